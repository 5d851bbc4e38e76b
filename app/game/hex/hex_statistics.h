// SPDX-License-Identifier: Apache-2.0
// A hex game's figures (rules/hex/statistics.h) in words and rows for the page of statistics.
#pragma once

#include "app/models/statistics_model.h"

class QString;

namespace watchfire {

class HexGame;

/// `from`: whose dice, as StatisticsModel::from.
StatisticsModel::Facts hexStatistics(const HexGame& game, const QString& title, const QString& from);

} // namespace watchfire
