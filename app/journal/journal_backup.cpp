// SPDX-License-Identifier: Apache-2.0
// Backup and restore of the whole journal (journal_file.h). Both make the new file whole beside its place and
// then rename it, so that at every instant there is the old file or the new one, never a piece of one.
#include "app/journal/journal_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace watchfire::journal {

namespace {

QString reasonOf(int error) {
    return QString::fromLocal8Bit(std::strerror(error));
}

/// What the folder or file holds is on the disk when this returns true; errno says why not.
bool synchronize(const QString& path) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool good = ::fsync(file) == 0;
    const int reason = errno;
    ::close(file);
    errno = reason;
    return good;
}

/// Over one that lies there.
bool rename(const QString& from, const QString& to) {
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return false;
    (void)synchronize(QFileInfo(to).absolutePath()); // some drives cannot; the file itself is safe
    return true;
}

void removeDatabase(const QString& path) {
    for (const auto* suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

/// An SQLite file says whose it is in its first hundred bytes.
bool isJournal(const QString& path, quint32 application) {
    constexpr qint64 headBytes = 100;
    constexpr qsizetype idAt = 68;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(headBytes);
    quint32 id = 0;
    for (qsizetype i = 0; head.size() == headBytes && i < 4; ++i)
        id = id << 8 | static_cast<quint8>(head[idAt + i]);
    return head.startsWith("SQLite format 3") && id == application;
}

} // namespace

JournalFile::Failure JournalFile::backUp(const QString& target) {
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        return JournalError{kind, target.toStdString(), {}, reason.toStdString()};
    };
    const QString part = target + QStringLiteral(".part");
    if (!QDir().mkpath(QFileInfo(target).absolutePath()))
        return failed(JournalErrorKind::cannotOpen, QStringLiteral("its folder cannot be made"));
    removeDatabase(part);

    QSqlQuery copy(db_);
    const bool prepared = copy.prepare(QStringLiteral("VACUUM INTO ?"));
    copy.addBindValue(part);
    Failure failure;
    if (!prepared || !copy.exec()) {
        const JournalError told = error(copy.lastError());
        failure = failed(told.kind, QString::fromStdString(told.detail));
    } else if (!synchronize(part) || !rename(part, target)) {
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    }
    if (failure)
        removeDatabase(part);
    return failure;
}

JournalFile::Failure JournalFile::restore(const QString& backup, std::chrono::milliseconds patience,
                                          QString& kept) {
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        return JournalError{kind, backup.toStdString(), {}, reason.toStdString()};
    };
    const QString path = path_;
    const QString incoming = path + QStringLiteral(".incoming");
    removeDatabase(incoming);
    if (!QFileInfo(backup).isReadable())
        return failed(JournalErrorKind::cannotOpen, QStringLiteral("it may not be read"));
    if (!isJournal(backup, applicationId))
        return failed(JournalErrorKind::foreign, {});

    // On this disk, checked, and brought to this program's version, before anything is touched.
    QFile copy(backup);
    if (!copy.copy(incoming)) {
        removeDatabase(incoming);
        return failed(JournalErrorKind::failed, copy.errorString());
    }
    QFile::setPermissions(incoming, QFile::permissions(path));
    {
        JournalFile tried(migrations_);
        tried.path_ = incoming;
        JournalContents contents;
        auto failure = tried.openOnce(incoming, patience);
        if (!failure)
            failure = tried.contents(contents);
        tried.close();
        if (failure) {
            removeDatabase(incoming);
            return failed(failure->kind, QString::fromStdString(failure->detail));
        }
    }

    kept = path + QStringLiteral(".before-restore-") +
           QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    auto failure = backUp(kept);
    if (!failure && !synchronize(incoming))
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    if (failure) {
        removeDatabase(incoming);
        return failure;
    }

    // A clean close folds the write-ahead log into the file. One that is left would be played into the new
    // one.
    close();
    if (QFile::exists(path + QStringLiteral("-wal")))
        failure = failed(JournalErrorKind::failed, QStringLiteral("the present journal cannot be closed"));
    else if (!rename(incoming, path))
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    if (const auto opened = open(path, patience)) {
        // The new one was good a moment ago: then this disk is not. The present one comes back.
        close();
        failure = opened;
        if (QFile::copy(kept, incoming) && rename(incoming, path))
            (void)open(path, patience);
    }
    if (failure)
        removeDatabase(incoming);
    return failure;
}

} // namespace watchfire::journal
