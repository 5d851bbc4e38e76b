// SPDX-License-Identifier: Apache-2.0
#include "board_veil.h"

#include "shapes.h"
#include "spots.h"

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
        connect(m_picture, &BoardPicture::placesChanged, this, &BoardVeil::changed);
        connect(m_picture, &BoardPicture::placesChanged, this, [this] { update(); });
        connect(m_picture, &BoardPicture::layoutChanged, this, [this] { update(); });
        connect(m_picture, &BoardPicture::lookChanged, this, [this] { update(); });
    }
    emit changed();
}

int BoardVeil::count() const {
    return m_picture ? static_cast<int>(m_picture->lit().size()) : 0;
}

void BoardVeil::paint(QPainter* painter) {
    if (count() == 0)
        return;
    // On a map that is shown in part, the whole stays readable while it moves.
    const bool map = m_picture->period() > 0;
    const QColor color = m_picture->dark() ? QColor(0x07, 0x0d, 0x13, map ? 60 : 107)
                                           : QColor(0xf4, 0xf1, 0xea, map ? 80 : 122);
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath board;
    QPainterPath lit;
    board.setFillRule(Qt::WindingFill);
    lit.setFillRule(Qt::WindingFill);
    for (const QTransform& copy : m_picture->copies(m_picture->transform(), m_picture->sightRect())) {
        const double radius = radiusOf(copy);
        for (const HexRow& hex : m_picture->rows().hexes)
            board.addPolygon(hexagon(copy.map(pointOf(hex)), 1.02 * radius, m_picture->turn()));
        for (const LitRow& row : m_picture->lit()) {
            const QPointF at = copy.map(pointOf(row));
            // A wall is seen with its hex, a corner or a side with what surrounds it.
            const double round = (row.kind == PlaceKind::wall ? 1.1 : 0.75) * radius;
            if (row.kind == PlaceKind::hex || row.kind == PlaceKind::heading)
                lit.addPolygon(hexagon(at, 1.01 * radius, m_picture->turn()));
            else
                lit.addEllipse(at, round, round);
        }
    }
    painter->fillPath(board, color);
    painter->setCompositionMode(QPainter::CompositionMode_Clear);
    painter->fillPath(lit, Qt::black);
}

} // namespace watchfire::ui

#include "moc_board_veil.cpp"
