// SPDX-License-Identifier: Apache-2.0
// The two cards that change hands: longest road (BA-40) and largest army (BA-41, GW-52).
#include "rules/hex/module.h"
#include "rules/hex/route.h"
#include "rules/hex/scoring.h"

#include <algorithm>
#include <tuple>

namespace watchfire::hex {

namespace {

inline constexpr int shortestLongestRoad = 5;
inline constexpr int smallestLargestArmy = 3;

using Values = std::array<int, maxPlayers>;

/// GR-33: among the players with the greatest value, the one who wins every tie, and the clause.
std::optional<std::pair<PlayerId, Clause>> tieWinner(const State& state, const Values& values, int greatest) {
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        if (values[i] != greatest)
            continue;
        for (const RuleModule* module : state.setup->modules())
            if (const auto clause = module->winsTies(state, PlayerId(i)))
                return std::pair{PlayerId(i), *clause};
    }
    return std::nullopt;
}

/// Who holds a card for the greatest value. The holder keeps it while nobody exceeds him; it goes to a player
/// who alone has the greatest value; if several others tie, it is set aside.
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
    [[nodiscard]] ModuleName name() const override { return ModuleName::cards; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::cards};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    void run(Phase, Context& context) const override {
        if (!context.networkChanged && !context.armyChanged)
            return; // most rolls
        State& state = context.state;
        const std::size_t players = state.setup->playerCount();
        if (context.networkChanged) // with fewer lines no route can be long enough
            handLongestRoad(context, longestRoadsHalves(state, 2 * shortestLongestRoad));
        if (context.armyChanged && hex::largestArmyWorth(*state.setup) > 0) {
            Values knights{};
            for (std::size_t i = 0; i < players; ++i)
                knights[i] = state.players[i].army;
            hand(context, state.largestArmy,
                 holderOf(state.largestArmy, knights, players, smallestLargestArmy), Card::largestArmy,
                 largestArmyRule(*state.setup));
        }
    }

    static void handLongestRoad(Context& context, const Values& halves) {
        State& state = context.state;
        const std::size_t players = state.setup->playerCount();
        const int greatest = *std::max_element(halves.begin(), halves.end());
        PlayerId next = holderOf(state.longestRoad, halves, players, 2 * shortestLongestRoad);
        Clause rule = BA(40);
        const auto alike = std::count(halves.begin(), halves.end(), greatest);
        if (greatest >= 2 * shortestLongestRoad && alike > 1) {
            if (const auto winner = tieWinner(state, halves, greatest); winner && winner->first != next)
                std::tie(next, rule) = *winner;
        }
        hand(context, state.longestRoad, next, Card::longestRoad, rule);
    }
};

} // namespace

const RuleModule& cardsModule() {
    static const Cards module;
    return module;
}

} // namespace watchfire::hex
