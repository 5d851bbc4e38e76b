// SPDX-License-Identifier: Apache-2.0
// The journal's half on the worker thread: the file, and the writes that could not be made yet.
// Kept apart from journal.h so that its users need not see Qt SQL.
#pragma once

#include "app/journal/journal.h"
#include "app/journal/journal_file.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace watchfire::journal {

// Which write of each setting is the newest: an older one that still waits need not be made. Otherwise a
// device that changes a setting hundreds of times a second would keep rolls waiting behind as many commits.
// Safe on any thread.
class NewestSettings {
public:
    std::uint64_t next(const std::string& key) {
        const std::lock_guard lock(mutex_);
        return ++newest_[key];
    }
    [[nodiscard]] bool is(const std::string& key, std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        return newest_[key] == number;
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::uint64_t> newest_;
};

class JournalWorker : public QObject {
    Q_OBJECT
public:
    // `journal` outlives the worker: its destructor joins the thread first.
    JournalWorker(Journal& journal, QString path, Journal::Options options);

    NewestSettings newest;

    using Write = std::function<JournalFile::Failure(JournalFile&)>;
    using Answer = std::function<void(Journal&)>;
    using FailedAnswer = std::function<void(Journal&, const JournalError&)>;

    void open();
    void close();
    void commitRoll(const InboxEntry& entry);
    // Runs writes in order: `done` once a write is on disk, `failed` at its first failed attempt.
    void enqueue(Write write, WriteSubject about, Answer done, FailedAnswer failed);
    void listGames();
    void loadGame(const std::string& game);
    void backUp(const QString& path);
    void restore(const CheckedBackup& backup);

private:
    struct Pending {
        Write write;
        WriteSubject about;
        Answer done;
        FailedAnswer failed;
        bool told = false;
    };

    void answer(Answer call); // on the journal's thread
    bool flush();             // true if no write is left
    void tryOpening(bool told);
    [[nodiscard]] JournalFile::Failure openAndRead(JournalContents& contents);
    // True if another attempt to open may succeed, because what a killed check left is gone.
    [[nodiscard]] bool madeRoom(const JournalError& failure);
    void openAgainLater();
    // Makes sure that the file is under its path; writes it again if needed.
    [[nodiscard]] JournalFile::Failure stayInPlace();
    [[nodiscard]] bool readable();
    [[nodiscard]] bool waits(const std::string& game) const; // a write of it is not on disk
    void stuck(const JournalError& error);
    // Takes the first write out of the queue, because the journal will never take it; false if its line
    // cannot be kept at present.
    [[nodiscard]] bool setAside(JournalError why);
    [[nodiscard]] JournalFile::Failure attempt(const Pending& next);
    [[nodiscard]] JournalError notOpen() const;
    [[nodiscard]] JournalError stuckWrites() const;

    Journal& journal_;
    QString path_;
    Journal::Options options_;
    JournalFile file_;
    std::deque<Pending> pending_;
    QTimer retry_;                        // of writes
    QTimer reopen_;                       // of opening
    QTimer look_;                         // whether the file is still there
    JournalError openError_;              // why it is not open
    std::optional<JournalError> rescued_; // told when it can be opened again
    bool wasOpen_ = false;
    std::chrono::milliseconds reopenPause_;
    std::chrono::milliseconds pause_;
    bool stuck_ = false;
    std::map<std::string, JournalError> refused_; // games with a line that was set aside: why
};

} // namespace watchfire::journal
