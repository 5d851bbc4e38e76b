// SPDX-License-Identifier: Apache-2.0
// Properties of every step of any game, checked on random games of the base game and The Great Wall with
// fixed seeds: a copy is equal, the log read again gives the same game, undo leads back to the start and redo
// to the end (BA-61), the numbers of riders, chips, levels and pieces match the box (GW-05, GW-06, GW-22,
// BA-32), and a refusal changes nothing.
#include "rules/hex/modules/riders/riders.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <numeric>

namespace watchfire::test {
namespace {

using hex::Command;
using hex::Json;
using hex::State;

void expectSoundWall(const State& state) {
    const hex::Board& board = state.board();
    const auto& wall = state.greatWall;
    const int inBag = std::accumulate(wall.bag.begin(), wall.bag.end(), 0);
    int assembled = 0;
    int attacking = 0;
    for (const auto& assembly : board.assembly())
        assembled += hex::ridersAt(state, assembly.at);
    for (const auto& section : board.walls()) {
        const int here = hex::ridersAt(state, section.attack);
        EXPECT_LE(here, 5);
        attacking += here;
    }
    int behind = 0;
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (hex::isBehindWall(state, hex::HexId(i)))
            behind += hex::ridersAt(state, hex::HexId(i));
    EXPECT_EQ(inBag + assembled + attacking + behind, state.setup->playerCount() == 4 ? 21 : 35);
    for (std::size_t i = 0; i < board.walls().size(); ++i)
        EXPECT_LE(wall.level[i], 5);
    EXPECT_LE(std::accumulate(wall.chips.begin(), wall.chips.end(), 0), 7);
}

/// Levels, riders and chips that the table sets itself.
Command correctWall(RandomPlayer& player) {
    const auto& walls = player.state().board().walls();
    switch (player.below(4)) {
    case 0:
        return hex::command::Correct{hex::command::CorrectWallLevel{
            hex::WallId(player.below(walls.size())), static_cast<std::uint8_t>(player.below(6))}};
    case 1:
        return hex::command::Correct{hex::command::CorrectRiders{
            player.any(walls).attack, static_cast<std::uint8_t>(player.below(7)), {}}};
    case 2:
        return hex::command::Correct{hex::command::CorrectRiders{
            player.any(player.any(walls).column), static_cast<std::uint8_t>(player.below(3)), {}}};
    default:
        return hex::command::Correct{
            hex::command::CorrectPenalty{player.anyPlayer(), static_cast<std::uint8_t>(player.below(3))}};
    }
}

Habits habitsOf(const RandomGame& game) {
    if (game.scenario != "great-wall")
        return {};
    return {.commands = {correctWall},
            .check = [](const State&, const Json&, const State& after) { expectSoundWall(after); }};
}

class Properties : public ::testing::TestWithParam<RandomGame> {};

TEST_P(Properties, hold_at_every_step_of_random_games) {
    Tally tally;
    for (unsigned seed = 1; seed <= 4 && !HasFailure(); ++seed)
        playRandomGame(GetParam(), seed, 220, habitsOf(GetParam()), tally);
    EXPECT_GT(tally.commands, 500) << "the games were too short to say anything";
    EXPECT_GT(tally.refusals, 200);
    EXPECT_EQ(tally.steps["breach"] > 5, GetParam().scenario == "great-wall") << tally.steps["breach"];
}

TEST_P(Properties, the_forecast_is_what_the_roll_then_tells) {
    compareForecasts(GetParam(), 77, habitsOf(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(
    Games, Properties,
    ::testing::Values(RandomGame{"wall_of_four", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}},
                      RandomGame{"wall_of_four_without_end",
                                 "great-wall",
                                 "great-wall-4",
                                 4,
                                 {{"goal-points", 60}, {"end-on-last-penalty", false}}},
                      RandomGame{"wall_of_six",
                                 "great-wall",
                                 "great-wall-6",
                                 6,
                                 {{"goal-points", 60}, {"founding-draws-riders", true}}},
                      RandomGame{"island", "base", "base-island", 4, {{"goal-points", 60}}},
                      RandomGame{"islands", "base", "base-islands", 3, {{"goal-points", 60}}}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
