// SPDX-License-Identifier: Apache-2.0
// The two cards that change hands: longest road (BA-40) and largest army (BA-41, GW-52).
#include "rules/hex/modules/modules.h"
#include "rules/hex/route.h"
#include "rules/hex/scoring.h"

#include <algorithm>

namespace watchfire::hex {

namespace {

inline constexpr int shortestLongestRoad = 5;
inline constexpr int smallestLargestArmy = 3;

using Values = std::array<int, maxPlayers>;

/// Who holds a card for the greatest value: the holder keeps it while nobody exceeds him; it goes to a player
/// who is alone the greatest; if several tie that are not the holder, it is set aside.
PlayerId holderOf(PlayerId holder, const Values& values, std::size_t players, int least) {
    const int greatest =
        *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(players));
    if (greatest < least)
        return {};
    if (holder.valid() && values[holder.index()] == greatest)
        return holder;
    PlayerId alone;
    for (std::size_t i = 0; i < players; ++i) {
        if (values[i] != greatest)
            continue;
        if (alone.valid())
            return {};
        alone = PlayerId(i);
    }
    return alone;
}

void hand(Context& context, PlayerId& holder, PlayerId next, Card card, Clause rule) {
    if (holder == next)
        return;
    if (holder.valid())
        context.tell(step::LoseCard{holder, card, rule});
    if (next.valid())
        context.tell(step::GainCard{next, card, rule});
    holder = next;
}

class Cards final : public RuleModule {
    [[nodiscard]] std::span<const Phase> phases() const override {
        static constexpr std::array wanted{Phase::cards};
        return wanted;
    }

    void run(Phase, Context& context) const override {
        State& state = context.state;
        const std::size_t players = state.setup->playerCount();
        if (context.networkChanged) {
            Values halves{};
            for (std::size_t i = 0; i < players; ++i)
                halves[i] = longestRoadHalves(state, PlayerId(i));
            hand(context, state.longestRoad,
                 holderOf(state.longestRoad, halves, players, 2 * shortestLongestRoad), Card::longestRoad,
                 BA(40));
        }
        if (context.armyChanged) {
            Values knights{};
            for (std::size_t i = 0; i < players; ++i)
                knights[i] = state.players[i].army;
            hand(context, state.largestArmy,
                 holderOf(state.largestArmy, knights, players, smallestLargestArmy), Card::largestArmy,
                 largestArmyRule(*state.setup));
        }
    }
};

} // namespace

const RuleModule& cardsModule() {
    static const Cards module;
    return module;
}

} // namespace watchfire::hex
