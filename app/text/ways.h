// SPDX-License-Identifier: Apache-2.0
// How many of 36 rolls do something, and their share.
#pragma once

#include "rules/hex/forecast.h"

#include <vector>

namespace watchfire::text {

inline constexpr int allRolls = 36;

/// How many of 36 rolls answer a question about them.
template <class Question>
[[nodiscard]] int waysOf(const std::vector<hex::ForecastEntry>& entries, const Question& question) {
    int ways = 0;
    for (const hex::ForecastEntry& entry : entries)
        ways += question(entry) ? entry.ways : 0;
    return ways;
}

[[nodiscard]] inline int percent(int ways) {
    return (ways * 100 + allRolls / 2) / allRolls;
}

} // namespace watchfire::text
