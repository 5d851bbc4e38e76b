// SPDX-License-Identifier: Apache-2.0
#include "painting.h"

#include "glyphs.h"
#include "shapes.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire::ui {
namespace {

using scene::HexKind;
using scene::Piece;
using scene::Terrain;
using scene::Trade;

QColor terrainColor(Terrain terrain, HexKind kind, bool dark) {
    if (kind == HexKind::attack)
        return dark ? QColor(0x6b, 0x3f, 0x30) : QColor(0xd9, 0xa7, 0x8d);
    switch (terrain) {
    case Terrain::forest:
        return {0x00, 0x7d, 0x5b};
    case Terrain::hills:
        return {0xcf, 0x62, 0x1d};
    case Terrain::pasture:
        return {0x96, 0xc9, 0x5c};
    case Terrain::fields:
        return {0xf0, 0xd2, 0x42};
    case Terrain::mountains:
        return {0x8f, 0x99, 0xa3};
    case Terrain::desert:
        return {0xd9, 0xc5, 0x94};
    case Terrain::gold:
        return {0xe6, 0x9f, 0x00};
    case Terrain::volcano:
        return {0xa8, 0x32, 0x3c};
    case Terrain::jungle:
        return {0x2f, 0x57, 0x1c};
    case Terrain::sea:
        return dark ? QColor(0x0d, 0x4a, 0x73) : QColor(0x9a, 0xcb, 0xe8);
    case Terrain::open:
        return dark ? QColor(0x3c, 0x44, 0x4c) : QColor(0xd8, 0xd8, 0xd4);
    case Terrain::none:
    case Terrain::steppe:
        break;
    }
    return dark ? QColor(0x5c, 0x58, 0x40) : QColor(0xcf, 0xc6, 0xa0);
}

/// The terrain that yields what a harbour trades.
Terrain landOf(Trade trade) {
    switch (trade) {
    case Trade::wood:
        return Terrain::forest;
    case Trade::brick:
        return Terrain::hills;
    case Trade::wool:
        return Terrain::pasture;
    case Trade::grain:
        return Terrain::fields;
    case Trade::none:
    case Trade::any:
    case Trade::ore:
        break;
    }
    return Terrain::mountains;
}

/// Black or white, whichever is more readable on `ground`.
QColor inkOn(const QColor& ground) {
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    return light > 0.5 ? QColor(0x10, 0x14, 0x18) : QColor(0xff, 0xfa, 0xf0);
}

const QColor Hot(0xb0, 0x1c, 0x14);
const QColor Water(0x2b, 0x8f, 0xd6);
const QColor Gale(0xd6, 0x8b, 0xb6);
const QColor Star(0xf0, 0xe4, 0x42);

} // namespace

QRectF wallBox(double r) {
    return {-0.72 * r, 0.4 * r, 1.44 * r, 0.48 * r};
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

void Painting::hex(const HexRow& map) {
    const Terrain terrain = map.terrain;
    const HexKind kind = map.kind;
    const QPointF centre = m_place.map(pointOf(map));
    const QColor fill = terrainColor(terrain, kind, m_look.dark);
    const QPolygonF shape = hexagon(centre, m_r * 0.975, m_look.turn);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(fill);
    m_painter.drawPolygon(shape);

    sign(map);
    if (!map.blocked.isEmpty())
        hatch(shape, fill);
}

void Painting::sign(const HexRow& map) {
    const Terrain terrain = map.terrain;
    const HexKind kind = map.kind;
    if (kind == HexKind::attack || kind == HexKind::assembly)
        return;
    const QPointF centre = m_place.map(pointOf(map));
    QColor glyphInk = inkOn(terrainColor(terrain, kind, m_look.dark));
    glyphInk.setAlphaF(terrain == Terrain::sea ? 0.22F : 0.66F);
    const bool hidden = map.undiscovered;
    if (hidden || map.number > 0)
        drawGlyph(m_painter, word(terrain), square(centre + QPointF(0, -0.58) * m_r, 0.5 * m_r), glyphInk);
    else
        drawGlyph(m_painter, terrain == Terrain::open ? QStringLiteral("question") : word(terrain),
                  square(centre, 0.62 * m_r), glyphInk);
}

void Painting::flood(const HexRow& map) {
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

void Painting::river(const MarkRow& map) {
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
    m_painter.setPen(QPen(QColor(0x06, 0x2f, 0x52), 0.46 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(band);
    m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
    m_painter.setPen(QPen(Water, 0.36 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(band);
    m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
    m_painter.setPen(QPen(QColor(0xd8, 0xf0, 0xff), 0.04 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const double bend : {0.62, 0.1})
        m_painter.drawPath(winding(bend));
}

void Painting::edge(double x, double north, double south) {
    QColor ink = m_look.dark ? Paper : Ink;
    ink.setAlphaF(0.7F);
    m_painter.setPen(QPen(ink, std::max(1.0, 0.05 * m_r), Qt::DashLine, Qt::FlatCap));
    m_painter.drawLine(m_place.map(QPointF(x, north)), m_place.map(QPointF(x, south)));
}

void Painting::marker(const MarkRow& map) {
    const QPointF at = m_place.map(pointOf(map));
    const QPolygonF shape = spiked(at, 5, 0.46 * m_r, 0.25 * m_r);
    m_painter.setPen(QPen(Ink, 0.09 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Star);
    m_painter.drawPolygon(shape);
    text(square(at + QPointF(0, 0.02 * m_r), m_r), QStringLiteral("1"), 0.36, Ink);
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
    m_painter.setBrush(Star);
    m_painter.drawPolygon(arrowHead(at + way * (radius + 0.48 * m_r), way, 0.52 * m_r, 0.8 * m_r));
    m_painter.setBrush(Gale);
    m_painter.setPen(QPen(Ink, 0.08 * m_r));
    m_painter.drawEllipse(at, radius, radius);
    drawGlyph(m_painter, QStringLiteral("storm"), square(at, 1.8 * radius), Ink);
}

void Painting::raiders(const HexRow& hex) {
    const int count = hex.raiders;
    if (count <= 0)
        return;
    raider(hex);
    if (hex.terrain != Terrain::desert)
        return;
    const QPointF badge = m_place.map(pointOf(hex)) + QPointF(0.4, 0.12) * m_r;
    m_painter.setPen(QPen(Paper, 0.06 * m_r));
    m_painter.setBrush(Ink);
    m_painter.drawEllipse(badge, 0.36 * m_r, 0.36 * m_r);
    text(square(badge, m_r), QString::number(count), count < 10 ? 0.5 : 0.4, Paper);
}

void Painting::raider(const HexRow& hex) {
    const RaiderStand stand = raiderStand(hex);
    const QPainterPath shape =
        glyphOutline(QStringLiteral("raider"), square(stand.at, stand.size)).simplified();
    m_painter.setPen(QPen(Paper, 0.14 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Ink);
    m_painter.drawPath(shape);
    m_painter.setPen(Qt::NoPen);
    m_painter.drawPath(shape);
}

void Painting::numberToken(const HexRow& map) {
    const int number = map.number;
    if (number <= 0)
        return;
    token(tokenSpot(map), 0.42 * m_r, number, true);
}

void Painting::outside(const HexRow& map, const BoardWallRow* wall) {
    const HexKind kind = map.kind;
    const QPointF centre = m_place.map(pointOf(map));
    const QColor ink = inkOn(terrainColor(map.terrain, kind, m_look.dark));
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
    const QList<QRectF> chips = riderChips(map, wall);
    for (int i = 0; i < riders.size(); ++i)
        riderChip(chips.at(i), riders.at(i));
    if (kind == HexKind::assembly) {
        arrow(centre, leftOf(map), map.leftNumber);
        arrow(centre, rightOf(map), map.rightNumber);
    }
}

void Painting::harbour(const HarbourRow& map) {
    const QPointF first = m_place.map(firstOf(map));
    const QPointF second = m_place.map(secondOf(map));
    const QPointF middle = (first + second) / 2;
    QPointF way = m_place.map(pointOf(map)) - middle;
    way /= std::max(0.001, std::hypot(way.x(), way.y()));
    // Close to its side: two harbours may share a sea hex.
    const QPointF spot = middle + way * 0.48 * m_r;
    const bool shut = map.shut;
    const QColor pier = m_look.dark ? QColor(0xd9, 0xc5, 0x94) : QColor(0x6b, 0x4e, 0x22);
    m_painter.setPen(QPen(pier, 0.1 * m_r, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(first + (spot - first) * 0.12, spot);
    m_painter.drawLine(second + (spot - second) * 0.12, spot);
    const Trade trade = map.trade;
    const QColor fill = trade == Trade::any ? Paper : terrainColor(landOf(trade), HexKind::none, m_look.dark);
    m_painter.setPen(QPen(Ink, 0.05 * m_r));
    m_painter.setBrush(fill);
    m_painter.drawEllipse(spot, 0.33 * m_r, 0.33 * m_r);
    if (trade == Trade::any)
        text(square(spot, 0.7 * m_r), QStringLiteral("3:1"), 0.3, Ink);
    else
        drawGlyph(m_painter, word(trade), square(spot, 0.44 * m_r), inkOn(fill));
    if (shut) {
        m_painter.setPen(QPen(Hot, 0.11 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(spot - QPointF(0.3, 0.3) * m_r, spot + QPointF(0.3, 0.3) * m_r);
        m_painter.drawLine(spot - QPointF(0.3, -0.3) * m_r, spot + QPointF(0.3, -0.3) * m_r);
    }
}

void Painting::wall(const BoardWallRow& map, const WallFrame& frame) {
    const int level = map.level;
    const bool owned = !map.colour.isEmpty();
    const QColor fill = owned ? pieceColor(map.colour) : QColor(0x9a, 0xa4, 0xad);
    m_painter.save();
    m_painter.translate(frame.attack);
    m_painter.rotate(frame.angle);
    const double slot = 0.26 * m_r;
    const double left = -2.5 * slot;
    const QRectF bar(left, 0.68 * m_r, 5 * slot, 0.15 * m_r);
    m_painter.setPen(QPen(Ink, 0.05 * m_r, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(fill);
    m_painter.drawRect(bar);
    for (int i = 0; i < 5; ++i) {
        const bool stands = i < level;
        const double height = (stands ? 0.25 : 0.05) * m_r;
        const QRectF tower(left + i * slot + slot * 0.12, bar.top() - height, slot * 0.76, height);
        m_painter.setBrush(stands ? fill : QColor(Ink));
        m_painter.drawRect(tower);
    }
    m_painter.restore();
}

void Painting::line(const LineRow& map) {
    const QPointF first = m_place.map(firstOf(map));
    const QPointF second = m_place.map(secondOf(map));
    const QColor fill = pieceColor(map.colour);
    const QPointF middle = (first + second) / 2;
    const QString mark = QStringLiteral("sym-") + map.symbol;
    const bool latest = map.latest;
    if (map.piece == Piece::ship) {
        if (latest)
            halo(glyphOutline(QStringLiteral("ship"), square(middle, 0.6 * m_r)), 0.1);
        piece(QStringLiteral("ship"), middle, 0.6, fill);
        drawGlyph(m_painter, mark, square(middle + QPointF(0, 0.17 * m_r), 0.15 * m_r), inkOn(fill));
        return;
    }
    QPointF half = (second - first) * 0.26;
    // RA-30: a turned road lies across its side.
    if (map.turned)
        half = QPointF(-half.y(), half.x());
    if (map.piece == Piece::bridge) {
        if (latest) {
            QPainterPath span(middle - half * 1.25);
            span.lineTo(middle + half * 1.25);
            halo(span, 0.6);
        }
        bridge(middle, half, fill, mark);
        return;
    }
    const QPointF from = middle - half;
    const QPointF to = middle + half;
    if (latest) {
        QPainterPath road(from);
        road.lineTo(to);
        halo(road, 0.27);
    }
    m_painter.setPen(QPen(Ink, 0.27 * m_r, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, to);
    m_painter.setPen(QPen(fill, 0.19 * m_r, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, to);
    drawGlyph(m_painter, mark, square(middle, 0.16 * m_r), inkOn(fill));
}

void Painting::building(const BuildingRow& map) {
    const QColor fill = pieceColor(map.colour);
    const QPointF at = m_place.map(pointOf(map));
    const bool city = map.piece == Piece::city;
    const double size = city ? 0.86 : 0.68;
    if (map.fallen) {
        fallen(word(map.piece), at, size, fill, map.symbol);
        return;
    }
    if (map.latest)
        halo(glyphOutline(word(map.piece), square(at, size * m_r)), 0.1);
    piece(word(map.piece), at, size, fill);
    const QPointF mark = at + QPointF(city ? -0.02 : 0, city ? 0.16 : 0.1) * m_r;
    drawGlyph(m_painter, QStringLiteral("sym-") + map.symbol, square(mark, 0.25 * m_r), inkOn(fill));
}

void Painting::pirate(const HexRow& hex) {
    const QPointF at = m_place.map(pointOf(hex));
    m_painter.setPen(QPen(Paper, 0.07 * m_r));
    m_painter.setBrush(Ink);
    m_painter.drawEllipse(at, 0.46 * m_r, 0.46 * m_r);
    drawGlyph(m_painter, QStringLiteral("pirate"), square(at, 0.54 * m_r), Paper);
}

void Painting::robber(const HexRow& hex) {
    const QPainterPath shape = glyphOutline(QStringLiteral("robber"), square(robberSpot(hex), 0.74 * m_r));
    m_painter.setPen(QPen(Paper, 0.1 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(shape);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(Ink);
    m_painter.drawPath(shape.simplified());
}

QColor Painting::pieceColor(const QString& name) const {
    return m_look.hues.value(name, QColor(0x9a, 0xa4, 0xad)).value<QColor>();
}

void Painting::bridge(QPointF middle, QPointF half, const QColor& fill, const QString& mark) {
    const QPointF across = unitVector(QPointF(-half.y(), half.x())) * 0.17 * m_r;
    half *= 1.25;
    for (const double way : {-1.0, 1.0}) {
        const QPointF centre = middle + across * way;
        m_painter.setPen(QPen(Ink, 0.26 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(centre - half, centre + half);
    }
    for (const double way : {-1.0, 1.0}) {
        const QPointF centre = middle + across * way;
        m_painter.setPen(QPen(fill, 0.18 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(centre - half, centre + half);
        drawGlyph(m_painter, mark, square(centre, 0.16 * m_r), inkOn(fill));
    }
}

void Painting::fallen(const QString& kind, QPointF at, double size, const QColor& fill,
                      const QString& symbol) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0x10, 0x14, 0x18, 0xa0));
    m_painter.drawEllipse(at, 0.62 * size * m_r, 0.62 * size * m_r);
    m_painter.save();
    m_painter.translate(at);
    m_painter.rotate(90);
    piece(kind, {}, size, fill);
    m_painter.restore();
    drawGlyph(m_painter, QStringLiteral("sym-") + symbol, square(at - QPointF(0.1, 0) * m_r, 0.22 * m_r),
              inkOn(fill));
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

void Painting::hatch(const QPolygonF& shape, const QColor& fill) {
    QColor lines = inkOn(fill);
    lines.setAlphaF(0.55F);
    m_painter.save();
    QPainterPath clip;
    clip.addPolygon(shape);
    m_painter.setClipPath(clip);
    m_painter.setPen(QPen(lines, 0.055 * m_r));
    const QRectF box = shape.boundingRect();
    for (double x = box.left() - box.height(); x < box.right(); x += 0.26 * m_r)
        m_painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    m_painter.restore();
}

void Painting::token(QPointF centre, double radius, int number, bool pips) {
    m_painter.setPen(QPen(Ink, std::max(1.0, 0.03 * m_r)));
    m_painter.setBrush(Paper);
    m_painter.drawEllipse(centre, radius, radius);
    const QColor ink = number == 6 || number == 8 ? Hot : Ink;
    const bool dots = pips && m_r >= 30;
    const double size = dots ? 0.95 * radius : 1.2 * radius;
    text(square(centre - QPointF(0, dots ? 0.16 * radius : 0), 2 * radius), QString::number(number),
         size / m_r, ink);
    if (!dots)
        return;
    const int count = 6 - std::abs(7 - number);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ink);
    const double step = 0.24 * radius;
    for (int i = 0; i < count; ++i)
        m_painter.drawEllipse(centre + QPointF((i - (count - 1) / 2.0) * step, 0.56 * radius), 0.085 * radius,
                              0.085 * radius);
}

void Painting::arrow(QPointF centre, QPointF way, int number) {
    if (number <= 0)
        return;
    const QPointF spot = centre + QPointF(way.x() * 0.8, way.y() * 0.5) * m_r;
    const QPointF across(-way.y(), way.x());
    const QPointF tip = spot + way * 0.43 * m_r;
    m_painter.setPen(QPen(Ink, std::max(1.0, 0.03 * m_r), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Paper);
    m_painter.drawPolygon(QPolygonF{tip, spot + way * 0.2 * m_r + across * 0.2 * m_r,
                                    spot + way * 0.2 * m_r - across * 0.2 * m_r});
    token(spot, 0.29 * m_r, number, false);
}

void Painting::riderChip(const QRectF& chip, const QString& numeral) {
    m_painter.setPen(QPen(QColor(0xff, 0xa2, 0x7a), std::max(1.5, 0.055 * m_r)));
    m_painter.setBrush(Ink);
    m_painter.drawRoundedRect(chip, 0.08 * m_r, 0.08 * m_r);
    text(chip, numeral, std::min(0.3, 0.76 * chip.width() / m_r), Paper);
}

void Painting::piece(const QString& kind, QPointF at, double size, const QColor& fill) {
    const QPainterPath shape = glyphOutline(kind, square(at, size * m_r));
    m_painter.setPen(QPen(Ink, 0.1 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(fill);
    m_painter.drawPath(shape);
    m_painter.setPen(QPen(Paper, std::max(1.0, 0.025 * m_r), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(shape);
}

void Painting::halo(const QPainterPath& shape, double width) {
    m_painter.setBrush(Qt::NoBrush);
    for (const auto& [more, colour] : {std::pair(0.24, Ink), std::pair(0.17, QColor(Qt::white))}) {
        m_painter.setPen(QPen(colour, (width + more) * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(shape);
    }
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
        return riderChip(riderChips(hex, wall).value(rider), numerals(hex).value(rider));
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
        return flood(std::get<HexRow>(row));
    case Mover::line:
        return line(std::get<LineRow>(row));
    case Mover::building:
        return building(std::get<BuildingRow>(row));
    case Mover::storm:
        return storm(std::get<MarkRow>(row));
    case Mover::marker:
        return marker(std::get<MarkRow>(row));
    }
}

} // namespace watchfire::ui
