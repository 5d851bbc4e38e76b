// SPDX-License-Identifier: Apache-2.0
#include "traveller.h"

#include "palette.h"
#include "shapes.h"

#include <QEasingCurve>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {
namespace {

constexpr int TravelMs = 450;
constexpr int TurnMs = 360;
constexpr int WaterMs = 500;
constexpr int FallMs = 360;
constexpr int LegMs = 220; // of the storm, a hex
constexpr int LeastMs = 350;
constexpr int MostMs = 600;
/// A hand lifts a piece on its way: so high at half way, in hex radii.
constexpr double Lift = 0.25;
/// A piece that is set down comes from so much nearer to the eye.
constexpr double Above = 1.25;
/// The halves of a falling tower tilt so far, in degrees, and sink so deep, in hex radii.
constexpr double Tilt = 12;
constexpr double Sink = 0.25;
/// The frame of a hex whose wall falls flashes once, brightest at half of the fall; in hex radii.
constexpr double FlashWidth = 0.1;
constexpr double FlashRadius = 0.9;
/// Half of an item's size in hex radii: the storm with its arrow, and a piece held above.
constexpr double Reach = 1.5;

QEasingCurve easingOf(const Journey& journey) {
    if (goesByItself(journey.mover))
        return QEasingCurve::InOutQuad;
    if (journey.mover == Mover::water)
        return QEasingCurve::InOutSine;
    if (journey.mover == Mover::tower)
        return journey.kind == Journey::Kind::come ? QEasingCurve::OutBack : QEasingCurve::InCubic;
    return journey.kind == Journey::Kind::come ? QEasingCurve::OutCubic : QEasingCurve::InOutCubic;
}

/// As tests and the drive socket find it.
QLatin1String nameOf(Mover mover) {
    return QLatin1String(moverNames[static_cast<std::size_t>(mover)]);
}

const BoardWallRow* wallOf(const MoverRow& row, const QList<BoardWallRow>& walls) {
    const auto* const hex = std::get_if<HexRow>(&row);
    return hex ? wallBefore(*hex, walls) : nullptr;
}

} // namespace

int durationOf(const QList<Journey>& journeys) {
    int longest = LeastMs;
    for (const Journey& journey : journeys) {
        int wanted = LeastMs;
        if (journey.mover == Mover::water)
            wanted = WaterMs;
        else if (journey.mover == Mover::tower)
            wanted = FallMs;
        else if (journey.kind == Journey::Kind::turn)
            wanted = TurnMs;
        else if (journey.kind == Journey::Kind::travel)
            wanted =
                goesByItself(journey.mover) ? LegMs * static_cast<int>(journey.over.size() + 1) : TravelMs;
        longest = std::max(longest, wanted);
    }
    return std::min(longest, MostMs);
}

Traveller::Traveller(const Journey& journey, const QList<BoardWallRow>& walls, const QTransform& place,
                     const Look& look, QQuickItem* parent)
    : QQuickPaintedItem(parent), m_journey(journey), m_walls(walls), m_place(place), m_look(look) {
    const Spots spots(place);
    const auto spot = [&](const MoverRow& row, int rider) {
        return spots.spot(journey.mover, row, wallOf(row, m_walls), rider);
    };
    const bool goes = journey.kind == Journey::Kind::go;
    m_row = goes ? journey.from : journey.to;
    m_rider = goes ? journey.fromRider : journey.toRider;
    const QPointF end = spot(m_row, m_rider);
    if (journey.kind == Journey::Kind::travel) {
        m_way << spot(journey.from, journey.fromRider);
        for (const QPointF& point : journey.over)
            m_way << place.map(point);
    }
    m_way << end;
    setAntialiasing(true);
    setObjectName(QStringLiteral("travel-") + nameOf(journey.mover));
    const double size = std::ceil(2 * Reach * radiusOf(place));
    setSize({size, size});
    m_base = (end - QPointF(size, size) / 2).toPoint();
    setProgress(0);
}

QPointF Traveller::along(double share) const {
    // Leg by leg, each taking the same time: the storm stops at no hex.
    if (m_way.size() == 1)
        return m_way.first();
    const double legs = static_cast<double>(m_way.size() - 1) * share;
    const int leg = std::min(static_cast<int>(legs), static_cast<int>(m_way.size()) - 2);
    return QLineF(m_way.at(leg), m_way.at(leg + 1)).pointAt(legs - leg);
}

void Traveller::setProgress(double progress) {
    const double share = easingOf(m_journey).valueForProgress(progress);
    QPointF at = along(share);
    double angle = 0;
    double scale = 1;
    double wide = 1;
    switch (m_journey.kind) {
    case Journey::Kind::travel:
        if (!goesByItself(m_journey.mover))
            at.ry() -= Lift * radiusOf(m_place) * std::sin(M_PI * share);
        break;
    case Journey::Kind::come:
    case Journey::Kind::go: {
        const double there = m_journey.kind == Journey::Kind::come ? share : 1 - share;
        if (m_journey.mover == Mover::token) {
            wide = there; // a number token is turned over
            break;
        }
        if (m_journey.mover == Mover::tower && m_journey.kind == Journey::Kind::go) {
            // It is seen to fall before it is gone.
            setOpacity(1 - share * share);
            fall(share);
            break;
        }
        setOpacity(std::min(1.0, there));
        if (m_journey.mover != Mover::water)
            scale = Above + (1 - Above) * there;
        break;
    }
    case Journey::Kind::turn:
        angle = m_journey.angle * (share - 1);
        break;
    }
    // Whole pixels: the image of the piece is moved, not made anew, and ends where the board will have it.
    setPosition(m_base + (at - m_way.last()).toPoint());
    if (angle == m_angle && scale == m_scale && wide == m_wide)
        return;
    m_wide = wide;
    m_angle = angle;
    m_scale = scale;
    update();
}

void Traveller::fall(double share) {
    if (share == m_fall)
        return;
    m_fall = share;
    update();
}

void Traveller::paintHalves(QPainter* painter) const {
    const auto& tower = std::get<TowerRow>(m_row);
    const QPointF end = m_way.last();
    const double radius = radiusOf(m_place);
    const double upright = frameOf(tower.wall, &tower.attack, m_place).angle;
    painter->save();
    painter->translate(-m_base);
    painter->setOpacity(std::sin(M_PI * m_fall));
    painter->setPen(
        QPen(palette(m_look.dark).danger, FlashWidth * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(hexagon(m_place.map(pointOf(tower.attack)), FlashRadius * radius, m_look.turn));
    painter->restore();
    for (const int side : {-1, 1}) {
        painter->save();
        painter->translate(end - m_base);
        painter->rotate(upright);
        painter->translate(0.04 * radius * side * m_fall, Sink * radius * m_fall);
        painter->rotate(side * Tilt * m_fall);
        painter->setClipRect(QRectF(side < 0 ? -radius : 0, -radius, radius, 2 * radius));
        painter->rotate(-upright);
        painter->translate(-end);
        Painting(*painter, m_place, m_look).tower(tower);
        painter->restore();
    }
}

void Traveller::paint(QPainter* painter) {
    const QPointF end = m_way.last();
    if (m_fall > 0)
        return paintHalves(painter);
    painter->translate(end - m_base);
    painter->rotate(m_angle);
    painter->scale(m_scale * m_wide, m_scale);
    painter->translate(-end);
    Painting(*painter, m_place, m_look).alone(m_journey.mover, m_row, wallOf(m_row, m_walls), m_rider);
}

} // namespace watchfire::ui

#include "moc_traveller.cpp"
