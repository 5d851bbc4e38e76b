// SPDX-License-Identifier: Apache-2.0
// The end of the game, the years for each number of players, and games with two players and with one: BP-10,
// BP-90 to BP-93.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using powder::Clan;
using Clans = std::vector<std::string>;

const Clans two{"dragon", "snake"};
const Clans four{"dragon", "snake", "turtle", "panda"};
const Clans five{"dragon", "snake", "turtle", "panda", "monkey"};

/// The reason given by this winter's end check; empty if the game goes on.
std::string reasonAfter(PowderTable& table) {
    table.play(R"({"do":"season","to":"winter"})");
    const Lines over = only(table.assault(), {"game-over"});
    return over.empty() ? "" : over.front();
}

// ---- when

TEST(Powder, BP_10_years_by_the_number_of_players) {
    for (const auto& [clans, years] : {std::pair<Clans, int>{{"dragon"}, 6},
                                       {two, 6},
                                       {{"dragon", "snake", "turtle"}, 6},
                                       {four, 5},
                                       {five, 4}}) {
        PowderTable table(clans);
        table.begin();
        int year = 1;
        while (reasonAfter(table).empty()) {
            ASSERT_LT(year, 9);
            const Lines spring = table.play(R"({"do":"season","to":"spring"})");
            EXPECT_EQ(spring[1].substr(0, 15), "advance-token " + std::to_string(table.state().timeSlot + 1));
            table.play(R"({"do":"season","to":"summer","anyway":true})");
            table.play(R"({"do":"season","to":"fall"})");
            ++year;
        }
        EXPECT_EQ(year, years) << clans.size() << " players";
        EXPECT_EQ(table.state().year, years);
        EXPECT_EQ(table.state().timeSlot, table.state().setup->lastSlot());
    }
}

TEST(Powder, BP_90_walls_at_level_3_end_the_game_all_but_with_three_players_two_of_them) {
    const auto endsWith = [](const Clans& clans, const Lines& high) {
        PowderTable table(clans);
        table.begin();
        for (const std::string& section : high)
            table.correct("wall-level", section, 3);
        return reasonAfter(table);
    };
    EXPECT_EQ(endsWith({"dragon", "snake", "turtle"}, {"S1"}), "");
    EXPECT_EQ(endsWith({"dragon", "snake", "turtle"}, {"S1", "S3"}), "game-over walls BP-90");
    EXPECT_EQ(endsWith(two, {"S3"}), "");
    EXPECT_EQ(endsWith(two, {"S2", "S3"}), "game-over walls BP-90");
    EXPECT_EQ(endsWith({"dragon"}, {"S2"}), "");
    EXPECT_EQ(endsWith({"dragon"}, {"S2", "S3"}), "game-over walls BP-90");
    EXPECT_EQ(endsWith(four, {"S1", "S2"}), "");
    EXPECT_EQ(endsWith(four, {"S1", "S2", "S3"}), "game-over walls BP-90");
    EXPECT_EQ(endsWith(five, {"S2", "S3"}), "");
}

TEST(Powder, BP_90_level_2_is_not_enough_and_nothing_ends_before_the_assault_is_over) {
    PowderTable table;
    table.begin();
    table.correct("wall-level", "S1", 2);
    table.correct("wall-level", "S2", 3);
    table.play(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})");
    table.answer("none");
    EXPECT_FALSE(table.state().ending.over);
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_FALSE(table.state().ending.over);
    // A trebuchet takes the third level away before the check.
    table.correct("horde", "S1.3", "trebuchet");
    EXPECT_EQ(reasonAfter(table), "");
    EXPECT_EQ(table.state().sections[0].level, 2);
}

TEST(Powder, BP_90_an_empty_shame_pool_ends_the_game) {
    for (const Clans& clans : {two, {"dragon", "snake", "turtle"}, four}) {
        PowderTable table(clans);
        table.begin();
        table.correct("shame-pool", "", 1);
        PowderTable empty(clans);
        empty.begin();
        empty.correct("shame-pool", "", 0);
        EXPECT_EQ(reasonAfter(table), "");
        EXPECT_EQ(reasonAfter(empty), "game-over shame BP-90");
    }
}

TEST(Powder, BP_90_the_last_slot_ends_the_game_and_the_one_before_does_not) {
    for (const auto& [clans, last] :
         {std::pair<Clans, int>{two, 6}, {{"dragon", "snake", "turtle"}, 6}, {four, 5}, {five, 5}}) {
        PowderTable table(clans);
        table.begin();
        table.correct("slot", "", last);
        PowderTable before(clans);
        before.begin();
        before.correct("slot", "", last - 1);
        EXPECT_EQ(reasonAfter(table), "game-over time BP-90");
        EXPECT_EQ(reasonAfter(before), "");
    }
}

// ---- who

/// Dragon has 12 honor, two shame and two cards, one of them shamed; snake 3, one shame and a card.
PowderTable lastWinter() {
    PowderTable table;
    table.begin();
    table.correct("honor", "dragon", 12);
    table.correct("shame", "dragon", {{"spearman", 1}, {"archer", 1}});
    table.correct("claimed", "dragon",
                  {{{"card", "leader"}, {"shame", 0}}, {{"card", "champions"}, {"shame", 1}}});
    table.correct("honor", "snake", 3);
    table.correct("shame", "snake", {{"crossbowman", 1}});
    table.correct("claimed", "snake", Json::array({{{"card", "raiders"}, {"shame", 0}}}));
    table.correct("slot", "", 6);
    return table;
}

TEST(Powder, BP_91_shame_then_rewards_then_artifacts_then_the_winner) {
    PowderTable table = lastWinter();
    table.play(R"({"do":"season","to":"winter"})");
    const Lines steps = table.assault();
    EXPECT_EQ(only(steps, {"game-over", "honor"}),
              (Lines{"game-over time BP-90", "honor dragon -10 2 shame BP-91", "honor snake -5 0 shame BP-91",
                     "honor dragon 2 4 claimed BP-91", "honor snake 1 1 claimed BP-91"}))
        << "never below 0, and only cards without shame pay";
    ASSERT_EQ(table.decision()["id"], "artifacts");
    EXPECT_EQ(table.decision()["player"], "dragon");
    EXPECT_EQ(table.decision()["range"], (Json{0, 99}));
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"artifacts","value":-1})"), "not-an-option BP-91");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"artifacts","value":"3"})"), "not-an-option BP-91");
    EXPECT_EQ(table.answer(Json(3)), Lines{"honor dragon 3 7 artifacts BP-91"});
    EXPECT_EQ(table.answer(Json(7)), Lines{"honor snake 7 8 artifacts BP-91"});
    EXPECT_EQ(table.decision()["player"], "turtle");
    EXPECT_TRUE(table.state().ending.over);
    EXPECT_EQ(table.refusal(R"({"do":"honor","player":"dragon","amount":1,"why":"card"})"),
              "decision-open BP-91");
    EXPECT_EQ(table.answer(Json(0)), Lines{"win snake 8 BP-91"});
    EXPECT_EQ(table.json()["over"], (Json{{"reason", "time"}, {"winner", "snake"}}));
    EXPECT_EQ(table.refusal(R"({"do":"honor","player":"dragon","amount":1,"why":"card"})"),
              "game-over BP-90");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"artifacts","value":1})"), "no-decision");
}

TEST(Powder, BP_91_ties_go_by_tea_order) {
    for (const char* first : {"dragon", "snake"}) {
        PowderTable table;
        const char* second = first == std::string("dragon") ? "snake" : "dragon";
        table.play({{"do", "tea"}, {"order", {"turtle", first, second}}});
        table.begin();
        table.correct("honor", "dragon", 9);
        table.correct("honor", "snake", 9);
        table.correct("slot", "", 6);
        reasonAfter(table);
        table.answer(Json(0));
        table.answer(Json(0));
        EXPECT_EQ(table.answer(Json(0)), Lines{std::string("win ") + first + " 9 BP-91"});
    }
}

TEST(Powder, BP_91_an_unknown_reward_of_a_claimed_card_is_asked) {
    Json book = sampleBook();
    book["cards"]["leader"].erase("reward");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.begin();
    table.correct("claimed", "dragon", Json::array({{{"card", "leader"}}}));
    table.correct("slot", "", 6);
    reasonAfter(table);
    EXPECT_EQ(table.decision()["path"], "/cards/leader/reward");
    EXPECT_EQ(table.answer(Json(4)), Lines{"honor dragon 4 4 claimed BP-91"});
}

TEST(Powder, BP_91_a_reward_that_is_corrected_after_it_was_counted_is_counted_anew) {
    PowderTable table = lastWinter();
    reasonAfter(table);
    EXPECT_EQ(table.play(R"({"do":"value","path":"/cards/leader/reward","value":5})"),
              Lines{"honor dragon 3 7 claimed BP-91"})
        << "nobody has won yet";
    EXPECT_EQ(table.decision()["id"], "artifacts") << "the question stays";
    table.answer(Json(3));
    table.answer(Json(7));
    EXPECT_EQ(table.answer(Json(0)), Lines{"win dragon 10 BP-91"});
    EXPECT_EQ(table.play(R"({"do":"value","path":"/cards/leader/reward","value":2})"),
              (Lines{"honor dragon -3 7 claimed BP-91", "win snake 8 BP-91"}));
    EXPECT_EQ(table.json()["over"]["winner"], "snake");
    // A card with shame brings nothing, and no other value changes the count.
    EXPECT_TRUE(table.play(R"({"do":"value","path":"/cards/champions/reward","value":50})").empty());
    EXPECT_TRUE(table.play(R"({"do":"value","path":"/cards/leader/power","value":50})").empty());
    table.play(R"({"do":"undo"})");
    table.play(R"({"do":"undo"})");
    table.play(R"({"do":"undo"})");
    EXPECT_EQ(table.json()["over"]["winner"], "dragon") << "undone like a command";
    EXPECT_EQ(table.honor(Clan::dragon), 10);
}

TEST(Powder, BP_91_after_a_common_loss_nothing_is_counted) {
    PowderTable table({"dragon", "snake", "turtle"}, {{"loss", "section"}});
    table.horde("trebuchet", "S2.3");
    table.begin();
    table.correct("honor", "dragon", 12);
    table.correct("shame", "dragon", {{"spearman", 1}});
    table.correct("slot", "", 6);
    EXPECT_EQ(reasonAfter(table), "game-over all-walls-gone BP-56");
    EXPECT_TRUE(table.decision().is_null());
    EXPECT_EQ(table.honor(Clan::dragon), 12);
    EXPECT_EQ(table.json()["over"], (Json{{"reason", "all-walls-gone"}, {"winner", nullptr}}));
    table.correct("claimed", "dragon", Json::array({{{"card", "leader"}}}));
    EXPECT_TRUE(table.play(R"({"do":"value","path":"/cards/leader/reward","value":9})").empty());
}

// ---- two players

TEST(Powder, BP_92_reed_joins_at_the_bottom_with_ten_spearmen_and_one_turn_each_fall) {
    PowderTable table(two);
    EXPECT_EQ(table.json()["tea"], (Json{"dragon", "snake", "reed"}));
    EXPECT_EQ(table.state().of(Clan::reed).pool, (powder::Soldiers{10, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(table.refusal(R"({"do":"tea","order":["reed","dragon","snake"]})"), "bad-value BP-92");
    table.play(R"({"do":"tea","order":["snake","dragon"]})");
    EXPECT_EQ(table.json()["tea"], (Json{"snake", "dragon", "reed"}));
    EXPECT_EQ(table.state().draws, 3) << "reed is not among the players of BP-06";
    table.begin();
    table.play(R"({"do":"order","players":["dragon","reed","snake"]})");
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(table.refusal(R"({"do":"end-turn","player":"snake"})"), "not-your-turn BP-13");
    table.play(R"({"do":"end-turn","player":"reed"})");
    table.play(R"({"do":"order","players":["dragon","snake"]})");
    EXPECT_EQ(table.json()["order"], (Json{"dragon", "snake", "reed"}));
    PowderTable three;
    EXPECT_EQ(three.refusal(R"({"do":"end-turn","player":"reed"})"), "unknown-player");
}

TEST(Powder, BP_92_reed_pays_nothing_and_earns_nothing) {
    PowderTable table(two);
    table.horde("leader", "S2.1");
    table.begin();
    EXPECT_EQ(
        table.play(
            R"({"do":"recruit","player":"reed","soldiers":[{"type":"spearman","at":"S2.1:a1"},{"type":"spearman","at":"S2.1:a2"}]})"),
        (Lines{"place-soldier reed spearman S2.1:a1 BP-30", "place-soldier reed spearman S2.1:a2 BP-30"}));
    EXPECT_EQ(table.play(R"({"do":"build","piece":"barricade","player":"reed","at":"S2"})"),
              Lines{"place-barricade S2 1 BP-80"})
        << "free of charge, and no honor";
    for (const char* command :
         {R"({"do":"honor","player":"reed","amount":1,"why":"card"})",
          R"({"do":"shame","player":"reed","amount":1,"why":"card"})",
          R"({"do":"shame-back","player":"reed","from":"spearman"})",
          R"({"do":"tower","player":"reed","at":"T2","why":"card"})",
          R"({"do":"overseer","player":"reed","type":"spearman"})",
          R"({"do":"build","piece":"wall","player":"reed","at":"S2"})",
          R"({"do":"build","piece":"cannon","player":"reed","at":"S2"})",
          R"({"do":"recruit","player":"reed","soldiers":[{"type":"spearman","at":"S2.rest"}]})",
          R"({"do":"move","player":"reed","from":"S2.rest","to":"S3.rest","soldiers":{"spearman":1}})"})
        EXPECT_EQ(table.refusal(command), "bad-value BP-92") << command;
    EXPECT_EQ(
        table.refusal(R"({"do":"recruit","player":"reed","soldiers":[{"type":"archer","at":"S2.fire"}]})"),
        "no-piece-left BP-09");
}

TEST(Powder, BP_92_what_lies_before_reed_is_worth_nothing_and_not_asked) {
    PowderTable table(two);
    table.begin();
    table.correct("claimed", "reed", Json::array({{{"card", "mystery"}}}));
    table.correct("slot", "", 6);
    EXPECT_EQ(reasonAfter(table), "game-over time BP-90");
    EXPECT_EQ(table.decision()["id"], "artifacts");
}

TEST(Powder, BP_92_reed_counts_for_the_majority_and_what_it_wins_is_discarded) {
    PowderTable table(two);
    table.horde("raiders", "S2.1");
    table.soldier("reed", "spearman", "S2.1:a2");
    table.soldier("reed", "spearman", "S2.1:a3");
    table.soldier("dragon", "spearman", "S2.1:a4");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"reed"})"),
              (Lines{"defeat raiders S2.1 BP-40", "honor dragon 2 2 defeat BP-40"}));
    ASSERT_EQ(table.decision()["id"], "save");
    EXPECT_EQ(table.decision()["player"], "dragon");
    EXPECT_EQ(table.answer(Json::array()),
              (Lines{"kill dragon spearman S2.1:a4 pool BP-40", "kill reed spearman S2.1:a2 pool BP-40",
                     "move-soldier reed spearman S2.1:a3 pool BP-92", "discard-horde raiders S2.1 BP-92"}))
        << "nobody saves reed, nobody mans a tower";
    EXPECT_TRUE(table.decision().is_null());
    EXPECT_EQ(table.state().of(Clan::reed).pool[0], 10);
    EXPECT_EQ(table.json()["discards"], (Json{"raiders"}));
}

TEST(Powder, BP_92_reed_takes_no_shame_in_a_breach_and_two_tokens_go_in_a_raid) {
    PowderTable table(two);
    for (const char* at : {"S2.1", "S3.1", "S3.2", "S3.3"})
        table.correct("horde", at, "raiders");
    EXPECT_EQ(table.play(R"({"do":"horde","card":"scouts","next":"S3"})"),
              Lines{"raid scouts S3 2 18 BP-21"});
    table.correct("horde", "S3.3", nullptr);
    table.correct("horde", "S3.2", nullptr);
    table.correct("horde", "S2.1", "veterans");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("snake", "spearman", "S2.1:a2");
    table.winter();
    EXPECT_EQ(table.assault(), Lines{"breach S2 7 4 power BP-50"});
    EXPECT_EQ(table.decision()["id"], "save") << "no shame for reed, who is missing on the card";
    table.answer(Json::array());
    EXPECT_EQ(table.answer(Json::array()).back(), "holds S3 2 4 BP-50");
    EXPECT_EQ(table.state().shamePool, 18);
}

TEST(Powder, BP_92_a_shot_that_hits_reed_costs_shame) {
    PowderTable table(two);
    table.machine("ballista", "S2");
    table.horde("veterans", "S2.1");
    table.soldier("reed", "spearman", "S2.1:a2");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"shot","player":"dragon","machine":"ballista","at":"S2.1","why":"card"})").back(),
        "kill reed spearman S2.1:a2 pool BP-74");
    ASSERT_EQ(table.decision()["id"], "shame-place");
    EXPECT_EQ(table.decision()["player"], "dragon");
    EXPECT_EQ(table.answer("archer"), Lines{"shame dragon archer 19 BP-74"});
}

// ---- alone

TEST(Powder, BP_93_alone_qin_and_reed_join_below_the_player) {
    PowderTable table({"snake"});
    EXPECT_EQ(table.json()["tea"], (Json{"snake", "qin", "reed"}));
    EXPECT_EQ(table.state().of(Clan::qin).pool, (powder::Soldiers{10, 4, 2, 0, 0, 0, 0, 0}));
    EXPECT_EQ(table.state().draws, 2);
    table.play(R"({"do":"tea","order":["qin","snake"]})");
    EXPECT_EQ(table.json()["tea"], (Json{"qin", "snake", "reed"}));
    for (const char* at : {"S2.1", "S3.1", "S3.2", "S3.3"})
        table.correct("horde", at, "raiders");
    EXPECT_EQ(table.play(R"({"do":"horde","card":"scouts","next":"S3"})"), Lines{"raid scouts S3 1 9 BP-21"});
}

TEST(Powder, BP_93_qin_earns_two_honor_a_wound_and_has_neither_shame_nor_rest_zone_nor_tower) {
    PowderTable table({"snake"});
    table.horde("leader", "S2.1");
    table.horde("raiders", "S2.2");
    table.begin();
    EXPECT_EQ(
        table.play(
            R"({"do":"recruit","player":"qin","soldiers":[{"type":"spearman","at":"S2.1:a1"},{"type":"archer","at":"S2.fire","hits":"S2.2:a2"},{"type":"horseman","at":"S2.2:a3+a4"}]})"),
        (Lines{"place-soldier qin spearman S2.1:a1 BP-30", "place-soldier qin archer S2.fire BP-30",
               "place-soldier qin horseman S2.2:a3+a4 BP-30", "honor qin 2 2 wound BP-93",
               "wound S2.2:a2 qin BP-30", "honor qin 2 4 wound BP-93", "honor qin 2 6 wound BP-93",
               "honor qin 2 8 wound BP-93"}))
        << "no price, no printed reward";
    for (const char* command :
         {R"({"do":"shame","player":"qin","amount":1,"why":"card"})",
          R"({"do":"tower","player":"qin","at":"T2","why":"card"})",
          R"({"do":"overseer","player":"qin","type":"spearman"})",
          R"({"do":"recruit","player":"qin","soldiers":[{"type":"spearman","at":"S2.rest"}]})"})
        EXPECT_EQ(table.refusal(command), "bad-value BP-93") << command;
    EXPECT_EQ(table.play(R"({"do":"honor","player":"qin","amount":2,"why":"location"})"),
              Lines{"honor qin 2 10 location BP-81"});
    EXPECT_EQ(table.play(R"({"do":"build","piece":"barricade","player":"qin","at":"S2"})"),
              (Lines{"place-barricade S2 1 BP-80", "honor qin 2 12 barricade BP-80"}));
}

TEST(Powder, BP_93_qin_claims_and_is_not_saved) {
    PowderTable table({"snake"});
    table.horde("raiders", "S2.1");
    table.soldier("qin", "horseman", "S2.1:a2+a3");
    table.soldier("snake", "spearman", "S2.1:a4");
    table.begin();
    EXPECT_EQ(
        table.play(R"({"do":"end-turn","player":"qin"})"),
        (Lines{"defeat raiders S2.1 BP-40", "honor snake 2 2 defeat BP-40", "honor qin 2 2 defeat BP-40"}));
    EXPECT_EQ(table.decision()["player"], "snake");
    EXPECT_EQ(table.answer(Json::array()),
              (Lines{"kill snake spearman S2.1:a4 pool BP-40", "kill qin horseman S2.1:a2+a3 pool BP-40",
                     "claim raiders qin S2.1 BP-40"}));
    EXPECT_TRUE(table.decision().is_null()) << "no tower";
    table.play(R"({"do":"value","path":"/time/2-3/0/lethality","value":0})");
    table.correct("horde", "S2.1", "scouts");
    table.correct("spot", "S2.1:a1", "qin:spearman");
    table.correct("spot", "S2.1:a2", "wound");
    EXPECT_EQ(only(table.play(R"({"do":"end-turn","player":"qin"})"), {"move-soldier", "claim"}),
              (Lines{"move-soldier qin spearman S2.1:a1 pool BP-41", "claim scouts qin S2.1 BP-40"}));
}

TEST(Powder, BP_93_the_human_wins_only_with_more_honor_and_shame_left_in_the_pool) {
    const auto winner = [](int human, int qin, int pool, int artifacts) {
        PowderTable table({"snake"});
        table.begin();
        table.correct("honor", "snake", human);
        table.correct("honor", "qin", qin);
        table.correct("shame-pool", "", pool);
        table.correct("slot", "", 6);
        reasonAfter(table);
        table.answer(Json(0));
        EXPECT_EQ(table.decision()["player"], "qin");
        EXPECT_EQ(table.decision()["rule"], "BP-93");
        return table.answer(Json(artifacts)).back();
    };
    EXPECT_EQ(winner(31, 10, 1, 1), "win snake 31 BP-93") << "20 for each artifact of qin";
    EXPECT_EQ(winner(30, 10, 1, 1), "win qin 30 BP-93") << "a tie is not more";
    EXPECT_EQ(winner(29, 10, 1, 1), "win qin 30 BP-93");
    EXPECT_EQ(winner(50, 0, 0, 0), "win qin 0 BP-93") << "the pool is empty";
    // Walls may have ended the game; with an empty pool it is lost anyway.
    PowderTable table({"snake"});
    table.begin();
    table.correct("honor", "snake", 50);
    table.correct("wall-level", "S2", 3);
    table.correct("wall-level", "S3", 3);
    table.correct("shame-pool", "", 0);
    EXPECT_EQ(reasonAfter(table), "game-over walls BP-90");
    table.answer(Json(0));
    EXPECT_EQ(table.answer(Json(0)).back(), "win qin 0 BP-93");
}

} // namespace
} // namespace watchfire::test
