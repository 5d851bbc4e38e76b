// SPDX-License-Identifier: Apache-2.0
// The base island of four players, for a clock, an instruction counter, and beside other programs (peers.sh).
//
// Usage: island_work rolls|roads|games N
//
// rolls: N rolls at random, spread over 50 positions; `apply` makes a new state and all steps each time.
//
// roads: N times the longest road of all four players, over the same positions.
//
// games: N whole games at random (random_player.h).
//
// Each says how long one took, in processor time and by the clock. The positions and the first dice cost the
// same for any N, so the difference of two runs is the work alone.
#include "rules/hex/apply.h"
#include "rules/hex/route.h"
#include "tests/bench/island.h"
#include "tests/bench/random_player.h"
#include "tests/bench/watch.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace watchfire;

constexpr int mostRolls = 10'000;

int rolls(std::uint64_t times) {
    const auto all = bench::islandPositions();
    play::RandomStream random(2);
    const auto die = [&] { return static_cast<std::uint8_t>(1 + random.below(6)); };
    std::uint64_t steps = 0;
    const bench::Watch watch;
    for (std::uint64_t i = 0; i < times; ++i) {
        const std::uint8_t a = die();
        const auto outcome = hex::apply(all[i * all.size() / times], hex::command::Roll{{a, die()}});
        if (!outcome)
            return 1;
        steps += outcome->steps.size();
    }
    watch.say("roll", times);
    std::printf("# %.2f steps a roll\n",
                static_cast<double>(steps) / static_cast<double>(times > 0 ? times : 1));
    return times > 0 && steps == 0 ? 1 : 0;
}

int roads(std::uint64_t times) {
    const auto all = bench::islandPositions();
    std::uint64_t halves = 0;
    const bench::Watch watch;
    for (std::uint64_t i = 0; i < times; ++i) {
        for (const int one : hex::longestRoadsHalves(all[i * all.size() / times]))
            halves += static_cast<std::uint64_t>(one);
    }
    watch.say("roads", times);
    std::printf("# together %.1f long\n",
                static_cast<double>(halves) / 2 / static_cast<double>(times > 0 ? times : 1));
    return times > 0 && halves == 0 ? 1 : 0;
}

int games(std::uint64_t times) {
    const hex::State start = bench::island();
    bench::RandomGame sum;
    std::uint64_t won = 0;
    const bench::Watch watch;
    for (std::uint64_t i = 0; i < times; ++i) {
        const auto game = bench::playRandomGame(start, {3, i}, mostRolls);
        if (!game) {
            std::fprintf(stderr, "game %llu: %s\n", static_cast<unsigned long long>(i),
                         game.error().message.c_str());
            return 1;
        }
        won += game->over ? 1 : 0;
        sum.rolls += game->rolls;
        sum.actions += game->actions;
        sum.steps += game->steps;
    }
    watch.say("game", times);
    const double n = times > 0 ? static_cast<double>(times) : 1;
    std::printf("# %.0f actions, %.0f rolls and %.0f steps a game; %.0f of %.0f won\n",
                static_cast<double>(sum.actions) / n, sum.rolls / n, static_cast<double>(sum.steps) / n,
                static_cast<double>(won), n);
    return won == times ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc == 3 ? argv[1] : "";
    const std::uint64_t times = argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 0;
    if (what == "rolls")
        return rolls(times);
    if (what == "roads")
        return roads(times);
    if (what == "games")
        return games(times);
    std::fputs("island_work rolls|roads|games N\n", stderr);
    return 2;
}
