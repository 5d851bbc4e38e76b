// SPDX-License-Identifier: Apache-2.0
#include "app/voice/helper_process.h"

#include "app/logging/categories.h"

#include <utility>

namespace watchfire::voice {

namespace {
constexpr int endMs = 500;
constexpr int oftenEnough = 2;

/// As in helper.h: numbers are ids, lists are lists, everything else is text.
bool wellFormed(const nlohmann::json& event) {
    if (!event.is_object() || !event.contains("event"))
        return false;
    for (const auto& [key, value] : event.items()) {
        const bool list = key == "voices" || key == "engines";
        if (key == "id" ? !value.is_number_integer() : list ? !value.is_array() : !value.is_string())
            return false;
    }
    return true;
}
} // namespace

HelperProcess::HelperProcess(QString program, Patience patience, QObject* parent)
    : QObject(parent), m_program(std::move(program)), m_patience(std::move(patience)) {
    // Engines print a lot about missing audio servers, which does not belong into the program's own log.
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_watchdog.setSingleShot(true);
    m_pause.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, &HelperProcess::fail);
    connect(&m_pause, &QTimer::timeout, this, &HelperProcess::start);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &HelperProcess::read);
    connect(&m_process, &QProcess::finished, this, &HelperProcess::fail);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail();
    });
}

HelperProcess::~HelperProcess() {
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill(); // it has nothing to save
    m_process.waitForFinished(endMs);
}

void HelperProcess::need() {
    if (!exists() && !m_gaveUp) {
        m_gaveUp = true;
        emit gaveUp();
    }
    const bool running = m_process.state() != QProcess::NotRunning;
    if (m_gaveUp || m_pause.isActive() || (running && !m_failing))
        return;
    start();
}

void HelperProcess::forgive() {
    m_gaveUp = false;
    m_failures = 0;
    m_failuresWith.clear();
    if (m_without)
        end();
}

/// The helper is not wanted any more; `need` starts another.
void HelperProcess::end() {
    const bool failed = std::exchange(m_failing, true); // and its work was lost
    m_ready = false;
    m_without = false;
    m_watchdog.stop();
    m_process.kill();
    if (!failed)
        emit lost();
}

void HelperProcess::start() {
    if (m_process.state() != QProcess::NotRunning) { // killed, but not gone yet
        constexpr int soonMs = 20;
        m_pause.start(soonMs);
        return;
    }
    QStringList arguments;
    for (const auto& [engine, failures] : m_failuresWith) {
        if (failures >= oftenEnough)
            arguments << QStringLiteral("--without") << engine;
    }
    m_without = !arguments.isEmpty();
    m_waiting.clear();
    m_engine.clear();
    m_failing = false;
    m_watchdog.start(m_patience.openMs);
    m_process.start(m_program, arguments);
}

void HelperProcess::send(const Json& command, int ms) {
    if (!m_ready)
        return;
    m_process.write(QByteArray::fromStdString(command.dump(-1, ' ', false, Json::error_handler_t::replace)) +
                    '\n');
    if (ms > 0)
        m_watchdog.start(ms);
}

void HelperProcess::expect(int ms) {
    if (ms > 0)
        m_watchdog.start(ms);
    else
        m_watchdog.stop();
}

void HelperProcess::read() {
    m_waiting.append(m_process.readAllStandardOutput());
    for (qsizetype end = m_waiting.indexOf('\n'); end >= 0; end = m_waiting.indexOf('\n')) {
        const QByteArray line = m_waiting.left(end);
        m_waiting.remove(0, end + 1);
        heardLine(line);
    }
}

void HelperProcess::heardLine(const QByteArray& line) {
    if (m_failing)
        return;
    const auto event = Json::parse(line.constBegin(), line.constEnd(), nullptr, false);
    if (!wellFormed(event))
        return;
    const std::string what = event.value("event", std::string());
    if (what == "ready") {
        m_ready = true;
        m_watchdog.stop();
        emit cameUp();
        return;
    }
    if (what == "opening") {
        m_engine = QString::fromStdString(event.value("engine", std::string()));
        m_watchdog.start(m_patience.openMs);
        return;
    }
    if (what == "started")
        m_engine = QString::fromStdString(event.value("engine", std::string()));
    else if (what == "finished" || what == "played")
        m_failures = 0; // it works
    emit heard(event);
}

void HelperProcess::fail() {
    if (std::exchange(m_failing, true))
        return;
    m_watchdog.stop();
    m_ready = false;
    if (m_process.state() != QProcess::NotRunning)
        m_process.kill();
    qCInfo(logging::helper).noquote()
        << QStringLiteral("the voice does not answer (engine %1, process: %2)")
               .arg(m_engine.isEmpty() ? QStringLiteral("none yet") : m_engine, m_process.errorString());
    if (!m_engine.isEmpty())
        ++m_failuresWith[m_engine];
    if (m_failures < m_patience.pausesMs.size()) {
        m_pause.start(m_patience.pausesMs[m_failures++]);
        emit lost();
    } else {
        m_gaveUp = true;
        qCWarning(logging::helper) << "the voice failed too often and is not started again";
        emit lost();
        emit gaveUp();
    }
}

} // namespace watchfire::voice

#include "moc_helper_process.cpp"
