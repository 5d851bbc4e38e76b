// SPDX-License-Identifier: Apache-2.0
#include "terrain_colors.h"

#include "palette.h"

namespace watchfire::ui {

QColor TerrainColors::fill(const QString& terrain, bool dark) const {
    if (terrain == QLatin1String("attack"))
        return terrainColor(scene::Terrain::steppe, scene::HexKind::attack, dark);
    return terrainColor(scene::named<scene::Terrain>(terrain), scene::HexKind::none, dark);
}

QColor TerrainColors::ink(const QColor& fill) const {
    return inkOn(fill);
}

} // namespace watchfire::ui
