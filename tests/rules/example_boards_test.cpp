// SPDX-License-Identifier: Apache-2.0
// The shipped boards are examples that keep every known fact (GW-00 to GW-07, WO-00 to WO-10, GR-00 to GR-02,
// RA-00 to RA-03, BA-35). They are read here as plain JSON and checked fact by fact, so that an editor of a
// board learns which fact is lost. Neighbours come from the board that the rules make of it, so they also
// cross the seam.
#include "rules/hex/board.h"
#include "rules/hex/geometry.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/hex/modules/river/tile.h"
#include "tests/rules/support/boards.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <numeric>
#include <set>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::Direction;

struct BoardHex {
    std::string terrain;
    int number = 0;
};

std::map<Axial, BoardHex> fieldsOf(const json& board) {
    std::map<Axial, BoardHex> fields;
    for (const json& field : board["hexes"])
        fields[*hex::parseAxial(field["at"].get<std::string>())] = {field["terrain"],
                                                                    field.value("number", 0)};
    return fields;
}

Axial at(const json& name) {
    return *hex::parseAxial(name.get<std::string>());
}
bool isPlainLand(const BoardHex& field) {
    return field.terrain != "sea" && field.terrain != "steppe";
}
bool isRed(int number) {
    return number == 6 || number == 8;
}
/// How many of the 36 rolls have this sum.
int pipsOf(int number) {
    return number == 0 ? 0 : 6 - std::abs(7 - number);
}
std::set<Axial> hexSet(const json& names) {
    std::set<Axial> hexes;
    for (const json& name : names)
        hexes.insert(at(name));
    return hexes;
}
/// The connected pieces of the hexes for which `belongs` is true, largest first.
template <class Belongs> std::vector<std::set<Axial>> pieces(const hex::Board& board, Belongs belongs) {
    std::vector<std::set<Axial>> found;
    std::set<Axial> seen;
    for (const auto& start : board.hexes()) {
        if (!belongs(start) || !seen.insert(start.at).second)
            continue;
        std::vector<hex::HexId> open{board.find(start.at)};
        std::set<Axial> piece{start.at};
        while (!open.empty()) {
            const hex::HexId here = open.back();
            open.pop_back();
            for (const hex::HexId next : board[here].neighbours)
                if (next.valid() && belongs(board[next]) && seen.insert(board[next].at).second) {
                    piece.insert(board[next].at);
                    open.push_back(next);
                }
        }
        found.push_back(std::move(piece));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return found;
}
bool isLandHex(const hex::Board::Hex& field) {
    return isLand(field.terrain);
}
bool isSeaHex(const hex::Board::Hex& field) {
    return !isLand(field.terrain);
}
bool isLandButDesert(const hex::Board::Hex& field) {
    return isLand(field.terrain) && field.terrain != hex::Terrain::desert;
}
bool touchesSea(const hex::Board& board, const hex::Board::Corner& corner) {
    return std::any_of(corner.hexes.begin(), corner.hexes.end(),
                       [&](hex::HexId id) { return isSeaHex(board[id]); });
}
bool touchesAny(const hex::Board& board, const hex::Board::Corner& corner, const std::set<Axial>& hexes) {
    return std::any_of(corner.hexes.begin(), corner.hexes.end(),
                       [&](hex::HexId id) { return hexes.contains(board[id].at); });
}
/// A settlement blocks its own corner and up to three neighbours: with more corners than this, the last of
/// `count` settlements always finds a place, wherever the others stand.
std::size_t cornersForAny(int count) {
    return static_cast<std::size_t>(4 * (count - 1) + 1);
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
    std::map<Axial, BoardHex> fields = fieldsOf(board);
    hex::Board network = read(board);
};

TEST_P(ShippedBoard, is_written_as_it_was_read) {
    const auto read = hex::boardFromJson(hex::Json::parse(board.dump()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    const auto again = hex::boardFromJson(hex::toJson(read->description()));
    ASSERT_TRUE(again.ok()) << again.error().message;
    EXPECT_EQ(again->description(), read->description());
    EXPECT_EQ(json::parse(hex::toJson(read->description()).dump()), board);
}

TEST_P(ShippedBoard, is_written_as_it_was_read_with_any_of_its_lists_empty) {
    // Each list and object that holds something is the parent of a value.
    std::set<std::string> parents;
    const json values = board.flatten();
    for (const auto& [path, value] : values.items())
        for (auto parent = json::json_pointer(path).parent_pointer(); !parent.empty();
             parent = parent.parent_pointer())
            parents.insert(parent.to_string());
    int emptied = 0;
    for (const std::string& parent : parents) {
        json less = board;
        json& list = less[json::json_pointer(parent)];
        list = list.is_array() ? json::array() : json::object();
        const auto read = hex::boardDescriptionFromJson(hex::Json::parse(less.dump()));
        if (!read.ok())
            continue; // something in it is needed, and the reader says so
        ++emptied;
        const auto again = hex::boardDescriptionFromJson(hex::toJson(*read));
        ASSERT_TRUE(again.ok()) << parent << ": " << again.error().message;
        ASSERT_EQ(*again, *read) << parent;
    }
    EXPECT_GT(emptied, 0);
}

TEST_P(ShippedBoard, is_read_by_the_rules_with_all_that_it_holds) {
    const auto counted = [this](const char* field) { return board.value(field, json::array()).size(); };
    EXPECT_EQ(network.name(), GetParam());
    EXPECT_EQ(network.hexes().size(), counted("hexes"));
    EXPECT_EQ(network.harbours().size(), counted("harbours"));
    EXPECT_EQ(network.walls().size(), counted("walls"));
    EXPECT_EQ(network.assembly().size(), counted("assembly"));
    EXPECT_EQ(network.robber().valid(), board.contains("robber"));
    EXPECT_EQ(network.pirate().valid(), board.contains("pirate"));
    EXPECT_EQ(network.markers().size(), counted("markers"));
    EXPECT_EQ(network.deserts().size(), counted("deserts"));
    EXPECT_EQ(network.storm().has_value(), board.contains("storm"));
    EXPECT_EQ(riverOn(network).has_value(), board.contains("river"));
    const auto all = network.hexes();
    const auto thatAre = [&](bool (hex::Board::*is)(hex::HexId) const) {
        return static_cast<std::size_t>(std::count_if(
            all.begin(), all.end(), [&](const auto& here) { return (network.*is)(network.find(here.at)); }));
    };
    EXPECT_EQ(thatAre(&hex::Board::isHome), counted("home"));
    EXPECT_EQ(thatAre(&hex::Board::isSplit), counted("split"));
}

TEST_P(ShippedBoard, says_that_it_is_an_example_in_both_languages) {
    EXPECT_EQ(board["name"], GetParam());
    EXPECT_EQ(board["example"], true);
    EXPECT_NE(board["title"]["en"].get<std::string>().find("Example"), std::string::npos);
    EXPECT_NE(board["title"]["de"].get<std::string>().find("Beispiel"), std::string::npos);
}

TEST_P(ShippedBoard, no_two_red_numbers_and_no_two_equal_numbers_side_by_side) {
    for (const auto& here : network.hexes())
        for (const hex::HexId next : here.neighbours) {
            if (here.number == 0 || !next.valid())
                continue;
            EXPECT_FALSE(isRed(here.number) && isRed(network[next].number)) << toString(here.at);
            EXPECT_NE(here.number, network[next].number) << toString(here.at);
        }
}

TEST_P(ShippedBoard, numbers_lie_on_all_land_that_yields_and_nowhere_else) {
    // If numbers are discovered (the board has a bag), they lie at home only (WO-01).
    const bool discovered = board.contains("bag");
    const std::set<Axial> home = hexSet(board.value("home", json::array()));
    for (const auto& [here, field] : fields)
        EXPECT_EQ(field.number != 0,
                  isPlainLand(field) && field.terrain != "desert" && (!discovered || home.contains(here)))
            << toString(here);
}

TEST_P(ShippedBoard, BA_35_harbours_face_a_sea_hex_and_share_no_corner) {
    std::set<hex::CornerId> used;
    for (const json& harbour : board["harbours"]) {
        const hex::SideName name = *hex::parseSide(harbour["at"].get<std::string>());
        EXPECT_TRUE(isPlainLand(fields.at(name.hex))) << harbour;
        const hex::Board::Side& side = network[network.find(name)];
        ASSERT_EQ(side.hexes.size(), 2U) << harbour;
        EXPECT_TRUE(side.touchesLand && side.touchesSea) << harbour;
        for (const hex::CornerId end : side.corners)
            EXPECT_TRUE(used.insert(end).second) << harbour;
    }
}

INSTANTIATE_TEST_SUITE_P(All, ShippedBoard, ::testing::ValuesIn(shippedNames()), NamedByText());

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

class OneIsland : public ::testing::TestWithParam<std::string> {};

TEST_P(OneIsland, GR_00_has_the_classic_land_numbers_and_harbours) {
    const json board = shippedBoard(GetParam());
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
    EXPECT_FALSE(read(board).hasSeaRoutes());
}
INSTANTIATE_TEST_SUITE_P(BaseGame, OneIsland, ::testing::Values("base-island", "great-river"), NamedByText());

TEST(ExampleBoards, BA_36_three_islands_give_ships_somewhere_to_go) {
    const json board = shippedBoard("base-islands");
    EXPECT_TRUE(read(board).hasSeaRoutes());
    EXPECT_EQ(board["players"], json({3, 4}));
    EXPECT_GT(terrains(board)["gold"], 0);
}

class WallBoard : public ::testing::TestWithParam<std::string> {
protected:
    int n = GetParam().at(std::string("great-wall-").size()) - '0';
    json board = shippedBoard(GetParam());
    std::map<Axial, BoardHex> fields = fieldsOf(board);
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
        // The fort lies behind the wall, at the southern corner of the attack hex.
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
    // No column is much richer than the others.
    for (const json& wall : board["walls"]) {
        int pips = 0;
        int hexes = 0;
        for (const json& name : wall["column"])
            if (const int number = fields.at(at(name)).number; number != 0) {
                pips += pipsOf(number);
                ++hexes;
            }
        EXPECT_GE(pips, 2 * hexes) << wall["id"];
        EXPECT_LE(pips, 4 * hexes) << wall["id"];
    }
}

INSTANTIATE_TEST_SUITE_P(Players, WallBoard,
                         ::testing::Values("great-wall-4", "great-wall-6", "great-wall-4-river"),
                         NamedByText());

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

TEST(ExampleBoards, GR_50_the_wall_with_the_river_has_the_land_and_the_numbers_of_the_wall_for_four) {
    const json river = shippedBoard("great-wall-4-river");
    const json four = shippedBoard("great-wall-4");
    EXPECT_EQ(terrains(river), terrains(four));
    EXPECT_EQ(trades(river), trades(four));
    const auto wall = fieldsOf(four);
    for (const auto& [here, field] : fieldsOf(river)) {
        ASSERT_TRUE(wall.contains(here)) << toString(here);
        EXPECT_EQ(field.number, wall.at(here).number) << toString(here);
    }
    EXPECT_EQ(river["walls"], four["walls"]);
    EXPECT_EQ(river["assembly"], four["assembly"]);
}

TEST(ExampleBoards, RA_60_volcanoes_and_jungle_lie_on_the_smaller_islands) {
    const json board = shippedBoard("base-volcano");
    const json plain = shippedBoard("base-islands");
    const hex::Board network = read(board);
    const auto islands = pieces(network, isLandHex);
    ASSERT_EQ(islands.size(), 3U);
    const auto before = fieldsOf(plain);
    std::map<std::string, int> grown;
    for (const auto& [here, field] : fieldsOf(board)) {
        EXPECT_EQ(field.number, before.at(here).number) << toString(here);
        if (field.terrain == before.at(here).terrain)
            continue;
        EXPECT_FALSE(islands[0].contains(here)) << toString(here);
        ++grown[field.terrain];
    }
    EXPECT_EQ(grown, (std::map<std::string, int>{{"volcano", 2}, {"jungle", 1}}));
    EXPECT_EQ(fieldsOf(board).at(at(board["robber"])).terrain, "desert");
}

class WorldBoard : public ::testing::Test {
protected:
    json board = shippedBoard("world");
    std::map<Axial, BoardHex> fields = fieldsOf(board);
    hex::Board network = read(board);
    std::set<Axial> eurasia = hexSet(board["home"]);
    std::vector<std::set<Axial>> continents = pieces(network, isLandButDesert);
    std::set<Axial> sahara = [this] {
        std::set<Axial> deserts;
        for (const auto& [here, field] : fields)
            if (field.terrain == "desert")
                deserts.insert(here);
        return deserts;
    }();
    int around = board["circumference"];

    /// From left to right on the printed map, in half hexes.
    static int halvesFromLeft(Axial here) { return 2 * here.q + here.r; }
    std::map<int, std::set<Axial>> rows() const {
        std::map<int, std::set<Axial>> found;
        for (const auto& [here, field] : fields)
            found[here.r].insert(here);
        return found;
    }
    bool touches(Axial here, const std::set<Axial>& others) const {
        const auto& next = network[network.find(here)].neighbours;
        return std::any_of(next.begin(), next.end(),
                           [&](hex::HexId id) { return id.valid() && others.contains(network[id].at); });
    }
    /// WO-01: corners of Eurasia that touch no desert.
    std::vector<hex::Board::Corner> foundingCorners() const {
        std::vector<hex::Board::Corner> found;
        for (const auto& corner : network.corners())
            if (touchesAny(network, corner, eurasia) && !touchesAny(network, corner, sahara))
                found.push_back(corner);
        return found;
    }
};

TEST_F(WorldBoard, WO_00_is_for_three_or_four_with_a_robber_and_no_pirate) {
    EXPECT_EQ(board["players"], json({3, 4}));
    EXPECT_FALSE(board.contains("pirate"));
    EXPECT_TRUE(sahara.contains(at(board["robber"])));
}

TEST_F(WorldBoard, WO_01_has_four_continents_of_which_eurasia_is_home_and_the_largest) {
    ASSERT_EQ(continents.size(), 4U);
    EXPECT_EQ(continents[0], eurasia);
    EXPECT_GE(eurasia.size(), 16U);
    for (const auto& continent : continents)
        EXPECT_GE(continent.size(), 4U);
    EXPECT_TRUE(network.hasSeaRoutes());
}

TEST_F(WorldBoard, WO_01_only_eurasia_has_numbers) {
    for (const auto& [here, field] : fields)
        EXPECT_EQ(field.number != 0, eurasia.contains(here)) << toString(here);
}

TEST_F(WorldBoard, WO_01_two_deserts_side_by_side_part_africa_from_eurasia) {
    ASSERT_EQ(sahara.size(), 2U);
    EXPECT_TRUE(touches(*sahara.begin(), sahara));
    int beyond = 0;
    for (const auto& continent : continents) {
        const auto beside = std::count_if(sahara.begin(), sahara.end(),
                                          [&](Axial desert) { return touches(desert, continent); });
        if (continent == eurasia) {
            EXPECT_EQ(beside, 2);
            continue;
        }
        EXPECT_TRUE(beside == 0 || beside == 2) << beside;
        beyond += beside == 2 ? 1 : 0;
    }
    EXPECT_EQ(beyond, 1) << "Africa, and no other continent";
}

TEST_F(WorldBoard, WO_01_eight_foundings_always_find_a_place_and_a_coast_for_ships) {
    const auto corners = foundingCorners();
    EXPECT_GE(corners.size(), cornersForAny(8));
    const auto coastal = std::count_if(corners.begin(), corners.end(),
                                       [&](const auto& corner) { return touchesSea(network, corner); });
    EXPECT_GE(static_cast<std::size_t>(coastal), cornersForAny(4));
}

TEST_F(WorldBoard, WO_01_one_ocean_washes_every_continent) {
    const auto seas = pieces(network, isSeaHex);
    ASSERT_EQ(seas.size(), 1U);
    for (const auto& continent : continents)
        EXPECT_TRUE(std::any_of(continent.begin(), continent.end(),
                                [&](Axial here) { return touches(here, seas[0]); }));
}

TEST_F(WorldBoard, WO_02_ten_markers_on_coasts_of_the_new_continents) {
    ASSERT_EQ(board["markers"].size(), 10U);
    std::set<hex::CornerId> used;
    std::set<std::size_t> marked;
    for (const json& name : board["markers"]) {
        const hex::CornerId id = network.find(*hex::parseCorner(name.get<std::string>()));
        ASSERT_TRUE(id.valid()) << name;
        EXPECT_TRUE(used.insert(id).second) << name;
        const auto& corner = network[id];
        EXPECT_TRUE(corner.touchesLand && touchesSea(network, corner)) << name;
        EXPECT_TRUE(corner.harbours.empty()) << name;
        EXPECT_FALSE(touchesAny(network, corner, eurasia)) << name << " may be founded on";
        for (std::size_t i = 0; i < continents.size(); ++i)
            if (touchesAny(network, corner, continents[i]))
                marked.insert(i);
    }
    EXPECT_EQ(marked, (std::set<std::size_t>{1, 2, 3})) << "each new continent has some";
}

TEST_F(WorldBoard, WO_02_the_northernmost_harbour_is_3_1_and_lies_at_the_top_of_eurasia) {
    const int top =
        eurasia.empty()
            ? 0
            : std::min_element(eurasia.begin(), eurasia.end(), [](Axial a, Axial b) { return a.r < b.r; })->r;
    std::vector<json> northernmost;
    for (const json& harbour : board["harbours"]) {
        const hex::SideName side = *hex::parseSide(harbour["at"].get<std::string>());
        const bool facesNorth = side.direction == Direction::NE || side.direction == Direction::NW;
        if (eurasia.contains(side.hex) && side.hex.r == top && facesNorth)
            northernmost.push_back(harbour);
    }
    ASSERT_EQ(northernmost.size(), 1U);
    EXPECT_EQ(northernmost[0]["trade"], "any");
}

TEST_F(WorldBoard, WO_02_harbours_of_every_kind_on_every_continent) {
    for (const char* trade : {"any", "wood", "brick", "wool", "grain", "ore"})
        EXPECT_GT(trades(board).count(trade), 0U) << trade;
    for (const auto& continent : continents)
        EXPECT_TRUE(std::any_of(board["harbours"].begin(), board["harbours"].end(), [&](const json& harbour) {
            return continent.contains(hex::parseSide(harbour["at"].get<std::string>())->hex);
        }));
}

TEST_F(WorldBoard, WO_02_six_number_tokens_in_the_bag) {
    ASSERT_EQ(board["bag"].size(), 6U);
    for (const json& token : board["bag"])
        EXPECT_TRUE(token >= 2 && token <= 12 && token != 7) << token;
}

TEST_F(WorldBoard, WO_02_the_storm_starts_on_a_sea_hex_at_the_lower_left_and_points_onto_the_map) {
    const Axial start = at(board["storm"]["at"]);
    EXPECT_EQ(fields.at(start).terrain, "sea");
    const auto all = rows();
    const auto leftmost = halvesFromLeft(*all.at(start.r).begin());
    EXPECT_LE(halvesFromLeft(start) - leftmost, 2 * around / 4) << "in the left quarter";
    EXPECT_GE(start.r - all.begin()->first, 3 * static_cast<int>(all.size()) / 4) << "in the lower quarter";
    const auto heading = hex::parseDirection(board["storm"]["heading"].get<std::string>());
    ASSERT_TRUE(heading.has_value());
    EXPECT_TRUE(fields.contains(hex::neighbour(start, *heading)));
}

TEST_F(WorldBoard, WO_10_every_row_goes_once_around_and_the_outer_rows_are_sea) {
    const auto all = rows();
    int expected = all.begin()->first;
    for (const auto& [r, row] : all) {
        EXPECT_EQ(r, expected++) << "no row is missing";
        ASSERT_EQ(row.size(), static_cast<std::size_t>(around)) << "row " << r;
        EXPECT_EQ(row.rbegin()->q - row.begin()->q, around - 1) << "row " << r << " has no hole";
        for (const Axial here : row)
            if (r == all.begin()->first || r == all.rbegin()->first) {
                EXPECT_EQ(fields.at(here).terrain, "sea") << toString(here);
            }
    }
    for (const auto& here : network.hexes()) {
        EXPECT_TRUE(here.neighbours[static_cast<std::size_t>(Direction::E)].valid()) << toString(here.at);
        EXPECT_TRUE(here.neighbours[static_cast<std::size_t>(Direction::W)].valid()) << toString(here.at);
    }
}

TEST_F(WorldBoard, WO_10_split_hexes_are_sea_and_lie_half_beyond_either_edge) {
    ASSERT_GE(board["split"].size(), 2U);
    ASSERT_LE(board["split"].size(), 3U);
    const auto all = rows();
    for (const Axial here : hexSet(board["split"])) {
        EXPECT_EQ(fields.at(here).terrain, "sea") << toString(here);
        EXPECT_EQ(here, *all.at(here.r).rbegin()) << "listed at the eastern end of its row";
        // The rows above and below end where its middle lies, at the right and, once around, at the left.
        for (const int beside : {here.r - 1, here.r + 1}) {
            EXPECT_EQ(halvesFromLeft(*all.at(beside).rbegin()) + 1, halvesFromLeft(here)) << toString(here);
            EXPECT_EQ(halvesFromLeft(*all.at(beside).begin()) - 1, halvesFromLeft(here) - 2 * around)
                << toString(here);
        }
    }
}

class RaidersBoard : public ::testing::TestWithParam<std::string> {
protected:
    json board = shippedBoard(GetParam());
    std::map<Axial, BoardHex> fields = fieldsOf(board);
    hex::Board network = read(board);
    std::set<Axial> home = hexSet(board["home"]);
    std::vector<std::set<Axial>> islands = pieces(network, isLandHex);
    bool isLarge = GetParam() == "raiders-6";
    int mostPlayers = isLarge ? 6 : 4;

    /// Corners of the home island that yield something.
    std::vector<hex::Board::Corner> foundingCorners() const {
        std::vector<hex::Board::Corner> found;
        for (const auto& corner : network.corners())
            if (std::any_of(corner.hexes.begin(), corner.hexes.end(), [&](hex::HexId id) {
                    return home.contains(network[id].at) && network[id].number != 0;
                }))
                found.push_back(corner);
        return found;
    }
};

TEST_P(RaidersBoard, RA_00_has_neither_robber_nor_pirate) {
    EXPECT_EQ(board["players"], isLarge ? json({5, 6}) : json({3, 4}));
    EXPECT_FALSE(board.contains("robber"));
    EXPECT_FALSE(board.contains("pirate"));
}

TEST_P(RaidersBoard, RA_01_has_53_hexes_for_three_or_four_and_more_for_five_or_six) {
    if (isLarge)
        EXPECT_GT(board["hexes"].size(), 53U);
    else
        EXPECT_EQ(board["hexes"].size(), 53U);
}

TEST_P(RaidersBoard, RA_01_home_is_the_largest_island_with_several_deserts) {
    ASSERT_GE(islands.size(), 3U);
    EXPECT_EQ(islands[0], home);
    EXPECT_GE(board["deserts"].size(), 3U);
    std::set<Axial> deserts;
    for (const auto& [here, field] : fields)
        if (field.terrain == "desert")
            deserts.insert(here);
    EXPECT_EQ(hexSet(board["deserts"]), deserts) << "all deserts of the board, none else";
    for (const Axial desert : deserts)
        EXPECT_TRUE(home.contains(desert)) << toString(desert);
}

TEST_P(RaidersBoard, RA_01_volcanoes_and_jungles_lie_on_the_other_islands_only) {
    std::map<std::string, int> abroad;
    for (const auto& [here, field] : fields)
        if (field.terrain == "volcano" || field.terrain == "jungle") {
            EXPECT_FALSE(home.contains(here)) << toString(here);
            ++abroad[field.terrain];
        }
    EXPECT_GE(abroad["volcano"], 2);
    EXPECT_GE(abroad["jungle"], 2);
}

TEST_P(RaidersBoard, RA_01_every_island_is_washed_by_one_sea_that_frames_the_map) {
    EXPECT_EQ(pieces(network, isSeaHex).size(), 1U);
    for (const auto& here : network.hexes())
        if (isLandHex(here)) {
            EXPECT_TRUE(std::all_of(here.neighbours.begin(), here.neighbours.end(), [](hex::HexId next) {
                return next.valid();
            })) << toString(here.at);
        }
}

TEST_P(RaidersBoard, RA_02_every_first_settlement_finds_a_coast_and_every_second_one_a_place) {
    const auto corners = foundingCorners();
    EXPECT_GE(corners.size(), cornersForAny(2 * mostPlayers));
    const auto coastal = std::count_if(corners.begin(), corners.end(),
                                       [&](const auto& corner) { return touchesSea(network, corner); });
    EXPECT_GE(static_cast<std::size_t>(coastal), cornersForAny(mostPlayers));
}

TEST_P(RaidersBoard, RA_03_raiders_are_enough_for_every_hex_of_the_home_island) {
    const auto numbered =
        std::count_if(home.begin(), home.end(), [&](Axial here) { return fields.at(here).number != 0; });
    EXPECT_LE(numbered, isLarge ? 24 : 18);
    EXPECT_GE(numbered, 2 * mostPlayers);
}

TEST_P(RaidersBoard, RA_20_raiders_can_spread_from_every_desert_over_all_numbers_at_home_and_no_further) {
    // Once a hex is taken, its neighbours may follow; deserts are only the starting points.
    for (const json& desert : board["deserts"]) {
        std::set<Axial> reached;
        std::vector<hex::HexId> open{network.find(at(desert))};
        while (!open.empty()) {
            const hex::HexId here = open.back();
            open.pop_back();
            for (const hex::HexId next : network[here].neighbours)
                if (next.valid() && network[next].number != 0 && reached.insert(network[next].at).second)
                    open.push_back(next);
        }
        for (const Axial here : reached)
            EXPECT_TRUE(home.contains(here)) << toString(here);
        for (const Axial here : home)
            EXPECT_EQ(reached.contains(here), fields.at(here).number != 0) << desert << toString(here);
    }
}

TEST_P(RaidersBoard, RA_60_one_volcano_shows_how_printed_corners_are_written) {
    int printed = 0;
    for (const json& field : board["hexes"]) {
        if (!field.contains("corners"))
            continue;
        ++printed;
        EXPECT_EQ(field["terrain"], "volcano");
        std::set<hex::CornerId> named;
        for (const json& name : field["corners"]) {
            const hex::CornerId corner = network.find(*hex::parseCorner(name.get<std::string>()));
            EXPECT_TRUE(network.touches(corner, network.find(at(field["at"])))) << name;
            named.insert(corner);
        }
        EXPECT_EQ(named.size(), 6U);
    }
    EXPECT_EQ(printed, 1);
}

TEST_P(RaidersBoard, BA_35_harbours_of_every_kind_where_land_yields) {
    for (const char* trade : {"any", "wood", "brick", "wool", "grain", "ore"})
        EXPECT_GT(trades(board).count(trade), 0U) << trade;
    for (const json& harbour : board["harbours"])
        EXPECT_NE(fields.at(hex::parseSide(harbour["at"].get<std::string>())->hex).number, 0) << harbour;
}

INSTANTIATE_TEST_SUITE_P(Players, RaidersBoard, ::testing::Values("raiders-4", "raiders-6"), NamedByText());

class FoundingLand : public ::testing::TestWithParam<std::string> {};

TEST_P(FoundingLand, BA_10_every_resource_is_there_and_none_is_much_rarer) {
    const json board = shippedBoard(GetParam());
    const std::set<Axial> home = hexSet(board.value("home", json::array()));
    std::map<std::string, std::pair<int, int>> pipsAndHexes;
    for (const auto& [here, field] : fieldsOf(board))
        if (field.number != 0 && (home.empty() || home.contains(here))) {
            pipsAndHexes[field.terrain].first += pipsOf(field.number);
            ++pipsAndHexes[field.terrain].second;
        }
    EXPECT_EQ(pipsAndHexes.size(), 5U);
    for (const auto& [terrain, sums] : pipsAndHexes) {
        const auto& [pips, hexes] = sums;
        EXPECT_GE(hexes, 2) << terrain;
        EXPECT_GE(2 * pips, 5 * hexes) << terrain;
        EXPECT_LE(pips, 4 * hexes) << terrain;
    }
}
INSTANTIATE_TEST_SUITE_P(WithoutWall, FoundingLand,
                         ::testing::Values("great-river", "world", "raiders-4", "raiders-6"), NamedByText());

std::vector<std::string> namesWithRiver() {
    std::vector<std::string> names = shippedNames();
    // Finds the boards by a field's name in the text: each test process does this first, and parsing all
    // boards took 80 ms.
    std::erase_if(names, [](const std::string& name) {
        return sourceFile("app/boards/" + name + ".json").find("\"river\"") == std::string::npos;
    });
    return names;
}

class RiverBoard : public ::testing::TestWithParam<std::string> {
protected:
    json board = shippedBoard(GetParam());
    std::map<Axial, BoardHex> fields = fieldsOf(board);
    hex::Board network = read(board);
    Axial x = at(board["river"]["x"]);
    Axial y = at(board["river"]["y"]);
    Axial z = at(board["river"]["z"]);

    hex::CornerName labelled(const char* label) const {
        return *hex::parseCorner(board["river"]["corners"][label].get<std::string>());
    }
    std::optional<hex::RiverLie> lie() const {
        return readRiver(x, y, z, labelled("A1"), labelled("C1"), labelled("B1"));
    }
    hex::SideId side(const char* a, const char* b) const {
        return network.between(network.find(labelled(a)), network.find(labelled(b)));
    }
};

TEST_P(RiverBoard, GR_01_mountains_hills_and_fields_each_with_a_number) {
    const std::map<std::string, std::string> parts{{"x", "mountains"}, {"y", "hills"}, {"z", "fields"}};
    for (const auto& [name, terrain] : parts) {
        const BoardHex& field = fields.at(at(board["river"][name]));
        EXPECT_EQ(field.terrain, terrain) << name;
        EXPECT_NE(field.number, 0) << name;
    }
}

TEST_P(RiverBoard, GR_01_the_spring_lies_inland_and_the_flood_plain_at_the_coast) {
    for (const hex::HexId next : network[network.find(x)].neighbours)
        EXPECT_TRUE(next.valid() && isLandHex(network[next]));
    const auto& around = network[network.find(z)].neighbours;
    EXPECT_GE(std::count_if(around.begin(), around.end(),
                            [&](hex::HexId next) { return next.valid() && isSeaHex(network[next]); }),
              2);
}

TEST_P(RiverBoard, GR_01_lies_where_players_settle) {
    const std::set<Axial> home = hexSet(board.value("home", json::array()));
    for (const Axial here : {x, y, z})
        EXPECT_TRUE(home.empty() || home.contains(here)) << toString(here);
}

TEST_P(RiverBoard, GR_02_is_a_straight_tile_with_every_labelled_corner_in_its_place) {
    const auto found = lie();
    ASSERT_TRUE(found.has_value());
    const auto expected = cornersByLabel(hex::layRiver(x, found->heading, found->mirrored));
    ASSERT_EQ(board["river"]["corners"].size(), expected.size());
    for (const auto& [label, corner] : expected)
        EXPECT_EQ(canonical(labelled(label.c_str())), corner) << label;
}

TEST_P(RiverBoard, GR_02_the_mouth_faces_the_sea_and_holds_no_harbour) {
    for (const hex::SideId id : {side("A1", "C1"), side("C1", "B1")}) {
        ASSERT_TRUE(id.valid());
        const auto& mouth = network[id];
        ASSERT_EQ(mouth.hexes.size(), 2U);
        EXPECT_TRUE(network.touchesHex(id, network.find(z)) && mouth.touchesSea);
        EXPECT_TRUE(std::none_of(network.harbours().begin(), network.harbours().end(),
                                 [id](const auto& harbour) { return harbour.at == id; }));
    }
}

TEST_P(RiverBoard, GR_31_bridges_lie_between_the_hexes_of_the_tile) {
    for (const auto& [id, upper, lower] :
         {std::tuple{side("A2", "B2"), y, z}, std::tuple{side("A3", "B3"), x, y}}) {
        ASSERT_TRUE(id.valid());
        EXPECT_TRUE(network.touchesHex(id, network.find(upper)) &&
                    network.touchesHex(id, network.find(lower)));
    }
}

INSTANTIATE_TEST_SUITE_P(All, RiverBoard, ::testing::ValuesIn(namesWithRiver()), NamedByText());

TEST(ExampleBoards, GR_50_a_river_lies_on_a_board_of_every_scenario) {
    EXPECT_EQ(namesWithRiver(), (std::vector<std::string>{"great-river", "great-wall-4-river", "raiders-4",
                                                          "raiders-6", "world"}));
}

} // namespace
} // namespace watchfire::test
