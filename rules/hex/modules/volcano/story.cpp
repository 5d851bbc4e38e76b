// SPDX-License-Identifier: Apache-2.0
// What the volcanoes' steps change on the told table, and what the statistics count.
#include "rules/hex/modules/volcano/volcano.h"
#include "rules/hex/tally.h"

namespace watchfire::hex {

void show(State&, const step::Erupt&) {} // each buried piece has its own step
void show(State& state, const step::Destroy& step) {
    state.buildings[step.at] = {};
}
void show(State& state, const step::Reduce& step) {
    state.buildings[step.at].kind = BuildingKind::settlement;
}

void count(Tally& tally, const step::Erupt&) {
    ++tally.told.eruptions;
    tally.happened(Moment::Kind::eruption);
}
void count(Tally& tally, const step::Destroy& step) {
    ++tally.of(step.player).destroyed;
}
void count(Tally& tally, const step::Reduce& step) {
    ++tally.of(step.player).destroyed;
}

} // namespace watchfire::hex
