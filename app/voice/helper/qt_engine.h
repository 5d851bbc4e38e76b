// SPDX-License-Identifier: Apache-2.0
// The engines of Qt TextToSpeech: speech-dispatcher speaks every language that espeak-ng knows, flite English
// only.
#pragma once

#include "app/voice/helper/engine.h"

#include <QTextToSpeech>

namespace watchfire::voice {

class QtEngine : public Engine {
    Q_OBJECT
public:
    explicit QtEngine(const QString& name);
    QList<Voice> voices(const QStringList& languages) override;
    bool say(const Sentence& sentence) override;
    void stop() override;

private:
    enum class Phase { idle, asked, speaking };
    bool choose(const Sentence& sentence);
    void stateChanged(QTextToSpeech::State state);

    QString m_name;
    QTextToSpeech m_speech;
    Phase m_phase = Phase::idle;
    QString m_chosen; ///< the language and voice that are set
};

/// The engines that Qt finds on this machine.
Engines qtEngines();

} // namespace watchfire::voice
