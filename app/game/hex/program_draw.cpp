// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/program_draw.h"

#include "rules/hex/apply.h"

namespace watchfire {

bool fromBag(hex::DecisionKind decision) {
    return decision == hex::DecisionKind::riderNumeral || decision == hex::DecisionKind::token;
}

std::optional<hex::command::Answer> drawnAnswer(const hex::State& state, const Random& random) {
    const auto decision = hex::openDecision(state);
    if (!decision || !fromBag(decision->id))
        return std::nullopt;
    // Every rider or token in the bag is equally likely.
    const auto left = [&](const hex::Value& value) { return hex::copiesInBag(state, value); };
    std::uint32_t all = 0;
    for (const hex::Value& value : decision->options)
        all += left(value);
    if (all == 0)
        return std::nullopt;
    std::uint32_t drawn = random(all);
    for (const hex::Value& value : decision->options) {
        if (drawn < left(value))
            return hex::command::Answer{decision->id, value};
        drawn -= left(value);
    }
    return std::nullopt;
}

} // namespace watchfire
