// SPDX-License-Identifier: Apache-2.0
// Maps of the free program Pioneers (`.game` files), read into boards. The format has one line for each of
// the game's parameters, "map" with a row of hexes a line up to a line ".", then the corners where nobody
// founds (docs/boards.md). Anything that Watchfire does not support becomes a remark with its line or, if the
// board would no longer be that of the file, the error; nothing is dropped silently. The texts are in the
// program's language; in English without a translator, as on the command line. Reads no files.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::boards {

/// Far more than any map that fits a table (the largest known one has 8 kB), far less than would hurt.
inline constexpr std::size_t largestPioneersFile = 256 * 1024;

/// Who reads the messages: somebody who repairs the file in a text editor (with its lines and words), or the
/// table that wants to play on the board (in its own words).
enum class Wording : std::uint8_t { ofTheFile, ofTheTable };

/// Something in the file that the board cannot keep: where, what, and what to do about it.
struct PioneersRemark {
    int line = 0; ///< 0: no particular line
    std::string message;
    friend bool operator==(const PioneersRemark&, const PioneersRemark&) = default;
};

struct PioneersGame {
    hex::BoardDescription board;   ///< one that `hex::Board::make` accepts
    std::optional<int> goalPoints; ///< for the game's option "goal-points" (BA-43)
    bool ships = false;            ///< for the game's option "ships" (decisions 7)
    bool randomTerrain = false;    ///< the file wants its terrain shuffled before each game
    std::vector<hex::Axial> fixed; ///< hexes that such a shuffle leaves in place
    std::vector<PioneersRemark> remarks;
};

/// True if a file of this name is read as such a map.
[[nodiscard]] inline bool isPioneersName(std::string_view path) {
    return path.ends_with(".game") || path.ends_with(".GAME");
}

/// Reads the whole text of a file. Errors: `syntax` if the text is damaged, `header` if it needs what
/// Watchfire does not have. Both give "line 12: …" (and the column in a row of the map), or only the reason
/// if it concerns no line, and then what to do.
Result<PioneersGame> readPioneers(std::string_view text, Wording wording = Wording::ofTheFile);

} // namespace watchfire::boards
