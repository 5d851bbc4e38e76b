// SPDX-License-Identifier: Apache-2.0
// Counts what a roll asks of the heap, in the middle of a game of each scenario: for all 36 rolls nothing, so
// that a roll's time never depends on the heap. Only boards larger than the shipped ones, and questions with
// more answers than those of shipped boards, ask for memory.
#include "rules/hex/apply.h"
#include "tests/bench/bench_game.h"
#include "tests/bench/counting_heap.h"

#include <cstdio>

int main() {
    using namespace watchfire;
    bool good = true;
    for (const char* name : bench::recordedGames) {
        const hex::State game = bench::midGame(name);
        long all = 0;
        for (int roll = 0; roll < 36; ++roll) {
            const hex::Dice dice{static_cast<std::uint8_t>(roll % 6 + 1),
                                 static_cast<std::uint8_t>(roll / 6 + 1)};
            const long before = bench::timesAsked();
            const bool carriedOut = hex::apply(game, hex::command::Roll{dice}).ok();
            const long asked = bench::timesAsked() - before;
            if (asked > 0)
                std::printf("%s, %d and %d: %ld allocations\n", name, dice.a, dice.b, asked);
            if (!carriedOut)
                std::printf("%s, %d and %d: refused\n", name, dice.a, dice.b);
            good = good && carriedOut && asked == 0;
            all += asked;
        }
        std::printf("%s: 36 rolls, %ld allocations\n", name, all);
    }
    return good ? 0 : 1;
}
