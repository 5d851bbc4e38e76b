// SPDX-License-Identifier: Apache-2.0
// The helper that speaks and plays, as a child process with a watchdog (decisions 26). It starts when it is
// first needed. If an answer does not come in time, or the helper ends by itself, it is killed and started
// again after a pause; the pauses grow, and after the last one it is given up. Nothing here waits.
// helper/helper.h has the lines.
#pragma once

#include <QList>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <map>

namespace watchfire::voice {

class HelperProcess : public QObject {
    Q_OBJECT
public:
    using Json = nlohmann::json;

    struct Patience {
        int openMs = 25000;                     ///< for the program's start and for opening an engine
        QList<int> pausesMs{1000, 4000, 16000}; ///< before each further start
    };
    /// `program`: path of watchfire-voice; empty: there is none, and `gaveUp` is emitted.
    HelperProcess(QString program, Patience patience, QObject* parent = nullptr);
    ~HelperProcess() override;

    [[nodiscard]] bool exists() const { return !m_program.isEmpty(); }
    /// True if it is up and takes commands.
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] bool hasGivenUp() const { return m_gaveUp; }
    /// Starts it if it does not run; `cameUp` follows, or `gaveUp`. Does nothing after it gave up.
    void need();
    /// Lets it start over, even with engines that hung before.
    void forgive();
    /// Sends one line; only while ready. An answer must come within `ms`, otherwise it counts as hanging; 0:
    /// no answer is expected.
    void send(const Json& command, int ms);
    /// The expected answer has come; the next one must come within `ms`; 0: none.
    void expect(int ms);

signals:
    void cameUp();
    void heard(const nlohmann::json& event);
    /// It hung, died or was ended, and its current work is lost.
    void lost();
    void gaveUp();

private:
    void start();
    void end();
    void read();
    void heardLine(const QByteArray& line);
    void fail();

    QString m_program;
    Patience m_patience;
    QProcess m_process;
    QTimer m_watchdog;
    QTimer m_pause;
    QByteArray m_waiting;
    bool m_ready = false;
    bool m_failing = false; ///< killed or ended; its last signals are ignored
    bool m_gaveUp = false;
    qsizetype m_failures = 0;
    QString m_engine;                      ///< the last engine that it opened or spoke with
    std::map<QString, int> m_failuresWith; ///< an engine that hung twice is left out
    bool m_without = false;                ///< an engine is left out now
};

} // namespace watchfire::voice
