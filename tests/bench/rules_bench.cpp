// SPDX-License-Identifier: Apache-2.0
// The speed of the rules: one roll on a mid-game board of each scenario, a whole replay, and a fixed
// yardstick (memory and integers) in the same run, so that figures from different machines and moments can be
// compared.
#include "rules/hex/apply.h"
#include "rules/hex/forecast.h"
#include "rules/hex/risk.h"
#include "rules/hex/route.h"
#include "rules/log/replay.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <vector>

namespace {

using namespace watchfire;

/// The yardstick: copies 4 KiB and runs a short chain of integer operations, about as much memory traffic as
/// a roll.
void yardstick(benchmark::State& state) {
    std::vector<unsigned char> from(4096, 1);
    std::vector<unsigned char> to(4096);
    std::uint64_t x = 88172645463325252ULL;
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), from.size());
        for (int i = 0; i < 64; ++i) {
            x ^= x << 13U;
            x ^= x >> 7U;
            x ^= x << 17U;
        }
        to[x % to.size()] = 2;
        benchmark::DoNotOptimize(to.data());
        benchmark::DoNotOptimize(x);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(yardstick);

/// All 36 rolls in turn, each on the same mid-game state.
void applyRoll(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    std::uint8_t a = 1;
    std::uint8_t b = 1;
    for (auto _ : state) {
        auto outcome = hex::apply(game, hex::command::Roll{{a, b}});
        if (!outcome)
            state.SkipWithError("the roll was refused");
        benchmark::DoNotOptimize(outcome);
        a = static_cast<std::uint8_t>(a % 6 + 1);
        if (a == 1)
            b = static_cast<std::uint8_t>(b % 6 + 1);
    }
    state.SetItemsProcessed(state.iterations());
}

/// 300 commands from their text to their answers.
void replay300(benchmark::State& state) {
    const auto lines = bench::recordedGame(bench::recordedGames.front());
    for (auto _ : state) {
        Replay replay([](std::string_view) -> Result<std::string> { return Error{}; });
        for (const std::string& line : lines)
            benchmark::DoNotOptimize(replay.feed(line));
        if (replay.exitStatus() != 0)
            state.SkipWithError("a line was refused");
    }
}
BENCHMARK(replay300)->Unit(benchmark::kMillisecond);

/// 300 commands through the session, already parsed: what resuming a game costs.
void session300(benchmark::State& state) {
    Replay replay([](std::string_view) -> Result<std::string> { return Error{}; });
    for (const std::string& line : bench::recordedGame(bench::recordedGames.front()))
        replay.feed(line);
    const auto& game = dynamic_cast<const HexGame&>(*replay.game());
    for (auto _ : state) {
        HexSession session(game.session().stateAt(0));
        for (const auto& entry : game.session().entries())
            if (!session.submit(entry.command))
                state.SkipWithError("a command was refused");
        const hex::State* end = &session.state();
        benchmark::DoNotOptimize(end);
    }
}
BENCHMARK(session300)->Unit(benchmark::kMillisecond);

void copyState(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    for (auto _ : state) {
        hex::State copy = game;
        benchmark::DoNotOptimize(copy);
    }
}

/// All that the next roll may trigger, as the table is shown it before.
void forecast(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    for (auto _ : state)
        benchmark::DoNotOptimize(hex::forecast(game));
}

/// The risk until one's next turn, for the player who waits longest. For people: what it takes depends on how
/// many places may be chosen on the way.
void risk(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    const std::size_t players = game.setup->playerCount();
    const hex::PlayerId last((game.turn.player.index() + players - 1) % players);
    for (auto _ : state)
        benchmark::DoNotOptimize(hex::riskUntilTurnOf(game, last));
}

/// The same for the player who is about to roll: one roll more, the most there can be.
void riskOfRound(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    for (auto _ : state)
        benchmark::DoNotOptimize(hex::riskUntilTurnOf(game, game.turn.player));
}

/// What the table sees of it first.
void firstLook(benchmark::State& state, const char* name) {
    const hex::State game = bench::midGame(name);
    const std::size_t players = game.setup->playerCount();
    const hex::PlayerId last((game.turn.player.index() + players - 1) % players);
    for (auto _ : state)
        benchmark::DoNotOptimize(hex::riskUntilTurnOf(game, last, hex::firstLook()));
}

void longestRoad(benchmark::State& state) {
    const hex::State game = bench::midGame(bench::recordedGames.front());
    for (auto _ : state)
        for (std::size_t i = 0; i < game.setup->playerCount(); ++i)
            benchmark::DoNotOptimize(hex::longestRoadsHalves(game)[i]);
}
BENCHMARK(longestRoad);

} // namespace

int main(int argc, char** argv) {
    for (const char* name : bench::recordedGames) {
        benchmark::RegisterBenchmark((std::string("applyRoll/") + name).c_str(), applyRoll, name);
        benchmark::RegisterBenchmark((std::string("copyState/") + name).c_str(), copyState, name);
        benchmark::RegisterBenchmark((std::string("forecast/") + name).c_str(), forecast, name);
        benchmark::RegisterBenchmark((std::string("risk/") + name).c_str(), risk, name)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((std::string("riskOfRound/") + name).c_str(), riskOfRound, name)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((std::string("firstLook/") + name).c_str(), firstLook, name)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
