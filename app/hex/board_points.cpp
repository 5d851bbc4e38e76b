// SPDX-License-Identifier: Apache-2.0
#include "app/hex/board_points.h"

#include <array>
#include <cmath>
#include <numbers>

namespace watchfire::geometry {

namespace {
constexpr double half = 0.5;
constexpr double rowHeight = 1.5;
constexpr double halfWidth = std::numbers::sqrt3 / 2;

/// From the centre of a hex to its corners, clockwise from north.
constexpr std::array<QPointF, 6> cornerOffsets{
    {{0, -1}, {halfWidth, -half}, {halfWidth, half}, {0, 1}, {-halfWidth, half}, {-halfWidth, -half}}};
} // namespace

QPointF centre(hex::Axial at) {
    return {std::numbers::sqrt3 * (at.q + half * at.r), rowHeight * at.r};
}

QPointF point(const hex::CornerName& corner) {
    return centre(corner.hex) + cornerOffsets[static_cast<std::size_t>(corner.direction)];
}

QLineF line(const hex::SideName& side) {
    const auto two = hex::ends(side.direction);
    return {point(hex::CornerName{side.hex, two[0]}), point(hex::CornerName{side.hex, two[1]})};
}

QPointF facePoint(QPointF middle, QPointF corner) {
    constexpr qreal outwards = 0.7;
    return middle + outwards * (corner - middle);
}

qreal period(const hex::BoardDescription& board) {
    return board.circumference * std::numbers::sqrt3;
}

qreal period(const hex::Board& board) {
    return period(board.description());
}

QPointF near(const hex::BoardDescription& board, QPointF point, QPointF other) {
    const qreal around = period(board);
    if (around > 0)
        point.rx() -= around * std::round((point.x() - other.x()) / around);
    return point;
}

QPointF near(const hex::Board& board, QPointF point, QPointF other) {
    return near(board.description(), point, other);
}

QPointF centre(const hex::Board& board, hex::HexId id) {
    return centre(board[id].at);
}

QPointF point(const hex::Board& board, hex::CornerId id) {
    return point(board[id].name);
}

QLineF line(const hex::Board& board, hex::SideId id) {
    return line(board[id].name);
}

QLineF wallLine(const hex::Board& board, hex::WallId id) {
    const hex::Board::Wall& wall = board[id];
    if (!wall.column.empty()) {
        for (const hex::Direction d : hex::allDirections) {
            if (hex::neighbour(board[wall.attack].at, d) == board[wall.column.front()].at)
                return line(hex::SideName{board[wall.attack].at, d});
        }
    }
    const QPointF fort = point(board, wall.fort);
    for (const hex::SideId side : board[wall.attack].sides) {
        const QLineF l = line(board, side);
        if (QLineF(l.p1(), fort).length() < half || QLineF(l.p2(), fort).length() < half)
            return l;
    }
    return {fort, fort};
}

} // namespace watchfire::geometry
