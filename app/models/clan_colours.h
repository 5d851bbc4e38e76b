// SPDX-License-Identifier: Apache-2.0
// The colours and symbols under which the clans appear on the screens.
#pragma once

#include "rules/powder/pieces.h"

#include <QString>

namespace watchfire {

/// One of the screens' colour ids.
QString clanColour(powder::Clan clan);
/// One of the screens' player symbols.
QString clanSymbol(powder::Clan clan);

} // namespace watchfire
