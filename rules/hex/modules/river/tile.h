// SPDX-License-Identifier: Apache-2.0
// The river tile as a shape: three hexes in a line and the corners that the clauses name, in all six
// directions and both mirrorings (GR-01, GR-02); and turning an island's tile. A board stores the corners as
// data; this computes them.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/geometry.h"

#include <array>
#include <map>
#include <optional>
#include <string>

namespace watchfire::hex {

/// The tile with its labelled corners, each canonical on the plane (BA-02). A is the left bank seen
/// downstream, B the right one, C1 the corner in the middle of the mouth.
struct RiverTile {
    Axial x;
    Axial y;
    Axial z;
    CornerName A1;
    CornerName C1;
    CornerName B1;
    CornerName A2;
    CornerName B2;
    CornerName A3;
    CornerName B3;
    CornerName A4;
    CornerName B4;
    friend bool operator==(const RiverTile&, const RiverTile&) = default;
};

/// What x, y and z show (GR-01).
inline constexpr std::array<Terrain, 3> riverTerrains{Terrain::mountains, Terrain::hills, Terrain::fields};

/// Which way a tile lies: the water runs from x towards `heading`. Not mirrored, the mouth is the side of z
/// that faces `heading` and the next one clockwise; mirrored, the next one counter-clockwise (GR-02).
using RiverLie = TileLie;

/// The tile with its spring on `x`, on a plane.
[[nodiscard]] RiverTile layRiver(Axial x, Direction flow, bool mirrored);

/// How the tile with these hexes and mouth corners lies; places may have any of their names. `nullopt` if the
/// hexes are not a straight chain or the corners are not its mouth. All names are read as on a plane: those
/// of a cylinder must be unrolled first.
[[nodiscard]] std::optional<RiverLie> readRiver(Axial x, Axial y, Axial z, CornerName A1, CornerName C1,
                                                CornerName B1);

/// The corners by label, as a board names them.
[[nodiscard]] std::map<std::string, CornerName> cornersByLabel(const RiverTile& tile);

/// The same island with its tile turned about the spring. x stays; the hexes in the new places of y and z
/// move, with their numbers, to the old places of y and z. Everything else stays, harbours too. Errors:
/// `header` with the clause, if the island has no tile, if y or z would leave the land or cover a hex without
/// a number (GR-01), or if the mouth would not face the sea (GR-02).
Result<BoardDescription> moveRiver(const BoardDescription& island, Direction flow, bool mirrored);

/// The tile as makers of boards handle it.
[[nodiscard]] const BoardTile& riverTile();

} // namespace watchfire::hex
