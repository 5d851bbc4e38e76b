// SPDX-License-Identifier: Apache-2.0
// Which hex of a board that is being made somebody means: with a finger, or with an arrow key.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QPointF>
#include <QString>

#include "app/boards/board_draft.h"

#include <optional>

namespace watchfire::editor {

/// The hex at this point in board units, around a cylinder too; `beside`: or the place of a hex that could
/// still be laid at the rim.
std::optional<hex::Axial> hexAt(const boards::Draft& draft, QPointF point, bool beside);
/// The next hex to the "left", "right", "up" or "down"; the same one where none lies there, and one at the
/// edge of the board where none was lit.
std::optional<hex::Axial> hexBeyond(const boards::Draft& draft, std::optional<hex::Axial> from,
                                    const QString& way);

} // namespace watchfire::editor
