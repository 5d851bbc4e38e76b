// SPDX-License-Identifier: Apache-2.0
// Boards as files that people carry from table to table: the program's own JSON, finished or not, and maps of
// Pioneers. Converts text to a draft and back; faults are reported in the program's language. Reads no files.
#pragma once

#include "app/boards/board_draft.h"
#include "rules/core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace watchfire::boards {

/// Far more than the largest board (500 hexes), far less than would hurt.
inline constexpr int largestBoardFile = 1024 * 1024;

struct BoardFile {
    Draft draft;
    std::string title;                ///< as in the file; may be empty
    std::vector<std::string> remarks; ///< what the file says but the board cannot keep, in the table's words
};

/// Reads a file's text. A board without parts of any scenario is made for `wanted` if that scenario needs a
/// tile, otherwise for the base game. Errors: `syntax` or `header`: what is wrong, with "line 12: …" where
/// somebody has to repair it.
Result<BoardFile> readBoardFile(std::string_view text, bool pioneers, hex::Scenario wanted);

/// The board as JSON for a file, including what is not entered yet.
[[nodiscard]] std::string fileOf(const Draft& draft);

/// Makes a file name of lower-case letters, digits and single dashes: "our-board-2" from "Our board 2". Never
/// empty: `otherwise` if the title has neither.
[[nodiscard]] std::string fileNameOf(std::string_view title, const char* otherwise = "board");

} // namespace watchfire::boards
