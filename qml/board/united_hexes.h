// SPDX-License-Identifier: Apache-2.0
// Joins hexagons into the closed lines around them: a side that two hexagons share belongs to no line.
// Filling these few lines takes much less time than filling each hexagon.
#pragma once

#include <QHash>
#include <QPainterPath>
#include <QPolygonF>

#include <utility>

namespace watchfire::ui {

class UnitedHexes {
public:
    /// `radius` is that of the hexagons, in pixels; corners that are closer than a twentieth of it are one.
    explicit UnitedHexes(double radius) : m_grid(0.1 * radius) {}

    void add(const QPolygonF& hexagon);
    /// Call once: it uses up the sides.
    QPainterPath path();

private:
    using Name = std::pair<int, int>;
    Name name(QPointF at) const { return {qRound(at.x() / m_grid), qRound(at.y() / m_grid)}; }
    QPolygonF loop(const Name& start);

    double m_grid;
    QHash<Name, QHash<Name, QPointF>> m_sides;
};

} // namespace watchfire::ui
