// SPDX-License-Identifier: Apache-2.0
// A correction by hand, in a few touches: what, where or whose, the new value (BA-60).
#pragma once

#include "app/game/hex/hex_script.h"

namespace watchfire {

/// `at`: only what can be corrected at these places, the likeliest first; empty: anything.
hex::Command correctionScript(HexEntry& entry, std::vector<hex::Place> at);

} // namespace watchfire
