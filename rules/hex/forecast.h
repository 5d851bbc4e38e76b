// SPDX-License-Identifier: Apache-2.0
// What each sum of the next roll would trigger. Found by rolling it with the real rules.
#pragma once

#include "rules/hex/outcome.h"
#include "rules/hex/state.h"

#include <array>
#include <vector>

namespace watchfire::hex {

struct ForecastEntry {
    int sum = 0;
    int ways = 0;        ///< of 36
    Steps steps;         ///< up to the first decision
    bool breach = false; ///< at least one wall breaks (GW-30)
    /// If a seven depends on the larger die (WO-21): what 4, 5 and 6 trigger, each in two of the six ways.
    struct ByLargerDie {
        int larger = 0;
        Steps steps;
    };
    std::vector<ByLargerDie> byLargerDie{};
};

/// Entries for the sums 2 to 12; empty if no roll may come now.
[[nodiscard]] std::vector<ForecastEntry> forecast(const State& state);

} // namespace watchfire::hex
