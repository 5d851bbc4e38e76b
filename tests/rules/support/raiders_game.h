// SPDX-License-Identifier: Apache-2.0
// A small board for The Raiders, and games on it as most tests of that scenario begin.
#pragma once

#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

namespace watchfire::test {

/// A home island with two deserts, and a far one with two volcanoes and a jungle; sea all round (q from -3 to
/// 8, r from -1 to 3):
///
///       --  --  w4  ~~  ~~  V6  J11       0,0   1,0   2,0   3,0   4,0   5,0   6,0
///     b4  o9  g9  s10 ~~  ~~  V6  g3   -1,1   0,1   1,1   2,1   3,1   4,1   5,1   6,1
///       w5  b8  s10 ~~                    -1,2   0,2   1,2   2,2
///
/// -- home desert, w forest, b hills, s pasture, g fields, o mountains, V volcano, J jungle. The volcano on
/// 5,1 prints its corners counter-clockwise from S; the other one names none. Harbours: 3:1 at -1,1:W, wool
/// at 2,1:E.
[[nodiscard]] json raidersIsland();
[[nodiscard]] json raidersGame(const json& options = json::object(), std::size_t players = 4);

/// The storm has begun: the supply is empty and all raiders are on 0,0, so that no question asks where they
/// come from. The founding is not over.
[[nodiscard]] Table stormTable(const json& options = json::object());

} // namespace watchfire::test
