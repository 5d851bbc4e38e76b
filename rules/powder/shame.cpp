// SPDX-License-Identifier: Apache-2.0
// Honor and shame as the table enters them, and where each token goes (BP-12, BP-81).
#include "rules/powder/parts.h"

#include <fmt/format.h>

namespace watchfire::powder {

namespace {
constexpr int honorPerLostToken = -5;
constexpr int chiPerToken = 2; // BP-12

MaybeError checkBegun(const State& state) {
    return state.season == Season::setUp ? checkSeason(state, Season::fall, "This") : MaybeError{};
}
} // namespace

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
    Holdings& holdings = state.of(command.clan);
    std::uint8_t* tokens = nullptr;
    if (const SoldierType* type = std::get_if<SoldierType>(&command.from)) {
        tokens = &holdings.shame[indexOf(*type)];
    } else if (const ClaimedAt& at = std::get<ClaimedAt>(command.from);
               at.clan == command.clan && at.index < holdings.claimed.size()) {
        tokens = &holdings.claimed[at.index].shame;
    }
    if (tokens == nullptr || *tokens == 0)
        return refuse(ErrorCode::badValue, BP(12), "No shame token lies there.", "from");
    if (state.season == Season::summer)
        context.tell(step::Pay{command.clan, {{"chi", chiPerToken}}, BP(12)});
    --*tokens;
    ++state.shamePool;
    context.tell(step::ShameBack{command.clan, command.from, state.shamePool, BP(12)});
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::PlaceShame& task) {
    Decision decision{.id = DecisionKind::shamePlace, .clan = task.clan, .rule = BP(81)};
    if (state.shamePool > 0) {
        for (std::size_t type = 0; type < soldierTypeCount; ++type) {
            if (available(state, task.clan, static_cast<SoldierType>(type)) > 0)
                decision.options.emplace_back(static_cast<SoldierType>(type));
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
    Holdings& holdings = state.of(task.clan);
    if (std::holds_alternative<NoneOfThem>(value)) {
        const bool poolEmpty = state.shamePool == 0;
        if (!poolEmpty) {
            --state.shamePool;
            ++state.shameOut;
        }
        context.tell(
            step::ShameLost{task.clan, poolEmpty ? ShameLoss::poolEmpty : ShameLoss::noPlace, BP(81)});
        giveHonor(context, task.clan, honorPerLostToken, "shame", BP(81));
        return;
    }
    --state.shamePool;
    if (const SoldierType* type = std::get_if<SoldierType>(&value)) {
        ++holdings.shame[indexOf(*type)];
        context.tell(step::Shame{task.clan, *type, state.shamePool, task.rule});
    } else {
        const ClaimedAt at = std::get<ClaimedAt>(value);
        ++holdings.claimed[at.index].shame;
        context.tell(step::Shame{task.clan, at, state.shamePool, task.rule});
    }
}

} // namespace watchfire::powder
