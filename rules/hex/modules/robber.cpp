// SPDX-License-Identifier: Apache-2.0
// The robber of the plain game: moved by a seven or a knight, takes a card, blocks a hex (BA-11, BA-21).
#include "rules/hex/modules/modules.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::hex {

namespace {

/// What keeps him from a hex (GR-20); without one, what keeps him off the board (GR-23).
std::optional<RuleModule::Bar> barredFrom(const State& state, std::optional<HexId> hex) {
    for (const RuleModule* module : state.setup->modules())
        if (const auto bar = module->barsRobber(state, hex))
            return bar;
    return std::nullopt;
}

bool mayStand(const State& state, HexId hex) {
    return isLand(state.board()[hex].terrain) && hex != state.thieves.robber && !barredFrom(state, hex);
}

/// Who can be robbed on this hex: everybody else with a building there, in turn order from the thief.
PlayerList victimsAt(const State& state, HexId hex, PlayerId thief) {
    PlayerList victims;
    for (const PlayerId player : playersFrom(state, thief)) {
        if (player == thief)
            continue;
        const auto& corners = state.board()[hex].corners;
        if (std::any_of(corners.begin(), corners.end(), [&](CornerId corner) {
                return state.buildings[corner] && state.buildings[corner].player == player;
            }))
            victims.push_back(player);
    }
    return victims;
}

class Robber final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::robber; }
    [[nodiscard]] std::span<const Phase> phases() const override {
        static constexpr std::array wanted{Phase::thieves};
        return wanted;
    }
    void prepare(State& state) const override { state.thieves.robber = state.board().robber(); }
    void run(Phase, Context& context) const override {
        for (const RuleModule* module : context.setup().modules())
            if (module->leadsRobber(context))
                return;
        context.then(task::MoveRobber{context.state.turn.player});
    }

    [[nodiscard]] std::optional<Block> blocks(const State& state, HexId hex) const override {
        if (state.thieves.robber == hex)
            return Block{Blocker::robber, BA(11)};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> playKnight(Context& context,
                                                  const command::Knight& knight) const override {
        State& state = context.state;
        if (knight.at.valid() || !knight.actions.empty())
            return Error{ErrorCode::knightActions, BA(21),
                         "A knight moves the robber: it names \"to\" and \"from\", and nothing beside."};
        if (const auto off = barredFrom(state, std::nullopt)) {
            if (knight.to.valid())
                return Error{
                    ErrorCode::robberDrowned, off->rule,
                    fmt::format("The robber {}, and no knight brings him back: \"to\" is null.", off->what)};
            if (knight.from.valid())
                return Error{ErrorCode::robberDrowned, off->rule,
                             fmt::format("The robber {}: nobody is robbed, \"from\" is null.", off->what)};
            return std::nullopt;
        }
        if (knight.to.valid())
            if (const auto bar = barredFrom(state, knight.to))
                return Error{ErrorCode::knightActions, bar->rule,
                             fmt::format("The robber may not be moved onto {}.", bar->what)};
        if (!knight.to.valid() || !mayStand(state, knight.to))
            return Error{ErrorCode::knightActions, BA(21),
                         "A knight moves the robber to another land hex: name it in \"to\"."};
        const PlayerList victims = victimsAt(state, knight.to, knight.player);
        if (knight.from.valid() && std::find(victims.begin(), victims.end(), knight.from) == victims.end())
            return Error{ErrorCode::knightActions, BA(21),
                         "That player has no building at the robber's new hex to be robbed for."};
        if (!knight.from.valid() && !victims.empty())
            return Error{ErrorCode::knightActions, BA(21),
                         "Somebody has a building at the robber's new hex: name who is robbed in \"from\"."};
        state.thieves.robber = knight.to;
        context.tell(step::MoveRobber{knight.player, knight.to, BA(21)});
        if (knight.from.valid())
            context.tell(step::Steal{knight.player, knight.from, BA(21)});
        return std::nullopt;
    }
};

} // namespace

Decision question(const State& state, const task::MoveRobber& task) {
    Decision decision{.id = DecisionKind::robber, .player = task.player, .rule = BA(21)};
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i)
        if (mayStand(state, HexId(i)))
            decision.options.emplace_back(HexId(i));
        else if (const auto bar = barredFrom(state, HexId(i)))
            decision.forbidden.push_back({HexId(i), bar->rule, {}});
    return decision;
}

void answer(Context& context, const task::MoveRobber& task, const Value& value) {
    const HexId to = std::get<HexId>(value);
    context.state.thieves.robber = to;
    context.tell(step::MoveRobber{task.player, to, BA(21)});
    context.then(task::RobberSteals{task.player});
}

Decision question(const State& state, const task::RobberSteals& task) {
    Decision decision{.id = DecisionKind::stealFrom, .player = task.player, .rule = BA(21)};
    if (state.thieves.robber.valid())
        for (const PlayerId victim : victimsAt(state, state.thieves.robber, task.player))
            decision.options.emplace_back(victim);
    return decision;
}

void answer(Context& context, const task::RobberSteals& task, const Value& value) {
    context.tell(step::Steal{task.player, std::get<PlayerId>(value), BA(21)});
}

const RuleModule& robberModule() {
    static const Robber module;
    return module;
}

} // namespace watchfire::hex
