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

/// BA-34: in order, then in reverse. GW-10: before that the border forts, and then the last fort placer
/// begins.
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

std::optional<FoundingTurn> nextFounding(const State& state, PlayerId first) {
    const int all = foundingSettlements(*state.setup);
    const bool forts = all == 3;
    for (const Round& round : sequence(state, first)) {
        const int founded = state.players[round.player.index()].founded;
        const bool fort = forts && round.settlement == 1;
        if (founded < round.settlement)
            return FoundingTurn{round.player, Piece::settlement, false, fort, round.settlement == all};
        const int linesDue = forts ? round.settlement - 1 : round.settlement;
        if (!fort && linesOf(state, round.player) < linesDue) {
            // RA-02: the first settlement of The Raiders has a ship beside it, no road.
            if (state.setup->has(ModuleName::raiders) && round.settlement == 1)
                return FoundingTurn{round.player, Piece::ship, false, false, false};
            return FoundingTurn{round.player, Piece::road, state.setup->ships(), false, false};
        }
    }
    return std::nullopt;
}

} // namespace watchfire::hex
