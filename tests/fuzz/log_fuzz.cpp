// SPDX-License-Identifier: Apache-2.0
// Logs of all games, played line by line as `watchfire replay` and the screen do: every line is answered, the
// state can be written, and the game's own log plays again to the same state.
#include "rules/core/json_text.h"
#include "rules/game.h"
#include "rules/log/replay.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

namespace watchfire::fuzz {

const bool pretty = false;

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostLines = 200;

Result<std::string> shipped(const char* folder, std::string_view name) {
    static std::map<std::string, std::string> known;
    const std::string path = std::string(WATCHFIRE_SOURCE_DIR) + folder + std::string(name) + ".json";
    const bool plain =
        name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
    if (plain && known.find(path) == known.end() && known.size() < 1000) {
        std::ifstream in(path, std::ios::binary);
        known[path] = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }
    const auto found = known.find(path);
    if (!plain || found == known.end() || found->second.empty())
        return Error{ErrorCode::header, {}, "no such file", "$"};
    return found->second;
}

/// The game of a header, with the boards and books of the sources.
Result<std::unique_ptr<Game>> gameOf(const Json& header) {
    return makeGame(
        header, [](std::string_view name) { return shipped("/app/boards/", name); },
        [](std::string_view name) { return shipped("/app/books/", name); });
}

/// A game with a header that was seen before starts without reading its board again: most changes concern
/// commands.
std::unique_ptr<Game> begun(const std::string& line) {
    struct Begun {
        std::shared_ptr<const hex::Setup> hexes;
        std::string board;
        hex::State hexStart;
        std::shared_ptr<const powder::Setup> powder;
        powder::State powderStart;
    };
    static std::map<std::string, Begun, std::less<>> known;
    if (const auto it = known.find(line); it != known.end()) {
        if (it->second.hexes)
            return std::make_unique<HexGame>(it->second.hexes, it->second.board, it->second.hexStart);
        return std::make_unique<PowderGame>(it->second.powder, it->second.powderStart);
    }
    const auto header = readJsonText(line);
    if (!header)
        return nullptr;
    auto game = gameOf(*header);
    if (!game) {
        demand(!game.error().message.empty(), "a refusal has its words");
        return nullptr;
    }
    if (known.size() >= 64)
        known.clear();
    Begun& kept = known[line];
    if (const auto* hexes = dynamic_cast<const HexGame*>(game->get())) {
        kept.hexes = hexes->current().setup.shared();
        kept.board = (*header)["board"].dump();
        kept.hexStart = hexes->current();
    } else if (const auto* powder = dynamic_cast<const PowderGame*>(game->get())) {
        kept.powder = powder->current().setup;
        kept.powderStart = powder->current();
    }
    return std::move(*game);
}

/// Plays the game's own log from the start.
void playAgain(const Game& game) {
    const auto header = readJsonText(game.header().dump());
    demand(header.ok(), "a header is JSON");
    auto again = gameOf(*header);
    demand(again.ok(), "a game's own header begins it");
    for (std::size_t n = 0; n < game.commandCount(); ++n) {
        const auto line = readJsonText(game.commandLine(n).dump());
        demand(line.ok(), "a command is JSON");
        const Json answer = (*again)->submit(*line);
        if (!answer["ok"].get<bool>())
            std::fprintf(stderr, "%s\n%s\n", line->dump().c_str(), answer.dump().c_str());
        demand(answer["ok"].get<bool>(), "a command in force is taken again");
    }
    demand((*again)->state() == game.state(), "and leads to the same state");
}

/// Starts a game from the position that the game writes into a header.
void beginThere(const Game& game) {
    const Json position = game.position();
    if (position.is_null())
        return;
    Json header = game.header();
    header["position"] = position;
    auto again = gameOf(header);
    if (!again)
        std::fprintf(stderr, "%s\n", again.error().message.c_str());
    demand(again.ok(), "a game begins at a position of its own");
    demand((*again)->state() == game.state(), "and is the same game");
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace watchfire;
    using fuzz::demand;
    const std::string_view text = fuzz::textOf(data, size);
    std::unique_ptr<Game> game;
    int lines = 0;
    for (std::size_t at = 0; at < text.size() && lines < fuzz::mostLines; ++lines) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line(text.substr(at, end - at));
        at = end + 1;
        if (!game) {
            game = fuzz::begun(line);
            if (!game)
                return 0;
            continue;
        }
        const auto command = readJsonText(line);
        if (!command)
            continue;
        const auto answer = game->submit(*command);
        demand(answer.is_object() && answer.contains("ok"), "a line is answered");
        (void)answer.dump(); // throws if a text is not UTF-8
        if (!answer["ok"].get<bool>())
            demand(answer["error"].contains("code") && !answer["error"]["message"].get<std::string>().empty(),
                   "a refusal has its code and its words");
    }
    if (!game)
        return 0;
    (void)game->state().dump();
    fuzz::beginThere(*game);
    // For one input in eight: it costs as much as everything else.
    if (size % 8 == 0)
        fuzz::playAgain(*game);
    return 0;
}
