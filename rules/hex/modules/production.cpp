// SPDX-License-Identifier: Apache-2.0
// What a roll yields, and what keeps a hex from yielding (BA-10, BA-11, GR-10 to GR-12, RA-22, RA-60, RA-62);
// a founding's first cards (BA-34). The bank is not tracked (BA-12).
#include "rules/hex/modules/production.h"

#include "rules/hex/module.h"

#include <algorithm>
#include <optional>

namespace watchfire::hex {

namespace {

/// The module that keeps the hex from yielding; null if none does.
const YieldRules* blockerOf(const State& state, HexId hex) {
    for (const YieldRules* rules : state.setup->yieldRules())
        if (rules->blocks(state, hex))
            return rules;
    return nullptr;
}

/// The module by whose clauses the hex yields; null if it is its terrain that yields (BA-10).
const YieldRules* harvesterOf(const State& state, HexId hex) {
    for (const YieldRules* rules : state.setup->yieldRules())
        if (rules->harvest(state, hex))
            return rules;
    return nullptr;
}

YieldRules::Harvest harvestOf(const State& state, HexId hex) {
    if (const YieldRules* rules = harvesterOf(state, hex))
        return *rules->harvest(state, hex);
    return {yieldOf(state.board()[hex].terrain), BA(10)};
}

/// The hexes that produce on this sum, in the board's order.
boost::container::small_vector<HexId, 8> producers(const State& state, int sum) {
    boost::container::small_vector<HexId, 8> hexes;
    for (HexId hex = nextWith(state, sum, 0); hex.valid(); hex = nextWith(state, sum, hex.index() + 1))
        hexes.push_back(hex);
    for (const YieldRules* rules : state.setup->yieldRules()) {
        const HexId also = rules->producesToo(state, sum);
        if (also.valid() && state.numbers[also] != sum)
            hexes.insert(std::lower_bound(hexes.begin(), hexes.end(), also), also);
    }
    return hexes;
}

bool isNothing(const YieldRules::Harvest& harvest) {
    return harvest.resource == Resource::none && harvest.keeper == nullptr;
}

/// What a building collects; nothing for an empty corner. Looked up, because a processor guesses badly what
/// stands on a corner.
std::uint64_t amountOf(BuildingKind kind) {
    static constexpr std::array<std::uint8_t, 3> amounts{0, 1, 2}; // none, settlement, city
    return amounts[static_cast<std::size_t>(kind)];
}

} // namespace

Amounts amountsAt(const State& state, HexId hex, bool fallen) {
    Amounts amounts;
    for (const CornerId corner : state.board()[hex].corners) {
        const Building& building = state.buildings[corner];
        amounts.add(building.player, building.fallen == fallen ? amountOf(building.kind) : 0);
    }
    return amounts;
}

boost::container::small_vector<Yield, 8> yieldsOf(const State& state, int sum) {
    boost::container::small_vector<Yield, 8> yields;
    for (const HexId hex : producers(state, sum))
        if (const auto harvest = harvestOf(state, hex); !isNothing(harvest)) {
            const YieldRules* blocker = blockerOf(state, hex);
            yields.push_back({hex, harvest, blocker != nullptr ? blocker->blocks(state, hex) : std::nullopt});
        }
    return yields;
}

namespace {

class Production final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::production; }
    // The robber blocks production, and so changes only the steps: the state does not count cards (BA-12).
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::production};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    void run(Phase, Context& context) const override {
        const State& state = context.state;
        const PlayerId first = state.turn.player;
        const std::size_t players = state.setup->playerCount();

        struct Free {
            Free(HexId place, const Amounts& all) : hex(place), amounts(all) {}
            HexId hex;
            Amounts amounts;
        };
        boost::container::small_vector<Free, 8> free;
        // Decisions 4: first everything blocked, then everything collected; hexes outside, players inside.
        for (const HexId hex : producers(state, state.turn.dice.sum())) {
            const Amounts amounts = amountsAt(state, hex);
            if (amounts == Amounts{})
                continue; // most hexes: no module has to be asked about them
            const YieldRules* blocker = blockerOf(state, hex);
            if (blocker == nullptr) {
                free.emplace_back(hex, amounts);
                continue;
            }
            if (isNothing(harvestOf(state, hex)))
                continue;
            PlayerList lost;
            amounts.forEach(first, players, [&](PlayerId player, std::uint8_t) { lost.push_back(player); });
            const YieldRules::Block block = *blocker->blocks(state, hex);
            context.tell(step::Blocked{hex, block.by, lost, block.rule});
        }
        for (const auto& [place, amounts] : free) {
            const HexId hex = place;
            if (const YieldRules* harvester = harvesterOf(state, hex)) {
                const YieldRules::Harvest harvest = *harvester->harvest(state, hex);
                amounts.forEach(first, players, [&](PlayerId player, std::uint8_t amount) {
                    collect(context, player, amount, hex, harvest);
                });
            } else if (const Resource resource = yieldOf(state.board()[hex].terrain);
                       resource != Resource::none) {
                amounts.forEach(first, players, [&](PlayerId player, std::uint8_t amount) {
                    context.tell(step::Collect{player, resource, amount, hex, BA(10)});
                });
            }
        }
    }

    static void collect(Context& context, PlayerId player, std::uint8_t amount, HexId hex,
                        const YieldRules::Harvest& harvest) {
        if (harvest.keeper != nullptr)
            harvest.keeper->handOut(context, player, amount, hex);
        else if (harvest.resource != Resource::none)
            context.tell(step::Collect{player, harvest.resource, amount, hex, harvest.rule});
    }

    void built(Context& context, const Placement& placement) const override {
        if (!placement.founding || placement.piece != Piece::settlement)
            return;
        const State& state = context.state;
        // BA-34: the last founding settlement gives its first cards, one of each hex around it.
        const CornerId corner = std::get<CornerId>(placement.at);
        if (state.buildings[corner].founded != foundingSettlements(*state.setup))
            return;
        for (const HexId hex : context.board()[corner].hexes) {
            const Resource resource = yieldOf(context.board()[hex].terrain);
            if (resource != Resource::none && state.numbers[hex] != 0)
                context.tell(step::Collect{placement.player, resource, 1, hex, BA(34)});
        }
    }
};

} // namespace

const RuleModule& productionModule() {
    static const Production module;
    return module;
}

} // namespace watchfire::hex
