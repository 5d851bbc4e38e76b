// SPDX-License-Identifier: Apache-2.0
// Longest roads, exact (BA-40).
#pragma once

#include "rules/hex/state.h"

namespace watchfire::hex {

/// Length of the player's longest road: the longest line that uses no side twice and does not pass through a
/// foreign building; roads and ships join only at an own standing building (RA-34); turned roads do not count
/// (RA-30). Counted in half segments, since a bridge is one and a half (GR-32).
[[nodiscard]] int longestRoadHalves(const State& state, PlayerId player);

} // namespace watchfire::hex
