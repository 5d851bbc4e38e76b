// SPDX-License-Identifier: Apache-2.0
// The river's part of a board (GR-01, GR-02): as in a file, and in the form that the clauses need.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <map>
#include <optional>
#include <string>

namespace watchfire::hex {

class Board;
class BoardValue;
struct RiverGround;

/// The river tile: three hexes and labelled corners, at least A1, C1 and B1.
struct RiverDescription {
    using Ground = RiverGround;
    static constexpr const char* name = "river";

    Axial x;
    Axial y;
    Axial z;
    std::map<std::string, CornerName> corners;
    friend bool operator==(const RiverDescription&, const RiverDescription&) = default;
};

/// The tile on the board, with the sides and corners that the clauses need.
struct RiverGround {
    HexId x;
    HexId y;
    HexId z;
    std::array<SideId, 2> mouth{};     ///< A1-C1 and C1-B1 (GR-30)
    std::array<SideId, 2> crossings{}; ///< A2-B2 and A3-B3, where bridges go (GR-31)
    CornerId mouthCorner;              ///< C1 (GR-40)
};

/// Its place in a board's description.
struct RiverBoard {
    using Ground = RiverGround;

    std::optional<RiverDescription> river{}; ///< GR-01
    static constexpr auto part = &RiverBoard::river;
    friend bool operator==(const RiverBoard&, const RiverBoard&) = default;
};

/// Errors: `header` if the hexes are not a straight chain of the tile's terrains, if the mouth is not at the
/// sea, or if a labelled corner is not where GR-02 puts it.
[[nodiscard]] Result<RiverGround> groundOf(const Board& board, const RiverDescription& said);

/// Where the river lies on a board; empty if the board has none.
template <class B> [[nodiscard]] const std::optional<RiverGround>& riverOn(const B& board) {
    return board.template ground<RiverGround>();
}

void read(const BoardValue& value, RiverDescription& into);
[[nodiscard]] nlohmann::ordered_json toJson(const RiverDescription& river);

} // namespace watchfire::hex
