// SPDX-License-Identifier: Apache-2.0
// The engine's view of jungles: their module, and the effects of their command, step and correction.
#pragma once

#include "rules/hex/log/json.h"
#include "rules/hex/module.h"

namespace watchfire::hex {

const RuleModule& jungleModule(); ///< RA-62

/// Why these counters cannot be spent; `nullopt` if they can.
[[nodiscard]] std::optional<Error> refusalOf(const State& state, const command::SpendCounters& command);
void act(State& state, const command::SpendCounters& command);

/// BA-60 for the counters.
std::optional<Error> correct(Context& context, const command::CorrectCounters& correction);

void show(State& state, const step::JungleCounter& step);
void writeState(Json& json, const State& state, const JunglePart& jungle);

} // namespace watchfire::hex
