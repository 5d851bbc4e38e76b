// SPDX-License-Identifier: Apache-2.0
// The helper's talk with the program: one JSON object a line in, one out. It may hang or die with an engine;
// the program's watchdog sees that, because each command is answered.
//
//   in   {"do":"voices","languages":["en","de"]}
//        {"do":"say","id":7,"text":"…","language":"de","voice":"","rate":0,"volume":1}
//        {"do":"stop"}                                  no answer; the sentence in hand gets none either
//        {"do":"play","sound":"roll","volume":1}
//   out  {"event":"ready","engines":["flite"]}          once, before the first command is looked at
//        {"event":"opening","engine":"speechd"}         what follows may take its time
//        {"event":"voices","engine":"…","voices":[{"id":"…","title":"…","language":"de"}]}  for each engine
//        {"event":"voices-end"}
//        {"event":"started","id":7,"engine":"speechd"}
//        {"event":"finished","id":7}
//        {"event":"failed","id":7,"why":"no voice"|"no audio"}   no engine is left that could say it
//        {"event":"played"} or {"event":"silent","why":"no audio"|"no player"}
#pragma once

#include "app/voice/helper/engine.h"
#include "app/voice/helper/sound_player.h"

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QString>

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <memory>

namespace watchfire::voice {

class Helper : public QObject {
    Q_OBJECT
public:
    using Json = nlohmann::json;
    /// `write` sends a line to the program.
    Helper(Engines engines, std::function<void(const QByteArray& line)> write);
    ~Helper() override;

    void begin();
    /// Broken lines and unknown commands are passed over.
    void take(const QByteArray& line);

private:
    void tell(const Json& event);
    void listVoices(const Json& command);
    void say();
    void play(const Json& command);
    /// A sound's samples at this volume, made when they are first needed.
    QByteArray samples(const QString& sound, double volume);
    void stop();
    Engine* open(const QString& name);
    void sayWithNext(const char* why);

    Engines m_engines;
    std::function<void(const QByteArray&)> m_write;
    std::map<QString, std::unique_ptr<Engine>> m_open;
    std::unique_ptr<SoundPlayer> m_player;
    std::map<QString, QByteArray> m_tones; ///< samples of the sounds that were played, as loud as `m_loud`
    double m_loud = 1;

    Sentence m_sentence;
    qint64 m_id = -1;       ///< of the sentence in hand; -1: none
    QStringList m_untried;  ///< engines that may still say it
    QString m_engine;       ///< that says it now
    QSet<QString> m_silent; ///< engines that had no audio
};

/// Reads lines from standard input until it ends, answers on standard output; the exit status.
int runHelper(Engines engines);

} // namespace watchfire::voice
