// SPDX-License-Identifier: Apache-2.0
// Where the rows of a board (app/rows/board_rows.h) lie, and which of them belong together.
#pragma once

#include "app/rows/board_rows.h"

#include <QList>
#include <QPointF>

namespace watchfire::ui {

/// The ends of a row that has two, in board units, and what lies between them.
template <class Row> QPointF firstOf(const Row& row) {
    return {row.x1, row.y1};
}
template <class Row> QPointF secondOf(const Row& row) {
    return {row.x2, row.y2};
}
template <class Row> QPointF middleOf(const Row& row) {
    return (firstOf(row) + secondOf(row)) / 2;
}
/// A row's point in board units; of a line or a wall its middle.
template <class Row> QPointF pointOf(const Row& row) {
    if constexpr (requires { row.cx; })
        return {row.cx, row.cy};
    else
        return middleOf(row);
}

/// The nearest to `other` of a cylinder's points that are the same as `point`; `period` is its circumference,
/// 0 for a plane.
QPointF nearest(QPointF point, QPointF other, double period);

/// The wall before which this attack hex's riders stand; nullptr if it is no attack hex of these rows.
const BoardWallRow* wallBefore(const HexRow& hex, const QList<BoardWallRow>& walls);
/// The attack hex of a wall; nullptr if these rows have none.
const HexRow* attackHex(const QString& wall, const QList<HexRow>& hexes);

} // namespace watchfire::ui
