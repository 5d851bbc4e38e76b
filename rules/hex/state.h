// SPDX-License-Identifier: Apache-2.0
// A game's state: one regular value (decisions 1). A shared immutable set-up, flat arrays by index, and a
// small struct for each module's part; no maps, no strings. On boards of usual size, a copy takes a few
// hundred bytes and no allocation.
#pragma once

#include "rules/hex/ids.h"
#include "rules/hex/modules/jungle/state.h"
#include "rules/hex/modules/river/state.h"
#include "rules/hex/setup.h"
#include "rules/hex/task.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <tuple>

namespace watchfire::hex {

enum class BuildingKind : std::uint8_t { none, settlement, city };
enum class LineKind : std::uint8_t { none, road, ship, bridge };

/// True for roads and bridges, which continue each other over land; ships form another way, over sea (BA-31,
/// GR-31).
[[nodiscard]] constexpr bool joinsAsRoad(LineKind kind) {
    return kind == LineKind::road || kind == LineKind::bridge;
}
[[nodiscard]] constexpr bool sameWay(LineKind a, LineKind b) {
    return joinsAsRoad(a) == joinsAsRoad(b);
}

struct Building {
    BuildingKind kind = BuildingKind::none;
    PlayerId player{};
    bool fallen = false; ///< RA-31: it lies on its side
    bool spared = false; ///< RA-41, option any-removal-frees: raised, until raiders come beside it again
    std::uint8_t founded =
        0; ///< while founding: the number of this settlement among its player's (BA-34), from 1

    explicit operator bool() const { return kind != BuildingKind::none; }
    friend bool operator==(const Building&, const Building&) = default;
};

struct Line {
    LineKind kind = LineKind::none;
    PlayerId player{};
    bool builtThisTurn = false; ///< BA-36: a ship built this turn may not move
    bool turned = false;        ///< RA-30: it lies across its side

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

/// Whose turn it is and what has happened in it (BA-06, BA-36, BA-51).
struct Turn {
    PlayerId player{};
    TurnPhase phase = TurnPhase::founding;
    Dice dice{}; ///< of this turn's roll
    bool cardPlayed = false;
    bool shipMoved = false;
    std::uint8_t freeRoads = 0; ///< left from a road-building card; they may be laid before the roll
    bool bridgeByCard = false;  ///< GR-34: one of them became a bridge
    PlayerId specialAfter{};    ///< BA-51: the player whose turn just ended, while the others may build

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct PlayerPart {
    std::uint8_t army = 0;       ///< knights played (BA-41)
    std::int16_t cardPoints = 0; ///< points that are not visible on the board (BA-42)

    friend bool operator==(const PlayerPart&, const PlayerPart&) = default;
};

/// Robber and pirate; invalid while off the board or if the scenario has none.
struct ThievesPart {
    HexId robber{};
    HexId pirate{};

    friend bool operator==(const ThievesPart&, const ThievesPart&) = default;
};

/// Walls and riders (GW). Riders stand in one list in the order of their arrival at their current place: the
/// first on a place is first in, the last is last in (GW-05).
struct GreatWallPart {
    static constexpr const char* name = "great-wall";
    static constexpr ModuleName module = ModuleName::riders;

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

/// The storm, and the pieces it left to be rebuilt (WO-20 to WO-28).
struct StormPart {
    static constexpr const char* name = "storm";
    static constexpr ModuleName module = ModuleName::storm;

    /// A gap that its owner must fill before building a piece of that kind elsewhere (WO-27).
    struct Repair {
        SideId at{};
        PlayerId player{};
        LineKind kind = LineKind::none; ///< of the lost piece
        friend bool operator==(const Repair&, const Repair&) = default;
    };

    HexId at{};
    Direction heading = Direction::E;
    MapEdge half = MapEdge::west; ///< on a split hex: the edge of the map (WO-23)
    boost::container::small_vector<Repair, 8> repairs;

    friend bool operator==(const StormPart& a, const StormPart& b) {
        return a.at == b.at && a.heading == b.heading && a.half == b.half &&
               std::equal(a.repairs.begin(), a.repairs.end(), b.repairs.begin(), b.repairs.end());
    }
};

/// The number tokens in a bag, counted by number.
using TokenBag = std::array<std::uint8_t, 13>;

/// New land and one-point markers (WO-30 to WO-41).
struct DiscoveryPart {
    static constexpr const char* name = "discovery";
    static constexpr ModuleName module = ModuleName::discovery;

    TokenBag bag{};
    std::bitset<maxHexes> known; ///< hexes that have carried a number or were discovered
    std::array<PlayerId, maxMarkers>
        markerHolders{}; ///< by the board's marker; invalid: it lies on its corner

    friend bool operator==(const DiscoveryPart&, const DiscoveryPart&) = default;
};

/// Raiders (RA-03 to RA-42).
struct RaidersPart {
    static constexpr const char* name = "raiders";
    static constexpr ModuleName module = ModuleName::raiders;

    std::uint8_t supply = 0;                       ///< off the board, still to come
    std::array<std::uint8_t, maxPlayers> driven{}; ///< in front of the players (RA-40)
    ById<HexId, std::uint8_t, 128> at;             ///< any number on deserts, at most one on other land
    std::bitset<maxHexes> due;                     ///< hexes still to be taken in this roll (RA-20)
    std::bitset<maxHexes> fresh;                   ///< hexes taken in this roll (RA-22)

    /// True if both look the same to the table.
    [[nodiscard]] bool looksLike(const RaidersPart& other) const {
        return supply == other.supply && driven == other.driven && at == other.at;
    }
    friend bool operator==(const RaidersPart&, const RaidersPart&) = default;
};

/// How the game ended; `over` is false while it goes on (BA-43, GW-71).
struct Ending {
    bool over = false;
    bool lastPenalty = false; ///< by the last penalty chip (GW-71), not on reaching the goal
    std::bitset<maxPlayers> winners;
    std::array<std::int16_t, maxPlayers> points{};

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// What has changed since the closing phases last ran (decisions 3). It is part of the state because
/// questions to the table may come between a change and its judgement.
struct Unjudged {
    bool network =
        false; ///< lines or buildings: routes are measured (BA-40), raiders judge them (RA-30, RA-31)
    bool raiders = false; ///< raiders: roads and buildings are judged (RA-30, RA-31)
    bool army = false;    ///< knights (BA-41)

    friend bool operator==(const Unjudged&, const Unjudged&) = default;
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
    StormPart storm;
    DiscoveryPart discovery;
    RiverPart river;
    RaidersPart raiders;
    JunglePart jungle;
    /// The players who were told that a harbour is shut, one bit per player (GW-41, RA-32).
    std::array<std::uint8_t, maxHarbours> shutHarbours{};
    Ending ending;
    Unjudged unjudged;
    TaskStack tasks; ///< waiting tasks, the next one last (decisions 2)

    [[nodiscard]] const Board& board() const { return setup->board(); }
    friend bool operator==(const State&, const State&) = default;
};

/// The modules' parts of a state, in the order in which the log writes them, for code that treats all parts
/// alike and names none.
template <class S> [[nodiscard]] constexpr auto partsOf(S& state) {
    return std::tie(state.greatWall, state.storm, state.discovery, state.river, state.raiders, state.jungle);
}

/// The state before anything is placed: levels, bag, robber and pirate as in the scenario and the board.
[[nodiscard]] State initialState(SetupRef setup);

/// The players as bits of one number.
[[nodiscard]] std::uint8_t bitsOf(const PlayerList& players);
/// The players whose bit is set.
[[nodiscard]] PlayerList withBit(const PlayerList& players, std::uint8_t bits);

[[nodiscard]] PlayerId nextPlayer(const State& state, PlayerId player);
/// All players in turn order, starting with this one (decisions 4).
[[nodiscard]] PlayerList playersFrom(const State& state, PlayerId first);
/// How many settlements each player founds: 2 (BA-34), or 3 with a border fort (GW-10).
[[nodiscard]] int foundingSettlements(const Setup& setup);

} // namespace watchfire::hex
