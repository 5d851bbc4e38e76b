// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/presumed_soldiers.h"

#include "rules/powder/parts.h"

#include <utility>

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
    for (const powder::Cell cell : powder::cellsIn(powder::footprint(type, at.spot.cell, at.second)))
        state.at(powder::Spot{slot, cell}) = {powder::Mark::Kind::soldier, clan, type, at.spot.cell};
}

/// What a shot leaves on a spot that is free: a wound, or a snake token while there is one (BP-34).
void hit(powder::State& state, powder::Clan clan, powder::SoldierType type, const powder::Spot& spot) {
    if (!state.at(spot.slot) || state.at(spot).kind != powder::Mark::Kind::free)
        return;
    const bool token = type == powder::SoldierType::crossbowman && powder::snakeTokensLeft(state) > 0;
    state.at(spot) = token ? powder::Mark{powder::Mark::Kind::snakeToken, clan, {}, 0}
                           : powder::Mark{powder::Mark::Kind::wound, {}, {}, 0};
}

/// The free spots beside a flamethrower (BP-33).
std::vector<powder::Spot> freeBeside(const powder::State& state, const powder::Deployed& soldier) {
    std::vector<powder::Spot> spots;
    if (soldier.type != powder::SoldierType::flamethrower || !soldier.at ||
        soldier.at->kind != Post::Kind::spot)
        return spots;
    for (const powder::Cell cell : powder::neighbours(soldier.at->spot.cell)) {
        const powder::Spot beside{soldier.at->spot.slot, cell};
        if (powder::isFree(state, beside))
            spots.push_back(beside);
    }
    return spots;
}

/// What follows once all of the order stand in their places (BP-37).
void follow(powder::State& state, powder::Clan clan, const powder::Deployed& soldier) {
    for (const powder::Spot& beside : freeBeside(state, soldier))
        hit(state, clan, soldier.type, beside);
    if (soldier.hits)
        hit(state, clan, soldier.type, *soldier.hits);
    if (const auto* step = soldier.then ? std::get_if<powder::Spot>(&*soldier.then) : nullptr) {
        powder::take(state, {clan, soldier.type, soldier.at.value_or(soldier.from)});
        cover(state, clan, soldier.type, powder::spotPost(*step));
    }
}

powder::State withAllPlaced(powder::State state, powder::Clan clan,
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

} // namespace

powder::State withPresumed(powder::State state, powder::Clan clan,
                           const std::vector<powder::Deployed>& soldiers) {
    state = withAllPlaced(std::move(state), clan, soldiers);
    for (const powder::Deployed& soldier : soldiers)
        follow(state, clan, soldier);
    return state;
}

std::vector<powder::Spot> flamesOf(powder::State state, powder::Clan clan,
                                   const std::vector<powder::Deployed>& soldiers, std::size_t which) {
    state = withAllPlaced(std::move(state), clan, soldiers);
    for (std::size_t before = 0; before < which; ++before)
        follow(state, clan, soldiers[before]);
    return freeBeside(state, soldiers[which]);
}

} // namespace watchfire
