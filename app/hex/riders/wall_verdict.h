// SPDX-License-Identifier: Apache-2.0
// What threatens each wall (screens.md, "Before the roll").
#pragma once

#include "rules/hex/forecast.h"
#include "rules/hex/state.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire::text {

/// What the state strip says about a wall.
struct WallVerdict {
    QString text;     ///< "9 or 12: breach", "holds", "secure", "breached"
    QString danger;   ///< "secure", "holds", "warn", "breach"
    int ways = 0;     ///< of 36 rolls, how many breach it
    QStringList sums; ///< those that breach it
};
/// `breachedNow`: this roll has just breached it.
WallVerdict wallVerdict(const hex::State& state, hex::WallId wall,
                        const std::vector<hex::ForecastEntry>& entries, bool breachedNow);

} // namespace watchfire::text
