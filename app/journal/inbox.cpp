// SPDX-License-Identifier: Apache-2.0
// See inbox.h. Rolls are offered in the order of their arrival: a roll that undo gives back is older than
// every roll that came after it, so it is offered first without further bookkeeping.
#include "app/journal/inbox.h"

#include <set>
#include <utility>

namespace watchfire::journal {

namespace {

constexpr std::size_t otherTowersMax = 8;

bool same(const InboxEntry& entry, const devices::Roll& roll) {
    return devices::sameDice(entry.dice, entry.faces, roll.dice, roll.faces);
}

RollId asTheTowerNamesIt(const RollId& id) {
    return {devices::serialOf(id.tower), id.boot, id.sequence};
}

} // namespace

void Inbox::restore(std::vector<InboxEntry> entries) {
    entries_.clear();
    byId_.clear();
    waiting_.clear();
    std::size_t waiting = 0;
    for (auto& entry : entries) {
        const bool room = waiting < restoredMax && (waitingCount(devices::serialOf(entry.id.tower)) > 0 ||
                                                    waiting_.size() < restoredTowersMax);
        if (entry.state == EntryState::waiting && !room)
            entry.state = EntryState::discarded;
        waiting += entry.state == EntryState::waiting ? 1 : 0;
        append(std::move(entry));
    }
    open_ = true;
}

InboxActions Inbox::received(const devices::Roll& roll, const std::string& time, bool spent) {
    if (!open_)
        return {ReleaseRoll{roll.id, NotKept::notOpen, "the journal is not open"}};

    RollId id = roll.id;
    for (int round = 2;; ++round) {
        if (const auto flying = inFlight_.find(id); flying != inFlight_.end()) {
            if (same(flying->second, roll))
                return {};
        } else if (const auto* known = find(id)) {
            if (same(*known, roll))
                return {AcknowledgeRoll{roll.id}};
        } else {
            break;
        }
        id.tower = roll.id.tower + '*' + std::to_string(round);
    }
    if (!spent && isFull(roll.id.tower))
        return {ReleaseRoll{roll.id, NotKept::full, "too many rolls wait"}};

    InboxEntry entry;
    entry.id = id;
    entry.dice = roll.dice;
    entry.faces = roll.faces;
    entry.time = time;
    entry.needsConfirmation = roll.source == devices::RollSource::plain || devices::repeatsNumbers(id);
    inFlight_.emplace(id, entry);
    return {CommitRoll{std::move(entry)}};
}

// A device can have a new name in each of its lines. Its rolls are in nobody's way: the tower that plays
// always has its own room, and those of so few others can be discarded by hand.
bool Inbox::isFull(const std::string& tower) const {
    std::set<std::string> others; // with waiting rolls
    std::size_t ofTower = waitingCount(tower);
    std::size_t all = inFlight_.size();
    for (const auto& [name, queue] : waiting_) {
        all += queue.size();
        others.insert(name);
    }
    for (const auto& [id, entry] : inFlight_) {
        const std::string name = devices::serialOf(id.tower);
        ofTower += name == tower ? 1 : 0;
        others.insert(name);
    }
    if (ofTower >= (tower.starts_with("plain:") ? plainWaitingMax : waitingMax))
        return true;
    if (tower == chosen_)
        return false;
    others.erase(chosen_);
    others.erase(tower);
    return others.size() >= otherTowersMax || all >= waitingMaxOfAll;
}

InboxActions Inbox::committed(const RollId& id) {
    auto flying = inFlight_.extract(id);
    if (flying.empty())
        return {};
    append(std::move(flying.mapped()));
    return {AcknowledgeRoll{asTheTowerNamesIt(id)}};
}

InboxActions Inbox::commitFailed(const RollId& id, const std::string& reason) {
    if (inFlight_.erase(id) == 0)
        return {};
    return {ReleaseRoll{asTheTowerNamesIt(id), NotKept::commitFailed, reason}};
}

const InboxEntry* Inbox::offer() const {
    const auto queue = waiting_.find(chosen_);
    if (queue == waiting_.end())
        return nullptr;
    return &entries_[*queue->second.begin()];
}

std::vector<InboxEntry> Inbox::waiting(const std::string& tower) const {
    std::vector<InboxEntry> result;
    if (const auto queue = waiting_.find(tower); queue != waiting_.end())
        for (const auto index : queue->second)
            result.push_back(entries_[index]);
    return result;
}

std::size_t Inbox::waitingCount(const std::string& tower) const {
    const auto queue = waiting_.find(tower);
    return queue == waiting_.end() ? 0 : queue->second.size();
}

std::vector<std::string> Inbox::towersWaiting() const {
    std::vector<std::string> result;
    for (const auto& [tower, queue] : waiting_)
        result.push_back(tower);
    return result;
}

const InboxEntry* Inbox::find(const RollId& id) const {
    const auto at = byId_.find(id);
    return at == byId_.end() ? nullptr : &entries_[at->second];
}

bool Inbox::take(const RollId& id, const std::string& game, int command) {
    const auto* entry = find(id);
    return entry != nullptr && entry->state == EntryState::waiting && takeAgain(id, game, command);
}

bool Inbox::takeAgain(const RollId& id, const std::string& game, int command) {
    auto* entry = lookup(id);
    if (entry == nullptr || entry->state == EntryState::used)
        return false;
    setWaiting(*entry, false);
    entry->state = EntryState::used;
    entry->game = game;
    entry->command = command;
    return true;
}

bool Inbox::giveBack(const RollId& id, const std::string& game) {
    auto* entry = lookup(id);
    if (entry == nullptr || entry->state != EntryState::used || entry->game != game)
        return false;
    entry->state = EntryState::waiting;
    entry->game.clear();
    entry->command = 0;
    setWaiting(*entry, true);
    return true;
}

bool Inbox::discard(const RollId& id) {
    auto* entry = lookup(id);
    if (entry == nullptr || entry->state != EntryState::waiting)
        return false;
    setWaiting(*entry, false);
    entry->state = EntryState::discarded;
    return true;
}

InboxEntry* Inbox::lookup(const RollId& id) {
    const auto at = byId_.find(id);
    return at == byId_.end() ? nullptr : &entries_[at->second];
}

void Inbox::append(InboxEntry entry) {
    // A second one could be neither used nor discarded: its numbers lead to the first.
    if (!byId_.emplace(entry.id, entries_.size()).second)
        return;
    entries_.push_back(std::move(entry));
    setWaiting(entries_.back(), entries_.back().state == EntryState::waiting);
}

void Inbox::setWaiting(const InboxEntry& entry, bool waiting) {
    const auto index = static_cast<std::size_t>(&entry - entries_.data());
    if (waiting) {
        waiting_[devices::serialOf(entry.id.tower)].insert(index);
        return;
    }
    const auto queue = waiting_.find(devices::serialOf(entry.id.tower));
    if (queue == waiting_.end())
        return;
    queue->second.erase(index);
    if (queue->second.empty())
        waiting_.erase(queue);
}

} // namespace watchfire::journal
