// SPDX-License-Identifier: Apache-2.0
// Leads through the founding, one placement after the other (BA-34, GW-10, WO-01, RA-02). Who founds what
// next is the rules' word; the highest roller sits first.
#pragma once

#include "app/game/hex/hex_script.h"

namespace watchfire {

/// The next placement, where a ship may stand for the road with the piece first; nothing is asked outside the
/// founding, nor once all is founded.
std::optional<hex::Command> foundingScript(HexEntry& entry);

/// What the panel says at this stage.
[[nodiscard]] FoundingModel::Facts foundingFacts(const hex::State& state, const HexStage& stage);

/// Ends the founding; the highest roller has the first turn.
[[nodiscard]] hex::Command endOfFounding();

} // namespace watchfire
