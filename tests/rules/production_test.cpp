// SPDX-License-Identifier: Apache-2.0
// What a hex gives to each player. What a roll yields is played in turn_test.cpp and in the scenarios' tests.
#include "rules/hex/modules/production.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace watchfire::hex::test {
namespace {

std::vector<std::pair<int, int>> inTurn(const Amounts& amounts, std::size_t first, std::size_t players) {
    std::vector<std::pair<int, int>> told;
    amounts.forEach(PlayerId(first), players, [&](PlayerId player, std::uint8_t amount) {
        told.emplace_back(static_cast<int>(player.index()), amount);
    });
    return told;
}

using Told = std::vector<std::pair<int, int>>;

TEST(Amounts, AddUpForEachPlayer) {
    Amounts amounts;
    amounts.add(PlayerId(0), 2);
    amounts.add(PlayerId(5), 1);
    amounts.add(PlayerId(5), 2);
    EXPECT_EQ(amounts[0], 2);
    EXPECT_EQ(amounts[1], 0);
    EXPECT_EQ(amounts[5], 3);
    EXPECT_FALSE(amounts == Amounts{});
}

TEST(Amounts, GoThroughThePlayersInTurnOrder) {
    Amounts amounts;
    amounts.add(PlayerId(0), 1);
    amounts.add(PlayerId(2), 2);
    amounts.add(PlayerId(3), 3);
    EXPECT_EQ(inTurn(amounts, 0, 4), (Told{{0, 1}, {2, 2}, {3, 3}}));
    EXPECT_EQ(inTurn(amounts, 1, 4), (Told{{2, 2}, {3, 3}, {0, 1}}));
    EXPECT_EQ(inTurn(amounts, 3, 4), (Told{{3, 3}, {0, 1}, {2, 2}}));
    amounts.add(PlayerId(5), 4);
    EXPECT_EQ(inTurn(amounts, 4, 6), (Told{{5, 4}, {0, 1}, {2, 2}, {3, 3}}));
    EXPECT_EQ(inTurn(Amounts{}, 2, 3), Told{});
}

TEST(Amounts, AnEmptyCornerGivesNobodyAnything) {
    Amounts amounts;
    amounts.add(PlayerId{}, 0);
    EXPECT_TRUE(amounts == Amounts{});
}

} // namespace
} // namespace watchfire::hex::test
