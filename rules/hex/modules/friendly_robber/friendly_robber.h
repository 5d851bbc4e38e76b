// SPDX-License-Identifier: Apache-2.0
// The engine's view of the friendly robber: a module without state, steps or corrections of its own.
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

const RuleModule& friendlyRobberModule(); ///< FR-00 to FR-05

} // namespace watchfire::hex
