// SPDX-License-Identifier: Apache-2.0
// What a command itself changes at once, before its steps. Two callers: the engine, which has checked the
// command, and the telling (telling.h), which trusts the engine. These functions check nothing and trigger
// nothing.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

/// Places the piece: setting up has no step for it (BA-34, BA-60).
void act(State& state, const command::PlacePiece& command);
void act(State& state, const command::Begin& command);
void act(State& state, const command::Roll& command);
/// Counts a road that a card lays (BA-42, GR-34). The piece itself comes with its step.
void act(State& state, const command::Build& command);
void act(State& state, const command::MoveShip& command);
/// Takes the card and counts the knight (BA-41). What the knight does comes with its steps.
void act(State& state, const command::Knight& command);
void act(State& state, const command::PlayCard& command);
void act(State& state, const command::EndTurn& command);

/// True if a road-building card still lays this piece. One of its roads may become a bridge (GR-34).
[[nodiscard]] bool laidByCard(const State& state, Piece piece);

} // namespace watchfire::hex
