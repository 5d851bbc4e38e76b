// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/island.h"

#include "rules/game.h"
#include "rules/hex/apply.h"
#include "rules/hex/founding.h"
#include "rules/hex/placement.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

namespace watchfire::bench {

namespace {

constexpr int roadsAdded = 10;
constexpr std::uint64_t positions = 50;

[[noreturn]] void giveUp(const std::string& why) {
    std::cerr << why << "\n";
    std::exit(2);
}

void carryOut(hex::State& state, const hex::Command& command) {
    auto outcome = hex::apply(state, command);
    if (!outcome)
        giveUp(outcome.error().message);
    state = std::move(outcome->state);
}

} // namespace

hex::State island() {
    const auto header = nlohmann::ordered_json::parse(
        R"({"watchfire": 1, "scenario": "base", "board": "base-island", "players":
            [{"id": "ann"}, {"id": "ben"}, {"id": "cleo"}, {"id": "dan"}]})");
    const auto game = makeGame(header, [](std::string_view name) -> Result<std::string> {
        std::ifstream file(WATCHFIRE_BENCH_DIR "/../../app/boards/" + std::string(name) + ".json");
        return std::string(std::istreambuf_iterator<char>(file), {});
    });
    if (!game)
        giveUp(game.error().message);
    return dynamic_cast<const HexGame&>(**game).current();
}

hex::State islandPosition(const hex::State& start, play::RandomStream random) {
    hex::State state = start;
    const hex::PlayerId first(0);
    while (const auto due = hex::nextFounding(state, first)) {
        const auto places = hex::legalPlaces(state, due->piece, due->player, true);
        carryOut(state, hex::command::PlacePiece{due->piece, due->player, random.any(places), true});
    }
    carryOut(state, hex::command::Begin{first});
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i)
        for (int added = 0; added < roadsAdded; ++added)
            if (const auto places = hex::legalPlaces(state, hex::Piece::road, hex::PlayerId(i));
                !places.empty())
                hex::putPiece(state, {hex::Piece::road, hex::PlayerId(i), random.any(places), false});
    return state;
}

std::vector<hex::State> islandPositions() {
    std::vector<hex::State> all;
    const hex::State start = island();
    for (std::uint64_t i = 0; i < positions; ++i)
        all.push_back(islandPosition(start, {1, i}));
    return all;
}

} // namespace watchfire::bench
