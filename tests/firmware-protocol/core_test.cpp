// SPDX-License-Identifier: Apache-2.0
// The tower's core in virtual time: pauses, queue, acknowledgements, greetings, lamp, clock wrap-around.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware-protocol/core/tower.h"
#include "tests/firmware-protocol/message_text.h"

namespace watchfire::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// A tower on a bench: records what it sends, with the time, and moves its clock from one due time to the
// next.
class Bench {
public:
    explicit Bench(std::uint32_t start = 1000) : now(start) {
        hal.context = this;
        hal.send = [](void* context, char byte) { static_cast<Bench*>(context)->out += byte; };
        hal.lamp = [](void* context, wf_lamp effect, wf_notice notice) {
            static_cast<Bench*>(context)->lamps.emplace_back(effect, notice);
        };
        hal.count_boot = [](void* context) { return ++static_cast<Bench*>(context)->boots; };
        hal.entropy = [](void* context) { return static_cast<Bench*>(context)->noise; };
        hal.battery = [](void*) { return std::uint8_t{64}; };
        boot();
    }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    void boot() { wf_tower_init(&tower, &hal, &identity, now); }

    // What was sent since the last call.
    std::vector<std::string> sent() { return decode(Side::tower, std::exchange(out, {})); }

    void say(const std::string& bytes) {
        for (const char byte : bytes)
            wf_tower_receive(&tower, static_cast<std::uint8_t>(byte), now);
    }
    void say(const wf_message& message) { say(encode(message)); }
    void ack(std::uint32_t seq) { ack(tower.boot, seq); }
    void ack(std::uint32_t boot, std::uint32_t seq) {
        wf_message m{};
        m.kind = WF_ACK;
        m.boot = boot;
        m.seq = seq;
        say(m);
    }
    void ask() { say(message(WF_HELLO_ASK)); }

    static wf_message message(wf_kind kind) {
        wf_message m{};
        m.kind = kind;
        return m;
    }

    wf_roll_result roll(std::uint8_t a, std::uint8_t b) {
        const wf_dice dice{2, {{6, a}, {6, b}}};
        return wf_tower_roll(&tower, &dice, now);
    }

    // Runs for `span` ms as a firmware would, waking only when the tower asks for it. Returns the times,
    // counted from the start of the run, at which it sent something.
    std::vector<std::uint32_t> run(std::uint32_t span) {
        std::vector<std::uint32_t> times;
        std::uint32_t gone = 0;
        for (;;) {
            const auto before = out.size();
            const std::uint32_t wait = wf_tower_poll(&tower, now);
            if (out.size() != before)
                times.push_back(gone);
            const std::uint32_t step = std::min(wait, span - gone);
            if (step == 0)
                return times;
            gone += step;
            now += step;
        }
    }

    std::uint32_t now;
    std::string out;
    std::vector<std::pair<wf_lamp, wf_notice>> lamps;
    std::uint16_t boots = 0;
    std::uint16_t noise = 0xa3f2;
    wf_tower_hal hal{};
    wf_tower_identity identity{"Bench", "0.1.0", "B-7", WF_CAP_LAMP | WF_CAP_COCKED};
    wf_tower tower{};
};

TEST(TowerBoot, GreetsAndShowsItsLamp) {
    Bench bench;
    EXPECT_EQ(bench.out.front(), '\n') << "ends what the wire made up before";
    EXPECT_THAT(bench.sent(),
                ElementsAre("HELLO boot=0001a3f2 seq=1 version=1.0 name=Bench firmware=0.1.0 serial=B-7 "
                            "caps=lamp,cocked held=0 last-seq=0 last=-"));
    EXPECT_THAT(bench.lamps, ElementsAre(std::pair(WF_LAMP_IDLE, WF_NOTICE_NONE)));
}

TEST(TowerBoot, IdMixesCounterAndEntropyAndIsNeverNought) {
    EXPECT_EQ(wf_tower_boot_id(0x1234, 0xabcd), 0x1234abcdu);
    EXPECT_EQ(wf_tower_boot_id(0, 0), 1u);
    EXPECT_NE(wf_tower_boot_id(1, 7), wf_tower_boot_id(2, 7)) << "without entropy the counter suffices";
}

TEST(TowerBoot, ResetForgetsRollsAndTakesANewId) {
    Bench bench;
    bench.roll(5, 3);
    const auto old = bench.tower.boot;
    bench.sent();
    bench.boot();
    EXPECT_NE(bench.tower.boot, old);
    EXPECT_THAT(bench.sent(),
                ElementsAre(AllOf(StartsWith("HELLO boot=0002a3f2 seq=1 "), HasSubstr("held=0 last-seq=0"))));
    EXPECT_THAT(bench.run(10000), IsEmpty());
}

TEST(TowerRoll, IsSentAtOnceAndWithPausesGrowingToTwoSecondsInSilence) {
    Bench bench;
    bench.sent();
    bench.roll(5, 3);
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=2 dice=d6:5,d6:3"));
    EXPECT_THAT(bench.run(10000), ElementsAre(50, 150, 350, 750, 1550, 3150, 5150, 7150, 9150));
    for (const auto& line : bench.sent())
        EXPECT_EQ(line, "ROLL boot=0001a3f2 seq=2 dice=d6:5,d6:3");
}

TEST(TowerRoll, PausesStayAtTwoHundredMillisecondsWhileTheHostIsHeard) {
    Bench bench;
    bench.say("\n");
    bench.roll(5, 3);
    bench.sent();
    EXPECT_THAT(bench.run(1000), ElementsAre(50, 150, 350, 550, 750, 950));
    bench.say("\n");
    EXPECT_THAT(bench.run(1000), ElementsAre(150, 350, 550, 750, 950))
        << "a byte of a host that is heard changes nothing";
}

TEST(TowerRoll, PausesGrowAgainWhenTheHostFallsSilent) {
    Bench bench;
    bench.say("\n");
    bench.roll(5, 3);
    bench.run(WF_TOWER_SILENCE_MS);
    bench.sent();
    const auto times = bench.run(20000);
    ASSERT_GT(times.size(), 4u);
    for (std::size_t i = 1; i < times.size(); ++i)
        EXPECT_LE(times[i] - times[i - 1], WF_TOWER_SILENT_PAUSE_MS);
    EXPECT_EQ(times[times.size() - 1] - times[times.size() - 2], WF_TOWER_SILENT_PAUSE_MS);
}

TEST(TowerRoll, AnyByteAfterASilenceResendsAtOnce) {
    Bench bench;
    bench.roll(5, 3);
    bench.run(6000);
    bench.sent();
    bench.say("x");
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=2 dice=d6:5,d6:3"));
    bench.say("yz");
    EXPECT_THAT(bench.sent(), IsEmpty()) << "only the first byte";
    EXPECT_THAT(bench.run(400), ElementsAre(50, 150, 350)) << "and the pauses start anew";
}

TEST(TowerAck, EndsTheRepeats) {
    Bench bench;
    bench.roll(5, 3);
    bench.say("\n");
    bench.ack(2);
    bench.sent();
    EXPECT_EQ(bench.tower.held, 0);
    EXPECT_THAT(bench.run(30000), IsEmpty());
}

TEST(TowerAck, BringsTheNextRollAtOnceInOrder) {
    Bench bench;
    bench.say("\n");
    bench.sent();
    bench.roll(1, 1);
    bench.roll(2, 2);
    bench.roll(3, 3);
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=2 dice=d6:1,d6:1"));
    bench.ack(2);
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=3 dice=d6:2,d6:2"));
    bench.ack(3);
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=4 dice=d6:3,d6:3"));
    bench.ack(4);
    EXPECT_THAT(bench.sent(), IsEmpty());
    EXPECT_EQ(bench.tower.status.resends, 0u);
}

TEST(TowerAck, RepeatedForeignEarlyAndDamagedOnesChangeNothing) {
    Bench bench;
    bench.say("\n");
    bench.roll(1, 1);
    bench.roll(2, 2);
    bench.ack(2);
    bench.sent();
    bench.ack(2);                       // again
    bench.ack(bench.tower.boot + 1, 3); // of another boot
    bench.ack(bench.tower.boot, 4);     // of a roll that was never made
    bench.ack(bench.tower.boot, 1);     // of a message that is no roll
    wf_message good = Bench::message(WF_ACK);
    good.boot = bench.tower.boot;
    good.seq = 3;
    std::string damaged = encode(good);
    damaged[6] = damaged[6] == '0' ? '1' : '0';
    bench.say(damaged);
    EXPECT_EQ(bench.tower.held, 1);
    EXPECT_THAT(bench.sent(), IsEmpty());
    bench.say(good);
    EXPECT_EQ(bench.tower.held, 0);
}

TEST(TowerAck, OfARollThatIsNotYetOnItsWayIsIgnored) {
    Bench bench;
    bench.say("\n");
    bench.roll(1, 1);
    bench.roll(2, 2);
    bench.ack(3);
    EXPECT_EQ(bench.tower.held, 2);
    bench.ack(2);
    bench.ack(3);
    EXPECT_EQ(bench.tower.held, 0);
}

TEST(TowerQueue, RefusesTheNewestWhenFullAndSaysSoByItsLamp) {
    Bench bench;
    bench.say("\n");
    bench.sent();
    bench.lamps.clear();
    for (std::uint8_t i = 0; i < WF_TOWER_QUEUE; ++i)
        EXPECT_EQ(bench.roll(static_cast<std::uint8_t>(1 + i % 6), 1), WF_ROLL_TAKEN);
    EXPECT_THAT(bench.lamps, ElementsAre(std::pair(WF_LAMP_IDLE, WF_NOTICE_FULL)));
    EXPECT_EQ(bench.roll(6, 6), WF_ROLL_REFUSED);
    EXPECT_EQ(bench.roll(6, 6), WF_ROLL_REFUSED);
    EXPECT_THAT(bench.lamps, ElementsAre(std::pair(WF_LAMP_IDLE, WF_NOTICE_FULL),
                                         std::pair(WF_LAMP_IDLE, WF_NOTICE_REFUSED)));
    EXPECT_EQ(bench.tower.status.refused, 2u);

    // All eight come in order, and none of the refused ones; people learn that they must make their last roll
    // again.
    bench.sent();
    std::vector<std::string> rolls;
    for (std::uint32_t seq = 2; seq < 2 + WF_TOWER_QUEUE; ++seq) {
        bench.ack(seq);
        for (auto& line : bench.sent())
            rolls.push_back(line);
    }
    ASSERT_EQ(rolls.size(), WF_TOWER_QUEUE - 1);
    EXPECT_EQ(rolls.front(), "ROLL boot=0001a3f2 seq=3 dice=d6:2,d6:1");
    EXPECT_EQ(rolls.back(), "ROLL boot=0001a3f2 seq=9 dice=d6:2,d6:1");
    EXPECT_EQ(bench.lamps.back().second, WF_NOTICE_REFUSED);
    EXPECT_EQ(bench.roll(6, 6), WF_ROLL_TAKEN);
    EXPECT_EQ(bench.lamps.back().second, WF_NOTICE_NONE);
    EXPECT_THAT(bench.sent(), ElementsAre("ROLL boot=0001a3f2 seq=10 dice=d6:6,d6:6"));
}

TEST(TowerQueue, FullNoticeGoesWhenThereIsRoomAgain) {
    Bench bench;
    bench.say("\n");
    for (std::uint8_t i = 0; i < WF_TOWER_QUEUE; ++i)
        bench.roll(1, 1);
    EXPECT_EQ(bench.lamps.back().second, WF_NOTICE_FULL);
    bench.ack(2);
    EXPECT_EQ(bench.lamps.back().second, WF_NOTICE_NONE);
}

TEST(TowerQueue, GoesRoundManyTimes) {
    Bench bench;
    bench.say("\n");
    bench.sent();
    for (std::uint32_t i = 0; i < 1000; ++i) {
        const auto value = static_cast<std::uint8_t>(1 + i % 6);
        bench.roll(value, 1);
        bench.roll(value, 2);
        const auto seq = bench.tower.queue[bench.tower.oldest].seq;
        bench.ack(seq);
        bench.ack(seq + 1);
        ASSERT_EQ(bench.tower.held, 0);
        const auto lines = bench.sent();
        ASSERT_EQ(lines.size(), 2u);
        EXPECT_THAT(lines[0], HasSubstr("dice=d6:" + std::to_string(value) + ",d6:1"));
        EXPECT_THAT(lines[1], HasSubstr("dice=d6:" + std::to_string(value) + ",d6:2"));
    }
}

TEST(TowerRoll, InvalidDiceAreNoRoll) {
    Bench bench;
    bench.sent();
    EXPECT_EQ(bench.roll(7, 1), WF_ROLL_INVALID);
    const wf_dice none{};
    EXPECT_EQ(wf_tower_roll(&bench.tower, &none, bench.now), WF_ROLL_INVALID);
    EXPECT_THAT(bench.sent(), IsEmpty());
    EXPECT_EQ(bench.tower.status.rolls, 0u);
}

TEST(TowerHello, TellsOfRollsNotYetAcknowledged) {
    Bench bench;
    bench.roll(5, 3);
    bench.roll(2, 2);
    bench.run(5000);
    bench.sent();
    bench.ask();
    EXPECT_THAT(bench.sent(),
                ElementsAre("ROLL boot=0001a3f2 seq=2 dice=d6:5,d6:3", // the first byte after a silence
                            AllOf(StartsWith("HELLO boot=0001a3f2 seq=4 "),
                                  HasSubstr("held=2 last-seq=3 last=d6:2,d6:2")),
                            StartsWith("STATUS boot=0001a3f2 seq=5 battery=64 uptime=5 rolls=2 "),
                            "ROLL boot=0001a3f2 seq=2 dice=d6:5,d6:3"));
    bench.ack(2);
    bench.ack(3);
    bench.sent();
    bench.ask();
    EXPECT_THAT(bench.sent(),
                ElementsAre(HasSubstr("held=0 last-seq=3 last=d6:2,d6:2"), StartsWith("STATUS")))
        << "the last roll is told also when it is acknowledged";
}

TEST(TowerHello, GreetSendsItUnasked) {
    Bench bench;
    bench.roll(5, 3);
    bench.sent();
    wf_tower_greet(&bench.tower, bench.now);
    EXPECT_THAT(bench.sent(), ElementsAre(HasSubstr("held=1"), StartsWith("ROLL")));
}

TEST(TowerMessages, AnswersPingWithItsToken) {
    Bench bench;
    bench.sent();
    wf_message ping = Bench::message(WF_PING);
    ping.as.token = 4294967295u;
    bench.say(ping);
    EXPECT_THAT(bench.sent(), ElementsAre("PONG boot=0001a3f2 seq=2 token=4294967295"));
}

TEST(TowerMessages, ShowsLampEffectsOnceAndKeepsThemForUnknownOnes) {
    Bench bench;
    bench.lamps.clear();
    wf_message lamp = Bench::message(WF_LAMP);
    lamp.as.lamp = WF_LAMP_STORM;
    bench.say(lamp);
    bench.say(lamp);
    bench.say("LAMP eruption*0f492a7d\n");
    EXPECT_THAT(bench.lamps, ElementsAre(std::pair(WF_LAMP_STORM, WF_NOTICE_NONE)));
}

TEST(TowerMessages, CockedIsToldOnce) {
    Bench bench;
    bench.sent();
    wf_tower_cocked(&bench.tower, 1, bench.now);
    wf_tower_cocked(&bench.tower, 200, bench.now);
    EXPECT_THAT(bench.sent(),
                ElementsAre("COCKED boot=0001a3f2 seq=2 count=1", "COCKED boot=0001a3f2 seq=3 count=8"));
    EXPECT_THAT(bench.run(10000), IsEmpty());
}

TEST(TowerMessages, UnknownWordsAndRubbishAreIgnored) {
    Bench bench;
    bench.roll(5, 3);
    bench.say("\n");
    bench.sent();
    bench.say("5 3\nROLL?*00000000\n" + std::string(100000, 'u') + "\n");
    EXPECT_THAT(bench.sent(), IsEmpty());
    EXPECT_EQ(bench.tower.held, 1);
    EXPECT_EQ(bench.tower.decoder.bad, 3u);
    bench.ask();
    EXPECT_THAT(bench.sent(), ElementsAre(StartsWith("HELLO"), HasSubstr("bad=3"), StartsWith("ROLL")));
}

TEST(TowerStatus, ComesEachMinuteWhileTheHostIsHeard) {
    Bench bench;
    bench.sent();
    std::vector<std::string> lines;
    for (int second = 0; second < 130; ++second) {
        bench.say("\n");
        bench.run(1000);
        for (auto& line : bench.sent())
            lines.push_back(line);
    }
    EXPECT_THAT(lines, ElementsAre(HasSubstr("uptime=60 "), HasSubstr("uptime=120 ")));
    EXPECT_THAT(bench.run(300000), IsEmpty()) << "nobody there";
}

TEST(TowerIdle, AsksToBeWokenRarely) {
    Bench bench;
    EXPECT_EQ(wf_tower_poll(&bench.tower, bench.now), WF_TOWER_WAIT_MAX_MS);
    bench.say("\n");
    EXPECT_EQ(wf_tower_poll(&bench.tower, bench.now), WF_TOWER_SILENCE_MS);
}

// The millisecond clock goes past 2^32 in the middle of everything.
TEST(TowerClock, MayWrap) {
    for (const std::uint32_t before : {1u, 40u, 49u, 50u, 51u, 160u, 999u, 3001u, 6000u}) {
        Bench straight(1000);
        Bench wrapping(0u - before);
        for (Bench* bench : {&straight, &wrapping}) {
            bench->say("\n");
            bench->roll(5, 3);
        }
        EXPECT_EQ(straight.run(9000), wrapping.run(9000)) << before;
        straight.ask();
        wrapping.ask();
        EXPECT_EQ(straight.sent(), wrapping.sent()) << before;
    }
}

TEST(TowerClock, UptimeCountsOnThroughManyWraps) {
    Bench bench;
    constexpr std::uint64_t span = 200ull * 24 * 3600; // seconds, four wraps
    for (std::uint64_t gone = 0; gone < span; gone += 1800)
        bench.run(1800u * 1000u);
    bench.sent();
    bench.ask();
    EXPECT_THAT(bench.sent(), testing::Contains(HasSubstr("uptime=" + std::to_string(span) + " ")));
}

// Hosts and towers that lose bytes both ways still bring every roll once and in order, and when the noise
// ends the next roll is through within a quarter of a second.
TEST(TowerNoise, EveryRollArrivesInOrder) {
    Bench bench;
    std::uint64_t state = 42;
    const auto chance = [&state] {
        state = state * 6364136223846793005ull + 1442695040888963407ull;
        return static_cast<std::uint32_t>(state >> 33) % 1000;
    };
    const auto noisy = [&](const std::string& bytes) {
        std::string wire;
        for (const char byte : bytes) {
            const auto c = chance();
            if (c < 10)
                continue;
            wire += c < 20 ? static_cast<char>(byte ^ (1 << (chance() % 8))) : byte;
            if (c >= 995)
                wire += byte;
        }
        return wire;
    };
    char line[WF_TOWER_LINE_MAX];
    wf_decoder decoder{};
    wf_decoder_init_from_tower(&decoder, line, sizeof line);
    std::vector<std::uint32_t> seen;
    std::uint32_t last_seq = 0;
    const auto host_reads = [&](const std::string& bytes, bool clean) {
        for (const char byte : bytes) {
            wf_message m{};
            if (wf_decoder_feed(&decoder, static_cast<std::uint8_t>(byte), &m) != WF_FEED_MESSAGE ||
                m.kind != WF_ROLL)
                continue;
            if (m.seq > last_seq) {
                last_seq = m.seq;
                seen.push_back(
                    static_cast<std::uint32_t>(m.as.roll.die[0].value * 6 + m.as.roll.die[1].value));
            }
            wf_message ack = Bench::message(WF_ACK);
            ack.boot = m.boot;
            ack.seq = m.seq;
            bench.say(clean ? encode(ack) : noisy(encode(ack)));
        }
    };
    std::vector<std::uint32_t> made;
    const auto step = [&](bool clean) {
        wf_tower_poll(&bench.tower, bench.now);
        while (!bench.out.empty()) {
            const std::string bytes = std::exchange(bench.out, {});
            host_reads(clean ? bytes : noisy(bytes), clean);
        }
        ++bench.now;
        if (bench.now % 1000 == 0)
            bench.say(clean ? encode(Bench::message(WF_PING)) : noisy(encode(Bench::message(WF_PING))));
    };
    while (made.size() < 3000) {
        const auto a = static_cast<std::uint8_t>(1 + chance() % 6);
        const auto b = static_cast<std::uint8_t>(1 + chance() % 6);
        if (bench.roll(a, b) == WF_ROLL_TAKEN)
            made.push_back(a * 6u + b);
        for (int ms = 0; ms < 100; ++ms)
            step(false);
    }
    for (int ms = 0; ms < 250 * static_cast<int>(WF_TOWER_QUEUE); ++ms)
        step(true);
    EXPECT_EQ(bench.tower.held, 0);
    EXPECT_EQ(seen, made);

    bench.roll(4, 2);
    for (int ms = 0; ms < 250; ++ms)
        step(true);
    EXPECT_EQ(bench.tower.held, 0);
}

} // namespace
} // namespace watchfire::test
