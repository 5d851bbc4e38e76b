// SPDX-License-Identifier: Apache-2.0
// Longest roads, exact (BA-40).
#pragma once

#include "rules/hex/state.h"

namespace watchfire::hex {

/// Length of the player's longest road: the longest line that uses no side twice and does not pass through a
/// foreign building; roads and ships join only at an own building. Counted in half segments, so that later
/// pieces may count one and a half.
[[nodiscard]] int longestRoadHalves(const State& state, PlayerId player);

} // namespace watchfire::hex
