// SPDX-License-Identifier: Apache-2.0
#include "ground.h"

#include "brush.h"
#include "palette.h"
#include "shapes.h"
#include "terrain.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <random>

namespace watchfire::ui {
namespace {

using scene::HexKind;
using scene::Terrain;

/// Tiles below this radius, as in thumbnails, show their colour and no landscape.
constexpr double LeastForLandscape = 18;

bool isSea(const HexRow& hex) {
    return hex.terrain == Terrain::sea;
}

/// Land with a beach; the steppe before the wall has none.
bool hasBeach(const HexRow& hex) {
    return !isSea(hex) && (hex.kind == HexKind::land || hex.kind == HexKind::none);
}

/// The same for the same hex in every run.
unsigned seedOf(const HexRow& hex) {
    unsigned seed = 17;
    for (const QChar letter : hex.place)
        seed = seed * 31 + letter.unicode();
    return seed;
}

/// A landscape whose light does not tell left from right may be mirrored.
bool mayMirror(Terrain terrain) {
    return terrain == Terrain::pasture || terrain == Terrain::fields || terrain == Terrain::desert;
}

/// Joins the directed sides of hexagons to the closed lines around them: a side that two hexagons share goes
/// both ways, and is none of theirs.
class Outline {
public:
    explicit Outline(double radius) : m_grid(0.1 * radius) {}

    void add(const QPolygonF& hexagon) {
        for (int i = 0; i < hexagon.size(); ++i) {
            const QPointF from = hexagon.at(i);
            const QPointF to = hexagon.at((i + 1) % hexagon.size());
            const auto reverse = m_sides.constFind(name(to));
            if (reverse != m_sides.constEnd() && reverse->contains(name(from))) {
                m_sides[name(to)].remove(name(from));
                continue;
            }
            m_sides[name(from)].insert(name(to), to);
        }
    }
    QPainterPath path() {
        QPainterPath all;
        for (auto start = m_sides.begin(); start != m_sides.end(); ++start)
            while (!start->isEmpty())
                all.addPolygon(loop(start.key()));
        return all;
    }

private:
    using Name = std::pair<int, int>;
    Name name(QPointF at) const { return {qRound(at.x() / m_grid), qRound(at.y() / m_grid)}; }

    QPolygonF loop(const Name& start) {
        QPolygonF line;
        Name here = start;
        do {
            auto& next = m_sides[here];
            if (next.isEmpty())
                break;
            const auto side = next.begin();
            line << side.value();
            const Name there = side.key();
            next.erase(side);
            here = there;
        } while (here != start);
        if (!line.isEmpty())
            line << line.first();
        return line;
    }

    double m_grid;
    QHash<Name, QHash<Name, QPointF>> m_sides;
};

} // namespace

double Ground::radius() const {
    return m_key.copies.isEmpty() ? 1 : radiusOf(m_key.copies.first());
}

bool Ground::reaches(QPointF centre) const {
    const double reach = 1.6 * radius();
    return m_key.sight.adjusted(-reach, -reach, reach, reach).contains(centre);
}

template <class Wanted> QPainterPath Ground::outline(const Wanted& wanted) const {
    Outline outline(radius());
    for (const QTransform& copy : m_key.copies) {
        for (const HexRow& hex : m_key.hexes) {
            const QPointF centre = copy.map(pointOf(hex));
            if (wanted(hex) && reaches(centre))
                outline.add(hexagon(centre, radius(), m_key.turn));
        }
    }
    return outline.path();
}

void Ground::sea(QPainter& painter) {
    const double r = radius();
    const Palette& colors = palette(m_key.dark);
    Brush brush(painter);
    const auto each = [&](const auto& draw) {
        for (const QTransform& copy : m_key.copies)
            for (const HexRow& hex : m_key.hexes)
                if (const QPointF centre = copy.map(pointOf(hex)); isSea(hex) && reaches(centre))
                    draw(hex, centre);
    };
    const QPainterPath all = outline([](const HexRow&) { return true; });
    brush.fill(all, colors.sea);
    brush.line(all, colors.sea, 1.2);
    // What follows only tints the board itself.
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    const QPainterPath land = outline(hasBeach);
    struct Depth {
        double width;
        QColor color;
        double opacity;
    };
    for (const Depth& depth :
         {Depth{1.10, colors.shallow, 0.38}, Depth{0.72, colors.shallow, 0.75}, Depth{0.40, colors.surf, 0.5},
          Depth{0.31, colors.shallow, 1}, Depth{0.25, colors.surf, 0.9}})
        brush.line(land, depth.color, depth.width * r, depth.opacity);
    QPainterPath lines;
    QPainterPath ripples;
    each([&](const HexRow& hex, QPointF centre) {
        lines.addPolygon(hexagon(centre, r, m_key.turn));
        lines.closeSubpath();
        std::minstd_rand random(seedOf(hex) + 1);
        const auto scattered = [&](double from, double to) {
            return std::uniform_real_distribution(from, to)(random) * r;
        };
        for (int i = 0; i < 2; ++i) {
            ripples.moveTo(centre + QPointF(scattered(-0.42, 0.2), scattered(-0.38, 0.4)));
            for (const double bend : {-0.09, 0.09}) {
                const QPointF from = ripples.currentPosition();
                ripples.quadTo(from + QPointF(0.09, bend) * r, from + QPointF(0.18, 0) * r);
            }
        }
    });
    painter.strokePath(
        lines, QPen(QColor(colors.seaLine.red(), colors.seaLine.green(), colors.seaLine.blue(), 140), 1));
    brush.line(ripples, colors.ripple, 0.034 * r, 0.6);
    brush.line(land, colors.sand, 0.15 * r);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

const QImage& Ground::tile(const HexRow& hex) {
    const bool mirrored = mayMirror(hex.terrain) && seedOf(hex) % 2 == 1;
    const TileKey key{hex.terrain, hex.kind, mirrored ? 1 : 0};
    const auto found = m_tiles.constFind(key);
    if (found != m_tiles.constEnd())
        return *found;
    const double r = m_tileRadius;
    const int half = static_cast<int>(std::ceil(r)) + 1;
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(half, half);
    const QColor base = terrainColor(hex.terrain, hex.kind, m_key.dark);
    QPainterPath shape;
    shape.addPolygon(hexagon({}, r, m_key.turn));
    painter.fillPath(shape, base);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    if (r >= LeastForLandscape * m_key.density) {
        painter.save();
        // A hexagon that lies on its side is as wide as the other is high.
        const bool lying = m_key.turn % 180 != 0;
        painter.scale(lying ? r / HalfWidth : r, lying ? r * HalfWidth : r);
        if (mirrored)
            painter.scale(-1, 1);
        drawLandscape(painter, hex.terrain, hex.kind, base, static_cast<unsigned>(hex.terrain));
        painter.restore();
    }
    bevel(painter, hexagon({}, 0.965 * r, m_key.turn));
    return *m_tiles.insert(key, image);
}

/// Light on the sides towards the upper left, shade on those across.
void Ground::bevel(QPainter& painter, const QPolygonF& shape) const {
    const double r = m_tileRadius;
    for (int i = 0; i < 6; ++i) {
        const QPointF from = shape.at(i);
        const QPointF to = shape.at((i + 1) % 6);
        const double facing = -(from.x() + to.x()) - (from.y() + to.y()) * 1.2;
        if (std::abs(facing) < 0.3 * r)
            continue;
        const QColor tone = facing > 0 ? QColor(0xff, 0xf4, 0xd8, 87) : QColor(0, 0, 0, 61);
        painter.setPen(QPen(tone, (facing > 0 ? 0.045 : 0.05) * r, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(from, to);
    }
}

void Ground::tiles(QPainter& painter) {
    const double r = radius();
    QPainterPath seams;
    for (const QTransform& copy : m_key.copies) {
        for (const HexRow& hex : m_key.hexes) {
            const QPointF centre = copy.map(pointOf(hex));
            if (isSea(hex) || !reaches(centre))
                continue;
            QImage image = tile(hex);
            image.setDevicePixelRatio(m_key.density);
            // On whole device pixels, so that the image is copied and not blurred.
            const QPointF corner =
                (centre - m_key.sight.topLeft()) * m_key.density - QPointF(image.width(), image.height()) / 2;
            painter.drawImage(m_key.sight.topLeft() + QPointF(corner.toPoint()) / m_key.density, image);
            seams.addPolygon(hexagon(centre, r, m_key.turn));
            seams.closeSubpath();
        }
    }
    Brush(painter).line(seams, palette(m_key.dark).seam, std::max(1.2, 0.03 * r), 0.85);
}

void Ground::covers(QPainter& painter, const Look& look, const BoardRows& rows) {
    std::vector<Painting> copies;
    for (const QTransform& copy : m_key.copies)
        copies.emplace_back(painter, copy, look);
    const auto each = [&](const auto& list, const auto& draw) {
        for (const auto& row : list)
            for (Painting& copy : copies)
                if (copy.reaches(m_key.sight, pointOf(row)))
                    draw(copy, row);
    };
    each(m_key.rivers, [](Painting& copy, const MarkRow& river) { copy.river(river); });
    each(m_key.hexes, [](Painting& copy, const HexRow& hex) {
        if (!hex.blocked.isEmpty())
            copy.hatch(hex);
        if (hex.flooded)
            copy.flood(hex);
    });
    if (rows.period <= 0 || m_key.hexes.isEmpty())
        return;
    const auto [north, south] =
        std::minmax_element(m_key.hexes.begin(), m_key.hexes.end(),
                            [](const HexRow& one, const HexRow& other) { return one.cy < other.cy; });
    for (Painting& copy : copies)
        copy.edge(rows.mapLeft, north->cy - 1, south->cy + 1);
}

/// Under all that is painted already.
void Ground::shadow(QPainter& painter) {
    const double r = radius();
    const QPainterPath all = outline([](const HexRow&) { return true; }).translated(0.06 * r, 0.11 * r);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    Brush brush(painter);
    for (const auto& [width, opacity] : {std::pair(0.16, 0.16), std::pair(0.32, 0.12), std::pair(0.50, 0.10)})
        brush.line(all, Qt::black, width * r, opacity * palette(m_key.dark).shadow);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

void Ground::paint(QPainter& painter, const QList<QTransform>& copies, const QRectF& sight, const Look& look,
                   const BoardRows& rows) {
    const double density = radiusOf(painter.deviceTransform());
    if (copies.isEmpty() || sight.isEmpty() || radiusOf(copies.first()) * density < 1)
        return;
    Key key{copies, sight, density, look.turn, look.dark, {}, {}};
    for (const HexRow& hex : rows.hexes) {
        HexRow bare;
        bare.place = hex.place;
        bare.cx = hex.cx;
        bare.cy = hex.cy;
        bare.terrain = hex.terrain;
        bare.kind = hex.kind;
        bare.blocked = hex.blocked.isEmpty() ? QString() : QStringLiteral("blocked");
        bare.flooded = hex.flooded;
        key.hexes << bare;
    }
    for (const MarkRow& mark : rows.marks)
        if (mark.kind == scene::Mark::river)
            key.rivers << mark;
    if (m_image.isNull() || key != m_key) {
        const double tileRadius = radiusOf(copies.first()) * density;
        if (tileRadius != m_tileRadius || key.dark != m_key.dark || key.turn != m_key.turn)
            m_tiles.clear();
        m_tileRadius = tileRadius;
        m_key = std::move(key);
        const QSize size = (sight.size() * density).toSize() + QSize(1, 1);
        m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
        m_image.fill(Qt::transparent);
        m_image.setDevicePixelRatio(density);
        QPainter own(&m_image);
        own.setRenderHint(QPainter::Antialiasing);
        own.translate(-sight.topLeft());
        sea(own);
        tiles(own);
        covers(own, look, rows);
        shadow(own);
    }
    painter.drawImage(sight.topLeft(), m_image);
}

} // namespace watchfire::ui
