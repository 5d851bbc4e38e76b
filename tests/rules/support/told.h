// SPDX-License-Identifier: Apache-2.0
// Checks that the story of a command is complete: its steps, played on the table as it was before, must lead
// to the table as it is afterwards (telling.h). Called at every command of every random game, and of every
// test that plays at a table.
#pragma once

#include "rules/hex/outcome.h"
#include "rules/powder/outcome.h"

namespace watchfire::test {

/// Fails, with the difference as a JSON patch, if no step told a change, or a step changed too much.
void expectTold(const hex::State& before, const hex::Command& command, const hex::Outcome& outcome,
                const hex::State& after);
void expectTold(const powder::State& before, const powder::Command& command, const powder::Outcome& outcome,
                const powder::State& after);

/// The same for a command that was accepted in `before`.
void expectTold(const hex::State& before, const hex::Command& command);
void expectTold(const powder::State& before, const powder::Command& command);

} // namespace watchfire::test
