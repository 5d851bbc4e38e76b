// SPDX-License-Identifier: Apache-2.0
#include "app/voice/helper/helper.h"

#include "app/voice/helper/tones.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace watchfire::voice {

namespace {

QString text(const nlohmann::json& object, const char* field) {
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                       : QString();
}
double number(const nlohmann::json& object, const char* field, double otherwise) {
    const auto found = object.find(field);
    return found != object.end() && found->is_number() ? found->get<double>() : otherwise;
}

} // namespace

Helper::Helper(Engines engines, std::function<void(const QByteArray&)> write)
    : m_engines(std::move(engines)), m_write(std::move(write)) {}

Helper::~Helper() = default;

void Helper::tell(const Json& event) {
    m_write(QByteArray::fromStdString(event.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n');
}

void Helper::begin() {
    auto names = Json::array();
    for (const QString& name : m_engines.names)
        names.push_back(name.toStdString());
    tell({{"event", "ready"}, {"engines", names}});
}

void Helper::take(const QByteArray& line) {
    const auto command = Json::parse(line.constBegin(), line.constEnd(), nullptr, false);
    if (!command.is_object())
        return;
    const QString what = text(command, "do");
    if (what == QLatin1String("voices")) {
        listVoices(command);
    } else if (what == QLatin1String("say")) {
        stop();
        m_sentence = {text(command, "text"), text(command, "language"), text(command, "voice"),
                      number(command, "rate", 0), number(command, "volume", 1)};
        m_id = static_cast<qint64>(number(command, "id", 0));
        say();
    } else if (what == QLatin1String("stop")) {
        stop();
    } else if (what == QLatin1String("play")) {
        play(command);
    }
}

Engine* Helper::open(const QString& name) {
    auto& engine = m_open[name];
    if (!engine) {
        tell({{"event", "opening"}, {"engine", name.toStdString()}});
        engine = m_engines.make(name);
        connect(engine.get(), &Engine::started, this, [this, name] {
            if (m_id >= 0 && m_engine == name)
                tell({{"event", "started"}, {"id", m_id}, {"engine", name.toStdString()}});
        });
        connect(engine.get(), &Engine::finished, this, [this, name] {
            if (m_id >= 0 && m_engine == name)
                tell({{"event", "finished"}, {"id", std::exchange(m_id, -1)}});
        });
        connect(engine.get(), &Engine::failed, this, [this, name] {
            m_silent.insert(name);
            if (m_id >= 0 && m_engine == name)
                sayWithNext("no audio");
        });
    }
    return engine.get();
}

void Helper::listVoices(const Json& command) {
    QStringList languages;
    if (const auto given = command.find("languages"); given != command.end() && given->is_array()) {
        for (const Json& one : *given) {
            if (one.is_string())
                languages.append(QString::fromStdString(one.get<std::string>()));
        }
    }
    for (const QString& name : std::as_const(m_engines.names)) {
        auto rows = Json::array();
        for (const Voice& voice : open(name)->voices(languages))
            rows.push_back({{"id", voice.id.toStdString()},
                            {"about", voice.about.toStdString()},
                            {"language", voice.language.toStdString()}});
        tell({{"event", "voices"}, {"engine", name.toStdString()}, {"voices", rows}});
    }
    tell({{"event", "voices-end"}});
}

void Helper::say() {
    m_untried = m_engines.names;
    // The chosen voice's engine first; those without audio last, because audio may have come back.
    const QString own = m_sentence.voice.section(QLatin1Char(':'), 0, 0);
    std::stable_sort(m_untried.begin(), m_untried.end(), [&](const QString& a, const QString& b) {
        const auto weight = [&](const QString& name) {
            return (m_silent.contains(name) ? 2 : 0) + (name == own ? 0 : 1);
        };
        return weight(a) < weight(b);
    });
    sayWithNext("no voice");
}

void Helper::sayWithNext(const char* why) {
    while (!m_untried.isEmpty()) {
        m_engine = m_untried.takeFirst();
        Sentence sentence = m_sentence;
        if (!sentence.voice.startsWith(m_engine + QLatin1Char(':')))
            sentence.voice.clear();
        if (open(m_engine)->say(sentence))
            return;
    }
    tell({{"event", "failed"}, {"id", std::exchange(m_id, -1)}, {"why", why}});
}

void Helper::stop() {
    if (m_id < 0)
        return;
    m_id = -1;
    if (const auto engine = m_open.find(m_engine); engine != m_open.end() && engine->second)
        engine->second->stop();
}

void Helper::play(const Json& command) {
    if (!m_player) {
        m_player = std::make_unique<SoundPlayer>();
        connect(m_player.get(), &SoundPlayer::played, this, [this] { tell({{"event", "played"}}); });
        connect(m_player.get(), &SoundPlayer::failed, this, [this](const QString& why) {
            tell({{"event", "silent"}, {"why", why.toStdString()}});
        });
    }
    m_player->play(samples(text(command, "sound"), number(command, "volume", 1)));
}

QByteArray Helper::samples(const QString& sound, double volume) {
    if (std::exchange(m_loud, volume) != volume)
        m_tones.clear();
    QByteArray& known = m_tones[sound];
    if (known.isNull())
        known = tone(sound, volume);
    return known;
}

int runHelper(Engines engines) {
    // If the program is killed, a helper that hangs must not stay.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::fcntl(STDIN_FILENO, F_SETFL, ::fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
    Helper helper(std::move(engines), [](const QByteArray& line) {
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
        std::fflush(stdout);
    });
    QByteArray waiting;
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &helper, [&] {
        char bytes[4096];
        const auto count = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (count < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        if (count <= 0) {
            input.setEnabled(false);
            QCoreApplication::quit();
            return;
        }
        waiting.append(bytes, static_cast<qsizetype>(count));
        for (qsizetype end = waiting.indexOf('\n'); end >= 0; end = waiting.indexOf('\n')) {
            const QByteArray line = waiting.left(end);
            waiting.remove(0, end + 1);
            helper.take(line);
        }
    });
    helper.begin();
    const int status = QCoreApplication::exec();
    // Engines may hang in their destructors too: nothing here needs them.
    std::fflush(stdout);
    std::_Exit(status);
}

} // namespace watchfire::voice

#include "moc_helper.cpp"
