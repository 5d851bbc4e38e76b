// SPDX-License-Identifier: Apache-2.0
#include "united_hexes.h"

namespace watchfire::ui {

// A side's direction is that of its hexagon, so a shared side goes both ways.
void UnitedHexes::add(const QPolygonF& hexagon) {
    for (int i = 0; i < hexagon.size(); ++i) {
        const QPointF from = hexagon.at(i);
        const QPointF to = hexagon.at((i + 1) % hexagon.size());
        const auto reverse = m_sides.constFind(name(to));
        if (reverse != m_sides.constEnd() && reverse->contains(name(from))) {
            m_sides[name(to)].remove(name(from));
            continue;
        }
        m_sides[name(from)].insert(name(to), to);
    }
}

QPainterPath UnitedHexes::path() {
    QPainterPath all;
    for (auto start = m_sides.begin(); start != m_sides.end(); ++start)
        while (!start->isEmpty())
            all.addPolygon(loop(start.key()));
    return all;
}

QPolygonF UnitedHexes::loop(const Name& start) {
    QPolygonF line;
    Name here = start;
    do {
        auto& next = m_sides[here];
        if (next.isEmpty())
            break;
        const auto side = next.begin();
        line << side.value();
        const Name there = side.key();
        next.erase(side);
        here = there;
    } while (here != start);
    if (!line.isEmpty())
        line << line.first();
    return line;
}

} // namespace watchfire::ui
