// SPDX-License-Identifier: Apache-2.0
// Places on the board as a planner offers them: typed places inside, names at the border.
#pragma once

#include "app/rows/board_rows.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire {

/// Rows for these places.
QList<PlaceRow> placeRows(const hex::State& state, const std::vector<hex::Place>& places);

/// The place of a row's kind and name; monostate where the board has none.
hex::Place placeNamed(const hex::Board& board, const QString& kind, const QString& name);

} // namespace watchfire
