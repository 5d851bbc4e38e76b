// SPDX-License-Identifier: Apache-2.0
// Set-up, the year, and where hordes arrive: BP-00 to BP-27.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using powder::Clan;

std::string headerError(const Json& header) {
    auto made = makeGame(header, {});
    return made ? "accepted" : made.error().subject;
}

Json headerFor(const std::vector<std::string>& clans) {
    Json header{{"watchfire", 1}, {"scenario", "black-powder"}, {"players", Json::array()}};
    for (const std::string& clan : clans)
        header["players"].push_back({{"id", clan}});
    return header;
}

TEST(Powder, BP_00_one_to_five_players_each_clan_once) {
    EXPECT_EQ(headerError(headerFor({})), "$.players");
    EXPECT_EQ(headerError(headerFor({"monkey", "panda", "dragon", "snake", "turtle", "reed"})), "$.players");
    EXPECT_EQ(headerError(headerFor({"monkey", "monkey"})), "$.players[1].id");
    EXPECT_EQ(headerError(headerFor({"reed"})), "$.players[0].id");
    EXPECT_EQ(headerError(headerFor({"red"})), "$.players[0].id");
    for (const auto& clans : {std::vector<std::string>{"snake"},
                              std::vector<std::string>{"monkey", "panda", "dragon", "snake", "turtle"}})
        EXPECT_EQ(headerError(headerFor(clans)), "accepted");
}

TEST(Powder, BP_01_walls_rise_to_3_and_hold_3_barricades_and_2_machines) {
    PowderTable table;
    table.machine("ballista", "S1");
    table.machine("cannon", "S1");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"rocket-launcher","at":"S1"})"), "section-full BP-73");
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"wall-level","at":"S1","value":4})"),
              "bad-value BP-01");
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"barricades","at":"S1","value":4})"),
              "bad-value BP-01");
}

TEST(Powder, BP_01_level_0_has_no_defense_and_no_firing_spots_unless_the_book_says_so) {
    Json book = sampleBook();
    book["walls"].erase(0);
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("scouts", "S2.1");
    table.correct("wall-level", "S2", 0);
    table.begin();
    EXPECT_EQ(
        table.refusal(R"({"do":"recruit","player":"dragon","soldiers":[{"type":"archer","at":"S2.fire"}]})"),
        "no-firing-spot BP-37");
    table.play(R"({"do":"value","path":"/walls/0/firing","value":1})");
    table.play(
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"archer","at":"S2.fire","hits":"S2.1:a1"}]})");
}

TEST(Powder, BP_02_a_tower_stands_on_either_side_of_a_section) {
    PowderTable table;
    table.begin();
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S2"})");
    EXPECT_EQ(table.options(), (Lines{"none", "T2", "T3"}));
}

TEST(Powder, BP_03_two_players_leave_S1_and_T1_out) {
    PowderTable table({"dragon", "snake"});
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"cannon","at":"S1"})"), "section-out-of-play BP-03");
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"leader","next":"S1"})"), "section-out-of-play BP-03");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"spearman","player":"dragon","at":"T1"})"),
              "unknown-place BP-60");
    table.begin();
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S2"})");
    EXPECT_EQ(table.options(), (Lines{"none", "T2", "T3"})) << "T2 serves S2 only, and does so";
    EXPECT_FALSE(table.json()["sections"].contains("S1"));
}

TEST(Powder, BP_04_ten_tokens_of_shame_a_player_twenty_with_two_ten_alone) {
    for (const auto& [clans, tokens] : {std::pair<std::vector<std::string>, int>{{"snake"}, 10},
                                        {{"snake", "panda"}, 20},
                                        {{"snake", "panda", "dragon"}, 30},
                                        {{"snake", "panda", "dragon", "turtle"}, 40},
                                        {{"snake", "panda", "dragon", "turtle", "monkey"}, 50}})
        EXPECT_EQ(PowderTable(clans).state().shamePool, tokens) << clans.size();
}

TEST(Powder, BP_05_three_basic_types_go_out_and_never_come) {
    PowderTable table;
    EXPECT_EQ(table.refusal(R"({"do":"deck","out":["scouts","leader"]})"), "bad-value BP-05");
    EXPECT_EQ(table.refusal(R"({"do":"deck","out":["scouts","leader","scouts"]})"), "bad-value BP-05");
    EXPECT_EQ(table.refusal(R"({"do":"deck","out":["scouts","leader","ladders"]})"), "bad-value BP-05");
    table.play(R"({"do":"deck","out":["scouts","leader","riders"]})");
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"leader","next":null})"), "unknown-card BP-05");
    EXPECT_EQ(table.state().deckLeft, 27);
    table.play(R"({"do":"horde","card":"raiders","next":null})");
    EXPECT_EQ(table.state().deckLeft, 26);
}

TEST(Powder, BP_06_level_1_walls_no_barricades_players_plus_one_hordes_three_overseers) {
    PowderTable table;
    for (const auto& section : table.state().sections) {
        EXPECT_EQ(section.level, 1);
        EXPECT_EQ(section.barricades, 0);
    }
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(table.play(R"({"do":"overseer","player":"dragon","type":"spearman"})"),
                  Lines{"move-soldier dragon spearman pool gone BP-06"});
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"dragon","type":"archer"})"), "bad-value BP-06");
    EXPECT_EQ(table.state().of(Clan::dragon).pool[0], 7);
    EXPECT_EQ(
        table.play(R"({"do":"overseer","player":"snake","soldiers":{"spearman":1,"archer":2}})"),
        (Lines{"move-soldier snake spearman pool gone BP-06", "move-soldier snake archer pool gone BP-06",
               "move-soldier snake archer pool gone BP-06"}));
    EXPECT_EQ(table.state().of(Clan::snake).overseers, 3);
    EXPECT_EQ(table.state().of(Clan::snake).gone[1], 2);
    table.play(R"({"do":"overseer","player":"turtle","type":"spearman"})");
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"turtle","soldiers":{"spearman":3}})"),
              "bad-value BP-06");
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"turtle","soldiers":{}})"), "bad-value BP-82");
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"turtle","soldiers":{"bomber":1}})"),
              "wrong-clan BP-32");
    EXPECT_EQ(table.state().of(Clan::turtle).pool[0], 9) << "a refusal takes nobody";
    for (const char* card : {"raiders", "raiders", "raiders", "veterans"})
        table.play({{"do", "horde"}, {"card", card}, {"next", "S1"}});
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"veterans","next":"S1"})"), "wrong-season BP-06");
}

TEST(Powder, BP_07_machines_of_the_setup_bring_neither_honor_nor_shot_nor_tower) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    EXPECT_EQ(table.play(R"({"do":"place","piece":"cannon","player":"dragon","at":"S1"})"),
              Lines{"place-machine cannon S1 BP-07"});
    EXPECT_TRUE(table.decision().is_null());
    EXPECT_EQ(table.honor(Clan::dragon), 0);
    table.begin();
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"ballista","player":"dragon","at":"S1"})"),
              "already-begun BP-07");
}

TEST(Powder, BP_07_at_set_up_each_machine_stands_once) {
    PowderTable table;
    table.machine("ballista", "S1");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"ballista","player":"snake","at":"S2"})"),
              "no-piece-left BP-07");
    table.machine("cannon", "S1");
    // A game that was begun elsewhere may have two, if the table says so.
    table.correct("machines", "S3", {"ballista"});
    table.begin();
    EXPECT_EQ(table.refusal(R"({"do":"build","piece":"ballista","player":"snake","at":"S2"})"),
              "no-piece-left BP-73");
}

TEST(Powder, BP_05_a_card_that_is_placed_is_one_of_the_deck) {
    PowderTable table;
    table.play(R"({"do":"deck","out":["bowmen","shamans","riders"]})");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"horde","card":"riders","at":"S1.1"})"),
              "unknown-card BP-05");
    for (const char* at : {"S1.1", "S2.1", "S3.1"})
        table.horde("scouts", at);
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"horde","card":"scouts","at":"S1.2"})"),
              "no-piece-left BP-05");
    EXPECT_EQ(table.refusal(R"({"do":"deck","out":["bowmen","shamans","scouts"]})"), "bad-value BP-05");
    // The table overrules: a box may hold cards that the book does not know.
    table.correct("horde", "S1.2", "scouts");
}

TEST(Powder, BP_08_tea_order_is_everybody_once) {
    PowderTable table;
    EXPECT_EQ(table.refusal(R"({"do":"tea","order":["dragon","snake"]})"), "bad-value BP-08");
    EXPECT_EQ(table.refusal(R"({"do":"tea","order":["dragon","snake","turtle","snake"]})"),
              "bad-value BP-08");
    table.play(R"({"do":"tea","order":["turtle","snake","dragon"]})");
    EXPECT_EQ(table.json()["tea"], (Json{"turtle", "snake", "dragon"}));
}

TEST(Powder, BP_09_pieces_of_a_clan) {
    PowderTable table;
    const auto& dragon = table.state().of(Clan::dragon).pool;
    EXPECT_EQ(dragon, (powder::Soldiers{10, 4, 2, 0, 0, 3, 0, 0}));
    EXPECT_EQ(table.state().of(Clan::snake).pool, (powder::Soldiers{10, 4, 2, 0, 0, 0, 3, 0}));
    table.machine("ballista", "S1");
    table.correct("machines", "S2", {"ballista"});
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"ballista","at":"S3"})"), "no-piece-left BP-73");
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"dragon","type":"tank"})"), "wrong-clan BP-35");
}

TEST(Powder, BP_06_missing_set_up_pieces_are_told_when_the_game_begins) {
    EXPECT_EQ(PowderTable().play(R"({"do":"begin"})"),
              (Lines{"season fall 1 BP-10", "remind tea BP-08", "remind hordes 4 BP-06",
                     "remind overseers dragon 3 BP-06", "remind overseers snake 3 BP-06",
                     "remind overseers turtle 3 BP-06", "remind machine ballista BP-07",
                     "remind machine cannon BP-07", "remind machine rocket-launcher BP-07"}));
    PowderTable half;
    half.play(R"({"do":"tea","order":["turtle","snake","dragon"]})");
    half.play(R"({"do":"horde","card":"raiders","next":"S1"})");
    half.horde("scouts", "S3.1");
    half.play(R"({"do":"overseer","player":"snake","type":"spearman"})");
    half.correct("soldiers", "gone", {{"player", "turtle"}, {"type", "spearman"}, {"n", 3}});
    half.machine("cannon", "S2");
    EXPECT_EQ(half.play(R"({"do":"begin"})"),
              (Lines{"season fall 1 BP-10", "remind hordes 2 BP-06", "remind overseers snake 2 BP-06",
                     "remind overseers dragon 3 BP-06", "remind machine ballista BP-07",
                     "remind machine rocket-launcher BP-07"}));
    EXPECT_EQ(half.state().draws, 0);
    // In a later year the table knows best.
    PowderTable later;
    later.correct("year", "", 2);
    later.correct("slot", "", 2);
    EXPECT_EQ(later.play(R"({"do":"begin"})"), Lines{"season fall 2 BP-10"});
}

TEST(Powder, BP_10_the_seasons_in_their_order_from_the_fall_of_year_1) {
    PowderTable table;
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"winter"})"), "not-begun BP-10");
    EXPECT_EQ(table.play(R"({"do":"begin"})").front(), "season fall 1 BP-10");
    for (const char* to : {"spring", "summer", "fall"})
        EXPECT_EQ(table.refusal(Json{{"do", "season"}, {"to", to}}.dump()), "wrong-season BP-10") << to;
    EXPECT_EQ(table.play(R"({"do":"season","to":"winter"})"), Lines{"season winter 1 BP-10"});
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"spring"})"), "wrong-season BP-14")
        << "the assault comes first";
    table.assault();
    EXPECT_EQ(table.play(R"({"do":"season","to":"spring"})").front(), "season spring 2 BP-10");
}

TEST(Powder, BP_10_the_track_has_six_years_five_with_four_players_and_five_start_on_the_second) {
    EXPECT_EQ(PowderTable({"snake", "panda"}).state().timeSlot, 0);
    PowderTable ofFive({"monkey", "panda", "dragon", "snake", "turtle"});
    EXPECT_EQ(ofFive.state().timeSlot, 1);
    EXPECT_EQ(ofFive.state().setup->lastSlot(), 4);
    EXPECT_EQ(PowderTable({"monkey", "panda", "dragon", "snake"}).state().setup->lastSlot(), 4);
    EXPECT_EQ(PowderTable().state().setup->lastSlot(), 5);
    EXPECT_EQ(ofFive.refusal(R"({"do":"correct","what":"slot","value":6})"), "bad-value BP-10");
}

void toSpring(PowderTable& table) {
    table.winter();
    table.assault();
}

TEST(Powder, BP_11_spring_moves_the_token_and_brings_one_horde_more_than_the_slot_says) {
    PowderTable table;
    toSpring(table);
    EXPECT_EQ(table.play(R"({"do":"season","to":"spring"})"),
              (Lines{"season spring 2 BP-10", "advance-token 2 1 BP-11", "draw-hordes 3 BP-11",
                     "remind advisors BP-11"}));
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"summer"})"), "wrong-season BP-11") << "hordes first";
    for (const char* card : {"raiders", "scouts", "riders"})
        table.play({{"do", "horde"}, {"card", card}, {"next", "S1"}});
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"leader","next":"S1"})"), "wrong-season BP-11");
    table.play(R"({"do":"season","to":"summer"})");
}

TEST(Powder, BP_11_an_unknown_slot_is_asked_for) {
    Json book = sampleBook();
    book.erase("time");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    toSpring(table);
    table.play(R"({"do":"season","to":"spring"})");
    EXPECT_EQ(table.decision()["path"], "/time/2-3/1/hordes");
    EXPECT_EQ(table.decision()["range"], (Json{0, 99}));
    EXPECT_EQ(table.answer(Json(4)),
              (Lines{"advance-token 2 BP-11", "draw-hordes 5 BP-11", "remind advisors BP-11"}));
}

TEST(Powder, BP_12_summer_reminds_and_shame_goes_back_for_two_chi) {
    PowderTable table;
    toSpring(table);
    table.play(R"({"do":"shame","player":"dragon","amount":1,"why":"card"})");
    table.answer("spearman");
    table.play(R"({"do":"season","to":"spring"})");
    EXPECT_EQ(table.play(R"({"do":"season","to":"summer","anyway":true})"),
              (Lines{"season summer 2 BP-10", "remind income BP-12", "remind command-cards BP-12"}));
    EXPECT_EQ(table.refusal(R"({"do":"shame-back","player":"dragon","from":"archer"})"), "bad-value BP-12");
    EXPECT_EQ(table.play(R"({"do":"shame-back","player":"dragon","from":"spearman"})"),
              (Lines{R"(pay dragon {"chi":2} BP-12)", "shame-back dragon spearman 30 BP-12"}));
    EXPECT_EQ(table.play(R"({"do":"honor","player":"dragon","amount":2,"why":"command-cards"})"),
              Lines{"honor dragon 2 2 command-cards BP-81"});
}

TEST(Powder, BP_12_two_chi_are_due_in_summer_only_and_shame_comes_off_a_claimed_card_too) {
    PowderTable table;
    table.begin();
    table.correct("claimed", "dragon",
                  {{{"card", "leader"}, {"shame", 0}}, {{"card", "scouts"}, {"shame", 2}}});
    EXPECT_EQ(table.play(R"({"do":"shame-back","player":"dragon","from":"dragon/2"})"),
              Lines{"shame-back dragon dragon/2 29 BP-12"});
    EXPECT_EQ(table.refusal(R"({"do":"shame-back","player":"dragon","from":"dragon/1"})"), "bad-value BP-12");
}

TEST(Powder, BP_12_a_new_summer_clears_the_command_track) {
    PowderTable table;
    table.begin();
    table.play(R"({"do":"order","players":["snake","dragon","turtle"]})");
    table.play(R"({"do":"season","to":"winter","anyway":true})");
    table.assault();
    table.play(R"({"do":"season","to":"spring"})");
    table.play(R"({"do":"season","to":"summer","anyway":true})");
    table.play(R"({"do":"season","to":"fall"})");
    EXPECT_EQ(table.json()["order"], Json::array());
    EXPECT_TRUE(table.json()["turn"].is_null());
    EXPECT_EQ(table.state().draws, 0) << "cards that did not come stay away";
}

TEST(Powder, BP_13_turns_go_by_the_command_track) {
    PowderTable table;
    table.begin();
    EXPECT_EQ(table.refusal(R"({"do":"order","players":["snake","dragon"]})"), "bad-value BP-13");
    table.play(R"({"do":"order","players":["snake","dragon","turtle"]})");
    EXPECT_EQ(table.refusal(R"({"do":"end-turn","player":"dragon"})"), "not-your-turn BP-13");
    table.play(R"({"do":"end-turn","player":"snake"})");
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"winter"})"), "wrong-season BP-13");
    table.play(R"({"do":"end-turn","player":"dragon"})");
    table.play(R"({"do":"end-turn","player":"turtle"})");
    EXPECT_EQ(table.refusal(R"({"do":"end-turn","player":"snake"})"), "not-your-turn BP-13");
    table.play(R"({"do":"season","to":"winter"})");
}

TEST(Powder, BP_13_a_turn_ends_with_the_defeat_check) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.begin();
    table.play(R"({"do":"recruit","player":"snake","soldiers":[{"type":"spearman","at":"S2.1:a2"}]})");
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"snake"})").front(), "defeat scouts S2.1 BP-40");
}

TEST(Powder, BP_14_firing_goes_from_the_left_in_tea_order) {
    PowderTable table;
    table.horde("veterans", "S1.1");
    table.horde("scouts", "S2.1");
    table.soldier("snake", "archer", "S1.fire");
    table.soldier("dragon", "archer", "S1.fire");
    table.soldier("turtle", "archer", "S2.fire");
    table.soldier("turtle", "archer", "S2.fire");
    table.begin();
    table.play(R"({"do":"season","to":"winter"})");
    EXPECT_EQ(table.decision()["soldier"], "dragon:archer@S1.fire");
    EXPECT_EQ(table.options().size(), 10u);
    EXPECT_EQ(table.answer("S1.1:b3"), Lines{"wound S1.1:b3 dragon BP-30"});
    EXPECT_EQ(table.decision()["soldier"], "snake:archer@S1.fire");
    table.answer("S1.1:a1");
    EXPECT_EQ(table.decision()["soldier"], "turtle:archer@S2.fire");
    // The last free spot needs no question, and covering it defeats the card.
    const Lines steps = table.answer("S2.1:a1");
    EXPECT_EQ(
        Lines(steps.begin(), steps.begin() + 3),
        (Lines{"wound S2.1:a1 turtle BP-30", "wound S2.1:a2 turtle BP-30", "defeat scouts S2.1 BP-40"}));
}

TEST(Powder, BP_14_archers_before_bombers_and_every_card_of_the_section_can_be_hit) {
    PowderTable table({"panda", "snake", "turtle"});
    table.correct("wall-level", "S1", 3);
    table.horde("veterans", "S1.2");
    table.soldier("snake", "crossbowman", "S1.fire");
    table.soldier("snake", "archer", "S1.fire");
    table.soldier("panda", "bomber", "S1.fire");
    table.soldier("panda", "archer", "S1.fire");
    table.begin();
    table.play(R"({"do":"season","to":"winter"})");
    Lines order;
    for (const char* hit : {"S1.2:a1", "S1.2:a2", "S1.2:a3", "S1.2:a4"}) {
        order.push_back(table.decision()["soldier"].get<std::string>());
        const Lines steps = table.answer(hit);
        EXPECT_EQ(steps.front().substr(0, 11) == "snake-token", std::string(hit) == "S1.2:a4");
    }
    EXPECT_EQ(order, (Lines{"panda:archer@S1.fire", "panda:bomber@S1.fire", "snake:archer@S1.fire",
                            "snake:crossbowman@S1.fire"}));
    EXPECT_TRUE(table.decision().is_null()) << "nothing stands in row 1 for the bomber to step onto";
}

TEST(Powder, BP_14_who_finds_no_free_spot_does_not_fire) {
    PowderTable table;
    table.soldier("dragon", "archer", "S1.fire");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"season","to":"winter"})"),
              (Lines{"season winter 1 BP-10", "no-target dragon:archer@S1.fire BP-14"}));
}

// ---- hordes arrive
// ---------------------------------------------------------------------------------------------

Lines draw(PowderTable& table, const char* card, const Json& next) {
    return table.play({{"do", "horde"}, {"card", card}, {"next", next}});
}

TEST(Powder, BP_20_a_sections_with_no_card_come_first_from_the_left) {
    PowderTable table;
    EXPECT_EQ(draw(table, "raiders", "S3"), Lines{"place-horde raiders S1.1 BP-20"});
    EXPECT_EQ(draw(table, "scouts", "S3"), Lines{"place-horde scouts S2.1 BP-20"});
    EXPECT_EQ(draw(table, "riders", "S1"), Lines{"place-horde riders S3.1 BP-20"});
}

TEST(Powder, BP_20_a_an_empty_section_comes_before_a_free_row_1_further_left) {
    PowderTable table;
    table.horde("trebuchet", "S1.3");
    EXPECT_EQ(draw(table, "raiders", "S1"), Lines{"place-horde raiders S2.1 BP-20"});
    EXPECT_EQ(draw(table, "scouts", "S1"), Lines{"place-horde scouts S3.1 BP-20"});
    EXPECT_EQ(draw(table, "riders", "S2"), Lines{"place-horde riders S1.1 BP-20"});
}

TEST(Powder, BP_20_b_then_a_free_row_1_from_the_left) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    table.horde("raiders", "S2.2");
    table.horde("raiders", "S3.2");
    EXPECT_EQ(draw(table, "scouts", "S1"), Lines{"place-horde scouts S2.1 BP-20"});
    EXPECT_EQ(draw(table, "scouts", "S1"), Lines{"place-horde scouts S3.1 BP-20"});
}

TEST(Powder, BP_20_c_then_the_section_on_the_next_back_in_its_frontmost_free_row) {
    PowderTable table;
    for (const char* at : {"S1.1", "S2.1", "S3.1"})
        table.horde("raiders", at);
    EXPECT_EQ(draw(table, "scouts", "S2"), Lines{"place-horde scouts S2.2 BP-20"});
    EXPECT_EQ(draw(table, "scouts", "S2"), Lines{"place-horde scouts S2.3 BP-20"});
    draw(table, "riders", nullptr);
    EXPECT_EQ(table.decision()["id"], "indicator");
    EXPECT_EQ(table.options(), (Lines{"S1", "S2", "S3"}));
    EXPECT_EQ(table.answer("S3"), Lines{"place-horde riders S3.2 BP-20"});
}

TEST(Powder, BP_21_a_card_without_a_place_is_a_raid_and_a_short_pool_gives_what_it_has) {
    PowderTable table;
    for (const char* at : {"S1.1", "S2.1", "S3.1", "S2.2", "S2.3"})
        table.correct("horde", at, "raiders");
    EXPECT_EQ(draw(table, "scouts", "S2"), Lines{"raid scouts S2 3 27 BP-21"});
    EXPECT_EQ(table.state().shameOut, 3);
    table.correct("shame-pool", "", 2);
    EXPECT_EQ(draw(table, "scouts", "S2"), Lines{"raid scouts S2 2 0 BP-21"});
    EXPECT_EQ(draw(table, "riders", "S2"), Lines{"raid riders S2 0 0 BP-21"});
    EXPECT_EQ(table.json()["discards"], (Json{"scouts", "scouts", "riders"}));
}

TEST(Powder, BP_22_a_soldier_taken_off_leaves_a_wound_on_every_spot_it_held) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "horseman", "S2.1:a2+b2");
    table.begin();
    table.play(R"({"do":"kill","player":"snake","soldier":"dragon:horseman@S2.1:a2+b2","why":"card"})");
    EXPECT_EQ(table.answer(Json::array()), (Lines{"kill dragon horseman S2.1:a2+b2 pool BP-41",
                                                  "wound S2.1:a2 BP-22", "wound S2.1:b2 BP-22"}));
}

TEST(Powder, BP_23_the_new_types_arrive_with_their_models_and_veterans_without) {
    PowderTable table;
    EXPECT_EQ(draw(table, "battering-ram", "S1"), Lines{"place-horde battering-ram S1.1 ram BP-23"});
    EXPECT_EQ(draw(table, "ladders", "S1"), Lines{"place-horde ladders S2.1 ladders BP-23"});
    EXPECT_EQ(draw(table, "veterans", "S1"), Lines{"place-horde veterans S3.1 BP-20"});
}

TEST(Powder, BP_20_the_back_is_not_asked_where_no_section_has_a_place) {
    PowderTable table;
    table.horde("raiders", "S1.3");
    table.horde("pikemen", "S2.3");
    table.horde("riders", "S3.3");
    EXPECT_EQ(table.play(R"({"do":"horde","card":"trebuchet","next":null})"),
              Lines{"raid trebuchet 3 27 BP-21"});
    table.correct("horde", "S3.3", nullptr);
    table.correct("horde", "S3.1", "riders");
    EXPECT_TRUE(table.play(R"({"do":"horde","card":"trebuchet","next":null})").empty());
    EXPECT_EQ(table.decision()["id"], "indicator");
}

TEST(Powder, BP_23_a_trebuchet_stands_in_row_3_or_it_is_a_raid) {
    PowderTable table;
    EXPECT_EQ(draw(table, "trebuchet", "S1"), Lines{"place-horde trebuchet S1.3 trebuchet BP-23"});
    table.horde("raiders", "S2.1");
    table.horde("raiders", "S3.1");
    // Row 1 of S1 is free, but that is for ordinary cards.
    EXPECT_EQ(draw(table, "trebuchet", "S1"), Lines{"raid trebuchet S1 3 27 BP-21"});
    EXPECT_EQ(draw(table, "trebuchet", "S3"), Lines{"place-horde trebuchet S3.3 trebuchet BP-23"});
    EXPECT_EQ(draw(table, "riders", "S3"), Lines{"place-horde riders S1.1 BP-20"});
}

TEST(Powder, BP_24_an_unwounded_spot_pays_at_once_and_honor_is_booked) {
    PowderTable table;
    table.horde("leader", "S2.1");
    table.begin();
    const Lines steps = table.play(
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.1:a1"},{"type":"spearman","at":"S2.1:a5"}]})");
    EXPECT_EQ(only(steps, {"reward", "honor"}),
              (Lines{R"(reward dragon S2.1:a1 {"honor":1} BP-24)", "honor dragon 1 1 reward BP-24"}));
}

TEST(Powder, BP_24_an_unknown_reward_is_asked_when_it_is_due) {
    Json book = sampleBook();
    book["cards"]["leader"].erase("rewards");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("leader", "S2.1");
    table.begin();
    table.play(R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.1:a1"}]})");
    EXPECT_EQ(table.decision()["path"], "/cards/leader/rewards/a1");
    EXPECT_EQ(table.answer(Json{{"honor", 3}}),
              (Lines{R"(reward dragon S2.1:a1 {"honor":3} BP-24)", "honor dragon 3 3 reward BP-24"}));
}

TEST(Powder, BP_26_an_empty_deck_takes_the_discards_in_and_then_no_card_comes) {
    PowderTable table;
    toSpring(table);
    table.correct("deck", "", 1);
    table.play(R"({"do":"season","to":"spring"})");
    EXPECT_EQ(table.state().draws, 1) << "one card is all there is";
    draw(table, "raiders", nullptr);
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"scouts","next":null})"), "wrong-season BP-11");
    table.play(R"({"do":"season","to":"summer"})");
}

TEST(Powder, BP_26_the_discards_are_shuffled_in_before_the_back_is_read) {
    PowderTable table;
    for (const char* at : {"S1.1", "S2.1", "S3.1", "S2.2", "S2.3"})
        table.correct("horde", at, "raiders");
    table.correct("deck", "", 2);
    draw(table, "scouts", "S2");
    EXPECT_EQ(table.json()["discards"], (Json{"scouts"})) << "a raid";
    EXPECT_EQ(table.json()["deck"], 1);
    draw(table, "riders", "S2");
    EXPECT_EQ(table.json()["discards"], (Json{"riders"})) << "the scouts lie on top, the riders came after";
    EXPECT_EQ(table.json()["deck"], 1);
}

TEST(Powder, BP_27_printed_abilities_are_told_on_arrival_and_before_the_assault) {
    PowderTable table;
    EXPECT_EQ(draw(table, "pikemen", "S1"),
              (Lines{"place-horde pikemen S1.1 BP-20", "remind ability S1.1 BP-27"}));
    table.winter();
    EXPECT_EQ(table.assault().front(), "remind ability S1.1 BP-27");
}

TEST(Powder, BP_27_the_table_adjusts_power_and_defense_for_this_winter) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    table.winter();
    table.play(R"({"do":"adjust","at":"S1","power":1,"defense":2})");
    EXPECT_EQ(table.assault().front(), "holds S1 3 6 BP-50");
    table.play(R"({"do":"season","to":"spring"})");
    EXPECT_EQ(table.state().sections[0].power, 0);
}

TEST(Powder, BP_27_an_adjustment_that_changes_nothing_is_refused) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    table.winter();
    EXPECT_EQ(table.refusal(R"({"do":"adjust","at":"S2","power":5})"), "no-horde BP-27");
    EXPECT_EQ(table.refusal(R"({"do":"adjust","at":"S1"})"), "bad-value BP-27");
    EXPECT_EQ(table.refusal(R"({"do":"adjust","at":"S1","power":0,"defense":0})"), "bad-value BP-27");
    table.assault();
    EXPECT_EQ(table.refusal(R"({"do":"adjust","at":"S1","defense":2})"), "wrong-season BP-27");
    // From spring on, the value is about the next winter.
    table.play(R"({"do":"season","to":"spring"})");
    table.play(R"({"do":"adjust","at":"S1","power":1})");
    EXPECT_EQ(table.state().sections[0].power, 1);
}

TEST(Powder, BP_50_an_adjustment_breaches_no_section_whose_horde_has_gone) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    table.begin();
    table.play(R"({"do":"adjust","at":"S1","power":9})");
    table.correct("horde", "S1.1", nullptr);
    table.play(R"({"do":"season","to":"winter"})");
    EXPECT_EQ(table.assault().front(), "holds S1 0 4 BP-50");
}

} // namespace
} // namespace watchfire::test
