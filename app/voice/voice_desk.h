// SPDX-License-Identifier: Apache-2.0
// Speaks what the table shows (screens.md, "Speech"): each step once, in order, as it appears; everything or
// only the dangers. What an undo, a new roll or a tick has removed is not said any more. The helper speaks;
// nothing here waits for it.
#pragma once

#include "app/models/settings_model.h"
#include "app/models/table_model.h"
#include "app/models/voice_model.h"
#include "app/voice/helper_process.h"
#include "app/voice/speech_queue.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <string>

namespace watchfire::voice {

class VoiceDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TableModel& table;
        const SettingsModel& settings;
        VoiceModel& model;
        QString program; ///< path of watchfire-voice; empty: there is none
        HelperProcess::Patience patience{};
    };
    explicit VoiceDesk(Parts parts, QObject* parent = nullptr);

    /// The table's display has changed; `game` is the open game's id, `commands` how many are in force.
    void follow(const std::string& game, int commands);
    /// No game is open any more.
    void leave();

    /// The path of watchfire-voice beside this program or in its build folder; empty if there is none.
    static QString find();

signals:
    /// The sentence can now be heard.
    void said(const QString& id, const QString& text);

private:
    [[nodiscard]] QList<Utterance> shown() const;
    void settingsChanged();
    void repeat();
    void sayExample();
    void look();
    void lookAgain();
    void retry();
    void go();
    void heard(const nlohmann::json& event);
    void heardVoices(const nlohmann::json& event);
    void stop();
    void showProblem(bool audio);

    Parts m_parts;
    HelperProcess m_helper;
    SpeechQueue m_queue;
    std::string m_game;
    int m_commands = 0;
    int m_id = 0;           ///< of the sentence that the helper is working on
    bool m_started = false; ///< it can be heard
    bool m_lookDue = false;
    int m_looks = 0;        ///< questions to the helper since somebody asked for the list
    bool m_looking = false; ///< the helper is asked for its voices
    QVariantList m_found;
};

} // namespace watchfire::voice
