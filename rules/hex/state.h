// SPDX-License-Identifier: Apache-2.0
// A game's state: one regular value (decisions 1). A shared immutable set-up, flat arrays by index, and a
// small struct for each module's part; no maps, no strings. Copying it is a few hundred bytes and no
// allocation on boards of usual size.
#pragma once

#include "rules/hex/ids.h"
#include "rules/hex/setup.h"
#include "rules/hex/task.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace watchfire::hex {

enum class BuildingKind : std::uint8_t { none, settlement, city };
enum class LineKind : std::uint8_t { none, road, ship };

struct Building {
    BuildingKind kind = BuildingKind::none;
    PlayerId player{};

    explicit operator bool() const { return kind != BuildingKind::none; }
    friend bool operator==(const Building&, const Building&) = default;
};

struct Line {
    LineKind kind = LineKind::none;
    PlayerId player{};
    bool builtThisTurn = false; ///< BA-36: such a ship may not be moved

    explicit operator bool() const { return kind != LineKind::none; }
    friend bool operator==(const Line&, const Line&) = default;
};

enum class TurnPhase : std::uint8_t { founding, beforeRoll, afterRoll };

/// Dice as they fell; 0,0 before the first roll.
struct Dice {
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    [[nodiscard]] constexpr int sum() const { return a + b; }
    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

/// Whose turn it is and what of it is done (BA-06, BA-36, BA-51).
struct Turn {
    PlayerId player{};
    TurnPhase phase = TurnPhase::founding;
    Dice dice{}; ///< of this turn's roll
    bool cardPlayed = false;
    bool shipMoved = false;
    std::uint8_t freeRoads = 0; ///< left of a road-building card; they may be laid before the roll
    PlayerId specialAfter{};    ///< BA-51: whose turn just ended, while the others may build

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct PlayerPart {
    std::uint8_t army = 0;       ///< knights played (BA-41)
    std::int16_t cardPoints = 0; ///< points that the board does not show (BA-42)
    std::uint8_t founded = 0;    ///< settlements of the founding phase (BA-34, GW-10)

    friend bool operator==(const PlayerPart&, const PlayerPart&) = default;
};

/// Robber and pirate; invalid while off the board or where the scenario has none.
struct ThievesPart {
    HexId robber{};
    HexId pirate{};

    friend bool operator==(const ThievesPart&, const ThievesPart&) = default;
};

/// Walls and riders (GW). Riders stand in one list in the order of their arrival where they are: the first
/// with a place is first in, the last is last in (GW-05).
struct GreatWallPart {
    struct Rider {
        HexId at{};
        AssemblyId numeral{};
        friend bool operator==(const Rider&, const Rider&) = default;
    };
    static constexpr std::size_t maxRiders = 35;

    boost::container::static_vector<Rider, maxRiders> riders;
    std::array<std::uint8_t, maxAssembly> bag{};  ///< by numeral
    std::array<std::uint8_t, maxWalls> level{};   ///< by wall (GW-06)
    std::array<std::uint8_t, maxPlayers> chips{}; ///< penalty chips taken (GW-33)

    friend bool operator==(const GreatWallPart& a, const GreatWallPart& b) {
        return std::equal(a.riders.begin(), a.riders.end(), b.riders.begin(), b.riders.end()) &&
               a.bag == b.bag && a.level == b.level && a.chips == b.chips;
    }
};

/// How the game ended; `over` false while it goes on (BA-43, GW-71).
struct Ending {
    bool over = false;
    std::bitset<maxPlayers> winners;
    std::array<std::int16_t, maxPlayers> points{};

    friend bool operator==(const Ending&, const Ending&) = default;
};

struct State {
    SetupRef setup;
    ById<CornerId, Building, 256> buildings;
    ById<SideId, Line, 384> lines;
    ById<HexId, std::uint8_t, 128> numbers; ///< number tokens as they lie now; 0: none
    std::array<PlayerPart, maxPlayers> players{};
    Turn turn;
    PlayerId longestRoad{};
    PlayerId largestArmy{};
    ThievesPart thieves;
    GreatWallPart greatWall;
    std::bitset<maxHarbours> shutHarbours; ///< as the table was told (GW-41)
    Ending ending;
    TaskStack tasks; ///< what waits, the next one last (decisions 2)

    [[nodiscard]] const Board& board() const { return setup->board(); }
    friend bool operator==(const State&, const State&) = default;
};

/// The state before anything is placed: levels, bag, robber and pirate as the scenario and the board say.
[[nodiscard]] State initialState(SetupRef setup);

[[nodiscard]] PlayerId nextPlayer(const State& state, PlayerId player);
/// All players in turn order, from this one on (decisions 4).
[[nodiscard]] PlayerList playersFrom(const State& state, PlayerId first);
/// How many settlements each player founds: 2 (BA-34), with a border fort 3 (GW-10).
[[nodiscard]] int foundingSettlements(const Setup& setup);

} // namespace watchfire::hex
