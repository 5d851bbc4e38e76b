// SPDX-License-Identifier: Apache-2.0
#include "app/models/board_geometry.h"

#include "app/text/names.h"

#include <numbers>

namespace watchfire::geometry {

namespace {
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

scene::PlaceKind kindOf(const hex::Place& place) {
    using scene::PlaceKind;
    struct Kind {
        PlaceKind operator()(std::monostate) const { return PlaceKind::none; }
        PlaceKind operator()(hex::HexId) const { return PlaceKind::hex; }
        PlaceKind operator()(hex::CornerId) const { return PlaceKind::corner; }
        PlaceKind operator()(hex::SideId) const { return PlaceKind::side; }
        PlaceKind operator()(hex::WallId) const { return PlaceKind::wall; }
        PlaceKind operator()(hex::AssemblyId) const { return PlaceKind::hex; }
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
    row.kind = scene::PlaceKind::heading;
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

LitRow litRow(const hex::State& state, const hex::Place& place, scene::Tone tone) {
    LitRow row = located<LitRow>(state, place);
    row.tone = tone;
    return row;
}

} // namespace watchfire::geometry
