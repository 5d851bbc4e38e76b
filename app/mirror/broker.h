// SPDX-License-Identifier: Apache-2.0
// The program's own broker: mosquitto as a child process with its own folder, without rights, and with
// limits. If it dies it is started again; it ends with the program. The program never listens itself:
// mosquitto closes what an HTTP server inside the program would hold (decisions 38).
#pragma once

#include "app/mirror/broker_files.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>
#include <optional>

namespace watchfire::mirror {

class Broker : public QObject {
    Q_OBJECT
public:
    explicit Broker(QObject* parent = nullptr);
    ~Broker() override;

    /// The path of mosquitto; empty if it is not installed.
    static QString find();

    /// Starts it with new files; a running one is ended before. Errors: an English sentence.
    std::optional<QString> start(const QList<Reader>& readers);
    void stop();
    /// The program has connected: from now on the port stays the same, because phones may know it.
    void keepPort() { m_portKept = true; }
    [[nodiscard]] bool running() const { return m_process != nullptr; }
    [[nodiscard]] quint16 port() const { return m_plan.port; }
    /// Where the program connects.
    [[nodiscard]] QString socket() const { return programSocket(m_plan); }

signals:
    /// The program can connect, for the first time or again.
    void ready();
    /// It does not stay up; it is tried again. English, for the log and the page.
    void trouble(const QString& why);

private:
    std::optional<QString> choosePort();
    void launch();
    void again();
    void failed(const QString& why);
    void lookForSocket();
    void release();

    BrokerPlan m_plan;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_process;
    int m_claim = -1;        ///< of the port
    QTimer m_again;          ///< starts it again
    QTimer m_look;           ///< looks whether its socket is there
    int m_deaths = 0;        ///< in a row, each soon after its start, or before it
    bool m_portKept = false; ///< the program has connected, so that phones may know the port
    qint64 m_born = 0;
};

} // namespace watchfire::mirror
