// SPDX-License-Identifier: Apache-2.0
// The only way from one state to the next. Pure: no clock, no I/O, no random numbers; the list of commands is
// the game.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/outcome.h"

#include <optional>

namespace watchfire::hex {

/// Carries a command out and returns a new state; the given one stays untouched. Errors: every code of
/// game-log, "Refusals", in its order of checks.
Result<Outcome> apply(const State& state, const Command& command);

/// Answers the outcome's decision and goes on from there, in place. Steps, decision and own answers are then
/// those of this answer alone. For callers that follow very many answers: the value must be one of the
/// decision's options, which is not checked.
void goOn(Outcome& outcome, const Value& answer);

/// The decision that is open in this state; its options are derived from the state.
[[nodiscard]] std::optional<Decision> openDecision(const State& state);

/// In how many ways the open decision can get this answer out of a bag: the number of such riders or tokens
/// in it. 0 if the answer comes out of no bag.
[[nodiscard]] std::uint32_t copiesInBag(const State& state, const Value& answer);

} // namespace watchfire::hex
