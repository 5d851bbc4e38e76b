// SPDX-License-Identifier: Apache-2.0
// The years of a game of Black Powder for the pages of statistics: a table of counts with a column for each
// year, and what happened in each year: what broke, where and why, and who won and lost what.
#pragma once

#include "app/models/statistics_model.h"
#include "rules/powder/state.h"
#include "rules/powder/statistics.h"

namespace watchfire {

/// "+5", "−3", "0".
QString signedNumber(int n);

/// The columns' heads: the numbers of the years.
QStringList yearColumns(const powder::Statistics& counted);
/// The counts, those of the summary first. What several clans share is the sum over the ranked clans, so it
/// adds up with their own figures; Reed has rows of its own (BP-92).
QList<TallyRow> yearTallies(const powder::State& state, const powder::Statistics& counted);
/// What happened, year by year: hordes defeated, what broke and was raised again, soldiers lost, shame,
/// honor.
QList<YearRow> yearEvents(const powder::State& state, const powder::Statistics& counted);
/// Breaches on the timeline of points.
QList<MomentRow> breachMoments(const powder::State& state, const powder::Statistics& counted);

} // namespace watchfire
