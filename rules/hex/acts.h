// SPDX-License-Identifier: Apache-2.0
// What a command changes at once by being carried out, beyond what its steps tell: for the engine, which has
// checked it, and for the telling (telling.h), which trusts the engine. Nothing is checked and nothing
// follows.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

/// The piece itself: setting up has no step for it (BA-34, BA-60).
void act(State& state, const command::PlacePiece& command);
void act(State& state, const command::Begin& command);
void act(State& state, const command::Roll& command);
/// Of the turn: a road that a card lays (BA-42, GR-34). The piece comes with its step.
void act(State& state, const command::Build& command);
void act(State& state, const command::MoveShip& command);
/// The card, and the army (BA-41). What the knight does comes with its steps.
void act(State& state, const command::Knight& command);
void act(State& state, const command::PlayCard& command);
void act(State& state, const command::EndTurn& command);

/// Whether a road-building card still lays this piece; of its roads one may become a bridge (GR-34).
[[nodiscard]] bool laidByCard(const State& state, Piece piece);

} // namespace watchfire::hex
