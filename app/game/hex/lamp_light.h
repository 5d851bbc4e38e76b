// SPDX-License-Identifier: Apache-2.0
// What the dice tower's lamp shows for a game, derived from the told steps.
#pragma once

#include "app/game/cards_in_hand.h"
#include "devices/dice_source.h"
#include "rules/hex/state.h"

namespace watchfire {

/// An effect of the turn's roll shows from its step until the turn ends; undo restores what the lamp showed
/// before. The winner's effect shows when the last step is done.
[[nodiscard]] devices::LampEffect lampFor(const hex::State& state, const CardsInHand& cards);

} // namespace watchfire
