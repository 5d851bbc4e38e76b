// SPDX-License-Identifier: Apache-2.0
// The board of Black Powder as rows for the screens: sections, hordes, towers, what players have beside it,
// and the year's facts. Everything is read off the state; nothing is decided here.
#pragma once

#include "app/models/powder_model.h"
#include "app/models/strip_model.h"
#include "rules/powder/forecast.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <array>
#include <optional>

namespace watchfire {

/// How this winter's assault of a section ended; nothing before it.
struct AssaultResult {
    std::optional<int> power; ///< nothing: not known, and it did not matter
    std::optional<int> defense;
    bool breached = false;
    bool byLadders = false;
};
using AssaultResults = std::array<std::optional<AssaultResult>, powder::sectionCount>;

/// Takes in what these steps tell of an assault; true where they begin a winter, so that what was told
/// before belongs to another one.
bool readAssault(const powder::Steps& steps, AssaultResults& results);

QList<PowderSectionRow> sectionRows(const powder::State& state, const powder::Forecast& forecast,
                                    const AssaultResults& results);
QList<PowderSlotRow> slotRows(const powder::State& state);
QList<PowderTowerRow> towerRows(const powder::State& state);
QList<PowderHoldingRow> holdingRows(const powder::State& state);
QList<PowderForecastRow> forecastRows(const powder::State& state, const powder::Forecast& forecast);
/// Kinds: "lethality", "shame", "draws", "deck".
QList<StripRow> yearFacts(const powder::State& state);
/// Shame under a player's soldiers and on his cards.
int shameOf(const powder::Holdings& holdings);

} // namespace watchfire
