// SPDX-License-Identifier: Apache-2.0
// The engine's view of the river: its module, and the effects of its steps and corrections.
#pragma once

#include "rules/hex/lines.h"
#include "rules/hex/log/json.h"
#include "rules/hex/module.h"
#include "rules/hex/risk.h"

namespace watchfire::hex {

class Tally;

const RuleModule& riverModule(); ///< GR-01, GR-10 to GR-51

extern const LineFacts bridgeFacts; ///< GR-31, GR-32, GR-34

/// BA-60 for the flood. Errors: `bad-value` GR-20 if it would flood z under the robber.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectFlood& correction);

void show(State& state, const step::Flood& step);
void show(State& state, const step::Ebb& step);
void show(State& state, const step::RobberDrowns& step);
void show(State& state, const step::RobberReturns& step);

void count(Tally& tally, const step::Flood& step);
void writeState(Json& json, const State& state, const RiverPart& river);

template <class Hit> void hits(Hit&& hit, const State&, const step::Flood& step) {
    hit(HitKind::blocked, step.hex);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::Ebb& step) {
    hit(HitKind::freed, step.hex);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::RobberReturns& step) {
    hit(HitKind::blocked, step.hex);
}

} // namespace watchfire::hex
