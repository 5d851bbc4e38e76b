// SPDX-License-Identifier: Apache-2.0
// The storm as corrections and the telling need it: where it stands, and what it left to be rebuilt (WO-23,
// WO-27, BA-60).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

/// BA-60 for the storm: any hex of the board, any heading; one that leads off the map is turned when the
/// storm moves next (WO-22). The half is west on a hex that is not split.
void correctStorm(State& state, const command::CorrectStorm& correction);

/// BA-60 for a duty to rebuild, in place of one that is at this side already; no player: none. What has to be
/// built follows from the side: a ship where no land lies, a road where no sea lies; on a coast a ship if an
/// own ship but no own road leads there, else a road.
/// Errors: `bad-value` where a piece lies on the side, so that nothing is missing.
[[nodiscard]] std::optional<Error> correctRepair(State& state, const command::CorrectRepair& correction);

/// WO-27: the player whose duty at this side lapses by the piece that lies there now; none, also at any other
/// place.
[[nodiscard]] PlayerId lapsedAt(const State& state, const Place& at);
/// Forgets the duties that lapse. Those that are met are told (`repaired`) and end by that.
void dropLapsed(State& state);
/// Ends the duty at this side.
void endRepair(State& state, SideId at);

} // namespace watchfire::hex
