// SPDX-License-Identifier: Apache-2.0
// Why a piece may not go to a place, or to no place at all: said to the player whose piece it is (BA-31 to
// BA-36 and the scenarios' clauses). The rules decide; this asks them and words the answer.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <QString>

#include <vector>

namespace watchfire {

/// The reason at this place; empty where the piece may go there.
[[nodiscard]] QString whyNotThere(const hex::State& state, const hex::Placement& placement);
/// The reason where no place is left for the piece.
[[nodiscard]] QString whyNowhere(const hex::State& state, hex::Piece piece, hex::PlayerId player,
                                 bool founding = false);
/// The reason where none of the player's ships may be moved (BA-36).
[[nodiscard]] QString whyNoShipMoves(const hex::State& state, hex::PlayerId player);
/// Why the robber may not go to the hex under a finger; empty where no clause bars him from it.
[[nodiscard]] QString whyNoRobber(const hex::State& state, const std::vector<hex::Place>& touched);

/// Of the places under a finger, the likeliest first, the one on which such a piece stands or lies.
[[nodiscard]] hex::Place placeFor(hex::Piece piece, const std::vector<hex::Place>& touched);

} // namespace watchfire
