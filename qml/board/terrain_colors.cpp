// SPDX-License-Identifier: Apache-2.0
#include "terrain_colors.h"

#include "palette.h"
#include "terrain.h"

namespace watchfire::ui {

QColor TerrainColors::fill(const QString& terrain, bool dark) const {
    if (terrain == QLatin1String("attack"))
        return terrainColor(scene::Terrain::steppe, scene::HexKind::attack, dark);
    return terrainColor(scene::named<scene::Terrain>(terrain), scene::HexKind::none, dark);
}

QColor TerrainColors::ink(const QColor& fill) const {
    // Plainer than on a piece: a chip's number is small, and some terrains are of middle brightness.
    return inkOn(fill).lightnessF() < 0.5F ? QColor(0x0b, 0x0f, 0x13) : QColor(Qt::white);
}

} // namespace watchfire::ui

#include "moc_terrain_colors.cpp"
