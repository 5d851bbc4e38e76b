// SPDX-License-Identifier: Apache-2.0
// What a seven and a knight share about the pirate (GW-40, GW-50).
#pragma once

#include "rules/hex/state.h"

namespace watchfire::hex {

/// True if the pirate may move there: another sea hex of the board.
[[nodiscard]] bool pirateMayGo(const State& state, HexId hex);

} // namespace watchfire::hex
