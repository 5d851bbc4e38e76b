// SPDX-License-Identifier: Apache-2.0
#include "tests/app/journal/virtual_world.h"

#include <algorithm>
#include <set>
#include <utility>

namespace watchfire::journal::test {

using std::chrono::milliseconds;

void promise(bool kept, const std::string& text) {
    if (!kept)
        throw Broken{text};
}

std::string name(const RollId& id) {
    return id.tower + "/" + std::to_string(id.boot) + "/" + std::to_string(id.sequence);
}

void TowerSide::sent(char byte) {
    if (plugged)
        toHost.send(static_cast<std::uint8_t>(byte), world->now, world->noise(), world->random());
}

std::uint16_t TowerSide::entropy() {
    return static_cast<std::uint16_t>(world->random().next());
}

World::World(std::uint64_t seed, Tally& tally, int towers, SecondDisk* second)
    : random_(seed), tally_(tally), second_(second) {
    towers_.push_back(std::make_unique<TowerSide>(*this, "A"));
    if (towers > 1)
        towers_.push_back(std::make_unique<TowerSide>(*this, "B"));
    for (auto& tower : towers_)
        powerUp(*tower);
    start();
}

void World::strike() {
    const auto aim = *std::exchange(aim_, std::nullopt);
    strikeAt_.reset();
    auto& tower = *towers_[random_.below(towers_.size())];
    switch (aim) {
    case Aim::kill:
        if (host_)
            kill();
        break;
    case Aim::pull:
        if (tower.plugged)
            unplug(tower);
        break;
    case Aim::reset:
        reset(tower);
        break;
    }
}

void World::powerUp(TowerSide& tower) {
    wf_tower_init(&tower.core, &tower.hal, &tower.identity, ms(now));
    tower.pollAt = now;
}

void World::reset(TowerSide& tower) {
    ++tally_.resets;
    tally_.powerLost += tower.queue.size();
    for (const auto& id : tower.queue)
        powerLost_.insert(id);
    tower.queue.clear();
    powerUp(tower);
}

bool World::roll(TowerSide& tower) {
    wf_dice dice{};
    dice.count = static_cast<std::uint8_t>(1 + random_.below(3));
    for (unsigned i = 0; i < dice.count; ++i)
        dice.die[i] = {6, static_cast<std::uint8_t>(1 + random_.below(6))};
    const auto sequence = tower.core.next_seq;
    const auto result = wf_tower_roll(&tower.core, &dice, ms(now));
    tower.pollAt = now;
    if (result != WF_ROLL_TAKEN)
        return false;
    const RollId id{tower.serial, tower.core.boot, sequence};
    std::vector<int> values;
    for (unsigned i = 0; i < dice.count; ++i)
        values.push_back(dice.die[i].value);
    promise(rolled_.emplace(id, values).second, "the tower gave an identity twice: " + name(id));
    tower.queue.push_back(id);
    ++tally_.rolls;
    return true;
}

void World::towerHears(TowerSide& tower, const std::vector<std::uint8_t>& bytes) {
    for (const auto byte : bytes) {
        const auto held = tower.core.held;
        wf_tower_receive(&tower.core, byte, ms(now));
        if (tower.core.held < held) {
            promise(disk_.find(tower.queue.front()) != nullptr,
                    "the tower forgot a roll that is not on disk: " + name(tower.queue.front()));
            tower.queue.pop_front();
        }
    }
    tower.pollAt = now;
}

void World::unplug(TowerSide& tower) {
    ++tally_.unplugs;
    const auto bytes = tower.toTower.cut(random_);
    towerHears(tower, bytes);
    const auto back = tower.toHost.cut(random_);
    if (tower.open) {
        tower.link->received(back, now);
        hostWorks(tower);
    }
    tower.plugged = false;
    tower.open = false;
    if (tower.link)
        tower.link->closed();
}

void World::plug(TowerSide& tower) {
    tower.plugged = true;
    openPort(tower);
}

void World::openPort(TowerSide& tower) {
    if (!host_ || !tower.plugged)
        return;
    (void)tower.toHost.take();
    tower.open = true;
    tower.link->opened(now);
}

void World::start() {
    host_ = true;
    inbox_ = std::make_unique<Inbox>();
    if (second_ != nullptr) {
        const auto kept = second_->reopen();
        promise(kept == disk_.inbox, "the journal file holds another inbox than was committed");
        inbox_->restore(kept);
    } else {
        inbox_->restore(disk_.inbox);
    }
    inbox_->choose("A");
    log_ = disk_.log;
    session_ = {};
    for (const auto& line : log_)
        session_.apply(line);
    for (auto& tower : towers_) {
        TowerLink::Options options;
        options.settle = milliseconds(20);
        options.allowPlain = true; // a checked tower must never be taken for a home-made one
        options.plainName = "plain:" + tower->serial;
        tower->link = std::make_unique<TowerLink>(options);
        openPort(*tower);
    }
    checkSession();
}

void World::kill() {
    host_ = false;
    ++tally_.kills;
    tally_.killsInFlight += writes_.empty() ? 0 : 1;
    // The write in progress may complete although nobody learns of it.
    if (!writes_.empty() && stuck_.empty() && random_.chance(0.5))
        (void)perform(writes_.front());
    writes_.clear();
    stuck_.clear();
    inbox_.reset();
    for (auto& tower : towers_) {
        noteLink(*tower);
        tower->link.reset();
        tower->open = false;
        towerHears(*tower, tower->toTower.cut(random_));
    }
    std::erase_if(decoded_, [&](const RollId& id) { return disk_.find(id) == nullptr; });
}

void World::noteLink(const TowerSide& tower) {
    tally_.badLines += tower.link->statistics().badLines + tower.core.decoder.bad;
    tally_.duplicates += tower.link->statistics().duplicates;
}

void World::hostWorks(TowerSide& tower) {
    for (auto& event : tower.link->takeEvents())
        if (auto* seen = std::get_if<TowerLink::RollSeen>(&event)) {
            promise(seen->roll.source == devices::RollSource::tower, "noise passed for a plain roll");
            tally_.repeats += disk_.find(seen->roll.id) != nullptr ? 1 : 0;
            decoded_.insert(seen->roll.id);
            carryOut(inbox_->received(seen->roll, "t"));
        }
    for (const char byte : tower.link->takeOutput())
        if (tower.plugged)
            tower.toTower.send(static_cast<std::uint8_t>(byte), now, noise_, random_);
}

void World::carryOut(const InboxActions& actions) {
    for (const auto& action : actions) {
        if (const auto* commit = std::get_if<CommitRoll>(&action)) {
            promise(!devices::repeatsNumbers(commit->entry.id), "a clash of identities");
            postEntry(Write::Kind::roll, commit->entry);
        } else if (const auto* ack = std::get_if<AcknowledgeRoll>(&action)) {
            promise(disk_.find(ack->id) != nullptr, "acknowledged before it is on disk: " + name(ack->id));
            for (auto& tower : towers_)
                tower->link->acknowledge(ack->id);
        } else if (const auto* release = std::get_if<ReleaseRoll>(&action)) {
            decoded_.erase(release->id);
            for (auto& tower : towers_)
                tower->link->release(release->id);
        }
    }
    for (auto& tower : towers_)
        for (const char byte : tower->link->takeOutput())
            if (tower->plugged)
                tower->toTower.send(static_cast<std::uint8_t>(byte), now, noise_, random_);
}

bool World::waitsInMemory(const RollId& id) {
    const auto* entry = inbox_->find(id);
    return entry != nullptr && entry->state == EntryState::waiting;
}

void World::append(const Line& line) {
    log_.push_back(line);
    session_.apply(line);
    Write write;
    write.kind = Write::Kind::line;
    write.line = line;
    post(std::move(write));
}

void World::postEntry(Write::Kind kind, const InboxEntry& entry) {
    Write write;
    write.kind = kind;
    write.entry = entry;
    post(std::move(write));
}

void World::post(Write write) {
    write.due = now + random_.upTo(milliseconds(15));
    if (!writes_.empty())
        write.due = std::max(write.due, writes_.back().due);
    writes_.push_back(std::move(write));
    if (aim_ && !strikeAt_)
        strikeAt_ = now + random_.upTo(milliseconds(20));
}

bool World::perform(const Write& write) {
    switch (write.kind) {
    case Write::Kind::roll:
        if (const auto* known = disk_.find(write.entry.id))
            return known->state == EntryState::waiting && known->dice == write.entry.dice;
        disk_.add(write.entry);
        if (second_ != nullptr)
            second_->commit(write.entry);
        return true;
    case Write::Kind::discard:
        disk_.find(write.entry.id)->state = EntryState::discarded;
        if (second_ != nullptr)
            second_->discard(write.entry.id);
        return true;
    case Write::Kind::line:
        break;
    }
    disk_.log.push_back(write.line);
    if (second_ != nullptr)
        second_->append(write.line, static_cast<int>(disk_.log.size()));
    if (!write.line.roll)
        return true;
    auto* entry = disk_.find(*write.line.roll);
    promise(entry != nullptr, "a command uses a roll that is not on disk");
    const bool take = write.line.kind != Line::Kind::undo;
    promise((entry->state == EntryState::used) != take,
            take ? "a roll is used twice: " + name(entry->id)
                 : "a roll is given back twice: " + name(entry->id));
    entry->state = take ? EntryState::used : EntryState::waiting;
    entry->game = take ? "g" : "";
    entry->command = take ? static_cast<int>(disk_.log.size()) : 0;
    return true;
}

void World::diskWorks() {
    while (!writes_.empty() && writes_.front().due <= now) {
        const auto write = std::move(writes_.front());
        writes_.pop_front();
        const bool fails = random_.chance(failing_);
        if (write.kind == Write::Kind::roll) {
            // Some failures are reported although the bytes did reach the disk.
            const bool done = (!fails || random_.chance(0.2)) && perform(write);
            tally_.commitFailures += fails ? 1 : 0;
            tally_.failedButDurable += fails && done ? 1 : 0;
            carryOut(done && !fails ? inbox_->committed(write.entry.id)
                                    : inbox_->commitFailed(write.entry.id, "disk"));
            continue;
        }
        stuck_.push_back(write);
        if (fails)
            continue;
        for (; !stuck_.empty(); stuck_.pop_front())
            (void)perform(stuck_.front());
    }
}

void World::passTime(Time span) {
    const Time end = now + span;
    while (now < end) {
        Time next = end;
        for (auto& tower : towers_) {
            next = std::min(next, tower->pollAt);
            if (tower->toHost.arrival())
                next = std::min(next, *tower->toHost.arrival());
            if (tower->toTower.arrival())
                next = std::min(next, *tower->toTower.arrival());
            if (tower->open && tower->link->deadline())
                next = std::min(next, *tower->link->deadline());
        }
        if (!writes_.empty())
            next = std::min(next, writes_.front().due);
        if (strikeAt_)
            next = std::min(next, *strikeAt_);
        now = std::max(now, next);
        step();
        if (strikeAt_ && *strikeAt_ <= now)
            strike();
    }
}

void World::step() {
    for (auto& tower : towers_) {
        if (tower->toTower.arrival() && *tower->toTower.arrival() <= now)
            towerHears(*tower, tower->toTower.take());
        if (tower->pollAt <= now)
            tower->pollAt = now + milliseconds(std::max(1U, wf_tower_poll(&tower->core, ms(now))));
        if (tower->toHost.arrival() && *tower->toHost.arrival() <= now) {
            const auto bytes = tower->toHost.take();
            if (tower->open)
                tower->link->received(bytes, now);
        }
        if (tower->open) {
            tower->link->tick(now);
            hostWorks(*tower);
        }
    }
    if (host_)
        diskWorks();
}

void World::calm() {
    noise_ = {};
    failing_ = 0;
    aim_.reset();
    strikeAt_.reset();
    if (!host_)
        start();
    for (auto& tower : towers_)
        if (!tower->plugged)
            plug(*tower);
    const auto busy = [this] {
        return !writes_.empty() || std::any_of(towers_.begin(), towers_.end(),
                                               [](const auto& tower) { return !tower->queue.empty(); });
    };
    for (int i = 0; i < 100 && busy(); ++i)
        passTime(milliseconds(100));
    if (!stuck_.empty()) {
        append({Line::Kind::hand, {}}); // simulates the retry timer
        passTime(milliseconds(100));
    }
    promise(!busy() && stuck_.empty(), "the tower still holds rolls 10 s after all is well");
}

void World::checkSession() {
    std::map<RollId, int, ById> uses;
    for (const auto& line : session_.done)
        if (line.roll)
            promise(++uses[*line.roll] == 1, "a roll counts twice in the game: " + name(*line.roll));
    for (const auto& entry : disk_.inbox)
        promise((entry.state == EntryState::used) == (uses.count(entry.id) == 1),
                "inbox and log disagree about " + name(entry.id));
}

void World::checkEnd() {
    checkSession();
    promise(second_ == nullptr || second_->reopen() == disk_.inbox,
            "at the end the journal file holds another inbox than was committed");
    for (auto& tower : towers_)
        noteLink(*tower);
    std::set<RollId, ById> there;
    std::map<std::pair<std::string, std::uint32_t>, std::uint32_t> latest;
    for (const auto& entry : disk_.inbox) {
        promise(there.insert(entry.id).second, "twice in the inbox: " + name(entry.id));
        const auto fell = rolled_.find(entry.id);
        promise(fell != rolled_.end(), "in the inbox, but never rolled: " + name(entry.id));
        promise(fell->second == entry.dice, "other dice than fell: " + name(entry.id));
        auto& before = latest[{entry.id.tower, entry.id.boot}];
        promise(before < entry.id.sequence, "the order was lost at " + name(entry.id));
        before = entry.id.sequence;
        const auto* inMemory = inbox_->find(entry.id);
        // The host learns of a commit that reported failure but did reach the disk when the tower repeats the
        // roll; if the tower lost power instead, at the next start.
        promise(inMemory != nullptr ? *inMemory == entry : powerLost_.contains(entry.id),
                "memory and disk disagree about " + name(entry.id));
    }
    for (const auto& [id, dice] : rolled_)
        promise(there.contains(id) || powerLost_.contains(id), "lost: " + name(id));
    for (const auto& id : decoded_)
        promise(there.contains(id), "decoded, but not in the inbox: " + name(id));
}

} // namespace watchfire::journal::test
