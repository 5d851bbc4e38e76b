// SPDX-License-Identifier: Apache-2.0
// What winter would bring to each section if it came now, in words, and what would hold it.
#pragma once

#include "app/text/forecast_text.h"
#include "rules/powder/forecast.h"

namespace watchfire::text {

/// For one section. Levels: "unknown" if the book has to be asked first, "breach", "holds".
ForecastLine forecastLine(const powder::State& state, const powder::SectionForecast& section);
/// For a manned tower, and for a lost wall level; one line.
QString forecastLine(const powder::State& state, const powder::TowerForecast& tower);
QString forecastLine(const powder::State& state, const powder::Destruction& destroyed);
/// The same where its section is named already.
QString destructionLine(const powder::Destruction& destroyed);

/// When a card is defeated all of whose spots are covered (BP-13, BP-14); `card`: its name.
QString coveredLine(const powder::State& state, const QString& card);

/// "2 of 3 sections would break", and whether that is a danger.
/// In winter the assault itself is meant: nobody asks what would be "if winter came now".
ForecastHeadline forecastHeadline(const powder::State& state, const powder::Forecast& forecast);

} // namespace watchfire::text
