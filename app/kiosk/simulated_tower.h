// SPDX-License-Identifier: Apache-2.0
// A simulated dice tower as a child process: `watchfire-tower` behind its own pseudo-terminal, for practice
// and for tables without hardware (decisions 21). It rolls only when asked.
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace watchfire::kiosk {

class SimulatedTower : public QObject {
    Q_OBJECT
public:
    /// `program`: path of watchfire-tower. `stateFile`: where it counts its starts, like a tower's EEPROM, so
    /// that no boot id is used twice.
    SimulatedTower(QString program, QString stateFile, QObject* parent = nullptr);
    ~SimulatedTower() override;

    void start();
    [[nodiscard]] bool running() const { return m_process.state() == QProcess::Running; }
    /// The port to open; it appears shortly after the start.
    [[nodiscard]] QString port() const;
    /// Presses its button.
    void roll();

    /// The path of watchfire-tower beside this program or in its build folder; empty if there is none.
    static QString find();

signals:
    void runningChanged();
    /// English, for the device page.
    void failed(const QString& why);

private:
    QString m_program, m_stateFile;
    QTemporaryDir m_folder;
    QProcess m_process;
    bool m_leaving = false;
};

} // namespace watchfire::kiosk
