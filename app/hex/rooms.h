// SPDX-License-Identifier: Apache-2.0
// The rooms of all rule modules that have one, in the order in which their rows follow each other on screen.
#pragma once

#include "app/hex/room.h"

#include <span>
#include <vector>

namespace watchfire {

[[nodiscard]] std::span<const ModuleRoom* const> rooms();
/// Those of the modules of one game.
[[nodiscard]] std::vector<const ModuleRoom*> roomsOf(const hex::Setup& setup);

} // namespace watchfire
