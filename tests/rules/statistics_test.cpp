// SPDX-License-Identifier: Apache-2.0
// Compares a game's statistics (rules/hex/statistics.h) with a plain recount of the log's answers over whole
// games, with some commands taken back on the way.
#include "rules/core/chance.h"
#include "rules/hex/statistics.h"
#include "rules/log/replay.h"
#include "rules/powder/statistics.h"
#include "tests/rules/powder/random_game.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <numeric>
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
                         NamedByText());

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

/// A recorded game of Black Powder, played to its end; its answers' steps by year and name.
struct PowderPlayed {
    explicit PowderPlayed(const char* file) {
        std::istringstream lines(sourceFile(file));
        std::string line;
        EXPECT_TRUE(std::getline(lines, line));
        Json header = Json::parse(line);
        if (header["book"].is_string())
            header["book"] = Json::parse(sourceFile("app/books/sample.json"));
        game = newGame(header);
        while (std::getline(lines, line)) {
            const int year = session().state().year;
            const Json answer = game->submit(Json::parse(line));
            if (answer["ok"])
                for (const Json& step : answer["steps"])
                    ++steps[year][step["do"]];
        }
    }
    const PowderSession& session() const { return dynamic_cast<const PowderGame&>(*game).session(); }

    std::unique_ptr<Game> game;
    std::map<int, std::map<std::string, int>> steps;
};

int sumOf(const powder::YearCount& year, int (*of)(const powder::ClanYear&)) {
    return std::accumulate(year.clans.begin(), year.clans.end(), 0,
                           [of](int sum, const powder::ClanYear& clan) { return sum + of(clan); });
}

template <class Event> std::vector<Event> eventsOf(const powder::YearCount& year) {
    std::vector<Event> found;
    for (const powder::YearEvent& event : year.events) {
        if (const auto* one = std::get_if<Event>(&event))
            found.push_back(*one);
    }
    return found;
}

/// Each year's shame leads from the pool of the year before to its own, and to what each clan holds.
void expectShameAddsUp(const PowderSession& session) {
    const auto counted = powder::statisticsOf(session);
    const powder::State start = session.stateAt(0);
    int pool = start.shamePool;
    std::array<int, powder::clanCount> held{};
    for (const powder::YearCount& year : counted.years) {
        for (std::size_t clan = 0; clan < powder::clanCount; ++clan) {
            const powder::ClanYear& one = year.clans[clan];
            held[clan] += one.shameTaken() - one.shameBack + one.shameCorrected;
            EXPECT_EQ(one.shameHeld, held[clan]) << "year " << year.year << ", clan " << clan;
        }
        pool += sumOf(
            year, [](const powder::ClanYear& c) { return c.shameBack - c.shameTaken() - c.shameCorrected; });
        pool -= year.shameOut;
        EXPECT_EQ(year.shamePool, pool) << "year " << year.year;
    }
    const powder::State& now = session.state();
    EXPECT_EQ(counted.years.back().year, now.year);
    EXPECT_EQ(pool, now.shamePool);
    EXPECT_EQ(pool + now.shameOut + std::accumulate(held.begin(), held.end(), 0), powder::shameInGame(now));
    for (std::size_t clan = 0; clan < powder::clanCount; ++clan)
        EXPECT_EQ(counted.years.back().clans[clan].honor, now.players[clan].honor);
}

TEST(Statistics, BlackPowderYearByYear) {
    const PowderPlayed played("tests/golden/black-powder-three-years.jsonl");
    auto plain = played.steps;
    const auto counted = powder::statisticsOf(played.session());
    ASSERT_GE(counted.years.size(), 3U);
    for (const powder::YearCount& year : counted.years) {
        EXPECT_EQ(static_cast<int>(eventsOf<powder::step::Breach>(year).size()), plain[year.year]["breach"]);
        EXPECT_EQ(static_cast<int>(eventsOf<powder::step::LowerWall>(year).size()),
                  plain[year.year]["lower-wall"]);
        EXPECT_EQ(static_cast<int>(eventsOf<powder::step::RaiseWall>(year).size()),
                  plain[year.year]["raise-wall"]);
        EXPECT_EQ(static_cast<int>(eventsOf<powder::step::Raid>(year).size()), plain[year.year]["raid"]);
        EXPECT_EQ(sumOf(year, [](const powder::ClanYear& c) { return c.claimed; }),
                  plain[year.year]["claim"]);
        EXPECT_EQ(sumOf(year, [](const powder::ClanYear& c) { return c.fallen; }), plain[year.year]["kill"]);
        EXPECT_EQ(sumOf(year, [](const powder::ClanYear& c) { return c.shameTaken(); }),
                  plain[year.year]["shame"]);
        EXPECT_EQ(sumOf(year, [](const powder::ClanYear& c) { return c.shameWithoutPlace; }),
                  plain[year.year]["shame-lost"]);
        EXPECT_EQ(year.discarded, plain[year.year]["discard-horde"]);
    }
    expectShameAddsUp(played.session());
}

// The figures of tests/golden/black-powder.md.
TEST(Statistics, BP_51_SaysWhichSectionBrokeAndWhy) {
    const PowderPlayed played("tests/golden/black-powder-three-years.jsonl");
    const auto years = powder::statisticsOf(played.session()).years;
    ASSERT_EQ(years.size(), 4U);
    const auto breaches = [&](std::size_t year) { return eventsOf<powder::step::Breach>(years[year - 1]); };
    EXPECT_TRUE(breaches(1).empty());
    ASSERT_EQ(breaches(2).size(), 2U);
    EXPECT_EQ(breaches(2)[0].section, 1);
    EXPECT_EQ(breaches(2)[0].by, powder::BreachBy::ladders);
    EXPECT_EQ(breaches(2)[1].section, 2);
    EXPECT_EQ(breaches(2)[1].by, powder::BreachBy::power);
    EXPECT_EQ(breaches(2)[1].power, 7);
    EXPECT_EQ(breaches(2)[1].defense, 6);
    EXPECT_EQ(breaches(3).size(), 1U);
    EXPECT_EQ(breaches(4).size(), 1U);

    const auto took = [&](std::size_t year, powder::Clan clan, powder::ShameBy by) {
        return years[year - 1].of(clan).shame[static_cast<std::size_t>(by)];
    };
    EXPECT_EQ(took(2, powder::Clan::turtle, powder::ShameBy::breach), 3);
    EXPECT_EQ(took(2, powder::Clan::dragon, powder::ShameBy::tower), 2);
    EXPECT_EQ(took(3, powder::Clan::dragon, powder::ShameBy::shot), 1);
    EXPECT_EQ(years[3].of(powder::Clan::snake).shameWithoutPlace, 1);
    EXPECT_EQ(years[2].shameOut, 3);
    EXPECT_EQ(years[3].shameOut, 6);
    EXPECT_EQ(years[0].shamePool, 30);
    EXPECT_EQ(years[1].shamePool, 21);
    EXPECT_EQ(years[2].shamePool, 8);
    EXPECT_EQ(years[3].shamePool, 0);
    EXPECT_EQ(years[2].walls, (std::array<int, 3>{1, 0, 1}));
}

TEST(Statistics, BP_04_ShameAddsUpInRandomGames) {
    int corrected = 0;
    std::size_t commands = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const std::size_t players = 1 + seed % 5;
        SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
        auto made = newGame(headerOf({players, 10, Json::object()}));
        const auto& game = dynamic_cast<const PowderGame&>(*made);
        PowderPlayer player(seed, game);
        for (int n = 0; n < 300 && !game.current().ending.over; ++n)
            made->submit(player.line());
        expectShameAddsUp(game.session());
        commands += game.session().position();
        for (const powder::YearCount& year : powder::statisticsOf(game.session()).years)
            corrected += sumOf(year, [](const powder::ClanYear& c) { return std::abs(c.shameCorrected); });
    }
    EXPECT_GT(commands, 600U) << "the games were too short to say anything";
    EXPECT_GT(corrected, 0) << "corrections of shame are among the lines";
}

TEST(Statistics, BA_60_AYearThatWasCorrectedAwayIsCountedForTheOneThatItIs) {
    PowderPlayed played("tests/golden/black-powder-three-years.jsonl");
    ASSERT_TRUE(played.game->submit({{"do", "undo"}})["ok"]);
    ASSERT_TRUE(played.game->submit({{"do", "correct"}, {"what", "year"}, {"value", 2}})["ok"]);
    const auto years = powder::statisticsOf(played.session()).years;
    ASSERT_EQ(years.size(), 2U);
    EXPECT_EQ(years.back().year, 2);
    EXPECT_GE(eventsOf<powder::step::Breach>(years.back()).size(), 3U);
    expectShameAddsUp(played.session());
}

} // namespace
} // namespace watchfire::test
