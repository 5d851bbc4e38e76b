// SPDX-License-Identifier: Apache-2.0
// The order in which ports are tried.
#include "devices/port_finder.h"

#include <gtest/gtest.h>

#include <utility>

namespace watchfire::devices {
namespace {

class Listed : public PortEnumerator {
public:
    std::vector<PortInfo> ports() override { return list; }
    std::vector<PortInfo> list;
};

using std::chrono::milliseconds;

const PortFinder::Pauses pauses{milliseconds(500), milliseconds(2000)};

std::vector<std::string> round(PortFinder& finder, PortFinder::Time now = {}) {
    std::vector<std::string> paths;
    while (auto path = finder.next(now))
        paths.push_back(*path);
    return paths;
}

using Paths = std::vector<std::string>;

TEST(PortFinder, TriesANamedPathOnceARound) {
    PortFinder finder("/tmp/a tower", pauses);
    EXPECT_FALSE(finder.isSearch());
    EXPECT_EQ(round(finder), Paths{"/tmp/a tower"});
    EXPECT_EQ(round(finder), Paths{"/tmp/a tower"});
}

TEST(PortFinder, TriesKnownBoardsThenUsbThenTheRest) {
    Listed ports;
    ports.list = {{"/dev/ttyS0", false, 0, 0, {}},
                  {"/dev/ttyUSB0", true, 0x1234, 0x0001, {}},
                  {"/dev/ttyACM0", true, 0x2341, 0x0043, {}},
                  {"/dev/ttyUSB1", true, 0x1a86, 0x7523, {}}};
    PortFinder finder(ports, pauses);
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyACM0", "/dev/ttyUSB1", "/dev/ttyUSB0", "/dev/ttyS0"}));
}

TEST(PortFinder, TriesThePortThatAnsweredFirst) {
    Listed ports;
    ports.list = {{"/dev/ttyACM0", true, 0x2341, 0x0043, {}}, {"/dev/ttyS0", false, 0, 0, {}}};
    PortFinder finder(ports, pauses);
    finder.answered("/dev/ttyS0");
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyS0", "/dev/ttyACM0"}));
}

TEST(PortFinder, LooksAnewInEachRound) {
    Listed ports;
    PortFinder finder(ports, pauses);
    EXPECT_EQ(round(finder), Paths{});
    ports.list = {{"/dev/ttyACM0", true, 0x2341, 0x0043, {}}, {"/dev/ttyACM1", true, 0x2341, 0x0043, {}}};
    EXPECT_EQ(finder.next({}), "/dev/ttyACM0");
    finder.restart();
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyACM0", "/dev/ttyACM1"}));
}

TEST(PortFinder, APortThatFailsIsLeftAloneForAPauseThatGrows) {
    Listed ports;
    ports.list = {{"/dev/ttyS0", false, 0, 0, {}}, {"/dev/ttyUSB0", true, 0x1a86, 0x7523, {}}};
    PortFinder finder(ports, pauses);
    PortFinder::Time now{};
    for (const auto pause : {500, 1000, 2000, 2000}) {
        EXPECT_EQ(round(finder, now), (Paths{"/dev/ttyUSB0", "/dev/ttyS0"})) << pause;
        EXPECT_FALSE(finder.anyPausing());
        finder.failed("/dev/ttyS0", now);
        now += milliseconds(pause) - PortFinder::Time(1);
        EXPECT_EQ(round(finder, now), Paths{"/dev/ttyUSB0"}) << pause;
        EXPECT_TRUE(finder.anyPausing());
        now += PortFinder::Time(1);
    }
    finder.answered("/dev/ttyS0");
    finder.failed("/dev/ttyS0", now);
    EXPECT_EQ(round(finder, now + milliseconds(500)), (Paths{"/dev/ttyS0", "/dev/ttyUSB0"}));
}

TEST(PortFinder, APortThatCameBackIsTriedAtOnce) {
    Listed ports;
    ports.list = {{"/dev/ttyUSB0", true, 0x1a86, 0x7523, {}}};
    PortFinder finder(ports, pauses);
    finder.failed("/dev/ttyUSB0", {});
    EXPECT_EQ(round(finder), Paths{});
    const auto port = std::exchange(ports.list, {});
    EXPECT_EQ(round(finder), Paths{});
    EXPECT_FALSE(finder.anyPausing());
    ports.list = port;
    EXPECT_EQ(round(finder), Paths{"/dev/ttyUSB0"});
}

TEST(PortClaims, OneHoldsAPortAtATime) {
    PortClaims claims;
    EXPECT_TRUE(claims.take("/dev/ttyUSB0"));
    EXPECT_FALSE(claims.take("/dev/ttyUSB0"));
    EXPECT_TRUE(claims.take("/dev/ttyUSB1"));
    claims.give("/dev/ttyUSB0");
    EXPECT_TRUE(claims.take("/dev/ttyUSB0"));
}

TEST(PortFinder, AVendorOfManyThingsCountsByProduct) {
    EXPECT_TRUE(isKnownBoard({"p", true, 0x10c4, 0xea60, {}}));
    EXPECT_FALSE(isKnownBoard({"p", true, 0x10c4, 0x0001, {}}));
    EXPECT_FALSE(isKnownBoard({"p", false, 0x2341, 0x0043, {}}));
}

} // namespace
} // namespace watchfire::devices
