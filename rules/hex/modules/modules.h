// SPDX-License-Identifier: Apache-2.0
// All rule modules. A module has one source file or, if the log writes something of it, a folder with its
// data types, its functions and their JSON. Overload resolution finds a module's function by its argument:
//   `question`, `answer`, `perform`   a waiting task
//   `show`                            a step whose effect the picture shows
//   `count`, `hits`                   a step for statistics, a step for the risk
//   `correct`                         a correction
// A module object has no members; its part of a game is in the state.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/modules/discovery/discovery.h"
#include "rules/hex/modules/discovery/json.h"
#include "rules/hex/modules/friendly_robber/friendly_robber.h"
#include "rules/hex/modules/jungle/jungle.h"
#include "rules/hex/modules/pirate/pirate.h"
#include "rules/hex/modules/raiders/json.h"
#include "rules/hex/modules/raiders/raiders.h"
#include "rules/hex/modules/riders/json.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/modules/river/river.h"
#include "rules/hex/modules/storm/json.h"
#include "rules/hex/modules/storm/storm.h"
#include "rules/hex/modules/volcano/volcano.h"

namespace watchfire::hex {

/// True where every module's functions are known. A source that calls them by the type of an argument asserts
/// this: without the include it would compile and call none.
inline constexpr bool modulesAreKnown = true;

const RuleModule& discardModule();    ///< BA-20
const RuleModule& productionModule(); ///< BA-10 to BA-12, BA-34's first cards
const RuleModule& robberModule();     ///< BA-21
const RuleModule& wallKnightModule(); ///< GW-50 to GW-52
const RuleModule& continentsModule(); ///< WO-00 to WO-03
const RuleModule& cardsModule();      ///< BA-40, BA-41
const RuleModule& goalModule();       ///< BA-43, GW-70, WO-50, GR-51, RA-70

/// The kinds of lines that modules have; the base game's stand in lines.cpp.
inline constexpr std::array moduleLines{&bridgeFacts};

// The robber's waiting tasks (BA-21).
[[nodiscard]] Decision question(const State& state, const task::MoveRobber& task);
[[nodiscard]] Decision question(const State& state, const task::RobberSteals& task);
void answer(Context& context, const task::MoveRobber& task, const Value& value);
void answer(Context& context, const task::RobberSteals& task, const Value& value);

} // namespace watchfire::hex
