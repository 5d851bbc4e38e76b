// SPDX-License-Identifier: Apache-2.0
// See board_picture.h. Drawing order: hexes, river and flood, harbours, tokens and labels, walls, lines,
// buildings, then what moves (riders, raiders, robber, pirate, storm), so that nothing that decides a roll
// lies beneath.
#include "board_picture.h"

#include "glyphs.h"

#include <QAbstractItemModel>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace watchfire::ui {
namespace {

const double Half = std::sqrt(3.0) / 2;

QPolygonF hexagon(QPointF centre, double radius, int turn) {
    QPolygonF shape;
    for (int i = 0; i < 6; ++i) {
        const double angle = M_PI / 3 * i - M_PI / 2 + turn * M_PI / 180;
        shape << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return shape;
}

QPointF pointOf(const QVariantMap& map, const char* x = "cx", const char* y = "cy") {
    return {map.value(QLatin1String(x)).toDouble(), map.value(QLatin1String(y)).toDouble()};
}

QString word(const QVariantMap& map, const char* key) {
    return map.value(QLatin1String(key)).toString();
}

QColor terrainColor(const QString& terrain, const QString& kind, bool dark) {
    if (kind == QLatin1String("attack"))
        return dark ? QColor(0x6b, 0x3f, 0x30) : QColor(0xd9, 0xa7, 0x8d);
    if (terrain == QLatin1String("forest"))
        return {0x00, 0x7d, 0x5b};
    if (terrain == QLatin1String("hills"))
        return {0xcf, 0x62, 0x1d};
    if (terrain == QLatin1String("pasture"))
        return {0x96, 0xc9, 0x5c};
    if (terrain == QLatin1String("fields"))
        return {0xf0, 0xd2, 0x42};
    if (terrain == QLatin1String("mountains"))
        return {0x8f, 0x99, 0xa3};
    if (terrain == QLatin1String("desert"))
        return {0xd9, 0xc5, 0x94};
    if (terrain == QLatin1String("gold"))
        return {0xe6, 0x9f, 0x00};
    if (terrain == QLatin1String("volcano"))
        return {0xa8, 0x32, 0x3c};
    if (terrain == QLatin1String("jungle"))
        return {0x2f, 0x57, 0x1c};
    if (terrain == QLatin1String("sea"))
        return dark ? QColor(0x0d, 0x4a, 0x73) : QColor(0x9a, 0xcb, 0xe8);
    if (terrain == QLatin1String("open")) // of a board that is being made: not entered yet
        return dark ? QColor(0x3c, 0x44, 0x4c) : QColor(0xd8, 0xd8, 0xd4);
    return dark ? QColor(0x5c, 0x58, 0x40) : QColor(0xcf, 0xc6, 0xa0); // steppe
}

/// Black or white, whichever is read better on `ground`.
QColor inkOn(const QColor& ground) {
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    return light > 0.5 ? QColor(0x10, 0x14, 0x18) : QColor(0xff, 0xfa, 0xf0);
}

const QColor Ink(0x10, 0x14, 0x18);
const QColor Paper(0xf6, 0xef, 0xdd);
const QColor Hot(0xb0, 0x1c, 0x14);
const QColor Water(0x2b, 0x8f, 0xd6);
const QColor Gale(0xd6, 0x8b, 0xb6);
const QColor Star(0xf0, 0xe4, 0x42);
const QColor Lava(0xd5, 0x5e, 0x00);

QRectF around(QPointF centre, double width, double height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

QRectF square(QPointF centre, double size) {
    return around(centre, size, size);
}

/// Where a wall stands on its attack hex, in pixels: the tip that points at the fort.
struct WallFrame {
    QPointF attack;
    double angle = 0; ///< degrees that turn "south" to the fort
};

/// A shape with `spikes` tips, the first to the north.
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

/// A triangle with its tip at `tip`, in the direction `way` (length 1).
QPolygonF arrowHead(QPointF tip, QPointF way, double length, double width) {
    const QPointF across(-way.y(), way.x());
    const QPointF base = tip - way * length;
    return {tip, base + across * width / 2, tip - way * length * 0.72, base - across * width / 2};
}

double radiusOf(const QTransform& place) {
    return std::hypot(place.m11(), place.m12());
}

QRectF wallBox(double r) {
    return {-0.72 * r, 0.4 * r, 1.44 * r, 0.48 * r};
}

/// Draws in pixels: `m_place` maps units to pixels, `m_r` is the hex's circumradius there.
class Painting {
public:
    Painting(QPainter& painter, const QTransform& place, int turn, bool dark, const QString& family,
             const QVariantMap& hues)
        : m_painter(painter)
        , m_place(place)
        , m_r(radiusOf(place))
        , m_turn(turn)
        , m_dark(dark)
        , m_family(family)
        , m_hues(hues) {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::TextAntialiasing);
    }

    const QTransform& place() const { return m_place; }

    /// Whether a row's part of the picture can reach into `sight`; the longest is the river's.
    bool reaches(const QRectF& sight, const QVariantMap& map) const {
        const QPointF at =
            m_place.map(map.contains(QStringLiteral("cx")) ? pointOf(map) : pointOf(map, "x1", "y1"));
        const double reach = 3.5 * m_r;
        return sight.adjusted(-reach, -reach, reach, reach).contains(at);
    }

    void hex(const QVariantMap& map) {
        const QString terrain = word(map, "terrain");
        const QString kind = word(map, "kind");
        const QPointF centre = m_place.map(pointOf(map));
        const QColor fill = terrainColor(terrain, kind, m_dark);
        const QPolygonF shape = hexagon(centre, m_r * 0.975, m_turn);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawPolygon(shape);

        const bool outside = kind == QLatin1String("attack") || kind == QLatin1String("assembly");
        QColor glyphInk = inkOn(fill);
        glyphInk.setAlphaF(terrain == QLatin1String("sea") ? 0.22F : 0.66F);
        const bool hidden = map.value(QStringLiteral("undiscovered")).toBool();
        if (!outside && (hidden || map.value(QStringLiteral("number")).toInt() > 0))
            drawGlyph(m_painter, terrain, square(centre + QPointF(0, -0.58) * m_r, 0.5 * m_r), glyphInk);
        else if (!outside)
            drawGlyph(m_painter, terrain == QLatin1String("open") ? QStringLiteral("question") : terrain,
                      square(centre, 0.62 * m_r), glyphInk);

        if (!word(map, "blocked").isEmpty())
            hatch(shape, fill);
        if (hidden)
            unknownToken(centre + QPointF(0, 0.08) * m_r, inkOn(fill));
    }

    /// Water over a hex (GR-13): it is still seen what lies beneath, and that it yields nothing.
    void flood(const QVariantMap& map) {
        const QPointF centre = m_place.map(pointOf(map));
        QPainterPath clip;
        clip.addPolygon(hexagon(centre, m_r * 0.975, m_turn));
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

    /// From the middle of the first hex along the points of its course to the mouth (GR-01).
    void river(const QVariantMap& map) {
        const QVariantList course = map.value(QStringLiteral("path")).toList();
        if (course.size() < 2)
            return;
        QPolygonF points;
        for (const QVariant& point : course)
            points << m_place.map(point.toPointF());
        // It winds, to either side in turn, and crosses sides in their middle; streaks show its current.
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
        m_painter.setPen(
            QPen(QColor(0x06, 0x2f, 0x52), 0.46 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(band);
        m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
        m_painter.setPen(QPen(Water, 0.36 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(band);
        m_painter.drawEllipse(mouth, 0.06 * m_r, 0.06 * m_r);
        m_painter.setPen(
            QPen(QColor(0xd8, 0xf0, 0xff), 0.04 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const double bend : {0.62, 0.1})
            m_painter.drawPath(winding(bend));
    }

    /// Where the printed map begins and ends, so that a scrolled picture is found again on the table.
    void edge(double x, double north, double south) {
        QColor ink = m_dark ? Paper : Ink;
        ink.setAlphaF(0.7F);
        m_painter.setPen(QPen(ink, std::max(1.0, 0.05 * m_r), Qt::DashLine, Qt::FlatCap));
        m_painter.drawLine(m_place.map(QPointF(x, north)), m_place.map(QPointF(x, south)));
    }

    /// A one-point marker that still lies on its corner (WO-02).
    void marker(const QVariantMap& map) {
        const QPointF at = m_place.map(pointOf(map));
        const QPolygonF shape = spiked(at, 5, 0.46 * m_r, 0.25 * m_r);
        m_painter.setPen(QPen(Ink, 0.09 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Star);
        m_painter.drawPolygon(shape);
        text(square(at + QPointF(0, 0.02 * m_r), m_r), QStringLiteral("1"), 0.36, Ink);
    }

    /// A number at a volcano's corner (RA-60), as the tile has it printed.
    void face(const QVariantMap& map) {
        const QPointF at = m_place.map(pointOf(map));
        m_painter.setPen(QPen(Ink, 0.04 * m_r));
        m_painter.setBrush(Paper);
        m_painter.drawEllipse(at, 0.2 * m_r, 0.2 * m_r);
        const int number = map.value(QStringLiteral("number")).toInt();
        text(square(at, 0.5 * m_r), number > 0 ? QString::number(number) : QStringLiteral("?"), 0.3, Ink);
    }

    /// A piece that its owner must rebuild first (WO-27): its outline where it lay, and whose it is.
    void repair(const QVariantMap& map) {
        const QPointF first = m_place.map(pointOf(map, "x1", "y1"));
        const QPointF second = m_place.map(pointOf(map, "x2", "y2"));
        const QPointF middle = (first + second) / 2;
        const QColor hue = pieceColor(word(map, "colour"));
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
        drawGlyph(m_painter, QStringLiteral("sym-") + word(map, "symbol"), square(middle, 0.34 * m_r), hue);
    }

    /// The storm, with its heading as an arrow towards (x1, y1).
    void storm(const QVariantMap& map) {
        const QPointF at = m_place.map(pointOf(map));
        const QPointF way = unitVector(m_place.map(pointOf(map, "x1", "y1")) - at);
        const double radius = 0.5 * m_r * map.value(QStringLiteral("size"), 1).toDouble();
        m_painter.setPen(QPen(Ink, 0.06 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Star);
        m_painter.drawPolygon(arrowHead(at + way * (radius + 0.48 * m_r), way, 0.52 * m_r, 0.8 * m_r));
        m_painter.setBrush(Gale);
        m_painter.setPen(QPen(Ink, 0.08 * m_r));
        m_painter.drawEllipse(at, radius, radius);
        drawGlyph(m_painter, QStringLiteral("storm"), square(at, 1.8 * radius), Ink);
    }

    /// Raiders: how many wait on a desert (RA-10), or the one that took a hex (RA-20).
    void raiders(const QVariantMap& hex) {
        const int count = hex.value(QStringLiteral("raiders")).toInt();
        if (count <= 0)
            return;
        const QPointF centre = m_place.map(pointOf(hex));
        const bool gathers = word(hex, "terrain") == QLatin1String("desert");
        const bool alone = !gathers && hex.value(QStringLiteral("number")).toInt() == 0;
        // Beside the number, and below the middle of a side, where a turned road would lie.
        const QPointF beside = alone ? QPointF(0, 0.1) : gathers ? QPointF(-0.3, 0.1) : QPointF(-0.51, 0.36);
        const QPointF at = centre + beside * m_r;
        const QPainterPath shape =
            glyphOutline(QStringLiteral("raider"), square(at, (gathers || alone ? 0.86 : 0.52) * m_r))
                .simplified();
        m_painter.setPen(QPen(Paper, 0.14 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Ink);
        m_painter.drawPath(shape);
        m_painter.setPen(Qt::NoPen);
        m_painter.drawPath(shape);
        if (!gathers)
            return;
        const QPointF badge = centre + QPointF(0.4, 0.12) * m_r;
        m_painter.setPen(QPen(Paper, 0.06 * m_r));
        m_painter.setBrush(Ink);
        m_painter.drawEllipse(badge, 0.36 * m_r, 0.36 * m_r);
        text(square(badge, m_r), QString::number(count), count < 10 ? 0.5 : 0.4, Paper);
    }

    void numberToken(const QVariantMap& map) {
        const int number = map.value(QStringLiteral("number")).toInt();
        if (number <= 0)
            return;
        const QPointF centre = m_place.map(pointOf(map)) + QPointF(0, 0.08) * m_r;
        token(centre, 0.42 * m_r, number, true);
    }

    /// Riders, numerals and arrows. `wall` is the wall in front of an attack hex, if it has one.
    void outside(const QVariantMap& map, const QVariantMap* wall) {
        const QString kind = word(map, "kind");
        const QPointF centre = m_place.map(pointOf(map));
        const QColor ink = inkOn(terrainColor(word(map, "terrain"), kind, m_dark));
        const QStringList riders = numerals(map);
        if (kind == QLatin1String("assembly")) {
            const QPointF left = direction(centre, map, "leftX", "leftY", QPointF(-0.5, Half));
            const QPointF right = direction(centre, map, "rightX", "rightY", QPointF(0.5, Half));
            QPointF ahead = left + right;
            ahead /= std::max(0.001, std::hypot(ahead.x(), ahead.y()));
            text(around(centre - ahead * 0.64 * m_r, m_r, 0.44 * m_r), word(map, "label"), 0.42, ink);
            ridersIn(around(centre - ahead * 0.08 * m_r, 1.5 * m_r, 0.62 * m_r), riders);
            arrow(centre, left, map.value(QStringLiteral("leftNumber")).toInt());
            arrow(centre, right, map.value(QStringLiteral("rightNumber")).toInt());
        } else if (kind == QLatin1String("attack")) {
            QPointF ahead(0, 1);
            if (wall) {
                ahead = m_place.map(pointOf(*wall, "fortX", "fortY")) - centre;
                ahead /= std::max(0.001, std::hypot(ahead.x(), ahead.y()));
            }
            const QPointF at = centre - ahead * 0.5 * m_r;
            const QString owner = wall ? word(*wall, "symbol") : QString();
            const double shift = owner.isEmpty() ? 0 : 0.2 * m_r;
            text(around(at + QPointF(shift, 0), m_r, 0.4 * m_r), word(map, "label"), 0.36, ink);
            if (!owner.isEmpty())
                symbol(owner, pieceColor(word(*wall, "colour")),
                       square(at - QPointF(0.33 * m_r, 0), 0.34 * m_r));
            ridersIn(around(centre + ahead * 0.06 * m_r, 1.56 * m_r, 0.66 * m_r), riders);
        } else if (riders.size() <= 2) {
            // Beside the number, which stays readable: it decides whether the hex is missed.
            for (int i = 0; i < riders.size(); ++i)
                ridersIn(around(centre + QPointF(i == 0 ? -0.53 : 0.53, 0.08) * m_r, 0.46 * m_r, 0.46 * m_r),
                         {riders.at(i)});
        } else {
            ridersIn(around(centre + QPointF(0, 0.66) * m_r, 0.95 * m_r, 0.4 * m_r), riders);
        }
    }

    void harbour(const QVariantMap& map) {
        const QPointF first = m_place.map(pointOf(map, "x1", "y1"));
        const QPointF second = m_place.map(pointOf(map, "x2", "y2"));
        const QPointF middle = (first + second) / 2;
        QPointF way = m_place.map(pointOf(map)) - middle;
        way /= std::max(0.001, std::hypot(way.x(), way.y()));
        // Close to its side: two harbours may share a sea hex.
        const QPointF spot = middle + way * 0.48 * m_r;
        const bool shut = map.value(QStringLiteral("shut")).toBool();
        const QColor pier = m_dark ? QColor(0xd9, 0xc5, 0x94) : QColor(0x6b, 0x4e, 0x22);
        m_painter.setPen(QPen(pier, 0.1 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(first + (spot - first) * 0.12, spot);
        m_painter.drawLine(second + (spot - second) * 0.12, spot);
        const QString trade = word(map, "trade");
        const QColor fill = trade == QLatin1String("any") ? Paper : terrainColor(landOf(trade), {}, m_dark);
        m_painter.setPen(QPen(Ink, 0.05 * m_r));
        m_painter.setBrush(fill);
        m_painter.drawEllipse(spot, 0.33 * m_r, 0.33 * m_r);
        if (trade == QLatin1String("any"))
            text(square(spot, 0.7 * m_r), QStringLiteral("3:1"), 0.3, Ink);
        else
            drawGlyph(m_painter, trade, square(spot, 0.44 * m_r), inkOn(fill));
        if (shut) {
            m_painter.setPen(QPen(Hot, 0.11 * m_r, Qt::SolidLine, Qt::RoundCap));
            m_painter.drawLine(spot - QPointF(0.3, 0.3) * m_r, spot + QPointF(0.3, 0.3) * m_r);
            m_painter.drawLine(spot - QPointF(0.3, -0.3) * m_r, spot + QPointF(0.3, -0.3) * m_r);
        }
    }

    /// The wall stands in the tip of its attack hex that points at the fort: it hides neither riders
    /// nor the hex behind it. Five slots, as many towers as its level.
    void wall(const QVariantMap& map, const WallFrame& frame) {
        const int level = map.value(QStringLiteral("level")).toInt();
        const bool owned = !word(map, "colour").isEmpty();
        const QColor fill = owned ? pieceColor(word(map, "colour")) : QColor(0x9a, 0xa4, 0xad);
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

    void line(const QVariantMap& map) {
        const QPointF first = m_place.map(pointOf(map, "x1", "y1"));
        const QPointF second = m_place.map(pointOf(map, "x2", "y2"));
        const QColor fill = pieceColor(word(map, "colour"));
        const QPointF middle = (first + second) / 2;
        const QString mark = QStringLiteral("sym-") + word(map, "symbol");
        if (word(map, "piece") == QLatin1String("ship")) {
            piece(QStringLiteral("ship"), middle, 0.6, fill);
            drawGlyph(m_painter, mark, square(middle + QPointF(0, 0.17 * m_r), 0.15 * m_r), inkOn(fill));
            return;
        }
        QPointF half = (second - first) * 0.26;
        // RA-30: a turned road lies across its side.
        if (map.value(QStringLiteral("turned")).toBool())
            half = QPointF(-half.y(), half.x());
        if (word(map, "piece") == QLatin1String("bridge")) {
            bridge(middle, half, fill, mark);
            return;
        }
        const QPointF from = middle - half;
        const QPointF to = middle + half;
        m_painter.setPen(QPen(Ink, 0.27 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
        m_painter.setPen(QPen(fill, 0.19 * m_r, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
        drawGlyph(m_painter, mark, square(middle, 0.16 * m_r), inkOn(fill));
    }

    void building(const QVariantMap& map) {
        const QColor fill = pieceColor(word(map, "colour"));
        const QPointF at = m_place.map(pointOf(map));
        const bool city = word(map, "piece") == QLatin1String("city");
        if (map.value(QStringLiteral("fallen")).toBool()) {
            fallen(word(map, "piece"), at, city ? 0.86 : 0.68, fill, word(map, "symbol"));
            return;
        }
        piece(word(map, "piece"), at, city ? 0.86 : 0.68, fill);
        const QPointF mark = at + QPointF(city ? -0.02 : 0, city ? 0.16 : 0.1) * m_r;
        drawGlyph(m_painter, QStringLiteral("sym-") + word(map, "symbol"), square(mark, 0.25 * m_r),
                  inkOn(fill));
    }

    void pirate(const QVariantMap& hex) {
        const QPointF at = m_place.map(pointOf(hex));
        m_painter.setPen(QPen(Paper, 0.07 * m_r));
        m_painter.setBrush(Ink);
        m_painter.drawEllipse(at, 0.46 * m_r, 0.46 * m_r);
        drawGlyph(m_painter, QStringLiteral("pirate"), square(at, 0.54 * m_r), Paper);
    }

    void robber(const QVariantMap& hex) {
        const QPointF at = m_place.map(pointOf(hex)) + QPointF(-0.52, 0.1) * m_r;
        const QRectF box = around(at, 0.6 * m_r, 0.8 * m_r);
        const QPainterPath shape = glyphOutline(QStringLiteral("robber"), square(box.center(), 0.74 * m_r));
        m_painter.setPen(QPen(Paper, 0.1 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(shape);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(Ink);
        m_painter.drawPath(shape.simplified());
    }

private:
    QColor pieceColor(const QString& name) const {
        return m_hues.value(name, QColor(0x9a, 0xa4, 0xad)).value<QColor>();
    }

    static QStringList numerals(const QVariantMap& map) {
        QStringList list = map.value(QStringLiteral("numerals")).toStringList();
        const int count = map.value(QStringLiteral("riders")).toInt();
        while (list.size() < count)
            list << QString();
        return list;
    }

    /// Two road pieces side by side (GR-31); `half` from its middle to one end.
    void bridge(QPointF middle, QPointF half, const QColor& fill, const QString& mark) {
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

    /// RA-31: laid on its side, on its own shadow.
    void fallen(const QString& kind, QPointF at, double size, const QColor& fill, const QString& symbol) {
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

    /// A hex whose number is still to be discovered (WO-30).
    void unknownToken(QPointF centre, QColor ink) {
        ink.setAlphaF(0.85F);
        QPen pen(ink, std::max(1.2, 0.06 * m_r), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2.4, 1.6});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(centre, 0.4 * m_r, 0.4 * m_r);
        text(square(centre, m_r), QStringLiteral("?"), 0.5, ink);
    }

    /// From a hex towards the hex an arrow points to, length 1; `fallback` if the row does not say.
    QPointF direction(QPointF centre, const QVariantMap& map, const char* x, const char* y,
                      QPointF fallback) const {
        if (!map.contains(QLatin1String(x)))
            return fallback;
        const QPointF way = m_place.map(pointOf(map, x, y)) - centre;
        return way / std::max(0.001, std::hypot(way.x(), way.y()));
    }

    void symbol(const QString& name, const QColor& fill, const QRectF& box) {
        const QPainterPath shape = glyphOutline(QStringLiteral("sym-") + name, box);
        m_painter.setPen(QPen(Ink, 0.06 * m_r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(fill);
        m_painter.drawPath(shape);
    }

    static QString landOf(const QString& resource) {
        if (resource == QLatin1String("wood"))
            return QStringLiteral("forest");
        if (resource == QLatin1String("brick"))
            return QStringLiteral("hills");
        if (resource == QLatin1String("wool"))
            return QStringLiteral("pasture");
        if (resource == QLatin1String("grain"))
            return QStringLiteral("fields");
        return QStringLiteral("mountains");
    }

    void hatch(const QPolygonF& shape, const QColor& fill) {
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

    void token(QPointF centre, double radius, int number, bool pips) {
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
            m_painter.drawEllipse(centre + QPointF((i - (count - 1) / 2.0) * step, 0.56 * radius),
                                  0.085 * radius, 0.085 * radius);
    }

    /// The attack number with its arrow over the side to the attack hex (GW-02).
    void arrow(QPointF centre, QPointF way, int number) {
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

    /// Each rider is a dark chip with its numeral, in at most two rows.
    void ridersIn(const QRectF& area, const QStringList& riders) {
        const int count = static_cast<int>(riders.size());
        if (count == 0)
            return;
        const int rows = count > 3 && area.height() > 0.55 * m_r ? 2 : 1;
        const int perRow = (count + rows - 1) / rows;
        const double height = std::min(area.height() / rows, 0.46 * m_r);
        const double width = std::min(area.width() / perRow, 0.5 * m_r);
        for (int i = 0; i < count; ++i) {
            const int row = i / perRow;
            const int inRow = std::min(perRow, count - row * perRow);
            const QPointF at = area.center() + QPointF((i % perRow - (inRow - 1) / 2.0) * width,
                                                       (row - (rows - 1) / 2.0) * height);
            const QRectF chip = around(at, width * 0.92, height * 0.92);
            m_painter.setPen(QPen(QColor(0xff, 0xa2, 0x7a), std::max(1.5, 0.055 * m_r)));
            m_painter.setBrush(Ink);
            m_painter.drawRoundedRect(chip, 0.08 * m_r, 0.08 * m_r);
            text(chip, riders.at(i), std::min(0.3, 0.7 * width / m_r), Paper);
        }
    }

    void piece(const QString& kind, QPointF at, double size, const QColor& fill) {
        const QPainterPath shape = glyphOutline(kind, square(at, size * m_r));
        m_painter.setPen(QPen(m_dark ? Ink : QColor(0x10, 0x14, 0x18), 0.1 * m_r, Qt::SolidLine, Qt::RoundCap,
                              Qt::RoundJoin));
        m_painter.setBrush(fill);
        m_painter.drawPath(shape);
        m_painter.setPen(QPen(Paper, std::max(1.0, 0.025 * m_r), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(shape);
    }

    /// `size` in hex radii.
    void text(const QRectF& box, const QString& words, double size, const QColor& color) {
        QFont font(m_family);
        font.setWeight(QFont::Bold);
        font.setPixelSize(std::max(1, qRound(size * m_r)));
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, words);
    }

    QPainter& m_painter;
    QTransform m_place;
    double m_r;
    int m_turn;
    bool m_dark;
    QString m_family;
    QVariantMap m_hues;
};

Rows rowsOf(const QObject& board, const char* list) {
    Rows rows;
    const auto* const model = board.property(list).value<QAbstractItemModel*>();
    if (!model)
        return rows;
    const QHash<int, QByteArray> names = model->roleNames();
    rows.reserve(model->rowCount());
    for (int i = 0; i < model->rowCount(); ++i) {
        QVariantMap row;
        const QModelIndex index = model->index(i, 0);
        for (auto name = names.begin(); name != names.end(); ++name)
            row.insert(QString::fromLatin1(name.value()), model->data(index, name.key()));
        rows << row;
    }
    return rows;
}

} // namespace

BoardPicture::BoardPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void BoardPicture::setBoard(QObject* board) {
    if (board == m_board)
        return;
    for (const QMetaObject::Connection& link : std::as_const(m_links))
        disconnect(link);
    m_links.clear();
    m_board = board;
    if (m_board) {
        for (const char* list : {"hexes", "harbours", "walls", "buildings", "lines", "marks"})
            watch(list, false);
        for (const char* list : {"places", "lit"})
            watch(list, true);
    }
    m_boardStale = m_placesStale = true;
    polish();
    emit boardChanged();
}

void BoardPicture::watch(const char* list, bool isPlaces) {
    auto* const model = m_board->property(list).value<QAbstractItemModel*>();
    if (!model)
        return;
    // A step of the game sends a dozen of these; they are read once, before the next frame.
    const auto stale = [this, isPlaces] {
        (isPlaces ? m_placesStale : m_boardStale) = true;
        polish();
    };
    m_links << connect(model, &QAbstractItemModel::dataChanged, this, stale)
            << connect(model, &QAbstractItemModel::rowsInserted, this, stale)
            << connect(model, &QAbstractItemModel::rowsRemoved, this, stale)
            << connect(model, &QAbstractItemModel::rowsMoved, this, stale)
            << connect(model, &QAbstractItemModel::modelReset, this, stale);
}

void BoardPicture::read() {
    if (std::exchange(m_boardStale, false)) {
        m_hexes = m_board ? rowsOf(*m_board, "hexes") : Rows();
        m_harbours = m_board ? rowsOf(*m_board, "harbours") : Rows();
        m_walls = m_board ? rowsOf(*m_board, "walls") : Rows();
        m_buildings = m_board ? rowsOf(*m_board, "buildings") : Rows();
        m_lines = m_board ? rowsOf(*m_board, "lines") : Rows();
        m_marks = m_board ? rowsOf(*m_board, "marks") : Rows();
        QList<QPointF> centres;
        for (const QVariantMap& hex : std::as_const(m_hexes))
            centres << pointOf(hex);
        const double period = m_board ? m_board->property("period").toDouble() : 0;
        const double mapLeft = m_board ? m_board->property("mapLeft").toDouble() : 0;
        if (centres != m_centres || period != m_period || mapLeft != m_mapLeft) {
            const bool other = period != m_period;
            if (other)
                m_seam = 0;
            m_centres = centres;
            m_period = period;
            m_mapLeft = mapLeft;
            fit();
            if (other)
                emit periodChanged();
        }
        update();
    }
    if (std::exchange(m_placesStale, false)) {
        m_places = m_board ? rowsOf(*m_board, "places") : Rows();
        m_lit = m_board ? rowsOf(*m_board, "lit") : Rows();
        emit placesChanged();
    }
}

void BoardPicture::updatePolish() {
    read();
}

void BoardPicture::setDark(bool value) {
    if (value == m_dark)
        return;
    m_dark = value;
    update();
    emit lookChanged();
}

void BoardPicture::setFamily(const QString& value) {
    if (value == m_family)
        return;
    m_family = value;
    update();
    emit lookChanged();
}

void BoardPicture::setHues(const QVariantMap& value) {
    if (value == m_hues)
        return;
    m_hues = value;
    update();
    emit lookChanged();
}

void BoardPicture::setZoom(qreal value) {
    value = std::clamp(value, 1.0, 5.0);
    if (value == m_zoom)
        return;
    m_zoom = value;
    update();
    emit layoutChanged();
}

void BoardPicture::setPanX(qreal value) {
    if (value == m_pan.x())
        return;
    m_pan.setX(value);
    update();
    emit layoutChanged();
}

void BoardPicture::setPanY(qreal value) {
    if (value == m_pan.y())
        return;
    m_pan.setY(value);
    update();
    emit layoutChanged();
}

void BoardPicture::setTurn(int degrees) {
    degrees = ((degrees % 360) + 360) % 360 / 90 * 90;
    if (degrees == m_turn)
        return;
    m_turn = degrees;
    fit();
}

void BoardPicture::setSeam(qreal units) {
    if (m_period > 0)
        units -= m_period * std::floor(units / m_period);
    if (units == m_seam)
        return;
    m_seam = units;
    update();
    emit layoutChanged();
}

void BoardPicture::setOverlap(qreal units) {
    if (units == m_overlap)
        return;
    m_overlap = units;
    if (m_period > 0)
        fit();
}

void BoardPicture::setNoteSizes(const QVariantList& value) {
    if (value == m_noteSizes)
        return;
    m_noteSizes = value;
    fit();
}

QPointF BoardPicture::turned(QPointF unit) const {
    switch (m_turn) {
    case 90:
        return {-unit.y(), unit.x()};
    case 180:
        return -unit;
    case 270:
        return {unit.y(), -unit.x()};
    default:
        return unit;
    }
}

QRectF BoardPicture::bounds() const {
    if (m_period > 0 && !m_centres.isEmpty()) {
        const auto [north, south] =
            std::minmax_element(m_centres.begin(), m_centres.end(),
                                [](QPointF one, QPointF other) { return one.y() < other.y(); });
        const QPointF first(m_mapLeft - m_overlap, north->y() - 1);
        const QPointF last(m_mapLeft + m_period + m_overlap, south->y() + 1);
        return QRectF(turned(first), turned(last)).normalized();
    }
    const bool lying = m_turn % 180 != 0;
    const double wide = lying ? 1 : Half;
    const double high = lying ? Half : 1;
    QRectF box;
    for (const QPointF unit : m_centres) {
        const QPointF centre = turned(unit);
        box |= QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high);
    }
    return box;
}

bool BoardPicture::covers(double scale, QPointF origin, const QRectF& note) const {
    if (m_period > 0) {
        // Whatever is scrolled there: the whole strip is covered with hexes.
        const QRectF box = bounds();
        return note.intersects(QRectF(origin + box.topLeft() * scale, box.size() * scale));
    }
    const bool lying = m_turn % 180 != 0;
    return std::any_of(m_centres.begin(), m_centres.end(), [&](QPointF unit) {
        const QPointF centre = origin + turned(unit) * scale;
        const QPolygonF corners = hexagon(centre, scale, m_turn);
        if (std::any_of(corners.begin(), corners.end(),
                        [&](QPointF corner) { return note.contains(corner); }))
            return true;
        // Three rectangles fill a hexagon closely enough for a note's corner.
        const std::array<QSizeF, 3> fills{QSizeF(2 * Half, 1), QSizeF(1.3 * Half, 1.35),
                                          QSizeF(0.6 * Half, 1.7)};
        return std::any_of(fills.begin(), fills.end(), [&](QSizeF fill) {
            const QSizeF size = (lying ? fill.transposed() : fill) * scale;
            return note.intersects(around(centre, size.width(), size.height()));
        });
    });
}

void BoardPicture::fit() {
    const QRectF box = bounds();
    const QSizeF room(width(), height());
    m_noteIndex = -1;
    m_noteRect = {};
    if (box.isEmpty() || room.isEmpty()) {
        emit layoutChanged();
        return;
    }
    const double full = std::min(room.width() / box.width(), room.height() / box.height());
    m_scale = full;
    m_origin = QPointF(room.width(), room.height()) / 2 - box.center() * full;

    double best = 0;
    for (int i = 0; i < m_noteSizes.size(); ++i) {
        const QSizeF size = m_noteSizes.at(i).toSizeF();
        if (size.isEmpty() || size.width() > room.width() || size.height() > room.height())
            continue;
        for (int corner = 0; corner < 4; ++corner) {
            // A cylinder leaves no corner free, only a band: that is read from the left.
            const bool right = (corner % 2 == 0) != (m_period > 0);
            const bool bottom = corner >= 2;
            const QRectF note(
                QPointF(right ? room.width() - size.width() : 0, bottom ? room.height() - size.height() : 0),
                size);
            // The board goes into the opposite corner; when there is slack it comes back to the middle.
            auto originAt = [&](double scale, double slackShare) {
                const QPointF slack(room.width() - box.width() * scale, room.height() - box.height() * scale);
                return QPointF(slack.x() * (right ? slackShare : 1 - slackShare),
                               slack.y() * (bottom ? slackShare : 1 - slackShare)) -
                       box.topLeft() * scale;
            };
            double low = 0;
            double high = full;
            if (!covers(full, originAt(full, 0), note))
                low = full;
            for (int turn = 0; turn < 18 && low < full; ++turn) {
                const double middle = (low + high) / 2;
                (covers(middle, originAt(middle, 0), note) ? high : low) = middle;
            }
            if (low <= best * 1.001)
                continue;
            best = low;
            double share = 0;
            for (double next = 0.05; next <= 0.5 && !covers(low, originAt(low, next), note); next += 0.05)
                share = next;
            m_scale = low;
            m_origin = originAt(low, share);
            m_noteIndex = i;
            m_noteRect = note;
        }
    }
    update();
    emit layoutChanged();
}

QTransform BoardPicture::transform() const {
    const QPointF middle(width() / 2, height() / 2);
    const QPointF shift = middle + m_pan + (m_origin - middle) * m_zoom;
    const double scale = m_scale * m_zoom;
    const QPointF east = turned(QPointF(1, 0)) * scale;
    const QPointF south = turned(QPointF(0, 1)) * scale;
    return QTransform::fromTranslate(-m_seam, 0) *
           QTransform(east.x(), east.y(), south.x(), south.y(), shift.x(), shift.y());
}

QRectF BoardPicture::mapRect() const {
    if (m_period <= 0 || m_zoom > 1)
        return {QPointF(), size()};
    const QRectF box = bounds();
    const QPointF aside = turned(QPointF(m_overlap, 0));
    const QRectF map =
        box.adjusted(std::abs(aside.x()), std::abs(aside.y()), -std::abs(aside.x()), -std::abs(aside.y()));
    return {m_origin + map.topLeft() * m_scale, map.size() * m_scale};
}

QRectF BoardPicture::sightRect() const {
    if (m_period <= 0 || m_zoom > 1)
        return {QPointF(), size()};
    const QRectF box = bounds();
    return {m_origin + box.topLeft() * m_scale, box.size() * m_scale};
}

QRectF BoardPicture::strip() const {
    const QRectF sight = sightRect();
    return m_turn % 180 == 0 ? QRectF(sight.x(), 0, sight.width(), height())
                             : QRectF(0, sight.y(), width(), sight.height());
}

QPointF BoardPicture::near(QPointF point, QPointF other) const {
    if (m_period > 0)
        point.rx() -= m_period * std::round((point.x() - other.x()) / m_period);
    return point;
}

QList<QTransform> BoardPicture::copies(const QTransform& place, const QRectF& sight) const {
    if (m_period <= 0)
        return {place};
    // Rows lie within the printed map; a side's row may be named from the other edge, so one more.
    const QRectF seen = place.inverted().mapRect(sight);
    const int first = qFloor((seen.left() - m_mapLeft) / m_period) - 1;
    const int last = qFloor((seen.right() - m_mapLeft) / m_period) + 1;
    QList<QTransform> list;
    for (int copy = first; copy <= last; ++copy)
        list << QTransform::fromTranslate(copy * m_period, 0) * place;
    return list;
}

QPointF BoardPicture::placeSpot(int row) const {
    if (row < 0 || row >= m_places.size())
        return {};
    const QVariantMap& place = m_places[row];
    const auto number = [&](const char* name) { return place.value(QLatin1String(name)).toDouble(); };
    const QString kind = word(place, "kind");
    if (kind == QLatin1String("side") || kind == QLatin1String("wall"))
        return toPixels((number("x1") + number("x2")) / 2, (number("y1") + number("y2")) / 2);
    return toPixels(number("cx"), number("cy"));
}

QString BoardPicture::placeKey(int row) const {
    if (row < 0 || row >= m_places.size())
        return {};
    return word(m_places[row], "kind") + QLatin1Char(' ') + word(m_places[row], "place");
}

std::vector<int> BoardPicture::placesInReadingOrder() const {
    struct Spot {
        int row;
        QPointF at;
    };
    std::vector<Spot> spots;
    for (int i = 0; i < m_places.size(); ++i)
        if (!m_places[i].value(QStringLiteral("forbidden")).toBool())
            spots.push_back({i, placeSpot(i)});
    std::stable_sort(spots.begin(), spots.end(),
                     [](const Spot& a, const Spot& b) { return a.at.y() < b.at.y(); });
    // Two corners of a side may lie half a hex apart and still are in one line.
    const double lineHeight = 0.6 * unit();
    for (auto line = spots.begin(); line != spots.end();) {
        const auto next = std::find_if(
            line, spots.end(), [&](const Spot& spot) { return spot.at.y() > line->at.y() + lineHeight; });
        std::stable_sort(line, next, [](const Spot& a, const Spot& b) { return a.at.x() < b.at.x(); });
        line = next;
    }
    std::vector<int> rows;
    for (const Spot& spot : spots)
        rows.push_back(spot.row);
    return rows;
}

int BoardPicture::placeTowards(int from, int dx, int dy) const {
    const std::vector<int> order = placesInReadingOrder();
    if (order.empty())
        return -1;
    const auto here = std::find(order.begin(), order.end(), from);
    if (here == order.end() || (dx == 0 && dy == 0))
        return order.front();
    if (dy == 0) {
        if (dx < 0)
            return here == order.begin() ? from : *(here - 1);
        return here + 1 == order.end() ? from : *(here + 1);
    }
    const QPointF start = placeSpot(from);
    int best = from;
    double least = std::numeric_limits<double>::infinity();
    for (const int i : order) {
        const QPointF way = placeSpot(i) - start;
        const double ahead = way.y() * dy;
        const double aside = std::abs(way.x());
        // Within 60 degrees of the direction; what lies aside counts twice as far.
        if (i == from || ahead <= 0 || aside > ahead * 1.75)
            continue;
        const double away = ahead + 2 * aside;
        if (away < least) {
            least = away;
            best = i;
        }
    }
    return best;
}

QPointF BoardPicture::toPixels(qreal x, qreal y) const {
    const QTransform place = transform();
    if (m_period > 0) {
        const double middle = m_zoom > 1 ? place.inverted().map(QPointF(width(), height()) / 2).x()
                                         : m_mapLeft + m_seam + m_period / 2;
        x -= m_period * std::round((x - middle) / m_period);
    }
    return place.map(QPointF(x, y));
}

QPointF BoardPicture::toUnits(qreal x, qreal y) {
    read();
    QPointF at = transform().inverted().map(QPointF(x, y));
    if (m_period > 0)
        at.rx() -= m_period * std::floor((at.x() - m_mapLeft) / m_period);
    return at;
}

void BoardPicture::slide(qreal dx, qreal dy) {
    QPointF way(dx, dy);
    if (m_period > 0) {
        const QPointF east = turned(QPointF(1, 0));
        const double along = QPointF::dotProduct(way, east);
        way -= east * along;
        setSeam(m_seam - along / unit());
    }
    setPanX(m_pan.x() + way.x());
    setPanY(m_pan.y() + way.y());
}

const QVariantMap* BoardPicture::attackHex(const QString& wall) const {
    const auto hit = std::find_if(m_hexes.begin(), m_hexes.end(), [&](const QVariantMap& hex) {
        return word(hex, "kind") == QLatin1String("attack") && word(hex, "label") == wall;
    });
    return hit == m_hexes.end() ? nullptr : &*hit;
}

namespace {

WallFrame frameOf(const QVariantMap& wall, const QVariantMap* attack, const QTransform& place) {
    const QPointF fort = place.map(pointOf(wall, "fortX", "fortY"));
    const QPointF side = (place.map(pointOf(wall, "x1", "y1")) + place.map(pointOf(wall, "x2", "y2"))) / 2;
    const QPointF from = attack ? place.map(pointOf(*attack)) : side;
    const QPointF way = fort - from;
    return {from, qRadiansToDegrees(std::atan2(way.y(), way.x())) - 90};
}

} // namespace

/// The copies of the board in sight, drawn layer by layer: what stands on the seam must not vanish under
/// the hexes of the next copy.
class BoardPicture::Layers {
public:
    Layers(const BoardPicture& picture, QPainter& painter, const QTransform& place, const QRectF& sight)
        : m_sight(sight) {
        for (const QTransform& copy : picture.copies(place, sight))
            m_copies.emplace_back(painter, copy, picture.m_turn, picture.m_dark, picture.m_family,
                                  picture.m_hues);
    }

    template <class Draw> void each(const Rows& rows, const Draw& draw) {
        for (Painting& copy : m_copies)
            for (const QVariantMap& row : rows)
                if (copy.reaches(m_sight, row))
                    draw(copy, row);
    }

private:
    std::vector<Painting> m_copies;
    QRectF m_sight;
};

void BoardPicture::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    Layers layers(*this, painter, place, sight);
    layers.each(m_hexes, [](Painting& copy, const QVariantMap& hex) { copy.hex(hex); });
    layers.each(m_marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("river"))
            copy.river(mark);
    });
    layers.each(m_hexes, [](Painting& copy, const QVariantMap& hex) {
        if (hex.value(QStringLiteral("flooded")).toBool())
            copy.flood(hex);
    });
    if (m_period > 0) {
        const auto [north, south] =
            std::minmax_element(m_centres.begin(), m_centres.end(),
                                [](QPointF one, QPointF other) { return one.y() < other.y(); });
        for (const QTransform& copy : copies(place, sight))
            Painting(painter, copy, m_turn, m_dark, m_family, m_hues)
                .edge(m_mapLeft, north->y() - 1, south->y() + 1);
    }
    layers.each(m_harbours, [](Painting& copy, const QVariantMap& harbour) { copy.harbour(harbour); });
    layers.each(m_hexes, [](Painting& copy, const QVariantMap& hex) { copy.numberToken(hex); });
    layers.each(m_walls, [this](Painting& copy, const QVariantMap& wall) {
        copy.wall(wall, frameOf(wall, attackHex(word(wall, "wall")), copy.place()));
    });
    drawPieces(painter, place, sight);
}

void BoardPicture::drawPieces(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    Layers layers(*this, painter, place, sight);
    layers.each(m_lines, [](Painting& copy, const QVariantMap& line) { copy.line(line); });
    layers.each(m_marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("repair"))
            copy.repair(mark);
        else if (word(mark, "kind") == QLatin1String("marker"))
            copy.marker(mark);
        else if (word(mark, "kind") == QLatin1String("face"))
            copy.face(mark);
    });
    layers.each(m_buildings, [](Painting& copy, const QVariantMap& building) { copy.building(building); });
    layers.each(m_hexes, [this](Painting& copy, const QVariantMap& hex) {
        const auto wall = std::find_if(m_walls.begin(), m_walls.end(), [&](const QVariantMap& candidate) {
            return word(candidate, "wall") == word(hex, "label");
        });
        copy.outside(hex, wall == m_walls.end() ? nullptr : &*wall);
        if (hex.value(QStringLiteral("pirate")).toBool())
            copy.pirate(hex);
        if (hex.value(QStringLiteral("robber")).toBool())
            copy.robber(hex);
        copy.raiders(hex);
    });
    layers.each(m_marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("storm"))
            copy.storm(mark);
    });
}

bool BoardPicture::taken(const QVariantMap& row) const {
    return word(row, "kind") == QLatin1String("side") &&
           std::any_of(m_lines.begin(), m_lines.end(),
                       [&](const QVariantMap& line) { return word(line, "place") == word(row, "place"); });
}

QPainterPath BoardPicture::outline(const QVariantMap& row, const QTransform& place) const {
    const double radius = radiusOf(place);
    const QString kind = word(row, "kind");
    const QPointF at = place.map(watchfire::ui::pointOf(row));
    QPainterPath shape;
    if (kind == QLatin1String("corner") && word(row, "act") == QLatin1String("erupt")) {
        shape.addPolygon(spiked(at, 9, radius * 0.74, radius * 0.46));
        shape.closeSubpath();
    } else if (kind == QLatin1String("heading")) {
        const QPointF way = unitVector(at - place.map(watchfire::ui::pointOf(row, "x1", "y1")));
        shape.addPolygon(arrowHead(at + way * 0.42 * radius, way, 0.8 * radius, 1.06 * radius));
        shape.closeSubpath();
    } else if (kind == QLatin1String("corner")) {
        shape.addEllipse(at, radius * 0.3, radius * 0.3);
    } else if (kind == QLatin1String("side")) {
        const QPointF from = place.map(watchfire::ui::pointOf(row, "x1", "y1"));
        const QPointF to = place.map(watchfire::ui::pointOf(row, "x2", "y2"));
        // A piece that lies there stays in sight within its ring.
        if (taken(row)) {
            shape.addEllipse((from + to) / 2, radius * 0.48, radius * 0.48);
            return shape;
        }
        QPainterPath middle(from + (to - from) * 0.28);
        middle.lineTo(to + (from - to) * 0.28);
        QPainterPathStroker stroker(QPen(Qt::black, radius * 0.36, Qt::SolidLine, Qt::RoundCap));
        shape = stroker.createStroke(middle).simplified();
    } else if (kind == QLatin1String("wall")) {
        const auto wall = std::find_if(m_walls.begin(), m_walls.end(), [&](const QVariantMap& candidate) {
            return word(candidate, "wall") == word(row, "place");
        });
        if (wall == m_walls.end()) {
            shape.addEllipse(at, radius * 0.5, radius * 0.5);
            return shape;
        }
        const WallFrame frame = frameOf(*wall, attackHex(word(row, "place")), place);
        shape.addRoundedRect(wallBox(radius), radius * 0.1, radius * 0.1);
        shape = QTransform::fromTranslate(frame.attack.x(), frame.attack.y()).rotate(frame.angle).map(shape);
    } else {
        shape.addPolygon(hexagon(at, radius * 0.9, m_turn));
        shape.closeSubpath();
    }
    return shape;
}

void BoardPicture::paint(QPainter* painter) {
    ++m_paints;
    const QRectF sight = sightRect();
    if (m_period > 0)
        painter->setClipRect(strip());
    draw(*painter, transform(), sight);
}

void BoardPicture::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        fit();
}

BoardLights::BoardLights(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardLights::changed, this, [this] { update(); });
}

void BoardLights::setPicture(BoardPicture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture) {
        connect(m_picture, &BoardPicture::placesChanged, this, [this] {
            update();
            emit placesChanged();
        });
        connect(m_picture, &BoardPicture::layoutChanged, this, [this] { update(); });
    }
    emit changed();
}

int BoardLights::count() const {
    return m_picture ? static_cast<int>(m_picture->places().size() + m_picture->lit().size()) : 0;
}

namespace {

/// A hex on the way of the storm's present move.
bool isLeg(const QVariantMap& row) {
    return word(row, "kind") == QLatin1String("hex") && word(row, "act") == QLatin1String("move-storm");
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

/// What may not be chosen, and the letter of the reason (WO-41).
void crossOut(QPainter& painter, const QString& kind, QPointF at, double radius, const QString& note,
              const QString& family) {
    // On a hex the arms leave the number in the middle free.
    const bool hex = kind == QLatin1String("hex");
    const double from = (hex ? 0.3 : 0) * radius;
    const double to = (hex ? 0.58 : 0.26) * radius;
    for (const bool casing : {true, false}) {
        painter.setPen(QPen(casing ? Ink : QColor(0xff, 0xfa, 0xf0), (casing ? 0.2 : 0.11) * radius,
                            Qt::SolidLine, Qt::RoundCap));
        for (const QPointF way : {QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)})
            painter.drawLine(at + way * from, at + way * to);
    }
    if (!note.isEmpty())
        tag(painter, at + QPointF(0, 0.68) * radius, radius, 0.25, note, family);
}

} // namespace

void BoardLights::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    if (!m_picture)
        return;
    const double radius = radiusOf(place);
    const QList<QTransform> copies = m_picture->copies(place, sight);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = [&](const QVariantMap& row, const QTransform& copy, bool pick) {
        const QPainterPath shape = m_picture->outline(row, copy);
        if (!shape.boundingRect().intersects(sight))
            return;
        const bool forbidden = row.value(QStringLiteral("forbidden")).toBool();
        const bool candidate = row.value(QStringLiteral("candidate")).toBool();
        const QString tone = word(row, "tone");
        QColor hue = tone == QLatin1String("danger") ? QColor(0xff, 0x5b, 0x2e)
                     : tone == QLatin1String("gain") ? QColor(0x3f, 0xe0, 0xae)
                                                     : m_color;
        QColor fill = hue;
        const bool taken = m_picture->taken(row);
        const bool arrow = word(row, "kind") == QLatin1String("heading");
        fill.setAlphaF(arrow || (candidate && !taken) ? 0.95F : candidate || (pick && !taken) ? 0.34F : 0.0F);
        if (forbidden) {
            hue = QColor(0xc4, 0xca, 0xd0);
            fill = QColor(0x10, 0x14, 0x18, 0x68);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Ink, std::max(4.0, radius * 0.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        painter.setBrush(fill);
        painter.setPen(QPen(candidate ? QColor(Qt::white) : hue, std::max(2.5, radius * 0.11),
                            forbidden ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        const QString note = word(row, "note");
        const QPointF at = copy.map(pointOf(row));
        if (forbidden)
            crossOut(painter, word(row, "kind"), at, radius, note, m_picture->family());
        else if (!note.isEmpty())
            tag(painter, at, radius, 0.2, note, m_picture->family());
    };
    // The way of the storm: from hex to hex, each leg with its arrow.
    const auto way = [&](const QTransform& copy) {
        QPolygonF course;
        for (const QVariantMap& row : m_picture->lit())
            if (isLeg(row))
                course << m_picture->near(pointOf(row), course.isEmpty() ? pointOf(row) : course.last());
        course = copy.map(course);
        if (course.size() < 2 ||
            !course.boundingRect().adjusted(-radius, -radius, radius, radius).intersects(sight))
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Ink, 0.26 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(course);
        painter.setPen(QPen(m_color, 0.14 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(course);
        painter.setPen(QPen(Ink, 0.06 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(m_color);
        for (int i = 1; i < course.size(); ++i) {
            const QPointF leg = course.at(i) - course.at(i - 1);
            const QPointF tip = (course.at(i) + course.at(i - 1)) / 2 + leg * 0.2;
            painter.drawPolygon(arrowHead(tip, unitVector(leg), 0.66 * radius, 0.8 * radius));
        }
    };
    // Rings around hexes lie under the pieces: what stands on a hex or at its corners stays in sight.
    const auto all = [&](bool hexes) {
        for (const QTransform& copy : copies) {
            for (const QVariantMap& row : m_picture->lit())
                if ((word(row, "kind") == QLatin1String("hex")) == hexes && !isLeg(row))
                    ring(row, copy, false);
            for (const QVariantMap& row : m_picture->places())
                if ((word(row, "kind") == QLatin1String("hex")) == hexes)
                    ring(row, copy, true);
        }
    };
    all(true);
    for (const QTransform& copy : copies)
        way(copy);
    m_picture->drawPieces(painter, place, sight);
    all(false);
}

void BoardLights::paint(QPainter* painter) {
    if (!m_picture)
        return;
    const QRectF sight = m_picture->sightRect();
    if (m_picture->period() > 0)
        painter->setClipRect(m_picture->strip());
    draw(*painter, m_picture->transform(), sight);
}

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
    picture.draw(*painter, place, sight);
    m_lights->draw(*painter, place, sight);
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_rim, border));
    painter->drawPath(round);
}

} // namespace watchfire::ui
