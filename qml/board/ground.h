// SPDX-License-Identifier: Apache-2.0
// The ground of the board picture: the shadow on the table, sea and coast, tiles with their landscape, and
// what covers a tile: rivers, water, hatching. It changes seldom, so it is painted into an image, which is
// kept while the ground and its place on the screen stay the same.
#pragma once

#include "painting.h"

#include <QHash>
#include <QImage>
#include <QList>
#include <QRectF>
#include <QTransform>

namespace watchfire::ui {

class Ground {
public:
    /// Paints what lies in `sight` (pixels of the painter). `copies` map board units to pixels, one for each
    /// copy of the board that reaches into sight.
    void paint(QPainter& painter, const QList<QTransform>& copies, const QRectF& sight, const Look& look,
               const BoardRows& rows);

private:
    /// All that the image depends on.
    struct Key {
        QList<QTransform> copies;
        QRectF sight;
        double density = 1; ///< device pixels per pixel
        int turn = 0;
        bool dark = true;
        QList<HexRow> hexes; ///< without what stands on them
        QList<MarkRow> rivers;
        bool operator==(const Key&) const = default;
    };
    struct TileKey {
        scene::Terrain terrain;
        scene::HexKind kind;
        int variant;
        bool operator==(const TileKey&) const = default;
        friend size_t qHash(const TileKey& key, size_t seed = 0) {
            return qHashMulti(seed, static_cast<int>(key.terrain), static_cast<int>(key.kind), key.variant);
        }
    };

    void sea(QPainter& painter);
    void tiles(QPainter& painter);
    void bevel(QPainter& painter, const QPolygonF& shape) const;
    void covers(QPainter& painter, const Look& look, const BoardRows& rows);
    void shadow(QPainter& painter);
    const QImage& tile(const HexRow& hex);
    /// Whether a hex of this copy can be seen.
    bool reaches(QPointF centre) const;
    /// The hexagons of all copies in sight that `wanted` takes, as one path of their outer sides.
    template <class Wanted> QPainterPath outline(const Wanted& wanted) const;
    double radius() const;

    Key m_key;
    QImage m_image;
    QHash<TileKey, QImage> m_tiles;
    double m_tileRadius = 0; ///< in device pixels, of the tiles kept
};

} // namespace watchfire::ui
