// SPDX-License-Identifier: Apache-2.0
// Every refusal of Black Powder, with its code and clause (game-log of Black Powder, "Refusals", and the
// common ones). A refusal changes nothing; the table checks that each time.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

TEST(PowderRefusals, not_begun_and_already_begun) {
    PowderTable table;
    for (
        const char* command :
        {R"({"do":"order","players":["dragon","snake","turtle"]})", R"({"do":"end-turn","player":"dragon"})",
         R"({"do":"season","to":"winter"})", R"({"do":"assault"})",
         R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.rest"}]})",
         R"({"do":"attack","player":"dragon","soldiers":[{"type":"spearman","from":"S1.rest","at":"S1.1:a1"}]})",
         R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.rest","soldiers":{"spearman":1}})",
         R"({"do":"build","piece":"barricade","player":"dragon","at":"S1"})",
         R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1.1","why":"card"})",
         R"({"do":"tower","player":"dragon","at":"T1","why":"card"})",
         R"({"do":"wound","player":"dragon","at":"S1.1:a1","why":"card"})",
         R"({"do":"kill","player":"dragon","soldier":"snake:spearman@S1.rest","why":"card"})",
         R"({"do":"honor","player":"dragon","amount":1,"why":"card"})",
         R"({"do":"shame","player":"dragon","amount":1,"why":"card"})",
         R"({"do":"shame-back","player":"dragon","from":"spearman"})",
         R"({"do":"adjust","at":"S1","power":1})"})
        EXPECT_EQ(table.refusal(command), "not-begun BP-10") << command;
    table.begin();
    EXPECT_EQ(table.refusal(R"({"do":"begin"})"), "already-begun BP-10");
    EXPECT_EQ(table.refusal(R"({"do":"deck","out":[]})"), "already-begun BP-05");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"horde","card":"leader","at":"S1.1"})"),
              "already-begun BP-07");
}

TEST(PowderRefusals, wrong_season) {
    PowderTable table;
    table.winter();
    for (
        const char* command :
        {R"({"do":"order","players":["dragon","snake","turtle"]})", R"({"do":"end-turn","player":"dragon"})",
         R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.rest"}]})",
         R"({"do":"attack","player":"dragon","soldiers":[{"type":"spearman","from":"S1.rest","at":"S1.1:a1"}]})",
         R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.rest","soldiers":{"spearman":1}})",
         R"({"do":"build","piece":"barricade","player":"dragon","at":"S1"})",
         R"({"do":"overseer","player":"dragon","type":"spearman"})",
         R"({"do":"horde","card":"leader","next":"S1"})", R"({"do":"season","to":"winter"})",
         R"({"do":"season","to":"summer"})", R"({"do":"season","to":"set-up"})"})
        EXPECT_EQ(table.refusal(command), "wrong-season BP-10") << command;
    PowderTable fall;
    fall.begin();
    EXPECT_EQ(fall.refusal(R"({"do":"assault"})"), "wrong-season BP-10");
}

TEST(PowderRefusals, places_pieces_and_players_that_there_are_not) {
    PowderTable table;
    table.horde("leader", "S1.1");
    table.begin();
    for (const auto& [command, code] : {
             std::pair{R"({"do":"tower","player":"dragon","at":"T5","why":"card"})", "unknown-place"},
             {R"({"do":"tower","player":"dragon","at":"S1","why":"card"})", "unknown-place"},
             {R"({"do":"tower","player":"panda","at":"T1","why":"card"})", "unknown-player"},
             {R"({"do":"tower","player":7,"at":"T1","why":"card"})", "unknown-player"},
             {R"({"do":"tower","at":"T1"})", "bad-value"},
             {R"({"do":"build","piece":"wall","player":"dragon","at":"S0"})", "unknown-place"},
             {R"({"do":"build","piece":"moat","player":"dragon","at":"S1"})", "unknown-piece"},
             {R"({"do":"build","piece":3,"player":"dragon","at":"S1"})", "bad-value"},
             {R"({"do":"wound","player":"dragon","at":"S1.1","why":"card"})", "unknown-place"},
             {R"({"do":"wound","player":"dragon","at":"S1.1:a7","why":"card"})", "unknown-place"},
             {R"({"do":"wound","player":"dragon","at":"S1.1:a1+a2","why":"card"})", "unknown-place"},
             {R"({"do":"wound","player":"dragon","at":"S1.1:a3","why":"card"})", "no-such-spot BP-22"},
             {R"({"do":"wound","player":"dragon","at":"S1.2:a1","why":"card"})", "no-horde BP-22"},
             {R"({"do":"kill","player":"dragon","soldier":"snake@S1.rest","why":"card"})", "unknown-place"},
             {R"({"do":"kill","player":"dragon","soldier":"panda:spearman@S1.rest","why":"card"})",
              "unknown-player"},
             {R"({"do":"kill","player":"dragon","soldier":"snake:spearman@S1.rest","why":"card"})",
              "unknown-piece BP-41"},
             {R"({"do":"kill","player":"dragon","soldier":"snake:spearman@S1.1:a1","why":"card"})",
              "unknown-piece BP-41"},
             {R"({"do":"kill","player":"dragon","soldier":"snake:spearman@pool","why":"card"})",
              "unknown-piece BP-41"},
             {R"({"do":"kill","player":"dragon","soldier":"snake:spearman@T1","why":"card"})",
              "unknown-piece BP-41"},
             {R"({"do":"recruit","player":"dragon","soldiers":[{"type":"knight","at":"S1.rest"}]})",
              "unknown-piece"},
             {R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.bed"}]})",
              "unknown-place"},
             {R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman"}]})", "bad-value"},
             {R"({"do":"recruit","player":"dragon","soldiers":[7]})", "bad-value"},
             {R"({"do":"recruit","player":"dragon","soldiers":[]})", "bad-value BP-37"},
             {R"({"do":"recruit","player":"dragon","soldiers":{}})", "bad-value"},
             {R"({"do":"attack","player":"dragon","soldiers":[{"type":"spearman","from":"pool"}]})",
              "bad-value BP-37"},
             {R"({"do":"attack","player":"dragon","soldiers":[{"type":"spearman","from":"S1.rest"}]})",
              "no-piece-left BP-37"},
             {R"({"do":"move","player":"dragon","from":"pool","to":"S2.rest","soldiers":{"spearman":1}})",
              "bad-value BP-38"},
             {R"({"do":"move","player":"dragon","from":"S1.rest","to":"S1.rest","soldiers":{"spearman":1}})",
              "bad-value BP-38"},
             {R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.rest","soldiers":{}})",
              "bad-value BP-38"},
             {R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.rest","soldiers":2})", "bad-value"},
             {R"({"do":"shot","player":"dragon","machine":"bow","at":"S1.1","why":"card"})", "unknown-piece"},
             {R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1","why":"card"})",
              "unknown-place"},
             {R"({"do":"shame-back","player":"dragon","from":"snake/1"})", "bad-value BP-12"},
             {R"({"do":"shame-back","player":"dragon","from":"dragon/0"})", "unknown-piece"},
             {R"({"do":"shame-back","player":"dragon","from":"dragon/1"})", "bad-value BP-12"},
             {R"({"do":"honor","player":"dragon","amount":0,"why":"card"})", "bad-value BP-81"},
             {R"({"do":"honor","player":"dragon","amount":"2","why":"card"})", "bad-value"},
             {R"({"do":"shame","player":"dragon","amount":0,"why":"card"})", "bad-value"},
             {R"({"do":"shame","player":"dragon","amount":1,"why":3})", "bad-value"},
             {R"({"do":"adjust","at":"S1","power":100})", "bad-value"},
             {R"({"do":"season","to":"monsoon"})", "bad-value"},
             {R"({"do":"season","to":"winter","anyway":1})", "bad-value"},
             {R"({"do":"fly"})", "bad-value"},
             {R"({"to":"winter"})", "bad-value"},
             {R"([1])", "syntax"},
             {R"({"do":"answer","decision":"fire","value":"S1.1:a1"})", "no-decision"},
             {R"({"do":"answer","decision":"rain","value":1})", "bad-value"},
             {R"({"do":"answer","decision":"fire"})", "bad-value"},
             {R"({"do":"order","players":["dragon","snake","panda"]})", "unknown-player"},
             {R"({"do":"order","players":"dragon"})", "bad-value"},
         })
        EXPECT_EQ(table.refusal(command), code) << command;
}

TEST(PowderRefusals, unknown_card) {
    PowderTable table;
    for (const char* card : {R"("Leader")", R"("the leader")", R"("-leader")", R"("leader-")", R"("a--b")",
                             R"("")", R"("überfall")", "7"}) {
        EXPECT_EQ(table.refusal(std::string(R"({"do":"horde","next":null,"card":)") + card + "}"),
                  "unknown-card")
            << card;
        EXPECT_EQ(
            table.refusal(std::string(R"({"do":"place","piece":"horde","at":"S1.1","card":)") + card + "}"),
            "unknown-card")
            << card;
    }
    table.machine("rocket-launcher", "S1");
    table.horde("leader", "S1.1");
    table.begin();
    EXPECT_EQ(
        table.refusal(
            R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","card":"r9","why":"card"})"),
        "unknown-card BP-72");
}

TEST(PowderRefusals, a_card_with_all_copies_on_the_board_or_claimed) {
    PowderTable table;
    table.horde("leader", "S1.1");
    table.horde("leader", "S2.1");
    table.correct("claimed", "dragon", Json::array({{{"card", "leader"}}}));
    EXPECT_EQ(table.refusal(R"({"do":"horde","card":"leader","next":"S1"})"), "no-piece-left BP-05");
}

TEST(PowderRefusals, section_full_and_out_of_play) {
    PowderTable table({"dragon", "snake"});
    table.horde("leader", "S2.1");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"horde","card":"leader","at":"S2.1"})"),
              "section-full BP-20");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"horde","card":"leader","at":"S1.1"})"),
              "section-out-of-play BP-03");
    EXPECT_EQ(table.refusal(R"({"do":"place","piece":"spearman","player":"dragon","at":"S1.rest"})"),
              "section-out-of-play BP-03");
    table.begin();
    for (const char* command :
         {R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.rest"}]})",
          R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a1"}]})",
          R"({"do":"recruit","player":"dragon","soldiers":[{"type":"archer","at":"S1.fire"}]})",
          R"({"do":"move","player":"dragon","from":"S2.rest","to":"S1.rest","soldiers":{"spearman":1}})",
          R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})",
          R"({"do":"build","piece":"cannon","player":"dragon","at":"S1"})",
          R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1.1","why":"card"})",
          R"({"do":"tower","player":"dragon","at":"T1","why":"card"})",
          R"({"do":"adjust","at":"S1","power":1})"})
        EXPECT_EQ(table.refusal(command), "section-out-of-play BP-03") << command;
}

TEST(PowderRefusals, what_does_not_fire_from_the_wall_finds_no_firing_spot) {
    PowderTable table({"dragon", "monkey", "turtle"});
    table.begin();
    for (const auto& [player, type, clause] : {std::tuple{"dragon", "spearman", "BP-30"},
                                               {"dragon", "horseman", "BP-30"},
                                               {"dragon", "flamethrower", "BP-33"},
                                               {"monkey", "warrior-monk", "BP-31"},
                                               {"turtle", "tank", "BP-35"}})
        EXPECT_EQ(table.refusal(Json{{"do", "recruit"},
                                     {"player", player},
                                     {"soldiers", {{{"type", type}, {"at", "S1.fire"}}}}}
                                    .dump()),
                  std::string("no-firing-spot ") + clause);
}

TEST(PowderRefusals, every_special_soldier_belongs_to_its_clan) {
    PowderTable table({"dragon", "monkey", "turtle", "panda", "snake"});
    for (const auto& [type, owner, clause] : {std::tuple{"warrior-monk", "monkey", "BP-31"},
                                              {"bomber", "panda", "BP-32"},
                                              {"flamethrower", "dragon", "BP-33"},
                                              {"crossbowman", "snake", "BP-34"},
                                              {"tank", "turtle", "BP-35"}}) {
        for (const char* player : {"dragon", "monkey", "turtle", "panda", "snake"}) {
            const Json command{{"do", "overseer"}, {"player", player}, {"type", type}};
            if (player == std::string(owner))
                EXPECT_EQ(only(table.play(command), {"move-soldier"}).size(), 1u);
            else
                EXPECT_EQ(table.refusal(command.dump()), std::string("wrong-clan ") + clause);
        }
    }
}

TEST(PowderRefusals, an_open_decision_comes_before_everything_else) {
    PowderTable table;
    table.begin();
    table.play(R"({"do":"shame","player":"dragon","amount":1,"why":"card"})");
    for (const char* command : {R"({"do":"end-turn","player":"dragon"})", R"({"do":"season","to":"winter"})",
                                R"({"do":"honor","player":"dragon","amount":1,"why":"card"})"})
        EXPECT_EQ(table.refusal(command), "decision-open BP-81") << command;
    for (const char* answer : {R"({"do":"answer","decision":"fire","value":"S1.1:a1"})",
                               R"({"do":"answer","decision":"shame-place","value":"tank"})",
                               R"({"do":"answer","decision":"shame-place","value":"dragon/1"})",
                               R"({"do":"answer","decision":"shame-place","value":"none"})",
                               R"({"do":"answer","decision":"shame-place","value":7})",
                               R"({"do":"answer","decision":"shame-place","value":"somewhere"})"})
        EXPECT_EQ(table.refusal(answer), "not-an-option BP-81") << answer;
    table.answer("spearman");
    EXPECT_EQ(table.refusal(R"({"do":"redo"})"), "nothing-to-redo BA-61");
    PowderTable fresh;
    EXPECT_EQ(fresh.refusal(R"({"do":"undo"})"), "nothing-to-undo BA-61");
}

TEST(PowderRefusals, options_that_black_powder_has_not) {
    const auto refused = [](const Json& options) {
        const auto made = makeGame({{"watchfire", 1},
                                    {"scenario", "black-powder"},
                                    {"players", {{{"id", "dragon"}}}},
                                    {"options", options}},
                                   {});
        return made ? std::string("accepted")
                    : std::string(toString(made.error().code)) + " " + made.error().subject;
    };
    EXPECT_EQ(refused({{"goal-points", 10}}), "unknown-option $.options.goal-points");
    EXPECT_EQ(refused({{"ladders", "long"}}), "header $.options.ladders");
    EXPECT_EQ(refused({{"loss", 1}}), "header $.options.loss");
    EXPECT_EQ(refused({{"draw", "cards"}}), "header $.options.draw");
    EXPECT_EQ(refused({{"removed-spearman-earns", "on"}}), "header $.options.removed-spearman-earns");
    EXPECT_EQ(refused(7), "header $.options");
    EXPECT_EQ(refused({{"ladders", "printed"},
                       {"removed-spearman-earns", false},
                       {"loss", "section"},
                       {"draw", "program"}}),
              "accepted");
}

} // namespace
} // namespace watchfire::test
