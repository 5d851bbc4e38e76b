// SPDX-License-Identifier: Apache-2.0
// Backup of the whole journal, and its rescue and cuts (journal_file.h). The complete new file is written
// beside its place and then renamed, so that at every instant there is the old file or the new one, never a
// part of one.
#include "app/journal/journal_file.h"

#include "app/folders/own_folder.h"
#include "app/journal/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

#include <cerrno>

#include <unistd.h>

namespace watchfire::journal {

using files::kindOf;
using files::reasonOf;
using files::removeDatabase;
using files::rename;
using files::synchronize;

JournalFile::Failure JournalFile::backUp(const QString& target) {
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        return JournalError{kind, target.toStdString(), {}, reason.toStdString()};
    };
    const QString part = target + QStringLiteral(".part");
    const QString folder = QFileInfo(target).absolutePath();
    if (!folders::make(folder)) {
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
    if (!moved())
        return rescueOverwritten(patience, found);
    if (files::inUse(path_)) // another Watchfire has started a new one there: both would fight for the name
        return complain(JournalErrorKind::locked, {});
    spare_ = true;
    if (auto failure = backUp(spareName())) {
        failure->path = path_.toStdString();
        return failure;
    }
    // The renamed file gets its latest pages too. After that the log, which lies under the old name, is no
    // longer needed.
    (void)exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (QFile::exists(path_)) {
        if (auto failure = keepFound(found))
            return failure;
        const QString log = path_ + QStringLiteral("-wal");
        if (QFileInfo(log).size() > 0)
            QFile::rename(log, found + QStringLiteral("-wal"));
    }
    return takeItsPlace(patience);
}

// Everything that this program knows is in SQLite's memory, unless the journal is larger than that: then
// parts of the copy are somebody else's, and the copy is not sound. What is kept is copied while the file is
// open, because closing it writes our log into it.
JournalFile::Failure JournalFile::rescueOverwritten(std::chrono::milliseconds patience, QString& found) {
    const QString log = QStringLiteral("-wal");
    spare_ = true;
    auto failure = backUp(spareName());
    if (!failure)
        failure = lookAt(spareName(), patience);
    const bool lost =
        failure && (failure->kind == JournalErrorKind::damaged ||
                    failure->kind == JournalErrorKind::foreign || failure->kind == JournalErrorKind::newer);
    if (failure && !lost) {
        failure->path = path_.toStdString();
        return failure;
    }
    found = files::freeName(path_ + QStringLiteral(".found-"));
    const bool logChanged = ownLog_.changed() && QFile::exists(path_ + log);
    if (!files::copy(path_, found) || (logChanged && !files::copy(path_ + log, found + log)))
        return complain(kindOf(errno), reasonOf(errno));
    if (!lost)
        return takeItsPlace(patience);
    removeDatabase(spareName());
    close();
    overrun_ = true;
    return complain(JournalErrorKind::damaged, QString::fromStdString(failure->detail));
}

JournalFile::Failure JournalFile::takeItsPlace(std::chrono::milliseconds patience) {
    if (auto failure = removeLogs())
        return failure;
    if (auto failure = putInPlace())
        return failure;
    close();
    auto failure = openOnce(path_, patience);
    if (!failure)
        settle();
    else if (failure->kind == JournalErrorKind::damaged) // it was just written, so only reading it failed
        failure->kind = JournalErrorKind::failed;
    return failure;
}

JournalFile::Failure JournalFile::keepFound(QString& found) const {
    found = files::freeName(path_ + QStringLiteral(".found-"));
    if (::link(QFile::encodeName(path_).constData(), QFile::encodeName(found).constData()) == 0 ||
        QFile::rename(path_, found))
        return {};
    return complain(JournalErrorKind::failed, reasonOf(errno));
}

JournalFile::Failure JournalFile::removeLogs() const {
    for (const char* suffix : {"-wal", "-shm", "-journal"}) {
        const QString old = path_ + QLatin1String(suffix);
        if (QFile::exists(old) && !QFile::remove(old))
            return complain(JournalErrorKind::failed, QStringLiteral("%1 cannot be removed").arg(old));
    }
    return {};
}

JournalFile::Failure JournalFile::putInPlace() {
    const QString second = spareName() + QStringLiteral(".placed");
    spare_ = true;
    QFile::remove(second);
    if (::link(QFile::encodeName(spareName()).constData(), QFile::encodeName(second).constData()) != 0 &&
        !files::copy(spareName(), second)) // not every drive supports links
        return complain(kindOf(errno), reasonOf(errno));
    if (!rename(second, path_))
        return complain(JournalErrorKind::failed, reasonOf(errno));
    placed_ = identityOf(path_);
    return {};
}

JournalFile::Failure JournalFile::bringBack() {
    found_.clear();
    const auto there = identityOf(path_);
    const bool went = placed_ && there != placed_;
    if ((there && !went) || !QFile::exists(spareName()))
        return {};
    if (there && files::inUse(path_)) // by another Watchfire
        return complain(JournalErrorKind::locked, {});
    if (there)
        if (auto failure = keepFound(found_))
            return failure;
    // Of its own there can be a log of an attempt to open it, which changes nothing but the header's marks.
    if (auto failure = removeLogs())
        return failure;
    return putInPlace();
}

void JournalFile::settle() {
    if (!spare_)
        return;
    const QString spare = spareName();
    // One that a killed program left may hold something that this journal does not.
    const bool ours = placed_ || identityOf(spare) == identityOf(path_);
    placed_.reset();
    spare_ = QFile::exists(spare) &&
             !(ours ? QFile::remove(spare)
                    : QFile::rename(spare, files::freeName(path_ + QStringLiteral(".found-"))));
}

JournalFile::Failure JournalFile::cut(const std::string& game, int from, QString& kept, int& count) {
    GameLog log;
    if (auto failure = load(game, log))
        return failure;
    QByteArray lines = QByteArray::fromStdString(log.game.header) + '\n';
    int left = 0;
    for (const CommandRecord& command : log.commands) {
        lines += QByteArray::fromStdString(command.line).replace('\n', ' ').replace('\0', ' ') + '\n';
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

} // namespace watchfire::journal
