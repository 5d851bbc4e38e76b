// SPDX-License-Identifier: Apache-2.0
// Files that a log names: a shipped one by its name, any other by its path. Boards and value books are read
// alike.
#pragma once

#include "rules/core/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::files {

/// Where the shipped files of a kind lie.
struct Shelf {
    enum class Kind : std::uint8_t { board, book };
    std::string_view folder;        ///< of the resources: ":/boards"
    Kind kind = Kind::board;        ///< how messages speak of them
    std::string_view field;         ///< of the header: "$.board"
    std::vector<std::string> names; ///< the shipped ones, in the order in which they are offered
};

/// The file's text.
/// Errors: `header` with the field, the name, what is wrong with it, and the names that there are.
Result<std::string> read(const Shelf& shelf, std::string_view nameOrPath);

} // namespace watchfire::files
