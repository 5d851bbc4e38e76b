// SPDX-License-Identifier: Apache-2.0
// Random schedules in virtual time (design decision 15): bytes are lost, doubled and damaged; cables are
// pulled; towers are reset; the host is killed at any instant, also between a commit and its answer; commits
// fail, also ones that did reach the disk; the table takes, undoes, redoes, discards and enters by hand.
// virtual_world.h lists what must hold in every schedule.
//
// WATCHFIRE_SCHEDULES: schedules per block (default 2500, there are 20 blocks). WATCHFIRE_SEED: run this one
// only.
#include "tests/app/journal/virtual_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace watchfire::journal::test {
namespace {

using std::chrono::milliseconds;

class ScheduledWorld : public World {
public:
    ScheduledWorld(std::uint64_t seed, Tally& tally) : World(seed, tally, Random(seed).chance(0.2) ? 2 : 1) {
        const double level = random_.chance(0.7) ? 0.02 * static_cast<double>(random_.below(100)) / 100.0 : 0;
        noise_ = {level, level, level / 2};
        failing_ = random_.chance(0.4) ? 0.3 : 0.0;
    }

    void run() {
        const auto rolls = 4 + random_.below(20);
        const auto busy = milliseconds(100 + random_.below(700)); // mean pause between events
        for (std::uint64_t made = 0; made < rolls;) {
            passTime(random_.upTo(busy));
            made += happening() ? 1 : 0;
        }
        calm();
        checkEnd();
    }

    // Noise on every byte in both directions and nothing else; then it ends. Returns how long it took until
    // the next roll was in the inbox, or `nullopt` if that took longer than `longest`.
    std::optional<Time> runNoise(Time longest) {
        failing_ = 0;
        noise_ = {0.01, 0.01, 0.005};
        for (int i = 0; i < 15; ++i) {
            roll(*towers_.front());
            passTime(random_.upTo(milliseconds(400)));
        }
        noise_ = {};
        roll(*towers_.front()); // if the queue is full, the roll is refused and the oldest one comes next
        const auto from = now;
        const auto before = disk_.inbox.size();
        while (disk_.inbox.size() == before) {
            if (now - from > longest)
                return std::nullopt;
            passTime(milliseconds(1));
        }
        return now - from;
    }

private:
    void plugIn(TowerSide& tower) {
        if (random_.chance(0.3))
            reset(tower); // powered through the cable
        plug(tower);
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
            tower.plugged ? unplug(tower) : plugIn(tower);
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
        for (const auto& entry : disk_.inbox) { // arrival order: no older roll of this tower waits in memory
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
            promise(inbox_->giveBack(*id, "g"), "a used roll cannot be given back: " + name(*id));
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
};

// Empty if every promise held.
std::string broken(std::uint64_t seed, Tally& tally) {
    try {
        ScheduledWorld world(seed, tally);
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
    const std::uint64_t count = setting("WATCHFIRE_SCHEDULES", 2500);
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
            const auto took = ScheduledWorld(seed, tally).runNoise(milliseconds(250));
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
} // namespace watchfire::journal::test
