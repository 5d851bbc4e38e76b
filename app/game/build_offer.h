// SPDX-License-Identifier: Apache-2.0
// A piece that a player may build now, and where, as a complete command in words. For players who cannot tap
// the board of the screen, such as those with a phone.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QString>

#include "app/game/request.h"
#include "app/rows/board_rows.h"

namespace watchfire {

struct BuildOffer {
    GameCommand command;
    QString piece;  ///< "road"
    QString title;  ///< "Road"
    QString detail; ///< what it costs, as help (BA-30)
    PlaceRow place;
    QString key; ///< the place as it is named: "side 0,1:E"
};

} // namespace watchfire
