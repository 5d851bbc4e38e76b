// SPDX-License-Identifier: Apache-2.0
// The Raiders until the storm: set-up and founding (RA-00 to RA-03), gathering on the deserts (RA-10, RA-11),
// and the end of the game (RA-70). Each test enters a position, plays a few commands, and reads the steps.
#include "rules/hex/founding.h"
#include "tests/rules/support/raiders_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Red has a settlement at 2,0:S and may build.
Table redBuilds(std::size_t players = 4, const json& options = json::object()) {
    Table t{raidersGame(options, players)};
    t.enter(place("settlement", "red", "2,0:S"));
    return t;
}

/// Answers every open `raider-place` with this desert; returns how many there were.
int placeAllOn(Table& t, const std::string& desert) {
    int placed = 0;
    while (t.decision() && t.decision()->id == "raider-place") {
        EXPECT_TRUE(t(answer("raider-place", desert)).ok);
        ++placed;
    }
    return placed;
}

// ---- RA-00: what there is and what there is not

TEST(Raiders, RA_00_three_to_six_players) {
    for (const std::size_t players : {3U, 4U, 5U, 6U})
        EXPECT_NO_THROW(Table{raidersGame(json::object(), players)}) << players;
    EXPECT_EQ(refusedHeader(raidersGame(json::object(), 2)).rule, "RA-00");
}

TEST(Raiders, RA_00_there_is_no_robber_and_no_pirate) {
    Table t = redBuilds();
    t.enter(begin("red"));
    const Answer seven = t(roll(3, 4));
    EXPECT_THAT(seven, tells({"BA-20 discard"}));
    EXPECT_THAT(seven, asks("steal-from", "red", {"blue", "white", "orange"}));
    EXPECT_TRUE(t.state()["robber"].is_null());
    EXPECT_TRUE(t.state()["pirate"].is_null());
    EXPECT_THAT(t(correct("robber", "2,0")), refuses("bad-value", "BA-60"));
    EXPECT_THAT(t(correct("pirate", "3,0")), refuses("bad-value", "BA-60"));
}

TEST(Raiders, RA_00_nobody_gets_the_largest_army) {
    Table t = stormTable();
    t.enter(correct("army", "red", 5), begin("red"));
    EXPECT_THAT(t(knightAt("red", "0,0")), tells({"RA-40 raider-leaves hex=0,0 player=red"}));
    EXPECT_EQ(t.state()["army"]["red"], 6);
    EXPECT_TRUE(t.state()["largest-army"].is_null());
    EXPECT_EQ(t.state()["points"]["red"], 0);
}

TEST(Raiders, RA_00_ships_are_built) {
    Table t{raidersGame()};
    t.enter(place("settlement", "red", "3,0:S"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "3,0:SE")),
                tells({"BA-31 place-piece at=3,0:SE piece=ship player=red"}));
}

// ---- RA-01: the board

TEST(Raiders, RA_01_the_board_needs_home_deserts_and_a_home_island) {
    json none = raidersGame();
    none["board"].erase("deserts");
    const HeaderRefusal noDeserts = refusedHeader(none);
    EXPECT_EQ(noDeserts.code, "header");
    EXPECT_EQ(noDeserts.rule, "RA-01");
    EXPECT_THAT(noDeserts.message, ::testing::HasSubstr("$.board.deserts"));

    json homeless = raidersGame();
    homeless["board"].erase("home");
    const HeaderRefusal noHome = refusedHeader(homeless);
    EXPECT_EQ(noHome.code, "header");
    EXPECT_EQ(noHome.rule, "RA-01");
    EXPECT_THAT(noHome.message, ::testing::HasSubstr("$.board.home"));
}

TEST(Raiders, RA_01_home_deserts_are_deserts) {
    json wrong = raidersGame();
    wrong["board"]["deserts"] = {"0,0", "2,0"};
    const HeaderRefusal refusal = refusedHeader(wrong);
    EXPECT_EQ(refusal.code, "header");
    EXPECT_EQ(refusal.rule, "RA-01");
    EXPECT_THAT(refusal.message, ::testing::HasSubstr("deserts[1]"));
}

// ---- RA-02: founding

TEST(Raiders, RA_02_starting_settlements_stand_on_the_home_island) {
    Table t{raidersGame()};
    EXPECT_THAT(t(founding("settlement", "red", "6,1:SE")), refuses("forbidden-place", "RA-02"));
    EXPECT_THAT(t(founding("settlement", "red", "2,1:NE")), tellsNothing());
    t.enter(founding("ship", "red", "2,1:NE"));
    EXPECT_THAT(t(founding("settlement", "red", "6,1:SE")), refuses("forbidden-place", "RA-02"));
    EXPECT_TRUE(t(anyway(founding("settlement", "red", "6,1:SE"))).ok);
}

TEST(Raiders, RA_02_the_first_settlement_stands_on_a_coast_and_the_second_need_not) {
    Table t{raidersGame()};
    EXPECT_THAT(t(founding("settlement", "red", "0,1:S")), refuses("forbidden-place", "RA-02"));
    t.enter(founding("settlement", "red", "2,1:NE"), founding("ship", "red", "2,1:NE"));
    EXPECT_TRUE(t(founding("settlement", "red", "0,1:S")).ok);
    // Blue's first settlement is still to come.
    EXPECT_THAT(t(founding("settlement", "blue", "1,1:S")), refuses("forbidden-place", "RA-02"));
    EXPECT_TRUE(t(anyway(founding("settlement", "blue", "1,1:S"))).ok);
}

TEST(Raiders, RA_02_the_first_settlement_comes_with_a_ship) {
    Table t{raidersGame()};
    t.enter(founding("settlement", "red", "2,1:NE"));
    EXPECT_EQ(hex::nextFounding(t.current(), hex::PlayerId(0)),
              (hex::FoundingTurn{hex::PlayerId(0), hex::Piece::ship}));
    EXPECT_THAT(t(founding("road", "red", "2,1:NE")), refuses("forbidden-place", "RA-02"));
    EXPECT_THAT(t(founding("ship", "red", "2,1:NE")), tellsNothing());

    Table other{raidersGame()};
    other.enter(founding("settlement", "red", "2,1:NE"));
    EXPECT_THAT(other(anyway(founding("road", "red", "2,1:NE"))), tellsNothing());
}

TEST(Raiders, RA_02_the_second_settlement_comes_with_a_road_or_a_ship) {
    for (const char* piece : {"road", "ship"}) {
        Table t{raidersGame()};
        t.enter(founding("settlement", "red", "2,1:NE"), founding("ship", "red", "2,1:NE"));
        ASSERT_TRUE(t(founding("settlement", "red", "-1,1:SW")).ok);
        EXPECT_THAT(t(founding(piece, "red", "-1,1:SW")), tellsNothing()) << piece;
    }
    // The guide leads everybody to a first settlement with a ship before anybody's second one.
    Table t{raidersGame(json::object(), 3)};
    t.enter(founding("settlement", "red", "2,1:NE"), founding("ship", "red", "2,1:NE"),
            founding("settlement", "blue", "2,0:N"), founding("ship", "blue", "2,0:NE"),
            founding("settlement", "white", "1,2:S"), founding("ship", "white", "1,2:SE"));
    t.enter(founding("settlement", "white", "-1,1:SW"));
    EXPECT_EQ(hex::nextFounding(t.current(), hex::PlayerId(0)),
              (hex::FoundingTurn{hex::PlayerId(2), hex::Piece::road, true}));
}

TEST(Raiders, RA_02_the_first_settlement_is_the_one_that_is_missing) {
    Table t{raidersGame()};
    t.enter(founding("settlement", "red", "2,1:NE"), founding("ship", "red", "2,1:NE"));
    ASSERT_TRUE(t(founding("settlement", "red", "0,1:S")).ok);
    t.enter(founding("road", "red", "0,1:SE"), correct("building", "2,1:NE", nullptr),
            correct("line", "2,1:NE", nullptr));
    EXPECT_THAT(t(founding("settlement", "red", "1,1:S")), refuses("forbidden-place", "RA-02")) << "inland";
    t.enter(founding("settlement", "red", "2,0:N"));
    EXPECT_THAT(t(founding("road", "red", "2,0:NE")), refuses("forbidden-place", "RA-02"));
    t.enter(founding("ship", "red", "2,0:NE"));
}

TEST(Raiders, RA_02_binds_the_founding_only) {
    Table t{raidersGame()};
    t.enter(place("road", "red", "6,1:E"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "6,1:SE")),
                tells({"BA-31 place-piece at=6,2:N piece=settlement player=red"}));
}

// ---- RA-03: how many there are

TEST(Raiders, RA_03_eighteen_raiders_for_up_to_four_and_twenty_four_for_more) {
    for (const auto& [players, supply] : {std::pair<std::size_t, int>{3, 18}, {4, 18}, {5, 24}, {6, 24}}) {
        Table t{raidersGame(json::object(), players)};
        EXPECT_EQ(t.state()["raiders"], json({{"supply", supply}})) << players << " players";
    }
}

TEST(Raiders, RA_03_no_place_holds_more_than_there_are) {
    Table t{raidersGame()};
    for (const char* where : {"supply", "0,0", "red"}) {
        EXPECT_THAT(t(raiders(where, 19)), refuses("bad-value", "RA-03")) << where;
        EXPECT_THAT(t(raiders(where, -1)), refuses("bad-value", "RA-03")) << where;
        EXPECT_TRUE(t(raiders(where, 18)).ok) << where;
    }
    Table six{raidersGame(json::object(), 6)};
    EXPECT_TRUE(six(raiders("0,0", 24)).ok);
    EXPECT_THAT(six(raiders("0,0", 25)), refuses("bad-value", "RA-03"));
}

TEST(Raiders, RA_03_a_game_without_raiders_has_none_to_correct) {
    Table t{plainGame()};
    EXPECT_THAT(t(raiders("supply", 3)), refuses("bad-value", "BA-60"));
    EXPECT_FALSE(t.state().contains("raiders"));
}

// ---- RA-10: gathering

TEST(Raiders, RA_10_each_settlement_or_city_brings_raiders_by_the_number_of_players) {
    for (const auto& [players, due] : {std::pair<std::size_t, int>{3, 3}, {4, 2}, {5, 3}, {6, 2}}) {
        Table t = redBuilds(players);
        t.enter(place("road", "red", "1,1:E"), place("road", "red", "1,1:SE"), begin("red", "after-roll"));
        const int all = t.state()["raiders"]["supply"];
        EXPECT_TRUE(t(build("city", "red", "2,0:S")).ok);
        EXPECT_EQ(placeAllOn(t, "0,0"), due) << players << " players, a city";
        EXPECT_TRUE(t(build("settlement", "red", "1,1:S")).ok);
        EXPECT_EQ(placeAllOn(t, "1,0"), due) << players << " players, a settlement";
        EXPECT_EQ(t.state()["raiders"], json({{"0,0", due}, {"1,0", due}, {"supply", all - 2 * due}}));
    }
}

TEST(Raiders, RA_10_the_builder_chooses_a_home_desert_for_each) {
    Table t = redBuilds();
    t.enter(begin("red", "after-roll"));
    const Answer built = t(build("city", "red", "2,0:S"));
    EXPECT_THAT(built, tells({"BA-31 place-piece at=2,0:S piece=city player=red"}));
    EXPECT_THAT(built, asks("raider-place", "red", {"0,0", "1,0"}));
    EXPECT_THAT(t(answer("raider-place", "2,0")), refuses("not-an-option", "RA-10"));
    const Answer first = t(answer("raider-place", "1,0"));
    EXPECT_THAT(first, tells({"RA-10 place-raider at=1,0"}));
    EXPECT_THAT(first, asks("raider-place", "red", {"0,0", "1,0"}));
    const Answer second = t(answer("raider-place", "0,0"));
    EXPECT_THAT(second, tells({"RA-10 place-raider at=0,0"}));
    EXPECT_THAT(second, asksNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"0,0", 1}, {"1,0", 1}, {"supply", 16}}));
    // BA-61: an answer is one command; undoing it opens its question again.
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(t.state()["raiders"], json({{"1,0", 1}, {"supply", 17}}));
    EXPECT_EQ(t.decision()->id, "raider-place");
}

TEST(Raiders, RA_10_a_single_desert_needs_no_question) {
    json game = raidersGame();
    game["board"]["deserts"] = {"0,0"};
    Table t{game};
    t.enter(place("settlement", "red", "2,0:S"), begin("red", "after-roll"));
    const Answer built = t(build("city", "red", "2,0:S"));
    EXPECT_THAT(built, tells({"BA-31 place-piece at=2,0:S piece=city player=red", "RA-10 place-raider at=0,0",
                              "RA-10 place-raider at=0,0"}));
    EXPECT_THAT(built, asksNothing());
}

TEST(Raiders, RA_10_fewer_left_than_due_are_all_placed) {
    Table t = redBuilds();
    t.enter(raiders("supply", 1), begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "2,0:S")), asks("raider-place", "red", {"0,0", "1,0"}));
    const Answer last = t(answer("raider-place", "0,0"));
    EXPECT_THAT(last, tells({"RA-10 place-raider at=0,0", "RA-11 storm-begins"}));
    EXPECT_THAT(last, asksNothing());
}

TEST(Raiders, RA_10_an_empty_supply_brings_nobody) {
    Table t = stormTable();
    t.enter(place("settlement", "red", "2,0:S"), begin("red", "after-roll"));
    const Answer built = t(build("city", "red", "2,0:S"));
    EXPECT_THAT(built, tells({"BA-31 place-piece at=2,0:S piece=city player=red"}));
    EXPECT_THAT(built, asksNothing());
}

TEST(Raiders, RA_10_founding_setting_up_and_lines_bring_nobody) {
    Table t{raidersGame()};
    EXPECT_THAT(t(founding("settlement", "red", "2,1:NE")), tellsNothing());
    EXPECT_THAT(t(founding("ship", "red", "2,1:NE")), tellsNothing());
    EXPECT_THAT(t(place("city", "blue", "0,1:S")), tellsNothing());
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", "2,1:E")), asksNothing());
    EXPECT_THAT(t(build("ship", "red", "3,0:E")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(build("ship", "red", "3,0:SE")), asksNothing());
    EXPECT_THAT(t(correct("building", "-1,1:S", {{"piece", "city"}, {"player", "red"}})), asksNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"supply", 18}}));
}

TEST(Raiders, RA_10_in_the_special_building_phase_the_builder_places) {
    Table t = redBuilds(5);
    t.enter(place("settlement", "white", "0,1:S"), begin("red", "after-roll"), endTurn());
    const Answer built = t(special(build("city", "white", "0,1:S")));
    EXPECT_THAT(built, asks("raider-place", "white", {"0,0", "1,0"}));
    EXPECT_EQ(placeAllOn(t, "0,0"), 3);
    EXPECT_THAT(t(roll(1, 1)), tellsNothing());
}

TEST(Raiders, RA_10_the_supply_corrected_to_nothing_ends_the_placing) {
    Table t = redBuilds();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "2,0:S")), asks("raider-place", "red", {"0,0", "1,0"}));
    EXPECT_THAT(t(raiders("supply", 0)), tellsNothing());
    EXPECT_EQ(t.state()["raiders"], json({{"supply", 0}}));
}

/// The building that brings raiders cuts a foreign road; the question in between does not hide that.
TEST(Raiders, RA_10_the_longest_road_is_judged_after_the_last_raider_stands) {
    Table t{raidersGame()};
    for (const char* at : {"-1,1:SE", "-1,2:NE", "0,1:SE", "0,2:NE", "1,1:SE"})
        t.enter(place("road", "blue", at));
    t.enter(place("road", "red", "-1,2:E"), begin("red", "after-roll"));
    ASSERT_EQ(t.state()["longest-road"], "blue");
    EXPECT_THAT(t(build("settlement", "red", "0,1:S")),
                tells({"BA-31 place-piece at=0,1:S piece=settlement player=red"}));
    EXPECT_THAT(t(answer("raider-place", "0,0")), tells({"RA-10 place-raider at=0,0"}));
    EXPECT_THAT(t(answer("raider-place", "0,0")),
                tells({"RA-10 place-raider at=0,0", "BA-40 lose-card card=longest-road player=blue"}));
}

// ---- RA-11: the storm begins

/// Raiders on 2,0 and 1,1, placed by corrections, a road of blue between them, and two raiders still to come.
Table lastTwoToCome() {
    Table t = redBuilds();
    t.enter(place("road", "blue", "1,1:NE"), raiders("2,0", 1), raiders("1,1", 1), raiders("2,1", 1),
            raiders("0,0", 13), raiders("supply", 2), begin("red", "after-roll"));
    return t;
}

TEST(Raiders, RA_11_before_the_storm_nothing_turns_or_falls_or_is_taken) {
    Table t = lastTwoToCome();
    EXPECT_EQ(t.state()["lines"]["1,1:NE"]["turned"], false);
    EXPECT_EQ(t.state()["buildings"]["2,0:S"]["fallen"], false);
    t.enter(endTurn());
    EXPECT_THAT(t(roll(1, 3)).only("raider-takes"), IsEmpty());
    EXPECT_EQ(t.state()["raiders"]["0,0"], 13);
}

TEST(Raiders, RA_11_the_storm_begins_when_the_last_raider_is_placed) {
    Table t = lastTwoToCome();
    EXPECT_TRUE(t(build("city", "red", "2,0:S")).ok);
    EXPECT_THAT(t(answer("raider-place", "0,0")), tells({"RA-10 place-raider at=0,0"}));
    const Answer last = t(answer("raider-place", "1,0"));
    EXPECT_THAT(last,
                tells({"RA-10 place-raider at=1,0", "RA-11 storm-begins",
                       "RA-30 turn-road at=1,1:NE player=blue", "RA-31 building-falls at=2,0:S player=red"}));
    EXPECT_THAT(last, asksNothing());
    EXPECT_EQ(t.state()["lines"]["1,1:NE"]["turned"], true);
    EXPECT_EQ(t.state()["buildings"]["2,0:S"]["fallen"], true);
    // From the next roll on hexes are taken.
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 5)), asks("raider-desert", "blue", {"0,0", "1,0"}));
}

TEST(Raiders, RA_11_a_knight_does_not_delay_the_storm) {
    Table t = lastTwoToCome();
    EXPECT_THAT(t(knightAt("red", "0,0")), tells({"RA-40 raider-leaves hex=0,0 player=red"}));
    EXPECT_EQ(t.state()["raiders"]["supply"], 2);
    EXPECT_TRUE(t(build("city", "red", "2,0:S")).ok);
    EXPECT_TRUE(t(answer("raider-place", "0,0")).ok);
    EXPECT_THAT(t(answer("raider-place", "0,0")).only("storm-begins"), ElementsAre("RA-11 storm-begins"));
    // Nor does a correction that removes a raider once the storm has begun.
    t.enter(endTurn());
    EXPECT_TRUE(t(knightAt("blue", "0,0")).ok);
    EXPECT_THAT(t(roll(4, 5)).only("raider-takes"), ElementsAre("RA-20 raider-takes from=0,0 hex=0,1"));
}

TEST(Raiders, RA_11_a_correction_of_the_supply_starts_and_ends_the_storm) {
    Table t = lastTwoToCome();
    EXPECT_THAT(t(raiders("supply", 0)),
                tells({"RA-30 turn-road at=1,1:NE player=blue", "RA-31 building-falls at=2,0:S player=red"}));
    EXPECT_THAT(t(raiders("supply", 1)), tells({"RA-41 restore-road at=1,1:NE player=blue",
                                                "RA-41 building-rises at=2,0:S player=red"}));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 5)).only("raider-takes"), IsEmpty());
    t.enter(raiders("supply", 0), endTurn());
    EXPECT_THAT(t(roll(4, 5)).only("raider-takes"), ElementsAre("RA-20 raider-takes from=0,0 hex=0,1"));
}

// ---- RA-70: the end

TEST(Raiders, RA_70_thirteen_points_on_the_own_turn) {
    Table t = redBuilds();
    t.enter(correct("points", "red", 11), correct("points", "blue", 13), begin("red", "after-roll"));
    EXPECT_EQ(t.state()["points"]["red"], 12);
    EXPECT_EQ(t.state()["over"], false);
    const Answer shown = t(card("red", "point"));
    EXPECT_THAT(shown.only("win"), ElementsAre("BA-43 win player=red points=13"));
    EXPECT_THAT(t(endTurn()), refuses("game-over", "BA-43"));
}

} // namespace
} // namespace watchfire::test
