// SPDX-License-Identifier: Apache-2.0
// The engine's view of the pirate: his module, his tasks, and the effects of his step and correction (GW-40,
// GW-41).
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

const RuleModule& pirateModule(); ///< GW-40, GW-41

/// True if the pirate may move there: another sea hex of the board. A seven and a knight share it (GW-50).
[[nodiscard]] bool pirateMayGo(const State& state, HexId hex);

[[nodiscard]] Decision question(const State& state, const task::MovePirate& task);
[[nodiscard]] Decision question(const State& state, const task::PirateSteals& task);
void answer(Context& context, const task::MovePirate& task, const Value& value);
void answer(Context& context, const task::PirateSteals& task, const Value& value);

/// BA-60. Errors: `bad-value` GW-40 on land.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectPirate& correction);

inline void show(State& state, const step::MovePirate& step) {
    state.thieves.pirate = step.at;
}

} // namespace watchfire::hex
