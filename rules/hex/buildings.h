// SPDX-License-Identifier: Apache-2.0
// What stands on the corners, and the points of each player's buildings. Every command asks for points
// (BA-43) and few commands change a building, so the points are kept: `put` is the only way to change a
// building, and it keeps them up to date.
#pragma once

#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <array>
#include <cstdint>

namespace watchfire::hex {

struct Building {
    BuildingKind kind = BuildingKind::none;
    PlayerId player{};
    bool fallen = false; ///< RA-31: it lies on its side
    bool spared = false; ///< RA-41, option any-removal-frees: raised, until raiders come beside it again
    std::uint8_t founded =
        0; ///< while founding: the number of this settlement among its player's (BA-34), from 1

    explicit operator bool() const { return kind != BuildingKind::none; }
    friend bool operator==(const Building&, const Building&) = default;
};

class Buildings {
public:
    using Cells = ById<CornerId, Building, 336>;

    Buildings() = default;
    explicit Buildings(Cells cells);

    [[nodiscard]] const Building& operator[](CornerId corner) const { return m_cells[corner]; }
    [[nodiscard]] std::size_t size() const { return m_cells.size(); }
    [[nodiscard]] auto begin() const { return m_cells.begin(); }
    [[nodiscard]] auto end() const { return m_cells.end(); }
    [[nodiscard]] const Cells& cells() const { return m_cells; }

    /// Replaces what stands at this corner; an empty building clears it.
    void put(CornerId corner, const Building& building);
    /// What the player's buildings are worth (BA-42, RA-31).
    [[nodiscard]] int points(PlayerId player) const { return m_points[player.index()]; }

    /// The points follow from the cells.
    friend bool operator==(const Buildings& a, const Buildings& b) { return a.m_cells == b.m_cells; }

private:
    Cells m_cells;
    std::array<std::int16_t, maxPlayers> m_points{};
};

} // namespace watchfire::hex
