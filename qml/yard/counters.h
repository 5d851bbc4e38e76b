// SPDX-License-Identifier: Apache-2.0
// The wooden counters of Black Powder, and the places where they lie. Light falls from the upper left.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace watchfire::ui {

struct Counter {
    QColor wood;
    QString symbol; ///< of its owner, as Glyph names it without "sym-"; empty: nobody's
    QString type;   ///< a glyph; empty: only the owner is shown
};

/// The colour of a machine, which belongs to nobody.
inline constexpr QColor PlainWood(0xb9, 0x8d, 0x55);

/// A counter that fills `box` with its shadow.
void drawCounter(QPainter& painter, const QRectF& box, const Counter& counter);
/// An empty place for a counter; a round one is a firing spot.
void drawSocket(QPainter& painter, const QRectF& box, bool round, bool dark);
/// The dashed frame of a place; also around a counter that is only presumed.
void drawFrame(QPainter& painter, const QRectF& box, bool dark, bool round = false);
/// The opacity of a counter that is only presumed.
inline constexpr double GhostOpacity = 0.6;
/// The opacity of what is to be taken off.
inline constexpr double GoingOpacity = 0.45;
/// A small fire with its light on the ground.
void drawCampfire(QPainter& painter, const QRectF& box, bool dark);
/// The shield that shows a horde's power, without the number.
void drawShield(QPainter& painter, const QRectF& box);

} // namespace watchfire::ui
