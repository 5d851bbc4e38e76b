// SPDX-License-Identifier: Apache-2.0
// The colours and symbols under which the clans appear on the screens.
#pragma once

#include "app/text/powder/names.h"
#include "rules/powder/pieces.h"

#include <QString>

namespace watchfire {

/// One of the screens' colour ids.
QString clanColour(powder::Clan clan);
/// One of the screens' player symbols.
QString clanSymbol(powder::Clan clan);

/// Gives a row, or the facts of a panel, the clan's colour and symbol.
void setLook(auto& row, powder::Clan clan) {
    row.colour = clanColour(clan);
    row.symbol = clanSymbol(clan);
}
/// Also gives it the clan's id and its player's name.
void setPlayer(auto& row, const powder::Setup& setup, powder::Clan clan) {
    row.player = QString::fromUtf8(powder::toString(clan).data());
    row.name = text::playerName(setup, clan);
    setLook(row, clan);
}

} // namespace watchfire
