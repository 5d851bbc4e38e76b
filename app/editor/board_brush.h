// SPDX-License-Identifier: Apache-2.0
// What each brush of the board editor does to a draft, by the brush's id (BrushRow, board_editor_rows.h).
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"

namespace watchfire::editor {

/// True for a brush that acts at once, without a place on the board.
bool isAtOnce(const QString& brush);
/// True for brushes that pick corners of hexes, or of volcanoes only, or sides; the others paint hexes.
bool picksCorner(const QString& brush);
bool picksFace(const QString& brush);
bool picksSide(const QString& brush);

// Each returns true if the draft has changed.

bool doAtOnce(boards::Draft& draft, const QString& brush);
bool paint(boards::Draft& draft, const QString& brush, hex::Axial at);
/// `kind`: "corner", "side"; `place`: its name.
bool pick(boards::Draft& draft, const QString& brush, const QString& kind, const QString& place);

} // namespace watchfire::editor
