// SPDX-License-Identifier: Apache-2.0
// The Great River on the board picture: the river with its mouth, the flood, and the bridges.
#include "painting.h"
#include "shapes.h"

#include <QPainter>
#include <QPainterPath>

namespace watchfire::ui {

void Painting::water(const HexRow& map) {
    const QPointF centre = m_place.map(pointOf(map));
    QPainterPath clip;
    clip.addPolygon(hexagon(centre, m_r * 0.975, m_look.turn));
    m_painter.save();
    m_painter.setClipPath(clip, Qt::IntersectClip);
    m_painter.fillRect(square(centre, 2 * m_r), QColor(0x00, 0x5c, 0x99, 0xb0));
    QPainterPath waves;
    const double length = 0.46 * m_r;
    for (const double y : {-0.66, -0.28, 0.1, 0.48, 0.86}) {
        waves.moveTo(centre + QPointF(-1.05 * m_r, y * m_r));
        for (int i = 0; i < 5; ++i) {
            const QPointF from = waves.currentPosition();
            waves.cubicTo(from + QPointF(length * 0.35, -0.26 * m_r),
                          from + QPointF(length * 0.65, 0.26 * m_r), from + QPointF(length, 0));
        }
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(QColor(0xd8, 0xf0, 0xff), 0.075 * m_r, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawPath(waves);
    m_painter.restore();
}

void Painting::course(const MarkRow& map) {
    if (map.path.size() < 2)
        return;
    QPolygonF points;
    for (const QVariant& point : map.path)
        points << m_place.map(point.toPointF());
    // It winds to either side in turn, and crosses sides in their middle; streaks show its current.
    const auto winding = [&](double bend) {
        QPainterPath band(points.first());
        for (int i = 1; i < points.size(); ++i) {
            const QPointF way = points.at(i) - points.at(i - 1);
            const QPointF aside = QPointF(-way.y(), way.x()) * (i % 2 == 0 ? bend : -bend);
            band.quadTo((points.at(i) + points.at(i - 1)) / 2 + aside, points.at(i));
        }
        return band;
    };
    const QPainterPath band = winding(0.34);
    const QPointF mouth = points.last();
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(palette(m_look.dark).sand, 0.46 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(band);
    m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
    m_painter.setPen(QPen(QColor(0x2f, 0x8f, 0xc4), 0.36 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(band);
    m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
    m_painter.setPen(QPen(QColor(0xd8, 0xf0, 0xff), 0.04 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const double bend : {0.62, 0.1})
        m_painter.drawPath(winding(bend));
}

void Painting::pair(QPointF middle, double angle, const Wood& wood, bool latest) {
    const double radians = angle * M_PI / 180;
    const QPointF across = QPointF(-std::sin(radians), std::cos(radians)) * 0.15 * m_r;
    for (const bool edge : {true, false}) {
        if (edge && !latest)
            continue;
        for (const double way : {-1.0, 1.0}) {
            if (edge)
                halo(Figure::road, middle + across * way, 1.15, angle);
            else
                figure(Figure::road, middle + across * way, 1.15, wood, angle);
        }
    }
}

} // namespace watchfire::ui
