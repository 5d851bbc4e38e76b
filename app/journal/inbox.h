// SPDX-License-Identifier: Apache-2.0
// The inbox of rolls: a state machine without I/O or clock. It decides what is committed, what is
// acknowledged and which roll is on offer; RollDesk carries the actions out. Design decisions 9 to 15:
//  - a roll is acknowledged after it is on disk and never before,
//  - a repeated roll is acknowledged again (if it is on disk) and never used again,
//  - undo gives the roll back and it is offered first, a roll that came meanwhile queues behind it,
//  - each tower has its own queue; only the chosen tower's rolls are on offer,
//  - what waits is bounded: beyond the bound a roll is released, not acknowledged, so the tower keeps it,
//  - other dice under the numbers of a roll that is here are another roll: a tower that repeats its numbers
//    loses none. It is kept as of tower WF-1*2 (devices/roll.h), in the queue of WF-1, and needs a tap.
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
    std::string game;            // used: by this game's
    int command = 0;             // line n (the `roll`, `answer` or `redo` line that took it)
    std::vector<int> faces = {}; // of each die; empty where nobody said

    bool operator==(const InboxEntry&) const = default;
};

// What the owner of the inbox has to do next.
struct CommitRoll { // write the entry to disk, then call committed() or commitFailed()
    InboxEntry entry;
};
struct AcknowledgeRoll { // tell the tower that it may forget the roll
    RollId id;           // as the tower names it
};
enum class NotKept { notOpen, full, commitFailed };
struct ReleaseRoll { // not kept: the source shall bring the roll again when the tower repeats it
    RollId id;       // as the tower names it
    NotKept why = NotKept::commitFailed;
    std::string reason; // English; for the screen
};
using InboxAction = std::variant<CommitRoll, AcknowledgeRoll, ReleaseRoll>;
using InboxActions = std::vector<InboxAction>;

class Inbox {
public:
    // Rolls of one tower that wait, what is being written included. A table never has so many: more than
    // this is a tower or a cable gone mad. A home-made tower checks nothing, so its chatter ends sooner.
    static constexpr std::size_t waitingMax = 32;
    static constexpr std::size_t plainWaitingMax = 8;
    // Of all towers together; one that takes a new name with each line is bounded too.
    static constexpr std::size_t waitingMaxOfAll = 128;

    // The entries on disk, oldest first. Before this every roll is released ("not open").
    // Every entry is kept in memory: a table rolls some ten thousand times in a tower's life.
    void restore(std::vector<InboxEntry> entries);
    [[nodiscard]] bool isOpen() const { return open_; }

    // `spent`: it will not wait (a test roll), so the bound does not hold for it.
    [[nodiscard]] InboxActions received(const devices::Roll& roll, const std::string& time,
                                        bool spent = false);
    [[nodiscard]] InboxActions committed(const RollId& id);
    [[nodiscard]] InboxActions commitFailed(const RollId& id, const std::string& reason);

    // Whose rolls play. Empty: nobody's are on offer.
    void choose(const std::string& tower) { chosen_ = tower; }
    [[nodiscard]] const std::string& chosen() const { return chosen_; }

    // The chosen tower's oldest waiting roll, or null. Valid until the next call that changes the inbox.
    [[nodiscard]] const InboxEntry* offer() const;
    // A tower's waiting rolls, oldest first.
    [[nodiscard]] std::vector<InboxEntry> waiting(const std::string& tower) const;
    [[nodiscard]] std::size_t waitingCount(const std::string& tower) const;
    // Whether a roll of this tower would be released for want of room.
    [[nodiscard]] bool isFull(const std::string& tower) const;
    // Towers with waiting rolls, in alphabetical order.
    [[nodiscard]] std::vector<std::string> towersWaiting() const;
    [[nodiscard]] const InboxEntry* find(const RollId& id) const;

    // Each returns false, and changes nothing, if the entry is not in a state that allows it.
    [[nodiscard]] bool take(const RollId& id, const std::string& game, int command); // waiting -> used
    [[nodiscard]] bool takeAgain(const RollId& id, const std::string& game,
                                 int command);     // redo: also discarded
    [[nodiscard]] bool giveBack(const RollId& id); // used -> waiting
    [[nodiscard]] bool discard(const RollId& id);  // waiting -> discarded

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
