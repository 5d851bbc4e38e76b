// SPDX-License-Identifier: Apache-2.0
// What a game counted up to now: dice, cards made and missed, riders and breaches, storm, floods, raiders,
// the points roll by roll. Counted anew from the commands in force, so what was undone does not count.
#pragma once

#include "rules/game.h"
#include "rules/hex/ids.h"
#include "rules/hex/step.h"

#include <array>
#include <cstdint>
#include <vector>

namespace watchfire::hex {

/// Whose dice: the tower's, or those that were entered.
enum class DiceFrom : std::uint8_t { all, tower, hand };
inline constexpr std::size_t diceFromCount = 3;

struct DiceCount {
    int rolls = 0;
    std::array<int, 13> sums{}; ///< by sum, 2 to 12
    std::array<int, 7> faces{}; ///< by face, 1 to 6; two to a roll
    /// Rolls in a row without the sum: up to now, and the most there were.
    std::array<int, 13> dryNow{};
    std::array<int, 13> dryMost{};

    friend bool operator==(const DiceCount&, const DiceCount&) = default;
};

/// What kept a player's buildings from collecting; the first four as the step `blocked` says, the last: they
/// lay on their side (RA-34).
enum class MissedBy : std::uint8_t { robber, rider, flood, raider, fallen };
inline constexpr std::size_t missedByCount = 5;

struct PlayerCount {
    int cards = 0;       ///< collected, the founding's included
    int rolledCards = 0; ///< by rolls
    std::array<int, missedByCount> missed{};
    int dryNow = 0; ///< rolls in a row that gave the player nothing: up to now, and the most there were
    int dryMost = 0;
    /// For each roll the chance that it gave the player something, on the board before it.
    std::vector<double> chances;
    int fallen = 0;    ///< buildings laid on their side
    int destroyed = 0; ///< buildings lost or reduced to a volcano
    int lost = 0;      ///< roads and ships lost to the storm
    int driven = 0;    ///< raiders driven off
    int penalties = 0; ///< penalty chips taken

    friend bool operator==(const PlayerCount&, const PlayerCount&) = default;
};

struct WallCount {
    int riders = 0; ///< that came to the wall
    int breaches = 0;

    friend bool operator==(const WallCount&, const WallCount&) = default;
};

/// Something that belongs on a time line.
struct Moment {
    enum class Kind : std::uint8_t { breach, longestRoad, largestArmy, flood, stormBegins, falls, eruption };
    Kind kind = Kind::breach;
    int roll = 0;      ///< after so many rolls
    PlayerId player{}; ///< who got the card, whose building fell; invalid: nobody
    WallId wall{};     ///< of a breach

    friend bool operator==(const Moment&, const Moment&) = default;
};

struct Standing {
    int roll = 0; ///< after so many rolls
    std::array<int, maxPlayers> points{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

struct Statistics {
    std::array<DiceCount, diceFromCount> dice{};
    std::array<PlayerCount, maxPlayers> players{};
    std::array<WallCount, maxWalls> walls{};
    std::vector<int> stormPaths; ///< hexes of each of the storm's moves
    int tokensDrawn = 0;
    int tokensMoved = 0;
    int floods = 0;
    int raids = 0; ///< hexes taken by raiders
    int eruptions = 0;
    std::vector<Moment> moments;
    std::vector<Standing> standings; ///< whenever points changed, the first at the beginning

    [[nodiscard]] const DiceCount& of(DiceFrom from) const { return dice[static_cast<std::size_t>(from)]; }
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Carries the session's commands in force out once more and counts.
[[nodiscard]] Statistics statisticsOf(const HexSession& session);

} // namespace watchfire::hex
