// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/founding.h"

#include "rules/hex/module.h"

#include <algorithm>
#include <array>
#include <vector>

namespace watchfire::hex {

namespace {

bool stands(const State& state, PlayerId player, int settlement) {
    return std::any_of(state.buildings.begin(), state.buildings.end(), [&](const Building& building) {
        return building && building.player == player && building.founded == settlement;
    });
}

/// What all players have on the board, counted in one pass.
class Founded {
public:
    explicit Founded(const State& state) : m_forts(foundingSettlements(*state.setup) == 3) {
        for (const Building& building : state.buildings)
            if (building)
                m_standing[building.player.index()] |= 1U << building.founded;
        for (const Line& line : state.lines)
            if (line)
                ++m_lines[line.player.index()];
    }

    /// The settlement stands, with the line that goes with it.
    [[nodiscard]] bool has(const FoundingPart& part) const {
        const std::size_t player = part.player.index();
        const int lines = m_forts ? part.settlement - 1 : part.settlement;
        return (m_standing[player] >> part.settlement & 1U) != 0 &&
               (part.borderFort || m_lines[player] >= lines);
    }

private:
    bool m_forts;
    std::array<unsigned, maxPlayers> m_standing{}; ///< one bit per number of a founded settlement
    std::array<int, maxPlayers> m_lines{};
};

} // namespace

int foundedBy(const State& state, PlayerId player) {
    int founded = 0;
    for (int settlement = 1; settlement <= foundingSettlements(*state.setup); ++settlement)
        founded += stands(state, player, settlement) ? 1 : 0;
    return founded;
}

int nextFounded(const State& state, PlayerId player, CornerId corner) {
    if (state.turn.phase != TurnPhase::founding)
        return 0;
    const int all = foundingSettlements(*state.setup);
    const auto walls = state.board().walls();
    const bool forts = all == 3;
    const bool fort = forts && std::any_of(walls.begin(), walls.end(),
                                           [&](const Board::Wall& wall) { return wall.fort == corner; });
    const int first = forts && !fort ? 2 : 1;
    const int last = fort ? 1 : all;
    for (int settlement = first; settlement <= last; ++settlement)
        if (!stands(state, player, settlement))
            return settlement;
    return 0;
}

// BA-34: in turn order, then in reverse. GW-10: the border forts come first, and then the last player to
// place one begins.
std::vector<FoundingPart> foundingOrder(const State& state, PlayerId first) {
    std::vector<FoundingPart> parts;
    const bool forts = foundingSettlements(*state.setup) == 3;
    const PlayerList clockwise = playersFrom(state, first);
    if (forts)
        for (const PlayerId player : clockwise)
            parts.push_back({player, 1, true});
    const PlayerList order = forts ? playersFrom(state, clockwise.back()) : clockwise;
    for (const PlayerId player : order)
        parts.push_back({player, forts ? 2 : 1});
    for (auto it = order.rbegin(); it != order.rend(); ++it)
        parts.push_back({*it, forts ? 3 : 2});
    const Founded founded(state);
    for (FoundingPart& part : parts)
        part.done = founded.has(part);
    return parts;
}

std::optional<FoundingTurn> nextFounding(const State& state, PlayerId first) {
    const int all = foundingSettlements(*state.setup);
    for (const FoundingPart& part : foundingOrder(state, first)) {
        if (part.done)
            continue;
        if (!stands(state, part.player, part.settlement))
            return FoundingTurn{part.player, Piece::settlement, false, part.borderFort,
                                part.settlement == all};
        if (part.settlement == 1)
            for (const RuleModule* module : state.setup->modules())
                if (const auto line = module->firstFoundedLine())
                    return FoundingTurn{part.player, *line, false, false, false};
        return FoundingTurn{part.player, Piece::road, state.setup->ships(), false, false};
    }
    return std::nullopt;
}

} // namespace watchfire::hex
