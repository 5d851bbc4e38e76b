// SPDX-License-Identifier: Apache-2.0
// Longest roads, exact (BA-40).
#pragma once

#include "rules/hex/state.h"

#include <array>

namespace watchfire::hex {

/// Length of each player's longest road: the longest line that uses no side twice and does not pass through
/// another player's building. Roads and ships join only at an own standing building (RA-34); turned roads do
/// not count (RA-30). Counted in half segments, because a bridge counts one and a half (GR-32). A player
/// whose lines together are shorter than `least` has 0. Exact for all lines that a player has pieces for; of
/// a mesh of far more the longest line that was found in a bounded number of steps, which is the same on
/// every machine.
[[nodiscard]] std::array<int, maxPlayers> longestRoadsHalves(const State& state, int least = 0);

} // namespace watchfire::hex
