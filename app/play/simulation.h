// SPDX-License-Identifier: Apache-2.0
// Plays many games on several threads. Game n of a seed is the same game on every machine, whichever thread
// plays it.
#pragma once

#include "app/play/figures.h"

#include <atomic>
#include <chrono>
#include <functional>

namespace watchfire::play {

struct Order {
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    int mostRolls = 1000; ///< a game that has reached no end by then counts as unfinished
};

/// Plays and adds up. `progress` is called on this thread every `pace` with the number of games played.
/// `stop` ends it early: the figures then cover the games played so far. Errors: as playWholeGame.
Result<Figures> simulate(const Ground& ground, const Order& order, const std::atomic<bool>& stop,
                         const std::function<void(std::uint64_t played)>& progress,
                         std::chrono::milliseconds pace);

/// The stream of game n, counted from 0.
[[nodiscard]] inline RandomStream streamOf(const Order& order, std::uint64_t game) {
    return {order.seed, game};
}

} // namespace watchfire::play
