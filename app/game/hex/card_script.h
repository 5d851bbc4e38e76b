// SPDX-License-Identifier: Apache-2.0
// A development card in a few touches: which one (cards in hand are secret, so every kind is offered that the
// rules would accept), and for a knight up to two actions at the wall (GW-50), the robber's walk (BA-21)
// unless he has drowned (GR-23), or a raider driven off (RA-40). The rules decide what may be chosen: each
// card is tried on them.
#pragma once

#include "app/game/hex/hex_script.h"

namespace watchfire {

hex::Command cardScript(HexEntry& entry);

} // namespace watchfire
