// SPDX-License-Identifier: Apache-2.0
// Short sounds for events at the table: a roll arrived, a danger, all done, whose turn, refused. They have
// their own helper process, so that a voice that hangs does not block them. Without audio there is silence.
#pragma once

#include "app/models/settings_model.h"
#include "app/models/table_model.h"
#include "app/voice/helper_process.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <string>

namespace watchfire::voice {

class SoundDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TableModel& table;
        const SettingsModel& settings;
        QString program; ///< path of watchfire-voice; empty: there is none
        HelperProcess::Patience patience{};
    };
    explicit SoundDesk(Parts parts, QObject* parent = nullptr);

    /// The table's display has changed; `game` is the open game's id, `commands` how many are in force,
    /// `rolled` whether the last of them is a roll.
    void follow(const std::string& game, int commands, bool rolled);
    /// No game is open any more.
    void leave() { m_game.clear(); }

signals:
    /// A sound is due: "roll", "danger", "done", "your-turn", "refused".
    void due(const QString& sound);

private:
    struct Heard {
        int commands = 0;
        int stepsLeft = 0;
        QString turn;
        bool pending = false;
        bool over = false;
        QSet<QString> dangers; ///< ids of the cards
    };
    [[nodiscard]] Heard now(int commands) const;
    [[nodiscard]] QString soundOf(const Heard& now, bool rolled) const;
    void play(const QString& sound);

    Parts m_parts;
    HelperProcess m_helper;
    std::string m_game;
    Heard m_before;
    QString m_waiting; ///< waits until the helper is up
};

} // namespace watchfire::voice
