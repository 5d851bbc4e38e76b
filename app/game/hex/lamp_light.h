// SPDX-License-Identifier: Apache-2.0
// What the dice tower's lamp says of a game, from the steps that the rules have told.
#pragma once

#include "app/game/told.h"
#include "devices/dice_source.h"
#include "rules/hex/state.h"

#include <span>

namespace watchfire {

/// `told`: what the commands that stand have told, the latest last. An effect of the turn's roll stays until
/// the turn ends; undo brings back what the lamp showed before.
[[nodiscard]] devices::LampEffect lampFor(const hex::State& state, std::span<const Told> told);

} // namespace watchfire
