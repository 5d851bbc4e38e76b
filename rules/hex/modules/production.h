// SPDX-License-Identifier: Apache-2.0
// What a sum yields on the board as it is (BA-10, BA-11): for the roll itself, and for counting what was
// missed.
#pragma once

#include "rules/hex/module.h"

#include <boost/container/small_vector.hpp>

namespace watchfire::hex {

using Amounts = std::array<std::uint8_t, maxPlayers>;

/// What each player's buildings at a hex collect: 1 per settlement, 2 per city (BA-10), nothing if fallen
/// (RA-34). With `fallen`: what the fallen ones would have collected.
[[nodiscard]] Amounts amountsAt(const State& state, HexId hex, bool fallen = false);

/// A hex that produces on this sum, and what keeps it from doing so.
struct Yield {
    HexId hex;
    YieldRules::Harvest harvest;
    std::optional<YieldRules::Block> block;
};
/// In the board's order.
[[nodiscard]] boost::container::small_vector<Yield, 8> yieldsOf(const State& state, int sum);

} // namespace watchfire::hex
