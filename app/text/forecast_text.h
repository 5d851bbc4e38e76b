// SPDX-License-Identifier: Apache-2.0
// What the next roll would trigger, in words, and the dangers for each wall (screens.md, "Before the roll").
#pragma once

#include "rules/hex/forecast.h"
#include "rules/hex/state.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire::text {

struct ForecastLine {
    QString headline; ///< "Rider V to W5: White breached"
    /// Dangers: "breach", "falls", "eruption"; approaching: "rider", "raid", "storm", "flood"; otherwise
    /// "seven", "collect", "quiet".
    QString level;
    QStringList lines; ///< for "storm": one line per larger die; otherwise all steps
};
ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry);

/// "7 of 36 rolls breach a wall (19%)", and whether that is a danger.
struct ForecastHeadline {
    QString text;
    bool danger = false;
};
ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries);

} // namespace watchfire::text
