// SPDX-License-Identifier: Apache-2.0
// Whole games of each scenario and combination: they end, their figures add up, and a game played again from
// its log ends in the same way.
#include "app/play/player.h"
#include "app/play/told.h"
#include "rules/game.h"
#include "rules/hex/log/json.h"
#include "rules/hex/modules/river/board.h"
#include "rules/hex/prices.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <numeric>

namespace watchfire::play {
namespace {

using hex::Json;

struct Kind {
    const char* name;
    Json scenario;
    const char* board;
    std::size_t players;
    Json options = Json::object();
};
void PrintTo(const Kind& kind, std::ostream* out) {
    *out << kind.name;
}

Result<std::string> boardFile(std::string_view name) {
    std::ifstream file(std::string(WATCHFIRE_SOURCE_DIR) + "/app/boards/" + std::string(name) + ".json");
    if (!file)
        return Error{ErrorCode::header, {}, std::string(name)};
    return std::string(std::istreambuf_iterator<char>(file), {});
}

Json headerOf(const Kind& kind) {
    Json header{
        {"watchfire", 1}, {"scenario", kind.scenario}, {"board", kind.board}, {"options", kind.options}};
    for (std::size_t i = 0; i < kind.players; ++i)
        header["players"].push_back({{"id", "p" + std::to_string(i + 1)}});
    return header;
}

std::unique_ptr<Game> gameOf(const Kind& kind) {
    auto made = makeGame(headerOf(kind), boardFile);
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message);
    return std::move(made).value();
}

Ground groundOf(const Game& game) {
    return Ground(dynamic_cast<const HexGame&>(game).current().setup.shared());
}

Figures play(const Ground& ground, const Order& order) {
    const std::atomic<bool> stop{false};
    const auto figures = simulate(
        ground, order, stop, [](std::uint64_t) {}, std::chrono::milliseconds(1));
    EXPECT_TRUE(figures.ok()) << (figures.ok() ? "" : figures.error().message);
    return figures.ok() ? *figures : Figures{};
}

std::uint64_t sumOf(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

const Kind wall{"wall_of_four", "great-wall", "great-wall-4", 4};

class Simulation : public ::testing::TestWithParam<Kind> {};

TEST_P(Simulation, games_end_and_wins_add_up) {
    const auto game = gameOf(GetParam());
    const Ground ground = groundOf(*game);
    const Order order{.games = 60, .seed = 11};
    const Figures figures = play(ground, order);
    EXPECT_EQ(figures.games, order.games);
    EXPECT_EQ(sumOf(figures.wins), partsPerWin * figures.ended);
    EXPECT_EQ(sumOf(figures.lengths), figures.ended);
    // Raiders can take the whole home island, and then nobody gets anything (docs/simulate.md).
    EXPECT_GE(figures.ended, order.games - 2);
    const std::size_t seats = ground.setup().playerCount();
    for (std::size_t seat = seats; seat < hex::maxPlayers; ++seat)
        EXPECT_EQ(figures.wins[seat], 0U);
    std::uint64_t byOwner = 0;
    for (std::size_t i = 0; i < hex::maxWalls; ++i) {
        byOwner += figures.walls[i].ownerWins;
        EXPECT_LE(figures.walls[i].fell, figures.games);
        EXPECT_LE(figures.walls[i].fell, figures.walls[i].breaches);
    }
    EXPECT_EQ(byOwner, ground.setup().board().walls().empty() ? 0 : partsPerWin * figures.ended);
}

TEST_P(Simulation, a_log_of_a_game_leads_to_the_same_end) {
    const auto game = gameOf(GetParam());
    const Ground ground = groundOf(*game);
    const Order order{.seed = 5};
    std::vector<hex::Command> commands;
    const auto played = playWholeGame(ground, streamOf(order, 0), order.mostRolls, &commands);
    ASSERT_TRUE(played.ok());
    int rolls = 0;
    Json last;
    for (const hex::Command& command : commands) {
        const std::string line = hex::toJson(ground.setup(), command).dump();
        last = game->submit(Json::parse(line));
        ASSERT_TRUE(last["ok"]) << line << "\n" << last;
        rolls += std::holds_alternative<hex::command::Roll>(command) ? 1 : 0;
    }
    EXPECT_EQ(rolls, played->rolls);
    const hex::State& end = dynamic_cast<const HexGame&>(*game).current();
    EXPECT_EQ(end.ending.over, played->over);
    EXPECT_EQ(end.ending.winners, played->winners);
}

TEST_P(Simulation, a_game_is_played_by_several_means) {
    // A policy that never uses what a scenario brings would say nothing about it.
    const auto game = gameOf(GetParam());
    const Ground ground = groundOf(*game);
    std::map<std::string, int> done;
    const Order order{.seed = 2};
    for (std::uint64_t n = 0; n < 20; ++n) {
        std::vector<hex::Command> commands;
        ASSERT_TRUE(playWholeGame(ground, streamOf(order, n), order.mostRolls, &commands).ok());
        for (const hex::Command& command : commands) {
            const Json json = hex::toJson(ground.setup(), command);
            ++done[json["do"].get<std::string>() +
                   (json.contains("piece") ? " " + json["piece"].get<std::string>() : "")];
            done["special"] += json.value("special", false) ? 1 : 0;
        }
    }
    for (const char* act : {"build settlement", "build city", "build road", "knight", "card", "end-turn"})
        EXPECT_GT(done[act], 0) << act;
    const hex::Setup& setup = ground.setup();
    EXPECT_EQ(done["build ship"] > 0, setup.ships());
    EXPECT_EQ(done["build wall"] > 0, setup.has(hex::ModuleName::riders));
    EXPECT_EQ(done["build bridge"] > 0, setup.has(hex::ModuleName::river));
    EXPECT_EQ(done["special"] > 0, setup.specialBuilding());
    EXPECT_EQ(done["spend-counters"] > 0, setup.has(hex::ModuleName::jungle));
}

INSTANTIATE_TEST_SUITE_P(
    Games, Simulation,
    ::testing::Values(
        wall, Kind{"wall_of_six", "great-wall", "great-wall-6", 6},
        Kind{"wall_and_river", {{"base", "great-wall"}, {"with", {"great-river"}}}, "great-wall-4-river", 4},
        Kind{"island", "base", "base-island", 4}, Kind{"islands", "base", "base-islands", 3},
        Kind{"friendly_island", "base", "base-island", 3, {{"friendly-robber", true}}},
        Kind{"volcanoes", {{"base", "base"}, {"with", {"volcano-jungle"}}}, "base-volcano", 4},
        Kind{"river", "great-river", "great-river", 3}, Kind{"world", "world", "world", 3},
        Kind{"world_and_river", {{"base", "world"}, {"with", {"great-river"}}}, "world", 4},
        Kind{"raiders", "raiders", "raiders-4", 4},
        Kind{"raiders_and_river", {{"base", "raiders"}, {"with", {"great-river"}}}, "raiders-6", 5},
        Kind{"many_raiders", "raiders", "raiders-6", 6}),
    [](const auto& made) { return std::string(made.param.name); });

/// Until then nobody who lost a bridge may build a road, so a player who left the gap would build none any
/// more.
TEST(Player, WO_27_fills_the_gap_of_a_bridge) {
    const auto game =
        gameOf(Kind{"world_and_river", {{"base", "world"}, {"with", {"great-river"}}}, "world", 4});
    const Ground ground = groundOf(*game);
    hex::State state = dynamic_cast<const HexGame&>(*game).current();
    const hex::Board& board = state.board();
    const hex::PlayerId player(0);
    const hex::SideId gap = hex::riverOn(board)->crossings[0];
    for (const hex::CornerId end : board[gap].corners) {
        const auto& sides = board[end].sides;
        const auto beside =
            std::find_if(sides.begin(), sides.end(), [&](hex::SideId side) { return side != gap; });
        state.lines[*beside] = {hex::LineKind::road, player};
    }
    state.turn = {.player = player, .phase = hex::TurnPhase::afterRoll};
    state.storm.repairs.push_back({gap, player, hex::LineKind::bridge});
    Player plays(ground, streamOf({.seed = 1}, 0));
    hex::Steps hand;
    for (const hex::Resource resource : hex::priceOf(hex::Piece::bridge))
        hand.push_back(hex::step::Collect{player, resource, 1, {}, {}});
    plays.heed(hand);
    const hex::Command command = plays.next(state, std::nullopt);
    const auto* built = std::get_if<hex::command::Build>(&command);
    ASSERT_NE(built, nullptr);
    EXPECT_EQ(built->piece, hex::Piece::bridge);
    EXPECT_EQ(built->at, hex::Place(gap));
}

TEST(Simulations, are_the_same_on_any_number_of_threads) {
    const auto game = gameOf(wall);
    const Ground ground = groundOf(*game);
    const Figures one = play(ground, {.games = 150, .seed = 4, .threads = 1});
    EXPECT_EQ(play(ground, {.games = 150, .seed = 4, .threads = 3}), one);
    EXPECT_EQ(play(ground, {.games = 150, .seed = 4, .threads = 16}), one);
    EXPECT_FALSE(play(ground, {.games = 150, .seed = 5, .threads = 3}) == one);
}

TEST(Simulations, a_stopped_one_tells_of_what_was_played) {
    const auto game = gameOf(wall);
    const Ground ground = groundOf(*game);
    const Order order{.games = 1'000'000, .threads = 2};
    std::atomic<bool> stop{false};
    const auto figures = simulate(
        ground, order, stop, [&](std::uint64_t played) { stop = played > 0; }, std::chrono::milliseconds(1));
    ASSERT_TRUE(figures.ok());
    EXPECT_GT(figures->games, 0U);
    EXPECT_LT(figures->games, order.games);
    EXPECT_EQ(sumOf(figures->wins), partsPerWin * figures->ended);
    const Simulated told{ground, "great-wall-4", order, *figures, true};
    EXPECT_EQ(jsonOf(told)["interrupted"], true);
    EXPECT_NE(tableOf(told).find(" games of 1000000"), std::string::npos);
}

TEST(Simulations, a_game_without_an_end_counts_as_such) {
    const auto game = gameOf(wall);
    const Ground ground = groundOf(*game);
    const Order order{.games = 20, .mostRolls = 10};
    const Figures figures = play(ground, order);
    EXPECT_EQ(figures.games, 20U);
    EXPECT_EQ(figures.ended, 0U);
    const Simulated told{ground, "great-wall-4", order, figures};
    EXPECT_EQ(jsonOf(told)["ends"]["none"], 20);
    EXPECT_NE(tableOf(told).find("20 reached no end within 10 rolls"), std::string::npos);
    EXPECT_NE(pictureOf(told).find("20 of 20 games reached no end"), std::string::npos);
}

TEST(Simulations, words_of_a_file_are_safe_in_a_picture) {
    const auto game = gameOf(wall);
    const Ground ground = groundOf(*game);
    const Simulated told{ground, "/home/me/<b>&\".json", {.games = 1}, {}};
    EXPECT_NE(pictureOf(told).find("on &lt;b&gt;&amp;&quot;.json: 0 games"), std::string::npos);
}

TEST(Simulations, GW_61_what_the_board_does_not_price_is_supposed_and_said) {
    const auto game = gameOf(wall);
    const Ground ground = groundOf(*game);
    EXPECT_EQ(ground.supposedPrices(), (std::vector{1, 2, 4, 5}));
    EXPECT_EQ(ground.wallPrice(3), (Bundle{1, 1, 0, 1, 1})); // as the clause says
    for (int level = 2; level <= 5; ++level) {
        const Bundle& price = ground.wallPrice(level);
        EXPECT_EQ(std::accumulate(price.begin(), price.end(), 0), level + 1);
    }
}

} // namespace
} // namespace watchfire::play
