// SPDX-License-Identifier: Apache-2.0
// Looks a backup through on a copy, and puts the copy in the journal's place (journal_file.h). The copy is
// complete before it is renamed, so that at every instant there is the old journal or the new one.
#include "app/journal/journal_file.h"

#include "app/journal/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace watchfire::journal {

namespace {

struct RestoreText {
    Q_DECLARE_TR_FUNCTIONS(RestoreText)
};

using files::kindOf;
using files::reasonOf;
using files::removeDatabase;
using files::rename;

/// The copy, and the file in which it is mended.
QString copyBeside(const QString& journal) {
    return journal + QStringLiteral(".incoming");
}
QString mendedBeside(const QString& journal) {
    return journal + QStringLiteral(".mended");
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

/// Why a copy of so many bytes has no room; empty if it has. What is played while it lies there has to be
/// saved, so the disk is not filled to its end.
QString whyNoRoom(qint64 bytes, const QString& copy) {
    constexpr qint64 reserve = qint64{16} << 20;
    const qint64 needed = bytes + reserve;
    const auto free = files::freeBytes(QFileInfo(copy).absolutePath());
    if (!free || *free >= needed)
        return {};
    const QLocale locale;
    return RestoreText::tr("it needs %1, and %2 are free", "sizes, such as: 3.2 GiB")
        .arg(locale.formattedDataSize(needed), locale.formattedDataSize(*free));
}

} // namespace

bool JournalFile::forgetTrial(const QString& journal) {
    const bool copy = removeDatabase(copyBeside(journal));
    const bool mended = removeDatabase(mendedBeside(journal));
    return copy || mended;
}

JournalFile::Failure JournalFile::check(const Trial& trial, CheckedBackup& into) {
    std::vector<GameRecord> all;
    if (auto failure = games(all))
        return failure;
    const int count = static_cast<int>(all.size());
    for (const GameRecord& game : all) {
        if (trial.goOn && !trial.goOn(static_cast<int>(into.games.size()), count))
            return complain(JournalErrorKind::failed, reasonOf(ECANCELED));
        GameLog log{game, {}, {}};
        if (game.commands <= mostStored)
            if (auto failure = load(game.id, log))
                return failure;
        CheckedGame checked;
        checked.lines = checked.played = checked.until = game.commands;
        if (trial.check)
            checked = trial.check(log);
        checked.id = game.id;
        checked.updated = game.updated;
        if (!checked.begins) {
            if (auto failure = deleteGame(game.id, {}))
                return failure;
        }
        into.games.push_back(std::move(checked));
    }
    return {};
}

QStringList JournalFile::tablesOf(const QSqlDatabase& db) {
    QStringList all;
    QSqlQuery query(db);
    query.exec(QStringLiteral("SELECT coalesce(sql, name) FROM sqlite_master ORDER BY 1"));
    while (query.next())
        all << query.value(0).toString();
    return all;
}

bool JournalFile::ownTables(const QString& scratch) const {
    removeDatabase(scratch);
    JournalFile own(migrations_);
    own.path_ = scratch;
    const bool made = !own.openOnce(scratch, std::chrono::milliseconds(0));
    const QStringList wanted = made ? tablesOf(own.db_) : QStringList();
    own.close();
    removeDatabase(scratch);
    return made && tablesOf(db_) == wanted;
}

// What can be read of a copy that is damaged goes into a new file. So do the rows of tables that are not as
// this program makes them: a constraint or an index of a stranger would refuse what is written after the
// restore.
JournalFile::Failure JournalFile::openCopy(JournalFile& tried, const QString& journal, const Trial& trial,
                                           CheckedBackup& into) {
    const QString copy = copyBeside(journal);
    const QString mended = mendedBeside(journal);
    tried.path_ = copy;
    auto failure = tried.openOnce(copy, trial.patience);
    const bool damaged = failure && failure->kind == JournalErrorKind::damaged;
    if (!damaged && (failure || tried.ownTables(mended)))
        return failure;
    tried.close();
    Salvage got;
    if (damaged && !files::fillUp(copy))
        return failure;
    const auto unwritten = tried.salvage(copy, mended, trial.patience, got);
    if (unwritten || (damaged && got.nothing()))
        return damaged ? failure : unwritten;
    if (damaged)
        into.salvage = got;
    removeDatabase(copy);
    if (!rename(mended, copy))
        return tried.complain(JournalErrorKind::failed, reasonOf(errno));
    return tried.openOnce(copy, trial.patience);
}

JournalFile::Failure JournalFile::tryOut(const QString& backup, const QString& journal, const Trial& trial,
                                         CheckedBackup& into) {
    const QString copy = copyBeside(journal);
    into = {};
    into.path = backup.toStdString();
    into.copy = copy.toStdString();
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        forgetTrial(journal);
        return JournalError{kind, into.path, {}, reason.toStdString()};
    };
    forgetTrial(journal);
    const QFileInfo file(backup);
    if (!file.exists())
        return failed(JournalErrorKind::cannotOpen, reasonOf(ENOENT));
    if (!file.isFile())
        return failed(JournalErrorKind::cannotOpen, RestoreText::tr("it is no file"));
    if (!file.isReadable())
        return failed(JournalErrorKind::cannotOpen, RestoreText::tr("this user may not read it"));
    // Reading it here would drop its lock: the system takes all of a program's locks on a file when the
    // program closes any descriptor of it. A link to it is the same file.
    if (identityOf(backup) == identityOf(journal))
        return failed(JournalErrorKind::cannotOpen, RestoreText::tr("it is the journal that is open now"));
    if (!isJournal(backup, applicationId))
        return failed(JournalErrorKind::foreign, {});
    const files::Extent extent = files::extentOf(backup);
    into.bytes = extent.bytes;
    into.wanted = extent.wanted;

    // The journal of a program that was killed, or of a machine that lost its power, ends in its log.
    const QString log = QStringLiteral("-wal");
    const QFileInfo ends(backup + log);
    const qint64 logBytes = ends.isFile() ? ends.size() : 0;
    constexpr qint64 most = qint64{1} << 60; // a file with holes may call itself larger than any disk
    if (const QString why = whyNoRoom(std::min(extent.bytes, most) + std::min(logBytes, most), copy);
        !why.isEmpty())
        return failed(JournalErrorKind::full, why);
    // On this disk, checked, and of this program's version before anything is touched.
    const auto goOn = [&] { return !trial.goOn || trial.goOn(0, 0); };
    if (!files::copy(backup, copy, goOn) || (logBytes > 0 && !files::copy(backup + log, copy + log, goOn))) {
        const int reason = errno;
        return failed(kindOf(reason), reasonOf(reason));
    }
    JournalFile tried;
    auto failure = openCopy(tried, journal, trial, into);
    JournalContents contents;
    if (!failure)
        failure = tried.contents(contents);
    if (!failure)
        failure = tried.check(trial, into);
    if (!failure)
        failure = tried.closeWhole(copy);
    tried.close();
    if (!failure)
        return {};
    const bool half = failure->kind == JournalErrorKind::damaged && into.cut();
    return failed(half ? JournalErrorKind::cut : failure->kind, QString::fromStdString(failure->detail));
}

JournalFile::Failure JournalFile::restore(const CheckedBackup& checked, std::chrono::milliseconds patience,
                                          QString& kept) {
    const QString path = path_;
    const QString copy = QString::fromStdString(checked.copy);
    const auto failed = [&](JournalErrorKind kind, const QString& reason) {
        return JournalError{kind, checked.path, {}, reason.toStdString()};
    };
    if (!QFile::exists(copy))
        return failed(JournalErrorKind::cannotOpen, reasonOf(ENOENT));
    kept = files::freeName(path + QStringLiteral(".before-restore-"));
    if (auto failure = backUp(kept)) {
        forgetTrial(path);
        return failed(failure->kind, QString::fromStdString(failure->detail));
    }

    // A clean close folds the write-ahead log into the file. A log left behind would be replayed into the new
    // file.
    settle(); // what takes its place now is wanted there
    close();
    Failure failure;
    if (QFile::exists(path + QStringLiteral("-wal")))
        failure = failed(JournalErrorKind::failed, QStringLiteral("the present journal cannot be closed"));
    else if (!rename(copy, path))
        failure = failed(JournalErrorKind::failed, reasonOf(errno));
    if (const auto opened = open(path, patience)) {
        // The new file was good a moment ago, so this disk is not. The present one comes back.
        settle();
        close();
        movedAside_.reset(); // of that file
        failure = failed(opened->kind, QString::fromStdString(opened->detail));
        if (files::copy(kept, copy) && rename(copy, path))
            (void)open(path, patience);
    }
    if (failure)
        forgetTrial(path);
    return failure;
}

} // namespace watchfire::journal
