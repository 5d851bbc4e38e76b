// SPDX-License-Identifier: Apache-2.0
// A whole table in virtual time: towers (the real core), wires, the link's host end, the inbox and a disk
// with crash semantics in one process. Cables are pulled, towers reset, the host killed between any two
// events. The derived test decides what happens when; this class checks what must hold whatever happens, and
// throws `Broken` when a promise is broken.
//
// The promises: a roll that the host decoded is in the inbox exactly once, with the dice that fell; nothing
// is used twice; nothing is acknowledged before it is on disk; nothing is lost while its tower keeps power;
// the order is kept.
#pragma once

#include "app/journal/inbox.h"
#include "devices/tower_link.h"
#include "firmware-protocol/core/tower.h"
#include "tests/app/journal/virtual_disk.h"
#include "tests/app/journal/virtual_wire.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace watchfire::journal::test {

using devices::TowerLink;

// Counts of what happened, so that a test that has become too tame is noticed.
struct Tally {
    std::uint64_t rolls = 0, repeats = 0, kills = 0, killsInFlight = 0, unplugs = 0, resets = 0,
                  powerLost = 0;
    std::uint64_t commitFailures = 0, failedButDurable = 0, takes = 0, undoes = 0, redoes = 0, discards = 0,
                  badLines = 0, duplicates = 0;
};

struct Broken {
    std::string promise;
};

// Throws unless `kept`.
void promise(bool kept, const std::string& text);

std::string name(const RollId& id); // tower/boot/sequence

struct ById {
    bool operator()(const RollId& a, const RollId& b) const {
        return std::tie(a.tower, a.boot, a.sequence) < std::tie(b.tower, b.boot, b.sequence);
    }
};

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
    std::deque<RollId> queue; // the rolls that the core holds, oldest first
    bool plugged = true;
    Wire toHost, toTower;
    std::unique_ptr<TowerLink> link; // null while the host is dead
    bool open = false;               // the host has the port open
};

// A second disk beside the model that must hold the same: the real journal file.
class SecondDisk {
public:
    virtual ~SecondDisk() = default;
    virtual void commit(const InboxEntry& entry) = 0;
    virtual void discard(const RollId& id) = 0;
    virtual void append(const Line& line, int number) = 0;
    // Reads it again, as a starting program does.
    [[nodiscard]] virtual std::vector<InboxEntry> reopen() = 0;
};

class World {
public:
    // The host runs; one tower named "A" and perhaps one named "B" have power and are plugged in. `second`
    // may be null, and outlives the world.
    World(std::uint64_t seed, Tally& tally, int towers, SecondDisk* second = nullptr);
    virtual ~World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    Time now{};
    Random& random() { return random_; }
    [[nodiscard]] const Noise& noise() const { return noise_; }
    static std::uint32_t ms(Time t) { return static_cast<std::uint32_t>(t.count() / 1000); }

protected:
    // Mishaps that strike soon after the start of the next write: around its commit, its answer and the
    // acknowledgement's way over the wire.
    enum class Aim { kill, pull, reset };

    // -- towers
    void reset(TowerSide& tower); // loses power: the rolls that it holds are gone
    bool roll(TowerSide& tower);  // false: refused, its queue is full
    void unplug(TowerSide& tower);
    void plug(TowerSide& tower);

    // -- host
    void start();
    void kill();
    [[nodiscard]] int number() const { return static_cast<int>(log_.size()) + 1; } // of the next line
    void append(const Line& line);
    void postEntry(Write::Kind kind, const InboxEntry& entry);
    // Also false for an entry that memory does not know yet (see checkEnd).
    bool waitsInMemory(const RollId& id);
    bool arrivedBefore(const RollId& a, const RollId& b) { return disk_.find(a) < disk_.find(b); }

    // -- time
    void passTime(Time span);

    // -- the end
    void calm(); // no more faults; the tower must get rid of the rolls that it holds
    void checkEnd();

    Random random_;
    Tally& tally_;
    Noise noise_;
    double failing_ = 0; // how often a commit fails

    std::vector<std::unique_ptr<TowerSide>> towers_;
    Disk disk_;
    bool host_ = false; // alive
    std::unique_ptr<Inbox> inbox_;
    Session session_;
    std::optional<Aim> aim_;
    std::map<RollId, std::vector<int>, ById> rolled_;
    std::set<RollId, ById> powerLost_; // in a tower's RAM when it lost power

private:
    void strike();
    void powerUp(TowerSide& tower);
    void towerHears(TowerSide& tower, const std::vector<std::uint8_t>& bytes);
    void openPort(TowerSide& tower);
    void hostWorks(TowerSide& tower);
    void noteLink(const TowerSide& tower); // before its host end is destroyed
    void carryOut(const InboxActions& actions);
    void post(Write write);
    bool perform(const Write& write); // one transaction, as Journal runs it on the database
    void diskWorks();
    void step();
    void checkSession();

    std::set<RollId, ById> decoded_; // by a host that lived long enough to store them
    SecondDisk* second_;
    std::vector<Line> log_; // in memory, ahead of the disk
    std::optional<Time> strikeAt_;
    std::deque<Write> writes_;
    std::deque<Write> stuck_;
};

} // namespace watchfire::journal::test
