// SPDX-License-Identifier: Apache-2.0
// A command of Black Powder in words: its title for undo, redo and history, and its source.
#pragma once

#include "rules/core/session.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <QString>

#include <optional>

namespace watchfire::text {

/// `before` is the state in which the command was given: "Ann recruited 2 spearmen", "Winter of year 2".
QString commandTitle(const powder::State& before, const powder::Command& command);

/// The same for a narrow button: as it is, or if it is long, what was done in a word or two: "Recruiting
/// (Ann)".
QString commandBrief(const powder::State& before, const powder::Command& command);

/// The player that it concerns; `nullopt` for the whole table.
std::optional<powder::Clan> commandClan(const powder::State& before, const powder::Command& command);

/// "Dice tower", "drawn by the program", "all the same", "correction"; may be empty.
QString commandOrigin(const powder::Command& command, const Origin& origin);

} // namespace watchfire::text
