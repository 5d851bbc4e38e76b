// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/simulated_tower.h"

#include "app/logging/categories.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace watchfire::kiosk {

namespace {

struct SimulatedTowerText {
    Q_DECLARE_TR_FUNCTIONS(SimulatedTowerText)
};
constexpr int patienceMs = 500;
} // namespace

SimulatedTower::SimulatedTower(QString program, QString stateFile, QObject* parent)
    : QObject(parent), m_program(std::move(program)), m_stateFile(std::move(stateFile)) {
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.setStandardOutputFile(QProcess::nullDevice());
    connect(&m_process, &QProcess::started, this, &SimulatedTower::runningChanged);
    connect(&m_process, &QProcess::finished, this, [this] {
        if (m_leaving)
            return;
        emit runningChanged();
        emit failed(SimulatedTowerText::tr("The simulated tower has stopped."));
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        qCInfo(logging::helper).noquote() << "the simulated tower:" << m_process.errorString();
        if (error == QProcess::FailedToStart)
            emit failed(SimulatedTowerText::tr("The simulated tower cannot be started: %1")
                            .arg(m_process.errorString()));
    });
}

SimulatedTower::~SimulatedTower() {
    m_leaving = true;
    if (m_process.state() == QProcess::NotRunning)
        return;
    // The child ends when its standard input does.
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(patienceMs)) {
        m_process.kill();
        m_process.waitForFinished(patienceMs);
    }
}

void SimulatedTower::start() {
    if (m_process.state() != QProcess::NotRunning)
        return;
    if (m_program.isEmpty()) {
        emit failed(SimulatedTowerText::tr("The program watchfire-tower is missing."));
        return;
    }
    m_process.start(m_program, {QStringLiteral("--link"), port(), QStringLiteral("--state"), m_stateFile,
                                QStringLiteral("--exit-with-parent")});
}

QString SimulatedTower::port() const {
    return m_folder.filePath(QStringLiteral("tower"));
}

void SimulatedTower::roll() {
    if (running())
        m_process.write("roll\n");
}

QString SimulatedTower::find() {
    const QString here = QCoreApplication::applicationDirPath();
    const QString name = QStringLiteral("watchfire-tower");
    for (const QString& path :
         {here + QLatin1Char('/') + name, here + QStringLiteral("/../firmware-protocol/") + name}) {
        if (QFileInfo(path).isExecutable())
            return QDir::cleanPath(path);
    }
    return QStandardPaths::findExecutable(name);
}

} // namespace watchfire::kiosk

#include "moc_simulated_tower.cpp"
