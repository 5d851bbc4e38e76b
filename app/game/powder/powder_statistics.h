// SPDX-License-Identifier: Apache-2.0
// What a game of Black Powder counted (rules/powder/statistics.h), in words and rows for the page of
// statistics.
#pragma once

#include "app/models/statistics_model.h"

class QString;

namespace watchfire {

class PowderGame;

StatisticsModel::Facts powderStatistics(const PowderGame& game, const QString& title);

} // namespace watchfire
