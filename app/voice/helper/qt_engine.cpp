// SPDX-License-Identifier: Apache-2.0
#include "app/voice/helper/qt_engine.h"

#include <QLocale>
#include <QVoice>

#include <algorithm>

namespace watchfire::voice {

namespace {
QString languageOf(const QLocale& locale) {
    return locale.name().section(QLatin1Char('_'), 0, 0);
}
/// espeak-ng lists the Caribbean voice first.
constexpr QLatin1String plainEnglish{"English (America)"};
/// speech-dispatcher lists every voice a hundred times, as "German+Adam", each altered by a filter.
bool altered(const QVoice& voice) {
    return voice.name().contains(QLatin1Char('+'));
}
/// speech-dispatcher's names describe ("English (Scotland)"), flite's do not ("slt"). What the engines say of
/// a voice's sex is no help: on Qt 6.4 flite calls all of its voices men, slt too.
QString aboutVoice(const QVoice& voice, const QLocale& locale) {
    return voice.name().contains(QLatin1Char('(')) ? voice.name() : locale.nativeTerritoryName();
}
} // namespace

QtEngine::QtEngine(const QString& name) : m_name(name), m_speech(name) {
    connect(&m_speech, &QTextToSpeech::stateChanged, this, &QtEngine::stateChanged);
}

QList<Voice> QtEngine::voices(const QStringList& languages) {
    QList<Voice> found;
    QList<QLocale> locales = m_speech.availableLocales();
    std::sort(locales.begin(), locales.end(),
              [](const QLocale& a, const QLocale& b) { return a.name() < b.name(); });
    for (const QLocale& locale : locales) {
        if (!languages.contains(languageOf(locale)))
            continue;
        m_speech.setLocale(locale);
        for (const QVoice& voice : m_speech.availableVoices()) {
            if (altered(voice))
                continue;
            found.append({m_name + QLatin1Char(':') + locale.name() + QLatin1Char(':') + voice.name(),
                          aboutVoice(voice, locale), languageOf(locale)});
        }
    }
    m_chosen.clear();
    return found;
}

bool QtEngine::choose(const Sentence& sentence) {
    const QString order = sentence.language + QLatin1Char('\n') + sentence.voice;
    if (order == m_chosen)
        return true;
    const QString locale = sentence.voice.section(QLatin1Char(':'), 1, 1);
    const QString name = sentence.voice.section(QLatin1Char(':'), 2);
    const QLocale usual(sentence.language); // "en" is en_US, "de" is de_DE
    QLocale chosen = QLocale::c();
    for (const QLocale& one : m_speech.availableLocales()) {
        if (languageOf(one) != sentence.language)
            continue;
        const bool better = chosen == QLocale::c() || one == usual;
        if (locale.isEmpty() ? better : one.name() == locale)
            chosen = one;
    }
    if (chosen == QLocale::c())
        return false;
    m_speech.setLocale(chosen);
    const QList<QVoice> voices = m_speech.availableVoices();
    const auto named = [&](const QString& wanted) {
        return std::find_if(voices.begin(), voices.end(),
                            [&](const QVoice& voice) { return voice.name() == wanted; });
    };
    auto found = named(name);
    if (found == voices.end())
        found = named(plainEnglish);
    if (found == voices.end())
        found =
            std::find_if(voices.begin(), voices.end(), [](const QVoice& voice) { return !altered(voice); });
    if (found != voices.end())
        m_speech.setVoice(*found);
    m_chosen = order;
    return true;
}

bool QtEngine::say(const Sentence& sentence) {
    if (m_phase != Phase::idle)
        stop();
    if (!choose(sentence))
        return false;
    m_speech.setRate(std::clamp(sentence.rate, -1.0, 1.0));
    m_speech.setVolume(std::clamp(sentence.volume, 0.0, 1.0));
    m_phase = Phase::asked;
    m_speech.say(sentence.text);
    return true;
}

void QtEngine::stop() {
    m_phase = Phase::idle;
    m_speech.stop();
}

void QtEngine::stateChanged(QTextToSpeech::State state) {
    // A "ready" before this sentence began belongs to a sentence that was stopped.
    if (state == QTextToSpeech::Speaking && m_phase == Phase::asked) {
        m_phase = Phase::speaking;
        emit started();
    } else if (state == QTextToSpeech::Ready && m_phase == Phase::speaking) {
        m_phase = Phase::idle;
        emit finished();
    } else if (state == QTextToSpeech::Error && m_phase != Phase::idle) {
        m_phase = Phase::idle;
        emit failed(QStringLiteral("no audio"));
    }
}

Engines qtEngines() {
    Engines engines;
    const QStringList found = QTextToSpeech::availableEngines();
    // flite is quick and reports missing audio at once; speech-dispatcher may hang then.
    for (const auto* name : {"flite", "speechd"}) {
        if (found.contains(QLatin1String(name)))
            engines.names.append(QLatin1String(name));
    }
    engines.make = [](const QString& name) -> std::unique_ptr<Engine> {
        return std::make_unique<QtEngine>(name);
    };
    return engines;
}

} // namespace watchfire::voice

#include "moc_qt_engine.cpp"
