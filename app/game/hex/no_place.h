// SPDX-License-Identifier: Apache-2.0
// Why a piece may not go to a place, or to no place at all, worded for its player (BA-31 to BA-36 and the
// scenarios' clauses). The rules decide; this asks them and words the answer.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <QString>

#include <vector>

namespace watchfire {

/// The reason at this place; empty if the piece may go there.
[[nodiscard]] QString whyNotThere(const hex::State& state, const hex::Placement& placement);
/// The reason if the piece has no place left.
[[nodiscard]] QString whyNowhere(const hex::State& state, hex::Piece piece, hex::PlayerId player,
                                 bool founding = false);
/// True in the player's own turn, after the roll: only then a ship moves (BA-36).
[[nodiscard]] bool shipsMoveNow(const hex::State& state, hex::PlayerId player);
/// The reason if none of the player's ships may move (BA-36).
[[nodiscard]] QString whyNoShipMoves(const hex::State& state, hex::PlayerId player);
/// Why the robber may not go to the touched hex; empty if no clause forbids it.
[[nodiscard]] QString whyNoRobber(const hex::State& state, const std::vector<hex::Place>& touched);

/// Among the touched places, the likeliest first, the one where such a piece is.
[[nodiscard]] hex::Place placeFor(hex::Piece piece, const std::vector<hex::Place>& touched);

} // namespace watchfire
