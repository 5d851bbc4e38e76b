// SPDX-License-Identifier: Apache-2.0
// The table overrules (BA-60) and takes back (BA-61): every `what` of game-log's `correct` that the base game
// and The Great Wall use, and what the rules refuse.
#include "tests/rules/support/wall_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Correction, BA_60_wall_level) {
    Table t = fourForts();
    EXPECT_THAT(t(correct("wall-level", "W4", 3)), tellsNothing());
    EXPECT_EQ(t.state()["walls"]["W4"]["level"], 3);
    EXPECT_THAT(t(correct("wall-level", "W4", -1)), refuses("bad-value", "GW-06"));
    EXPECT_THAT(t(correct("wall-level", "W4", 6)), refuses("bad-value", "GW-06"));
    EXPECT_THAT(t(correct("wall-level", "W4", "high")), refuses("bad-value", "GW-06"));
    EXPECT_THAT(t(correct("wall-level", "W9", 1)), refuses("unknown-place"));
}

TEST(Correction, BA_60_riders_as_a_number_and_the_bag_follows) {
    Table t = fourForts();
    // An assembly hex takes its own numeral.
    t.enter(correctRiders("V", 2));
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 5}}));
    // Other places take the lowest numeral that is still in the bag.
    t.enter(correctRiders("W4", 3), correctRiders("1,1", 2));
    EXPECT_EQ(t.state()["bag"], json({{"III", 2}, {"IV", 7}, {"V", 5}}));
    EXPECT_EQ(t.state()["walls"]["W4"]["riders"], 3);
    EXPECT_EQ(t.state()["riders"]["1,1"], 2);
    t.enter(correctRiders("0,0", 4));
    EXPECT_EQ(t.state()["bag"], json({{"III", 0}, {"IV", 5}, {"V", 5}}));
    // A smaller number takes the last in first.
    t.enter(correctRiders("0,0", 1));
    EXPECT_EQ(t.state()["bag"], json({{"III", 1}, {"IV", 7}, {"V", 5}}));
    t.enter(correctRiders("V", 0), correctRiders("W4", 0), correctRiders("1,1", 0), correctRiders("0,0", 0));
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
}

TEST(Correction, BA_60_riders_as_a_list_are_exactly_these) {
    Table t = fourForts();
    t.enter(correctRiders("W3", {"V", "V", "III"}));
    EXPECT_EQ(t.state()["bag"], json({{"III", 6}, {"IV", 7}, {"V", 5}}));
    t.enter(correctRiders("W3", json::array()));
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
}

TEST(Correction, GW_22_no_sixth_rider_on_an_attack_hex_and_no_more_than_there_are) {
    Table t = fourForts();
    EXPECT_THAT(t(correctRiders("W3", 6)), refuses("bad-value", "GW-22"));
    EXPECT_THAT(t(correctRiders("W3", json::array({"III", "III", "III", "III", "III", "III"}))),
                refuses("bad-value", "GW-22"));
    EXPECT_FALSE(t(correctRiders("III", 8)).ok);
    EXPECT_FALSE(t(correctRiders("III", -1)).ok);
    EXPECT_FALSE(
        t(correctRiders("0,0", json::array({"III", "III", "III", "III", "III", "III", "III", "III"}))).ok);
    EXPECT_FALSE(t(correctRiders("0,0", json::array({"II"}))).ok) << "no such numeral with four players";
    EXPECT_FALSE(t(correctRiders("0,0:N", 1)).ok);
    EXPECT_FALSE(t(correctRiders("3,1", 1)).ok) << "no rider swims";
    EXPECT_THAT(t(correctRiders("W3", 5)), tellsNothing());
}

TEST(Correction, BA_60_bag) {
    Table t = fourForts();
    t.enter(correct("bag", {{"III", 4}, {"IV", 7}, {"V", 6}}));
    EXPECT_EQ(t.state()["bag"], json({{"III", 4}, {"IV", 7}, {"V", 6}}));
    EXPECT_FALSE(t(correct("bag", {{"III", 8}})).ok);
    EXPECT_FALSE(t(correct("bag", {{"III", -1}})).ok);
    EXPECT_FALSE(t(correct("bag", {{"I", 1}})).ok);
    EXPECT_FALSE(t(correct("bag", 3)).ok);
    t.enter(correctRiders("W3", {"V", "V"}));
    EXPECT_FALSE(t(correct("bag", {{"III", 4}, {"IV", 7}, {"V", 6}})).ok)
        << "two of the seven stand before W3";
}

TEST(Correction, BA_60_penalty_counts_against_the_score) {
    Table t = fourForts();
    EXPECT_THAT(t(correct("penalty", "red", 2)), tellsNothing());
    EXPECT_EQ(t.state()["penalty"]["red"], 2);
    EXPECT_EQ(t.state()["points"]["red"], -1);
    EXPECT_THAT(t(correct("penalty", "green", 2)), refuses("unknown-player"));
}

TEST(Correction, BA_60_the_last_chip_by_correction_is_no_event) {
    Table t = fourForts();
    t.enter(correct("penalty", "red", 6), begin("blue"));
    EXPECT_THAT(t(correct("penalty", "red", 7)), tellsNothing());
    EXPECT_TRUE(t(roll(1, 1)).ok);
}

TEST(Correction, BA_60_pirate_and_robber) {
    Table wall = fourForts();
    wall.enter(correct("pirate", "1,3"));
    EXPECT_EQ(wall.state()["pirate"], "1,3");
    wall.enter(correct("pirate", nullptr));
    EXPECT_TRUE(wall.state()["pirate"].is_null());
    EXPECT_FALSE(wall(correct("pirate", "0,0")).ok) << "the pirate stays at sea";

    Table plain{plainGame()};
    plain.enter(correct("robber", "1,0"));
    EXPECT_EQ(plain.state()["robber"], "1,0");
    plain.enter(correct("robber", nullptr));
    EXPECT_TRUE(plain.state()["robber"].is_null());
    EXPECT_FALSE(plain(correct("robber", "3,0")).ok) << "the robber stays on land";
    EXPECT_FALSE(plain(correct("robber", "9,9")).ok);
}

TEST(Correction, BA_60_number) {
    Table t{plainGame()};
    t.enter(correct("number", "0,-2", 8));
    EXPECT_EQ(t.state()["numbers"]["0,-2"], 8);
    t.enter(correct("number", "0,-2", nullptr));
    EXPECT_FALSE(t.state()["numbers"].contains("0,-2") && !t.state()["numbers"]["0,-2"].is_null());
    for (int wrong : {0, 1, 7, 13, -5})
        EXPECT_FALSE(t(correct("number", "0,-2", wrong)).ok) << wrong;
}

TEST(Correction, BA_60_a_column_hex_without_number_is_passed_over) {
    Table t = fourForts();
    t.enter(correct("number", "0,1", nullptr), correct("wall-level", "W3", 1), correctRiders("W3", 1),
            correctRiders("III", 1), begin("red"));
    EXPECT_THAT(
        t(roll(5, 6)).only("rider-behind-wall"),
        ElementsAre("GW-31 rider-behind-wall hex=0,0 wall=W3", "GW-31 rider-behind-wall hex=0,2 wall=W3"));
}

TEST(Correction, BA_60_building_and_line) {
    Table t = fourForts();
    t.enter(correct("building", "0,1:S", {{"piece", "city"}, {"player", "white"}}));
    EXPECT_EQ(t.state()["buildings"]["0,1:S"]["piece"], "city");
    EXPECT_EQ(t.state()["buildings"]["0,1:S"]["player"], "white");
    t.enter(correct("building", "0,1:S", nullptr));
    EXPECT_FALSE(t.state()["buildings"].contains("0,1:S"));
    t.enter(correct("line", "0,1:E", {{"piece", "road"}, {"player", "red"}}));
    EXPECT_EQ(t.state()["lines"]["0,1:E"]["piece"], "road");
    t.enter(correct("line", "0,1:E", nullptr));
    EXPECT_FALSE(t.state()["lines"].contains("0,1:E"));
    EXPECT_FALSE(t(correct("building", "0,1:S", {{"piece", "road"}, {"player", "white"}})).ok);
    EXPECT_FALSE(t(correct("building", "0,1:S", {{"piece", "city"}, {"player", "green"}})).ok);
    EXPECT_FALSE(t(correct("line", "0,1:E", {{"piece", "city"}, {"player", "white"}})).ok);
    EXPECT_FALSE(t(correct("line", "0,1:S", {{"piece", "road"}, {"player", "white"}})).ok);
}

TEST(Correction, BA_60_triggers_no_event) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(correct("building", "0,0:NW", {{"piece", "city"}, {"player", "red"}})), tellsNothing())
        << "a city by correction draws no rider";
    EXPECT_EQ(t.state()["bag"]["III"], 7);
}

TEST(Correction, BA_60_what_derives_from_the_position_is_judged_anew_and_told) {
    Table t{plainGame()};
    t.enter(begin("red"));
    for (const char* side : {"NE", "E", "SE", "SW"})
        t.enter(correct("line", std::string("0,0:") + side, {{"piece", "road"}, {"player", "red"}}));
    EXPECT_THAT(t(correct("line", "0,0:W", {{"piece", "road"}, {"player", "red"}})),
                tells({"BA-40 gain-card card=longest-road player=red"}));
    EXPECT_THAT(t(correct("line", "0,0:SE", nullptr)),
                tells({"BA-40 lose-card card=longest-road player=red"}));
}

TEST(Correction, BA_60_army_points_and_the_two_cards) {
    Table t{plainGame()};
    t.enter(correct("army", "red", 2), correct("points", "red", 3));
    EXPECT_EQ(t.state()["army"]["red"], 2);
    EXPECT_EQ(t.state()["points"]["red"], 3);
    t.enter(correct("largest-army", "blue"), correct("longest-road", "white"));
    EXPECT_EQ(t.state()["largest-army"], "blue");
    EXPECT_EQ(t.state()["longest-road"], "white");
    t.enter(correct("largest-army", nullptr), correct("longest-road", nullptr));
    EXPECT_TRUE(t.state()["largest-army"].is_null());
    EXPECT_TRUE(t.state()["longest-road"].is_null());
    EXPECT_FALSE(t(correct("army", "red", -1)).ok);
    EXPECT_FALSE(t(correct("points", "red", "many")).ok);
    EXPECT_FALSE(t(correct("longest-road", "green")).ok);
}

TEST(Correction, BA_60_turn) {
    Table t{plainGame()};
    t.enter(begin("red"), correct("turn", {{"player", "white"}, {"phase", "after-roll"}}));
    EXPECT_EQ(t.state()["turn"]["player"], "white");
    EXPECT_EQ(t.state()["turn"]["phase"], "after-roll");
    EXPECT_FALSE(t(correct("turn", {{"player", "white"}, {"phase", "tea-time"}})).ok);
    EXPECT_FALSE(t(correct("turn", {{"player", "green"}, {"phase", "before-roll"}})).ok);
    EXPECT_TRUE(t(endTurn()).ok);
    EXPECT_EQ(t.state()["turn"]["player"], "orange");
}

TEST(Correction, BA_60_what_the_scenario_does_not_know_is_refused) {
    Table plain{plainGame()};
    EXPECT_FALSE(plain(correct("wall-level", "W3", 1)).ok);
    EXPECT_FALSE(plain(correct("penalty", "red", 1)).ok);
    EXPECT_FALSE(plain(correct("bag", {{"III", 1}})).ok);
    EXPECT_FALSE(plain(correct("weather", "red", 1)).ok);
    Table wall = fourForts();
    EXPECT_FALSE(wall(correct("robber", "0,0")).ok);
    EXPECT_FALSE(wall(json{{"do", "correct"}}).ok);
}

TEST(Correction, BA_60_is_possible_while_a_decision_is_open_and_its_options_follow) {
    Table t = fourForts();
    t.enter(begin("red"));
    t(roll(3, 4));
    EXPECT_THAT(t(correct("pirate", "1,3")), asks("pirate", "red", {"0,3", "2,3", "3,1", "null"}));
}

/// Red's five roads around 0,1 carry the longest road.
Table redsRing() {
    Table t = fourForts();
    for (const char* side : {"NE", "E", "SE", "SW", "W"})
        t.enter(place("road", "red", std::string("0,1:") + side));
    EXPECT_EQ(t.state()["longest-road"], "red");
    return t;
}

TEST(Correction, BA_60_a_card_that_the_table_hands_over_while_a_question_is_open_stays) {
    Table t = redsRing();
    t.enter(begin("red"));
    t(roll(3, 4));
    EXPECT_THAT(t(correct("army", "red", 3)), tells({"GW-52 gain-card card=largest-army player=red"}));
    EXPECT_TRUE(t(correct("line", "0,2:E", {{"piece", "road"}, {"player", "white"}})).ok);
    EXPECT_THAT(t(correct("longest-road", "blue")), tells({}));
    EXPECT_THAT(t(correct("largest-army", "white")), tells({}));
    EXPECT_THAT(t(correct("points", "orange", 1)), tells({}));
    EXPECT_THAT(t(answer("pirate", nullptr)), tellsNothing());
    EXPECT_EQ(t.state()["longest-road"], "blue");
    EXPECT_EQ(t.state()["largest-army"], "white");
    // After a road or a knight they are judged again.
    EXPECT_THAT(t(build("road", "red", "0,1:NW")).only("gain-card"),
                ElementsAre("BA-40 gain-card card=longest-road player=red"));
    EXPECT_THAT(t(knight("red", {})).only("gain-card"),
                ElementsAre("GW-52 gain-card card=largest-army player=red"));
}

TEST(Correction, BA_60_a_card_handed_over_outlives_the_build_whose_rider_is_being_drawn) {
    Table t = redsRing();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "0,0:NW")), asks("rider-numeral", "red", {"III", "IV", "V"}));
    EXPECT_THAT(t(correct("longest-road", nullptr)), tells({}));
    EXPECT_THAT(t(answer("rider-numeral", "V")), tells({"GW-20 place-rider at=V"}));
    EXPECT_TRUE(t.state()["longest-road"].is_null());
}

TEST(Correction, BA_60_a_correction_that_changes_nothing_takes_no_card_back) {
    Table t = redsRing();
    t.enter(begin("red"), correct("longest-road", "blue"));
    EXPECT_THAT(t(correct("building", "1,3:S", nullptr)), tellsNothing());
    EXPECT_THAT(t(correct("line", "0,1:E", {{"piece", "road"}, {"player", "red"}})), tellsNothing());
    EXPECT_THAT(t(correct("army", "red", 0)), tellsNothing());
    EXPECT_THAT(t(correct("line", "0,1:NW", {{"piece", "road"}, {"player", "red"}})),
                tells({"BA-40 lose-card card=longest-road player=blue",
                       "BA-40 gain-card card=longest-road player=red"}));
}

TEST(Undo, BA_61_back_to_the_set_up_and_forward_again) {
    Table t = fourForts();
    const json setUp = Table{littleWallGame()}.state();
    t.enter(correctRiders("IV", 2), begin("red"), roll(2, 2), build("wall", "red", "W3"), endTurn());
    t(roll(3, 4));
    t(answer("pirate", "2,3"));
    t.enter(answer("steal-from", "red"));
    const json now = t.state();
    int steps = 0;
    while (t(undo()).ok)
        ++steps;
    EXPECT_EQ(steps, 12);
    EXPECT_EQ(t.state(), setUp);
    EXPECT_THAT(t(undo()), refuses("nothing-to-undo", "BA-61"));
    for (int i = 0; i < steps; ++i)
        EXPECT_TRUE(t(redo()).ok);
    EXPECT_EQ(t.state(), now);
    EXPECT_THAT(t(redo()), refuses("nothing-to-redo", "BA-61"));
}

TEST(Undo, BA_61_redo_tells_the_same_steps_again) {
    Table t = fourForts();
    t.enter(correctRiders("IV", 1), begin("red"));
    const Answer rolled = t(roll(2, 2));
    EXPECT_THAT(t(undo()), tellsNothing());
    EXPECT_EQ(t(redo()).steps, rolled.steps);
}

TEST(Undo, BA_61_a_new_command_ends_what_could_be_redone_and_a_refused_one_does_not) {
    Table t = fourForts();
    t.enter(begin("red"), roll(1, 1), undo());
    EXPECT_FALSE(t(endTurn()).ok);
    EXPECT_TRUE(t(redo()).ok);
    t.enter(undo(), roll(1, 2));
    EXPECT_THAT(t(redo()), refuses("nothing-to-redo", "BA-61"));
}

} // namespace
} // namespace watchfire::test
