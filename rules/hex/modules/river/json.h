// SPDX-License-Identifier: Apache-2.0
// The river in boards and states, in the log's form.
#pragma once

#include "rules/hex/log/board_value.h"
#include "rules/hex/log/json.h"
#include "rules/hex/state.h"

namespace watchfire::hex {

void read(const BoardValue& value, RiverDescription& into);
[[nodiscard]] Json toJson(const RiverDescription& river);

void writeState(Json& json, const State& state, const RiverPart& river);

} // namespace watchfire::hex
