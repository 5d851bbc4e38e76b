// SPDX-License-Identifier: Apache-2.0
// The players in the bar above the board: points, and what each has by the modules of the game (cards, chips,
// markers, raiders, counters).
#pragma once

#include "app/models/table_model.h"
#include "rules/hex/state.h"

namespace watchfire {

/// Returns the players who act now: the one with an open question, else the next to found (BA-34), else those
/// who may build after a turn (BA-51), else the player whose turn it is. After the end of the game: nobody.
[[nodiscard]] hex::PlayerList actingNow(const hex::State& state);
/// In turn order; acting players are marked.
[[nodiscard]] QList<PlayerRow> playerRows(const hex::State& state, const hex::PlayerList& acting);

} // namespace watchfire
