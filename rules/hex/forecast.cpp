// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/forecast.h"

#include "rules/hex/apply.h"
#include "rules/hex/module.h"

#include <algorithm>

namespace watchfire::hex {

namespace {

/// What a seven does for each larger die (WO-21).
std::vector<ForecastEntry::ByLargerDie> sevensOf(const State& state) {
    std::vector<ForecastEntry::ByLargerDie> sevens;
    for (const int larger : {4, 5, 6}) {
        const Dice dice{static_cast<std::uint8_t>(7 - larger), static_cast<std::uint8_t>(larger)};
        auto outcome = apply(state, command::Roll{dice});
        if (outcome)
            sevens.push_back({larger, std::move(outcome->steps)});
    }
    return sevens;
}

} // namespace

std::vector<ForecastEntry> forecast(const State& state) {
    std::vector<ForecastEntry> entries;
    for (int sum = 2; sum <= 12; ++sum) {
        const int a = std::max(1, sum - 6);
        const Dice dice{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(sum - a)};
        auto outcome = apply(state, command::Roll{dice});
        if (!outcome)
            return {};
        ForecastEntry entry{sum, 6 - std::abs(sum - 7), std::move(outcome->steps), false, {}};
        entry.breach = std::any_of(entry.steps.begin(), entry.steps.end(), [](const Step& step) {
            return std::holds_alternative<step::Breach>(step);
        });
        if (sum == 7 && readsLargerDie(*state.setup))
            entry.byLargerDie = sevensOf(state);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace watchfire::hex
