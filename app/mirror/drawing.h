// SPDX-License-Identifier: Apache-2.0
// The board as a list of things to draw, in the order in which they lie on each other, for a page that knows
// no rules. Coordinates are those of the rows (app/rows/board_rows.h): a hex has corner radius 1, x to the
// east, y to the south. What is left out of an item is empty, 0 or false. docs/mirror.md has every field.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace watchfire {
class BoardScene;
class PowderModel;
} // namespace watchfire

namespace watchfire::mirror {

/// The board of a hex game: bounds, circumference of a cylinder, and items from the ground up.
[[nodiscard]] nlohmann::ordered_json boardDrawing(const BoardScene& board);

/// Field, wall and towers of Black Powder. What is printed on a horde's card (power, reward, vital spots) is
/// left out: it comes from a value book, which belongs to its owner.
[[nodiscard]] nlohmann::ordered_json yardDrawing(const PowderModel& powder);

} // namespace watchfire::mirror
