// SPDX-License-Identifier: Apache-2.0
#include "picture_rows.h"

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

QPointF nearest(QPointF point, QPointF other, double period) {
    if (period > 0)
        point.rx() -= period * std::round((point.x() - other.x()) / period);
    return point;
}

const BoardWallRow* wallBefore(const HexRow& hex, const QList<BoardWallRow>& walls) {
    if (hex.kind != scene::HexKind::attack)
        return nullptr;
    const auto wall = std::find_if(walls.begin(), walls.end(),
                                   [&](const BoardWallRow& one) { return one.wall == hex.label; });
    return wall == walls.end() ? nullptr : &*wall;
}

const HexRow* attackHex(const QString& wall, const QList<HexRow>& hexes) {
    const auto hex = std::find_if(hexes.begin(), hexes.end(), [&](const HexRow& one) {
        return one.kind == scene::HexKind::attack && one.label == wall;
    });
    return hex == hexes.end() ? nullptr : &*hex;
}

} // namespace watchfire::ui
