// SPDX-License-Identifier: Apache-2.0
// Who founds what next (BA-34, GW-10, WO-01, RA-02). Only a guide: it is derived from the pieces on the
// board, and the table may place them in another order.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>
#include <vector>

namespace watchfire::hex {

struct FoundingTurn {
    PlayerId player;
    Piece piece = Piece::settlement;
    bool orShip = false;     ///< a ship may take the road's place (BA-34, WO-01, RA-02)
    bool borderFort = false; ///< the settlement goes on a border-fort site, without a road (GW-10)
    bool firstCards = false; ///< it brings the player's first cards (BA-34)
    friend bool operator==(const FoundingTurn&, const FoundingTurn&) = default;
};

/// How many of the player's founding settlements stand (BA-34, GW-10), however they were placed.
[[nodiscard]] int foundedBy(const State& state, PlayerId player);
/// The number of the founding settlement that is placed on this corner: the first that does not stand yet;
/// the border fort (GW-10) is the first. 0 if all possible ones stand, and once the game has begun.
[[nodiscard]] int nextFounded(const State& state, PlayerId player, CornerId corner);

/// A player's part in one round of the founding.
struct FoundingPart {
    PlayerId player;
    int settlement = 0; ///< the player's first, second, …
    bool borderFort = false;
    bool done = false; ///< with the line that goes with it
    friend bool operator==(const FoundingPart&, const FoundingPart&) = default;
};
/// The whole founding in its order, if `first` was the highest roller.
[[nodiscard]] std::vector<FoundingPart> foundingOrder(const State& state, PlayerId first);

/// What is founded next if `first` was the highest roller; `nullopt` when the founding is complete.
[[nodiscard]] std::optional<FoundingTurn> nextFounding(const State& state, PlayerId first);

} // namespace watchfire::hex
