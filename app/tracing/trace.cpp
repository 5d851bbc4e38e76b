// SPDX-License-Identifier: Apache-2.0
// Each event is one line, written by one call of the system at once: so a killed program leaves whole events.
// The comma stands in front of an event, so that "]" alone makes an open file valid JSON.
#include "app/tracing/trace.h"

#include <QCoreApplication>
#include <QThread>
#include <QtGlobal>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>

namespace watchfire::tracing {

namespace {

using Json = nlohmann::ordered_json;

double microseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::micro>(duration).count();
}

std::string nameOfThread() {
    const QThread* thread = QThread::currentThread();
    if (const QString name = thread->objectName(); !name.isEmpty())
        return name.toStdString();
    const QCoreApplication* application = QCoreApplication::instance();
    return application != nullptr && application->thread() == thread ? "screen" : "other";
}

} // namespace

std::variant<std::shared_ptr<Trace>, QString> Trace::begin(const QString& path) {
    // Its owner's alone: it tells when who played, and what was rolled.
    constexpr mode_t owners = S_IRUSR | S_IWUSR;
    const int made =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owners);
    const int reason = errno;
    if (made < 0 && reason == EEXIST)
        return QStringLiteral("there is something already; name a new file");
    auto file = std::make_unique<QFile>(path);
    if (made < 0 || !file->open(made, QIODevice::WriteOnly | QIODevice::Unbuffered, QFile::AutoCloseHandle))
        return QStringLiteral("the file cannot be made: %1")
            .arg(made < 0 ? QString::fromLocal8Bit(std::strerror(reason)) : file->errorString());
    return std::make_shared<Trace>(std::move(file));
}

Trace::Trace(std::unique_ptr<QFile> file) : m_file(std::move(file)) {
    const Json process{{"name", "process_name"},
                       {"ph", "M"},
                       {"pid", QCoreApplication::applicationPid()},
                       {"args", {{"name", "watchfire"}}}};
    write("[\n" + process.dump());
}

Trace::~Trace() {
    write("\n]\n");
}

void Trace::span(const char* name, Clock::time_point since, const std::string& roll) {
    const Clock::time_point now = Clock::now();
    const QMutexLocker lock(&m_mutex);
    Json event{{"name", name},
               {"cat", "watchfire"},
               {"ph", "X"},
               {"ts", microseconds(since.time_since_epoch())},
               {"dur", microseconds(now - since)},
               {"pid", QCoreApplication::applicationPid()},
               {"tid", numberOfThread()}};
    if (!roll.empty())
        event["args"] = {{"roll", roll}};
    write(",\n" + event.dump());
}

std::string rollName(std::uint64_t boot, std::uint64_t sequence) {
    return fmt::format("{:08x} {}", boot, sequence);
}

/// Numbers of threads count from 1, in the order in which they first appear; the file names each.
int Trace::numberOfThread() {
    const auto [thread, fresh] =
        m_threads.try_emplace(std::this_thread::get_id(), static_cast<int>(m_threads.size()) + 1);
    if (fresh) {
        const Json named{{"name", "thread_name"},
                         {"ph", "M"},
                         {"pid", QCoreApplication::applicationPid()},
                         {"tid", thread->second},
                         {"args", {{"name", nameOfThread()}}}};
        write(",\n" + named.dump());
    }
    return thread->second;
}

/// A trace that cannot be written ends: the game goes on.
void Trace::write(const std::string& event) {
    if (!m_file->isOpen())
        return;
    const auto size = static_cast<qint64>(event.size());
    if (m_file->write(event.data(), size) == size)
        return;
    qWarning("the trace ends here: %s", qPrintable(m_file->errorString()));
    m_file->close();
}

} // namespace watchfire::tracing
