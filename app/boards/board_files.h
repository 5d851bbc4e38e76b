// SPDX-License-Identifier: Apache-2.0
// Boards as files that people carry about: the program's own JSON, finished or not, and maps of Pioneers.
// Text in, draft out, and back; what is wrong is told in the program's language. Reads no files.
#pragma once

#include "app/boards/board_draft.h"
#include "rules/core/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::boards {

/// Far above the largest board (500 hexes), far below what would hurt.
inline constexpr int largestBoardFile = 1024 * 1024;

struct BoardFile {
    Draft draft;
    std::string title;                ///< as the file says it; may be empty
    std::vector<std::string> remarks; ///< what the file says and the board does not, each with its line
};

/// What a file's text makes of itself. A board that belongs to no other scenario is made for `wanted`, if
/// that is the plain game or the river's. Errors: `syntax` or `header`: "line 12: …", what is wrong there and
/// what it needs.
Result<BoardFile> readBoardFile(std::string_view text, bool pioneers, hex::Scenario wanted);

/// The board as JSON for a file; what is not entered yet is told too.
[[nodiscard]] std::string fileOf(const Draft& draft);

/// "our-board-2" of "Our board 2"; never empty.
[[nodiscard]] std::string fileNameOf(std::string_view title);

} // namespace watchfire::boards
