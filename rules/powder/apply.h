// SPDX-License-Identifier: Apache-2.0
// The only way from one state to the next. Pure: no clock, no I/O, no random numbers; the list of commands is
// the game.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <map>
#include <optional>
#include <string>

namespace watchfire::powder {

/// Carries a command out and returns a new state; the given one stays untouched. Errors: the codes of both
/// log pages. If an answer lets a waiting command go on, that command's own clause may refuse it; undo takes
/// the command back.
Result<Outcome> apply(const State& state, const Command& command);

/// True if the command needs a value that the book does not know: `apply` accepts it, and it waits until the
/// table has entered the value.
[[nodiscard]] bool waitsForValue(const State& state, const Command& command);

/// The spots of this card that the waiting command needs, each with the soldier who is to stand there or to
/// hit there, if it is a soldier's: with a gap in place of one of them, the answer refuses the command.
/// Without a tank's block, which may cover gaps (BP-35). Empty if no command waits.
[[nodiscard]] std::map<Cell, std::optional<SoldierType>> spotsAwaited(const State& state,
                                                                      const std::string& card);

/// The decision that is open in this state; its options are derived from the state.
[[nodiscard]] std::optional<Decision> openDecision(const State& state);

} // namespace watchfire::powder
