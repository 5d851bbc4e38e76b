// SPDX-License-Identifier: Apache-2.0
// Writes boards as maps of the free program Pioneers (docs/boards.md says how each part is converted). Such a
// map has land, numbers and harbours, and nothing of the other scenarios: anything else is an error, reported
// in the program's language. Writes no files.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

namespace watchfire::boards {

/// Returns the sentence that Pioneers has no such thing, for a tile's or terrain's name in the board's file;
/// %1 is a terrain's place. If it is empty, a general sentence is used.
using PartWords = std::function<QString(std::string_view part)>;

/// The text of a `.game` file with this title. Errors: `header` with the first thing on the board that such a
/// map cannot express, and its place.
Result<std::string> writePioneers(const hex::BoardDescription& board, std::string title,
                                  const PartWords& wordsOf = {});

} // namespace watchfire::boards
