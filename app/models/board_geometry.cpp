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
    if (const auto* h = std::get_if<hex::HexId>(&place))
        putAt(row, centre(board, *h));
    else if (const auto* a = std::get_if<hex::AssemblyId>(&place))
        putAt(row, centre(board, board[*a].at));
    else if (const auto* c = std::get_if<hex::CornerId>(&place))
        putAt(row, point(board, *c));
    else if (const auto* s = std::get_if<hex::SideId>(&place))
        putAlong(row, line(board, *s));
    else if (const auto* w = std::get_if<hex::WallId>(&place))
        putAlong(row, wallLine(board, *w));
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
    PlaceRow row;
    row.kind = scene::PlaceKind::heading;
    row.place = QString::fromUtf8(hex::toString(heading).data());
    putAt(row, from + way / std::numbers::sqrt3 * beside);
    putEnds(row, {from, from + way});
    row.label = text::directionName(heading);
    return row;
}

LitRow litRow(const hex::State& state, const hex::Place& place, scene::Tone tone) {
    LitRow row = located<LitRow>(state, place);
    row.tone = tone;
    return row;
}

} // namespace watchfire::geometry
