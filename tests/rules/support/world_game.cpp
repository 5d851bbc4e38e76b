// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/world_game.h"

#include <map>

namespace watchfire::test {

namespace {

struct Row {
    int r = 0;
    int from = 0;
    int to = 0;
};

/// Rows of hexes; those not in `land` are sea.
json rows(const std::vector<Row>& wanted, const std::map<std::string, std::pair<std::string, int>>& land) {
    json hexes = json::array();
    for (const Row& row : wanted) {
        for (int q = row.from; q <= row.to; ++q) {
            const std::string at = std::to_string(q) + "," + std::to_string(row.r);
            const auto it = land.find(at);
            json hex{{"at", at}, {"terrain", it == land.end() ? "sea" : it->second.first}};
            if (it != land.end() && it->second.second != 0)
                hex["number"] = it->second.second;
            hexes.push_back(hex);
        }
    }
    return hexes;
}

json world(const std::string& name, json hexes, const std::vector<std::string>& home, const json& storm) {
    return {{"watchfire-board", 1},      {"name", name}, {"title", {{"en", name}}}, {"example", true},
            {"hexes", std::move(hexes)}, {"home", home}, {"storm", storm}};
}

} // namespace

json littleWorld() {
    json board =
        world("little-world",
              rows({{0, 0, 6}, {1, -1, 5}, {2, -1, 5}, {3, -2, 4}, {4, -2, 4}}, {{"0,1", {"fields", 5}},
                                                                                 {"1,1", {"forest", 6}},
                                                                                 {"2,1", {"hills", 9}},
                                                                                 {"0,2", {"pasture", 4}},
                                                                                 {"1,2", {"mountains", 10}},
                                                                                 {"-1,3", {"desert", 0}},
                                                                                 {"0,3", {"desert", 0}},
                                                                                 {"-1,4", {"pasture", 0}},
                                                                                 {"0,4", {"forest", 0}},
                                                                                 {"3,2", {"forest", 0}},
                                                                                 {"2,3", {"fields", 0}},
                                                                                 {"5,2", {"mountains", 0}},
                                                                                 {"-2,3", {"hills", 0}}}),
              {"0,1", "1,1", "2,1", "0,2", "1,2"}, {{"at", "-2,4"}, {"heading", "NE"}});
    board["circumference"] = 7;
    board["markers"] = {"0,1:N", "0,1:NE", "2,2:NE"};
    board["bag"] = {3, 8, 11};
    board["robber"] = "0,3";
    board["harbours"] = {{{"at", "1,1:NE"}, {"trade", "any"}}};
    return board;
}

Table littleWorldGame(const json& options) {
    return Table{header("world", littleWorld(), {"red", "blue", "white"}, options)};
}

json splitWorld() {
    json board =
        world("split-world",
              rows({{0, 0, 5}, {1, 0, 5}, {2, 0, 5}, {3, -1, 4}, {4, -2, 3}}, {{"2,2", {"forest", 5}}}),
              {"2,2"}, {{"at", "1,1"}, {"heading", "E"}});
    board["circumference"] = 6;
    board["split"] = {"0,0", "5,2", "-2,4"};
    return board;
}

Table splitWorldGame(const json& options) {
    return Table{header("world", splitWorld(), {"red", "blue", "white"}, options)};
}

json stripWorld() {
    return world("strip-world", rows({{0, 0, 3}}, {{"0,0", {"forest", 5}}}), {"0,0"},
                 {{"at", "1,0"}, {"heading", "E"}});
}

json correctStorm(const std::string& at, const std::string& heading) {
    return correct("storm", {{"at", at}, {"heading", heading}});
}

json seven(int larger) {
    return roll(7 - larger, larger);
}

Question openQuestion(const Answer& answer) {
    return answer.decision.value_or(Question{});
}
Question openQuestion(const Table& table) {
    return table.decision().value_or(Question{});
}

std::vector<std::string> forbidden(const Answer& answer) {
    std::vector<std::string> list;
    if (!answer.decision || !answer.raw["decisions"][0].contains("forbidden"))
        return list;
    for (const json& entry : answer.raw["decisions"][0]["forbidden"])
        list.push_back(entry.at("value").get<std::string>() + " " + entry.at("rule").get<std::string>() +
                       (entry.value("why", "").empty() ? "" : " " + entry["why"].get<std::string>()));
    return list;
}

} // namespace watchfire::test
