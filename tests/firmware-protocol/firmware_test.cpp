// SPDX-License-Identifier: Apache-2.0
// The firmware without its chip: the button's bouncing, starts counted through power cuts, the lamp's
// rhythms, the reader of real dice, and all of it together on a simulated board.
#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware-protocol/firmware/board_reader.h"
#include "firmware-protocol/firmware/boot_count.h"
#include "firmware-protocol/firmware/button.h"
#include "firmware-protocol/firmware/electronic_dice.h"
#include "firmware-protocol/firmware/firmware.h"
#include "firmware-protocol/firmware/lights.h"
#include "tests/firmware-protocol/fairness_sources.h"
#include "tests/firmware-protocol/firmware_board.h"
#include "tests/firmware-protocol/message_text.h"

namespace watchfire::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

// ---- the button

// The presses that a contact makes; its state is given for each millisecond from `start` on.
int presses_of(const std::string& contact, std::uint32_t start) {
    wf_button button;
    wf_button_init(&button, start);
    int presses = 0;
    std::uint32_t now = start;
    for (const char closed : contact)
        presses += wf_button_look(&button, closed == '1', ++now) ? 1 : 0;
    return presses;
}

std::string for_ms(unsigned ms, char contact) {
    return std::string(ms, contact);
}

std::string bouncing(unsigned pattern) {
    std::string contact;
    for (unsigned ms = 0; ms < WF_BUTTON_LOOK_MS - 1; ++ms)
        contact += (pattern >> ms & 1) != 0 ? '1' : '0';
    return contact;
}

TEST(Button, NoBouncingMakesTwoPressesOrNone) {
    constexpr unsigned patterns = 1u << (WF_BUTTON_LOOK_MS - 1);
    for (unsigned phase = 0; phase < WF_BUTTON_LOOK_MS; ++phase)
        for (unsigned pattern = 0; pattern < patterns; ++pattern) {
            const std::string before = for_ms(40 + phase, '0');
            ASSERT_EQ(presses_of(before + bouncing(pattern) + for_ms(60, '1') + for_ms(60, '0'), 0), 1);
            ASSERT_EQ(presses_of(before + for_ms(60, '1') + bouncing(pattern) + for_ms(60, '0'), 0), 1);
        }
}

TEST(Button, ASparkThatOneLookMaySeeIsNoPress) {
    for (unsigned phase = 0; phase < WF_BUTTON_LOOK_MS; ++phase)
        for (unsigned ms = 1; ms <= WF_BUTTON_LOOK_MS; ++ms) {
            const std::string before = for_ms(50 + phase, '0');
            ASSERT_EQ(presses_of(before + for_ms(ms, '1') + for_ms(50, '0'), 0), 0);
            ASSERT_EQ(presses_of(before + for_ms(60, '1') + for_ms(ms, '0') + for_ms(60, '1'), 0), 1);
        }
}

TEST(Button, ALongPressIsOnePress) {
    EXPECT_EQ(presses_of(for_ms(50, '0') + for_ms(100'000, '1') + for_ms(50, '0'), 0), 1);
}

TEST(Button, HeldAtTheStartItHasToBeLetGoFirst) {
    EXPECT_EQ(presses_of(for_ms(1000, '1'), 0), 0);
    EXPECT_EQ(presses_of(for_ms(1000, '1') + for_ms(50, '0') + for_ms(50, '1'), 0), 1);
}

TEST(Button, EachOfManyPressesCountsAlsoWhereTheClockWraps) {
    std::string contact;
    for (int i = 0; i < 50; ++i)
        contact += for_ms(50, '0') + for_ms(50, '1');
    EXPECT_EQ(presses_of(contact, UINT32_MAX - 2500), 50);
}

// ---- the count of starts

TEST(BootCount, BeginsAtOneAndCounts) {
    Board board;
    for (unsigned start = 1; start <= 100; ++start)
        ASSERT_EQ(wf_boot_count(), start);
}

TEST(BootCount, IsStoredBeforeItIsGiven) {
    Board board;
    const std::uint16_t count = wf_boot_count();
    Eeprom copy = board.eeprom;
    board.eeprom = copy;
    EXPECT_EQ(wf_boot_count(), count + 1);
    EXPECT_GT(std::count(copy.cells.begin(), copy.cells.end(), 0xff), 0);
    EXPECT_THAT(std::vector<std::uint8_t>(copy.cells.begin(), copy.cells.begin() + WF_BOOT_FIRST), Each(0xff))
        << "the serial number's place is left alone";
}

// Cuts at every byte, with every value that the cell may then hold, and cuts the next start again at every
// byte: all around the ring, and where the high byte changes.
TEST(BootCount, NeverRepeatsWhereverThePowerIsCut) {
    Board board;
    constexpr unsigned writes = 5; // one more than there are
    Eeprom whole;
    std::uint16_t given = 0;
    for (unsigned before = 0; before < 65'540; ++before) {
        const bool tried = before < 34 || (before > 250 && before < 275) || before > 65'515;
        for (unsigned at = 0; tried && at < writes * 256 * writes; ++at) {
            board.eeprom = whole;
            std::set<std::uint16_t> counts;
            const auto fresh = [&](std::uint16_t count) {
                const auto ahead = static_cast<std::uint16_t>(count - given);
                // A cut must not use up the counter's range either.
                return ahead > 0 && ahead < 10 && counts.insert(count).second;
            };
            for (const unsigned cut : {at % writes, at / writes % writes}) {
                board.eeprom.cut(cut, static_cast<std::uint8_t>(at / writes / writes));
                const std::uint16_t count = wf_boot_count();
                ASSERT_TRUE(!board.eeprom.powered() || fresh(count));
                board.eeprom.power();
            }
            for (int i = 0; i < 3; ++i)
                ASSERT_TRUE(fresh(wf_boot_count())) << "after " << before << " starts, cut " << at;
        }
        board.eeprom = whole;
        given = wf_boot_count();
        whole = board.eeprom;
    }
}

TEST(BootCount, RandomCutsThroughTheWholeRangeRepeatNothing) {
    Board board;
    std::mt19937 random(7);
    std::set<std::uint16_t> counts;
    unsigned starts = 0;
    while (counts.size() < 65'000) {
        ++starts;
        if (random() % 3 == 0)
            board.eeprom.cut(static_cast<unsigned>(random() % 5), static_cast<std::uint8_t>(random()));
        const std::uint16_t count = wf_boot_count();
        if (board.eeprom.powered()) {
            ASSERT_TRUE(counts.insert(count).second) << count << " was given twice";
        }
        board.eeprom.power();
    }
    EXPECT_GT(starts, counts.size() + 1000);
}

TEST(BootCount, PassesTheEndOfItsRange) {
    Board board;
    std::uint16_t last = 0;
    for (unsigned start = 1; start <= 70'000; ++start) {
        const std::uint16_t count = wf_boot_count();
        ASSERT_EQ(count, static_cast<std::uint16_t>(last + 1));
        last = count;
    }
}

TEST(BootCount, SpreadsTheWear) {
    Board board;
    for (unsigned start = 0; start < 65'536; ++start)
        (void)wf_boot_count();
    EXPECT_LE(*std::max_element(board.eeprom.written.begin(), board.eeprom.written.end()), 8192u);
}

TEST(BootCount, PassesOverAWornCell) {
    for (unsigned cell = 0; cell < WF_BOOT_SLOTS * WF_BOOT_SLOT_SIZE; ++cell)
        for (const std::uint8_t holds : std::initializer_list<std::uint8_t>{0x00, 0x5a, 0xa5, 0xff}) {
            Board board;
            std::uint16_t last = 0;
            for (int start = 0; start < 200; ++start) {
                if (start == 70) {
                    board.eeprom.worn = static_cast<std::uint8_t>(WF_BOOT_FIRST + cell);
                    board.eeprom.cells.at(*board.eeprom.worn) = holds;
                }
                const std::uint16_t count = wf_boot_count();
                ASSERT_GT(count, last);
                last = count;
            }
            EXPECT_LT(last, 200 + 200 / WF_BOOT_SLOTS + 20);
        }
}

// ---- the lamp

std::string rhythm(wf_lamp effect, wf_notice notice, bool no_noise, bool dimmed) {
    std::string steps;
    for (std::uint8_t step = 0; step < WF_LIGHT_STEPS; ++step) {
        const std::uint8_t brightness = wf_light(effect, notice, no_noise, step);
        steps += static_cast<char>('0' + (dimmed ? brightness : brightness >= WF_LIGHT_ON ? 1 : 0));
    }
    return steps;
}

// Rhythms repeat, so their starting point is not visible.
std::string turned_first(std::string steps) {
    std::string first = steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        std::rotate(steps.begin(), steps.begin() + 1, steps.end());
        first = std::min(first, steps);
    }
    return first;
}

TEST(Lights, AllDifferDimmedAndOnASmallLed) {
    for (const bool dimmed : {true, false}) {
        std::map<std::string, int> seen;
        for (int effect = WF_LAMP_IDLE; effect < WF_LAMP_UNKNOWN; ++effect)
            ++seen[turned_first(rhythm(static_cast<wf_lamp>(effect), WF_NOTICE_NONE, false, dimmed))];
        ++seen[turned_first(rhythm(WF_LAMP_IDLE, WF_NOTICE_FULL, false, dimmed))];
        ++seen[turned_first(rhythm(WF_LAMP_IDLE, WF_NOTICE_REFUSED, false, dimmed))];
        ++seen[turned_first(rhythm(WF_LAMP_IDLE, WF_NOTICE_NONE, true, dimmed))];
        EXPECT_THAT(seen, SizeIs(10)) << (dimmed ? "dimmed" : "on or off");
        EXPECT_EQ(seen.count(std::string(WF_LIGHT_STEPS, '0')), 0u) << "a dark lamp looks like no power";
    }
}

TEST(Lights, WhatTheTableHasToKnowComesFirst) {
    const std::string full = rhythm(WF_LAMP_IDLE, WF_NOTICE_FULL, false, true);
    const std::string none = rhythm(WF_LAMP_IDLE, WF_NOTICE_NONE, true, true);
    for (int effect = WF_LAMP_IDLE; effect < WF_LAMP_UNKNOWN; ++effect) {
        EXPECT_EQ(rhythm(static_cast<wf_lamp>(effect), WF_NOTICE_FULL, false, true), full);
        EXPECT_EQ(rhythm(static_cast<wf_lamp>(effect), WF_NOTICE_REFUSED, true, true), none);
    }
}

// ---- the reader of real dice

class Tray : public testing::Test {
protected:
    Tray() {
        wf_board_init(&reader, 2, 6, now);
        EXPECT_THAT(lie({}, 100), IsEmpty());
    }

    // What is reported while these faces (0: askew) lie on the tray for this long.
    std::vector<std::string> lie(const std::vector<std::uint8_t>& faces, unsigned ms) {
        std::vector<std::string> told;
        wf_board_reading reading{};
        reading.present = static_cast<std::uint8_t>(faces.size());
        std::copy(faces.begin(), faces.end(), reading.value);
        for (unsigned t = 0; t < ms; t += WF_BOARD_LOOK_MS) {
            now += WF_BOARD_LOOK_MS;
            wf_dice dice{};
            switch (wf_board_look(&reader, &reading, now, &dice)) {
            case WF_SENSED_NOTHING:
                break;
            case WF_SENSED_ROLL:
                EXPECT_TRUE(wf_dice_valid(&dice));
                told.push_back("roll " + std::to_string(dice.die[0].value) +
                               std::to_string(dice.die[1].value));
                break;
            case WF_SENSED_COCKED:
                told.push_back("cocked " + std::to_string(dice.count));
                break;
            case WF_SENSED_NO_NOISE:
                told.push_back("no noise");
                break;
            }
        }
        return told;
    }

    std::uint32_t now = 0xffff'f000;
    wf_board_reader reader{};
};

TEST_F(Tray, ARollIsToldOnceItHasLainStill) {
    EXPECT_THAT(lie({5, 3}, WF_BOARD_STILL_MS), IsEmpty());
    EXPECT_THAT(lie({5, 3}, WF_BOARD_LOOK_MS), ElementsAre("roll 53"));
    EXPECT_THAT(lie({5, 3}, 200'000), IsEmpty());
}

TEST_F(Tray, RollingDiceAreNoRoll) {
    std::mt19937 random(3);
    for (int i = 0; i < 2000; ++i) {
        const auto face = static_cast<std::uint8_t>(1 + i % 6);
        EXPECT_THAT(lie({face, static_cast<std::uint8_t>(7 - face)},
                        WF_BOARD_STILL_MS - WF_BOARD_LOOK_MS * static_cast<unsigned>(random() % 18)),
                    IsEmpty());
    }
    EXPECT_THAT(lie({0, 6}, 100), IsEmpty());
    EXPECT_THAT(lie({6, 6}, 1000), ElementsAre("roll 66"));
}

TEST_F(Tray, AskewIsToldOnceAndIsNoRoll) {
    EXPECT_THAT(lie({0, 3}, 5000), ElementsAre("cocked 1"));
    EXPECT_THAT(lie({4, 3}, 5000), IsEmpty()) << "pushed flat: to be rolled again";
    EXPECT_THAT(lie({}, 100), IsEmpty());
    EXPECT_THAT(lie({0, 9}, 5000), ElementsAre("cocked 2")) << "a face that the die does not have";
    EXPECT_THAT(lie({}, 100), IsEmpty());
    EXPECT_THAT(lie({1, 2}, 5000), ElementsAre("roll 12"));
}

TEST_F(Tray, PickingUpAndNudgingRollsNothing) {
    EXPECT_THAT(lie({2, 2}, 1000), ElementsAre("roll 22"));
    EXPECT_THAT(lie({2, 5}, 5000), IsEmpty());
    EXPECT_THAT(lie({5}, 5000), IsEmpty());
    EXPECT_THAT(lie({5, 1}, 5000), IsEmpty()) << "put back without the tray having been empty";
    EXPECT_THAT(lie({}, WF_BOARD_LOOK_MS), IsEmpty());
    EXPECT_THAT(lie({5, 1}, 5000), IsEmpty()) << "one empty look may be a flaw of the reader";
    EXPECT_THAT(lie({}, 2 * WF_BOARD_LOOK_MS), IsEmpty());
    EXPECT_THAT(lie({5, 1}, 5000), ElementsAre("roll 51"));
}

TEST_F(Tray, NotAllThereIsNothingYet) {
    EXPECT_THAT(lie({4}, 60'000), IsEmpty());
    EXPECT_THAT(lie({4, 4, 4}, 60'000), IsEmpty());
    EXPECT_THAT(lie({4, 6}, 1000), ElementsAre("roll 46"));
}

TEST(TrayAtTheStart, DiceThatLieThereAreNoRoll) {
    wf_board_reader reader;
    wf_board_init(&reader, 1, 20, 0);
    const wf_board_reading reading{1, {17}};
    wf_dice dice;
    for (std::uint32_t now = 0; now < 5000; now += WF_BOARD_LOOK_MS)
        ASSERT_EQ(wf_board_look(&reader, &reading, now, &dice), WF_SENSED_NOTHING);
}

// ---- all together

class Firmware : public testing::Test {
protected:
    void start() { wf_firmware_init(&firmware, "1.2.3"); }

    void run(unsigned ms) {
        for (const std::uint64_t end = board.now_us + 1000ull * ms; board.now_us < end;)
            wf_firmware_step(&firmware);
    }

    std::vector<std::string> sent() { return decode(Side::tower, std::exchange(board.from_tower, {})); }

    void press(unsigned ms = 60) {
        board.button = true;
        run(ms);
        board.button = false;
        run(60);
    }

    void say(const wf_message& message) {
        for (const char byte : encode(message))
            board.to_tower.push_back(static_cast<std::uint8_t>(byte));
        run(20);
    }

    // The lamp's brightnesses of the next full rhythms, one a step.
    std::string lamp(unsigned rhythms) {
        board.lights.clear();
        run(rhythms * WF_LIGHT_STEPS * WF_LIGHT_STEP_MS);
        std::string steps;
        for (const auto& light : board.lights)
            steps += static_cast<char>('0' + light.brightness);
        return steps;
    }

    Board board;
    wf_firmware firmware{};
};

unsigned rolls_in(const std::vector<std::string>& lines) {
    std::set<std::string> rolls;
    for (const std::string& line : lines)
        if (line.starts_with("ROLL"))
            rolls.insert(line);
    return static_cast<unsigned>(rolls.size());
}

TEST_F(Firmware, CountsTheStartBeforeItSaysAnything) {
    board.noise = open_pin(0.7, 1);
    const auto before = board.eeprom.cells;
    bool counted = false;
    board.on_send = [&] { counted = counted || board.eeprom.cells != before; };
    start();
    EXPECT_TRUE(counted);
    EXPECT_THAT(sent(), ElementsAre(AllOf(StartsWith("HELLO boot=0001"), HasSubstr("firmware=1.2.3"),
                                          HasSubstr("caps=lamp,electronic"))));
    start();
    EXPECT_THAT(sent(), ElementsAre(StartsWith("HELLO boot=0002")));
}

TEST_F(Firmware, NoiseKeepsBootIdsApartShouldTheEepromBeErased) {
    std::set<std::string> ids;
    for (unsigned seed = 0; seed < 50; ++seed) {
        board.eeprom = Eeprom();
        board.noise = open_pin(0.7, seed);
        start();
        ids.insert(sent().at(0).substr(0, 19));
    }
    EXPECT_THAT(ids, SizeIs(50));
}

TEST_F(Firmware, StartsWithoutNoiseOrReadings) {
    board.noise = stuck(true);
    start();
    EXPECT_THAT(sent(), ElementsAre(StartsWith("HELLO boot=00010000 ")));
    board.noise = nullptr;
    const auto before = board.now_us;
    start();
    EXPECT_THAT(sent(), ElementsAre(StartsWith("HELLO boot=00020000 ")));
    EXPECT_LT(board.now_us - before, 500'000u);
}

TEST_F(Firmware, TakesItsSerialNumberFromTheEeprom) {
    const auto serial = [&](const std::string& bytes) {
        board.eeprom = Eeprom();
        std::copy(bytes.begin(), bytes.end(), board.eeprom.cells.begin() + WF_SERIAL_FIRST);
        board.from_tower.clear();
        start();
        return std::string(firmware.serial);
    };
    EXPECT_EQ(serial(std::string("WF-000042\0", 10)), "WF-000042");
    EXPECT_EQ(serial("ABCDEFGHIJKLMNOPQRSTUVWX"), "ABCDEFGHIJKLMNOPQRSTUVWX") << "all of its room, no zero";
    const std::string made = serial("");
    EXPECT_THAT(made, AllOf(StartsWith("WF-"), SizeIs(11)));
    EXPECT_EQ(serial(std::string("\0", 1)), made);
    EXPECT_EQ(serial(std::string("A B\0", 4)), made);
    EXPECT_EQ(serial(std::string("A*B\0", 4)), made);
    EXPECT_EQ(serial(std::string("ABC\x80\0", 5)), made);
    board.chip[9] ^= 1;
    EXPECT_NE(serial(""), made) << "another chip";
}

TEST_F(Firmware, APressRollsOnceAndTheNextOneAgain) {
    board.noise = open_pin(0.7, 2);
    start();
    run(100);
    EXPECT_EQ(rolls_in(sent()), 0u);
    press();
    EXPECT_EQ(rolls_in(sent()), 1u);
    say({.kind = WF_ACK, .boot = firmware.tower.boot, .seq = 2, .as = {}});
    EXPECT_EQ(firmware.tower.held, 0u);
    press(20'000);
    EXPECT_EQ(firmware.tower.status.rolls, 2u) << "one, however long it is held";
    press();
    EXPECT_EQ(firmware.tower.status.rolls, 3u) << "also while the last one is still shown";
}

TEST_F(Firmware, TheSameNoiseWithOtherJitterIsAnotherRoll) {
    std::set<std::string> rolls;
    for (unsigned i = 0; i < 200; ++i) {
        board.eeprom = Eeprom();
        board.noise = open_pin(0.7, 3);
        board.jitter = static_cast<std::uint16_t>(i * 331);
        board.now_us += 1000;
        start();
        run(100);
        (void)sent();
        press();
        rolls.insert(sent().at(0));
    }
    EXPECT_THAT(rolls, SizeIs(testing::Gt(30u))) << "of 36";
}

TEST_F(Firmware, WithoutNoiseItRollsNothingSaysSoAndComesBack) {
    board.noise = open_pin(0.7, 4);
    start();
    run(100);
    (void)sent();
    board.noise = stuck(false);
    press();
    run(1000);
    EXPECT_THAT(sent(), IsEmpty()) << "no roll, and nothing else either";
    EXPECT_TRUE(firmware.no_noise);
    const std::string told = rhythm(WF_LAMP_IDLE, WF_NOTICE_NONE, true, true);
    EXPECT_EQ(turned_first(lamp(1)), turned_first(told));
    say({.kind = WF_HELLO_ASK, .boot = 0, .seq = 0, .as = {}});
    EXPECT_THAT(sent(), ElementsAre(StartsWith("HELLO"), StartsWith("STATUS"))) << "the line works on";
    board.noise = open_pin(0.7, 5);
    press();
    EXPECT_EQ(rolls_in(sent()), 1u);
    EXPECT_NE(turned_first(lamp(1)), turned_first(told));
}

TEST_F(Firmware, AnswersWhileItLooksForNoise) {
    board.noise = stuck(false);
    start();
    run(100);
    board.button = true;
    run(100);
    (void)sent();
    say({.kind = WF_PING, .boot = 0, .seq = 0, .as = {.token = 5}});
    EXPECT_THAT(sent(), ElementsAre(AllOf(StartsWith("PONG"), HasSubstr("token=5"))));
    EXPECT_FALSE(firmware.no_noise) << "still looking";
}

TEST_F(Firmware, AFullTowerShowsItAndRefuses) {
    board.noise = open_pin(0.7, 6);
    start();
    run(100);
    for (unsigned i = 0; i < WF_TOWER_QUEUE; ++i)
        press();
    EXPECT_EQ(firmware.tower.held, WF_TOWER_QUEUE);
    EXPECT_EQ(turned_first(lamp(1)), turned_first(rhythm(WF_LAMP_IDLE, WF_NOTICE_FULL, false, true)));
    press();
    EXPECT_EQ(firmware.tower.held, WF_TOWER_QUEUE);
    EXPECT_EQ(turned_first(lamp(1)), turned_first(rhythm(WF_LAMP_IDLE, WF_NOTICE_REFUSED, false, true)));
}

TEST_F(Firmware, TheLampShowsTheHostsEffectFromItsBeginning) {
    board.noise = open_pin(0.7, 7);
    start();
    run(777);
    wf_message message{};
    message.kind = WF_LAMP;
    message.as.lamp = WF_LAMP_STORM;
    for (const char byte : encode(message))
        board.to_tower.push_back(static_cast<std::uint8_t>(byte));
    const std::string seen = lamp(2);
    const std::string storm = rhythm(WF_LAMP_STORM, WF_NOTICE_NONE, false, true);
    EXPECT_THAT(seen, StartsWith(storm));
}

TEST_F(Firmware, AFloodFromTheHostDoesNotStarveTheDice) {
    board.noise = open_pin(0.7, 8);
    start();
    run(100);
    (void)sent();
    board.button = true;
    board.to_tower.assign(100'000, 'x');
    while (!board.to_tower.empty() && board.from_tower.find("ROLL") == std::string::npos)
        wf_firmware_step(&firmware);
    EXPECT_THAT(board.to_tower, Not(IsEmpty())) << "rolled before the flood was over";
}

} // namespace
} // namespace watchfire::test
