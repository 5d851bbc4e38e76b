// SPDX-License-Identifier: Apache-2.0
// Sums of games, and shares with their intervals.
#include "app/play/figures.h"

#include <gtest/gtest.h>

namespace watchfire::play {
namespace {

WholeGame wonBy(std::initializer_list<std::size_t> seats, int rolls) {
    WholeGame game{.over = true, .rolls = rolls};
    for (const std::size_t seat : seats)
        game.winners.set(seat);
    return game;
}

TEST(Figures, a_shared_win_counts_once) {
    Figures figures;
    figures.add(wonBy({0}, 50));
    figures.add(wonBy({0, 1, 2}, 60));
    figures.add(WholeGame{.rolls = 1000});
    EXPECT_EQ(figures.games, 3U);
    EXPECT_EQ(figures.ended, 2U);
    EXPECT_EQ(figures.shared, 1U);
    EXPECT_EQ(figures.wins[0], partsPerWin + partsPerWin / 3);
    EXPECT_EQ(figures.wins[0] + figures.wins[1] + figures.wins[2], 2 * partsPerWin);
}

TEST(Figures, walls_fall_for_their_owner) {
    WholeGame game = wonBy({1}, 40);
    game.breaches = {0, 3};
    game.wallOwners = {hex::PlayerId(0), hex::PlayerId(1)};
    Figures figures;
    figures.add(game);
    figures.add(game);
    EXPECT_EQ(figures.walls[0], (Figures::Wall{0, 0, 0}));
    EXPECT_EQ(figures.walls[1], (Figures::Wall{2, 6, 2 * partsPerWin}));
}

TEST(Figures, lengths_by_share_of_the_games) {
    Figures figures;
    EXPECT_EQ(figures.rollsOf(0.5), 0);
    for (int rolls = 1; rolls <= 10; ++rolls)
        figures.add(wonBy({0}, 10 * rolls));
    EXPECT_EQ(figures.rollsOf(0.1), 10);
    EXPECT_EQ(figures.rollsOf(0.5), 50);
    EXPECT_EQ(figures.rollsOf(0.9), 90);
    EXPECT_EQ(figures.rollsOf(1), 100);
}

TEST(Figures, sums_do_not_depend_on_their_order) {
    Figures one;
    Figures other;
    one.add(wonBy({0}, 50));
    other.add(wonBy({1}, 70));
    other.add(wonBy({0, 3}, 20));
    Figures left = one;
    left.add(other);
    Figures right = other;
    right.add(one);
    EXPECT_EQ(left, right);
    EXPECT_EQ(left.games, 3U);
}

TEST(Share, has_wilsons_interval) {
    // Known values: 50 of 100, and 0 of 10.
    const Share half = shareOf(50, 100);
    EXPECT_NEAR(half.share, 0.5, 1e-12);
    EXPECT_NEAR(half.low, 0.4038, 5e-5);
    EXPECT_NEAR(half.high, 0.5962, 5e-5);
    const Share none = shareOf(0, 10);
    EXPECT_NEAR(none.low, 0, 1e-12);
    EXPECT_NEAR(none.high, 0.2775, 5e-5);
    EXPECT_EQ(shareOf(0, 0).high, 1);
}

TEST(Share, is_judged_by_its_interval) {
    EXPECT_EQ(verdictOf(shareOf(300, 1000), 4), Verdict::more);
    EXPECT_EQ(verdictOf(shareOf(30, 100), 4), Verdict::fair);
    EXPECT_EQ(verdictOf(shareOf(200, 1000), 4), Verdict::fewer);
}

} // namespace
} // namespace watchfire::play
