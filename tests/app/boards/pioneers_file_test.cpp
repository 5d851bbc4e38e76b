// SPDX-License-Identifier: Apache-2.0
// Maps of the program Pioneers: a small one by hand, every file that Debian ships, and the messages for
// damaged ones. The shipped files come from the package pioneers-console-data (scripts/install.sh test).
#include "app/boards/pioneers_file.h"

#include "app/boards/random_board.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/hex/setup.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <random>
#include <set>

namespace watchfire::test {
namespace {

using boards::PioneersGame;
using boards::readPioneers;
using hex::Axial;
using hex::Resource;
using hex::Terrain;

const std::filesystem::path folder = "/usr/share/games/pioneers";

std::vector<std::string> shippedFiles() {
    std::vector<std::string> names;
    std::error_code missing;
    for (const auto& entry : std::filesystem::directory_iterator(folder, missing))
        if (entry.path().extension() == ".game")
            names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}
std::string textOf(const std::string& name) {
    std::ifstream file(folder / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The parameters and the map of a small island, so that a test shows only what it changes.
const std::string head = "title Two hills\nnum-players 4\nvictory-points 10\n";
const std::string map = "chits 6,9,12\nmap\n"
                        "-,s?5,s,so4\n"
                        "s,t2,d1,s\n"
                        "sb0,h3,m0+,s\n"
                        "-,s,s,-\n"
                        ".\n";

bool hasRemark(const PioneersGame& game, int line, const std::string& words) {
    return std::any_of(game.remarks.begin(), game.remarks.end(), [&](const auto& remark) {
        return remark.line == line && remark.message.find(words) != std::string::npos;
    });
}
std::string remarks(const PioneersGame& game) {
    std::string all;
    for (const auto& remark : game.remarks)
        all += std::to_string(remark.line) + ": " + remark.message + "\n";
    return all;
}

/// The refusal's message for a text; fails the test if the text is accepted.
std::string refusal(const std::string& text, ErrorCode code = ErrorCode::syntax) {
    const auto game = readPioneers(text);
    EXPECT_FALSE(game.ok()) << text;
    if (game.ok())
        return {};
    EXPECT_EQ(game.error().code, code) << game.error().message;
    return game.error().message;
}
void expectRefusal(const std::string& text, const std::string& start, const std::string& words,
                   ErrorCode code = ErrorCode::syntax) {
    const std::string message = refusal(text, code);
    EXPECT_EQ(message.substr(0, start.size()), start);
    EXPECT_NE(message.find(words), std::string::npos) << message;
}

TEST(PioneersFile, rows_stand_half_a_hex_apart_and_numbers_follow_their_order_past_the_desert) {
    const auto game = readPioneers(head + map);
    ASSERT_TRUE(game.ok()) << game.error().message;
    std::map<Axial, std::pair<Terrain, int>> land;
    for (const auto& hex : game->board.hexes)
        if (hex.terrain != Terrain::sea)
            land[hex.at] = {hex.terrain, hex.number};
    // Row 1 is half a hex to the right of row 0, so its second place has q 1 as well; that of row 2 has q 0.
    EXPECT_EQ(land, (std::map<Axial, std::pair<Terrain, int>>{{{1, 1}, {Terrain::forest, 9}},
                                                              {{2, 1}, {Terrain::desert, 0}},
                                                              {{0, 2}, {Terrain::hills, 12}},
                                                              {{1, 2}, {Terrain::mountains, 6}}}));
    EXPECT_EQ(game->board.hexes.size(), 13U);
    EXPECT_EQ(game->board.robber, (Axial{2, 1}));
    EXPECT_EQ(game->fixed, (std::vector<Axial>{{1, 2}}));
    EXPECT_EQ(game->board.name, "two-hills");
    EXPECT_EQ(game->board.title.at("en"), "Two hills");
    EXPECT_FALSE(game->board.example);
    EXPECT_EQ(game->board.players, (std::vector<int>{2, 3, 4}));
    EXPECT_EQ(game->goalPoints, 10);
    EXPECT_FALSE(game->ships);
    EXPECT_FALSE(game->randomTerrain);
    EXPECT_TRUE(game->remarks.empty()) << remarks(*game);
}

TEST(PioneersFile, BA_35_harbours_are_named_from_their_land) {
    const auto game = readPioneers(head + map);
    ASSERT_TRUE(game.ok());
    std::map<std::string, Resource> harbours;
    for (const auto& harbour : game->board.harbours)
        harbours[toString(harbour.at)] = harbour.trade;
    // In row 0 the sea hex at q 1 faces south-east and the one at q 3 south-west; the one in row 2 faces
    // east.
    EXPECT_EQ(harbours,
              (std::map<std::string, Resource>{
                  {"1,1:NW", Resource::any}, {"2,1:NE", Resource::ore}, {"0,2:W", Resource::brick}}));
}

TEST(PioneersFile, takes_what_editors_and_hands_leave_behind) {
    // Blanks instead of commas and around them, empty lines, comments, carriage returns, no end of line at
    // the end.
    const auto loose = readPioneers("# a comment\r\n\r\n  title   Two hills  \r\nnum-players 4 \r\n"
                                    "desc a\ndesc b\nvictory-points 10\n chits 6, 9 ,12\n"
                                    "map\n - s?5 s,so4\n\ts,t2,  d1,s\nsb0,h3 m0+,s\r\n-,s,s,-\n .");
    ASSERT_TRUE(loose.ok()) << loose.error().message;
    EXPECT_EQ(loose->board, readPioneers(head + map)->board);
    EXPECT_TRUE(loose->remarks.empty()) << remarks(*loose);
}

TEST(PioneersFile, a_title_is_cut_to_what_a_board_may_have) {
    const auto game = readPioneers("title " + std::string(5000, 'x') + "\nnum-players 4\n" + map);
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_EQ(game->board.title.at("en"), std::string(100, 'x'));
    EXPECT_TRUE(hex::boardDescriptionFromJson(hex::toJson(game->board)).ok());
}

TEST(PioneersFile, what_it_says_of_the_game_is_kept_or_told_with_its_line) {
    const auto game = readPioneers("title T\nrandom-terrain\nstrict-trade\nnum-players 6\nsevens-rule 1\n"
                                   "victory-points 12\nnum-roads 20\nnum-ships 5\nnum-bridges 1\n"
                                   "num-city-walls 2\nresource-count 19\nuse-pirate\n"
                                   "island-discovery-bonus 1,2\nfly-higher 3\n" +
                                   map);
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_TRUE(game->randomTerrain);
    EXPECT_TRUE(game->ships);
    EXPECT_EQ(game->goalPoints, 12);
    EXPECT_EQ(game->board.players, (std::vector<int>{2, 3, 4, 5, 6}));
    for (const auto& [line, words] :
         std::vector<std::pair<int, std::string>>{{2, "make a random board"},
                                                  {3, "strict-trade, resource-count"},
                                                  {5, "sevens-rule 1"},
                                                  {6, "goal-points 12"},
                                                  {7, "num-roads 20: each player has 15"},
                                                  {8, "num-ships 5: each player has 15"},
                                                  {8, "all land is one piece"},
                                                  {9, "num-bridges 1"},
                                                  {10, "num-city-walls 2"},
                                                  {12, "use-pirate"},
                                                  {13, "island-discovery-bonus \"1,2\""},
                                                  {14, "\"fly-higher\" is not known"}})
        EXPECT_TRUE(hasRemark(*game, line, words)) << line << " " << words << "\n" << remarks(*game);
    EXPECT_EQ(game->remarks.size(), 12U) << remarks(*game);
}

TEST(PioneersFile, surplus_and_missing_parts_of_the_map_are_reported) {
    const auto without = readPioneers("title T\nchits 6,9,12,5\nmap\ns0,t0,s?0,-,h1,sl0,t2\n.\n");
    ASSERT_TRUE(without.ok()) << without.error().message;
    EXPECT_EQ(without->board.harbours.size(), 1U); // "sl0" faces "t2"
    EXPECT_TRUE(without->board.players.empty());
    EXPECT_FALSE(without->goalPoints.has_value());
    EXPECT_FALSE(without->board.robber.has_value());
    for (const auto& [line, words] :
         std::vector<std::pair<int, std::string>>{{2, "lists 4 numbers and the map wants 3"},
                                                  {3, "the robber stands beside the board"},
                                                  {3, "Switch the option ships off"},
                                                  {4, "column 1: \"s0\" is sea"},
                                                  {4, "column 7: no land lies E of the harbour \"s?0\""}})
        EXPECT_TRUE(hasRemark(*without, line, words)) << words << "\n" << remarks(*without);
    const auto deserts = readPioneers("title T\nchits 6\nmap\nd3,t0,d1\n.\n");
    EXPECT_TRUE(hasRemark(*deserts, 3, "2 deserts")) << remarks(*deserts);
    EXPECT_EQ(deserts->board.robber, (Axial{0, 0}));
}

TEST(PioneersFile, BA_34_corners_where_nobody_founds_leave_the_hexes_where_one_may) {
    // The left island is closed: all six corners of its hex t0 are.
    std::string shut;
    for (int corner = 0; corner < 6; ++corner)
        shut += "nosetup 0 0 " + std::to_string(corner) + "\n";
    const std::string two = "title T\nnum-ships 15\nchits 6,9\nmap\nt0,s,h1\n.\n";
    const auto game = readPioneers(two + shut);
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_EQ(game->board.founding, (std::vector<Axial>{{2, 0}}));
    EXPECT_FALSE(hasRemark(*game, 7, "nosetup")) << remarks(*game);
    // One closed corner closes its whole hex: five more than the file says.
    const auto single = readPioneers(two + "nosetup 0 0 4\n");
    ASSERT_TRUE(single.ok());
    EXPECT_EQ(single->board.founding, (std::vector<Axial>{{2, 0}}));
    EXPECT_TRUE(hasRemark(*single, 7, "5 more corners")) << remarks(*single);
    // Corners run counter-clockwise from the north-eastern one: 0 and 5 are those on the side of the next
    // hex.
    const std::string row = "title T\nchits 6,9,5\nmap\nt0,h1,p2\n.\n";
    for (const int shared : {0, 5})
        EXPECT_EQ(readPioneers(row + "nosetup 0 0 " + std::to_string(shared) + "\n")->board.founding,
                  (std::vector<Axial>{{2, 0}}));
    for (const int own : {1, 2, 3, 4})
        EXPECT_EQ(readPioneers(row + "nosetup 0 0 " + std::to_string(own) + "\n")->board.founding,
                  (std::vector<Axial>{{1, 0}, {2, 0}}));
}

TEST(PioneersFile, damage_is_reported_with_line_column_and_advice) {
    expectRefusal("", "the file is empty", "Choose");
    expectRefusal(" \n\t\n", "line 2: there is no map", "the whole of it?");
    expectRefusal("{\"watchfire-board\":1}", "line 1: ", "is no word of a Pioneers game");
    expectRefusal(std::string("title T\n\0\n", 10), "line 2: ", "no text");
    expectRefusal("title T\xFF\n" + map, "line 1: ", "Save the file as UTF-8");
    expectRefusal("title \xED\xA0\x80\n" + map, "line 1: ", "UTF-8");
    expectRefusal("title \xC3", "line 1: ", "UTF-8");
    expectRefusal("title \xC0\xAF\n" + map, "line 1: ", "UTF-8");
    EXPECT_EQ(readPioneers("title \xC3\xA4\xE2\x82\xAC\xF0\x9F\x8E\xB2\n" + map)->board.title.at("en"),
              "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x8E\xB2");
    expectRefusal(head, "line 3: ", "there is no map");
    expectRefusal(head + head + map, "line 4: title stands here again, first in line 1", "Delete one");
    expectRefusal("num-players four\n" + map, "line 1: num-players wants a whole number from 1 to 99",
                  "\"four\"");
    expectRefusal("num-roads -3\n" + map, "line 1: num-roads", "\"-3\"");
    expectRefusal("num-ships 99999999999\n" + map, "line 1: num-ships", "Correct it");
    expectRefusal("victory-points 0\n" + map, "line 1: victory-points", "1 to 100");
    for (const std::string numbers : {"7", "13", "1", "6,,9", "6,9,", "6;9", ""})
        expectRefusal("chits " + numbers + "\nmap\nt0\n.\n", "line 1: chits: ", "no number token");
    expectRefusal("title T\nmap\nt0,h1\n.\n", "line 2: 2 hexes want a number, and chits lists 0", "Add 2");
    expectRefusal("chits 5\nmap\nt0,h1\n.\n", "line 1: 2 hexes want a number, and chits lists 1", "Add 1");
    expectRefusal("chits 5,6\nmap\ns,t0\ns,h0\n.\n", "line 4: column 3: \"h0\" has the place 0",
                  "line 3, column 3");
    expectRefusal("chits 5\nmap\ns,x0\n.\n", "line 3: column 3: \"x0\" begins with no terrain", "Correct");
    for (const std::string land : {"t", "t+", "tt", "t1x", "t1++", "t-1", "t12345", "t1t2"})
        expectRefusal("chits 5\nmap\ns," + land + "\n.\n", "line 3: column 3: ", "is no land hex");
    for (const std::string sea : {"s?", "s?6", "sx1", "s?12", "s+", "sb-1", "ss"})
        expectRefusal("chits 5\nmap\n- " + sea + "\n.\n", "line 3: column 3: ", "is no harbour");
    expectRefusal("chits 5\nmap\nt0\n", "line 3: the map that begins in line 2 has no end", "cut off");
    expectRefusal("chits 5\nmap\nt0\n.\nmap\nt0\n.\n", "line 5: a second map", "line 2");
    expectRefusal("title T\nmap\n-,-\n\n.\n", "line 2: the map has no hexes", "cut off");
    expectRefusal("title T\nnosetup 1 1 1\n" + map, "line 2: nosetup stands before", "Move it");
    for (const std::string corner : {"", "1", "1 1", "1 1 6", "1 1 1 1", "a b c", "-1 0 0"})
        expectRefusal(head + map + "nosetup " + corner + "\n", "line 11: nosetup wants three numbers",
                      "orrect");
    expectRefusal(head + map + "nosetup 30 2 1\n", "line 11: nosetup names a corner of column 30, row 2",
                  "does not have");
    expectRefusal(head + map + "nosetup 2 9999 1\n", "line 11: nosetup names", "row 9999");
    // Nothing from a damaged file reaches a terminal unescaped.
    EXPECT_NE(refusal("chits 5\nmap\n\x1b[31m\n.\n").find("\"?[31m\""), std::string::npos);
}

TEST(PioneersFile, what_boards_do_not_have_is_named_with_the_clause_or_the_limit) {
    expectRefusal("num-players 8\n" + map, "line 1: num-players 8: a table here has 2 to 6", "Write",
                  ErrorCode::header);
    expectRefusal("num-players 1\n" + map, "line 1: num-players 1", "2 to 6", ErrorCode::header);
    EXPECT_EQ(readPioneers("num-players 8\n" + map).error().rule, BA(50));
    std::string wide = "chits 5\nmap\n";
    for (int row = 0; row < 25; ++row) {
        for (int i = 0; i < 20; ++i)
            wide += row + i == 0 ? "t0" : ",s";
        wide += "\n";
    }
    ASSERT_TRUE(readPioneers(wide + ".\n").ok());
    EXPECT_EQ(readPioneers(wide + ".\n")->board.hexes.size(), hex::maxHexes);
    expectRefusal(wide + "s\n.\n", "line 2: the map has 501 hexes; a board here has at most 500", "Write -",
                  ErrorCode::header);
    std::string ports = "chits 5,6\nmap\n";
    std::string numbers = "chits 5";
    std::string row = "t0";
    for (int i = 1; i <= 65; ++i) {
        row += ",sb0,t" + std::to_string(i);
        numbers += ",5";
    }
    expectRefusal(numbers + "\nmap\n" + row + "\n.\n", "line 3: column ", "at most 64 harbours",
                  ErrorCode::header);
    std::string all = head + map;
    for (const std::string corner : {"1 1 4", "2 1 4"}) // corners that together touch every land hex
        all += "nosetup " + corner + "\n";
    expectRefusal(all, "line 11: nosetup leaves no whole hex", "Delete some", ErrorCode::header);
}

TEST(PioneersFile, size_is_limited_before_anything_is_read) {
    std::string large = head + "desc ";
    large.append(boards::largestPioneersFile, 'x');
    expectRefusal(large, "the file has more than 256 kB", "Is it a Pioneers game?");
    std::string rows = "chits 5\nmap\n";
    for (int i = 0; i < 1002; ++i)
        rows += "-\n";
    expectRefusal(rows + "t0\n.\n", "line 1004: the map has more than 1000 rows", "missing",
                  ErrorCode::header);
    std::string row = "chits 5\nmap\n";
    for (int i = 0; i < 1001; ++i)
        row += "-,";
    expectRefusal(row + "t0\n.\n", "line 3: the row has more than 1000 hexes", "Shorten", ErrorCode::header);
    // Boards accept the last place that is inside.
    ASSERT_TRUE(readPioneers(row.substr(0, row.size() - 2) + "t0\n.\n").ok());
}

// ---- the files that Debian ships

struct Fact {
    std::size_t hexes = 0;
    std::size_t numbers = 0;
    std::size_t harbours = 0;
    std::string needs; ///< for a file that does not load: how the reason begins
};
/// Counted in the files independently of this reader.
const std::map<std::string, Fact>& facts() {
    static const std::map<std::string, Fact> known{
        {"5-6-player.game", {52, 28, 11, {}}},
        {"Another_swimming_pool_in_the_wall.game", {117, 96, 0, {}}},
        {"Cube.game", {80, 20, 2, {}}},
        {"Evil_square.game", {64, 34, 0, {}}},
        {"GuerreDe100ans.game", {256, 148, 11, {}}}, // 13, of which two face the sea
        {"Mini_another_swimming_pool_in_the_wall.game", {91, 71, 0, {}}},
        {"archipel_gold.game", {94, 22, 7, {}}},
        {"canyon.game", {38, 37, 0, {}}},
        {"coeur.game", {90, 32, 0, {}}},
        {"conquest+ports.game", {113, 54, 7, {}}},
        {"conquest.game", {113, 54, 0, {}}},
        {"crane_island.game", {95, 30, 6, {}}},
        {"default.game", {37, 18, 9, {}}},
        {"four-islands.game", {58, 15, 0, {}}},
        {"henjes.game", {144, 84, 8, {}}},
        {"iles.game", {72, 20, 5, {}}},
        {"lobby.game", {0, 0, 0, "line 4: num-players 8: a table here has 2 to 6 players"}},
        {"lorindol.game", {0, 0, 0, "line 33: the map has 625 hexes; a board here has at most 500"}},
        {"north_america.game", {304, 124, 15, {}}}, // 16, of which one faces the sea
        {"pond.game", {40, 28, 4, {}}},
        {"seafarers-gold.game", {81, 38, 13, {}}},
        {"seafarers.game", {81, 38, 13, {}}},
        {"small.game", {24, 10, 7, {}}},
        {"south_africa.game", {41, 19, 8, {}}},
        {"square.game", {49, 25, 0, {}}},
        {"star.game", {26, 25, 0, {}}},
        {"ubuntuland.game", {429, 132, 18, {}}},
        {"x.game", {119, 49, 0, {}}},
    };
    return known;
}

TEST(PioneersShipped, all_28_files_are_there) {
    std::vector<std::string> known;
    for (const auto& [name, fact] : facts())
        known.push_back(name);
    EXPECT_EQ(shippedFiles(), known) << "install pioneers-console-data: scripts/install.sh test";
}

class PioneersShipped : public ::testing::TestWithParam<std::string> {};

TEST_P(PioneersShipped, loads_into_a_board_that_can_be_played_or_says_what_it_needs) {
    const Fact& fact = facts().at(GetParam());
    const auto game = readPioneers(textOf(GetParam()));
    if (!fact.needs.empty()) {
        ASSERT_FALSE(game.ok());
        EXPECT_EQ(game.error().message.substr(0, fact.needs.size()), fact.needs);
        EXPECT_EQ(game.error().code, ErrorCode::header);
        return;
    }
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_EQ(game->board.hexes.size(), fact.hexes);
    EXPECT_EQ(game->board.harbours.size(), fact.harbours);
    EXPECT_EQ(std::count_if(game->board.hexes.begin(), game->board.hexes.end(),
                            [](const auto& hex) { return hex.number != 0; }),
              static_cast<std::ptrdiff_t>(fact.numbers));
    for (const auto& remark : game->remarks)
        EXPECT_GT(remark.line, 0) << remark.message;
    // Written and read again, it is the same board.
    const auto again = hex::boardFromJson(hex::Json::parse(hex::toJson(game->board).dump()));
    ASSERT_TRUE(again.ok()) << again.error().message;
    EXPECT_EQ(again->description(), game->board);
    const auto board = std::make_shared<const hex::Board>(hex::Board::make(game->board).value());
    for (const int count : game->board.players) {
        std::vector<hex::Player> players;
        for (int i = 0; i < count; ++i)
            players.push_back({std::to_string(i), {}, {}});
        hex::Options options;
        options.goalPoints = game->goalPoints;
        options.ships = game->ships;
        const auto setup = hex::Setup::make(hex::Scenario::base, board, players, options);
        ASSERT_TRUE(setup.ok()) << setup.error().message;
    }
}

TEST_P(PioneersShipped, makes_random_boards_or_says_why_not) {
    const auto game = readPioneers(textOf(GetParam()));
    if (!game.ok())
        return;
    for (std::uint32_t seed = 0; seed < 3; ++seed) {
        std::mt19937 engine(seed);
        const auto made = boards::randomBoard(
            game->board, {hex::Scenario::base, game->fixed}, [&engine](std::uint32_t below) {
                return std::uniform_int_distribution<std::uint32_t>(0, below - 1)(engine);
            });
        if (!made.ok()) {
            EXPECT_NE(made.error().message.find("red numbers"), std::string::npos) << made.error().message;
            continue;
        }
        EXPECT_TRUE(boards::redNeighbours(hex::Board::make(*made).value()).empty());
    }
}

/// Truncated files and files with changed bytes: each loads into a board or reports what is wrong and where.
TEST_P(PioneersShipped, survives_truncation_and_mutation) {
    const std::string text = textOf(GetParam());
    const auto holds = [](const std::string& damaged) {
        const auto game = readPioneers(damaged);
        if (game.ok()) {
            EXPECT_TRUE(hex::Board::make(game->board).ok());
            EXPECT_FALSE(hex::toJson(game->board).dump().empty()); // also: the title is UTF-8
            return true;
        }
        const std::string& message = game.error().message;
        EXPECT_TRUE(message.starts_with("line ") || message.starts_with("the file ")) << message;
        EXPECT_TRUE(std::all_of(message.begin(), message.end(), [](char c) { return c >= ' ' && c <= '~'; }))
            << message;
        return false;
    };
    const std::size_t mapAt = text.find("\nmap");
    for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 60)
        if (holds(text.substr(0, length))) {
            EXPECT_GT(length, mapAt) << "half a file was taken for a whole one";
        }
    std::mt19937 engine(28);
    const auto draw = [&engine](std::size_t below) {
        return std::uniform_int_distribution<std::size_t>(0, below - 1)(engine);
    };
    const std::string likely = "0123456789,-+.stphmfdg?blow \n\r\t\0\xff";
    for (int round = 0; round < 60; ++round) {
        std::string damaged = text;
        for (std::size_t change = 0; change <= draw(6); ++change) {
            const std::size_t at = draw(damaged.size());
            switch (draw(4)) {
            case 0:
                damaged[at] = likely[draw(likely.size())];
                break;
            case 1:
                damaged[at] = static_cast<char>(draw(256));
                break;
            case 2:
                damaged.erase(at, 1 + draw(40));
                break;
            default:
                damaged.insert(at, damaged.substr(draw(damaged.size()), 1 + draw(40)));
            }
            if (damaged.empty())
                damaged = "x";
        }
        holds(damaged);
    }
}

INSTANTIATE_TEST_SUITE_P(Debian, PioneersShipped, ::testing::ValuesIn(shippedFiles()), NamedByText());

} // namespace
} // namespace watchfire::test
