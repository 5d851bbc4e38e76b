// SPDX-License-Identifier: Apache-2.0
// Properties of every step of random games of The Raiders, alone and with the river, and of volcanoes in the
// base game: raiders are neither lost nor created (RA-03), a roll takes exactly the hexes of RA-20, exactly
// the roads of RA-30 are turned and exactly the buildings of RA-31 fall, and their harbours are shut (RA-32).
// The test implements the clauses independently, from coordinates and the printed state, without the board's
// network.
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::Command;
using hex::Json;
using hex::State;
using hex::Terrain;

/// The printed state, read without the board's indices.
class Sight {
public:
    explicit Sight(const State& state)
        : m_description(state.board().description())
        , m_options(state.setup->options())
        , m_json(toJson(state)) {
        for (const auto& hex : m_description.hexes) {
            m_terrain[hex.at] = hex.terrain;
            m_raiders[hex.at] = m_json["raiders"].value(toString(hex.at), 0);
        }
    }

    [[nodiscard]] Terrain terrain(Axial at) const {
        const auto found = m_terrain.find(at);
        return found == m_terrain.end() ? Terrain::sea : found->second; // BA-05
    }
    [[nodiscard]] bool isHomeDesert(Axial at) const {
        const auto& deserts = m_description.deserts;
        return std::find(deserts.begin(), deserts.end(), at) != deserts.end();
    }
    [[nodiscard]] int raiders(Axial at) const {
        const auto found = m_raiders.find(at);
        return found == m_raiders.end() ? 0 : found->second;
    }
    [[nodiscard]] int supply() const { return m_json["raiders"]["supply"]; }
    [[nodiscard]] int onDeserts() const {
        int raiders_ = 0;
        for (const Axial desert : m_description.deserts)
            raiders_ += raiders(desert);
        return raiders_;
    }
    [[nodiscard]] int everywhere() const {
        int all = supply();
        for (const auto& hex : m_description.hexes)
            all += raiders(hex.at);
        for (const auto& [player, taken] : m_json["raiders-taken"].items())
            all += taken.get<int>();
        return all;
    }

    /// RA-20: what a roll of this sum takes if there are raiders enough.
    [[nodiscard]] std::set<std::string> due(int sum) const {
        std::set<std::string> hexes;
        for (const auto& hex : m_description.hexes) {
            const std::string name = toString(hex.at);
            if (supply() > 0 || isHomeDesert(hex.at) || raiders(hex.at) > 0 ||
                m_json["numbers"].value(name, 0) != sum)
                continue;
            for (const hex::Direction d : hex::allDirections) {
                const Axial next = neighbour(hex.at, d);
                const bool reached =
                    m_options.frontier == hex::Frontier::deserts   ? isHomeDesert(next) && raiders(next) > 0
                    : m_options.frontier == hex::Frontier::raiders ? raiders(next) > 0
                                                                   : raiders(next) > 0 || isHomeDesert(next);
                if (reached)
                    hexes.insert(name);
            }
        }
        return hexes;
    }
    [[nodiscard]] std::set<std::string> occupied() const {
        std::set<std::string> hexes;
        for (const auto& hex : m_description.hexes)
            if (raiders(hex.at) > 0 && !isHomeDesert(hex.at))
                hexes.insert(toString(hex.at));
        return hexes;
    }

    void expectRightPlaces() const {
        for (const auto& hex : m_description.hexes) {
            const int most = hex.terrain == Terrain::sea ? 0 : isHomeDesert(hex.at) ? 24 : 1;
            EXPECT_LE(raiders(hex.at), most) << "RA-23: " << toString(hex.at);
        }
    }

    void expectRoadsJudged() const {
        for (const auto& [name, line] : m_json["lines"].items()) {
            const auto side = *hex::parseSide(name);
            const bool between =
                raiders(side.hex) > 0 && raiders(neighbour(side.hex, side.direction)) > 0 && supply() == 0;
            EXPECT_EQ(line["turned"], between && line["piece"] != "ship") << name << line;
        }
    }

    void expectBuildingsJudged() const {
        for (const auto& [name, building] : m_json["buildings"].items()) {
            bool yields = false;
            bool raided = false;
            bool coastal = false;
            for (const Axial at : hexesAt(*hex::parseCorner(name))) {
                raided = raided || raiders(at) > 0;
                coastal = coastal || terrain(at) == Terrain::sea;
                if (terrain(at) != Terrain::sea && terrain(at) != Terrain::desert && raiders(at) == 0)
                    yields = true;
            }
            const bool lies = supply() == 0 && raided && !yields && !building.value("spared", false) &&
                              !(coastal && m_options.coastalBuildingsSafe);
            EXPECT_EQ(building["fallen"], lies) << "RA-31: " << name << building;
        }
    }

    /// RA-32: true if a fallen building stands at this harbour.
    [[nodiscard]] bool isHarbourLost(const hex::SideName& at) const {
        const auto directions = ends(at.direction);
        return std::any_of(directions.begin(), directions.end(), [&](hex::CornerDirection direction) {
            const auto found =
                m_json["buildings"].find(toString(hex::canonical(hex::CornerName{at.hex, direction})));
            return found != m_json["buildings"].end() && (*found)["fallen"] == true;
        });
    }

private:
    const hex::BoardDescription& m_description;
    const hex::Options& m_options;
    Json m_json;
    std::map<Axial, Terrain> m_terrain;
    std::map<Axial, int> m_raiders;
};

/// RA-20 on a roll that left nothing to ask.
void expectSpread(const State& before, const State& after) {
    const int sum = after.turn.dice.sum();
    const Sight then(before);
    const auto due = sum == 7 ? std::set<std::string>{} : then.due(sum);
    if (static_cast<int>(due.size()) > then.onDeserts())
        return;
    auto expected = then.occupied();
    expected.insert(due.begin(), due.end());
    EXPECT_EQ(Sight(after).occupied(), expected) << "RA-20: roll of " << sum;
}

void expectSoundRaiders(const State& before, const State& after, bool conserved) {
    const Sight now(after);
    now.expectRightPlaces();
    if (conserved) {
        EXPECT_EQ(now.everywhere(), after.setup->playerCount() <= 4 ? 18 : 24) << "RA-03";
    }
    if (!after.tasks.empty())
        return; // in the middle of a roll or of placing; judged at its end (RA-24)
    EXPECT_TRUE(after.raiders.due.none());
    now.expectRoadsJudged();
    now.expectBuildingsJudged();
    const auto& harbours = after.board().description().harbours;
    for (std::size_t i = 0; i < harbours.size(); ++i)
        EXPECT_EQ(after.shutHarbours[i] != 0, now.isHarbourLost(harbours[i].at)) << "RA-32: harbour " << i;
    if (before.turn.phase == hex::TurnPhase::beforeRoll && after.turn.phase == hex::TurnPhase::afterRoll &&
        before.turn.player == after.turn.player && before.tasks.empty())
        expectSpread(before, after);
}

/// Raiders as the table says; their number may differ from before.
Command correctRaiders(RandomPlayer& player) {
    const auto few = static_cast<std::uint8_t>(player.below(3));
    switch (player.below(6)) {
    case 0:
        return hex::command::Correct{hex::command::CorrectRaiders{{}, {}, few}};
    case 1:
        return hex::command::Correct{hex::command::CorrectRaiders{{}, player.anyPlayer(), few}};
    case 2:
        return hex::command::Correct{
            hex::command::CorrectRaiders{player.any(player.state().board().deserts()), {}, few}};
    case 3:
        return hex::command::Correct{
            hex::command::CorrectNumber{player.anyHex(), static_cast<std::uint8_t>(8 + player.below(3))}};
    default:
        return hex::command::Correct{hex::command::CorrectRaiders{player.anyHex(), {}, few}};
    }
}

struct RaidersGame {
    RandomGame game;
    bool corrections = false; ///< the table moves raiders by corrections
};
void PrintTo(const RaidersGame& made, std::ostream* out) {
    *out << made.game.name;
}

Habits habitsOf(const RaidersGame& made) {
    Habits habits;
    if (made.corrections)
        habits.commands = {correctRaiders};
    habits.check = [conserved = !made.corrections](const State& before, const Json&, const State& after) {
        if (after.setup->has(hex::ModuleName::raiders))
            expectSoundRaiders(before, after, conserved);
    };
    return habits;
}

class RaidersProperties : public ::testing::TestWithParam<RaidersGame> {};

TEST_P(RaidersProperties, hold_at_every_step_of_random_games) {
    Tally tally;
    for (unsigned seed = 1; seed <= 3 && !HasFailure(); ++seed)
        playRandomGame(GetParam().game, seed, 240, habitsOf(GetParam()), tally);
    EXPECT_GT(tally.commands, 600) << "the games were too short to say anything";
    EXPECT_GT(tally.refusals, 200);
    for (const auto& [step, times] : tally.steps)
        RecordProperty(step, times);
    const bool plain = GetParam().game.board == "base-volcano";
    const std::vector<const char*> wanted =
        plain ? std::vector{"erupt", "jungle-counter"}
              : std::vector{"raider-takes", "turn-road", "building-falls", "restore-road", "building-rises"};
    for (const char* step : wanted)
        EXPECT_GT(tally.steps[step], 0) << step << " never happened";
    if (!plain && GetParam().game.players == 4 && !GetParam().game.options.contains("frontier")) {
        EXPECT_GT(tally.steps["harbour-shut"], 0) << "RA-32 was never put to the test";
        EXPECT_GT(tally.steps["harbour-opens"], 0);
    }
}

TEST_P(RaidersProperties, the_forecast_is_what_the_roll_then_tells) {
    compareForecasts(GetParam().game, 77, habitsOf(GetParam()));
}

/// Two raiders left to place, so that the storm begins early; the others are on these deserts.
std::vector<Json> nearStorm(const std::string& desert, const std::string& other, int there, int elsewhere) {
    return {raiders(desert, there), raiders(other, elsewhere), raiders("supply", 2)};
}

INSTANTIATE_TEST_SUITE_P(
    Games, RaidersProperties,
    ::testing::Values(
        RaidersGame{
            {"four", "raiders", "raiders-4", 4, {{"goal-points", 60}}, nearStorm("1,1", "0,2", 14, 2)}},
        RaidersGame{{"three_with_frontier_raiders",
                     "raiders",
                     "raiders-4",
                     3,
                     {{"goal-points", 60}, {"frontier", "raiders"}, {"coastal-buildings-safe", true}},
                     nearStorm("2,1", "1,1", 12, 4)}},
        RaidersGame{{"four_with_frontier_deserts",
                     "raiders",
                     "raiders-4",
                     4,
                     {{"goal-points", 60}, {"frontier", "deserts"}, {"any-removal-frees", true}},
                     nearStorm("1,1", "2,1", 8, 8)}},
        RaidersGame{{"six", "raiders", "raiders-6", 6, {{"goal-points", 60}}, {}}},
        RaidersGame{{"four_with_corrections",
                     "raiders",
                     "raiders-4",
                     4,
                     {{"goal-points", 60}, {"any-removal-frees", true}},
                     nearStorm("1,1", "0,2", 14, 2)},
                    true},
        RaidersGame{{"four_with_river",
                     {{"base", "raiders"}, {"with", {"great-river"}}},
                     "raiders-4",
                     4,
                     {{"goal-points", 60}},
                     nearStorm("0,2", "1,1", 14, 2)}},
        RaidersGame{{"volcanoes_beside_the_plain_game",
                     {{"base", "base"}, {"with", {"volcano-jungle"}}},
                     "base-volcano",
                     4,
                     {{"goal-points", 60}}}}),
    [](const auto& made) { return made.param.game.name; });

} // namespace
} // namespace watchfire::test
