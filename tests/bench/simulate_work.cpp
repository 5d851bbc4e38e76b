// SPDX-License-Identifier: Apache-2.0
// Plays N whole games of a board and does nothing else, for an instruction counter and for a clock. The
// arguments are N, scenario, board and players; the difference of two runs is the cost of the games alone.
#include "app/play/simulation.h"
#include "rules/game.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

int main(int argc, char** argv) {
    using namespace watchfire;
    if (argc != 5)
        return 2;
    nlohmann::ordered_json header{{"watchfire", 1}, {"scenario", argv[2]}, {"board", argv[3]}};
    for (int i = 0; i < std::atoi(argv[4]); ++i)
        header["players"].push_back({{"id", std::to_string(i + 1)}});
    const auto made = makeGame(header, [](std::string_view name) -> Result<std::string> {
        std::ifstream file(WATCHFIRE_BENCH_DIR "/../../app/boards/" + std::string(name) + ".json");
        return std::string(std::istreambuf_iterator<char>(file), {});
    });
    if (!made)
        return 2;
    const play::Ground ground(dynamic_cast<const HexGame&>(**made).current().setup.shared());
    const play::Order order{.games = static_cast<std::uint64_t>(std::atoi(argv[1]))};
    play::Figures figures;
    for (std::uint64_t game = 0; game < order.games; ++game) {
        const auto played = play::playWholeGame(ground, play::streamOf(order, game), order.mostRolls);
        if (!played) {
            std::fprintf(stderr, "game %llu: %s\n", static_cast<unsigned long long>(game),
                         played.error().message.c_str());
            return 1;
        }
        figures.add(*played);
    }
    std::printf("%llu of %llu games ended, half of them within %d rolls\n",
                static_cast<unsigned long long>(figures.ended),
                static_cast<unsigned long long>(figures.games), figures.rollsOf(0.5));
    return 0;
}
