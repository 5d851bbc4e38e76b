// SPDX-License-Identifier: Apache-2.0
// Longest road, largest army, points and victory in the base game: BA-40 to BA-43. longest_road_test.cpp
// checks the length of roads against a search of all ways.
#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::vector<std::string> around{"NE", "E", "SE", "SW", "W", "NW"};

/// Roads around a hex, clockwise from the north.
void ring(Table& t, const std::string& player, const std::string& hex, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        EXPECT_TRUE(t(place("road", player, hex + ":" + around[i])).ok);
}

TEST(LongestRoad, BA_40_five_in_one_line_gain_the_card_and_two_points) {
    Table t{plainGame()};
    ring(t, "red", "0,0", 4);
    EXPECT_TRUE(t.state()["longest-road"].is_null());
    EXPECT_THAT(t(place("road", "red", "0,0:W")), tells({"BA-40 gain-card card=longest-road player=red"}));
    EXPECT_EQ(t.state()["longest-road"], "red");
    EXPECT_EQ(t.state()["points"]["red"], 2);
}

TEST(LongestRoad, BA_40_branches_do_not_count) {
    Table t{plainGame()};
    // A star with two roads in each of three directions has a line of 4.
    for (const char* at : {"0,0:NE", "0,0:E", "0,0:NW", "0,0:W", "1,-1:W", "0,-1:NE"})
        EXPECT_THAT(t(place("road", "red", at)), tellsNothing());
    EXPECT_TRUE(t.state()["longest-road"].is_null());
}

TEST(LongestRoad, BA_40_ties_stay_with_the_holder_and_who_exceeds_takes_it) {
    Table t{plainGame()};
    ring(t, "red", "0,0", 5);
    ring(t, "blue", "2,-2", 4);
    EXPECT_THAT(t(place("road", "blue", "2,-2:W")), tellsNothing());
    EXPECT_THAT(t(place("road", "blue", "2,-2:NW")),
                tells({"BA-40 lose-card card=longest-road player=red",
                       "BA-40 gain-card card=longest-road player=blue"}));
}

TEST(LongestRoad, BA_40_a_foreign_building_breaks_the_line) {
    Table t{plainGame()};
    ring(t, "red", "0,0", 5);
    t.enter(place("road", "blue", "1,0:NE"), begin("blue", "after-roll"));
    // In the middle of red's line: two and three roads remain.
    EXPECT_THAT(t(anyway(build("settlement", "blue", "0,0:SE"))),
                tells({"BA-31 place-piece at=0,1:N piece=settlement player=blue",
                       "BA-40 lose-card card=longest-road player=red"}));
    EXPECT_TRUE(t.state()["longest-road"].is_null());
}

TEST(LongestRoad, BA_40_an_own_building_does_not_break_the_line) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:SE"));
    ring(t, "red", "0,0", 4);
    EXPECT_THAT(t(place("road", "red", "0,0:W")).only("gain-card"), ::testing::SizeIs(1));
}

TEST(LongestRoad, BA_40_if_the_holder_falls_back_and_several_tie_the_card_is_set_aside) {
    Table t{plainGame()};
    ring(t, "red", "0,0", 6);
    ring(t, "blue", "2,-2", 5);
    ring(t, "white", "-2,2", 5);
    EXPECT_THAT(t(correct("line", "0,0:E", nullptr)), tellsNothing())
        << "red still has five, as many as the others";
    EXPECT_THAT(t(correct("line", "0,0:SE", nullptr)),
                tells({"BA-40 lose-card card=longest-road player=red"}));
    EXPECT_TRUE(t.state()["longest-road"].is_null());
    // Until one player alone has the longest.
    EXPECT_THAT(t(place("road", "white", "-2,2:NW")),
                tells({"BA-40 gain-card card=longest-road player=white"}));
}

TEST(LongestRoad, BA_40_if_the_holder_falls_back_the_only_longest_takes_it) {
    Table t{plainGame()};
    ring(t, "red", "0,0", 6);
    ring(t, "blue", "2,-2", 5);
    EXPECT_THAT(t(correct("line", "0,0:E", nullptr)), tellsNothing());
    EXPECT_THAT(t(correct("line", "0,0:SE", nullptr)),
                tells({"BA-40 lose-card card=longest-road player=red",
                       "BA-40 gain-card card=longest-road player=blue"}));
}

TEST(LongestRoad, BA_40_ships_count_with_roads_where_they_join_at_an_own_building) {
    Table t{straitGame()};
    for (const char* at : {"1,0:NW", "1,0:NE", "2,0:NW", "2,0:NE"})
        t.enter(place("ship", "red", at));
    EXPECT_THAT(t(place("road", "red", "3,0:NW")), tellsNothing()) << "no building joins them";
    EXPECT_THAT(t(place("settlement", "red", "3,0:NW")),
                tells({"BA-40 gain-card card=longest-road player=red"}));
}

TEST(LongestRoad, BA_40_told_after_the_commands_own_steps) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"));
    ring(t, "red", "0,0", 4);
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", "0,0:W")), tells({"BA-31 place-piece at=-1,0:E piece=road player=red",
                                                         "BA-40 gain-card card=longest-road player=red"}));
}

TEST(LargestArmy, BA_41_the_third_knight_gains_the_card_and_two_points) {
    Table t{plainGame()};
    t.enter(begin("red"), knightTo("red", "0,-2"), roll(1, 1), endTurn());
    t.enter(correct("turn", {{"player", "red"}, {"phase", "before-roll"}}), knightTo("red", "0,0"));
    EXPECT_TRUE(t.state()["largest-army"].is_null());
    t.enter(correct("turn", {{"player", "red"}, {"phase", "before-roll"}}));
    EXPECT_THAT(t(knightTo("red", "0,-2")), tells({"BA-21 move-robber at=0,-2 player=red",
                                                   "BA-41 gain-card card=largest-army player=red"}));
    EXPECT_EQ(t.state()["points"]["red"], 2);
    EXPECT_EQ(t.state()["army"], json({{"red", 3}, {"blue", 0}, {"white", 0}, {"orange", 0}}));
}

TEST(LargestArmy, BA_41_ties_stay_with_the_holder_and_who_exceeds_takes_it) {
    Table t{plainGame()};
    EXPECT_THAT(t(correct("army", "red", 3)), tells({"BA-41 gain-card card=largest-army player=red"}));
    EXPECT_THAT(t(correct("army", "blue", 3)), tellsNothing());
    EXPECT_THAT(t(correct("army", "blue", 4)), tells({"BA-41 lose-card card=largest-army player=red",
                                                      "BA-41 gain-card card=largest-army player=blue"}));
}

TEST(Points, BA_42_settlement_one_city_two_cards_and_what_was_shown) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), place("city", "red", "0,0:S"));
    EXPECT_EQ(t.state()["points"]["red"], 3);
    t.enter(correct("longest-road", "red"), correct("largest-army", "red"));
    EXPECT_EQ(t.state()["points"]["red"], 7);
    t.enter(correct("points", "red", 2));
    EXPECT_EQ(t.state()["points"]["red"], 9);
    EXPECT_EQ(t.state()["points"]["blue"], 0);
}

TEST(Points, BA_42_a_hidden_point_is_entered_when_shown) {
    Table t{plainGame()};
    t.enter(begin("red", "after-roll"), card("red", "point"));
    EXPECT_EQ(t.state()["points"]["red"], 1);
}

TEST(Victory, BA_43_on_the_own_turn_at_ten_points) {
    Table t{plainGame()};
    t.enter(correct("points", "red", 9), begin("red", "after-roll"));
    const Answer won = t(card("red", "point"));
    ASSERT_THAT(won.steps, ::testing::SizeIs(2));
    EXPECT_EQ(won.steps[0], "BA-43 win player=red points=10");
    EXPECT_THAT(won.steps[1], HasSubstr("BA-43 game-over players=[red]"));
    EXPECT_EQ(won.raw["steps"][1]["points"], json({{"red", 10}, {"blue", 0}, {"white", 0}, {"orange", 0}}));
}

TEST(Victory, BA_43_on_anothers_turn_it_waits_for_the_own) {
    Table t{plainGame()};
    t.enter(begin("red"));
    EXPECT_THAT(t(correct("points", "blue", 10)), tellsNothing());
    t.enter(roll(1, 1));
    EXPECT_THAT(t(endTurn()).only("win"), ElementsAre("BA-43 win player=blue points=10"));
    EXPECT_THAT(t(roll(1, 2)), refuses("game-over", "BA-43"));
}

TEST(Victory, BA_43_a_win_by_the_longest_road_is_told_after_the_card) {
    Table t{plainGame()};
    t.enter(correct("points", "red", 8), place("settlement", "red", "0,0:N"));
    for (const char* side : {"NE", "E", "SE", "SW"})
        t.enter(place("road", "red", std::string("0,0:") + side));
    t.enter(begin("red", "after-roll"));
    const Answer won = t(build("road", "red", "0,0:W"));
    ASSERT_THAT(won.steps, ::testing::SizeIs(4));
    EXPECT_EQ(won.steps[1], "BA-40 gain-card card=longest-road player=red");
    EXPECT_EQ(won.steps[2], "BA-43 win player=red points=11");
}

TEST(Victory, BA_43_after_the_end_only_correct_undo_and_redo) {
    Table t{plainGame()};
    t.enter(correct("points", "red", 9), begin("red", "after-roll"), card("red", "point"));
    for (const json& command : {roll(1, 2), endTurn(), build("road", "red", "0,0:E"), knightTo("red", "0,-2"),
                                card("red", "monopoly"), place("road", "red", "0,0:E"), begin("red"),
                                moveShip("red", "0,-2:NE", "0,-2:NW"), answer("robber", "0,-2")})
        EXPECT_THAT(t(command), refuses("game-over", "BA-43")) << command;
    // That the game is over is reported before whose turn it is.
    EXPECT_THAT(t(build("road", "blue", "0,0:E")), refuses("game-over", "BA-43"));
    t.enter(undo());
    EXPECT_TRUE(t(endTurn()).ok);
    t.enter(undo(), redo());
    // A correction that takes the victory back lets the game go on.
    t.enter(undo(), card("red", "point"));
    t.enter(correct("points", "red", 3));
    EXPECT_TRUE(t(endTurn()).ok);
}

TEST(Victory, BA_43_the_goal_is_an_option) {
    Table t{plainGame({{"goal-points", 5}})};
    t.enter(correct("points", "red", 4), begin("red", "after-roll"));
    EXPECT_THAT(t(card("red", "point")).only("win"), ElementsAre("BA-43 win player=red points=5"));
}

} // namespace
} // namespace watchfire::test
