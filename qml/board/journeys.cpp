// SPDX-License-Identifier: Apache-2.0
#include "journeys.h"

#include "ways.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {
namespace {

bool flag(const QVariantMap& row, const char* key) {
    return row.value(QLatin1String(key)).toBool();
}

int number(const QVariantMap& row, const char* key) {
    return row.value(QLatin1String(key)).toInt();
}

void set(QVariantMap& row, const char* key, const QVariant& value) {
    row.insert(QLatin1String(key), value);
}

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// True if the boards have the same land: only the pieces on them may differ.
bool sameBoard(const Rows& before, const Rows& after) {
    return !before.isEmpty() && std::equal(before.begin(), before.end(), after.begin(), after.end(),
                                           [](const QVariantMap& one, const QVariantMap& other) {
                                               return word(one, "place") == word(other, "place") &&
                                                      word(one, "terrain") == word(other, "terrain") &&
                                                      word(one, "kind") == word(other, "kind");
                                           });
}

int rowAt(const Rows& rows, const QString& place) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const QVariantMap& row) { return word(row, "place") == place; });
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
    Comparison(const PictureRows& before, const PictureRows& after, const Rows& litBefore,
               const Rows& litAfter, double period)
        : m_before(before)
        , m_after(after)
        , m_litBefore(litBefore)
        , m_litAfter(litAfter)
        , m_period(period)
        , m_rest(after) {}

    Passage result() {
        hexes();
        pieces(QStringLiteral("line"), m_before.lines, m_after.lines, m_rest.lines);
        pieces(QStringLiteral("building"), m_before.buildings, m_after.buildings, m_rest.buildings);
        marks();
        return {m_journeys, m_rest};
    }

private:
    // ---- what stands on hexes

    void hexes() {
        pairs(QStringLiteral("rider"), &Comparison::ridersGone);
        pairs(QStringLiteral("raider"), &Comparison::raidersGone);
        pairs(QStringLiteral("robber"), &Comparison::robberGone);
        pairs(QStringLiteral("pirate"), &Comparison::pirateGone);
        pairs(QStringLiteral("token"), &Comparison::tokenGone);
        pairs(QStringLiteral("water"), &Comparison::waterGone);
    }

    using Gone = QList<Change> (*)(const QVariantMap& one, const QVariantMap& other);

    /// The riders of `one` that `other` does not have.
    static QList<Change> ridersGone(const QVariantMap& one, const QVariantMap& other) {
        QStringList still = other.value(QStringLiteral("numerals")).toStringList();
        const QStringList here = one.value(QStringLiteral("numerals")).toStringList();
        QList<Change> gone;
        for (int i = 0; i < here.size(); ++i)
            if (!still.removeOne(here.at(i)))
                gone << Change{here.at(i), 0, i};
        return gone;
    }
    static QList<Change> raidersGone(const QVariantMap& one, const QVariantMap& other) {
        QList<Change> gone;
        for (int i = number(other, "raiders"); i < number(one, "raiders"); ++i)
            gone << Change{};
        return gone;
    }
    static QList<Change> robberGone(const QVariantMap& one, const QVariantMap& other) {
        return flag(one, "robber") && !flag(other, "robber") ? QList<Change>{{}} : QList<Change>{};
    }
    static QList<Change> pirateGone(const QVariantMap& one, const QVariantMap& other) {
        return flag(one, "pirate") && !flag(other, "pirate") ? QList<Change>{{}} : QList<Change>{};
    }
    static QList<Change> tokenGone(const QVariantMap& one, const QVariantMap& other) {
        const int here = number(one, "number");
        return here != 0 && here != number(other, "number") ? QList<Change>{{QString::number(here)}}
                                                            : QList<Change>{};
    }
    static QList<Change> waterGone(const QVariantMap& one, const QVariantMap& other) {
        return flag(one, "flooded") && !flag(other, "flooded") ? QList<Change>{{}} : QList<Change>{};
    }

    void pairs(const QString& piece, Gone gone) {
        QList<Change> went;
        QList<Change> came;
        for (int i = 0; i < m_before.hexes.size(); ++i) {
            for (Change& change : gone(m_before.hexes.at(i), m_after.hexes.at(i)))
                went << Change{change.what, i, change.rider};
            for (Change& change : gone(m_after.hexes.at(i), m_before.hexes.at(i)))
                came << Change{change.what, i, change.rider};
        }
        // Water does not flow from hex to hex.
        const bool travels = piece != QLatin1String("water");
        match(piece, m_before.hexes, m_after.hexes, went, came, travels);
        for (const Change& change : came)
            lift(piece, change);
    }

    /// The hex without the piece that is still travelling to it.
    void lift(const QString& piece, const Change& change) {
        QVariantMap& hex = m_rest.hexes[change.row];
        const QVariantMap& before = m_before.hexes.at(change.row);
        if (piece == QLatin1String("rider")) {
            QStringList numerals = hex.value(QStringLiteral("numerals")).toStringList();
            numerals.removeAt(static_cast<int>(numerals.lastIndexOf(change.what)));
            set(hex, "numerals", numerals);
            set(hex, "riders", numerals.size());
        } else if (piece == QLatin1String("raider")) {
            set(hex, "raiders", number(hex, "raiders") - 1);
        } else if (piece == QLatin1String("token")) {
            set(hex, "number", 0);
            set(hex, "undiscovered", before.value(QStringLiteral("undiscovered")));
        } else {
            set(hex, piece == QLatin1String("water") ? "flooded" : piece.toLatin1().constData(), false);
        }
        // A piece blocks once it stands there.
        set(hex, "blocked", before.value(QStringLiteral("blocked")));
    }

    // ---- roads, ships, buildings

    static QString owned(const QVariantMap& row) {
        return word(row, "piece") + QLatin1Char(' ') + word(row, "player");
    }

    void pieces(const QString& piece, const Rows& before, const Rows& after, Rows& rest) {
        QList<Change> went;
        QList<Change> came;
        QStringList moving;
        for (int i = 0; i < before.size(); ++i) {
            const int now = rowAt(after, word(before.at(i), "place"));
            if (now < 0 || owned(before.at(i)) != owned(after.at(now)))
                went << Change{owned(before.at(i)), i};
            else if (const double angle = turned(before.at(i), after.at(now)); angle != 0)
                turn(piece, before.at(i), after.at(now), angle);
            else
                continue;
            moving << word(before.at(i), "place");
        }
        for (int i = 0; i < after.size(); ++i) {
            const int then = rowAt(before, word(after.at(i), "place"));
            if (then < 0 || owned(before.at(then)) != owned(after.at(i)))
                came << Change{owned(after.at(i)), i};
            else
                continue;
            moving << word(after.at(i), "place");
        }
        // A city covers its settlement, and uncovers it when it goes.
        for (const Change& change : std::as_const(came)) {
            const int then = rowAt(before, word(after.at(change.row), "place"));
            if (then >= 0)
                went.removeIf([&](const Change& gone) { return gone.row == then; });
        }
        match(piece, before, after, went, came, true);
        rest.removeIf([&](const QVariantMap& row) { return moving.contains(word(row, "place")); });
        for (const Change& change : std::as_const(came))
            if (const int then = rowAt(before, word(after.at(change.row), "place")); then >= 0)
                rest << before.at(then);
    }

    static double turned(const QVariantMap& before, const QVariantMap& after) {
        const bool down = flag(after, "turned") || flag(after, "fallen");
        const bool wasDown = flag(before, "turned") || flag(before, "fallen");
        return down == wasDown ? 0 : down ? 90 : -90;
    }

    void turn(const QString& piece, const QVariantMap& from, const QVariantMap& to, double angle) {
        Journey journey;
        journey.kind = Journey::Kind::turn;
        journey.piece = piece;
        journey.from = from;
        journey.to = nearTo(piece, to, lies(piece, from));
        journey.angle = angle;
        m_journeys << journey;
    }

    // ---- storm and markers

    void marks() {
        const auto storm = [](const Rows& rows) {
            return std::find_if(rows.begin(), rows.end(), [](const QVariantMap& row) {
                return word(row, "kind") == QLatin1String("storm");
            });
        };
        const auto before = storm(m_before.marks);
        const auto after = storm(m_after.marks);
        if (before != m_before.marks.end() && after != m_after.marks.end())
            moveStorm(*before, *after);
        for (const QVariantMap& row : m_before.marks)
            if (isMarker(row) && !has(m_after.marks, row))
                comeOrGo(Journey::Kind::go, row);
        for (const QVariantMap& row : m_after.marks) {
            if (!isMarker(row) || has(m_before.marks, row))
                continue;
            comeOrGo(Journey::Kind::come, row);
            m_rest.marks.removeOne(row);
        }
    }

    static bool isMarker(const QVariantMap& row) { return word(row, "kind") == QLatin1String("marker"); }
    static bool has(const Rows& rows, const QVariantMap& marker) {
        return std::any_of(rows.begin(), rows.end(), [&](const QVariantMap& row) {
            return isMarker(row) && word(row, "place") == word(marker, "place");
        });
    }
    void comeOrGo(Journey::Kind kind, const QVariantMap& row) {
        Journey journey;
        journey.kind = kind;
        journey.piece = QStringLiteral("marker");
        (kind == Journey::Kind::go ? journey.from : journey.to) = row;
        m_journeys << journey;
    }

    static double heading(const QVariantMap& storm) {
        const QPointF way = pointOf(storm, "x1", "y1") - pointOf(storm);
        return qRadiansToDegrees(std::atan2(way.y(), way.x()));
    }

    void moveStorm(const QVariantMap& before, const QVariantMap& after) {
        Journey journey;
        journey.piece = QStringLiteral("storm");
        journey.from = before;
        journey.to = nearTo(journey.piece, after, pointOf(before));
        if (length(pointOf(journey.to) - pointOf(before)) > 0.01) {
            journey.over = legs(word(before, "place"), word(after, "place"), pointOf(before));
            // All the way round a cylinder, it ends where its last leg does.
            if (!journey.over.isEmpty())
                journey.to = nearTo(journey.piece, after, journey.over.last());
        } else if (const double angle = std::remainder(heading(after) - heading(before), 360);
                   std::abs(angle) > 0.1) {
            journey.kind = Journey::Kind::turn;
            journey.angle = angle;
        } else {
            return;
        }
        m_journeys << journey;
        m_rest.marks.removeIf(
            [](const QVariantMap& row) { return word(row, "kind") == QLatin1String("storm"); });
    }

    /// The hexes between two ends of the storm's way, if the lit rows, old or new, name them.
    QList<QPointF> legs(const QString& from, const QString& to, QPointF start) const {
        for (const Rows* lit : {&m_litBefore, &m_litAfter}) {
            QStringList places;
            QList<QPointF> points;
            for (const QVariantMap& row : *lit) {
                if (isLeg(row)) {
                    places << word(row, "place");
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
    void match(const QString& piece, const Rows& before, const Rows& after, QList<Change> went,
               QList<Change> came, bool travels) {
        while (travels) {
            int bestWent = -1;
            int bestCame = -1;
            double least = 0;
            for (int i = 0; i < went.size(); ++i) {
                for (int k = 0; k < came.size(); ++k) {
                    if (went.at(i).what != came.at(k).what)
                        continue;
                    const QPointF start = lies(piece, before.at(went.at(i).row));
                    const double away = length(beside(lies(piece, after.at(came.at(k).row)), start) - start);
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
            journey.piece = piece;
            journey.from = before.at(from.row);
            journey.to = nearTo(piece, after.at(to.row), lies(piece, journey.from));
            journey.fromRider = from.rider;
            journey.toRider = to.rider;
            if (piece == QLatin1String("rider"))
                journey.over = overTheWall(journey.from, journey.to);
            m_journeys << journey;
        }
        for (const Change& change : std::as_const(went)) {
            Journey journey;
            journey.kind = Journey::Kind::go;
            journey.piece = piece;
            journey.from = before.at(change.row);
            journey.fromRider = change.rider;
            m_journeys << journey;
        }
        for (const Change& change : std::as_const(came)) {
            Journey journey;
            journey.kind = Journey::Kind::come;
            journey.piece = piece;
            journey.to = after.at(change.row);
            journey.toRider = change.rider;
            m_journeys << journey;
        }
    }

    /// A rider that breaks through passes its wall section, here and on its way back.
    QList<QPointF> overTheWall(const QVariantMap& from, const QVariantMap& to) const {
        const bool in = word(to, "kind") == QLatin1String("land");
        const bool out = word(from, "kind") == QLatin1String("land");
        const QVariantMap* wall = in    ? wallBefore(from, m_after.walls)
                                  : out ? wallBefore(to, m_after.walls)
                                        : nullptr;
        if (!wall)
            return {};
        return {middleOf(*wall)};
    }

    /// The position of a row's piece: for a line, between its ends.
    static QPointF lies(const QString& piece, const QVariantMap& row) {
        return piece == QLatin1String("line") ? middleOf(row) : pointOf(row);
    }

    /// Among a cylinder's equal points, the one nearest to `other`.
    QPointF beside(QPointF point, QPointF other) const {
        if (m_period > 0)
            point.rx() -= m_period * std::round((point.x() - other.x()) / m_period);
        return point;
    }

    /// The row with all its points moved around a cylinder, so that it is near `other`.
    QVariantMap nearTo(const QString& piece, QVariantMap row, QPointF other) const {
        const QPointF here = lies(piece, row);
        const double shift = beside(here, other).x() - here.x();
        if (shift != 0)
            for (const char* x : {"cx", "x1", "x2", "leftX", "rightX"})
                if (row.contains(QLatin1String(x)))
                    set(row, x, row.value(QLatin1String(x)).toDouble() + shift);
        return row;
    }

    const PictureRows& m_before;
    const PictureRows& m_after;
    const Rows& m_litBefore;
    const Rows& m_litAfter;
    double m_period;
    PictureRows m_rest;
    QList<Journey> m_journeys;
};

} // namespace

std::optional<Passage> passage(const PictureRows& before, const PictureRows& after, const Rows& litBefore,
                               const Rows& litAfter, double period) {
    if (!sameBoard(before.hexes, after.hexes))
        return std::nullopt;
    Passage found = Comparison(before, after, litBefore, litAfter, period).result();
    if (found.journeys.isEmpty() || found.journeys.size() > MostJourneys)
        return std::nullopt;
    return found;
}

} // namespace watchfire::ui
