// SPDX-License-Identifier: Apache-2.0
// What may be hit before a player's next turn, place by place: every roll from now until then is rolled by
// the code that will run, and positions that are the same are followed once. The reading of the clauses:
// - Between two rolls nobody builds, moves a ship, plays a card or corrects; turns end as they stand.
// - What is drawn or thrown counts as often as it can come: a rider by what the bag holds (GW-20), a token
//   likewise (WO-30), each face of the eruption die once (RA-60).
// - From whom a card is taken changes nothing on the board (GW-40, BA-21, RA-50): any answer stands for all.
// - Where a player chooses a place or a heading (BA-21, GW-40, WO-22, WO-24, WO-25, RA-10, RA-21), each legal
//   answer counts alike; what follows from that is an estimate, and `exact` says so.
// - The rolls end where the game ends (GW-71, BA-43).
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <vector>

namespace watchfire::hex {

enum class HitKind : std::uint8_t {
    breach,      ///< a wall breaks (GW-30)
    rider,       ///< a rider comes before a wall (GW-21)
    blocked,     ///< a hex is blocked: rider (GW-31), robber (BA-21), flood (GR-13)
    freed,       ///< the robber leaves a hex (BA-21), or the flood does (GR-13)
    raider,      ///< a raider takes a hex (RA-20)
    falls,       ///< a building falls (RA-31)
    buried,      ///< a building is destroyed or reduced by an eruption (RA-60)
    turned,      ///< a road is turned (RA-30)
    lost,        ///< the storm takes a piece (WO-25)
    harbourShut, ///< GW-41, RA-32; `at` is the harbour's side
};

struct Risk {
    struct Hit {
        HitKind kind = HitKind::breach;
        Place at{};
        double chance = 0; ///< of at least once, 0 to 1
    };
    int rolls = 0;         ///< that come before the player's next turn
    std::vector<Hit> hits; ///< the likeliest first; of the same chance in the order of kind and place
    bool exact = true;     ///< nobody chose on the way, and nothing was passed over
    /// Chance of what was passed over because too many positions came up: each `chance` may be so much
    /// higher.
    double passedOver = 0;
};

struct RiskLimits {
    /// Positions that are followed from one roll to the next, the likeliest ones.
    std::size_t positions = 800;
    /// A question to the table is not followed where it comes up less likely than this.
    double least = 5e-6;
    /// Asked between positions: true gives up, and the answer has no hits.
    std::function<bool()> givenUp{};
};

/// From this position to the beginning of the player's next turn; his own roll counts where it is still due.
/// No hits and no rolls before the game has begun, after it, and while a decision is open.
[[nodiscard]] Risk riskUntilTurnOf(const State& state, PlayerId player, const RiskLimits& limits = {});

/// Whether it can be felt by this player: his wall, his piece, or a hex or harbour where a building of his
/// stands.
[[nodiscard]] bool concerns(const State& state, PlayerId player, const Risk::Hit& hit);

} // namespace watchfire::hex
