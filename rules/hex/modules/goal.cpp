// SPDX-License-Identifier: Apache-2.0
// Winning (BA-43; the goals of GW-70, WO-50, GR-51, RA-70) and the other ways a game ends (GW-71).
#include "rules/hex/module.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/scoring.h"

#include <algorithm>

namespace watchfire::hex {

namespace {

std::array<std::int16_t, maxPlayers> allPoints(const State& state) {
    std::array<std::int16_t, maxPlayers> points{};
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i)
        points[i] = static_cast<std::int16_t>(pointsOf(state, PlayerId(i)));
    return points;
}

/// Records the ending. After a correction of a finished game, it is announced only if it differs from the
/// previous one.
void end(Context& context, const Ending& ending, Clause rule, PlayerId reachedGoal) {
    State& state = context.state;
    const bool news = !(state.ending == ending);
    state.ending = ending;
    state.tasks.clear();
    for (const RuleModule* module : state.setup->modules())
        module->gameEnds(state);
    if (!news)
        return;
    if (reachedGoal.valid())
        context.tell(step::Win{reachedGoal, ending.points[reachedGoal.index()], BA(43)});
    context.tell(step::GameOver{ending.winners, ending.points, rule});
}

class Goal final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::goal; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }
    static constexpr std::array actsIn{Phase::goal};
    [[nodiscard]] std::span<const Phase> phases() const override { return actsIn; }

    void run(Phase, Context& context) const override {
        State& state = context.state;
        if (state.turn.phase == TurnPhase::founding)
            return;
        // A correction may end a game, or take its end back (BA-60), by the clause that ended it.
        if (context.correction && state.ending.lastPenalty) {
            for (const RuleModule* module : state.setup->modules()) {
                if (module->endsGame(state)) {
                    endByPoints(context, GW(71));
                    return;
                }
            }
        }
        const PlayerId player = state.turn.player;
        if (pointsOf(state, player) < state.setup->goalPoints()) {
            state.ending = {};
            return;
        }
        Ending ending{.over = true, .winners = {}, .points = allPoints(state)};
        ending.winners.set(player.index());
        end(context, ending, BA(43), player);
    }
};

} // namespace

void endByPoints(Context& context, Clause rule) {
    State& state = context.state;
    Ending ending{.over = true, .lastPenalty = true, .winners = {}, .points = allPoints(state)};
    // GW-71: most points; among equals, fewest chips; then shared.
    const auto rank = [&](std::size_t player) {
        return std::pair{ending.points[player], -state.greatWall.chips[player]};
    };
    auto best = rank(0);
    for (std::size_t i = 1; i < state.setup->playerCount(); ++i)
        best = std::max(best, rank(i));
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i)
        ending.winners.set(i, rank(i) == best);
    end(context, ending, rule, {});
}

const RuleModule& goalModule() {
    static const Goal module;
    return module;
}

} // namespace watchfire::hex
