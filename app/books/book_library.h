// SPDX-License-Identifier: Apache-2.0
// Gives access to the value book that ships with the program, and to any other by its path. The rules read no
// files, so this does it for them.
#pragma once

#include "rules/game.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace watchfire::books {

/// Names of the shipped books, in the order in which they are offered.
[[nodiscard]] std::vector<std::string> shippedNames();

/// A book's JSON text: of a shipped book by name, otherwise of the file at that path. Errors: `header` with
/// the name, what was tried, and the existing names.
Result<std::string> read(std::string_view nameOrPath);

/// The same for names in a log from a drive: shipped books, and files in the log's folder or below it.
/// Without a folder only shipped ones.
[[nodiscard]] BookSource besideLog(const QString& folder = {});

} // namespace watchfire::books
