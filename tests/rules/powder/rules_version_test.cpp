// SPDX-License-Identifier: Apache-2.0
// What version 2 of the rules mends in Black Powder, and that a log of version 1 keeps its answers (decisions
// 37). Each test plays the same table under both.
#include "tests/rules/powder/random_game.h"
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using powder::Clan;
using powder::SoldierType;
using Clans = std::vector<std::string>;

constexpr int newest = rulesVersion;

PowderTable tableOf(int rules, const Clans& clans = {"dragon", "snake", "turtle"},
                    const Json& book = sampleBook()) {
    return PowderTable(clans, {}, book, rules);
}

/// Whose entry of the order it is after this correction, from 1.
std::size_t entryAfter(PowderTable& table, const char* clan) {
    table.correct("turn", "", clan);
    return table.state().turn + 1;
}

TEST(PowderRules2, BA_60_a_corrected_turn_is_the_next_entry_else_the_last_one_before) {
    const auto inOrder = [](int rules) {
        PowderTable table = tableOf(rules);
        table.begin();
        table.play(R"({"do":"order","players":["dragon","snake","dragon","turtle","dragon"]})");
        table.play(R"({"do":"end-turn","player":"dragon"})");
        return table;
    };
    PowderTable table = inOrder(2);
    EXPECT_EQ(entryAfter(table, "snake"), 2U) << "it is his turn already";
    EXPECT_EQ(entryAfter(table, "dragon"), 3U);
    EXPECT_EQ(entryAfter(table, "turtle"), 4U);
    EXPECT_EQ(entryAfter(table, "snake"), 2U) << "his only one is over";
    EXPECT_EQ(entryAfter(table, "turtle"), 4U);
    table.play(R"({"do":"end-turn","player":"turtle"})");
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(entryAfter(table, "dragon"), 5U) << "all turns are over; his last one is played again";
    PowderTable old = inOrder(1);
    EXPECT_EQ(entryAfter(old, "dragon"), 1U);
}

TEST(PowderRules2, BP_40_a_card_uncovered_while_another_is_settled_is_not_defeated) {
    const auto defeats = [](int rules) {
        PowderTable table = tableOf(rules);
        table.horde("scouts", "S1.1");
        table.horde("scouts", "S2.1");
        table.soldier("dragon", "spearman", "S1.1:a1");
        table.soldier("snake", "spearman", "S1.1:a2");
        table.soldier("turtle", "spearman", "S2.1:a1");
        table.correct("spot", "S2.1:a2", "wound");
        table.begin();
        table.play(R"({"do":"end-turn","player":"dragon"})");
        EXPECT_EQ(table.decision()["id"], "save");
        table.correct("spot", "S2.1:a2", nullptr);
        Lines defeated;
        while (!table.decision().is_null()) {
            const bool saves = table.decision()["id"] == "save";
            const Lines steps = table.answer(saves ? Json::array() : Json("none"));
            for (const std::string& step : only(steps, {"defeat"}))
                defeated.push_back(step);
        }
        return defeated;
    };
    EXPECT_EQ(defeats(2), Lines{});
    EXPECT_EQ(defeats(1), Lines{"defeat scouts S2.1 BP-40"});
}

/// The last winter: dragon has 12 honor and two shame; counted, that is 2, and 5 more for artifacts.
PowderTable counted(int rules) {
    PowderTable table = tableOf(rules);
    table.begin();
    table.correct("honor", "dragon", 12);
    table.correct("honor", "snake", 3);
    table.correct("shame", "dragon", {{"spearman", 1}, {"archer", 1}});
    table.correct("shame", "snake", {{"spearman", 1}});
    table.correct("slot", "", 6);
    table.play(R"({"do":"season","to":"winter"})");
    table.assault();
    EXPECT_EQ(table.honor(Clan::dragon), 2);
    EXPECT_EQ(table.honor(Clan::snake), 0) << "never below 0, so the counting cannot be computed back";
    EXPECT_EQ(table.decision()["id"], "artifacts");
    return table;
}

TEST(PowderRules2, BP_91_a_season_that_takes_the_end_back_takes_its_counting_back) {
    for (const bool allCounted : {false, true}) {
        PowderTable table = counted(2);
        table.answer(Json(5));
        if (allCounted) {
            table.answer(Json(0));
            table.answer(Json(0));
            EXPECT_EQ(table.json()["over"]["winner"], "dragon");
        }
        table.correct("season", "", "fall");
        EXPECT_EQ(table.honor(Clan::dragon), 12);
        EXPECT_EQ(table.honor(Clan::snake), 3);
        // The next end counts once.
        table.play(R"({"do":"season","to":"winter"})");
        EXPECT_EQ(only(table.assault(), {"honor"}),
                  (Lines{"honor dragon -10 2 shame BP-91", "honor snake -5 0 shame BP-91"}));
    }
    PowderTable old = counted(1);
    old.correct("season", "", "fall");
    EXPECT_EQ(old.honor(Clan::dragon), 2);
}

TEST(PowderRules2, BP_91_honor_corrected_after_the_counting_was_wrong_before_it_too) {
    PowderTable table = counted(2);
    table.answer(Json(5));
    table.answer(Json(0));
    table.answer(Json(0));
    table.correct("honor", "dragon", 9); // 2 more than counted
    table.correct("season", "", "winter");
    EXPECT_EQ(table.honor(Clan::dragon), 14);
    table.play(R"({"do":"undo"})");
    table.correct("honor", "dragon", 0);
    table.correct("honor", "snake", 4);
    table.correct("season", "", "winter");
    EXPECT_EQ(table.honor(Clan::dragon), 5);
    EXPECT_EQ(table.honor(Clan::snake), 7);
    // With the end, the memory of it goes too.
    table.correct("honor", "snake", 1);
    table.correct("season", "", "fall");
    EXPECT_EQ(table.honor(Clan::snake), 1);
}

TEST(PowderRules2, BP_91_a_position_after_the_end_keeps_what_was_counted) {
    PowderTable table = counted(2);
    for (int n = 0; n < 3; ++n)
        table.answer(Json(0));
    const Json kept = table.game().position();
    EXPECT_EQ(kept["ending"]["honor-before"], (Json{0, 0, 12, 3, 0, 0, 0}));
    Json header = table.game().header();
    header["position"] = kept;
    auto again = makeGame(header, {});
    ASSERT_TRUE(again.ok()) << again.error().message;
    EXPECT_TRUE(again.value()->submit({{"do", "correct"}, {"what", "season"}, {"value", "fall"}})["ok"]);
    EXPECT_EQ(again.value()->state()["players"]["dragon"]["honor"], 12);
    header["position"]["ending"]["honor-before"] = Json{1, 2};
    EXPECT_FALSE(makeGame(header, {}).ok()) << "seven clans are wanted";
    // Before an end, and under the old rules, nothing is written.
    table.correct("season", "", "fall");
    EXPECT_FALSE(table.game().position()["ending"].contains("honor-before"));
    PowderTable old = counted(1);
    for (int n = 0; n < 3; ++n)
        old.answer(Json(0));
    EXPECT_FALSE(old.game().position()["ending"].contains("honor-before"));
}

TEST(PowderRules2, BP_10_no_spring_comes_after_the_last_slot) {
    const auto lastWinter = [](int rules) {
        PowderTable table = counted(rules);
        table.correct("season", "", "winter");
        return table;
    };
    PowderTable table = lastWinter(2);
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"spring"})"), "wrong-season BP-90");
    table.correct("slot", "", 5);
    EXPECT_EQ(table.play(R"({"do":"season","to":"spring"})")[1].substr(0, 15), "advance-token 6");
    PowderTable before = tableOf(2);
    before.begin();
    before.correct("slot", "", 6);
    before.play(R"({"do":"season","to":"winter"})");
    EXPECT_EQ(before.refusal(R"({"do":"season","to":"spring"})"), "wrong-season BP-14")
        << "the assault is what the table has to do";
    PowderTable old = lastWinter(1);
    EXPECT_TRUE(old.game().submit({{"do", "season"}, {"to", "spring"}})["ok"]);
}

TEST(PowderRules2, BP_26_a_card_whose_question_is_dropped_goes_to_the_discards) {
    const auto dropped = [](int rules) {
        PowderTable table = tableOf(rules);
        for (const char* at : {"S1.1", "S2.1", "S3.1"})
            table.horde("raiders", at);
        table.correct("deck", "", 10);
        table.play(R"({"do":"horde","card":"riders","next":null})");
        EXPECT_EQ(table.decision()["id"], "indicator");
        table.correct("season", "", "fall");
        EXPECT_TRUE(table.decision().is_null());
        EXPECT_EQ(table.json()["deck"], 9);
        return table.json()["discards"];
    };
    EXPECT_EQ(dropped(2), Json{"riders"});
    EXPECT_EQ(dropped(1), Json::array());
}

TEST(PowderRules2, BA_60_a_bomber_who_stepped_in_can_be_put_onto_a_card) {
    PowderTable table = tableOf(2, {"panda", "snake", "turtle"});
    table.horde("leader", "S2.1");
    table.soldier("panda", "bomber", "S2.1:a1");
    table.begin();
    table.correct("spot", "S2.1:a2", "panda:bomber");
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][0]["spots"],
              (Json{{"a1", "panda:bomber"}, {"a2", "panda:bomber"}}));
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"spot","at":"S2.1:a5","value":"panda:archer"})"),
              "no-such-spot BP-30")
        << "archers stay on the wall";
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"spot","at":"S2.1:a5","value":"snake:crossbowman"})"),
              "no-such-spot BP-34");
    EXPECT_EQ(
        table.refusal(R"({"do":"recruit","player":"panda","soldiers":[{"type":"bomber","at":"S2.1:a5"}]})"),
        "no-such-spot BP-32")
        << "he cannot be recruited onto it";
    PowderTable old = tableOf(1, {"panda", "snake", "turtle"});
    old.horde("leader", "S2.1");
    EXPECT_EQ(old.refusal(R"({"do":"correct","what":"spot","at":"S2.1:a2","value":"panda:bomber"})"),
              "no-such-spot BP-32");
    EXPECT_EQ(old.refusal(R"({"do":"place","piece":"bomber","player":"panda","at":"S2.1:a2"})"),
              "no-such-spot BP-32");
}

TEST(PowderRules2, BA_60_soldiers_on_a_card_that_a_ram_pushed_back_can_be_put_there) {
    PowderTable table = tableOf(2);
    table.horde("battering-ram", "S2.1");
    table.horde("veterans", "S2.2");
    table.soldier("dragon", "spearman", "S2.2:a1");
    table.begin();
    table.correct("spot", "S2.2:a2", "dragon:flamethrower");
    table.correct("spot", "S2.2:a4", "turtle:tank");
    EXPECT_EQ(table.json()["sections"]["S2"]["rows"][1]["spots"]["b5"], "turtle:tank");
    EXPECT_EQ(table.refusal(
                  R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.2:a3"}]})"),
              "wrong-row BP-30")
        << "an order still reaches row 1 only";
    PowderTable old = tableOf(1);
    old.correct("horde", "S2.2", "veterans");
    EXPECT_EQ(old.refusal(R"({"do":"correct","what":"spot","at":"S2.2:a1","value":"dragon:spearman"})"),
              "wrong-row BP-30");
}

TEST(PowderRules2, BP_92_a_corrected_tea_order_has_reed_last_too) {
    PowderTable table = tableOf(2, {"dragon", "panda"});
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"tea","value":["reed","panda","dragon"]})"),
              "bad-value BP-92");
    table.correct("tea", "", {"panda", "dragon"});
    EXPECT_EQ(table.json()["tea"], (Json{"panda", "dragon", "reed"}));
    PowderTable old = tableOf(1, {"dragon", "panda"});
    old.correct("tea", "", {"reed", "panda", "dragon"});
    EXPECT_EQ(old.json()["tea"][0], "reed");
}

TEST(PowderRules2, BP_93_an_order_that_names_reed_last_has_qin_before_him) {
    PowderTable table = tableOf(2, {"panda"});
    table.play(R"({"do":"tea","order":["panda","reed"]})");
    EXPECT_EQ(table.json()["tea"], (Json{"panda", "qin", "reed"}));
    table.correct("tea", "", {"qin", "panda", "reed"});
    EXPECT_EQ(table.json()["tea"], (Json{"qin", "panda", "reed"}));
    table.begin();
    table.play(R"({"do":"order","players":["panda","panda","reed"]})");
    EXPECT_EQ(table.state().order, (std::vector{Clan::panda, Clan::panda, Clan::qin, Clan::reed}));
    table.play(R"({"do":"order","players":["reed","panda"]})");
    EXPECT_EQ(table.state().order, (std::vector{Clan::reed, Clan::panda, Clan::qin}));
    PowderTable old = tableOf(1, {"panda"});
    EXPECT_EQ(old.refusal(R"({"do":"tea","order":["panda","reed"]})"), "bad-value BP-92");
}

TEST(PowderRules2, BP_92_clans_that_nobody_plays_are_asked_nothing) {
    const auto asked = [](int rules) {
        PowderTable table = tableOf(rules, {"panda"}, Json::object());
        table.play(R"({"do":"tea","order":["qin","panda"]})");
        table.play(R"({"do":"horde","card":"raiders","next":null})");
        EXPECT_EQ(table.decision()["path"], "/cards/raiders/ability");
        const Json value = table.decision()["player"];
        table.correct("season", "", "fall");
        for (const char* at : {"S2.1", "S3.1"})
            table.correct("horde", at, "raiders");
        table.correct("season", "", "winter");
        table.play({{"do", "assault"}});
        while (table.decision()["id"] == "value")
            table.answer(table.decision()["path"].get<std::string>().ends_with("ability")
                             ? Json{{"kind", "none"}}
                             : Json(0));
        table.play(R"({"do":"season","to":"spring"})");
        while (table.decision()["id"] == "value")
            table.answer(Json(2));
        table.play(R"({"do":"horde","card":"raiders","next":null})");
        EXPECT_EQ(table.decision()["id"], "indicator");
        const Json indicator = table.decision()["player"];
        table.answer("S2");
        table.correct("season", "", "fall");
        table.play(R"({"do":"order","players":["qin","panda"]})");
        table.play(R"({"do":"wound","player":"qin","at":"S2.1:a1","why":"card"})");
        EXPECT_EQ(table.decision()["path"], "/cards/raiders/spots");
        return Lines{value.get<std::string>(), indicator.get<std::string>(),
                     table.decision()["player"].get<std::string>()};
    };
    EXPECT_EQ(asked(2), (Lines{"panda", "panda", "panda"}));
    EXPECT_EQ(asked(1), (Lines{"qin", "qin", "qin"}));
}

std::unique_ptr<PowderGame> gameUnder(int rules, Json header) {
    header["rules"] = rules;
    auto made = makeGame(header, {});
    EXPECT_TRUE(made.ok());
    return std::unique_ptr<PowderGame>(dynamic_cast<PowderGame*>(std::move(made).value().release()));
}

TEST(PowderRules2, BA_60_without_a_correction_both_rules_answer_alike) {
    int played = 0;
    for (unsigned seed = 1; seed <= 24; ++seed) {
        const Json header = headerOf({.players = 2 + seed % 4, .known = seed % 3 == 0 ? 5 : 10});
        const auto game = gameUnder(2, header);
        const auto old = gameUnder(1, header);
        PowderPlayer player(seed, *game);
        for (int n = 0; n < 150; ++n) {
            const Json line = powder::openDecision(game->current()) ? player.answer() : player.line();
            if (line["do"] == "correct")
                continue;
            const Json answer = game->submit(line);
            ASSERT_EQ(old->submit(line), answer) << seed << line;
            played += answer["ok"] ? 1 : 0;
        }
        EXPECT_EQ(old->state(), game->state());
    }
    EXPECT_GT(played, 1500);
}

TEST(PowderRules2, BA_60_a_header_names_its_rules_and_keeps_them) {
    EXPECT_EQ(tableOf(1).game().header()["rules"], 1);
    PowderTable without;
    EXPECT_EQ(without.game().header()["rules"], newest) << "a header that names none gets the newest answers";
    for (const Json& unknown : {Json(newest + 1), Json(0), Json(-1), Json(1.5), Json("1"), Json(nullptr)}) {
        Json header = without.game().header();
        header["rules"] = unknown;
        const auto made = makeGame(header, {});
        ASSERT_FALSE(made.ok()) << unknown;
        EXPECT_EQ(made.error().subject, "$.rules");
    }
}

} // namespace
} // namespace watchfire::test
