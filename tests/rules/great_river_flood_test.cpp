// SPDX-License-Identifier: Apache-2.0
// The Great River's tile, its harvest, the flood and the robber: GR-00, GR-01, GR-02, GR-10 to GR-13, GR-20
// to GR-23, and their corrections (BA-60). Each test enters a position, plays a few commands, and reads the
// steps.
#include "tests/rules/support/river_game.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

#include <functional>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Strings = std::vector<std::string>;
using Options = std::set<std::string>;

/// White's turn is nearly over and red rolls next; red has a settlement at the mouth (A1).
Table atTheMouth() {
    Table t{riverGame()};
    t.enter(place("settlement", "red", "2,0:NE"), begin("white", "after-roll"));
    return t;
}

const std::string redHarvest = "GR-11 collect amount=1 hex=2,0 player=red resource=grain";
const std::string redLoss = "GR-12 blocked by=flood hex=2,0 players=[red]";

// ---- the tile

TEST(GreatRiver, GR_00_is_for_three_or_four_players_and_has_a_robber) {
    const Strings ids{"red", "blue", "white", "orange", "green", "brown"};
    for (std::size_t players = 1; players <= ids.size(); ++players) {
        const json game = header("great-river", riverIsland(),
                                 {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(players)});
        if (players == 3 || players == 4) {
            EXPECT_EQ(Table{game}.state()["robber"], "-1,0");
            continue;
        }
        const HeaderRefusal refused = refusedHeader(game);
        EXPECT_EQ(refused.code, "header");
        EXPECT_EQ(refused.rule, "GR-00");
        EXPECT_THAT(refused.message, HasSubstr("$.players"));
    }
}

TEST(GreatRiver, GR_13_begins_dry) {
    EXPECT_EQ(Table{riverGame()}.state()["flood"], false);
}

struct BrokenTile {
    const char* name;
    std::function<void(json&)> breakIt;
    std::string path; ///< path of the field in the refusal
    std::string rule;
};
void PrintTo(const BrokenTile& tile, std::ostream* out) {
    *out << tile.name;
}

class TileRefusal : public ::testing::TestWithParam<BrokenTile> {};

TEST_P(TileRefusal, GR_01_GR_02_names_the_field_the_clause_and_the_reason) {
    json board = riverIsland();
    GetParam().breakIt(board);
    const HeaderRefusal refused = refusedHeader(header("great-river", board, {"red", "blue", "white"}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, GetParam().rule);
    EXPECT_THAT(refused.message, ::testing::StartsWith(GetParam().path + ": "));
    EXPECT_GT(refused.message.size(), GetParam().path.size() + 15) << "a reason, not the path alone";
}

json& at(json& board, const std::string& hex) {
    for (json& entry : board["hexes"])
        if (entry["at"] == hex)
            return entry;
    throw std::out_of_range(hex);
}

INSTANTIATE_TEST_SUITE_P(
    GreatRiver, TileRefusal,
    ::testing::Values(
        BrokenTile{"no_tile", [](json& b) { b.erase("river"); }, "$.board.river", "GR-01"},
        BrokenTile{"spring_in_a_forest", [](json& b) { at(b, "0,0")["terrain"] = "forest"; },
                   "$.board.river.x", "GR-01"},
        BrokenTile{"foothills_of_pasture", [](json& b) { at(b, "1,0")["terrain"] = "pasture"; },
                   "$.board.river.y", "GR-01"},
        BrokenTile{"flood_plain_a_desert",
                   [](json& b) {
                       at(b, "2,0") = {{"at", "2,0"}, {"terrain", "desert"}};
                   },
                   "$.board.river.z", "GR-01"},
        BrokenTile{"spring_without_number", [](json& b) { at(b, "0,0").erase("number"); }, "$.board.river.x",
                   "GR-01"},
        BrokenTile{"flood_plain_without_number", [](json& b) { at(b, "2,0").erase("number"); },
                   "$.board.river.z", "GR-01"},
        BrokenTile{"off_the_board", [](json& b) { b["river"]["z"] = "9,9"; }, "$.board.river.z", "GR-01"},
        BrokenTile{"bent",
                   [](json& b) {
                       at(b, "1,1")["terrain"] = "fields";
                       b["river"]["z"] = "1,1";
                   },
                   "$.board.river", "GR-02"},
        BrokenTile{"a_corner_of_another_hex", [](json& b) { b["river"]["corners"]["A1"] = "1,0:N"; },
                   "$.board.river.corners.A1", "GR-02"},
        BrokenTile{"no_corner_in_the_mouth", [](json& b) { b["river"]["corners"].erase("C1"); },
                   "$.board.river.corners.C1", "GR-02"},
        BrokenTile{"corners_not_in_a_row", [](json& b) { b["river"]["corners"]["A1"] = "2,0:N"; },
                   "$.board.river.corners", "GR-02"},
        BrokenTile{"mouth_faces_land",
                   [](json& b) {
                       at(b, "3,0") = {{"at", "3,0"}, {"terrain", "forest"}, {"number", 2}};
                   },
                   "$.board.river.corners", "GR-02"},
        BrokenTile{"a_bank_elsewhere", [](json& b) { b["river"]["corners"]["B2"] = "1,0:S"; },
                   "$.board.river.corners.A2", "GR-02"},
        BrokenTile{"a_bank_off_the_board", [](json& b) { b["river"]["corners"]["A2"] = "99,99:N"; },
                   "$.board.river.corners.A2", "GR-02"},
        BrokenTile{"the_other_bank_off_the_board", [](json& b) { b["river"]["corners"]["B3"] = "99,99:S"; },
                   "$.board.river.corners.B3", "GR-02"},
        BrokenTile{"both_banks_off_the_board",
                   [](json& b) {
                       b["river"]["corners"]["A4"] = "99,99:N";
                       b["river"]["corners"]["B4"] = "99,99:S";
                   },
                   "$.board.river.corners.A4", "GR-02"},
        BrokenTile{"a_bank_elsewhere_alone",
                   [](json& b) {
                       b["river"]["corners"]["A2"] = "1,0:S";
                       b["river"]["corners"].erase("B2");
                   },
                   "$.board.river.corners.A2", "GR-02"},
        BrokenTile{"a_mouth_of_one_corner",
                   [](json& b) { b["river"]["corners"]["A1"] = b["river"]["corners"]["C1"]; },
                   "$.board.river.corners", "GR-02"},
        BrokenTile{"one_bank_as_both",
                   [](json& b) { b["river"]["corners"]["A2"] = b["river"]["corners"]["B2"]; },
                   "$.board.river.corners.A2", "GR-02"}),
    [](const auto& made) { return made.param.name; });

TEST(GreatRiver, GR_02_other_names_of_the_same_corners_are_the_same_tile) {
    json board = riverIsland();
    board["river"]["corners"] = {{"A1", "3,0:NW"}, {"C1", "3,0:SW"}, {"B1", "1,1:NE"}};
    Table t{header("great-river", board, {"red", "blue", "white"})};
    t.enter(place("settlement", "red", "2,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", "2,0:E")), refuses("forbidden-place", "GR-30"));
    EXPECT_THAT(t(build("settlement", "red", "2,0:SE")), refuses("forbidden-place", "GR-40"));
}

// ---- harvest

TEST(GreatRiver, GR_10_spring_and_foothills_yield_on_their_own_numbers_alone_flood_or_not) {
    for (const bool flooded : {false, true}) {
        Table t{riverGame()};
        t.enter(correctFlood(flooded), place("settlement", "red", "0,0:NE"), place("city", "blue", "0,0:S"),
                begin("white", "after-roll"));
        EXPECT_THAT(rollNext(t, 9), tells({"BA-10 collect amount=1 hex=0,0 player=red resource=ore",
                                           "BA-10 collect amount=2 hex=0,0 player=blue resource=ore"}));
        EXPECT_THAT(rollNext(t, 5), tells({"BA-10 collect amount=1 hex=1,0 player=red resource=brick"}));
        t.enter(correct("building", "0,0:S", nullptr)); // blue stands at the 6 and the 8 as well
        EXPECT_THAT(rollNext(t, 6), tellsNothing());
        EXPECT_THAT(rollNext(t, 8), tellsNothing());
    }
}

TEST(GreatRiver, GR_11_the_flood_plain_yields_on_its_own_number_on_6_and_on_8) {
    for (int sum = 2; sum <= 12; ++sum) {
        if (sum == 7)
            continue;
        Table t = atTheMouth();
        const Answer rolled = rollNext(t, sum);
        if (sum == 4 || sum == 6 || sum == 8)
            EXPECT_THAT(rolled, tells({redHarvest})) << sum;
        else
            EXPECT_THAT(rolled, tellsNothing()) << sum;
    }
}

TEST(GreatRiver, GR_11_settlements_collect_one_cities_two_in_turn_order_from_the_roller) {
    Table t{riverGame()};
    t.enter(place("city", "red", "2,0:NE"), place("settlement", "blue", "2,0:S"),
            place("settlement", "blue", "2,0:SW"), begin("red", "after-roll"));
    EXPECT_THAT(rollNext(t, 8), tells({"GR-11 collect amount=2 hex=2,0 player=blue resource=grain",
                                       "GR-11 collect amount=2 hex=2,0 player=red resource=grain"}));
}

TEST(GreatRiver, GR_11_once_a_roll_also_when_its_own_number_is_6_or_8) {
    for (const int own : {6, 8}) {
        Table t = atTheMouth();
        t.enter(correct("number", "2,0", own));
        EXPECT_THAT(rollNext(t, 6), tells({redHarvest}));
        EXPECT_THAT(rollNext(t, 8), tells({redHarvest}));
        EXPECT_THAT(rollNext(t, 4), tellsNothing()) << "the token lies elsewhere now";
    }
}

TEST(GreatRiver, GR_11_yields_on_6_and_8_even_when_its_token_is_gone) {
    Table t = atTheMouth();
    t.enter(correct("number", "2,0", nullptr));
    EXPECT_THAT(rollNext(t, 6), tells({redHarvest}));
    EXPECT_THAT(rollNext(t, 8), tells({redHarvest}));
    EXPECT_THAT(rollNext(t, 4), tellsNothing());
}

TEST(GreatRiver, GR_11_takes_its_place_among_the_hexes_of_the_board) {
    Table t{riverGame()};
    t.enter(correct("number", "0,-1", 8), place("settlement", "red", "0,-1:N"),
            place("settlement", "red", "2,0:NE"), place("settlement", "red", "0,1:S"),
            begin("white", "after-roll"));
    EXPECT_THAT(rollNext(t, 8), tells({"BA-10 collect amount=1 hex=0,-1 player=red resource=wood", redHarvest,
                                       "BA-10 collect amount=1 hex=0,1 player=red resource=wool"}));
}

TEST(GreatRiver, GR_11_a_founding_at_the_flood_plain_gives_its_first_cards_once) {
    Table t{riverGame()};
    t.enter(founding("settlement", "red", "0,-1:N"), founding("road", "red", "0,-1:NE"));
    EXPECT_THAT(t(founding("settlement", "red", "2,0:NE")),
                tells({"BA-34 collect amount=1 hex=2,0 player=red resource=grain"}));
}

TEST(GreatRiver, GR_12_flooded_it_yields_nothing_and_says_so_on_its_own_number_6_and_8) {
    for (int sum = 2; sum <= 12; ++sum) {
        if (sum == 7)
            continue;
        Table t = atTheMouth();
        t.enter(correctFlood(true));
        const Answer rolled = rollNext(t, sum);
        if (sum == 4 || sum == 6 || sum == 8)
            EXPECT_THAT(rolled, tells({redLoss})) << sum;
        else
            EXPECT_THAT(rolled, tellsNothing()) << sum;
    }
}

TEST(GreatRiver, GR_12_names_all_who_would_have_collected_and_comes_before_the_harvest_of_others) {
    Table t{riverGame()};
    t.enter(correctFlood(true), correct("number", "0,-1", 8), place("settlement", "white", "0,-1:N"),
            place("settlement", "red", "2,0:NE"), place("city", "blue", "2,0:S"), begin("red", "after-roll"));
    EXPECT_THAT(rollNext(t, 8), tells({"GR-12 blocked by=flood hex=2,0 players=[blue,red]",
                                       "BA-10 collect amount=1 hex=0,-1 player=white resource=wood"}));
}

TEST(GreatRiver, GR_12_is_told_only_if_somebody_would_have_collected) {
    Table t{riverGame()};
    t.enter(correctFlood(true), place("settlement", "red", "0,0:NW"), begin("white", "after-roll"));
    EXPECT_THAT(rollNext(t, 8), tellsNothing());
}

TEST(GreatRiver, BA_11_the_robber_on_the_dry_flood_plain_blocks_it_on_6_and_8_too) {
    for (const int sum : {4, 6, 8}) {
        Table t = atTheMouth();
        t.enter(correctRobber("2,0"));
        EXPECT_THAT(rollNext(t, sum), tells({"BA-11 blocked by=robber hex=2,0 players=[red]"})) << sum;
    }
}

// ---- the flood

/// Where the robber may go from `from`, while the flood plain is under water.
Options dryLandBut(const std::string& from) {
    Options hexes{"0,-1", "1,-1", "2,-1", "-1,0", "0,0", "1,0", "-1,1", "0,1", "1,1"};
    hexes.erase(from);
    return hexes;
}

TEST(GreatRiver, GR_13_every_seven_floods_or_drains_before_the_robber_moves) {
    Table t = atTheMouth();
    const Answer first = rollNext(t, 7);
    EXPECT_THAT(first, tells({"BA-20 discard", "GR-13 flood hex=2,0"}));
    EXPECT_THAT(first, asks("robber", "red", dryLandBut("-1,0")));
    EXPECT_EQ(t.state()["flood"], true);
    t.enter(answer("robber", "0,1"));

    const Answer second = rollNext(t, 7);
    EXPECT_THAT(second, tells({"BA-20 discard", "GR-13 ebb hex=2,0"}));
    Options all = dryLandBut("0,1");
    all.insert("2,0");
    EXPECT_THAT(second, asks("robber", "blue", all));
    EXPECT_EQ(t.state()["flood"], false);
    t.enter(answer("robber", "0,0"));

    EXPECT_THAT(rollNext(t, 7), tells({"BA-20 discard", "GR-13 flood hex=2,0"}));
}

TEST(GreatRiver, GR_13_no_other_roll_no_knight_and_no_building_changes_it) {
    for (const bool flooded : {false, true}) {
        Table t = atTheMouth();
        t.enter(correctFlood(flooded));
        for (int sum = 2; sum <= 12; ++sum) {
            if (sum != 7) {
                EXPECT_TRUE(rollNext(t, sum).ok);
            }
            EXPECT_EQ(t.state()["flood"], flooded) << sum;
        }
        const std::string roller = t.state()["turn"]["player"];
        t.enter(knightTo(roller, "0,1"), anyway(build("settlement", roller, "2,0:SW")), endTurn());
        EXPECT_EQ(t.state()["flood"], flooded);
    }
}

TEST(GreatRiver, BA_61_undo_takes_a_flood_back_and_redo_repeats_it) {
    Table t = atTheMouth();
    EXPECT_TRUE(rollNext(t, 7).ok);
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(t.state()["flood"], false);
    EXPECT_THAT(t(redo()), tells({"BA-20 discard", "GR-13 flood hex=2,0"}));
    EXPECT_EQ(t.state()["flood"], true);
}

// ---- the robber

TEST(GreatRiver, GR_20_he_never_goes_where_the_flood_stands) {
    Table t = atTheMouth();
    const Answer rolled = rollNext(t, 7);
    EXPECT_THAT(forbidden(rolled), ElementsAre("2,0 GR-20"));
    EXPECT_THAT(t(answer("robber", "2,0")), refuses("not-an-option", "GR-20"));
    EXPECT_EQ(openQuestion(t).id, "robber") << "the question stays open";
    EXPECT_TRUE(t(answer("robber", "0,1")).ok);
}

TEST(GreatRiver, GR_20_nor_does_a_knight_bring_him_there) {
    Table t = atTheMouth();
    t.enter(correctFlood(true), endTurn());
    EXPECT_THAT(t(knightTo("red", "2,0")), refuses("knight-actions", "GR-20"));
    EXPECT_THAT(t(knightTo("red", "0,1")), tells({"BA-21 move-robber at=0,1 player=red"}));
}

TEST(GreatRiver, GR_20_onto_the_dry_flood_plain_he_may_by_the_seven_that_drained_it_or_by_a_knight) {
    Table t = atTheMouth();
    t.enter(correctFlood(true));
    EXPECT_TRUE(rollNext(t, 7).ok);
    EXPECT_THAT(t(answer("robber", "2,0")), tells({"BA-21 move-robber at=2,0 player=red"}));

    Table other{riverGame()};
    other.enter(place("settlement", "blue", "2,0:NE"), begin("red"));
    EXPECT_THAT(other(knightTo("red", "2,0", "blue")),
                tells({"BA-21 move-robber at=2,0 player=red", "BA-21 steal from=blue player=red"}));
}

/// Red rolls next and the robber stands on the dry flood plain. Blue has settlements at the mouth and at the
/// desert; the test adds others.
Table aboutToDrown(const std::vector<std::pair<std::string, std::string>>& others = {}) {
    Table t{riverGame()};
    t.enter(place("settlement", "blue", "2,0:NE"), place("settlement", "blue", "-1,0:NW"));
    for (const auto& [player, corner] : others)
        t.enter(place("settlement", player, corner));
    t.enter(correctRobber("2,0"), begin("white", "after-roll"));
    return t;
}
const Strings drowning{"BA-20 discard", "GR-13 flood hex=2,0", "GR-21 robber-drowns hex=2,0"};

TEST(GreatRiver, GR_21_he_drowns_where_the_flood_finds_him_and_this_roller_robs_nobody) {
    Table t = aboutToDrown();
    const Answer rolled = rollNext(t, 7);
    EXPECT_THAT(rolled, tells(drowning));
    EXPECT_THAT(rolled, asksNothing());
    EXPECT_EQ(t.state()["robber"], nullptr);
    EXPECT_TRUE(t(endTurn()).ok) << "nothing waits";
}

TEST(GreatRiver, GR_21_undo_brings_him_back_onto_the_dry_hex) {
    Table t = aboutToDrown();
    EXPECT_THAT(rollNext(t, 7), tells(drowning));
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(t.state()["robber"], "2,0");
    EXPECT_EQ(t.state()["flood"], false);
    EXPECT_THAT(t(rollOf(7)), tells(drowning));
}

TEST(GreatRiver, GR_21_he_drowns_only_on_the_flood_plain) {
    for (const char* elsewhere : {"1,0", "0,0", "2,-1", "1,1"}) {
        Table t = aboutToDrown();
        t.enter(correctRobber(elsewhere));
        const Answer rolled = rollNext(t, 7);
        EXPECT_THAT(rolled, tells({"BA-20 discard", "GR-13 flood hex=2,0"})) << elsewhere;
        EXPECT_THAT(rolled, asks("robber", "red", dryLandBut(elsewhere)));
    }
}

TEST(GreatRiver, GR_21_while_he_is_gone_he_blocks_nothing) {
    Table t = aboutToDrown({{"white", "1,0:N"}});
    EXPECT_THAT(rollNext(t, 7), tells(drowning));
    EXPECT_THAT(rollNext(t, 5), tells({"BA-10 collect amount=1 hex=1,0 player=white resource=brick"}));
    EXPECT_THAT(rollNext(t, 4), tells({"GR-12 blocked by=flood hex=2,0 players=[blue]"}));
}

/// Red's seven has drowned the robber; blue rolls next.
Table drowned() {
    Table t = aboutToDrown();
    EXPECT_THAT(rollNext(t, 7), tells(drowning));
    return t;
}

TEST(GreatRiver, GR_22_the_next_seven_puts_him_on_his_starting_hex) {
    Table t = drowned();
    EXPECT_TRUE(rollNext(t, 10).ok);
    const Answer seven = rollNext(t, 7); // white's
    EXPECT_THAT(seven, tells({"BA-20 discard", "GR-13 ebb hex=2,0", "GR-22 robber-returns hex=-1,0",
                              "BA-21 steal from=blue player=white"}));
    EXPECT_THAT(seven, asksNothing());
    EXPECT_EQ(t.state()["robber"], "-1,0");
}

TEST(GreatRiver, GR_22_the_roller_asks_whom_to_rob_there_and_never_himself) {
    Table t = aboutToDrown({{"red", "-1,0:SW"}, {"white", "-1,0:S"}});
    EXPECT_THAT(rollNext(t, 7), tells(drowning));
    const Answer seven = rollNext(t, 7);
    EXPECT_THAT(seven, tells({"BA-20 discard", "GR-13 ebb hex=2,0", "GR-22 robber-returns hex=-1,0"}));
    EXPECT_THAT(seven, asks("steal-from", "blue", {"red", "white"}));
    EXPECT_THAT(t(answer("steal-from", "white")), tells({"BA-21 steal from=white player=blue"}));
}

TEST(GreatRiver, GR_22_nobody_is_robbed_where_nobody_else_stands) {
    Table t = drowned(); // only blue, who rolls, has a building at the desert
    const Answer seven = rollNext(t, 7);
    EXPECT_THAT(seven, tells({"BA-20 discard", "GR-13 ebb hex=2,0", "GR-22 robber-returns hex=-1,0"}));
    EXPECT_THAT(seven, asksNothing());
}

TEST(GreatRiver, GR_22_after_that_as_usual) {
    Table t = drowned();
    EXPECT_TRUE(rollNext(t, 7).ok);
    const Answer seven = rollNext(t, 7);
    EXPECT_THAT(seven, tells({"BA-20 discard", "GR-13 flood hex=2,0"}));
    EXPECT_THAT(seven, asks("robber", "white", dryLandBut("-1,0")));
    EXPECT_TRUE(t(answer("robber", "0,1")).ok);
    t.enter(endTurn());
    EXPECT_THAT(t(knightTo("red", "1,1")), tells({"BA-21 move-robber at=1,1 player=red"}));
}

TEST(GreatRiver, GR_22_also_when_the_same_seven_floods) {
    Table t = drowned();
    t.enter(correctFlood(false));
    EXPECT_THAT(rollNext(t, 7),
                tells({"BA-20 discard", "GR-13 flood hex=2,0", "GR-22 robber-returns hex=-1,0"}));
}

TEST(GreatRiver, GR_22_a_robber_taken_off_the_board_by_hand_returns_the_same_way) {
    Table t = atTheMouth();
    t.enter(correctRobber(nullptr));
    EXPECT_THAT(rollNext(t, 7),
                tells({"BA-20 discard", "GR-13 flood hex=2,0", "GR-22 robber-returns hex=-1,0"}));
}

TEST(GreatRiver, BA_21_on_a_board_without_a_starting_hex_he_comes_as_in_the_plain_game) {
    json board = riverIsland();
    board.erase("robber");
    const json game = header("great-river", board, {"red", "blue", "white"});
    Table knights{game};
    knights.enter(begin("red"));
    EXPECT_EQ(knights.state()["robber"], nullptr);
    EXPECT_THAT(knights(knightTo("red", "0,1")), tells({"BA-21 move-robber at=0,1 player=red"}));
    Table sevens{game};
    sevens.enter(begin("red"));
    Options all = dryLandBut("");
    EXPECT_THAT(sevens(rollOf(7)), asks("robber", "red", all));
}

TEST(GreatRiver, GR_23_a_knight_names_no_hex_and_does_not_bring_him_back) {
    Table t = drowned();
    t.enter(endTurn());
    EXPECT_THAT(t(knightTo("blue", "0,1")), refuses("robber-drowned", "GR-23"));
    EXPECT_THAT(t(knightTo("blue", "-1,0")), refuses("robber-drowned", "GR-23"));
    EXPECT_THAT(t(knightTo("blue", nullptr, "red")), refuses("robber-drowned", "GR-23"));
    EXPECT_THAT(t({{"do", "knight"}, {"player", "blue"}}), tellsNothing());
    EXPECT_EQ(t.state()["robber"], nullptr);
    EXPECT_EQ(t.state()["army"]["blue"], 1);
    EXPECT_THAT(t(knightTo("blue", nullptr)), refuses("one-card-a-turn", "BA-06"));
}

TEST(GreatRiver, GR_23_the_card_counts_for_the_largest_army) {
    Table t = drowned();
    t.enter(correct("army", "blue", 2), endTurn());
    EXPECT_THAT(t(knightTo("blue", nullptr)), tells({"BA-41 gain-card card=largest-army player=blue"}));
}

TEST(GreatRiver, GR_23_is_idle_while_he_stands_on_the_board) {
    Table t = atTheMouth();
    t.enter(endTurn());
    EXPECT_THAT(t(knightTo("red", nullptr)), refuses("knight-actions", "BA-21"));
    EXPECT_THAT(t({{"do", "knight"}, {"player", "red"}}), refuses("knight-actions", "BA-21"));
}

// ---- corrections

TEST(GreatRiver, BA_60_a_correction_of_the_flood_triggers_no_event) {
    Table t = atTheMouth();
    EXPECT_THAT(t(correctFlood(true)), tellsNothing());
    EXPECT_THAT(t(correctFlood(true)), tellsNothing());
    EXPECT_EQ(t.state()["flood"], true);
    EXPECT_THAT(t(correctFlood(false)), tellsNothing());
    EXPECT_EQ(t.state()["flood"], false);
}

TEST(GreatRiver, BA_60_the_flood_is_true_or_false) {
    Table t = atTheMouth();
    for (const json& wrong : {json("yes"), json(1), json(nullptr), json("2,0")})
        EXPECT_THAT(t(correct("flood", wrong)), refuses("bad-value", "GR-13")) << wrong;
    Table island{plainGame()};
    EXPECT_THAT(island(correctFlood(true)), refuses("bad-value", "BA-60"));
}

TEST(GreatRiver, GR_20_no_correction_puts_robber_and_flood_on_one_hex) {
    Table t = atTheMouth();
    t.enter(correctRobber("2,0"));
    EXPECT_THAT(t(correctFlood(true)), refuses("bad-value", "GR-20"));
    EXPECT_THAT(t(correctFlood(false)), tellsNothing());
    t.enter(correctRobber("0,0"), correctFlood(true));
    EXPECT_THAT(t(correctRobber("2,0")), refuses("bad-value", "GR-20"));
    EXPECT_THAT(t(correctRobber(nullptr)), tellsNothing());
    EXPECT_THAT(t(correctFlood(false)), tellsNothing());
    EXPECT_THAT(t(correctRobber("2,0")), tellsNothing());
}

TEST(GreatRiver, GR_20_a_correction_while_the_roller_thinks_changes_where_the_robber_may_go) {
    Table t = atTheMouth();
    EXPECT_THAT(rollNext(t, 7), asks("robber", "red", dryLandBut("-1,0")));
    Options all = dryLandBut("-1,0");
    all.insert("2,0");
    EXPECT_THAT(t(correctFlood(false)), asks("robber", "red", all));
    EXPECT_THAT(t(correctFlood(true)), asks("robber", "red", dryLandBut("-1,0")));
}

TEST(GreatRiver, GR_21_a_robber_corrected_back_after_drowning_stays_where_he_was_put) {
    Table t = drowned();
    t.enter(correctRobber("0,1"));
    const Answer seven = rollNext(t, 7);
    EXPECT_THAT(seven, tells({"BA-20 discard", "GR-13 ebb hex=2,0"}));
    Options all = dryLandBut("0,1");
    all.insert("2,0");
    EXPECT_THAT(seven, asks("robber", "blue", all));
}

} // namespace
} // namespace watchfire::test
