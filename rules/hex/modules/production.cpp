// SPDX-License-Identifier: Apache-2.0
// What a roll yields, and what keeps a hex from yielding (BA-10, BA-11, GR-10 to GR-12, RA-22, RA-60, RA-62);
// a founding's first cards (BA-34). The bank is not tracked (BA-12).
#include "rules/hex/modules/production.h"

#include "rules/hex/module.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace watchfire::hex {

namespace {

std::optional<YieldRules::Block> blockOf(const State& state, HexId hex) {
    for (const YieldRules* rules : state.setup->yieldRules())
        if (const auto block = rules->blocks(state, hex))
            return block;
    return std::nullopt;
}

/// What a hex yields, by the scenario's clauses or by its terrain (BA-10).
YieldRules::Harvest harvestOf(const State& state, HexId hex) {
    for (const YieldRules* rules : state.setup->yieldRules())
        if (const auto harvest = rules->harvest(state, hex))
            return *harvest;
    return {yieldOf(state.board()[hex].terrain), BA(10)};
}

/// The hexes that produce on this sum, in the board's order.
boost::container::small_vector<HexId, 8> producers(const State& state, int sum) {
    boost::container::small_vector<HexId, 8> hexes;
    const std::size_t count = state.numbers.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto* begin = &state.numbers[HexId(i)];
        const auto* found = static_cast<const std::uint8_t*>(std::memchr(begin, sum, count - i));
        if (found == nullptr)
            break;
        i += static_cast<std::size_t>(found - begin);
        hexes.emplace_back(i);
    }
    for (const YieldRules* rules : state.setup->yieldRules()) {
        const HexId also = rules->producesToo(state, sum);
        if (also.valid() && state.numbers[also] != sum)
            hexes.insert(std::lower_bound(hexes.begin(), hexes.end(), also), also);
    }
    return hexes;
}

/// What a hex that produces yields, and what keeps it from that; `nullopt` if it yields nothing.
std::optional<Yield> yieldAt(const State& state, HexId hex) {
    const YieldRules::Harvest harvest = harvestOf(state, hex);
    if (harvest.resource == Resource::none && harvest.keeper == nullptr)
        return std::nullopt;
    return Yield{hex, harvest, blockOf(state, hex)};
}

} // namespace

Amounts amountsAt(const State& state, HexId hex, bool fallen) {
    Amounts amounts{};
    for (const CornerId corner : state.board()[hex].corners) {
        const Building& building = state.buildings[corner];
        if (building && building.fallen == fallen)
            amounts[building.player.index()] = static_cast<std::uint8_t>(
                amounts[building.player.index()] + (building.kind == BuildingKind::city ? 2 : 1));
    }
    return amounts;
}

boost::container::small_vector<Yield, 8> yieldsOf(const State& state, int sum) {
    boost::container::small_vector<Yield, 8> yields;
    for (const HexId hex : producers(state, sum))
        if (const auto yield = yieldAt(state, hex))
            yields.push_back(*yield);
    return yields;
}

namespace {

class Production final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::production; }
    // The robber blocks production, and so changes only the steps: the state does not count cards (BA-12).
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    [[nodiscard]] std::span<const Phase> phases() const override {
        static constexpr std::array wanted{Phase::production};
        return wanted;
    }

    void run(Phase, Context& context) const override {
        const State& state = context.state;
        const PlayerList order = playersFrom(state, state.turn.player);

        struct Free {
            HexId hex;
            YieldRules::Harvest harvest;
            Amounts amounts;
        };
        boost::container::small_vector<Free, 8> free;
        // Decisions 4: first everything blocked, then everything collected; hexes outside, players inside.
        for (const HexId hex : producers(state, state.turn.dice.sum())) {
            const Amounts amounts = amountsAt(state, hex);
            if (amounts == Amounts{})
                continue; // most hexes: no module has to be asked about them
            const auto yield = yieldAt(state, hex);
            if (!yield)
                continue;
            if (!yield->block) {
                free.push_back({hex, yield->harvest, amounts});
                continue;
            }
            PlayerList lost;
            for (const PlayerId player : order)
                if (amounts[player.index()] > 0)
                    lost.push_back(player);
            context.tell(step::Blocked{hex, yield->block->by, lost, yield->block->rule});
        }
        for (const auto& [hex, harvest, amounts] : free) {
            for (const PlayerId player : order)
                if (amounts[player.index()] > 0)
                    collect(context, player, amounts[player.index()], hex, harvest);
        }
    }

    static void collect(Context& context, PlayerId player, std::uint8_t amount, HexId hex,
                        const YieldRules::Harvest& harvest) {
        if (harvest.keeper != nullptr)
            harvest.keeper->handOut(context, player, amount, hex);
        else
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
