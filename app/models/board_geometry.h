// SPDX-License-Identifier: Apache-2.0
// Places of the rules as rows of the board picture, with their coordinates and their spoken names.
#pragma once

#include "app/hex/board_points.h"
#include "app/rows/board_rows.h"
#include "rules/hex/board.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::geometry {

/// An assembly hex is a hex.
scene::PlaceKind kindOf(const hex::Place& place);
/// The canonical name; for an assembly hex, the name of its hex.
QString nameOf(const hex::Board& board, const hex::Place& place);
/// A place with its coordinates and its spoken name.
PlaceRow placeRow(const hex::State& state, const hex::Place& place);
/// A direction for the storm (WO-22, WO-24), as an arrow beside its hex; kind "heading", name as in the log.
PlaceRow headingRow(const hex::State& state, hex::Direction heading);
LitRow litRow(const hex::State& state, const hex::Place& place, scene::Tone tone);

} // namespace watchfire::geometry
