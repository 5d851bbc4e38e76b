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

/// BA-42.
constexpr int pointsOf(BuildingKind kind) {
    return kind == BuildingKind::city ? 2 : kind == BuildingKind::settlement ? 1 : 0;
}

} // namespace

int pointsOf(const State& state, PlayerId player) {
    int points = state.players[player.index()].cardPoints;
    for (const Building& building : state.buildings) {
        const bool counts = building.player == player && !building.fallen; // RA-31
        points += counts ? pointsOf(building.kind) : 0;
    }
    if (state.longestRoad == player)
        points += 2;
    if (state.largestArmy == player)
        points += largestArmyWorth(*state.setup);
    for (const RuleModule* module : state.setup->modules())
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
