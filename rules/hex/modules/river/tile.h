// SPDX-License-Identifier: Apache-2.0
// The river tile as a shape: three hexes in a line and the corners that the clauses name, in all six
// directions and both mirrorings (GR-01, GR-02), and an island's tile laid the other way round. A board keeps
// the corners as data; here is where they come from.
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

/// The tile with its labelled corners, each canonical on the plane (BA-02). A is the left bank as the water
/// runs, B the right one, C1 the corner in the middle of the mouth.
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

/// How a tile lies of which these hexes and the corners of its mouth are known, by any of their names;
/// nothing where the hexes are no straight chain or the corners not its mouth. All names as on a plane: on a
/// cylinder they have to be unrolled first.
[[nodiscard]] std::optional<RiverLie> readRiver(Axial x, Axial y, Axial z, CornerName A1, CornerName C1,
                                                CornerName B1);

/// The corners by label, as a board names them.
[[nodiscard]] std::map<std::string, CornerName> cornersByLabel(const RiverTile& tile);

/// The same island with its tile turned about the spring: x stays, the hexes that y and z come to lie on go,
/// with their numbers, to where y and z lay. Everything else stays, harbours too.
/// Errors: `header` with the clause, if the island has no tile, if y or z would leave the land or cover a hex
/// that carries no number (GR-01), or if the mouth would not face the sea (GR-02).
Result<BoardDescription> moveRiver(const BoardDescription& island, Direction flow, bool mirrored);

/// The tile as whoever makes a board handles it.
[[nodiscard]] const BoardTile& riverTile();

} // namespace watchfire::hex
