// SPDX-License-Identifier: Apache-2.0
// Random games with the river, alone and joined to every other scenario. Besides the properties of every
// game: the flood turns with every seven and with nothing else (GR-13), the robber is never on flooded land,
// and disappears only by drowning (GR-20 to GR-23), the plain yields what it owes (GR-11, GR-12), the river's
// sides carry only legal pieces (GR-30, GR-31), buildings stand side by side only across a crossing (GR-40),
// and two bridges win every tie (GR-33). The test implements the clauses independently, from coordinates and
// names.
#include "rules/hex/modules/raiders/raiders.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/placement.h"
#include "rules/hex/route.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::Command;
using hex::CornerName;
using hex::HexId;
using hex::Json;
using hex::LineKind;
using hex::Piece;
using hex::PlayerId;
using hex::SideId;
using hex::State;

/// The tile by names and coordinates.
class Tile {
public:
    explicit Tile(const State& state)
        : m_around(state.board().description().circumference), m_river(*state.board().description().river) {}

    [[nodiscard]] CornerName wrapped(CornerName name) const {
        name = canonical(name);
        name.hex = wrapped(name.hex);
        return name;
    }
    [[nodiscard]] Axial wrapped(Axial at) const {
        return m_around == 0 ? at : Axial{((at.q % m_around) + m_around) % m_around, at.r};
    }
    /// What each side of the board is to the river, in the board's order.
    struct Side {
        std::array<CornerName, 2> ends;
        bool crossing = false;
        bool mouth = false;
    };
    [[nodiscard]] std::vector<Side> sidesOf(const hex::Board& board) const {
        std::vector<Side> sides;
        for (const auto& side : board.sides())
            sides.push_back({endsOf(side.name), isCrossing(side.name), isMouth(side.name)});
        return sides;
    }
    [[nodiscard]] CornerName corner(const char* label) const { return wrapped(m_river.corners.at(label)); }
    [[nodiscard]] bool isAtPlain(CornerName corner) const {
        const auto hexes = hexesAt(corner);
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](Axial at) { return wrapped(at) == wrapped(m_river.z); });
    }

private:
    [[nodiscard]] std::array<CornerName, 2> endsOf(const hex::SideName& side) const {
        const auto both = ends(side.direction);
        return {wrapped({side.hex, both[0]}), wrapped({side.hex, both[1]})};
    }
    [[nodiscard]] bool isCrossing(const hex::SideName& side) const {
        const std::set<Axial> between{wrapped(side.hex), wrapped(neighbour(side.hex, side.direction))};
        return between == std::set{wrapped(m_river.x), wrapped(m_river.y)} ||
               between == std::set{wrapped(m_river.y), wrapped(m_river.z)};
    }
    [[nodiscard]] bool isMouth(const hex::SideName& side) const {
        const auto both = endsOf(side);
        const std::set<CornerName> names{both[0], both[1]};
        return names == std::set{corner("A1"), corner("C1")} || names == std::set{corner("C1"), corner("B1")};
    }

    int m_around;
    const hex::RiverDescription& m_river;
};

int countOf(const Json& answer, const std::set<std::string>& kinds) {
    int count = 0;
    for (const Json& step : answer["steps"])
        count += kinds.contains(step["do"].get<std::string>()) ? 1 : 0;
    return count;
}

/// Watches one game.
class RiverWatch {
public:
    explicit RiverWatch(Tally& tally) : m_tally(tally) {}

    /// The next command may be a correction of flood or robber.
    void corrected() { m_corrected = true; }

    void check(const State& before, const Json& answer, const State& after) {
        const bool rolled =
            before.turn.phase == hex::TurnPhase::beforeRoll && after.turn.phase == hex::TurnPhase::afterRoll;
        checkFlood(before, answer, after, rolled);
        checkRobber(before, answer, after, rolled);
        if (rolled && after.turn.dice.sum() != 7 && !after.ending.over && !hex::openDecision(after))
            checkHarvest(before, answer, after);
        checkPieces(after);
        if (!hex::openDecision(after) && !after.ending.over)
            checkTies(after);
        m_corrected = false;
    }

private:
    static HexId plain(const State& state) { return riverOn(state.board())->z; }

    void checkFlood(const State& before, const Json& answer, const State& after, bool rolled) const {
        const bool seven = rolled && after.turn.dice.sum() == 7;
        EXPECT_EQ(countOf(answer, {"flood"}), seven && !before.river.flooded ? 1 : 0) << "GR-13";
        EXPECT_EQ(countOf(answer, {"ebb"}), seven && before.river.flooded ? 1 : 0) << "GR-13";
        if (!m_corrected) {
            EXPECT_EQ(after.river.flooded, before.river.flooded != seven) << "GR-13";
        }
    }

    void checkRobber(const State& before, const Json& answer, const State& after, bool rolled) {
        const bool hasRobber = after.setup->has(hex::ModuleName::robber);
        EXPECT_FALSE(after.river.flooded && after.thieves.robber == plain(after)) << "GR-20";
        const bool seven = rolled && after.turn.dice.sum() == 7;
        const bool drowns =
            seven && !before.river.flooded && hasRobber && before.thieves.robber == plain(before);
        EXPECT_EQ(countOf(answer, {"robber-drowns"}), drowns ? 1 : 0) << "GR-21";
        if (drowns) {
            EXPECT_EQ(countOf(answer, {"move-robber", "robber-returns", "steal"}), 0) << "GR-21";
        }
        if (m_corrected || !hasRobber || !after.board().robber().valid())
            return;
        const bool wasOff = !before.thieves.robber.valid();
        const int returns = countOf(answer, {"robber-returns"});
        EXPECT_EQ(returns > 0, wasOff && after.thieves.robber.valid()) << "GR-22, GR-23";
        if (returns > 0) {
            EXPECT_EQ(after.thieves.robber, after.board().robber()) << "GR-22";
        }
        if (wasOff && seven && !hex::openDecision(after)) {
            EXPECT_EQ(returns, 1) << "GR-22";
        }
        if (!wasOff && !after.thieves.robber.valid()) {
            EXPECT_TRUE(drowns) << "GR-21";
        }
    }

    void checkHarvest(const State& before, const Json& answer, const State& after) {
        const Tile tile(before);
        const int sum = after.turn.dice.sum();
        const bool due = sum == 6 || sum == 8 || sum == before.numbers[plain(before)];
        std::map<std::string, int> owed;
        for (std::size_t i = 0; due && i < before.buildings.size(); ++i) {
            const hex::Building building = before.buildings[hex::CornerId(i)];
            if (building && !building.fallen && tile.isAtPlain(before.board().corners()[i].name))
                owed[(*before.setup)[building.player].id] += building.kind == hex::BuildingKind::city ? 2 : 1;
        }
        // Riders act before the harvest (GW-23); raiders of the current roll do not count yet (RA-22).
        const bool blocked = before.river.flooded || before.thieves.robber == plain(before) ||
                             hex::ridersAt(after, plain(after)) > 0 ||
                             hex::raidersAt(before, plain(before)) > 0;
        std::map<std::string, int> collected;
        std::set<std::string> lost;
        const std::string name = before.board().nameOf(plain(before));
        for (const Json& step : answer["steps"]) {
            if (step.value("hex", "") != name)
                continue;
            if (step["do"] == "collect") {
                EXPECT_EQ(step["rule"], "GR-11");
                EXPECT_EQ(step["resource"], "grain");
                collected[step["player"]] += step["amount"].get<int>();
            } else if (step["do"] == "blocked") {
                for (const Json& player : step["players"])
                    lost.insert(player.get<std::string>());
            }
        }
        std::set<std::string> players;
        for (const auto& [player, amount] : owed)
            players.insert(player);
        EXPECT_EQ(collected, blocked ? decltype(owed){} : owed) << "GR-11";
        EXPECT_EQ(lost, blocked ? players : decltype(players){}) << "GR-12";
        m_tally.steps["(harvest)"] += collected.empty() ? 0 : 1;
        m_tally.steps["(lost)"] += lost.empty() || !before.river.flooded ? 0 : 1;
    }

    void checkPieces(const State& state) {
        const Tile tile(state);
        if (m_sides.empty())
            m_sides = tile.sidesOf(state.board());
        std::set<CornerName> built;
        for (std::size_t i = 0; i < state.buildings.size(); ++i)
            if (state.buildings[hex::CornerId(i)])
                built.insert(tile.wrapped(state.board().corners()[i].name));
        EXPECT_TRUE(state.setup->ships() || !built.contains(tile.corner("C1"))) << "GR-40, GR-41";
        for (std::size_t i = 0; i < state.lines.size(); ++i) {
            const Tile::Side& side = m_sides[i];
            const LineKind kind = state.lines[SideId(i)].kind;
            if (kind != LineKind::none) {
                EXPECT_EQ(kind == LineKind::bridge, side.crossing)
                    << "GR-31: " << state.board().nameOf(SideId(i));
                EXPECT_TRUE(kind == LineKind::ship || !side.mouth)
                    << "GR-30: " << state.board().nameOf(SideId(i));
                m_tally.steps["(ship in the mouth)"] += side.mouth ? 1 : 0;
            }
            if (built.contains(side.ends[0]) && built.contains(side.ends[1])) {
                EXPECT_TRUE(side.crossing) << "GR-40: " << state.board().nameOf(SideId(i));
                ++m_tally.steps["(across the river)"];
            }
        }
    }

    void checkTies(const State& state) {
        std::vector<int> bridges(state.setup->playerCount());
        for (std::size_t i = 0; i < state.lines.size(); ++i)
            if (m_sides[i].crossing && state.lines[SideId(i)].kind == LineKind::bridge)
                ++bridges[state.lines[SideId(i)].player.index()];
        const auto both = std::find(bridges.begin(), bridges.end(), 2);
        if (both == bridges.end())
            return;
        const auto halves = hex::longestRoadsHalves(state);
        const PlayerId owner(static_cast<std::size_t>(both - bridges.begin()));
        const int greatest = *std::max_element(halves.begin(), halves.end());
        if (greatest < 10 || halves[owner.index()] < greatest)
            return;
        EXPECT_EQ(state.longestRoad, owner) << "GR-33";
        m_tally.steps["(tie won)"] += std::count(halves.begin(), halves.end(), greatest) > 1 ? 1 : 0;
    }

    Tally& m_tally;
    std::vector<Tile::Side> m_sides;
    bool m_corrected = false;
};

// ---- habits

/// Lays a bridge without a connecting road: few roads reach the river in a short game.
std::optional<Command> bridge(RandomPlayer& player) {
    const State& state = player.state();
    const PlayerId builder = state.turn.player;
    const SideId side = player.any(riverOn(state.board())->crossings);
    if (state.turn.phase != hex::TurnPhase::afterRoll || state.ending.over || state.lines[side] ||
        hex::piecesLeft(state, Piece::bridge, builder) == 0)
        return std::nullopt;
    return hex::command::Build{Piece::bridge, builder, side, true, false, {}};
}

/// A road-building card, used for bridges and roads.
std::optional<Command> roadBuilding(RandomPlayer& player) {
    const State& state = player.state();
    if (state.turn.cardPlayed || state.ending.over)
        return std::nullopt;
    return hex::command::PlayCard{state.turn.player, hex::command::CardKind::roadBuilding};
}

std::optional<Command> correctRiver(RandomPlayer& player, RiverWatch& watch) {
    watch.corrected();
    const State& state = player.state();
    if (!state.setup->has(hex::ModuleName::robber) || player.oneIn(2))
        return hex::command::Correct{hex::command::CorrectFlood{player.oneIn(2)}};
    const std::array<HexId, 3> hexes{riverOn(state.board())->z, HexId{}, player.anyHex()};
    return hex::command::Correct{hex::command::CorrectRobber{player.any(hexes)}};
}

Habits habitsOf(RiverWatch& watch) {
    const auto corrects = [&watch](RandomPlayer& player) { return correctRiver(player, watch); };
    return {.commands = {rollSeven, rollSeven, bridge, bridge, roadBuilding, corrects},
            .check = [&watch](const State& before, const Json& answer, const State& after) {
                watch.check(before, answer, after);
            }};
}

// ---- games

/// Buildings on both banks of the mouth.
std::vector<Json> alongTheRiver(const std::string& board) {
    const json corners = shippedBoard(board)["river"]["corners"];
    return {place("settlement", "red", corners["A1"]), place("city", "blue", corners["B1"])};
}

/// At least eighteen raiders, all but two of them placed.
std::vector<Json> withRaiders(std::vector<Json> opening, const std::string& desert, int raiders_) {
    opening.emplace_back(raiders(desert, raiders_));
    opening.emplace_back(raiders("supply", 2));
    return opening;
}

Json with(const char* base, const std::vector<std::string>& additions) {
    return {{"base", base}, {"with", additions}};
}

class RiverProperties : public ::testing::TestWithParam<RandomGame> {
protected:
    [[nodiscard]] bool hasRobber() const {
        return stateOf(*newGame(headerOf(GetParam()))).setup->has(hex::ModuleName::robber);
    }
    [[nodiscard]] bool hasShips() const { return stateOf(*newGame(headerOf(GetParam()))).setup->ships(); }
};

TEST_P(RiverProperties, hold_at_every_step_of_random_games) {
    Tally tally;
    // Plays four games, and more until the robber has stood on the plain during a flood.
    const auto enough = [&](unsigned seed) {
        return seed > 4 && (seed > 24 || !hasRobber() || tally.steps["robber-drowns"] > 0);
    };
    for (unsigned seed = 1; !enough(seed) && !HasFailure(); ++seed) {
        RiverWatch watch(tally);
        playRandomGame(GetParam(), seed, 260, habitsOf(watch), tally);
    }
    for (const auto& [step, times] : tally.steps)
        RecordProperty(step, times);
    // Otherwise the games prove nothing.
    EXPECT_GT(tally.commands, 600);
    EXPECT_GT(tally.refusals, 200);
    EXPECT_GT(tally.steps["flood"], 10);
    EXPECT_GT(tally.steps["ebb"], 10);
    EXPECT_GT(tally.steps["(harvest)"], 5);
    EXPECT_GT(tally.steps["(lost)"], 5);
    EXPECT_GT(tally.steps["(across the river)"], 5);
    EXPECT_EQ(tally.steps["(ship in the mouth)"] > 5, hasShips()) << tally.steps["(ship in the mouth)"];
    if (GetParam().name == "alone") {
        EXPECT_GT(tally.steps["(tie won)"], 0) << "GR-33 was never put to the test";
    }
    if (hasRobber()) {
        EXPECT_GT(tally.steps["robber-drowns"], 0);
    }
    if (hasRobber() && shippedBoard(GetParam().board).contains("robber")) {
        EXPECT_GT(tally.steps["robber-returns"], 0);
    }
}

TEST_P(RiverProperties, the_forecast_is_what_the_roll_then_tells) {
    Tally tally;
    RiverWatch watch(tally);
    compareForecasts(GetParam(), 77, habitsOf(watch));
}

INSTANTIATE_TEST_SUITE_P(
    Games, RiverProperties,
    ::testing::Values(
        RandomGame{
            "alone", "great-river", "great-river", 3, {{"goal-points", 60}}, alongTheRiver("great-river")},
        RandomGame{"alone_with_ships",
                   "great-river",
                   "great-river",
                   4,
                   {{"goal-points", 60}, {"ships", true}},
                   alongTheRiver("great-river")},
        RandomGame{"beside_the_plain_game",
                   with("base", {"great-river"}),
                   "great-river",
                   4,
                   {{"goal-points", 60}},
                   alongTheRiver("great-river")},
        RandomGame{"beside_the_wall",
                   with("great-wall", {"great-river"}),
                   "great-wall-4-river",
                   4,
                   {{"goal-points", 60}, {"end-on-last-penalty", false}},
                   alongTheRiver("great-wall-4-river")},
        RandomGame{"in_the_world",
                   with("world", {"great-river"}),
                   "world",
                   4,
                   {{"goal-points", 60}},
                   alongTheRiver("world")},
        RandomGame{"among_the_raiders",
                   with("raiders", {"great-river"}),
                   "raiders-6",
                   5,
                   {{"goal-points", 60}},
                   withRaiders(alongTheRiver("raiders-6"),
                               shippedBoard("raiders-6")["deserts"][0].get<std::string>(), 22)},
        RandomGame{"with_volcanoes_on_a_board_without_a_robbers_hex",
                   with("base", {"great-river", "volcano-jungle"}),
                   "raiders-4",
                   4,
                   {{"goal-points", 60}},
                   alongTheRiver("raiders-4")}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
