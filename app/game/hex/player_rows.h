// SPDX-License-Identifier: Apache-2.0
// The players as the bar above the board shows them: points, and what each holds by the modules of the game
// (cards, chips, markers, raiders, counters).
#pragma once

#include "app/models/table_model.h"
#include "rules/hex/state.h"

namespace watchfire {

/// In turn order.
QList<PlayerRow> playerRows(const hex::State& state);

} // namespace watchfire
