// SPDX-License-Identifier: Apache-2.0
// A command of Black Powder in words: as a title for undo, redo and history, and how it came.
#pragma once

#include "rules/core/session.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <QString>

#include <optional>

namespace watchfire::text {

/// `before` is the state in which it was given: "Ann recruited 2 spearmen", "Winter of year 2".
QString commandTitle(const powder::State& before, const powder::Command& command);

/// Whom it concerns; nothing where it concerns the whole table.
std::optional<powder::Clan> commandClan(const powder::State& before, const powder::Command& command);

/// "Dice tower", "by hand", "drawn by the program", "all the same", "correction"; empty where nothing is to
/// say.
QString commandOrigin(const powder::Command& command, const Origin& origin);

} // namespace watchfire::text
