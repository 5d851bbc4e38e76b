// SPDX-License-Identifier: Apache-2.0
// The engine's view of volcanoes: their module, their tasks, and the effects of their steps.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/risk.h"

namespace watchfire::hex {

class Tally;

const RuleModule& volcanoModule(); ///< RA-60, RA-61

void perform(Context& context, const task::Eruptions& task);
[[nodiscard]] Decision question(const State& state, const task::ThrowEruptionDie& task);
void answer(Context& context, const task::ThrowEruptionDie& task, const Value& value);

void show(State& state, const step::Erupt& step);
void show(State& state, const step::Destroy& step);
void show(State& state, const step::Reduce& step);

void count(Tally& tally, const step::Erupt& step);
void count(Tally& tally, const step::Destroy& step);
void count(Tally& tally, const step::Reduce& step);

template <class Hit> void hits(Hit&& hit, const State&, const step::Destroy& step) {
    hit(HitKind::buried, step.at);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::Reduce& step) {
    hit(HitKind::buried, step.at);
}

} // namespace watchfire::hex
