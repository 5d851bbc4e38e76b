// SPDX-License-Identifier: Apache-2.0
// Points, and the two cards that change hands (BA-40 to BA-43).
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

/// Visible points: buildings, cards, points entered by the table, and what the scenario adds or takes (BA-42,
/// GW-33).
[[nodiscard]] int pointsOf(const State& state, PlayerId player);
/// What the largest army is worth in this scenario; 0 if it is not used (BA-41, GW-52, RA-00).
[[nodiscard]] int largestArmyWorth(const Setup& setup);
[[nodiscard]] Clause largestArmyRule(const Setup& setup);
/// The player whose settlement or city stands on the section's border fort; invalid if none does (GW-10).
[[nodiscard]] PlayerId ownerOf(const State& state, WallId wall);

} // namespace watchfire::hex
