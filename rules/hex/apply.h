// SPDX-License-Identifier: Apache-2.0
// The one way from state to state. Pure: no clock, no I/O, no random numbers; the list of commands is the
// game.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/outcome.h"

#include <optional>

namespace watchfire::hex {

/// Carries a command out. On refusal the state is untouched, by being another value.
/// Errors: every code of game-log, "Refusals", in its order of checks.
Result<Outcome> apply(const State& state, const Command& command);

/// The decision that is open in this state, with its options derived from it.
[[nodiscard]] std::optional<Decision> openDecision(const State& state);

} // namespace watchfire::hex
