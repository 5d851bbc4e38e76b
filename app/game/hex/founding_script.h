// SPDX-License-Identifier: Apache-2.0
// Guides the founding, one placement after the other (BA-34, GW-10, WO-01, RA-02). The rules say who founds
// what next; the highest roller sits first.
#pragma once

#include "app/game/hex/hex_script.h"

namespace watchfire {

/// Asks for the next placement, with the piece first if a ship may replace the road. Asks nothing outside the
/// founding, nor once everything is founded.
hex::Command foundingScript(HexEntry& entry);

/// The panel's text at this stage.
[[nodiscard]] FoundingModel::Facts foundingFacts(const hex::State& state, const HexStage& stage);
/// Who places what, in which order (BA-34, GW-10); nothing once the game has begun.
[[nodiscard]] QList<FoundingRoundRow> foundingRounds(const hex::State& state);

/// Ends the founding; the highest roller has the first turn.
[[nodiscard]] hex::Command endOfFounding();

} // namespace watchfire
