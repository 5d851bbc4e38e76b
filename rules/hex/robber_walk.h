// SPDX-License-Identifier: Apache-2.0
// Where the robber may come and go within a number of moves (BA-21), for games in which nothing else depends
// on his place (`robberIsApart`). The risk would otherwise follow every position once for each hex on which
// he may stand.
#pragma once

#include "rules/hex/risk.h"

#include <vector>

namespace watchfire::hex {

/// The chances that he blocks a hex or frees one, from where he stands in `start`. `moves` has the chance of
/// each number of moves, from 0. All hexes to which he may go are equally likely.
[[nodiscard]] std::vector<Risk::Hit> robberHits(const State& start, const std::vector<double>& moves);

} // namespace watchfire::hex
