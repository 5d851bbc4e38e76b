// SPDX-License-Identifier: Apache-2.0
// A small island with the river tile, and words for tests of The Great River.
#pragma once

#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

namespace watchfire::test {

/// An island with the tile running eastwards; sea all round (q from -3 to 4, r from -3 to 3):
///
///          w10 s3  o11             0,-1   1,-1   2,-1
///        --  X9  Y5  Z4         -1,0   0,0   1,0   2,0
///          g6  s8  b12             -1,1   0,1   1,1
///
///                 N      N      N            A  left bank: 0,0:NW, 0,0:NE, 1,0:NE, 2,0:NE
///              A4   A3     A2     A1
///               | X |crossing| Y |crossing| Z |  mouth: 2,0:E, 2,0:SE
///              B4   B3     B2     C1
///                 S      S      B1           B  right bank: 0,0:SW, 0,0:SE, 1,0:SE, 2,0:S
///
/// -- desert with the robber, w forest, s pasture, o and X mountains, b and Y hills, g and Z fields. The
/// bridges' sides are 0,0:E (A3-B3) and 1,0:E (A2-B2).
[[nodiscard]] json riverIsland();
[[nodiscard]] json riverGame(const json& options = json::object());

[[nodiscard]] json correctFlood(bool flooded);
[[nodiscard]] json correctRobber(json hex);
/// Two dice with this sum.
[[nodiscard]] json rollOf(int sum);
/// Ends the turn and lets the next player roll this sum.
Answer rollNext(Table& table, int sum);

/// Puts pieces of one player on these places, while a position is entered.
void lay(Table& table, const std::string& piece, const std::string& player,
         const std::vector<std::string>& places);

} // namespace watchfire::test
