// SPDX-License-Identifier: Apache-2.0
// Why a command was refused, as a sentence for the table, by code (game-log.md, "Refusals").
#pragma once

#include "rules/core/error.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// `state` is the state that refused.
QString refusalText(const hex::State& state, const Error& error);

/// The text of a refusal without knowledge of the game that refused.
QString plainRefusal(const Error& error);

} // namespace watchfire::text
