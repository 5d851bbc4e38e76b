// SPDX-License-Identifier: Apache-2.0
// A command in words: its title for undo, redo and history, and its source (game-log.md, "Commands").
#pragma once

#include "rules/core/session.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// `before` is the state in which the command was given: "Ann rolled 11 (5 and 6)", "Bo built a road".
QString commandTitle(const hex::State& before, const hex::Command& command);

/// The player who gave it; invalid if it concerns nobody.
hex::PlayerId commandPlayer(const hex::State& before, const hex::Command& command);

/// "Dice tower", "by hand", "drawn by the program", "placed anyway", "correction"; may be empty.
QString commandOrigin(const hex::Command& command, const Origin& origin);
/// The same for any game: "dice tower", "by hand", "drawn by the program".
QString originText(const Origin& origin);

} // namespace watchfire::text
