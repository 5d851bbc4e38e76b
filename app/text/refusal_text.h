// SPDX-License-Identifier: Apache-2.0
// Why a command was refused, as a sentence for the table, by code (game-log.md, "Refusals").
#pragma once

#include "rules/core/error.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// `state` is the state that refused.
QString refusalText(const hex::State& state, const Error& error);

/// What can be said of a refusal without knowing the game that refused.
QString plainRefusal(const Error& error);

} // namespace watchfire::text
