// SPDX-License-Identifier: Apache-2.0
// What the next roll would trigger, in words, and what threatens each wall (screens.md, "Before the roll").
#pragma once

#include "rules/hex/forecast.h"
#include "rules/hex/state.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire::text {

struct ForecastLine {
    QString headline; ///< "Rider V to W5: White breached"
    /// Dangers: "breach", "falls", "eruption"; what comes nearer: "rider", "raid", "storm", "flood"; else
    /// "seven", "collect", "quiet".
    QString level;
    QStringList lines; ///< of "storm": one for each larger die; else all steps
};
ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry);

/// "7 of 36 rolls breach a wall (19%)"; the second: whether that is a danger.
struct ForecastHeadline {
    QString text;
    bool danger = false;
};
ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries);

} // namespace watchfire::text
