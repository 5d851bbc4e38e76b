// SPDX-License-Identifier: Apache-2.0
// The boards that ship are examples that keep every known fact (GW-00 to GW-07, BA-35): read here as plain
// JSON and checked fact by fact, so that whoever edits one hears which fact is gone.
#include "rules/hex/geometry.h"
#include "rules/hex/log/json.h"
#include "tests/rules/support/boards.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <numeric>
#include <set>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::Direction;

struct Field {
    std::string terrain;
    int number = 0;
};

std::map<Axial, Field> fieldsOf(const json& board) {
    std::map<Axial, Field> fields;
    for (const json& field : board["hexes"])
        fields[*hex::parseAxial(field["at"].get<std::string>())] = {field["terrain"],
                                                                    field.value("number", 0)};
    return fields;
}

Axial at(const json& name) {
    return *hex::parseAxial(name.get<std::string>());
}
bool isPlainLand(const Field& field) {
    return field.terrain != "sea" && field.terrain != "steppe";
}

std::vector<std::string> shippedNames() {
    std::vector<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(WATCHFIRE_SOURCE_DIR) + "/app/boards"))
        if (entry.path().extension() == ".json")
            names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

class ShippedBoard : public ::testing::TestWithParam<std::string> {
protected:
    json board = shippedBoard(GetParam());
    std::map<Axial, Field> fields = fieldsOf(board);
};

TEST_P(ShippedBoard, is_read_by_the_rules_with_all_that_it_holds) {
    const auto read = hex::boardFromJson(hex::Json::parse(board.dump()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read->name(), GetParam());
    EXPECT_EQ(read->hexes().size(), board["hexes"].size());
    EXPECT_EQ(read->harbours().size(), board["harbours"].size());
    EXPECT_EQ(read->walls().size(), board.value("walls", json::array()).size());
    EXPECT_EQ(read->assembly().size(), board.value("assembly", json::array()).size());
    EXPECT_EQ(read->robber().valid(), board.contains("robber"));
    EXPECT_EQ(read->pirate().valid(), board.contains("pirate"));
}

TEST_P(ShippedBoard, says_that_it_is_an_example_in_both_languages) {
    EXPECT_EQ(board["name"], GetParam());
    EXPECT_EQ(board["example"], true);
    EXPECT_NE(board["title"]["en"].get<std::string>().find("Example"), std::string::npos);
    EXPECT_NE(board["title"]["de"].get<std::string>().find("Beispiel"), std::string::npos);
}

TEST_P(ShippedBoard, no_two_red_numbers_and_no_two_equal_numbers_side_by_side) {
    const auto red = [](int n) { return n == 6 || n == 8; };
    for (const auto& [here, field] : fields)
        for (Direction d : hex::allDirections) {
            const auto next = fields.find(hex::neighbour(here, d));
            if (field.number == 0 || next == fields.end())
                continue;
            EXPECT_FALSE(red(field.number) && red(next->second.number)) << toString(here);
            EXPECT_NE(field.number, next->second.number) << toString(here);
        }
}

TEST_P(ShippedBoard, numbers_lie_on_all_land_that_yields_and_nowhere_else) {
    for (const auto& [here, field] : fields)
        EXPECT_EQ(field.number != 0, isPlainLand(field) && field.terrain != "desert") << toString(here);
}

TEST_P(ShippedBoard, BA_35_harbours_face_a_sea_hex_and_share_no_corner) {
    std::set<hex::CornerName> used;
    for (const json& harbour : board["harbours"]) {
        const hex::SideName side = *hex::parseSide(harbour["at"].get<std::string>());
        EXPECT_TRUE(isPlainLand(fields.at(side.hex))) << harbour;
        EXPECT_EQ(fields.at(hex::neighbour(side.hex, side.direction)).terrain, "sea") << harbour;
        for (hex::CornerDirection end : hex::ends(side.direction))
            EXPECT_TRUE(used.insert(canonical(hex::CornerName{side.hex, end})).second) << harbour;
    }
}

INSTANTIATE_TEST_SUITE_P(All, ShippedBoard, ::testing::ValuesIn(shippedNames()), [](const auto& made) {
    std::string name = made.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

std::map<std::string, int> terrains(const json& board) {
    std::map<std::string, int> counts;
    for (const auto& [here, field] : fieldsOf(board))
        ++counts[field.terrain];
    return counts;
}

std::multiset<std::string> trades(const json& board) {
    std::multiset<std::string> found;
    for (const json& harbour : board["harbours"])
        found.insert(harbour["trade"]);
    return found;
}

TEST(ExampleBoards, one_island_has_the_classic_land_numbers_and_harbours) {
    const json board = shippedBoard("base-island");
    EXPECT_EQ(terrains(board), (std::map<std::string, int>{{"forest", 4},
                                                           {"pasture", 4},
                                                           {"fields", 4},
                                                           {"hills", 3},
                                                           {"mountains", 3},
                                                           {"desert", 1},
                                                           {"sea", 18}}));
    std::multiset<int> numbers;
    for (const auto& [here, field] : fieldsOf(board))
        if (field.number != 0)
            numbers.insert(field.number);
    EXPECT_EQ(numbers, (std::multiset<int>{2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12}));
    EXPECT_EQ(trades(board), (std::multiset<std::string>{"any", "any", "any", "any", "wood", "brick", "wool",
                                                         "grain", "ore"}));
    EXPECT_EQ(fieldsOf(board).at(at(board["robber"])).terrain, "desert");
    EXPECT_FALSE(hex::boardFromJson(hex::Json::parse(board.dump()))->hasSeaRoutes());
}

TEST(ExampleBoards, BA_36_three_islands_give_ships_somewhere_to_go) {
    const json board = shippedBoard("base-islands");
    EXPECT_TRUE(hex::boardFromJson(hex::Json::parse(board.dump()))->hasSeaRoutes());
    EXPECT_EQ(board["players"], json({3, 4}));
    EXPECT_GT(terrains(board)["gold"], 0);
}

class WallBoard : public ::testing::TestWithParam<int> {
protected:
    int n = GetParam();
    json board = shippedBoard("great-wall-" + std::to_string(n));
    std::map<Axial, Field> fields = fieldsOf(board);
};

TEST_P(WallBoard, GW_00_is_for_its_number_of_players_with_a_pirate_and_no_robber) {
    EXPECT_EQ(board["players"], json({n}));
    EXPECT_FALSE(board.contains("robber"));
    EXPECT_EQ(fields.at(at(board["pirate"])).terrain, "sea");
}

TEST_P(WallBoard, GW_01_sections_from_west_to_east_each_with_attack_hex_fort_and_a_row_of_assembly_hexes) {
    ASSERT_EQ(board["walls"].size(), static_cast<std::size_t>(n));
    ASSERT_EQ(board["assembly"].size(), static_cast<std::size_t>(n - 1));
    const std::vector<std::string> numerals{"I", "II", "III", "IV", "V"};
    for (int i = 0; i < n; ++i) {
        const json& wall = board["walls"][static_cast<std::size_t>(i)];
        EXPECT_EQ(wall["id"], "W" + std::to_string(6 - n + i + 1));
        const Axial attack = at(wall["attack"]);
        EXPECT_EQ(fields.at(attack).terrain, "steppe");
        // The fort lies behind the wall: at the corner of the attack hex that points south.
        EXPECT_EQ(canonical(*hex::parseCorner(wall["fort"].get<std::string>())),
                  (hex::CornerName{attack, hex::CornerDirection::S}));
        if (i == 0)
            continue;
        const json& west = board["walls"][static_cast<std::size_t>(i - 1)];
        const json& between = board["assembly"][static_cast<std::size_t>(i - 1)];
        EXPECT_EQ(attack, hex::neighbour(at(west["attack"]), Direction::E));
        EXPECT_EQ(between["id"], numerals[static_cast<std::size_t>(6 - n + i - 1)]);
        EXPECT_EQ(fields.at(at(between["at"])).terrain, "steppe");
        EXPECT_EQ(hex::neighbour(at(between["at"]), Direction::SW), at(west["attack"]));
        EXPECT_EQ(hex::neighbour(at(between["at"]), Direction::SE), attack);
        EXPECT_EQ(between["left"]["wall"], west["id"]);
        EXPECT_EQ(between["right"]["wall"], wall["id"]);
    }
}

TEST_P(WallBoard, GW_02_GW_03_attack_numbers) {
    const std::map<std::string, std::pair<int, int>> numbers{
        {"I", {6, 5}}, {"II", {2, 10}}, {"III", {11, 3}}, {"IV", {4, 12}}, {"V", {9, 8}}};
    std::set<int> all;
    for (const json& assembly : board["assembly"]) {
        const auto& [left, right] = numbers.at(assembly["id"]);
        EXPECT_EQ(assembly["left"]["number"], left);
        EXPECT_EQ(assembly["right"]["number"], right);
        all.insert({left, right});
    }
    EXPECT_EQ(all.size(), 2 * board["assembly"].size()) << "every number once";
    EXPECT_EQ(all.count(7), 0U);
}

TEST_P(WallBoard, GW_04_columns_lead_in_the_attack_direction_down_to_the_southern_coast) {
    for (const json& wall : board["walls"]) {
        Axial here = at(wall["attack"]);
        int numbered = 0;
        for (const json& name : wall["column"]) {
            EXPECT_EQ(at(name), hex::neighbour(here, Direction::SE)) << wall["id"];
            here = at(name);
            numbered += fields.at(here).number != 0 ? 1 : 0;
        }
        EXPECT_GE(numbered, 4) << wall["id"];
        EXPECT_EQ(fields.at(hex::neighbour(here, Direction::SE)).terrain, "sea") << wall["id"];
    }
}

TEST_P(WallBoard, GW_04_the_easternmost_column_goes_from_forest_6_over_one_sea_hex) {
    const json& column = board["walls"].back()["column"];
    EXPECT_EQ(fields.at(at(column[0])).terrain, "forest");
    EXPECT_EQ(fields.at(at(column[0])).number, 6);
    EXPECT_EQ(fields.at(at(column[1])).terrain, "sea");
    for (std::size_t i = 2; i < column.size(); ++i)
        EXPECT_NE(fields.at(at(column[i])).number, 0);
}

TEST_P(WallBoard, GW_07_harbours_lie_on_the_coast_and_none_belongs_to_the_pirates_first_hex) {
    EXPECT_GE(board["harbours"].size(), 7U);
    for (const char* trade : {"any", "wood", "brick", "wool", "grain", "ore"})
        EXPECT_GT(trades(board).count(trade), 0U) << trade;
    for (const json& harbour : board["harbours"]) {
        const hex::SideName side = *hex::parseSide(harbour["at"].get<std::string>());
        EXPECT_NE(hex::neighbour(side.hex, side.direction), at(board["pirate"]));
    }
}

TEST_P(WallBoard, GW_61_level_3_has_its_known_cost_and_no_other_is_invented) {
    EXPECT_EQ(board["wall-costs"], json({{"3", {"ore", "wood", "brick", "grain"}}}));
}

TEST_P(WallBoard, land_is_enough_and_even) {
    const auto count = terrains(board);
    const int land = std::accumulate(fields.begin(), fields.end(), 0, [](int sum, const auto& entry) {
        return sum + (isPlainLand(entry.second) ? 1 : 0);
    });
    EXPECT_GE(land, n == 6 ? 30 : 20);
    for (const char* terrain : {"forest", "hills", "pasture", "fields", "mountains"})
        EXPECT_GE(count.at(terrain), n == 6 ? 6 : 4) << terrain;
    // No column is much richer than another: pips of a hex are 6 - |7 - number|.
    for (const json& wall : board["walls"]) {
        int pips = 0;
        int hexes = 0;
        for (const json& name : wall["column"])
            if (const int number = fields.at(at(name)).number; number != 0) {
                pips += 6 - std::abs(7 - number);
                ++hexes;
            }
        EXPECT_GE(pips, 2 * hexes) << wall["id"];
        EXPECT_LE(pips, 4 * hexes) << wall["id"];
    }
}

INSTANTIATE_TEST_SUITE_P(Players, WallBoard, ::testing::Values(4, 6));

TEST(ExampleBoards, GW_01_the_board_for_four_is_the_eastern_part_of_the_board_for_six) {
    const json four = shippedBoard("great-wall-4");
    const json six = shippedBoard("great-wall-6");
    const auto all = fieldsOf(six);
    for (const auto& [here, field] : fieldsOf(four)) {
        ASSERT_TRUE(all.contains(here)) << toString(here);
        EXPECT_EQ(all.at(here).terrain, field.terrain) << toString(here);
        EXPECT_EQ(all.at(here).number, field.number) << toString(here);
    }
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(four["walls"][i], six["walls"][i + 2]);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(four["assembly"][i], six["assembly"][i + 2]);
    for (const json& harbour : four["harbours"])
        EXPECT_NE(std::find(six["harbours"].begin(), six["harbours"].end(), harbour), six["harbours"].end());
}

} // namespace
} // namespace watchfire::test
