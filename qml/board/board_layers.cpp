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

template <class Row, class Draw> void BoardLayers::each(const QList<Row>& rows, const Draw& draw) {
    for (const Row& row : rows) {
        if (m_beside && !lies(pointOf(row)))
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

bool BoardLayers::lies(QPointF here) const {
    // Two hexes away: a storm's arrow and a harbour's pier reach that far into another hex.
    constexpr double Reach = 2.6;
    return std::any_of(m_beside->begin(), m_beside->end(), [&](QPointF mark) {
        const QPointF way = nearest(mark, here, m_rows.period) - here;
        return std::hypot(way.x(), way.y()) < Reach;
    });
}

void BoardLayers::ground() {
    each(m_rows.hexes, [](Painting& copy, const HexRow& hex) { copy.hex(hex); });
    marks(scene::Mark::river, &Painting::river);
    each(m_rows.hexes, [](Painting& copy, const HexRow& hex) {
        if (hex.flooded)
            copy.flood(hex);
    });
    if (m_rows.period <= 0 || m_rows.hexes.isEmpty())
        return;
    const auto [north, south] =
        std::minmax_element(m_rows.hexes.begin(), m_rows.hexes.end(),
                            [](const HexRow& one, const HexRow& other) { return one.cy < other.cy; });
    for (Painting& copy : m_copies)
        copy.edge(m_rows.mapLeft, north->cy - 1, south->cy + 1);
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
    marks(scene::Mark::storm, &Painting::storm);
}

} // namespace watchfire::ui
