// SPDX-License-Identifier: Apache-2.0
// The volcanoes' part of a board.
#pragma once

#include "rules/core/error.h"

#include <optional>

namespace watchfire::hex {

class Board;

/// Errors: `header` if the corners printed on a volcano are not its six corners, each once (RA-60).
[[nodiscard]] std::optional<Error> checkVolcanoes(const Board& board);

} // namespace watchfire::hex
