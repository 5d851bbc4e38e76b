// SPDX-License-Identifier: Apache-2.0
// New land and markers as screens and corrections need them (WO-02, WO-30, WO-31, BA-60).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

/// Whether this hex is new: land, no desert, and it has never carried a number (WO-30).
[[nodiscard]] bool canBeDiscovered(const State& state, HexId hex);

/// A token of the bag comes to a hex, which is known from now on (WO-30).
void putToken(State& state, HexId hex, std::uint8_t number);
/// The token of one hex comes to another, which is known from now on (WO-40).
void moveToken(State& state, HexId from, HexId to);
/// The player takes the marker at this corner, if one lies there. False: none does (WO-31).
bool takeMarker(State& state, PlayerId player, CornerId at);

// Corrections (BA-60). Errors: `bad-value` with the clause.

/// The bag holds these tokens. A question for a new hex's token that is open follows (WO-30, WO-40); where it
/// becomes a draw, the table is told to draw.
void correctTokens(Context& context, const command::CorrectTokens& correction);
/// A hex counts as discovered, or as new; new is none that carries a number.
[[nodiscard]] std::optional<Error> correctDiscovered(State& state,
                                                     const command::CorrectDiscovered& correction);
/// A marker is with this player, or back on its corner.
[[nodiscard]] std::optional<Error> correctMarker(State& state, const command::CorrectMarker& correction);

} // namespace watchfire::hex
