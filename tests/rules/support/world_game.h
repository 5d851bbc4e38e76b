// SPDX-License-Identifier: Apache-2.0
// Small worlds for the tests of storm, discovery and depletion (WO), each small enough to keep in mind.
#pragma once

#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

namespace watchfire::test {

/// A cylinder of circumference 7. Every other row, the corner rows among them, protrudes eastwards:
///
///       ~~  ~~  ~~  ~~  ~~  ~~  ~~           0,0   1,0   2,0   3,0   4,0   5,0   6,0
///     ~~  g5  w6  b9  ~~  ~~  ~~         -1,1   0,1   1,1   2,1   3,1   4,1   5,1
///       ~~  s4  o10 ~~  w?  ~~  o?          -1,2   0,2   1,2   2,2   3,2   4,2   5,2
///     b?  --  --  ~~  g?  ~~  ~~         -2,3  -1,3   0,3   1,3   2,3   3,3   4,3
///       ~~  s?  w?  ~~  ~~  ~~  ~~          -2,4  -1,4   0,4   1,4   2,4   3,4   4,4
///
/// w forest, b hills, s pasture, g fields, o mountains, -- desert, ? new land. Eurasia is the five hexes with
/// numbers; the Sahara and Africa (-1,4 and 0,4) lie below it, America (3,2 and 2,3) east of it, Australia
/// (5,2 and -2,3) over the seam. Storm on -2,4 heading NE, robber on 0,3. Markers at 0,1:N, 0,1:NE and
/// 2,2:NE. In the bag: 3, 8, 11. A 3:1 harbour at the top of Eurasia, 1,1:NE.
[[nodiscard]] json littleWorld();
/// Red, blue and white on it; nothing is placed.
[[nodiscard]] Table littleWorldGame(const json& options = json::object());

/// A cylinder of circumference 6, all sea but one hex of Eurasia. The corner rows' ends are printed half on
/// either edge; 0,0 and -2,4 are listed at the western one, 5,2 at the eastern one:
///
///     0,0    1,0    2,0    3,0    4,0    5,0   (6,0)
///        0,1    1,1    2,1    3,1    4,1    5,1
///   (-1,2)   0,2    1,2    2,2    3,2    4,2    5,2
///        -1,3   0,3    1,3    2,3    3,3    4,3
///    -2,4   -1,4    0,4    1,4    2,4    3,4   (4,4)
///
/// Eurasia is 2,2, forest 5. The storm begins on 1,1 heading E.
[[nodiscard]] json splitWorld();
[[nodiscard]] Table splitWorldGame(const json& options = json::object());

/// Four hexes in a row, 0,0 to 3,0, so that the storm has only one way at either end. Eurasia is 0,0, forest
/// 5; the storm begins on 1,0 and heads east.
[[nodiscard]] json stripWorld();

/// A correction that puts the storm here.
[[nodiscard]] json correctStorm(const std::string& at, const std::string& heading);
/// A roll of seven with this die as the larger one.
[[nodiscard]] json seven(int larger);

/// The open question; an unnamed one if there is none, so that a test can go on and report what is wrong.
[[nodiscard]] Question openQuestion(const Answer& answer);
[[nodiscard]] Question openQuestion(const Table& table);
/// The options that the question of an answer forbids, as "value rule why".
[[nodiscard]] std::vector<std::string> forbidden(const Answer& answer);

} // namespace watchfire::test
