// SPDX-License-Identifier: Apache-2.0
// The journal's records, and its errors. Standard C++ only; all text is UTF-8. JSON is opaque here: the
// journal never looks inside a header, a log line or a snapshot.
#pragma once

#include "app/journal/inbox.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace watchfire::journal {

// The id of a game that was read from a file begins so; it was `created` when it was read.
inline constexpr std::string_view fromFile = "file-";

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
    std::string before{};                // the stateHash of the line before it; empty: not known

    bool operator==(const CommandRecord&) const = default;
};

inline constexpr int snapshotEvery = 50;

// False if part of the line is lost. A disk that reports a torn page as written leaves zero bytes in rows
// that SQLite calls sound. JSON contains no zero byte.
[[nodiscard]] inline bool isWhole(const CommandRecord& line) {
    return line.line.find('\0') == std::string::npos;
}

// True if the line with this index is whole and was written right after the one before it. A disk that loses
// what it had reported as written, and brings it back after a power cut, mixes lines of two courses of a
// game.
[[nodiscard]] inline bool follows(const std::vector<CommandRecord>& lines, std::size_t index) {
    const std::string& before = lines[index].before;
    return isWhole(lines[index]) && (index == 0 || before.empty() || lines[index - 1].stateHash.empty() ||
                                     before == lines[index - 1].stateHash);
}

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

// A tower's name has at most so many bytes: a serial number, or "plain:" and the name of a port. A longer one
// was not written by this program.
inline constexpr std::size_t longestTower = 300;

// A header has at most so many bytes, as a line of a log. A board has some ten thousand.
inline constexpr std::size_t longestHeader = std::size_t{1} << 20;

// A game from outside has at most so many lines. An evening has some hundred, at most about a thousand;
// every line is played before the game is shown.
inline constexpr int mostLines = 20'000;
// A game in a journal that has more lines than this is not opened. Going back through the history and on
// again writes a line for each move, so a real game may have more lines than a file may bring.
inline constexpr int mostStored = 200'000;
// Repeating the lines of a game may take at most this long. Those of an evening take a second on a small
// machine; a kiosk whose screen stands still for 30 seconds is started again.
inline constexpr std::chrono::seconds openPatience{20};
// The same for the preview: the start page stands still meanwhile, at every start.
inline constexpr std::chrono::seconds previewPatience{3};
// Going back through the history may take so long; whoever wants to go on taps again.
inline constexpr std::chrono::seconds jumpPatience{3};
// Reading the headers of a list of games may take so long; those that are left are read at the next look.
inline constexpr std::chrono::seconds listPatience{1};

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
    cut,        // a backup whose end is missing, as when copying it was broken off
    full,       // the disk is full
    emptied,    // it was there but empty
    moved,      // deleted, renamed or replaced while it was open; written again in its place
    noDriver,   // Qt's database driver is not installed
    refused,    // it contradicts what the journal holds, at each attempt
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
    int restLines = 0;       // lines that were read and cannot be played: one before them is lost
    std::string kept;        // the log with those lines; empty if there is none
    std::string rest;        // what it is to hold
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

// One game of a backup, as it was when it was opened and replayed before a restore.
struct CheckedGame {
    std::string id;
    std::string name;    // the game and its players, for people
    std::string updated; // ISO 8601, time of the last line
    int lines = 0;       // in its log
    bool begins = true;  // false: its header is wrong or it has too many lines, so nothing of it is played
    int played = 0;      // lines from the first on that the rules carried out
    // If a line cannot be carried out but the game goes on from a kept position: the line before that
    // position; otherwise 0.
    int from = 0;
    int until = 0;      // the last line that is carried out; `played` if `from` is 0
    bool late = false;  // the time was up before its last line: it is kept, but nobody knows if it goes on
    std::string reason; // why not all of it, in the program's language; a sentence

    [[nodiscard]] bool whole() const { return begins && played == lines; }
    bool operator==(const CheckedGame&) const = default;
};
// Opens a game and replays it; called outside the GUI thread.
using GameCheck = std::function<CheckedGame(const GameLog&)>;

// A backup that was copied beside the journal and looked through. Nothing is replaced yet.
struct CheckedBackup {
    std::string path;               // the backup's
    std::string copy;               // on this disk, whole and of this version; it can replace the journal
    std::vector<CheckedGame> games; // latest first; the copy holds those that begin
    std::optional<Salvage> salvage; // the file itself is damaged: what could be read
    std::int64_t bytes = 0;         // of the file, and how many it would have if it were whole
    std::int64_t wanted = 0;

    [[nodiscard]] bool cut() const { return bytes < wanted; }
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
