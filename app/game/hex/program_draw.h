// SPDX-License-Identifier: Apache-2.0
// Draws for the table if it has chosen this (option `draw`; GW-20, WO-30): evenly, piece by piece, from the
// bag's content. The answer goes into the log like any other.
#pragma once

#include "rules/core/random.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire {

/// Whether the answer comes out of a bag whose contents are known.
[[nodiscard]] bool fromBag(hex::DecisionKind decision);

/// Draws the answer to the open decision. Returns nothing unless it is a draw from a bag.
std::optional<hex::command::Answer> drawnAnswer(const hex::State& state, const Random& random);

} // namespace watchfire
