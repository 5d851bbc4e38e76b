// SPDX-License-Identifier: Apache-2.0
// Files that a log names: shipped ones by name, others by path, as far as the reader's reach allows. Boards
// and value books are read in the same way.
#pragma once

#include "rules/core/error.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::files {

/// The shipped files of one kind.
struct Shelf {
    enum class Kind : std::uint8_t { board, book };
    std::string_view folder;        ///< of the resources: ":/boards"
    Kind kind = Kind::board;        ///< the word for it in messages
    std::string_view field;         ///< of the header: "$.board"
    std::vector<std::string> names; ///< the shipped ones, in the order in which they are offered
};

/// How far a name in a log may reach beyond the shipped files.
struct Reach {
    /// Any path: for the command line, where the user has chosen the log.
    static Reach anywhere() { return Reach{std::nullopt}; }
    /// Files in this folder and below it, following links: for a log from a drive. None if it is empty.
    static Reach within(const QString& folder) { return Reach{folder}; }

    std::optional<QString> folder;
};

/// The file's text. Errors: `header` with the field, the name, what is wrong with it, and the existing names.
Result<std::string> read(const Shelf& shelf, std::string_view nameOrPath, const Reach& reach);

} // namespace watchfire::files
