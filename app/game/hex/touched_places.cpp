// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/touched_places.h"

#include "app/models/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace watchfire {

namespace {

qreal length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

qreal distanceTo(const QLineF& line, QPointF at) {
    const QPointF along = line.p2() - line.p1();
    const qreal share = QPointF::dotProduct(at - line.p1(), along) / QPointF::dotProduct(along, along);
    return length(at - line.pointAt(std::clamp(share, 0.0, 1.0)));
}

} // namespace

std::vector<hex::Place> touchedPlaces(const hex::State& state, QPointF at) {
    const hex::Board& board = state.board();
    std::vector<std::pair<qreal, hex::Place>> found;
    const auto nearest = [&](std::size_t count, qreal reach, const auto& make, const auto& distance) {
        std::optional<std::pair<qreal, hex::Place>> best;
        for (std::size_t i = 0; i < count; ++i) {
            const auto id = make(i);
            const qreal away = distance(id);
            if (away < reach && (!best || away < best->first))
                best.emplace(away, id);
        }
        if (best)
            found.push_back(*best);
    };
    // On a cylinder, the copy nearest to the finger.
    const auto beside = [&](QPointF point) { return geometry::near(board, point, at); };
    const auto lineAway = [&](const QLineF& line) {
        const QPointF middle = line.center();
        return distanceTo(line.translated(beside(middle) - middle), at);
    };
    nearest(
        board.walls().size(), 0.4, [](std::size_t i) { return hex::WallId(i); },
        [&](hex::WallId id) { return lineAway(geometry::wallLine(board, id)); });
    nearest(
        board.corners().size(), 0.45, [](std::size_t i) { return hex::CornerId(i); },
        [&](hex::CornerId id) { return length(beside(geometry::point(board, id)) - at); });
    nearest(
        board.sides().size(), 0.35, [](std::size_t i) { return hex::SideId(i); },
        [&](hex::SideId id) { return lineAway(geometry::line(board, id)); });
    // A side touches its corners; there the corner is meant first.
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        const auto rank = [](const auto& entry) {
            return entry.first + (std::holds_alternative<hex::SideId>(entry.second) ? 0.2 : 0.0);
        };
        return rank(a) < rank(b);
    });
    nearest(
        board.hexes().size(), 1.0, [](std::size_t i) { return hex::HexId(i); },
        [&](hex::HexId id) { return length(beside(geometry::centre(board, id)) - at); });
    std::vector<hex::Place> places;
    for (const auto& [away, place] : found)
        places.push_back(place);
    return places;
}

} // namespace watchfire
