// SPDX-License-Identifier: Apache-2.0
// The log beside the journal: what happened before something went wrong. It never grows beyond two files.
#pragma once

#include <QFile>
#include <QMutex>
#include <QString>
#include <QStringList>
#include <QtGlobal>

namespace watchfire::logging {

/// The log of the program whose journal is at `journal`: "…/watchfire.log" in the same folder.
[[nodiscard]] QString pathBeside(const QString& journal);

/// The lines that are kept at `path`, oldest first: those of the file before, then those of the present one.
/// Empty if there is no file, or none that may be read.
[[nodiscard]] QStringList linesAt(const QString& path);

/// Appends lines of the form "2026-11-23T18:00:00.123Z warning watchfire.link: text". A file that may not be
/// written is no error: the same lines are on stderr.
class LogFile {
public:
    /// `limit`: bytes of a file; a full one is renamed to "`path`.1" and replaces the one before.
    explicit LogFile(const QString& path, qint64 limit = usualLimit);

    void write(QtMsgType type, const char* category, const QString& message);

private:
    static constexpr qint64 usualLimit = 256 * 1024;

    [[nodiscard]] bool ready(qint64 bytes);

    QMutex m_mutex; ///< messages come from every thread
    QFile m_file;
    qint64 m_limit;
};

/// While it lives, all messages of Qt, QML and the program go to a file, too. On stderr our own warnings read
/// "watchfire: text"; our news are there only if systemd reads along, with its priorities ("<6>text").
class Recorder {
public:
    explicit Recorder(const QString& path);
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;
    ~Recorder();

private:
    LogFile m_file;
};

} // namespace watchfire::logging
