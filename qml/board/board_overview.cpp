// SPDX-License-Identifier: Apache-2.0
#include "board_overview.h"

#include "palette.h"
#include "shapes.h"
#include "terrain.h"

#include <QPainter>

#include <algorithm>

namespace watchfire::ui {

BoardOverview::BoardOverview(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void BoardOverview::setPicture(BoardPicture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture) {
        const auto again = [this] { update(); };
        connect(m_picture, &BoardPicture::layoutChanged, this, again);
        connect(m_picture, &BoardPicture::lookChanged, this, again);
        connect(m_picture, &BoardPicture::rowsShown, this, again);
        connect(m_picture, &BoardPicture::periodChanged, this, &BoardOverview::mapChanged);
        connect(m_picture, &BoardPicture::layoutChanged, this, &BoardOverview::mapChanged);
    }
    emit pictureChanged();
    emit mapChanged();
}

QRectF BoardOverview::map() const {
    if (!m_picture || m_picture->period() <= 0 || m_picture->rows().hexes.isEmpty())
        return {0, 0, 1, 1};
    const QList<HexRow>& hexes = m_picture->rows().hexes;
    const auto [north, south] = std::minmax_element(
        hexes.begin(), hexes.end(), [](const HexRow& one, const HexRow& other) { return one.cy < other.cy; });
    return {m_picture->rows().mapLeft, north->cy - 1, m_picture->period(), south->cy - north->cy + 2};
}

double BoardOverview::proportion() const {
    const QRectF box = map();
    const bool lying = m_picture && m_picture->turn() % 180 != 0;
    return lying ? box.width() / box.height() : box.height() / box.width();
}

QTransform BoardOverview::place() const {
    const QRectF box = map();
    const int turn = m_picture ? m_picture->turn() : 0;
    const double scale = (turn % 180 != 0 ? height() : width()) / box.width();
    return QTransform::fromTranslate(-box.center().x(), -box.center().y()) * QTransform().rotate(turn) *
           QTransform::fromScale(scale, scale) * QTransform::fromTranslate(width() / 2, height() / 2);
}

double BoardOverview::seamAt(double x, double y) const {
    return place().inverted().map(QPointF(x, y)).x() - map().center().x();
}

void BoardOverview::paint(QPainter* painter) {
    if (!m_picture || m_picture->period() <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const bool dark = m_picture->dark();
    painter->fillRect(QRectF(QPointF(), size()), palette(dark).sea);
    const QTransform to = place();
    const double radius = radiusOf(to);
    painter->setPen(Qt::NoPen);
    for (const HexRow& hex : m_picture->rows().hexes) {
        if (hex.terrain == scene::Terrain::sea)
            continue;
        painter->setBrush(terrainColor(hex.terrain, hex.kind, dark));
        painter->drawPolygon(hexagon(to.map(pointOf(hex)), radius, m_picture->turn()));
    }
    for (const MarkRow& mark : m_picture->rows().marks) {
        if (!scene::liesOnTop(mark.kind))
            continue;
        painter->setPen(QPen(Qt::white, 0.35 * radius));
        painter->setBrush(QColor(0x3b, 0x35, 0x57));
        painter->drawEllipse(to.map(pointOf(mark)), 0.9 * radius, 0.9 * radius);
    }
    // What is in sight, and once more where it goes around the edge.
    const QTransform seen = m_picture->transform().inverted();
    const QRectF sight = seen.mapRect(m_picture->sightRect());
    const QRectF box = map();
    painter->setBrush(Qt::NoBrush);
    for (int copy = -1; copy <= 1; ++copy) {
        const QRectF frame =
            to.mapRect(QRectF(sight.x() + copy * m_picture->period(), box.y(), sight.width(), box.height()));
        painter->setPen(QPen(Ink, 4));
        painter->drawRect(frame.adjusted(2, 2, -2, -2));
        painter->setPen(QPen(Qt::white, 2));
        painter->drawRect(frame.adjusted(2, 2, -2, -2));
    }
}

} // namespace watchfire::ui

#include "moc_board_overview.cpp"
