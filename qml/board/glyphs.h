// SPDX-License-Identifier: Apache-2.0
// All small pictures of the program as vector shapes: terrains, pieces, players' symbols, actions. The board
// picture and the buttons share one list, so a settlement looks the same in both, and no font needs it
// (screens page, "Sizes and colours").
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QString>

class QPainter;
class QRectF;

namespace watchfire::ui {

/// Draws the glyph `name` into `box` (same unit as the painter) in one colour. An unknown name draws a ring,
/// so that a missing picture is noticed.
void drawGlyph(QPainter& painter, const QString& name, const QRectF& box, const QColor& color);

/// The filled outline of a glyph, scaled into `box`; for pieces that need a border of their own.
QPainterPath glyphOutline(const QString& name, const QRectF& box);

/// True if `name` is a known glyph.
bool hasGlyph(const QString& name);

} // namespace watchfire::ui
