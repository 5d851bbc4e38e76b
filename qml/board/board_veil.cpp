// SPDX-License-Identifier: Apache-2.0
#include "board_veil.h"

#include "shapes.h"
#include "spots.h"
#include "united_hexes.h"

#include <QPainter>
#include <QPainterPath>

namespace watchfire::ui {

using scene::PlaceKind;

BoardVeil::BoardVeil(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void BoardVeil::setPicture(BoardPicture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture) {
        connect(m_picture, &BoardPicture::placesChanged, this, &BoardVeil::read);
        connect(m_picture, &BoardPicture::layoutChanged, this, [this] { m_seen.repaint(); });
        connect(m_picture, &BoardPicture::lookChanged, this, &BoardVeil::reveil);
        connect(m_picture, &BoardPicture::mapChanged, this, &BoardVeil::reveil);
    }
    m_lit = m_picture ? m_picture->lit() : QList<LitRow>();
    reveil();
    emit changed();
}

int BoardVeil::count() const {
    return static_cast<int>(m_lit.size());
}

// Often only the places to pick are others.
void BoardVeil::read() {
    if (m_picture->lit() == m_lit)
        return;
    m_lit = m_picture->lit();
    reveil();
    emit changed();
}

void BoardVeil::reveil() {
    m_around.soil();
    m_seen.repaint();
}

void BoardVeil::paint(QPainter* painter) {
    if (!m_picture || count() == 0)
        return;
    const bool around = m_around.paint(
        *painter, *m_picture,
        [this](QPainter& once, const QTransform& place, const QRectF& sight) { draw(once, place, sight); });
    if (!around)
        draw(*painter, m_picture->transform(), m_picture->sightRect());
}

void BoardVeil::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    // On a map that is shown in part, the whole stays readable while it moves.
    const bool map = m_picture->period() > 0;
    const QColor color = m_picture->dark() ? QColor(0x07, 0x0d, 0x13, map ? 60 : 107)
                                           : QColor(0xf4, 0xf1, 0xea, map ? 80 : 122);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = radiusOf(place);
    UnitedHexes board(radius);
    QPainterPath lit;
    lit.setFillRule(Qt::WindingFill);
    for (const QTransform& copy : m_picture->copies(place, sight)) {
        for (const HexRow& hex : m_picture->rows().hexes)
            board.add(hexagon(copy.map(pointOf(hex)), radius, m_picture->turn()));
        for (const LitRow& row : m_lit) {
            const QPointF at = copy.map(pointOf(row));
            // A wall is seen with its hex, a corner or a side with what surrounds it.
            const double round = (row.kind == PlaceKind::wall ? 1.1 : 0.75) * radius;
            if (row.kind == PlaceKind::hex || row.kind == PlaceKind::heading)
                lit.addPolygon(hexagon(at, 1.01 * radius, m_picture->turn()));
            else
                lit.addEllipse(at, round, round);
        }
    }
    // A little more than the board, so that nothing shines at its edge.
    const QPainterPath edge = board.path();
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillPath(edge, color);
    painter.strokePath(edge,
                       QPen(color, 0.04 * HalfWidth * radius, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillPath(lit, Qt::black);
}

} // namespace watchfire::ui

#include "moc_board_veil.cpp"
