// SPDX-License-Identifier: Apache-2.0
// Who founds what next (BA-34, GW-10, WO-01, RA-02). A guide: it follows from the pieces on the board, and
// the table may place otherwise.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

struct FoundingTurn {
    PlayerId player;
    Piece piece = Piece::settlement;
    bool orShip = false;     ///< a ship may stand for the road (BA-34, WO-01, RA-02)
    bool borderFort = false; ///< the settlement goes on a border-fort site, without a road (GW-10)
    bool firstCards = false; ///< it gives its first cards (BA-34)
    friend bool operator==(const FoundingTurn&, const FoundingTurn&) = default;
};

/// How many of the settlements that a player founds stand (BA-34, GW-10), however they came there.
[[nodiscard]] int foundedBy(const State& state, PlayerId player);
/// Which of them a settlement is that comes to this corner: the first that does not stand; the border fort
/// (GW-10) is the first. 0 where all stand that can be there, and once the game has begun.
[[nodiscard]] int nextFounded(const State& state, PlayerId player, CornerId corner);

/// What is founded next when `first` was the highest roller; nothing when the founding is complete.
[[nodiscard]] std::optional<FoundingTurn> nextFounding(const State& state, PlayerId first);

} // namespace watchfire::hex
