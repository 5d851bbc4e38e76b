// SPDX-License-Identifier: Apache-2.0
// The boards and headers that the tests of the rules play on, and the files that the program ships.
#pragma once

#include "rules/hex/board.h"
#include "tests/rules/support/commands.h"

#include <string>
#include <vector>

namespace watchfire::test {

/// The text of a file below the source folder; fails the test if it cannot be read.
[[nodiscard]] std::string sourceFile(const std::string& path);
/// A shipped board of `app/boards`.
[[nodiscard]] json shippedBoard(const std::string& name);
/// The board that the rules make of this JSON. If they refuse it, throws their error, which fails the test.
[[nodiscard]] hex::Board read(const json& board);

/// A Great Wall for four, small enough to keep in mind while reading a test:
///
///         III   IV    V              1,-2  2,-2  3,-2      III: 11 -> W3, 3 -> W4
///       W3    W4    W5    W6      0,-1  1,-1  2,-1  3,-1   IV:  4 -> W4, 12 -> W5
///          b5    w4    g10   w6      0,0   1,0   2,0   3,0  V:   9 -> W5, 8 -> W6
///             s11   o9    o11   ~~      0,1   1,1   2,1   3,1 (sea)
///                g3    b8    s2    b12     0,2   1,2   2,2   3,2
///                   ~~    ~~    ~~            0,3   1,3   2,3
///
/// w forest, b hills, s pasture, g fields, o mountains. Red owns W3, blue W4, white W5, orange W6. The pirate
/// starts on 0,3. Harbours: 3:1 at 0,2:SE (sea 0,3), ore at 1,2:SE (sea 1,3), wool at 2,1:E (sea 3,1).
[[nodiscard]] json littleWall();

/// A header with these players in turn order; their ids are also their names.
[[nodiscard]] json header(const std::string& scenario, const json& board,
                          const std::vector<std::string>& players, const json& options = json::object());
/// The little wall with red, blue, white, orange.
[[nodiscard]] json littleWallGame(const json& options = json::object());

/// A plain island for the base game, three hexes a side, sea all round:
///
///           w5  s2  o6             0,-2  1,-2  2,-2
///         g8  b10 w9  s12       -1,-1  0,-1  1,-1  2,-1
///       o3  w4  --  g3  b11   -2,0  -1,0  0,0  1,0  2,0      desert and robber in the middle
///         s8  o10 g9  w4       -2,1  -1,1  0,1  1,1
///           b5  g6  s11           -2,2 -1,2  0,2
///
/// Harbours: 3:1 at 0,-2:NW, wool at 2,0:E.
[[nodiscard]] json plainIsland();
[[nodiscard]] json plainGame(const json& options = json::object());

/// Two islands and a strait for ships, sea all round (q from -2 to 5, r from -2 to 3):
///
///       w5  ~~  ~~  s8         0,0   1,0   2,0   3,0
///         b6  ~~  ~~  g9          0,1   1,1   2,1   3,1
///
/// A line of four sides leads along the north of the strait from 0,0:NE to 3,0:NW: 1,0:NW, 1,0:NE, 2,0:NW,
/// 2,0:NE.
[[nodiscard]] json strait();
[[nodiscard]] json straitGame(const json& options = json::object());

} // namespace watchfire::test
