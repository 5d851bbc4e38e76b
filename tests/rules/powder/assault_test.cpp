// SPDX-License-Identifier: Apache-2.0
// The assault, towers, machines, building and shame: BP-50 to BP-82.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

#include <map>

namespace watchfire::test {
namespace {

using powder::Clan;

TEST(Powder, BP_50_a_section_is_breached_only_if_power_exceeds_defense) {
    PowderTable table;
    table.horde("shamans", "S1.1"); // 4 against 4
    table.horde("raiders", "S2.1"); // 2 and 3 against 4
    table.horde("riders", "S2.2");
    table.winter();
    const Lines steps = table.assault();
    EXPECT_EQ(only(steps, {"holds", "breach"}), (Lines{"holds S1 4 4 BP-50", "breach S2 5 4 power BP-50"}));
    while (!table.decision().is_null())
        table.answer("spearman");
    EXPECT_EQ(table.state().sections[2].breached, false);
}

TEST(Powder, BP_50_barricades_count_two_and_each_leader_halves_rounded_down) {
    PowderTable table;
    table.horde("leader", "S1.1");
    table.correct("barricades", "S1", 3);
    table.horde("leader", "S2.1");
    table.horde("leader", "S2.2");
    table.correct("wall-level", "S2", 3);
    table.correct("barricades", "S2", 3);
    table.winter();
    // 4 + 6 halved is 5, which 5 does not exceed; 11 + 6 halved twice is 4.
    EXPECT_EQ(only(table.assault(), {"holds", "breach"}),
              (Lines{"holds S1 5 5 BP-50", "breach S2 10 4 power BP-50"}));
}

/// A book that knows level 1, and the spots and powers of these cards.
Json thinBook(const Json& cards) {
    return {{"watchfire-book", 1},
            {"name", "thin"},
            {"walls", {{{"level", 1}, {"defense", 4}, {"firing", 2}}}},
            {"cards", cards}};
}
Json cardOf(const char* kind) {
    return {{"spots", {"##....", "......"}}, {"ability", {{"kind", kind}}}};
}

TEST(Powder, BP_50_of_a_section_without_a_horde_nothing_is_asked) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, thinBook(Json::object()));
    table.correct("wall-level", "S2", 2);
    table.winter();
    EXPECT_EQ(table.assault(), (Lines{"holds S1 0 4 BP-50", "holds S2 0 BP-50", "holds S3 0 4 BP-50"}))
        << "what is not known is left out";
    EXPECT_TRUE(table.decision().is_null());
    // With a horde at that wall, its value matters.
    PowderTable attacked({"dragon", "snake", "turtle"}, {}, thinBook({{"raiders", cardOf("none")}}));
    attacked.horde("raiders", "S2.1");
    attacked.correct("wall-level", "S2", 2);
    attacked.winter();
    attacked.assault();
    EXPECT_EQ(attacked.decision()["path"], "/cards/raiders/power");
    attacked.answer(3);
    EXPECT_EQ(attacked.decision()["path"], "/walls/2/defense");
}

/// Two hordes that breach S2, with soldiers of dragon and snake.
PowderTable breached() {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.horde("raiders", "S2.2");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("dragon", "flamethrower", "S2.1:a3");
    table.soldier("snake", "horseman", "S2.2:a2+a3");
    table.soldier("snake", "archer", "S2.fire");
    table.soldier("turtle", "spearman", "S2.rest");
    table.soldier("turtle", "spearman", "T3");
    table.winter();
    table.answer("S2.1:a5"); // the archer's
    return table;
}

TEST(Powder, BP_51_shame_then_casualties_then_one_saving_then_wounds_then_towers) {
    PowderTable table = breached();
    EXPECT_EQ(table.assault(), (Lines{"holds S1 0 4 BP-50", "breach S2 9 4 power BP-50"}));
    // On the veterans snake and turtle are missing, on the raiders dragon and turtle.
    for (const char* who : {"snake", "turtle", "dragon", "turtle"}) {
        ASSERT_EQ(table.decision()["id"], "shame-place");
        EXPECT_EQ(table.decision()["player"], who);
        table.answer("archer");
    }
    ASSERT_EQ(table.decision()["id"], "casualties");
    EXPECT_EQ(table.decision()["at"], "S2.1");
    table.answer(Json{"dragon:flamethrower@S2.1:a3"});
    EXPECT_EQ(table.options(), Lines{"dragon:flamethrower@S2.1:a3"});
    table.answer(Json::array());
    EXPECT_EQ(table.options(), (Lines{"snake:horseman@S2.2:a2+a3", "snake:archer@S2.fire"}));
    EXPECT_EQ(table.answer(Json{"snake:archer@S2.fire"}),
              (Lines{R"(pay snake {"chi":2} BP-41)", "kill snake horseman S2.2:a2+a3 pool BP-51",
                     "save snake archer S2.fire S2.rest BP-41", "wound S2.1:a3 BP-22", "wound S2.2:a2 BP-22",
                     "wound S2.2:a3 BP-22", "move-soldier turtle spearman T3 pool BP-63",
                     "holds S3 0 4 BP-50", "honor turtle 2 2 tower BP-62"}));
    EXPECT_EQ(table.decision()["id"], "shame-place") << "the tower's other side was breached";
    EXPECT_EQ(table.state().sections[1].level, 1);
    EXPECT_TRUE(table.state().sections[1].rows[1].has_value());
    EXPECT_EQ(table.state().sections[1].rest[powder::indexOf(Clan::turtle)][0], 1) << "the rest zone is safe";
}

/// Ladders before a wall of level 2 with a barricade.
PowderTable laddersTable(const Json& options) {
    PowderTable table({"dragon", "snake", "turtle"}, options);
    table.horde("ladders", "S2.1");
    table.correct("wall-level", "S2", 2);
    table.correct("barricades", "S2", 1);
    table.machine("cannon", "S2");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("snake", "spearman", "S2.1:a3");
    table.soldier("turtle", "spearman", "S2.1:a4");
    table.soldier("turtle", "spearman", "S2.rest");
    table.winter();
    return table;
}

TEST(Powder, BP_52_corrected_ladders_breach_whatever_the_defense_and_kill_all) {
    PowderTable table = laddersTable({{"ladders", "corrected"}});
    EXPECT_EQ(only(table.assault(), {"breach"}), Lines{"breach S2 3 9 ladders BP-52"});
    table.answer(Json::array());
    table.answer(Json::array());
    EXPECT_EQ(table.options(), (Lines{"turtle:spearman@S2.1:a4", "turtle:spearman@S2.rest"}));
    const Lines steps = table.answer(Json{"turtle:spearman@S2.rest"});
    EXPECT_EQ(only(steps, {"save", "remove-machine"}),
              (Lines{"save turtle spearman S2.rest S2.rest BP-41", "remove-machine cannon S2 BP-52"}));
    EXPECT_TRUE(table.state().sections[1].machines.empty());
}

TEST(Powder, BP_52_printed_ladders_take_the_whole_defense_barricades_included) {
    PowderTable table = laddersTable({{"ladders", "printed"}});
    EXPECT_EQ(only(table.assault(), {"breach"}), Lines{"breach S2 3 0 ladders BP-52"});
    PowderTable weak = laddersTable({{"ladders", "printed"}});
    weak.play(R"({"do":"adjust","at":"S2","power":-3})");
    EXPECT_EQ(only(weak.assault(), {"holds", "breach"})[1], "holds S2 0 0 BP-50")
        << "only if it is then breached";
}

TEST(Powder, BP_52_of_a_section_that_ladders_climb_neither_power_nor_wall_is_asked) {
    const Json book = thinBook({{"ladders", cardOf("ladders")}, {"raiders", cardOf("none")}});
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("ladders", "S2.1");
    table.horde("raiders", "S2.2");
    table.correct("wall-level", "S2", 2);
    table.winter();
    EXPECT_EQ(only(table.assault(), {"breach"}), Lines{"breach S2 ladders BP-52"});
    EXPECT_EQ(table.decision()["id"], "shame-place");

    // As printed the wall counts 0, so its value is not asked for; whether there is power is.
    PowderTable printed({"dragon", "snake", "turtle"}, {{"ladders", "printed"}}, book);
    printed.horde("ladders", "S2.1");
    printed.correct("wall-level", "S2", 2);
    printed.winter();
    printed.assault();
    EXPECT_EQ(printed.decision()["path"], "/cards/ladders/power");
    EXPECT_EQ(printed.answer(1).front(), "breach S2 1 0 ladders BP-52");
}

TEST(Powder, BP_52_ladders_in_another_row_do_nothing) {
    PowderTable table;
    table.horde("raiders", "S2.1");
    table.horde("ladders", "S2.2");
    table.correct("wall-level", "S2", 2);
    table.winter();
    EXPECT_EQ(only(table.assault(), {"holds", "breach"})[1], "holds S2 5 7 BP-50");
}

TEST(Powder, BP_53_a_ram_swaps_forward_and_in_row_1_takes_a_level_that_very_winter) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.horde("battering-ram", "S2.2");
    table.correct("wall-level", "S2", 2);
    table.soldier("dragon", "archer", "S2.fire");
    table.winter();
    table.answer("S2.1:a1");
    EXPECT_EQ(only(table.assault(), {"swap-hordes", "lower-wall", "move-soldier"}),
              (Lines{"swap-hordes S2 [1,2] BP-53", "lower-wall S2 2 1 ram BP-53",
                     "move-soldier dragon archer S2.fire S2.rest BP-55"}));
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][1]["spots"], (Json{{"a1", "wound"}}))
        << "pieces stay on cards";
}

TEST(Powder, BP_53_two_rams_never_swap_and_take_one_level) {
    PowderTable table;
    table.horde("battering-ram", "S2.1");
    table.horde("battering-ram", "S2.2");
    table.horde("scouts", "S1.1");
    table.horde("scouts", "S1.2");
    table.horde("battering-ram", "S1.3");
    table.correct("wall-level", "S2", 2);
    table.winter();
    EXPECT_EQ(only(table.assault(), {"swap-hordes", "lower-wall"}),
              (Lines{"swap-hordes S1 [2,3] BP-53", "lower-wall S2 2 1 ram BP-53"}));
}

TEST(Powder, BP_53_a_ram_behind_an_empty_row_stays_and_takes_nothing) {
    PowderTable table;
    table.horde("battering-ram", "S2.3");
    table.horde("scouts", "S2.1");
    table.winter();
    EXPECT_TRUE(only(table.assault(), {"swap-hordes", "lower-wall"}).empty());
}

TEST(Powder, BP_53_row_2_swaps_before_row_3_each_once) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.horde("battering-ram", "S2.2");
    table.horde("battering-ram", "S2.3");
    table.correct("wall-level", "S2", 3);
    table.winter();
    EXPECT_EQ(
        only(table.assault(), {"swap-hordes", "lower-wall"}),
        (Lines{"swap-hordes S2 [1,2] BP-53", "swap-hordes S2 [2,3] BP-53", "lower-wall S2 3 2 ram BP-53"}));
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][2]["card"], "scouts");
}

TEST(Powder, BP_54_each_trebuchet_takes_a_level_of_its_section) {
    PowderTable table;
    table.horde("trebuchet", "S2.3");
    table.horde("trebuchet", "S3.3");
    table.correct("wall-level", "S2", 2);
    table.winter();
    EXPECT_EQ(only(table.assault(), {"lower-wall"}),
              (Lines{"lower-wall S2 2 1 trebuchet BP-54", "lower-wall S3 1 0 trebuchet BP-54"}));
    EXPECT_FALSE(table.state().ending.over);
}

TEST(Powder, BP_55_at_level_0_nothing_happens) {
    PowderTable table;
    table.horde("trebuchet", "S2.3");
    table.correct("wall-level", "S2", 0);
    table.winter();
    const Lines steps = table.assault();
    EXPECT_TRUE(only(steps, {"lower-wall"}).empty());
}

TEST(Powder, BP_56_when_the_last_level_goes_everybody_loses_at_once) {
    PowderTable table;
    for (const char* at : {"S1.3", "S2.3"})
        table.horde("trebuchet", at);
    table.horde("battering-ram", "S3.1");
    table.winter();
    const Lines steps = table.assault();
    EXPECT_EQ(steps.back(), "game-over all-walls-gone BP-56");
    EXPECT_EQ(only(steps, {"lower-wall"}).size(), 3u);
    EXPECT_TRUE(table.decision().is_null()) << "no artifacts are counted";
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"spring"})"), "game-over BP-90");
}

TEST(Powder, BP_56_by_option_any_section_will_do) {
    PowderTable table({"dragon", "snake", "turtle"}, {{"loss", "section"}});
    table.horde("trebuchet", "S1.3");
    table.horde("trebuchet", "S2.3");
    table.winter();
    const Lines steps = table.assault();
    EXPECT_EQ(steps.back(), "game-over all-walls-gone BP-56");
    EXPECT_EQ(only(steps, {"lower-wall"}), Lines{"lower-wall S1 1 0 trebuchet BP-54"})
        << "at that very destruction";
}

TEST(Powder, BP_57_barricades_go_before_the_engines) {
    PowderTable table;
    table.horde("trebuchet", "S2.3");
    table.correct("barricades", "S1", 2);
    table.correct("barricades", "S3", 1);
    table.winter();
    EXPECT_EQ(only(table.assault(), {"remove-barricades", "lower-wall"}),
              (Lines{"remove-barricades S1 2 BP-57", "remove-barricades S3 1 BP-57",
                     "lower-wall S2 1 0 trebuchet BP-54"}));
    for (const auto& section : table.state().sections)
        EXPECT_EQ(section.barricades, 0);
    EXPECT_EQ(table.refusal(R"({"do":"assault"})"), "wrong-season BP-57");
}

// ---- towers
// ----------------------------------------------------------------------------------------------------

TEST(Powder, BP_60_who_builds_a_level_may_man_a_tower_and_send_its_occupant_home) {
    PowderTable table;
    table.soldier("snake", "spearman", "T2");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})"),
              (Lines{R"(pay dragon {"wood/stone/gold":10} BP-80)", "raise-wall S1 1 2 BP-80",
                     "honor dragon 10 10 wall BP-80"}));
    EXPECT_EQ(table.options(), (Lines{"none", "T1", "T2"}));
    EXPECT_EQ(table.answer("T2"),
              (Lines{"move-soldier snake spearman T2 pool BP-60", "place-soldier dragon spearman T2 BP-60"}));
    EXPECT_TRUE(table.decision().is_null()) << "no machine, no shot";
}

TEST(Powder, BP_61_a_manned_tower_allows_one_shot_of_one_machine_beside_it) {
    PowderTable table;
    table.machine("ballista", "S1");
    table.machine("cannon", "S2");
    table.machine("rocket-launcher", "S3");
    table.horde("leader", "S1.1");
    table.horde("scouts", "S2.1");
    table.begin();
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})");
    table.answer("T2");
    EXPECT_EQ(table.options(), (Lines{"none", "ballista>S1.1", "cannon>S2.1"}));
    EXPECT_EQ(
        table.answer("ballista>S1.1"),
        (Lines{"shot dragon ballista S1.1 BP-70", "wound S1.1:a2 dragon BP-70", "wasted S1.1:b2 gap BP-74"}));
    EXPECT_TRUE(table.decision().is_null());
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})");
    EXPECT_TRUE(table.answer("none").empty());
    EXPECT_TRUE(table.decision().is_null()) << "no spearman placed, no shot";
}

TEST(Powder, BP_62_two_honor_for_each_unbreached_section_beside_the_tower) {
    PowderTable table;
    table.soldier("dragon", "spearman", "T1");
    table.soldier("snake", "spearman", "T2");
    table.winter();
    EXPECT_EQ(only(table.assault(), {"honor"}),
              (Lines{"honor dragon 2 2 tower BP-62", "honor snake 2 2 tower BP-62",
                     "honor snake 2 4 tower BP-62"}));
}

TEST(Powder, BP_62_by_option_a_removed_spearman_earns_nothing_on_his_unbreached_side) {
    for (const bool earns : {true, false}) {
        PowderTable table({"dragon", "snake", "turtle"}, {{"removed-spearman-earns", earns}});
        table.horde("veterans", "S1.1");
        table.soldier("dragon", "spearman", "T2");
        for (const char* clan : {"dragon", "snake", "turtle"})
            table.soldier(clan, "spearman",
                          std::string("S1.1:a") + (clan[0] == 'd'   ? "1"
                                                   : clan[0] == 's' ? "2"
                                                                    : "3"));
        table.winter();
        table.assault();
        Lines steps;
        while (!table.decision().is_null() && table.decision()["id"] == "save")
            steps = table.answer(Json::array());
        EXPECT_EQ(only(steps, {"honor"}).size(), earns ? 1u : 0u);
        EXPECT_EQ(table.decision()["id"], "shame-place");
    }
}

TEST(Powder, BP_62_who_stood_in_a_tower_when_the_assault_began_pays_for_each_breached_side) {
    for (const bool earns : {true, false}) {
        PowderTable table({"dragon", "snake", "turtle"}, {{"removed-spearman-earns", earns}});
        for (const char* at : {"S2.1", "S3.1"}) {
            table.horde("veterans", at);
            table.correct("spot", std::string(at) + ":a1", "snake-token");
            table.soldier("dragon", "spearman", std::string(at) + ":a2");
            table.soldier("turtle", "spearman", std::string(at) + ":a3");
        }
        table.soldier("dragon", "spearman", "T3"); // between the two breaches
        table.soldier("turtle", "spearman", "T2"); // S1 holds
        table.soldier("snake", "spearman", "T1");  // not touched
        table.winter();
        Lines told = table.assault();
        std::map<std::string, int> shame;
        while (!table.decision().is_null()) {
            const bool saving = table.decision()["id"] == "save";
            if (!saving)
                ++shame[table.decision()["player"].get<std::string>()];
            const Lines more = table.answer(saving ? Json::array() : Json("archer"));
            told.insert(told.end(), more.begin(), more.end());
        }
        EXPECT_EQ(shame, (std::map<std::string, int>{{"dragon", 2}, {"turtle", 1}}));
        EXPECT_EQ(only(told, {"honor"}),
                  earns ? (Lines{"honor snake 2 2 tower BP-62", "honor turtle 2 2 tower BP-62"})
                        : (Lines{"honor snake 2 2 tower BP-62"}));
        EXPECT_EQ(table.json()["towers"],
                  (Json{{"T1", "snake"}, {"T2", nullptr}, {"T3", nullptr}, {"T4", nullptr}}));
    }
}

TEST(Powder, BP_63_a_breach_clears_both_towers_beside_the_section) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.correct("spot", "S2.1:a1", "snake-token");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.soldier("turtle", "spearman", "S2.1:a3");
    for (const char* tower : {"T1", "T2", "T3"})
        table.soldier("dragon", "spearman", tower);
    table.winter();
    table.assault();
    table.answer(Json::array());
    EXPECT_EQ(
        only(table.answer(Json::array()), {"move-soldier"}),
        (Lines{"move-soldier dragon spearman T2 pool BP-63", "move-soldier dragon spearman T3 pool BP-63"}));
    EXPECT_TRUE(table.state().towers[0].has_value());
}

// ---- machines
// --------------------------------------------------------------------------------------------------

TEST(Powder, BP_70_a_ballista_costs_wood_and_shoots_free_of_charge_without_honor) {
    PowderTable table;
    table.horde("veterans", "S1.1");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"build","piece":"ballista","player":"dragon","at":"S1"})"),
              (Lines{R"(pay dragon {"wood":4} BP-70)", "place-machine ballista S1 BP-73",
                     "honor dragon 4 4 machine BP-73"}));
    EXPECT_EQ(table.answer("ballista>S1.1"),
              (Lines{"shot dragon ballista S1.1 BP-70", "wound S1.1:a2 dragon BP-70",
                     "wound S1.1:b2 dragon BP-70"}));
}

TEST(Powder, BP_71_a_cannon_costs_stone_and_wood_and_each_shot_stone_for_honor) {
    PowderTable table;
    table.machine("ballista", "S1");
    table.horde("veterans", "S1.1");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"build","piece":"cannon","player":"dragon","at":"S1"})"),
              (Lines{R"(pay dragon {"stone":2,"wood":2} BP-71)", "place-machine cannon S1 BP-73",
                     "honor dragon 4 4 machine BP-73"}));
    EXPECT_EQ(table.options(), (Lines{"none", "cannon>S1.1"})) << "the machine just built, not the ballista";
    EXPECT_EQ(table.answer("cannon>S1.1"),
              (Lines{R"(pay dragon {"stone":2} BP-71)", "honor dragon 1 5 shot BP-71",
                     "shot dragon cannon S1.1 BP-71", "wound S1.1:a3 dragon BP-71",
                     "wound S1.1:a4 dragon BP-71", "wound S1.1:b3 dragon BP-71"}));
}

TEST(Powder, BP_72_a_rocket_launcher_costs_gold_and_does_not_shoot_without_a_horde) {
    PowderTable table;
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"build","piece":"rocket-launcher","player":"dragon","at":"S2"})"),
              (Lines{R"(pay dragon {"gold":4} BP-72)", "place-machine rocket-launcher S2 BP-73",
                     "honor dragon 4 4 machine BP-73"}));
    EXPECT_TRUE(table.decision().is_null());
}

TEST(Powder, BP_72_the_target_is_chosen_before_the_rocket_card_is_drawn) {
    PowderTable table;
    table.machine("rocket-launcher", "S1");
    table.horde("veterans", "S1.1");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","why":"card"})"),
        (Lines{R"(pay dragon {"any":1} BP-72)", "honor dragon 2 2 shot BP-72"}));
    EXPECT_EQ(table.options(), (Lines{"r1", "r2", "r3", "r4"}));
    EXPECT_EQ(table.answer("r4"), (Lines{"shot dragon rocket-launcher S1.1 r4 BP-72",
                                         "wound S1.1:a6 dragon BP-72", "wound S1.1:b2 dragon BP-72"}));
    table.play(
        R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","card":"r1","why":"card"})");
    table.play(R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","why":"card"})");
    EXPECT_EQ(table.options(), (Lines{"r2", "r3"}));
    EXPECT_EQ(table.answer(Json{"a3"}).back(), "wound S1.1:a3 dragon BP-72") << "cells do as well";
    table.correct("rocket-deck", "", Json::array());
    table.play(R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","why":"card"})");
    EXPECT_EQ(table.options().size(), 4u) << "an empty deck is shuffled anew";
}

TEST(Powder, BP_73_no_third_machine_and_no_third_model) {
    PowderTable table;
    table.machine("ballista", "S1");
    table.machine("cannon", "S1");
    table.correct("machines", "S2", {"ballista"});
    table.begin();
    EXPECT_EQ(table.refusal(R"({"do":"build","piece":"cannon","player":"dragon","at":"S1"})"),
              "section-full BP-73");
    EXPECT_EQ(table.refusal(R"({"do":"build","piece":"ballista","player":"dragon","at":"S3"})"),
              "no-piece-left BP-73");
    EXPECT_EQ(table.refusal(R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1.1","why":"card"})"),
              "no-horde BP-73");
    EXPECT_EQ(table.refusal(R"({"do":"shot","player":"dragon","machine":"cannon","at":"S3.1","why":"card"})"),
              "unknown-piece BP-71");
}

TEST(Powder, BP_74_a_shot_hits_own_and_foreign_soldiers_a_tank_and_a_gap) {
    Json book = sampleBook();
    book["shots"]["cannon"]["cells"] = {"a1", "a2", "a4", "b1", "b2", "b5"};
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.machine("cannon", "S2");
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("snake", "horseman", "S2.1:a2+b2");
    table.soldier("turtle", "tank", "S2.1:a4");
    table.correct("spot", "S2.1:a3", "wound");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"shot","player":"dragon","machine":"cannon","at":"S2.1","why":"card"})"),
        (Lines{R"(pay dragon {"stone":2} BP-71)", "honor dragon 1 1 shot BP-71",
               "shot dragon cannon S2.1 BP-71", "wound S2.1:a1 dragon BP-74", "wound S2.1:a2 dragon BP-74",
               "wound S2.1:b2 dragon BP-74", "wasted S2.1:a4 immune BP-74", "wasted S2.1:b1 gap BP-74",
               "wasted S2.1:b5 immune BP-74"}));
    table.answer(Json{"dragon:spearman@S2.1:a1"});
    EXPECT_EQ(table.answer(Json{"snake:horseman@S2.1:a2+b2"}),
              (Lines{R"(pay snake {"chi":2} BP-41)", "save snake horseman S2.1:a2+b2 S2.rest BP-41"}));
    EXPECT_EQ(table.decision()["id"], "shame-place") << "exactly one, saved or not";
    table.answer("spearman");
    EXPECT_TRUE(table.decision().is_null());
}

TEST(Powder, BP_74_both_spots_of_a_horseman_under_one_shot_are_no_waste) {
    Json book = sampleBook();
    book["shots"]["cannon"]["cells"] = {"a2", "a3", "b2"};
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.machine("cannon", "S2");
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "horseman", "S2.1:a2+b2");
    table.soldier("dragon", "spearman", "S2.1:a3");
    table.begin();
    const Lines steps =
        table.play(R"({"do":"shot","player":"dragon","machine":"cannon","at":"S2.1","why":"card"})");
    EXPECT_EQ(
        only(steps, {"wound", "wasted"}),
        (Lines{"wound S2.1:a2 dragon BP-74", "wound S2.1:b2 dragon BP-74", "wound S2.1:a3 dragon BP-74"}));
}

TEST(Powder, BP_72_a_shot_of_a_card_may_name_its_rocket_or_its_cells) {
    PowderTable table;
    table.machine("rocket-launcher", "S1");
    table.machine("cannon", "S1");
    table.horde("veterans", "S1.1");
    table.begin();
    EXPECT_EQ(
        table.play(
            R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","cells":["a1"],"why":"card"})"),
        (Lines{R"(pay dragon {"any":1} BP-72)", "honor dragon 2 2 shot BP-72",
               "shot dragon rocket-launcher S1.1 BP-72", "wound S1.1:a1 dragon BP-72"}));
    EXPECT_EQ(
        table.refusal(
            R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1.1","card":"r1","why":"card"})"),
        "bad-value BP-71");
}

TEST(Powder, BP_72_a_rocket_card_that_was_drawn_is_not_in_the_deck) {
    PowderTable table;
    table.machine("rocket-launcher", "S2");
    table.horde("veterans", "S2.1");
    table.begin();
    const char* shot =
        R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S2.1","card":"r1","why":"card"})";
    table.play(shot);
    EXPECT_EQ(table.refusal(shot), "no-piece-left BP-72");
    table.correct("rocket-deck", "", Json::array()); // an empty deck is reshuffled
    table.play(shot);
}

TEST(Powder, BP_74_own_soldiers_cost_no_shame_and_wounds_are_wasted_on_wounds) {
    PowderTable table;
    table.machine("ballista", "S2");
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.correct("spot", "S2.1:b2", "wound");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"shot","player":"dragon","machine":"ballista","at":"S2.1","why":"card"})").back(),
        "wasted S2.1:b2 wounded BP-74");
    table.answer(Json::array());
    EXPECT_TRUE(table.decision().is_null());
}

TEST(Powder, a_shot_without_a_known_pattern_asks_for_it) {
    Json book = sampleBook();
    book["shots"].erase("ballista");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.machine("ballista", "S2");
    table.horde("veterans", "S2.1");
    table.begin();
    EXPECT_TRUE(table.play(R"({"do":"shot","player":"dragon","machine":"ballista","at":"S2.1","why":"card"})")
                    .empty());
    EXPECT_EQ(table.decision()["path"], "/shots/ballista/cells");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"value","value":["c1"]})"), "bad-value");
    EXPECT_EQ(table.answer(Json{"a1"}).back(), "wound S2.1:a1 dragon BP-70");
}

// ---- building, honor, shame
// ------------------------------------------------------------------------------------

TEST(Powder, BP_80_walls_cost_and_give_5_10_15_and_barricades_2) {
    PowderTable table;
    table.correct("wall-level", "S1", 0);
    table.begin();
    for (const char* honor :
         {"honor dragon 5 5 wall BP-80", "honor dragon 10 15 wall BP-80", "honor dragon 15 30 wall BP-80"}) {
        EXPECT_EQ(table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})").back(), honor);
        table.answer("none");
    }
    EXPECT_EQ(table.refusal(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})"),
              "wall-complete BP-80");
    for (int i = 0; i < 3; ++i)
        table.play(R"({"do":"build","piece":"barricade","player":"snake","at":"S1"})");
    EXPECT_EQ(table.honor(Clan::snake), 6);
    EXPECT_EQ(table.refusal(R"({"do":"build","piece":"barricade","player":"snake","at":"S1"})"),
              "section-full BP-80");
}

TEST(Powder, BP_81_shame_goes_under_a_pool_soldier_or_onto_a_claimed_horde) {
    PowderTable table;
    table.begin();
    table.correct("claimed", "dragon", {{{"card", "scouts"}, {"shame", 1}}});
    table.play(R"({"do":"shame","player":"dragon","amount":2,"why":"card"})");
    EXPECT_EQ(table.options(), (Lines{"spearman", "archer", "horseman", "flamethrower", "dragon/1"}));
    EXPECT_EQ(table.answer("dragon/1"), Lines{"shame dragon dragon/1 28 BP-81"});
    EXPECT_EQ(table.options(), (Lines{"spearman", "archer", "horseman", "flamethrower"}))
        << "the card is full";
    EXPECT_EQ(table.answer("horseman"), Lines{"shame dragon horseman 27 BP-81"});
    EXPECT_EQ(powder::available(table.state(), Clan::dragon, powder::SoldierType::horseman), 1);
}

TEST(Powder, BP_81_without_a_place_or_a_token_five_honor_go_and_never_below_0) {
    PowderTable table;
    table.begin();
    table.correct("honor", "dragon", 8);
    for (const auto& [type, n] : {std::pair{"spearman", 10}, std::pair{"archer", 4}, std::pair{"horseman", 2},
                                  std::pair{"flamethrower", 3}})
        table.correct("soldiers", "gone", {{"player", "dragon"}, {"type", type}, {"n", n}});
    EXPECT_EQ(table.play(R"({"do":"shame","player":"dragon","amount":1,"why":"card"})"),
              (Lines{"shame-lost dragon no-place BP-81", "honor dragon -5 3 shame BP-81"}));
    EXPECT_EQ(table.state().shameOut, 1);
    table.correct("shame-pool", "", 0);
    EXPECT_EQ(table.play(R"({"do":"shame","player":"dragon","amount":1,"why":"card"})"),
              (Lines{"shame-lost dragon pool-empty BP-81", "honor dragon -5 0 shame BP-81"}));
}

TEST(Powder, BP_81_several_tokens_find_their_places_one_by_one_until_the_pool_is_empty) {
    PowderTable table;
    table.begin();
    table.correct("honor", "dragon", 20);
    table.correct("shame-pool", "", 2);
    table.play(R"({"do":"shame","player":"dragon","amount":4,"why":"card"})");
    EXPECT_EQ(table.answer("spearman"), Lines{"shame dragon spearman 1 BP-81"});
    EXPECT_EQ(table.answer("spearman"),
              (Lines{"shame dragon spearman 0 BP-81", "shame-lost dragon pool-empty BP-81",
                     "honor dragon -5 15 shame BP-81", "shame-lost dragon pool-empty BP-81",
                     "honor dragon -5 10 shame BP-81"}));
    EXPECT_EQ(table.state().shameOut, 28) << "what was not there cannot leave the game";
}

TEST(Powder, BP_81_a_soldier_with_shame_cannot_be_used) {
    PowderTable table;
    table.begin();
    table.correct("shame", "dragon", {{"horseman", 2}, {"spearman", 10}});
    EXPECT_EQ(table.refusal(
                  R"({"do":"recruit","player":"dragon","soldiers":[{"type":"horseman","at":"S1.rest"}]})"),
              "no-piece-left BP-09");
    EXPECT_EQ(table.refusal(R"({"do":"tower","player":"dragon","at":"T1","why":"card"})"),
              "no-piece-left BP-09");
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"dragon","type":"horseman"})"),
              "no-piece-left BP-09");
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})");
    EXPECT_TRUE(table.decision().is_null()) << "no spearman for a tower";
}

TEST(Powder, BP_82_a_first_overseer_takes_a_pool_soldier_for_good) {
    PowderTable table;
    for (int i = 0; i < 3; ++i) // those of the set-up are counted separately
        table.play(R"({"do":"overseer","player":"dragon","type":"spearman"})");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"overseer","player":"dragon","type":"archer"})"),
              Lines{"move-soldier dragon archer pool gone BP-82"});
    EXPECT_EQ(table.state().of(Clan::dragon).gone[1], 1);
    EXPECT_EQ(table.refusal(R"({"do":"overseer","player":"dragon","soldiers":{"archer":2}})"),
              "bad-value BP-82");
}

} // namespace
} // namespace watchfire::test
