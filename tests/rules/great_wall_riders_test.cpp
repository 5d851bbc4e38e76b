// SPDX-License-Identifier: Apache-2.0
// Riders, breaches and the columns behind the wall: GW-20 to GW-36, and GW-04's detour. Each test enters a
// position in the middle of a game, plays a few commands, and reads the steps.
#include "tests/rules/support/wall_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;

// ---- GW-20: building draws a rider

TEST(GreatWall, GW_20_a_city_in_play_draws_a_rider_for_the_assembly_hex_of_its_numeral) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    const Answer built = t(build("city", "red", "0,0:NW"));
    EXPECT_THAT(built,
                tells({"BA-31 place-piece at=0,-1:S piece=city player=red", "GW-20 draw-rider player=red"}));
    EXPECT_THAT(built, asks("rider-numeral", "red", {"III", "IV", "V"}));
    EXPECT_THAT(t(answer("rider-numeral", "IV")), tells({"GW-20 place-rider at=IV"}));
    EXPECT_EQ(t.state()["assembly"], json({{"III", 0}, {"IV", 1}, {"V", 0}}));
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 6}, {"V", 7}}));
}

TEST(GreatWall, GW_20_a_settlement_in_play_draws_a_rider) {
    Table t = fourForts();
    t.enter(place("road", "red", "0,0:W"), place("road", "red", "0,0:SW"), begin("red", "after-roll"));
    const Answer built = t(build("settlement", "red", "0,0:S"));
    EXPECT_THAT(built, tells({"BA-31 place-piece at=0,0:S piece=settlement player=red",
                              "GW-20 draw-rider player=red"}));
    EXPECT_THAT(built, asks("rider-numeral", "red", {"III", "IV", "V"}));
}

TEST(GreatWall, GW_20_only_numerals_still_in_the_bag_are_offered_and_one_is_still_drawn) {
    Table t = fourForts();
    t.enter(correct("bag", {{"III", 0}, {"IV", 0}, {"V", 1}}), begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "0,0:NW")), asks("rider-numeral", "red", {"V"}));
    EXPECT_THAT(t(answer("rider-numeral", "III")), refuses("not-an-option", "GW-20"));
    EXPECT_TRUE(t.decision());
    EXPECT_THAT(t(answer("rider-numeral", "V")), tells({"GW-20 place-rider at=V"}));
}

TEST(GreatWall, GW_20_an_empty_bag_gives_nothing) {
    Table t = fourForts();
    t.enter(correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}), begin("red", "after-roll"));
    const Answer built = t(build("city", "red", "0,0:NW"));
    EXPECT_THAT(built, tells({"BA-31 place-piece at=0,-1:S piece=city player=red"}));
    EXPECT_THAT(built, asksNothing());
}

TEST(GreatWall, GW_20_roads_and_walls_draw_nobody) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", "0,0:W")), asksNothing());
    EXPECT_THAT(t(build("wall", "red", "W3")), asksNothing());
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
}

TEST(GreatWall, GW_20_the_draw_option_is_kept_in_the_header) {
    Table program{littleWallGame({{"draw", "program"}})};
    EXPECT_EQ(json::parse(program.log().at(0))["options"]["draw"], "program");
    EXPECT_EQ(program.current().setup->options().draw, hex::Draw::program);
    Table table{littleWallGame()};
    EXPECT_EQ(table.current().setup->options().draw, hex::Draw::table);
    EXPECT_EQ(refusedHeader(littleWallGame({{"draw", "nobody"}})).code, "header");
}

// ---- GW-21 to GW-23: a roll moves a rider, and riders block

TEST(GreatWall, GW_21_attack_number_moves_one_rider_before_production) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W4", 5), correctRiders("IV", 3), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), tells({"GW-21 move-rider from=IV to=W4",
                                      "BA-10 collect amount=1 hex=1,0 player=blue resource=wood",
                                      "BA-10 collect amount=1 hex=1,0 player=white resource=wood"}));
    EXPECT_EQ(t.state()["assembly"]["IV"], 2);
    EXPECT_EQ(t.state()["walls"]["W4"]["riders"], 1);
}

TEST(GreatWall, GW_21_no_rider_there_nothing_happens) {
    Table t = fourForts();
    t.enter(correctRiders("IV", 7), correctRiders("V", 7), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tellsNothing());
}

TEST(GreatWall, GW_21_each_number_follows_its_own_arrow) {
    const std::vector<std::pair<std::pair<int, int>, std::string>> arrows{
        {{5, 6}, "from=III to=W3"}, {{1, 2}, "from=III to=W4"}, {{1, 3}, "from=IV to=W4"},
        {{6, 6}, "from=IV to=W5"},  {{4, 5}, "from=V to=W5"},   {{4, 4}, "from=V to=W6"}};
    for (const auto& [dice, arrow] : arrows) {
        Table t = fourForts();
        for (const char* wall : {"W3", "W4", "W5", "W6"})
            t.enter(correct("wall-level", wall, 5));
        t.enter(correctRiders("III", 1), correctRiders("IV", 1), correctRiders("V", 1), begin("red"));
        EXPECT_THAT(t(roll(dice.first, dice.second)).only("move-rider"),
                    ElementsAre("GW-21 move-rider " + arrow));
    }
}

TEST(GreatWall, GW_21_a_number_that_is_no_attack_number_moves_nobody) {
    for (const auto& [a, b] : {std::pair{1, 1}, {2, 3}, {3, 3}, {4, 6}, {3, 4}}) {
        Table t = fourForts();
        t.enter(correctRiders("III", 7), correctRiders("IV", 7), correctRiders("V", 7), begin("red"));
        EXPECT_THAT(t(roll(a, b)).only("move-rider"), IsEmpty());
    }
}

TEST(GreatWall, GW_22_a_full_attack_hex_takes_no_sixth_rider) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 5), correctRiders("W3", 5), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tellsNothing());
    EXPECT_EQ(t.state()["walls"]["W3"]["riders"], 5);
    EXPECT_EQ(t.state()["assembly"]["III"], 1);
}

TEST(GreatWall, GW_22_the_fifth_rider_still_comes) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 5), correctRiders("W3", 4), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3"}));
    EXPECT_EQ(t.state()["walls"]["W3"]["riders"], 5);
}

TEST(GreatWall, GW_23_a_hex_is_blocked_by_the_very_roll_that_brings_the_rider) {
    Table t = fourForts();
    t.enter(correctRiders("IV", 1), begin("red"));
    EXPECT_THAT(t(roll(2, 2)),
                tells({"GW-21 move-rider from=IV to=W4", "GW-30 breach level=0 riders=1 wall=W4",
                       "GW-31 rider-behind-wall hex=1,0 wall=W4", "GW-33 penalty left=6 player=blue",
                       "GW-23 blocked by=rider hex=1,0 players=[blue,white]"}));
}

TEST(GreatWall, GW_23_a_blocked_hex_is_told_only_if_somebody_would_have_collected) {
    Table t = fourForts();
    t.enter(correctRiders("2,1", 1), correctRiders("0,1", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tellsNothing());
}

TEST(GreatWall, GW_23_other_hexes_of_the_number_still_produce) {
    Table t = fourForts();
    t.enter(place("settlement", "red", "0,1:S"), place("city", "orange", "2,1:SE"), correctRiders("0,1", 1),
            begin("white"));
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-23 blocked by=rider hex=0,1 players=[red]",
                                      "BA-10 collect amount=2 hex=2,1 player=orange resource=ore"}));
}

// ---- GW-30 to GW-36: the breach

TEST(GreatWall, GW_36_the_worked_example_of_the_rules) {
    // Level 2, two riders waiting, a third arrives.
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 2), correctRiders("W3", 2), correctRiders("III", 1), begin("red"));

    EXPECT_THAT(t(roll(5, 6)),
                tells({"GW-21 move-rider from=III to=W3", "GW-30 breach level=2 riders=3 wall=W3",
                       "GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,1 wall=W3",
                       "GW-31 rider-behind-wall hex=0,2 wall=W3", "GW-32 lower-wall from=2 to=1 wall=W3",
                       "GW-33 penalty left=6 player=red"}));

    const json after = t.state();
    EXPECT_EQ(after["walls"]["W3"]["level"], 1);
    EXPECT_EQ(after["walls"]["W3"]["riders"], 0);
    EXPECT_EQ(after["riders"], json({{"0,0", 1}, {"0,1", 1}, {"0,2", 1}}));
    EXPECT_EQ(after["penalty"]["red"], 1);

    // "No acute danger at first": one more rider equals the watchtowers; two exceed them.
    t.enter(correctRiders("III", 2), endTurn());
    EXPECT_THAT(t(roll(5, 6)).only("breach"), IsEmpty());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(5, 6)).only("breach"), ElementsAre("GW-30 breach level=1 riders=2 wall=W3"));
}

TEST(GreatWall, GW_30_as_many_riders_as_watchtowers_do_not_breach) {
    for (int level = 1; level <= 5; ++level) {
        Table t = fourForts();
        t.enter(correct("wall-level", "W3", level), correctRiders("W3", level - 1), correctRiders("III", 1),
                begin("red"));
        EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3"})) << "level " << level;
    }
}

TEST(GreatWall, GW_30_one_rider_more_than_watchtowers_breaches) {
    for (int level = 0; level <= 4; ++level) {
        Table t = fourForts();
        t.enter(correct("wall-level", "W3", level), correctRiders("W3", level), correctRiders("III", 1),
                begin("red"));
        EXPECT_THAT(t(roll(5, 6)).only("breach"),
                    ElementsAre("GW-30 breach level=" + std::to_string(level) +
                                " riders=" + std::to_string(level + 1) + " wall=W3"));
    }
}

TEST(GreatWall, GW_30_a_correction_is_no_attack) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 3), correctRiders("W3", 3), begin("red"));
    EXPECT_THAT(t(correct("wall-level", "W3", 0)), tellsNothing());
    EXPECT_THAT(t(correctRiders("W3", 5)), tellsNothing());
    EXPECT_EQ(t.state()["walls"]["W3"]["riders"], 5);
}

TEST(GreatWall, GW_31_all_riders_go_behind_the_wall_in_the_columns_order) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W5", 1), correctRiders("W5", 1), correctRiders("V", 2), begin("red"));
    EXPECT_THAT(
        t(roll(4, 5)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=2,0 wall=W5", "GW-31 rider-behind-wall hex=2,1 wall=W5"));
    EXPECT_EQ(t.state()["walls"]["W5"]["riders"], 0);
    EXPECT_EQ(t.state()["assembly"]["V"], 1);
}

TEST(GreatWall, GW_32_the_section_loses_one_level) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 4), correctRiders("W3", 4), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)).only("lower-wall"), ElementsAre("GW-32 lower-wall from=4 to=3 wall=W3"));
    EXPECT_EQ(t.state()["walls"]["W3"]["level"], 3);
}

TEST(GreatWall, GW_32_the_last_level_falls_too) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 1), correctRiders("W3", 1), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)).only("lower-wall"), ElementsAre("GW-32 lower-wall from=1 to=0 wall=W3"));
}

TEST(GreatWall, GW_32_level_0_stays_0_and_has_no_step) {
    Table t = fourForts();
    t.enter(correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)).only("lower-wall"), IsEmpty());
    EXPECT_EQ(t.state()["walls"]["W3"]["level"], 0);
}

TEST(GreatWall, GW_33_the_forts_owner_takes_a_chip_and_loses_a_point) {
    Table t = fourForts();
    t.enter(correctRiders("III", 2), begin("blue"));
    ASSERT_EQ(t.state()["points"]["red"], 1);
    EXPECT_THAT(t(roll(5, 6)).only("penalty"), ElementsAre("GW-33 penalty left=6 player=red"));
    EXPECT_EQ(t.state()["points"]["red"], 0);
    t.enter(endTurn());
    EXPECT_THAT(t(roll(5, 6)).only("penalty"), ElementsAre("GW-33 penalty left=5 player=red"));
    EXPECT_EQ(t.state()["points"]["red"], -1);
    EXPECT_EQ(t.state()["penalty"], json({{"red", 2}, {"blue", 0}, {"white", 0}, {"orange", 0}}));
}

TEST(GreatWall, GW_33_a_border_city_answers_for_its_section_too) {
    Table t = fourForts();
    t.enter(correct("building", "0,0:NW", {{"piece", "city"}, {"player", "red"}}), correctRiders("III", 1),
            begin("blue"));
    EXPECT_THAT(t(roll(5, 6)).only("penalty"), ElementsAre("GW-33 penalty left=6 player=red"));
    EXPECT_EQ(t.state()["points"]["red"], 1);
}

TEST(GreatWall, GW_33_a_section_without_a_fort_costs_nobody_a_chip) {
    Table t = fourForts();
    t.enter(correct("building", "0,0:NW", nullptr), correctRiders("III", 1), begin("blue"));
    EXPECT_THAT(t(roll(5, 6)),
                tells({"GW-21 move-rider from=III to=W3", "GW-30 breach level=0 riders=1 wall=W3",
                       "GW-31 rider-behind-wall hex=0,0 wall=W3"}));
}

TEST(GreatWall, GW_34_first_the_gaps_are_filled_then_the_free_hexes_then_second_riders_from_the_wall) {
    // 0,0 and 0,2 are occupied, and a knight has freed 0,1. Four riders come: the first fills the gap, then
    // second riders are added from the wall on.
    Table t = fourForts();
    t.enter(correctRiders("0,0", 1), correctRiders("0,2", 1), correct("wall-level", "W3", 3),
            correctRiders("W3", 3), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,1 wall=W3", "GW-31 rider-behind-wall hex=0,0 wall=W3",
                    "GW-31 rider-behind-wall hex=0,1 wall=W3", "GW-31 rider-behind-wall hex=0,2 wall=W3"));
    EXPECT_EQ(t.state()["riders"], json({{"0,0", 2}, {"0,1", 2}, {"0,2", 2}}));
}

TEST(GreatWall, GW_34_a_gap_nearer_the_wall_comes_before_the_free_hex_at_the_coast) {
    Table t = fourForts();
    t.enter(correctRiders("0,1", 1), correct("wall-level", "W3", 1), correctRiders("W3", 1),
            correctRiders("III", 1), begin("red"));
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,2 wall=W3"));
}

TEST(GreatWall, GW_34_one_more_rider_on_a_full_column_stands_second_at_the_wall) {
    Table t = fourForts();
    t.enter(correctRiders("0,0", 1), correctRiders("0,1", 1), correctRiders("0,2", 1),
            correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)).only("rider-behind-wall"),
                ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3"));
}

TEST(GreatWall, GW_34_the_fewest_riders_decide_also_above_the_second_layer) {
    Table t = fourForts();
    t.enter(correctRiders("III", 1), correctRiders("0,0", 3), correctRiders("0,1", 2),
            correctRiders("0,2", 1), correct("wall-level", "W3", 2), correctRiders("W3", 2), begin("red"));
    EXPECT_THAT(t(roll(5, 6)).only("rider-behind-wall"),
                ElementsAre("GW-31 rider-behind-wall hex=0,2 wall=W3",
                            "GW-31 rider-behind-wall hex=0,1 wall=W3",
                            "GW-31 rider-behind-wall hex=0,2 wall=W3"));
}

TEST(GreatWall, GW_35_more_riders_than_hexes_begin_a_second_layer) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 4), correctRiders("W3", 4), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,1 wall=W3",
                    "GW-31 rider-behind-wall hex=0,2 wall=W3", "GW-31 rider-behind-wall hex=0,0 wall=W3",
                    "GW-31 rider-behind-wall hex=0,1 wall=W3"));
}

TEST(GreatWall, GW_35_a_hex_with_two_riders_is_blocked_until_both_are_gone) {
    Table t = fourForts();
    t.enter(correctRiders("0,0", 2), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tells({"GW-23 blocked by=rider hex=0,0 players=[red,blue]"}));
    t.enter(knight("red", {driveOff("0,0")}), endTurn());
    EXPECT_THAT(t(roll(2, 3)), tells({"GW-23 blocked by=rider hex=0,0 players=[blue,red]"}));
    t.enter(knight("blue", {driveOff("0,0")}), endTurn());
    EXPECT_THAT(t(roll(2, 3)), tells({"BA-10 collect amount=1 hex=0,0 player=red resource=brick",
                                      "BA-10 collect amount=1 hex=0,0 player=blue resource=brick"}));
}

TEST(GreatWall, GW_04_the_easternmost_column_crosses_one_sea_hex_after_the_forest) {
    // W6 stands before forest 6 (3,0); 3,1 is sea; the land goes on at 3,2.
    Table t = fourForts();
    t.enter(correct("wall-level", "W6", 2), correctRiders("W6", 2), correctRiders("V", 1), begin("red"));
    EXPECT_THAT(t(roll(4, 4)),
                tells({"GW-21 move-rider from=V to=W6", "GW-30 breach level=2 riders=3 wall=W6",
                       "GW-31 rider-behind-wall hex=3,0 wall=W6", "GW-31 rider-behind-wall hex=3,2 wall=W6",
                       "GW-31 rider-behind-wall hex=3,0 wall=W6", "GW-32 lower-wall from=2 to=1 wall=W6",
                       "GW-33 penalty left=6 player=orange"}));
}

TEST(GreatWall, GW_04_desert_in_a_column_is_passed_over) {
    json board = littleWall();
    for (json& hex : board["hexes"])
        if (hex["at"] == "0,1")
            hex = {{"at", "0,1"}, {"terrain", "desert"}};
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(correct("wall-level", "W3", 1), correctRiders("W3", 1), correctRiders("III", 1), begin("red"));
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,2 wall=W3"));
}

TEST(GreatWall, GW_04_a_hex_may_belong_to_two_columns) {
    json board = littleWall();
    board["walls"][1]["column"] = {"1,0", "0,1", "1,2"};
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(correct("wall-level", "W3", 1), correctRiders("W3", 1), correctRiders("III", 2),
            correct("wall-level", "W4", 1), correctRiders("W4", 1), begin("red"));
    // W3 sends riders to 0,0 and 0,1; W4 then finds 0,1 held and goes on to 1,2.
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,1 wall=W3"));
    t.enter(endTurn());
    EXPECT_THAT(
        t(roll(1, 2)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=1,0 wall=W4", "GW-31 rider-behind-wall hex=1,2 wall=W4"));
}

// ---- GW-03: the numbers

TEST(GreatWall, GW_03_a_number_entered_twice_moves_one_rider_each_west_to_east) {
    json board = littleWall();
    board["assembly"][2]["left"]["number"] = 11; // V -> W5, as well as III -> W3
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(correctRiders("III", 1), correctRiders("V", 1), correct("wall-level", "W3", 1),
            correct("wall-level", "W5", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3", "GW-21 move-rider from=V to=W5"}));
}

/// The little wall, with its parts listed from the east.
json listedFromTheEast() {
    json board = littleWall();
    for (const char* part : {"walls", "assembly"})
        std::reverse(board[part].begin(), board[part].end());
    return board;
}

TEST(GreatWall, GW_03_west_to_east_is_the_maps_order_not_the_files) {
    json board = listedFromTheEast();
    ASSERT_EQ(board["assembly"][0]["id"], "V");
    board["assembly"][0]["left"]["number"] = 11; // V -> W5, as well as III -> W3
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(place("settlement", "red", "0,0:NW"), place("settlement", "white", "2,0:NW"),
            correct("penalty", "blue", 6), correctRiders("III", 1), correctRiders("V", 1), begin("red"));
    const Answer last = t(roll(5, 6));
    EXPECT_THAT(last.only("move-rider"), ElementsAre("GW-21 move-rider from=III to=W3"));
    EXPECT_THAT(last.only("penalty"), ElementsAre("GW-33 penalty left=0 player=red"))
        << "the last chip is the western section's";
}

TEST(GreatWall, GW_03_of_two_arrows_of_one_assembly_hex_the_western_one_comes_first) {
    json board = littleWall();
    board["assembly"][0] = {{"id", "III"},
                            {"at", "1,-2"},
                            {"left", {{"number", 11}, {"wall", "W4"}}}, // as in the file
                            {"right", {{"number", 11}, {"wall", "W3"}}}};
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(correctRiders("III", 1), correct("wall-level", "W3", 1), correct("wall-level", "W4", 1),
            begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3"}));
}

TEST(GreatWall, BA_60_the_lowest_numeral_is_the_lowest_number_however_the_file_lists_them) {
    Table t{header("great-wall", listedFromTheEast(), {"red", "blue", "white", "orange"})};
    t.enter(correctRiders("W4", 2));
    EXPECT_EQ(t.state()["bag"], json({{"III", 5}, {"IV", 7}, {"V", 7}}));
    json board = shippedBoard("great-wall-6");
    board["assembly"][0]["id"] = "IX";
    board["assembly"][1]["id"] = "VI";
    board["assembly"][2]["id"] = "XIV";
    board["assembly"][3]["id"] = "IV";
    board["assembly"][4]["id"] = "V";
    Table six{header("great-wall", board, {"a", "b", "c", "d", "e", "f"})};
    for (const char* id : {"IV", "V", "VI", "IX", "XIV"}) {
        six.enter(correctRiders(board["walls"][0]["id"], json::array()),
                  correctRiders(board["walls"][0]["id"], 1));
        EXPECT_EQ(six.state()["bag"][id], 6) << id;
        six.enter(correctRiders(board["walls"][0]["id"], 0), correctRiders(id, 7));
    }
    // Names that are not numerals are ordered from the west.
    json named = listedFromTheEast();
    for (json& assembly : named["assembly"])
        assembly["id"] = "hex " + assembly["at"].get<std::string>();
    Table t2{header("great-wall", named, {"red", "blue", "white", "orange"})};
    t2.enter(correctRiders("W4", 1));
    EXPECT_EQ(t2.state()["bag"]["hex 1,-2"], 6);
}

TEST(GreatWall, GW_03_one_assembly_hex_with_the_same_number_twice_sends_one_rider_each_way) {
    json board = littleWall();
    board["assembly"][0]["right"]["number"] = 11;
    Table t{header("great-wall", board, {"red", "blue", "white", "orange"})};
    t.enter(correctRiders("III", 3), correct("wall-level", "W3", 1), correct("wall-level", "W4", 1),
            begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3", "GW-21 move-rider from=III to=W4"}));
    EXPECT_EQ(t.state()["assembly"]["III"], 1);
}

// ---- GW-05: which of several riders

TEST(GreatWall, GW_05_before_the_wall_the_first_in_is_the_first_out) {
    Table t = fourForts();
    t.enter(correctRiders("III", {"V", "III"}), begin("red"));
    t.enter(roll(5, 6)); // the rider with V breaches W3 and stands on 0,0
    EXPECT_THAT(t(knight("red", {driveOff("0,0")})), tells({"GW-50 rider-to-bag hex=0,0 numeral=V"}));
}

TEST(GreatWall, GW_05_behind_the_wall_the_last_in_is_the_first_out) {
    Table t = fourForts();
    t.enter(correctRiders("0,0", {"III", "V"}), begin("red"));
    EXPECT_THAT(t(knight("red", {driveOff("0,0"), driveOff("0,0")})),
                tells({"GW-50 rider-to-bag hex=0,0 numeral=V", "GW-50 rider-to-bag hex=0,0 numeral=III"}));
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
}

TEST(GreatWall, GW_05_twentyone_riders_with_four_players_and_thirtyfive_with_six) {
    Table four{littleWallGame()};
    EXPECT_EQ(four.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
    Table six{header("great-wall", shippedBoard("great-wall-6"), {"a", "b", "c", "d", "e", "f"})};
    EXPECT_EQ(six.state()["bag"], json({{"I", 7}, {"II", 7}, {"III", 7}, {"IV", 7}, {"V", 7}}));
}

} // namespace
} // namespace watchfire::test
