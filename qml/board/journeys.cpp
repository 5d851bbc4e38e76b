// SPDX-License-Identifier: Apache-2.0
#include "journeys.h"

#include "ways.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {
namespace {

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// True if the boards have the same land: only the pieces on them may differ.
bool sameBoard(const QList<HexRow>& before, const QList<HexRow>& after) {
    return !before.isEmpty() && std::equal(before.begin(), before.end(), after.begin(), after.end(),
                                           [](const HexRow& one, const HexRow& other) {
                                               return one.place == other.place &&
                                                      one.terrain == other.terrain && one.kind == other.kind;
                                           });
}

template <class Row> int rowAt(const QList<Row>& rows, const QString& place) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.place == place; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

/// A piece that came, or went, and its row in the list.
struct Change {
    QString what; ///< only pieces with the same text match
    int row = 0;
    int rider = 0;
};

class Comparison {
public:
    Comparison(const BoardRows& before, const BoardRows& after, const QList<LitRow>& litBefore,
               const QList<LitRow>& litAfter, double period)
        : m_before(before)
        , m_after(after)
        , m_litBefore(litBefore)
        , m_litAfter(litAfter)
        , m_period(period)
        , m_rest(after) {}

    Passage result() {
        hexes();
        pieces(Mover::line, m_before.lines, m_after.lines, m_rest.lines);
        pieces(Mover::building, m_before.buildings, m_after.buildings, m_rest.buildings);
        walls();
        marks();
        return {m_journeys, m_rest};
    }

private:
    // ---- what stands on hexes

    void hexes() {
        pairs(Mover::rider, &Comparison::ridersGone);
        pairs(Mover::raider, &Comparison::raidersGone);
        pairs(Mover::robber, &Comparison::robberGone);
        pairs(Mover::pirate, &Comparison::pirateGone);
        pairs(Mover::token, &Comparison::tokenGone);
        pairs(Mover::water, &Comparison::waterGone);
    }

    using Gone = QList<Change> (*)(const HexRow& one, const HexRow& other);

    /// The riders of `one` that `other` does not have.
    static QList<Change> ridersGone(const HexRow& one, const HexRow& other) {
        QStringList still = other.numerals;
        QList<Change> gone;
        for (int i = 0; i < one.numerals.size(); ++i)
            if (!still.removeOne(one.numerals.at(i)))
                gone << Change{one.numerals.at(i), 0, i};
        return gone;
    }
    static QList<Change> raidersGone(const HexRow& one, const HexRow& other) {
        QList<Change> gone;
        for (int i = other.raiders; i < one.raiders; ++i)
            gone << Change{};
        return gone;
    }
    static QList<Change> robberGone(const HexRow& one, const HexRow& other) {
        return one.robber && !other.robber ? QList<Change>(1) : QList<Change>{};
    }
    static QList<Change> pirateGone(const HexRow& one, const HexRow& other) {
        return one.pirate && !other.pirate ? QList<Change>(1) : QList<Change>{};
    }
    static QList<Change> tokenGone(const HexRow& one, const HexRow& other) {
        QList<Change> gone;
        if (one.number != 0 && one.number != other.number)
            gone << Change{QString::number(one.number)};
        return gone;
    }
    static QList<Change> waterGone(const HexRow& one, const HexRow& other) {
        return one.underWater() && !other.underWater() ? QList<Change>(1) : QList<Change>{};
    }

    void pairs(Mover mover, Gone gone) {
        QList<Change> went;
        QList<Change> came;
        for (int i = 0; i < m_before.hexes.size(); ++i) {
            for (Change& change : gone(m_before.hexes.at(i), m_after.hexes.at(i)))
                went << Change{change.what, i, change.rider};
            for (Change& change : gone(m_after.hexes.at(i), m_before.hexes.at(i)))
                came << Change{change.what, i, change.rider};
        }
        // Water does not flow from hex to hex.
        const bool travels = mover != Mover::water;
        match(mover, m_before.hexes, m_after.hexes, went, came, travels);
        for (const Change& change : std::as_const(came))
            lift(mover, change);
    }

    /// The hex without the piece that is still travelling to it.
    void lift(Mover mover, const Change& change) {
        HexRow& hex = m_rest.hexes[change.row];
        const HexRow& before = m_before.hexes.at(change.row);
        switch (mover) {
        case Mover::rider:
            hex.numerals.removeAt(hex.numerals.lastIndexOf(change.what));
            hex.riders = static_cast<int>(hex.numerals.size());
            break;
        case Mover::raider:
            --hex.raiders;
            break;
        case Mover::token:
            hex.number = 0;
            hex.undiscovered = before.undiscovered;
            break;
        case Mover::water:
            hex.drain();
            break;
        case Mover::robber:
            hex.robber = false;
            break;
        default:
            hex.pirate = false;
        }
        // A piece blocks once it stands there.
        hex.blocked = before.blocked;
    }

    // ---- roads, ships, buildings

    template <class Row> static QString owned(const Row& row) {
        return word(row.piece) + QLatin1Char(' ') + row.player;
    }

    template <class Row>
    void pieces(Mover mover, const QList<Row>& before, const QList<Row>& after, QList<Row>& rest) {
        QList<Change> went;
        QList<Change> came;
        QStringList moving;
        for (int i = 0; i < before.size(); ++i) {
            const int now = rowAt(after, before.at(i).place);
            if (now < 0 || owned(before.at(i)) != owned(after.at(now)))
                went << Change{owned(before.at(i)), i};
            else if (const double angle = turned(before.at(i), after.at(now)); angle != 0)
                turn(mover, before.at(i), after.at(now), angle);
            else
                continue;
            moving << before.at(i).place;
        }
        for (int i = 0; i < after.size(); ++i) {
            const int then = rowAt(before, after.at(i).place);
            if (then < 0 || owned(before.at(then)) != owned(after.at(i)))
                came << Change{owned(after.at(i)), i};
            else
                continue;
            moving << after.at(i).place;
        }
        // A city covers its settlement, and uncovers it when it goes.
        for (const Change& change : std::as_const(came)) {
            const int then = rowAt(before, after.at(change.row).place);
            if (then >= 0)
                went.removeIf([&](const Change& gone) { return gone.row == then; });
        }
        match(mover, before, after, went, came, true);
        rest.removeIf([&](const Row& row) { return moving.contains(row.place); });
        for (const Change& change : std::as_const(came))
            if (const int then = rowAt(before, after.at(change.row).place); then >= 0)
                rest << before.at(then);
    }

    static bool isDown(const LineRow& row) { return row.turned; }
    static bool isDown(const BuildingRow& row) { return row.fallen; }
    template <class Row> static double turned(const Row& before, const Row& after) {
        const bool down = isDown(after);
        return down == isDown(before) ? 0 : down ? 90 : -90;
    }

    template <class Row> void turn(Mover mover, const Row& from, const Row& to, double angle) {
        Journey journey;
        journey.kind = Journey::Kind::turn;
        journey.mover = mover;
        journey.from = from;
        journey.to = nearTo(to, pointOf(from));
        journey.angle = angle;
        m_journeys << journey;
    }

    // ---- walls

    /// A level that comes is set down; one that goes falls apart.
    void walls() {
        for (int i = 0; i < m_before.walls.size() && i < m_after.walls.size(); ++i) {
            const BoardWallRow& before = m_before.walls.at(i);
            const BoardWallRow& after = m_after.walls.at(i);
            const HexRow* const attack = attackHex(after.wall, m_after.hexes);
            if (before.wall != after.wall || before.player != after.player || !attack)
                continue;
            for (int level = before.level + 1; level <= after.level; ++level)
                tower(Journey::Kind::come, after, level, *attack);
            for (int level = after.level + 1; level <= before.level; ++level)
                tower(Journey::Kind::go, before, level, *attack);
            m_rest.walls[i].level = std::min(before.level, after.level);
        }
    }

    void tower(Journey::Kind kind, BoardWallRow wall, int level, const HexRow& attack) {
        wall.level = level;
        comeOrGo(kind, Mover::tower, TowerRow{wall, attack});
    }

    // ---- storm and markers

    void marks() {
        const auto storm = [](const QList<MarkRow>& rows) {
            return std::find_if(rows.begin(), rows.end(), isStorm);
        };
        const auto before = storm(m_before.marks);
        const auto after = storm(m_after.marks);
        if (before != m_before.marks.end() && after != m_after.marks.end())
            moveStorm(*before, *after);
        for (const MarkRow& row : m_before.marks)
            if (isMarker(row) && !has(m_after.marks, row))
                comeOrGo(Journey::Kind::go, Mover::marker, row);
        for (const MarkRow& row : m_after.marks) {
            if (!isMarker(row) || has(m_before.marks, row))
                continue;
            comeOrGo(Journey::Kind::come, Mover::marker, row);
            m_rest.marks.removeOne(row);
        }
    }

    static bool isStorm(const MarkRow& row) { return row.kind == scene::Mark::storm; }
    static bool isMarker(const MarkRow& row) { return row.kind == scene::Mark::marker; }
    static bool has(const QList<MarkRow>& rows, const MarkRow& marker) {
        return std::any_of(rows.begin(), rows.end(),
                           [&](const MarkRow& row) { return isMarker(row) && row.place == marker.place; });
    }

    static double heading(const MarkRow& storm) {
        const QPointF way = firstOf(storm) - pointOf(storm);
        return qRadiansToDegrees(std::atan2(way.y(), way.x()));
    }

    void moveStorm(const MarkRow& before, const MarkRow& after) {
        Journey journey;
        journey.mover = Mover::storm;
        journey.from = before;
        const MarkRow to = nearTo(after, pointOf(before));
        journey.to = to;
        if (length(pointOf(to) - pointOf(before)) > 0.01) {
            journey.over = legs(before.place, after.place, pointOf(before));
            // All the way round a cylinder, it ends where its last leg does.
            if (!journey.over.isEmpty())
                journey.to = nearTo(after, journey.over.last());
        } else if (const double angle = std::remainder(heading(after) - heading(before), 360);
                   std::abs(angle) > 0.1) {
            journey.kind = Journey::Kind::turn;
            journey.angle = angle;
        } else {
            return;
        }
        m_journeys << journey;
        m_rest.marks.removeIf(isStorm);
    }

    /// The hexes between two ends of the storm's way, if the lit rows, old or new, name them.
    QList<QPointF> legs(const QString& from, const QString& to, QPointF start) const {
        for (const QList<LitRow>* lit : {&m_litBefore, &m_litAfter}) {
            QStringList places;
            QList<QPointF> points;
            for (const LitRow& row : *lit) {
                if (isLeg(row)) {
                    places << row.place;
                    points << pointOf(row);
                }
            }
            if (places.size() < 3)
                continue;
            if (places.first() == to && places.last() == from) { // the way was taken back
                std::reverse(places.begin(), places.end());
                std::reverse(points.begin(), points.end());
            }
            if (places.first() != from || places.last() != to)
                continue;
            points.removeFirst();
            points.removeLast();
            for (QPointF& point : points)
                start = point = beside(point, start);
            return points;
        }
        return {};
    }

    // ---- matching pieces

    /// Joins pieces that went with pieces of the same kind that came, the nearest first.
    template <class Row>
    void match(Mover mover, const QList<Row>& before, const QList<Row>& after, QList<Change> went,
               QList<Change> came, bool travels) {
        while (travels && !went.isEmpty() && !came.isEmpty()) {
            int bestWent = -1;
            int bestCame = -1;
            double least = 0;
            for (int i = 0; i < went.size(); ++i) {
                for (int k = 0; k < came.size(); ++k) {
                    if (went.at(i).what != came.at(k).what)
                        continue;
                    const QPointF start = pointOf(before.at(went.at(i).row));
                    const double away = length(beside(pointOf(after.at(came.at(k).row)), start) - start);
                    if (bestWent >= 0 && away >= least)
                        continue;
                    least = away;
                    bestWent = i;
                    bestCame = k;
                }
            }
            if (bestWent < 0)
                break;
            const Change from = went.takeAt(bestWent);
            const Change to = came.takeAt(bestCame);
            Journey journey;
            journey.mover = mover;
            journey.from = before.at(from.row);
            journey.to = nearTo(after.at(to.row), pointOf(before.at(from.row)));
            journey.fromRider = from.rider;
            journey.toRider = to.rider;
            if (mover == Mover::rider)
                journey.over = overTheWall(std::get<HexRow>(journey.from), std::get<HexRow>(journey.to));
            m_journeys << journey;
        }
        for (const Change& change : std::as_const(went))
            comeOrGo(Journey::Kind::go, mover, before.at(change.row), change.rider);
        for (const Change& change : std::as_const(came))
            comeOrGo(Journey::Kind::come, mover, after.at(change.row), change.rider);
    }

    /// A piece leaves from where it was, or comes to where it is; of riders, which of the hex's.
    void comeOrGo(Journey::Kind kind, Mover mover, const MoverRow& row, int rider = 0) {
        const bool goes = kind == Journey::Kind::go;
        Journey journey;
        journey.kind = kind;
        journey.mover = mover;
        (goes ? journey.from : journey.to) = row;
        (goes ? journey.fromRider : journey.toRider) = rider;
        m_journeys << journey;
    }

    /// A rider that breaks through passes its wall section, here and on its way back.
    QList<QPointF> overTheWall(const HexRow& from, const HexRow& to) const {
        const bool in = to.kind == scene::HexKind::land;
        const bool out = from.kind == scene::HexKind::land;
        const BoardWallRow* wall = in    ? wallBefore(from, m_after.walls)
                                   : out ? wallBefore(to, m_after.walls)
                                         : nullptr;
        if (!wall)
            return {};
        return {middleOf(*wall)};
    }

    QPointF beside(QPointF point, QPointF other) const { return nearest(point, other, m_period); }

    /// The row with all its points moved around a cylinder, so that it is near `other`.
    template <class Row> Row nearTo(Row row, QPointF other) const {
        const QPointF here = pointOf(row);
        const double shift = beside(here, other).x() - here.x();
        if constexpr (requires { row.cx; })
            row.cx += shift;
        if constexpr (requires { row.x1; }) {
            row.x1 += shift;
            row.x2 += shift;
        }
        if constexpr (requires { row.leftX; }) {
            row.leftX += shift;
            row.rightX += shift;
        }
        return row;
    }

    const BoardRows& m_before;
    const BoardRows& m_after;
    const QList<LitRow>& m_litBefore;
    const QList<LitRow>& m_litAfter;
    double m_period;
    BoardRows m_rest;
    QList<Journey> m_journeys;
};

} // namespace

std::optional<Passage> passage(const BoardRows& before, const BoardRows& after,
                               const QList<LitRow>& litBefore, const QList<LitRow>& litAfter, double period) {
    if (!sameBoard(before.hexes, after.hexes))
        return std::nullopt;
    Passage found = Comparison(before, after, litBefore, litAfter, period).result();
    if (found.journeys.isEmpty() || found.journeys.size() > MostJourneys)
        return std::nullopt;
    return found;
}

} // namespace watchfire::ui
