// SPDX-License-Identifier: Apache-2.0
// The storm of the raiders: spread (RA-20 to RA-24), what turns and falls (RA-30 to RA-34), the retreat
// (RA-40 to RA-42) and a seven (RA-50). Each test enters a position, plays a few commands, and reads the
// steps.
#include "tests/rules/support/raiders_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

using Strings = std::vector<std::string>;

/// The storm has begun and raiders stand on these hexes; the rest waits on 0,0.
Table stormOver(const Strings& hexes, const json& options = json::object()) {
    Table t = stormTable(options);
    t.enter(raiders("0,0", 18 - static_cast<int>(hexes.size())));
    for (const std::string& hex : hexes)
        t.enter(raiders(hex, 1));
    return t;
}

Strings taken(const Answer& answer) {
    return answer.only("raider-takes");
}

/// Red's settlement on 2,0:S has fallen: all three hexes around it are occupied.
Table redFallen(const json& options = json::object()) {
    Table t = stormOver({"2,0", "1,1"}, options);
    t.enter(place("settlement", "red", "2,0:S"));
    EXPECT_THAT(t(raiders("2,1", 1)), tells({"RA-31 building-falls at=2,0:S player=red"}));
    t.enter(raiders("0,0", 15));
    return t;
}

// ---- RA-20: which hexes are taken

TEST(Raiders, RA_20_all_hexes_with_the_number_beside_deserts_are_taken_at_once) {
    Table t = stormTable();
    t.enter(begin("red"));
    EXPECT_THAT(t(roll(1, 3)),
                tells({"RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"}));
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 16}, {"2,0", 1}, {"-1,1", 1}, {"supply", 0}}));
}

TEST(Raiders, RA_20_a_hex_far_from_deserts_and_raiders_is_not_taken) {
    for (const auto& [a, b] : {std::pair{2, 3}, {2, 6}, {4, 6}, {1, 5}, {5, 6}, {1, 2}}) {
        Table t = stormTable();
        t.enter(begin("red"));
        EXPECT_THAT(t(roll(a, b)), tellsNothing()) << a + b;
    }
}

TEST(Raiders, RA_20_raiders_go_on_from_hexes_that_they_have_taken) {
    Table t = stormTable();
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(4, 5))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=0,1", "RA-20 raider-takes from=0,0 hex=1,1"));
    t.enter(endTurn());
    EXPECT_THAT(taken(t(roll(2, 6))), ElementsAre("RA-20 raider-takes from=0,0 hex=0,2"));
    t.enter(endTurn());
    EXPECT_THAT(taken(t(roll(4, 6))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,1", "RA-20 raider-takes from=0,0 hex=1,2"));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 6)), tellsNothing());
    EXPECT_EQ(t.state()["raiders"]["0,0"], 13);
}

TEST(Raiders, RA_20_all_hexes_are_judged_before_any_is_taken) {
    // 2,1 borders 2,0; 1,2 borders 2,1 alone.
    Table t = stormOver({"2,0"});
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(4, 6))), ElementsAre("RA-20 raider-takes from=0,0 hex=2,1"));
    t.enter(endTurn());
    EXPECT_THAT(taken(t(roll(4, 6))), ElementsAre("RA-20 raider-takes from=0,0 hex=1,2"));
}

TEST(Raiders, RA_20_a_hex_taken_first_reaches_no_further_hex_in_the_same_roll) {
    // 2,1 borders 2,0, which is the first of the two to be taken.
    Table t = stormTable();
    t.enter(correct("number", "2,1", 4), begin("red"));
    EXPECT_THAT(taken(t(roll(1, 3))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"));
}

TEST(Raiders, RA_20_the_number_as_it_lies_now_counts) {
    Table t = stormTable();
    t.enter(correct("number", "2,0", nullptr), correct("number", "1,1", 4), begin("red"));
    EXPECT_THAT(taken(t(roll(2, 2))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=-1,1", "RA-20 raider-takes from=0,0 hex=1,1"));
}

TEST(Raiders, RA_20_home_deserts_are_never_taken) {
    Table t = stormTable();
    t.enter(correct("number", "1,0", 4), begin("red"));
    EXPECT_THAT(taken(t(roll(2, 2))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"));
}

TEST(Raiders, RA_20_frontier_deserts_and_occupied_counts_deserts_without_raiders) {
    // 1,0 holds nobody, and 2,0 borders no other desert.
    Table t = stormTable({{"frontier", "deserts-and-occupied"}});
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(1, 3))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"));
}

TEST(Raiders, RA_20_frontier_raiders_asks_for_a_raider_next_door) {
    Table t = stormTable({{"frontier", "raiders"}});
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(1, 3))), ElementsAre("RA-20 raider-takes from=0,0 hex=-1,1"));
    t.enter(endTurn());
    EXPECT_THAT(taken(t(roll(2, 3))), ElementsAre("RA-20 raider-takes from=0,0 hex=-1,2"));
}

TEST(Raiders, RA_20_frontier_deserts_asks_for_a_desert_with_raiders_next_door) {
    Table t = stormTable({{"frontier", "deserts"}});
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(1, 3))), ElementsAre("RA-20 raider-takes from=0,0 hex=-1,1"));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(2, 3)), tellsNothing());
    t.enter(endTurn(), raiders("1,0", 1), raiders("0,0", 0));
    EXPECT_THAT(taken(t(roll(1, 3))), ElementsAre("RA-20 raider-takes from=1,0 hex=2,0"));
}

TEST(Raiders, RA_20_the_option_is_one_of_three) {
    EXPECT_EQ(refusedHeader(raidersGame({{"frontier", "everywhere"}})).code, "header");
}

// ---- RA-21: from where, and to where if there are too few

TEST(Raiders, RA_21_the_roller_chooses_the_desert_of_each) {
    Table t = stormTable();
    t.enter(raiders("0,0", 1), raiders("1,0", 9), begin("blue"));
    const Answer rolled = t(roll(1, 3));
    EXPECT_THAT(rolled, tells({}));
    EXPECT_THAT(rolled, asks("raider-desert", "blue", {"0,0", "1,0"}));
    EXPECT_EQ(rolled.decision->at, "2,0");
    EXPECT_THAT(t(answer("raider-desert", "2,0")), refuses("not-an-option", "RA-21"));
    // The last one of 0,0 leaves no choice for the second hex.
    const Answer first = t(answer("raider-desert", "0,0"));
    EXPECT_THAT(first,
                tells({"RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=1,0 hex=-1,1"}));
    EXPECT_THAT(first, asksNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"1,0", 8}, {"2,0", 1}, {"-1,1", 1}, {"supply", 0}}));
}

TEST(Raiders, RA_21_the_second_hex_is_asked_as_well) {
    Table t = stormTable();
    t.enter(raiders("0,0", 9), raiders("1,0", 9), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-desert", "red", {"0,0", "1,0"}));
    const Answer first = t(answer("raider-desert", "1,0"));
    EXPECT_THAT(first, tells({"RA-20 raider-takes from=1,0 hex=2,0"}));
    EXPECT_THAT(first, asks("raider-desert", "red", {"0,0", "1,0"}));
    EXPECT_EQ(first.decision->at, "-1,1");
    EXPECT_THAT(t(answer("raider-desert", "0,0")), tells({"RA-20 raider-takes from=0,0 hex=-1,1"}));
}

TEST(Raiders, RA_21_with_too_few_raiders_the_roller_chooses_the_hexes) {
    Table t = stormTable();
    t.enter(raiders("0,0", 1), begin("white"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-hex", "white", {"2,0", "-1,1"}));
    EXPECT_THAT(t(answer("raider-hex", "1,1")), refuses("not-an-option", "RA-21"));
    const Answer chosen = t(answer("raider-hex", "-1,1"));
    EXPECT_THAT(chosen, tells({"RA-20 raider-takes from=0,0 hex=-1,1"}));
    EXPECT_THAT(chosen, asksNothing());
    EXPECT_FALSE(t.state()["raiders"].contains("2,0"));
}

TEST(Raiders, RA_21_two_raiders_for_three_hexes_are_two_questions) {
    Table t = stormTable();
    t.enter(correct("number", "0,1", 4), raiders("0,0", 1), raiders("1,0", 1), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-hex", "red", {"2,0", "-1,1", "0,1"}));
    const Answer hex = t(answer("raider-hex", "0,1"));
    EXPECT_THAT(hex, asks("raider-desert", "red", {"0,0", "1,0"}));
    EXPECT_EQ(hex.decision->at, "0,1");
    const Answer desert = t(answer("raider-desert", "0,0"));
    EXPECT_THAT(desert, tells({"RA-20 raider-takes from=0,0 hex=0,1"}));
    EXPECT_THAT(desert, asks("raider-hex", "red", {"2,0", "-1,1"}));
    EXPECT_THAT(t(answer("raider-hex", "2,0")), tells({"RA-20 raider-takes from=1,0 hex=2,0"}));
    EXPECT_EQ(t.state()["raiders"], json({{"0,1", 1}, {"2,0", 1}, {"supply", 0}}));
}

TEST(Raiders, RA_21_no_raider_left_no_more_spread) {
    Table t = stormTable();
    t.enter(raiders("0,0", 0), raiders("2,0", 1), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), tellsNothing());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 6)), tellsNothing());
}

TEST(Raiders, RA_21_a_correction_while_the_desert_is_asked_is_heeded) {
    Table t = stormTable();
    t.enter(raiders("0,0", 9), raiders("1,0", 9), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-desert", "red", {"0,0", "1,0"}));
    // A correction has put a raider there: the question moves on to the other hex.
    const Answer corrected = t(raiders("2,0", 1));
    EXPECT_THAT(corrected, asks("raider-desert", "red", {"0,0", "1,0"}));
    EXPECT_EQ(corrected.decision->at, "-1,1");
    // Without a number the hex gets no raider, so there is nothing left to ask.
    EXPECT_THAT(t(correct("number", "-1,1", nullptr)), tellsNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 9}, {"1,0", 9}, {"2,0", 1}, {"supply", 0}}));
}

TEST(Raiders, RA_21_the_last_raider_taken_away_by_a_correction_ends_the_spread) {
    Table t = stormTable();
    t.enter(raiders("0,0", 1), place("settlement", "red", "-1,1:SW"), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-hex", "red", {"2,0", "-1,1"}));
    EXPECT_THAT(t(raiders("0,0", 0)), tells({"BA-10 collect amount=1 hex=-1,1 player=red resource=brick"}));
    EXPECT_EQ(t.decision(), std::nullopt);
    EXPECT_EQ(t.state()["raiders"], json({{"supply", 0}}));
}

TEST(Raiders, RA_21_the_question_depends_on_the_raiders_left_by_a_correction) {
    Table t = stormTable();
    t.enter(raiders("0,0", 1), raiders("1,0", 1), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-desert", "red", {"0,0", "1,0"})) << "two raiders for two hexes";
    EXPECT_THAT(t(raiders("0,0", 0)), asks("raider-hex", "red", {"2,0", "-1,1"})) << "one: which hex?";
    const Answer again = t(raiders("0,0", 1));
    EXPECT_THAT(again, asks("raider-desert", "red", {"0,0", "1,0"})) << "two again";
    EXPECT_EQ(again.decision->at, "2,0");
    EXPECT_THAT(t(answer("raider-desert", "1,0")),
                tells({"RA-20 raider-takes from=1,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"}));
}

TEST(Raiders, RA_21_a_hex_that_the_roller_chose_stays_chosen) {
    Table t = stormTable();
    t.enter(correct("number", "0,1", 4), raiders("0,0", 1), raiders("1,0", 1), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-hex", "red", {"2,0", "-1,1", "0,1"}));
    EXPECT_THAT(t(answer("raider-hex", "0,1")), asks("raider-desert", "red", {"0,0", "1,0"}));
    EXPECT_THAT(t(raiders("1,0", 0)), tells({"RA-20 raider-takes from=0,0 hex=0,1"}));
}

TEST(Raiders, RA_21_the_storm_ended_by_a_correction_takes_nothing_more) {
    Table t = stormTable();
    t.enter(raiders("0,0", 1), begin("red"));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-hex", "red", {"2,0", "-1,1"}));
    EXPECT_THAT(t(raiders("supply", 1)), tellsNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 1}, {"supply", 1}}));
}

// ---- RA-22 to RA-24: production

TEST(Raiders, RA_22_an_occupied_hex_yields_nothing) {
    Table t = stormOver({"2,0"});
    t.enter(place("city", "blue", "2,1:N"), place("settlement", "red", "1,1:N"), begin("white"));
    EXPECT_THAT(t(roll(2, 2)), tells({"RA-20 raider-takes from=0,0 hex=-1,1",
                                      "RA-22 blocked by=raider hex=2,0 players=[red,blue]"}));
}

TEST(Raiders, RA_22_the_roll_that_takes_a_hex_still_yields) {
    Table t = stormTable();
    t.enter(place("city", "blue", "2,0:S"), begin("red"));
    EXPECT_THAT(t(roll(2, 2)),
                tells({"RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1",
                       "BA-10 collect amount=2 hex=2,0 player=blue resource=wood"}));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(2, 2)), tells({"RA-22 blocked by=raider hex=2,0 players=[blue]"}));
}

TEST(Raiders, RA_23_never_on_water_and_one_on_each_hex_but_the_deserts) {
    Table t = stormTable();
    EXPECT_THAT(t(raiders("3,0", 1)), refuses("bad-value", "RA-23"));
    EXPECT_THAT(t(raiders("3,0", 0)), refuses("bad-value", "RA-23"));
    EXPECT_THAT(t(raiders("2,0", 2)), refuses("bad-value", "RA-23"));
    EXPECT_TRUE(t(raiders("2,0", 1)).ok);
    EXPECT_TRUE(t(raiders("2,0", 0)).ok);
    EXPECT_TRUE(t(raiders("1,0", 18)).ok);
    EXPECT_THAT(t(raiders("9,9", 1)), refuses("unknown-place"));
}

TEST(Raiders, RA_24_raiders_then_production_then_roads_and_buildings) {
    Table t = stormOver({"1,1", "2,1"});
    t.enter(place("settlement", "red", "2,0:S"), place("road", "red", "2,0:SE"), begin("red"));
    EXPECT_THAT(t(roll(2, 2)),
                tells({"RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1",
                       "BA-10 collect amount=1 hex=2,0 player=red resource=wood",
                       "RA-30 turn-road at=2,0:SE player=red", "RA-31 building-falls at=2,0:S player=red"}));
}

TEST(Raiders, RA_24_a_correction_in_the_middle_of_the_roll_does_not_end_it) {
    Table t = stormOver({"1,1", "2,1"});
    t.enter(place("settlement", "red", "2,0:S"), raiders("1,0", 2), begin("red"));
    EXPECT_THAT(t(roll(2, 2)), asks("raider-desert", "red", {"0,0", "1,0"}));
    EXPECT_THAT(t(answer("raider-desert", "1,0")), tells({"RA-20 raider-takes from=1,0 hex=2,0"}));
    EXPECT_THAT(t(correct("points", "blue", 1)), tells({}));
    EXPECT_THAT(t(answer("raider-desert", "1,0")),
                tells({"RA-20 raider-takes from=1,0 hex=-1,1",
                       "BA-10 collect amount=1 hex=2,0 player=red resource=wood",
                       "RA-31 building-falls at=2,0:S player=red"}));
}

// ---- RA-30: roads

TEST(Raiders, RA_24_a_correction_that_answers_the_last_question_ends_the_roll_as_an_answer_does) {
    const auto position = [] {
        Table t = stormOver({"1,1", "2,1"});
        t.enter(raiders("1,0", 1), place("road", "red", "2,0:SW"), place("settlement", "red", "2,0:S"),
                place("city", "blue", "-1,1:NW"), begin("red"));
        EXPECT_THAT(t(roll(1, 3)), asks("raider-desert", "red", {"0,0", "1,0"}));
        return t;
    };
    Table answered = position();
    EXPECT_TRUE(answered(answer("raider-desert", "0,0")).ok);
    const Answer byHand = answered(answer("raider-desert", "0,0"));
    Table corrected = position();
    // The correction removes the raider on 1,0, so there is nothing left to ask.
    const Answer rest = corrected(raiders("1,0", 0));
    EXPECT_THAT(rest, asksNothing());
    EXPECT_THAT(rest.only("raider-takes"),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"));
    for (const Answer& end : {byHand, rest}) {
        EXPECT_THAT(end.only("turn-road"), ElementsAre("RA-30 turn-road at=1,1:NE player=red"));
        EXPECT_THAT(end.only("building-falls"),
                    UnorderedElementsAre("RA-31 building-falls at=2,0:S player=red",
                                         "RA-31 building-falls at=-1,0:S player=blue"));
        EXPECT_THAT(end.only("harbour-shut"),
                    ElementsAre("RA-32 harbour-shut at=-2,1:E by=raider players=[blue]"));
    }
    EXPECT_EQ(corrected.state()["points"], json({{"red", 0}, {"blue", 0}, {"white", 0}, {"orange", 0}}));
}

TEST(Raiders, RA_30_a_road_between_two_occupied_hexes_turns) {
    Table t = stormOver({"2,0"});
    t.enter(place("road", "red", "1,1:NE"), place("road", "blue", "1,1:E"));
    EXPECT_THAT(t(raiders("1,1", 1)), tells({"RA-30 turn-road at=1,1:NE player=red"}));
    EXPECT_EQ(t.state()["lines"]["1,1:NE"]["turned"], true);
    EXPECT_EQ(t.state()["lines"]["1,1:E"]["turned"], false);
}

TEST(Raiders, RA_30_a_desert_counts_when_a_raider_stands_on_it) {
    Table t = stormTable();
    t.enter(place("road", "red", "0,0:SE"), place("road", "blue", "1,0:SW"), begin("red"));
    // 0,0:SE lies between 0,0 and 0,1; 1,0:SW between the empty 1,0 and 0,1.
    EXPECT_THAT(t(roll(4, 5)).only("turn-road"), ElementsAre("RA-30 turn-road at=0,0:SE player=red"));
    EXPECT_THAT(t(raiders("1,0", 1)), tells({"RA-30 turn-road at=0,1:NE player=blue"}));
}

TEST(Raiders, RA_30_coastal_roads_and_ships_never_turn) {
    Table t = stormTable();
    t.enter(place("road", "red", "2,0:E"), place("ship", "blue", "2,1:E"), place("road", "red", "-1,1:NW"));
    t.enter(raiders("2,0", 1), raiders("2,1", 1), raiders("-1,1", 1));
    for (const char* at : {"2,0:E", "2,1:E", "-1,0:SE"})
        EXPECT_EQ(t.state()["lines"][at]["turned"], false) << at;
}

TEST(Raiders, RA_30_a_ship_that_was_laid_between_land_hexes_never_turns) {
    Table t = stormOver({"2,0", "1,1"});
    EXPECT_THAT(t(place("ship", "red", "1,1:NE")), tellsNothing());
    EXPECT_EQ(t.state()["lines"]["1,1:NE"]["turned"], false);
}

TEST(Raiders, RA_30_a_road_built_between_two_occupied_hexes_is_turned_at_once_and_may_join_a_turned_one) {
    Table t = stormOver({"2,0", "1,1", "2,1"});
    t.enter(place("road", "red", "1,1:NE"), begin("red", "after-roll"));
    ASSERT_EQ(t.state()["lines"]["1,1:NE"]["turned"], true);
    EXPECT_THAT(t(build("road", "red", "1,1:E")), tells({"BA-31 place-piece at=1,1:E piece=road player=red",
                                                         "RA-30 turn-road at=1,1:E player=red"}));
    EXPECT_THAT(t(build("road", "red", "1,1:SE")),
                tells({"BA-31 place-piece at=1,1:SE piece=road player=red"}));
}

TEST(Raiders, RA_30_a_turned_road_leads_to_no_new_settlement) {
    Table t = stormOver({"2,0", "1,1"});
    t.enter(place("road", "red", "1,1:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "2,0:S")), refuses("not-connected", "RA-30"));
    EXPECT_THAT(t(build("settlement", "red", "1,1:N")), refuses("not-connected", "RA-30"));
    t.enter(raiders("2,0", 0));
    EXPECT_TRUE(t(build("settlement", "red", "2,0:S")).ok);

    Table other = stormOver({"2,0", "1,1"});
    other.enter(place("road", "red", "1,1:NE"), place("road", "red", "1,1:E"), begin("red", "after-roll"));
    EXPECT_TRUE(other(build("settlement", "red", "2,0:S")).ok) << "another road leads there";
}

TEST(Raiders, RA_30_a_turned_road_counts_for_no_longest_road) {
    Table t = stormOver({"1,1"});
    for (const char* at : {"-1,1:SE", "-1,2:NE", "0,1:SE", "0,2:NE", "1,1:SE"})
        t.enter(place("road", "blue", at));
    ASSERT_EQ(t.state()["longest-road"], "blue");
    EXPECT_THAT(t(raiders("0,2", 1)), tells({"RA-30 turn-road at=0,2:NE player=blue",
                                             "BA-40 lose-card card=longest-road player=blue"}));
    EXPECT_THAT(t(raiders("0,2", 0)), tells({"RA-41 restore-road at=0,2:NE player=blue",
                                             "BA-40 gain-card card=longest-road player=blue"}));
}

// ---- RA-31: buildings

TEST(Raiders, RA_31_a_building_falls_when_every_land_hex_around_it_is_occupied) {
    Table t = stormOver({"2,0", "1,1"});
    t.enter(place("settlement", "red", "2,0:S"), begin("red", "after-roll"));
    EXPECT_EQ(t.state()["points"]["red"], 1);
    EXPECT_THAT(t(raiders("2,1", 1)), tells({"RA-31 building-falls at=2,0:S player=red"}));
    EXPECT_EQ(t.state()["buildings"]["2,0:S"]["fallen"], true);
    EXPECT_EQ(t.state()["points"]["red"], 0);
}

TEST(Raiders, RA_31_deserts_and_sea_count_for_nothing) {
    Table t = stormTable();
    // 1,1:N lies between 1,0, 1,1 and 2,0; 2,2:N between 2,1 and the sea.
    t.enter(place("settlement", "red", "1,1:N"), place("city", "blue", "2,1:SE"), begin("red"));
    EXPECT_THAT(t(raiders("2,1", 1)), tells({"RA-31 building-falls at=2,2:N player=blue",
                                             "RA-32 harbour-shut at=2,1:E by=raider players=[blue]"}));
    t.enter(raiders("1,1", 1));
    EXPECT_THAT(t(raiders("2,0", 1)), tells({"RA-31 building-falls at=1,1:N player=red"}));
}

TEST(Raiders, RA_31_beside_deserts_alone_a_raider_has_to_stand_there) {
    Table t = stormTable();
    // 0,-1:S lies between 0,0 and the sea, 1,0:N between 1,0 and the sea.
    EXPECT_THAT(t(place("settlement", "red", "0,0:NW")),
                tells({"RA-31 building-falls at=0,-1:S player=red"}));
    EXPECT_THAT(t(raiders("0,0", 0)), tells({"RA-41 building-rises at=0,-1:S player=red"}));
    EXPECT_THAT(t(place("settlement", "blue", "1,0:N")), tellsNothing());
    EXPECT_THAT(t(raiders("1,0", 1)), tells({"RA-31 building-falls at=1,0:N player=blue"}));
}

TEST(Raiders, RA_31_jungle_and_volcano_count_as_land_that_yields) {
    Table t = stormTable();
    // 5,0:S lies between both volcanoes and the sea, 7,-1:S between the jungle and the sea.
    t.enter(place("settlement", "red", "5,1:NW"), place("settlement", "blue", "6,0:NE"));
    EXPECT_THAT(t(raiders("5,0", 1)), tellsNothing());
    EXPECT_THAT(t(raiders("5,1", 1)), tells({"RA-31 building-falls at=5,0:S player=red"}));
    EXPECT_THAT(t(raiders("6,0", 1)), tells({"RA-31 building-falls at=7,-1:S player=blue"}));
}

TEST(Raiders, RA_31_a_new_building_at_a_surrounded_corner_falls_at_once) {
    Table t = stormOver({"2,1"});
    t.enter(place("road", "red", "2,1:SE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "2,1:SE")),
                tells({"BA-31 place-piece at=2,2:N piece=settlement player=red",
                       "RA-31 building-falls at=2,2:N player=red",
                       "RA-32 harbour-shut at=2,1:E by=raider players=[red]"}));
    EXPECT_EQ(t.state()["points"]["red"], 0);
}

TEST(Raiders, RA_31_coastal_buildings_safe_keeps_those_at_the_sea) {
    Table t = stormTable({{"coastal-buildings-safe", true}});
    t.enter(place("settlement", "red", "2,1:SE"), place("settlement", "blue", "2,0:S"));
    t.enter(raiders("2,1", 1), raiders("1,1", 1));
    EXPECT_EQ(t.state()["buildings"]["2,2:N"]["fallen"], false);
    EXPECT_THAT(t(raiders("2,0", 1)), tells({"RA-31 building-falls at=2,0:S player=blue"}));
}

// ---- RA-32: harbours

TEST(Raiders, RA_32_the_harbour_of_a_fallen_building_is_lost) {
    Table t = stormTable();
    t.enter(place("city", "blue", "-1,1:SW"), begin("red"));
    EXPECT_THAT(t(roll(1, 3)),
                tells({"RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1",
                       "BA-10 collect amount=2 hex=-1,1 player=blue resource=brick",
                       "RA-31 building-falls at=-2,2:N player=blue",
                       "RA-32 harbour-shut at=-2,1:E by=raider players=[blue]"}));
    EXPECT_THAT(
        t(knightAt("red", "-1,1")),
        tells({"RA-40 raider-leaves hex=-1,1 player=red", "RA-41 building-rises at=-2,2:N player=blue",
               "RA-41 harbour-opens at=-2,1:E by=raider players=[blue]"}));
}

TEST(Raiders, RA_32_each_owner_at_a_harbour_loses_and_regains_it_for_himself) {
    Table t = stormOver({"2,0"});
    // The wool harbour 2,1:E has the corners 2,1:NE and 2,1:SE; 2,0 lies at neither, sea at both.
    t.enter(place("settlement", "red", "2,1:NE"));
    EXPECT_THAT(t(raiders("2,1", 1)).only("harbour-shut"),
                ElementsAre("RA-32 harbour-shut at=2,1:E by=raider players=[red]"));
    EXPECT_THAT(t(place("settlement", "blue", "2,1:SE")),
                tells({"RA-31 building-falls at=2,2:N player=blue",
                       "RA-32 harbour-shut at=2,1:E by=raider players=[blue]"}));
    EXPECT_THAT(t(raiders("2,1", 0)).only("harbour-opens"),
                ElementsAre("RA-41 harbour-opens at=2,1:E by=raider players=[red,blue]"));
}

TEST(Raiders, RA_32_a_building_elsewhere_shuts_no_harbour) {
    Table t = stormTable();
    t.enter(place("city", "blue", "2,0:NE"));
    EXPECT_THAT(t(raiders("2,0", 1)), tells({"RA-31 building-falls at=3,-1:S player=blue"}));
}

TEST(Raiders, RA_32_a_harbour_without_a_building_opens_silently) {
    Table t = stormTable();
    t.enter(place("settlement", "blue", "-1,1:SW"), raiders("-1,1", 1));
    EXPECT_THAT(t(correct("building", "-1,1:SW", nullptr)), tellsNothing());
    // The next building that falls there is reported again.
    EXPECT_THAT(t(place("settlement", "red", "-1,1:NW")),
                tells({"RA-31 building-falls at=-1,0:S player=red",
                       "RA-32 harbour-shut at=-2,1:E by=raider players=[red]"}));
}

// ---- RA-33, RA-34: what a fallen building can still do

TEST(Raiders, RA_33_own_ship_lines_go_on_but_nothing_new_starts_there) {
    Table t = stormOver({"2,1"});
    t.enter(place("settlement", "red", "2,1:NE"), begin("red", "after-roll"));
    ASSERT_EQ(t.state()["buildings"]["3,0:S"]["fallen"], true);
    EXPECT_THAT(t(build("ship", "red", "3,0:SE")), refuses("not-connected", "RA-33"));
    EXPECT_THAT(t(build("road", "red", "2,1:NE")), refuses("not-connected", "RA-33"));

    EXPECT_THAT(t(build("road", "red", "1,1:E")), refuses("not-connected", "BA-31")) << "it joins nothing";

    Table line = stormOver({"2,1"});
    line.enter(place("settlement", "red", "2,1:NE"), place("ship", "red", "3,0:SE"),
               begin("red", "after-roll"));
    EXPECT_TRUE(line(build("ship", "red", "4,0:SW")).ok);
    EXPECT_THAT(line(build("road", "red", "2,1:NE")), refuses("not-connected", "RA-33"));
}

TEST(Raiders, RA_34_a_fallen_building_collects_nothing_and_is_not_told_as_blocked) {
    // 1,1 lies beside red's fallen settlement and blue's standing one.
    Table t = redFallen();
    t.enter(place("settlement", "blue", "1,1:S"), begin("red"));
    EXPECT_THAT(t(roll(4, 5)), tells({"RA-20 raider-takes from=0,0 hex=0,1",
                                      "RA-22 blocked by=raider hex=1,1 players=[blue]"}));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 6)), tells({"RA-20 raider-takes from=0,0 hex=1,2",
                                      "BA-10 collect amount=1 hex=1,2 player=blue resource=wool"}));
}

TEST(Raiders, RA_34_a_fallen_settlement_cannot_be_made_a_city) {
    Table t = redFallen();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "2,0:S")), refuses("forbidden-place", "RA-34"));
    EXPECT_THAT(t(anyway(build("city", "red", "2,0:S"))),
                tells({"BA-31 place-piece at=2,0:S piece=city player=red",
                       "RA-31 building-falls at=2,0:S player=red"}));
}

TEST(Raiders, RA_34_a_fallen_building_still_blocks_foreign_roads_and_corners) {
    Table t = redFallen();
    t.enter(place("road", "blue", "1,1:NE"), place("road", "blue", "0,2:NE"), place("road", "blue", "1,1:SE"),
            begin("blue", "after-roll"));
    EXPECT_THAT(t(build("road", "blue", "2,0:SE")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(build("settlement", "blue", "1,2:N")), refuses("too-close", "BA-31"));
}

TEST(Raiders, RA_34_a_fallen_building_joins_no_road_to_a_ship) {
    Table t = stormTable();
    // Three ships and two roads meet at red's settlement on 3,0:S.
    t.enter(place("settlement", "red", "2,1:NE"), place("ship", "red", "3,0:SE"),
            place("ship", "red", "4,0:SW"), place("ship", "red", "4,0:SE"), place("road", "red", "2,1:NE"),
            place("road", "red", "2,0:E"));
    ASSERT_EQ(t.state()["longest-road"], "red");
    EXPECT_THAT(t(raiders("2,1", 1)), tells({"RA-31 building-falls at=3,0:S player=red",
                                             "RA-32 harbour-shut at=2,1:E by=raider players=[red]",
                                             "BA-40 lose-card card=longest-road player=red"}));
}

// ---- RA-40 to RA-42: the retreat

TEST(Raiders, RA_40_a_knight_takes_one_raider_out_of_the_game) {
    Table t = stormOver({"2,0", "1,1"});
    t.enter(begin("red"));
    EXPECT_THAT(t(knightAt("red", "2,0")), tells({"RA-40 raider-leaves hex=2,0 player=red"}));
    t.enter(roll(1, 1), endTurn());
    EXPECT_THAT(t(knightAt("blue", "0,0")), tells({"RA-40 raider-leaves hex=0,0 player=blue"}));
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 15}, {"1,1", 1}, {"supply", 0}}));
    EXPECT_EQ(t.state()["raiders-taken"]["red"], 1);
    EXPECT_EQ(t.state()["raiders-taken"]["blue"], 1);
}

TEST(Raiders, RA_40_a_knight_names_a_hex_with_a_raider) {
    Table t = stormTable();
    t.enter(begin("red"));
    for (const json& at : {json("2,0"), json("1,0"), json("3,0"), json(nullptr)})
        EXPECT_THAT(t(knightAt("red", at)), refuses("knight-actions", "RA-40")) << at;
    EXPECT_THAT(t({{"do", "knight"}, {"player", "red"}}), refuses("knight-actions", "RA-40"));
    for (const auto& [field, value] : {std::pair{"to", json("2,0")},
                                       {"from", json("blue")},
                                       {"actions", json::array({json{{"pirate", "3,0"}}})}}) {
        json surplus = knightAt("red", "0,0");
        surplus[field] = value;
        EXPECT_THAT(t(surplus), refuses("knight-actions", "RA-40")) << field;
    }
    EXPECT_EQ(t.state()["army"]["red"], 0);
    EXPECT_TRUE(t(knightAt("red", "0,0")).ok);
    EXPECT_THAT(t(knightAt("red", "0,0")), refuses("one-card-a-turn", "BA-06"));
}

TEST(Raiders, RA_40_raiders_in_front_of_a_player_are_corrected) {
    Table t = stormTable();
    EXPECT_THAT(t(raiders("red", 4)), tellsNothing());
    EXPECT_EQ(t.state()["raiders-taken"]["red"], 4);
}

TEST(Raiders, RA_41_roads_and_buildings_stand_up_again) {
    Table t = redFallen();
    t.enter(place("road", "blue", "1,1:NE"), begin("blue"));
    EXPECT_EQ(t.state()["lines"]["1,1:NE"]["turned"], true);
    EXPECT_THAT(t(knightAt("blue", "1,1")),
                tells({"RA-40 raider-leaves hex=1,1 player=blue", "RA-41 restore-road at=1,1:NE player=blue",
                       "RA-41 building-rises at=2,0:S player=red"}));
    EXPECT_EQ(t.state()["points"]["red"], 1);
}

/// Red's settlement on 1,1:N, between the desert 1,0 and the occupied 1,1 and 2,0; raiders on 1,0 too.
Table besideDesert(const json& options) {
    Table t = stormOver({"1,1", "2,0"}, options);
    t.enter(raiders("1,0", 3), place("settlement", "red", "1,1:N"), begin("blue"));
    EXPECT_EQ(t.state()["buildings"]["1,1:N"]["fallen"], true);
    return t;
}

TEST(Raiders, RA_41_a_raider_taken_from_a_desert_raises_nobody) {
    Table t = besideDesert(json::object());
    EXPECT_THAT(t(knightAt("blue", "1,0")), tells({"RA-40 raider-leaves hex=1,0 player=blue"}));
}

TEST(Raiders, RA_41_any_removal_frees_raises_until_a_raider_comes_again) {
    Table t = besideDesert({{"any-removal-frees", true}});
    EXPECT_THAT(t(knightAt("blue", "1,0")), tells({"RA-40 raider-leaves hex=1,0 player=blue",
                                                   "RA-41 building-rises at=1,1:N player=red"}));
    // It stays up, whatever else happens,
    t.enter(roll(1, 1), endTurn());
    EXPECT_THAT(t(knightAt("white", "1,0")), tells({"RA-40 raider-leaves hex=1,0 player=white"}));
    EXPECT_THAT(t(raiders("2,1", 1)), tellsNothing());
    EXPECT_EQ(t.state()["buildings"]["1,1:N"]["fallen"], false);
    // until a raider comes onto one of its hexes.
    EXPECT_THAT(t(raiders("1,0", 2)), tells({"RA-31 building-falls at=1,1:N player=red"}));
}

TEST(Raiders, RA_41_any_removal_frees_ends_when_a_hex_is_retaken) {
    Table t = besideDesert({{"any-removal-frees", true}});
    EXPECT_THAT(t(knightAt("blue", "2,0")), tells({"RA-40 raider-leaves hex=2,0 player=blue",
                                                   "RA-41 building-rises at=1,1:N player=red"}));
    EXPECT_THAT(t(roll(1, 3)), asks("raider-desert", "blue", {"0,0", "1,0"}));
    EXPECT_THAT(t(answer("raider-desert", "0,0")), asks("raider-desert", "blue", {"0,0", "1,0"}));
    EXPECT_THAT(t(answer("raider-desert", "0,0")).only("building-falls"),
                ElementsAre("RA-31 building-falls at=1,1:N player=red"));
}

TEST(Raiders, RA_41_any_removal_frees_spares_a_settlement_that_becomes_a_city) {
    Table t = besideDesert({{"any-removal-frees", true}});
    t.enter(knightAt("blue", "1,0"), correct("turn", {{"player", "red"}, {"phase", "after-roll"}}));
    EXPECT_THAT(t(build("city", "red", "1,1:N")),
                tells({"BA-31 place-piece at=1,1:N piece=city player=red"}));
    EXPECT_EQ(t.state()["points"]["red"], 2);
}

TEST(Raiders, RA_42_a_freed_hex_is_taken_again) {
    Table t = stormOver({"2,0"});
    t.enter(begin("red"));
    EXPECT_TRUE(t(knightAt("red", "2,0")).ok);
    EXPECT_THAT(taken(t(roll(1, 3))),
                ElementsAre("RA-20 raider-takes from=0,0 hex=2,0", "RA-20 raider-takes from=0,0 hex=-1,1"));
    t.enter(endTurn(), raiders("0,0", 0));
    EXPECT_TRUE(t(knightAt("blue", "2,0")).ok);
    EXPECT_THAT(t(roll(1, 3)), tellsNothing());
}

// ---- RA-50: a seven

TEST(Raiders, RA_50_the_roller_takes_a_card_from_any_other_player) {
    Table t = stormTable();
    t.enter(begin("blue"));
    const Answer seven = t(roll(3, 4));
    EXPECT_THAT(seven, tells({"BA-20 discard"}));
    EXPECT_THAT(seven, asks("steal-from", "blue", {"red", "white", "orange"}));
    EXPECT_THAT(t(answer("steal-from", "blue")), refuses("not-an-option", "RA-50"));
    EXPECT_THAT(t(answer("steal-from", nullptr)), refuses("not-an-option", "RA-50"));
    EXPECT_THAT(t(answer("steal-from", "orange")), tells({"RA-50 steal from=orange player=blue"}));
}

TEST(Raiders, RA_50_nothing_spreads_on_a_seven) {
    Table t = stormTable();
    t.enter(begin("red"));
    EXPECT_THAT(taken(t(roll(1, 6))), IsEmpty());
    EXPECT_THAT(taken(t(answer("steal-from", "blue"))), IsEmpty());
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 18}, {"supply", 0}}));
}

} // namespace
} // namespace watchfire::test
