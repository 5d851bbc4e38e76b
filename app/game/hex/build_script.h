// SPDX-License-Identifier: Apache-2.0
// Building: the piece, then its place; a ship's move has two places (BA-31, BA-36, GW-60, GR-31). In the
// special building phase also the builder (BA-51). The rules decide what may be chosen.
#pragma once

#include "app/game/build_offer.h"
#include "app/game/hex/hex_script.h"

namespace watchfire {

/// Who may build between two turns (BA-51), and who has declined.
class SpecialBuilders {
public:
    /// Declines to build before the next roll; an empty id: everybody does.
    void skip(const hex::State& state, const QString& player);
    /// Who may still build before the next roll: starting with the next player but one; the player whose turn
    /// comes next is last.
    [[nodiscard]] hex::PlayerList waiting(const hex::State& state) const;

private:
    hex::PlayerList m_skipped;
    hex::PlayerId m_skippedAfter{}; ///< the player after whose turn that was
};

/// Asks for piece, player and place. Piece and player can be changed until a place is chosen. `anywhere`
/// offers all places, not only the legal ones (BA-33). The stage's name is the id of the chosen piece, or
/// empty.
hex::Command buildScript(HexEntry& entry, const SpecialBuilders& builders, bool anywhere);

/// What this player may build now and where, asked of the rules.
[[nodiscard]] std::vector<BuildOffer> buildOffers(const hex::State& state, hex::PlayerId player);

/// Moves one of this player's ships: which, then where (BA-36).
hex::Command moveShipScript(HexEntry& entry, hex::PlayerId player);
[[nodiscard]] bool canMoveShip(const hex::State& state, hex::PlayerId player);

/// How many counters may now replace resources of a development card (RA-62); 0: none.
[[nodiscard]] int spendableCounters(const hex::State& state, hex::PlayerId player);

} // namespace watchfire
