// SPDX-License-Identifier: Apache-2.0
// Roads, bridges, buildings and ships at the Great River: GR-02, GR-30 to GR-35, GR-40, GR-41. First on a
// small island whose tile runs eastwards, then on the example island with its tile in all twelve positions.
#include "rules/hex/modules/river/tile.h"
#include "rules/hex/placement.h"
#include "rules/hex/route.h"
#include "tests/rules/support/river_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

using Strings = std::vector<std::string>;

const hex::PlayerId red(0);

/// Red's turn after the roll; red has settlements on these corners.
Table redAt(const Strings& corners, const json& options = json::object()) {
    Table t{riverGame(options)};
    lay(t, "settlement", "red", corners);
    t.enter(begin("red", "after-roll"));
    return t;
}
std::string bridgeAt(const std::string& side, const std::string& player = "red") {
    return "GR-31 place-piece at=" + side + " piece=bridge player=" + player;
}
std::string pieceAt(const std::string& piece, const std::string& at, const std::string& player = "red") {
    return "BA-31 place-piece at=" + at + " piece=" + piece + " player=" + player;
}
int roadsLeft(const Table& t) {
    return hex::piecesLeft(t.current(), hex::Piece::road, red);
}
int halves(const Table& t, std::size_t player = 0) {
    return hex::longestRoadsHalves(t.current())[player];
}

// ---- where roads and bridges lie

TEST(GreatRiver, GR_30_no_road_and_no_bridge_crosses_the_mouth) {
    Table t = redAt({"2,0:NE", "2,0:S"});
    for (const char* side : {"2,0:E", "2,0:SE"}) {
        EXPECT_THAT(t(build("road", "red", side)), refuses("forbidden-place", "GR-30")) << side;
        EXPECT_THAT(t(build("bridge", "red", side)), refuses("forbidden-place", "GR-30")) << side;
    }
    EXPECT_THAT(t(build("road", "red", "2,0:NE")), tells({pieceAt("road", "2,0:NE")})) << "beside it";
    EXPECT_THAT(t(anyway(build("road", "red", "2,0:E"))), tells({pieceAt("road", "2,0:E")})) << "BA-33";
}

TEST(GreatRiver, GR_30_nor_is_a_road_founded_there) {
    Table t{riverGame()};
    t.enter(founding("settlement", "red", "2,0:NE"));
    EXPECT_THAT(t(founding("road", "red", "2,0:E")), refuses("forbidden-place", "GR-30"));
    EXPECT_TRUE(t(founding("road", "red", "2,0:NE")).ok);
}

TEST(GreatRiver, GR_31_only_a_bridge_crosses_the_river) {
    for (const auto& [corner, side] : {std::pair{"1,0:NE", "1,0:E"}, {"0,0:NE", "0,0:E"}}) {
        Table t = redAt({corner});
        EXPECT_THAT(t(build("road", "red", side)), refuses("forbidden-place", "GR-31")) << side;
        EXPECT_EQ(roadsLeft(t), 15);
        EXPECT_THAT(t(build("bridge", "red", side)), tells({bridgeAt(side)})) << side;
        EXPECT_EQ(t.state()["lines"][side]["piece"], "bridge");
        EXPECT_EQ(roadsLeft(t), 13) << "two road pieces";
    }
}

TEST(GreatRiver, GR_31_a_bridge_lies_nowhere_else) {
    Table t = redAt({"0,0:N", "1,0:S", "0,0:SW"});
    for (const char* side : {"0,0:NE", "0,0:NW", "1,0:SE", "1,0:SW", "0,0:W", "0,0:SW"})
        EXPECT_THAT(t(build("bridge", "red", side)), refuses("forbidden-place", "GR-31")) << side;
    EXPECT_THAT(t(anyway(build("bridge", "red", "0,0:NE"))), tells({bridgeAt("0,0:NE")})) << "BA-33";
}

TEST(GreatRiver, GR_31_otherwise_it_is_placed_like_a_road) {
    Table t = redAt({"2,0:NE"});
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), refuses("not-connected", "BA-31"));
    t.enter(build("road", "red", "2,0:NE"), build("road", "red", "2,0:NW"));
    EXPECT_THAT(t(build("bridge", "blue", "1,0:E")), refuses("not-your-turn", "BA-06"));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), tells({bridgeAt("1,0:E")}));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(anyway(build("bridge", "red", "1,0:E"))), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(build("road", "red", "1,0:SE")), tells({pieceAt("road", "1,0:SE")})) << "roads go on";
    EXPECT_THAT(t(build("settlement", "red", "1,0:S")), tells({pieceAt("settlement", "1,0:S")}));
}

TEST(GreatRiver, GR_31_a_bridge_carries_a_settlement_at_its_end) {
    Table t = redAt({"1,0:NE"});
    t.enter(build("bridge", "red", "1,0:E"));
    EXPECT_THAT(t(build("settlement", "red", "1,0:SE")), tells({pieceAt("settlement", "1,1:N")}));
}

TEST(GreatRiver, GR_31_it_does_not_go_on_beyond_a_foreign_building) {
    Table t{riverGame()};
    lay(t, "road", "red", {"1,0:NW", "1,0:NE"});
    t.enter(place("settlement", "blue", "1,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), refuses("not-connected", "BA-31"));
    EXPECT_TRUE(t(build("bridge", "red", "0,0:E")).ok) << "at the other end of the road";
}

/// Lays red roads far from the river until `left` remain.
void useRoads(Table& t, int left) {
    int roads = roadsLeft(t);
    for (const char* hex : {"0,-1", "2,-1", "-1,1", "1,1"})
        for (const char* side : {"E", "NE", "NW", "W", "SW", "SE"}) {
            if (roads == left)
                return;
            if (t(place("road", "red", std::string(hex) + ":" + side)).ok)
                --roads;
        }
    FAIL() << "the island is too small";
}

TEST(GreatRiver, GR_31_it_takes_two_road_pieces_out_of_the_stock) {
    for (const int left : {1, 2}) {
        Table t{riverGame()};
        useRoads(t, left);
        t.enter(place("settlement", "red", "0,0:NE"), begin("red", "after-roll"));
        if (left == 1) {
            EXPECT_THAT(t(build("bridge", "red", "0,0:E")), refuses("no-piece-left", "BA-32"));
            EXPECT_TRUE(t(build("road", "red", "0,0:NE")).ok) << "one piece is a road";
        } else {
            EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
            EXPECT_EQ(roadsLeft(t), 0);
            EXPECT_THAT(t(build("road", "red", "0,0:NE")), refuses("no-piece-left", "BA-32"));
        }
    }
}

TEST(GreatRiver, GR_31_a_bridge_taken_off_gives_both_pieces_back) {
    Table t = redAt({"0,0:NE"});
    t.enter(build("bridge", "red", "0,0:E"), correct("line", "0,0:E", nullptr));
    EXPECT_EQ(roadsLeft(t), 15);
    t.enter(correct("line", "0,0:E", {{"piece", "bridge"}, {"player", "red"}}));
    EXPECT_EQ(roadsLeft(t), 13);
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_EQ(roadsLeft(t), 15);
}

TEST(GreatRiver, GR_31_only_a_game_with_the_river_knows_bridges) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "0,0:NE")), refuses("unknown-piece"));
    EXPECT_THAT(t(correct("line", "0,0:NE", {{"piece", "bridge"}, {"player", "red"}})),
                refuses("unknown-piece"));
}

TEST(GreatRiver, GR_35_above_the_spring_is_an_ordinary_side) {
    Table t = redAt({"0,0:NW"});
    EXPECT_THAT(t(build("bridge", "red", "0,0:W")), refuses("forbidden-place", "GR-31"));
    EXPECT_THAT(t(build("road", "red", "0,0:W")), tells({pieceAt("road", "-1,0:E")}));
}

// ---- what a bridge is worth

/// Along the northern coast: eight sides in a row.
const Strings northernCoast{"0,-1:W",  "0,-1:NW", "0,-1:NE", "1,-1:NW",
                            "1,-1:NE", "2,-1:NW", "2,-1:NE", "2,-1:E"};
/// Along the southern coast: eight sides in a row.
const Strings southernCoast{"-1,1:W", "-1,1:SW", "-1,1:SE", "0,1:SW", "0,1:SE", "1,1:SW", "1,1:SE", "1,1:E"};
Strings first(std::size_t n, const Strings& sides) {
    return {sides.begin(), sides.begin() + static_cast<std::ptrdiff_t>(n)};
}

TEST(GreatRiver, GR_32_a_bridge_is_one_segment_of_one_and_a_half) {
    Table t{riverGame()};
    lay(t, "bridge", "red", {"0,0:E"});
    EXPECT_EQ(halves(t), 3);
    lay(t, "road", "red", {"0,0:NE"});
    EXPECT_EQ(halves(t), 5);
    lay(t, "road", "red", {"1,0:NW"}); // the other way from the same corner: no line passes it twice
    EXPECT_EQ(halves(t), 5);
}

TEST(GreatRiver, GR_32_six_and_a_half_beats_six) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(5, northernCoast));
    EXPECT_THAT(t(place("road", "blue", northernCoast[5])).steps, IsEmpty()) << "the fifth brought it";
    EXPECT_EQ(t.state()["longest-road"], "blue");
    lay(t, "road", "red", {"0,0:NW", "0,0:NE", "1,0:SW", "1,0:SE", "2,0:SW"});
    t.enter(begin("red", "after-roll"));
    EXPECT_EQ(halves(t, 1), 12);
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")),
                tells({bridgeAt("0,0:E"), "BA-40 lose-card card=longest-road player=blue",
                       "BA-40 gain-card card=longest-road player=red"}));
    EXPECT_EQ(halves(t), 13);
}

TEST(GreatRiver, GR_32_six_and_a_half_does_not_beat_seven) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(7, northernCoast));
    lay(t, "road", "red", {"0,0:NW", "0,0:NE", "1,0:SW", "1,0:SE", "2,0:SW"});
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
    EXPECT_EQ(t.state()["longest-road"], "blue");
}

TEST(GreatRiver, GR_32_four_and_a_half_is_no_longest_road_and_five_and_a_half_is_one) {
    Table t{riverGame()};
    lay(t, "bridge", "red", {"0,0:E"});
    lay(t, "road", "red", {"0,0:NW", "0,0:NE", "1,0:SW"});
    EXPECT_EQ(halves(t), 9);
    EXPECT_EQ(t.state()["longest-road"], nullptr);
    EXPECT_THAT(t(place("road", "red", "1,0:SE")), tells({"BA-40 gain-card card=longest-road player=red"}));
}

/// Red goes round the foothills over both bridges: four roads and twice one and a half make seven. One bridge
/// is still missing.
void almostRound(Table& t) {
    lay(t, "road", "red", {"1,0:NW", "1,0:NE", "1,0:SE", "1,0:SW"});
    lay(t, "bridge", "red", {"0,0:E"});
}

TEST(GreatRiver, GR_33_both_bridges_win_a_tie_against_the_holder) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(7, northernCoast));
    almostRound(t);
    t.enter(begin("red", "after-roll"));
    EXPECT_EQ(t.state()["longest-road"], "blue");
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")),
                tells({bridgeAt("1,0:E"), "GR-33 lose-card card=longest-road player=blue",
                       "GR-33 gain-card card=longest-road player=red"}));
    EXPECT_EQ(halves(t, 0), halves(t, 1));
}

TEST(GreatRiver, GR_33_and_keep_the_card_against_a_player_who_draws_level) {
    Table t{riverGame()};
    almostRound(t);
    lay(t, "bridge", "red", {"1,0:E"});
    lay(t, "road", "blue", first(6, northernCoast));
    t.enter(begin("blue", "after-roll"));
    EXPECT_THAT(t(build("road", "blue", northernCoast[6])),
                tells({pieceAt("road", northernCoast[6], "blue")}));
    EXPECT_EQ(halves(t, 0), halves(t, 1));
    EXPECT_EQ(t.state()["longest-road"], "red");
    EXPECT_THAT(
        t(build("road", "blue", northernCoast[7])),
        tells({pieceAt("road", northernCoast[7], "blue"), "BA-40 lose-card card=longest-road player=red",
               "BA-40 gain-card card=longest-road player=blue"}))
        << "a longer road still wins";
}

/// Blue has six and a half over the lower bridge; red will have the same with the upper bridge.
void almostAlike(Table& t) {
    lay(t, "road", "blue", {"2,0:NE", "2,0:NW", "2,0:SW", "1,1:E", "1,1:SE"});
    lay(t, "bridge", "blue", {"1,0:E"});
    lay(t, "road", "red", {"0,0:NW", "0,0:NE", "1,0:SW", "0,1:E", "0,1:SE"});
}

TEST(GreatRiver, GR_33_one_bridge_wins_no_tie) {
    Table t{riverGame()};
    almostAlike(t);
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
    EXPECT_EQ(halves(t, 0), 13);
    EXPECT_EQ(halves(t, 1), 13);
    EXPECT_EQ(t.state()["longest-road"], "blue");
}

TEST(GreatRiver, GR_33_where_each_has_one_bridge_the_card_is_set_aside) {
    Table t{riverGame()};
    lay(t, "road", "white", northernCoast);
    almostAlike(t);
    lay(t, "bridge", "red", {"0,0:E"});
    EXPECT_EQ(t.state()["longest-road"], "white");
    EXPECT_THAT(t(correct("line", northernCoast[3], nullptr)),
                tells({"BA-40 lose-card card=longest-road player=white"}));
}

TEST(GreatRiver, GR_33_roads_laid_across_the_river_anyway_are_no_bridges) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(6, northernCoast));
    lay(t, "road", "red", {"1,0:NW", "1,0:NE", "1,0:SE", "1,0:SW", "0,0:E"});
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(anyway(build("road", "red", "1,0:E"))), tells({pieceAt("road", "1,0:E")}));
    EXPECT_EQ(halves(t, 0), halves(t, 1));
    EXPECT_EQ(t.state()["longest-road"], "blue");
}

TEST(GreatRiver, GR_33_a_tie_at_five_is_one) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(5, northernCoast));
    lay(t, "bridge", "red", {"0,0:E", "1,0:E"});
    lay(t, "road", "red", {"1,0:SW"});
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", "1,0:SE")),
                tells({pieceAt("road", "1,0:SE"), "GR-33 lose-card card=longest-road player=blue",
                       "GR-33 gain-card card=longest-road player=red"}));
}

TEST(GreatRiver, GR_33_both_bridges_do_not_make_a_shorter_road_the_longest) {
    Table t{riverGame()};
    lay(t, "road", "blue", northernCoast);
    almostRound(t);
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), tells({bridgeAt("1,0:E")}));
    EXPECT_EQ(t.state()["longest-road"], "blue");
}

TEST(GreatRiver, GR_33_nor_do_they_win_the_tie_of_two_others) {
    Table t{riverGame()};
    lay(t, "road", "blue", first(5, northernCoast));
    lay(t, "road", "white", first(5, southernCoast));
    lay(t, "bridge", "red", {"0,0:E"});
    t.enter(place("settlement", "red", "1,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), tells({bridgeAt("1,0:E")}));
    EXPECT_EQ(t.state()["longest-road"], "blue");
}

TEST(GreatRiver, GR_33_there_is_no_tie_below_five) {
    Table t{riverGame()};
    lay(t, "bridge", "red", {"0,0:E", "1,0:E"});
    lay(t, "road", "red", first(3, southernCoast));
    lay(t, "road", "blue", first(4, northernCoast));
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("road", "red", southernCoast[3])).steps, SizeIs(1)) << "the piece alone";
    EXPECT_EQ(halves(t, 0), halves(t, 1));
    EXPECT_EQ(t.state()["longest-road"], nullptr);
}

TEST(GreatRiver, GR_33_the_card_is_not_set_aside_where_one_of_those_who_tie_has_both_bridges) {
    Table t{riverGame()};
    lay(t, "road", "white", southernCoast);
    lay(t, "road", "blue", first(7, northernCoast));
    almostRound(t);
    lay(t, "bridge", "red", {"1,0:E"});
    t.enter(begin("red", "after-roll"));
    EXPECT_EQ(t.state()["longest-road"], "white");
    EXPECT_THAT(t(correct("line", southernCoast[3], nullptr)),
                tells({"GR-33 lose-card card=longest-road player=white",
                       "GR-33 gain-card card=longest-road player=red"}));
}

// ---- GR-34: the road-building card

Table redPlaysRoadBuilding(const std::string& phase) {
    Table t{riverGame()};
    lay(t, "settlement", "red", {"1,0:NE", "0,0:NE"});
    t.enter(begin("red", phase), card("red", "road-building"));
    return t;
}

TEST(GreatRiver, GR_34_one_of_the_cards_roads_may_be_a_bridge_before_the_roll_too) {
    Table t = redPlaysRoadBuilding("before-roll");
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), tells({bridgeAt("1,0:E")}));
    EXPECT_EQ(t.current().turn.freeRoads, 1);
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), refuses("not-rolled", "BA-06")) << "only one of them";
    EXPECT_THAT(t(build("road", "red", "1,0:NE")), tells({pieceAt("road", "1,0:NE")}));
    EXPECT_THAT(t(build("road", "red", "0,0:NE")), refuses("not-rolled", "BA-06")) << "both are laid";
}

TEST(GreatRiver, GR_34_without_the_card_no_bridge_before_the_roll) {
    Table t{riverGame()};
    t.enter(place("settlement", "red", "1,0:NE"), begin("red"));
    EXPECT_THAT(t(build("bridge", "red", "1,0:E")), refuses("not-rolled", "BA-06"));
}

TEST(GreatRiver, GR_34_the_road_may_come_first) {
    Table t = redPlaysRoadBuilding("before-roll");
    EXPECT_TRUE(t(build("road", "red", "1,0:NE")).ok);
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
    EXPECT_EQ(t.current().turn.freeRoads, 0);
}

TEST(GreatRiver, GR_34_a_second_bridge_after_the_roll_is_paid_and_leaves_the_free_road) {
    Table t = redPlaysRoadBuilding("after-roll");
    t.enter(build("bridge", "red", "1,0:E"), build("bridge", "red", "0,0:E"));
    EXPECT_EQ(t.current().turn.freeRoads, 1);
    t.enter(build("road", "red", "1,0:NE"));
    EXPECT_EQ(t.current().turn.freeRoads, 0);
}

TEST(GreatRiver, GR_34_the_next_card_has_its_own_bridge) {
    Table t = redPlaysRoadBuilding("after-roll");
    t.enter(build("bridge", "red", "1,0:E"), endTurn(), correct("turn", {{"player", "red"}}),
            card("red", "road-building"));
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
}

TEST(GreatRiver, GR_34_two_pieces_must_be_left) {
    Table t{riverGame()};
    useRoads(t, 1);
    t.enter(place("settlement", "red", "0,0:NE"), begin("red"), card("red", "road-building"));
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), refuses("no-piece-left", "BA-32"));
    EXPECT_EQ(t.current().turn.freeRoads, 2) << "what is refused uses nothing";
    EXPECT_TRUE(t(build("road", "red", "0,0:NE")).ok);
}

TEST(GreatRiver, GR_34_undo_gives_the_cards_bridge_back) {
    Table t = redPlaysRoadBuilding("before-roll");
    t.enter(build("bridge", "red", "1,0:E"));
    EXPECT_TRUE(t(undo()).ok);
    EXPECT_THAT(t(build("bridge", "red", "0,0:E")), tells({bridgeAt("0,0:E")}));
}

// ---- GR-40, GR-41: buildings on the banks, ships in the mouth

TEST(GreatRiver, GR_40_buildings_stand_on_both_banks_also_of_one_player) {
    for (const auto& [a, b] : {std::pair{"2,0:NE", "2,0:S"}, {"1,0:NE", "1,0:SE"}, {"0,0:NE", "0,0:SE"}})
        for (const char* other : {"red", "blue"}) {
            Table t{riverGame()};
            t.enter(place("settlement", other, a));
            EXPECT_TRUE(t(founding("settlement", "red", b)).ok) << a << b;
            Table back{riverGame()};
            back.enter(place("city", other, b));
            EXPECT_TRUE(back(founding("settlement", "red", a)).ok) << b << a;
        }
}

TEST(GreatRiver, GR_40_not_above_the_spring_and_not_along_a_bank) {
    for (const auto& [a, b] : {std::pair{"0,0:NW", "0,0:SW"}, // A4, B4
                               {"1,0:SE", "2,0:S"},           // B2, B1
                               {"0,0:NW", "0,0:N"},
                               {"0,0:NE", "1,0:N"},
                               {"1,0:NE", "2,0:N"},
                               {"2,0:N", "2,0:NE"}})
        for (const auto& [stands, wanted] : {std::pair{a, b}, {b, a}}) {
            Table t{riverGame()};
            t.enter(place("settlement", "blue", stands));
            EXPECT_THAT(t(founding("settlement", "red", wanted)), refuses("too-close", "BA-31"))
                << stands << wanted;
        }
}

TEST(GreatRiver, GR_40_nobody_builds_in_the_middle_of_the_mouth) {
    Table t{riverGame()};
    EXPECT_THAT(t(founding("settlement", "red", "2,0:SE")), refuses("forbidden-place", "GR-40"));
    t.enter(anyway(founding("settlement", "red", "2,0:SE")), begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "2,0:SE")), refuses("forbidden-place", "GR-40"));
    EXPECT_TRUE(t(anyway(build("city", "red", "2,0:SE"))).ok);
}

TEST(GreatRiver, GR_41_with_ships_they_lie_in_the_mouth_and_roads_still_do_not) {
    Table t = redAt({"2,0:NE"}, {{"ships", true}});
    for (const char* side : {"2,0:E", "2,0:SE"}) {
        EXPECT_THAT(t(build("road", "red", side)), refuses("forbidden-place", "GR-30")) << side;
        EXPECT_THAT(t(build("bridge", "red", side)), refuses("forbidden-place", "GR-30")) << side;
        EXPECT_THAT(t(build("ship", "red", side)), tells({pieceAt("ship", side)}));
    }
}

TEST(GreatRiver, GR_41_with_ships_the_middle_of_the_mouth_is_a_corner_like_others) {
    Table t{riverGame({{"ships", true}})};
    lay(t, "ship", "red", {"2,0:E", "2,0:SE"});
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "2,0:SE")), tells({pieceAt("settlement", "2,1:N")}));
    EXPECT_THAT(t(build("settlement", "red", "2,0:NE")), refuses("too-close", "BA-31"));
    EXPECT_THAT(t(build("settlement", "red", "2,0:S")), refuses("too-close", "BA-31"));
    EXPECT_TRUE(t(build("city", "red", "2,0:SE")).ok);
}

TEST(GreatRiver, GR_41_and_keeps_the_usual_distance_from_both_banks) {
    for (const char* bank : {"2,0:NE", "2,0:S"}) {
        Table t{riverGame({{"ships", true}})};
        lay(t, "ship", "red", {"2,0:E", "2,0:SE"});
        t.enter(place("settlement", "blue", bank), begin("red", "after-roll"));
        EXPECT_THAT(t(build("settlement", "red", "2,0:SE")), refuses("too-close", "BA-31")) << bank;
    }
}

TEST(GreatRiver, GR_41_one_may_be_founded_there_with_a_ship) {
    Table t{riverGame({{"ships", true}})};
    t.enter(founding("settlement", "red", "2,0:SE"));
    EXPECT_TRUE(t(founding("ship", "red", "2,0:E")).ok);
}

TEST(GreatRiver, GR_41_a_ship_may_move_into_the_mouth) {
    Table t{riverGame({{"ships", true}})};
    t.enter(place("settlement", "red", "2,0:NE"), place("ship", "red", "2,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(moveShip("red", "2,0:NE", "2,0:E")),
                tells({"BA-36 move-ship from=2,0:NE player=red to=2,0:E"}));
}

TEST(GreatRiver, GR_41_ships_are_an_option_and_off) {
    for (const json& options : {json::object(), json{{"ships", false}}}) {
        Table t = redAt({"2,0:NE"}, options);
        EXPECT_THAT(t(build("ship", "red", "2,0:E")), refuses("forbidden-place", "BA-31"));
        EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::ship, red), 0);
    }
}

TEST(GreatRiver, GR_41_off_also_where_they_would_lead_to_another_island) {
    json board = riverIsland();
    for (json& hex : board["hexes"])
        if (hex["at"] == "-2,-2")
            hex["terrain"] = "forest";
    ASSERT_TRUE(read(board).hasSeaRoutes());
    Table t{header("great-river", board, {"red", "blue", "white"})};
    t.enter(place("settlement", "red", "2,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "2,0:E")), refuses("forbidden-place", "BA-31"));
}

// ---- all twelve positions of the tile

class RiverInEveryLie : public ::testing::TestWithParam<std::tuple<hex::Direction, bool>> {
protected:
    hex::RiverTile tile = hex::layRiver({0, 0}, std::get<0>(GetParam()), std::get<1>(GetParam()));

    /// The example island with its tile turned; red has a road on every side.
    [[nodiscard]] hex::State roadsEverywhere(bool ships = false) const {
        auto moved = hex::moveRiver(read(shippedBoard("great-river")).description(), std::get<0>(GetParam()),
                                    std::get<1>(GetParam()));
        EXPECT_TRUE(moved.ok());
        auto board = hex::Board::make(*std::move(moved));
        EXPECT_TRUE(board.ok());
        hex::Options options;
        options.ships = ships;
        auto setup =
            hex::Setup::make(hex::Scenario::greatRiver, std::make_shared<const hex::Board>(*std::move(board)),
                             {{"red", "", ""}, {"blue", "", ""}, {"white", "", ""}}, options);
        EXPECT_TRUE(setup.ok());
        hex::State state = hex::initialState(hex::SetupRef(*std::move(setup)));
        for (std::size_t i = 0; i < state.lines.size(); ++i)
            state.lines[hex::SideId(i)] = {hex::LineKind::road, red};
        return state;
    }
    static hex::SideId side(const hex::State& state, hex::CornerName a, hex::CornerName b) {
        return state.board().between(state.board().find(a), state.board().find(b));
    }
    /// The clause that forbids this piece of red's; "" if it may go there.
    static std::string against(hex::State state, hex::Piece piece, hex::Place at) {
        if (const auto* wanted = std::get_if<hex::SideId>(&at)) {
            // Nobody has so many roads, so only those that meet the side at one end are laid.
            const hex::CornerId end = state.board()[*wanted].corners[0];
            for (std::size_t i = 0; i < state.lines.size(); ++i) {
                const auto& ends = state.board()[hex::SideId(i)].corners;
                if (hex::SideId(i) == *wanted || (ends[0] != end && ends[1] != end))
                    state.lines[hex::SideId(i)] = {};
            }
        }
        const auto error = hex::checkPlacement(state, {piece, red, at});
        return error ? toString(error->rule) : "";
    }
};

TEST_P(RiverInEveryLie, GR_30_GR_31_GR_35_roads_and_bridges_know_their_sides) {
    const hex::State state = roadsEverywhere();
    const std::set<hex::SideId> mouth{side(state, tile.A1, tile.C1), side(state, tile.C1, tile.B1)};
    const std::set<hex::SideId> crossings{side(state, tile.A2, tile.B2), side(state, tile.A3, tile.B3)};
    int ordinary = 0;
    for (std::size_t i = 0; i < state.lines.size(); ++i) {
        const hex::SideId at(i);
        if (!state.board()[at].touchesLand)
            continue;
        const std::string where = state.board().nameOf(at);
        if (mouth.contains(at)) {
            EXPECT_EQ(against(state, hex::Piece::road, at), "GR-30") << where;
            EXPECT_EQ(against(state, hex::Piece::bridge, at), "GR-30") << where;
        } else if (crossings.contains(at)) {
            EXPECT_EQ(against(state, hex::Piece::road, at), "GR-31") << where;
            EXPECT_EQ(against(state, hex::Piece::bridge, at), "") << where;
        } else {
            EXPECT_EQ(against(state, hex::Piece::road, at), "") << where;
            EXPECT_EQ(against(state, hex::Piece::bridge, at), "GR-31") << where;
            ++ordinary;
        }
    }
    EXPECT_EQ(ordinary, 72 - 4);
    EXPECT_EQ(against(state, hex::Piece::road, side(state, tile.A4, tile.B4)), "") << "GR-35";
}

TEST_P(RiverInEveryLie, GR_40_only_the_ends_of_the_crossings_are_eased) {
    const std::set<std::set<hex::CornerName>> eased{{tile.A2, tile.B2}, {tile.A3, tile.B3}};
    for (const bool ships : {false, true}) {
        hex::State state = roadsEverywhere(ships);
        const hex::CornerId middle = state.board().find(tile.C1);
        for (const auto& here : state.board().sides())
            for (const std::size_t end : {0U, 1U}) {
                const hex::CornerId stands = here.corners[end];
                const hex::CornerId wanted = here.corners[1 - end];
                if (!state.board()[wanted].touchesLand)
                    continue;
                state.buildings.put(stands, {hex::BuildingKind::settlement, hex::PlayerId(1)});
                const std::set names{state.board()[stands].name, state.board()[wanted].name};
                const std::string expected = wanted == middle && !ships ? "GR-40"
                                             : eased.contains(names)    ? ""
                                                                        : "BA-31";
                EXPECT_EQ(against(state, hex::Piece::settlement, wanted), expected)
                    << state.board().nameOf(stands) << " " << state.board().nameOf(wanted);
                state.buildings.put(stands, {});
            }
        EXPECT_EQ(against(state, hex::Piece::settlement, middle), ships ? "" : "GR-40") << "GR-41";
    }
}

TEST_P(RiverInEveryLie, GR_40_both_banks_of_the_mouth_are_apart) {
    hex::State state = roadsEverywhere();
    state.buildings.put(state.board().find(tile.A1), {hex::BuildingKind::city, hex::PlayerId(1)});
    EXPECT_EQ(against(state, hex::Piece::settlement, state.board().find(tile.B1)), "");
}

TEST_P(RiverInEveryLie, GR_41_ships_lie_in_the_mouth) {
    const hex::State state = roadsEverywhere(true);
    for (const auto& [a, b] : {std::pair{tile.A1, tile.C1}, {tile.C1, tile.B1}}) {
        hex::State sailing = state;
        sailing.lines = decltype(sailing.lines)(state.board().sides().size());
        sailing.buildings.put(state.board().find(a), {hex::BuildingKind::settlement, red});
        EXPECT_EQ(hex::checkPlacement(sailing, {hex::Piece::ship, red, side(state, a, b)}), std::nullopt);
    }
}

INSTANTIATE_TEST_SUITE_P(AllTwelve, RiverInEveryLie,
                         ::testing::Combine(::testing::ValuesIn(hex::allDirections), ::testing::Bool()),
                         [](const auto& lie) {
                             return std::string(toString(std::get<0>(lie.param))) +
                                    (std::get<1>(lie.param) ? "_mirrored" : "");
                         });

} // namespace
} // namespace watchfire::test
