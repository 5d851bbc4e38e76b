// SPDX-License-Identifier: Apache-2.0
// The robber of the base game: a seven or a knight moves him; he takes a card and blocks a hex (BA-11,
// BA-21).
#include "rules/hex/module.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::hex {

namespace {

/// Where he may go, in the board's order, and where a clause forbids it.
struct Ways {
    Values open;
    decltype(Decision::forbidden) barred;
    std::optional<Clause> limit{}; ///< clause of the first bar that limits only moves (FR-01, FR-03)

    /// The clause of a move: that of such a bar if only one hex is left open, otherwise BA-21.
    [[nodiscard]] Clause rule() const { return open.size() == 1 ? limit.value_or(BA(21)) : BA(21); }
};

/// Where he may go if no clause bars him from a hex: everywhere else (BA-21).
Values elsewhere(const State& state) {
    const auto land = state.board().land();
    Values open(land.begin(), land.end());
    const auto here = std::find(land.begin(), land.end(), state.thieves.robber);
    if (here != land.end() && land.size() > 1) // FR-03: on the only land he stays
        open.erase(open.begin() + (here - land.begin()));
    return open;
}

bool mayBeBarred(const State& state) {
    return !state.setup->robberRules().empty();
}

Ways waysOf(const State& state) {
    Ways ways;
    bool mayStay = false;
    for (const HexId hex : state.board().land()) {
        if (const auto bar = barsRobber(state, hex)) {
            ways.barred.push_back({hex, bar->rule, {}});
            if (bar->cause.empty() && !ways.limit)
                ways.limit = bar->rule;
        } else if (hex == state.thieves.robber) {
            mayStay = true;
        } else {
            ways.open.push_back(hex);
        }
    }
    if (ways.open.empty() && mayStay)
        ways.open.push_back(state.thieves.robber); // FR-03
    return ways;
}

/// The clause of a move from where he stands.
Clause ruleOfMove(const State& state) {
    // Only bars change it, so that without rules about him not all ways have to be looked for.
    return mayBeBarred(state) ? waysOf(state).rule() : BA(21);
}

bool isSpared(const State& state, PlayerId player) {
    const auto& all = state.setup->robberRules();
    return std::any_of(all.begin(), all.end(),
                       [&](const RobberRules* rules) { return rules->sparesOfRobber(state, player); });
}

/// The possible victims on this hex: everybody else with a building there, in turn order from the thief.
PlayerList victimsAt(const State& state, HexId hex, PlayerId thief) {
    PlayerList victims;
    for (const PlayerId player : playersFrom(state, thief)) {
        if (player == thief || isSpared(state, player))
            continue;
        if (ownBuildingAtOneOf(state, state.board()[hex].corners, player))
            victims.push_back(player);
    }
    return victims;
}

class Robber final : public RuleModule, public YieldRules {
    [[nodiscard]] ModuleName name() const override { return ModuleName::robber; }
    [[nodiscard]] const YieldRules* yieldRules() const override { return this; }
    // Where he goes from here is what is followed apart.
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::thieves};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }
    void prepare(State& state) const override { state.thieves.robber = state.board().robber(); }
    void run(Phase, Context& context) const override {
        for (const RobberRules* rules : context.setup().robberRules())
            if (rules->leadsRobber(context))
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
        if (const auto off = barsRobber(state, std::nullopt)) {
            if (knight.to.valid())
                return Error{
                    off->refusal, off->rule,
                    fmt::format("The robber {}, and no knight brings him back: \"to\" is null.", off->what)};
            if (knight.from.valid())
                return Error{off->refusal, off->rule,
                             fmt::format("The robber {}: nobody is robbed, \"from\" is null.", off->what)};
            return std::nullopt;
        }
        if (knight.to.valid())
            if (const auto bar = barsRobber(state, knight.to))
                return Error{ErrorCode::knightActions, bar->rule,
                             fmt::format("The robber may not be moved onto {}.", bar->what)};
        const Ways ways = waysOf(state);
        if (std::find(ways.open.begin(), ways.open.end(), Value(knight.to)) == ways.open.end())
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
        context.tell(step::MoveRobber{knight.player, knight.to, ways.rule()});
        if (knight.from.valid())
            context.tell(step::Steal{knight.player, knight.from, BA(21)});
        return std::nullopt;
    }
};

} // namespace

Decision question(const State& state, const task::MoveRobber& task) {
    const bool bars = mayBeBarred(state);
    Decision decision{.id = DecisionKind::robber,
                      .player = task.player,
                      .options = bars ? Values{} : elsewhere(state),
                      .rule = BA(21)};
    if (bars) {
        Ways ways = waysOf(state);
        decision.options = std::move(ways.open);
        decision.forbidden = std::move(ways.barred);
    }
    return decision;
}

void answer(Context& context, const task::MoveRobber& task, const Value& value) {
    const HexId to = std::get<HexId>(value);
    const Clause rule = ruleOfMove(context.state);
    context.state.thieves.robber = to;
    context.tell(step::MoveRobber{task.player, to, rule});
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
