// SPDX-License-Identifier: Apache-2.0
// What a game of Black Powder counted (rules/powder/statistics.h), in words and rows for the page of
// statistics.
#pragma once

#include "app/models/statistics_model.h"
#include "rules/powder/statistics.h"

namespace watchfire {

class PowderGame;

/// What a clan's honor consists of, if not only of what the game's course brought: "57 in play, −30 shame".
QString honorWords(const powder::Statistics& counted, powder::Clan clan);

StatisticsModel::Facts powderStatistics(const PowderGame& game, const QString& title);

} // namespace watchfire
