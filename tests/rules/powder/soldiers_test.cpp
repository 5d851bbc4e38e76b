// SPDX-License-Identifier: Apache-2.0
// Soldiers and defeated hordes: BP-30 to BP-41.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using powder::Clan;

Json recruit(const char* player, const Json& soldiers) {
    return {{"do", "recruit"}, {"player", player}, {"soldiers", soldiers}};
}

TEST(Powder, BP_30_a_spearman_covers_one_free_spot_of_row_1) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.horde("scouts", "S2.2");
    table.begin();
    const auto refused = [&](const char* at) {
        return table.refusal(recruit("dragon", {{{"type", "spearman"}, {"at", at}}}).dump());
    };
    EXPECT_EQ(refused("S2.2:a1"), "wrong-row BP-30");
    EXPECT_EQ(refused("S2.1:a3"), "no-such-spot BP-30") << "a gap";
    EXPECT_EQ(refused("S1.1:a1"), "no-horde BP-30");
    EXPECT_EQ(
        table.play(recruit("dragon", {{{"type", "spearman"}, {"at", "S2.1:a2"}}})),
        (Lines{R"(pay dragon {"stone":2,"wood":1} BP-30)", "place-soldier dragon spearman S2.1:a2 BP-30"}));
    EXPECT_EQ(refused("S2.1:a2"), "spot-taken BP-30");
}

TEST(Powder, BP_30_a_horseman_covers_two_spots_side_by_side_of_any_card) {
    PowderTable table;
    table.horde("raiders", "S2.1");
    table.horde("veterans", "S2.2");
    table.begin();
    const auto refused = [&](const char* at) {
        return table.refusal(recruit("dragon", {{{"type", "horseman"}, {"at", at}}}).dump());
    };
    EXPECT_EQ(refused("S2.2:a2+b3"), "no-such-spot BP-30") << "diagonal";
    EXPECT_EQ(refused("S2.2:a1+b1"), "no-such-spot BP-30") << "b1 is a gap";
    EXPECT_EQ(refused("S2.2:a2"), "no-such-spot BP-30") << "one spot only";
    EXPECT_EQ(table.play(recruit("dragon", {{{"type", "horseman"}, {"at", "S2.2:a2+b2"}}})).front(),
              R"(pay dragon {"gold":3,"wood":1} BP-30)");
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][1]["spots"],
              (Json{{"a2", "dragon:horseman"}, {"b2", "dragon:horseman"}}));
}

TEST(Powder, BP_30_a_horsemans_spots_are_named_in_one_order) {
    PowderTable table;
    table.horde("champions", "S1.1");
    table.begin();
    for (const char* at : {"S1.1:a4+a3", "S1.1:b3+a3", "S1.1:a3+a3", "S1.1:a3+a7", "S1.1:a3a4"}) {
        const Json order{
            {"do", "recruit"}, {"player", "dragon"}, {"soldiers", {{{"type", "horseman"}, {"at", at}}}}};
        EXPECT_EQ(table.refusal(order.dump()), "unknown-place") << at;
        EXPECT_EQ(table.refusal(Json{
                      {"do", "kill"}, {"player", "dragon"}, {"soldier", "dragon:horseman@" + std::string(at)}}
                                    .dump()),
                  "unknown-place");
        EXPECT_EQ(table.refusal(Json{{"do", "correct"},
                                     {"what", "spot"},
                                     {"at", "S1.1:a3"},
                                     {"value", "dragon:horseman@" + std::string(at)}}
                                    .dump()),
                  "unknown-place");
    }
    table.play(R"({"do":"recruit","player":"dragon","soldiers":[{"type":"horseman","at":"S1.1:a3+a4"}]})");
}

TEST(Powder, BP_30_an_archer_wounds_any_card_of_the_section_from_a_firing_spot) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.horde("riders", "S2.2");
    table.begin();
    EXPECT_EQ(table.play(recruit("dragon", {{{"type", "archer"}, {"at", "S2.fire"}, {"hits", "S2.2:b1"}}})),
              (Lines{R"(pay dragon {"chi":2,"wood":1} BP-30)", "place-soldier dragon archer S2.fire BP-30",
                     "wound S2.2:b1 dragon BP-30"}));
    EXPECT_EQ(table.refusal(recruit("dragon", {{{"type", "archer"}, {"at", "S2.1:a1"}}}).dump()),
              "no-such-spot BP-30");
    table.play(recruit("dragon", {{{"type", "archer"}, {"at", "S2.fire"}}}));
    EXPECT_EQ(table.decision()["id"], "fire");
    EXPECT_EQ(table.options(), (Lines{"S2.1:a1", "S2.1:a2", "S2.2:a1", "S2.2:a6", "S2.2:b6"}));
}

TEST(Powder, BP_31_a_warrior_monk_reaches_any_row) {
    PowderTable table({"monkey", "snake", "turtle"});
    table.horde("scouts", "S2.1");
    table.horde("scouts", "S2.3");
    table.begin();
    EXPECT_EQ(
        table.play(recruit("monkey", {{{"type", "warrior-monk"}, {"at", "S2.3:a2"}}})),
        (Lines{R"(pay monkey {"chi":1,"wood":2} BP-30)", "place-soldier monkey warrior-monk S2.3:a2 BP-31"}));
    EXPECT_EQ(table.refusal(recruit("snake", {{{"type", "warrior-monk"}, {"at", "S2.3:a1"}}}).dump()),
              "wrong-clan BP-31");
}

TEST(Powder, BP_32_a_bomber_wounds_and_may_step_onto_the_row_1_card) {
    PowderTable table({"panda", "snake", "turtle"});
    table.horde("leader", "S2.1");
    table.horde("riders", "S2.2");
    table.begin();
    EXPECT_EQ(table.refusal(
                  recruit("panda",
                          {{{"type", "bomber"}, {"at", "S2.fire"}, {"hits", "S2.2:a1"}, {"then", "S2.2:a6"}}})
                      .dump()),
              "wrong-row BP-32");
    EXPECT_EQ(
        table.play(recruit(
            "panda", {{{"type", "bomber"}, {"at", "S2.fire"}, {"hits", "S2.2:a1"}, {"then", "S2.1:a1"}}})),
        (Lines{R"(pay panda {"chi":1,"gold":1,"wood":1} BP-30)", "place-soldier panda bomber S2.fire BP-32",
               "wound S2.2:a1 panda BP-32", "move-soldier panda bomber S2.fire S2.1:a1 BP-32",
               R"(reward panda S2.1:a1 {"honor":1} BP-24)", "honor panda 1 1 reward BP-24"}));
    table.play(recruit("panda", {{{"type", "bomber"}, {"at", "S2.fire"}, {"hits", "S2.2:a6"}}}));
    EXPECT_EQ(table.decision()["id"], "step-in");
    EXPECT_EQ(table.options(), (Lines{"none", "S2.1:a2", "S2.1:a5", "S2.1:a6"}));
    EXPECT_TRUE(table.answer("none").empty());
}

TEST(Powder, BP_32_in_winter_each_bomber_fires_once_and_may_step_in) {
    PowderTable table({"panda", "snake", "turtle"});
    table.horde("veterans", "S2.1");
    table.correct("wall-level", "S2", 3);
    for (int i = 0; i < 3; ++i)
        table.soldier("panda", "bomber", "S2.fire");
    table.winter();
    for (const char* hit : {"S2.1:a1", "S2.1:a2", "S2.1:a3"}) {
        ASSERT_EQ(table.decision()["id"], "fire") << hit;
        table.answer(hit);
        ASSERT_EQ(table.decision()["id"], "step-in") << hit;
        table.answer(std::string(hit) == "S2.1:a1" ? "S2.1:b2" : "none");
    }
    EXPECT_TRUE(table.decision().is_null());
    EXPECT_EQ(table.state().sections[1].fire[powder::indexOf(Clan::panda)][4], 2);
}

TEST(Powder, BP_33_a_flamethrower_wounds_the_empty_spots_beside_it_not_diagonally) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.horde("veterans", "S2.2");
    table.soldier("snake", "spearman", "S2.1:a2");
    table.begin();
    EXPECT_EQ(table.refusal(recruit("dragon", {{{"type", "flamethrower"}, {"at", "S2.2:a1"}}}).dump()),
              "wrong-row BP-33");
    const Lines steps = table.play(recruit("dragon", {{{"type", "flamethrower"}, {"at", "S2.1:a3"}}}));
    EXPECT_EQ(steps.front(), R"(pay dragon {"chi":1,"wood":3} BP-30)");
    EXPECT_EQ(only(steps, {"wound"}), (Lines{"wound S2.1:b3 dragon BP-33", "wound S2.1:a4 dragon BP-33"}));
}

TEST(Powder, BP_33_at_the_edge_of_the_grid_it_burns_what_is_there) {
    PowderTable table;
    table.horde("riders", "S2.1");
    table.begin();
    EXPECT_EQ(only(table.play(recruit("dragon", {{{"type", "flamethrower"}, {"at", "S2.1:a6"}}})), {"wound"}),
              Lines{"wound S2.1:b6 dragon BP-33"});
}

TEST(Powder, BP_33_it_burns_on_all_three_sides_in_every_column) {
    for (const auto& [at, burnt] : {std::pair<std::string, Lines>{"a1", {"a2"}}, // b1 is a gap
                                    {"a2", {"b2", "a1", "a3"}},
                                    {"a5", {"b5", "a4", "a6"}},
                                    {"b5", {"a5", "b4"}},
                                    {"a6", {"a5"}}}) {
        PowderTable table;
        table.horde("veterans", "S2.1");
        table.begin();
        Lines wanted;
        for (const std::string& cell : burnt)
            wanted.push_back("wound S2.1:" + cell + " dragon BP-33");
        EXPECT_EQ(only(table.play(recruit("dragon", {{{"type", "flamethrower"}, {"at", "S2.1:" + at}}})),
                       {"wound"}),
                  wanted);
    }
}

TEST(Powder, BP_34_a_crossbowmans_wound_is_a_snake_token_that_pays_nothing) {
    PowderTable table;
    table.horde("leader", "S2.1");
    table.begin();
    EXPECT_EQ(
        table.play(recruit("snake", {{{"type", "crossbowman"}, {"at", "S2.fire"}, {"hits", "S2.1:a1"}}})),
        (Lines{R"(pay snake {"chi":2,"gold":2} BP-30)", "place-soldier snake crossbowman S2.fire BP-34",
               "snake-token S2.1:a1 snake BP-34"}));
}

TEST(Powder, BP_34_without_a_token_it_is_a_plain_wound) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    for (const char* cell : {"a1", "a2", "a3", "a4", "a5", "a6"})
        table.correct("spot", std::string("S2.1:") + cell, "snake-token");
    table.begin();
    EXPECT_EQ(
        table.play(recruit("snake", {{{"type", "crossbowman"}, {"at", "S2.fire"}, {"hits", "S2.1:b2"}}}))
            .back(),
        "wound S2.1:b2 snake BP-34");
}

TEST(Powder, BP_34_a_token_counts_for_claim_and_honor_and_cannot_be_killed) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.correct("spot", "S2.1:a1", "snake-token");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.play(R"({"do":"tea","order":["snake","dragon","turtle"]})");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"end-turn","player":"dragon"})"),
        (Lines{"defeat scouts S2.1 BP-40", "honor snake 2 2 defeat BP-40", "honor dragon 2 2 defeat BP-40"}));
    EXPECT_EQ(table.decision()["player"], "dragon") << "nothing of the snakes can be killed";
    EXPECT_EQ(only(table.answer(Json::array()), {"claim"}), Lines{"claim scouts snake S2.1 BP-40"});
    EXPECT_EQ(powder::snakeTokensLeft(table.state()), 6);
}

TEST(Powder, BP_35_a_tank_covers_a_block_over_wounds_too_but_never_over_soldiers) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.horde("veterans", "S2.2");
    table.correct("spot", "S2.1:a2", "wound");
    table.soldier("dragon", "spearman", "S2.1:b4");
    table.begin();
    const auto refused = [&](const char* at) {
        return table.refusal(recruit("turtle", {{{"type", "tank"}, {"at", at}}}).dump());
    };
    EXPECT_EQ(refused("S2.2:a1"), "wrong-row BP-35");
    EXPECT_EQ(refused("S2.1:a6"), "no-such-spot BP-35") << "it would stick out";
    EXPECT_EQ(refused("S2.1:b1"), "no-such-spot BP-35");
    EXPECT_EQ(refused("S2.1:a4"), "spot-taken BP-35");
    const Lines steps = table.play(recruit("turtle", {{{"type", "tank"}, {"at", "S2.1:a2"}}}));
    EXPECT_EQ(steps.front(), R"(pay turtle {"gold":2,"stone":2,"wood":2} BP-30)");
    // a2 was wounded and pays nothing; b3 pays its chi.
    EXPECT_EQ(only(steps, {"reward"}), Lines{R"(reward turtle S2.1:b3 {"chi":1} BP-24)"});
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][0]["spots"].size(), 5u);
}

TEST(Powder, BP_35_one_printed_spot_is_enough_for_a_tank) {
    PowderTable table;
    table.horde("riders", "S2.1");
    table.horde("bowmen", "S1.1");
    table.begin();
    EXPECT_EQ(table.refusal(recruit("turtle", {{{"type", "tank"}, {"at", "S2.1:a3"}}}).dump()),
              "no-such-spot BP-35");
    table.play(recruit("turtle", {{{"type", "tank"}, {"at", "S1.1:a1"}}}));
    EXPECT_EQ(table.json()["sections"]["S1"]["rows"][0]["spots"], (Json{{"b2", "turtle:tank"}}));
}

TEST(Powder, BP_35_a_tank_is_named_by_its_blocks_upper_left_cell_even_over_a_gap) {
    PowderTable table;
    table.horde("bowmen", "S1.1");
    table.soldier("turtle", "tank", "S1.1:a1"); // holds b2 alone
    table.soldier("turtle", "tank", "S1.1:a3"); // b3 and b4
    table.correct("spot", "S1.1:b5", "wound");
    table.begin();
    table.play(R"({"do":"value","path":"/time/2-3/0/lethality","value":1})");
    EXPECT_EQ(only(table.play(R"({"do":"end-turn","player":"turtle"})"), {"honor"}),
              Lines{"honor turtle 2 2 defeat BP-40"});
    EXPECT_EQ(table.options(), Lines{"turtle:tank@S1.1:a1"}) << "one soldier for lethality";
    EXPECT_EQ(table.answer(Json{"turtle:tank@S1.1:a1"}),
              (Lines{R"(pay turtle {"chi":2} BP-41)", "save turtle tank S1.1:a1 S1.rest BP-41",
                     "move-soldier turtle tank S1.1:a3 S1.rest BP-41", "claim bowmen turtle S1.1 BP-40"}));
    table.answer("none");
    table.correct("horde", "S1.1", "bowmen");
    table.correct("spot", "S1.1:b2", "turtle:tank@S1.1:a1");
    table.play(R"({"do":"kill","player":"dragon","soldier":"turtle:tank@S1.1:a1","why":"card"})");
    EXPECT_EQ(table.answer(Json::array()),
              (Lines{"kill turtle tank S1.1:a1 pool BP-41", "wound S1.1:b2 BP-22"}));
}

TEST(Powder, BP_36_bombers_and_crossbowmen_earn_no_two_honor_in_their_firing_spots) {
    PowderTable table({"panda", "snake", "turtle"});
    table.horde("scouts", "S2.1");
    table.correct("wall-level", "S2", 3);
    table.soldier("panda", "bomber", "S2.fire");
    table.soldier("snake", "crossbowman", "S2.fire");
    table.soldier("turtle", "archer", "S2.fire");
    table.correct("spot", "S2.1:a1", "wound");
    table.correct("spot", "S2.1:a2", "wound");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"panda"})"),
              (Lines{"defeat scouts S2.1 BP-40", "honor turtle 2 2 archers BP-40",
                     "discard-horde scouts S2.1 BP-40"}));
}

TEST(Powder, BP_37_an_order_is_simultaneous_and_firing_spots_are_counted) {
    PowderTable table;
    table.horde("leader", "S2.1");
    table.begin();
    const Json archer{{"type", "archer"}, {"at", "S2.fire"}, {"hits", "S2.1:a1"}};
    EXPECT_EQ(table.refusal(recruit("dragon", {archer, archer}).dump()), "spot-taken BP-30");
    EXPECT_EQ(table.refusal(recruit("dragon", {{{"type", "archer"}, {"at", "S2.fire"}},
                                               {{"type", "archer"}, {"at", "S2.fire"}},
                                               {{"type", "archer"}, {"at", "S2.fire"}}})
                                .dump()),
              "no-firing-spot BP-37");
    const Lines steps = table.play(recruit("dragon", {archer, {{"type", "spearman"}, {"at", "S2.1:a2"}}}));
    EXPECT_EQ(steps, (Lines{R"(pay dragon {"chi":2,"stone":2,"wood":2} BP-30)",
                            "place-soldier dragon archer S2.fire BP-30",
                            "place-soldier dragon spearman S2.1:a2 BP-30", "wound S2.1:a1 dragon BP-30",
                            R"(reward dragon S2.1:a2 {"chi":1} BP-24)"}));
}

TEST(Powder, BP_37_from_a_rest_zone_a_soldier_attacks_its_own_section_only) {
    PowderTable table;
    table.horde("scouts", "S1.1");
    table.horde("scouts", "S2.1");
    table.soldier("dragon", "spearman", "S2.rest");
    table.soldier("dragon", "archer", "S2.fire");
    table.begin();
    const auto attack = [](const char* from, const Json& more) {
        Json soldier{{"type", from == std::string("S2.fire") ? "archer" : "spearman"}, {"from", from}};
        soldier.update(more);
        return Json{{"do", "attack"}, {"player", "dragon"}, {"soldiers", Json::array({soldier})}};
    };
    EXPECT_EQ(table.refusal(attack("S2.rest", {{"at", "S1.1:a1"}}).dump()), "bad-value BP-37");
    EXPECT_EQ(table.refusal(attack("S1.rest", {{"at", "S1.1:a1"}}).dump()), "no-piece-left BP-37");
    EXPECT_EQ(table.play(attack("S2.rest", {{"at", "S2.1:a2"}})),
              Lines{"move-soldier dragon spearman S2.rest S2.1:a2 BP-37"});
    // It was ordered to attack, so it must fire; the only spot left needs no question.
    EXPECT_EQ(table.play(attack("S2.fire", Json::object())), Lines{"wound S2.1:a1 dragon BP-30"});
}

TEST(Powder, BP_37_a_recruit_may_go_to_any_rest_zone) {
    PowderTable table;
    table.begin();
    EXPECT_EQ(table.play(recruit("dragon", {{{"type", "horseman"}, {"at", "S3.rest"}}})).back(),
              "place-soldier dragon horseman S3.rest BP-30");
    EXPECT_EQ(table.refusal(recruit("dragon", {{{"type", "horseman"}, {"at", "T1"}}}).dump()),
              "bad-value BP-37");
}

TEST(Powder, BP_38_soldiers_move_between_sections_never_from_rest_to_fire) {
    PowderTable table;
    table.soldier("dragon", "archer", "S1.fire");
    table.soldier("dragon", "archer", "S1.fire");
    table.soldier("dragon", "spearman", "S1.rest");
    table.begin();
    const auto move = [](const char* from, const char* to, const Json& soldiers) {
        return Json{{"do", "move"}, {"player", "dragon"}, {"from", from}, {"to", to}, {"soldiers", soldiers}};
    };
    EXPECT_EQ(table.refusal(move("S1.rest", "S2.fire", {{"spearman", 1}}).dump()), "no-firing-spot BP-38");
    EXPECT_EQ(table.refusal(move("S1.fire", "S1.rest", {{"archer", 1}}).dump()), "bad-value BP-38");
    EXPECT_EQ(table.refusal(move("S1.fire", "S2.fire", {{"archer", 3}}).dump()), "no-piece-left BP-38");
    EXPECT_EQ(table.play(move("S1.fire", "S2.fire", {{"archer", 1}})),
              Lines{"move-soldier dragon archer S1.fire S2.fire BP-38"});
    EXPECT_EQ(table.play(move("S1.fire", "S3.rest", {{"archer", 1}})),
              Lines{"move-soldier dragon archer S1.fire S3.rest BP-38"});
    EXPECT_EQ(table.play(move("S1.rest", "S2.rest", {{"spearman", 1}})),
              Lines{"move-soldier dragon spearman S1.rest S2.rest BP-38"});
    table.correct("soldiers", "S2.fire", {{"player", "snake"}, {"type", "archer"}, {"n", 1}});
    table.correct("soldiers", "S3.fire", {{"player", "dragon"}, {"type", "archer"}, {"n", 1}});
    EXPECT_EQ(table.refusal(move("S3.fire", "S2.fire", {{"archer", 1}}).dump()), "no-firing-spot BP-38");
}

// ---- defeat
// ----------------------------------------------------------------------------------------------------

TEST(Powder, BP_40_honor_then_the_dead_then_the_claim_then_the_cards_behind_move_up) {
    PowderTable table;
    table.horde("raiders", "S2.1");
    table.horde("scouts", "S2.2");
    table.horde("trebuchet", "S2.3");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.soldier("snake", "horseman", "S2.1:a3+a4");
    table.soldier("turtle", "archer", "S2.fire");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"dragon"})"),
              (Lines{"defeat raiders S2.1 BP-40", "honor dragon 2 2 defeat BP-40",
                     "honor snake 2 2 defeat BP-40", "honor turtle 2 2 archers BP-40"}));
    EXPECT_EQ(table.decision()["id"], "save");
    EXPECT_EQ(table.answer(Json{"dragon:spearman@S2.1:a2"}),
              (Lines{R"(pay dragon {"chi":2} BP-41)", "save dragon spearman S2.1:a2 S2.rest BP-41"}));
    EXPECT_EQ(table.answer(Json::array()),
              (Lines{"kill snake horseman S2.1:a3+a4 pool BP-40", "claim raiders snake S2.1 BP-40",
                     "advance-horde scouts S2.2 S2.1 BP-40"}))
        << "two spots are more than one; the trebuchet stays";
    EXPECT_EQ(table.decision()["id"], "tower");
    EXPECT_EQ(table.decision()["player"], "snake");
}

TEST(Powder, BP_40_ties_go_by_tea_order) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.soldier("snake", "spearman", "S2.1:a1");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.begin();
    table.play(R"({"do":"end-turn","player":"dragon"})");
    table.answer(Json::array());
    EXPECT_EQ(only(table.answer(Json::array()), {"claim"}), Lines{"claim scouts dragon S2.1 BP-40"});
}

TEST(Powder, BP_40_lethality_kills_that_many_and_the_owner_chooses_among_types) {
    PowderTable table;
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("dragon", "flamethrower", "S2.1:a2");
    table.soldier("dragon", "horseman", "S2.1:a3+a4");
    for (const char* cell : {"a5", "a6", "b2", "b3", "b4", "b5"})
        table.correct("spot", std::string("S2.1:") + cell, "wound");
    table.begin();
    table.play(R"({"do":"value","path":"/time/2-3/0/lethality","value":2})");
    table.play(R"({"do":"end-turn","player":"dragon"})");
    ASSERT_EQ(table.decision()["id"], "casualties");
    EXPECT_EQ(table.decision()["count"], 2);
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"casualties","value":["dragon:spearman@S2.1:a1"]})"),
              "not-an-option BP-40");
    table.answer(Json{"dragon:flamethrower@S2.1:a2", "dragon:horseman@S2.1:a3+a4"});
    EXPECT_EQ(
        table.answer(Json::array()),
        (Lines{"kill dragon flamethrower S2.1:a2 pool BP-40", "kill dragon horseman S2.1:a3+a4 pool BP-40",
               "move-soldier dragon spearman S2.1:a1 S2.rest BP-41", "claim veterans dragon S2.1 BP-40"}));
}

TEST(Powder, BP_40_of_equal_soldiers_those_on_the_lowest_spots_die_unasked) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.begin();
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(table.options(), Lines{"dragon:spearman@S2.1:a1"});
}

TEST(Powder, BP_40_a_card_completed_during_the_check_waits_for_the_next) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.horde("scouts", "S2.2");
    for (const char* spot : {"S2.1:a1", "S2.1:a2", "S2.2:a1"})
        table.correct("spot", spot, "wound");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"dragon"})"),
              (Lines{"defeat scouts S2.1 BP-40", "discard-horde scouts S2.1 BP-40",
                     "advance-horde scouts S2.2 S2.1 BP-40"}));
}

TEST(Powder, BP_40_cards_are_settled_from_the_left_and_row_1_first) {
    PowderTable table;
    for (const char* at : {"S3.1", "S1.1", "S1.2"}) {
        table.horde("scouts", at);
        table.correct("spot", std::string(at) + ":a1", "wound");
        table.correct("spot", std::string(at) + ":a2", "wound");
    }
    table.begin();
    EXPECT_EQ(only(table.play(R"({"do":"end-turn","player":"dragon"})"), {"defeat"}),
              (Lines{"defeat scouts S1.1 BP-40", "defeat scouts S1.1 BP-40", "defeat scouts S3.1 BP-40"}));
}

TEST(Powder, BP_41_saved_from_a_tower_goes_to_the_rest_zone_beside_it) {
    PowderTable table;
    table.soldier("snake", "spearman", "T2");
    table.soldier("snake", "archer", "S3.fire");
    table.begin();
    table.play(R"({"do":"kill","player":"dragon","soldier":"snake:spearman@T2","why":"card"})");
    EXPECT_EQ(table.answer(Json{"snake:spearman@T2"}),
              (Lines{R"(pay snake {"chi":2} BP-41)", "save snake spearman T2 S1.rest BP-41"}));
    table.play(R"({"do":"kill","player":"dragon","soldier":"snake:archer@S3.fire","why":"card"})");
    EXPECT_EQ(table.answer(Json::array()), Lines{"kill snake archer S3.fire pool BP-41"});
    table.play(R"({"do":"kill","player":"dragon","soldier":"snake:spearman@S1.rest","why":"card"})");
    EXPECT_EQ(table.answer(Json::array()), Lines{"kill snake spearman S1.rest pool BP-41"});
}

TEST(Powder, BP_41_nobody_saves_more_than_were_killed) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("dragon", "spearman", "S2.1:a2");
    table.begin();
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"save","value":["dragon:spearman@S2.1:a2"]})"),
              "not-an-option BP-41");
    EXPECT_EQ(
        table.refusal(
            R"({"do":"answer","decision":"save","value":["dragon:spearman@S2.1:a1","dragon:spearman@S2.1:a1"]})"),
        "not-an-option BP-41");
}

} // namespace
} // namespace watchfire::test
