// SPDX-License-Identifier: Apache-2.0
// Compares the risk until a player's next turn with every way that dice and answers can go, played one by
// one, and with games rolled at random.
#include "rules/hex/apply.h"
#include "rules/hex/forecast.h"
#include "rules/hex/log/json.h"
#include "rules/hex/risk.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"
#include "tests/rules/support/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace watchfire::test {
namespace {

using hex::HitKind;
using hex::Json;
using hex::PlayerId;
using hex::State;
using Hits = std::set<std::string>;
using Chances = std::map<std::string, double>;

std::string placeName(const State& state, const hex::Place& place) {
    const auto& board = state.board();
    if (const auto* hex = std::get_if<hex::HexId>(&place))
        return board.nameOf(*hex);
    if (const auto* corner = std::get_if<hex::CornerId>(&place))
        return board.nameOf(*corner);
    if (const auto* side = std::get_if<hex::SideId>(&place))
        return board.nameOf(*side);
    return board[std::get<hex::WallId>(place)].id;
}

Chances told(const State& state, const hex::Risk& risk) {
    static const std::map<HitKind, std::string> names{
        {HitKind::breach, "breach"},   {HitKind::rider, "rider"},   {HitKind::blocked, "blocked"},
        {HitKind::freed, "freed"},     {HitKind::raider, "raider"}, {HitKind::falls, "falls"},
        {HitKind::buried, "buried"},   {HitKind::turned, "turned"}, {HitKind::lost, "lost"},
        {HitKind::harbourShut, "shut"}};
    Chances chances;
    for (const auto& hit : risk.hits)
        chances[names.at(hit.kind) + " " + placeName(state, hit.at)] = hit.chance;
    return chances;
}

/// Collects the hits from a log's steps, read as JSON.
void collect(const State& before, const hex::Steps& steps, Hits& hits) {
    for (const hex::Step& step : steps) {
        const Json json = hex::toJson(*before.setup, step);
        const std::string act = json["do"];
        const auto hit = [&](const std::string& kind, const char* field) {
            hits.insert(kind + " " + json[field].get<std::string>());
        };
        if (act == "breach")
            hit("breach", "wall");
        else if (act == "move-rider")
            hit("rider", "to");
        else if (act == "rider-behind-wall" || act == "flood" || act == "robber-returns")
            hit("blocked", "hex");
        else if (act == "ebb")
            hit("freed", "hex");
        else if (act == "move-robber") {
            hit("blocked", "at");
            if (before.thieves.robber.valid())
                hits.insert("freed " + before.board().nameOf(before.thieves.robber));
        } else if (act == "raider-takes")
            hit("raider", "hex");
        else if (act == "building-falls")
            hit("falls", "at");
        else if (act == "destroy" || act == "reduce")
            hit("buried", "at");
        else if (act == "turn-road")
            hit("turned", "at");
        else if (act == "lose-piece")
            hit("lost", "at");
        else if (act == "harbour-shut")
            hit("shut", "at");
    }
}

double weightOf(const State& state, const hex::Decision& decision, const hex::Value& value) {
    if (decision.id == hex::DecisionKind::riderNumeral)
        return state.greatWall.bag[std::get<hex::AssemblyId>(value).index()];
    if (decision.id == hex::DecisionKind::token)
        return state.discovery.bag[std::get<hex::Number>(value).value];
    return 1;
}

/// Every way on from here, played to its end.
void playAll(const State& state, PlayerId player, double chance, const Hits& hits, Chances& sums) {
    const auto onward = [&](const State& before, const hex::Outcome& outcome, double share) {
        Hits more = hits;
        collect(before, outcome.steps, more);
        playAll(outcome.state, player, share, more, sums);
    };
    if (const auto decision = hex::openDecision(state)) {
        double all = 0;
        for (const auto& value : decision->options)
            all += weightOf(state, *decision, value);
        for (const auto& value : decision->options)
            onward(state, *hex::apply(state, hex::command::Answer{decision->id, value}),
                   chance * weightOf(state, *decision, value) / all);
        return;
    }
    if (!state.ending.over && state.turn.phase == hex::TurnPhase::beforeRoll) {
        for (std::uint8_t a = 1; a <= 6; ++a)
            for (std::uint8_t b = a; b <= 6; ++b)
                onward(state, *hex::apply(state, hex::command::Roll{{a, b}}), chance * (a == b ? 1 : 2) / 36);
        return;
    }
    const auto ended = hex::apply(state, hex::command::EndTurn{});
    if (ended && !ended->state.ending.over && ended->state.turn.player != player) {
        playAll(ended->state, player, chance, hits, sums);
        return;
    }
    for (const std::string& hit : hits)
        sums[hit] += chance;
}

void expectSame(const State& state, const hex::Risk& risk, const Chances& truth) {
    const Chances chances = told(state, risk);
    EXPECT_EQ(chances.size(), truth.size());
    for (const auto& [hit, chance] : truth) {
        const auto found = chances.find(hit);
        EXPECT_NEAR(found == chances.end() ? 0 : found->second, chance, 1e-9) << hit;
    }
}

class RiskProperties : public ::testing::TestWithParam<RandomGame> {};

TEST_P(RiskProperties, chances_are_those_of_all_ways_played_one_by_one) {
    auto game = newGame(headerOf(GetParam()));
    for (const Json& line : GetParam().opening)
        ASSERT_TRUE(game->submit(line)["ok"]) << line;
    RandomPlayer random(5, *game);
    int compared = 0;
    std::size_t hits = 0;
    for (int i = 0; i < 900 && compared < 4 && !HasFailure(); ++i) {
        const State& state = stateOf(*game);
        if (i > 60 && i % 9 == 0 && state.turn.phase == hex::TurnPhase::beforeRoll && !state.ending.over &&
            !hex::openDecision(state)) {
            // The player after the next one: two rolls, the most that can be played exhaustively.
            const PlayerId player = hex::playersFrom(state, state.turn.player)[compared % 2 == 0 ? 2 : 1];
            const hex::Risk risk = hex::riskUntilTurnOf(state, player, {.positions = 100000, .least = 0});
            EXPECT_EQ(risk.rolls, compared % 2 == 0 ? 2 : 1);
            Chances truth;
            playAll(state, player, 1, {}, truth);
            expectSame(state, risk, truth);
            EXPECT_EQ(risk.passedOver, 0);
            hits += risk.hits.size();
            ++compared;
        }
        if (const auto command = random.legal())
            game->submit(toJson(*stateOf(*game).setup, *command));
    }
    EXPECT_EQ(compared, 4);
    EXPECT_GT(hits, 8U) << "nothing was at risk; the comparison says nothing";
}

Json raidersOn(const char* at, int count) {
    return {{"do", "correct"}, {"what", "raiders"}, {"at", at}, {"value", count}};
}

INSTANTIATE_TEST_SUITE_P(
    Games, RiskProperties,
    ::testing::Values(RandomGame{"wall", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}},
                      RandomGame{"island", "base", "base-island", 4, {{"goal-points", 60}}},
                      RandomGame{"river", "great-river", "great-river", 4, {{"goal-points", 60}}},
                      RandomGame{"raiders",
                                 "raiders",
                                 "raiders-4",
                                 4,
                                 {{"goal-points", 60}},
                                 {raidersOn("1,1", 10), raidersOn("2,1", 8), raidersOn("supply", 0)}}),
    [](const auto& made) { return made.param.name; });

/// Red to roll; a wall of level 0 with one rider on III, as the tests of the wall play it.
TEST(Risk, one_roll_is_exact_and_as_the_forecast_has_it) {
    Table table(littleWallGame());
    table({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    table({{"do", "begin"}, {"player", "red"}});
    const State& state = table.current();
    const hex::Risk risk = hex::riskUntilTurnOf(state, PlayerId(1));
    EXPECT_EQ(risk.rolls, 1);
    int ways = 0;
    for (const auto& entry : hex::forecast(state))
        ways += entry.breach ? entry.ways : 0;
    double breaches = 0;
    for (const auto& hit : risk.hits)
        breaches += hit.kind == HitKind::breach ? hit.chance : 0;
    EXPECT_NEAR(breaches, ways / 36.0, 1e-12);
    EXPECT_GT(ways, 0);
}

TEST(Risk, concerns_whose_piece_or_wall_it_hits) {
    State state = stateOf(*newGame(littleWallGame()));
    const hex::Board& board = state.board();
    const hex::SideId side(0);
    const hex::CornerId corner = board[side].corners[0];
    const hex::HexId beside = board[corner].hexes[0];
    state.buildings.put(corner, {hex::BuildingKind::settlement, PlayerId(1)});
    state.lines[side] = {hex::LineKind::road, PlayerId(2)};
    const auto whom = [&](HitKind kind, const hex::Place& at) {
        std::vector<std::size_t> players;
        for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
            if (hex::concerns(state, PlayerId(i), {kind, at, 1}))
                players.push_back(i);
        }
        return players;
    };
    const auto only = [](std::size_t player) { return std::vector<std::size_t>{player}; };
    EXPECT_EQ(whom(HitKind::falls, corner), only(1));
    EXPECT_EQ(whom(HitKind::blocked, beside), only(1));
    EXPECT_EQ(whom(HitKind::turned, side), only(2));
    EXPECT_EQ(whom(HitKind::harbourShut, side), only(1));
    EXPECT_TRUE(whom(HitKind::breach, hex::WallId(0)).empty()) << "nobody has founded a fort";
    const hex::WallId wall(0);
    state.buildings.put(board[wall].fort, {hex::BuildingKind::settlement, PlayerId(3)});
    EXPECT_EQ(whom(HitKind::breach, wall), only(3));
}

TEST(Risk, own_roll_counts_only_while_it_is_due) {
    Table table(littleWallGame());
    table({{"do", "begin"}, {"player", "red"}});
    EXPECT_EQ(hex::riskUntilTurnOf(table.current(), PlayerId(0)).rolls, 4);
    table({{"do", "roll"}, {"dice", {1, 1}}});
    EXPECT_EQ(hex::riskUntilTurnOf(table.current(), PlayerId(0)).rolls, 3);
    EXPECT_EQ(hex::riskUntilTurnOf(table.current(), PlayerId(2)).rolls, 1);
    EXPECT_EQ(hex::riskUntilTurnOf(table.current(), PlayerId(1)).rolls, 0) << "his turn is next";
    table({{"do", "end-turn"}});
    table({{"do", "roll"}, {"dice", {3, 4}}});
    EXPECT_TRUE(hex::riskUntilTurnOf(table.current(), PlayerId(0)).hits.empty()) << "a decision is open";
}

/// The first position before a roll that meets the condition, in a random game.
State playedUntil(Game& game, RandomPlayer& random, const std::function<bool(const State&)>& holds) {
    constexpr int longEnough = 4000;
    for (int i = 0; i < longEnough; ++i) {
        const State& state = stateOf(game);
        if (state.turn.phase == hex::TurnPhase::beforeRoll && !hex::openDecision(state) && holds(state))
            return state;
        if (const auto command = random.legal())
            game.submit(toJson(*stateOf(game).setup, *command));
    }
    ADD_FAILURE() << "no such position in " << longEnough << " commands";
    return stateOf(game);
}

int builtOn(const State& state) {
    return static_cast<int>(
        std::count_if(state.buildings.begin(), state.buildings.end(),
                      [](const auto& building) { return building.kind != hex::BuildingKind::none; }));
}

/// How often each target was hit in this many random rounds of `rolls` rolls from here.
Chances seenIn(int rounds, const State& start, int rolls, RandomPlayer& random) {
    Chances seen;
    for (int i = 0; i < rounds; ++i) {
        State state = start;
        Hits hits;
        for (int rolled = 0; !state.ending.over;) {
            const auto die = [&] { return static_cast<std::uint8_t>(1 + random.below(6)); };
            hex::Command command = hex::command::EndTurn{};
            if (const auto decision = hex::openDecision(state)) {
                std::vector<hex::Value> drawn;
                for (const auto& value : decision->options)
                    drawn.insert(drawn.end(), static_cast<std::size_t>(weightOf(state, *decision, value)),
                                 value);
                command = hex::command::Answer{decision->id, random.any(drawn)};
            } else if (state.turn.phase == hex::TurnPhase::beforeRoll && ++rolled <= rolls) {
                command = hex::command::Roll{{die(), die()}};
            } else if (rolled > rolls) {
                break;
            }
            auto outcome = hex::apply(state, command);
            if (!outcome.ok()) {
                ADD_FAILURE() << outcome.error().message;
                return seen;
            }
            collect(state, outcome->steps, hits);
            state = outcome->state;
        }
        for (const std::string& hit : hits)
            seen[hit] += 1.0 / rounds;
    }
    return seen;
}

/// Checks that each chance lies between the reported one and what may be added to it, within the accuracy of
/// this many rounds.
void expectAgrees(const Chances& seen, const State& start, const hex::Risk& risk, int rounds) {
    const Chances chances = told(start, risk);
    Hits all;
    for (const auto& [hit, chance] : chances)
        all.insert(hit);
    for (const auto& [hit, share] : seen)
        all.insert(hit);
    for (const std::string& hit : all) {
        const double least = chances.count(hit) == 1 ? chances.at(hit) : 0;
        const double share = seen.count(hit) == 1 ? seen.at(hit) : 0;
        const double slack = 5 * std::sqrt(std::max(share * (1 - share), 1.0 / rounds) / rounds) + 0.002;
        EXPECT_LE(least, share + slack) << hit;
        EXPECT_GE(least + risk.passedOver, share - slack) << hit;
    }
}

TEST(Risk, a_whole_round_agrees_with_games_rolled_at_random) {
    auto game = newGame(headerOf({"wall", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}}));
    RandomPlayer random(11, *game);
    const State start =
        playedUntil(*game, random, [](const State& state) { return state.greatWall.riders.size() >= 6; });
    const hex::Risk risk = hex::riskUntilTurnOf(start, start.turn.player);
    EXPECT_LT(risk.passedOver, 0.01);
    EXPECT_GT(risk.hits.size(), 5U);
    constexpr int rounds = 4000;
    expectAgrees(seenIn(rounds, start, risk.rolls, random), start, risk, rounds);
}

/// One roll is as much of the storm as can be played exhaustively, with the robber after it.
TEST(Risk, the_worlds_next_roll_is_that_of_all_ways_played_one_by_one) {
    auto game = newGame(headerOf({"world", "world", "world", 4, {{"goal-points", 60}}}));
    RandomPlayer random(11, *game);
    const State start = playedUntil(*game, random, [](const State& state) { return builtOn(state) >= 10; });
    const PlayerId next = hex::nextPlayer(start, start.turn.player);
    const hex::Risk risk = hex::riskUntilTurnOf(start, next, {.positions = 100000, .least = 0});
    EXPECT_EQ(risk.rolls, 1);
    EXPECT_EQ(risk.passedOver, 0);
    Chances truth;
    playAll(start, next, 1, {}, truth);
    expectSame(start, risk, truth);
}

/// There are so many headings and tokens that much is passed over; the reported bounds must still hold.
TEST(Risk, the_worlds_round_agrees_within_the_skipped_chance) {
    auto game = newGame(headerOf({"world", "world", "world", 4, {{"goal-points", 60}}}));
    RandomPlayer random(11, *game);
    const State start = playedUntil(*game, random, [](const State& state) { return builtOn(state) >= 10; });
    const hex::Risk risk = hex::riskUntilTurnOf(start, hex::playersFrom(start, start.turn.player)[2]);
    EXPECT_EQ(risk.rolls, 2);
    constexpr int rounds = 3000;
    const Chances seen = seenIn(rounds, start, risk.rolls, random);
    expectAgrees(seen, start, risk, rounds);
    int lost = 0;
    for (const auto& [hit, share] : seen)
        lost += hit.starts_with("lost ") ? 1 : 0;
    EXPECT_GT(lost, 0) << "no storm came near; the comparison says nothing";
}

/// The eruption's die is rolled between a roll and its consequences (RA-60); buildings may still fall.
TEST(Risk, a_round_with_eruptions_agrees_with_games_rolled_at_random) {
    auto game = newGame(headerOf({"raiders", "raiders", "raiders-4", 4, {{"goal-points", 60}}}));
    RandomPlayer random(11, *game);
    playedUntil(*game, random, [](const State& state) {
        const auto risk = hex::riskUntilTurnOf(state, hex::playersFrom(state, state.turn.player)[1]);
        return std::any_of(risk.hits.begin(), risk.hits.end(),
                           [](const auto& hit) { return hit.kind == HitKind::buried; });
    });
    // The storm begins anew: all raiders come from the deserts, and buildings that stand can fall.
    const hex::Board& board = stateOf(*game).board();
    for (int i = 0; i < static_cast<int>(board.hexes().size()); ++i) {
        const hex::HexId at(i);
        if (stateOf(*game).raiders.at[at] > 0) {
            ASSERT_TRUE(game->submit(raidersOn(board.nameOf(at).c_str(), 0))["ok"]);
        }
    }
    for (const Json& line : {raidersOn("1,1", 10), raidersOn("2,1", 8), raidersOn("supply", 0)})
        ASSERT_TRUE(game->submit(line)["ok"]);
    const State start = stateOf(*game);
    const hex::Risk risk = hex::riskUntilTurnOf(start, start.turn.player);
    constexpr int rounds = 3000;
    const Chances seen = seenIn(rounds, start, risk.rolls, random);
    expectAgrees(seen, start, risk, rounds);
    int buried = 0, falls = 0;
    for (const auto& [hit, share] : seen) {
        buried += hit.starts_with("buried ") ? 1 : 0;
        falls += hit.starts_with("falls ") ? 1 : 0;
    }
    EXPECT_GT(buried, 0);
    EXPECT_GT(falls, 0);
}

TEST(Risk, skipped_positions_are_reported_and_bound_the_error) {
    auto game = newGame(headerOf({"wall", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}}));
    RandomPlayer random(11, *game);
    const State state =
        playedUntil(*game, random, [](const State& at) { return at.greatWall.riders.size() >= 6; });
    const hex::Risk whole =
        hex::riskUntilTurnOf(state, state.turn.player, {.positions = 1000000, .least = 0});
    const hex::Risk part = hex::riskUntilTurnOf(state, state.turn.player, {.positions = 60});
    EXPECT_EQ(whole.passedOver, 0);
    EXPECT_GT(part.passedOver, 0);
    for (const hex::Risk& some : {part, hex::riskUntilTurnOf(state, state.turn.player, hex::firstLook())}) {
        EXPECT_FALSE(some.exact);
        const Chances low = told(state, some);
        for (const auto& [hit, chance] : told(state, whole)) {
            const double least = low.count(hit) == 1 ? low.at(hit) : 0;
            EXPECT_LE(least, chance + 1e-9) << hit;
            EXPECT_GE(least + some.passedOver, chance - 1e-9) << hit;
        }
    }
    int asked = 0;
    EXPECT_TRUE(hex::riskUntilTurnOf(state, state.turn.player, {.givenUp = [&] { return ++asked > 3; }})
                    .hits.empty());
    EXPECT_EQ(asked, 4);
}

} // namespace
} // namespace watchfire::test
