// SPDX-License-Identifier: Apache-2.0
// Rolls N times on a game's mid-game board, or at the end of a log, and does nothing else, for an instruction
// counter. The arguments are N and the game or the log's path; the difference of two runs is the cost of the
// rolls alone.
#include "rules/hex/apply.h"
#include "tests/bench/bench_game.h"

#include <cstdlib>
#include <string>

int main(int argc, char** argv) {
    using namespace watchfire;
    const int rolls = argc > 1 ? std::atoi(argv[1]) : 0;
    const std::string name = argc > 2 ? argv[2] : bench::recordedGames.front();
    const hex::State game = name.ends_with(".jsonl") ? bench::endOf(name) : bench::midGame(name);
    std::size_t steps = 0;
    for (int i = 0; i < rolls; ++i) {
        const hex::Dice dice{static_cast<std::uint8_t>(i % 6 + 1), static_cast<std::uint8_t>(i / 6 % 6 + 1)};
        const auto outcome = hex::apply(game, hex::command::Roll{dice});
        if (!outcome)
            return 1;
        steps += outcome->steps.size();
    }
    return rolls > 0 && steps == 0 ? 1 : 0;
}
