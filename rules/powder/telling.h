// SPDX-License-Identifier: Apache-2.0
// The story of a command, told onto the table as it stood before: what the command itself changes, then what
// each step changes, and the question that is open at the end. Then the told table looks like the true one;
// the property tests hold that at every command of every game. The engine does not need it: a screen does,
// whose picture keeps step with what has been told.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <cstddef>

namespace watchfire::powder {

/// The table right after this command, before any of its steps: cards drawn off the deck, orders, adjustments
/// (BP-27), corrections (BA-60), a value of the book. The command is one that `apply` accepts in `before`;
/// one that waits for a value changes nothing. What waits there (`tasks`) is left as it is.
[[nodiscard]] State tellAct(State before, const Command& command);

/// The table once this step is done. Steps that move nothing (`pay`, `defeat`, `holds` …) leave it as it is.
[[nodiscard]] State tell(State shown, const Step& step);

/// The table as a question takes it for granted: asked what is printed at a slot of the time track, people
/// see the token there (BP-11), though its step is told with the answer.
[[nodiscard]] State tellQuestion(State shown, const Decision& decision);

/// The table when the first `steps` of this outcome's steps are done; 0: right after the command; with all of
/// them, its open question comes as well. What is carried out beside the command (`acts`) comes where it lies
/// between the steps.
[[nodiscard]] State told(const State& before, const Command& command, const Outcome& outcome,
                         std::size_t steps);

/// The state as people see it: soldiers of whom nobody has said yet whether they are saved (BP-41) still
/// stand where they stood, unless wounds lie there already (BP-74). For pictures of a state with such a
/// question.
[[nodiscard]] State seen(State state);

/// Whether both are the same to everybody at the table, as `seen`: cards and what they bear, soldiers, walls,
/// barricades, machines, adjustments, towers, honor, shame, claimed cards, decks and discards, time, turns,
/// the book, the end. What only the rules remember (tasks, who is doomed, what this winter's assault has
/// done, which card is which) is not looked at.
[[nodiscard]] bool looksAlike(const State& shown, const State& real);

} // namespace watchfire::powder
