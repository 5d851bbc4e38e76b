// SPDX-License-Identifier: Apache-2.0
// The landscape upon a tile: trees, hills, sheep, ears, peaks. Each is drawn tone on tone of its terrain's
// colour within a hexagon of circumradius 1 around the origin, its first corner to the north; the disc in the
// middle, where the number lies, is kept calm.
#pragma once

#include "app/rows/board_kinds.h"

#include <QColor>

class QPainter;

namespace watchfire::ui {

/// A tile's own colour; its drawing is made of lighter and darker tones of it.
QColor terrainColor(scene::Terrain terrain, scene::HexKind kind, bool dark);

/// `seed` varies what is scattered, so that two tiles of a terrain are not copies of each other.
void drawLandscape(QPainter& painter, scene::Terrain terrain, scene::HexKind kind, const QColor& base,
                   unsigned seed);

} // namespace watchfire::ui
