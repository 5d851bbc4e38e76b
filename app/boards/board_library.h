// SPDX-License-Identifier: Apache-2.0
// The boards that ship with the program, and any other by its path. The rules read no files; this does it for
// them.
#pragma once

#include "rules/game.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace watchfire::boards {

/// Names of the shipped boards, in the order in which they are offered.
[[nodiscard]] std::vector<std::string> shippedNames();

/// A board's JSON text: of a shipped board by name, otherwise of the file at that path.
/// Errors: `header` with the name, what was tried, and the names that there are.
Result<std::string> read(std::string_view nameOrPath);

/// The same for what a log from a drive names: shipped ones, and files in the log's folder or below it.
/// Without a folder shipped ones alone.
[[nodiscard]] BoardSource besideLog(const QString& folder = {});

} // namespace watchfire::boards
