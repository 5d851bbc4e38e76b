// SPDX-License-Identifier: Apache-2.0
// The World beyond storm and discovery: players, pieces, founding, the board's facts, the cylinder and the
// end (WO-00 to WO-10, WO-50).
#include "rules/hex/founding.h"
#include "rules/hex/modules/discovery/discovery.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

// ---- WO-00: players and pieces

TEST(World, WO_00_three_or_four_players) {
    json board = littleWorld();
    const std::vector<std::string> all{"red", "blue", "white", "orange", "green", "brown"};
    for (const std::ptrdiff_t n : {2, 5, 6}) {
        const HeaderRefusal refused = refusedHeader(header("world", board, {all.begin(), all.begin() + n}));
        EXPECT_EQ(refused.code, "header") << n;
        EXPECT_EQ(refused.rule, "WO-00") << n;
    }
    for (const std::ptrdiff_t n : {3, 4})
        EXPECT_NO_THROW(Table(header("world", board, {all.begin(), all.begin() + n})));
}

TEST(World, WO_00_a_robber_and_no_pirate) {
    Table t = littleWorldGame();
    EXPECT_EQ(t.state()["robber"], "0,3");
    EXPECT_TRUE(t.state().value("pirate", json()).is_null());
    t.enter(begin("red"));
    t(seven(4));
    EXPECT_THAT(t(answer("storm-turn", "E")), asks("robber", "red",
                                                   {"0,1", "1,1", "2,1", "0,2", "1,2", "-1,3", "-1,4", "0,4",
                                                    "3,2", "2,3", "5,2", "-2,3"}));
}

TEST(World, WO_00_ships_cannot_be_left_out) {
    const HeaderRefusal refused =
        refusedHeader(header("world", littleWorld(), {"red", "blue", "white"}, {{"ships", false}}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, "WO-00");
}

TEST(World, WO_00_six_cities_and_otherwise_the_usual_pieces) {
    const Table t = littleWorldGame();
    const hex::PlayerId red(0);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::city, red), 6);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::settlement, red), 5);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::road, red), 15);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::ship, red), 15);
}

TEST(World, WO_00_the_seventh_city_is_missing) {
    Table t = littleWorldGame();
    for (const char* at : {"0,1:N", "1,1:N", "2,1:N", "0,1:S", "1,1:S", "2,1:S"})
        t.enter(place("city", "red", at));
    EXPECT_THAT(t(place("city", "red", "3,2:N")), refuses("no-piece-left", "BA-32"));
    EXPECT_THAT(t(place("city", "blue", "3,2:N")), tellsNothing());
}

// ---- WO-01: Eurasia and the Sahara

TEST(World, WO_01_the_board_has_to_say_what_Eurasia_is) {
    json board = littleWorld();
    board.erase("home");
    const HeaderRefusal refused = refusedHeader(header("world", board, {"red", "blue", "white"}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, "WO-01");
    EXPECT_THAT(refused.message, HasSubstr("$.board.home"));
}

TEST(World, WO_01_all_found_on_Eurasia) {
    Table t = littleWorldGame();
    for (const char* abroad : {"3,2:N", "0,4:SE", "5,2:N", "-2,3:SW"})
        EXPECT_THAT(t(founding("settlement", "red", abroad)), refuses("forbidden-place", "WO-01")) << abroad;
    EXPECT_THAT(t(anyway(founding("settlement", "red", "3,2:N"))), tellsNothing());
    EXPECT_TRUE(t(founding("settlement", "red", "0,1:NW")).ok);
}

TEST(World, WO_01_nobody_founds_at_the_desert) {
    Table t = littleWorldGame();
    // Corners of Eurasia and the Sahara together.
    for (const char* sahara : {"0,2:SW", "0,2:S", "0,2:SE", "1,2:S"})
        EXPECT_THAT(t(founding("settlement", "red", sahara)), refuses("forbidden-place", "WO-01")) << sahara;
    EXPECT_THAT(t(anyway(founding("settlement", "red", "0,2:S"))), tellsNothing());
    EXPECT_THAT(t(founding("settlement", "blue", "1,2:SE")), tellsNothing());
}

TEST(World, WO_01_only_the_founding_is_bound_to_Eurasia) {
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "2,2:NE"), place("ship", "red", "2,2:E"), place("road", "red", "0,2:SE"),
            place("settlement", "blue", "5,2:N"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "2,2:SE")), tells({"BA-31 place-piece at=2,3:N piece=settlement "
                                                                "player=red"}));
    EXPECT_THAT(t(build("settlement", "red", "0,2:S")), asksNothing());
}

TEST(World, WO_01_the_line_of_a_founding_is_free) {
    // Only the settlement is restricted; its road may lead to the desert's corner.
    Table t = littleWorldGame();
    t.enter(founding("settlement", "red", "1,2:SE"));
    EXPECT_THAT(t(founding("road", "red", "1,2:SW")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(founding("road", "red", "1,2:SE")), tellsNothing());
}

TEST(World, WO_01_on_a_coast_a_ship_may_stand_for_the_road) {
    Table t = littleWorldGame();
    t.enter(founding("settlement", "red", "0,1:NW"));
    EXPECT_TRUE(hex::nextFounding(t.current(), hex::PlayerId(0))->orShip);
    EXPECT_THAT(t(founding("ship", "red", "0,1:NW")), tellsNothing());
    t.enter(founding("settlement", "blue", "0,1:SE")); // inland: 0,1, 1,1 and 0,2
    EXPECT_THAT(t(founding("ship", "blue", "0,1:SE")), refuses("not-sea", "BA-31"));
}

TEST(World, WO_01_on_the_example_only_Eurasia_has_numbers_and_the_Sahara_parts_Africa_from_it) {
    const Table t{header("world", "world", {"red", "blue", "white"})};
    const hex::Board& board = t.current().board();
    int deserts = 0;
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        const hex::HexId at(i);
        const bool desert = board[at].terrain == hex::Terrain::desert;
        deserts += desert ? 1 : 0;
        EXPECT_EQ(board[at].number != 0, board.isHome(at)) << toString(board[at].at);
        EXPECT_EQ(hex::canBeDiscovered(t.current(), at),
                  isLand(board[at].terrain) && !desert && !board.isHome(at))
            << toString(board[at].at);
    }
    EXPECT_EQ(deserts, 2);
}

// ---- WO-02, WO-03: markers, bag and storm

TEST(World, WO_02_the_board_has_to_say_where_the_storm_begins) {
    json board = littleWorld();
    board.erase("storm");
    const HeaderRefusal refused = refusedHeader(header("world", board, {"red", "blue", "white"}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, "WO-02");
    EXPECT_THAT(refused.message, HasSubstr("$.board.storm"));
}

TEST(World, WO_02_storm_bag_and_markers_begin_as_the_board_says) {
    const json state = littleWorldGame().state();
    EXPECT_EQ(state["storm"], json({{"at", "-2,4"}, {"heading", "NE"}}));
    EXPECT_EQ(state["bag"], json({3, 8, 11}));
    EXPECT_EQ(state["markers"], json({{"0,1:N", nullptr}, {"1,0:S", nullptr}, {"3,1:S", nullptr}}));
}

TEST(World, WO_02_the_example_has_ten_markers_six_tokens_and_a_storm_on_the_sea) {
    const Table t{header("world", "world", {"red", "blue", "white", "orange"})};
    const hex::Board& board = t.current().board();
    EXPECT_EQ(board.markers().size(), 10U);
    EXPECT_EQ(t.state()["bag"].size(), 6U);
    ASSERT_TRUE(board.storm());
    EXPECT_EQ(board[board.storm()->at].terrain, hex::Terrain::sea);
    EXPECT_TRUE(std::any_of(board.harbours().begin(), board.harbours().end(),
                            [](const auto& harbour) { return harbour.trade == hex::Resource::any; }));
}

TEST(World, WO_03_no_point_for_settling_a_new_continent) {
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "2,2:NE"), place("ship", "red", "2,2:E"), begin("red", "after-roll"));
    EXPECT_EQ(t.state()["points"]["red"], 0);
    t.enter(build("settlement", "red", "2,2:SE"));
    EXPECT_EQ(t.state()["points"]["red"], 1);
}

// ---- WO-10: the cylinder

TEST(World, WO_10_ships_cross_the_seam) {
    Table t = littleWorldGame();
    t.enter(place("ship", "red", "-1,2:NW"), begin("red", "after-roll"));
    // -1,2:W is 5,2:E: the next side, at the other edge of the map.
    EXPECT_THAT(t(build("ship", "red", "5,2:E")).only("place-piece"),
                Contains("BA-31 place-piece at=5,2:E piece=ship player=red"));
    EXPECT_EQ(t.state()["lines"]["5,2:E"]["player"], "red");
}

TEST(World, WO_10_a_line_over_the_seam_is_one_line) {
    Table t = littleWorldGame();
    // Five ships, from the west of Eurasia to the east of Australia; 5,2:E lies on the seam.
    t.enter(place("ship", "red", "-1,2:NE"), place("ship", "red", "-1,2:NW"), place("ship", "red", "5,2:NE"),
            place("ship", "red", "5,2:NW"));
    EXPECT_THAT(t(place("ship", "red", "5,2:W")), tells({"BA-40 gain-card card=longest-road player=red"}));
}

TEST(World, WO_10_nothing_passes_the_upper_or_lower_edge) {
    const Table t = littleWorldGame();
    const hex::Board& board = t.current().board();
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        const auto& at = board.hexes()[i];
        const auto neighbourAt = [&](hex::Direction d) { return at.neighbours[static_cast<std::size_t>(d)]; };
        EXPECT_TRUE(neighbourAt(hex::Direction::E).valid() && neighbourAt(hex::Direction::W).valid());
        EXPECT_EQ(neighbourAt(hex::Direction::NE).valid(), at.at.r > 0);
        EXPECT_EQ(neighbourAt(hex::Direction::SW).valid(), at.at.r < 4);
    }
}

TEST(World, WO_10_a_hex_printed_half_on_either_edge_is_one_hex) {
    Table t = splitWorldGame();
    t.enter(place("settlement", "red", "2,2:N"), begin("red", "after-roll"));
    // The same side named through the eastern and the western half.
    t.enter(correct("line", "6,0:E", {{"piece", "ship"}, {"player", "red"}}));
    EXPECT_TRUE(t.state()["lines"].contains("0,0:E"));
    EXPECT_THAT(t(correct("line", "0,0:E", nullptr)), tellsNothing());
    EXPECT_FALSE(t.state()["lines"].contains("0,0:E"));
}

TEST(World, WO_10_only_a_cylinder_has_split_hexes) {
    json board = splitWorld();
    board.erase("circumference");
    EXPECT_EQ(refusedHeader(header("world", board, {"red", "blue", "white"})).rule, "WO-10");
}

// ---- WO-50: the end

TEST(World, WO_50_fifteen_points_on_the_own_turn) {
    Table t = littleWorldGame();
    t.enter(begin("red", "after-roll"), correct("points", "red", 14), correct("points", "blue", 15));
    EXPECT_THAT(t(card("red", "point")),
                tells({"BA-43 win player=red points=15",
                       "BA-43 game-over players=[red] points={\"blue\":15,\"red\":15,"
                       "\"white\":0}"}));
}

TEST(World, WO_50_a_marker_may_be_the_last_point) {
    Table t = littleWorldGame();
    t.enter(place("settlement", "red", "0,1:NW"), begin("red", "after-roll"), correct("points", "red", 13));
    const Answer won = t(build("ship", "red", "0,1:NW"));
    EXPECT_THAT(won.only("take-marker"), ::testing::ElementsAre("WO-31 take-marker at=0,1:N player=red"));
    EXPECT_THAT(won.only("win"), ::testing::ElementsAre("BA-43 win player=red points=15"));
}

} // namespace
} // namespace watchfire::test
