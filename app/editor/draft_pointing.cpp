// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_pointing.h"

#include "app/models/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace watchfire::editor {

namespace {

/// Also around a cylinder.
qreal distance(const boards::Draft& draft, QPointF from, QPointF to) {
    const qreal around = draft.board.circumference * std::sqrt(3.0);
    QPointF way = to - from;
    if (around > 0)
        way.rx() -= around * std::round(way.x() / around);
    return std::hypot(way.x(), way.y());
}

} // namespace

std::optional<hex::SideName> sideAt(const boards::Draft& draft, QPointF point,
                                    const std::vector<hex::SideName>& sides) {
    std::optional<hex::SideName> best;
    qreal nearest = 1; // a hex's radius: the sign of a harbour lies as far out at sea
    // The finger may also mean the sign of a harbour, out at sea: there the side of another land may be
    // nearer.
    const auto isSea = [&](hex::Axial at) {
        const auto* hex = boards::find(draft, at);
        return hex == nullptr || !hex::isLand(hex->terrain);
    };
    const auto awayFrom = [&](hex::SideName side) {
        qreal away = distance(draft, geometry::line(side).center(), point);
        if (boards::findAt(draft, draft.board.harbours, side) != nullptr)
            for (const hex::Axial at : {side.hex, hex::neighbour(side.hex, side.direction)})
                if (isSea(at))
                    away = std::min(away, distance(draft, geometry::centre(at), point));
        return away;
    };
    for (const hex::SideName side : sides)
        if (const qreal away = awayFrom(side); away < nearest) {
            nearest = away;
            best = side;
        }
    return best;
}

std::optional<hex::Axial> hexAt(const boards::Draft& draft, QPointF point, bool beside) {
    std::optional<hex::Axial> best;
    qreal nearest = 1; // a hex's radius
    const auto look = [&](hex::Axial at) {
        const qreal away = distance(draft, geometry::centre(at), point);
        if (away < nearest) {
            nearest = away;
            best = at;
        }
    };
    for (const auto& hex : draft.board.hexes)
        look(hex.at);
    if (!best && beside)
        for (const hex::Axial at : boards::rim(draft))
            look(at);
    return best;
}

std::optional<hex::Axial> hexBeyond(const boards::Draft& draft, std::optional<hex::Axial> from,
                                    const QString& way) {
    const QPointF here = from ? geometry::centre(*from) : QPointF(-1000, -1000);
    const bool across = way == QLatin1String("left") || way == QLatin1String("right");
    const qreal sign = way == QLatin1String("left") || way == QLatin1String("up") ? -1 : 1;
    std::optional<hex::Axial> best = from;
    qreal shortest = std::numeric_limits<qreal>::max();
    for (const auto& hex : draft.board.hexes) {
        const QPointF step = geometry::centre(hex.at) - here;
        const qreal along = sign * (across ? step.x() : step.y());
        const qreal aside = std::abs(across ? step.y() : step.x());
        constexpr qreal sameLine = 0.1;
        constexpr qreal detour = 1.2; // the row above is shifted by half a hex
        if (from && (along < sameLine || aside > (across ? sameLine : detour * along)))
            continue;
        const qreal far = along + 2 * aside;
        if (far < shortest) {
            shortest = far;
            best = hex.at;
        }
    }
    return best;
}

} // namespace watchfire::editor
