// SPDX-License-Identifier: Apache-2.0
// Why a command of Black Powder was refused, as sentences for the table: what, where, and what to do.
#pragma once

#include "rules/core/error.h"
#include "rules/powder/state.h"

#include <QString>

namespace watchfire::text {

/// `state` is the state that refused.
QString refusalText(const powder::State& state, const Error& error);

} // namespace watchfire::text
