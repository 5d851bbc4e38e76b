// SPDX-License-Identifier: Apache-2.0
// Rolls as island_work.cpp does, and makes the cards with their sentences that the table reads. The argument
// is the number of rolls. For people, beside other programs (peers.sh).
#include "app/text/step_text.h"
#include "rules/hex/apply.h"
#include "tests/bench/island.h"
#include "tests/bench/watch.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    using namespace watchfire;
    const std::uint64_t times = argc == 2 ? std::strtoull(argv[1], nullptr, 10) : 0;
    if (times == 0)
        return 2;
    const auto all = bench::islandPositions();
    play::RandomStream random(2);
    const auto die = [&] { return static_cast<std::uint8_t>(1 + random.below(6)); };
    qsizetype cards = 0;
    const bench::Watch watch;
    for (std::uint64_t i = 0; i < times; ++i) {
        const std::uint8_t a = die();
        const auto outcome = hex::apply(all[i * all.size() / times], hex::command::Roll{{a, die()}});
        if (!outcome)
            return 1;
        cards += text::cardsOf(outcome->state, outcome->steps).size();
    }
    watch.say("told-roll", times);
    return cards == 0 ? 1 : 0;
}
