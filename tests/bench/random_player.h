// SPDX-License-Identifier: Apache-2.0
// A whole game at random: the player who has to act lists every legal action that the hand can pay for and
// takes one of them, each as likely as the others. Programs with such players (tests/bench/peers.sh) can be
// compared by it.
//
// Actions before the roll: roll, or play a card. After it: end the turn; a settlement, a road or a city on
// each place where it may go; buy a card; play a card; each trade with the bank (four, three or two of one
// kind for one of another). A card that was bought this turn waits for the next; points are shown at once.
// Also at random: the founding, the robber's hex and whom he robs, which card he takes, and the half of a
// hand that a seven takes. The bank holds 19 cards of each kind: where it has too few for all, nobody but a
// single player gets any. Players do not trade with each other.
#pragma once

#include "app/play/random_stream.h"
#include "rules/core/error.h"
#include "rules/hex/state.h"

#include <cstdint>

namespace watchfire::bench {

struct RandomGame {
    bool over = false; ///< false: nobody had won when the rolls were used up
    int rolls = 0;
    /// Commands to the rules, and what the hands did without one (a trade, a purchase).
    std::uint64_t actions = 0;
    std::uint64_t steps = 0; ///< told to the table
};

/// Plays a game of the base island from its founding to its end. Errors: a command was refused, or a card was
/// lost or made on the way; both would be a fault of this policy.
[[nodiscard]] Result<RandomGame> playRandomGame(const hex::State& start, play::RandomStream random,
                                                int mostRolls);

} // namespace watchfire::bench
