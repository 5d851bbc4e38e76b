// SPDX-License-Identifier: Apache-2.0
// The river's part of a board (GR-01, GR-02): as a file says it, and as the clauses ask for it.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"

#include <array>
#include <map>
#include <string>

namespace watchfire::hex {

class Board;

/// The river tile: three hexes and labelled corners, at least A1, C1 and B1.
struct RiverDescription {
    static constexpr const char* name = "river";

    Axial x;
    Axial y;
    Axial z;
    std::map<std::string, CornerName> corners;
    friend bool operator==(const RiverDescription&, const RiverDescription&) = default;
};

/// The tile on the board, ready for the clauses that ask for its sides and corners.
struct RiverGround {
    HexId x;
    HexId y;
    HexId z;
    std::array<SideId, 2> mouth{};     ///< A1-C1 and C1-B1 (GR-30)
    std::array<SideId, 2> crossings{}; ///< A2-B2 and A3-B3, where bridges go (GR-31)
    CornerId mouthCorner;              ///< C1 (GR-40)
};

/// Errors: `header` where the hexes are no straight chain of the tile's terrains, where the mouth does not
/// lie on the sea, or where a labelled corner is not where GR-02 puts it.
[[nodiscard]] Result<RiverGround> groundOf(const Board& board, const RiverDescription& said);

} // namespace watchfire::hex
