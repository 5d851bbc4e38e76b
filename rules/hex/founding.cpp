// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/founding.h"

#include <algorithm>
#include <vector>

namespace watchfire::hex {

namespace {

struct Round {
    PlayerId player;
    int settlement = 0; ///< the player's first, second, …
};

int linesOf(const State& state, PlayerId player) {
    return static_cast<int>(std::count_if(state.lines.begin(), state.lines.end(),
                                          [&](const Line& line) { return line && line.player == player; }));
}

bool stands(const State& state, PlayerId player, int settlement) {
    return std::any_of(state.buildings.begin(), state.buildings.end(), [&](const Building& building) {
        return building && building.player == player && building.founded == settlement;
    });
}

/// BA-34: in turn order, then in reverse. GW-10: the border forts come first, and then the last player to
/// place one begins.
std::vector<Round> sequence(const State& state, PlayerId first) {
    std::vector<Round> rounds;
    const bool forts = foundingSettlements(*state.setup) == 3;
    const PlayerList clockwise = playersFrom(state, first);
    if (forts)
        for (const PlayerId player : clockwise)
            rounds.push_back({player, 1});
    const PlayerList order = forts ? playersFrom(state, clockwise.back()) : clockwise;
    for (const PlayerId player : order)
        rounds.push_back({player, forts ? 2 : 1});
    for (auto it = order.rbegin(); it != order.rend(); ++it)
        rounds.push_back({*it, forts ? 3 : 2});
    return rounds;
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

std::optional<FoundingTurn> nextFounding(const State& state, PlayerId first) {
    const int all = foundingSettlements(*state.setup);
    const bool forts = all == 3;
    for (const Round& round : sequence(state, first)) {
        const bool fort = forts && round.settlement == 1;
        if (!stands(state, round.player, round.settlement))
            return FoundingTurn{round.player, Piece::settlement, false, fort, round.settlement == all};
        const int linesDue = forts ? round.settlement - 1 : round.settlement;
        if (!fort && linesOf(state, round.player) < linesDue) {
            // RA-02: in The Raiders, the first settlement gets a ship beside it instead of a road.
            if (state.setup->has(ModuleName::raiders) && round.settlement == 1)
                return FoundingTurn{round.player, Piece::ship, false, false, false};
            return FoundingTurn{round.player, Piece::road, state.setup->ships(), false, false};
        }
    }
    return std::nullopt;
}

} // namespace watchfire::hex
