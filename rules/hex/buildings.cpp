// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/buildings.h"

#include <utility>

namespace watchfire::hex {

namespace {

/// BA-42.
constexpr int pointsOf(BuildingKind kind) {
    return kind == BuildingKind::city ? 2 : kind == BuildingKind::settlement ? 1 : 0;
}

/// Adds what the building is worth, `times` over, to its player's points.
void add(std::array<std::int16_t, maxPlayers>& points, const Building& building, int times) {
    const bool counts = building.player.valid() && !building.fallen; // RA-31
    if (!counts)
        return;
    std::int16_t& sum = points[building.player.index()];
    sum = static_cast<std::int16_t>(sum + times * pointsOf(building.kind));
}

} // namespace

Buildings::Buildings(Cells cells) : m_cells(std::move(cells)) {
    for (const Building& building : m_cells)
        add(m_points, building, 1);
}

void Buildings::put(CornerId corner, const Building& building) {
    add(m_points, m_cells[corner], -1);
    m_cells[corner] = building;
    add(m_points, building, 1);
}

} // namespace watchfire::hex
