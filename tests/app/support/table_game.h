// SPDX-License-Identifier: Apache-2.0
// Games on the shipped boards for tests of texts and models: The Great Wall of four with a border fort for
// each player, The World of three and The Raiders of four, begun with an empty board.
#pragma once

#include "app/boards/board_library.h"
#include "rules/game.h"
#include "rules/hex/forecast.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace watchfire::test {

using Json = nlohmann::ordered_json;

inline Json wallHeader(const Json& options = Json::object()) {
    return {{"watchfire", 1},
            {"scenario", "great-wall"},
            {"board", Json::parse(boards::read("great-wall-4").value())},
            {"players",
             {{{"id", "red"}, {"name", "Ann"}, {"seat", "south"}},
              {{"id", "blue"}, {"name", "Bo"}, {"seat", "west"}},
              {{"id", "white"}, {"name", "Cy"}, {"seat", "north"}},
              {{"id", "orange"}, {"name", "Di"}, {"seat", "east"}}}},
            {"options", options}};
}

/// Commands that place every player's border fort, without beginning.
inline std::vector<Json> forts() {
    std::vector<Json> commands;
    const char* const players[] = {"red", "blue", "white", "orange"};
    for (int i = 0; i < 4; ++i) {
        commands.push_back({{"do", "place"},
                            {"piece", "settlement"},
                            {"player", players[i]},
                            {"at", std::to_string(i) + ",0:NW"},
                            {"founding", true}});
    }
    return commands;
}

inline std::unique_ptr<HexGame> wallGame() {
    auto made = makeGame(wallHeader(), boards::read);
    std::unique_ptr<HexGame> game(dynamic_cast<HexGame*>(std::move(made).value().release()));
    for (const Json& command : forts())
        game->submit(command);
    return game;
}

/// True if the game accepted the command.
inline bool submit(HexGame& game, const char* command) {
    return game.submit(Json::parse(command))["ok"].get<bool>();
}

/// A game of red (Ann), blue (Bo), white (Cy) and perhaps orange (Di) on a shipped board; it is Ann's turn to
/// roll.
inline std::unique_ptr<HexGame> begunGame(const char* scenario, const char* board, std::size_t players) {
    Json header = wallHeader();
    header["scenario"] = scenario;
    header["board"] = Json::parse(boards::read(board).value());
    while (header["players"].size() > players)
        header["players"].erase(header["players"].size() - 1);
    auto made = makeGame(header, boards::read);
    std::unique_ptr<HexGame> game(dynamic_cast<HexGame*>(std::move(made).value().release()));
    game->submit({{"do", "begin"}, {"player", "red"}});
    return game;
}

inline std::unique_ptr<HexGame> worldGame() {
    return begunGame("world", "world", 3);
}

inline std::unique_ptr<HexGame> raidersGame() {
    return begunGame("raiders", "raiders-4", 4);
}

} // namespace watchfire::test
