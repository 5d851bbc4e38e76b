// SPDX-License-Identifier: Apache-2.0
// Paints what lies on a board, row by row: the whole picture, the magnifier and a piece that travels are
// drawn by the same hand. Rows (app/rows/board_rows.h) are in board units; `place` maps these to pixels.
// Nothing here knows a rule.
#pragma once

#include "figures.h"
#include "palette.h"
#include "picture_rows.h"
#include "spots.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QTransform>
#include <QVariantMap>

class QPainter;
class QPainterPath;

namespace watchfire::ui {

/// How everything on a board is painted.
struct Look {
    int turn = 0; ///< of the picture, clockwise: 0, 90, 180 or 270 degrees
    bool dark = true;
    QString family;   ///< of the letters
    QVariantMap hues; ///< the colours of the real pieces by their names
};

/// The place of a wall on its attack hex, in pixels: the tip that points at the fort.
struct WallFrame {
    QPointF attack;
    double angle = 0; ///< degrees that turn "south" to the fort
};

/// A wall within its frame, for a hex of this radius.
QRectF wallBox(double radius);
WallFrame frameOf(const BoardWallRow& wall, const HexRow* attack, const QTransform& place);

class Painting : public Spots {
public:
    Painting(QPainter& painter, const QTransform& place, const Look& look);

    /// True if what is painted around this point (board units) can reach into `sight`; a river reaches
    /// farthest.
    bool reaches(const QRectF& sight, QPointF unit) const;

    /// Hatches a hex that yields nothing.
    void hatch(const HexRow& map);
    /// A hex whose number is still to be discovered (WO-30).
    void unknownToken(const HexRow& map);
    /// Water over a hex (GR-13): what lies beneath stays visible, and it is seen that the hex yields nothing.
    void water(const HexRow& map);
    /// A river from the middle of the first hex along the points of its course to the mouth (GR-01).
    void course(const MarkRow& map);
    /// Where the printed map begins and ends, so that a scrolled picture is found again on the table.
    void edge(double x, double north, double south);
    /// A one-point marker that still lies on its corner (WO-02).
    void marker(const MarkRow& map);
    /// A number at a volcano's corner (RA-60), as the tile has it printed.
    void face(const MarkRow& map);
    /// A piece that its owner must rebuild first (WO-27): its outline where it lay, and whose it is.
    void repair(const MarkRow& map);
    /// The storm, with its heading as an arrow towards (x1, y1).
    void storm(const MarkRow& map);
    /// Raiders: the number that waits on a desert (RA-10), or the one that took a hex (RA-20).
    void raiders(const HexRow& hex);
    void numberToken(const HexRow& map);
    /// Riders, numerals and arrows. `wall` is the wall in front of an attack hex, if it has one.
    void outside(const HexRow& map, const BoardWallRow* wall);
    void harbour(const HarbourRow& map);
    /// The wall stands in the tip of its attack hex that points at the fort: it hides neither riders nor the
    /// hex behind it. It has five sockets, and as many towers as its level; the hex of a wall in danger is
    /// red.
    void wall(const BoardWallRow& map, const WallFrame& frame);
    /// The uppermost level of a wall alone.
    void tower(const TowerRow& row);
    /// The sums that would breach a wall, or that it is secure; above the riders.
    void wallNews(const BoardWallRow& map, const WallFrame& frame);
    void line(const LineRow& map);
    void building(const BuildingRow& map);
    void pirate(const HexRow& hex);
    void robber(const HexRow& hex);

    /// Paints one piece, as Spots::spot names it, and nothing else of its row.
    void alone(Mover mover, const MoverRow& row, const BoardWallRow* wall, int rider);

private:
    QColor pieceColor(const QString& name) const;
    void raider(const HexRow& hex);
    /// A rider within its box, with the numeral of its assembly hex on its base.
    void rider(const QRectF& stand, const QString& numeral);
    /// `scale` 1 draws a piece as large as it belongs to the hexes; `angle` in degrees, clockwise.
    void figure(Figure kind, QPointF at, double scale, const Wood& wood = {}, double angle = 0);
    /// A bright edge around the last placed piece.
    void halo(Figure kind, QPointF at, double scale, double angle);
    /// Two road pieces side by side (GR-31).
    void pair(QPointF middle, double angle, const Wood& wood, bool latest);
    /// RA-31: laid on its side, on its own shadow.
    void fallen(Figure kind, QPointF at, const Wood& wood);
    void symbol(const QString& name, const QColor& fill, const QRectF& box);
    void token(QPointF centre, double radius, int number, bool pips);
    /// A token around the origin.
    void drawToken(double radius, int number, bool pips);
    /// The attack number with its arrow over the side to the attack hex (GW-02).
    void arrow(QPointF centre, QPointF way, int number);
    /// `size` in hex radii.
    void text(const QRectF& box, const QString& words, double size, const QColor& color);

    QPainter& m_painter;
    Look m_look;
};

} // namespace watchfire::ui
