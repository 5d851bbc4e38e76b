// SPDX-License-Identifier: Apache-2.0
// The link's host end alone, in virtual time, with lines written by hand.
#include "devices/tower_link.h"

#include "firmware-protocol/codec/encoder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::devices {
namespace {

using std::chrono::milliseconds;
using Time = TowerLink::Time;

wf_text text(const char* s) {
    return {s, static_cast<std::uint8_t>(std::char_traits<char>::length(s))};
}

std::string line(const wf_message& message) {
    std::array<char, WF_ENCODE_MAX> out;
    const auto size = wf_encode(&message, out.data(), out.size());
    EXPECT_GT(size, 0U);
    return {out.data(), size};
}

std::string hello(std::uint32_t boot, const char* serial = "WF-1", std::uint8_t major = WF_VERSION_MAJOR,
                  std::uint32_t sequence = 1) {
    wf_message m{};
    m.kind = WF_HELLO;
    m.boot = boot;
    m.seq = sequence;
    m.as.hello.major = major;
    m.as.hello.name = text("Tower");
    m.as.hello.firmware = text("0.1");
    m.as.hello.serial = text(serial);
    return line(m);
}

std::string roll(std::uint32_t boot, std::uint32_t sequence, std::vector<wf_die> dice = {{6, 5}, {6, 3}}) {
    wf_message m{};
    m.kind = WF_ROLL;
    m.boot = boot;
    m.seq = sequence;
    m.as.roll.count = static_cast<std::uint8_t>(dice.size());
    std::copy(dice.begin(), dice.end(), m.as.roll.die);
    return line(m);
}

std::string message(wf_kind kind, std::uint32_t boot = 0, std::uint32_t sequence = 0,
                    std::uint32_t token = 0) {
    wf_message m{};
    m.kind = kind;
    m.boot = boot;
    m.seq = sequence;
    if (kind == WF_PING || kind == WF_PONG)
        m.as.token = token;
    return line(m);
}

// The empty line first ends any half line that the tower still has.
std::string question() {
    std::string asked("\n");
    asked.append(message(WF_HELLO_ASK));
    return asked;
}

std::string lampLine(wf_lamp lamp) {
    wf_message m{};
    m.kind = WF_LAMP;
    m.as.lamp = lamp;
    return line(m);
}

class TowerLinkTest : public testing::Test {
protected:
    explicit TowerLinkTest(TowerLink::Options options = {}) : link(std::move(options)) {}

    void feed(const std::string& bytes) {
        link.received({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, now);
        collect();
    }
    void collect() {
        for (auto& event : link.takeEvents()) {
            if (auto* seen = std::get_if<TowerLink::RollSeen>(&event))
                rolls.push_back(seen->roll);
            else if (std::holds_alternative<TowerLink::CockedSeen>(event))
                ++cocked;
            else
                ++changes;
        }
    }
    // Lets time pass; returns when each output came and what it was.
    std::vector<std::pair<Time, std::string>> pass(Time span) {
        std::vector<std::pair<Time, std::string>> said;
        const Time end = now + span;
        while (link.deadline() && *link.deadline() <= end) {
            now = *link.deadline();
            link.tick(now);
            said.emplace_back(now, link.takeOutput());
            collect();
        }
        now = end;
        return said;
    }
    void connect(std::uint32_t boot = 7) {
        link.opened(now);
        feed(hello(boot));
        (void)link.takeOutput();
        ASSERT_EQ(link.phase(), LinkPhase::up);
    }

    TowerLink link;
    Time now{1000000};
    std::vector<Roll> rolls;
    int cocked = 0;
    int changes = 0;
};

TEST_F(TowerLinkTest, AsksAfterSettlingWithGrowingPauses) {
    link.opened(now);
    EXPECT_EQ(link.phase(), LinkPhase::asking);
    const auto start = now;
    const auto said = pass(milliseconds(4000));
    std::vector<Time> at;
    for (const auto& [when, what] : said) {
        EXPECT_EQ(what, question());
        at.push_back(when - start);
    }
    EXPECT_EQ(at, (std::vector<Time>{milliseconds(1000), milliseconds(1250), milliseconds(1750),
                                     milliseconds(2750), milliseconds(3750)}));
    EXPECT_EQ(link.statistics().retries, 4U);
}

TEST_F(TowerLinkTest, AHelloBringsTheLinkUp) {
    connect();
    EXPECT_EQ(link.tower(), "WF-1");
    EXPECT_EQ(link.device(), "Tower");
    EXPECT_EQ(link.firmware(), "0.1");
}

TEST_F(TowerLinkTest, ARollBeforeTheHelloStaysInTheTowerAndHurriesTheQuestion) {
    link.opened(now);
    feed(roll(7, 2));
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(link.takeOutput(), question());
    feed(hello(7));
    EXPECT_TRUE(rolls.empty());
    feed(roll(7, 2));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(rolls[0].id, (RollId{"WF-1", 7, 2}));
    EXPECT_EQ(rolls[0].dice, (std::vector<int>{5, 3}));
}

TEST_F(TowerLinkTest, NothingIsAcknowledgedUnlessTheAppSaysSo) {
    connect();
    feed(roll(7, 2));
    feed(roll(7, 2));
    EXPECT_EQ(rolls.size(), 1U);
    EXPECT_EQ(link.statistics().duplicates, 1U);
    EXPECT_EQ(link.takeOutput(), "");
    link.acknowledge(rolls[0].id);
    EXPECT_EQ(link.takeOutput(), message(WF_ACK, 7, 2));
}

TEST_F(TowerLinkTest, AnAcknowledgedRollIsAcknowledgedAgainAndNotReported) {
    connect();
    feed(roll(7, 2));
    link.acknowledge(rolls[0].id);
    (void)link.takeOutput();
    feed(roll(7, 2));
    EXPECT_EQ(rolls.size(), 1U);
    // The empty line is there in case the first ACK lost its end.
    EXPECT_EQ(link.takeOutput(), std::string("\n").append(message(WF_ACK, 7, 2)));
    EXPECT_EQ(link.statistics().duplicates, 1U);
}

TEST_F(TowerLinkTest, ALineThatLostItsEndDoesNotSwallowTheRepeat) {
    connect();
    auto endless = roll(7, 2);
    endless.pop_back();
    endless.back() = 'x';
    feed(endless);
    now += milliseconds(50);
    feed(roll(7, 2));
    EXPECT_EQ(rolls.size(), 1U);
}

TEST_F(TowerLinkTest, AReleasedRollIsReportedAtItsNextRepeat) {
    connect();
    feed(roll(7, 2));
    link.release(rolls[0].id);
    EXPECT_EQ(link.takeOutput(), "");
    now += milliseconds(200);
    feed(roll(7, 2));
    EXPECT_EQ(rolls.size(), 2U);
}

// A full inbox gives each roll back at once: a flood must not run through the whole program for nothing.
TEST_F(TowerLinkTest, AfterARollThatCouldNotBeKeptOthersPauseToo) {
    connect();
    for (std::uint32_t sequence = 2; sequence < 1000; ++sequence) {
        feed(roll(7, sequence));
        if (rolls.size() > 0)
            link.release(rolls.back().id);
        now += milliseconds(1);
    }
    EXPECT_LE(rolls.size(), 10U);
}

TEST_F(TowerLinkTest, TheFacesOfTheDiceAreReported) {
    connect();
    feed(roll(7, 2, {{20, 17}, {6, 3}, {4, 4}}));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(rolls[0].dice, (std::vector<int>{17, 3, 4}));
    EXPECT_EQ(rolls[0].faces, (std::vector<int>{20, 6, 4}));
    feed(roll(7, 3, {{6, 5}}));
    ASSERT_EQ(rolls.size(), 2U);
    EXPECT_EQ(rolls[1].dice, std::vector<int>{5});
}

TEST_F(TowerLinkTest, OtherDiceUnderAcknowledgedNumbersAreReportedAndNotAcknowledged) {
    connect();
    feed(roll(7, 2));
    link.acknowledge(rolls[0].id);
    (void)link.takeOutput();
    for (const auto& other : {roll(7, 2, {{6, 1}, {6, 3}}), roll(7, 2, {{8, 5}, {6, 3}})}) {
        const auto before = rolls.size();
        feed(other);
        ASSERT_EQ(rolls.size(), before + 1);
        EXPECT_EQ(link.takeOutput(), "") << "nobody holds it yet";
        link.acknowledge(rolls.back().id);
        EXPECT_EQ(link.takeOutput(), message(WF_ACK, 7, 2));
        feed(other);
        feed(roll(7, 2));
        EXPECT_EQ(rolls.size(), before + 1) << "both are known by now";
        (void)link.takeOutput();
    }
}

// An ACK names no dice: the first roll's would make the tower forget the second.
TEST_F(TowerLinkTest, OtherDiceInFlightKeepTheAcknowledgementBackUntilTheyAreHeldToo) {
    connect();
    feed(roll(7, 2));
    feed(roll(7, 2, {{6, 1}, {6, 1}}));
    ASSERT_EQ(rolls.size(), 1U);
    link.acknowledge(rolls[0].id);
    EXPECT_EQ(link.takeOutput(), "");
    feed(roll(7, 2, {{6, 1}, {6, 1}}));
    ASSERT_EQ(rolls.size(), 2U);
    EXPECT_EQ(rolls[1].dice, (std::vector<int>{1, 1}));
    link.acknowledge(rolls[1].id);
    EXPECT_EQ(link.takeOutput(), message(WF_ACK, 7, 2));
}

// Another port's tower may have the same serial number and boot id.
TEST_F(TowerLinkTest, WhatAnotherLinkBroughtIsNotAcknowledgedHere) {
    connect();
    link.acknowledge({"WF-1", 7, 2});
    EXPECT_EQ(link.takeOutput(), "");
    feed(roll(7, 2));
    EXPECT_EQ(rolls.size(), 1U);
}

TEST_F(TowerLinkTest, AStartUnderAnOldBootIdIsNoticedByItsNumbers) {
    connect(7);
    link.lamp(WF_LAMP_STORM);
    feed(roll(7, 2));
    feed(hello(7, "WF-1", WF_VERSION_MAJOR, 3));
    EXPECT_FALSE(link.repeatsNumbers()) << "an answer to a question";
    (void)link.takeOutput();
    link.closed();
    link.opened(now);
    feed(hello(7, "WF-1", WF_VERSION_MAJOR, 4));
    EXPECT_FALSE(link.repeatsNumbers()) << "the cable was out";
    (void)link.takeOutput();
    feed(message(WF_PONG, 7, 9));
    now += milliseconds(50);
    feed(hello(7, "WF-1", WF_VERSION_MAJOR, 9));
    EXPECT_TRUE(link.repeatsNumbers());
    EXPECT_EQ(link.statistics().resets, 1U);
    EXPECT_EQ(link.takeOutput(), lampLine(WF_LAMP_STORM)) << "its lamp is dark";
    feed(hello(8));
    EXPECT_TRUE(link.repeatsNumbers()) << "it did, whatever it does now";
    feed(hello(7, "WF-2"));
    EXPECT_FALSE(link.repeatsNumbers());
}

TEST_F(TowerLinkTest, ARollOfAnUnknownBootWaitsForThatBootsHello) {
    connect(7);
    feed(roll(8, 2));
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(link.takeOutput(), question());
    feed(hello(8));
    feed(roll(8, 2));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(link.statistics().resets, 1U);
}

TEST_F(TowerLinkTest, AnotherTowerOnTheSamePortIsAnotherTower) {
    connect(7);
    feed(hello(8, "WF-2"));
    feed(roll(8, 2));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(rolls[0].id.tower, "WF-2");
    EXPECT_EQ(link.statistics().resets, 0U);
}

TEST_F(TowerLinkTest, ATowerThatIsCalledLikeAHomeMadeOneIsNone) {
    link.opened(now);
    feed(hello(7, "plain:/dev/x"));
    EXPECT_EQ(link.tower(), "tower plain:/dev/x");
    feed(roll(7, 2));
    ASSERT_EQ(rolls.size(), 1U);
    // As with every checked tower, other dice under the same numbers are known as such (app/journal/inbox).
    EXPECT_EQ(serialOf(rolls[0].id.tower + "*2"), rolls[0].id.tower);
    feed(hello(7, "plain:/dev/x", WF_VERSION_MAJOR, 3));
    EXPECT_EQ(link.statistics().resets, 0U) << "it is the same tower as before";
}

TEST_F(TowerLinkTest, AFloodOfUnknownBootsMakesNoFloodOfQuestions) {
    link.opened(now);
    for (int i = 0; i < 1000; ++i)
        feed(roll(7, 2));
    EXPECT_EQ(link.takeOutput(), question());
}

// The tower answers each question within 50 us, and sends its roll after it.
TEST_F(TowerLinkTest, AnAnswerThatHelpsNothingMakesNoFloodOfQuestions) {
    struct Case {
        const char* why;
        std::string answer;
        std::size_t most; // questions in ten seconds
    };
    for (const auto& [why, answer, most] :
         {Case{"another major version", hello(7, "WF-1", WF_VERSION_MAJOR + 1), 12},
          Case{"another boot than the roll's", hello(6), 201}}) {
        link.closed();
        link.opened(now);
        std::size_t asked = 0;
        const auto end = now + std::chrono::seconds(10);
        for (; now < end; now += Time(50)) {
            feed(roll(7, 2));
            link.tick(now);
            if (link.takeOutput().find("HELLO?") != std::string::npos) {
                ++asked;
                feed(answer);
            }
        }
        EXPECT_LE(asked, most) << why;
        EXPECT_GE(asked, 10U) << why << ": it may be mended or exchanged at any time";
        EXPECT_TRUE(rolls.empty());
    }
}

TEST_F(TowerLinkTest, ATowerThatComesBackInThisVersionIsFoundThoughItSaysNothingItself) {
    connect(7);
    feed(hello(8, "WF-1", WF_VERSION_MAJOR + 1));
    (void)link.takeOutput();
    const auto said = pass(milliseconds(1500));
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said[0].second, question());
    feed(hello(9));
    EXPECT_EQ(link.phase(), LinkPhase::up);
    EXPECT_EQ(link.trouble(), LinkTrouble::none);
}

TEST_F(TowerLinkTest, AnotherVersionIsForgottenWithThePort) {
    link.opened(now);
    feed(hello(7, "WF-1", WF_VERSION_MAJOR + 1));
    link.closed();
    EXPECT_EQ(link.trouble(), LinkTrouble::none);
}

TEST_F(TowerLinkTest, ACockedDieIsToldOfThisBootOnlyAndOfAnotherOneAsks) {
    link.opened(now);
    feed(message(WF_COCKED, 7, 2));
    EXPECT_EQ(cocked, 0) << "nobody knows whose it is";
    EXPECT_EQ(link.takeOutput(), question());
    feed(hello(7));
    (void)link.takeOutput();
    feed(message(WF_COCKED, 7, 3));
    EXPECT_EQ(cocked, 1);
    EXPECT_EQ(link.takeOutput(), "");
    now += milliseconds(100);
    feed(message(WF_COCKED, 8, 2));
    EXPECT_EQ(cocked, 1) << "of a boot that has not said HELLO";
    EXPECT_EQ(link.takeOutput(), question());
}

TEST_F(TowerLinkTest, PingsAndMeasuresTheRoundTrip) {
    connect();
    const auto said = pass(milliseconds(1000));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].second, lampLine(WF_LAMP_IDLE) + message(WF_PING, 0, 0, 1));
    now += milliseconds(4);
    feed(message(WF_PONG, 7, 3, 1));
    EXPECT_DOUBLE_EQ(link.statistics().roundTripMs.value(), 4.0);
}

TEST_F(TowerLinkTest, FallsSilentWhenPingsStayUnansweredAndComesBackByAnyLine) {
    connect();
    (void)pass(milliseconds(2400));
    EXPECT_EQ(link.phase(), LinkPhase::up);
    (void)pass(milliseconds(200));
    EXPECT_EQ(link.phase(), LinkPhase::silent);
    feed(roll(7, 2));
    EXPECT_EQ(link.phase(), LinkPhase::up);
    EXPECT_EQ(rolls.size(), 1U);
}

TEST_F(TowerLinkTest, TheLampIsSaidOnceMoreWithTheNextPing) {
    connect();
    (void)pass(milliseconds(1000));
    feed(message(WF_PONG, 7, 3, 1));
    link.lamp(WF_LAMP_STORM);
    EXPECT_EQ(link.takeOutput(), lampLine(WF_LAMP_STORM));
    auto said = pass(milliseconds(1000));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].second, lampLine(WF_LAMP_STORM) + message(WF_PING, 0, 0, 2));
    feed(message(WF_PONG, 7, 4, 2));
    said = pass(milliseconds(1000));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].second, message(WF_PING, 0, 0, 3));
}

TEST_F(TowerLinkTest, TheLampIsSetAgainAfterAReset) {
    connect();
    link.lamp(WF_LAMP_BREACH);
    EXPECT_EQ(link.takeOutput(), lampLine(WF_LAMP_BREACH));
    now += milliseconds(50);
    feed(hello(8));
    EXPECT_EQ(link.takeOutput(), lampLine(WF_LAMP_BREACH));
}

// Each would bring the next, as fast as the line goes.
TEST_F(TowerLinkTest, ADeviceThatStartsAnewAtEachLampIsNotAnsweredEachTime) {
    link.opened(now);
    link.lamp(WF_LAMP_BREACH);
    const auto lamps = [](const std::string& said) {
        int count = 0;
        for (auto at = said.find("LAMP"); at != std::string::npos; at = said.find("LAMP", at + 1))
            ++count;
        return count;
    };
    int said = 0;
    for (std::uint32_t boot = 8; boot < 1008; ++boot) {
        feed(hello(boot));
        said += lamps(link.takeOutput());
        now += milliseconds(1);
    }
    EXPECT_LE(said, 20);
    EXPECT_GE(said, 19);
    (void)pass(milliseconds(50));
    feed(hello(2000));
    feed(hello(2001));
    EXPECT_EQ(lamps(link.takeOutput()), 1);
    const auto later = pass(milliseconds(1000));
    ASSERT_EQ(later.size(), 1U);
    EXPECT_EQ(lamps(later[0].second), 1) << "the last one has it with the next PING";
}

TEST_F(TowerLinkTest, ATowerOfAnotherMajorVersionIsToldAndGivesNoRolls) {
    link.opened(now);
    feed(hello(7, "WF-1", WF_VERSION_MAJOR + 1));
    EXPECT_EQ(link.trouble(), LinkTrouble::otherVersion);
    EXPECT_NE(link.phase(), LinkPhase::up);
    feed(roll(7, 2));
    EXPECT_TRUE(rolls.empty());
}

TEST_F(TowerLinkTest, DamagedLinesAreCountedAndChangeNothing) {
    connect();
    auto damaged = roll(7, 2);
    damaged[6] = static_cast<char>(damaged[6] ^ 1);
    feed(damaged);
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(link.statistics().badLines, 1U);
    EXPECT_EQ(link.statistics().goodLines, 1U);
    EXPECT_NE(link.statistics().lastError, "");
}

TEST_F(TowerLinkTest, HalfALineFromBeforeTheBreakIsForgotten) {
    connect();
    feed(roll(7, 2).substr(0, 9));
    link.closed();
    link.opened(now);
    feed(hello(7));
    EXPECT_EQ(link.phase(), LinkPhase::up);
    EXPECT_EQ(link.statistics().badLines, 0U);
}

TEST_F(TowerLinkTest, WhatItHoldsIsBounded) {
    connect();
    for (std::uint32_t sequence = 2; sequence < 1000; ++sequence)
        feed(roll(7, sequence));
    EXPECT_EQ(rolls.size(), TowerLink::inFlightMax);
    for (int i = 0; i < 10000; ++i)
        link.lamp(WF_LAMP_WIN);
    EXPECT_LE(link.takeOutput().size(), TowerLink::outputMax);
    EXPECT_GT(link.statistics().dropped, 0U);
}

TEST_F(TowerLinkTest, BareNumbersAreNothingUnlessAllowed) {
    link.opened(now);
    (void)pass(milliseconds(5000));
    feed("5 3\n");
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(link.phase(), LinkPhase::asking);
}

class PlainLinkTest : public TowerLinkTest {
protected:
    PlainLinkTest() : TowerLinkTest(plain()) {}
    static TowerLink::Options plain() {
        TowerLink::Options options;
        options.allowPlain = true;
        options.plainName = "plain:/dev/x";
        options.plainBoot = 99;
        return options;
    }
};

TEST_F(PlainLinkTest, BareNumbersAreRollsOnceNobodyAnswers) {
    link.opened(now);
    feed("5 3\n"); // while settling: kept until it is clear what kind of tower it is
    EXPECT_TRUE(rolls.empty());
    (void)pass(milliseconds(3000));
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(link.phase(), LinkPhase::plain);
    feed("roll: 6,6\n");
    ASSERT_EQ(rolls.size(), 2U);
    EXPECT_EQ(rolls[0].id, (RollId{"plain:/dev/x", 99, 1}));
    EXPECT_EQ(rolls[1].id, (RollId{"plain:/dev/x", 99, 2}));
    EXPECT_EQ(rolls[1].dice, (std::vector<int>{6, 6}));
    EXPECT_EQ(rolls[1].source, RollSource::plain);
    link.acknowledge(rolls[1].id);
    EXPECT_EQ(link.takeOutput(), ""); // a home-made tower understands no ACK
}

TEST_F(PlainLinkTest, BareNumbersComeAtMostAsFastAsSomebodyRolls) {
    link.opened(now);
    (void)pass(milliseconds(3000));
    ASSERT_EQ(link.phase(), LinkPhase::asking);
    feed("5 3\n");
    ASSERT_EQ(link.phase(), LinkPhase::plain);
    now += milliseconds(1000);
    rolls.clear();
    for (int i = 0; i < 10000; ++i) {
        feed("5 3\n");
        for (const auto& roll : rolls)
            link.release(roll.id);
        now += milliseconds(1);
    }
    EXPECT_EQ(rolls.size(), 10U * TowerLink::plainASecond);
    EXPECT_EQ(link.statistics().passedOver, 10000U - rolls.size());
}

TEST_F(PlainLinkTest, ACheckedTowerDoesNotTalkPlain) {
    link.opened(now);
    feed("5 3\n");
    feed(hello(7));
    (void)pass(milliseconds(500));
    feed("5 3\n");
    EXPECT_TRUE(rolls.empty());
    EXPECT_EQ(link.phase(), LinkPhase::up);
}

TEST_F(PlainLinkTest, ACheckedLineEndsPlainMode) {
    link.opened(now);
    (void)pass(milliseconds(3000));
    feed("5 3\n");
    ASSERT_EQ(link.phase(), LinkPhase::plain);
    feed(roll(7, 2));
    EXPECT_EQ(link.phase(), LinkPhase::asking);
    feed(hello(7));
    EXPECT_EQ(link.phase(), LinkPhase::up);
    feed("5 3\n");
    EXPECT_EQ(rolls.size(), 1U);
}

} // namespace
} // namespace watchfire::devices
