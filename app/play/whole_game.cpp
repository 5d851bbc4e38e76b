// SPDX-License-Identifier: Apache-2.0
#include "app/play/whole_game.h"

#include "app/play/player.h"
#include "rules/hex/apply.h"
#include "rules/hex/scoring.h"

namespace watchfire::play {

Result<WholeGame> playWholeGame(const Ground& ground, RandomStream random, int mostRolls,
                                std::vector<hex::Command>* commands) {
    Player player(ground, random);
    WholeGame game;
    hex::State state = ground.start();
    std::optional<hex::Decision> open;
    while (!state.ending.over) {
        const hex::Command command = player.next(state, open);
        const bool roll = std::holds_alternative<hex::command::Roll>(command);
        if (roll && game.rolls == mostRolls)
            break;
        auto outcome = hex::apply(state, command);
        if (!outcome)
            return outcome.error();
        if (commands != nullptr)
            commands->push_back(command);
        game.rolls += roll ? 1 : 0;
        for (const hex::Step& step : outcome->steps)
            if (const auto* breach = std::get_if<hex::step::Breach>(&step))
                ++game.breaches[breach->wall.index()];
        player.heed(outcome->steps);
        state = std::move(outcome->state);
        open = std::move(outcome->decision);
    }
    game.over = state.ending.over;
    game.lastPenalty = state.ending.lastPenalty;
    game.winners = state.ending.winners;
    for (std::size_t i = 0; i < ground.setup().board().walls().size(); ++i)
        game.wallOwners[i] = hex::ownerOf(state, hex::WallId(i));
    return game;
}

} // namespace watchfire::play
