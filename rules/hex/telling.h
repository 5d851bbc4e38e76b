// SPDX-License-Identifier: Apache-2.0
// The story of a command, told onto the table as it stood before: what the command itself changes, then what
// each step changes. At its end the told table looks like the true one, for all that a step changes it says;
// the property tests hold that at every command of every game. The engine does not need it: a screen does,
// whose picture keeps step with what has been told.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/outcome.h"
#include "rules/hex/state.h"

#include <cstddef>

namespace watchfire::hex {

/// The table right after this command, before any of its steps: a piece that is set up, the dice, whose turn
/// it is, a played card, a correction (BA-60), the new land that an answer names (WO-30). The command is one
/// that `apply` accepts in `before`; what waits there (`tasks`) is left as it is.
[[nodiscard]] State tellAct(State before, const Command& command);

/// The table once this step is done. Steps that move nothing (`blocked`, `collect`, `steal` …) leave it as it
/// is.
[[nodiscard]] State tell(State shown, const Step& step);

/// The table when the first `steps` of this outcome's steps are done, at most all; 0: right after the
/// command. Answers that were given by themselves come where they lie between the steps.
[[nodiscard]] State told(const State& before, const Command& command, const Outcome& outcome,
                         std::size_t steps);

/// Whether both are the same to everybody at the table: pieces, turned and fallen ones, tokens, cards,
/// knights, chips, wall levels, riders and their order, bag, storm and repairs, new land and markers, flood,
/// raiders, counters, robber, pirate, shut harbours, the turn, the end; so the points, too. What only the
/// rules remember (tasks, what is still to be judged, marks of a roll) is not looked at.
[[nodiscard]] bool looksAlike(const State& shown, const State& real);

} // namespace watchfire::hex
