// SPDX-License-Identifier: Apache-2.0
// A command in words: as a title for undo, redo and history, and how it came (game-log.md, "Commands").
#pragma once

#include "rules/core/session.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// `before` is the state in which it was given: "Ann rolled 11 (5 and 6)", "Bo built a road".
QString commandTitle(const hex::State& before, const hex::Command& command);

/// Who gave it; none where it concerns nobody.
hex::PlayerId commandPlayer(const hex::State& before, const hex::Command& command);

/// "Dice tower", "by hand", "drawn by the program", "placed anyway", "correction"; empty where nothing is to
/// say.
QString commandOrigin(const hex::Command& command, const Origin& origin);
/// The same of any game: "dice tower", "by hand", "drawn by the program".
QString originText(const Origin& origin);

} // namespace watchfire::text
