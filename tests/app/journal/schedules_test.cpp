// SPDX-License-Identifier: Apache-2.0
// Random schedules in virtual time (design decision 15): the inbox, the link's host end, the real tower core
// and a store with crash semantics in one process. Bytes are lost, doubled and damaged; cables are pulled;
// towers are reset; the host is killed at any instant, also between a commit and its answer; commits fail,
// also ones that did reach the disk; the table takes, undoes, redoes, discards and enters by hand.
//
// Checked in every schedule: what the host decoded is in the inbox exactly once, with the dice that fell;
// nothing is used twice; nothing is acknowledged before it is on disk; nothing is lost while its tower keeps
// power; the order stays.
//
// WATCHFIRE_SCHEDULES: schedules per block (default 5000, there are 20 blocks). WATCHFIRE_SEED: run this one
// only.
#include "app/journal/inbox.h"
#include "devices/tower_link.h"
#include "firmware-protocol/core/tower.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace watchfire::journal {
namespace {

using devices::LinkPhase;
using devices::Roll;
using devices::TowerLink;
using Time = TowerLink::Time;
using std::chrono::microseconds;
using std::chrono::milliseconds;

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() { // splitmix64
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    bool chance(double p) { return static_cast<double>(next() >> 11U) * 0x1.0p-53 < p; }
    Time upTo(Time longest) {
        return Time(static_cast<Time::rep>(below(static_cast<std::uint64_t>(longest.count()) + 1)));
    }

private:
    std::uint64_t state_;
};

// What happened in a block of schedules, so that a schedule generator gone tame is noticed.
struct Tally {
    std::uint64_t rolls = 0, repeats = 0, kills = 0, killsInFlight = 0, unplugs = 0, resets = 0,
                  powerLost = 0;
    std::uint64_t commitFailures = 0, failedButDurable = 0, takes = 0, undoes = 0, redoes = 0, discards = 0,
                  badLines = 0;
};

struct Broken {
    std::string promise;
};

void promise(bool kept, const std::string& text) {
    if (!kept)
        throw Broken{text};
}

std::string name(const RollId& id) {
    return id.tower + "/" + std::to_string(id.boot) + "/" + std::to_string(id.sequence);
}

struct ById {
    bool operator()(const RollId& a, const RollId& b) const {
        return std::tie(a.tower, a.boot, a.sequence) < std::tie(b.tower, b.boot, b.sequence);
    }
};

// ---- The wire
// -------------------------------------------------------------------------------------------------

struct Noise {
    double flip = 0, drop = 0, twice = 0;
};

// One direction of a serial line: what is sent in one go arrives in one go after its time on the wire.
class Wire {
public:
    void send(std::uint8_t byte, Time now, const Noise& noise, Random& random) {
        if (random.chance(noise.drop))
            return;
        if (random.chance(noise.flip))
            byte = static_cast<std::uint8_t>(byte ^ (1U << random.below(8)));
        const int copies = random.chance(noise.twice) ? 2 : 1;
        for (int i = 0; i < copies; ++i) {
            burst_.push_back(byte);
            busyUntil_ = std::max(busyUntil_, now) + microseconds(87);
        }
        arrival_ = busyUntil_;
    }
    [[nodiscard]] std::optional<Time> arrival() const {
        return burst_.empty() ? std::nullopt : std::optional<Time>(arrival_);
    }
    std::vector<std::uint8_t> take() { return std::exchange(burst_, {}); }
    // The cable goes: some of what was on the way still came through.
    std::vector<std::uint8_t> cut(Random& random) {
        auto bytes = take();
        bytes.resize(random.below(bytes.size() + 1));
        return bytes;
    }

private:
    std::vector<std::uint8_t> burst_;
    Time arrival_{};
    Time busyUntil_{};
};

// ---- The disk
// -------------------------------------------------------------------------------------------------

struct Line {
    enum class Kind { roll, hand, undo, redo };
    Kind kind = Kind::hand;
    std::optional<RollId> roll; // taken by roll and redo, given back by undo
};

struct Disk {
    std::vector<InboxEntry> inbox; // in order of arrival
    std::vector<Line> log;

    InboxEntry* find(const RollId& id) {
        const auto at = std::find_if(inbox.begin(), inbox.end(), [&](const auto& e) { return e.id == id; });
        return at == inbox.end() ? nullptr : &*at;
    }
};

// The commands in force after a log, and those that redo would bring back.
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

// A write on its way to the disk. Commands and discards keep their order and are tried until they succeed;
// a roll's commit is answered at once, well or ill.
struct Write {
    enum class Kind { roll, line, discard };
    Kind kind = Kind::roll;
    InboxEntry entry; // roll; for discard its id
    Line line;
    Time due{};
};

// ---- The tower
// ------------------------------------------------------------------------------------------------

class World;

struct TowerSide {
    TowerSide(World& owner, std::string serialNumber) : world(&owner), serial(std::move(serialNumber)) {
        hal.context = this;
        hal.send = [](void* context, char byte) { static_cast<TowerSide*>(context)->sent(byte); };
        hal.lamp = nullptr;
        hal.count_boot = [](void* context) { return ++static_cast<TowerSide*>(context)->boots; };
        hal.entropy = [](void* context) { return static_cast<TowerSide*>(context)->entropy(); };
        hal.battery = nullptr;
        identity = {"tower", "1.0", serial.c_str(), 0};
    }
    void sent(char byte);
    std::uint16_t entropy();

    World* world;
    std::string serial;
    std::uint16_t boots = 0;
    wf_tower_hal hal{};
    wf_tower_identity identity{};
    wf_tower core{};
    Time pollAt{};
    std::deque<RollId> queue; // what the core holds, oldest first
    bool plugged = true;
    Wire toHost, toTower;
    std::unique_ptr<TowerLink> link; // null while the host is dead
    bool open = false;               // the host has the port open
};

// ---- The world
// ------------------------------------------------------------------------------------------------

class World {
public:
    World(std::uint64_t seed, Tally& tally) : random_(seed), tally_(tally) {
        noisy_ = random_.chance(0.7);
        const double level = noisy_ ? 0.02 * static_cast<double>(random_.below(100)) / 100.0 : 0;
        noise_ = {level, level, level / 2};
        failing_ = random_.chance(0.4) ? 0.3 : 0.0;
        twoTowers_ = random_.chance(0.2);
        towers_.push_back(std::make_unique<TowerSide>(*this, "A"));
        if (twoTowers_)
            towers_.push_back(std::make_unique<TowerSide>(*this, "B"));
        for (auto& tower : towers_)
            powerUp(*tower);
        start();
    }

    void run() {
        const auto rolls = 4 + random_.below(20);
        const auto busy = milliseconds(100 + random_.below(700)); // mean pause between happenings
        for (std::uint64_t made = 0; made < rolls;) {
            passTime(random_.upTo(busy));
            made += happening() ? 1 : 0;
        }
        calm();
        checkEnd();
    }

    // Nothing but noise, on every byte in both directions; then it ends. Returns how long it took until the
    // next roll was in the inbox, or nothing if that took longer than `longest`.
    std::optional<Time> runNoise(Time longest) {
        failing_ = 0;
        noise_ = {0.01, 0.01, 0.005};
        for (int i = 0; i < 15; ++i) {
            roll(*towers_.front());
            passTime(random_.upTo(milliseconds(400)));
        }
        noise_ = {};
        roll(*towers_.front()); // if the queue is full it is refused, and the oldest one is the next
        const auto from = now;
        const auto before = disk_.inbox.size();
        while (disk_.inbox.size() == before) {
            if (now - from > longest)
                return std::nullopt;
            passTime(milliseconds(1));
        }
        return now - from;
    }

    Time now{};
    Random& random() { return random_; }
    [[nodiscard]] const Noise& noise() const { return noise_; }
    static std::uint32_t ms(Time t) { return static_cast<std::uint32_t>(t.count() / 1000); }

private:
    // Mishaps that strike soon after the next write was begun: around its commit, its answer and the
    // acknowledgement's way over the wire.
    enum class Aim { kill, pull, reset };

    void strike() {
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

    // Returns true if a roll was made.
    bool happening() {
        if (!host_ && random_.chance(0.5))
            start();
        auto& tower = *towers_[random_.below(towers_.size())];
        const auto what = random_.below(100);
        if (what < 30) {
            roll(tower);
            return true;
        }
        if (what < 72)
            table();
        else if (what < 75)
            host_ ? kill() : start();
        else if (what < 83)
            tower.plugged ? unplug(tower) : plug(tower);
        else if (what < 85)
            reset(tower);
        else if (what < 90)
            aim_ = static_cast<Aim>(random_.below(3));
        else if (what < 92)
            noise_ = noise_.flip > 0 ? Noise{} : Noise{0.02, 0.02, 0.01};
        else if (what < 94 && host_)
            inbox_->choose(towers_[random_.below(towers_.size())]->serial);
        else if (what < 96)
            failing_ = failing_ > 0 ? 0.0 : 0.5;
        else
            wf_tower_cocked(&tower.core, 1, ms(now));
        return false;
    }

    // -- towers
    void powerUp(TowerSide& tower) {
        wf_tower_init(&tower.core, &tower.hal, &tower.identity, ms(now));
        tower.pollAt = now;
    }

    void reset(TowerSide& tower) {
        ++tally_.resets;
        tally_.powerLost += tower.queue.size();
        for (const auto& id : tower.queue)
            powerLost_.insert(id);
        tower.queue.clear();
        powerUp(tower);
    }

    void roll(TowerSide& tower) {
        wf_dice dice{};
        dice.count = static_cast<std::uint8_t>(1 + random_.below(3));
        for (unsigned i = 0; i < dice.count; ++i)
            dice.die[i] = {6, static_cast<std::uint8_t>(1 + random_.below(6))};
        const auto sequence = tower.core.next_seq;
        const auto result = wf_tower_roll(&tower.core, &dice, ms(now));
        tower.pollAt = now;
        if (result != WF_ROLL_TAKEN)
            return;
        const RollId id{tower.serial, tower.core.boot, sequence};
        std::vector<int> values;
        for (unsigned i = 0; i < dice.count; ++i)
            values.push_back(dice.die[i].value);
        promise(rolled_.emplace(id, values).second, "the tower gave an identity twice: " + name(id));
        tower.queue.push_back(id);
        ++tally_.rolls;
    }

    void towerHears(TowerSide& tower, const std::vector<std::uint8_t>& bytes) {
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

    void unplug(TowerSide& tower) {
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

    void plug(TowerSide& tower) {
        tower.plugged = true;
        if (random_.chance(0.3))
            reset(tower); // powered through the cable
        openPort(tower);
    }

    void openPort(TowerSide& tower) {
        if (!host_ || !tower.plugged)
            return;
        (void)tower.toHost.take();
        tower.open = true;
        tower.link->opened(now);
    }

    // -- host
    void start() {
        host_ = true;
        inbox_ = std::make_unique<Inbox>();
        inbox_->restore(disk_.inbox);
        inbox_->choose("A");
        log_ = disk_.log;
        session_ = {};
        for (const auto& line : log_)
            session_.apply(line);
        for (auto& tower : towers_) {
            TowerLink::Options options;
            options.settle = milliseconds(20);
            options.allowPlain = true; // a checked tower must never pass for a home-made one
            options.plainName = "plain:" + tower->serial;
            tower->link = std::make_unique<TowerLink>(options);
            openPort(*tower);
        }
        checkSession();
    }

    void kill() {
        host_ = false;
        ++tally_.kills;
        tally_.killsInFlight += writes_.empty() ? 0 : 1;
        // What the disk was just about: the front write may be done although nobody hears of it.
        if (!writes_.empty() && stuck_.empty() && random_.chance(0.5))
            (void)perform(writes_.front());
        writes_.clear();
        stuck_.clear();
        inbox_.reset();
        for (auto& tower : towers_) {
            tower->link.reset();
            tower->open = false;
            towerHears(*tower, tower->toTower.cut(random_));
        }
        std::erase_if(decoded_, [&](const RollId& id) { return disk_.find(id) == nullptr; });
    }

    void hostWorks(TowerSide& tower) {
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

    void carryOut(const InboxActions& actions) {
        for (const auto& action : actions) {
            if (const auto* commit = std::get_if<CommitRoll>(&action)) {
                postEntry(Write::Kind::roll, commit->entry);
            } else if (const auto* ack = std::get_if<AcknowledgeRoll>(&action)) {
                promise(disk_.find(ack->id) != nullptr,
                        "acknowledged before it is on disk: " + name(ack->id));
                for (auto& tower : towers_)
                    tower->link->acknowledge(ack->id);
            } else if (const auto* release = std::get_if<ReleaseRoll>(&action)) {
                decoded_.erase(release->id);
                for (auto& tower : towers_)
                    tower->link->release(release->id);
            } else {
                promise(false, "a clash of identities");
            }
        }
        for (auto& tower : towers_)
            for (const char byte : tower->link->takeOutput())
                if (tower->plugged)
                    tower->toTower.send(static_cast<std::uint8_t>(byte), now, noise_, random_);
    }

    // -- the table
    void table() {
        if (!host_)
            return;
        const auto what = random_.below(100);
        if (what < 50)
            takeOffer();
        else if (what < 60)
            append({Line::Kind::hand, {}});
        else if (what < 75)
            undo();
        else if (what < 90)
            redo();
        else
            discardOffer();
    }

    void takeOffer() {
        const auto* offer = inbox_->offer();
        if (offer == nullptr || random_.chance(0.2)) // a roll that does not fit waits
            return;
        const auto id = offer->id;
        for (const auto& entry : disk_.inbox) { // arrival order: nothing older of this tower waits in memory
            if (entry.id == id)
                break;
            if (entry.id.tower == id.tower)
                promise(!waitsInMemory(entry.id), "offered out of order: " + name(id));
        }
        promise(inbox_->take(id, "g", number()), "the roll on offer cannot be taken: " + name(id));
        ++tally_.takes;
        append({Line::Kind::roll, id});
    }

    void undo() {
        if (session_.done.empty())
            return;
        const auto id = session_.done.back().roll;
        if (id) {
            promise(inbox_->giveBack(*id), "a used roll cannot be given back: " + name(*id));
            if (id->tower == inbox_->chosen()) {
                const auto older =
                    std::any_of(disk_.inbox.begin(), disk_.inbox.end(), [&](const InboxEntry& e) {
                        return e.id.tower == id->tower && arrivedBefore(e.id, *id) && waitsInMemory(e.id);
                    });
                promise(inbox_->offer() != nullptr && (older || inbox_->offer()->id == *id),
                        "a roll that was given back is not offered first: " + name(*id));
            }
        }
        tally_.undoes += id ? 1 : 0;
        append({Line::Kind::undo, id});
    }

    // False too for an entry that memory does not know yet (see checkEnd).
    bool waitsInMemory(const RollId& id) {
        const auto* entry = inbox_->find(id);
        return entry != nullptr && entry->state == EntryState::waiting;
    }

    bool arrivedBefore(const RollId& a, const RollId& b) { return disk_.find(a) < disk_.find(b); }

    void redo() {
        if (session_.undone.empty())
            return;
        const auto id = session_.undone.back().roll;
        if (id)
            promise(inbox_->takeAgain(*id, "g", number()), "redo cannot use its roll: " + name(*id));
        tally_.redoes += id ? 1 : 0;
        append({Line::Kind::redo, id});
    }

    void discardOffer() {
        const auto* offer = inbox_->offer();
        if (offer == nullptr)
            return;
        InboxEntry entry = *offer;
        promise(inbox_->discard(entry.id), "the roll on offer cannot be discarded");
        ++tally_.discards;
        postEntry(Write::Kind::discard, entry);
    }

    [[nodiscard]] int number() const { return static_cast<int>(log_.size()) + 1; }

    void append(const Line& line) {
        log_.push_back(line);
        session_.apply(line);
        Write write;
        write.kind = Write::Kind::line;
        write.line = line;
        post(std::move(write));
    }

    // -- the disk
    void postEntry(Write::Kind kind, const InboxEntry& entry) {
        Write write;
        write.kind = kind;
        write.entry = entry;
        post(std::move(write));
    }

    void post(Write write) {
        write.due = now + random_.upTo(milliseconds(15));
        if (!writes_.empty())
            write.due = std::max(write.due, writes_.back().due);
        writes_.push_back(std::move(write));
        if (aim_ && !strikeAt_)
            strikeAt_ = now + random_.upTo(milliseconds(20));
    }

    // One transaction; what Journal does to the database.
    bool perform(const Write& write) {
        switch (write.kind) {
        case Write::Kind::roll:
            if (const auto* known = disk_.find(write.entry.id))
                return known->state == EntryState::waiting && known->dice == write.entry.dice;
            disk_.inbox.push_back(write.entry);
            return true;
        case Write::Kind::discard:
            disk_.find(write.entry.id)->state = EntryState::discarded;
            return true;
        case Write::Kind::line:
            break;
        }
        disk_.log.push_back(write.line);
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

    void diskWorks() {
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

    // -- time
    void passTime(Time span) {
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

    void step() {
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

    // -- the end
    void calm() {
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
            append({Line::Kind::hand, {}}); // stands for the retry timer
            passTime(milliseconds(100));
        }
        promise(!busy() && stuck_.empty(), "the tower still holds rolls 10 s after all is well");
    }

    void checkSession() {
        std::map<RollId, int, ById> uses;
        for (const auto& line : session_.done)
            if (line.roll)
                promise(++uses[*line.roll] == 1, "a roll counts twice in the game: " + name(*line.roll));
        for (const auto& entry : disk_.inbox)
            promise((entry.state == EntryState::used) == (uses.count(entry.id) == 1),
                    "inbox and log disagree about " + name(entry.id));
    }

    void checkEnd() {
        checkSession();
        for (const auto& tower : towers_)
            tally_.badLines += tower->link->statistics().badLines + tower->core.decoder.bad;
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
            // A commit that reported failure but did reach the disk is learnt of when the tower repeats the
            // roll; if the tower lost power instead, at the next start.
            promise(inMemory != nullptr ? *inMemory == entry : powerLost_.contains(entry.id),
                    "memory and disk disagree about " + name(entry.id));
        }
        for (const auto& [id, dice] : rolled_)
            promise(there.contains(id) || powerLost_.contains(id), "lost: " + name(id));
        for (const auto& id : decoded_)
            promise(there.contains(id), "decoded, but not in the inbox: " + name(id));
    }

    Random random_;
    Tally& tally_;
    bool noisy_ = false;
    bool twoTowers_ = false;
    Noise noise_;
    double failing_ = 0;

    std::vector<std::unique_ptr<TowerSide>> towers_;
    std::map<RollId, std::vector<int>, ById> rolled_;
    std::set<RollId, ById> powerLost_; // in a tower's RAM when it lost power
    std::set<RollId, ById> decoded_;   // by a host that lived to put them on disk

    Disk disk_;
    bool host_ = false;
    std::unique_ptr<Inbox> inbox_;
    std::vector<Line> log_; // in memory, ahead of the disk
    Session session_;
    std::optional<Aim> aim_;
    std::optional<Time> strikeAt_;
    std::deque<Write> writes_;
    std::deque<Write> stuck_;
};

void TowerSide::sent(char byte) {
    if (plugged)
        toHost.send(static_cast<std::uint8_t>(byte), world->now, world->noise(), world->random());
}

std::uint16_t TowerSide::entropy() {
    return static_cast<std::uint16_t>(world->random().next());
}

// Empty if every promise held.
std::string broken(std::uint64_t seed, Tally& tally) {
    try {
        World world(seed, tally);
        world.run();
        return {};
    } catch (const Broken& b) {
        return "schedule " + std::to_string(seed) + ": " + b.promise +
               "  (WATCHFIRE_SEED=" + std::to_string(seed) + ")";
    }
}

std::uint64_t setting(const char* variable, std::uint64_t otherwise) {
    const char* value = std::getenv(variable);
    return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

// Blocks, so that ctest can spread them over the cores.
class Schedules : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Schedules, KeepEveryPromise) {
    Tally tally;
    if (std::getenv("WATCHFIRE_SEED") != nullptr) {
        EXPECT_EQ(broken(setting("WATCHFIRE_SEED", 0), tally), "");
        return;
    }
    const std::uint64_t count = setting("WATCHFIRE_SCHEDULES", 10000);
    int failures = 0;
    for (std::uint64_t i = 0; i < count && failures < 5; ++i)
        if (const auto what = broken(GetParam() * 1'000'000'000U + i, tally); !what.empty()) {
            ++failures;
            ADD_FAILURE() << what;
        }
    if (failures > 0 || count < 1000)
        return;
    for (const auto& [what, seen] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
             {"rolls", tally.rolls},
             {"repeats of a roll on disk", tally.repeats},
             {"kills", tally.kills},
             {"kills with a write under way", tally.killsInFlight},
             {"cables pulled", tally.unplugs},
             {"resets", tally.resets},
             {"rolls lost with the tower's power", tally.powerLost},
             {"failed commits", tally.commitFailures},
             {"failed commits that did reach the disk", tally.failedButDurable},
             {"rolls taken", tally.takes},
             {"rolls given back", tally.undoes},
             {"rolls taken again", tally.redoes},
             {"rolls discarded", tally.discards},
             {"damaged lines", tally.badLines}}) {
        EXPECT_GT(seen, count / 50) << what << ": the schedules have gone tame";
        if (std::getenv("WATCHFIRE_TALLY") != nullptr)
            std::printf("%12llu %s\n", static_cast<unsigned long long>(seen), what);
    }
}

TEST(Recovery, TheNextRollAfterTheNoiseIsThereWithin250Milliseconds) {
    Time worst{};
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Tally tally;
        try {
            const auto took = World(seed, tally).runNoise(milliseconds(250));
            ASSERT_TRUE(took) << "seed " << seed;
            worst = std::max(worst, *took);
        } catch (const Broken& b) {
            FAIL() << "seed " << seed << ": " << b.promise;
        }
    }
    RecordProperty("worst_us", static_cast<int>(worst.count()));
}

INSTANTIATE_TEST_SUITE_P(Blocks, Schedules, testing::Range<std::uint64_t>(0, 20));

} // namespace
} // namespace watchfire::journal
