// SPDX-License-Identifier: Apache-2.0
// What a roll leads to where raiders spread or a volcano erupts, as far as it can be told before anybody
// answers.
#pragma once

#include "app/text/forecast_text.h"

#include <optional>

namespace watchfire::text {

/// The forecast of a sum with which raiders take hexes, something falls or a volcano erupts (RA-20, RA-60).
[[nodiscard]] std::optional<ForecastLine> raidForecast(const hex::State& state,
                                                       const hex::ForecastEntry& entry);

/// "12 of 36 rolls bring raiders (33%)"; before the storm of the raiders, how many are still to come (RA-11).
[[nodiscard]] ForecastHeadline raidHeadline(const hex::State& state,
                                            const std::vector<hex::ForecastEntry>& entries);

} // namespace watchfire::text
