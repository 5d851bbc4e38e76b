// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/raiders_game.h"

#include <set>

namespace watchfire::test {

json raidersIsland() {
    json board{{"watchfire-board", 1}, {"name", "raiders-island"}, {"example", true}};
    board["title"] = {{"en", "An island of raiders"}};
    board["home"] = {"0,0", "1,0", "2,0", "-1,1", "0,1", "1,1", "2,1", "-1,2", "0,2", "1,2"};
    board["deserts"] = {"0,0", "1,0"};
    board["hexes"] = {{{"at", "0,0"}, {"terrain", "desert"}},
                      {{"at", "1,0"}, {"terrain", "desert"}},
                      {{"at", "2,0"}, {"terrain", "forest"}, {"number", 4}},
                      {{"at", "-1,1"}, {"terrain", "hills"}, {"number", 4}},
                      {{"at", "0,1"}, {"terrain", "mountains"}, {"number", 9}},
                      {{"at", "1,1"}, {"terrain", "fields"}, {"number", 9}},
                      {{"at", "2,1"}, {"terrain", "pasture"}, {"number", 10}},
                      {{"at", "-1,2"}, {"terrain", "forest"}, {"number", 5}},
                      {{"at", "0,2"}, {"terrain", "hills"}, {"number", 8}},
                      {{"at", "1,2"}, {"terrain", "pasture"}, {"number", 10}},
                      {{"at", "5,0"}, {"terrain", "volcano"}, {"number", 6}},
                      {{"at", "6,0"}, {"terrain", "jungle"}, {"number", 11}},
                      {{"at", "5,1"},
                       {"terrain", "volcano"},
                       {"number", 6},
                       {"corners", {"5,1:S", "5,1:SE", "5,1:NE", "5,1:N", "5,1:NW", "5,1:SW"}}},
                      {{"at", "6,1"}, {"terrain", "fields"}, {"number", 3}}};
    std::set<std::string> land;
    for (const json& hex : board["hexes"])
        land.insert(hex["at"]);
    for (int r = -1; r <= 3; ++r) {
        for (int q = -3; q <= 8; ++q) {
            const std::string at = std::to_string(q) + "," + std::to_string(r);
            if (!land.contains(at))
                board["hexes"].push_back({{"at", at}, {"terrain", "sea"}});
        }
    }
    board["harbours"] = {{{"at", "-1,1:W"}, {"trade", "any"}}, {{"at", "2,1:E"}, {"trade", "wool"}}};
    return board;
}

json raidersGame(const json& options, std::size_t players) {
    const std::vector<std::string> ids{"red", "blue", "white", "orange", "green", "brown"};
    return header("raiders", raidersIsland(),
                  {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(players)}, options);
}

Table stormTable(const json& options) {
    Table t{raidersGame(options)};
    t.enter(raiders("supply", 0), raiders("0,0", 18));
    return t;
}

} // namespace watchfire::test
