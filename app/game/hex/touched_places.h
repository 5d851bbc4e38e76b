// SPDX-License-Identifier: Apache-2.0
// What a long press on the board may mean: the corner, side, wall and hex under it, nearest first.
#pragma once

#include "rules/hex/state.h"

#include <QPointF>

#include <vector>

namespace watchfire {

/// `at` in board units (a hex has corner radius 1). A corner, side or wall counts only if the finger is
/// nearer to it than to the middle of its hex; empty beside the board.
[[nodiscard]] std::vector<hex::Place> touchedPlaces(const hex::State& state, QPointF at);

} // namespace watchfire
