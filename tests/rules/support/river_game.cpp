// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/river_game.h"

#include <algorithm>
#include <set>

namespace watchfire::test {

json riverIsland() {
    json board{{"watchfire-board", 1}, {"name", "river-island"}, {"example", true}};
    board["title"] = {{"en", "A river island"}};
    board["hexes"] = {{{"at", "0,-1"}, {"terrain", "forest"}, {"number", 10}},
                      {{"at", "1,-1"}, {"terrain", "pasture"}, {"number", 3}},
                      {{"at", "2,-1"}, {"terrain", "mountains"}, {"number", 11}},
                      {{"at", "-1,0"}, {"terrain", "desert"}},
                      {{"at", "0,0"}, {"terrain", "mountains"}, {"number", 9}},
                      {{"at", "1,0"}, {"terrain", "hills"}, {"number", 5}},
                      {{"at", "2,0"}, {"terrain", "fields"}, {"number", 4}},
                      {{"at", "-1,1"}, {"terrain", "fields"}, {"number", 6}},
                      {{"at", "0,1"}, {"terrain", "pasture"}, {"number", 8}},
                      {{"at", "1,1"}, {"terrain", "hills"}, {"number", 12}}};
    std::set<std::string> land;
    for (const json& hex : board["hexes"])
        land.insert(hex["at"]);
    for (int r = -3; r <= 3; ++r) {
        for (int q = -3; q <= 4; ++q) {
            const std::string at = std::to_string(q) + "," + std::to_string(r);
            if (!land.contains(at))
                board["hexes"].push_back({{"at", at}, {"terrain", "sea"}});
        }
    }
    board["river"] = {
        {"x", "0,0"},
        {"y", "1,0"},
        {"z", "2,0"},
        {"corners",
         {{"A1", "2,0:NE"}, {"C1", "2,0:SE"}, {"B1", "2,0:S"}, {"A2", "1,0:NE"}, {"B2", "1,0:SE"}}}};
    board["robber"] = "-1,0";
    return board;
}

json riverGame(const json& options) {
    return header("great-river", riverIsland(), {"red", "blue", "white"}, options);
}

json correctFlood(bool flooded) {
    return correct("flood", flooded);
}
json correctRobber(json hex) {
    return correct("robber", std::move(hex));
}

json rollOf(int sum) {
    const int a = std::max(1, sum - 6);
    return roll(a, sum - a);
}

Answer rollNext(Table& table, int sum) {
    table.enter(endTurn());
    return table(rollOf(sum));
}

void lay(Table& table, const std::string& piece, const std::string& player,
         const std::vector<std::string>& places) {
    for (const std::string& at : places)
        table.enter(place(piece, player, at));
}

} // namespace watchfire::test
