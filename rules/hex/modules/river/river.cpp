// SPDX-License-Identifier: Apache-2.0
// The Great River: sevens flood z and let it fall dry, the robber drowns and returns, bridges cross the
// river, and the banks ease the distance rule (GR-01, GR-10 to GR-50).
#include "rules/hex/modules/river/river.h"

#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/tally.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire::hex {

namespace {

constexpr std::array bridgePrice{Resource::wood, Resource::brick, Resource::ore};

bool isFlooded(const State& state, HexId hex) {
    return state.river.flooded && hex == riverOn(state.board())->z;
}

/// GR-21: a robber that is off the board, in a game that has one, has drowned. If the board names no starting
/// hex, he begins off the board, and GR-22 has no place for him: then he comes as in the base game.
bool robberIsDrowned(const State& state) {
    return state.setup->has(ModuleName::robber) && !state.thieves.robber.valid() &&
           state.board().robber().valid();
}

template <std::size_t N> bool isOneOf(const std::array<SideId, N>& sides, SideId side) {
    return std::find(sides.begin(), sides.end(), side) != sides.end();
}

class River final : public RuleModule, public YieldRules, public RobberRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::river; }
    [[nodiscard]] const RobberRules* robberRules() const override { return this; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }
    static constexpr std::array actsIn{Phase::flood};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    [[nodiscard]] std::optional<Error> checkSetup(const Setup& setup) const override {
        if (riverOn(setup.board()))
            return std::nullopt;
        return headerError("$.board.river", "the river tile is missing", GR(1));
    }

    [[nodiscard]] std::optional<Lack> lackOf(const Board& board) const override {
        return riverOn(board) ? std::nullopt : std::optional(Lack{GR(50), "the river tile"});
    }

    void run(Phase, Context& context) const override {
        State& state = context.state;
        const HexId z = riverOn(context.board())->z;
        state.river.flooded = !state.river.flooded;
        if (!state.river.flooded) {
            context.tell(step::Ebb{z, GR(13)});
            return;
        }
        context.tell(step::Flood{z, GR(13)});
        if (state.thieves.robber != z)
            return;
        state.thieves.robber = {};
        state.river.drownedNow = true;
        context.tell(step::RobberDrowns{z, GR(21)});
    }

    bool leadsRobber(Context& context) const override {
        State& state = context.state;
        if (state.river.drownedNow) {
            state.river.drownedNow = false; // GR-21: this roller places nobody and steals nothing
            return true;
        }
        if (!robberIsDrowned(state))
            return false;
        state.thieves.robber = context.board().robber();
        context.tell(step::RobberReturns{state.thieves.robber, GR(22)});
        context.then(task::RobberSteals{state.turn.player});
        return true;
    }
    [[nodiscard]] std::optional<Bar> barsRobber(const State& state, std::optional<HexId> to) const override {
        if (!to)
            return robberIsDrowned(state)
                       ? std::optional(Bar{GR(23), "has drowned", {}, ErrorCode::robberAway})
                       : std::nullopt;
        return isFlooded(state, *to) ? std::optional(Bar{GR(20), "the flooded hex", "the flood"})
                                     : std::nullopt;
    }
    void gameEnds(State& state) const override { state.river.drownedNow = false; }

    [[nodiscard]] std::optional<Block> blocks(const State& state, HexId hex) const override {
        if (isFlooded(state, hex))
            return Block{Blocker::flood, GR(12)};
        return std::nullopt;
    }
    [[nodiscard]] HexId producesToo(const State& state, int sum) const override {
        return sum == 6 || sum == 8 ? riverOn(state.board())->z : HexId{};
    }
    [[nodiscard]] std::optional<Harvest> harvest(const State& state, HexId hex) const override {
        if (hex != riverOn(state.board())->z)
            return std::nullopt;
        return Harvest{Resource::grain, GR(11)};
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        const RiverGround& river = *riverOn(state.board());
        switch (placement.piece) {
        case Piece::road:
        case Piece::bridge: {
            const SideId side = std::get<SideId>(placement.at);
            const bool crossing = isOneOf(river.crossings, side);
            if (isOneOf(river.mouth, side))
                return forbiddenPlace(GR(30), "No road crosses the mouth of the river.");
            if (crossing && placement.piece == Piece::road)
                return forbiddenPlace(GR(31), "Only a bridge crosses the river here.");
            if (!crossing && placement.piece == Piece::bridge)
                return forbiddenPlace(GR(31), "A bridge lies only where the river is crossed.");
            return std::nullopt;
        }
        case Piece::settlement:
        case Piece::city:
            // GR-41: with ships, the corner between the sides of the mouth may be built on.
            if (std::get<CornerId>(placement.at) == river.mouthCorner && !state.setup->ships())
                return forbiddenPlace(GR(40), "Nobody builds in the middle of the river's mouth.");
            return std::nullopt;
        case Piece::ship:
        case Piece::wall:
            return std::nullopt;
        }
        return std::nullopt;
    }

    [[nodiscard]] bool easesDistance(const State& state, CornerId a, CornerId b) const override {
        return isOneOf(riverOn(state.board())->crossings, state.board().between(a, b));
    }

    [[nodiscard]] std::optional<Clause> winsTies(const State& state, PlayerId player) const override {
        const auto& crossings = riverOn(state.board())->crossings;
        const bool both = std::all_of(crossings.begin(), crossings.end(), [&](SideId side) {
            const Line line = state.lines[side];
            return line.kind == LineKind::bridge && line.player == player;
        });
        return both ? std::optional(GR(33)) : std::nullopt;
    }
};

} // namespace

constinit const LineFacts bridgeFacts{LineKind::bridge, Piece::bridge,     GR(31), 3, 2,
                                      bridgePrice,      ModuleName::river, true};

std::optional<Error> correct(Context& context, const command::CorrectFlood& correction) {
    State& state = context.state;
    if (correction.flooded && state.thieves.robber.valid() &&
        state.thieves.robber == riverOn(state.board())->z)
        return Error{ErrorCode::badValue, GR(20),
                     "The robber stands on this hex; correct the robber first, then the flood."};
    state.river.flooded = correction.flooded;
    return std::nullopt;
}

// ---- the story

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
    tally.happened(MomentKind::flood);
}

void writeState(Json& json, const State&, const RiverPart& river) {
    json["flood"] = river.flooded;
}

const RuleModule& riverModule() {
    static const River module;
    return module;
}

} // namespace watchfire::hex
