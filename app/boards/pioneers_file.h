// SPDX-License-Identifier: Apache-2.0
// Maps of the free program Pioneers (`.game` files), read into boards. The form is a line each for the
// game's parameters, "map" with a row of hexes a line up to a line ".", then the corners where nobody founds
// (docs/boards.md). What Watchfire has no counterpart for is never dropped silently: it is a remark with its
// line, or, where the board would not be the file's any more, the error. All of that in the program's
// language; without a translator, as on the command line, in English. Reads no files.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::boards {

/// Far above any map that fits a table (the largest known one has 8 kB), far below what would hurt.
inline constexpr std::size_t largestPioneersFile = 256 * 1024;

/// Something that the file says and the board does not: where, what, and what to do about it.
struct PioneersRemark {
    int line = 0; ///< 0: of no single line
    std::string message;
    friend bool operator==(const PioneersRemark&, const PioneersRemark&) = default;
};

struct PioneersGame {
    hex::BoardDescription board;   ///< one that `hex::Board::make` accepts
    std::optional<int> goalPoints; ///< for the game's option "goal-points" (BA-43)
    bool ships = false;            ///< for the game's option "ships" (decisions 7)
    bool randomTerrain = false;    ///< the file wants its terrains shuffled before each game
    std::vector<hex::Axial> fixed; ///< hexes that such a shuffle leaves where they are
    std::vector<PioneersRemark> remarks;
};

/// Reads the whole text of a file.
/// Errors: `syntax` where the text is damaged, `header` where it needs what Watchfire does not have; both
/// with "line 12: …" (and the column in a row of the map) or, where no line is to blame, the bare reason;
/// then what to do.
Result<PioneersGame> readPioneers(std::string_view text);

} // namespace watchfire::boards
