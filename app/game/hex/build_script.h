// SPDX-License-Identifier: Apache-2.0
// What is built: the piece, then its place; a ship's way is two places (BA-31, BA-36, GW-60, GR-31). In the
// special building phase also who builds (BA-51). The rules decide what may be chosen.
#pragma once

#include "app/game/hex/hex_script.h"

namespace watchfire {

/// Who may build between two turns (BA-51), and who has said no.
class SpecialBuilders {
public:
    /// Builds nothing before the next roll; an empty id: nobody does.
    void skip(const hex::State& state, const QString& player);
    /// Who may still build before the next roll: from the next but one on, whose own turn comes last.
    [[nodiscard]] hex::PlayerList waiting(const hex::State& state) const;

private:
    hex::PlayerList m_skipped;
    hex::PlayerId m_skippedAfter{}; ///< after whose turn that was
};

/// Asks for piece, player and place. Piece and player can be changed until a place is chosen. `anywhere`
/// offers all places, not only the legal ones (BA-33). The stage's name is the id of the chosen piece, or
/// empty.
std::optional<hex::Command> buildScript(HexEntry& entry, const SpecialBuilders& builders, bool anywhere);

/// How many jungle counters may stand for a development card's resources now (RA-62); 0: none.
[[nodiscard]] int spendableCounters(const hex::State& state, hex::PlayerId player);

} // namespace watchfire
