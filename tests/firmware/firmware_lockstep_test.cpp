// SPDX-License-Identifier: Apache-2.0
// The firmware as compiled for the chip, in virtual time: what it sends, how it reads its button, its dice
// and its noise, and that every roll gets through a bad line to the program's own end of the link exactly
// once.
#include "tests/firmware/lockstep.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware-protocol/firmware/firmware.h"
#include "tests/firmware/board_dice.h"

namespace watchfire::simavr {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr Cycles ms = cyclesPerMillisecond;
constexpr const char* electronic = WATCHFIRE_FIRMWARE;
constexpr const char* pins = WATCHFIRE_PINS_FIRMWARE;

std::vector<std::uint8_t> serialNumber(const std::string& text) {
    std::vector<std::uint8_t> bytes(text.begin(), text.end());
    bytes.push_back(0);
    return bytes;
}

// Milliseconds between the ends of consecutive lines.
std::vector<double> pauses(const std::vector<Heard>& lines) {
    std::vector<double> result;
    for (std::size_t i = 1; i < lines.size(); ++i)
        result.push_back(static_cast<double>(lines[i].at - lines[i - 1].at) / static_cast<double>(ms));
    return result;
}

// How long the lamp is on (positive) and off (negative), in steps of its rhythms, over three rhythms.
std::vector<int> rhythm(Lockstep& tower) {
    constexpr Cycles step = 128 * ms;
    std::vector<int> steps;
    std::optional<Cycles> since;
    tower.chip().lampChanged = [&](bool on, Cycles at) {
        if (since) {
            const auto length =
                static_cast<int>(std::lround(static_cast<double>(at - *since) / static_cast<double>(step)));
            steps.push_back(on ? -length : length);
        }
        since = at;
    };
    tower.run(3 * 16 * step);
    tower.chip().lampChanged = nullptr;
    return steps;
}

// True if `steps`, which may begin anywhere, repeats `cycle` and shows all of it.
bool goesRound(const std::vector<int>& steps, const std::vector<int>& cycle) {
    if (steps.size() < cycle.size())
        return false;
    for (std::size_t shift = 0; shift < cycle.size(); ++shift) {
        std::size_t i = 0;
        while (i < steps.size() && steps[i] == cycle[(shift + i) % cycle.size()])
            ++i;
        if (i == steps.size())
            return true;
    }
    return false;
}

// Runs until it has said HELLO and has seen that its button is up.
bool starts(Lockstep& tower) {
    const bool said = tower.runUntilHeard(WF_HELLO, 1, 2 * hertz);
    tower.run(50 * ms);
    return said;
}

bool answersPing(Lockstep& tower, std::uint32_t token) {
    tower.ping(token);
    return tower.runUntil(hertz, [&] {
        const auto pongs = tower.heard(WF_PONG);
        return !pongs.empty() && pongs.back().fields.as.token == token;
    });
}

wf_status statusOf(Lockstep& tower) {
    tower.forget();
    tower.ask();
    EXPECT_TRUE(tower.runUntilHeard(WF_STATUS));
    const auto lines = tower.heard(WF_STATUS);
    return lines.empty() ? wf_status{} : lines.back().fields.as.status;
}

// Acknowledges rolls until the tower holds none; returns each of them once.
std::vector<wf_message> drain(Lockstep& tower) {
    std::vector<wf_message> rolls;
    for (;;) {
        tower.forget();
        if (!tower.runUntilHeard(WF_ROLL, 1, 3 * hertz))
            return rolls;
        const wf_message roll = tower.heard(WF_ROLL).front().fields;
        if (rolls.empty() || rolls.back().seq != roll.seq)
            rolls.push_back(roll);
        tower.acknowledge(roll);
        tower.run(20 * ms);
    }
}

TEST(Firmware, SaysHelloAtItsStart) {
    Lockstep::Options options;
    options.chip.eeprom = serialNumber("WF-000042");
    Lockstep tower(electronic, options);
    ASSERT_TRUE(tower.runUntilHeard(WF_HELLO, 1, hertz));
    EXPECT_THAT(tower.bytes(), StartsWith("\nHELLO ")) << "an empty line ends what the wire made up before";
    EXPECT_EQ(tower.badLines(), 0u);
    ASSERT_EQ(tower.heard().size(), 1u);
    const auto& hello = tower.heard().front();
    EXPECT_EQ(hello.fields.seq, 1u);
    EXPECT_NE(hello.fields.boot, 0u);
    EXPECT_EQ(hello.fields.as.hello.major, 1);
    EXPECT_EQ(hello.fields.as.hello.held, 0);
    EXPECT_THAT(hello.text, HasSubstr("serial=WF-000042"));
    EXPECT_THAT(hello.text, HasSubstr("caps=lamp,electronic"));
    tower.run(10 * hertz);
    EXPECT_EQ(tower.heard().size(), 1u) << "it speaks unasked";
    EXPECT_FALSE(tower.chip().crashed());
}

TEST(Firmware, MakesASerialNumberWhereNoneIsStored) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    const std::string first = tower.heard().front().text;
    const auto serial = first.substr(first.find("serial="), 20);
    EXPECT_GT(serial.size(), std::string("serial=").size());
    tower.forget();
    tower.chip().restart(Start::power);
    ASSERT_TRUE(tower.runUntilHeard(WF_HELLO));
    EXPECT_THAT(tower.heard().front().text, HasSubstr(serial)) << "another one after a power cut";
}

TEST(Firmware, AnswersQuestions) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    tower.forget();
    tower.ask();
    ASSERT_TRUE(tower.runUntilHeard(WF_STATUS));
    ASSERT_EQ(tower.heard().size(), 2u);
    EXPECT_EQ(tower.heard()[0].fields.kind, WF_HELLO);
    EXPECT_EQ(tower.heard()[0].fields.seq, 2u);
    EXPECT_EQ(tower.heard()[1].fields.seq, 3u);
    EXPECT_TRUE(answersPing(tower, 7));
    EXPECT_TRUE(answersPing(tower, 4294967295u));
    EXPECT_EQ(tower.heard(WF_PONG).size(), 2u);
}

TEST(Firmware, APressMakesOneRollWhichIsRepeatedUntilAcknowledged) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    tower.press();
    tower.run(12 * hertz);
    auto rolls = tower.heard(WF_ROLL);
    const std::array<double, 9> silent{50, 100, 200, 400, 800, 1600, 2000, 2000, 2000};
    ASSERT_GE(rolls.size(), silent.size() + 1);
    for (const auto& roll : rolls)
        EXPECT_EQ(roll.text, rolls.front().text) << "a repeat is the same roll";
    const auto while_silent = pauses(rolls);
    for (std::size_t i = 0; i < silent.size(); ++i)
        EXPECT_NEAR(while_silent[i], silent[i], 3) << "pause " << i;

    // A byte from the host brings the roll at once, and its pauses then grow only to 200 ms.
    tower.forget();
    const Cycles spoke = tower.now();
    for (int i = 0; i < 3; ++i) {
        tower.ping(static_cast<std::uint32_t>(i));
        tower.run(hertz);
    }
    rolls = tower.heard(WF_ROLL);
    ASSERT_GE(rolls.size(), 10u);
    EXPECT_LT(rolls[0].at - spoke, 12 * ms);
    const std::array<double, 6> heard{50, 100, 200, 200, 200, 200};
    const auto while_heard = pauses(rolls);
    for (std::size_t i = 0; i < heard.size(); ++i)
        EXPECT_NEAR(while_heard[i], heard[i], 8) << "pause " << i; // an answer may delay it

    wf_message wrong = rolls[0].fields;
    ++wrong.seq;
    tower.acknowledge(wrong);
    wrong.seq -= 1;
    wrong.boot ^= 1;
    tower.acknowledge(wrong);
    tower.forget();
    tower.run(hertz);
    EXPECT_GE(tower.heard(WF_ROLL).size(), 4u) << "an acknowledgement of something else has ended it";

    tower.acknowledge(rolls[0].fields);
    tower.run(20 * ms);
    tower.forget();
    tower.run(5 * hertz);
    EXPECT_EQ(tower.heard(WF_ROLL).size(), 0u);
    const auto status = statusOf(tower);
    EXPECT_EQ(status.rolls, 1u);
    EXPECT_EQ(status.refused, 0u);
}

TEST(Firmware, ABouncingPressMakesOneRoll) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    std::mt19937_64 random(3);
    constexpr unsigned presses = 30;
    for (unsigned press = 0; press < presses; ++press) {
        for (const bool down : {true, false}) {
            // Up to five milliseconds of chatter, whenever the firmware looks at it.
            for (int stroke = 0; stroke < 20; ++stroke) {
                tower.chip().button(random() % 2 == 0);
                tower.run((50 + random() % 200) * cyclesPerMicrosecond);
            }
            tower.chip().button(down);
            tower.run((60 + random() % 40) * ms);
        }
        const auto rolls = drain(tower);
        EXPECT_EQ(rolls.size(), 1u) << "press " << press;
    }
    EXPECT_EQ(statusOf(tower).rolls, presses);
}

TEST(Firmware, AShortTouchOfTheContactIsNoPress) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    for (int spike = 0; spike < 50; ++spike) {
        tower.chip().button(true);
        tower.run(3 * ms);
        tower.chip().button(false);
        tower.run(33 * ms);
    }
    EXPECT_EQ(statusOf(tower).rolls, 0u);
}

TEST(Firmware, HoldsEightRollsRefusesTheNinthAndShowsIt) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    const auto press = [&] {
        tower.press();
        tower.run(100 * ms);
    };
    for (unsigned i = 0; i < WF_TOWER_QUEUE - 1; ++i)
        press();
    const auto before = rhythm(tower);
    press();
    const auto full = rhythm(tower);
    EXPECT_TRUE(goesRound(full, {5, -3})) << testing::PrintToString(full);
    EXPECT_NE(before, full);
    press();
    const auto refused = rhythm(tower);
    EXPECT_TRUE(goesRound(refused, {4, -2, 1, -2, 1, -6})) << testing::PrintToString(refused);

    const auto status = statusOf(tower);
    EXPECT_EQ(status.rolls, WF_TOWER_QUEUE);
    EXPECT_EQ(status.refused, 1u);
    EXPECT_EQ(tower.heard(WF_HELLO).front().fields.as.hello.held, WF_TOWER_QUEUE);

    const auto rolls = drain(tower);
    ASSERT_EQ(rolls.size(), WF_TOWER_QUEUE);
    for (std::size_t i = 1; i < rolls.size(); ++i)
        EXPECT_GT(rolls[i].seq, rolls[i - 1].seq);
    EXPECT_TRUE(goesRound(rhythm(tower), {4, -2, 1, -2, 1, -6})) << "it has to be rolled again";
    press();
    EXPECT_FALSE(goesRound(rhythm(tower), {4, -2, 1, -2, 1, -6}));
    EXPECT_EQ(drain(tower).size(), 1u);
}

TEST(Firmware, EachStartHasABootIdOfItsOwn) {
    Lockstep tower(electronic);
    std::set<std::uint32_t> boots;
    for (int start = 0; start < 40; ++start) {
        ASSERT_TRUE(tower.runUntilHeard(WF_HELLO));
        const wf_message hello = tower.heard(WF_HELLO).front().fields;
        EXPECT_EQ(hello.seq, 1u);
        EXPECT_TRUE(boots.insert(hello.boot).second)
            << "boot id " << std::hex << hello.boot << " came again at start " << std::dec << start;
        tower.forget();
        tower.chip().restart(start % 2 == 0 ? Start::reset : Start::power);
    }
}

TEST(Firmware, ErasedMemoryOrNoNoiseDoesNotMakeOldBootIdsComeAgain) {
    const auto start = [](const std::vector<std::uint8_t>& eeprom, std::uint64_t seed, Noise noise) {
        Lockstep::Options options;
        options.chip.eeprom = eeprom;
        options.chip.seed = seed;
        Lockstep tower(electronic, options);
        tower.chip().noise(noise);
        EXPECT_TRUE(tower.runUntilHeard(WF_HELLO, 1, 2 * hertz)) << "it waits for noise for ever";
        return std::pair(tower.heard(WF_HELLO).front().fields.boot, tower.chip().eeprom());
    };
    std::set<std::uint32_t> boots;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_TRUE(boots.insert(start({}, seed, Noise::alive).first).second) << "with erased memory";
    std::vector<std::uint8_t> eeprom;
    boots.clear();
    for (int i = 0; i < 20; ++i) {
        const auto [boot, after] = start(eeprom, 1, i % 2 == 0 ? Noise::dead : Noise::hum);
        EXPECT_TRUE(boots.insert(boot).second) << "without noise";
        eeprom = after;
    }
}

TEST(Firmware, APowerCutAtAnyInstantOfTheStartRepeatsNoBootId) {
    Lockstep tower(electronic);
    std::mt19937_64 random(5);
    std::set<std::uint32_t> counts;
    std::uint32_t last = 0;
    std::size_t announced = 0;
    for (int cut = 0; cut < 300; ++cut) {
        // Often early, while the count is being written; sometimes late enough that it was announced.
        tower.run((1 + random() % (cut % 4 == 0 ? 120'000 : 40'000)) * cyclesPerMicrosecond / 2);
        const bool complete = cut % 4 == 0 && tower.runUntilHeard(WF_HELLO, 1, hertz);
        if (complete || !tower.heard(WF_HELLO).empty()) {
            last = tower.heard(WF_HELLO).front().fields.boot >> 16;
            ++announced;
            EXPECT_TRUE(counts.insert(last).second) << "count " << last << " came again after cut " << cut;
        }
        tower.forget();
        tower.chip().restart(Start::power);
    }
    EXPECT_GT(announced, 60u);
}

class DeadNoise : public testing::TestWithParam<Noise> {};

TEST_P(DeadNoise, IsShownAndMakesNoRollAndHoldsNothingUp) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    tower.chip().noise(GetParam());
    tower.press();
    for (std::uint32_t token = 0; token < 5; ++token) {
        EXPECT_TRUE(answersPing(tower, token)) << "the throw stands in the way of the line";
        tower.run(500 * ms);
    }
    EXPECT_EQ(tower.heard(WF_ROLL).size(), 0u) << "a roll out of nothing";
    EXPECT_EQ(statusOf(tower).rolls, 0u);
    const auto shown = rhythm(tower);
    EXPECT_TRUE(goesRound(shown, {1, -1, 1, -1, 1, -1, 1, -9})) << testing::PrintToString(shown);

    tower.chip().noise(Noise::alive);
    tower.forget();
    tower.press();
    EXPECT_TRUE(tower.runUntilHeard(WF_ROLL, 1, hertz)) << "it does not recover";
    EXPECT_FALSE(goesRound(rhythm(tower), {1, -1, 1, -1, 1, -1, 1, -9}));
}

INSTANTIATE_TEST_SUITE_P(Sources, DeadNoise, testing::Values(Noise::dead, Noise::hum),
                         [](const auto& tested) { return tested.param == Noise::dead ? "dead" : "hum"; });

TEST(Firmware, AFloodOfGarbageLeavesItWhole) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    std::mt19937_64 random(7);
    std::string garbage;
    for (int i = 0; i < 30'000; ++i)
        garbage += static_cast<char>(random());
    // Lines that are almost right too.
    for (int i = 0; i < 300; ++i)
        garbage += "ACK 00015edb " + std::to_string(i) + "*0badc0de\nHELLO?*ab1f134\n*\n";
    tower.press();
    tower.send(garbage);
    ASSERT_TRUE(tower.runUntil(20 * hertz, [&] { return !tower.chip().sending(); }));
    EXPECT_FALSE(tower.chip().crashed());
    EXPECT_EQ(tower.chip().overruns(), 0u) << "its interrupt is too slow for the wire";
    tower.send("\n");
    EXPECT_TRUE(answersPing(tower, 99));
    const auto status = statusOf(tower);
    EXPECT_GT(status.bad, 300u);
    EXPECT_EQ(status.rolls, 1u);
    EXPECT_EQ(drain(tower).size(), 1u);
    EXPECT_EQ(tower.badLines(), 0u);
}

TEST(Firmware, MoreThanItsBufferHoldsIsLostByLinesAndNotGarbled) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    constexpr std::uint32_t pings = 200;
    for (std::uint32_t token = 1; token <= pings; ++token)
        tower.ping(token);
    ASSERT_TRUE(tower.runUntil(20 * hertz, [&] { return !tower.chip().sending(); }));
    tower.run(hertz);
    const auto pongs = tower.heard(WF_PONG);
    EXPECT_GT(pongs.size(), 5u);
    EXPECT_LT(pongs.size(), pings) << "nothing was lost: the flood was none";
    EXPECT_EQ(tower.badLines(), 0u);
    for (std::size_t i = 1; i < pongs.size(); ++i)
        EXPECT_GT(pongs[i].fields.as.token, pongs[i - 1].fields.as.token);
    tower.send("\n");
    EXPECT_TRUE(answersPing(tower, 1000));
    EXPECT_GT(statusOf(tower).bad, 0u);
}

TEST(Firmware, SleepsWhenIdle) {
    Lockstep tower(electronic);
    ASSERT_TRUE(starts(tower));
    const auto share = [&](Cycles span) {
        const Cycles from = tower.now();
        const Cycles slept = tower.chip().asleep();
        tower.run(span);
        return static_cast<double>(tower.chip().asleep() - slept) / static_cast<double>(tower.now() - from);
    };
    const double idle = share(20 * hertz);
    RecordProperty("asleep_idle_percent", std::to_string(idle * 100));
    EXPECT_GT(idle, 0.95);
    tower.press();
    const double repeating = share(20 * hertz);
    RecordProperty("asleep_repeating_percent", std::to_string(repeating * 100));
    EXPECT_GT(repeating, 0.90);
}

struct Trace {
    Cycles cycles;
    std::uint64_t hash;
    std::string bytes;
    bool operator==(const Trace&) const = default;
};

Trace session(std::uint64_t seed) {
    Lockstep::Options options;
    options.chip.seed = seed;
    options.faultSeed = seed;
    Lockstep tower(electronic, options);
    tower.rates = {0.004, 0.004, 0.002};
    LinkedHost host(tower, seed, 0.1);
    host.plug();
    for (int i = 0; i < 20; ++i) {
        tower.press();
        tower.run(700 * ms);
        if (i == 10)
            tower.chip().restart(Start::power);
    }
    return {tower.now(), tower.hash(), tower.bytes()};
}

TEST(Firmware, TwoRunsAreTheSameToTheCycle) {
    const Trace first = session(11);
    EXPECT_GT(first.bytes.size(), 1000u);
    EXPECT_EQ(session(11), first);
    EXPECT_NE(session(12).hash, first.hash);
}

std::vector<int> valuesOf(const wf_dice& dice) {
    std::vector<int> values;
    for (std::size_t i = 0; i < dice.count; ++i)
        values.push_back(dice.die[i].value);
    return values;
}

void expectEachOnce(const std::vector<wf_message>& said, const std::vector<devices::Roll>& stored) {
    ASSERT_EQ(stored.size(), said.size()) << "lost or used twice";
    for (std::size_t i = 0; i < said.size(); ++i) {
        EXPECT_EQ(stored[i].id.boot, said[i].boot) << "roll " << i;
        EXPECT_EQ(stored[i].id.sequence, said[i].seq) << "roll " << i;
        EXPECT_EQ(stored[i].dice, valuesOf(said[i].as.roll)) << "roll " << i;
    }
}

// Every byte in both directions is flipped (1 %), dropped (1 %) or doubled (0.5 %); the cable is pulled and
// the chip reset now and then, and one commit in fifty fails.
class NoisyLine {
public:
    NoisyLine(const char* elf, std::uint64_t seed)
        : tower(elf, options(seed)), host(tower, seed, 0.02), random_(seed) {
        starts(tower);
        tower.rates = {0.01, 0.01, 0.005};
        host.plug();
    }
    // Waits until there is room in the tower's queue, then does something to the line now and then.
    bool readyForRoll(std::size_t made) {
        const bool room = tower.runUntil(60 * hertz, [&] { return host.stored().size() + 4 > made; });
        const auto mishap = random_() % 40;
        if (mishap == 0) {
            host.unplug();
            tower.run((1 + random_() % 3000) * ms);
            host.plug();
        } else if (mishap == 1 && empty(made)) {
            tower.chip().restart(random_() % 2 == 0 ? Start::reset : Start::power);
            tower.run(600 * ms);
            ++resets;
        }
        return room;
    }
    bool empty(std::size_t made) {
        return tower.runUntil(60 * hertz, [&] { return host.stored().size() >= made; }) && quiet();
    }

    Lockstep tower;
    LinkedHost host;
    int resets = 0;

private:
    static Lockstep::Options options(std::uint64_t seed) {
        Lockstep::Options o;
        o.chip.eeprom = serialNumber("WF-NOISE");
        o.chip.seed = seed;
        o.faultSeed = seed;
        return o;
    }
    // True if the last acknowledgement got through as well: the chip has stopped repeating.
    bool quiet() {
        std::uint64_t sent = 0;
        Cycles last = tower.now();
        return tower.runUntil(60 * hertz, [&] {
            if (const auto bytes = tower.faultsToHost().bytes; bytes != sent) {
                sent = bytes;
                last = tower.now();
            }
            return tower.now() - last > 400 * ms;
        });
    }
    std::mt19937_64 random_;
};

// More on demand: WATCHFIRE_ROLLS=20000.
std::size_t rollsWanted() {
    const char* wanted = std::getenv("WATCHFIRE_ROLLS");
    return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 500;
}

TEST(Firmware, RollsByTheButtonGetThroughANoisyLineEachOnce) {
    NoisyLine line(electronic, 17);
    const std::size_t rolls = rollsWanted();
    for (std::size_t made = 0; made < rolls; ++made) {
        ASSERT_TRUE(line.readyForRoll(made)) << "stuck at roll " << made;
        line.tower.press();
        line.tower.run(60 * ms);
    }
    ASSERT_TRUE(line.empty(rolls)) << line.tower.said().size() << " said, " << line.host.stored().size()
                                   << " stored";
    EXPECT_EQ(line.tower.said().size(), rolls) << "a press made no roll, or two";
    expectEachOnce(line.tower.said(), line.host.stored());
    EXPECT_GT(line.resets, 0);
    const auto& there = line.tower.faultsToHost();
    const auto& back = line.tower.faultsToChip();
    EXPECT_GT(there.corrupted + there.dropped + there.doubled, 1000u);
    EXPECT_GT(back.corrupted + back.dropped + back.doubled, 500u);
    EXPECT_GT(line.host.link().statistics().duplicates, rolls / 2);
    EXPECT_GT(line.host.link().statistics().resets, 0u);
}

void throwDice(Lockstep& tower, std::vector<int> dice) {
    layDice(tower.chip(), {});
    tower.run(diceUp);
    layDice(tower.chip(), dice);
    tower.run(diceLie);
}

TEST(Firmware, DiceOnItsBoardAreARollOrCockedOnce) {
    Lockstep tower(pins);
    ASSERT_TRUE(starts(tower));
    EXPECT_THAT(tower.heard().front().text, HasSubstr("caps=lamp,cocked"));
    throwDice(tower, {5, 3});
    throwDice(tower, {diceAskew, 3});
    // Turned over and put straight: that is no throw.
    layDice(tower.chip(), {2, 3});
    tower.run(300 * ms);
    ASSERT_EQ(tower.heard(WF_COCKED).size(), 1u);
    EXPECT_EQ(tower.heard(WF_COCKED).front().fields.as.cocked, 1);
    const auto rolls = drain(tower);
    ASSERT_EQ(rolls.size(), 1u);
    EXPECT_EQ(valuesOf(rolls[0].as.roll), (std::vector<int>{5, 3}));
}

TEST(Firmware, LaidDiceGetThroughANoisyLineEachOnceAndAsTheyLay) {
    NoisyLine line(pins, 23);
    const std::size_t rolls = rollsWanted();
    std::mt19937_64 random(29);
    std::vector<std::vector<int>> laid;
    for (std::size_t made = 0; made < rolls; ++made) {
        ASSERT_TRUE(line.readyForRoll(made)) << "stuck at roll " << made;
        laid.push_back({static_cast<int>(1 + random() % 6), static_cast<int>(1 + random() % 6)});
        throwDice(line.tower, laid.back());
    }
    ASSERT_TRUE(line.empty(rolls)) << line.host.stored().size() << " stored";
    std::vector<std::vector<int>> stored;
    for (const auto& roll : line.host.stored())
        stored.push_back(roll.dice);
    EXPECT_EQ(stored, laid);
    expectEachOnce(line.tower.said(), line.host.stored());
}

} // namespace
} // namespace watchfire::simavr
