// SPDX-License-Identifier: Apache-2.0
// New land and markers as screens and corrections need them (WO-02, WO-30, WO-31, BA-60).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

/// True if this hex is new: land other than desert that has never carried a number (WO-30).
[[nodiscard]] bool canBeDiscovered(const State& state, HexId hex);

/// Puts a token of the bag on a hex, which is known from now on (WO-30).
void putToken(State& state, HexId hex, std::uint8_t number);
/// Moves a token to another hex, which is known from now on (WO-40).
void moveToken(State& state, HexId from, HexId to);
/// Gives the player the marker at this corner. Returns false if there is none (WO-31).
bool takeMarker(State& state, PlayerId player, CornerId at);

// Corrections (BA-60). Errors: `bad-value` with the clause.

/// Fills the bag with these tokens. An open question for a new hex's token is adjusted (WO-30, WO-40); if it
/// becomes a draw, the table is told to draw.
void correctTokens(Context& context, const command::CorrectTokens& correction);
/// Marks a hex as discovered or as new; a hex with a number cannot be new.
[[nodiscard]] std::optional<Error> correctDiscovered(State& state,
                                                     const command::CorrectDiscovered& correction);
/// Gives a marker to this player, or puts it back on its corner.
[[nodiscard]] std::optional<Error> correctMarker(State& state, const command::CorrectMarker& correction);

} // namespace watchfire::hex
