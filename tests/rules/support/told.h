// SPDX-License-Identifier: Apache-2.0
// The story of a command is complete: its steps, told onto the table as it stood before, end at the table as
// it is after it (telling.h). Asked at every command of every random game, and of every test that plays at a
// table.
#pragma once

#include "rules/hex/outcome.h"
#include "rules/powder/outcome.h"

namespace watchfire::test {

/// Fails, with what differs as a JSON patch, where a change was told by no step, or a step changed too much.
void expectTold(const hex::State& before, const hex::Command& command, const hex::Outcome& outcome,
                const hex::State& after);
void expectTold(const powder::State& before, const powder::Command& command, const powder::Outcome& outcome,
                const powder::State& after);

/// The same of a command that was accepted in `before`.
void expectTold(const hex::State& before, const hex::Command& command);
void expectTold(const powder::State& before, const powder::Command& command);

} // namespace watchfire::test
