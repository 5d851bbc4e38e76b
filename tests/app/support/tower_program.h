// SPDX-License-Identifier: Apache-2.0
// The program watchfire-tower as a child process: the test tells it what to roll and asks what its lamp
// shows.
#pragma once

#include "devices/port_finder.h"
#include "devices/serial_tower.h"
#include "tests/app/support/desk_program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QString>

#include <memory>

namespace watchfire::test {

class TowerProgram {
public:
    TowerProgram(const QString& link, const QString& serial) {
        m_process.start(QStringLiteral(WATCHFIRE_TOWER_PROGRAM),
                        {QStringLiteral("--link"), link, QStringLiteral("--serial"), serial,
                         QStringLiteral("--exit-with-parent")});
        EXPECT_TRUE(m_process.waitForStarted(20000));
    }
    ~TowerProgram() {
        say(QStringLiteral("quit"));
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(20000))
            m_process.kill();
    }
    TowerProgram(const TowerProgram&) = delete;
    TowerProgram& operator=(const TowerProgram&) = delete;

    void say(const QString& line) { m_process.write((line + QLatin1Char('\n')).toUtf8()); }
    void roll(int a, int b) { say(QStringLiteral("roll %1 %2").arg(a).arg(b)); }
    /// A field of its statistics, such as "lamp" or "held"; empty if it does not answer.
    QString told(const QString& field) {
        m_process.readAllStandardOutput();
        say(QStringLiteral("stats"));
        QString lines;
        const QRegularExpression form(QStringLiteral("stats .*\\b%1=(\\S+)").arg(field));
        QRegularExpressionMatch match;
        waitUntil([&] {
            lines += QString::fromUtf8(m_process.readAllStandardOutput());
            match = form.match(lines);
            return match.hasMatch() && lines.endsWith(QLatin1Char('\n'));
        });
        return match.captured(1);
    }
    /// Waits until its lamp shows the effect of this name on the wire.
    bool shows(const char* effect) {
        return waitUntil([&] { return told(QStringLiteral("lamp")) == QLatin1String(effect); });
    }

private:
    QProcess m_process;
};

/// A serial tower with short pauses.
inline std::unique_ptr<devices::SerialTower> quickTower(const QString& port,
                                                        std::shared_ptr<devices::PortEnumerator> ports = {},
                                                        std::shared_ptr<devices::PortClaims> claims = {}) {
    devices::SerialTower::Options options;
    options.path = port.toStdString();
    options.ports = std::move(ports);
    options.claims = std::move(claims);
    options.retry = std::chrono::milliseconds(20);
    options.longestRetry = std::chrono::milliseconds(100);
    options.giveUp = std::chrono::milliseconds(500);
    options.tellEvery = std::chrono::milliseconds(20);
    options.link.settle = std::chrono::milliseconds(10);
    return std::make_unique<devices::SerialTower>(std::move(options));
}

} // namespace watchfire::test
