// SPDX-License-Identifier: Apache-2.0
// In which order ports are tried.
#include "devices/port_finder.h"

#include <gtest/gtest.h>

namespace watchfire::devices {
namespace {

class Listed : public PortEnumerator {
public:
    std::vector<PortInfo> ports() override { return list; }
    std::vector<PortInfo> list;
};

std::vector<std::string> round(PortFinder& finder) {
    std::vector<std::string> paths;
    while (auto path = finder.next())
        paths.push_back(*path);
    return paths;
}

using Paths = std::vector<std::string>;

TEST(PortFinder, TriesANamedPathOnceARound) {
    PortFinder finder("/tmp/a tower");
    EXPECT_FALSE(finder.isSearch());
    EXPECT_EQ(round(finder), Paths{"/tmp/a tower"});
    EXPECT_EQ(round(finder), Paths{"/tmp/a tower"});
}

TEST(PortFinder, TriesKnownBoardsThenUsbThenTheRest) {
    Listed ports;
    ports.list = {{"/dev/ttyS0", false, 0, 0},
                  {"/dev/ttyUSB0", true, 0x1234, 0x0001},
                  {"/dev/ttyACM0", true, 0x2341, 0x0043},
                  {"/dev/ttyUSB1", true, 0x1a86, 0x7523}};
    PortFinder finder(ports);
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyACM0", "/dev/ttyUSB1", "/dev/ttyUSB0", "/dev/ttyS0"}));
}

TEST(PortFinder, TriesThePortThatAnsweredFirst) {
    Listed ports;
    ports.list = {{"/dev/ttyACM0", true, 0x2341, 0x0043}, {"/dev/ttyS0", false, 0, 0}};
    PortFinder finder(ports);
    finder.answered("/dev/ttyS0");
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyS0", "/dev/ttyACM0"}));
}

TEST(PortFinder, LooksAnewInEachRound) {
    Listed ports;
    PortFinder finder(ports);
    EXPECT_EQ(round(finder), Paths{});
    ports.list = {{"/dev/ttyACM0", true, 0x2341, 0x0043}, {"/dev/ttyACM1", true, 0x2341, 0x0043}};
    EXPECT_EQ(finder.next(), "/dev/ttyACM0");
    finder.restart();
    EXPECT_EQ(round(finder), (Paths{"/dev/ttyACM0", "/dev/ttyACM1"}));
}

TEST(PortFinder, AVendorOfManyThingsCountsByProduct) {
    EXPECT_TRUE(isKnownBoard({"p", true, 0x10c4, 0xea60}));
    EXPECT_FALSE(isKnownBoard({"p", true, 0x10c4, 0x0001}));
    EXPECT_FALSE(isKnownBoard({"p", false, 0x2341, 0x0043}));
}

} // namespace
} // namespace watchfire::devices
