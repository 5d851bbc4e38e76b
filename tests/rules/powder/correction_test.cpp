// SPDX-License-Identifier: Apache-2.0
// The table overrules Black Powder (BA-60, BA-61): every `what` of the log's page, values beyond the box, and
// that a correction triggers nothing and loses no piece.
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using powder::Clan;
using powder::SoldierType;

class PowderCorrection : public ::testing::Test {
protected:
    PowderCorrection() { table.begin(); }

    /// Carried out without a step, taken back and repeated.
    void correct(const char* what, const char* at, const Json& value) {
        const powder::State before = table.state();
        EXPECT_TRUE(table.correct(what, at, value).empty()) << "a correction triggers nothing";
        const powder::State after = table.state();
        EXPECT_TRUE(table.game().submit({{"do", "undo"}})["ok"]);
        EXPECT_TRUE(table.state() == before);
        EXPECT_TRUE(table.game().submit({{"do", "redo"}})["ok"]);
        EXPECT_TRUE(table.state() == after);
        for (const Clan clan : {Clan::dragon, Clan::snake, Clan::turtle}) {
            for (std::size_t type = 0; type < powder::soldierTypeCount; ++type)
                EXPECT_EQ(powder::piecesInGame(after, clan, SoldierType(type)),
                          powder::piecesOf(clan, SoldierType(type)))
                    << what << " " << value;
        }
        EXPECT_EQ(powder::shameInGame(after), 30);
    }
    std::string refused(const char* what, const char* at, const Json& value) {
        Json command{{"do", "correct"}, {"what", what}, {"value", value}};
        if (*at != '\0')
            command["at"] = at;
        return table.refusal(command.dump());
    }
    [[nodiscard]] Json section(const char* name) const { return table.json()["sections"][name]; }
    [[nodiscard]] Json player(const char* name) const { return table.json()["players"][name]; }

    PowderTable table;
};

TEST_F(PowderCorrection, BA_60_wall_level) {
    correct("wall-level", "S1", 3);
    EXPECT_EQ(section("S1")["level"], 3);
    correct("wall-level", "S1", 0);
    EXPECT_EQ(section("S1")["level"], 0);
    EXPECT_FALSE(table.state().ending.over);
    EXPECT_EQ(refused("wall-level", "S1", 4), "bad-value BP-01");
    EXPECT_EQ(refused("wall-level", "S4", 1), "unknown-place");
    EXPECT_EQ(refused("wall-level", "S1", nullptr), "bad-value");
}

TEST_F(PowderCorrection, BA_60_barricades) {
    correct("barricades", "S2", 3);
    EXPECT_EQ(section("S2")["barricades"], 3);
    EXPECT_EQ(refused("barricades", "S2", 4), "bad-value BP-01");
    EXPECT_EQ(refused("barricades", "S2", -1), "bad-value");
}

TEST_F(PowderCorrection, BA_60_machines) {
    correct("machines", "S1", {"cannon", "ballista"});
    EXPECT_EQ(section("S1")["machines"], (Json{"cannon", "ballista"}));
    correct("machines", "S2", {"cannon"});
    EXPECT_EQ(refused("machines", "S3", {"cannon"}), "no-piece-left BP-73");
    EXPECT_EQ(refused("machines", "S3", {"ballista", "rocket-launcher", "rocket-launcher"}),
              "section-full BP-73");
    EXPECT_EQ(refused("machines", "S3", {"catapult"}), "unknown-piece");
    EXPECT_EQ(refused("machines", "S3", "ballista"), "bad-value");
    correct("machines", "S1", {"cannon"}); // counted afresh, so the section's own model is available too
    correct("machines", "S1", Json::array());
    EXPECT_TRUE(table.state().sections[0].machines.empty());
}

TEST_F(PowderCorrection, BA_60_horde) {
    correct("horde", "S2.2", "leader");
    correct("spot", "S2.2:a1", "wound");
    correct("spot", "S2.2:a5", "dragon:horseman@S2.2:a5+a6");
    correct("horde", "S2.2", "scouts");
    EXPECT_EQ(section("S2")["rows"][1], (Json{{"card", "scouts"}, {"spots", Json::object()}}))
        << "another card; who stood there is back in the pool";
    correct("horde", "S2.2", nullptr);
    EXPECT_TRUE(section("S2")["rows"][1].is_null());
    EXPECT_EQ(refused("horde", "S2.4", "leader"), "unknown-place");
    EXPECT_EQ(refused("horde", "S2.1", "The Leader"), "unknown-card");
    EXPECT_EQ(refused("horde", "S2.1", 3), "unknown-card");
}

TEST_F(PowderCorrection, BA_60_spot) {
    correct("horde", "S2.1", "veterans");
    correct("spot", "S2.1:a1", "wound");
    correct("spot", "S2.1:a2", "snake-token");
    correct("spot", "S2.1:a3", "dragon:spearman");
    correct("spot", "S2.1:a4", "snake:horseman@S2.1:a4+b4");
    correct("spot", "S2.1:a5", "turtle:tank");
    EXPECT_EQ(section("S2")["rows"][0]["spots"], (Json{{"a1", "wound"},
                                                       {"a2", "snake-token"},
                                                       {"a3", "dragon:spearman"},
                                                       {"a4", "snake:horseman"},
                                                       {"a5", "turtle:tank"},
                                                       {"a6", "turtle:tank"},
                                                       {"b4", "snake:horseman"},
                                                       {"b5", "turtle:tank"}}));
    // A correction of one of its spots takes a soldier off all of them.
    correct("spot", "S2.1:b4", "wound");
    correct("spot", "S2.1:b5", nullptr);
    correct("spot", "S2.1:a2", nullptr);
    EXPECT_EQ(section("S2")["rows"][0]["spots"],
              (Json{{"a1", "wound"}, {"a3", "dragon:spearman"}, {"b4", "wound"}}));
    EXPECT_EQ(refused("spot", "S2.1:b1", "wound"), "no-such-spot BP-22") << "a gap";
    EXPECT_EQ(refused("spot", "S2.1:b1", "dragon:spearman"), "no-such-spot BP-22");
    EXPECT_EQ(refused("spot", "S1.1:a1", "wound"), "no-horde BP-22");
    EXPECT_EQ(refused("spot", "S2.1:a9", "wound"), "unknown-place");
    EXPECT_EQ(refused("spot", "S2.1:a5", "panda:spearman"), "unknown-player");
    EXPECT_EQ(refused("spot", "S2.1:a5", "dragon:tank"), "wrong-clan BP-35");
    EXPECT_EQ(refused("spot", "S2.1:a5", "dragon:archer"), "no-such-spot BP-30");
    EXPECT_EQ(refused("spot", "S2.1:a5", "dragon:horseman@S2.2:a5+a6"), "unknown-place");
    EXPECT_EQ(refused("spot", "S2.1:a5", "dragon:horseman@S2.1:a5+b4"), "no-such-spot BP-30");
    EXPECT_EQ(refused("spot", "S2.1:a5", "stone"), "unknown-place");
    correct("soldiers", "gone", {{"player", "dragon"}, {"type", "spearman"}, {"n", 9}});
    EXPECT_EQ(refused("spot", "S2.1:a5", "dragon:spearman"), "no-piece-left BP-09");
    // There are six tokens.
    for (const char* at : {"S2.1:a1", "S2.1:a2", "S2.1:a4", "S2.1:a5", "S2.1:a6", "S2.1:b2"})
        correct("spot", at, "snake-token");
    EXPECT_EQ(refused("spot", "S2.1:b3", "snake-token"), "no-piece-left BP-34");
    PowderTable without({"dragon", "panda", "turtle"});
    without.horde("veterans", "S2.1");
    EXPECT_EQ(without.refusal(R"({"do":"correct","what":"spot","at":"S2.1:a1","value":"snake-token"})"),
              "no-piece-left BP-34");
}

TEST_F(PowderCorrection, BA_60_soldiers) {
    correct("soldiers", "S2.rest", {{"player", "dragon"}, {"type", "spearman"}, {"n", 4}});
    correct("soldiers", "S2.fire", {{"player", "dragon"}, {"type", "archer"}, {"n", 2}});
    correct("soldiers", "S2.rest", {{"player", "dragon"}, {"type", "spearman"}, {"n", 1}});
    correct("soldiers", "gone", {{"player", "dragon"}, {"type", "spearman"}, {"n", 2}});
    EXPECT_EQ(section("S2")["rest"], (Json{{"dragon", {{"spearman", 1}}}}));
    EXPECT_EQ(section("S2")["fire"], (Json{{"dragon", {{"archer", 2}}}}));
    EXPECT_EQ(player("dragon")["pool"],
              (Json{{"spearman", 7}, {"archer", 2}, {"horseman", 2}, {"flamethrower", 3}}));
    EXPECT_EQ(player("dragon")["gone"], (Json{{"spearman", 2}}));
    correct("soldiers", "pool", {{"player", "dragon"}, {"type", "spearman"}, {"n", 9}});
    EXPECT_EQ(player("dragon")["gone"], Json::object()) << "the pool's others are out of play";
    EXPECT_EQ(refused("soldiers", "pool", {{"player", "dragon"}, {"type", "spearman"}, {"n", 10}}),
              "no-piece-left BP-09");
    EXPECT_EQ(refused("soldiers", "S3.fire", {{"player", "dragon"}, {"type", "archer"}, {"n", 3}}),
              "no-piece-left BP-09");
    EXPECT_EQ(refused("soldiers", "S3.fire", {{"player", "dragon"}, {"type", "spearman"}, {"n", 1}}),
              "no-firing-spot BP-30");
    EXPECT_EQ(refused("soldiers", "T1", {{"player", "dragon"}, {"type", "spearman"}, {"n", 1}}),
              "unknown-place BP-37");
    EXPECT_EQ(refused("soldiers", "S2.rest", {{"player", "panda"}, {"type", "spearman"}, {"n", 1}}),
              "unknown-player");
    EXPECT_EQ(refused("soldiers", "S2.rest", {{"player", "dragon"}, {"type", "guard"}, {"n", 1}}),
              "unknown-piece");
    EXPECT_EQ(refused("soldiers", "S2.rest", {{"player", "dragon"}, {"type", "spearman"}}), "bad-value");
    EXPECT_EQ(refused("soldiers", "S2.rest", 3), "bad-value");
    // Those with shame under them stay in the pool.
    correct("shame", "dragon", {{"archer", 2}});
    EXPECT_EQ(refused("soldiers", "S3.rest", {{"player", "dragon"}, {"type", "archer"}, {"n", 1}}),
              "no-piece-left BP-09");
    EXPECT_EQ(refused("soldiers", "pool", {{"player", "dragon"}, {"type", "archer"}, {"n", 1}}),
              "bad-value BP-81");
}

TEST_F(PowderCorrection, BA_60_tower) {
    correct("tower", "T2", "dragon");
    correct("tower", "T2", "snake");
    EXPECT_EQ(table.json()["towers"]["T2"], "snake");
    EXPECT_EQ(player("dragon")["pool"]["spearman"], 10);
    correct("tower", "T2", nullptr);
    EXPECT_TRUE(table.json()["towers"]["T2"].is_null());
    correct("shame", "turtle", {{"spearman", 10}});
    EXPECT_EQ(refused("tower", "T2", "turtle"), "no-piece-left BP-09");
    EXPECT_EQ(refused("tower", "T5", "dragon"), "unknown-place");
    EXPECT_EQ(refused("tower", "T2", "panda"), "unknown-player");
}

TEST_F(PowderCorrection, BA_60_honor) {
    correct("honor", "dragon", 17);
    EXPECT_EQ(player("dragon")["honor"], 17);
    EXPECT_EQ(refused("honor", "dragon", -1), "bad-value");
    EXPECT_EQ(refused("honor", "panda", 1), "unknown-player");
}

TEST_F(PowderCorrection, BA_60_claimed) {
    correct("claimed", "dragon", {{{"card", "leader"}, {"shame", 2}}, {{"card", "scouts"}}});
    EXPECT_EQ(player("dragon")["claimed"],
              (Json{{{"card", "leader"}, {"shame", 2}}, {{"card", "scouts"}, {"shame", 0}}}));
    EXPECT_EQ(table.state().shamePool, 28) << "its shame comes from the pool";
    correct("claimed", "dragon", Json::array());
    EXPECT_EQ(table.state().shamePool, 30);
    EXPECT_EQ(refused("claimed", "dragon", Json::array({{{"card", "leader"}, {"shame", 3}}})),
              "bad-value BP-81");
    EXPECT_EQ(refused("claimed", "dragon", {"leader"}), "bad-value");
    correct("shame-pool", "", 1);
    EXPECT_EQ(refused("claimed", "dragon", Json::array({{{"card", "leader"}, {"shame", 2}}})),
              "bad-value BP-04");
}

// Each later command copies the state: a hundred thousand cards and some thousand commands would fill the
// machine's memory.
TEST_F(PowderCorrection, lists_of_more_than_99_are_refused) {
    Json cards = Json::array();
    Json names = Json::array();
    for (int i = 0; i < 99; ++i) {
        cards.push_back({{"card", "leader"}});
        names.push_back("leader");
    }
    EXPECT_TRUE(table.correct("claimed", "dragon", cards).empty());
    EXPECT_EQ(table.state().of(Clan::dragon).claimed.size(), 99U);
    cards.push_back({{"card", "leader"}});
    names.push_back("leader");
    EXPECT_EQ(refused("claimed", "dragon", cards), "bad-value");
    EXPECT_EQ(refused("deck", "", names), "bad-value");
    EXPECT_EQ(refused("tea", "", Json(std::vector<std::string>(100, "dragon"))), "bad-value");
}

TEST_F(PowderCorrection, BA_60_shame) {
    correct("shame", "dragon", {{"spearman", 2}, {"flamethrower", 1}});
    EXPECT_EQ(player("dragon")["shame"], (Json{{"spearman", 2}, {"flamethrower", 1}}));
    EXPECT_EQ(table.state().shamePool, 27);
    correct("shame", "dragon", Json::object());
    EXPECT_EQ(table.state().shamePool, 30);
    EXPECT_EQ(refused("shame", "dragon", {{"archer", 5}}), "bad-value BP-81");
    EXPECT_EQ(refused("shame", "dragon", 3), "bad-value");
    correct("shame-pool", "", 2);
    EXPECT_EQ(refused("shame", "dragon", {{"archer", 3}}), "bad-value BP-04");
}

TEST_F(PowderCorrection, BA_60_shame_pool_and_shame_out) {
    correct("shame-pool", "", 25);
    EXPECT_EQ(table.json()["shame-out"], 5);
    correct("shame-out", "", 3);
    EXPECT_EQ(table.json()["shame-pool"], 27);
    EXPECT_EQ(refused("shame-pool", "", 31), "bad-value BP-04");
    EXPECT_EQ(refused("shame-out", "", 31), "bad-value BP-04");
}

TEST_F(PowderCorrection, BA_60_tea) {
    correct("tea", "", {"turtle", "dragon", "snake"});
    EXPECT_EQ(table.json()["tea"], (Json{"turtle", "dragon", "snake"}));
    EXPECT_EQ(refused("tea", "", {"turtle", "dragon"}), "bad-value BP-08");
    EXPECT_EQ(refused("tea", "", {"turtle", "dragon", "panda"}), "unknown-player");
}

TEST_F(PowderCorrection, BA_60_year_slot_and_season) {
    correct("year", "", 3);
    correct("slot", "", 4);
    correct("season", "", "spring");
    EXPECT_EQ(table.json()["year"], 3);
    EXPECT_EQ(table.json()["slot"], 4);
    EXPECT_EQ(table.json()["season"], "spring");
    EXPECT_EQ(table.state().draws, 0) << "no cards are drawn for it";
    table.play(R"({"do":"season","to":"summer"})");
    EXPECT_EQ(refused("year", "", 0), "bad-value");
    EXPECT_EQ(refused("slot", "", 0), "bad-value");
    EXPECT_EQ(refused("slot", "", 7), "bad-value BP-10");
    EXPECT_EQ(refused("season", "", "autumn"), "bad-value");
    EXPECT_EQ(refused("season", "", "set-up"), "bad-value BP-10");
}

TEST_F(PowderCorrection, BA_60_a_season_takes_the_end_of_a_game_back) {
    correct("slot", "", 6);
    table.play(R"({"do":"season","to":"winter"})");
    table.assault();
    EXPECT_TRUE(table.state().ending.over);
    correct("season", "", "fall");
    EXPECT_FALSE(table.state().ending.over);
    EXPECT_TRUE(table.decision().is_null());
    correct("slot", "", 5);
    table.play(R"({"do":"season","to":"winter"})");
    EXPECT_TRUE(only(table.assault(), {"game-over"}).empty());
}

TEST_F(PowderCorrection, BA_60_a_season_corrected_while_the_dead_are_counted_loses_no_piece) {
    correct("horde", "S2.1", "scouts");
    correct("spot", "S2.1:a1", "dragon:spearman");
    correct("spot", "S2.1:a2", "snake:spearman");
    table.play(R"({"do":"end-turn","player":"dragon"})");
    ASSERT_EQ(table.decision()["id"], "save");
    correct("season", "", "fall");
    EXPECT_TRUE(table.decision().is_null());
    EXPECT_EQ(player("dragon")["pool"]["spearman"], 10);
}

TEST_F(PowderCorrection, BA_60_a_bomber_corrected_away_does_not_step_in) {
    PowderTable panda({"panda", "snake", "turtle"});
    panda.horde("veterans", "S2.1");
    panda.begin();
    panda.play(
        R"({"do":"recruit","player":"panda","soldiers":[{"type":"bomber","at":"S2.fire","hits":"S2.1:a1"}]})");
    ASSERT_EQ(panda.decision()["id"], "step-in");
    panda.correct("soldiers", "S2.fire", {{"player", "panda"}, {"type", "bomber"}, {"n", 0}});
    EXPECT_TRUE(panda.decision().is_null()) << "nobody is there to step";
    EXPECT_EQ(powder::piecesInGame(panda.state(), Clan::panda, SoldierType::bomber), 3);
}

TEST_F(PowderCorrection, BA_60_what_a_question_is_about_corrected_away_closes_it) {
    PowderTable archer;
    archer.horde("veterans", "S2.1");
    archer.begin();
    archer.play(R"({"do":"recruit","player":"dragon","soldiers":[{"type":"archer","at":"S2.fire"}]})");
    ASSERT_EQ(archer.decision()["id"], "fire");
    archer.correct("soldiers", "S2.fire", {{"player", "dragon"}, {"type", "archer"}, {"n", 0}});
    EXPECT_TRUE(archer.decision().is_null());

    PowderTable rocket;
    rocket.machine("rocket-launcher", "S2");
    rocket.horde("veterans", "S2.1");
    rocket.begin();
    rocket.play(R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S2.1","why":"card"})");
    ASSERT_EQ(rocket.decision()["id"], "rocket");
    rocket.correct("horde", "S2.1", nullptr);
    EXPECT_TRUE(rocket.decision().is_null());

    // If the target of a shot is gone, the pattern is not asked for either.
    PowderTable ballista({"dragon", "snake", "turtle"}, {}, Json::object());
    ballista.machine("ballista", "S2");
    ballista.correct("horde", "S2.1", "veterans");
    ballista.begin();
    ballista.play(R"({"do":"shot","player":"dragon","machine":"ballista","at":"S2.1","why":"card"})");
    ASSERT_EQ(ballista.decision()["path"], "/cards/veterans/spots");
    ballista.correct("horde", "S2.1", nullptr);
    EXPECT_TRUE(ballista.decision().is_null());
}

TEST_F(PowderCorrection, BA_60_turn) {
    EXPECT_EQ(refused("turn", "", "snake"), "bad-value BP-13") << "no order was entered";
    table.play(R"({"do":"order","players":["snake","dragon","turtle"]})");
    correct("turn", "", "turtle");
    EXPECT_EQ(table.json()["turn"], "turtle");
    EXPECT_EQ(table.refusal(R"({"do":"end-turn","player":"snake"})"), "not-your-turn BP-13");
}

TEST_F(PowderCorrection, BA_60_deck_rocket_deck_and_next) {
    correct("deck", "", 4);
    EXPECT_EQ(table.json()["deck"], 4);
    correct("deck", "", {"leader", "scouts"});
    EXPECT_EQ(table.json()["deck"], 2);
    EXPECT_EQ(refused("deck", "", -1), "bad-value");
    EXPECT_EQ(refused("deck", "", {"Leader"}), "unknown-card");
    correct("rocket-deck", "", {"r2", "r3"});
    EXPECT_EQ(table.json()["rocket-drawn"], (Json{"r1", "r4"}));
    EXPECT_EQ(refused("rocket-deck", "", {"r2", "r2"}), "bad-value BP-72");
    EXPECT_EQ(refused("rocket-deck", "", {"r9"}), "unknown-card BP-72");
    correct("next", "", "S3");
    EXPECT_EQ(table.json()["next"], "S3");
    correct("next", "", nullptr);
    EXPECT_TRUE(table.json()["next"].is_null());
    EXPECT_EQ(refused("next", "", "S5"), "unknown-place");
}

TEST_F(PowderCorrection, BA_60_impossible_corrections_and_sections_out_of_play) {
    EXPECT_EQ(refused("weather", "", 1), "bad-value");
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"wall-level","at":"S1"})"), "bad-value");
    PowderTable two({"dragon", "snake"});
    for (
        const char* command :
        {R"({"do":"correct","what":"wall-level","at":"S1","value":1})",
         R"({"do":"correct","what":"barricades","at":"S1","value":1})",
         R"({"do":"correct","what":"machines","at":"S1","value":[]})",
         R"({"do":"correct","what":"horde","at":"S1.1","value":"leader"})",
         R"({"do":"correct","what":"soldiers","at":"S1.rest","value":{"player":"dragon","type":"spearman","n":1}})",
         R"({"do":"correct","what":"tower","at":"T1","value":"dragon"})",
         R"({"do":"correct","what":"next","value":"S1"})"})
        EXPECT_EQ(two.refusal(command), "section-out-of-play BP-03") << command;
    EXPECT_EQ(two.refusal(R"({"do":"correct","what":"honor","at":"reed","value":1})"), "bad-value BP-92");
    EXPECT_EQ(
        two.refusal(
            R"({"do":"correct","what":"soldiers","at":"S2.rest","value":{"player":"reed","type":"spearman","n":1}})"),
        "bad-value BP-92");
    EXPECT_EQ(two.refusal(R"({"do":"correct","what":"shame","at":"reed","value":{"spearman":1}})"),
              "bad-value BP-92");
    EXPECT_EQ(two.refusal(R"({"do":"correct","what":"tower","at":"T2","value":"reed"})"), "bad-value BP-92");
}

TEST_F(PowderCorrection, BA_60_is_possible_while_a_decision_is_open) {
    table.play(R"({"do":"shame","player":"dragon","amount":1,"why":"card"})");
    correct("soldiers", "gone", {{"player", "dragon"}, {"type", "archer"}, {"n", 4}});
    EXPECT_EQ(table.options(), (Lines{"spearman", "horseman", "flamethrower"}))
        << "the question follows the position";
    EXPECT_EQ(table.answer("horseman"), Lines{"shame dragon horseman 29 BP-81"});
}

TEST_F(PowderCorrection, BA_60_a_position_keeps_any_honor) {
    correct("honor", "dragon", 999);
    for (int n = 0; n < 10; ++n)
        table.play(R"({"do":"honor","player":"dragon","amount":999,"why":"card"})");
    Json header = table.game().header();
    header["position"] = table.game().position();
    const auto again = makeGame(header, {});
    ASSERT_TRUE(again.ok()) << again.error().message;
    EXPECT_EQ(again.value()->state()["players"]["dragon"]["honor"], 10989);
}

} // namespace
} // namespace watchfire::test
