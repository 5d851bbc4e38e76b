// SPDX-License-Identifier: Apache-2.0
// The board of Black Powder as rows for the screens: sections, hordes, towers, the players' other pieces, and
// the year's facts. Everything is read from the state; nothing is decided here.
#pragma once

#include "app/models/powder_model.h"
#include "app/models/strip_model.h"
#include "rules/powder/forecast.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <array>
#include <optional>
#include <vector>

namespace watchfire {

/// How this winter's assault of a section ended; nothing before it.
struct AssaultResult {
    std::optional<int> power; ///< empty: unknown, and without effect
    std::optional<int> defense;
    bool breached = false;
    bool byLadders = false;
    int lost = 0; ///< wall levels that the section lost after its assault
};
using AssaultResults = std::array<std::optional<AssaultResult>, powder::sectionCount>;

/// Reads what these steps say about an assault. True if these steps start a winter; earlier steps belong to
/// the previous one.
bool readAssault(const powder::Steps& steps, AssaultResults& results);

/// What stands on the table now, and what will once the step that is due is done. What the rows' state has
/// besides is only presumed (presumed_soldiers.h).
struct TableChange {
    const powder::State& now;
    const powder::State& next;
    /// How many horde cards are still to be laid before a section, and how many that are defeated are still
    /// to be taken off.
    std::array<int, powder::sectionCount> awaited{}, leaving{};
    bool entering = false; ///< what is presumed is only being entered
    /// Those killed who may still be saved, where their wounds lie already.
    std::vector<powder::SoldierAt> doomed{};
};

QList<PowderSectionRow> sectionRows(const powder::State& state, const powder::Forecast& forecast,
                                    const AssaultResults& results, const TableChange* change = nullptr);
QList<PowderSlotRow> slotRows(const powder::State& state, const TableChange* change = nullptr);
QList<PowderTowerRow> towerRows(const powder::State& state, const TableChange* change = nullptr);
QList<PowderHoldingRow> holdingRows(const powder::State& state);
QList<PowderForecastRow> forecastRows(const powder::State& state, const powder::Forecast& forecast);
/// Kinds: "lethality", "shame", "draws", "deck".
QList<StripRow> yearFacts(const powder::State& state);
/// Shame under a player's soldiers and on his cards.
int shameOf(const powder::Holdings& holdings);

} // namespace watchfire
