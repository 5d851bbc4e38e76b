// SPDX-License-Identifier: Apache-2.0
// The friendly robber as the engine meets him: a module alone, without state, steps or corrections of its
// own.
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

const RuleModule& friendlyRobberModule(); ///< FR-00 to FR-05

} // namespace watchfire::hex
