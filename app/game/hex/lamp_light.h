// SPDX-License-Identifier: Apache-2.0
// What the dice tower's lamp says of a game, from the steps that the rules have told.
#pragma once

#include "app/game/cards_in_hand.h"
#include "devices/dice_source.h"
#include "rules/hex/state.h"

namespace watchfire {

/// An effect of the turn's roll shows from the step that tells it until the turn ends; undo brings back what
/// the lamp showed before. The winner is lit when the last step is done.
[[nodiscard]] devices::LampEffect lampFor(const hex::State& state, const CardsInHand& cards);

} // namespace watchfire
