// SPDX-License-Identifier: Apache-2.0
// Which hex of a board under construction is meant by a finger or an arrow key.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QPointF>
#include <QString>

#include "app/boards/board_draft.h"

#include <optional>
#include <vector>

namespace watchfire::editor {

/// The hex at this point in board units, also around a cylinder; with `beside`, also the place of a hex that
/// could be added at the rim.
std::optional<hex::Axial> hexAt(const boards::Draft& draft, QPointF point, bool beside);
/// The nearest of these sides to the point, if it is within reach of a finger.
std::optional<hex::SideName> sideAt(const boards::Draft& draft, QPointF point,
                                    const std::vector<hex::SideName>& sides);
/// The next hex to the "left", "right", "up" or "down"; the same one if there is none, and one at the edge of
/// the board if none was lit.
std::optional<hex::Axial> hexBeyond(const boards::Draft& draft, std::optional<hex::Axial> from,
                                    const QString& way);

} // namespace watchfire::editor
