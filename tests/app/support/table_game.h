// SPDX-License-Identifier: Apache-2.0
// A Great Wall game of four on the shipped board, with a border fort for everybody, for tests of texts and
// models.
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

/// Commands that put everybody's border fort down, without beginning.
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

} // namespace watchfire::test
