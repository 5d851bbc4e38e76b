// SPDX-License-Identifier: Apache-2.0
// Plays samples through the system's own player: pacat where PulseAudio or PipeWire run, else aplay. Qt
// Multimedia would bring a hundred megabytes for five short tones.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

namespace watchfire::voice {

class SoundPlayer : public QObject {
    Q_OBJECT
public:
    struct Program {
        QString path;
        QStringList arguments;
    };
    /// The system's players, the better one first.
    static QList<Program> programs();

    explicit SoundPlayer(QList<Program> programs = SoundPlayer::programs());
    ~SoundPlayer() override;
    /// Cuts off the sound that is playing.
    void play(const QByteArray& samples);

signals:
    void played();
    void failed(const QString& why);

private:
    void tryNext();
    void ended(bool well);

    QList<Program> m_programs;
    qsizetype m_next = 0;
    QByteArray m_samples;
    QProcess m_process;
    QTimer m_patience;
    bool m_cut = false; ///< another sound waits for the end of this one
    bool m_busy = false;
};

} // namespace watchfire::voice
