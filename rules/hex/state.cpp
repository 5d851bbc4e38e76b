// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/state.h"

#include "rules/hex/module.h"

namespace watchfire::hex {

State initialState(SetupRef setup) {
    State state;
    const Board& board = setup->board();
    state.buildings = Buildings(Buildings::Cells(board.corners().size()));
    state.lines = decltype(state.lines)(board.sides().size());
    state.numbers = decltype(state.numbers)(board.hexes().size());
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        state.numbers[HexId(i)] = board.hexes()[i].number;
    state.setup = std::move(setup);
    for (const RuleModule* module : state.setup->modules())
        module->prepare(state);
    return state;
}

std::uint8_t bitsOf(const PlayerList& players) {
    unsigned bits = 0;
    for (const PlayerId player : players)
        bits |= 1U << player.index();
    return static_cast<std::uint8_t>(bits);
}

PlayerList withBit(const PlayerList& players, std::uint8_t bits) {
    PlayerList chosen;
    for (const PlayerId player : players)
        if (((unsigned{bits} >> player.index()) & 1U) != 0)
            chosen.push_back(player);
    return chosen;
}

PlayerId nextPlayer(const State& state, PlayerId player) {
    return PlayerId((player.index() + 1) % state.setup->playerCount());
}

PlayerList playersFrom(const State& state, PlayerId first) {
    PlayerList players;
    const std::size_t count = state.setup->playerCount();
    std::size_t player = first.valid() ? first.index() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        players.push_back(PlayerId(player));
        player = player + 1 < count ? player + 1 : 0; // a division would take longer than all the rest
    }
    return players;
}

int foundingSettlements(const Setup& setup) {
    return setup.scenario() == Scenario::greatWall ? 3 : 2;
}

} // namespace watchfire::hex
