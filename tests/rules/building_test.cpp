// SPDX-License-Identifier: Apache-2.0
// Where pieces may go, founding, harbours and ships: BA-30 to BA-36, in the base game.
#include "rules/hex/founding.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// True if the corners share two hexes, so that they are the ends of one side.
bool touchesTwoOf(hex::CornerName a, hex::CornerName b) {
    const auto one = hexesAt(a);
    const auto other = hexesAt(b);
    return a != b && std::count_if(one.begin(), one.end(), [&](hex::Axial at) {
                         return std::find(other.begin(), other.end(), at) != other.end();
                     }) == 2;
}

/// Red has a settlement at the north of the desert and a road clockwise from it; blue one at the south.
Table twoNeighbours() {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), place("road", "red", "0,0:NE"),
            place("settlement", "blue", "0,0:S"), begin("red", "after-roll"));
    return t;
}

TEST(Building, BA_30_costs_are_help_and_never_enforced) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), begin("red", "after-roll"));
    // Nobody has collected a single card yet.
    EXPECT_TRUE(t(build("city", "red", "0,0:N")).ok);
    EXPECT_TRUE(t(build("road", "red", "0,0:NE")).ok);
}

TEST(Building, BA_31_a_settlement_stands_two_sides_away_at_the_end_of_an_own_line) {
    Table t = twoNeighbours();
    t.enter(build("road", "red", "0,0:E"));
    EXPECT_THAT(t(build("settlement", "red", "0,0:SE")), refuses("too-close", "BA-31"));
    EXPECT_THAT(t(build("settlement", "red", "0,0:NE")), refuses("too-close", "BA-31"));
    EXPECT_THAT(t(build("settlement", "red", "0,0:S")), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(build("settlement", "red", "0,-2:N")), refuses("not-connected", "BA-31"));
    t.enter(build("road", "red", "1,0:NW"));
    EXPECT_THAT(t(build("settlement", "red", "1,0:N")),
                tells({"BA-31 place-piece at=1,0:N piece=settlement player=red"}));
}

/// Two land hexes, 0,0 and -1,2; the side from 0,0:S to -1,2:N lies between two hexes that are not listed.
json twoHexes() {
    return header("base",
                  {{"watchfire-board", 1},
                   {"name", "hole"},
                   {"title", {{"en", "A hole"}}},
                   {"hexes",
                    {{{"at", "0,0"}, {"terrain", "forest"}, {"number", 6}},
                     {{"at", "-1,2"}, {"terrain", "hills"}, {"number", 5}}}}},
                  {"red", "blue"});
}

TEST(Building, BA_31_corners_are_neighbours_across_a_hole_in_the_board_too) {
    Table t{twoHexes()};
    t.enter(founding("settlement", "red", "0,0:S"));
    EXPECT_THAT(t(founding("settlement", "blue", "-1,2:N")), refuses("too-close", "BA-31"));
    EXPECT_TRUE(t(founding("settlement", "blue", "-1,2:NE")).ok) << "two sides away";
}

TEST(Building, BA_05_every_board_joins_the_corners_that_lie_one_side_apart) {
    for (const char* name : {"base-islands", "great-wall-4", "world", "raiders-4", "great-river"}) {
        json board = shippedBoard(name);
        // Holes: no sea is listed, as in files that omit it.
        json land = json::array();
        for (const json& hex : board["hexes"])
            if (hex["terrain"] != "sea")
                land.push_back(hex);
        const hex::Board bare =
            read({{"watchfire-board", 1}, {"name", "bare"}, {"title", {{"en", "bare"}}}, {"hexes", land}});
        for (const hex::Board::Corner& corner : bare.corners()) {
            std::set<hex::CornerId> expected;
            for (const hex::Axial at :
                 hexesAt(corner.name)) // each hex at the corner contains two of its neighbours
                for (const hex::CornerDirection d : hex::allCornerDirections)
                    if (const hex::CornerName next = canonical(hex::CornerName{at, d});
                        touchesTwoOf(corner.name, next))
                        if (const hex::CornerId id = bare.find(next); id.valid())
                            expected.insert(id);
            EXPECT_EQ(std::set<hex::CornerId>(corner.neighbours.begin(), corner.neighbours.end()), expected)
                << name << " " << toString(corner.name);
        }
    }
}

TEST(Building, BA_31_a_foreign_line_does_not_carry_a_settlement) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), place("road", "blue", "0,0:NE"),
            place("road", "blue", "0,0:E"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "0,0:SE")), refuses("not-connected", "BA-31"));
}

TEST(Building, BA_31_a_city_replaces_an_own_settlement) {
    Table t = twoNeighbours();
    EXPECT_THAT(t(build("city", "red", "0,0:S")), refuses("occupied", "BA-31"));
    EXPECT_FALSE(t(build("city", "red", "0,0:SE")).ok);
    EXPECT_THAT(t(build("city", "red", "0,0:N")),
                tells({"BA-31 place-piece at=0,0:N piece=city player=red"}));
    EXPECT_FALSE(t(build("city", "red", "0,0:N")).ok) << "a city is no settlement";
    EXPECT_EQ(t.state()["buildings"]["0,0:N"]["piece"], "city");
}

TEST(Building, BA_31_a_road_joins_an_own_road_or_building) {
    Table t = twoNeighbours();
    EXPECT_THAT(t(build("road", "red", "0,0:NE")), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(build("road", "red", "0,0:SE")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(build("road", "red", "0,0:E")),
                tells({"BA-31 place-piece at=0,0:E piece=road player=red"}));
    EXPECT_THAT(t(build("road", "red", "0,0:NW")),
                tells({"BA-31 place-piece at=0,-1:SE piece=road player=red"}));
}

TEST(Building, BA_31_a_road_does_not_go_on_beyond_a_foreign_building) {
    Table t = twoNeighbours();
    t.enter(build("road", "red", "0,0:E"), build("road", "red", "0,0:SE")); // reaches blue's settlement
    EXPECT_THAT(t(build("road", "red", "0,0:SW")), refuses("not-connected", "BA-31"));
}

TEST(Building, BA_31_any_name_of_a_place_is_the_place) {
    Table t = twoNeighbours();
    EXPECT_THAT(t(build("road", "red", "1,-1:SW")),
                refuses("occupied", "BA-31")); // this is 0,0:NE, named by its other hex
    EXPECT_THAT(t(build("city", "red", "1,-1:SW")),
                tells({"BA-31 place-piece at=0,0:N piece=city player=red"}));
}

TEST(Building, BA_31_the_kind_of_place_must_fit_the_piece) {
    Table t = twoNeighbours();
    EXPECT_THAT(t(build("settlement", "red", "0,0:E")), refuses("unknown-place"));
    EXPECT_THAT(t(build("road", "red", "0,0:N")), refuses("unknown-place"));
    EXPECT_THAT(t(build("road", "red", "0,0")), refuses("unknown-place"));
    EXPECT_THAT(t(build("road", "red", "9,9:E")), refuses("unknown-place"));
    EXPECT_THAT(t(build("castle", "red", "0,0:E")), refuses("unknown-piece"));
    EXPECT_THAT(t(build("road", "green", "0,0:E")), refuses("unknown-player"));
}

TEST(Building, BA_32_five_settlements_four_cities_fifteen_roads) {
    Table t{plainGame()};
    for (const char* at : {"0,-2:N", "2,-2:N", "2,0:N", "0,2:S", "-2,2:S"})
        t.enter(place("settlement", "red", at));
    EXPECT_THAT(t(place("settlement", "red", "-2,0:N")), refuses("no-piece-left", "BA-32"));
    for (const char* at : {"0,-2:SW", "2,-2:SE", "2,0:S", "0,2:N"})
        t.enter(place("city", "red", at));
    EXPECT_THAT(t(place("city", "red", "-2,0:N")), refuses("no-piece-left", "BA-32"));
    int roads = 0;
    for (const char* hex : {"0,0", "-2,1", "2,-2", "-1,-1"})
        for (const char* side : {"E", "NE", "NW", "W", "SW", "SE"})
            if (roads < 15) {
                t.enter(place("road", "red", std::string(hex) + ":" + side));
                ++roads;
            }
    EXPECT_THAT(t(place("road", "red", "1,1:SE")), refuses("no-piece-left", "BA-32"));
    EXPECT_TRUE(t(place("road", "blue", "1,1:SE")).ok) << "every player has his own";
}

TEST(Building, BA_32_a_city_gives_its_settlement_back) {
    Table t{plainGame()};
    for (const char* at : {"0,-2:N", "2,-2:N", "2,0:N", "0,2:S", "-2,2:S"})
        t.enter(place("settlement", "red", at));
    t.enter(place("road", "red", "-2,0:W"), place("road", "red", "-2,0:NW"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "-2,0:N")), refuses("no-piece-left", "BA-32"));
    t.enter(build("city", "red", "0,-2:N"));
    EXPECT_TRUE(t(build("settlement", "red", "-2,0:N")).ok);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::settlement, hex::PlayerId(0)), 0);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::city, hex::PlayerId(0)), 3);
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::road, hex::PlayerId(0)), 13);
}

TEST(Building, BA_33_what_a_clause_forbids_the_table_may_place_anyway_and_the_log_shows_it) {
    Table t = twoNeighbours();
    const Answer forbidden = t(build("settlement", "red", "0,0:NE"));
    EXPECT_THAT(forbidden, refuses("too-close", "BA-31"));
    EXPECT_THAT(t(anyway(build("settlement", "red", "0,0:NE"))).only("place-piece"),
                ElementsAre("BA-31 place-piece at=1,-1:S piece=settlement player=red"));
    EXPECT_EQ(json::parse(t.log().back())["anyway"], true);
    EXPECT_TRUE(t(anyway(build("road", "red", "0,0:SE"))).ok) << "not connected";
}

TEST(Building, BA_33_but_never_where_something_stands_or_out_of_turn) {
    Table t = twoNeighbours();
    EXPECT_THAT(t(anyway(build("settlement", "red", "0,0:S"))), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(anyway(build("road", "red", "0,0:NE"))), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(anyway(build("road", "blue", "0,0:SE"))), refuses("not-your-turn", "BA-06"));
}

TEST(Building, BA_33_a_position_may_be_entered_with_more_pieces_than_the_box_has) {
    Table t{plainGame()};
    for (const char* at : {"0,0:N", "0,0:S", "0,2:S", "-2,1:S"})
        t.enter(place("city", "red", at));
    EXPECT_THAT(t(place("city", "red", "1,0:N")), refuses("no-piece-left", "BA-32"));
    EXPECT_TRUE(t(anyway(place("city", "red", "1,0:N"))).ok);
    EXPECT_EQ(t.state()["buildings"]["1,0:N"]["piece"], "city");
    EXPECT_THAT(t(anyway(place("city", "red", "1,0:N"))), refuses("occupied", "BA-31"))
        << "where something stands nothing can be insisted on";
}

TEST(Building, BA_33_the_stock_is_checked_last_and_may_be_overruled) {
    Table t{plainGame()};
    for (const char* at : {"0,-2:N", "2,-2:N", "2,0:N", "0,2:S", "-2,2:S"})
        t.enter(place("settlement", "red", at));
    t.enter(place("road", "red", "0,0:E"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("settlement", "red", "-2,0:N")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(build("settlement", "red", "0,0:NE")), refuses("no-piece-left", "BA-32"));
    EXPECT_TRUE(t(anyway(build("settlement", "red", "0,0:NE"))).ok);
}

// ---- BA-34: founding

TEST(Founding, BA_34_each_in_order_then_in_reverse_order_with_a_road_each) {
    Table t{plainGame()};
    const std::vector<std::pair<std::size_t, std::string>> order{{1, "0,-2:N"}, {2, "2,-2:N"}, {3, "2,0:N"},
                                                                 {0, "0,2:S"},  {0, "-2,2:S"}, {3, "-2,0:N"},
                                                                 {2, "-1,0:S"}, {1, "1,0:S"}};
    const std::vector<std::string> names{"red", "blue", "white", "orange"};
    int n = 0;
    for (const auto& [player, at] : order) {
        auto next = hex::nextFounding(t.current(), hex::PlayerId(1));
        ASSERT_TRUE(next);
        EXPECT_EQ(next->player.index(), player);
        EXPECT_EQ(next->piece, hex::Piece::settlement);
        EXPECT_FALSE(next->borderFort);
        EXPECT_EQ(next->firstCards, n >= 4);
        const Answer settled = t(founding("settlement", names[player], at));
        EXPECT_TRUE(settled.ok) << at << ::testing::PrintToString(settled);
        EXPECT_EQ(settled.only("collect").empty(), n < 4) << at;
        next = hex::nextFounding(t.current(), hex::PlayerId(1));
        ASSERT_TRUE(next);
        EXPECT_EQ(next->player.index(), player);
        EXPECT_EQ(next->piece, hex::Piece::road);
        const std::string side = at.back() == 'N' ? "NE" : "SE";
        EXPECT_TRUE(t(founding("road", names[player], at.substr(0, at.find(':') + 1) + side)).ok) << at;
        ++n;
    }
    EXPECT_FALSE(hex::nextFounding(t.current(), hex::PlayerId(1)));
}

TEST(Founding, BA_34_a_settlement_needs_no_line_but_keeps_its_distance) {
    Table t{plainGame()};
    EXPECT_THAT(t(founding("settlement", "red", "0,0:N")), tellsNothing());
    EXPECT_THAT(t(founding("settlement", "blue", "0,0:NE")), refuses("too-close", "BA-31"));
    EXPECT_THAT(t(founding("settlement", "blue", "0,0:N")), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(founding("road", "red", "0,0:S")), refuses("unknown-place"));
    EXPECT_THAT(t(founding("road", "red", "0,0:SE")), refuses("not-connected", "BA-31"));
    EXPECT_TRUE(t(founding("road", "red", "0,0:NE")).ok);
}

TEST(Founding, BA_34_what_stands_counts_not_what_was_founded_and_corrected_away) {
    Table t{plainGame()};
    const hex::PlayerId red(0);
    t.enter(founding("settlement", "red", "0,-2:N"), correct("building", "0,-2:N", nullptr));
    EXPECT_EQ(hex::foundedBy(t.current(), red), 0);
    EXPECT_THAT(t(founding("settlement", "red", "2,-2:N")), tellsNothing()) << "it is the first one";
    t.enter(founding("road", "red", "2,-2:NE"));
    EXPECT_THAT(t(founding("settlement", "red", "0,2:S")).only("collect"), ::testing::SizeIs(1));
    t.enter(founding("road", "red", "0,2:SE"));
    EXPECT_THAT(t(founding("settlement", "red", "-2,2:S")), refuses("forbidden-place", "BA-34"));

    // The first settlement was elsewhere: its place pays nothing, and the second has already paid.
    t.enter(correct("building", "2,-2:N", nullptr));
    const auto next = hex::nextFounding(t.current(), red);
    ASSERT_TRUE(next);
    EXPECT_EQ(*next, (hex::FoundingTurn{red, hex::Piece::settlement}));
    EXPECT_THAT(t(founding("settlement", "red", "0,-2:N")), tellsNothing());
    // The second settlement was elsewhere: its new hexes pay.
    t.enter(correct("building", "0,2:S", nullptr));
    EXPECT_THAT(t(founding("settlement", "red", "-2,2:S")).only("collect"), ::testing::SizeIs(1));
    // A settlement moved by hand counts as well.
    t.enter(correct("building", "-2,2:S", nullptr),
            correct("building", "0,2:S", {{"piece", "settlement"}, {"player", "red"}}));
    EXPECT_THAT(t(founding("settlement", "red", "-2,2:S")), refuses("forbidden-place", "BA-34"));
}

TEST(Founding, BA_34_a_second_road_at_a_founded_settlement_is_refused_by_the_founding) {
    Table t{plainGame()};
    t.enter(founding("settlement", "red", "0,0:N"), founding("road", "red", "0,0:NE"));
    EXPECT_THAT(t(founding("road", "red", "0,0:NW")), refuses("not-connected", "BA-34"));
    EXPECT_THAT(t(founding("road", "red", "0,0:E")), refuses("not-connected", "BA-34"))
        << "it joins the road";
    EXPECT_THAT(t(founding("road", "red", "0,0:SW")), refuses("not-connected", "BA-31"))
        << "it joins nothing";
    EXPECT_TRUE(t(anyway(founding("road", "red", "0,0:NW"))).ok);

    Table ships{straitGame()};
    ships.enter(founding("settlement", "red", "0,0:NE"), founding("ship", "red", "1,0:NW"));
    EXPECT_THAT(ships(founding("ship", "red", "0,0:E")), refuses("not-connected", "BA-34"));
    EXPECT_THAT(ships(founding("ship", "red", "1,0:NE")), refuses("not-connected", "BA-34"));
}

TEST(Founding, BA_34_a_founding_clause_is_reported_before_the_place_is_checked) {
    Table t{plainGame()};
    t.enter(founding("settlement", "red", "0,0:N"), founding("settlement", "red", "0,0:S"));
    EXPECT_THAT(t(founding("settlement", "red", "0,0:N")), refuses("forbidden-place", "BA-34"))
        << "the third one, and on an occupied corner";
    EXPECT_THAT(t(founding("settlement", "blue", "0,0:N")), refuses("occupied", "BA-31"));
}

TEST(Ships, BA_31_a_game_without_ships_says_so_before_it_looks_at_the_side) {
    Table t{plainGame()};
    t.enter(place("settlement", "red", "0,0:N"), place("road", "red", "0,0:NE"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "0,0:NE")), refuses("forbidden-place", "BA-31"));
    EXPECT_THAT(t(anyway(build("ship", "red", "0,0:NE"))), refuses("occupied", "BA-31"));
}

TEST(Founding, BA_34_the_second_settlement_gives_one_card_a_hex) {
    Table t{plainGame()};
    EXPECT_THAT(t(founding("settlement", "red", "0,-2:N")), tellsNothing());
    const Answer second = t(founding("settlement", "red", "0,0:N")); // desert, hills 10, forest 9
    EXPECT_THAT(second.steps, ElementsAre(HasSubstr("collect amount=1 hex=0,-1 player=red resource=brick"),
                                          HasSubstr("collect amount=1 hex=1,-1 player=red resource=wood")));
}

TEST(Founding, BA_34_nobody_founds_more_than_two_or_off_the_boards_founding_land) {
    json board = plainIsland();
    board["founding"] = {"0,-2", "2,-2", "-2,2"};
    Table t{header("base", board, {"red", "blue", "white"})};
    EXPECT_THAT(t(founding("settlement", "red", "0,0:N")), refuses("forbidden-place", "BA-34"));
    t.enter(founding("settlement", "red", "0,-2:N"), founding("road", "red", "0,-2:NE"));
    t.enter(founding("settlement", "red", "2,-2:SE"), founding("road", "red", "2,-2:E"));
    EXPECT_THAT(t(founding("settlement", "red", "-2,2:S")), refuses("forbidden-place", "BA-34"));
}

TEST(Founding, BA_34_the_line_starts_at_the_settlement_just_placed) {
    Table t{plainGame()};
    t.enter(founding("settlement", "red", "0,0:N"), founding("road", "red", "0,0:NE"));
    EXPECT_THAT(t(founding("road", "red", "0,0:E")), refuses("not-connected", "BA-34"))
        << "it goes on from the road";
    EXPECT_THAT(t(founding("road", "red", "0,0:NW")), refuses("not-connected", "BA-34"))
        << "it has one already";
}

TEST(Founding, BA_34_on_a_coast_a_ship_may_stand_for_the_road) {
    Table t{straitGame()};
    t.enter(founding("settlement", "red", "0,0:NE"));
    const auto next = hex::nextFounding(t.current(), hex::PlayerId(0));
    ASSERT_TRUE(next);
    EXPECT_TRUE(next->orShip);
    EXPECT_TRUE(t(founding("ship", "red", "1,0:NW")).ok);
    const auto then = hex::nextFounding(t.current(), hex::PlayerId(0));
    ASSERT_TRUE(then);
    EXPECT_EQ(then->player.index(), 1U) << "the ship stood for the road";
}

// ---- BA-36 and BA-31's ships

/// Red has a settlement at 0,0:NE and `n` ships eastward along the strait.
Table ships(int n, const json& options = json::object()) {
    Table t{straitGame(options)};
    t.enter(place("settlement", "red", "0,0:NE"));
    const std::vector<std::string> line{"1,0:NW", "1,0:NE", "2,0:NW", "2,0:NE"};
    for (int i = 0; i < n; ++i)
        t.enter(place("ship", "red", line[static_cast<std::size_t>(i)]));
    t.enter(begin("red", "after-roll"));
    return t;
}

TEST(Ships, BA_31_a_ship_lies_on_a_side_of_the_sea_joined_to_an_own_ship_or_building) {
    Table t = ships(1);
    t.enter(correct("building", "0,0:SE", {{"piece", "settlement"}, {"player", "red"}}));
    EXPECT_THAT(t(build("ship", "red", "0,0:SE")), refuses("not-sea", "BA-31")); // between 0,0 and 0,1
    EXPECT_THAT(t(build("ship", "red", "2,0:NE")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(build("ship", "red", "1,0:NW")), refuses("occupied", "BA-31"));
    EXPECT_THAT(t(build("ship", "red", "1,0:NE")),
                tells({"BA-31 place-piece at=1,0:NE piece=ship player=red"}));
}

TEST(Ships, BA_31_one_road_or_ship_a_side) {
    Table t = ships(0);
    t.enter(build("road", "red", "0,0:E"));
    EXPECT_THAT(t(build("ship", "red", "0,0:E")), refuses("occupied", "BA-31"));
}

TEST(Ships, BA_31_road_and_ship_join_only_at_an_own_building) {
    Table t = ships(0);
    t.enter(build("road", "red", "0,0:E")); // along the coast, from 0,0:NE to 0,0:SE
    EXPECT_THAT(t(build("ship", "red", "1,0:SW")), refuses("not-connected", "BA-31"));
    t.enter(build("ship", "red", "1,0:NW"));
    EXPECT_THAT(t(build("road", "red", "1,0:NE")), refuses("not-connected", "BA-31"));
}

TEST(Ships, BA_31_roads_and_settlements_need_land) {
    Table t = ships(2);
    EXPECT_THAT(t(build("settlement", "red", "2,0:NW")), refuses("not-land", "BA-31"))
        << "in the middle of the strait";
    EXPECT_THAT(t(build("road", "red", "0,0:NE")),
                tells({"BA-31 place-piece at=0,0:NE piece=road player=red"}));
    t.enter(undo(), correct("line", "1,0:NW", nullptr));
    EXPECT_THAT(t(build("road", "red", "1,0:NW")), refuses("not-land", "BA-31"));
}

TEST(Ships, BA_31_a_settlement_may_stand_at_the_end_of_a_ship_line) {
    Table t = ships(4);
    EXPECT_TRUE(t(build("settlement", "red", "3,0:NW")).ok);
}

TEST(Ships, BA_32_fifteen_ships) {
    Table t{straitGame()};
    int n = 0;
    for (const char* hex : {"1,0", "4,0", "-1,1", "1,2"})
        for (const char* side : {"E", "NE", "NW", "W", "SW", "SE"})
            if (n < 15) {
                t.enter(place("ship", "red", std::string(hex) + ":" + side));
                ++n;
            }
    EXPECT_THAT(t(place("ship", "red", "2,-1:E")), refuses("no-piece-left", "BA-32"));
}

TEST(Ships, BA_36_the_open_end_ship_may_move_once_a_turn) {
    Table t = ships(3);
    EXPECT_THAT(t(moveShip("red", "2,0:NW", "0,0:E")),
                tells({"BA-36 move-ship from=2,-1:SE player=red to=0,0:E"}));
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "1,0:SW")), refuses("ship-fixed", "BA-36"));
    EXPECT_FALSE(t.state()["lines"].contains("2,-1:SE"));
    EXPECT_EQ(t.state()["lines"]["0,0:E"]["piece"], "ship");
}

TEST(Ships, BA_36_only_after_the_roll_and_on_the_own_turn) {
    Table t = ships(3);
    t.enter(correct("turn", {{"player", "red"}, {"phase", "before-roll"}}));
    EXPECT_THAT(t(moveShip("red", "2,0:NW", "0,0:E")), refuses("not-rolled", "BA-06"));
    t.enter(correct("turn", {{"player", "blue"}, {"phase", "after-roll"}}));
    EXPECT_THAT(t(moveShip("red", "2,0:NW", "0,0:E")), refuses("not-your-turn", "BA-06"));
}

TEST(Ships, BA_36_a_corrected_turn_forgets_what_was_built_and_moved_in_it) {
    Table t = ships(3);
    t.enter(build("ship", "red", "2,0:NE"), correct("turn", {{"player", "blue"}, {"phase", "before-roll"}}),
            roll(1, 1), correct("turn", {{"player", "red"}, {"phase", "after-roll"}}));
    EXPECT_THAT(t(moveShip("red", "2,0:NE", "0,0:E")),
                tells({"BA-36 move-ship from=2,0:NE player=red to=0,0:E"}));
    EXPECT_THAT(t(moveShip("red", "2,0:NW", "0,0:NE")), refuses("ship-fixed", "BA-36"));
    t.enter(correct("turn", {{"player", "red"}, {"phase", "after-roll"}}));
    EXPECT_TRUE(t(moveShip("red", "2,0:NW", "0,0:NE")).ok) << "one move a turn, and this is another one";
}

TEST(Ships, BA_36_a_moved_ship_takes_nothing_from_the_stock) {
    Table t{straitGame()};
    t.enter(place("settlement", "red", "0,0:NE"), place("ship", "red", "1,0:NW"));
    int others = 0;
    for (const char* hex : {"4,0", "-1,1", "1,2"})
        for (const char* side : {"E", "NE", "NW", "W", "SW", "SE"})
            if (++others <= 15) // the table has one more than the box
                t.enter(anyway(place("ship", "red", std::string(hex) + ":" + side)));
    t.enter(begin("red", "after-roll"));
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::ship, hex::PlayerId(0)), -1);
    EXPECT_THAT(t(build("ship", "red", "0,0:E")), refuses("no-piece-left", "BA-32"));
    EXPECT_THAT(t(moveShip("red", "1,0:NW", "0,0:E")),
                tells({"BA-36 move-ship from=1,-1:SE player=red to=0,0:E"}));
}

TEST(Ships, BA_36_a_ship_within_the_line_stays) {
    Table t = ships(3);
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "0,0:E")), refuses("ship-fixed", "BA-36"));
    EXPECT_THAT(t(moveShip("red", "1,0:NW", "0,0:E")), refuses("ship-fixed", "BA-36"));
}

TEST(Ships, BA_36_a_line_between_two_own_buildings_stays) {
    Table t{straitGame()};
    t.enter(place("settlement", "red", "0,0:NE"), place("settlement", "red", "3,0:NW"));
    for (const char* at : {"1,0:NW", "1,0:NE", "2,0:NW", "2,0:NE"})
        t.enter(place("ship", "red", at));
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(moveShip("red", "2,0:NE", "0,0:E")), refuses("ship-fixed", "BA-36"));
    EXPECT_THAT(hex::movableShips(t.current(), hex::PlayerId(0)), IsEmpty());
}

TEST(Ships, BA_33_the_table_may_move_a_ship_anyway) {
    Table t = ships(3);
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "0,0:E")), refuses("ship-fixed", "BA-36"));
    EXPECT_THAT(t(anyway(moveShip("red", "1,0:NE", "0,0:E"))).only("move-ship"), ::testing::SizeIs(1));
}

TEST(Ships, BA_36_a_ship_of_this_turn_stays_until_the_next) {
    Table t = ships(2);
    t.enter(build("ship", "red", "2,0:NW"));
    EXPECT_THAT(t(moveShip("red", "2,0:NW", "0,0:E")), refuses("ship-fixed", "BA-36"));
    t.enter(endTurn(), roll(1, 1), endTurn(), roll(1, 1), endTurn(), roll(1, 1));
    EXPECT_TRUE(t(moveShip("red", "2,0:NW", "0,0:E")).ok);
}

TEST(Ships, BA_36_a_ship_cannot_hang_on_the_place_that_it_leaves) {
    Table t = ships(2);
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "2,0:NW")), refuses("not-connected", "BA-31"));
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "1,0:NW")), refuses("occupied", "BA-31"));
}

TEST(Ships, BA_36_only_own_ships) {
    Table t{straitGame()};
    t.enter(place("settlement", "blue", "0,0:NE"), place("ship", "blue", "1,0:NW"),
            begin("red", "after-roll"));
    EXPECT_THAT(t(moveShip("red", "1,0:NW", "0,0:E")), refuses("ship-fixed", "BA-36"));
    EXPECT_THAT(t(moveShip("red", "1,0:NE", "0,0:E")), refuses("ship-fixed", "BA-36"));
}

TEST(Ships, without_sea_routes_there_are_no_ships_and_the_option_decides) {
    Table island{plainGame()};
    island.enter(place("settlement", "red", "0,-2:N"), begin("red", "after-roll"));
    EXPECT_FALSE(island(build("ship", "red", "0,-2:NE")).ok);
    Table allowed{plainGame({{"ships", true}})};
    allowed.enter(place("settlement", "red", "0,-2:N"), begin("red", "after-roll"));
    EXPECT_TRUE(allowed(build("ship", "red", "0,-2:NE")).ok);
    Table barred = ships(0, {{"ships", false}});
    EXPECT_FALSE(barred(build("ship", "red", "1,0:NW")).ok);
}

// ---- the screens offer exactly what the rules accept

TEST(Building, BA_31_the_legal_places_are_exactly_those_where_building_is_accepted) {
    Table t = ships(4);
    t.enter(build("road", "red", "0,0:NE"), build("road", "red", "0,0:NW"));
    const hex::Board& board = t.current().board();
    for (const auto& [piece, name] : {std::pair{hex::Piece::settlement, "settlement"},
                                      {hex::Piece::city, "city"},
                                      {hex::Piece::road, "road"},
                                      {hex::Piece::ship, "ship"}}) {
        std::set<std::string> offered;
        for (const hex::Place& place : hex::legalPlaces(t.current(), piece, hex::PlayerId(0)))
            offered.insert(board.nameOf(place));
        std::set<std::string> accepted;
        const bool building = piece == hex::Piece::settlement || piece == hex::Piece::city;
        const std::size_t n = building ? board.corners().size() : board.sides().size();
        for (std::size_t i = 0; i < n; ++i) {
            const std::string at = building ? board.nameOf(hex::CornerId(i)) : board.nameOf(hex::SideId(i));
            if (t(build(name, "red", at)).ok) {
                accepted.insert(at);
                t.enter(undo());
            }
        }
        EXPECT_EQ(offered, accepted) << name;
        EXPECT_FALSE(offered.empty()) << name;
    }
}

} // namespace
} // namespace watchfire::test
