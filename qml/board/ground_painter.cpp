// SPDX-License-Identifier: Apache-2.0
#include "ground_painter.h"

#include "brush.h"
#include "palette.h"
#include "shapes.h"
#include "terrain.h"
#include "united_hexes.h"

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

/// Paints one scene.
class GroundPainter {
public:
    /// `tiles` are those of this scene that are there already; new ones join.
    GroundPainter(const GroundScene& scene, GroundTiles& tiles)
        : m_scene(scene), m_tiles(tiles), m_tileRadius(radiusOf(scene.place) * scene.density) {}

    void paint(QPainter& painter) {
        sea(painter);
        tiles(painter);
        covers(painter);
        shadow(painter);
    }

private:
    void sea(QPainter& painter);
    void tiles(QPainter& painter);
    void bevel(QPainter& painter, const QPolygonF& shape) const;
    void covers(QPainter& painter);
    void shadow(QPainter& painter);
    const QImage& tile(const HexRow& hex);
    /// Whether a hex of this copy can be seen.
    bool reaches(QPointF centre) const;
    /// The hexagons of all copies in sight that `wanted` takes, as one path of their outer sides.
    template <class Wanted> QPainterPath outline(const Wanted& wanted) const;
    double radius() const { return radiusOf(m_scene.place); }

    const GroundScene& m_scene;
    GroundTiles& m_tiles;
    double m_tileRadius; ///< in device pixels
};

bool GroundPainter::reaches(QPointF centre) const {
    const double reach = 1.6 * radius();
    return m_scene.sight.adjusted(-reach, -reach, reach, reach).contains(centre);
}

template <class Wanted> QPainterPath GroundPainter::outline(const Wanted& wanted) const {
    UnitedHexes outline(radius());
    for (const QTransform& copy : m_scene.copies) {
        for (const HexRow& hex : m_scene.hexes) {
            const QPointF centre = copy.map(pointOf(hex));
            if (wanted(hex) && reaches(centre))
                outline.add(hexagon(centre, radius(), m_scene.turn));
        }
    }
    return outline.path();
}

void GroundPainter::sea(QPainter& painter) {
    const double r = radius();
    const Palette& colors = palette(m_scene.dark);
    Brush brush(painter);
    const auto each = [&](const auto& draw) {
        for (const QTransform& copy : m_scene.copies)
            for (const HexRow& hex : m_scene.hexes)
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
        lines.addPolygon(hexagon(centre, r, m_scene.turn));
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

const QImage& GroundPainter::tile(const HexRow& hex) {
    const bool mirrored = mayMirror(hex.terrain) && seedOf(hex) % 2 == 1;
    const GroundTile key{hex.terrain, hex.kind, mirrored ? 1 : 0};
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
    const QColor base = terrainColor(hex.terrain, hex.kind, m_scene.dark);
    QPainterPath shape;
    shape.addPolygon(hexagon({}, r, m_scene.turn));
    painter.fillPath(shape, base);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    if (r >= LeastForLandscape * m_scene.density) {
        painter.save();
        // A hexagon that lies on its side is as wide as the other is high.
        const bool lying = m_scene.turn % 180 != 0;
        painter.scale(lying ? r / HalfWidth : r, lying ? r * HalfWidth : r);
        if (mirrored)
            painter.scale(-1, 1);
        drawLandscape(painter, hex.terrain, hex.kind, base, static_cast<unsigned>(hex.terrain));
        painter.restore();
    }
    bevel(painter, hexagon({}, 0.965 * r, m_scene.turn));
    return *m_tiles.insert(key, image);
}

/// Light on the sides towards the upper left, shade on those across.
void GroundPainter::bevel(QPainter& painter, const QPolygonF& shape) const {
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

void GroundPainter::tiles(QPainter& painter) {
    const double r = radius();
    QPainterPath seams;
    for (const QTransform& copy : m_scene.copies) {
        for (const HexRow& hex : m_scene.hexes) {
            const QPointF centre = copy.map(pointOf(hex));
            if (isSea(hex) || !reaches(centre))
                continue;
            QImage image = tile(hex);
            image.setDevicePixelRatio(m_scene.density);
            // On whole device pixels, so that the image is copied and not blurred.
            const QPointF corner = (centre - m_scene.sight.topLeft()) * m_scene.density -
                                   QPointF(image.width(), image.height()) / 2;
            painter.drawImage(m_scene.sight.topLeft() + QPointF(corner.toPoint()) / m_scene.density, image);
            seams.addPolygon(hexagon(centre, r, m_scene.turn));
            seams.closeSubpath();
        }
    }
    Brush(painter).line(seams, palette(m_scene.dark).seam, std::max(1.2, 0.03 * r), 0.85);
}

void GroundPainter::covers(QPainter& painter) {
    const Look look{m_scene.turn, m_scene.dark, {}, {}}; // it has no letters and no pieces
    std::vector<Painting> copies;
    for (const QTransform& copy : m_scene.copies)
        copies.emplace_back(painter, copy, look);
    const auto each = [&](const auto& list, const auto& draw) {
        for (const auto& row : list)
            for (Painting& copy : copies)
                if (copy.reaches(m_scene.sight, pointOf(row)))
                    draw(copy, row);
    };
    each(m_scene.courses, [](Painting& copy, const MarkRow& mark) { copy.course(mark); });
    each(m_scene.hexes, [](Painting& copy, const HexRow& hex) {
        if (!hex.blocked.isEmpty())
            copy.hatch(hex);
        if (hex.underWater())
            copy.water(hex);
    });
    if (m_scene.period <= 0 || m_scene.hexes.isEmpty())
        return;
    const auto [north, south] =
        std::minmax_element(m_scene.hexes.begin(), m_scene.hexes.end(),
                            [](const HexRow& one, const HexRow& other) { return one.cy < other.cy; });
    for (Painting& copy : copies)
        copy.edge(m_scene.mapLeft, north->cy - 1, south->cy + 1);
}

/// Under all that is painted already.
void GroundPainter::shadow(QPainter& painter) {
    const double r = radius();
    const QPainterPath all = outline([](const HexRow&) { return true; }).translated(0.06 * r, 0.11 * r);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    Brush brush(painter);
    for (const auto& [width, opacity] : {std::pair(0.16, 0.16), std::pair(0.32, 0.12), std::pair(0.50, 0.10)})
        brush.line(all, Qt::black, width * r, opacity * palette(m_scene.dark).shadow);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

} // namespace

GroundScene::GroundScene(const BoardRows& rows, const Look& look, const QTransform& at, double pixels,
                         const QRectF& seen, const QList<QTransform>& all)
    : place(at)
    , copies(all)
    , sight(seen)
    , density(pixels)
    , turn(look.turn)
    , dark(look.dark)
    , period(rows.period)
    , mapLeft(rows.mapLeft) {
    for (const HexRow& hex : rows.hexes)
        hexes << hex.ground();
    for (const MarkRow& mark : rows.marks)
        if (!mark.path.isEmpty())
            courses << mark;
}

bool GroundScene::isEmpty() const {
    return copies.isEmpty() || sight.isEmpty() || radiusOf(place) * density < 1;
}

bool GroundScene::sameGround(const GroundScene& other) const {
    return density == other.density && turn == other.turn && dark == other.dark && period == other.period &&
           mapLeft == other.mapLeft && hexes == other.hexes && courses == other.courses;
}

bool GroundScene::shows(const GroundScene& other) const {
    return place == other.place && sight.contains(other.sight) && sameGround(other);
}

PaintedGround paintGround(const GroundScene& scene, const PaintedGround& before) {
    PaintedGround painted{scene, {}, {}};
    if (scene.isEmpty())
        return painted;
    if (radiusOf(before.scene.place) == radiusOf(scene.place) && before.scene.density == scene.density &&
        before.scene.dark == scene.dark && before.scene.turn == scene.turn)
        painted.tiles = before.tiles;
    const QSize size = (scene.sight.size() * scene.density).toSize() + QSize(1, 1);
    painted.image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    painted.image.fill(Qt::transparent);
    painted.image.setDevicePixelRatio(scene.density);
    QPainter painter(&painted.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-scene.sight.topLeft());
    GroundPainter(painted.scene, painted.tiles).paint(painter);
    return painted;
}

} // namespace watchfire::ui
