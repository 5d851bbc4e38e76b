// SPDX-License-Identifier: Apache-2.0
// watchfire-voice with engines that fail as real ones do. WATCHFIRE_FAKE_VOICE says how: "ok", "hang"
// (opening never ends), "mute" (takes the sentence and stays silent), "endless" (never finishes), "crash"
// (dies at the first sentence of each run), "crash-once" (dies only at the very first sentence), "no-audio",
// "crash-looking" and "crash-looking-once" (the same when it is asked for its voices), "crash-endless" (two
// engines: one dies, the other never finishes).
// Every order is a line in the file WATCHFIRE_FAKE_LOG.
#include "app/voice/helper/helper.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <chrono>
#include <cstdlib>
#include <memory>
#include <thread>
#include <utility>

namespace {

using namespace watchfire::voice;

void log(const QString& line) {
    QFile file(qEnvironmentVariable("WATCHFIRE_FAKE_LOG"));
    if (file.open(QIODevice::Append))
        file.write(line.toUtf8() + '\n');
}

bool saidBefore(const char* what) {
    QFile file(qEnvironmentVariable("WATCHFIRE_FAKE_LOG"));
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(what);
}

class FakeEngine : public Engine {
public:
    explicit FakeEngine(QString how) : m_how(std::move(how)) {
        m_talk.setSingleShot(true);
        m_talk.setInterval(2);
        connect(&m_talk, &QTimer::timeout, this, &Engine::finished);
        while (m_how == QLatin1String("hang"))
            std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    QList<Voice> voices(const QStringList& languages) override {
        const bool first = !saidBefore("look");
        log(QStringLiteral("look"));
        if (m_how == QLatin1String("crash-looking") ||
            (m_how == QLatin1String("crash-looking-once") && first))
            std::_Exit(3);
        QList<Voice> voices;
        for (const QString& language : languages)
            voices.append(
                {QStringLiteral("fake:%1:One").arg(language), QStringLiteral("Somewhere"), language});
        return voices;
    }
    bool say(const Sentence& sentence) override {
        const bool first = !saidBefore("say ");
        log(QStringLiteral("say %1 %2").arg(sentence.language, sentence.text));
        if (m_how == QLatin1String("crash") || (m_how == QLatin1String("crash-once") && first))
            std::_Exit(3);
        if (m_how == QLatin1String("mute"))
            return true;
        QTimer::singleShot(0, this, [this] {
            if (m_how == QLatin1String("no-audio")) {
                emit failed(QStringLiteral("no audio"));
                return;
            }
            emit started();
            if (m_how != QLatin1String("endless"))
                m_talk.start();
        });
        return true;
    }
    void stop() override {
        log(QStringLiteral("stop"));
        m_talk.stop();
    }

private:
    QString m_how;
    QTimer m_talk;
};

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    log(QStringLiteral("up %1").arg(QCoreApplication::arguments().mid(1).join(QLatin1Char(' '))).trimmed());
    Engines engines;
    if (!QCoreApplication::arguments().contains(QStringLiteral("--without")))
        engines.names.append(QStringLiteral("fake"));
    const QString how = qEnvironmentVariable("WATCHFIRE_FAKE_VOICE");
    const bool two = how == QLatin1String("crash-endless");
    if (two)
        engines.names.append(QStringLiteral("other"));
    engines.make = [how, two](const QString& name) {
        return std::make_unique<FakeEngine>(!two                            ? how
                                            : name == QLatin1String("fake") ? QStringLiteral("crash")
                                                                            : QStringLiteral("endless"));
    };
    return runHelper(std::move(engines));
}
