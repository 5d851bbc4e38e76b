// SPDX-License-Identifier: Apache-2.0
#include "spots.h"

#include "shapes.h"

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

double radiusOf(const QTransform& place) {
    return std::hypot(place.m11(), place.m12());
}

QPointF Spots::tokenSpot(const QVariantMap& map) const {
    return m_place.map(pointOf(map)) + QPointF(0, 0.08) * m_r;
}

QPointF Spots::robberSpot(const QVariantMap& hex) const {
    return m_place.map(pointOf(hex)) + QPointF(-0.52, 0.1) * m_r;
}

Spots::RaiderStand Spots::raiderStand(const QVariantMap& hex) const {
    const QPointF centre = m_place.map(pointOf(hex));
    if (word(hex, "terrain") == QLatin1String("desert"))
        return {centre + QPointF(-0.3, 0.1) * m_r, 0.86 * m_r};
    if (hex.value(QStringLiteral("number")).toInt() == 0)
        return {centre + QPointF(0, 0.1) * m_r, 0.86 * m_r};
    // Beside the number, and below the middle of a side, where a turned road would lie.
    return {centre + QPointF(-0.51, 0.36) * m_r, 0.52 * m_r};
}

QPointF Spots::aheadOf(const QVariantMap& map, const QVariantMap* wall) const {
    const QPointF centre = m_place.map(pointOf(map));
    if (word(map, "kind") == QLatin1String("assembly"))
        return unitVector(leftOf(map) + rightOf(map));
    return wall ? unitVector(m_place.map(pointOf(*wall, "fortX", "fortY")) - centre) : QPointF(0, 1);
}

QPointF Spots::leftOf(const QVariantMap& map) const {
    return direction(map, "leftX", "leftY", QPointF(-0.5, HalfWidth));
}

QPointF Spots::rightOf(const QVariantMap& map) const {
    return direction(map, "rightX", "rightY", QPointF(0.5, HalfWidth));
}

QPointF Spots::direction(const QVariantMap& map, const char* x, const char* y, QPointF fallback) const {
    if (!map.contains(QLatin1String(x)))
        return fallback;
    return unitVector(m_place.map(pointOf(map, x, y)) - m_place.map(pointOf(map)));
}

QList<QRectF> Spots::riderChips(const QVariantMap& map, const QVariantMap* wall) const {
    const int count = static_cast<int>(numerals(map).size());
    const QString kind = word(map, "kind");
    const QPointF centre = m_place.map(pointOf(map));
    const QPointF ahead = aheadOf(map, wall) * m_r;
    if (kind == QLatin1String("assembly"))
        return chipsIn(around(centre - ahead * 0.08, 1.5 * m_r, 0.62 * m_r), count);
    if (kind == QLatin1String("attack"))
        return chipsIn(around(centre + ahead * 0.06, 1.56 * m_r, 0.66 * m_r), count);
    if (count > 2)
        return chipsIn(around(centre + QPointF(0, 0.66) * m_r, 0.95 * m_r, 0.4 * m_r), count);
    // Beside the number, which stays readable because players need it.
    QList<QRectF> chips;
    for (int i = 0; i < count; ++i)
        chips +=
            chipsIn(around(centre + QPointF(i == 0 ? -0.53 : 0.53, 0.08) * m_r, 0.46 * m_r, 0.46 * m_r), 1);
    return chips;
}

QList<QRectF> Spots::chipsIn(const QRectF& area, int count) const {
    QList<QRectF> chips;
    if (count == 0)
        return chips;
    const int rows = count > 3 && area.height() > 0.55 * m_r ? 2 : 1;
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

QStringList Spots::numerals(const QVariantMap& map) {
    QStringList list = map.value(QStringLiteral("numerals")).toStringList();
    const int count = map.value(QStringLiteral("riders")).toInt();
    while (list.size() < count)
        list << QString();
    return list;
}

QPointF Spots::spot(const QString& piece, const QVariantMap& row, const QVariantMap* wall, int rider) const {
    if (piece == QLatin1String("rider"))
        return riderChips(row, wall).value(rider).center();
    if (piece == QLatin1String("raider"))
        return raiderStand(row).at;
    if (piece == QLatin1String("robber"))
        return robberSpot(row);
    if (piece == QLatin1String("token"))
        return tokenSpot(row);
    if (piece == QLatin1String("line"))
        return m_place.map(middleOf(row));
    return m_place.map(pointOf(row));
}

} // namespace watchfire::ui
