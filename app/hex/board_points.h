// SPDX-License-Identifier: Apache-2.0
// Positions in the board picture: unit coordinates of hexes, corners and sides (BA-01 to BA-03). A hex has
// corner radius 1, x grows to the east and y to the south.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QLineF>
#include <QPointF>

#include "rules/hex/board.h"

namespace watchfire::geometry {

QPointF centre(hex::Axial at);
QPointF point(const hex::CornerName& corner);
QLineF line(const hex::SideName& side);
/// The place of the number at a volcano's corner (RA-60): from the corner towards the hex's middle.
QPointF facePoint(QPointF middle, QPointF corner);

/// The circumference of a cylinder in units (BA-04); 0 for a flat board.
qreal period(const hex::BoardDescription& board);
qreal period(const hex::Board& board);
/// Among a cylinder's points that are the same as `point`, the one nearest to `other`; on a flat board the
/// point itself.
QPointF near(const hex::BoardDescription& board, QPointF point, QPointF other);
QPointF near(const hex::Board& board, QPointF point, QPointF other);

QPointF centre(const hex::Board& board, hex::HexId id);
QPointF point(const hex::Board& board, hex::CornerId id);
QLineF line(const hex::Board& board, hex::SideId id);

/// Puts a row at this point; or its ends at those of this line; or both, with the point in the middle.
template <class Row> void putAt(Row& row, QPointF at) {
    row.cx = at.x();
    row.cy = at.y();
}
template <class Row> void putEnds(Row& row, const QLineF& line) {
    row.x1 = line.x1();
    row.y1 = line.y1();
    row.x2 = line.x2();
    row.y2 = line.y2();
}
template <class Row> void putAlong(Row& row, const QLineF& line) {
    putEnds(row, line);
    putAt(row, line.center());
}

/// The bar of a wall section: the side between its attack hex and the first hex of its column; if these are
/// not neighbours, the attack hex's side that ends at the fort.
QLineF wallLine(const hex::Board& board, hex::WallId id);

} // namespace watchfire::geometry
