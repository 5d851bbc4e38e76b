// SPDX-License-Identifier: Apache-2.0
// The story of a command, played on the table as it was before: first what the command itself changes, then
// what each step changes. At its end the told table looks like the true one, because a step contains all that
// it changes; the property tests check that at every command of every game. The engine does not need the
// story; a screen does, because its picture follows what has been told.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/outcome.h"
#include "rules/hex/state.h"

#include <cstddef>

namespace watchfire::hex {

/// The table right after this command, before any of its steps: a piece that is set up, the dice, whose turn
/// it is, a played card, a correction (BA-60), the new land that an answer names (WO-30). `apply` must accept
/// the command in `before`; waiting `tasks` are left as they are.
[[nodiscard]] State tellAct(State before, const Command& command);

/// The table once this step is done. Steps that move nothing (`blocked`, `collect`, `steal` …) leave it
/// unchanged.
[[nodiscard]] State tell(State shown, const Step& step);

/// The table when the first `steps` of this outcome's steps are done, at most all; 0: right after the
/// command. Answers that the program gave itself take effect at their place between the steps.
[[nodiscard]] State told(const State& before, const Command& command, const Outcome& outcome,
                         std::size_t steps);

/// True if both look the same to the table: pieces, turned and fallen ones, tokens, cards, knights, chips,
/// wall levels, riders and their order, bag, storm and repairs, new land and markers, flood, raiders,
/// counters, robber, pirate, shut harbours, the turn, the end; and therefore the points. What only the rules
/// remember (tasks, what is still to be judged, marks of a roll) is ignored.
[[nodiscard]] bool looksAlike(const State& shown, const State& real);

} // namespace watchfire::hex
