// SPDX-License-Identifier: Apache-2.0
// The rule modules there are. Each stands alone in its file and holds no data of its own; its part of a game
// is in the state.
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

const RuleModule& discardModule();    ///< BA-20
const RuleModule& productionModule(); ///< BA-10 to BA-12, BA-34's first cards
const RuleModule& robberModule();     ///< BA-21
const RuleModule& ridersModule();     ///< GW-01 to GW-06, GW-10, GW-11, GW-20 to GW-36, GW-60, GW-71
const RuleModule& pirateModule();     ///< GW-40, GW-41
const RuleModule& wallKnightModule(); ///< GW-50 to GW-52
const RuleModule& cardsModule();      ///< BA-40, BA-41
const RuleModule& goalModule();       ///< BA-43, GW-70

// The questions that modules ask the table: what may be answered, and what an answer leads to.
[[nodiscard]] Decision question(const State& state, const task::DrawRider& task);
[[nodiscard]] Decision question(const State& state, const task::MoveRobber& task);
[[nodiscard]] Decision question(const State& state, const task::MovePirate& task);
[[nodiscard]] Decision question(const State& state, const task::RobberSteals& task);
[[nodiscard]] Decision question(const State& state, const task::PirateSteals& task);
void answer(Context& context, const task::DrawRider& task, const Value& value);
void answer(Context& context, const task::MoveRobber& task, const Value& value);
void answer(Context& context, const task::MovePirate& task, const Value& value);
void answer(Context& context, const task::RobberSteals& task, const Value& value);
void answer(Context& context, const task::PirateSteals& task, const Value& value);

} // namespace watchfire::hex
