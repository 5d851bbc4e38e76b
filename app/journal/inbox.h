// SPDX-License-Identifier: Apache-2.0
// The inbox of rolls: a state machine without I/O or clock. It decides what is committed, what is
// acknowledged and which roll is on offer; RollDesk carries the actions out. Design decisions 9 to 15:
//  - a roll is acknowledged after it is on disk and never before,
//  - a repeated roll is acknowledged again (if it is on disk) and never used again,
//  - undo gives the roll back and it is offered first; a roll that came meanwhile queues behind it,
//  - only the game that uses a roll can give it back: what undo gave back in one game may be used in another,
//  - each tower has its own queue; only the chosen tower's rolls are on offer,
//  - the number of waiting rolls is bounded: beyond it a roll is released, not acknowledged, so the tower
//    keeps it,
//  - other dice under the numbers of a known roll are a new roll: a tower that repeats its numbers loses
//    none. The new roll is stored as one of tower WF-1*2 (devices/roll.h), in the queue of WF-1, and needs a
//    tap.
#pragma once

#include "devices/roll.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace watchfire::journal {

using devices::RollId;

enum class EntryState { waiting, used, discarded };

struct InboxEntry {
    RollId id;
    std::vector<int> dice;
    std::string time; // ISO 8601, when the host received it
    bool needsConfirmation =
        false; // the table taps before it counts: bare numbers, or numbers that came again
    EntryState state = EntryState::waiting;
    std::string game;            // used: by this game
    int command = 0;             // the line that took it (a `roll`, `answer` or `redo`)
    std::vector<int> faces = {}; // of each die; empty if unknown

    bool operator==(const InboxEntry&) const = default;
};

// What the owner of the inbox has to do next.
struct CommitRoll { // write the entry to disk, then call committed() or commitFailed()
    InboxEntry entry;
};
struct AcknowledgeRoll { // tell the tower that it may forget the roll
    RollId id;           // with the tower's own name
};
enum class NotKept { notOpen, full, commitFailed };
struct ReleaseRoll { // not kept: the source should report the roll again when the tower repeats it
    RollId id;       // with the tower's own name
    NotKept why = NotKept::commitFailed;
    std::string reason; // English; for the screen
};
using InboxAction = std::variant<CommitRoll, AcknowledgeRoll, ReleaseRoll>;
using InboxActions = std::vector<InboxAction>;

class Inbox {
public:
    // The most rolls of one tower that wait, including those being written. A table never has so many: more
    // means that a tower or a cable has gone mad. A home-made tower checks nothing, so its limit is lower.
    static constexpr std::size_t waitingMax = 32;
    static constexpr std::size_t plainWaitingMax = 8;
    // The most rolls of all towers together; this also bounds a tower that takes a new name with each line.
    static constexpr std::size_t waitingMaxOfAll = 128;

    // The most rolls that wait when the journal is opened, and of how many towers. An undone game gives its
    // rolls back, so there may be more than come from a tower; a journal with still more is somebody's work.
    static constexpr std::size_t restoredMax = 1000;
    static constexpr std::size_t restoredTowersMax = 16;

    // Takes in the entries on disk, oldest first; of several under the same numbers the first counts, and
    // those that wait beyond the bounds count as discarded. Before this call every roll is released ("not
    // open"). All entries are kept in memory: a table makes some ten thousand rolls in a tower's life.
    void restore(std::vector<InboxEntry> entries);
    [[nodiscard]] bool isOpen() const { return open_; }

    // `spent`: the roll will not wait (a test roll), so the bound does not apply to it.
    [[nodiscard]] InboxActions received(const devices::Roll& roll, const std::string& time,
                                        bool spent = false);
    [[nodiscard]] InboxActions committed(const RollId& id);
    [[nodiscard]] InboxActions commitFailed(const RollId& id, const std::string& reason);

    // Chooses the tower whose rolls play. Empty: no roll is on offer.
    void choose(const std::string& tower) { chosen_ = tower; }
    [[nodiscard]] const std::string& chosen() const { return chosen_; }

    // The chosen tower's oldest waiting roll, or null. Valid until the next call that changes the inbox.
    [[nodiscard]] const InboxEntry* offer() const;
    // A tower's waiting rolls, oldest first.
    [[nodiscard]] std::vector<InboxEntry> waiting(const std::string& tower) const;
    [[nodiscard]] std::size_t waitingCount(const std::string& tower) const;
    // True if a roll of this tower would be released because there is no room.
    [[nodiscard]] bool isFull(const std::string& tower) const;
    // Towers with waiting rolls, in alphabetical order.
    [[nodiscard]] std::vector<std::string> towersWaiting() const;
    [[nodiscard]] const InboxEntry* find(const RollId& id) const;

    // Each returns false and changes nothing if the state of the entry does not allow it.
    [[nodiscard]] bool take(const RollId& id, const std::string& game, int command); // waiting -> used
    [[nodiscard]] bool takeAgain(const RollId& id, const std::string& game,
                                 int command); // redo: also discarded
    // used by this game -> waiting
    [[nodiscard]] bool giveBack(const RollId& id, const std::string& game);
    [[nodiscard]] bool discard(const RollId& id); // waiting -> discarded

private:
    InboxEntry* lookup(const RollId& id);
    void append(InboxEntry entry);
    void setWaiting(const InboxEntry& entry, bool waiting);

    bool open_ = false;
    std::string chosen_;
    std::vector<InboxEntry> entries_;                      // in order of arrival
    std::unordered_map<RollId, std::size_t> byId_;         // into entries_
    std::unordered_map<RollId, InboxEntry> inFlight_;      // handed out for commit, no answer yet
    std::map<std::string, std::set<std::size_t>> waiting_; // into entries_, by tower
};

} // namespace watchfire::journal
