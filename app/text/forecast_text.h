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
    /// The kind of what happens: "seven", "collect", "quiet", or a module's own word, such as "breach".
    QString level;
    QStringList lines;                       ///< all steps, or one line per larger die
    bool danger = false;                     ///< somebody loses something
    bool byDie = false;                      ///< `lines` has one line per larger die
    QString sign{};                          ///< its picture; empty where cards come or nothing happens
    std::vector<hex::PlayerId> collectors{}; ///< who gets cards from hexes, each once
};
/// Who collects in these steps, each once, in the order of the steps.
[[nodiscard]] std::vector<hex::PlayerId> collectorsIn(const hex::Steps& steps);

/// `sign` and `collectors` are set.
ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry);

/// "7 of 36 rolls breach a wall (19%)", and whether that is a danger.
struct ForecastHeadline {
    QString text;
    bool danger = false;
};
ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries);

} // namespace watchfire::text
