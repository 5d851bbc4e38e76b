// SPDX-License-Identifier: Apache-2.0
// A disk with crash semantics in virtual time, as far as the journal needs one: the inbox, the log of
// commands, and writes in progress.
#pragma once

#include "app/journal/inbox.h"
#include "tests/app/journal/virtual_wire.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace watchfire::journal::test {

struct Line {
    enum class Kind { roll, hand, undo, redo };
    Kind kind = Kind::hand;
    std::optional<RollId> roll; // used by roll and redo, given back by undo
};

struct Disk {
    std::vector<InboxEntry> inbox; // in order of arrival
    std::vector<Line> log;

    // Null if it is not there. Entries are stored in the order of arrival: a smaller address arrived before.
    InboxEntry* find(const RollId& id) {
        const auto at = place_.find(id);
        return at == place_.end() ? nullptr : &inbox[at->second];
    }
    void add(const InboxEntry& entry) {
        place_.emplace(entry.id, inbox.size());
        inbox.push_back(entry);
    }

private:
    std::unordered_map<RollId, std::size_t> place_; // in `inbox`
};

// The commands in force after a log, and those that redo would repeat.
struct Session {
    std::vector<Line> done;
    std::vector<Line> undone;

    void apply(const Line& line) {
        switch (line.kind) {
        case Line::Kind::roll:
        case Line::Kind::hand:
            done.push_back(line);
            undone.clear();
            break;
        case Line::Kind::undo:
            undone.push_back(done.back());
            done.pop_back();
            break;
        case Line::Kind::redo:
            done.push_back(undone.back());
            undone.pop_back();
            break;
        }
    }
};

// A write on its way to the disk. Commands and discards keep their order and are retried until they succeed;
// a roll's commit is answered at once, with success or failure.
struct Write {
    enum class Kind { roll, line, discard };
    Kind kind = Kind::roll;
    InboxEntry entry; // for a roll; a discard uses only its id
    Line line;
    Time due{};
};

} // namespace watchfire::journal::test
