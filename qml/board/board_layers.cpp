// SPDX-License-Identifier: Apache-2.0
// See board_layers.h.
#include "board_layers.h"

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

BoardLayers::BoardLayers(QPainter& painter, const QList<QTransform>& copies, const QRectF& sight,
                         const Look& look, const BoardRows& rows, const QList<QPointF>* beside)
    : m_rows(rows), m_sight(sight), m_beside(beside) {
    for (const QTransform& copy : copies)
        m_copies.emplace_back(painter, copy, look);
}

namespace {

/// How far what a row draws can reach towards another hex's middle, in hex radii.
double reachOf(const HexRow& hex) {
    return hex.kind == scene::HexKind::assembly ? 2.2 : 1.3; // with its attack numbers
}
double reachOf(const HarbourRow&) {
    return 2.2;
}
double reachOf(const MarkRow&) {
    return 2.6; // a storm's arrow
}
template <class Row> double reachOf(const Row&) {
    return 1.6;
}

} // namespace

template <class Row, class Draw> void BoardLayers::each(const QList<Row>& rows, const Draw& draw) {
    for (const Row& row : rows) {
        if (m_beside && !lies(pointOf(row), reachOf(row)))
            continue;
        QPointF start;
        if constexpr (requires { row.cx; })
            start = pointOf(row);
        else
            start = firstOf(row);
        for (Painting& copy : m_copies)
            if (copy.reaches(m_sight, start))
                draw(copy, row);
    }
}

void BoardLayers::marks(scene::Mark kind, void (Painting::*draw)(const MarkRow&)) {
    each(m_rows.marks, [&](Painting& copy, const MarkRow& mark) {
        if (mark.kind == kind)
            (copy.*draw)(mark);
    });
}

bool BoardLayers::lies(QPointF here, double reach) const {
    return std::any_of(m_beside->begin(), m_beside->end(), [&](QPointF mark) {
        const QPointF way = nearest(mark, here, m_rows.period) - here;
        return std::hypot(way.x(), way.y()) < reach;
    });
}

void BoardLayers::contents() {
    harboursAndNumbers();
    walls();
    roadsAndShips();
    buildings();
    movers();
}

void BoardLayers::harboursAndNumbers() {
    each(m_rows.harbours, [](Painting& copy, const HarbourRow& harbour) { copy.harbour(harbour); });
    each(m_rows.hexes, [](Painting& copy, const HexRow& hex) {
        copy.unknownToken(hex);
        copy.numberToken(hex);
    });
}

void BoardLayers::walls() {
    each(m_rows.walls, [this](Painting& copy, const BoardWallRow& wall) {
        copy.wall(wall, frameOf(wall, attackHex(wall.wall, m_rows.hexes), copy.place()));
    });
}

void BoardLayers::roadsAndShips() {
    each(m_rows.lines, [](Painting& copy, const LineRow& line) { copy.line(line); });
    each(m_rows.marks, [](Painting& copy, const MarkRow& mark) {
        if (mark.kind == scene::Mark::repair)
            copy.repair(mark);
        else if (mark.kind == scene::Mark::marker)
            copy.marker(mark);
    });
}

void BoardLayers::buildings() {
    each(m_rows.buildings, [](Painting& copy, const BuildingRow& building) { copy.building(building); });
    // Upon the building that a corner's number threatens.
    marks(scene::Mark::face, &Painting::face);
}

void BoardLayers::movers() {
    each(m_rows.hexes, [this](Painting& copy, const HexRow& hex) {
        copy.outside(hex, wallBefore(hex, m_rows.walls));
        if (hex.pirate)
            copy.pirate(hex);
        if (hex.robber)
            copy.robber(hex);
        copy.raiders(hex);
    });
    each(m_rows.walls, [this](Painting& copy, const BoardWallRow& wall) {
        copy.wallNews(wall, frameOf(wall, attackHex(wall.wall, m_rows.hexes), copy.place()));
    });
    marks(scene::Mark::storm, &Painting::storm);
}

} // namespace watchfire::ui
