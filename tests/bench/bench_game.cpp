// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench_game.h"

#include "rules/hex/log/json.h"
#include "rules/log/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

namespace watchfire::bench {

namespace {

[[noreturn]] void giveUp(const std::string& why) {
    std::cerr << why << "\n";
    std::exit(2);
}

std::string boardText(const std::string& name) {
    const std::string path = WATCHFIRE_BENCH_DIR "/../../app/boards/" + name + ".json";
    std::ifstream file(path);
    if (!file)
        giveUp(path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace

std::vector<std::string> recordedGame(const std::string& name) {
    // The games that are played through the real program are measured too; there is one more for six players.
    std::ifstream file(WATCHFIRE_BENCH_DIR "/" + name + ".jsonl");
    if (!file)
        file.open(WATCHFIRE_BENCH_DIR "/../end-to-end/" + name + ".jsonl");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    if (lines.size() < 200)
        giveUp(name + ": a game of at least 200 lines was wanted");
    // The board goes into the header, so that a replay measures no file reading.
    auto header = nlohmann::ordered_json::parse(lines.front());
    header["board"] = nlohmann::ordered_json::parse(boardText(header["board"]));
    lines.front() = header.dump();
    return lines;
}

hex::State endOf(const std::string& path) {
    std::ifstream file(path);
    Replay replay([](std::string_view) -> Result<std::string> { return Error{}; });
    for (std::string line; std::getline(file, line);)
        replay.feed(line);
    const auto* game = dynamic_cast<const HexGame*>(replay.game());
    if (game == nullptr || replay.exitStatus() != 0)
        giveUp(path + " is no game that can be played");
    return game->current();
}

hex::State midGame(const std::string& name) {
    const auto lines = recordedGame(name);
    Replay replay([](std::string_view) -> Result<std::string> { return Error{}; });
    std::size_t n = 0;
    for (const std::string& line : lines) {
        const auto* game = dynamic_cast<const HexGame*>(replay.game());
        const bool roll = line.find("\"roll\"") != std::string::npos;
        if (game != nullptr && n >= lines.size() / 2 && roll)
            return game->current();
        replay.feed(line);
        ++n;
    }
    giveUp("the recorded game has no roll in its second half");
}

} // namespace watchfire::bench
