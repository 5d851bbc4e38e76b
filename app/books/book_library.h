// SPDX-License-Identifier: Apache-2.0
// The value book that ships with the program, and any other by its path. The rules read no files; this does
// it for them.
#pragma once

#include "rules/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace watchfire::books {

/// Names of the shipped books, in the order in which they are offered.
[[nodiscard]] std::vector<std::string> shippedNames();

/// A book's JSON text: of a shipped book by name, otherwise of the file at that path.
/// Errors: `header` with the name, what was tried, and the names that there are.
Result<std::string> read(std::string_view nameOrPath);

} // namespace watchfire::books
