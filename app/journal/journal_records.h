// SPDX-License-Identifier: Apache-2.0
// What the journal keeps and what it says when it cannot. Standard C++ only; all text is UTF-8.
// JSON is opaque here: the journal never looks inside a header, a log line or a snapshot.
#pragma once

#include "app/journal/inbox.h"

#include <map>
#include <optional>
#include <string>
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
    std::optional<std::string> snapshot; // the whole state after it; due every `snapshotEvery` commands

    bool operator==(const CommandRecord&) const = default;
};

inline constexpr int snapshotEvery = 50;

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
    int n = 0; // the state after command n
    std::string state;
};

struct GameLog {
    GameRecord game;
    std::vector<CommandRecord> commands; // in order, `snapshot` left empty
    std::optional<Snapshot> snapshot;    // the latest one
};

enum class JournalErrorKind {
    cannotOpen, // no such folder, no right to it, not a file
    readOnly,   // the file or its disk may not be written
    locked,     // another program has it open
    damaged,    // not a database, or one with broken pages
    newer,      // written by a later Watchfire
    foreign,    // a database of some other program
    full,       // the disk is full
    failed,     // anything else that SQLite or the disk reports
};

struct JournalError {
    JournalErrorKind kind = JournalErrorKind::failed;
    std::string path;    // the database file
    std::string movedTo; // damaged: where the file lies now; empty if it could not be moved
    std::string detail;  // SQLite's own words

    bool operator==(const JournalError&) const = default;
};

// What happened, where, and what to do, in the program's language; without a translator, as on the command
// line, in English. The database's own words stay as they are.
[[nodiscard]] std::string describe(const JournalError& error);

struct JournalContents {
    std::vector<GameRecord> games;               // latest first
    std::vector<InboxEntry> inbox;               // in order of arrival
    std::map<std::string, std::string> settings; // key, value
    std::optional<JournalError> movedAside;      // a damaged file was set aside and a new one begun
};

} // namespace watchfire::journal
