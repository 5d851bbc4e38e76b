// SPDX-License-Identifier: Apache-2.0
// What the pieces of a board under construction print besides terrains and numbers: the corner of a volcano
// for each face of the die (RA-60), and the costs of the wall's levels (GW-61). A volcano's tile may be
// turned, so its six numbers turn together; a print that is no such turn is set corner by corner. Standard
// C++ only.
#pragma once

#include "app/boards/board_draft.h"
#include "rules/hex/geometry.h"

#include <array>
#include <vector>

namespace watchfire::boards {

/// The face of the die, 1 to 6, at each corner, clockwise from N.
using Faces = std::array<int, 6>;

/// The hexes that carry faces of the die, in the board's order.
[[nodiscard]] std::vector<hex::Axial> facedHexes(const Draft& draft);
/// Returns the face at each corner. Without printed corners: 1 to 6, clockwise from N. `nullopt` if the print
/// does not name six corners.
[[nodiscard]] std::optional<Faces> facesOf(const Draft& draft, hex::Axial at);

// ---- changing; each returns whether anything is different now. A print that does not name six corners
// starts again with 1 to 6, clockwise from N.

/// Turns the tile by `steps` of 60 degrees, clockwise.
bool turnFaces(Draft& draft, hex::Axial at, int steps);
/// Puts the face at this corner; the one that was there goes where this face was.
bool setFace(Draft& draft, hex::Axial at, hex::CornerDirection corner, int face);

/// Adds a card to the cost of raising a section to this level, 1 to 5; at most `largestCost` cards.
bool addWallCost(Draft& draft, int level, hex::Resource resource);
bool clearWallCost(Draft& draft, int level);
inline constexpr std::size_t largestCost = 10;

} // namespace watchfire::boards
