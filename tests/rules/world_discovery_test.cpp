// SPDX-License-Identifier: Apache-2.0
// Discovery (WO-30 to WO-32) and depletion (WO-40, WO-41) on the little world.
#include "rules/hex/apply.h"
#include "rules/hex/modules/discovery/discovery.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string placed(const std::string& piece, const std::string& at, const std::string& player = "red") {
    return "BA-31 place-piece at=" + at + " piece=" + piece + " player=" + player;
}

/// Red has a ship on 3,1:W, from Eurasia's east coast; the next one, 2,2:NE, ends at America (3,2). After the
/// roll of red's turn.
Table beforeAmerica(const json& options = json::object()) {
    Table t = littleWorldGame(options);
    t.enter(place("settlement", "red", "2,1:NE"), place("ship", "red", "3,1:W"), begin("red", "after-roll"));
    return t;
}

json settlement(const std::string& player, const std::string& at) {
    return correct("building", at, {{"piece", "settlement"}, {"player", player}});
}

bool isNew(const Table& t, const char* at) {
    const hex::Board& board = t.current().board();
    return hex::canBeDiscovered(t.current(), board.find(*hex::parseAxial(at)));
}

// ---- WO-30: who reaches new land draws

TEST(Discovery, WO_30_a_ship_that_reaches_new_land_draws_a_token) {
    Table t = beforeAmerica();
    ASSERT_TRUE(isNew(t, "3,2"));
    Answer told = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(told, tells({placed("ship", "2,2:NE"), "WO-30 draw-token hex=3,2 player=red"}));
    EXPECT_THAT(told, asks("token", "red", {"3", "8", "11"}));
    EXPECT_EQ(openQuestion(told).at, "3,2");
    EXPECT_FALSE(isNew(t, "3,2"));

    // The markers at the side's ends come after the tokens (2,2:NE is one).
    told = t(answer("token", 8));
    EXPECT_THAT(told, tells({"WO-30 place-token hex=3,2 number=8", "WO-31 take-marker at=3,1:S player=red"}));
    EXPECT_EQ(t.state()["numbers"]["3,2"], 8);
    EXPECT_EQ(t.state()["bag"], json({3, 11}));

    // It is a number like any other.
    t.enter(settlement("red", "3,1:S"), endTurn());
    EXPECT_THAT(t(roll(4, 4)), tells({"BA-10 collect amount=1 hex=3,2 player=red resource=wood"}));
}

TEST(Discovery, WO_30_a_road_does_too) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "0,2:S"), begin("red", "after-roll"));
    const Answer told = t(build("road", "red", "0,3:W"));
    EXPECT_THAT(told, tells({placed("road", "-1,3:E"), "WO-30 draw-token hex=-1,4 player=red"}));
    EXPECT_THAT(told, asks("token", "red", {"3", "8", "11"}));
}

TEST(Discovery, WO_30_a_moved_ship_does_too) {
    Table t = beforeAmerica();
    t.enter(correct("line", "2,1:NE", {{"piece", "ship"}, {"player", "red"}}));
    EXPECT_THAT(
        t(moveShip("red", "2,1:NE", "2,2:NE")),
        tells({"BA-36 move-ship from=2,1:NE player=red to=2,2:NE", "WO-30 draw-token hex=3,2 player=red"}));
}

TEST(Discovery, WO_30_a_bridge_does_too) {
    // The river of the example board lies on Eurasia; the test makes a hex beside the crossing new again.
    json both = header("world", "world", {"red", "blue", "white"});
    both["scenario"] = {{"base", "world"}, {"with", {"great-river"}}};
    Table t{both};
    const hex::Board& board = t.current().board();
    const auto& tile = riverOn(board);
    ASSERT_TRUE(tile);
    const std::string crossing = board.nameOf(tile->crossings[0]);
    const std::string y = board.nameOf(tile->y);
    t.enter(correct("number", y, nullptr), correct("discovered", y, false), begin("red", "after-roll"));
    const Answer told = t(anyway(build("bridge", "red", crossing)));
    EXPECT_THAT(told.only("draw-token"), ElementsAre("WO-30 draw-token hex=" + y + " player=red"));
}

TEST(Discovery, WO_30_the_last_token_is_asked_for_as_well) {
    Table t = beforeAmerica();
    t.enter(correct("bag", json::array({11})));
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")), asks("token", "red", {"11"}));
    EXPECT_THAT(t(answer("token", 3)), refuses("not-an-option", "WO-30"));
    EXPECT_THAT(t(answer("token", 11)).only("place-token"),
                ElementsAre("WO-30 place-token hex=3,2 number=11"));
    EXPECT_THAT(t.state()["bag"], IsEmpty());
}

// A line with more could not be read when the game is opened again.
TEST(Discovery, WO_02_a_bag_holds_no_more_tokens_than_a_line_may_have) {
    Table t = beforeAmerica();
    hex::command::CorrectTokens most;
    most.bag[3] = hex::maxTokens;
    EXPECT_TRUE(hex::apply(t.current(), hex::command::Correct{most}));
    ++most.bag[4];
    const auto refused = hex::apply(t.current(), hex::command::Correct{most});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().rule, WO(2));
}

TEST(Discovery, WO_30_equal_tokens_are_one_answer) {
    Table t = beforeAmerica();
    t.enter(correct("bag", {4, 4, 4, 9}));
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")), asks("token", "red", {"4", "9"}));
    t(answer("token", 4));
    EXPECT_EQ(t.state()["bag"], json({4, 4, 9}));
}

TEST(Discovery, WO_30_several_hexes_one_token_each_in_the_builders_order) {
    Table t = littleWorldGame();
    // From the desert's corner to the one where both of Africa meet.
    t.enter(place("road", "red", "-1,3:E"), begin("red", "after-roll"));
    Answer told = t(build("road", "red", "0,3:SW"));
    EXPECT_THAT(told, tells({placed("road", "-1,4:NE")}));
    EXPECT_THAT(told, asks("token-hex", "red", {"-1,4", "0,4"}));
    told = t(answer("token-hex", "0,4"));
    EXPECT_THAT(told, tells({"WO-30 draw-token hex=0,4 player=red"}));
    EXPECT_THAT(told, asks("token", "red", {"3", "8", "11"}));
    told = t(answer("token", 3));
    EXPECT_THAT(told, tells({"WO-30 place-token hex=0,4 number=3", "WO-30 draw-token hex=-1,4 player=red"}));
    EXPECT_THAT(told, asks("token", "red", {"8", "11"}));
    EXPECT_THAT(t(answer("token", 11)), tells({"WO-30 place-token hex=-1,4 number=11"}));
}

TEST(Discovery, WO_30_both_ends_are_looked_at) {
    // The ship lies between America's two hexes' coasts: one at either end, and only one at each.
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "2,2:SE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "2,2:E")), asks("token-hex", "red", {"3,2", "2,3"}));
    // New land at the northern end alone.
    Table north = littleWorldGame();
    north.enter(begin("red", "after-roll"));
    EXPECT_THAT(north(anyway(build("ship", "red", "1,4:E"))).only("draw-token"),
                ElementsAre("WO-30 draw-token hex=2,3 player=red"));
    // And at the southern end alone.
    Table south = littleWorldGame();
    south.enter(begin("red", "after-roll"));
    EXPECT_THAT(south(anyway(build("ship", "red", "3,1:E"))).only("draw-token"),
                ElementsAre("WO-30 draw-token hex=3,2 player=red"));
}

TEST(Discovery, WO_30_neither_desert_nor_sea_nor_a_number) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "1,2:SE"), begin("red", "after-roll"));
    // 1,2:SW touches desert, sea and two hexes of Eurasia.
    EXPECT_THAT(t(build("road", "red", "1,2:SE")), tells({placed("road", "1,2:SE")}));
    EXPECT_THAT(t(build("road", "red", "1,2:SW")), tells({placed("road", "0,3:NE")}));
}

TEST(Discovery, WO_30_a_number_that_has_gone_leaves_no_new_land) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "2,1:NE"), correct("number", "2,1", nullptr),
            begin("red", "after-roll"));
    EXPECT_FALSE(isNew(t, "2,1"));
    EXPECT_THAT(t(build("ship", "red", "2,1:NE")), tells({placed("ship", "2,1:NE")}));
}

TEST(Discovery, WO_30_a_hex_that_stayed_bare_is_not_discovered_again) {
    Table t = beforeAmerica();
    // Nothing in the bag, no number on the board.
    for (const char* at : {"0,1", "1,1", "2,1", "0,2", "1,2"})
        t.enter(correct("number", at, nullptr));
    t.enter(correct("bag", json::array()));
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")),
                tells({placed("ship", "2,2:NE"), "WO-31 take-marker at=3,1:S player=red"}));
    EXPECT_FALSE(isNew(t, "3,2"));
    t.enter(correct("bag", {5}));
    EXPECT_THAT(t(build("ship", "red", "3,1:SE")), tells({placed("ship", "3,1:SE")}));
}

TEST(Discovery, WO_30_a_hex_that_is_being_discovered_is_discovered_once_whatever_is_corrected) {
    for (const bool fromBag : {true, false}) {
        Table t = beforeAmerica();
        if (!fromBag)
            t.enter(correct("bag", json::array()));
        const Answer built = t(build("ship", "red", "2,2:NE"));
        EXPECT_EQ(built.only("draw-token").size(), fromBag ? 1U : 0U);
        EXPECT_THAT(t(correct("discovered", "3,2", false)), tells({})) << "and it is being discovered now";
        const Answer drawn = fromBag ? t(answer("token", 8)) : t(answer("token-from", "0,2"));
        EXPECT_THAT(drawn.only("draw-token"), IsEmpty());
        EXPECT_THAT(drawn, asksNothing());
        EXPECT_FALSE(isNew(t, "3,2"));
    }
}

TEST(Discovery, WO_30_a_bag_that_a_correction_fills_is_drawn_from) {
    Table t = beforeAmerica();
    t.enter(correct("bag", json::array()));
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")), asks("token-from", "red", {"0,1", "0,2", "1,1", "1,2"}));
    const Answer filled = t(correct("bag", {3, 4}));
    EXPECT_THAT(filled, tells({"WO-30 draw-token hex=3,2 player=red"}));
    EXPECT_THAT(filled, asks("token", "red", {"3", "4"}));
    EXPECT_THAT(t(correct("bag", {4, 5})), tells({})) << "the draw was told";
    const Answer emptied = t(correct("bag", json::array()));
    EXPECT_THAT(emptied, tells({}));
    EXPECT_THAT(emptied, asks("token-from", "red", {"0,1", "0,2", "1,1", "1,2"}));
    EXPECT_THAT(t(correct("bag", {9})), tells({"WO-30 draw-token hex=3,2 player=red"}));
    EXPECT_THAT(t(answer("token", 9)),
                tells({"WO-30 place-token hex=3,2 number=9", "WO-31 take-marker at=3,1:S player=red"}));
}

TEST(Discovery, WO_30_who_comes_later_finds_it_known) {
    Table t = beforeAmerica();
    t(build("ship", "red", "2,2:NE"));
    t(answer("token", 8));
    t.enter(correct("line", "4,1:SE", {{"piece", "ship"}, {"player", "blue"}}), endTurn());
    t(roll(1, 1));
    EXPECT_THAT(t(build("ship", "blue", "4,1:SW")), tells({placed("ship", "3,2:NE", "blue")}));
}

TEST(Discovery, WO_30_setting_up_and_founding_wake_nothing) {
    Table t = littleWorldGame();
    EXPECT_THAT(t(place("ship", "red", "2,2:NE")), tellsNothing());
    EXPECT_TRUE(isNew(t, "3,2"));
    t.enter(anyway(founding("settlement", "blue", "3,2:N")));
    EXPECT_THAT(t(founding("road", "blue", "3,2:NE")), tellsNothing());
    EXPECT_TRUE(isNew(t, "3,2"));
    // The next line that reaches it finds it to be new.
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "2,2:E")), asks("token-hex", "red", {"3,2", "2,3"}));
}

TEST(Discovery, WO_30_over_the_seam) {
    Table t = littleWorldGame();
    // Down the west coast of Eurasia, round 5,2's corner at the other edge.
    t.enter(place("ship", "red", "-1,2:NW"), begin("red", "after-roll"));
    const Answer told = t(build("ship", "red", "-1,2:W"));
    EXPECT_THAT(told, asks("token-hex", "red", {"5,2", "-2,3"}));
}

TEST(Discovery, WO_30_undone_the_draw_is_asked_again) {
    Table t = beforeAmerica();
    const hex::State before = t.current();
    t(build("ship", "red", "2,2:NE"));
    const hex::State open = t.current();
    t(answer("token", 8));
    const hex::State done = t.current();
    EXPECT_THAT(t(undo()), asks("token", "red", {"3", "8", "11"}));
    EXPECT_TRUE(t.current() == open);
    EXPECT_THAT(t(redo()).ok, true);
    EXPECT_TRUE(t.current() == done);
    t(undo());
    t(undo());
    EXPECT_TRUE(t.current() == before);
}

// ---- WO-31: markers

TEST(Discovery, WO_31_a_marker_is_a_point_for_good) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "0,1:NW"), begin("red", "after-roll"));
    EXPECT_EQ(t.state()["points"]["red"], 1);
    EXPECT_THAT(t(build("road", "red", "0,1:NW")),
                tells({placed("road", "0,0:SE"), "WO-31 take-marker at=0,1:N player=red"}));
    EXPECT_EQ(t.state()["points"]["red"], 2);
    EXPECT_EQ(t.state()["markers"]["0,1:N"], "red");
    // Nobody takes it away, and losing the road changes nothing.
    t.enter(correct("line", "0,1:NW", nullptr), endTurn());
    t(roll(1, 1));
    EXPECT_THAT(t(anyway(build("road", "blue", "0,1:NW"))), tells({placed("road", "0,0:SE", "blue")}));
    EXPECT_EQ(t.state()["points"]["red"], 2);
    EXPECT_EQ(t.state()["points"]["blue"], 0);
}

TEST(Discovery, WO_31_markers_at_both_ends) {
    Table t = littleWorldGame();
    t.enter(begin("blue", "after-roll"));
    EXPECT_THAT(t(anyway(build("road", "blue", "0,1:NE"))),
                tells({placed("road", "0,1:NE", "blue"), "WO-31 take-marker at=0,1:N player=blue",
                       "WO-31 take-marker at=1,0:S player=blue"}));
    EXPECT_EQ(t.state()["points"]["blue"], 2);
}

TEST(Discovery, WO_31_a_moved_ship_takes_one_too) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "0,1:NW"), place("ship", "red", "0,1:W"), begin("red", "after-roll"));
    EXPECT_THAT(
        t(moveShip("red", "0,1:W", "0,1:NW")),
        tells({"BA-36 move-ship from=-1,1:E player=red to=0,0:SE", "WO-31 take-marker at=0,1:N player=red"}));
}

TEST(Discovery, WO_31_setting_up_and_founding_take_none) {
    Table t = littleWorldGame();
    t.enter(place("road", "red", "0,1:NE"), founding("settlement", "blue", "1,1:N"));
    EXPECT_THAT(t(founding("road", "blue", "1,1:NW")), tellsNothing());
    EXPECT_EQ(t.state()["markers"], json({{"0,1:N", nullptr}, {"1,0:S", nullptr}, {"3,1:S", nullptr}}));
}

// ---- WO-32: red beside red

TEST(Discovery, WO_32_a_red_token_beside_a_red_one_stays) {
    Table t = beforeAmerica();
    t.enter(correct("number", "2,3", 6));
    t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(t(answer("token", 8)).only("place-token"), ElementsAre("WO-30 place-token hex=3,2 number=8"));
}

TEST(Discovery, WO_32_with_the_option_it_goes_back_and_is_drawn_again) {
    Table t = beforeAmerica({{"redraw-red-neighbours", true}});
    t.enter(correct("number", "2,3", 6));
    t(build("ship", "red", "2,2:NE"));
    for (int i = 0; i < 2; ++i) {
        const Answer again = t(answer("token", 8));
        EXPECT_THAT(again, tells({"WO-30 draw-token hex=3,2 player=red"}));
        EXPECT_THAT(again, asks("token", "red", {"3", "8", "11"}));
        EXPECT_EQ(t.state()["bag"], json({3, 8, 11}));
    }
    EXPECT_THAT(t(answer("token", 3)).only("place-token"), ElementsAre("WO-30 place-token hex=3,2 number=3"));
}

TEST(Discovery, WO_32_with_the_option_it_stays_where_no_other_token_is_left) {
    Table t = beforeAmerica({{"redraw-red-neighbours", true}});
    t.enter(correct("number", "2,3", 6), correct("bag", {6, 8, 8}));
    t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(t(answer("token", 8)).only("place-token"), ElementsAre("WO-30 place-token hex=3,2 number=8"));
}

TEST(Discovery, WO_32_with_the_option_red_alone_stays) {
    Table t = beforeAmerica({{"redraw-red-neighbours", true}});
    t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(t(answer("token", 8)).only("place-token"), ElementsAre("WO-30 place-token hex=3,2 number=8"));
}

TEST(Discovery, WO_32_neighbours_over_the_seam_count) {
    Table t = littleWorldGame({{"redraw-red-neighbours", true}});
    t.enter(correct("number", "-2,3", 6), place("ship", "red", "-1,2:NW"), begin("red", "after-roll"));
    t(build("ship", "red", "-1,2:W")); // 5,2, whose neighbour over the seam carries a 6
    EXPECT_THAT(t(answer("token", 8)), tells({"WO-30 draw-token hex=5,2 player=red"}));
}

// ---- WO-40, WO-41: the bag is empty

/// Nothing is left in the bag; red's next ship, 2,2:NE, discovers America (3,2). Numbers: 0,1 5, 1,1 6, 2,1
/// 9, 0,2 4, 1,2 10. Red has a settlement at 2,1:NE, which is beside 2,1 alone.
Table emptyBag(const std::vector<json>& before = {}) {
    Table t = beforeAmerica();
    t.enter(correct("bag", json::array()));
    for (const json& command : before)
        t.enter(command);
    return t;
}

json number(const std::string& at, json value) {
    return correct("number", at, std::move(value));
}

TEST(Discovery, WO_40_a_token_leaves_Eurasia_for_the_new_hex) {
    Table t = emptyBag();
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, tells({placed("ship", "2,2:NE")})); // nothing is drawn
    EXPECT_THAT(asked, asks("token-from", "red", {"0,1", "1,1", "0,2", "1,2"}));
    EXPECT_EQ(openQuestion(asked).at, "3,2");
    EXPECT_THAT(t(answer("token-from", "0,2")), tells({"WO-40 move-token from=0,2 number=4 to=3,2",
                                                       "WO-31 take-marker at=3,1:S player=red"}));
    EXPECT_EQ(t.state()["numbers"]["3,2"], 4);
    EXPECT_FALSE(t.state()["numbers"].contains("0,2"));
    EXPECT_FALSE(isNew(t, "0,2")) << "an emptied hex is not discovered again";
}

TEST(Discovery, WO_40_a_never_the_last_number_beside_a_building) {
    // Red's settlement has 2,1 alone; a foreign city at 0,1:NW has 0,1 alone.
    Table t = emptyBag({correct("building", "0,1:NW", {{"piece", "city"}, {"player", "blue"}})});
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"1,1", "0,2", "1,2"}));
    EXPECT_THAT(forbidden(asked), ElementsAre("0,1 WO-40 a", "2,1 WO-40 a"));
    EXPECT_THAT(t(answer("token-from", "0,1")), refuses("not-an-option", "WO-40"));
    EXPECT_EQ(openQuestion(t).id, "token-from");
}

TEST(Discovery, WO_40_a_a_second_number_at_the_same_corner_lets_it_go) {
    // 1,1:NE touches 1,1 and 2,1: either may leave, as long as the other stays.
    Table t = emptyBag({correct("building", "2,1:NE", nullptr), settlement("blue", "1,1:NE")});
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")),
                asks("token-from", "red", {"0,1", "1,1", "2,1", "0,2", "1,2"}));
}

TEST(Discovery, WO_40_a_the_new_hex_does_not_make_up_for_the_loss) {
    // 0,2 is bare and new; blue stands at one of its corners, with 0,1 as the only number.
    Table t = littleWorldGame();
    t.enter(correct("bag", json::array()), number("0,2", nullptr), correct("discovered", "0,2", false),
            place("settlement", "blue", "0,2:NW"), begin("red", "after-roll"));
    const Answer asked = t(anyway(build("road", "red", "0,2:NE")));
    EXPECT_EQ(openQuestion(asked).at, "0,2");
    EXPECT_THAT(forbidden(asked), ElementsAre("0,1 WO-40 a"));
}

TEST(Discovery, WO_40_b_one_beside_an_own_building_if_there_is_one) {
    Table t = emptyBag({settlement("red", "1,1:S")}); // beside 1,1, 0,2 and 1,2
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"1,1", "0,2", "1,2"}));
    EXPECT_THAT(forbidden(asked), ElementsAre("0,1 WO-40 b", "2,1 WO-40 a"));
}

TEST(Discovery, WO_40_b_foreign_buildings_do_not_bind) {
    Table t = emptyBag({settlement("blue", "1,1:S")});
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")), asks("token-from", "red", {"0,1", "1,1", "0,2", "1,2"}));
}

TEST(Discovery, WO_40_b_only_tokens_that_a_and_c_allow_count_as_own) {
    // Beside red's settlement lies 2,1 alone, which (a) keeps: so any other.
    Table t = emptyBag();
    EXPECT_THAT(forbidden(t(build("ship", "red", "2,2:NE"))), ElementsAre("2,1 WO-40 a"));
    // Beside his second one lie 1,1 and 2,1: (c) keeps the 6 and (a) the other, so again any other.
    Table red = emptyBag({settlement("red", "1,1:NE"), number("2,3", 8)});
    const Answer asked = red(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"0,1", "0,2", "1,2"}));
    EXPECT_THAT(forbidden(asked), ElementsAre("1,1 WO-40 c", "2,1 WO-40 a", "2,3 WO-40 b"));
}

TEST(Discovery, WO_40_c_no_6_or_8_comes_to_lie_beside_another) {
    Table t = emptyBag({number("2,3", 8)}); // a neighbour of 3,2
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"0,1", "0,2", "1,2"}));
    // (c) keeps Eurasia's 6; the 8 lies on America, and Eurasia has others (b).
    EXPECT_THAT(forbidden(asked), ElementsAre("1,1 WO-40 c", "2,1 WO-40 a", "2,3 WO-40 b"));
}

TEST(Discovery, WO_40_c_is_judged_after_the_token_has_left_its_old_hex) {
    // 0,2 is new and lies beside 1,1. The 6 of 1,1 may move there, because 1,1 has no 6 after that.
    Table t = littleWorldGame();
    t.enter(correct("bag", json::array()), number("0,2", nullptr), correct("discovered", "0,2", false),
            begin("red", "after-roll"));
    EXPECT_THAT(t(anyway(build("road", "red", "0,2:NE"))),
                asks("token-from", "red", {"0,1", "1,1", "2,1", "1,2"}));
    EXPECT_THAT(t(answer("token-from", "1,1")), tells({"WO-40 move-token from=1,1 number=6 to=0,2"}));
}

TEST(Discovery, WO_40_c_over_the_seam_too) {
    Table t = littleWorldGame();
    t.enter(correct("bag", json::array()), number("-2,3", 8), place("ship", "red", "-1,2:NW"),
            begin("red", "after-roll"));
    const Answer asked = t(build("ship", "red", "-1,2:W")); // 5,2, beside -2,3 over the seam
    EXPECT_EQ(openQuestion(asked).at, "5,2");
    EXPECT_THAT(forbidden(asked), ElementsAre("1,1 WO-40 c", "-2,3 WO-40 b"));
}

TEST(Discovery, WO_40_a_before_c_before_b) {
    // 1,1 is both the last number of blue's settlement and a 6 beside the new hex's 8: (a) is reported.
    Table a = emptyBag({number("2,3", 8), number("0,1", nullptr), settlement("blue", "1,1:NW")});
    EXPECT_THAT(forbidden(a(build("ship", "red", "2,2:NE"))),
                ElementsAre("1,1 WO-40 a", "2,1 WO-40 a", "2,3 WO-40 b"));
    // 1,1 has a 6 beside an 8, and (unlike others) is not beside red's building: (c) is reported, not (b).
    Table c = emptyBag({number("2,3", 8), settlement("red", "1,2:SW")});
    EXPECT_THAT(forbidden(c(build("ship", "red", "2,2:NE"))),
                ElementsAre("0,1 WO-40 b", "1,1 WO-40 c", "2,1 WO-40 a", "2,3 WO-40 b"));
}

TEST(Discovery, WO_40_the_whole_map_where_Eurasia_has_none) {
    // Eurasia's only numbers are last ones; America's and Australia's are free.
    Table t = emptyBag({number("0,1", nullptr), number("1,1", nullptr), number("0,2", nullptr),
                        number("1,2", nullptr), number("2,3", 3), number("5,2", 11), number("-2,3", 4)});
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"2,3", "5,2", "-2,3"}));
    EXPECT_THAT(forbidden(asked), ElementsAre("2,1 WO-40 a"));
    EXPECT_THAT(t(answer("token-from", "5,2")).only("move-token"),
                ElementsAre("WO-40 move-token from=5,2 number=11 to=3,2"));
}

TEST(Discovery, WO_40_b_holds_over_the_whole_map_too) {
    Table t = emptyBag({number("0,1", nullptr), number("1,1", nullptr), number("0,2", nullptr),
                        number("1,2", nullptr), number("2,3", 3), number("5,2", 11), number("-2,3", 4),
                        settlement("red", "4,3:N")}); // the corner of 5,2 alone
    // 5,2 is now the last number of that settlement. With a second one beside it, it is free, and binding.
    Table free = emptyBag({number("0,1", nullptr), number("1,1", nullptr), number("0,2", nullptr),
                           number("1,2", nullptr), number("2,3", 3), number("5,2", 11), number("-2,3", 4),
                           settlement("red", "-2,3:N")}); // 5,2 and -2,3 meet there, over the seam
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")), asks("token-from", "red", {"2,3", "-2,3"}));
    const Answer asked = free(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"5,2", "-2,3"}));
    EXPECT_THAT(forbidden(asked), ElementsAre("2,1 WO-40 a", "2,3 WO-40 b"));
}

TEST(Discovery, WO_40_none_at_all_and_the_hex_stays_bare) {
    Table t = emptyBag(
        {number("0,1", nullptr), number("1,1", nullptr), number("0,2", nullptr), number("1,2", nullptr)});
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")),
                tells({placed("ship", "2,2:NE"), "WO-31 take-marker at=3,1:S player=red"}));
    EXPECT_FALSE(t.state()["numbers"].contains("3,2"));
    EXPECT_EQ(t.state()["numbers"]["2,1"], 9);
    EXPECT_FALSE(isNew(t, "3,2"));
}

TEST(Discovery, WO_40_the_only_token_allowed_goes_by_itself) {
    Table t = emptyBag({number("0,1", nullptr), number("1,1", nullptr), number("0,2", nullptr)});
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")),
                tells({placed("ship", "2,2:NE"), "WO-40 move-token from=1,2 number=10 to=3,2",
                       "WO-31 take-marker at=3,1:S player=red"}));
}

TEST(Discovery, WO_40_the_bag_may_end_between_two_hexes) {
    Table t = littleWorldGame();
    t.enter(place("road", "red", "-1,3:E"), correct("bag", {3}), begin("red", "after-roll"));
    t(build("road", "red", "0,3:SW"));
    t(answer("token-hex", "-1,4"));
    const Answer asked = t(answer("token", 3));
    EXPECT_THAT(asked, tells({"WO-30 place-token hex=-1,4 number=3"}));
    EXPECT_THAT(asked, asks("token-from", "red", {"0,1", "1,1", "2,1", "0,2", "1,2"}));
    EXPECT_EQ(openQuestion(asked).at, "0,4");
}

TEST(Discovery, WO_41_exactly_the_allowed_tokens_and_one_reason_for_each_other) {
    Table t = emptyBag({number("2,3", 8), number("5,2", 3), settlement("red", "1,1:S")});
    const Answer asked = t(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(asked, asks("token-from", "red", {"0,2", "1,2"}));
    EXPECT_THAT(forbidden(asked),
                ElementsAre("0,1 WO-40 b", "1,1 WO-40 c", "2,1 WO-40 a", "5,2 WO-40 b", "2,3 WO-40 b"));
    for (const char* other : {"0,1", "1,1", "2,1", "5,2", "2,3"})
        EXPECT_THAT(t(answer("token-from", other)), refuses("not-an-option", "WO-40"));
}

// ---- corrections (BA-60)

TEST(Discovery, BA_60_the_bag) {
    Table t = littleWorldGame();
    EXPECT_THAT(t(correct("bag", {12, 2, 2})), tellsNothing());
    EXPECT_EQ(t.state()["bag"], json({2, 2, 12}));
    EXPECT_THAT(t(correct("bag", {7})), refuses("bad-value", "BA-10"));
    EXPECT_THAT(t(correct("bag", 3)), refuses("bad-value", "WO-02"));
}

TEST(Discovery, BA_60_a_bag_that_is_emptied_or_filled_turns_the_open_question) {
    Table t = beforeAmerica();
    t(build("ship", "red", "2,2:NE"));
    ASSERT_EQ(openQuestion(t).id, "token");
    EXPECT_THAT(t(correct("bag", json::array())), asks("token-from", "red", {"0,1", "1,1", "0,2", "1,2"}));
    EXPECT_THAT(t(correct("bag", {5})), asks("token", "red", {"5"}));
    EXPECT_THAT(t(answer("token", 5)).only("place-token"), ElementsAre("WO-30 place-token hex=3,2 number=5"));

    Table empty = emptyBag();
    empty(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(empty(correct("bag", {5})), asks("token", "red", {"5"}));
    EXPECT_THAT(empty(answer("token", 5)).only("place-token"),
                ElementsAre("WO-30 place-token hex=3,2 number=5"));
    Table full = beforeAmerica();
    full(build("ship", "red", "2,2:NE"));
    full(correct("bag", json::array()));
    EXPECT_THAT(full(answer("token-from", "1,2")).only("move-token"),
                ElementsAre("WO-40 move-token from=1,2 number=10 to=3,2"));
}

TEST(Discovery, BA_60_discovered_or_new) {
    Table t = beforeAmerica();
    EXPECT_THAT(t(correct("discovered", "3,2", true)), tellsNothing());
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")),
                tells({placed("ship", "2,2:NE"), "WO-31 take-marker at=3,1:S player=red"}));
    EXPECT_THAT(t(correct("discovered", "3,2", false)), tellsNothing());
    EXPECT_THAT(t(build("ship", "red", "3,1:SE")), asks("token", "red", {"3", "8", "11"}));
    EXPECT_THAT(t(correct("discovered", "0,3", true)), refuses("bad-value", "WO-30"));  // desert
    EXPECT_THAT(t(correct("discovered", "2,2", true)), refuses("bad-value", "WO-30"));  // sea
    EXPECT_THAT(t(correct("discovered", "1,1", false)), refuses("bad-value", "WO-30")); // carries a number
}

TEST(Discovery, BA_60_a_number_that_is_put_down_makes_the_hex_known) {
    Table t = beforeAmerica();
    t.enter(number("3,2", 4), number("3,2", nullptr));
    EXPECT_FALSE(isNew(t, "3,2"));
    EXPECT_THAT(t(build("ship", "red", "2,2:NE")).only("draw-token"), IsEmpty());
}

TEST(Discovery, BA_60_a_number_put_on_the_new_hex_itself_answers_the_question) {
    const std::string marker = "WO-31 take-marker at=3,1:S player=red";
    Table drawn = beforeAmerica();
    drawn(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(drawn(number("3,2", 8)), tells({marker}));
    EXPECT_FALSE(drawn.decision());
    EXPECT_EQ(drawn.state()["bag"], json({3, 8, 11})) << "the bag is the table's to correct as well";
    Table moved = emptyBag();
    moved(build("ship", "red", "2,2:NE"));
    EXPECT_THAT(moved(number("3,2", 8)), tells({marker}));
    EXPECT_FALSE(moved.decision());
    EXPECT_EQ(moved.state()["numbers"]["3,2"], 8);
}

TEST(Discovery, BA_60_a_marker_is_with_a_player_or_on_its_corner) {
    Table t = littleWorldGame();
    t.enter(begin("red", "after-roll"), correct("marker", "0,1:N", "blue"));
    EXPECT_EQ(t.state()["markers"]["0,1:N"], "blue");
    EXPECT_EQ(t.state()["points"]["blue"], 1);
    t.enter(correct("marker", "0,1:N", nullptr));
    EXPECT_EQ(t.state()["points"]["blue"], 0);
    EXPECT_THAT(t(anyway(build("road", "red", "0,1:NW"))).only("take-marker"),
                ElementsAre("WO-31 take-marker at=0,1:N player=red"));
    EXPECT_THAT(t(correct("marker", "1,1:S", "red")), refuses("bad-value", "WO-02"));
}

} // namespace
} // namespace watchfire::test
