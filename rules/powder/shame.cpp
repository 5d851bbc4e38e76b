// SPDX-License-Identifier: Apache-2.0
// Honor and shame as the table enters them, and where each token goes (BP-12, BP-81).
#include "rules/powder/parts.h"

namespace watchfire::powder {

namespace {
constexpr int honorPerLostToken = -5;
constexpr int chiPerToken = 2; // BP-12

/// The tokens under a player's pool soldiers of a type, or on a claimed card; null if there is no such card.
std::uint8_t* shameAt(State& state, Clan clan, const std::variant<SoldierType, ClaimedAt>& at) {
    Holdings& holdings = state.of(clan);
    if (const SoldierType* type = std::get_if<SoldierType>(&at))
        return &holdings.shame[indexOf(*type)];
    const ClaimedAt& card = std::get<ClaimedAt>(at);
    return card.clan == clan && card.index < holdings.claimed.size() ? &holdings.claimed[card.index].shame
                                                                     : nullptr;
}

MaybeError checkBegun(const State& state) {
    return state.season == Season::setUp ? checkSeason(state, Season::fall, "This") : MaybeError{};
}
} // namespace

void placeShame(State& state, Clan clan, const std::variant<SoldierType, ClaimedAt>& at) {
    ++*shameAt(state, clan, at);
    --state.shamePool;
}

void returnShame(State& state, Clan clan, const std::variant<SoldierType, ClaimedAt>& from) {
    --*shameAt(state, clan, from);
    ++state.shamePool;
}

void loseShame(State& state, ShameLoss why) {
    if (why == ShameLoss::poolEmpty)
        return;
    --state.shamePool;
    ++state.shameOut;
}

MaybeError execute(Context& context, const command::Honor& command) {
    if (auto error = checkBegun(context.state))
        return error;
    if (!context.setup().hasHonor(command.clan))
        return checkHuman(context.state, command.clan, "has no honor");
    if (command.amount == 0)
        return refuse(ErrorCode::badValue, BP(81), "How much honor? 0 changes nothing.", "amount");
    giveHonor(context, command.clan, command.amount, command.why, BP(81));
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Shame& command) {
    if (auto error = checkBegun(context.state))
        return error;
    if (auto error = checkHuman(context.state, command.clan, "takes no shame"))
        return error;
    giveShame(context, command.clan, command.amount, BP(81));
    return std::nullopt;
}

MaybeError execute(Context& context, const command::ShameBack& command) {
    State& state = context.state;
    if (auto error = checkBegun(state))
        return error;
    if (auto error = checkHuman(state, command.clan, "has no shame"))
        return error;
    const std::uint8_t* tokens = shameAt(state, command.clan, command.from);
    if (tokens == nullptr || *tokens == 0)
        return refuse(ErrorCode::badValue, BP(12), "No shame token lies there.", "from");
    if (state.season == Season::summer)
        context.tell(step::Pay{command.clan, {{"chi", chiPerToken}}, BP(12)});
    returnShame(state, command.clan, command.from);
    context.tell(step::ShameBack{command.clan, command.from, state.shamePool, BP(12)});
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::PlaceShame& task) {
    Decision decision{.id = DecisionKind::shamePlace, .clan = task.clan, .rule = BP(81)};
    if (state.shamePool > 0) {
        for (const SoldierType type : soldierTypes) {
            if (available(state, task.clan, type) > 0)
                decision.options.emplace_back(type);
        }
        const auto& claimed = state.of(task.clan).claimed;
        for (std::size_t i = 0; i < claimed.size(); ++i) {
            if (claimed[i].shame < shameSlots)
                decision.options.emplace_back(ClaimedAt{task.clan, static_cast<std::uint8_t>(i)});
        }
    }
    if (decision.options.empty())
        decision.options.emplace_back(NoneOfThem{});
    return decision;
}

void answer(Context& context, const task::PlaceShame& task, const Value& value) {
    State& state = context.state;
    if (std::holds_alternative<NoneOfThem>(value)) {
        const ShameLoss why = state.shamePool == 0 ? ShameLoss::poolEmpty : ShameLoss::noPlace;
        loseShame(state, why);
        context.tell(step::ShameLost{task.clan, why, BP(81)});
        giveHonor(context, task.clan, honorPerLostToken, "shame", BP(81));
        return;
    }
    std::variant<SoldierType, ClaimedAt> at;
    if (const SoldierType* type = std::get_if<SoldierType>(&value))
        at = *type;
    else
        at = std::get<ClaimedAt>(value);
    placeShame(state, task.clan, at);
    context.tell(step::Shame{task.clan, at, state.shamePool, task.rule});
}

} // namespace watchfire::powder
