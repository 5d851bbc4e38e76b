// SPDX-License-Identifier: Apache-2.0
#include "app/journal/journal_worker.h"

#include "app/journal/files.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace watchfire::journal {

JournalWorker::JournalWorker(Journal& journal, QString path, Journal::Options options)
    : journal_(journal)
    , path_(std::move(path))
    , options_(options)
    , retry_(this)
    , reopen_(this)
    , look_(this)
    , openError_{JournalErrorKind::failed, path_.toStdString(), {}, "the journal is not open"}
    , reopenPause_(options.firstRetry)
    , pause_(options.firstRetry) {
    retry_.setSingleShot(true);
    connect(&retry_, &QTimer::timeout, this, [this] { flush(); });
    reopen_.setSingleShot(true);
    connect(&reopen_, &QTimer::timeout, this, [this] { tryOpening(true); });
    connect(&look_, &QTimer::timeout, this, [this] {
        if (!retry_.isActive() && flush())
            file_.rest();
    });
}

void JournalWorker::answer(Answer call) {
    QMetaObject::invokeMethod(
        &journal_, [&journal = journal_, call = std::move(call)] { call(journal); }, Qt::QueuedConnection);
}

void JournalWorker::open() {
    reopenPause_ = options_.firstRetry;
    tryOpening(false);
}

void JournalWorker::tryOpening(bool told) {
    reopen_.stop();
    JournalContents contents;
    auto failure = openAndRead(contents);
    if (failure && madeRoom(*failure))
        failure = openAndRead(contents);
    if (failure) {
        openError_ = *failure;
        if (!told)
            answer([error = *failure](Journal& journal) { emit journal.openFailed(error); });
        openAgainLater();
        return;
    }
    file_.settle();
    reopenPause_ = options_.firstRetry;
    look_.start(options_.look);
    // If the journal was open before, everybody already knows it.
    if (!wasOpen_)
        JournalFile::forgetTrial(path_); // a killed program may have left one
    std::optional<JournalError> lost;    // since then
    if (!std::exchange(wasOpen_, true) || !told)
        answer([contents](Journal& journal) { journal.opening(contents); });
    else if (contents.movedAside)
        lost = contents.movedAside;
    if (const auto late = std::exchange(rescued_, std::nullopt))
        answer([late](Journal& journal) { emit journal.rescued(*late); });
    if (lost) // after the other, which says that everything is there
        answer([lost](Journal& journal) { emit journal.rescued(*lost); });
    flush();
}

JournalFile::Failure JournalWorker::openAndRead(JournalContents& contents) {
    auto failure = file_.open(path_, options_.lockPatience);
    if (rescued_ && !file_.found().isEmpty())
        rescued_->movedTo = file_.found().toStdString();
    if (!failure)
        failure = file_.contents(contents);
    if (failure)
        file_.close();
    return failure;
}

// A program that was killed while it looked a backup through leaves its copy, which may be as large as the
// disk. Where the journal is not ours alone, or is no journal, what lies beside it is not ours either.
bool JournalWorker::madeRoom(const JournalError& failure) {
    const bool mayBeFull = failure.kind == JournalErrorKind::full || failure.kind == JournalErrorKind::failed;
    return mayBeFull && !wasOpen_ && !files::inUse(path_) && JournalFile::forgetTrial(path_);
}

// An obstacle (another program, a newer one, the system) may be gone later. A missing driver is found only at
// the next start.
void JournalWorker::openAgainLater() {
    if (openError_.kind == JournalErrorKind::noDriver)
        return;
    reopen_.start(reopenPause_);
    reopenPause_ = std::min(reopenPause_ * 2, options_.lastReopening);
}

JournalFile::Failure JournalWorker::stayInPlace() {
    if (!file_.moved() && !file_.overwritten()) {
        file_.settle(); // an earlier rescue may have left its copy
        return {};
    }
    QString found;
    auto failure = file_.rescue(options_.lockPatience, found);
    const JournalError told{JournalErrorKind::moved, path_.toStdString(), found.toStdString(), {}};
    if (!file_.isOpen()) { // it is in its place again, but cannot be opened yet
        openError_ = failure.value_or(openError_);
        if (!file_.overrun()) // otherwise not everything is there, and the salvage is told
            rescued_ = told;
        openAgainLater();
    }
    if (!failure)
        answer([told](Journal& journal) { emit journal.rescued(told); });
    return failure;
}

// What another program has just written in its place is not read. What waits for the disk is tried once more,
// so that it can be read.
bool JournalWorker::readable() {
    if (file_.isOpen() && pending_.empty())
        (void)stayInPlace(); // a failure is told with the next write
    else
        (void)flush();
    return file_.isOpen();
}

bool JournalWorker::waits(const std::string& game) const {
    return std::ranges::any_of(pending_, [&](const Pending& write) { return write.about.game == game; });
}

void JournalWorker::close() {
    flush();
    retry_.stop();
    reopen_.stop();
    look_.stop();
    file_.close();
    answer([](Journal& journal) {
        journal.open_ = false;
        emit journal.closed();
    });
}

void JournalWorker::commitRoll(const InboxEntry& entry) {
    std::optional<tracing::Span> span(
        std::in_place, options_.trace, "journal commit",
        options_.trace != nullptr ? tracing::rollName(entry.id.boot, entry.id.sequence) : std::string());
    auto failure = file_.isOpen() ? file_.commitRoll(entry) : JournalFile::Failure(notOpen());
    if (!failure)
        failure = stayInPlace();
    span.reset(); // before the answer, which the screen's thread may take at once
    answer([id = entry.id, failure](Journal& journal) {
        if (failure)
            emit journal.rollCommitFailed(id, *failure);
        else
            emit journal.rollCommitted(id);
    });
}

void JournalWorker::enqueue(Write write, WriteSubject about, Answer done, FailedAnswer failed) {
    pending_.push_back({std::move(write), std::move(about), std::move(done), std::move(failed), false});
    // While writes are stuck only the timer retries: a table that plays on must not hammer a full disk.
    if (!retry_.isActive())
        flush();
}

bool JournalWorker::flush() {
    if (!file_.isOpen()) { // it is opened again, and then this is called again
        if (wasOpen_ && !pending_.empty())
            stuck(openError_);
        return false;
    }
    for (;;) {
        auto failure = stayInPlace();
        if (!failure && pending_.empty())
            break;
        if (!failure) {
            const tracing::Span span(options_.trace, "journal write");
            failure = attempt(pending_.front());
        }
        if (failure && failure->kind == JournalErrorKind::refused && setAside(*failure))
            continue;
        if (!failure)
            failure = stayInPlace(); // the data may be in a file that nobody finds again
        if (failure) {
            stuck(*failure);
            return false;
        }
        answer([done = std::move(pending_.front().done)](Journal& journal) { done(journal); });
        pending_.pop_front();
        pause_ = options_.firstRetry;
    }
    retry_.stop(); // what comes next need not wait for it
    if (std::exchange(stuck_, false))
        answer([](Journal& journal) { emit journal.writesResumed(); });
    return true;
}

// A line after one that was set aside would be saved without it.
JournalFile::Failure JournalWorker::attempt(const Pending& next) {
    const auto refused = refused_.find(next.about.game);
    return refused != refused_.end() && !next.about.line.isEmpty() ? JournalFile::Failure(refused->second)
                                                                   : next.write(file_);
}

bool JournalWorker::setAside(JournalError why) {
    const Pending& refused = pending_.front();
    if (!refused.about.line.isEmpty()) {
        const QString name = path_ + QStringLiteral(".refused.jsonl");
        QFile kept(name);
        const QByteArray line = refused.about.line + '\n';
        if ((!kept.exists() && !files::create(name)) || !kept.open(QIODevice::Append) ||
            kept.write(line) != line.size() || !kept.flush() || !files::synchronize(name))
            return false;
        why.movedTo = name.toStdString();
    }
    const bool first = refused_.try_emplace(refused.about.game, why).second;
    answer([failed = refused.failed, told = refused.told, first, why](Journal& journal) {
        if (!told)
            failed(journal, why);
        journal.leaveUnsaved();
        if (first)
            emit journal.writeRefused(why);
    });
    pending_.pop_front();
    return true;
}

void JournalWorker::stuck(const JournalError& error) {
    if (!pending_.empty() && !std::exchange(pending_.front().told, true))
        answer([failed = pending_.front().failed, error](Journal& journal) { failed(journal, error); });
    if (!std::exchange(stuck_, true))
        answer([error](Journal& journal) { emit journal.writesStuck(error); });
    if (!file_.isOpen())
        return;
    retry_.start(pause_);
    pause_ = std::min(pause_ * 2, options_.lastRetry);
}

void JournalWorker::listGames() {
    std::vector<GameRecord> games;
    const auto failure = readable() ? file_.games(games) : JournalFile::Failure(notOpen());
    answer([games = std::move(games), failure](Journal& journal) {
        if (failure)
            emit journal.loadFailed({}, *failure);
        else
            emit journal.gamesListed(games);
    });
}

void JournalWorker::loadGame(const std::string& game) {
    GameLog log;
    // A game whose last lines wait would come back older than it is; the lines that follow would take their
    // places.
    const auto failure = !readable()   ? JournalFile::Failure(notOpen())
                         : waits(game) ? JournalFile::Failure(stuckWrites())
                                       : file_.load(game, log);
    if (!failure)
        refused_.erase(game); // it goes on from what is saved
    answer([game, log = std::move(log), failure](Journal& journal) {
        if (failure)
            emit journal.loadFailed(game, *failure);
        else
            emit journal.gameLoaded(log);
    });
}

void JournalWorker::backUp(const QString& wanted) {
    // A clock that stands still or goes back gives two backups the same name; the first one stays.
    const QFileInfo named(wanted);
    QString path = wanted;
    for (int attempt = 2; QFile::exists(path); ++attempt)
        path = QStringLiteral("%1/%2-%3.%4")
                   .arg(named.path(), named.completeBaseName(), QString::number(attempt), named.suffix());
    const auto failure = !file_.isOpen() ? JournalFile::Failure(notOpen())
                         : flush()       ? file_.backUp(path)
                                         : JournalFile::Failure(stuckWrites());
    answer([path, failure](Journal& journal) {
        if (failure)
            emit journal.backUpFailed(*failure);
        else
            emit journal.backedUp(path);
    });
}

void JournalWorker::restore(const CheckedBackup& backup) {
    QString kept;
    JournalContents contents;
    // Pending writes belong to the present journal; they would go into the other one.
    auto failure = !file_.isOpen() ? JournalFile::Failure(notOpen())
                   : flush()       ? file_.restore(backup, options_.lockPatience, kept)
                                   : JournalFile::Failure(stuckWrites());
    if (!failure)
        failure = file_.contents(contents);
    answer([kept, contents = std::move(contents), failure](Journal& journal) {
        if (failure) {
            emit journal.restoreFailed(*failure);
            return;
        }
        emit journal.restored(kept);
        journal.opening(contents);
    });
}

JournalError JournalWorker::stuckWrites() const {
    return {JournalErrorKind::failed, path_.toStdString(), {}, "the journal cannot be written at present"};
}

JournalError JournalWorker::notOpen() const {
    return openError_;
}

} // namespace watchfire::journal

#include "moc_journal_worker.cpp"
