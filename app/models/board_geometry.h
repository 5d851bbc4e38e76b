// SPDX-License-Identifier: Apache-2.0
// Where things lie in the board picture: unit coordinates of hexes, corners and sides (BA-01 to BA-03). A hex
// has corner radius 1, x grows to the east and y to the south.
#pragma once

#include "app/models/board_rows.h"
#include "rules/hex/board.h"
#include "rules/hex/state.h"

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QString>

namespace watchfire::geometry {

QPointF centre(hex::Axial at);
QPointF point(const hex::CornerName& corner);
QLineF line(const hex::SideName& side);
/// Where a volcano's corner has its number (RA-60): from the corner towards the hex's middle.
QPointF facePoint(QPointF middle, QPointF corner);

/// Around a cylinder in units (BA-04); 0: a plane.
qreal period(const hex::Board& board);
/// Of a cylinder's points that are the same as `point`, the one nearest to `other`; of a plane's the point.
QPointF near(const hex::Board& board, QPointF point, QPointF other);

QPointF centre(const hex::Board& board, hex::HexId id);
QPointF point(const hex::Board& board, hex::CornerId id);
QLineF line(const hex::Board& board, hex::SideId id);

/// The bar of a wall section: the side between its attack hex and the first hex of its column; where these
/// are no neighbours, the attack hex's side that ends at the fort.
QLineF wallLine(const hex::Board& board, hex::WallId id);

/// The river's course, as one line: from the middle of its spring hex over the two sides it crosses to the
/// mouth (GR-01). The board must have the tile.
QList<QPointF> course(const hex::Board& board);

/// "hex", "corner", "side", "wall"; an assembly hex is a hex.
QString kindOf(const hex::Place& place);
/// The canonical name; of an assembly hex the hex's.
QString nameOf(const hex::Board& board, const hex::Place& place);
/// A place with its coordinates and its spoken name.
PlaceRow placeRow(const hex::State& state, const hex::Place& place);
/// A direction for the storm (WO-22, WO-24), as an arrow beside its hex; kind "heading", name as in the log.
PlaceRow headingRow(const hex::State& state, hex::Direction heading);
LitRow litRow(const hex::State& state, const hex::Place& place, const QString& tone);

} // namespace watchfire::geometry
