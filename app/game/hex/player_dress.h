// SPDX-License-Identifier: Apache-2.0
// Players as rows to choose from.
#pragma once

#include "app/hex/dress.h"
#include "app/models/acting_models.h"

namespace watchfire {

/// A choice of a player; the row's id is the player's.
inline ChoiceRow playerChoice(const hex::Setup& setup, hex::PlayerId player, bool chosen = false) {
    ChoiceRow row;
    dress(row, setup, player);
    row.id = row.player;
    row.title = text::playerName(setup, player);
    row.chosen = chosen;
    return row;
}

} // namespace watchfire
