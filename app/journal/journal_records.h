// SPDX-License-Identifier: Apache-2.0
// The journal's records, and its errors. Standard C++ only; all text is UTF-8. JSON is opaque here: the
// journal never looks inside a header, a log line or a snapshot.
#pragma once

#include "app/journal/inbox.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::journal {

struct GameRecord {
    std::string id;      // made by the app, unique for ever
    std::string header;  // the game log's first line
    std::string title;   // shown in the list of games
    std::string created; // ISO 8601
    std::string updated; // ISO 8601, time of the last command
    bool finished = false;
    int commands = 0; // lines in the log, undo and redo lines included; filled in by the journal

    bool operator==(const GameRecord&) const = default;
};

// One line of the append-only log. `n` counts from 1 within the game and has no gaps; an undo is a line too.
struct CommandRecord {
    std::string game;
    int n = 0;
    std::string line;                    // JSON of the command, one line
    std::string stateHash;               // of the state after it
    std::string time;                    // ISO 8601
    std::optional<std::string> snapshot; // the position after it; due every `snapshotEvery` lines

    bool operator==(const CommandRecord&) const = default;
};

inline constexpr int snapshotEvery = 50;

// A line that is to be written. `complete` fills in what takes long to make; the journal's thread calls it
// once, before its first attempt to write.
struct NewCommand {
    // Not explicit: a record that is complete is one, too.
    NewCommand(CommandRecord whole, std::function<void(CommandRecord&)> missing = {})
        : record(std::move(whole)), complete(std::move(missing)) {}

    CommandRecord record;
    std::function<void(CommandRecord&)> complete;
};

// What a command does to the inbox; written in the command's own transaction.
struct RollUse {
    enum class Change {
        take,     // the command uses the roll
        giveBack, // an undo: the roll waits again
    };
    RollId id;
    Change change = Change::take;
};

struct Snapshot {
    int n = 0;         // the state after command n
    std::string state; // as a header's "position"
};

struct GameLog {
    GameRecord game;
    std::vector<CommandRecord> commands; // in order, `snapshot` left empty
    std::vector<Snapshot> snapshots;     // in order
};

enum class JournalErrorKind {
    cannotOpen, // no such folder, no right to it, not a file
    noRight,    // the folder or file belongs to somebody else
    readOnly,   // the file or its disk may not be written
    locked,     // another program has it open
    damaged,    // not a database, or one with broken pages
    newer,      // written by a later Watchfire
    foreign,    // a database of some other program
    full,       // the disk is full
    emptied,    // it was there but empty
    moved,      // deleted, renamed or replaced while it was open; written again in its place
    noDriver,   // Qt's database driver is not installed
    failed,     // anything else that SQLite or the disk reports
};

// What was recovered from a damaged journal, and what was not.
struct Salvage {
    struct Part {
        std::string title;
        int commands = 0; // recovered, from the first on

        bool operator==(const Part&) const = default;
    };
    int games = 0; // complete ones
    int commands = 0;
    int rolls = 0;
    std::vector<Part> parts; // games whose end was lost
    int lost = 0;            // games whose header is lost: their commands alone cannot be played
    bool rollsWhole = false;
    bool settingsWhole = false;

    [[nodiscard]] bool nothing() const { return games == 0 && parts.empty() && rolls == 0; }
    bool operator==(const Salvage&) const = default;
};

struct JournalError {
    JournalErrorKind kind = JournalErrorKind::failed;
    std::string path;    // the database file
    std::string movedTo; // damaged, moved: where the other file is now; empty if there is none
    std::string detail;  // SQLite's own words
    std::optional<Salvage> salvage = std::nullopt; // damaged: what was recovered into the new file

    bool operator==(const JournalError&) const = default;
};

// The line from which a game cannot be played; 0: not at all, because its header is wrong.
struct GameFault {
    std::string game;
    std::string title;
    int line = 0;

    bool operator==(const GameFault&) const = default;
};
// Checks whether a game can be played through; called on the journal's thread.
using GameCheck = std::function<std::optional<GameFault>(const GameLog&)>;

// A backup that is not whole, found before anything is replaced.
struct BackupDoubt {
    int games = 0; // in the backup
    std::vector<GameFault> faults;
    std::optional<Salvage> salvage; // the file itself is damaged: what could be read
};

// What happened, where, and what to do, in the program's language; in English without a translator, as on the
// command line. The database's own words stay as they are.
[[nodiscard]] std::string describe(const JournalError& error);
[[nodiscard]] std::string describe(const Salvage& salvage);

// Whether the settings, including the PIN, are the stored ones.
enum class SettingsState {
    unread, // unknown: the journal has not answered yet, is locked or cannot be opened
    read,   // as in the journal; a new journal has none
    lost,   // the journal was damaged or empty, and its settings were not all recovered
};

struct JournalContents {
    std::vector<GameRecord> games;               // latest first
    std::vector<InboxEntry> inbox;               // in order of arrival
    std::map<std::string, std::string> settings; // key, value
    std::optional<JournalError> movedAside;      // damaged or emptied: a new file was started
    bool settingsWhole = true;                   // false: not all of them were recovered
};

} // namespace watchfire::journal
