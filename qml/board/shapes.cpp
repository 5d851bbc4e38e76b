// SPDX-License-Identifier: Apache-2.0
#include "shapes.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

QRectF around(QPointF centre, double width, double height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

QRectF square(QPointF centre, double size) {
    return around(centre, size, size);
}

QPolygonF hexagon(QPointF centre, double radius, int turn) {
    QPolygonF shape;
    for (int i = 0; i < 6; ++i) {
        const double angle = M_PI / 3 * i - M_PI / 2 + turn * M_PI / 180;
        shape << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return shape;
}

QPolygonF spiked(QPointF centre, int spikes, double outer, double inner) {
    QPolygonF shape;
    for (int i = 0; i < 2 * spikes; ++i) {
        const double angle = M_PI / spikes * i - M_PI / 2;
        shape << centre + QPointF(std::cos(angle), std::sin(angle)) * (i % 2 == 0 ? outer : inner);
    }
    return shape;
}

QPointF unitVector(QPointF way) {
    return way / std::max(0.001, std::hypot(way.x(), way.y()));
}

double uprightAngle(QPointF way) {
    const double angle = qRadiansToDegrees(std::atan2(way.y(), way.x()));
    return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

QPolygonF arrowHead(QPointF tip, QPointF way, double length, double width) {
    const QPointF across(-way.y(), way.x());
    const QPointF base = tip - way * length;
    return {tip, base + across * width / 2, tip - way * length * 0.72, base - across * width / 2};
}

} // namespace watchfire::ui
