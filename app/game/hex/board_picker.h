// SPDX-License-Identifier: Apache-2.0
// Places on the board as a planner offers them: typed places inside, names at the border.
#pragma once

#include "app/rows/board_rows.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire {

/// Rows for these places.
QList<PlaceRow> placeRows(const hex::State& state, const std::vector<hex::Place>& places);

/// "hex 1,3", as a row names a place; empty for none.
QString placeKey(const hex::Board& board, const hex::Place& place);

} // namespace watchfire
