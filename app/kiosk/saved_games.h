// SPDX-License-Identifier: Apache-2.0
// What the list of games says of each: its name, who plays, when it was played. A journal can hold anything
// under these names (a mended file, a damaged page), so whatever a header has in the wrong shape is passed
// over, and the game is listed all the same.
#pragma once

#include "app/journal/journal_records.h"
#include "app/kiosk/models/kiosk.h"

#include <QString>

#include <optional>
#include <string>

namespace watchfire::kiosk {

/// Who plays, from the game's header; without a name the colour or clan in this language.
QString playersOf(const std::string& header);
/// The game's name in this language, from its header; where the header names none, the title stored with the
/// game.
QString titleOf(const journal::GameRecord& game);
/// "today, 20:14"; empty for what is no time.
QString whenText(const std::string& iso);

/// From which line on the game cannot be played. May be called beside the GUI thread; looks at no other file.
std::optional<journal::GameFault> faultOf(const journal::GameLog& log);

SavedGameRow savedGameRow(const journal::GameRecord& game);

} // namespace watchfire::kiosk
