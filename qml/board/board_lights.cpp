// SPDX-License-Identifier: Apache-2.0
// See board_lights.h.
#include "board_lights.h"

#include "shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {

using scene::PlaceKind;
using scene::Tone;

BoardLights::BoardLights(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardLights::changed, this, &BoardLights::relight);
}

void BoardLights::setPicture(BoardPicture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture) {
        connect(m_picture, &BoardPicture::placesChanged, this, [this] {
            relight();
            emit placesChanged();
        });
        connect(m_picture, &BoardPicture::layoutChanged, this, [this] { m_seen.repaint(); });
        // Its pieces lie upon the lights, too.
        connect(m_picture, &BoardPicture::travellingChanged, this, [this] {
            // While they travel, nothing is lit.
            if (!m_picture->travelling())
                relight();
        });
        connect(m_picture, &BoardPicture::rowsShown, this, &BoardLights::relight);
        connect(m_picture, &BoardPicture::lookChanged, this, &BoardLights::relight);
    }
    emit changed();
}

void BoardLights::relight() {
    m_around.soil();
    m_seen.repaint();
}

int BoardLights::count() const {
    return m_picture ? static_cast<int>(offered().size() + m_picture->lit().size()) : 0;
}

void BoardLights::setOffers(bool offers) {
    if (offers == m_offers)
        return;
    m_offers = offers;
    relight();
    emit placesChanged();
}

namespace {

/// Points of a way, close enough together that whatever it passes lies beside one.
QList<QPointF> between(const Way& way) {
    QList<QPointF> points;
    for (int i = 1; i < way.size(); ++i) {
        const QPointF from = pointOf(way.at(i - 1));
        const QPointF leg = pointOf(way.at(i)) - from;
        const int parts = std::max(1, qCeil(std::hypot(leg.x(), leg.y()) / 2));
        for (int part = 0; part <= parts; ++part)
            points << from + leg * part / parts;
    }
    return points;
}

/// A letter or a number of a place, on a disc; `size` of it as a share of the hex's radius.
void tag(QPainter& painter, QPointF at, double radius, double size, const QString& note,
         const QString& family) {
    painter.setPen(QPen(Ink, std::max(1.0, 0.04 * radius)));
    painter.setBrush(QColor(0xff, 0xfa, 0xf0));
    painter.drawEllipse(at, size * radius, size * radius);
    QFont font(family);
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, qRound(1.6 * size * radius)));
    painter.setFont(font);
    painter.drawText(square(at - QPointF(0, 0.03 * radius), radius), Qt::AlignCenter | Qt::TextDontClip,
                     note);
}

/// What may not be chosen.
void crossOut(QPainter& painter, PlaceKind kind, QPointF at, double radius) {
    // On a hex the arms leave the number in the middle free.
    const bool hex = kind == PlaceKind::hex;
    const double from = (hex ? 0.3 : 0) * radius;
    const double to = (hex ? 0.58 : 0.26) * radius;
    for (const bool casing : {true, false}) {
        painter.setPen(QPen(casing ? Ink : QColor(0xff, 0xfa, 0xf0), (casing ? 0.2 : 0.11) * radius,
                            Qt::SolidLine, Qt::RoundCap));
        for (const QPointF way : {QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)})
            painter.drawLine(at + way * from, at + way * to);
    }
}

} // namespace

QList<Light> BoardLights::marked(const QList<Way>& ways) const {
    QList<Light> marks;
    for (const LitRow& row : m_picture->lit())
        if (!isLeg(row))
            marks << row;
    for (const Way& way : ways) {
        for (const LitRow& end : {way.first(), way.last()}) {
            const bool known = std::any_of(marks.begin(), marks.end(), [&](const Light& mark) {
                return mark.kind == end.kind && mark.place == end.place;
            });
            if (!known)
                marks << end;
        }
    }
    const QList<LitRow>& lit = m_picture->lit();
    for (const PlaceRow& row : offered()) {
        Light mark = row;
        // What somebody proposes is seen among the places that may be tapped.
        const bool proposed = std::any_of(lit.begin(), lit.end(), [&](const LitRow& light) {
            return light.tone == Tone::gain && light.kind == row.kind && light.place == row.place;
        });
        if (proposed)
            mark.tone = Tone::gain;
        marks << mark;
    }
    return marks;
}

void BoardLights::ring(QPainter& painter, const Light& light, const QTransform& copy,
                       const QRectF& sight) const {
    const QPainterPath shape = m_picture->outline(light, copy);
    if (!shape.boundingRect().intersects(sight))
        return;
    const double radius = radiusOf(copy);
    QColor hue = light.tone == Tone::danger ? QColor(0xff, 0x5b, 0x2e)
                 : light.tone == Tone::gain ? QColor(0x3f, 0xe0, 0xae)
                                            : m_color;
    QColor fill = hue;
    const bool taken = m_picture->taken(light);
    const bool full = light.kind == PlaceKind::heading || (light.candidate && !taken);
    fill.setAlphaF(full ? 0.95F : light.candidate || (light.pick && !taken) ? 0.34F : 0.0F);
    if (light.forbidden) {
        hue = QColor(0xc4, 0xca, 0xd0);
        fill = QColor(0x10, 0x14, 0x18, 0x68);
    }
    // Within its hex, and clear of the sign in its tip.
    const double casing = light.kind == PlaceKind::hex ? 0.16 : 0.2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Ink, std::max(4.0, radius * casing), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    painter.setBrush(fill);
    painter.setPen(QPen(light.candidate ? QColor(Qt::white) : hue, std::max(2.5, radius * casing * 0.55),
                        light.forbidden ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    if (light.forbidden)
        crossOut(painter, light.kind, copy.map(light.at), radius);
}

/// From where the piece lies to where it goes; the storm's from hex to hex, each leg with its arrow.
void BoardLights::course(QPainter& painter, const Way& way, const QTransform& copy,
                         const QRectF& sight) const {
    const double radius = radiusOf(copy);
    QPolygonF points;
    for (const LitRow& row : way)
        points << (points.isEmpty() ? pointOf(row)
                                    : nearest(pointOf(row), points.last(), m_picture->period()));
    points = copy.map(points);
    if (!points.boundingRect().adjusted(-radius, -radius, radius, radius).intersects(sight))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Ink, 0.26 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    painter.setPen(QPen(m_color, 0.14 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    painter.setPen(QPen(Ink, 0.06 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(m_color);
    for (int i = 1; i < points.size(); ++i) {
        const QPointF leg = points.at(i) - points.at(i - 1);
        // At the middle, but before a number that lies there.
        const double gap = m_picture->numbered(way.at(i)) ? 0.5 * radius : 0.0;
        painter.drawPolygon(
            arrowHead(points.at(i) - unitVector(leg) * gap, unitVector(leg), 0.66 * radius, 0.8 * radius));
    }
}

void BoardLights::note(QPainter& painter, const PlaceRow& row, const QTransform& copy) const {
    if (row.note.isEmpty())
        return;
    const double radius = radiusOf(copy);
    const QPointF aside(0, row.forbidden ? 0.68 * radius : 0);
    tag(painter, copy.map(pointOf(row)) + aside, radius, row.forbidden ? 0.25 : 0.2, row.note,
        m_picture->family());
}

void BoardLights::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    if (!m_picture)
        return;
    const QList<QTransform> copies = m_picture->copies(place, sight);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<Way> ways = waysOf(m_picture->lit(), m_picture->rows());
    const QList<Light> marks = marked(ways);
    QList<QPointF> beside;
    for (const Light& mark : marks)
        beside << mark.at;
    for (const QTransform& copy : copies)
        for (const Light& mark : marks)
            ring(painter, mark, copy, sight);
    for (const Way& way : ways) {
        for (const QTransform& copy : copies)
            course(painter, way, copy, sight);
        beside += between(way);
    }
    // What lies there lies upon its light: pieces, numbers, harbours and walls stay in sight.
    m_picture->drawContents(painter, place, sight, beside);
    for (const QTransform& copy : copies)
        for (const PlaceRow& row : offered())
            note(painter, row, copy);
}

void BoardLights::paint(QPainter* painter) {
    if (!m_picture)
        return;
    const bool around = m_around.paint(
        *painter, *m_picture,
        [this](QPainter& once, const QTransform& place, const QRectF& seen) { draw(once, place, seen); });
    if (around)
        return;
    const QRectF sight = m_picture->sightRect();
    if (m_picture->period() > 0)
        painter->setClipRect(m_picture->strip());
    draw(*painter, m_picture->transform(), sight);
}

} // namespace watchfire::ui

#include "moc_board_lights.cpp"
