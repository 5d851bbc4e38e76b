// SPDX-License-Identifier: Apache-2.0
// Plain shapes of the board picture, in pixels.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <numbers>

namespace watchfire::ui {

/// Half the width of a hex of circumradius 1.
inline constexpr double HalfWidth = std::numbers::sqrt3 / 2;

QRectF around(QPointF centre, double width, double height);
QRectF square(QPointF centre, double size);
/// With its first corner to the north, turned clockwise by `turn` degrees.
QPolygonF hexagon(QPointF centre, double radius, int turn);
/// A shape with `spikes` tips, the first to the north.
QPolygonF spiked(QPointF centre, int spikes, double outer, double inner);
QPointF unitVector(QPointF way);
/// The direction of a line in degrees, clockwise from east, so that what lies along it reads from left to
/// right.
double uprightAngle(QPointF way);
/// A triangle with its tip at `tip`, in the direction `way` (length 1).
QPolygonF arrowHead(QPointF tip, QPointF way, double length, double width);

} // namespace watchfire::ui
