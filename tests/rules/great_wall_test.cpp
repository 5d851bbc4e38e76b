// SPDX-License-Identifier: Apache-2.0
// The Great Wall beyond its riders: board and founding (GW-00 to GW-11), the seven and knights (GW-40 to
// GW-52), raising walls (GW-60, GW-61) and the end (GW-70, GW-71).
#include "rules/hex/founding.h"
#include "tests/rules/support/wall_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> names(std::size_t n) {
    const std::vector<std::string> all{"red", "blue", "white", "orange", "green", "brown"};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n)};
}

// ---- GW-00 to GW-07: board and players

TEST(GreatWall, GW_00_exactly_four_or_six_players) {
    for (std::size_t n : {1U, 2U, 3U, 5U}) {
        json board = littleWall();
        board.erase("players");
        const HeaderRefusal refused = refusedHeader(header("great-wall", board, names(n)));
        EXPECT_EQ(refused.code, "header") << n;
        EXPECT_EQ(refused.rule, "GW-00") << n;
    }
    EXPECT_EQ(refusedHeader(header("great-wall", littleWall(), names(3))).rule, "GW-00");
    EXPECT_NO_THROW(Table(header("great-wall", littleWall(), names(4))));
    EXPECT_NO_THROW(Table(header("great-wall", shippedBoard("great-wall-6"), names(6))));
}

TEST(GreatWall, GW_00_no_robber_but_a_pirate) {
    const Table t = fourForts();
    EXPECT_TRUE(t.state().value("robber", json()).is_null());
    EXPECT_EQ(t.state()["pirate"], "0,3");
}

TEST(GreatWall, GW_00_no_ships) {
    Table t = fourForts();
    t.enter(place("settlement", "red", "0,2:S"), begin("red", "after-roll"));
    EXPECT_THAT(t(build("ship", "red", "0,2:SW")), refuses("forbidden-place", "GW-00"));
}

TEST(GreatWall, GW_01_as_many_sections_as_players) {
    const HeaderRefusal few = refusedHeader(header("great-wall", littleWall(), names(6)));
    EXPECT_EQ(few.code, "header");
    json board = shippedBoard("great-wall-6");
    board.erase("players");
    const HeaderRefusal many = refusedHeader(header("great-wall", board, names(4)));
    EXPECT_EQ(many.code, "header");
    EXPECT_EQ(many.rule, "GW-01");
    EXPECT_THAT(many.message, HasSubstr("walls"));
    json gap = littleWall();
    gap["assembly"].erase(1);
    const HeaderRefusal between = refusedHeader(header("great-wall", gap, names(4)));
    EXPECT_EQ(between.rule, "GW-01");
    EXPECT_THAT(between.message, HasSubstr("assembly"));
}

TEST(GreatWall, GW_01_corners_of_steppe_and_sea_alone_are_barred) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    // Steppe on all three sides.
    EXPECT_THAT(t(build("settlement", "red", "1,-1:N")), refuses("forbidden-place", "GW-01"));
    // Steppe and beyond the board, which counts as sea (BA-05).
    EXPECT_THAT(t(build("settlement", "red", "0,-1:NW")), refuses("forbidden-place", "GW-01"));
    // Steppe and one land hex: an ordinary corner, so only BA-31 matters.
    EXPECT_THAT(t(build("settlement", "red", "0,0:N")), refuses("too-close", "BA-31"));
}

TEST(GreatWall, BA_10_the_steppe_gives_nothing) {
    Table t = fourForts(); // red's fort touches the steppe before its section
    t.enter(correct("number", "0,-1", 2), begin("red"));
    EXPECT_THAT(t(roll(1, 1)), tellsNothing());
    t.enter(endTurn());
    EXPECT_THAT(t(roll(1, 4)).only("collect"),
                ::testing::Contains("BA-10 collect amount=1 hex=0,0 player=red resource=brick"));
}

TEST(GreatWall, GW_02_nine_leads_left_and_eight_leads_right) {
    for (const char* name : {"great-wall-4", "great-wall-6"}) {
        const json board = shippedBoard(name);
        Table t{header("great-wall", board, names(board["walls"].size()))};
        t.enter(correctRiders("V", 2), correct("wall-level", "W5", 5), correct("wall-level", "W6", 5),
                begin("red"));
        EXPECT_THAT(t(roll(4, 5)), tells({"GW-21 move-rider from=V to=W5"})) << name;
        t.enter(endTurn());
        EXPECT_THAT(t(roll(4, 4)), tells({"GW-21 move-rider from=V to=W6"})) << name;
    }
}

TEST(GreatWall, GW_03_every_number_but_seven_leads_one_rider_along_its_arrow) {
    const std::map<int, std::string> arrows{
        {2, "from=II to=W2"},   {3, "from=III to=W4"}, {4, "from=IV to=W4"}, {5, "from=I to=W2"},
        {6, "from=I to=W1"},    {8, "from=V to=W6"},   {9, "from=V to=W5"},  {10, "from=II to=W3"},
        {11, "from=III to=W3"}, {12, "from=IV to=W5"}};
    for (const auto& [sum, arrow] : arrows) {
        Table t{header("great-wall", shippedBoard("great-wall-6"), names(6))};
        for (const char* wall : {"W1", "W2", "W3", "W4", "W5", "W6"})
            t.enter(correct("wall-level", wall, 5));
        for (const char* numeral : {"I", "II", "III", "IV", "V"})
            t.enter(correctRiders(numeral, 1));
        t.enter(begin("red"));
        const int a = sum > 6 ? 6 : 1;
        EXPECT_THAT(t(roll(a, sum - a)), tells({"GW-21 move-rider " + arrow}));
    }
}

TEST(GreatWall, GW_05_five_levels_and_seven_chips) {
    Table t = fourForts();
    EXPECT_THAT(t(correct("wall-level", "W3", 6)), refuses("bad-value", "GW-06"));
    EXPECT_THAT(t(correct("penalty", "red", 8)), refuses("bad-value", "GW-05"));
    EXPECT_THAT(t(correct("penalty", "red", 4)), tellsNothing());
    EXPECT_THAT(t(correct("penalty", "blue", 4)), refuses("bad-value", "GW-05"));
}

TEST(GreatWall, GW_06_sections_start_at_0_and_rise_to_5) {
    Table t = fourForts();
    for (const char* wall : {"W3", "W4", "W5", "W6"})
        EXPECT_EQ(t.state()["walls"][wall]["level"], 0);
    t.enter(begin("red", "after-roll"));
    for (int level = 0; level < 5; ++level)
        EXPECT_THAT(t(build("wall", "red", "W3")), tells({"GW-60 raise-wall from=" + std::to_string(level) +
                                                          " to=" + std::to_string(level + 1) + " wall=W3"}));
    EXPECT_THAT(t(build("wall", "red", "W3")), refuses("wall-complete", "GW-06"));
    EXPECT_THAT(t(anyway(build("wall", "red", "W3"))), refuses("wall-complete", "GW-06"));
}

TEST(GreatWall, GW_07_the_pirate_starts_on_the_boards_marked_sea_hex) {
    json board = littleWall();
    board["pirate"] = "2,3";
    Table t{header("great-wall", board, names(4))};
    EXPECT_EQ(t.state()["pirate"], "2,3");
    board["pirate"] = "0,0";
    const HeaderRefusal onLand = refusedHeader(header("great-wall", board, names(4)));
    EXPECT_EQ(onLand.code, "header");
    EXPECT_THAT(onLand.message, HasSubstr("pirate"));
}

TEST(GreatWall, GW_07_cards_that_left_the_deck_are_not_missed) {
    // T: only the printed material says which cards leave the deck, so the program announces every card.
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(card("red", "point")), asksNothing());
    EXPECT_EQ(t.state()["points"]["red"], 2);
}

// ---- GW-10, GW-11: founding

TEST(GreatWall, GW_10_the_section_beside_a_fort_is_its_founders) {
    const Table t = fourForts();
    EXPECT_EQ(t.state()["walls"]["W3"]["owner"], "red");
    EXPECT_EQ(t.state()["walls"]["W4"]["owner"], "blue");
    EXPECT_EQ(t.state()["walls"]["W5"]["owner"], "white");
    EXPECT_EQ(t.state()["walls"]["W6"]["owner"], "orange");
    // Forts may be taken in any order: the player on a fort owns its section.
    Table other{littleWallGame()};
    other.enter(founding("settlement", "white", "0,0:NW"));
    EXPECT_EQ(other.state()["walls"]["W3"]["owner"], "white");
    EXPECT_TRUE(other.state()["walls"]["W4"]["owner"].is_null());
}

TEST(GreatWall, GW_10_a_fort_may_become_a_city_and_keeps_its_section) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "0,0:NW")).only("place-piece"),
                ElementsAre("BA-31 place-piece at=0,-1:S piece=city player=red"));
    t.enter(undo());
    t.enter(correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}), build("city", "red", "0,0:NW"),
            build("wall", "red", "W3"));
    EXPECT_EQ(t.state()["walls"]["W3"]["owner"], "red");
}

TEST(GreatWall, GW_10_forts_clockwise_then_two_settlements_from_the_last_fort_placer_and_back) {
    Table t{header("great-wall", shippedBoard("great-wall-4"), names(4))};
    const hex::PlayerId white(2); // the highest roller
    struct Expected {
        std::size_t player;
        hex::Piece piece;
        bool fort;
        bool firstCards;
        json command;
    };
    const auto fort = hex::Piece::settlement;
    const auto house = hex::Piece::settlement;
    const auto road = hex::Piece::road;
    const std::vector<Expected> order{
        {2, fort, true, false, founding("settlement", "white", "0,0:NW")},
        {3, fort, true, false, founding("settlement", "orange", "1,0:NW")},
        {0, fort, true, false, founding("settlement", "red", "2,0:NW")},
        {1, fort, true, false, founding("settlement", "blue", "3,0:NW")},
        {1, house, false, false, founding("settlement", "blue", "0,2:N")},
        {1, road, false, false, founding("road", "blue", "0,2:NE")},
        {2, house, false, false, founding("settlement", "white", "1,2:N")},
        {2, road, false, false, founding("road", "white", "1,2:NE")},
        {3, house, false, false, founding("settlement", "orange", "2,2:N")},
        {3, road, false, false, founding("road", "orange", "2,2:NE")},
        {0, house, false, false, founding("settlement", "red", "3,2:S")},
        {0, road, false, false, founding("road", "red", "3,2:SE")},
        {0, house, false, true, founding("settlement", "red", "3,3:S")},
        {0, road, false, false, founding("road", "red", "3,3:SE")},
        {3, house, false, true, founding("settlement", "orange", "2,3:S")},
        {3, road, false, false, founding("road", "orange", "2,3:SE")},
        {2, house, false, true, founding("settlement", "white", "1,3:S")},
        {2, road, false, false, founding("road", "white", "1,3:SE")},
        {1, house, false, true, founding("settlement", "blue", "0,3:S")},
        {1, road, false, false, founding("road", "blue", "0,3:SE")},
    };
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto next = hex::nextFounding(t.current(), white);
        ASSERT_TRUE(next) << "step " << i;
        // Nobody's part comes before it is their turn: who is done stands before who is not.
        const auto parts = hex::foundingOrder(t.current(), white);
        ASSERT_EQ(parts.size(), 12U);
        const auto due =
            std::find_if(parts.begin(), parts.end(), [](const auto& part) { return !part.done; });
        ASSERT_NE(due, parts.end()) << "step " << i;
        EXPECT_EQ(due->player, next->player) << "step " << i;
        EXPECT_EQ(due->borderFort, next->borderFort) << "step " << i;
        EXPECT_TRUE(std::none_of(due, parts.end(), [](const auto& part) { return part.done; }))
            << "step " << i;
        EXPECT_EQ(next->player.index(), order[i].player) << "step " << i;
        EXPECT_EQ(next->piece, order[i].piece) << "step " << i;
        EXPECT_EQ(next->borderFort, order[i].fort) << "step " << i;
        EXPECT_EQ(next->firstCards, order[i].firstCards) << "step " << i;
        EXPECT_FALSE(next->orShip) << "step " << i;
        const Answer answer = t(order[i].command);
        EXPECT_TRUE(answer.ok) << ::testing::PrintToString(answer);
        EXPECT_EQ(answer.only("collect").empty(), !order[i].firstCards) << "step " << i;
    }
    EXPECT_FALSE(hex::nextFounding(t.current(), white));
    EXPECT_EQ(t.state()["points"], json({{"red", 3}, {"blue", 3}, {"white", 3}, {"orange", 3}}));
}

TEST(GreatWall, GW_10_a_fort_that_was_corrected_away_is_founded_again) {
    Table t{littleWallGame()};
    t.enter(founding("settlement", "red", "0,0:NW"), correct("building", "0,0:NW", nullptr));
    EXPECT_THAT(t(founding("settlement", "red", "0,1:S")), refuses("forbidden-place", "GW-10"));
    t.enter(founding("settlement", "red", "1,0:NW"), founding("settlement", "red", "0,1:S"),
            founding("road", "red", "0,1:SE"));
    EXPECT_THAT(t(founding("settlement", "red", "1,1:S")).only("collect"), ::testing::SizeIs(3));
    t.enter(founding("road", "red", "1,1:SE"));
    // Also if the other settlements stand: only the fort is missing, and no first cards are due.
    t.enter(correct("building", "1,0:NW", nullptr));
    const auto next = hex::nextFounding(t.current(), hex::PlayerId(0));
    ASSERT_TRUE(next);
    EXPECT_EQ(*next, (hex::FoundingTurn{hex::PlayerId(0), hex::Piece::settlement, false, true}));
    EXPECT_THAT(t(founding("settlement", "red", "2,1:S")), refuses("forbidden-place", "GW-10"));
    EXPECT_THAT(t(founding("settlement", "red", "2,0:NW")), tellsNothing());
    EXPECT_THAT(t(founding("settlement", "red", "3,0:NW")), refuses("forbidden-place", "GW-10"));
    EXPECT_EQ(t.state()["walls"]["W5"]["owner"], "red");
}

TEST(GreatWall, GW_10_a_settlement_that_was_set_up_elsewhere_is_no_fort) {
    Table t{littleWallGame()};
    t.enter(place("settlement", "red", "0,1:S"));
    const auto next = hex::nextFounding(t.current(), hex::PlayerId(0));
    ASSERT_TRUE(next);
    EXPECT_EQ(*next, (hex::FoundingTurn{hex::PlayerId(0), hex::Piece::settlement, false, true}));
}

TEST(GreatWall, GW_10_the_last_settlement_gives_one_card_for_each_of_its_hexes) {
    Table t{littleWallGame()};
    t.enter(founding("settlement", "red", "0,0:NW"));
    EXPECT_THAT(t(founding("settlement", "red", "0,1:S")), tellsNothing());
    const Answer last = t(founding("settlement", "red", "1,1:S"));
    EXPECT_THAT(last.only("collect"), ::testing::SizeIs(3));
    EXPECT_THAT(last.steps, ::testing::UnorderedElementsAre(
                                HasSubstr("collect amount=1 hex=1,1 player=red resource=ore"),
                                HasSubstr("collect amount=1 hex=0,2 player=red resource=grain"),
                                HasSubstr("collect amount=1 hex=1,2 player=red resource=brick")));
}

TEST(GreatWall, GW_10_the_first_settlement_is_a_fort_without_a_road_and_the_others_are_none) {
    Table t{littleWallGame()};
    EXPECT_THAT(t(founding("settlement", "red", "0,1:S")), refuses("forbidden-place", "GW-10"));
    t.enter(founding("settlement", "red", "0,0:NW"));
    EXPECT_THAT(t(founding("road", "red", "0,0:W")), refuses("forbidden-place", "GW-10"));
    EXPECT_THAT(t(founding("settlement", "red", "2,0:NW")), refuses("forbidden-place", "GW-10"));
    t.enter(founding("settlement", "red", "0,1:S"));
    EXPECT_THAT(t(founding("road", "red", "0,0:W")), refuses("forbidden-place", "GW-10")) << "at the fort";
    t.enter(founding("road", "red", "0,1:SE"));
    t.enter(founding("settlement", "red", "1,1:S"));
    EXPECT_THAT(t(founding("settlement", "red", "2,1:S")), refuses("forbidden-place", "BA-34"))
        << "three each, no more";
}

TEST(GreatWall, GW_11_founding_draws_no_riders) {
    Table t{littleWallGame()};
    EXPECT_THAT(t(founding("settlement", "red", "0,0:NW")), tellsNothing());
    EXPECT_THAT(t(founding("settlement", "red", "0,1:S")), tellsNothing());
    EXPECT_THAT(t(place("city", "red", "2,1:S")), tellsNothing());
    EXPECT_EQ(t.state()["bag"], json({{"III", 7}, {"IV", 7}, {"V", 7}}));
}

TEST(GreatWall, GW_11_unless_the_option_says_that_founding_draws_riders) {
    Table t{littleWallGame({{"founding-draws-riders", true}})};
    const Answer founded = t(founding("settlement", "red", "0,0:NW"));
    EXPECT_THAT(founded.steps, ElementsAre("GW-20 draw-rider player=red"));
    EXPECT_THAT(founded, asks("rider-numeral", "red", {"III", "IV", "V"}));
    EXPECT_THAT(t(answer("rider-numeral", "V")), tells({"GW-20 place-rider at=V"}));
    EXPECT_THAT(t(place("settlement", "blue", "1,0:NW")), tellsNothing()) << "a position that is only set up";
}

// ---- GW-40, GW-41: seven and pirate

TEST(GreatWall, GW_40_a_seven_discards_then_the_roller_may_move_the_pirate_and_steal) {
    Table t = fourForts();
    t.enter(begin("blue"));
    const Answer seven = t(roll(3, 4));
    EXPECT_THAT(seven, tells({"BA-20 discard"}));
    EXPECT_THAT(seven, asks("pirate", "blue", {"3,1", "1,3", "2,3", "null"}));
    const Answer moved = t(answer("pirate", "2,3"));
    EXPECT_THAT(moved, tells({"GW-40 move-pirate at=2,3 player=blue"}));
    EXPECT_THAT(moved, asks("steal-from", "blue", {"red", "white", "orange", "null"}));
    const Answer stolen = t(answer("steal-from", "orange"));
    EXPECT_THAT(stolen, tells({"GW-40 steal from=orange player=blue"}));
    EXPECT_THAT(stolen, asksNothing());
    EXPECT_EQ(t.state()["pirate"], "2,3");
}

TEST(GreatWall, GW_40_who_leaves_the_pirate_takes_no_card) {
    Table t = fourForts();
    t.enter(begin("blue"));
    t(roll(3, 4));
    const Answer left = t(answer("pirate", nullptr));
    EXPECT_THAT(left, tellsNothing());
    EXPECT_EQ(t.state()["pirate"], "0,3");
}

TEST(GreatWall, GW_40_who_moves_the_pirate_need_not_take_a_card) {
    Table t = fourForts();
    t.enter(begin("blue"));
    t(roll(3, 4));
    t(answer("pirate", "3,1"));
    EXPECT_THAT(t(answer("steal-from", nullptr)), tellsNothing());
}

TEST(GreatWall, GW_40_land_his_own_hex_and_strangers_are_no_answers) {
    Table t = fourForts();
    t.enter(begin("blue"));
    t(roll(3, 4));
    for (const json& wrong : {json("0,0"), json("0,-1"), json("0,3"), json("red")})
        EXPECT_FALSE(t(answer("pirate", wrong)).ok) << wrong;
    EXPECT_THAT(t(answer("pirate", "0,3")), refuses("not-an-option", "GW-40"));
    EXPECT_THAT(t(answer("pirate", "0,0")), refuses("not-an-option", "GW-40"));
    t(answer("pirate", "1,3"));
    EXPECT_THAT(t(answer("steal-from", "blue")), refuses("not-an-option", "GW-40"));
    EXPECT_TRUE(t(answer("steal-from", "red")).ok);
}

TEST(GreatWall, GW_40_a_pirate_off_the_board_may_come_back_anywhere_at_sea) {
    Table t = fourForts();
    t.enter(correct("pirate", nullptr), begin("red"));
    EXPECT_THAT(t(roll(6, 1)), asks("pirate", "red", {"0,3", "1,3", "2,3", "3,1", "null"}));
}

TEST(GreatWall, GW_41_the_pirate_shuts_a_harbour_that_a_building_uses_and_opens_it_when_he_leaves) {
    // The 3:1 harbour lies at 0,2:SE and belongs to the sea hex 0,3.
    Table t = fourForts();
    t.enter(correct("pirate", "2,3"), place("settlement", "white", "0,2:S"), begin("red"));
    t(roll(3, 4));
    t(answer("pirate", "0,3"));
    EXPECT_THAT(t(answer("steal-from", "white")),
                tells({"GW-40 steal from=white player=red",
                       "GW-41 harbour-shut at=0,2:SE by=pirate players=[white]"}));
    t.enter(endTurn());
    t(roll(3, 4));
    t(answer("pirate", "2,3"));
    EXPECT_THAT(t(answer("steal-from", nullptr)),
                tells({"GW-41 harbour-opens at=0,2:SE by=pirate players=[white]"}));
}

TEST(GreatWall, GW_41_a_second_player_who_starts_using_a_shut_harbour_is_told_too) {
    Table t = fourForts();
    t.enter(place("settlement", "white", "0,2:S"), begin("red", "after-roll")); // the pirate is on 0,3
    const json there{{"piece", "settlement"}, {"player", "red"}};
    EXPECT_THAT(t(correct("building", "0,2:SE", there)),
                tells({"GW-41 harbour-shut at=0,2:SE by=pirate players=[red]"}));
    EXPECT_THAT(t(correct("points", "red", 1)), tellsNothing()) << "once";
    EXPECT_THAT(t(correct("pirate", "2,3")),
                tells({"GW-41 harbour-opens at=0,2:SE by=pirate players=[red,white]"}));
    // A player who has left hears nothing; one who comes back is told again.
    t.enter(correct("building", "0,2:SE", nullptr));
    EXPECT_THAT(t(correct("pirate", "0,3")),
                tells({"GW-41 harbour-shut at=0,2:SE by=pirate players=[white]"}));
    EXPECT_THAT(t(correct("building", "0,2:SE", there)),
                tells({"GW-41 harbour-shut at=0,2:SE by=pirate players=[red]"}));
}

TEST(GreatWall, GW_41_an_unused_harbour_is_not_told) {
    Table t = fourForts();
    t.enter(correct("pirate", "2,3"), place("settlement", "white", "1,2:S"), begin("red"));
    t(roll(3, 4));
    t(answer("pirate", "0,3"));
    EXPECT_THAT(t(answer("steal-from", nullptr)), tellsNothing());
}

TEST(GreatWall, GW_41_a_harbour_belongs_to_the_sea_hex_of_its_side_and_to_no_other) {
    // 1,2:S touches the sea hexes 0,3 and 1,3; its ore harbour faces 1,3 alone.
    Table t = fourForts();
    t.enter(correct("pirate", "2,3"), place("settlement", "white", "1,2:S"), begin("red"));
    t(roll(3, 4));
    t(answer("pirate", "1,3"));
    EXPECT_THAT(t(answer("steal-from", nullptr)),
                tells({"GW-41 harbour-shut at=1,2:SE by=pirate players=[white]"}));
}

TEST(GreatWall, GW_41_a_building_at_a_shut_harbour_is_told_when_it_is_built) {
    Table t = fourForts();
    t.enter(place("road", "red", "0,2:SE"), begin("red", "after-roll"),
            correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}));
    EXPECT_THAT(t(build("settlement", "red", "0,2:S")),
                tells({"BA-31 place-piece at=0,2:S piece=settlement player=red",
                       "GW-41 harbour-shut at=0,2:SE by=pirate players=[red]"}));
}

TEST(GreatWall, GW_41_a_correction_of_the_pirate_tells_what_it_shuts) {
    Table t = fourForts();
    t.enter(correct("pirate", "2,3"), place("city", "white", "0,2:SE"), begin("red"));
    EXPECT_THAT(t(correct("pirate", "0,3")),
                tells({"GW-41 harbour-shut at=0,2:SE by=pirate players=[white]"}));
    EXPECT_THAT(t(correct("pirate", nullptr)),
                tells({"GW-41 harbour-opens at=0,2:SE by=pirate players=[white]"}));
}

// ---- GW-50 to GW-52: knights

TEST(GreatWall, GW_50_a_knight_moves_a_rider_between_assembly_hexes) {
    Table t = fourForts();
    t.enter(correctRiders("III", 1), begin("red"));
    EXPECT_THAT(t(knight("red", {moveRider("III", "V")})), tells({"GW-50 move-rider from=III to=V"}));
    EXPECT_EQ(t.state()["assembly"], json({{"III", 0}, {"IV", 0}, {"V", 1}}));
}

TEST(GreatWall, GW_50_a_knight_drives_a_rider_back_into_the_bag) {
    Table t = fourForts();
    t.enter(correctRiders("1,1", {"IV"}), begin("red"));
    EXPECT_EQ(t.state()["bag"]["IV"], 6);
    EXPECT_THAT(t(knight("red", {driveOff("1,1")})), tells({"GW-50 rider-to-bag hex=1,1 numeral=IV"}));
    EXPECT_EQ(t.state()["bag"]["IV"], 7);
}

TEST(GreatWall, GW_50_a_knight_moves_the_pirate_and_takes_a_card) {
    Table t = fourForts();
    t.enter(begin("red"));
    EXPECT_THAT(t(knight("red", {movePirate("1,3", "white")})),
                tells({"GW-50 move-pirate at=1,3 player=red", "GW-50 steal from=white player=red"}));
    t.enter(correct("turn", {{"player", "blue"}, {"phase", "before-roll"}}));
    EXPECT_THAT(t(knight("blue", {movePirate("2,3")})), tells({"GW-50 move-pirate at=2,3 player=blue"}));
}

TEST(GreatWall, GW_50_two_actions_in_the_order_in_which_they_are_given) {
    Table t = fourForts();
    t.enter(correctRiders("III", 1), correctRiders("0,0", {"IV"}), begin("red"));
    EXPECT_THAT(t(knight("red", {driveOff("0,0"), moveRider("III", "IV")})),
                tells({"GW-50 rider-to-bag hex=0,0 numeral=IV", "GW-50 move-rider from=III to=IV"}));
    t.enter(correct("turn", {{"player", "blue"}, {"phase", "before-roll"}}));
    // The second action starts from the result of the first.
    EXPECT_THAT(t(knight("blue", {moveRider("IV", "V"), moveRider("V", "III")})),
                tells({"GW-50 move-rider from=IV to=V", "GW-50 move-rider from=V to=III"}));
    EXPECT_EQ(t.state()["assembly"]["III"], 1);
}

TEST(GreatWall, GW_50_a_knight_may_do_nothing_and_still_counts) {
    Table t = fourForts();
    t.enter(begin("red"));
    EXPECT_THAT(t(knight("red", {})), tellsNothing());
    EXPECT_EQ(t.state()["army"]["red"], 1);
}

TEST(GreatWall, GW_50_an_action_names_one_act_and_nothing_beside) {
    Table t = fourForts();
    t.enter(correctRiders("III", 2), correctRiders("0,0", 2), begin("red"));
    const json rider{"III", "IV"};
    for (const json& action :
         {json{{"drive-off", "0,0"}, {"pirate", "1,3"}, {"from", "blue"}},
          json{{"drive-off", "0,0"}, {"move-rider", rider}}, json{{"move-rider", rider}, {"pirate", "1,3"}},
          json{{"move-rider", rider}, {"drive-off", "0,0"}, {"pirate", "1,3"}},
          json{{"drive-off", "0,0"}, {"from", "blue"}}, json{{"move-rider", rider}, {"from", "blue"}},
          json{{"from", "blue"}}, json{{"move-rider", {"III"}}}, json{{"move-rider", "III"}}, json::object(),
          json("0,0"), json(nullptr)})
        EXPECT_THAT(t(knight("red", {action})), refuses("knight-actions", "GW-50")) << action;
    for (const json& actions : {json("0,0"), json::object(), json(3)})
        EXPECT_THAT(t(json{{"do", "knight"}, {"player", "red"}, {"actions", actions}}),
                    refuses("knight-actions", "GW-50"))
            << actions;
    for (const auto& [field, value] : {std::pair{"to", "1,3"}, {"from", "blue"}, {"at", "0,0"}}) {
        json surplus = knight("red", {driveOff("0,0")});
        surplus[field] = value;
        EXPECT_THAT(t(surplus), refuses("knight-actions", "GW-50")) << field;
    }
    EXPECT_EQ(t.state()["army"]["red"], 0);
    EXPECT_TRUE(t(knight("red", {json{{"drive-off", "0,0"}, {"pirate", nullptr}, {"from", nullptr}}})).ok)
        << "null names nothing";
}

TEST(GreatWall, GW_50_a_malformed_action_is_refused_in_its_turn) {
    Table t = fourForts();
    const json malformed = knight("red", {json{{"drive-off", "0,0"}, {"pirate", "1,3"}}});
    EXPECT_THAT(t(malformed), refuses("not-begun", "BA-06"));
    t.enter(begin("blue"));
    EXPECT_THAT(t(malformed), refuses("not-your-turn", "BA-06"));
    const json noList{{"do", "knight"}, {"player", "red"}, {"actions", "0,0"}};
    EXPECT_THAT(t(noList), refuses("not-your-turn", "BA-06"));
    t(roll(3, 4));
    EXPECT_THAT(t(noList), refuses("decision-open", "GW-40"));
}

TEST(GreatWall, GW_50_what_a_knight_may_not_do) {
    Table t = fourForts();
    t.enter(correctRiders("III", 3), correctRiders("0,0", 1), begin("red"));
    const std::vector<std::vector<json>> wrong{
        {moveRider("III", "IV"), moveRider("III", "IV"), moveRider("III", "IV")}, // three actions
        {movePirate("1,3"), movePirate("2,3")},                                   // the pirate twice
        {moveRider("IV", "V")},                                                   // nobody there
        {driveOff("0,1")},                                                        // nobody there
        {driveOff("0,0"), driveOff("0,0")},                                       // only one there
        {movePirate("0,0")},                                                      // land
        {movePirate("0,3")},                                                      // where he is
        {movePirate("1,3", "red")},                                               // from oneself
        {driveOff("0,-1")},                                                       // before the wall
    };
    for (const auto& actions : wrong)
        EXPECT_THAT(t(knight("red", actions)), refuses("knight-actions", "GW-50")) << json(actions);
    EXPECT_EQ(t.state()["army"]["red"], 0);
    EXPECT_TRUE(t(knight("red", {moveRider("III", "IV"), moveRider("III", "IV")})).ok);
}

TEST(GreatWall, GW_51_a_moved_rider_attacks_only_by_a_number_of_the_hex_where_it_stands) {
    Table t = fourForts();
    t.enter(correctRiders("V", 1), begin("red"));
    EXPECT_THAT(t(knight("red", {moveRider("V", "III")})), tells({"GW-50 move-rider from=V to=III"}));
    // 9 is V's number: the rider with the numeral V stands on III now.
    EXPECT_THAT(t(roll(4, 5)), tellsNothing());
    t.enter(correct("wall-level", "W3", 1), endTurn());
    EXPECT_THAT(t(roll(5, 6)), tells({"GW-21 move-rider from=III to=W3"}));
}

TEST(GreatWall, GW_52_the_largest_army_is_worth_one_point) {
    Table t = fourForts();
    t.enter(correct("army", "red", 2), begin("red"));
    ASSERT_EQ(t.state()["points"]["red"], 1);
    EXPECT_THAT(t(knight("red", {})).steps, ElementsAre(HasSubstr("gain-card card=largest-army player=red")));
    EXPECT_EQ(t.state()["points"]["red"], 2);
    EXPECT_EQ(t.state()["largest-army"], "red");
}

TEST(GreatWall, GW_52_the_longest_road_is_worth_two_as_usual) {
    Table t = fourForts();
    t.enter(correct("longest-road", "red"));
    EXPECT_EQ(t.state()["longest-road"], "red");
    EXPECT_EQ(t.state()["points"]["red"], 3);
}

// ---- GW-60, GW-61: walls

TEST(GreatWall, GW_60_only_the_own_section_on_the_own_turn_after_the_roll) {
    Table t = fourForts();
    t.enter(begin("red"));
    EXPECT_THAT(t(build("wall", "red", "W3")), refuses("not-rolled", "BA-06"));
    t.enter(roll(1, 1));
    EXPECT_THAT(t(build("wall", "blue", "W4")), refuses("not-your-turn", "BA-06"));
    EXPECT_THAT(t(build("wall", "red", "W4")), refuses("not-your-wall", "GW-60"));
    EXPECT_THAT(t(anyway(build("wall", "red", "W4"))), refuses("not-your-wall", "GW-60"));
    EXPECT_THAT(t(build("wall", "red", "W3")), tells({"GW-60 raise-wall from=0 to=1 wall=W3"}));
}

TEST(GreatWall, GW_60_several_levels_in_one_turn_one_by_one) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("wall", "red", "W3")), tells({"GW-60 raise-wall from=0 to=1 wall=W3"}));
    EXPECT_THAT(t(build("wall", "red", "W3")), tells({"GW-60 raise-wall from=1 to=2 wall=W3"}));
    EXPECT_EQ(t.state()["walls"]["W3"]["level"], 2);
}

TEST(GreatWall, GW_60_a_level_cannot_be_skipped) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    json second = build("wall", "red", "W3");
    second["level"] = 2;
    EXPECT_FALSE(t(second).ok);
    EXPECT_EQ(t(second).rule, "GW-60");
    t.enter(build("wall", "red", "W3"));
    EXPECT_THAT(t(second), tells({"GW-60 raise-wall from=1 to=2 wall=W3"}));
    EXPECT_FALSE(t(second).ok) << "level 2 stands already";
}

TEST(GreatWall, GW_60_whose_wall_it_is_comes_before_the_level) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    json second = build("wall", "red", "W4");
    second["level"] = 2;
    EXPECT_THAT(t(second), refuses("not-your-wall", "GW-60"));
    second["at"] = "W3";
    EXPECT_THAT(t(second), refuses("forbidden-place", "GW-60"));
    t.enter(correct("wall-level", "W3", 5));
    EXPECT_THAT(t(second), refuses("wall-complete", "GW-06"));
}

TEST(GreatWall, GW_60_a_section_without_an_owner_is_nobodys_to_raise) {
    Table t{littleWallGame()};
    t.enter(begin("red", "after-roll"));
    EXPECT_THAT(t(build("wall", "red", "W3")), refuses("not-your-wall", "GW-60"));
}

TEST(GreatWall, GW_61_costs_are_for_the_levels_one_to_five) {
    hex::BoardDescription description = Table{littleWallGame()}.current().board().description();
    EXPECT_TRUE(hex::Board::make(description).ok());
    for (const int level : {0, 6}) {
        description.wallCosts = {{level, {hex::Resource::brick}}};
        EXPECT_FALSE(hex::Board::make(description).ok()) << level;
    }
}

TEST(GreatWall, GW_61_level_3_costs_ore_wood_brick_and_grain_and_others_only_what_the_table_entered) {
    json board = littleWall();
    Table t{header("great-wall", board, names(4))};
    EXPECT_EQ(json::parse(t.log().at(0))["board"]["wall-costs"],
              json({{"3", {"ore", "wood", "brick", "grain"}}}));
    board["wall-costs"]["1"] = {"brick"};
    Table entered{header("great-wall", board, names(4))};
    EXPECT_EQ(json::parse(entered.log().at(0))["board"]["wall-costs"], board["wall-costs"]);
    board["wall-costs"]["6"] = {"brick"};
    EXPECT_EQ(refusedHeader(header("great-wall", board, names(4))).code, "header");
    board["wall-costs"].erase("6");
    board["wall-costs"]["2"] = {"bricks"};
    EXPECT_THAT(refusedHeader(header("great-wall", board, names(4))).message, HasSubstr("wall-costs"));
}

// ---- GW-70, GW-71: the end

TEST(GreatWall, GW_70_ten_points_on_the_own_turn_win) {
    Table t = fourForts();
    t.enter(correct("points", "red", 8), correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}),
            begin("red", "after-roll"));
    const Answer won = t(build("city", "red", "0,0:NW"));
    ASSERT_THAT(won.steps, ::testing::SizeIs(3));
    EXPECT_THAT(won.steps[1], HasSubstr(" win player=red points=10"));
    EXPECT_THAT(won.steps[2], HasSubstr(" game-over players=[red]"));
    EXPECT_EQ(t.state()["over"], true);
    EXPECT_THAT(t(endTurn()), refuses("game-over", "BA-43"));
    EXPECT_THAT(t(build("wall", "red", "W3")), refuses("game-over", "BA-43"));
}

TEST(GreatWall, GW_70_nine_points_do_not) {
    Table t = fourForts();
    t.enter(correct("points", "red", 7), correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}),
            begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "0,0:NW")).only("win"), IsEmpty());
    EXPECT_TRUE(t(endTurn()).ok);
}

TEST(GreatWall, GW_70_the_goal_is_an_option) {
    Table t = fourForts({{"goal-points", 12}});
    t.enter(correct("points", "red", 9), correct("bag", {{"III", 0}, {"IV", 0}, {"V", 0}}),
            begin("red", "after-roll"));
    EXPECT_THAT(t(build("city", "red", "0,0:NW")).only("win"), IsEmpty());
    EXPECT_THAT(t(card("red", "point")).only("win"), ElementsAre(HasSubstr("win player=red points=12")));
}

Table sixChipsTaken(const json& options = json::object()) {
    Table t = fourForts(options);
    t.enter(correct("penalty", "red", 2), correct("penalty", "blue", 2), correct("penalty", "white", 2));
    return t;
}

TEST(GreatWall, GW_71_the_last_chip_ends_the_game_at_once_before_any_production) {
    Table t = sixChipsTaken();
    t.enter(correct("points", "orange", 3), correctRiders("IV", 1), begin("red"));
    const Answer last = t(roll(2, 2)); // 4 breaches W4 and would have produced for blue and white
    ASSERT_THAT(last.steps, ::testing::SizeIs(5)) << ::testing::PrintToString(last);
    EXPECT_EQ(last.steps[3], "GW-33 penalty left=0 player=blue");
    EXPECT_THAT(last.steps[4], HasSubstr("GW-71 game-over players=[orange]"));
    EXPECT_THAT(t(endTurn()), refuses("game-over", "BA-43"));
}

TEST(GreatWall, GW_71_nobody_rides_on_after_the_end) {
    json board = littleWall();
    board["assembly"][2]["right"]["number"] = 4; // V -> W6, as well as IV -> W4
    Table t{header("great-wall", board, names(4))};
    t.enter(place("settlement", "blue", "1,0:NW"), place("settlement", "orange", "3,0:NW"));
    t.enter(correct("penalty", "red", 6), correctRiders("IV", 1), correctRiders("V", 1), begin("red"));
    const Answer last = t(roll(2, 2));
    EXPECT_THAT(last.only("move-rider"), ElementsAre("GW-21 move-rider from=IV to=W4"));
    EXPECT_THAT(last.only("game-over"), ::testing::SizeIs(1));
    EXPECT_EQ(t.state()["assembly"]["V"], 1);
}

TEST(GreatWall, GW_71_chips_are_subtracted) {
    Table t = sixChipsTaken();
    // Orange has 1 point; red 1 + 3 - 2 = 2; blue 1 + 3 - 3 = 1.
    t.enter(correct("points", "red", 3), correct("points", "blue", 3), correctRiders("IV", 1), begin("red"));
    const Answer last = t(roll(2, 2));
    EXPECT_THAT(last.steps.back(), HasSubstr("game-over players=[red]"));
    EXPECT_EQ(last.raw["steps"].back()["points"],
              json({{"red", 2}, {"blue", 1}, {"white", -1}, {"orange", 1}}));
}

TEST(GreatWall, GW_71_of_equals_the_fewest_chips_win) {
    Table t = sixChipsTaken();
    // Red: 1 + 4 - 2 = 3 with two chips; orange 1 + 2 = 3 with none.
    t.enter(correct("points", "red", 4), correct("points", "orange", 2), correctRiders("IV", 1),
            begin("red"));
    EXPECT_THAT(t(roll(2, 2)).steps.back(), HasSubstr("game-over players=[orange]"));
}

TEST(GreatWall, GW_71_then_the_victory_is_shared) {
    Table t = sixChipsTaken();
    t.enter(correct("points", "red", 4), correct("points", "white", 4), correctRiders("IV", 1), begin("red"));
    EXPECT_THAT(t(roll(2, 2)).steps.back(), HasSubstr("game-over players=[red,white]"));
}

TEST(GreatWall, GW_71_with_the_option_off_play_goes_on_and_no_more_chips_are_given) {
    Table t = sixChipsTaken({{"end-on-last-penalty", false}});
    t.enter(correctRiders("IV", 2), begin("red"));
    const Answer last = t(roll(2, 2));
    EXPECT_THAT(last.only("penalty"), ElementsAre("GW-33 penalty left=0 player=blue"));
    EXPECT_THAT(last.only("game-over"), IsEmpty());
    EXPECT_THAT(last.only("blocked"), ElementsAre("GW-23 blocked by=rider hex=1,0 players=[blue,white]"));
    t.enter(endTurn());
    const Answer another = t(roll(2, 2));
    EXPECT_THAT(another.only("breach"), ::testing::SizeIs(1));
    EXPECT_THAT(another.only("penalty"), IsEmpty());
    EXPECT_EQ(t.state()["penalty"]["blue"], 3);
}

TEST(GreatWall, GW_71_a_correction_judges_an_end_by_the_clause_that_brought_it) {
    Table won = fourForts();
    // All chips are handed out by corrections, which end nothing; then blue's turn begins with ten points.
    won.enter(correct("penalty", "red", 7), correct("points", "blue", 9));
    EXPECT_THAT(won(begin("blue")).only("win"), ElementsAre("BA-43 win player=blue points=10"));
    EXPECT_THAT(won(correct("points", "white", 12)).only("win"),
                ElementsAre("BA-43 win player=blue points=10"))
        << "white's points are news, the winner is not";
    EXPECT_EQ(won.state()["winners"], json({"blue"}));
    EXPECT_THAT(won(correct("points", "blue", 3)), tellsNothing());
    EXPECT_FALSE(won.state()["over"]) << "the win is taken back, and the chips have ended nothing";

    Table last = sixChipsTaken();
    last.enter(correct("points", "orange", 3), correctRiders("IV", 1), begin("red"));
    EXPECT_THAT(last(roll(2, 2)).steps.back(), HasSubstr("GW-71 game-over players=[orange]"));
    // Red, whose turn it is, has more than ten points. The game has ended anyway, and the most points win.
    EXPECT_THAT(last(correct("points", "red", 30)).steps.back(), HasSubstr("GW-71 game-over players=[red]"));
    EXPECT_THAT(last(correct("penalty", "blue", 2)).only("win"),
                ElementsAre("BA-43 win player=red points=29"));
}

} // namespace
} // namespace watchfire::test
