// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/founding.h"

#include <algorithm>
#include <vector>

namespace watchfire::hex {

namespace {

int linesOf(const State& state, PlayerId player) {
    return static_cast<int>(std::count_if(state.lines.begin(), state.lines.end(),
                                          [&](const Line& line) { return line && line.player == player; }));
}

bool stands(const State& state, PlayerId player, int settlement) {
    return std::any_of(state.buildings.begin(), state.buildings.end(), [&](const Building& building) {
        return building && building.player == player && building.founded == settlement;
    });
}

bool hasItsLine(const State& state, const FoundingPart& part) {
    const bool forts = foundingSettlements(*state.setup) == 3;
    return part.borderFort || linesOf(state, part.player) >= (forts ? part.settlement - 1 : part.settlement);
}

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
    for (FoundingPart& part : parts)
        part.done = stands(state, part.player, part.settlement) && hasItsLine(state, part);
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
        // RA-02: in The Raiders, the first settlement gets a ship beside it instead of a road.
        if (state.setup->has(ModuleName::raiders) && part.settlement == 1)
            return FoundingTurn{part.player, Piece::ship, false, false, false};
        return FoundingTurn{part.player, Piece::road, state.setup->ships(), false, false};
    }
    return std::nullopt;
}

} // namespace watchfire::hex
