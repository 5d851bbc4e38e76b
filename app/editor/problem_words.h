// SPDX-License-Identifier: Apache-2.0
// A sentence for each problem of a board, the word on the button that mends it, and whether a game can begin.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_check.h"
#include "app/boards/board_draft.h"
#include "app/boards/board_mend.h"

#include <vector>

namespace watchfire::editor {

QString sentence(const boards::Draft& draft, const boards::Problem& problem);
/// "Put him in the desert": what a tap would do to the draft.
QString mendWord(const boards::Draft& draft, const boards::Mend& mend);
/// True if the problem concerns something that was entered; missing things are no mistake on the quick way.
bool wasEntered(const boards::Problem& problem);
/// "Ready for 3 or 4 players.", or what is missing.
QString verdict(const boards::Draft& draft, const std::vector<int>& players,
                const std::vector<boards::Problem>& problems);

} // namespace watchfire::editor
