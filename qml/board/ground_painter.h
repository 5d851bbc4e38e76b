// SPDX-License-Identifier: Apache-2.0
// Paints the ground of the board picture into an image: the shadow on the table, sea and coast, tiles with
// their landscape, and what covers a tile: rivers, water, hatching. Everything here is a value, so any thread
// may paint.
#pragma once

#include "painting.h"

#include <QHash>
#include <QImage>
#include <QList>
#include <QRectF>
#include <QTransform>

namespace watchfire::ui {

/// All that the image of a ground depends on.
struct GroundScene {
    GroundScene() = default;
    /// `at` maps board units to pixels, `all` does so once for each copy of the board that reaches into
    /// `seen` (pixels); `pixels`: device pixels per pixel.
    GroundScene(const BoardRows& rows, const Look& look, const QTransform& at, double pixels,
                const QRectF& seen, const QList<QTransform>& all);

    bool isEmpty() const;
    /// Whether it is the same ground, wherever it lies and however large it is.
    bool sameGround(const GroundScene& other) const;
    /// Whether the image of this scene shows all of the other one, point by point.
    bool shows(const GroundScene& other) const;

    QTransform place;
    QList<QTransform> copies;
    QRectF sight;
    double density = 1;
    int turn = 0;
    bool dark = true;
    double period = 0;
    double mapLeft = 0;
    QList<HexRow> hexes;    ///< without what stands on them
    QList<MarkRow> courses; ///< marks with a path: what flows through the hexes
};

struct GroundTile {
    scene::Terrain terrain;
    scene::HexKind kind;
    int variant;
    bool operator==(const GroundTile&) const = default;
    friend size_t qHash(const GroundTile& tile, size_t seed = 0) {
        return qHashMulti(seed, static_cast<int>(tile.terrain), static_cast<int>(tile.kind), tile.variant);
    }
};
using GroundTiles = QHash<GroundTile, QImage>;

struct PaintedGround {
    GroundScene scene;
    QImage image; ///< of the scene's sight; null if nothing was painted
    GroundTiles tiles;
};

/// Reuses the tiles of `before` that have the same size and light.
PaintedGround paintGround(const GroundScene& scene, const PaintedGround& before = {});

} // namespace watchfire::ui
