// SPDX-License-Identifier: Apache-2.0
// The journal's database file, synchronously: schema, transactions, errors. Used on one thread only (Qt SQL's
// rule); Journal puts it on a worker. WAL with synchronous FULL: a call that returned without error survives
// kill -9 and power loss (design decision 17). The file is locked exclusively while open, so a second program
// on the same file gets a clear error at once and two writers can never share an inbox.
#pragma once

#include "app/journal/journal_records.h"
#include "app/journal/own_file.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace watchfire::journal {

// Brings the schema from version `to - 1` to `to`. Migrations run in order, all in one transaction: a file is
// either wholly of the new version or untouched.
struct Migration {
    int to = 0;
    QStringList statements;
};
[[nodiscard]] std::vector<Migration> shippedMigrations();

// How many definitions a database has that are neither of a table nor of an index, and how many columns that
// are computed whenever they are read. SQLite stores the definitions of ours with these first words, however
// they were written.
inline constexpr const char* moreThanTables =
    "SELECT (SELECT count(*) FROM sqlite_master WHERE sql NOT LIKE 'CREATE TABLE %' AND sql NOT LIKE 'CREATE "
    "INDEX %' AND sql NOT LIKE 'CREATE UNIQUE INDEX %') + (SELECT count(*) FROM sqlite_master AS own, "
    "pragma_table_xinfo(own.name) AS part WHERE own.sql LIKE 'CREATE TABLE %' AND part.hidden > 1)";

class JournalFile {
public:
    // The last migration's `to` is the version that this program writes.
    explicit JournalFile(std::vector<Migration> migrations = shippedMigrations());
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;
    ~JournalFile();

    using Failure = std::optional<JournalError>; // nothing: it is on disk

    // Makes the folder and the file if needed. A damaged file is kept aside under a new name (never deleted),
    // its readable parts go into a new one, and contents().movedAside reports it; the same happens to an
    // existing but empty file. `patience`: how long to wait for another program's lock. Only the owner can
    // read the file and its copies.
    [[nodiscard]] Failure open(const QString& path, std::chrono::milliseconds patience);
    void close();
    [[nodiscard]] bool isOpen() const { return db_.isOpen(); }
    [[nodiscard]] int version() const { return version_; }

    // True if the open file is no longer under its path: deleted, renamed or replaced.
    [[nodiscard]] bool moved() const;
    // True if another program has written into the open file or its log, or has taken the log away
    // (own_file.h).
    [[nodiscard]] bool overwritten();
    // Writes everything in the open file into a new one under its path and continues with that. A file that
    // was put there meanwhile, or what another program made of this one, is kept as `found`. After a failure
    // the old one is still open; or none, if the new one is in its place and cannot be opened yet, or if too
    // much was overwritten: then overrun() is true, and open() salvages what is left.
    [[nodiscard]] Failure rescue(std::chrono::milliseconds patience, QString& found);
    [[nodiscard]] bool overrun() const { return overrun_; }
    // To be called when there is time: sums up what was written, so that overwritten() can tell a touched
    // file from another one; and reads the file into memory again if a failed write has emptied that.
    void rest();
    // Where open() has kept what it found in the place of a rescued file that went away once more; empty if
    // nothing.
    [[nodiscard]] QString found() const { return found_; }
    // The file is open in its place and read, so its second copy is no longer needed.
    void settle();

    // Read once, right after open.
    [[nodiscard]] Failure contents(JournalContents& into);

    // A roll that is already there, unused and with the same dice, counts as written: the previous commit may
    // have reached the disk although it reported an error.
    [[nodiscard]] Failure commitRoll(const InboxEntry& entry);
    [[nodiscard]] Failure discardRoll(const RollId& id);
    [[nodiscard]] Failure createGame(const GameRecord& game);
    // Writes a game with all its lines in one transaction: all of it is there, or nothing.
    [[nodiscard]] Failure takeIn(const GameRecord& game, const std::vector<CommandRecord>& lines);
    [[nodiscard]] Failure setFinished(const std::string& game, bool finished);
    // Writes the line, its snapshot if any, and its roll in one transaction. Writing the same line again is
    // no error.
    [[nodiscard]] Failure append(const CommandRecord& command, const std::optional<RollUse>& use);
    [[nodiscard]] Failure setSetting(const std::string& key, const std::string& value);
    // Deletes the game with its lines, and the setting of this key. Its rolls stay used.
    [[nodiscard]] Failure deleteGame(const std::string& game, const std::string& setting);

    // Removes the lines from `from` on and keeps them as a log beside the journal, `kept`, which stays
    // unchanged if there are no such lines (any more). `count`: how many.
    [[nodiscard]] Failure cut(const std::string& game, int from, QString& kept, int& count);

    // Saves the whole journal as one file, complete or not at all; replaces an existing one. The failure's
    // path is the backup's.
    [[nodiscard]] Failure backUp(const QString& target);
    // How a backup is looked through.
    struct Trial {
        std::chrono::milliseconds patience{};
        GameCheck check; // empty: every game passes
        // Called for each game (how many are done, how many there are) and while the file is copied (0, 0).
        // If it says no, the trial ends with a failure.
        std::function<bool(int done, int games)> goOn{};
    };
    // Copies the backup beside `journal`, mends the copy if it is damaged, brings it to this version, replays
    // its games and leaves out those that cannot begin. Touches nothing else, and may be called on any
    // thread. The failure's path is the backup's; its kind is `full` if the copy would not leave the journal
    // some room on its disk.
    [[nodiscard]] static Failure tryOut(const QString& backup, const QString& journal, const Trial& trial,
                                        CheckedBackup& into);
    // Removes what tryOut() made beside `journal`, or what a killed program left of it; false if there was
    // nothing.
    static bool forgetTrial(const QString& journal);
    // The copy replaces this journal; the present one is kept as `kept`. After a failure the present one is
    // open as before; the failure's path is the backup's.
    [[nodiscard]] Failure restore(const CheckedBackup& checked, std::chrono::milliseconds patience,
                                  QString& kept);

    [[nodiscard]] Failure games(std::vector<GameRecord>& into);
    // An unknown game is a failure of kind `failed`.
    [[nodiscard]] Failure load(const std::string& game, GameLog& into);

private:
    class Statement;
    // "WFJ1" in the file's header distinguishes our database from any other.
    static constexpr int applicationId = 0x57464a31;

    [[nodiscard]] Failure openOnce(const QString& path, std::chrono::milliseconds patience);
    [[nodiscard]] QString spareName() const { return path_ + QStringLiteral(".rescue"); }
    // The file that was written whole under spareName() gets the journal's name. It keeps its own name, too,
    // until settle(): while nobody has the file open, whoever deletes it would delete everything.
    [[nodiscard]] Failure putInPlace();
    // Puts it there again if it went away before it could be opened, or if a killed program did not come to
    // it.
    [[nodiscard]] Failure bringBack();
    // Keeps what somebody else put in the journal's place.
    [[nodiscard]] Failure keepFound(QString& found) const;
    // SQLite's files beside the journal would be replayed into a new one.
    [[nodiscard]] Failure removeLogs() const;
    [[nodiscard]] Failure openFile(const QString& path, std::chrono::milliseconds patience);
    // Keeps other Watchfires out as long as it is open, and learns how large its pages are.
    [[nodiscard]] Failure keepToItself(std::chrono::milliseconds patience);
    // Everything that is in the write-ahead log goes into the file, and is on the disk then.
    [[nodiscard]] Failure emptyLog();
    [[nodiscard]] Failure begin(std::chrono::milliseconds patience);
    [[nodiscard]] Failure dropLines(const std::string& game, int from);
    // Closes a file that is about to get another name: everything is in it and on the disk, nothing in its
    // log.
    [[nodiscard]] Failure closeWhole(const QString& file);
    // What is wrong with a copy of a file that was called damaged.
    [[nodiscard]] Failure lookAt(const QString& copy, std::chrono::milliseconds patience) const;
    [[nodiscard]] Failure beginAnew(JournalError damage, std::chrono::milliseconds patience);
    // Makes a new journal at `fresh` from the readable parts of `damaged`, a copy that may be changed.
    [[nodiscard]] Failure salvage(const QString& damaged, const QString& fresh,
                                  std::chrono::milliseconds patience, Salvage& got) const;
    // Keeps the lines that cannot be played as a log beside the journal.
    void keepRest(Salvage& got) const;
    [[nodiscard]] Failure takeOver(const QString& damaged, Salvage& got);
    [[nodiscard]] Failure inspect();
    // Asked before any row of the file's tables is read.
    [[nodiscard]] Failure onlyTables();
    // Sees to it that no check of a stranger is computed, neither now nor with each line that is written.
    [[nodiscard]] Failure passOverChecks();
    // Checks every page while the file is being opened. The query ends before this returns: an unfinished one
    // would keep a transaction open, and then the mode could not change.
    [[nodiscard]] Failure checkWhole();
    [[nodiscard]] Failure migrate();
    [[nodiscard]] Failure noGaps();
    [[nodiscard]] Failure countAgain();
    [[nodiscard]] Failure exec(const QString& sql);
    // One statement with its values; its rows, if any, are not read.
    template <class... Values> [[nodiscard]] Failure run(const QString& sql, const Values&... values);
    // The first value of the first row.
    [[nodiscard]] Failure number(const QString& sql, int& into);
    // One statement that is a transaction of its own.
    template <class... Values> [[nodiscard]] Failure change(const QString& sql, const Values&... values);
    template <class Body> [[nodiscard]] Failure transaction(Body body);
    // Parts of a transaction. `there`: the line was there already.
    [[nodiscard]] Failure putGame(const GameRecord& game);
    [[nodiscard]] Failure putLine(const CommandRecord& command, bool& there);
    [[nodiscard]] Failure use(const RollUse& use, const CommandRecord& command);
    [[nodiscard]] JournalError error(const QSqlError& from) const;
    [[nodiscard]] JournalError complain(JournalErrorKind kind, const QString& detail) const;
    [[nodiscard]] QString moveAside() const;
    [[nodiscard]] Failure check(const Trial& trial, CheckedBackup& into);
    // True if tables and indexes are as this program makes them. `scratch`: a name for a file that it needs.
    [[nodiscard]] bool ownTables(const QString& scratch) const;
    [[nodiscard]] static QStringList tablesOf(const QSqlDatabase& db);
    [[nodiscard]] static Failure openCopy(JournalFile& tried, const QString& journal, const Trial& trial,
                                          CheckedBackup& into);

    // Identifies the file itself, whatever its name.
    struct Identity {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        bool operator==(const Identity&) const = default;
    };
    [[nodiscard]] static std::optional<Identity> identityOf(const QString& path);

    // While one of these lives, this program writes; what changes meanwhile is its own work.
    class Writing;
    [[nodiscard]] Failure rescueOverwritten(std::chrono::milliseconds patience, QString& found);
    [[nodiscard]] Failure takeItsPlace(std::chrono::milliseconds patience);

    std::vector<Migration> migrations_;
    QString connection_; // Qt's name for it
    QString path_;
    QSqlDatabase db_;
    int version_ = 0;
    std::optional<Identity> identity_; // of the open file
    OwnFile ownFile_{true};
    OwnFile ownLog_{false};
    bool overrun_ = false; // another program's pages are among ours
    std::int64_t pageBytes_ = 4096;
    bool cold_ = false;              // a failed write has emptied SQLite's memory of the file
    std::optional<Identity> placed_; // what putInPlace() put there, until settle()
    bool spare_ = true;              // there may be a file under spareName()
    QString found_;
    // An attempt to open it failed in the middle. What that wrote may be readable and yet not be on the disk:
    // after a failed sync the system forgets what it owes (Linux). SQLite would build on it, so the log is
    // emptied first.
    bool unsure_ = false;
    // After as many such attempts the part counts as lost; with the journal's pauses some four seconds.
    static constexpr int unreadableMost = 5;
    int unreadable_ = 0; // attempts in a row at which a part of the file could not be read
    std::optional<JournalError> movedAside_;
    bool asideTold_ = false; // by contents(); until then a failed attempt to open the new one keeps it
};

} // namespace watchfire::journal
