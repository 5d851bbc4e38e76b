// SPDX-License-Identifier: Apache-2.0
// The properties of the rules' random games (tests/rules/support/random_game.h) at every step of whole games:
// random commands seldom win, so they rarely come to late boards, full stocks and ends.
#include "app/play/simulation.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

class WholeGames : public ::testing::TestWithParam<RandomGame> {};

TEST_P(WholeGames, have_the_properties_of_random_games) {
    RandomGame game = GetParam();
    const auto start = newGame(headerOf(game));
    const play::Ground ground(stateOf(*start).setup.shared());
    const play::Order order{.seed = 21};
    std::vector<hex::Command> commands;
    ASSERT_TRUE(playWholeGame(ground, streamOf(order, 0), order.mostRolls, &commands).ok());
    for (const hex::Command& command : commands)
        game.opening.push_back(toJson(ground.setup(), command));
    Tally tally;
    playRandomGame(game, 0, 0, {}, tally);
    EXPECT_EQ(tally.commands, static_cast<int>(commands.size()));
    EXPECT_EQ(tally.steps["game-over"], 1);
}

const hex::Json withRiver{{"base", "raiders"}, {"with", {"great-river"}}};

INSTANTIATE_TEST_SUITE_P(Games, WholeGames,
                         ::testing::Values(RandomGame{"wall_of_four", "great-wall", "great-wall-4", 4},
                                           RandomGame{"wall_of_six", "great-wall", "great-wall-6", 6},
                                           RandomGame{"islands", "base", "base-islands", 3},
                                           RandomGame{"river", "great-river", "great-river", 3},
                                           RandomGame{"world", "world", "world", 4},
                                           RandomGame{"raiders", "raiders", "raiders-4", 4},
                                           RandomGame{"raiders_and_river", withRiver, "raiders-6", 5}),
                         [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
