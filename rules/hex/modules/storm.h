// SPDX-License-Identifier: Apache-2.0
// The storm for corrections and the telling: where it stands, and which pieces must be rebuilt (WO-23, WO-27,
// BA-60).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

/// BA-60 for the storm: any hex of the board, any heading; one that leads off the map is turned when the
/// storm next moves (WO-22). The half is west on a hex that is not split.
void correctStorm(State& state, const command::CorrectStorm& correction);

/// BA-60 for a duty to rebuild; it replaces the one at this side. An invalid player removes it. The side
/// determines the missing piece: a ship if there is no land, a road if there is no sea; on a coast a ship if
/// an own ship but no own road leads there, otherwise a road. Errors: `bad-value` if a piece lies on the
/// side, so that nothing is missing.
[[nodiscard]] std::optional<Error> correctRepair(State& state, const command::CorrectRepair& correction);

/// WO-27: the player whose duty at this side lapses because of the piece that is there now; invalid if none,
/// also at any other place.
[[nodiscard]] PlayerId lapsedAt(const State& state, const Place& at);
/// Forgets the duties that lapse. Duties that are met end by their own step (`repaired`).
void dropLapsed(State& state);
/// Ends the duty at this side.
void endRepair(State& state, SideId at);

} // namespace watchfire::hex
