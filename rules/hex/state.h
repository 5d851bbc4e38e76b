// SPDX-License-Identifier: Apache-2.0
// A game's state: one regular value (decisions 1). A shared immutable set-up, flat arrays by index, and a
// small struct for each module's part; no maps, no strings. On boards of usual size, a copy takes a few
// hundred bytes and no allocation.
#pragma once

#include "rules/hex/buildings.h"
#include "rules/hex/ids.h"
#include "rules/hex/modules/data.h"
#include "rules/hex/setup.h"
#include "rules/hex/task.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace watchfire::hex {

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
    bool onceByCard = false;    ///< GR-34: the card has already paid for its one bridge
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

/// What is of the same size on every board. It stands apart because it is plain: it is copied as bytes.
struct PlainParts {
    std::array<PlayerPart, maxPlayers> players{};
    Turn turn;
    PlayerId longestRoad{};
    PlayerId largestArmy{};
    ThievesPart thieves;
    /// The players who were told that a harbour is shut, one bit per player (GW-41, RA-32).
    std::array<std::uint8_t, maxHarbours> shutHarbours{};
    Unjudged unjudged;
    Ending ending; ///< last: gcc copies a base that ends in padding by way of a temporary

    friend bool operator==(const PlainParts&, const PlainParts&) = default;
};
static_assert(std::is_trivially_copyable_v<PlainParts>);

/// The modules' parts are in a base: `state.storm`, `state.river` and so on.
struct State : ModuleParts, PlainParts {
    SetupRef setup;
    Buildings buildings;
    ById<SideId, Line, 488> lines;
    ById<HexId, std::uint8_t, 152> numbers; ///< number tokens as they lie now; 0: none
    TaskStack tasks;                        ///< waiting tasks, the next one last (decisions 2)

    [[nodiscard]] const Board& board() const { return setup->board(); }
    friend bool operator==(const State&, const State&) = default;
};

/// The state before anything is placed: levels, bag, robber and pirate as in the scenario and the board.
[[nodiscard]] State initialState(SetupRef setup);

/// True if a building of the player's, standing or fallen, is at this corner.
[[nodiscard]] inline bool ownBuildingAt(const State& state, CornerId corner, PlayerId player) {
    return state.buildings[corner] && state.buildings[corner].player == player;
}
/// The same for one of these corners.
template <class Corners>
[[nodiscard]] bool ownBuildingAtOneOf(const State& state, const Corners& corners, PlayerId player) {
    return std::any_of(corners.begin(), corners.end(),
                       [&](CornerId corner) { return ownBuildingAt(state, corner, player); });
}

/// The first hex that carries this number, among those from the index `from`; invalid if there is none.
[[nodiscard]] inline HexId nextWith(const State& state, int number, std::size_t from) {
    const std::size_t count = state.numbers.size();
    if (from >= count)
        return {};
    const std::uint8_t* begin = &state.numbers[HexId(0)];
    const auto* found = static_cast<const std::uint8_t*>(std::memchr(begin + from, number, count - from));
    return found == nullptr ? HexId{} : HexId(static_cast<std::size_t>(found - begin));
}

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
