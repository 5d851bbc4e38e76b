// SPDX-License-Identifier: Apache-2.0
// See board_geometry.h.
#include "app/models/board_geometry.h"

#include "app/text/names.h"

#include <array>
#include <cmath>
#include <numbers>

namespace watchfire::geometry {

namespace {
constexpr double half = 0.5;
constexpr double rowHeight = 1.5;
constexpr double halfWidth = std::numbers::sqrt3 / 2;

QPointF cornerOffset(hex::CornerDirection d) {
    switch (d) {
    case hex::CornerDirection::N:
        return {0, -1};
    case hex::CornerDirection::NE:
        return {halfWidth, -half};
    case hex::CornerDirection::SE:
        return {halfWidth, half};
    case hex::CornerDirection::S:
        return {0, 1};
    case hex::CornerDirection::SW:
        return {-halfWidth, half};
    case hex::CornerDirection::NW:
        return {-halfWidth, -half};
    }
    return {};
}

template <class Row> Row located(const hex::State& state, const hex::Place& place) {
    const hex::Board& board = state.board();
    Row row;
    row.kind = kindOf(place);
    row.place = nameOf(board, place);
    const auto at = [&](QPointF p) {
        row.cx = p.x();
        row.cy = p.y();
    };
    const auto along = [&](const QLineF& l) {
        at(l.center());
        row.x1 = l.x1();
        row.y1 = l.y1();
        row.x2 = l.x2();
        row.y2 = l.y2();
    };
    if (const auto* h = std::get_if<hex::HexId>(&place))
        at(centre(board, *h));
    else if (const auto* a = std::get_if<hex::AssemblyId>(&place))
        at(centre(board, board[*a].at));
    else if (const auto* c = std::get_if<hex::CornerId>(&place))
        at(point(board, *c));
    else if (const auto* s = std::get_if<hex::SideId>(&place))
        along(line(board, *s));
    else if (const auto* w = std::get_if<hex::WallId>(&place))
        along(wallLine(board, *w));
    return row;
}
} // namespace

QPointF centre(hex::Axial at) {
    return {std::numbers::sqrt3 * (at.q + half * at.r), rowHeight * at.r};
}

QPointF point(const hex::CornerName& corner) {
    return centre(corner.hex) + cornerOffset(corner.direction);
}

QLineF line(const hex::SideName& side) {
    const auto two = hex::ends(side.direction);
    return {point(hex::CornerName{side.hex, two[0]}), point(hex::CornerName{side.hex, two[1]})};
}

QPointF facePoint(QPointF middle, QPointF corner) {
    constexpr qreal outwards = 0.7;
    return middle + outwards * (corner - middle);
}

qreal period(const hex::Board& board) {
    return board.description().circumference * std::numbers::sqrt3;
}

QPointF near(const hex::Board& board, QPointF point, QPointF other) {
    const qreal around = period(board);
    if (around > 0)
        point.rx() -= around * std::round((point.x() - other.x()) / around);
    return point;
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

QList<QPointF> course(const hex::Board& board) {
    const hex::RiverGround& river = *board.river();
    const QPointF x = centre(board, river.x);
    const QPointF y = near(board, centre(board, river.y), x);
    const QPointF z = near(board, centre(board, river.z), y);
    return {x, (x + y) / 2, y, (y + z) / 2, z, near(board, point(board, river.mouthCorner), z)};
}

QString kindOf(const hex::Place& place) {
    struct Kind {
        QString operator()(std::monostate) const { return {}; }
        QString operator()(hex::HexId) const { return QStringLiteral("hex"); }
        QString operator()(hex::CornerId) const { return QStringLiteral("corner"); }
        QString operator()(hex::SideId) const { return QStringLiteral("side"); }
        QString operator()(hex::WallId) const { return QStringLiteral("wall"); }
        QString operator()(hex::AssemblyId) const { return QStringLiteral("hex"); }
    };
    return std::visit(Kind{}, place);
}

QString nameOf(const hex::Board& board, const hex::Place& place) {
    if (const auto* a = std::get_if<hex::AssemblyId>(&place))
        return QString::fromStdString(board.nameOf(board[*a].at));
    return QString::fromStdString(board.nameOf(place));
}

PlaceRow placeRow(const hex::State& state, const hex::Place& place) {
    PlaceRow row = located<PlaceRow>(state, place);
    row.label = text::placeName(state, place);
    return row;
}

PlaceRow headingRow(const hex::State& state, hex::Direction heading) {
    // Outside the storm's hex, so that its marker stays in sight.
    constexpr qreal beside = 1.2;
    const QPointF from = centre(state.board().onMap(state.storm.at, state.storm.half));
    const QPointF way = centre(hex::offset(heading));
    const QPointF at = from + way / std::numbers::sqrt3 * beside;
    PlaceRow row;
    row.kind = QStringLiteral("heading");
    row.place = QString::fromUtf8(hex::toString(heading).data());
    row.cx = at.x();
    row.cy = at.y();
    row.x1 = from.x();
    row.y1 = from.y();
    row.x2 = from.x() + way.x();
    row.y2 = from.y() + way.y();
    row.label = text::directionName(heading);
    return row;
}

LitRow litRow(const hex::State& state, const hex::Place& place, const QString& tone) {
    LitRow row = located<LitRow>(state, place);
    row.tone = tone;
    return row;
}

} // namespace watchfire::geometry
