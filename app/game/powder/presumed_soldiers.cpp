// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/presumed_soldiers.h"

#include "rules/powder/parts.h"

namespace watchfire {

namespace {

using powder::Post;

void cover(powder::State& state, powder::Clan clan, powder::SoldierType type, const Post& at) {
    const powder::Slot slot = at.spot.slot;
    if (!state.at(slot))
        return;
    if (powder::spotsOf(state, *state.at(slot)).any()) {
        powder::put(state, clan, type, at);
        return;
    }
    const powder::CellSet cells = powder::footprint(type, at.spot.cell, at.second);
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
        if (cells.test(cell))
            state.at(powder::Spot{slot, cell}) = {powder::Mark::Kind::soldier, clan, type, at.spot.cell};
    }
}

} // namespace

powder::State withPresumed(powder::State state, powder::Clan clan,
                           const std::vector<powder::Deployed>& soldiers) {
    for (const powder::Deployed& soldier : soldiers) {
        if (!soldier.at)
            continue; // stays in its firing spot
        powder::take(state, {clan, soldier.type, soldier.from});
        if (soldier.at->kind == Post::Kind::spot)
            cover(state, clan, soldier.type, *soldier.at);
        else
            powder::put(state, clan, soldier.type, *soldier.at);
    }
    return state;
}

} // namespace watchfire
