// SPDX-License-Identifier: Apache-2.0
// What a roll yields, and what keeps a hex from yielding (BA-10, BA-11); a founding's first cards (BA-34).
// The bank is not tracked (BA-12).
#include "rules/hex/modules/modules.h"

namespace watchfire::hex {

namespace {

using Amounts = std::array<std::uint8_t, maxPlayers>;

/// What each player's buildings at a hex collect: 1 a settlement, 2 a city (BA-10).
Amounts amountsAt(const State& state, HexId hex) {
    Amounts amounts{};
    for (const CornerId corner : state.board()[hex].corners) {
        const Building building = state.buildings[corner];
        if (building)
            amounts[building.player.index()] = static_cast<std::uint8_t>(
                amounts[building.player.index()] + (building.kind == BuildingKind::city ? 2 : 1));
    }
    return amounts;
}

std::optional<RuleModule::Block> blockOf(const State& state, HexId hex) {
    for (const RuleModule* module : state.setup->modules())
        if (const auto block = module->blocks(state, hex))
            return block;
    return std::nullopt;
}

class Production final : public RuleModule {
    [[nodiscard]] std::span<const Phase> phases() const override {
        static constexpr std::array wanted{Phase::production};
        return wanted;
    }

    void run(Phase, Context& context) const override {
        const State& state = context.state;
        const Board& board = context.board();
        const PlayerList order = playersFrom(state, state.turn.player);
        const int sum = state.turn.dice.sum();

        boost::container::small_vector<HexId, 8> free;
        // Decisions 4: first everything blocked, then everything collected; hexes outside, players inside.
        for (std::size_t i = 0; i < board.hexes().size(); ++i) {
            const HexId hex(i);
            if (state.numbers[hex] != sum || yieldOf(board[hex].terrain) == Resource::none)
                continue;
            const auto block = blockOf(state, hex);
            if (!block) {
                free.push_back(hex);
                continue;
            }
            const Amounts amounts = amountsAt(state, hex);
            PlayerList lost;
            for (const PlayerId player : order)
                if (amounts[player.index()] > 0)
                    lost.push_back(player);
            if (!lost.empty())
                context.tell(step::Blocked{hex, block->by, lost, block->rule});
        }
        for (const HexId hex : free) {
            const Amounts amounts = amountsAt(state, hex);
            for (const PlayerId player : order)
                if (amounts[player.index()] > 0)
                    context.tell(step::Collect{player, yieldOf(board[hex].terrain), amounts[player.index()],
                                               hex, BA(10)});
        }
    }

    void built(Context& context, const Placement& placement) const override {
        if (!placement.founding || placement.piece != Piece::settlement)
            return;
        const State& state = context.state;
        // BA-34: the last founding settlement gives its first cards, one of each hex around it.
        if (state.players[placement.player.index()].founded != foundingSettlements(*state.setup))
            return;
        for (const HexId hex : context.board()[std::get<CornerId>(placement.at)].hexes) {
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
