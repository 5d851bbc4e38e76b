// SPDX-License-Identifier: Apache-2.0
// See log_file.h. Qt's message handler takes no context, so the recorder that is alive is a variable of this
// file.
#include "app/logging/log_file.h"

#include <QDateTime>
#include <QFileInfo>
#include <QMutexLocker>

#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::logging {

namespace {

constexpr qint64 mostRead = 4 << 20;       // of one file; somebody may have put another one there
constexpr qsizetype mostCharacters = 8192; // of a message; what it quotes may be anything

LogFile* recording = nullptr;
QtMessageHandler before = nullptr;
bool toSystemd = false;

const char* word(QtMsgType type) {
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "error";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

/// syslog's number of a priority (sd-daemon(3)).
int priority(QtMsgType type) {
    switch (type) {
    case QtDebugMsg:
        return 7;
    case QtInfoMsg:
        return 6;
    case QtWarningMsg:
        return 4;
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return 3;
}

QString nameBefore(const QString& path) {
    return path + QStringLiteral(".1");
}

void appendLines(const QString& path, QStringList& to) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return;
    const QString text = QString::fromUtf8(file.read(mostRead));
    to += text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    const char* category = context.category != nullptr ? context.category : "default";
    if (recording != nullptr)
        recording->write(type, category, message);
    if (std::strncmp(category, "watchfire.", std::strlen("watchfire.")) != 0) {
        before(type, context, message);
        return;
    }
    if (toSystemd)
        std::fprintf(stderr, "<%d>%s\n", priority(type), qPrintable(message));
    else if (type != QtInfoMsg && type != QtDebugMsg)
        std::fprintf(stderr, "watchfire: %s\n", qPrintable(message));
}

} // namespace

QString pathBeside(const QString& journal) {
    return QFileInfo(journal).absolutePath() + QStringLiteral("/watchfire.log");
}

QStringList linesAt(const QString& path) {
    QStringList lines;
    appendLines(nameBefore(path), lines);
    appendLines(path, lines);
    return lines;
}

LogFile::LogFile(const QString& path, qint64 limit) : m_file(path), m_limit(limit) {}

/// Opens the file, or makes room in it.
bool LogFile::ready(qint64 bytes) {
    if (m_file.isOpen() && m_file.size() + bytes > m_limit && m_file.size() > 0) {
        m_file.close();
        QFile::remove(nameBefore(m_file.fileName()));
        // Where somebody's folder has that name, or no name may change, the old lines go.
        if (!QFile::rename(m_file.fileName(), nameBefore(m_file.fileName())))
            QFile::resize(m_file.fileName(), 0);
    }
    if (m_file.isOpen())
        return true;
    const QFileInfo place(m_file.fileName());
    if (place.exists() && !place.isFile()) // somebody's pipe would stop the program
        return false;
    // Its owner's alone, as the journal beside it. Made so: whoever opened it before its rights are taken
    // away would read on.
    constexpr mode_t owners = S_IRUSR | S_IWUSR;
    const int made =
        ::open(QFile::encodeName(m_file.fileName()).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, owners);
    if (made >= 0)
        ::close(made);
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Text))
        return false;
    // Earlier versions, or somebody's copy, may have left them open to others.
    constexpr auto ownersAlone = QFile::ReadOwner | QFile::WriteOwner;
    m_file.setPermissions(ownersAlone);
    if (const QString old = nameBefore(m_file.fileName()); QFileInfo(old).isFile())
        QFile::setPermissions(old, ownersAlone);
    return true;
}

void LogFile::write(QtMsgType type, const char* category, const QString& message) {
    // One line each: what a message quotes may hold line breaks.
    const QString line = QStringLiteral("%1 %2 %3: %4\n")
                             .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs),
                                  QString::fromLatin1(word(type)), QString::fromLatin1(category),
                                  message.left(mostCharacters).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    const QByteArray bytes = line.toUtf8();
    const QMutexLocker lock(&m_mutex);
    if (!ready(bytes.size()))
        return;
    m_file.write(bytes);
    m_file.flush();
}

Recorder::Recorder(const QString& path) : m_file(path) {
    // systemd says so if stderr goes to its journal.
    toSystemd = qEnvironmentVariableIsSet("JOURNAL_STREAM");
    recording = &m_file;
    before = qInstallMessageHandler(handle);
}

Recorder::~Recorder() {
    qInstallMessageHandler(before);
    recording = nullptr;
}

} // namespace watchfire::logging
