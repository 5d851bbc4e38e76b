// SPDX-License-Identifier: Apache-2.0
// Where a piece may go (BA-31, BA-32, BA-34, BA-36 and the scenario's clauses), for one place or for all.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <optional>
#include <vector>

namespace watchfire::hex {

/// How strict a placement check is: all `rules`; only what the table cannot overrule (`anyway`, BA-33); or
/// only the pieces themselves, when a position is set up (`free`: the place is empty and the stock suffices).
enum class Strictness : std::uint8_t { rules, anyway, free };

/// Why the piece may not go there, in the order of game-log, "Refusals"; `nullopt` if it may.
[[nodiscard]] std::optional<Error> checkPlacement(const State& state, const Placement& placement,
                                                  Strictness strictness = Strictness::rules);

/// Why this ship may not move there (BA-36); `nullopt` if it may.
[[nodiscard]] std::optional<Error> checkMoveShip(const State& state, PlayerId player, SideId from, SideId to,
                                                 Strictness strictness = Strictness::rules);

/// True if the line would start at a building or line of the player (BA-31, GR-40, RA-33), whatever else
/// forbids it.
[[nodiscard]] bool startsAtOwnPiece(const State& state, const Placement& line);

/// All places where the piece may go now, in the board's order.
[[nodiscard]] std::vector<Place> legalPlaces(const State& state, Piece piece, PlayerId player,
                                             bool founding = false);
/// The player's ships that may move now, and where one of them may go.
[[nodiscard]] std::vector<SideId> movableShips(const State& state, PlayerId player);
[[nodiscard]] std::vector<SideId> shipTargets(const State& state, PlayerId player, SideId from);

/// Puts a piece on its place without any check. Does nothing for a wall: walls rise by their own step
/// (GW-60).
void putPiece(State& state, const Placement& placement);

/// Pieces of a kind that the player has on the board, and in stock (BA-32; for walls: levels left, GW-06).
[[nodiscard]] int piecesOnBoard(const State& state, Piece piece, PlayerId player);
[[nodiscard]] int piecesLeft(const State& state, Piece piece, PlayerId player);

} // namespace watchfire::hex
