// SPDX-License-Identifier: Apache-2.0
// The game that the measurements play: six players, the Great Wall, 300 commands.
#pragma once

#include "rules/game.h"

#include <memory>
#include <string>
#include <vector>

namespace watchfire::bench {

/// The lines of the recorded game, the header first.
[[nodiscard]] std::vector<std::string> recordedGame();
/// The recorded game played to its middle, just before a roll.
[[nodiscard]] hex::State midGame();

} // namespace watchfire::bench
