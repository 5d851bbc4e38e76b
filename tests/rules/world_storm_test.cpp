// SPDX-License-Identifier: Apache-2.0
// The storm: how it moves and turns (WO-20 to WO-24), what it takes (WO-25, WO-26), what must be rebuilt
// after it (WO-27), and the worked example move by move (WO-28).
#include "rules/hex/placement.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::set<std::string> everywhere{"E", "NE", "NW", "W", "SW", "SE"};

/// Sets the storm and rolls a seven. The robber is asked for last; most tests stop before that.
Answer sevenWith(Table& t, const json& storm, int larger) {
    t.enter(storm);
    return t(seven(larger));
}

// ---- WO-28: the worked example

TEST(Storm, WO_28_the_worked_example_move_by_move) {
    // The corner row protrudes eastwards. The storm stands one hex below the upper edge; blue has one ship
    // beside the hex where it will stop, white two, and red, who rolls, none.
    Table t = littleWorldGame();
    t.enter(place("ship", "blue", "3,4:W"), place("ship", "white", "3,4:E"), place("ship", "white", "3,4:NE"),
            correctStorm("4,1", "NE"), begin("red"));

    // 5 and 2: five steps. One step to the edge.
    Answer told = t(roll(5, 2));
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=[4,1,5,0] to=5,0"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"E", "W", "SW", "SE"}));
    EXPECT_EQ(openQuestion(told).at, "5,0");

    // South-east: two steps to another edge.
    told = t(answer("storm-heading", "SE"));
    EXPECT_THAT(told, tells({"WO-22 turn-storm heading=SE", "WO-21 move-storm path=[5,0,5,1,5,2] to=5,2"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"NW", "W", "SW"}));

    // South-west: the two steps that are left; the storm stops and may be turned.
    told = t(answer("storm-heading", "SW"));
    EXPECT_THAT(told, tells({"WO-22 turn-storm heading=SW", "WO-21 move-storm path=[5,2,4,3,3,4] to=3,4"}));
    EXPECT_THAT(told, asks("storm-turn", "red", {"E", "NE", "NW", "W"}));

    // Then the losses: red has none, blue's only ship is lost by itself, white chooses.
    told = t(answer("storm-turn", "W"));
    EXPECT_THAT(told,
                tells({"WO-24 turn-storm heading=W", "WO-25 lose-piece at=2,4:E piece=ship player=blue"}));
    EXPECT_THAT(told, asks("lose-piece", "white", {"3,4:E", "3,4:NE"}));
    told = t(answer("lose-piece", "3,4:NE"));
    EXPECT_THAT(told, tells({"WO-25 lose-piece at=3,4:NE piece=ship player=white"}));
    EXPECT_EQ(openQuestion(told).id, "robber");
    EXPECT_EQ(t.state()["storm"], json({{"at", "3,4"}, {"heading", "W"}}));
    EXPECT_EQ(t.state()["lines"].size(), 1U);
}

// ---- WO-20, WO-21: when and how far

TEST(Storm, WO_20_a_seven_discards_then_storms_then_robs) {
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "3,3:E"), place("ship", "red", "3,3:W"),
            place("settlement", "blue", "1,1:N"), correctStorm("-1,3", "E"), begin("red"));
    EXPECT_THAT(t(seven(4)), tells({"BA-20 discard", "WO-21 move-storm path=[-1,3,0,3,1,3,2,3,3,3] to=3,3"}));
    EXPECT_THAT(t(answer("storm-turn", "W")), asks("lose-piece", "red", {"2,3:E", "3,3:E"}));
    EXPECT_EQ(openQuestion(t(answer("lose-piece", "3,3:E"))).id, "robber");
    EXPECT_THAT(t(answer("robber", "1,1")),
                tells({"BA-21 move-robber at=1,1 player=red", "BA-21 steal from=blue player=red"}));
}

TEST(Storm, WO_20_only_a_seven_moves_the_storm) {
    for (const auto& [a, b] : std::vector<std::pair<int, int>>{{1, 1}, {2, 4}, {4, 4}, {6, 6}}) {
        Table t = littleWorldGame();
        t.enter(begin("red"));
        EXPECT_THAT(t(roll(a, b)), tellsNothing());
        EXPECT_EQ(t.state()["storm"], json({{"at", "-2,4"}, {"heading", "NE"}}));
    }
}

TEST(Storm, WO_21_as_many_hexes_as_the_larger_die_shows) {
    const std::map<int, std::string> paths{{4, "[5,2,4,2,3,2,2,2,1,2] to=1,2"},
                                           {5, "[5,2,4,2,3,2,2,2,1,2,0,2] to=0,2"},
                                           {6, "[5,2,4,2,3,2,2,2,1,2,0,2,-1,2] to=-1,2"}};
    for (const auto& [larger, path] : paths) {
        for (const bool first : {true, false}) {
            Table t = littleWorldGame();
            t.enter(correctStorm("5,2", "W"), begin("blue"));
            const Answer told = first ? t(roll(larger, 7 - larger)) : t(roll(7 - larger, larger));
            EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=" + path}));
            EXPECT_EQ(openQuestion(told).id, "storm-turn");
            EXPECT_EQ(openQuestion(told).player, "blue");
        }
    }
}

TEST(Storm, WO_21_it_starts_in_the_direction_in_which_it_points) {
    const std::map<std::string, std::string> paths{{"E", "[-1,4,0,4,1,4,2,4,3,4] to=3,4"},
                                                   {"NE", "[-1,4,0,3,1,2,2,1,3,0] to=3,0"},
                                                   {"NW", "[-1,4,-1,3,-1,2,-1,1] to=-1,1"}};
    for (const auto& [heading, path] : paths) {
        Table t = littleWorldGame();
        t.enter(correctStorm("-1,4", heading), begin("red"));
        EXPECT_THAT(t(seven(4)).only("move-storm"), ElementsAre("WO-21 move-storm path=" + path));
    }
}

// ---- WO-22, WO-23: the edges of the map

TEST(Storm, WO_22_also_before_the_first_step_without_an_empty_leg) {
    Table t = littleWorldGame();
    t.enter(correctStorm("3,0", "NW"), begin("red"));
    const Answer told = t(seven(4));
    EXPECT_THAT(told, tells({"BA-20 discard"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"E", "W", "SW", "SE"}));
    EXPECT_THAT(t(answer("storm-heading", "SE")),
                tells({"WO-22 turn-storm heading=SE", "WO-21 move-storm path=[3,0,3,1,3,2,3,3,3,4] to=3,4"}));
}

TEST(Storm, WO_22_only_when_the_next_step_would_leave_the_map) {
    // It reaches the edge with its last step: no direction is asked for, because no step follows.
    Table t = littleWorldGame();
    t.enter(correctStorm("1,4", "NE"), begin("red"));
    const Answer told = t(seven(4));
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=[1,4,2,3,3,2,4,1,5,0] to=5,0"}));
    EXPECT_EQ(openQuestion(told).id, "storm-turn");
}

TEST(Storm, WO_22_for_the_very_last_step_too) {
    Table t = littleWorldGame();
    t.enter(correctStorm("0,3", "NE"), begin("red"));
    const Answer told = t(seven(4));
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=[0,3,1,2,2,1,3,0] to=3,0"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"E", "W", "SW", "SE"}));
    EXPECT_THAT(t(answer("storm-heading", "E")),
                tells({"WO-22 turn-storm heading=E", "WO-21 move-storm path=[3,0,4,0] to=4,0"}));
}

TEST(Storm, WO_22_as_often_as_it_meets_an_edge) {
    Table t = littleWorldGame();
    t.enter(correctStorm("1,0", "W"), begin("red"));
    EXPECT_THAT(t(seven(6)).only("move-storm"), ElementsAre("WO-21 move-storm path=[1,0,0,0] to=0,0"));
    EXPECT_THAT(t(answer("storm-heading", "SW")),
                tells({"WO-22 turn-storm heading=SW", "WO-21 move-storm path=[0,0,-1,1] to=-1,1"}));
    EXPECT_THAT(t(answer("storm-heading", "NE")),
                tells({"WO-22 turn-storm heading=NE", "WO-21 move-storm path=[-1,1,0,0] to=0,0"}));
    EXPECT_THAT(t(answer("storm-heading", "E")),
                tells({"WO-22 turn-storm heading=E", "WO-21 move-storm path=[0,0,1,0,2,0,3,0] to=3,0"}));
    EXPECT_EQ(openQuestion(t).id, "storm-turn");
}

TEST(Storm, WO_22_where_only_one_way_is_left_it_is_taken_and_told) {
    Table t{header("world", stripWorld(), {"red", "blue", "white"})};
    t.enter(begin("red"));
    EXPECT_THAT(t(seven(4)),
                tells({"BA-20 discard", "WO-21 move-storm path=[1,0,2,0,3,0] to=3,0",
                       "WO-22 turn-storm heading=W", "WO-21 move-storm path=[3,0,2,0,1,0] to=1,0"}));
    EXPECT_THAT(openQuestion(t).options, ElementsAre("E", "W"));
}

TEST(Storm, WO_22_the_forbidden_directions_are_named_and_refused) {
    Table t = littleWorldGame();
    t.enter(correctStorm("3,0", "NW"), begin("red"));
    EXPECT_THAT(forbidden(t(seven(4))), ElementsAre("NE WO-22", "NW WO-22"));
    EXPECT_THAT(t(answer("storm-heading", "NE")), refuses("not-an-option", "WO-22"));
    EXPECT_EQ(openQuestion(t).id, "storm-heading");
    EXPECT_THAT(t(answer("storm-turn", "E")), refuses("no-decision", "WO-22"));
}

TEST(Storm, WO_23_the_left_and_right_edges_stop_it_too) {
    Table east = littleWorldGame();
    east.enter(begin("red"));
    EXPECT_THAT(sevenWith(east, correctStorm("5,2", "E"), 4),
                asks("storm-heading", "red", {"NW", "W", "SW"}));
    Table west = littleWorldGame();
    west.enter(begin("red"));
    EXPECT_THAT(sevenWith(west, correctStorm("-1,1", "W"), 4),
                asks("storm-heading", "red", {"E", "NE", "SE"}));
    // A row that protrudes westwards: from its end every direction but W is on the map.
    Table end = littleWorldGame();
    end.enter(begin("red"));
    EXPECT_THAT(sevenWith(end, correctStorm("-1,2", "W"), 4),
                asks("storm-heading", "red", {"E", "NE", "NW", "SW", "SE"}));
}

TEST(Storm, WO_23_on_a_split_hex_it_stays_on_the_half_by_which_it_came) {
    Table west = splitWorldGame();
    west.enter(begin("red"));
    Answer told = sevenWith(west, correctStorm("1,0", "W"), 4);
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm half=west path=[1,0,0,0] to=0,0"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"E", "SE"}));
    EXPECT_EQ(west.state()["storm"]["half"], "west");

    Table east = splitWorldGame();
    east.enter(begin("red"));
    told = sevenWith(east, correctStorm("5,0", "E"), 4);
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm half=east path=[5,0,0,0] to=0,0"}));
    EXPECT_THAT(told, asks("storm-heading", "red", {"W", "SW"}));
    EXPECT_EQ(east.state()["storm"]["half"], "east");
    EXPECT_THAT(east(answer("storm-heading", "SW")),
                tells({"WO-22 turn-storm heading=SW", "WO-21 move-storm path=[0,0,5,1,4,2,3,3] to=3,3"}));
    EXPECT_FALSE(east.state()["storm"].contains("half"));
}

TEST(Storm, WO_23_the_half_does_not_depend_on_where_the_board_lists_the_hex) {
    // 5,2 is listed at the eastern edge.
    Table west = splitWorldGame();
    west.enter(begin("red"));
    EXPECT_THAT(sevenWith(west, correctStorm("0,2", "W"), 4),
                asks("storm-heading", "red", {"E", "NE", "SE"}));
    EXPECT_EQ(west.state()["storm"]["half"], "west");
    Table east = splitWorldGame();
    east.enter(begin("red"));
    EXPECT_THAT(sevenWith(east, correctStorm("4,2", "E"), 4),
                asks("storm-heading", "red", {"NW", "W", "SW"}));
    EXPECT_EQ(east.state()["storm"]["half"], "east");
}

TEST(Storm, WO_23_the_board_may_begin_it_on_a_half) {
    json board = splitWorld();
    board["storm"] = {{"at", "0,0"}, {"heading", "W"}, {"half", "east"}};
    Table east{header("world", board, {"red", "blue", "white"})};
    EXPECT_EQ(east.state()["storm"], json({{"at", "0,0"}, {"heading", "W"}, {"half", "east"}}));
    east.enter(begin("red"));
    EXPECT_THAT(east(seven(4)).only("move-storm"),
                ElementsAre("WO-21 move-storm path=[0,0,5,0,4,0,3,0,2,0] to=2,0"));
    board["storm"].erase("half");
    EXPECT_EQ(Table(header("world", board, {"red", "blue", "white"})).state()["storm"]["half"], "west");
}

TEST(Storm, WO_23_with_the_option_it_crosses_the_seam) {
    Table t = littleWorldGame({{"storm-crosses-seam", true}});
    t.enter(begin("red"));
    const Answer told = sevenWith(t, correctStorm("5,2", "E"), 4);
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=[5,2,-1,2,0,2,1,2,2,2] to=2,2"}));
    EXPECT_THAT(told, asks("storm-turn", "red", everywhere));
    // The place where it stops after the seam is the same as if a correction had put it there.
    Table stops = littleWorldGame({{"storm-crosses-seam", true}});
    stops.enter(begin("red"));
    sevenWith(stops, correctStorm("2,2", "E"), 4);
    EXPECT_EQ(stops.state()["storm"]["at"], "-1,2");
    Table put = littleWorldGame();
    put.enter(correctStorm("-1,2", "E"));
    EXPECT_TRUE(stops.current().storm == put.current().storm);
}

TEST(Storm, WO_23_with_the_option_the_upper_and_lower_edges_stop_it_still) {
    Table t = littleWorldGame({{"storm-crosses-seam", true}});
    t.enter(begin("red"));
    EXPECT_THAT(sevenWith(t, correctStorm("5,0", "NE"), 4),
                asks("storm-heading", "red", {"E", "W", "SW", "SE"}));
}

TEST(Storm, WO_23_with_the_option_it_passes_over_a_split_hex) {
    Table t = splitWorldGame({{"storm-crosses-seam", true}});
    t.enter(begin("red"));
    EXPECT_THAT(sevenWith(t, correctStorm("4,0", "E"), 4).only("move-storm"),
                ElementsAre("WO-21 move-storm path=[4,0,5,0,0,0,1,0,2,0] to=2,0"));
    // It stands where its row ends, and its neighbours over the seam count as well.
    Table stop = splitWorldGame({{"storm-crosses-seam", true}});
    stop.enter(begin("red"));
    EXPECT_THAT(sevenWith(stop, correctStorm("1,2", "E"), 4), asks("storm-turn", "red", everywhere));
    EXPECT_EQ(stop.state()["storm"], json({{"at", "5,2"}, {"heading", "E"}, {"half", "east"}}));
}

// ---- WO-24: turning after the last step

TEST(Storm, WO_24_the_roller_may_turn_it_after_the_last_step_or_keep_it) {
    for (const char* heading : {"E", "SE", "NW"}) {
        Table t = littleWorldGame();
        t.enter(correctStorm("-1,1", "E"), begin("white"));
        EXPECT_THAT(t(seven(4)), asks("storm-turn", "white", everywhere));
        const Answer told = t(answer("storm-turn", heading));
        EXPECT_THAT(told, tells({std::string("WO-24 turn-storm heading=") + heading}));
        EXPECT_EQ(t.state()["storm"]["heading"], heading);
    }
}

TEST(Storm, WO_24_he_must_turn_it_if_it_points_off_the_map) {
    Table t = littleWorldGame();
    t.enter(correctStorm("1,4", "NE"), begin("red"));
    const Answer told = t(seven(4)); // to 5,0, at the upper edge
    EXPECT_THAT(told, asks("storm-turn", "red", {"E", "W", "SW", "SE"}));
    EXPECT_THAT(forbidden(told), ElementsAre("NE WO-24", "NW WO-24"));
    EXPECT_THAT(t(answer("storm-turn", "NE")), refuses("not-an-option", "WO-24"));
    EXPECT_THAT(t(answer("storm-turn", "W")), tells({"WO-24 turn-storm heading=W"}));
}

TEST(Storm, WO_24_turned_by_itself_where_there_is_one_way_only) {
    Table t{header("world", stripWorld(), {"red", "blue", "white"})};
    t.enter(correctStorm("2,0", "E"), begin("red"));
    // E, then W to the other end, where only E is left.
    const Answer told = t(seven(4));
    EXPECT_THAT(told, tells({"BA-20 discard", "WO-21 move-storm path=[2,0,3,0] to=3,0",
                             "WO-22 turn-storm heading=W", "WO-21 move-storm path=[3,0,2,0,1,0,0,0] to=0,0",
                             "WO-24 turn-storm heading=E", "BA-21 move-robber at=0,0 player=red"}));
}

TEST(Storm, WO_24_unchanged_without_a_question_is_not_told) {
    Table t{header("world", stripWorld(), {"red", "blue", "white"})};
    t.enter(begin("red"));
    t(seven(4));
    ASSERT_EQ(openQuestion(t).id, "storm-turn");
    // A correction moves it to an end, pointing inwards: nothing is left to ask or tell.
    EXPECT_THAT(t(correctStorm("0,0", "E")), tells({"BA-21 move-robber at=0,0 player=red"}));
    EXPECT_EQ(t.state()["storm"], json({{"at", "0,0"}, {"heading", "E"}}));
}

TEST(Storm, WO_24_the_storm_is_turned_before_the_losses) {
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "3,1:W"), correctStorm("-1,1", "E"), begin("red"));
    EXPECT_THAT(t(seven(4)), tells({"BA-20 discard", "WO-21 move-storm path=[-1,1,0,1,1,1,2,1,3,1] to=3,1"}));
    EXPECT_THAT(t(answer("storm-turn", "E")),
                tells({"WO-24 turn-storm heading=E", "WO-25 lose-piece at=2,1:E piece=ship player=red"}));
}

// ---- WO-25, WO-26: losses

/// The storm stops on 3,1, headed east; each player has a road or ships there.
Table stormAtThreeOne(const json& options = json::object()) {
    Table t = littleWorldGame(options);
    t.enter(correctStorm("-1,1", "E"));
    return t;
}

TEST(Storm, WO_25_clockwise_from_the_roller_who_loses_too) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:E"), place("ship", "red", "3,1:NE"), place("ship", "blue", "3,1:SE"),
            place("ship", "blue", "3,1:SW"), place("ship", "white", "3,1:NW"),
            place("ship", "white", "3,1:W"), begin("blue"));
    t(seven(4));
    EXPECT_THAT(t(answer("storm-turn", "E")), asks("lose-piece", "blue", {"3,1:SE", "2,2:NE"}));
    EXPECT_THAT(t(answer("lose-piece", "3,1:SE")), asks("lose-piece", "white", {"3,0:SE", "2,1:E"}));
    EXPECT_EQ(openQuestion(t).at, "3,1");
    EXPECT_THAT(t(answer("lose-piece", "2,1:E")), asks("lose-piece", "red", {"3,1:E", "3,1:NE"}));
    EXPECT_THAT(t(answer("lose-piece", "3,1:SE")), refuses("not-an-option", "WO-25"));
    EXPECT_THAT(t(answer("lose-piece", "3,1:NE")),
                tells({"WO-25 lose-piece at=3,1:NE piece=ship player=red"}));
}

TEST(Storm, WO_25_roads_and_ships_alike) {
    Table t = littleWorldGame();
    t.enter(place("road", "red", "1,2:W"), place("ship", "red", "1,2:E"), correctStorm("5,2", "W"),
            begin("red"));
    t(seven(4));
    EXPECT_THAT(t(answer("storm-turn", "W")), asks("lose-piece", "red", {"0,2:E", "1,2:E"}));
    EXPECT_THAT(t(answer("lose-piece", "0,2:E")), tells({"WO-25 lose-piece at=0,2:E piece=road player=red"}));
    EXPECT_FALSE(t.state()["lines"].contains("0,2:E"));
}

TEST(Storm, WO_25_only_the_hex_where_it_stops_is_hit) {
    Table t = stormAtThreeOne();
    // Pieces all round the hexes that it passes, and none beside 3,1.
    t.enter(place("ship", "red", "0,1:NE"), place("road", "blue", "1,1:SE"), place("ship", "white", "4,1:E"),
            begin("red"));
    t(seven(4));
    EXPECT_THAT(t(answer("storm-turn", "E")), tells({"WO-24 turn-storm heading=E"}));
    EXPECT_EQ(openQuestion(t).id, "robber");
    EXPECT_EQ(t.state()["lines"].size(), 3U);
}

TEST(Storm, WO_25_the_piece_returns_to_the_stock) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:E"), begin("red"));
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::ship, hex::PlayerId(0)), 14);
    t(seven(4));
    t(answer("storm-turn", "E"));
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::ship, hex::PlayerId(0)), 15);
}

TEST(Storm, WO_25_six_sides_over_the_seam_too) {
    Table t = littleWorldGame();
    // -1,2:W is the eastern side of 5,2.
    t.enter(place("ship", "red", "-1,2:W"), correctStorm("1,2", "E"), begin("blue"));
    t(seven(4));
    EXPECT_THAT(t(answer("storm-turn", "W")),
                tells({"WO-24 turn-storm heading=W", "WO-25 lose-piece at=5,2:E piece=ship player=red"}));
}

TEST(Storm, WO_25_the_longest_road_is_measured_anew) {
    Table t = stormAtThreeOne();
    for (const char* side : {"3,1:SW", "3,1:W", "3,1:NW", "3,1:NE", "3,1:E"})
        t.enter(place("ship", "red", side));
    t.enter(begin("red"));
    ASSERT_EQ(t.state()["longest-road"], "red");
    t(seven(4));
    t(answer("storm-turn", "W"));
    t(answer("lose-piece", "3,1:NW"));
    EXPECT_THAT(t(answer("robber", "1,1")), tells({"BA-21 move-robber at=1,1 player=red",
                                                   "BA-40 lose-card card=longest-road player=red"}));
}

TEST(Storm, WO_26_it_does_not_touch_production_and_stands_on_land_or_sea) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "1,1:N"), begin("red"));
    for (const char* at : {"1,1", "-1,3", "4,2"}) {
        EXPECT_THAT(t(correctStorm(at, "E")), tellsNothing());
        EXPECT_THAT(t(roll(1, 5)), tells({"BA-10 collect amount=1 hex=1,1 player=red resource=wood"}));
        t.enter(endTurn());
    }
}

// ---- WO-27: gaps

/// Red rolls a seven that moves the storm from -1,1 to 3,1; returns the steps when this piece is taken.
Answer loses(Table& t, const std::string& side) {
    t(seven(4));
    Answer told = t(answer("storm-turn", "E"));
    if (openQuestion(told).id != "lose-piece")
        return told;
    return t(answer("lose-piece", side));
}

const char* const lostAtTheEast = "WO-25 lose-piece at=3,1:E piece=ship player=red";

TEST(Storm, WO_27_a_gap_between_two_ships) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:NE"), place("ship", "red", "3,1:E"), place("ship", "red", "3,1:SE"),
            begin("red"));
    EXPECT_THAT(loses(t, "3,1:E"),
                tells({lostAtTheEast, "WO-27 repair-first at=3,1:E piece=ship player=red"}));
    EXPECT_EQ(t.state()["repairs"], json({{"3,1:E", "red"}}));
}

TEST(Storm, WO_27_a_gap_between_a_building_and_a_ship) {
    Table t = stormAtThreeOne();
    t.enter(place("settlement", "red", "3,1:NE"), place("ship", "red", "3,1:E"),
            place("ship", "red", "3,1:SE"), begin("red"));
    EXPECT_THAT(loses(t, "3,1:E"),
                tells({lostAtTheEast, "WO-27 repair-first at=3,1:E piece=ship player=red"}));
}

TEST(Storm, WO_27_a_gap_between_two_own_buildings) {
    Table t = stormAtThreeOne();
    t.enter(place("settlement", "red", "3,1:NE"), place("ship", "red", "3,1:E"),
            place("settlement", "red", "3,1:SE"), begin("red"));
    const Answer told = loses(t, "3,1:E");
    EXPECT_THAT(told.only("repair-first"), ElementsAre("WO-27 repair-first at=3,1:E piece=ship player=red"));
}

TEST(Storm, WO_27_no_gap_at_the_end_of_a_line) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:NE"), place("ship", "red", "3,1:E"), begin("red"));
    EXPECT_THAT(loses(t, "3,1:E"), tells({lostAtTheEast}));
    EXPECT_THAT(t.state()["repairs"], IsEmpty());
}

TEST(Storm, WO_27_no_gap_where_own_pieces_still_join_the_ends) {
    // A ring on all six sides of 3,1. The storm takes one, and the other five still join the two ends.
    Table t = stormAtThreeOne();
    for (const char* side : {"3,1:E", "3,1:NE", "3,1:NW", "3,1:W", "3,1:SW", "3,1:SE"})
        t.enter(place("ship", "red", side));
    t.enter(begin("red"));
    EXPECT_THAT(loses(t, "3,1:E").only("repair-first"), IsEmpty());
}

TEST(Storm, WO_27_a_foreign_building_does_not_join) {
    // The same ring, but blue stands on it.
    Table t = stormAtThreeOne();
    for (const char* side : {"3,1:E", "3,1:NE", "3,1:NW", "3,1:W", "3,1:SW", "3,1:SE"})
        t.enter(place("ship", "red", side));
    t.enter(place("settlement", "blue", "3,1:SW"), begin("red"));
    EXPECT_THAT(loses(t, "3,1:E").only("repair-first"),
                ElementsAre("WO-27 repair-first at=3,1:E piece=ship player=red"));
}

TEST(Storm, WO_27_an_own_building_on_the_way_does_join) {
    Table t = stormAtThreeOne();
    for (const char* side : {"3,1:E", "3,1:NE", "3,1:NW", "3,1:W", "3,1:SW", "3,1:SE"})
        t.enter(place("ship", "red", side));
    t.enter(place("settlement", "red", "3,1:SW"), begin("red"));
    EXPECT_THAT(loses(t, "3,1:E").only("repair-first"), IsEmpty());
}

TEST(Storm, WO_27_foreign_pieces_neither_make_a_gap_nor_fill_one) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:NE"), place("ship", "red", "3,1:E"), place("ship", "blue", "3,2:NE"),
            begin("red"));
    EXPECT_THAT(loses(t, "3,1:E"), tells({lostAtTheEast})) << "only a foreign ship at the other end";
    Table ring = stormAtThreeOne();
    for (const char* side : {"3,1:E", "3,1:NE", "3,1:NW", "3,1:SW", "3,1:SE"})
        ring.enter(place("ship", "red", side));
    ring.enter(place("ship", "blue", "3,1:W"), begin("red"));
    EXPECT_THAT(loses(ring, "3,1:E").only("repair-first"),
                ElementsAre("WO-27 repair-first at=3,1:E piece=ship "
                            "player=red"));
}

TEST(Storm, WO_27_pieces_of_that_kind_only) {
    // 3,1:SW (= 2,2:NE) ends at 3,1:S, a corner of America, where red has a road: no ship, no gap.
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:W"), place("ship", "red", "3,1:SW"), place("road", "red", "3,2:NW"),
            begin("red"));
    // 3,2:NW is 3,1:SE, beside the storm as well.
    EXPECT_THAT(loses(t, "2,2:NE"), tells({"WO-25 lose-piece at=2,2:NE piece=ship player=red"}));
    // With a settlement there the ends are two own ones.
    Table joined = stormAtThreeOne();
    joined.enter(place("ship", "red", "3,1:W"), place("ship", "red", "3,1:SW"),
                 place("road", "red", "3,2:NW"), place("settlement", "red", "3,1:S"), begin("red"));
    EXPECT_THAT(loses(joined, "2,2:NE").only("repair-first").size(), 1U);
}

TEST(Storm, WO_27_a_road_joins_roads_and_a_ship_does_not_stand_for_one) {
    // A ring of five ships and one road around 2,2: it would join the ends of the road if all were of one
    // kind.
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "1,2:NE"), place("settlement", "red", "1,2:SE"),
            place("road", "red", "1,2:E"));
    for (const char* side : {"2,2:NE", "2,2:NW", "2,2:E", "2,2:SE", "2,2:SW"})
        t.enter(place("ship", "red", side));
    t.enter(correctStorm("5,2", "W"), begin("red"));
    t(seven(4)); // to 1,2
    EXPECT_THAT(t(answer("storm-turn", "E")),
                tells({"WO-24 turn-storm heading=E", "WO-25 lose-piece at=1,2:E piece=road player=red",
                       "WO-27 repair-first at=1,2:E piece=road player=red"}));
}

/// Red owes a ship at 3,1:E, in a line from a settlement over 3,1:NE to 3,1:SE; the roll is over.
Table withGap() {
    Table t = stormAtThreeOne();
    t.enter(place("settlement", "red", "3,1:N"), place("ship", "red", "3,1:NE"),
            place("ship", "red", "3,1:E"), place("ship", "red", "3,1:SE"),
            place("settlement", "red", "0,1:NW"), place("road", "red", "0,1:W"),
            place("settlement", "blue", "4,1:SE"), place("ship", "blue", "4,1:SE"),
            correct("discovered", "3,2", true), begin("red"));
    loses(t, "3,1:E");
    t.enter(answer("robber", "0,4"));
    return t;
}

TEST(Storm, WO_27_the_gap_comes_before_any_other_piece_of_that_kind) {
    Table t = withGap();
    EXPECT_THAT(t(build("ship", "red", "0,1:NW")), refuses("repair-first", "WO-27"));
    EXPECT_THAT(t(build("ship", "red", "3,0:E")), refuses("repair-first", "WO-27"));
    const Answer refused = t(build("ship", "red", "3,0:E"));
    EXPECT_THAT(refused.message, ::testing::HasSubstr("3,1:E"));
    // Legal places follow the same clauses.
    const auto places = hex::legalPlaces(t.current(), hex::Piece::ship, hex::PlayerId(0));
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(t.current().board().nameOf(places[0]), "3,1:E");
}

TEST(Storm, WO_27_pieces_of_another_kind_and_of_other_players_are_free) {
    Table t = withGap();
    EXPECT_THAT(t(build("road", "red", "0,1:SW")).only("place-piece").size(), 1U);
    EXPECT_THAT(t(build("city", "red", "0,1:NW")).ok, true);
    t.enter(endTurn());
    t(roll(1, 1));
    EXPECT_THAT(t(build("ship", "blue", "4,1:SW")).ok, true);
}

TEST(Storm, WO_27_the_table_may_build_elsewhere_anyway) {
    Table t = withGap();
    EXPECT_THAT(t(anyway(build("ship", "red", "0,1:NW"))).ok, true);
    EXPECT_EQ(t.state()["repairs"], json({{"3,1:E", "red"}})) << "the duty stays";
}

TEST(Storm, WO_27_rebuilt_and_free_again) {
    Table t = withGap();
    EXPECT_THAT(t(build("ship", "red", "3,1:E")), tells({"BA-31 place-piece at=3,1:E piece=ship player=red",
                                                         "WO-27 repaired at=3,1:E piece=ship player=red"}));
    EXPECT_THAT(t.state()["repairs"], IsEmpty());
    EXPECT_THAT(t(build("ship", "red", "3,0:E")).ok, true);
}

TEST(Storm, WO_27_repaired_is_told_before_what_the_ship_discovers) {
    // The gap at 3,1:SE touches America.
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:E"), place("ship", "red", "3,1:SE"), place("ship", "red", "3,1:SW"),
            begin("red"));
    loses(t, "3,1:SE");
    t.enter(answer("robber", "0,4"));
    EXPECT_THAT(t(build("ship", "red", "3,1:SE")), tells({"BA-31 place-piece at=3,1:SE piece=ship player=red",
                                                          "WO-27 repaired at=3,1:SE piece=ship player=red",
                                                          "WO-30 draw-token hex=3,2 player=red"}));
}

TEST(Storm, WO_27_a_moved_ship_counts_as_built) {
    Table t = withGap();
    t.enter(correct("line", "4,0:SE", {{"piece", "ship"}, {"player", "red"}}));
    t.enter(correct("line", "4,0:E", {{"piece", "ship"}, {"player", "red"}}));
    EXPECT_THAT(t(moveShip("red", "4,0:E", "3,0:E")), refuses("repair-first", "WO-27"));
    EXPECT_THAT(t(moveShip("red", "4,0:E", "3,1:E")),
                tells({"BA-36 move-ship from=4,0:E player=red to=3,1:E",
                       "WO-27 repaired at=3,1:E piece=ship player=red"}));
    EXPECT_THAT(t.state()["repairs"], IsEmpty());
}

TEST(Storm, WO_27_lapses_when_somebody_else_has_built_into_the_gap) {
    Table t = withGap();
    t.enter(endTurn());
    t(roll(1, 1));
    // Blue comes from 4,1:SE over 4,1:SW to 4,1:W, which is 3,1:E.
    t.enter(correct("line", "4,1:SW", {{"piece", "ship"}, {"player", "blue"}}));
    EXPECT_THAT(t(build("ship", "blue", "4,1:W")),
                tells({"BA-31 place-piece at=3,1:E lapses=red piece=ship player=blue"}));
    EXPECT_THAT(t.state()["repairs"], IsEmpty());
    t.enter(endTurn());
    t(roll(1, 1));
    t.enter(endTurn());
    t(roll(1, 1));
    EXPECT_THAT(t(build("ship", "red", "0,1:NW")).ok, true);
}

TEST(Storm, WO_27_a_piece_of_another_kind_in_the_gap_does_not_mend_it) {
    // A coast: red lost a ship at 3,2:W, and puts a road there.
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "3,2:NW"), place("ship", "red", "2,2:SE"), begin("red", "after-roll"),
            correct("repair", "3,2:W", "red"));
    EXPECT_EQ(t.state()["repairs"], json({{"2,2:E", "red"}}));
    const Answer told = t(build("road", "red", "3,2:W"));
    EXPECT_THAT(told.only("repaired"), IsEmpty());
    EXPECT_THAT(t.state()["repairs"], IsEmpty()) << "there is no gap any more";
}

TEST(Storm, WO_27_of_several_gaps_any_comes_first) {
    Table t = withGap();
    t.enter(correct("repair", "4,0:SE", "red"));
    EXPECT_THAT(t(build("ship", "red", "3,0:E")), refuses("repair-first", "WO-27"));
    EXPECT_THAT(t(build("ship", "red", "4,0:SE")).only("repaired"),
                ElementsAre("WO-27 repaired at=4,0:SE piece=ship player=red"));
    EXPECT_THAT(t(build("ship", "red", "3,0:E")), refuses("repair-first", "WO-27"));
    EXPECT_THAT(t(build("ship", "red", "3,1:E")).only("repaired").size(), 1U);
    EXPECT_THAT(t(build("ship", "red", "3,0:E")).ok, true);
}

TEST(Storm, WO_27_undone_with_the_answer_that_made_it) {
    Table t = stormAtThreeOne();
    t.enter(place("ship", "red", "3,1:NE"), place("ship", "red", "3,1:E"), place("ship", "red", "3,1:SE"),
            begin("red"));
    const hex::State before = t.current();
    t(seven(4));
    t(answer("storm-turn", "E"));
    t(answer("lose-piece", "3,1:E"));
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(t(undo()).ok);
    EXPECT_TRUE(t.current() == before);
}

// ---- corrections (BA-60)

TEST(Storm, BA_60_the_storm_is_put_anywhere_on_the_board) {
    Table t = littleWorldGame();
    EXPECT_THAT(t(correctStorm("1,1", "SW")), tellsNothing());
    EXPECT_EQ(t.state()["storm"], json({{"at", "1,1"}, {"heading", "SW"}}));
    EXPECT_THAT(t(correctStorm("9,9", "SW")), refuses("unknown-place"));
    EXPECT_THAT(t(correct("storm", {{"at", "1,1"}, {"heading", "N"}})), refuses("bad-value", "WO-20"));
    EXPECT_THAT(t(correct("storm", {{"at", "1,1"}, {"heading", "E"}, {"half", "east"}})),
                refuses("bad-value", "WO-23"));
}

TEST(Storm, BA_60_on_a_split_hex_the_half_is_chosen) {
    Table t = splitWorldGame();
    for (const char* half : {"east", "west"}) {
        t.enter(correct("storm", {{"at", "5,2"}, {"heading", "E"}, {"half", half}}));
        EXPECT_EQ(t.state()["storm"], json({{"at", "5,2"}, {"heading", "E"}, {"half", half}}));
    }
    t.enter(correctStorm("5,2", "E"));
    EXPECT_EQ(t.state()["storm"]["half"], "east") << "where the board lists it";
    t.enter(correctStorm("1,2", "E"));
    const hex::State plain = t.current();
    t.enter(correct("storm", {{"at", "5,2"}, {"heading", "E"}, {"half", "east"}}), correctStorm("1,2", "E"));
    EXPECT_TRUE(t.current() == plain) << "no trace of the half is left";
}

TEST(Storm, BA_60_corrected_in_the_middle_of_its_move) {
    Table t = littleWorldGame();
    t.enter(correctStorm("3,0", "NW"), begin("red"));
    t(seven(4));
    ASSERT_EQ(openQuestion(t).id, "storm-heading");
    // Four steps are left; the question is asked for the new place.
    EXPECT_THAT(t(correctStorm("2,2", "E")), asks("storm-heading", "red", everywhere));
    EXPECT_THAT(t(answer("storm-heading", "E")),
                tells({"WO-22 turn-storm heading=E", "WO-21 move-storm path=[2,2,3,2,4,2,5,2] to=5,2"}));
}

TEST(Storm, BA_60_a_duty_is_set_and_taken_back) {
    Table t = littleWorldGame();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(correct("repair", "3,1:E", "blue")), tellsNothing());
    EXPECT_EQ(t.state()["repairs"], json({{"3,1:E", "blue"}}));
    EXPECT_THAT(t(correct("repair", "4,1:W", "red")), tellsNothing()); // the same side
    EXPECT_EQ(t.state()["repairs"], json({{"3,1:E", "red"}}));
    EXPECT_THAT(t(correct("repair", "3,1:E", nullptr)), tellsNothing());
    EXPECT_THAT(t.state()["repairs"], IsEmpty());
    t.enter(correct("line", "3,1:E", {{"piece", "ship"}, {"player", "red"}}));
    EXPECT_THAT(t(correct("repair", "3,1:E", "red")), refuses("bad-value", "WO-27"));
}

TEST(Storm, BA_60_the_side_determines_the_missing_piece) {
    const auto kindAt = [](const std::string& side, const std::vector<json>& before) {
        Table t = littleWorldGame();
        for (const json& command : before)
            t.enter(command);
        t.enter(correct("repair", side, "red"));
        return toString(hex::pieceOf(t.current().storm.repairs.at(0).kind));
    };
    EXPECT_EQ(kindAt("3,1:E", {}), "ship") << "sea";
    EXPECT_EQ(kindAt("3,1:E", {place("road", "red", "3,2:NE")}), "ship") << "sea";
    EXPECT_EQ(kindAt("1,1:SW", {}), "road") << "land";
    EXPECT_EQ(kindAt("1,1:SW", {place("ship", "red", "0,1:E")}), "road") << "land";
    EXPECT_EQ(kindAt("0,1:NW", {}), "road") << "a coast without anything";
    EXPECT_EQ(kindAt("0,1:NW", {place("ship", "red", "0,1:NE")}), "ship") << "a ship leads there";
    EXPECT_EQ(kindAt("0,1:NW", {place("ship", "blue", "0,1:NE")}), "road") << "a foreign ship leads there";
    EXPECT_EQ(kindAt("0,1:NW", {place("ship", "red", "0,1:NE"), place("road", "red", "0,1:W")}), "road")
        << "both lead there";
}

TEST(Storm, BA_60_a_piece_corrected_into_the_gap_settles_the_duty) {
    Table own = withGap();
    EXPECT_THAT(own(correct("line", "3,1:E", {{"piece", "ship"}, {"player", "red"}})),
                tells({"WO-27 repaired at=3,1:E piece=ship player=red"}));
    EXPECT_THAT(own.state()["repairs"], IsEmpty());
    Table foreign = withGap();
    EXPECT_THAT(foreign(correct("line", "3,1:E", {{"piece", "ship"}, {"player", "blue"}})), tells({}));
    EXPECT_THAT(foreign.state()["repairs"], IsEmpty());
    // While the game is set up, too.
    Table placed = littleWorldGame();
    placed.enter(correct("repair", "3,1:E", "red"));
    EXPECT_THAT(placed(place("ship", "red", "3,1:E")),
                tells({"WO-27 repaired at=3,1:E piece=ship player=red"}));
}

TEST(Storm, WO_27_founding_is_not_bound_by_a_duty) {
    Table t = littleWorldGame();
    t.enter(correct("repair", "0,1:W", "red"), founding("settlement", "red", "2,1:NE"));
    EXPECT_THAT(t(founding("road", "red", "2,1:NE")), tellsNothing());
}

} // namespace
} // namespace watchfire::test
