// SPDX-License-Identifier: Apache-2.0
// Boards written as maps of the free program Pioneers (docs/boards.md says what becomes of what). Such a map
// has land, numbers and harbours, and nothing of the other scenarios: what it cannot say is the error.
// What is refused is told in the program's language. Writes no files.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"

#include <string>

namespace watchfire::boards {

/// The text of a `.game` file under this title.
/// Errors: `header` with the first thing on the board that such a map cannot say, and where it lies.
Result<std::string> writePioneers(const hex::BoardDescription& board, std::string title);

} // namespace watchfire::boards
