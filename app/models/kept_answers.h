// SPDX-License-Identifier: Apache-2.0
// What the table's own book says to the open question of a game: the game may have begun before the value was
// entered, and nobody has to look for it on the board again.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <QVariantList>

namespace watchfire {

/// Objects with `value`, the answer as JSON text, and `text`. For a rocket card those that the game's book
/// does not have. None in a game with the sample's invented numbers. What was just undone (`undone`, the
/// command that redo repeats; null: none) was probably wrong, so it is not proposed.
QVariantList keptAnswers(const powder::State& state, const powder::Book& own,
                         const powder::Command* undone = nullptr);

} // namespace watchfire
