// SPDX-License-Identifier: Apache-2.0
// The wooden pieces of the games. Each is drawn around the origin in hex radii, with light from the upper
// left: front, a darker right side, a lighter top, an outline in ink, a cream rim, and a shadow on the
// ground.
#pragma once

#include "palette.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

#include <optional>

class QPainter;

namespace watchfire::ui {

enum class Figure { settlement, city, road, ship, rider, robber, pirate, raider, storm, marker };

/// A piece that belongs to nobody, by its name: "rider", "storm".
std::optional<Figure> nobodysFigure(const QString& name);
/// A player's piece; a line that is laid with road pieces is a road.
Figure figureOf(scene::Piece piece);

/// Whose a piece is.
struct Wood {
    QColor color;
    QString symbol; ///< of its owner, as Glyph names it without "sym-"; empty: none
};

/// Draws a piece; those that belong to nobody ignore `wood`.
void drawFigure(QPainter& painter, Figure figure, const Wood& wood = {});
/// Its outline without shadow.
const QPainterPath& silhouette(Figure figure);
/// A section of a wall: its footing, a wooden tower for each level, and empty sockets up to level five.
void drawWall(QPainter& painter, const QColor& wood, int level, const QColor& sockets);
/// One of its towers, counted from 0, and its middle.
void drawTower(QPainter& painter, const QColor& wood, int index);
QPointF towerMiddle(int index);

} // namespace watchfire::ui
