// SPDX-License-Identifier: Apache-2.0
// The story of a command, played on the table as it was before: first what the command itself changes, then
// what each step changes, then the question that is open at the end. Then the told table looks like the true
// one; the property tests check that at every command of every game. The engine does not need the story; a
// screen does, because its picture follows what has been told.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <cstddef>

namespace watchfire::powder {

/// The table right after this command, before any of its steps: cards drawn from the deck, orders,
/// adjustments (BP-27), corrections (BA-60), a value of the book. `apply` must accept the command in
/// `before`; a command that waits for a value changes nothing. Waiting `tasks` are left as they are.
[[nodiscard]] State tellAct(State before, const Command& command);

/// The table once this step is done. Steps that move nothing (`pay`, `defeat`, `holds` …) leave it unchanged.
[[nodiscard]] State tell(State shown, const Step& step);

/// The table that a question presumes: people who are asked what is printed at a slot of the time track see
/// the token there (BP-11), although its step comes only after the answer.
[[nodiscard]] State tellQuestion(State shown, const Decision& decision);

/// The table when the first `steps` of this outcome's steps are done; 0: right after the command; with all of
/// them, its open question is included. What is carried out besides the command (`acts`) takes effect at its
/// place between the steps.
[[nodiscard]] State told(const State& before, const Command& command, const Outcome& outcome,
                         std::size_t steps);

/// The state as people see it: soldiers that may still be saved (BP-41) stand where they stood, unless wounds
/// lie there already (BP-74). For pictures of a state with such a question.
[[nodiscard]] State seen(State state);

} // namespace watchfire::powder
