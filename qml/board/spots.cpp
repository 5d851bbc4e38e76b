// SPDX-License-Identifier: Apache-2.0
#include "spots.h"

#include "figures.h"
#include "painting.h"
#include "shapes.h"

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

QPointF harbourSpot(const HarbourRow& harbour) {
    const QPointF middle = middleOf(harbour);
    return middle + unitVector(pointOf(harbour) - middle) * 0.53;
}

double radiusOf(const QTransform& place) {
    return std::hypot(place.m11(), place.m12());
}

QPointF Spots::tokenSpot(const HexRow& map) const {
    return m_place.map(pointOf(map)) + QPointF(0, 0.08) * m_r;
}

QPointF Spots::towerSpot(const TowerRow& tower) const {
    const WallFrame frame = frameOf(tower.wall, &tower.attack, m_place);
    QTransform wall = QTransform::fromTranslate(frame.attack.x(), frame.attack.y());
    wall.rotate(frame.angle);
    return wall.map(towerMiddle(tower.wall.level - 1) * m_r);
}

QPointF Spots::robberSpot(const HexRow& hex) const {
    return m_place.map(pointOf(hex)) + QPointF(-0.52, 0.1) * m_r;
}

Spots::RaiderStand Spots::raiderStand(const HexRow& hex) const {
    const QPointF centre = m_place.map(pointOf(hex));
    if (hex.terrain == scene::Terrain::desert)
        return {centre + QPointF(-0.3, 0.1) * m_r, 0.86 * m_r};
    if (hex.number == 0)
        return {centre + QPointF(0, 0.1) * m_r, 0.86 * m_r};
    // Beside the number, and below the middle of a side, where a turned road would lie.
    return {centre + QPointF(-0.51, 0.36) * m_r, 0.52 * m_r};
}

QPointF Spots::aheadOf(const HexRow& map, const BoardWallRow* wall) const {
    const QPointF centre = m_place.map(pointOf(map));
    if (map.kind == scene::HexKind::assembly)
        return unitVector(leftOf(map) + rightOf(map));
    return wall ? unitVector(m_place.map(QPointF(wall->fortX, wall->fortY)) - centre) : QPointF(0, 1);
}

QPointF Spots::leftOf(const HexRow& map) const {
    return unitVector(m_place.map(QPointF(map.leftX, map.leftY)) - m_place.map(pointOf(map)));
}

QPointF Spots::rightOf(const HexRow& map) const {
    return unitVector(m_place.map(QPointF(map.rightX, map.rightY)) - m_place.map(pointOf(map)));
}

QList<QRectF> Spots::riderStands(const HexRow& map, const BoardWallRow* wall) const {
    const int count = static_cast<int>(numerals(map).size());
    const QPointF centre = m_place.map(pointOf(map));
    const QPointF ahead = aheadOf(map, wall) * m_r;
    if (map.kind == scene::HexKind::assembly)
        return standsIn(around(centre - ahead * 0.08, 1.5 * m_r, 0.62 * m_r), count);
    if (map.kind == scene::HexKind::attack)
        return standsIn(around(centre + ahead * 0.06, 1.56 * m_r, 0.66 * m_r), count);
    if (count > 2)
        return standsIn(around(centre + QPointF(0, 0.66) * m_r, 0.95 * m_r, 0.4 * m_r), count);
    // Beside the number, which stays readable because players need it.
    QList<QRectF> chips;
    for (int i = 0; i < count; ++i)
        chips +=
            standsIn(around(centre + QPointF(i == 0 ? -0.53 : 0.53, 0.08) * m_r, 0.46 * m_r, 0.46 * m_r), 1);
    return chips;
}

QList<QRectF> Spots::standsIn(const QRectF& area, int count) const {
    QList<QRectF> chips;
    if (count == 0)
        return chips;
    // Five in a row are still as large as a finger can tell apart; two rows would halve them.
    const int rows = count > 5 && area.height() > 0.55 * m_r ? 2 : 1;
    const int perRow = (count + rows - 1) / rows;
    const double height = std::min(area.height() / rows, 0.46 * m_r);
    const double width = std::min(area.width() / perRow, 0.5 * m_r);
    for (int i = 0; i < count; ++i) {
        const int row = i / perRow;
        const int inRow = std::min(perRow, count - row * perRow);
        const QPointF at = area.center() + QPointF((i % perRow - (inRow - 1) / 2.0) * width,
                                                   (row - (rows - 1) / 2.0) * height);
        chips << around(at, width * 0.92, height * 0.92);
    }
    return chips;
}

QStringList Spots::numerals(const HexRow& map) {
    QStringList list = map.numerals;
    while (list.size() < map.riders)
        list << QString();
    return list;
}

QPointF Spots::spot(Mover mover, const MoverRow& row, const BoardWallRow* wall, int rider) const {
    switch (mover) {
    case Mover::rider:
        return riderStands(std::get<HexRow>(row), wall).value(rider).center();
    case Mover::raider:
        return raiderStand(std::get<HexRow>(row)).at;
    case Mover::robber:
        return robberSpot(std::get<HexRow>(row));
    case Mover::token:
        return tokenSpot(std::get<HexRow>(row));
    case Mover::tower:
        return towerSpot(std::get<TowerRow>(row));
    default:
        return m_place.map(std::visit(
            [](const auto& one) {
                if constexpr (requires { one.cx; })
                    return pointOf(one);
                else
                    return QPointF();
            },
            row));
    }
}

} // namespace watchfire::ui
