// SPDX-License-Identifier: Apache-2.0
// Which land can be reached on a board under construction: by roads and, in games that have them, by ships
// (BA-31). Standard C++ only.
#pragma once

#include "app/boards/board_draft.h"

#include <vector>

namespace watchfire::boards {

/// True if the scenario has ships on a board with several pieces of land.
[[nodiscard]] bool hasShips(const Draft& draft);
/// Land hexes to which nobody can build from the part of the board with the most founding hexes; in the
/// board's order. Empty if the hexes make no board yet.
[[nodiscard]] std::vector<hex::Axial> unreachable(const Draft& draft);
/// The pieces of land, without steppe: hexes that touch, the largest piece first.
[[nodiscard]] std::vector<std::vector<hex::Axial>> landPieces(const Draft& draft);
/// Empty places beside the board that separate these hexes from other land; with sea in them, ships can get
/// there. Empty if no sea would help.
[[nodiscard]] std::vector<hex::Axial> missingSea(const Draft& draft, const std::vector<hex::Axial>& land);

} // namespace watchfire::boards
