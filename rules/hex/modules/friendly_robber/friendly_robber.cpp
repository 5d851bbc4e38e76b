// SPDX-License-Identifier: Apache-2.0
// The friendly robber: he stays away from players with 2 points or fewer and takes nothing from them (FR-01
// to FR-05).
#include "rules/hex/module.h"
#include "rules/hex/scoring.h"

#include <algorithm>
#include <bitset>

namespace watchfire::hex {

namespace {

constexpr int mostPointsOfThePoor = 2;

using Poor = std::bitset<maxPlayers>;

bool isPoor(const State& state, PlayerId player) {
    return pointsOf(state, player) <= mostPointsOfThePoor;
}

Poor poorPlayers(const State& state) {
    Poor poor;
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i)
        poor[i] = isPoor(state, PlayerId(i));
    return poor;
}

/// FR-01: true if a poor player has a building at the hex.
bool isShielded(const State& state, const Poor& poor, HexId hex) {
    const auto& corners = state.board()[hex].corners;
    return std::any_of(corners.begin(), corners.end(), [&](CornerId corner) {
        const Building building = state.buildings[corner];
        return building && poor[building.player.index()];
    });
}

class FriendlyRobber final : public RuleModule, public RobberRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::friendlyRobber; }
    [[nodiscard]] const RobberRules* robberRules() const override { return this; }

    [[nodiscard]] std::optional<Bar> barsRobber(const State& state, std::optional<HexId> to) const override {
        const Poor poor = poorPlayers(state);
        if (!to || !isShielded(state, poor, *to))
            return std::nullopt;
        constexpr std::string_view what = "a hex beside a building of somebody with 2 points or fewer";
        if (isAnywhere(state, [&](HexId hex) {
                return hex != state.thieves.robber && !isShielded(state, poor, hex);
            }))
            return Bar{FR(1), what, {}};
        // FR-03: a desert; if he may go to none, the hex where he stands, or any hex.
        const auto isDesert = [&](HexId hex) { return state.board()[hex].terrain == Terrain::desert; };
        const auto isHere = [&](HexId hex) { return hex == state.thieves.robber; };
        const bool open =
            isAnywhere(state, isDesert) ? isDesert(*to) : !isAnywhere(state, isHere) || isHere(*to);
        return open ? std::nullopt : std::optional(Bar{FR(3), what, {}});
    }
    [[nodiscard]] bool sparesOfRobber(const State& state, PlayerId player) const override {
        return isPoor(state, player);
    }

    /// True if there is such a land hex from which no other module keeps the robber away.
    template <class Wanted> [[nodiscard]] bool isAnywhere(const State& state, const Wanted& wanted) const {
        const auto& all = state.setup->robberRules();
        for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
            const HexId hex(i);
            if (isLand(state.board()[hex].terrain) && wanted(hex) &&
                std::none_of(all.begin(), all.end(), [&](const RobberRules* rules) {
                    return rules != this && rules->barsRobber(state, hex);
                }))
                return true;
        }
        return false;
    }
};

} // namespace

const RuleModule& friendlyRobberModule() {
    static const FriendlyRobber module;
    return module;
}

} // namespace watchfire::hex
