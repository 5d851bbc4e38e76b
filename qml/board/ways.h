// SPDX-License-Identifier: Apache-2.0
// The ways that the current step asks for: from where the piece lies to where it goes, read from what is lit
// (LitRow::motion). A step names where it goes, and mostly where it comes from; otherwise that is where the
// piece lies on the board.
#pragma once

#include "picture_rows.h"

#include <QList>

namespace watchfire::ui {

/// The places of a way, from its beginning to its end, at least two.
using Way = QList<LitRow>;

/// A hex on the way of the storm's present move.
bool isLeg(const LitRow& lit);

QList<Way> waysOf(const QList<LitRow>& lit, const BoardRows& board);

} // namespace watchfire::ui
