// SPDX-License-Identifier: Apache-2.0
// Longest roads, exact (BA-40).
#pragma once

#include "rules/hex/state.h"

namespace watchfire::hex {

/// Length of the player's longest road: the longest line that uses no side twice and does not pass through
/// another player's building. Roads and ships join only at an own standing building (RA-34); turned roads do
/// not count (RA-30). Counted in half segments, because a bridge counts one and a half (GR-32).
[[nodiscard]] int longestRoadHalves(const State& state, PlayerId player);

} // namespace watchfire::hex
