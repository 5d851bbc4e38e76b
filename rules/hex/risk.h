// SPDX-License-Identifier: Apache-2.0
// What may be hit before a player's next turn, place by place. Every roll until then is run with the real
// rules, and equal positions are followed once. How the clauses are read:
// - Between two rolls nobody builds, moves a ship, plays a card or corrects; turns end as they stand.
// - A draw or die counts by its chances: a rider by the bag's content (GW-20), a token likewise (WO-30), each
//   face of the eruption die equally (RA-60).
// - The player who loses a card makes no difference on the board (GW-40, BA-21, RA-50): one answer stands for
//   all.
// - If a player chooses a place or a heading (BA-21, GW-40, WO-22, WO-24, WO-25, RA-10, RA-21), all legal
//   answers are equally likely; the result is then an estimate, and `exact` is false.
// - The rolls end when the game ends (GW-71, BA-43).
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <vector>

namespace watchfire::hex {

struct Risk {
    struct Hit {
        HitKind kind = HitKind::breach;
        Place at{};
        double chance = 0; ///< of at least one hit, 0 to 1
    };
    int rolls = 0;         ///< rolls before the player's next turn
    std::vector<Hit> hits; ///< likeliest first; equal ones by kind and place
    bool exact = true;     ///< false if somebody chose on the way or something was passed over
    /// Chance of the positions that were passed over because there were too many: each `chance` may be higher
    /// by this much.
    double passedOver = 0;
};

struct RiskLimits {
    /// Positions that are followed from one roll to the next; the likeliest ones are kept.
    std::size_t positions = 800;
    /// A question to the table is not followed if it is less likely than this.
    double least = 5e-6;
    /// Called between positions: if it returns true, the search gives up and the result has no hits.
    std::function<bool()> givenUp{};
};

/// Limits for an answer at once, within 20 ms on each shipped board. Much may be passed over then, which the
/// answer says; if nothing was, it is the whole answer.
[[nodiscard]] inline RiskLimits firstLook() {
    return {.positions = 150, .least = 5e-5};
}

/// The risk from this position to the beginning of the player's next turn, including the player's own roll if
/// it is still due. No hits and no rolls before the game has begun, after it, and while a decision is open.
[[nodiscard]] Risk riskUntilTurnOf(const State& state, PlayerId player, const RiskLimits& limits = {});

/// True if the hit concerns this player: an own wall, an own piece, or a hex or harbour with an own building.
[[nodiscard]] bool concerns(const State& state, PlayerId player, const Risk::Hit& hit);

} // namespace watchfire::hex
