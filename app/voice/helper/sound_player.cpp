// SPDX-License-Identifier: Apache-2.0
#include "app/voice/helper/sound_player.h"

#include "app/voice/helper/tones.h"

#include <QStandardPaths>

#include <utility>

namespace watchfire::voice {

namespace {
constexpr int patienceMs = 6000; // a tone lasts a second at most, some servers take their time to end
constexpr int endMs = 500;
} // namespace

QList<SoundPlayer::Program> SoundPlayer::programs() {
    const QString rate = QString::number(toneRate);
    const QList<Program> known{
        {QStringLiteral("pacat"),
         {QStringLiteral("--playback"), QStringLiteral("--raw"), QStringLiteral("--format=s16le"),
          QStringLiteral("--channels=1"), QStringLiteral("--latency-msec=60"),
          QStringLiteral("--rate=") + rate}},
        {QStringLiteral("aplay"),
         {QStringLiteral("-q"), QStringLiteral("-t"), QStringLiteral("raw"), QStringLiteral("-f"),
          QStringLiteral("S16_LE"), QStringLiteral("-c"), QStringLiteral("1"), QStringLiteral("-r"), rate}}};
    QList<Program> found;
    for (const Program& one : known) {
        if (const QString path = QStandardPaths::findExecutable(one.path); !path.isEmpty())
            found.append({path, one.arguments});
    }
    return found;
}

SoundPlayer::SoundPlayer(QList<Program> programs) : m_programs(std::move(programs)) {
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    // It may have been heard, and another player would play it twice.
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_next = m_programs.size();
        m_process.kill();
    });
    connect(&m_process, &QProcess::started, this, [this] {
        m_process.write(m_samples);
        m_process.closeWriteChannel();
    });
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        ended(code == 0 && status == QProcess::NormalExit);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended(false);
    });
}

SoundPlayer::~SoundPlayer() {
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished(endMs);
}

void SoundPlayer::play(const QByteArray& samples) {
    m_samples = samples;
    if (m_busy) {
        m_cut = true;
        m_process.kill();
        return;
    }
    m_next = 0;
    tryNext();
}

void SoundPlayer::tryNext() {
    m_busy = m_next < m_programs.size();
    if (!m_busy) {
        emit failed(m_programs.isEmpty() ? QStringLiteral("no player") : QStringLiteral("no audio"));
        return;
    }
    const Program& program = m_programs[m_next];
    m_patience.start();
    m_process.start(program.path, program.arguments);
}

void SoundPlayer::ended(bool well) {
    m_patience.stop();
    m_busy = false;
    if (std::exchange(m_cut, false)) {
        m_next = 0;
        tryNext();
    } else if (well) {
        emit played();
    } else {
        ++m_next;
        tryNext();
    }
}

} // namespace watchfire::voice

#include "moc_sound_player.cpp"
