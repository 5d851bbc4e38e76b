// SPDX-License-Identifier: Apache-2.0
// What the river's steps change on the told table, and what the statistics count.
#include "rules/hex/modules/river/river.h"
#include "rules/hex/tally.h"

namespace watchfire::hex {

void show(State& state, const step::Flood&) {
    state.river.flooded = true;
}
void show(State& state, const step::Ebb&) {
    state.river.flooded = false;
}
void show(State& state, const step::RobberDrowns&) {
    state.thieves.robber = {};
}
void show(State& state, const step::RobberReturns& step) {
    state.thieves.robber = step.hex;
}

void count(Tally& tally, const step::Flood&) {
    ++tally.told.floods;
    tally.happened(Moment::Kind::flood);
}

} // namespace watchfire::hex
