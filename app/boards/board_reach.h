// SPDX-License-Identifier: Apache-2.0
// Which land can be reached on a board under construction: by roads and, in games that have them, by ships
// (BA-31). Standard C++ only.
#pragma once

#include "app/boards/board_draft.h"

#include <vector>

namespace watchfire::boards {

/// True if the scenario has ships on a board with several pieces of land.
[[nodiscard]] bool hasShips(const Draft& draft);
/// The land hexes to which nobody can build from where most can found; the board's order. None if the hexes
/// make no board yet.
[[nodiscard]] std::vector<hex::Axial> unreachable(const Draft& draft);
/// The pieces of land, without steppe: hexes that touch, the largest piece first.
[[nodiscard]] std::vector<std::vector<hex::Axial>> landPieces(const Draft& draft);
/// Places beside the board that part these hexes from the reachable land: with sea in them, ships lead there.
/// Empty if no sea would help.
[[nodiscard]] std::vector<hex::Axial> missingSea(const Draft& draft, const std::vector<hex::Axial>& land);

} // namespace watchfire::boards
