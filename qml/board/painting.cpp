// SPDX-License-Identifier: Apache-2.0
#include "painting.h"

#include "brush.h"
#include "glyphs.h"
#include "shapes.h"
#include "stamps.h"
#include "terrain.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire::ui {

using scene::HexKind;
using scene::Piece;
using scene::Terrain;
using scene::Trade;

QRectF wallBox(double r) {
    return {-0.74 * r, 0.17 * r, 1.48 * r, 0.58 * r};
}

WallFrame frameOf(const BoardWallRow& wall, const HexRow* attack, const QTransform& place) {
    const QPointF fort = place.map(QPointF(wall.fortX, wall.fortY));
    const QPointF side = (place.map(firstOf(wall)) + place.map(secondOf(wall))) / 2;
    const QPointF from = attack ? place.map(pointOf(*attack)) : side;
    const QPointF way = fort - from;
    return {from, qRadiansToDegrees(std::atan2(way.y(), way.x())) - 90};
}

Painting::Painting(QPainter& painter, const QTransform& place, const Look& look)
    : Spots(place), m_painter(painter), m_look(look) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setRenderHint(QPainter::TextAntialiasing);
}

bool Painting::reaches(const QRectF& sight, QPointF unit) const {
    const double reach = 3.5 * m_r;
    return sight.adjusted(-reach, -reach, reach, reach).contains(m_place.map(unit));
}

void Painting::edge(double x, double north, double south) {
    QColor ink = m_look.dark ? Paper : Ink;
    ink.setAlphaF(0.7F);
    m_painter.setPen(QPen(ink, std::max(1.0, 0.05 * m_r), Qt::DashLine, Qt::FlatCap));
    m_painter.drawLine(m_place.map(QPointF(x, north)), m_place.map(QPointF(x, south)));
}

void Painting::marker(const MarkRow& map) {
    const QPointF at = m_place.map(pointOf(map));
    figure(Figure::marker, at, 1.25);
    text(square(at + QPointF(0, 0.02 * m_r), m_r), QStringLiteral("1"), 0.34, Ink);
}

void Painting::face(const MarkRow& map) {
    const QPointF at = m_place.map(pointOf(map));
    m_painter.setPen(QPen(Ink, 0.04 * m_r));
    m_painter.setBrush(Paper);
    m_painter.drawEllipse(at, 0.2 * m_r, 0.2 * m_r);
    const int number = map.number;
    text(square(at, 0.5 * m_r), number > 0 ? QString::number(number) : QStringLiteral("?"), 0.3, Ink);
}

void Painting::repair(const MarkRow& map) {
    const QPointF first = m_place.map(firstOf(map));
    const QPointF second = m_place.map(secondOf(map));
    const QPointF middle = (first + second) / 2;
    const QColor hue = pieceColor(map.colour);
    QPainterPath shape;
    shape.addRoundedRect(around({}, 1.04 * m_r, 0.48 * m_r), 0.18 * m_r, 0.18 * m_r);
    const QPointF way = second - first;
    shape = QTransform::fromTranslate(middle.x(), middle.y())
                .rotateRadians(std::atan2(way.y(), way.x()))
                .map(shape);
    m_painter.setPen(QPen(Ink, 0.17 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(QColor(0x10, 0x14, 0x18, 0xc0));
    m_painter.drawPath(shape);
    QPen dashes(hue, 0.1 * m_r, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({2.2, 1.2});
    m_painter.setPen(dashes);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(shape);
    m_painter.setPen(Qt::NoPen);
    drawGlyph(m_painter, QStringLiteral("sym-") + map.symbol, square(middle, 0.34 * m_r), hue);
}

void Painting::storm(const MarkRow& map) {
    const QPointF at = m_place.map(pointOf(map));
    const QPointF way = unitVector(m_place.map(firstOf(map)) - at);
    const double radius = 0.5 * m_r * map.size;
    m_painter.setPen(QPen(Ink, 0.06 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(QColor(0xff, 0xd3, 0x4d));
    m_painter.drawPolygon(arrowHead(at + way * (radius + 0.48 * m_r), way, 0.52 * m_r, 0.8 * m_r));
    figure(Figure::storm, at, 0.5 * map.size / 0.66);
}

void Painting::raiders(const HexRow& hex) {
    const int count = hex.raiders;
    if (count <= 0)
        return;
    raider(hex);
    if (hex.terrain != Terrain::desert)
        return;
    // "×18": so many of this piece. A round number would be taken for a token.
    const QRectF badge = around(m_place.map(pointOf(hex)) + QPointF(0.42, 0.16) * m_r,
                                (count < 10 ? 0.68 : 0.86) * m_r, 0.5 * m_r);
    m_painter.setPen(QPen(Paper, 0.05 * m_r));
    m_painter.setBrush(Ink);
    m_painter.drawRoundedRect(badge, 0.14 * m_r, 0.14 * m_r);
    text(badge, QStringLiteral("\u00d7%1").arg(count), 0.42, Paper);
}

void Painting::raider(const HexRow& hex) {
    const RaiderStand stand = raiderStand(hex);
    figure(Figure::raider, stand.at + QPointF(0, 0.09) * stand.size, stand.size / m_r / 1.08);
}

void Painting::numberToken(const HexRow& map) {
    if (map.number > 0)
        token(tokenSpot(map), 0.40 * m_r, map.number, true);
}

void Painting::outside(const HexRow& map, const BoardWallRow* wall) {
    const HexKind kind = map.kind;
    const QPointF centre = m_place.map(pointOf(map));
    const QColor ink = palette(m_look.dark).label;
    const QPointF ahead = aheadOf(map, wall);
    if (kind == HexKind::assembly)
        text(around(centre - ahead * 0.64 * m_r, m_r, 0.44 * m_r), map.label, 0.42, ink);
    if (kind == HexKind::attack) {
        const QPointF at = centre - ahead * 0.5 * m_r;
        const QString owner = wall ? wall->symbol : QString();
        const double shift = owner.isEmpty() ? 0 : 0.2 * m_r;
        text(around(at + QPointF(shift, 0), m_r, 0.4 * m_r), map.label, 0.36, ink);
        if (!owner.isEmpty())
            symbol(owner, pieceColor(wall->colour), square(at - QPointF(0.33 * m_r, 0), 0.34 * m_r));
    }
    const QStringList riders = numerals(map);
    const QList<QRectF> stands = riderStands(map, wall);
    for (int i = 0; i < riders.size(); ++i)
        rider(stands.at(i), riders.at(i));
    if (kind == HexKind::assembly) {
        arrow(centre, leftOf(map), map.leftNumber);
        arrow(centre, rightOf(map), map.rightNumber);
    }
}

void Painting::harbour(const HarbourRow& map) {
    const QPointF first = m_place.map(firstOf(map));
    const QPointF second = m_place.map(secondOf(map));
    const QPointF middle = (first + second) / 2;
    const QPointF way = unitVector(m_place.map(pointOf(map)) - middle);
    const QPointF spot = m_place.map(harbourSpot(map));
    Brush brush(m_painter);
    for (const QPointF& corner : {first, second}) {
        QPainterPath pier(corner + (middle - corner) * 0.2 + way * 0.02 * m_r);
        pier.lineTo(spot + (corner - middle) * 0.24);
        brush.line(pier.translated(0.03 * m_r, 0.05 * m_r), Qt::black, 0.13 * m_r, 0.3);
        QPen plank(QColor(0x4a, 0x34, 0x18), 0.15 * m_r, Qt::SolidLine, Qt::FlatCap);
        m_painter.strokePath(pier, plank);
        plank.setWidthF(0.105 * m_r);
        plank.setColor(palette(m_look.dark).pier);
        m_painter.strokePath(pier, plank);
        plank.setColor(QColor(0x4a, 0x34, 0x18));
        plank.setDashPattern({0.3, 0.9});
        m_painter.strokePath(pier, plank);
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0, 0, 0, 90));
    m_painter.drawEllipse(spot + QPointF(0.03, 0.06) * m_r, 0.37 * m_r, 0.37 * m_r);
    const Trade trade = map.trade;
    const bool plain = trade == Trade::any || trade == Trade::none; // none: not entered yet
    const QColor fill = plain ? Paper : terrainColor(landOf(trade), HexKind::none, m_look.dark);
    m_painter.setPen(QPen(QColor(0x3a, 0x2a, 0x12), 0.1 * m_r));
    m_painter.setBrush(fill);
    m_painter.drawEllipse(spot, 0.36 * m_r, 0.36 * m_r);
    m_painter.setPen(QPen(Rim, 0.05 * m_r));
    m_painter.drawEllipse(spot, 0.36 * m_r, 0.36 * m_r);
    if (plain)
        text(square(spot, 0.7 * m_r), trade == Trade::any ? QStringLiteral("3:1") : QStringLiteral("?"), 0.36,
             Ink);
    else
        drawGlyph(m_painter, word(trade), square(spot, 0.44 * m_r), inkOn(fill));
    if (map.shut) {
        m_painter.setPen(QPen(Rim, 0.17 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(spot - QPointF(0.3, 0.3) * m_r, spot + QPointF(0.3, 0.3) * m_r);
        m_painter.drawLine(spot - QPointF(0.3, -0.3) * m_r, spot + QPointF(0.3, -0.3) * m_r);
        m_painter.setPen(QPen(Hot, 0.11 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(spot - QPointF(0.3, 0.3) * m_r, spot + QPointF(0.3, 0.3) * m_r);
        m_painter.drawLine(spot - QPointF(0.3, -0.3) * m_r, spot + QPointF(0.3, -0.3) * m_r);
    }
}

void Painting::wall(const BoardWallRow& map, const WallFrame& frame) {
    const bool breach = map.danger == QLatin1String("breach");
    const QPolygonF hex = hexagon(frame.attack, 0.94 * m_r, m_look.turn);
    const QColor danger = palette(m_look.dark).danger;
    // Before a game, a wall has no owner who could be in danger.
    if (breach || (map.danger == QLatin1String("warn") && !map.colour.isEmpty())) {
        m_painter.setBrush(breach ? QColor(danger.red(), danger.green(), danger.blue(), 66)
                                  : QColor(Qt::transparent));
        m_painter.setPen(
            QPen(danger, (breach ? 0.07 : 0.04) * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolygon(hex);
    }
    m_painter.save();
    m_painter.translate(frame.attack);
    m_painter.rotate(frame.angle);
    m_painter.scale(m_r, m_r);
    drawWall(m_painter, map.colour.isEmpty() ? QColor(0x9a, 0xa4, 0xad) : pieceColor(map.colour), map.level,
             palette(m_look.dark).label);
    if (breach && map.sums.isEmpty()) {
        // It has just been breached.
        Brush brush(m_painter);
        constexpr std::string_view Crack = "M-.06 .08 L.05 .24 L-.05 .38 L.07 .52 L-.03 .70";
        brush.line(Crack, Rim, 0.16);
        brush.line(Crack, Ink, 0.09);
    }
    m_painter.restore();
}

void Painting::tower(const TowerRow& row) {
    const WallFrame frame = frameOf(row.wall, &row.attack, m_place);
    m_painter.save();
    m_painter.translate(frame.attack);
    m_painter.rotate(frame.angle);
    m_painter.scale(m_r, m_r);
    drawTower(m_painter, pieceColor(row.wall.colour), row.wall.level - 1);
    m_painter.restore();
}

void Painting::wallNews(const BoardWallRow& map, const WallFrame& frame) {
    const QPointF ahead(-std::sin(qDegreesToRadians(frame.angle)), std::cos(qDegreesToRadians(frame.angle)));
    if (map.danger == QLatin1String("secure")) {
        const QPointF at = frame.attack - ahead * 0.42 * m_r + QPointF(0.56, 0) * m_r;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0x14, 0x91, 0x6e));
        m_painter.drawEllipse(at, 0.16 * m_r, 0.16 * m_r);
        drawGlyph(m_painter, QStringLiteral("check"), square(at, 0.22 * m_r), Qt::white);
    }
    if (map.sums.isEmpty())
        return;
    const double wide = map.sums.size() > 2 ? 0.82 : 0.52;
    const QPointF aside(map.riders > 0 ? 0.50 : 0, 0);
    const QRectF plate = around(frame.attack - ahead * 0.06 * m_r + aside * m_r, wide * m_r, 0.40 * m_r);
    m_painter.setPen(QPen(QColor(0xff, 0xf1, 0xe2), 0.045 * m_r));
    m_painter.setBrush(QColor(0xc8, 0x43, 0x1a));
    m_painter.drawRoundedRect(plate, 0.1 * m_r, 0.1 * m_r);
    text(plate, map.sums, 0.34, QColor(0xff, 0xf8, 0xea));
}

void Painting::line(const LineRow& map) {
    const QPointF first = m_place.map(firstOf(map));
    const QPointF second = m_place.map(secondOf(map));
    const QPointF middle = (first + second) / 2;
    const Wood wood{pieceColor(map.colour), map.symbol};
    if (map.piece == Piece::ship) {
        if (map.latest)
            halo(Figure::ship, middle, 0.82, 0);
        return figure(Figure::ship, middle, 0.82, wood);
    }
    // RA-30: a turned road lies across its side.
    const QPointF way = second - first;
    const double angle = uprightAngle(map.turned ? QPointF(-way.y(), way.x()) : way);
    if (scene::isPair(map.piece))
        return pair(middle, angle, wood, map.latest);
    if (map.latest)
        halo(Figure::road, middle, 1, angle);
    figure(Figure::road, middle, 1, wood, angle);
}

void Painting::building(const BuildingRow& map) {
    const QPointF at = m_place.map(pointOf(map));
    const Figure kind = figureOf(map.piece);
    const Wood wood{pieceColor(map.colour), map.symbol};
    if (map.fallen)
        return fallen(kind, at, wood);
    if (map.latest)
        halo(kind, at, 1, 0);
    figure(kind, at, 1, wood);
}

void Painting::pirate(const HexRow& hex) {
    figure(Figure::pirate, m_place.map(pointOf(hex)), 0.95);
}

void Painting::robber(const HexRow& hex) {
    figure(Figure::robber, robberSpot(hex), 0.74);
}

QColor Painting::pieceColor(const QString& name) const {
    return m_look.hues.value(name, QColor(0x9a, 0xa4, 0xad)).value<QColor>();
}

void Painting::figure(Figure kind, QPointF at, double scale, const Wood& wood, double angle) {
    const double size = scale * m_r;
    const QByteArray key = "figure " + QByteArray::number(static_cast<int>(kind)) + ' ' +
                           wood.symbol.toUtf8() + ' ' + QByteArray::number(wood.color.rgba()) + ' ' +
                           QByteArray::number(size) + ' ' + QByteArray::number(angle);
    stamp(m_painter, key, at, 0.95 * size, [&](QPainter& painter) {
        painter.rotate(angle);
        painter.scale(size, size);
        drawFigure(painter, kind, wood);
    });
}

void Painting::halo(Figure kind, QPointF at, double scale, double angle) {
    m_painter.save();
    m_painter.translate(at);
    m_painter.rotate(angle);
    m_painter.scale(scale * m_r, scale * m_r);
    Brush brush(m_painter);
    brush.line(silhouette(kind), Ink, 0.40);
    brush.line(silhouette(kind), Qt::white, 0.32);
    m_painter.restore();
}

void Painting::fallen(Figure kind, QPointF at, const Wood& wood) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0x10, 0x14, 0x18, 0xa0));
    m_painter.drawEllipse(at, 0.54 * m_r, 0.54 * m_r);
    figure(kind, at, 0.9, wood, 90);
}

void Painting::unknownToken(const HexRow& map) {
    if (!map.undiscovered)
        return;
    const QPointF centre = tokenSpot(map);
    QColor ink = inkOn(terrainColor(map.terrain, map.kind, m_look.dark));
    ink.setAlphaF(0.85F);
    QPen pen(ink, std::max(1.2, 0.06 * m_r), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.4, 1.6});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawEllipse(centre, 0.4 * m_r, 0.4 * m_r);
    text(square(centre, m_r), QStringLiteral("?"), 0.5, ink);
}

void Painting::symbol(const QString& name, const QColor& fill, const QRectF& box) {
    const QPainterPath shape = glyphOutline(QStringLiteral("sym-") + name, box);
    m_painter.setPen(QPen(Ink, 0.06 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(fill);
    m_painter.drawPath(shape);
}

void Painting::hatch(const HexRow& map) {
    const QPolygonF shape = hexagon(m_place.map(pointOf(map)), m_r * 0.95, m_look.turn);
    QPainterPath clip;
    clip.addPolygon(shape);
    m_painter.save();
    m_painter.setClipPath(clip, Qt::IntersectClip);
    m_painter.fillPath(clip, QColor(0x12, 0x16, 0x1b, 112));
    m_painter.setPen(QPen(QColor(0xf3, 0xe7, 0xcc, 140), 0.055 * m_r));
    const QRectF box = shape.boundingRect();
    for (double x = box.left() - box.height(); x < box.right(); x += 0.26 * m_r)
        m_painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    m_painter.restore();
}

void Painting::token(QPointF centre, double radius, int number, bool pips) {
    const QByteArray key = "token " + QByteArray::number(number) + (pips ? " pips " : " ") +
                           QByteArray::number(radius) + ' ' + QByteArray::number(m_r) + ' ' +
                           m_look.family.toUtf8();
    stamp(m_painter, key, centre, radius + 0.1 * m_r,
          [&](QPainter& painter) { Painting(painter, m_place, m_look).drawToken(radius, number, pips); });
}

void Painting::drawToken(double radius, int number, bool pips) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0, 0, 0, 97));
    m_painter.drawEllipse(QPointF(0.03, 0.06) * m_r, 1.03 * radius, 1.03 * radius);
    m_painter.setPen(QPen(QColor(0x6d, 0x5a, 0x36), std::max(1.0, 0.03 * m_r)));
    m_painter.setBrush(QColor(0xf8, 0xee, 0xd8));
    m_painter.drawEllipse({}, radius, radius);
    m_painter.setPen(QPen(QColor(0xc4, 0xb0, 0x83), std::max(0.7, 0.016 * m_r)));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawEllipse({}, 0.88 * radius, 0.88 * radius);
    const QColor ink = number == 6 || number == 8 ? Hot : Ink;
    const bool dots = pips && m_r >= 24;
    const double size = dots ? 1.12 * radius : 1.25 * radius;
    text(square(QPointF(0, dots ? -0.14 * radius : 0), 2 * radius), QString::number(number), size / m_r, ink);
    if (!dots)
        return;
    const int count = 6 - std::abs(7 - number);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ink);
    const double step = 0.235 * radius;
    for (int i = 0; i < count; ++i)
        m_painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * step, 0.58 * radius), 0.088 * radius,
                              0.088 * radius);
}

void Painting::arrow(QPointF centre, QPointF way, int number) {
    if (number <= 0)
        return;
    const QPointF spot = centre + QPointF(way.x() * 0.8, way.y() * 0.5) * m_r;
    const QPointF across(-way.y(), way.x());
    const QPointF tip = spot + way * 0.43 * m_r;
    m_painter.setPen(QPen(Ink, std::max(1.0, 0.03 * m_r), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(QColor(0xea, 0xd9, 0xb2));
    m_painter.drawPolygon(QPolygonF{tip, spot + way * 0.2 * m_r + across * 0.2 * m_r,
                                    spot + way * 0.2 * m_r - across * 0.2 * m_r});
    token(spot, 0.29 * m_r, number, false);
}

void Painting::rider(const QRectF& stand, const QString& numeral) {
    const double scale = std::min(stand.width() / 0.9, stand.height() / 1.16) / m_r;
    const QPointF at = stand.center() + QPointF(-0.02, 0.06) * scale * m_r;
    figure(Figure::rider, at, scale);
    text(around(at + QPointF(0.04, 0.335) * scale * m_r, m_r, 0.4 * m_r), numeral, 0.28 * scale,
         QColor(0xff, 0xe3, 0xc4));
}

void Painting::text(const QRectF& box, const QString& words, double size, const QColor& color) {
    QFont font(m_look.family);
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, qRound(size * m_r)));
    m_painter.setFont(font);
    m_painter.setPen(color);
    m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, words);
}

void Painting::alone(Mover mover, const MoverRow& row, const BoardWallRow* wall, int rider) {
    switch (mover) {
    case Mover::rider: {
        const auto& hex = std::get<HexRow>(row);
        return this->rider(riderStands(hex, wall).value(rider), numerals(hex).value(rider));
    }
    case Mover::raider:
        return raider(std::get<HexRow>(row));
    case Mover::robber:
        return robber(std::get<HexRow>(row));
    case Mover::pirate:
        return pirate(std::get<HexRow>(row));
    case Mover::token:
        return numberToken(std::get<HexRow>(row));
    case Mover::water:
        return water(std::get<HexRow>(row));
    case Mover::line:
        return line(std::get<LineRow>(row));
    case Mover::building:
        return building(std::get<BuildingRow>(row));
    case Mover::storm:
        return storm(std::get<MarkRow>(row));
    case Mover::marker:
        return marker(std::get<MarkRow>(row));
    case Mover::tower:
        return tower(std::get<TowerRow>(row));
    }
}

} // namespace watchfire::ui
