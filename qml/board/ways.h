// SPDX-License-Identifier: Apache-2.0
// The ways that the current step asks for: from where the piece lies to where it goes, read from what is lit
// (`act` of a lit row, as the log names the step). A step names where it goes and mostly whence; where it
// does not, the piece lies on the board.
#pragma once

#include "picture_rows.h"

#include <QList>
#include <QVariantMap>

namespace watchfire::ui {

/// A hex on the way of the storm's present move.
bool isLeg(const QVariantMap& lit);

/// The places of each way, from its beginning to its end, at least two; rows with kind, place, cx and cy.
QList<Rows> waysOf(const Rows& lit, const PictureRows& board);

} // namespace watchfire::ui
