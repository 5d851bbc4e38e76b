// SPDX-License-Identifier: Apache-2.0
// Volcanoes: they yield grain, and then a die names the corner to be buried (RA-60, RA-61).
#include "rules/hex/modules/volcano/volcano.h"

#include "rules/hex/module.h"
#include "rules/hex/placement.h"
#include "rules/hex/tally.h"

#include <algorithm>
#include <array>

namespace watchfire::hex {

namespace {

/// A city becomes a settlement.
void reduce(State& state, CornerId corner) {
    Building building = state.buildings[corner];
    building.kind = BuildingKind::settlement;
    state.buildings.put(corner, building);
}

/// The effect of the eruption at its corner. Roads stay (RA-61); a fallen building is hit as well (RA-34).
void bury(Context& context, CornerId corner) {
    State& state = context.state;
    const Building building = state.buildings[corner];
    if (!building)
        return;
    context.networkChanged = true; // RA-61: it joined roads and ships
    const PlayerId owner = building.player;
    if (building.kind == BuildingKind::city && piecesLeft(state, Piece::settlement, owner) > 0) {
        reduce(state, corner);
        context.tell(step::Reduce{owner, corner, RA(60)});
    } else {
        state.buildings.put(corner, {});
        context.tell(step::Destroy{owner, corner, RA(60)});
    }
}

class Volcano final : public RuleModule, public YieldRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::volcano; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }
    static constexpr std::array actsIn{Phase::eruption};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    [[nodiscard]] std::optional<Lack> lackOf(const Board& board) const override {
        return board.hasTerrain(Terrain::volcano) ? std::nullopt : std::optional(Lack{RA(60), "volcanoes"});
    }

    void run(Phase, Context& context) const override {
        context.then(task::Eruptions{context.state.turn.player, 0});
    }

    [[nodiscard]] std::optional<Harvest> harvest(const State& state, HexId hex) const override {
        if (state.board()[hex].terrain != Terrain::volcano)
            return std::nullopt;
        return Harvest{Resource::grain, RA(60)};
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        const auto* corner = std::get_if<CornerId>(&placement.at);
        if (!placement.founding || corner == nullptr ||
            !state.board().touchesTerrain(*corner, Terrain::volcano))
            return std::nullopt;
        return forbiddenPlace(RA(60), "Nobody founds a settlement beside a volcano.");
    }
};

} // namespace

void perform(Context& context, const task::Eruptions& task) {
    const State& state = context.state;
    const int sum = state.turn.dice.sum();
    for (HexId hex = nextWith(state, sum, task.from); hex.valid();
         hex = nextWith(state, sum, hex.index() + 1)) {
        // decisions 8: a blocked volcano yields nothing, but erupts.
        if (state.board()[hex].terrain != Terrain::volcano)
            continue;
        context.then(task::ThrowEruptionDie{task.player, hex});
        context.then(task::Eruptions{task.player, static_cast<std::uint16_t>(hex.index() + 1)});
        return;
    }
}

Decision question(const State& state, const task::ThrowEruptionDie& task) {
    Decision decision{.id = DecisionKind::eruptionDie,
                      .player = task.player,
                      .at = task.hex,
                      .rule = RA(60),
                      .drawn = true};
    // Nothing to ask if a correction has removed the last building, or has changed the number.
    const auto& corners = state.board()[task.hex].corners;
    if (state.numbers[task.hex] != state.turn.dice.sum() ||
        std::none_of(corners.begin(), corners.end(),
                     [&](CornerId corner) { return static_cast<bool>(state.buildings[corner]); }))
        return decision;
    for (std::uint8_t die = 1; die <= 6; ++die)
        decision.options.emplace_back(Number{die});
    return decision;
}

void answer(Context& context, const task::ThrowEruptionDie& task, const Value& value) {
    const std::uint8_t die = std::get<Number>(value).value;
    const CornerId corner = context.board().cornerOfFace(task.hex, die);
    context.tell(step::Erupt{task.hex, corner, die, RA(60)});
    bury(context, corner);
}

// ---- the story

void show(State&, const step::Erupt&) {} // each buried piece has its own step
void show(State& state, const step::Destroy& step) {
    state.buildings.put(step.at, {});
}
void show(State& state, const step::Reduce& step) {
    reduce(state, step.at);
}

void count(Tally& tally, const step::Erupt&) {
    tally.happened(MomentKind::eruption);
}
void count(Tally& tally, const step::Destroy& step) {
    ++tally.of(step.player).destroyed;
}
void count(Tally& tally, const step::Reduce& step) {
    ++tally.of(step.player).destroyed;
}

const RuleModule& volcanoModule() {
    static const Volcano module;
    return module;
}

} // namespace watchfire::hex
