// SPDX-License-Identifier: Apache-2.0
// Compares a game's statistics (rules/hex/statistics.h) with a plain recount of the log's answers over whole
// games, with some commands taken back on the way.
#include "rules/core/chance.h"
#include "rules/hex/statistics.h"
#include "rules/log/replay.h"
#include "rules/powder/statistics.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace watchfire::test {
namespace {

using hex::Json;

/// The figures of a game, counted step by step from its answers.
struct Recount {
    std::map<std::string, int> steps;    ///< by name
    std::map<std::string, int> cards;    ///< by player
    std::map<std::string, int> missed;   ///< by player and blocker
    std::map<std::string, int> ridersAt; ///< by wall
    std::vector<int> sums;
    std::vector<bool> tower;
    int stormHexes = 0;

    void add(const hex::State& before, const Json& command, const Json& answer) {
        if (command["do"] == "roll") {
            sums.push_back(command["dice"][0].get<int>() + command["dice"][1].get<int>());
            tower.push_back(command.value("by", "") == "tower");
        }
        for (const Json& step : answer["steps"]) {
            const std::string what = step["do"];
            ++steps[what];
            if (what == "collect")
                cards[step["player"]] += step["amount"].get<int>();
            if (what == "move-storm")
                stormHexes += static_cast<int>(step["path"].size()) - 1;
            if (what == "move-rider" && step["to"].get<std::string>().starts_with("W"))
                ++ridersAt[step["to"]];
            if (what != "blocked")
                continue;
            for (const auto& player : step["players"])
                missed[player.get<std::string>() + " " + step["by"].get<std::string>()] +=
                    buildingsAt(before, step["hex"], player);
        }
    }

    static int buildingsAt(const hex::State& state, const std::string& hexName, const std::string& player) {
        int cards = 0;
        for (std::size_t i = 0; i < state.board().corners().size(); ++i) {
            const hex::CornerId corner(i);
            const hex::Building building = state.buildings[corner];
            if (!building || building.fallen || (*state.setup)[building.player].id != player)
                continue;
            for (const hex::HexId hex : state.board()[corner].hexes)
                if (hex::toJson(*state.setup, hex::Value(hex)) == hexName)
                    cards += building.kind == hex::BuildingKind::city ? 2 : 1;
        }
        return cards;
    }
};

int longestWithout(const std::vector<int>& sums, int sum) {
    int longest = 0;
    int now = 0;
    for (const int rolled : sums) {
        now = rolled == sum ? 0 : now + 1;
        longest = std::max(longest, now);
    }
    return longest;
}

void expectSame(const hex::Setup& setup, const hex::Statistics& counted, Recount plain) {
    const hex::DiceCount& all = counted.of(hex::DiceFrom::all);
    EXPECT_EQ(all.rolls, static_cast<int>(plain.sums.size()));
    EXPECT_EQ(counted.of(hex::DiceFrom::tower).rolls,
              std::count(plain.tower.begin(), plain.tower.end(), true));
    EXPECT_EQ(counted.of(hex::DiceFrom::hand).rolls,
              std::count(plain.tower.begin(), plain.tower.end(), false));
    for (int sum = 2; sum <= 12; ++sum) {
        const auto i = static_cast<std::size_t>(sum);
        EXPECT_EQ(all.sums[i], std::count(plain.sums.begin(), plain.sums.end(), sum));
        EXPECT_EQ(all.dryMost[i], longestWithout(plain.sums, sum));
    }
    EXPECT_EQ(std::accumulate(all.faces.begin(), all.faces.end(), 0), 2 * all.rolls);
    const char* const blockers[] = {"robber", "rider", "flood", "raider"};
    for (std::size_t p = 0; p < setup.playerCount(); ++p) {
        const std::string& id = setup.players()[p].id;
        EXPECT_EQ(counted.players[p].cards, plain.cards[id]) << id;
        EXPECT_EQ(counted.players[p].chances.size(), plain.sums.size());
        for (std::size_t by = 0; by < std::size(blockers); ++by)
            EXPECT_EQ(counted.players[p].missed[by], plain.missed[id + " " + blockers[by]])
                << id << " " << blockers[by];
    }
    int riders = 0;
    int breaches = 0;
    for (const auto& wall : counted.walls) {
        riders += wall.riders;
        breaches += wall.breaches;
    }
    int ridersPlain = 0;
    for (const auto& [wall, here] : plain.ridersAt)
        ridersPlain += here;
    EXPECT_EQ(riders, ridersPlain);
    EXPECT_EQ(breaches, plain.steps["breach"]);
    EXPECT_EQ(counted.times(hex::MomentKind::flood), plain.steps["flood"]);
    EXPECT_EQ(counted.times(hex::MomentKind::eruption), plain.steps["erupt"]);
    EXPECT_EQ(counted.raids, plain.steps["raider-takes"]);
    EXPECT_EQ(static_cast<int>(counted.stormPaths.size()), plain.steps["move-storm"]);
    EXPECT_EQ(std::accumulate(counted.stormPaths.begin(), counted.stormPaths.end(), 0), plain.stormHexes);
    EXPECT_EQ(counted.tokensMoved, plain.steps["move-token"]);
    // Each card is on the timeline once, with its current holder.
    int handed = 0;
    for (const hex::Moment& moment : counted.moments)
        handed += moment.player.valid() && (moment.kind == hex::Moment::Kind::longestRoad ||
                                            moment.kind == hex::Moment::Kind::largestArmy)
                      ? 1
                      : 0;
    EXPECT_EQ(handed, plain.steps["gain-card"]);
    for (std::size_t i = 1; i < counted.moments.size(); ++i) {
        const hex::Moment& lost = counted.moments[i - 1];
        const hex::Moment& gained = counted.moments[i];
        EXPECT_FALSE(lost.kind == hex::Moment::Kind::longestRoad && lost.kind == gained.kind &&
                     lost.roll == gained.roll && !lost.player.valid() && gained.player.valid());
    }
}

/// A recorded game; now and then three commands are taken back and played again.
class RecordedGame : public ::testing::TestWithParam<const char*> {};

TEST_P(RecordedGame, countsWhatAPlainRecountCounts) {
    std::istringstream lines(sourceFile(std::string("tests/end-to-end/") + GetParam() + ".jsonl"));
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    auto game = newGame(Json::parse(line));
    const auto& session = dynamic_cast<const HexGame&>(*game).session();
    std::vector<Recount> recounts{{}};
    int number = 0;
    while (std::getline(lines, line)) {
        const Json command = Json::parse(line);
        const hex::State before = stateOf(*game);
        const std::size_t position = session.position();
        const Json answer = game->submit(command);
        if (!answer["ok"] || session.position() == position)
            continue;
        if (session.position() < position) {
            recounts.pop_back();
            continue;
        }
        ASSERT_NE(command["do"], "redo") << "a recorded game that this test does not know";
        recounts.push_back(recounts.back());
        recounts.back().add(before, command, answer);
        if (++number % 60 == 0)
            expectSame(*before.setup, hex::statisticsOf(session), recounts.back());
    }
    const auto finished = hex::statisticsOf(session);
    expectSame(*stateOf(*game).setup, finished, recounts.back());
    EXPECT_GT(finished.of(hex::DiceFrom::all).rolls, 20);
    EXPECT_GT(finished.standings.size(), 5U);
    for (std::size_t p = 0; p < stateOf(*game).setup->playerCount(); ++p)
        EXPECT_EQ(finished.standings.back().points[p], stateOf(*game).ending.points[p]);

    // Undone commands do not count, and come back with redo.
    const std::size_t end = session.position();
    for (int i = 0; i < 7; ++i)
        ASSERT_TRUE(game->submit({{"do", "undo"}})["ok"]);
    expectSame(*stateOf(*game).setup, hex::statisticsOf(session), recounts[end - 7]);
    for (int i = 0; i < 7; ++i)
        ASSERT_TRUE(game->submit({{"do", "redo"}})["ok"]);
    EXPECT_EQ(hex::statisticsOf(session), finished);
    EXPECT_EQ(hex::statisticsOf(dynamic_cast<const HexGame&>(*readAgain(*game)).session()), finished);
}

INSTANTIATE_TEST_SUITE_P(Games, RecordedGame,
                         ::testing::Values("great-river-3", "great-wall-4", "great-wall-river-4", "raiders-4",
                                           "raiders-river-5", "world-4"),
                         [](const auto& made) {
                             std::string name = made.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(Statistics, inARandomGameTheChanceToCollectIsWhatTheForecastSays) {
    const RandomGame made{"wall", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}};
    auto game = newGame(headerOf(made));
    RandomPlayer player(5, *game);
    const auto& session = dynamic_cast<const HexGame&>(*game).session();
    int compared = 0;
    for (int i = 0; i < 600 && compared < 25; ++i) {
        const auto command = player.legal();
        if (!command)
            continue;
        const hex::State before = stateOf(*game);
        if (!game->submit(toJson(*before.setup, *command))["ok"] ||
            !std::holds_alternative<hex::command::Roll>(*command))
            continue;
        ++compared;
        const auto counted = hex::statisticsOf(session);
        for (std::size_t p = 0; p < 4; ++p) {
            // A roll that opens the gate for riders may shut a hex before it yields: the chance is of the
            // board before the roll, so it is never less.
            int ways = 0;
            for (int sum = 2; sum <= 12; ++sum) {
                const int a = std::min(6, sum - 1);
                const auto dice = hex::Dice{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(sum - a)};
                const auto rolled = hex::apply(before, hex::command::Roll{dice});
                ASSERT_TRUE(rolled.ok());
                const bool gets = std::any_of(rolled->steps.begin(), rolled->steps.end(), [&](const auto& s) {
                    const auto* collect = std::get_if<hex::step::Collect>(&s);
                    return collect != nullptr && collect->player == hex::PlayerId(p);
                });
                ways += gets ? waysOf(sum) : 0;
            }
            EXPECT_GE(counted.players[p].chances.back() * 36 + 1e-9, ways);
            EXPECT_LE(counted.players[p].chances.back() * 36, ways + 6 + 1e-9);
        }
    }
    EXPECT_EQ(compared, 25);
}

TEST(Statistics, BlackPowderYearByYear) {
    std::istringstream lines(sourceFile("tests/golden/black-powder-three-years.jsonl"));
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    Json header = Json::parse(line);
    if (header["book"].is_string())
        header["book"] = Json::parse(sourceFile("app/books/sample.json"));
    auto game = newGame(header);
    const auto& session = dynamic_cast<const PowderGame&>(*game).session();
    std::map<int, std::map<std::string, int>> plain;
    while (std::getline(lines, line)) {
        const int year = session.state().year;
        const Json answer = game->submit(Json::parse(line));
        if (answer["ok"])
            for (const Json& step : answer["steps"])
                ++plain[year][step["do"]];
    }
    const auto counted = powder::statisticsOf(session);
    ASSERT_GE(counted.years.size(), 3U);
    const auto sum = [](const auto& clans) { return std::accumulate(clans.begin(), clans.end(), 0); };
    for (const powder::YearCount& year : counted.years) {
        EXPECT_EQ(year.breaches, plain[year.year]["breach"]) << year.year;
        EXPECT_EQ(sum(year.claimed), plain[year.year]["claim"]) << year.year;
        EXPECT_EQ(sum(year.fallen), plain[year.year]["kill"]) << year.year;
        EXPECT_EQ(sum(year.shame), plain[year.year]["shame"]) << year.year;
    }
    for (std::size_t clan = 0; clan < powder::clanCount; ++clan)
        EXPECT_EQ(counted.years.back().honor[clan], session.state().players[clan].honor);
}

} // namespace
} // namespace watchfire::test
