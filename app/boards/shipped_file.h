// SPDX-License-Identifier: Apache-2.0
// Files that a log names: a shipped one by its name, others by a path as far as the reader's errand reaches.
// Boards and value books are read alike.
#pragma once

#include "rules/core/error.h"

#include <QString>

#include <cstdint>
#include <optional>
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

/// How far a name in a log may reach beyond the shipped files.
struct Reach {
    /// Any path: for the command line, where who runs the program has chosen the log.
    static Reach anywhere() { return Reach{std::nullopt}; }
    /// Files in this folder and below it, links followed: for a log from a drive. None where it is empty.
    static Reach within(const QString& folder) { return Reach{folder}; }

    std::optional<QString> folder;
};

/// The file's text.
/// Errors: `header` with the field, the name, what is wrong with it, and the names that there are.
Result<std::string> read(const Shelf& shelf, std::string_view nameOrPath, const Reach& reach);

} // namespace watchfire::files
