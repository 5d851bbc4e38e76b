// SPDX-License-Identifier: Apache-2.0
// What a bad file can contain: broken lines, broken boards, unknown names. Each is refused with its position
// and the reason, and leaves the game unchanged (game-log, "Answers", "Refusals", "Boards").
#include "rules/log/replay.h"
#include "tests/rules/support/wall_game.h"

#include <gtest/gtest.h>

#include <functional>

namespace watchfire::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// ---- lines

TEST(Log, an_unreadable_line_is_refused_with_line_and_column_and_skipped) {
    Table t = fourForts(); // header and four places: lines 1 to 5
    const Answer broken = t.line(R"({"do":"begin","player":red})");
    EXPECT_THAT(broken, refuses("syntax"));
    EXPECT_EQ(broken.raw["line"], 6);
    EXPECT_THAT(broken.message, AllOf(HasSubstr("line 6"), HasSubstr("column 24")));
    const Answer next = t(begin("red"));
    EXPECT_TRUE(next.ok);
    EXPECT_EQ(next.raw["line"], 7);
}

TEST(Log, lines_that_are_no_command) {
    Table t = fourForts();
    for (const char* line :
         {"[]", "7", "\"roll\"", "null", "{", "{\"do\":\"roll\"", "\x01", "\xff\xfe", "{\"do\" \"roll\"}"})
        EXPECT_THAT(t.line(line), refuses("syntax")) << line;
    for (const char* line : {"{}", R"({"do":7})", R"({"do":"dance"})", R"({"do":null})"})
        EXPECT_FALSE(t.line(line).ok) << line;
}

TEST(Log, a_line_of_brackets_or_of_any_length_is_only_a_bad_line) {
    Table t = fourForts();
    const std::string deep(100000, '[');
    EXPECT_THAT(t.line(deep), refuses("syntax"));
    const std::string closed = deep + std::string(100000, ']');
    EXPECT_FALSE(t.line(closed).ok);
    EXPECT_FALSE(t.line(R"({"do":"roll","dice":)" + closed + "}").ok);
    EXPECT_FALSE(t(place("road", "red", std::string(1000000, '9') + ",0:E")).ok);
}

TEST(Log, BA_33_a_refusal_says_whether_the_table_may_do_it_anyway) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_EQ(t(build("settlement", "red", "0,1:S")).raw["error"].value("anyway", false), true);
    EXPECT_EQ(t(build("ship", "red", "0,2:SW")).raw["error"].value("anyway", false), true);
    EXPECT_EQ(t(build("settlement", "red", "1,0:NW")).raw["error"].value("anyway", false), false)
        << "occupied";
    EXPECT_EQ(t(build("wall", "red", "W4")).raw["error"].value("anyway", false), false);
    EXPECT_EQ(t(roll(1, 1)).raw["error"].value("anyway", false), false);
}

TEST(Log, unknown_fields_are_ignored) {
    Table t = fourForts();
    json command = begin("red");
    command["weather"] = "fine";
    EXPECT_TRUE(t(command).ok);
}

TEST(Log, wrong_kinds_in_known_fields_are_refused) {
    Table t = fourForts();
    t.enter(begin("red"));
    for (const char* line :
         {R"({"do":"roll","dice":7})", R"({"do":"roll","dice":[3]})", R"({"do":"roll","dice":[1,2,3]})",
          R"({"do":"roll","dice":["1","2"]})", R"({"do":"roll","dice":[1.5,2]})",
          R"({"do":"roll","dice":[0,3]})", R"({"do":"roll","dice":[7,1]})", R"({"do":"roll","dice":[-1,1]})",
          R"({"do":"roll","dice":[99999999999,1]})", R"({"do":"roll","dice":[257,1]})"})
        EXPECT_THAT(t.line(line), refuses("bad-dice")) << line;
    EXPECT_FALSE(t.line(R"({"do":"roll"})").ok);
    t.enter(roll(1, 1));
    for (const char* line : {R"({"do":"build"})", R"({"do":"build","piece":"road","player":"red"})",
                             R"({"do":"build","piece":5,"player":"red","at":"0,0:E"})",
                             R"({"do":"build","piece":"road","player":3,"at":"0,0:E"})",
                             R"({"do":"build","piece":"road","player":"red","at":[0,0]})",
                             R"({"do":"build","piece":"road","player":"red","at":"0,0:E","anyway":"yes"})",
                             R"({"do":"knight","player":"red","actions":"none"})",
                             R"({"do":"knight","player":"red","actions":[7]})",
                             R"({"do":"knight","player":"red","actions":[{"dance":"0,0"}]})",
                             R"({"do":"answer"})", R"({"do":"card","player":"red","card":"joker"})",
                             R"({"do":"begin","player":"red","phase":"soon"})"})
        EXPECT_FALSE(t.line(line).ok) << line;
}

TEST(Log, unknown_names) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "purple", "0,0:E")), refuses("unknown-player"));
    EXPECT_THAT(t(build("tower", "red", "0,0:E")), refuses("unknown-piece"));
    EXPECT_THAT(t(build("road", "red", "7,7:E")), refuses("unknown-place"));
    EXPECT_THAT(t(build("wall", "red", "W1")), refuses("unknown-place"));
    EXPECT_THAT(t(build("wall", "red", "0,-1")), refuses("unknown-place"));
    EXPECT_THAT(t(knight("red", {moveRider("II", "III")})).code,
                ::testing::AnyOf("unknown-place", "knight-actions"));
    EXPECT_THAT(t(answer("weather", "fine")), refuses("no-decision"));
}

TEST(Log, a_second_begin_and_a_late_place_are_refused) {
    Table t = fourForts();
    t.enter(begin("red"));
    EXPECT_FALSE(t(begin("blue")).ok);
    EXPECT_FALSE(t(place("road", "red", "0,0:W")).ok);
    EXPECT_EQ(t.state()["turn"]["player"], "red");
}

TEST(Log, places_are_printed_canonical_whatever_name_came_in) {
    Table t = fourForts();
    const json first = json::parse(t.log().at(1));
    EXPECT_EQ(first["at"], "0,-1:S");
    EXPECT_TRUE(t.state()["buildings"].contains("0,-1:S"));
}

TEST(Log, time_and_origin_of_a_roll_are_kept) {
    Table t = fourForts();
    t.enter(begin("red"));
    json rolled = {{"do", "roll"},
                   {"dice", {1, 1}},
                   {"by", "tower"},
                   {"tower", "T-7"},
                   {"boot", 12},
                   {"seq", 345},
                   {"time", "2026-01-02T03:04:05Z"}};
    t.enter(rolled);
    EXPECT_EQ(json::parse(t.log().back()), rolled);
}

TEST(Log, an_exported_log_reads_back_as_the_same_game) {
    Table t = fourForts();
    t.enter(correctRiders("IV", 2), begin("red"), roll(2, 2), build("wall", "red", "W3"),
            anyway(build("road", "red", "1,1:E")), endTurn());
    t(roll(3, 4));
    t(answer("pirate", "2,3"));
    t.enter(answer("steal-from", "red"), knight("blue", {driveOff("1,0"), moveRider("IV", "V")}), endTurn());
    const std::vector<std::string> lines = t.log();
    Table again{json::parse(lines.at(0))};
    for (std::size_t i = 1; i < lines.size(); ++i)
        EXPECT_TRUE(again.line(lines[i]).ok) << lines[i];
    EXPECT_TRUE(again.current() == t.current());
    EXPECT_EQ(again.log(), lines);
}

TEST(Log, exit_status) {
    const BoardSource none = [](std::string_view) -> Result<std::string> {
        return Error{ErrorCode::header, {}, "no such board"};
    };
    Replay good{none};
    EXPECT_EQ(good.feed(littleWallGame().dump()), "");
    EXPECT_NE(good.feed(place("settlement", "red", "0,0:NW").dump()), "");
    EXPECT_EQ(good.feed(""), "");
    EXPECT_EQ(good.exitStatus(), 0);
    EXPECT_NE(good.feed(roll(1, 1).dump()), "");
    EXPECT_EQ(good.exitStatus(), 1);

    Replay bad{none};
    json unknown = littleWallGame();
    unknown["board"] = "atlantis";
    const json answer = json::parse(bad.feed(unknown.dump()));
    EXPECT_EQ(answer["line"], 1);
    EXPECT_EQ(answer["error"]["code"], "header");
    EXPECT_EQ(bad.exitStatus(), 2);
    EXPECT_EQ(bad.stateLine(), "");
}

TEST(Log, the_state_line_holds_all_that_is_promised) {
    Table t = fourForts();
    const json state = t.state();
    for (const char* key :
         {"turn", "points", "army", "longest-road", "largest-army", "buildings", "lines", "walls", "assembly",
          "riders", "bag", "penalty", "pirate", "robber", "numbers", "decision", "over"})
        EXPECT_TRUE(state.contains(key)) << key;
    EXPECT_EQ(state["walls"]["W3"], json({{"owner", "red"}, {"level", 0}, {"riders", 0}}));
    EXPECT_EQ(state["buildings"]["0,-1:S"]["piece"], "settlement");
}

// ---- headers

TEST(Header, a_higher_version_is_refused_and_says_so) {
    json game = littleWallGame();
    game["watchfire"] = 2;
    const HeaderRefusal refused = refusedHeader(game);
    EXPECT_EQ(refused.code, "header");
    EXPECT_THAT(refused.message, HasSubstr("version"));
}

TEST(Header, unknown_fields_are_ignored) {
    json game = littleWallGame();
    game["weather"] = "fine";
    game["rules"] = 1;
    game["players"][0]["hat"] = "green";
    EXPECT_NO_THROW(Table{game});
}

TEST(Header, what_a_header_needs) {
    for (const char* field : {"watchfire", "scenario", "board", "players"}) {
        json game = littleWallGame();
        game.erase(field);
        EXPECT_EQ(refusedHeader(game).code, "header") << field;
    }
    for (const auto& [field, value] : std::vector<std::pair<std::string, json>>{{"watchfire", "1"},
                                                                                {"scenario", "atlantis"},
                                                                                {"scenario", 7},
                                                                                {"board", 7},
                                                                                {"board", "no-such-board"},
                                                                                {"players", "red"},
                                                                                {"players", {1, 2, 3, 4}},
                                                                                {"options", "none"}}) {
        if (field == "board" && value == "no-such-board")
            continue; // the board source answers this one: see exit_status
        json game = littleWallGame();
        game[field] = value;
        EXPECT_EQ(refusedHeader(game).code, "header") << field << value;
    }
    EXPECT_EQ(refusedHeader(json::array()).code, "header");
}

TEST(Header, options) {
    EXPECT_EQ(refusedHeader(littleWallGame({{"goal-pionts", 9}})).code, "unknown-option");
    for (const json& wrong :
         {json{{"goal-points", "ten"}}, json{{"goal-points", 0}}, json{{"goal-points", 1000000}},
          json{{"end-on-last-penalty", 1}}, json{{"founding-draws-riders", "yes"}},
          json{{"special-building", 3}}, json{{"draw", true}}})
        EXPECT_THAT(refusedHeader(littleWallGame(wrong)).code,
                    ::testing::AnyOf("header", "unknown-option", "bad-value"))
            << wrong;
}

// ---- boards

struct BrokenBoard {
    const char* name;
    std::function<void(json&)> breakIt;
    std::string path; ///< path of the field in the refusal
};

class BoardRefusal : public ::testing::TestWithParam<BrokenBoard> {};

TEST_P(BoardRefusal, names_the_field_and_the_reason) {
    json board = littleWall();
    GetParam().breakIt(board);
    const HeaderRefusal refused =
        refusedHeader(header("great-wall", board, {"red", "blue", "white", "orange"}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_THAT(refused.message, HasSubstr(GetParam().path));
    EXPECT_GT(refused.message.size(), GetParam().path.size() + 10) << "a reason, not the path alone";
}

INSTANTIATE_TEST_SUITE_P(
    Board, BoardRefusal,
    ::testing::Values(
        BrokenBoard{"unknown_hex_in_column", [](json& b) { b["walls"][1]["column"][2] = "9,9"; },
                    "walls[1].column[2]"},
        BrokenBoard{"column_text", [](json& b) { b["walls"][1]["column"][2] = "far"; }, "walls[1].column[2]"},
        BrokenBoard{"two_entries_for_a_hex",
                    [](json& b) {
                        b["hexes"].push_back({{"at", "0,0"}, {"terrain", "hills"}, {"number", 4}});
                    },
                    "hexes[22]"},
        BrokenBoard{"wall_without_attack_hex", [](json& b) { b["walls"][0].erase("attack"); },
                    "walls[0].attack"},
        BrokenBoard{"attack_hex_off_the_board", [](json& b) { b["walls"][0]["attack"] = "-9,0"; },
                    "walls[0].attack"},
        BrokenBoard{"wall_without_fort", [](json& b) { b["walls"][3].erase("fort"); }, "walls[3].fort"},
        BrokenBoard{"fort_off_the_board", [](json& b) { b["walls"][3]["fort"] = "40,0:N"; }, "walls[3].fort"},
        BrokenBoard{"fort_is_a_hex", [](json& b) { b["walls"][3]["fort"] = "3,0"; }, "walls[3].fort"},
        BrokenBoard{"two_walls_of_a_name", [](json& b) { b["walls"][1]["id"] = "W3"; }, "walls[1].id"},
        BrokenBoard{"coordinates_too_far", [](json& b) { b["hexes"][4]["at"] = "1001,0"; }, "hexes[4].at"},
        BrokenBoard{"hex_without_place", [](json& b) { b["hexes"][4].erase("at"); }, "hexes[4].at"},
        BrokenBoard{"unknown_terrain", [](json& b) { b["hexes"][7]["terrain"] = "cheese"; },
                    "hexes[7].terrain"},
        BrokenBoard{"number_seven", [](json& b) { b["hexes"][7]["number"] = 7; }, "hexes[7].number"},
        BrokenBoard{"number_thirteen", [](json& b) { b["hexes"][7]["number"] = 13; }, "hexes[7].number"},
        BrokenBoard{"number_as_text", [](json& b) { b["hexes"][7]["number"] = "6"; }, "hexes[7].number"},
        BrokenBoard{"harbour_inland", [](json& b) { b["harbours"][0]["at"] = "0,0:E"; }, "harbours[0].at"},
        BrokenBoard{"harbour_at_a_corner", [](json& b) { b["harbours"][0]["at"] = "0,2:N"; },
                    "harbours[0].at"},
        BrokenBoard{"harbour_trades_cheese", [](json& b) { b["harbours"][0]["trade"] = "cheese"; },
                    "harbours[0].trade"},
        BrokenBoard{"two_harbours_at_a_side", [](json& b) { b["harbours"][1]["at"] = "0,2:SE"; },
                    "harbours[1].at"},
        BrokenBoard{"arrow_to_no_wall", [](json& b) { b["assembly"][1]["left"]["wall"] = "W9"; },
                    "assembly[1].left.wall"},
        BrokenBoard{"attack_number_seven", [](json& b) { b["assembly"][1]["left"]["number"] = 7; },
                    "assembly[1].left.number"},
        BrokenBoard{"assembly_off_the_board", [](json& b) { b["assembly"][1]["at"] = "9,9"; },
                    "assembly[1].at"},
        BrokenBoard{"two_assembly_hexes_of_a_numeral", [](json& b) { b["assembly"][1]["id"] = "III"; },
                    "assembly[1].id"},
        BrokenBoard{"pirate_off_the_board", [](json& b) { b["pirate"] = "50,50"; }, "pirate"},
        BrokenBoard{"robber_at_sea", [](json& b) { b["robber"] = "0,3"; }, "robber"},
        BrokenBoard{"founding_off_the_board", [](json& b) { b["founding"] = {"50,50"}; }, "founding[0]"},
        BrokenBoard{"hexes_no_list", [](json& b) { b["hexes"] = "many"; }, "hexes"},
        BrokenBoard{"no_hexes", [](json& b) { b["hexes"] = json::array(); }, "hexes"},
        BrokenBoard{"long_name", [](json& b) { b["name"] = std::string(101, 'x'); },
                    "$.board.name: this text has 101 characters"},
        BrokenBoard{"long_title", [](json& b) { b["title"] = {{"en", std::string(1'000'000, 'x')}}; },
                    "$.board.title.en: this text has 1000000 characters"},
        BrokenBoard{"long_language", [](json& b) { b["title"] = {{std::string(1000, 'x'), "Wall"}}; },
                    "$.board.title: a field's name here has 1000 characters"},
        BrokenBoard{"long_terrain", [](json& b) { b["hexes"][1]["terrain"] = std::string(101, 'x'); },
                    "hexes[1].terrain: this text has 101"},
        BrokenBoard{"long_wall", [](json& b) { b["walls"][0]["id"] = std::string(101, 'x'); },
                    "walls[0].id: this text has 101"},
        BrokenBoard{"higher_version", [](json& b) { b["watchfire-board"] = 2; }, "watchfire-board"},
        BrokenBoard{"too_many_hexes",
                    [](json& b) {
                        for (int i = 0; i < 501; ++i)
                            b["hexes"].push_back({{"at", std::to_string(i) + ",100"}, {"terrain", "sea"}});
                    },
                    "hexes"}),
    [](const auto& made) { return std::string(made.param.name); });

TEST(BoardFile, BA_04_on_a_cylinder_a_place_has_many_names) {
    json board = plainIsland();
    board["circumference"] = 12;
    Table t{header("base", board, {"red", "blue", "white"})};
    EXPECT_TRUE(t(place("settlement", "red", "12,0:N")).ok) << "the same as 0,0:N";
    EXPECT_THAT(t(place("settlement", "blue", "0,0:N")), refuses("occupied", "BA-31"));
    EXPECT_EQ(t.state()["buildings"].begin().key(), "0,0:N");
    EXPECT_THAT(t(place("settlement", "blue", "-12,0:N")), refuses("occupied", "BA-31"));
    // West of the board's seam: -2,0 is listed so, and is 10,0 as well.
    EXPECT_TRUE(t(place("settlement", "red", "-2,0:N")).ok);
    EXPECT_THAT(t(place("settlement", "blue", "10,0:N")), refuses("occupied", "BA-31"));
    EXPECT_TRUE(t.state()["buildings"].contains("-2,0:N"));
}

TEST(BoardFile, a_title_has_up_to_100_characters_of_any_language) {
    json board = plainIsland();
    std::string title;
    for (int i = 0; i < 100; ++i)
        title += "\u5C9B"; // three bytes
    board["title"] = {{"zh", title}};
    EXPECT_NO_THROW((Table{header("base", board, {"red", "blue", "white"})}));
}

TEST(BoardFile, BA_04_on_a_plane_it_has_not) {
    Table t{plainGame()};
    EXPECT_THAT(t(place("settlement", "red", "12,0:N")), refuses("unknown-place"));
}

TEST(BoardFile, BA_05_the_coast_may_be_named_through_hexes_that_are_not_on_the_board) {
    json board = littleWall();
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    // 0,0 has no western neighbour on the board: its west side and corner are named through -1,0.
    EXPECT_TRUE(t(place("road", "red", "-1,0:E")).ok);
    EXPECT_THAT(t(place("road", "blue", "0,0:W")), refuses("occupied", "BA-31"));
    EXPECT_TRUE(t(place("settlement", "red", "-1,0:SE")).ok);
    EXPECT_THAT(t(place("settlement", "blue", "0,0:SW")), refuses("occupied", "BA-31"));
}

TEST(BoardFile, BA_05_beyond_the_board_is_sea_for_sides_and_corners) {
    json board = plainIsland();
    json land = json::array();
    for (const json& hex : board["hexes"])
        if (hex["terrain"] != "sea")
            land.push_back(hex);
    board["hexes"] = land; // the harbours of the board now face beyond its edge
    Table t{header("base", board, {"red", "blue", "white"}, {{"ships", true}})};
    t.enter(place("settlement", "red", "0,-2:N"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "0,-2:NE")),
                tells({"BA-31 place-piece at=0,-2:NE piece=ship player=red"}));
    EXPECT_EQ(t.current().board().harbours().size(), 2U);
}

TEST(BoardFile, BA_35_a_harbour_serves_the_two_corners_of_its_side) {
    const Table t{plainGame()};
    const hex::Board& board = t.current().board();
    const auto harbours = [&](const char* corner) {
        return board[board.find(*hex::parseCorner(corner))].harbours.size();
    };
    EXPECT_EQ(harbours("0,-2:N"), 1U);
    EXPECT_EQ(harbours("0,-2:NW"), 1U);
    EXPECT_EQ(harbours("0,-2:NE"), 0U);
    EXPECT_EQ(harbours("2,0:NE"), 1U);
    EXPECT_EQ(harbours("2,0:SE"), 1U);
    EXPECT_EQ(harbours("2,0:S"), 0U);
    EXPECT_EQ(board.harbours()[0].trade, hex::Resource::any);
    EXPECT_EQ(board.harbours()[1].trade, hex::Resource::wool);
}

} // namespace
} // namespace watchfire::test
