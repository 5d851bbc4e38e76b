// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/boards.h"

#include "rules/hex/log/json.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace watchfire::test {

namespace {

json land(const std::string& at, const std::string& terrain, int number) {
    return {{"at", at}, {"terrain", terrain}, {"number", number}};
}

json bare(const std::string& at, const std::string& terrain) {
    return {{"at", at}, {"terrain", terrain}};
}

} // namespace

std::string sourceFile(const std::string& path) {
    std::ifstream in(std::string(WATCHFIRE_SOURCE_DIR) + "/" + path, std::ios::binary);
    EXPECT_TRUE(in.good()) << path;
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

json shippedBoard(const std::string& name) {
    return json::parse(sourceFile("app/boards/" + name + ".json"));
}

hex::Board read(const json& board) {
    auto made = hex::boardFromJson(hex::Json::parse(board.dump()));
    if (!made)
        throw std::runtime_error(made.error().message);
    return *std::move(made);
}

json littleWall() {
    json board{{"watchfire-board", 1}, {"name", "little-wall"}, {"example", true}, {"players", {4}}};
    board["title"] = {{"en", "A little wall"}};
    board["hexes"] = {bare("1,-2", "steppe"),      bare("2,-2", "steppe"),       bare("3,-2", "steppe"),
                      bare("0,-1", "steppe"),      bare("1,-1", "steppe"),       bare("2,-1", "steppe"),
                      bare("3,-1", "steppe"),      land("0,0", "hills", 5),      land("1,0", "forest", 4),
                      land("2,0", "fields", 10),   land("3,0", "forest", 6),     land("0,1", "pasture", 11),
                      land("1,1", "mountains", 9), land("2,1", "mountains", 11), bare("3,1", "sea"),
                      land("0,2", "fields", 3),    land("1,2", "hills", 8),      land("2,2", "pasture", 2),
                      land("3,2", "hills", 12),    bare("0,3", "sea"),           bare("1,3", "sea"),
                      bare("2,3", "sea")};
    board["harbours"] = {{{"at", "0,2:SE"}, {"trade", "any"}},
                         {{"at", "1,2:SE"}, {"trade", "ore"}},
                         {{"at", "2,1:E"}, {"trade", "wool"}}};
    board["walls"] = {
        {{"id", "W3"}, {"attack", "0,-1"}, {"fort", "0,0:NW"}, {"column", {"0,0", "0,1", "0,2"}}},
        {{"id", "W4"}, {"attack", "1,-1"}, {"fort", "1,0:NW"}, {"column", {"1,0", "1,1", "1,2"}}},
        {{"id", "W5"}, {"attack", "2,-1"}, {"fort", "2,0:NW"}, {"column", {"2,0", "2,1", "2,2"}}},
        {{"id", "W6"}, {"attack", "3,-1"}, {"fort", "3,0:NW"}, {"column", {"3,0", "3,1", "3,2"}}}};
    board["assembly"] = {{{"id", "III"},
                          {"at", "1,-2"},
                          {"left", {{"number", 11}, {"wall", "W3"}}},
                          {"right", {{"number", 3}, {"wall", "W4"}}}},
                         {{"id", "IV"},
                          {"at", "2,-2"},
                          {"left", {{"number", 4}, {"wall", "W4"}}},
                          {"right", {{"number", 12}, {"wall", "W5"}}}},
                         {{"id", "V"},
                          {"at", "3,-2"},
                          {"left", {{"number", 9}, {"wall", "W5"}}},
                          {"right", {{"number", 8}, {"wall", "W6"}}}}};
    board["wall-costs"] = {{"3", {"ore", "wood", "brick", "grain"}}};
    board["pirate"] = "0,3";
    return board;
}

json header(const std::string& scenario, const json& board, const std::vector<std::string>& players,
            const json& options) {
    json seats = json::array();
    for (const std::string& id : players)
        seats.push_back({{"id", id}});
    return {
        {"watchfire", 1}, {"scenario", scenario}, {"board", board}, {"players", seats}, {"options", options}};
}

json littleWallGame(const json& options) {
    return header("great-wall", littleWall(), {"red", "blue", "white", "orange"}, options);
}

json plainIsland() {
    json board{{"watchfire-board", 1}, {"name", "plain-island"}, {"example", true}, {"players", {3, 4}}};
    board["title"] = {{"en", "A plain island"}};
    board["hexes"] = {
        land("0,-2", "forest", 5),   land("1,-2", "pasture", 2),    land("2,-2", "mountains", 6),
        land("-1,-1", "fields", 8),  land("0,-1", "hills", 10),     land("1,-1", "forest", 9),
        land("2,-1", "pasture", 12), land("-2,0", "mountains", 3),  land("-1,0", "forest", 4),
        bare("0,0", "desert"),       land("1,0", "fields", 3),      land("2,0", "hills", 11),
        land("-2,1", "pasture", 8),  land("-1,1", "mountains", 10), land("0,1", "fields", 9),
        land("1,1", "forest", 4),    land("-2,2", "hills", 5),      land("-1,2", "fields", 6),
        land("0,2", "pasture", 11)};
    for (int q = -3; q <= 3; ++q)
        for (int r = -3; r <= 3; ++r)
            if (std::abs(q + r) <= 3 && (std::abs(q) == 3 || std::abs(r) == 3 || std::abs(q + r) == 3))
                board["hexes"].push_back(bare(std::to_string(q) + "," + std::to_string(r), "sea"));
    board["harbours"] = {{{"at", "0,-2:NW"}, {"trade", "any"}}, {{"at", "2,0:E"}, {"trade", "wool"}}};
    board["robber"] = "0,0";
    return board;
}

json plainGame(const json& options) {
    return header("base", plainIsland(), {"red", "blue", "white", "orange"}, options);
}

json strait() {
    json board{{"watchfire-board", 1}, {"name", "strait"}, {"example", true}, {"players", {3, 4}}};
    board["title"] = {{"en", "A strait"}};
    board["hexes"] = {land("0,0", "forest", 5), land("3,0", "pasture", 8), land("0,1", "hills", 6),
                      land("3,1", "fields", 9)};
    for (int r = -2; r <= 3; ++r)
        for (int q = -2; q <= 5; ++q)
            if ((q != 0 && q != 3) || (r != 0 && r != 1))
                board["hexes"].push_back(bare(std::to_string(q) + "," + std::to_string(r), "sea"));
    return board;
}

json straitGame(const json& options) {
    return header("base", strait(), {"red", "blue", "white"}, options);
}

} // namespace watchfire::test
