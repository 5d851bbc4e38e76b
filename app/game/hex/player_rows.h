// SPDX-License-Identifier: Apache-2.0
// The players in the bar above the board: points, and what each has by the modules of the game (cards, chips,
// markers, raiders, counters).
#pragma once

#include "app/models/table_model.h"
#include "rules/hex/state.h"

namespace watchfire {

/// Who acts now: the player who is asked, who founds next (BA-34), who may build after a turn (BA-51),
/// otherwise the one whose turn it is; nobody once the game is over.
[[nodiscard]] hex::PlayerList actingNow(const hex::State& state);
/// In turn order; acting players are marked.
[[nodiscard]] QList<PlayerRow> playerRows(const hex::State& state, const hex::PlayerList& acting);

} // namespace watchfire
