// SPDX-License-Identifier: Apache-2.0
// See journal_worker.h.
#include "app/journal/journal_worker.h"

#include <algorithm>
#include <utility>

namespace watchfire::journal {

JournalWorker::JournalWorker(Journal& journal, QString path, Journal::Options options)
    : journal_(journal), path_(std::move(path)), options_(options), retry_(this), pause_(options.firstRetry) {
    retry_.setSingleShot(true);
    connect(&retry_, &QTimer::timeout, this, [this] { flush(); });
}

void JournalWorker::answer(Answer call) {
    QMetaObject::invokeMethod(
        &journal_, [&journal = journal_, call = std::move(call)] { call(journal); }, Qt::QueuedConnection);
}

void JournalWorker::open() {
    JournalContents contents;
    auto failure = file_.open(path_, options_.lockPatience);
    if (!failure)
        failure = file_.contents(contents);
    if (failure) {
        file_.close();
        answer([error = *failure](Journal& journal) { emit journal.openFailed(error); });
        return;
    }
    answer([contents = std::move(contents)](Journal& journal) {
        journal.open_ = true;
        emit journal.opened(contents);
    });
    flush();
}

void JournalWorker::close() {
    flush();
    retry_.stop();
    file_.close();
    answer([](Journal& journal) {
        journal.open_ = false;
        emit journal.closed();
    });
}

void JournalWorker::commitRoll(const InboxEntry& entry) {
    const auto failure = file_.isOpen() ? file_.commitRoll(entry) : JournalFile::Failure(notOpen());
    answer([id = entry.id, failure](Journal& journal) {
        if (failure)
            emit journal.rollCommitFailed(id, *failure);
        else
            emit journal.rollCommitted(id);
    });
}

void JournalWorker::enqueue(Write write, Answer done, FailedAnswer failed) {
    pending_.push_back({std::move(write), std::move(done), std::move(failed), false});
    // While stuck only the timer tries: a table that goes on playing must not hammer a full disk.
    if (!retry_.isActive())
        flush();
}

bool JournalWorker::flush() {
    while (!pending_.empty()) {
        auto& front = pending_.front();
        const auto failure = file_.isOpen() ? front.write(file_) : JournalFile::Failure(notOpen());
        if (failure) {
            if (!std::exchange(front.told, true))
                answer(
                    [failed = front.failed, error = *failure](Journal& journal) { failed(journal, error); });
            if (!std::exchange(stuck_, true))
                answer([error = *failure](Journal& journal) { emit journal.writesStuck(error); });
            retry_.start(pause_);
            pause_ = std::min(pause_ * 2, options_.lastRetry);
            return false;
        }
        answer([done = std::move(front.done)](Journal& journal) { done(journal); });
        pending_.pop_front();
        pause_ = options_.firstRetry;
    }
    if (std::exchange(stuck_, false))
        answer([](Journal& journal) { emit journal.writesResumed(); });
    return true;
}

void JournalWorker::listGames() {
    std::vector<GameRecord> games;
    const auto failure = file_.isOpen() ? file_.games(games) : JournalFile::Failure(notOpen());
    answer([games = std::move(games), failure](Journal& journal) {
        if (failure)
            emit journal.loadFailed({}, *failure);
        else
            emit journal.gamesListed(games);
    });
}

void JournalWorker::loadGame(const std::string& game) {
    GameLog log;
    const auto failure = file_.isOpen() ? file_.load(game, log) : JournalFile::Failure(notOpen());
    answer([game, log = std::move(log), failure](Journal& journal) {
        if (failure)
            emit journal.loadFailed(game, *failure);
        else
            emit journal.gameLoaded(log);
    });
}

void JournalWorker::backUp(const QString& path) {
    const auto failure = flush() ? file_.isOpen() ? file_.backUp(path) : JournalFile::Failure(notOpen())
                                 : JournalFile::Failure(stuckWrites());
    answer([path, failure](Journal& journal) {
        if (failure)
            emit journal.backUpFailed(*failure);
        else
            emit journal.backedUp(path);
    });
}

void JournalWorker::restore(const QString& path) {
    QString kept;
    JournalContents contents;
    // What still waits belongs to the present journal, and would go into the other one.
    auto failure = flush() ? file_.isOpen() ? file_.restore(path, options_.lockPatience, kept)
                                            : JournalFile::Failure(notOpen())
                           : JournalFile::Failure(stuckWrites());
    if (!failure)
        failure = file_.contents(contents);
    answer([kept, contents = std::move(contents), failure](Journal& journal) {
        if (failure) {
            emit journal.restoreFailed(*failure);
            return;
        }
        emit journal.restored(kept);
        emit journal.opened(contents);
    });
}

JournalError JournalWorker::stuckWrites() const {
    return {JournalErrorKind::failed, path_.toStdString(), {}, "the journal cannot be written at present"};
}

JournalError JournalWorker::notOpen() const {
    return {JournalErrorKind::failed, path_.toStdString(), {}, "the journal is not open"};
}

} // namespace watchfire::journal
