// SPDX-License-Identifier: Apache-2.0
// Backup and restore of the whole journal (journal_file.h). Both write the complete new file beside its place
// and then rename it, so that at every instant there is the old file or the new one, never a part of one.
#include "app/journal/journal_file.h"

#include "app/journal/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

#include <cerrno>

#include <unistd.h>

namespace watchfire::journal {

namespace {

using files::reasonOf;
using files::removeDatabase;
using files::rename;
using files::synchronize;

JournalErrorKind kindOf(int reason) {
    switch (reason) {
    case EROFS:
        return JournalErrorKind::readOnly;
    case EACCES:
    case EPERM:
        return JournalErrorKind::noRight;
    case ENOSPC:
    case EDQUOT:
        return JournalErrorKind::full;
    default:
        return JournalErrorKind::failed;
    }
}

/// The first hundred bytes of an SQLite file say which application it belongs to.
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
    const QString folder = QFileInfo(target).absolutePath();
    if (!QDir().mkpath(folder)) {
        const int reason = files::whyNotWritable(folder);
        return failed(kindOf(reason),
                      reason == 0 ? QStringLiteral("its folder cannot be made") : reasonOf(reason));
    }
    removeDatabase(part);
    if (!files::create(part))
        return failed(kindOf(errno), reasonOf(errno));

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

// The order makes a kill safe at any point: until the complete new file has the journal's name, the old one
// is open and gets every command.
JournalFile::Failure JournalFile::rescue(std::chrono::milliseconds patience, QString& found) {
    const QString fresh = path_ + QStringLiteral(".rescue");
    const QString log = path_ + QStringLiteral("-wal");
    if (files::inUse(path_)) // another Watchfire has started a new one there: both would fight for the name
        return complain(JournalErrorKind::locked, {});
    if (auto failure = backUp(fresh)) {
        failure->path = path_.toStdString();
        return failure;
    }
    // The renamed file gets its latest pages too. After that the log, which lies under the old name, is no
    // longer needed.
    (void)exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (QFile::exists(path_)) {
        found = files::freeName(path_ + QStringLiteral(".found-"));
        if (::link(QFile::encodeName(path_).constData(), QFile::encodeName(found).constData()) != 0 &&
            !QFile::rename(path_, found))
            return complain(JournalErrorKind::failed, reasonOf(errno));
        if (QFileInfo(log).size() > 0)
            QFile::rename(log, found + QStringLiteral("-wal"));
    }
    QFile::remove(log);
    QFile::remove(path_ + QStringLiteral("-shm"));
    if (!rename(fresh, path_))
        return complain(JournalErrorKind::failed, reasonOf(errno));
    return openAgain(patience);
}

JournalFile::Failure JournalFile::openAgain(std::chrono::milliseconds patience) {
    close();
    return openOnce(path_, patience);
}

JournalFile::Failure JournalFile::cut(const std::string& game, int from, QString& kept, int& count) {
    GameLog log;
    if (auto failure = load(game, log))
        return failure;
    QByteArray lines = QByteArray::fromStdString(log.game.header) + '\n';
    int left = 0;
    for (const CommandRecord& command : log.commands) {
        lines += QByteArray::fromStdString(command.line).replace('\n', ' ') + '\n';
        left += command.n >= from ? 1 : 0;
    }
    if (left == 0)
        return {}; // it was done, and a later part was retried
    const QString name = files::freeName(path_ + QStringLiteral(".left-out-"), QStringLiteral(".jsonl"));
    QFile file(name);
    const bool written = files::create(name) && file.open(QIODevice::WriteOnly) &&
                         file.write(lines) == lines.size() && file.flush() && synchronize(name);
    if (!written) {
        const auto failure = complain(kindOf(errno), reasonOf(errno));
        file.remove();
        return failure;
    }
    if (auto failure = dropLines(game, from)) {
        file.remove();
        return failure;
    }
    kept = name;
    count = left;
    return {};
}

JournalFile::Failure JournalFile::restore(const QString& backup, std::chrono::milliseconds patience,
                                          QString& kept) {
    Restore how;
    return restore(backup, patience, kept, how);
}

// Checks every game. Games that cannot even begin are removed if only the others are wanted.
JournalFile::Failure JournalFile::check(Restore& how) {
    std::vector<GameRecord> all;
    if (auto failure = games(all))
        return failure;
    how.doubt.games = static_cast<int>(all.size());
    if (!how.check)
        return {};
    for (const GameRecord& game : all) {
        GameLog log;
        if (auto failure = load(game.id, log))
            return failure;
        auto fault = how.check(log);
        if (!fault)
            continue;
        fault->game = game.id;
        if (how.parts && fault->line == 0) {
            if (auto failure = deleteGame(game.id, {}))
                return failure;
        }
        how.doubt.faults.push_back(std::move(*fault));
    }
    return {};
}

/// Opens the copied backup at `incoming`, salvaged by way of `mended` where it is damaged, and checks its
/// games.
JournalFile::Failure JournalFile::tryOut(const QString& incoming, const QString& mended,
                                         std::chrono::milliseconds patience, Restore& how) const {
    JournalFile tried(migrations_);
    tried.path_ = incoming;
    auto failure = tried.openOnce(incoming, patience);
    if (failure && failure->kind == JournalErrorKind::damaged) {
        tried.close();
        Salvage got;
        if (!salvage(incoming, mended, patience, got) && !got.nothing()) {
            how.doubt.salvage = got;
            removeDatabase(incoming);
            failure = rename(mended, incoming)
                          ? tried.openOnce(incoming, patience)
                          : JournalError{JournalErrorKind::failed, {}, {}, reasonOf(errno).toStdString()};
        }
    }
    JournalContents contents;
    if (!failure)
        failure = tried.contents(contents);
    if (!failure)
        failure = tried.check(how);
    tried.close();
    return failure;
}

JournalFile::Failure JournalFile::restore(const QString& backup, std::chrono::milliseconds patience,
                                          QString& kept, Restore& how) {
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        return JournalError{kind, backup.toStdString(), {}, reason.toStdString()};
    };
    const QString path = path_;
    const QString incoming = path + QStringLiteral(".incoming");
    const QString mended = path + QStringLiteral(".mended");
    const auto clear = [&] {
        removeDatabase(incoming);
        removeDatabase(mended);
    };
    clear();
    if (!QFileInfo(backup).isReadable())
        return failed(JournalErrorKind::cannotOpen, QStringLiteral("it may not be read"));
    if (!isJournal(backup, applicationId))
        return failed(JournalErrorKind::foreign, {});

    // On this disk, checked, and migrated to this program's version before anything is touched.
    if (!files::copy(backup, incoming)) {
        const int reason = errno;
        clear();
        return failed(kindOf(reason), reasonOf(reason));
    }
    auto failure = tryOut(incoming, mended, patience, how);
    const bool doubtful = how.doubt.salvage || !how.doubt.faults.empty();
    if (failure || (doubtful && !how.parts)) {
        clear();
        return failure ? failed(failure->kind, QString::fromStdString(failure->detail))
                       : failed(JournalErrorKind::damaged, QStringLiteral("not all of its games are whole"));
    }

    kept = files::freeName(path + QStringLiteral(".before-restore-"));
    failure = backUp(kept);
    if (!failure && !synchronize(incoming))
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    if (failure) {
        clear();
        return failure;
    }

    // A clean close folds the write-ahead log into the file. A log left behind would be replayed into the new
    // file.
    close();
    if (QFile::exists(path + QStringLiteral("-wal")))
        failure = failed(JournalErrorKind::failed, QStringLiteral("the present journal cannot be closed"));
    else if (!rename(incoming, path))
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    if (const auto opened = open(path, patience)) {
        // The new file was good a moment ago, so this disk is not. The present one comes back.
        close();
        failure = opened;
        if (files::copy(kept, incoming) && rename(incoming, path))
            (void)open(path, patience);
    }
    if (failure)
        clear();
    return failure;
}

} // namespace watchfire::journal
