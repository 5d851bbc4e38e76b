// SPDX-License-Identifier: Apache-2.0
// `watchfire replay --told`: the table after each step of a command. It lets a test compare a screen, or
// another program's telling, with the rules' own.
#pragma once

#include "rules/game.h"

#include <nlohmann/json_fwd.hpp>

namespace watchfire {

/// The story of the last command in force: {"steps":[…],"tables":[…]}, with a table before each step and one
/// after the last. A table is a state as `--state` prints it, without the open question and the value book.
/// Null before the first command.
[[nodiscard]] nlohmann::ordered_json toldTables(const Game& game);

} // namespace watchfire
