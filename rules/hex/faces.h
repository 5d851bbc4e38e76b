// SPDX-License-Identifier: Apache-2.0
// The faces of a die, printed at the corners of hexes (RA-60).
#pragma once

#include "rules/core/error.h"

#include <optional>

namespace watchfire::hex {

class Board;

/// Errors: `header` if a hex has them that carries none, or if they are not its six corners, each once.
[[nodiscard]] std::optional<Error> checkFaces(const Board& board);

} // namespace watchfire::hex
