// SPDX-License-Identifier: Apache-2.0
// What a game has counted so far: dice, cards collected and missed, riders and breaches, storm, floods,
// raiders, and the points roll by roll. Counted afresh from the commands in force, so undone commands do not
// count.
#pragma once

#include "rules/game.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/step.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace watchfire::hex {

/// Whose dice: the tower's, or those entered by hand.
enum class DiceFrom : std::uint8_t { all, tower, hand };
inline constexpr std::size_t diceFromCount = 3;

struct DiceCount {
    int rolls = 0;
    std::array<int, 13> sums{}; ///< by sum, 2 to 12
    std::array<int, 7> faces{}; ///< by face, 1 to 6; two per roll
    /// Rolls in a row without the sum: now, and the longest run.
    std::array<int, 13> dryNow{};
    std::array<int, 13> dryMost{};

    friend bool operator==(const DiceCount&, const DiceCount&) = default;
};

struct PlayerCount {
    int cards = 0; ///< collected, including the founding
    std::array<int, missedByCount> missed{};
    int dryNow = 0; ///< rolls in a row that gave the player nothing: now, and the longest run
    int dryMost = 0;
    /// For each roll the chance, on the board before it, that it gave the player something.
    std::vector<double> chances;
    int fallen = 0;    ///< buildings laid on their side
    int destroyed = 0; ///< buildings lost or reduced to a volcano
    int lost = 0;      ///< roads and ships lost to the storm
    int driven = 0;    ///< raiders driven off
    int penalties = 0; ///< penalty chips taken

    friend bool operator==(const PlayerCount&, const PlayerCount&) = default;
};

struct WallCount {
    int riders = 0; ///< riders that came to the wall
    int breaches = 0;

    friend bool operator==(const WallCount&, const WallCount&) = default;
};

/// Something that belongs on a timeline.
struct Moment {
    using Kind = MomentKind;
    Kind kind = Kind::breach;
    int roll = 0;      ///< after so many rolls
    PlayerId player{}; ///< who got the card or whose building fell; invalid: nobody
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
    std::vector<int> stormPaths; ///< number of hexes of each of the storm's moves
    int tokensDrawn = 0;
    int tokensMoved = 0;
    int raids = 0; ///< hexes taken by raiders
    std::vector<Moment> moments;
    std::vector<Standing> standings; ///< at the start and whenever points changed

    [[nodiscard]] const DiceCount& of(DiceFrom from) const { return dice[static_cast<std::size_t>(from)]; }
    /// How often this has happened.
    [[nodiscard]] int times(MomentKind kind) const {
        return static_cast<int>(std::count_if(moments.begin(), moments.end(),
                                              [&](const Moment& moment) { return moment.kind == kind; }));
    }
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Replays the session's commands in force and counts.
[[nodiscard]] Statistics statisticsOf(const HexSession& session);

} // namespace watchfire::hex
