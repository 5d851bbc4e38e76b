// SPDX-License-Identifier: Apache-2.0
// What the list of games shows of each game: its name, the players, when it was played. A journal can hold
// anything under these names (a repaired file, a damaged page), so wrong parts of a header are ignored and
// the game is still listed.
#pragma once

#include "app/journal/journal_records.h"
#include "app/kiosk/models/kiosk.h"

#include <QString>

#include <string>

namespace watchfire::kiosk {

/// The players, from the game's header; a player without a name is called by colour or clan in this language.
QString playersOf(const std::string& header);
/// The game's name in this language, from its header; if the header names none, the title stored with the
/// game.
QString titleOf(const journal::GameRecord& game);
/// "today, 20:14"; empty for a text that is not a time.
QString whenText(const std::string& iso);

SavedGameRow savedGameRow(const journal::GameRecord& game);

} // namespace watchfire::kiosk
