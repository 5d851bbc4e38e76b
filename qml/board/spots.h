// SPDX-License-Identifier: Apache-2.0
// Where each piece is painted on its hex, corner or side, in pixels: beside the number, this many in a row.
// Painting and travelling both use it.
#pragma once

#include "picture_rows.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <array>
#include <variant>

namespace watchfire::ui {

/// What can travel over the board.
enum class Mover { rider, raider, robber, pirate, token, water, line, building, storm, marker, tower };
inline constexpr std::array moverNames{"rider", "raider",   "robber", "pirate", "token", "water",
                                       "line",  "building", "storm",  "marker", "tower"};
/// Goes over the board by itself, from hex to hex; a hand lifts all the others.
constexpr bool goesByItself(Mover mover) {
    return mover == Mover::storm;
}
/// One level of a wall: its uppermost one.
struct TowerRow {
    BoardWallRow wall;
    HexRow attack; ///< the hex before it
};
/// The row in which a mover lies: a hex for riders, raiders, robber, pirate, tokens and water.
using MoverRow = std::variant<HexRow, LineRow, BuildingRow, MarkRow, TowerRow>;

/// Where a harbour's sign lies, in board units: close to its side, since two harbours may share a sea hex.
QPointF harbourSpot(const HarbourRow& harbour);
/// A hex's circumradius in pixels.
double radiusOf(const QTransform& place);

/// `place` maps board units to pixels, `m_r` is the hex's circumradius there.
class Spots {
public:
    explicit Spots(const QTransform& place) : m_place(place), m_r(radiusOf(place)) {}

    const QTransform& place() const { return m_place; }
    /// The middle of a mover in its row. `rider`: its index on its hex; `wall`: the wall before an attack
    /// hex.
    QPointF spot(Mover mover, const MoverRow& row, const BoardWallRow* wall, int rider) const;

protected:
    struct RaiderStand {
        QPointF at;
        double size;
    };

    QPointF tokenSpot(const HexRow& map) const;
    QPointF towerSpot(const TowerRow& tower) const;
    QPointF robberSpot(const HexRow& hex) const;
    RaiderStand raiderStand(const HexRow& hex) const;
    /// The numerals of a hex's riders; empty for a rider whose numeral is not known.
    static QStringList numerals(const HexRow& map);
    /// Where each rider of a hex stands.
    QList<QRectF> riderStands(const HexRow& map, const BoardWallRow* wall) const;
    /// From a hex outside the wall towards it, length 1.
    QPointF aheadOf(const HexRow& map, const BoardWallRow* wall) const;
    /// From a hex towards the hex an arrow points to, length 1.
    QPointF leftOf(const HexRow& map) const;
    QPointF rightOf(const HexRow& map) const;

    QTransform m_place;
    double m_r;

private:
    /// In at most two rows.
    QList<QRectF> standsIn(const QRectF& area, int count) const;
};

} // namespace watchfire::ui
