// SPDX-License-Identifier: Apache-2.0
// The games that the measurements play: one of each scenario. The first has 300 commands.
#pragma once

#include "rules/game.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::bench {

/// The recorded games by name.
inline constexpr std::array recordedGames{"great-wall-6", "world-4", "great-river-3", "raiders-4"};

/// The lines of a recorded game, the header first.
[[nodiscard]] std::vector<std::string> recordedGame(const std::string& name);
/// The state at the end of a log that contains its board.
[[nodiscard]] hex::State endOf(const std::string& path);
/// A recorded game played to its middle, just before a roll.
[[nodiscard]] hex::State midGame(const std::string& name);

} // namespace watchfire::bench
