// SPDX-License-Identifier: Apache-2.0
// See board_loupe.h.
#include "board_loupe.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

BoardLoupe::BoardLoupe(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardLoupe::changed, this, [this] { update(); });
}

void BoardLoupe::setLights(BoardLights* lights) {
    if (lights == m_lights)
        return;
    m_lights = lights;
    if (m_lights)
        connect(m_lights, &BoardLights::placesChanged, this, [this] { update(); });
    emit changed();
}

QTransform BoardLoupe::place() const {
    const QTransform whole = m_lights->picture()->transform();
    const QPointF here = whole.map(m_point);
    return whole * QTransform::fromTranslate(-here.x(), -here.y()) *
           QTransform::fromScale(m_magnification, m_magnification) *
           QTransform::fromTranslate(width() / 2, height() / 2);
}

bool BoardLoupe::contains(const QPointF& at) const {
    const QPointF from = at - QPointF(width() / 2, height() / 2);
    return std::hypot(from.x(), from.y()) <= width() / 2;
}

QPointF BoardLoupe::toUnits(qreal x, qreal y) const {
    return m_lights && m_lights->picture() ? place().inverted().map(QPointF(x, y)) : m_point;
}

void BoardLoupe::paint(QPainter* painter) {
    if (!m_lights || !m_lights->picture())
        return;
    const BoardPicture& picture = *m_lights->picture();
    const QTransform place = this->place();
    const QPointF middle(width() / 2, height() / 2);
    const double border = std::max(3.0, width() * 0.02);
    QPainterPath round;
    round.addEllipse(middle, width() / 2 - border, height() / 2 - border);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(round, m_ground);
    painter->save();
    painter->setClipPath(round);
    const QRectF sight(QPointF(), size());
    picture.draw(*painter, m_kept, place, sight);
    m_lights->draw(*painter, place, sight);
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_rim, border));
    painter->drawPath(round);
}

} // namespace watchfire::ui

#include "moc_board_loupe.cpp"
