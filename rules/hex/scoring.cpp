// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/scoring.h"

#include "rules/hex/module.h"

namespace watchfire::hex {

namespace {

std::pair<int, Clause> largestArmy(const Setup& setup) {
    for (const RuleModule* module : setup.modules())
        if (const auto worth = module->largestArmyWorth())
            return *worth;
    return {2, BA(41)};
}

} // namespace

int pointsOf(const State& state, PlayerId player) {
    int points = state.players[player.index()].cardPoints + state.buildings.points(player);
    if (state.longestRoad == player)
        points += 2;
    if (state.largestArmy == player)
        points += largestArmyWorth(*state.setup);
    for (const RuleModule* module : state.setup->pointGivers())
        points += module->points(state, player);
    return points;
}

int largestArmyWorth(const Setup& setup) {
    return largestArmy(setup).first;
}
Clause largestArmyRule(const Setup& setup) {
    return largestArmy(setup).second;
}

PlayerId ownerOf(const State& state, WallId wall) {
    const Building fort = state.buildings[state.board()[wall].fort];
    return fort ? fort.player : PlayerId{};
}

} // namespace watchfire::hex
