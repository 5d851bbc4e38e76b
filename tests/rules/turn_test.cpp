// SPDX-License-Identifier: Apache-2.0
// The course of a turn in the base game: order, production, the seven and the robber (BA-04 to BA-22, BA-50,
// BA-51).
#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// ---- BA-06: the order of a turn

TEST(Turn, BA_06_nothing_is_rolled_or_built_before_the_game_has_begun) {
    Table t{plainGame()};
    EXPECT_THAT(t(roll(1, 2)), refuses("not-begun", "BA-06"));
    EXPECT_THAT(t(build("road", "red", "0,0:E")), refuses("not-begun", "BA-06"));
    EXPECT_THAT(t(endTurn()), refuses("not-begun", "BA-06"));
    EXPECT_THAT(t(knightTo("red", "0,-2")), refuses("not-begun", "BA-06"));
    EXPECT_THAT(t(card("red", "point")), refuses("not-begun", "BA-06"));
}

TEST(Turn, BA_06_one_roll_then_building_then_the_next_player) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), begin("red"));
    EXPECT_EQ(t.state()["turn"]["player"], "red");
    EXPECT_EQ(t.state()["turn"]["phase"], "before-roll");
    EXPECT_THAT(t(build("road", "red", "0,0:NE")), refuses("not-rolled", "BA-06"));
    EXPECT_THAT(t(endTurn()), refuses("not-rolled", "BA-06"));
    t.enter(roll(1, 2));
    EXPECT_EQ(t.state()["turn"]["phase"], "after-roll");
    EXPECT_THAT(t(roll(1, 2)), refuses("already-rolled", "BA-06"));
    EXPECT_THAT(t(build("road", "blue", "0,0:NE")), refuses("not-your-turn", "BA-06"));
    EXPECT_TRUE(t(build("road", "red", "0,0:NE")).ok);
    EXPECT_THAT(t(endTurn()), tellsNothing());
    EXPECT_EQ(t.state()["turn"]["player"], "blue");
    EXPECT_EQ(t.state()["turn"]["phase"], "before-roll");
}

TEST(Turn, BA_06_one_development_card_a_turn_before_or_after_the_roll) {
    Table t{plainGame()};
    t.enter(begin("red"));
    EXPECT_THAT(t(knightTo("blue", "0,-2")), refuses("not-your-turn", "BA-06"));
    t.enter(knightTo("red", "0,-2"));
    EXPECT_THAT(t(knightTo("red", "1,-2")), refuses("one-card-a-turn", "BA-06"));
    t.enter(roll(1, 2));
    EXPECT_THAT(t(knightTo("red", "1,-2")), refuses("one-card-a-turn", "BA-06"));
    EXPECT_THAT(t(card("red", "road-building")), refuses("one-card-a-turn", "BA-06"));
    t.enter(endTurn(), roll(1, 2));
    EXPECT_TRUE(t(knightTo("blue", "1,-2")).ok);
}

TEST(Turn, BA_06_the_two_roads_of_a_card_may_be_laid_before_the_roll) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), begin("red"), card("red", "road-building"),
            build("road", "red", "0,0:NE"));
    EXPECT_THAT(t(build("settlement", "red", "0,-2:N")), refuses("not-rolled", "BA-06"));
    t.enter(build("road", "red", "0,0:NW"));
    EXPECT_THAT(t(build("road", "red", "0,0:E")), refuses("not-rolled", "BA-06"));
}

TEST(Turn, BA_06_the_turn_is_checked_before_its_phase) {
    Table t{plainGame()};
    t.enter(begin("red"));
    EXPECT_THAT(t(build("road", "blue", "0,0:NE")), refuses("not-your-turn", "BA-06"));
}

// ---- BA-10 to BA-12: production

TEST(Production, BA_10_each_terrain_gives_its_own_resource) {
    const std::vector<std::tuple<std::string, std::pair<int, int>, std::string>> fields{
        {"0,-2", {2, 3}, "wood"},
        {"0,-1", {4, 6}, "brick"},
        {"2,-1", {6, 6}, "wool"},
        {"1,0", {1, 2}, "grain"},
        {"2,-2", {3, 3}, "ore"}};
    for (const auto& [hex, dice, resource] : fields) {
        Table t{plainGame()};
        t.enter(place("settlement", "red", hex + ":N"), begin("red"));
        EXPECT_THAT(t(roll(dice.first, dice.second)),
                    tells({"BA-10 collect amount=1 hex=" + hex + " player=red resource=" + resource}));
    }
}

TEST(Production, BA_10_gold_gives_any_resource_of_the_players_choice) {
    json board = plainIsland();
    board["hexes"][0]["terrain"] = "gold";
    Table t{header("base", board, {"red", "blue", "white"})};
    t.enter(place("city", "blue", "0,-2:N"), begin("red"));
    EXPECT_THAT(t(roll(1, 4)), tells({"BA-10 collect amount=2 hex=0,-2 player=blue resource=any"}));
}

TEST(Production, BA_10_a_settlement_collects_one_and_a_city_two) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), place("city", "blue", "-2,2:S"), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tells({"BA-10 collect amount=1 hex=0,-2 player=red resource=wood",
                                      "BA-10 collect amount=2 hex=-2,2 player=blue resource=brick"}));
}

TEST(Production, BA_10_all_six_corners_of_a_hex_collect) {
    for (const char* corner : {"N", "NE", "SE", "S", "SW", "NW"}) {
        Table t{plainGame()};
        t.enter(place("settlement", "red", std::string("2,-2:") + corner), begin("red"));
        EXPECT_THAT(t(roll(3, 3)), tells({"BA-10 collect amount=1 hex=2,-2 player=red resource=ore"}))
            << corner;
    }
}

TEST(Production, BA_10_several_buildings_of_a_player_on_a_hex_are_told_as_one) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), place("city", "red", "0,-2:SW"), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tells({"BA-10 collect amount=3 hex=0,-2 player=red resource=wood"}));
}

TEST(Production, BA_10_hexes_in_the_boards_order_and_players_from_the_roller_on) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), place("settlement", "orange", "0,-2:SW"),
            place("settlement", "white", "-2,2:S"), place("settlement", "blue", "-2,2:N"), begin("white"));
    EXPECT_THAT(t(roll(1, 4)), tells({"BA-10 collect amount=1 hex=0,-2 player=orange resource=wood",
                                      "BA-10 collect amount=1 hex=0,-2 player=red resource=wood",
                                      "BA-10 collect amount=1 hex=-2,2 player=white resource=brick",
                                      "BA-10 collect amount=1 hex=-2,2 player=blue resource=brick"}));
}

TEST(Production, BA_10_desert_and_sea_give_nothing) {
    Table t{plainGame()};
    // With a number and without the robber it is the terrain alone that gives nothing.
    t.enter(place("city", "red", "0,0:N"), place("city", "blue", "0,0:S"), correct("robber", "0,-2"),
            correct("number", "0,0", 6), begin("red"));
    std::size_t told = 0;
    for (int sum = 2; sum <= 12; ++sum) {
        if (sum == 7)
            continue;
        const int a = sum > 6 ? 6 : 1;
        for (const std::string& step : t(roll(a, sum - a)).steps) {
            EXPECT_THAT(step, ::testing::Not(::testing::HasSubstr("hex=0,0 ")));
            EXPECT_THAT(step, ::testing::Not(::testing::HasSubstr("resource=none")));
            ++told;
        }
        t.enter(endTurn());
    }
    EXPECT_GE(told, 4U) << "the other hexes beside the cities give theirs";
}

TEST(Production, BA_10_no_sea_hex_carries_a_number) {
    Table t{plainGame()};
    EXPECT_THAT(t(correct("number", "3,0", 6)), refuses("bad-value", "BA-10"));
    json board = plainIsland();
    for (json& hex : board["hexes"])
        if (hex["at"] == "3,0")
            hex["number"] = 6;
    EXPECT_EQ(refusedHeader(header("base", board, {"red", "blue", "white"})).rule, "BA-10");
}

TEST(Production, BA_10_a_moved_number_token_counts) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), correct("number", "0,-2", 6), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tellsNothing());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(3, 3)), tells({"BA-10 collect amount=1 hex=0,-2 player=red resource=wood"}));
}

TEST(Production, BA_11_the_robber_blocks_his_hex_and_the_table_hears_who_would_have_collected) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), place("city", "orange", "0,-2:SW"),
            place("settlement", "white", "-2,2:S"), correct("robber", "0,-2"), begin("white"));
    EXPECT_THAT(t(roll(2, 3)), tells({"BA-11 blocked by=robber hex=0,-2 players=[orange,red]",
                                      "BA-10 collect amount=1 hex=-2,2 player=white resource=brick"}));
}

TEST(Production, BA_11_blocked_hexes_are_told_before_anybody_collects) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), place("settlement", "white", "-2,2:S"),
            correct("robber", "-2,2"), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tells({"BA-11 blocked by=robber hex=-2,2 players=[white]",
                                      "BA-10 collect amount=1 hex=0,-2 player=red resource=wood"}));
}

TEST(Production, BA_11_nothing_is_told_without_buildings_or_for_another_number) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "2,-2:N"), correct("robber", "0,-2"), begin("red"));
    EXPECT_THAT(t(roll(2, 3)), tellsNothing());
    t.enter(correct("robber", "2,-2"), endTurn());
    EXPECT_THAT(t(roll(2, 3)), tellsNothing());
}

TEST(Production, BA_12_the_bank_is_not_tracked_so_it_never_runs_out) {
    Table t{plainGame()};
    t.enter(place("city", "red", "0,-2:N"), place("city", "blue", "0,-2:SW"), begin("red"));
    for (int i = 0; i < 20; ++i) {
        EXPECT_THAT(t(roll(2, 3)).only("collect"), ::testing::SizeIs(2));
        t.enter(endTurn());
    }
}

// ---- BA-20 to BA-22: the seven

std::set<std::string> landHexesBut(const std::string& robber) {
    std::set<std::string> found;
    const json board = plainIsland();
    for (const json& hex : board["hexes"])
        if (hex["terrain"] != "sea" && hex["at"] != robber)
            found.insert(hex["at"]);
    return found;
}

TEST(Seven, BA_20_first_the_discarding_then_the_robber) {
    Table t{plainGame()};
    t.enter(begin("red"));
    const Answer seven = t(roll(1, 6));
    EXPECT_THAT(seven, tells({"BA-20 discard"}));
    EXPECT_THAT(seven, asks("robber", "red", landHexesBut("0,0")));
}

TEST(Seven, BA_20_a_seven_produces_nothing) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), correct("number", "0,-2", 6), begin("red"));
    EXPECT_THAT(t(roll(4, 3)).only("collect"), IsEmpty());
}

TEST(Seven, BA_21_the_robber_goes_where_the_roller_says_and_takes_from_the_only_neighbour) {
    Table t{plainGame()};
    t.enter(place("settlement", "blue", "0,-2:N"), begin("red"));
    t(roll(1, 6));
    const Answer moved = t(answer("robber", "0,-2"));
    EXPECT_THAT(moved, tells({"BA-21 move-robber at=0,-2 player=red", "BA-21 steal from=blue player=red"}));
    EXPECT_THAT(moved, asksNothing());
    EXPECT_EQ(t.state()["robber"], "0,-2");
}

TEST(Seven, BA_21_of_several_neighbours_the_roller_chooses) {
    Table t{plainGame()};
    t.enter(place("settlement", "blue", "0,-2:N"), place("city", "white", "0,-2:SW"),
            place("settlement", "red", "0,-2:SE"), begin("red"));
    t(roll(1, 6));
    const Answer moved = t(answer("robber", "0,-2"));
    EXPECT_THAT(moved, tells({"BA-21 move-robber at=0,-2 player=red"}));
    EXPECT_THAT(moved, asks("steal-from", "red", {"blue", "white"}));
    EXPECT_THAT(t(answer("steal-from", "orange")), refuses("not-an-option", "BA-21"));
    EXPECT_THAT(t(answer("steal-from", nullptr)), refuses("not-an-option", "BA-21"));
    EXPECT_THAT(t(answer("steal-from", "white")), tells({"BA-21 steal from=white player=red"}));
}

TEST(Seven, BA_21_with_nobody_else_there_nothing_is_taken) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,-2:N"), begin("red"));
    t(roll(1, 6));
    const Answer moved = t(answer("robber", "0,-2"));
    EXPECT_THAT(moved, tells({"BA-21 move-robber at=0,-2 player=red"}));
    EXPECT_THAT(moved, asksNothing());
}

TEST(Seven, BA_21_the_robber_must_leave_his_hex_and_stays_on_land) {
    Table t{plainGame()};
    t.enter(begin("red"));
    t(roll(1, 6));
    EXPECT_THAT(t(answer("robber", "0,0")), refuses("not-an-option", "BA-21"));
    EXPECT_THAT(t(answer("robber", "3,0")), refuses("not-an-option", "BA-21"));
    EXPECT_THAT(t(answer("robber", nullptr)), refuses("not-an-option", "BA-21"));
    EXPECT_TRUE(t(answer("robber", "1,0")).ok);
}

TEST(Seven, BA_05_the_robber_may_not_leave_the_board) {
    Table t{plainGame()};
    t.enter(begin("red"));
    t(roll(1, 6));
    EXPECT_FALSE(t(answer("robber", "9,9")).ok);
    EXPECT_EQ(t.state()["robber"], "0,0");
}

TEST(Seven, BA_21_a_knight_does_the_same_without_the_discarding) {
    Table t{plainGame()};
    t.enter(place("settlement", "blue", "0,-2:N"), begin("red"));
    EXPECT_THAT(t(knightTo("red", "0,-2", "blue")),
                tells({"BA-21 move-robber at=0,-2 player=red", "BA-21 steal from=blue player=red"}));
    EXPECT_EQ(t.state()["army"]["red"], 1);
}

TEST(Seven, BA_21_a_knight_must_take_from_somebody_who_is_there) {
    Table t{plainGame()};
    t.enter(place("settlement", "blue", "0,-2:N"), begin("red"));
    EXPECT_THAT(t(knightTo("red", "0,-2")), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(knightTo("red", "0,-2", "white")), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(knightTo("red", "0,-2", "red")), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(knightTo("red", "0,0")), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(knightTo("red", "3,0")), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(json{{"do", "knight"}, {"player", "red"}}), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t(knightTo("red", "1,-1")), tells({"BA-21 move-robber at=1,-1 player=red"}));
}

TEST(Seven, BA_21_a_knight_names_the_robbers_hex_and_the_victim_and_nothing_beside) {
    Table t{plainGame()};
    t.enter(begin("red"));
    json surplus = knightTo("red", "1,-1");
    surplus["at"] = "0,0";
    EXPECT_THAT(t(surplus), refuses("knight-actions", "BA-21"));
    surplus["at"] = nullptr;
    for (const json& actions : {json::array({json{{"drive-off", "0,0"}}}), json("all")}) {
        surplus["actions"] = actions;
        EXPECT_THAT(t(surplus), refuses("knight-actions", "BA-21")) << actions;
    }
    surplus["actions"] = json::array();
    EXPECT_TRUE(t(surplus).ok);
}

TEST(Seven, BA_22_the_base_game_has_no_pirate) {
    Table t{plainGame()};
    EXPECT_TRUE(t.state().value("pirate", json()).is_null());
    t.enter(begin("red"));
    EXPECT_NE(t(roll(1, 6)).decision->id, "pirate");
}

// ---- an open decision

TEST(Decision, while_it_is_open_only_answer_correct_undo_and_redo_are_legal) {
    Table t{plainGame()};
    t.enter(begin("red"));
    EXPECT_THAT(t(answer("robber", "1,0")), refuses("no-decision"));
    t(roll(1, 6));
    for (const json& command : {roll(1, 2), endTurn(), build("road", "red", "0,0:E"), knightTo("red", "1,0"),
                                card("red", "point"), begin("blue"), place("road", "red", "0,0:E")})
        EXPECT_THAT(t(command), refuses("decision-open", "BA-21")) << command;
    // The open decision is checked before the turn.
    EXPECT_THAT(t(build("road", "blue", "0,0:E")), refuses("decision-open", "BA-21"));
    EXPECT_THAT(t(answer("steal-from", "blue")), refuses("no-decision", "BA-21"));
    EXPECT_TRUE(t(correct("points", "red", 1)).ok);
    EXPECT_TRUE(t.decision());
    t(undo());
    t.enter(undo());
    EXPECT_FALSE(t.decision());
    t(redo());
    EXPECT_TRUE(t.decision());
}

TEST(Decision, undoing_an_answer_opens_it_again) {
    Table t{plainGame()};
    t.enter(begin("red"));
    const Answer seven = t(roll(1, 6));
    t.enter(answer("robber", "1,0"));
    const Answer undone = t(undo());
    EXPECT_EQ(undone.decision, seven.decision);
    EXPECT_EQ(t.state()["robber"], "0,0");
}

// ---- BA-50, BA-51: players

TEST(Players, BA_50_turns_go_clockwise_from_the_first_player) {
    Table t{plainGame()};
    t.enter(begin("white"));
    for (const char* next : {"white", "orange", "red", "blue", "white"}) {
        EXPECT_EQ(t.state()["turn"]["player"], next);
        t.enter(roll(1, 1), endTurn());
    }
}

TEST(Players, BA_50_names_and_seats_are_kept) {
    json game = plainGame();
    game["players"][0] = {{"id", "red"}, {"name", "Ann"}, {"seat", "south"}};
    const Table t{game};
    const json kept = json::parse(t.log().at(0));
    EXPECT_EQ(kept["players"][0], game["players"][0]);
    EXPECT_EQ(kept["players"][1]["id"], "blue");
}

TEST(Players, BA_50_as_many_as_scenario_and_board_allow_and_no_two_alike) {
    EXPECT_EQ(refusedHeader(header("base", plainIsland(), {"red", "blue"})).code, "header");
    EXPECT_EQ(refusedHeader(header("base", plainIsland(), {"a", "b", "c", "d", "e"})).code, "header");
    EXPECT_EQ(refusedHeader(header("base", plainIsland(), {"red", "blue", "red"})).code, "header");
    EXPECT_EQ(refusedHeader(header("base", plainIsland(), {})).code, "header");
    EXPECT_NO_THROW(Table(header("base", plainIsland(), {"red", "blue", "white"})));
}

json sixPlayers(const json& options = json::object()) {
    return header("great-wall", shippedBoard("great-wall-6"),
                  {"red", "blue", "white", "orange", "green", "brown"}, options);
}

TEST(SpecialBuilding, BA_51_after_a_turn_the_others_may_build_until_the_next_roll) {
    Table t{sixPlayers()};
    t.enter(place("settlement", "white", "0,0:NW"), begin("red"), roll(6, 5));
    EXPECT_THAT(t(special(build("road", "white", "0,0:W"))), refuses("not-your-turn", "BA-06"));
    t.enter(endTurn());
    EXPECT_THAT(t(build("road", "white", "0,0:W")), refuses("not-your-turn", "BA-06"));
    EXPECT_THAT(t(special(build("road", "white", "0,0:W"))),
                tells({"BA-31 place-piece at=-1,0:E piece=road player=white"}));
    t.enter(roll(6, 5));
    EXPECT_THAT(t(special(build("road", "white", "0,0:SW"))), refuses("not-your-turn", "BA-06"));
}

TEST(SpecialBuilding, BA_51_who_just_had_his_turn_does_not_build_again) {
    Table t{sixPlayers()};
    t.enter(place("settlement", "red", "0,0:NW"), begin("red"), roll(6, 5), endTurn());
    EXPECT_THAT(t(special(build("road", "red", "0,0:W"))), refuses("not-your-turn", "BA-06"));
}

TEST(SpecialBuilding, BA_51_is_off_with_four_players_and_where_the_option_says_so) {
    Table four{plainGame()};
    four.enter(place("settlement", "white", "0,0:N"), begin("red"), roll(1, 1), endTurn());
    EXPECT_FALSE(four(special(build("road", "white", "0,0:NE"))).ok);

    Table off{sixPlayers({{"special-building", false}})};
    off.enter(place("settlement", "white", "0,0:NW"), begin("red"), roll(6, 5), endTurn());
    EXPECT_FALSE(off(special(build("road", "white", "0,0:W"))).ok);

    Table on{plainGame({{"special-building", true}})};
    on.enter(place("settlement", "white", "0,0:N"), begin("red"), roll(1, 1), endTurn());
    EXPECT_TRUE(on(special(build("road", "white", "0,0:NE"))).ok);
}

} // namespace
} // namespace watchfire::test
