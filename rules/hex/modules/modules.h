// SPDX-License-Identifier: Apache-2.0
// All rule modules. Each has its own file, or a folder with everything of its own: its part of state and
// board, its steps, its corrections. A module holds no data; its part of a game is in the state.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/modules/friendly_robber/friendly_robber.h"
#include "rules/hex/modules/jungle/jungle.h"
#include "rules/hex/modules/river/river.h"
#include "rules/hex/modules/volcano/volcano.h"

namespace watchfire::hex {

const RuleModule& discardModule();    ///< BA-20
const RuleModule& productionModule(); ///< BA-10 to BA-12, BA-34's first cards
const RuleModule& robberModule();     ///< BA-21
const RuleModule& ridersModule();     ///< GW-01 to GW-06, GW-10, GW-11, GW-20 to GW-36, GW-60, GW-71
const RuleModule& pirateModule();     ///< GW-40, GW-41
const RuleModule& wallKnightModule(); ///< GW-50 to GW-52
const RuleModule& continentsModule(); ///< WO-00 to WO-03
const RuleModule& stormModule();      ///< WO-20 to WO-28
const RuleModule& discoveryModule();  ///< WO-30 to WO-41
const RuleModule& raidersModule();    ///< RA-00 to RA-50
const RuleModule& cardsModule();      ///< BA-40, BA-41
const RuleModule& goalModule();       ///< BA-43, GW-70, WO-50, GR-51, RA-70

// Waiting tasks of the modules. `question` gives the possible answers, `answer` carries one out; an act is
// carried out by itself.
[[nodiscard]] Decision question(const State& state, const task::DrawRider& task);
[[nodiscard]] Decision question(const State& state, const task::MoveRobber& task);
[[nodiscard]] Decision question(const State& state, const task::MovePirate& task);
[[nodiscard]] Decision question(const State& state, const task::RobberSteals& task);
[[nodiscard]] Decision question(const State& state, const task::PirateSteals& task);
[[nodiscard]] Decision question(const State& state, const task::HeadStorm& task);
[[nodiscard]] Decision question(const State& state, const task::TurnStorm& task);
[[nodiscard]] Decision question(const State& state, const task::LosePiece& task);
[[nodiscard]] Decision question(const State& state, const task::Discover& task);
[[nodiscard]] Decision question(const State& state, const task::DrawToken& task);
[[nodiscard]] Decision question(const State& state, const task::MoveToken& task);
[[nodiscard]] Decision question(const State& state, const task::PlaceRaiders& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderHex& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderDesert& task);
[[nodiscard]] Decision question(const State& state, const task::TakeCard& task);
void answer(Context& context, const task::DrawRider& task, const Value& value);
void answer(Context& context, const task::MoveRobber& task, const Value& value);
void answer(Context& context, const task::MovePirate& task, const Value& value);
void answer(Context& context, const task::RobberSteals& task, const Value& value);
void answer(Context& context, const task::PirateSteals& task, const Value& value);
void answer(Context& context, const task::HeadStorm& task, const Value& value);
void answer(Context& context, const task::TurnStorm& task, const Value& value);
void answer(Context& context, const task::LosePiece& task, const Value& value);
void answer(Context& context, const task::Discover& task, const Value& value);
void answer(Context& context, const task::DrawToken& task, const Value& value);
void answer(Context& context, const task::MoveToken& task, const Value& value);
void answer(Context& context, const task::PlaceRaiders& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderHex& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderDesert& task, const Value& value);
void answer(Context& context, const task::TakeCard& task, const Value& value);
void perform(Context& context, const task::MoveStorm& task);
void perform(Context& context, const task::TakeMarkers& task);
void perform(Context& context, const task::TakeHexes& task);

} // namespace watchfire::hex
