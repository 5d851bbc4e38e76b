// SPDX-License-Identifier: Apache-2.0
// The journal as the app sees it: an object on the GUI thread whose calls return at once. The database lives
// on a worker thread; answers come back as signals on the GUI thread (design decisions 9, 17 and 18).
//
// A journal that cannot be opened (locked, on a drive that is not there yet) is tried again with pauses;
// calls made meanwhile are written when it opens. A file that is deleted, renamed or replaced while it is
// open is written again in its place.
//
// Writes are kept in the order of the calls. If one fails (disk full, say), it and all that follow wait in
// memory and are tried again with growing pauses; commandFailed reports this once, and commandSaved follows
// when the disk recovers. Rolls are the exception: a roll that cannot be committed is reported as failed at
// once, because the tower keeps it and repeats it.
#pragma once

#include "app/journal/journal_records.h"
#include "app/tracing/trace.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::journal {

class JournalFile;
class JournalWorker;

// What a write changes: the game, or nothing; and the line that it adds, as JSON to be kept if the journal
// refuses it.
struct WriteSubject {
    std::string game{};
    QByteArray line{};
};

class Journal : public QObject {
    Q_OBJECT
public:
    struct Options {
        std::chrono::milliseconds firstRetry{250}; // after a failed write; doubles up to lastRetry
        std::chrono::milliseconds lastRetry{4000};
        std::chrono::milliseconds lockPatience{1000};  // how long open() waits for another program's lock
        std::chrono::milliseconds lastReopening{4000}; // the longest pause between attempts to open
        // How often an idle journal checks that its file is still there; every commit checks too.
        std::chrono::milliseconds look{1500};
        // False: the database is on the caller's thread, too, for tests in virtual time.
        bool ownThread = true;
        tracing::Trace* trace = nullptr; // of the commits; null for none; must outlive the journal
    };

    // `path`: the database file; its folder is made if needed. Nothing is touched before open().
    explicit Journal(QString path, QObject* parent = nullptr);
    Journal(QString path, Options options, QObject* parent = nullptr);
    // Writes what is still waiting (one attempt each), closes the file and ends the worker.
    ~Journal() override;

    // Answered by opened() or openFailed(). After openFailed() it is tried again silently until opened()
    // reports success; every call of open() gets its own answer.
    void open();
    [[nodiscard]] bool isOpen() const { return open_; }
    [[nodiscard]] const QString& path() const { return path_; }
    // `unread` until just before opened() is emitted, and never again after that.
    [[nodiscard]] SettingsState settingsState() const { return settings_; }
    // Writes that are not on a disk yet; 0 means that everything is saved.
    [[nodiscard]] int unsaved() const { return unsaved_; }

    // Answered by rollCommitted or rollCommitFailed. RollDesk is the only caller.
    void commitRoll(const InboxEntry& entry);
    // RollDesk is the only caller, because the inboxes in memory and on disk change together.
    void discardRoll(const RollId& id);

    // `commands` is ignored. Answered by gameSaved.
    void createGame(const GameRecord& game);
    // A whole game, such as one that was read from a file: it is saved completely or not at all. Answered by
    // gameSaved.
    void takeIn(const GameRecord& game, std::vector<CommandRecord> lines);
    // Can also mark a game as unfinished: undo reopens a game.
    void setFinished(const std::string& game, bool finished);
    // For a command that uses a roll of the tower (or gives one back) call RollDesk instead.
    // Answered by commandSaved or commandFailed.
    void append(const CommandRecord& command);
    void append(const NewCommand& command, const std::optional<RollUse>& use);
    // Also before the settings are read: a value in the journal stays, a missing one is set.
    void setSetting(const std::string& key, const std::string& value);
    // Removes the lines from `from` on and keeps them as a log beside the journal. Answered by gameCut.
    void cutGame(const std::string& game, int from);
    // Deletes the game with its lines and the setting of this key; its rolls stay used.
    void deleteGame(const std::string& game, const std::string& setting);

    // Saves the whole journal, including all writes requested before, as one file at `path`; replaces an
    // existing file. Answered by backedUp or backUpFailed.
    void backUp(const QString& path);
    // A backup that BackupCheck has looked through replaces the journal, and the present one is kept beside
    // it. Answered by restored and then opened() with the new content, or by restoreFailed, which changes
    // nothing.
    void restore(const CheckedBackup& backup);

    // Answered by gamesListed, gameLoaded or loadFailed, after all writes requested before. A game whose
    // lines cannot be written at present cannot be loaded: it would come back without them.
    void listGames();
    void loadGame(const std::string& game);

    // Writes what is waiting and closes the file; closed() follows. The destructor does this too.
    void close();

signals:
    void opened(const watchfire::journal::JournalContents& contents);
    void openFailed(const watchfire::journal::JournalError& error);
    void rollCommitted(const watchfire::devices::RollId& id);
    void rollCommitFailed(const watchfire::devices::RollId& id,
                          const watchfire::journal::JournalError& error);
    void gameSaved(const std::string& game);
    void commandSaved(const std::string& game, int n);
    void commandFailed(const std::string& game, int n, const watchfire::journal::JournalError& error);
    // Any write is stuck (first failure) / all stuck writes went through.
    void writesStuck(const watchfire::journal::JournalError& error);
    void writesResumed();
    // The journal holds something else in the place of a line and will never take it. It is kept in
    // error.movedTo, and so is each further line of that game until it is loaded again. Told once a game.
    void writeRefused(const watchfire::journal::JournalError& error);
    void unsavedChanged(int unsaved);
    void gamesListed(const std::vector<watchfire::journal::GameRecord>& games);
    void gameLoaded(const watchfire::journal::GameLog& log);
    void loadFailed(const std::string& game, const watchfire::journal::JournalError& error);
    void backedUp(const QString& path);
    void backUpFailed(const watchfire::journal::JournalError& error);
    void restored(const QString& keptAs);
    void restoreFailed(const watchfire::journal::JournalError& error);
    // The file had disappeared from its place, and is back, complete; error.kind is `moved`. Or what was
    // readable of it is back, after it could not be opened again; then it is JournalContents::movedAside.
    void rescued(const watchfire::journal::JournalError& error);
    void gameCut(const std::string& game, int lines, const QString& keptAs);
    void closed();

private:
    friend class JournalWorker; // its answers arrive here, on this object's thread
    void opening(JournalContents contents);
    void write(std::function<std::optional<JournalError>(JournalFile&)> call, WriteSubject about = {},
               std::function<void(Journal&)> saved = {},
               std::function<void(Journal&, const JournalError&)> failed = {});
    void leaveUnsaved();

    QString path_;
    QThread thread_;
    JournalWorker* worker_; // lives on thread_, deleted there
    bool open_ = false;
    SettingsState settings_ = SettingsState::unread;
    std::map<std::string, std::string> early_; // settings changed before they were read
    int unsaved_ = 0;
};

} // namespace watchfire::journal
