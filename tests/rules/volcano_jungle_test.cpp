// SPDX-License-Identifier: Apache-2.0
// Volcanoes and jungles: RA-60, RA-61, RA-62, in The Raiders and in the base game. Each test enters a
// position, plays a few commands, and reads the steps.
#include "tests/rules/support/raiders_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::set<std::string> aDie{"1", "2", "3", "4", "5", "6"};

/// The far island with one volcano: 5,1 carries a 2 instead of its 6.
Table oneVolcano(const json& options = json::object()) {
    Table t{raidersGame(options)};
    t.enter(correct("number", "5,1", 2));
    return t;
}

// ---- RA-60: yield and eruption

TEST(Volcano, RA_60_settlements_collect_one_grain_and_cities_two_before_the_eruption) {
    Table t = oneVolcano();
    t.enter(place("settlement", "red", "5,0:N"), place("city", "blue", "5,0:SW"), begin("red"));
    const Answer rolled = t(roll(1, 5));
    EXPECT_THAT(rolled, tells({"RA-60 collect amount=1 hex=5,0 player=red resource=grain",
                               "RA-60 collect amount=2 hex=5,0 player=blue resource=grain"}));
    EXPECT_THAT(rolled, asks("eruption-die", "red", aDie));
    EXPECT_EQ(rolled.decision->at, "5,0");
}

TEST(Volcano, RA_60_the_die_names_a_corner_clockwise_from_north) {
    const std::vector<std::string> corners{"N", "NE", "SE", "S", "SW", "NW"};
    const std::vector<std::string> canonical{"5,0:N", "6,-1:S", "5,1:N", "5,0:S", "4,1:N", "5,-1:S"};
    for (int die = 1; die <= 6; ++die) {
        const auto place_ = static_cast<std::size_t>(die - 1);
        Table t = oneVolcano();
        t.enter(place("settlement", "blue", "5,0:" + corners[place_]), begin("red"));
        EXPECT_THAT(t(roll(1, 5)), asks("eruption-die", "red", aDie));
        EXPECT_THAT(
            t(answer("eruption-die", die)),
            tells({"RA-60 erupt corner=" + canonical[place_] + " die=" + std::to_string(die) + " hex=5,0",
                   "RA-60 destroy at=" + canonical[place_] + " player=blue"}));
        EXPECT_TRUE(t.state()["buildings"].empty());
    }
}

TEST(Volcano, RA_60_corners_printed_on_the_volcano_come_first) {
    // 5,1 prints S, SE, NE, N, NW, SW.
    const std::vector<std::string> canonical{"5,1:S", "5,2:N", "6,0:S", "5,1:N", "5,0:S", "4,2:N"};
    for (int die = 1; die <= 6; ++die) {
        Table t{raidersGame()};
        t.enter(correct("number", "5,0", nullptr), place("settlement", "blue", "5,1:S"), begin("red"));
        EXPECT_THAT(t(roll(1, 5)), asks("eruption-die", "red", aDie));
        EXPECT_THAT(t(answer("eruption-die", die)).only("erupt"),
                    ElementsAre("RA-60 erupt corner=" + canonical[static_cast<std::size_t>(die - 1)] +
                                " die=" + std::to_string(die) + " hex=5,1"));
    }
}

TEST(Volcano, RA_60_a_corner_without_a_building_is_only_told) {
    Table t = oneVolcano();
    t.enter(place("settlement", "blue", "5,0:NE"), begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    const Answer erupted = t(answer("eruption-die", 5));
    EXPECT_THAT(erupted, tells({"RA-60 erupt corner=4,1:N die=5 hex=5,0"}));
    EXPECT_THAT(erupted, asksNothing());
    EXPECT_EQ(t.state()["buildings"].size(), 1U);
}

TEST(Volcano, RA_60_a_city_becomes_a_settlement) {
    Table t = oneVolcano();
    t.enter(place("city", "blue", "5,0:N"), begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    EXPECT_THAT(t(answer("eruption-die", 1)),
                tells({"RA-60 erupt corner=5,0:N die=1 hex=5,0", "RA-60 reduce at=5,0:N player=blue"}));
    EXPECT_EQ(t.state()["buildings"]["5,0:N"]["piece"], "settlement");
    EXPECT_EQ(t.state()["buildings"]["5,0:N"]["player"], "blue");
    EXPECT_EQ(t.state()["points"]["blue"], 1);
}

TEST(Volcano, RA_60_a_city_is_removed_when_its_owner_has_no_settlement_in_stock) {
    Table t = oneVolcano();
    t.enter(place("city", "blue", "5,0:N"));
    for (const char* at : {"0,1:S", "1,1:S", "-1,1:SW", "2,0:N", "2,1:SE"})
        t.enter(place("settlement", "blue", at));
    t.enter(begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    EXPECT_THAT(t(answer("eruption-die", 1)),
                tells({"RA-60 erupt corner=5,0:N die=1 hex=5,0", "RA-60 destroy at=5,0:N player=blue"}));
    EXPECT_EQ(t.state()["points"]["blue"], 5);
}

TEST(Volcano, RA_60_without_a_building_at_its_corners_nobody_asks_for_the_die) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "2,0:S"), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), tellsNothing());
}

TEST(Volcano, RA_60_another_number_lets_it_sleep) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "5,1:N"), correct("number", "5,0", 8),
            correct("number", "5,1", nullptr), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), tellsNothing());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(2, 6)), asks("eruption-die", "blue", aDie));
}

TEST(Volcano, RA_60_two_volcanoes_with_one_number_erupt_one_after_the_other) {
    // 5,1:N is a corner of both, 5,2:N of 5,1 alone.
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "5,1:N"), place("settlement", "blue", "5,1:SE"), begin("blue"));
    const Answer rolled = t(roll(3, 3));
    EXPECT_THAT(rolled, tells({"RA-60 collect amount=1 hex=5,0 player=red resource=grain",
                               "RA-60 collect amount=1 hex=5,1 player=blue resource=grain",
                               "RA-60 collect amount=1 hex=5,1 player=red resource=grain"}));
    EXPECT_THAT(rolled, asks("eruption-die", "blue", aDie));
    EXPECT_EQ(rolled.decision->at, "5,0");
    const Answer first = t(answer("eruption-die", 3));
    EXPECT_THAT(first,
                tells({"RA-60 erupt corner=5,1:N die=3 hex=5,0", "RA-60 destroy at=5,1:N player=red"}));
    EXPECT_THAT(first, asks("eruption-die", "blue", aDie));
    EXPECT_EQ(first.decision->at, "5,1");
    const Answer second = t(answer("eruption-die", 2));
    EXPECT_THAT(second,
                tells({"RA-60 erupt corner=5,2:N die=2 hex=5,1", "RA-60 destroy at=5,2:N player=blue"}));
    EXPECT_THAT(second, asksNothing());
}

TEST(Volcano, RA_60_the_second_volcano_asks_only_if_a_building_is_left_there) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "5,1:N"), begin("red"));
    EXPECT_THAT(t(roll(3, 3)), asks("eruption-die", "red", aDie));
    EXPECT_THAT(t(answer("eruption-die", 3)), asksNothing());

    Table other{raidersGame()};
    other.enter(place("settlement", "red", "5,1:S"), begin("red"));
    const Answer rolled = other(roll(3, 3));
    EXPECT_THAT(rolled, asks("eruption-die", "red", aDie));
    EXPECT_EQ(rolled.decision->at, "5,1");
}

TEST(Volcano, RA_60_a_number_corrected_before_the_die_falls_lets_it_sleep) {
    Table t = oneVolcano();
    t.enter(place("settlement", "red", "5,0:N"), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), asks("eruption-die", "red", aDie));
    EXPECT_THAT(t(correct("number", "5,0", 8)), tellsNothing());
    EXPECT_TRUE(t.state()["buildings"].contains("5,0:N"));
}

TEST(Volcano, RA_60_the_die_is_one_of_six) {
    Table t = oneVolcano();
    t.enter(place("settlement", "red", "5,0:N"), begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    for (const json& die : {json(0), json(7), json("1"), json(nullptr)})
        EXPECT_THAT(t(answer("eruption-die", die)), refuses("not-an-option", "RA-60")) << die;
    EXPECT_THAT(t(roll(1, 5)), refuses("decision-open", "RA-60"));
}

TEST(Volcano, RA_60_a_tower_may_answer_and_undo_opens_the_question_again) {
    Table t = oneVolcano();
    t.enter(place("settlement", "red", "5,0:N"), begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    json byTower = answer("eruption-die", 1);
    byTower["by"] = "tower";
    EXPECT_TRUE(t(byTower).ok);
    EXPECT_TRUE(t.state()["buildings"].empty());
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(t.decision()->id, "eruption-die");
    EXPECT_EQ(t.state()["buildings"].size(), 1U);
}

TEST(Volcano, RA_60_nobody_founds_beside_a_volcano) {
    json game = raidersGame();
    game["board"]["home"].push_back("5,0");
    game["board"]["home"].push_back("6,1");
    Table t{game};
    EXPECT_THAT(t(founding("settlement", "red", "5,0:N")), refuses("forbidden-place", "RA-60"));
    EXPECT_TRUE(t(founding("settlement", "red", "6,1:SE")).ok);
    EXPECT_TRUE(t(anyway(founding("settlement", "blue", "5,0:N"))).ok);
    // In play one may.
    t.enter(place("road", "white", "5,0:W"), begin("white", "after-roll"));
    EXPECT_TRUE(t(build("settlement", "white", "5,0:SW")).ok);
}

TEST(Volcano, RA_60_an_occupied_volcano_yields_nothing_and_erupts) {
    Table t = oneVolcano();
    t.enter(place("settlement", "red", "5,0:N"), raiders("5,0", 1), begin("red"));
    const Answer rolled = t(roll(1, 5));
    EXPECT_THAT(rolled, tells({"RA-22 blocked by=raider hex=5,0 players=[red]"}));
    EXPECT_THAT(rolled, asks("eruption-die", "red", aDie));
    EXPECT_THAT(t(answer("eruption-die", 1)).only("destroy"),
                ElementsAre("RA-60 destroy at=5,0:N player=red"));
}

TEST(Volcano, RA_24_a_volcano_is_taken_yields_erupts_and_then_buildings_fall) {
    Table t{raidersGame()};
    t.enter(raiders("supply", 0), raiders("0,0", 17), raiders("6,0", 1), correct("number", "5,1", nullptr),
            place("settlement", "red", "5,0:N"), place("city", "blue", "5,0:SW"), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), tells({"RA-20 raider-takes from=0,0 hex=5,0",
                                      "RA-60 collect amount=1 hex=5,0 player=red resource=grain",
                                      "RA-60 collect amount=2 hex=5,0 player=blue resource=grain"}));
    EXPECT_THAT(
        t(answer("eruption-die", 5)),
        tells({"RA-60 erupt corner=4,1:N die=5 hex=5,0", "RA-60 reduce at=4,1:N player=blue",
               "RA-31 building-falls at=5,0:N player=red", "RA-31 building-falls at=4,1:N player=blue"}));
}

TEST(Volcano, RA_34_a_fallen_building_is_hit_as_well) {
    Table t{raidersGame()};
    t.enter(raiders("supply", 0), raiders("5,0", 1), correct("number", "5,1", nullptr),
            place("city", "blue", "5,0:N"), begin("red"));
    ASSERT_EQ(t.state()["buildings"]["5,0:N"]["fallen"], true);
    EXPECT_THAT(t(roll(1, 5)), tells({}));
    EXPECT_THAT(t(answer("eruption-die", 1)),
                tells({"RA-60 erupt corner=5,0:N die=1 hex=5,0", "RA-60 reduce at=5,0:N player=blue"}));
    EXPECT_EQ(t.state()["buildings"]["5,0:N"]["fallen"], true) << "the settlement lies as the city did";
    t.enter(endTurn());
    EXPECT_TRUE(t(roll(1, 5)).ok);
    EXPECT_THAT(t(answer("eruption-die", 1)),
                tells({"RA-60 erupt corner=5,0:N die=1 hex=5,0", "RA-60 destroy at=5,0:N player=blue"}));
}

// ---- RA-61: what remains

TEST(Volcano, RA_61_roads_stay_and_the_joint_of_road_and_ships_breaks) {
    Table t = oneVolcano();
    // Two roads and three ships meet at blue's settlement on 5,0:SW.
    t.enter(place("settlement", "blue", "5,0:SW"), place("road", "blue", "5,0:W"),
            place("road", "blue", "5,0:NW"), place("ship", "blue", "4,0:SE"), place("ship", "blue", "4,0:SW"),
            place("ship", "blue", "4,0:W"));
    ASSERT_EQ(t.state()["longest-road"], "blue");
    t.enter(begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    EXPECT_THAT(t(answer("eruption-die", 5)),
                tells({"RA-60 erupt corner=4,1:N die=5 hex=5,0", "RA-60 destroy at=4,1:N player=blue",
                       "BA-40 lose-card card=longest-road player=blue"}));
    EXPECT_EQ(t.state()["lines"].size(), 5U);
}

TEST(Volcano, RA_61_a_joint_broken_by_the_first_of_two_volcanoes_is_judged_after_the_second) {
    Table t{raidersGame()};
    t.enter(place("settlement", "blue", "5,0:SW"), place("road", "blue", "5,0:W"),
            place("road", "blue", "5,0:NW"), place("ship", "blue", "4,0:SE"), place("ship", "blue", "4,0:SW"),
            place("ship", "blue", "4,0:W"), place("settlement", "red", "5,1:S"), begin("red"));
    EXPECT_TRUE(t(roll(1, 5)).ok);
    EXPECT_THAT(t(answer("eruption-die", 5)).only("destroy"),
                ElementsAre("RA-60 destroy at=4,1:N player=blue"));
    EXPECT_THAT(t(answer("eruption-die", 2)), tells({"RA-60 erupt corner=5,2:N die=2 hex=5,1",
                                                     "BA-40 lose-card card=longest-road player=blue"}));
}

// ---- RA-62: jungles

TEST(Jungle, RA_62_one_counter_a_settlement_and_two_a_city) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "6,0:NE"), place("city", "blue", "6,0:SE"), begin("blue"));
    EXPECT_THAT(t(roll(5, 6)), tells({"RA-62 jungle-counter amount=2 hex=6,0 player=blue",
                                      "RA-62 jungle-counter amount=1 hex=6,0 player=red"}));
    EXPECT_EQ(t.state()["counters"]["blue"], 2);
    EXPECT_EQ(t.state()["counters"]["red"], 1);
    t.enter(endTurn());
    EXPECT_TRUE(t(roll(5, 6)).ok);
    EXPECT_EQ(t.state()["counters"]["blue"], 4);
}

TEST(Jungle, RA_62_an_occupied_jungle_gives_none) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "6,0:NE"), raiders("6,0", 1), begin("red"));
    EXPECT_THAT(t(roll(5, 6)), tells({"RA-22 blocked by=raider hex=6,0 players=[red]"}));
    EXPECT_EQ(t.state()["counters"]["red"], 0);
}

TEST(Jungle, RA_62_up_to_three_counters_are_spent_for_a_card) {
    Table t{raidersGame()};
    t.enter(correct("counters", "red", 5), begin("red", "after-roll"));
    EXPECT_THAT(t(spendCounters("red", 4)), refuses("bad-value", "RA-62"));
    EXPECT_THAT(t(spendCounters("red", 0)), refuses("bad-value", "RA-62"));
    EXPECT_THAT(t(spendCounters("red", 3)), tellsNothing());
    EXPECT_EQ(t.state()["counters"]["red"], 2);
    EXPECT_THAT(t(spendCounters("red", 3)), refuses("bad-value", "RA-62"));
    EXPECT_THAT(t(spendCounters("blue", 1)), refuses("not-your-turn", "BA-06"));
    EXPECT_THAT(t(spendCounters("red", 2)), tellsNothing());
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(t.state()["counters"]["red"], 2);
}

TEST(Jungle, RA_62_counters_are_spent_after_the_roll) {
    Table t{raidersGame()};
    t.enter(correct("counters", "red", 2), begin("red"));
    EXPECT_THAT(t(spendCounters("red", 1)), refuses("not-rolled", "BA-06"));
}

TEST(Jungle, RA_62_BA_51_in_the_special_building_phase_all_others_may_spend_the_next_player_too) {
    Table t{raidersGame(json::object(), 5)};
    for (const char* player : {"red", "blue", "white"})
        t.enter(correct("counters", player, 3));
    t.enter(begin("red"), roll(1, 1), endTurn());
    EXPECT_THAT(t(spendCounters("white", 1)), tellsNothing());
    EXPECT_THAT(t(spendCounters("blue", 1)), tellsNothing()) << "his turn comes next";
    EXPECT_THAT(t(special(spendCounters("blue", 1))), tellsNothing());
    EXPECT_THAT(t(spendCounters("red", 1)), refuses("not-your-turn", "BA-06")) << "his turn just ended";
    t.enter(roll(1, 1));
    EXPECT_THAT(t(spendCounters("white", 1)), refuses("not-your-turn", "BA-06")) << "the phase is over";
    EXPECT_THAT(t(spendCounters("blue", 1)), tellsNothing());
    EXPECT_EQ(t.state()["counters"]["blue"], 0);
}

TEST(Jungle, RA_62_a_seven_takes_no_counters) {
    Table t{raidersGame()};
    t.enter(correct("counters", "red", 9), begin("blue"));
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard"}));
    EXPECT_THAT(t(answer("steal-from", "red")), tells({"RA-50 steal from=red player=blue"}));
    EXPECT_EQ(t.state()["counters"]["red"], 9);
}

// ---- in the base game

/// The same far island in the base game, with volcanoes and jungles added.
json plainWithVolcanoes() {
    json game = raidersGame();
    game["scenario"] = {{"base", "base"}, {"with", {"volcano-jungle"}}};
    game["board"]["robber"] = "0,0";
    return game;
}

TEST(Volcano, RA_60_joins_the_plain_game) {
    Table t{plainWithVolcanoes()};
    t.enter(place("settlement", "red", "5,1:S"), place("settlement", "red", "6,0:NE"), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), tells({"RA-60 collect amount=1 hex=5,1 player=red resource=grain"}));
    EXPECT_THAT(t(answer("eruption-die", 1)),
                tells({"RA-60 erupt corner=5,1:S die=1 hex=5,1", "RA-60 destroy at=5,1:S player=red"}));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(5, 6)), tells({"RA-62 jungle-counter amount=1 hex=6,0 player=red"}));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(3, 4)).decision->id, "robber");
}

TEST(Volcano, RA_60_a_robbed_volcano_yields_nothing_and_erupts) {
    Table t{plainWithVolcanoes()};
    t.enter(correct("number", "5,0", nullptr), place("settlement", "red", "5,1:S"), correct("robber", "5,1"),
            begin("red"));
    const Answer rolled = t(roll(1, 5));
    EXPECT_THAT(rolled, tells({"BA-11 blocked by=robber hex=5,1 players=[red]"}));
    EXPECT_THAT(rolled, asks("eruption-die", "red", aDie));
}

TEST(Volcano, RA_60_volcanoes_and_jungles_yield_nothing_without_their_modules) {
    json game = plainWithVolcanoes();
    game["scenario"] = "base";
    Table t{game};
    t.enter(place("settlement", "red", "5,1:S"), place("settlement", "red", "6,0:NE"), begin("red"));
    EXPECT_THAT(t(roll(1, 5)), tellsNothing());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(5, 6)), tellsNothing());
}

} // namespace
} // namespace watchfire::test
