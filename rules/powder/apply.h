// SPDX-License-Identifier: Apache-2.0
// The one way from state to state. Pure: no clock, no I/O, no random numbers; the list of commands is the
// game.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <optional>

namespace watchfire::powder {

/// Carries a command out. On refusal the state is untouched, by being another value.
/// Errors: the codes of both log pages. An answer that lets a command go on which waited for it may be
/// refused by that command's own clause; undo takes the command back.
Result<Outcome> apply(const State& state, const Command& command);

/// Whether a value of the book that is not known keeps the command from being carried out: `apply` takes it,
/// and it waits until the table has entered the value.
[[nodiscard]] bool waitsForValue(const State& state, const Command& command);

/// The decision that is open in this state, with its options derived from it.
[[nodiscard]] std::optional<Decision> openDecision(const State& state);

} // namespace watchfire::powder
