// SPDX-License-Identifier: Apache-2.0
// Scenarios joined on one board (GR-41, GR-50, GR-51, RA-60 to RA-62; decisions 3 and 8): every legal
// combination starts and keeps the order of the phases in a seven and in a roll that yields; the river works
// with the storm, the raiders and the wall; an illegal combination is refused with path and reason.
#include "rules/core/rules_version.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/raiders_game.h"
#include "tests/rules/support/river_game.h"
#include "tests/rules/support/wall_game.h"
#include "tests/rules/support/world_game.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Strings = std::vector<std::string>;

json joined(const std::string& base, const json& with) {
    return {{"base", base}, {"with", with}};
}
json joinedHeader(const json& scenario, const json& board, std::size_t players = 4,
                  const json& options = json::object()) {
    const Strings ids{"red", "blue", "white", "orange", "green", "brown"};
    json game = header("", board, {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(players)}, options);
    game["scenario"] = scenario;
    return game;
}

// ---- every legal combination

/// A shipped board, and the places where a volcano and a jungle with the number 8 are put; beside each, a
/// corner that touches no other 8.
struct Ground {
    std::string board;
    std::string volcano;
    std::string volcanoCorner; ///< canonical
    int die = 0;               ///< the die that names the corner
    std::string jungle;
    std::string jungleCorner;
};
const std::map<std::string, Ground> grounds{
    {"base", {"great-river", "-1,2", "-1,2:N", 1, "0,-1", "0,-1:S"}},
    {"great-river", {"great-river", "-1,2", "-1,2:N", 1, "0,-1", "0,-1:S"}},
    {"great-wall", {"great-wall-4-river", "1,2", "1,3:N", 3, "0,4", "-1,5:N"}},
    {"world", {"world", "9,2", "9,2:N", 1, "10,3", "10,3:N"}},
    {"raiders", {"raiders-4", "3,4", "3,4:N", 1, "-1,5", "-1,5:N"}}};

struct Joined {
    std::string base;
    Strings with;
};
void PrintTo(const Joined& joined, std::ostream* out) {
    *out << joined.base;
    for (const std::string& name : joined.with)
        *out << " + " << name;
}

class Combination : public ::testing::TestWithParam<Joined> {
protected:
    std::string base = GetParam().base;
    Ground ground = grounds.at(base);
    json board = groundBoard();
    std::string z = board["river"]["z"];

    [[nodiscard]] bool has(const std::string& part) const {
        const auto& with = GetParam().with;
        return std::find(with.begin(), with.end(), part) != with.end();
    }
    [[nodiscard]] bool hasRiver() const { return base == "great-river" || has("great-river"); }
    [[nodiscard]] bool hasVolcano() const { return base == "raiders" || has("volcano-jungle"); }

    /// Red at the river's mouth, a city of blue's at the volcano, a settlement of white's at the jungle. Red
    /// rolls next.
    [[nodiscard]] Table begun() const {
        Table t{joinedHeader(joined(base, GetParam().with), board)};
        t.enter(place("settlement", "red", board["river"]["corners"]["A1"]),
                place("city", "blue", ground.volcanoCorner),
                place("settlement", "white", ground.jungleCorner));
        if (base == "great-wall")
            t.enter(correct("wall-level", "W6", 5), correctRiders("V", 1));
        if (base == "raiders")
            t.enter(raiders("supply", 0), raiders("0,2", 18));
        t.enter(begin("red"));
        return t;
    }

private:
    [[nodiscard]] json groundBoard() const {
        json made = shippedBoard(ground.board);
        for (json& hex : made["hexes"])
            if (hex["at"] == ground.volcano || hex["at"] == ground.jungle) {
                hex["terrain"] = hex["at"] == ground.volcano ? "volcano" : "jungle";
                hex["number"] = 8;
                hex.erase("corners");
            }
        return made;
    }
};

std::string kindOf(const std::string& step) {
    const std::size_t start = step.find(' ') + 1;
    return step.substr(start, step.find(' ', start) - start);
}

/// The phase of a seven to which a step belongs (decisions 3).
std::string phaseOf(const std::string& step) {
    static const std::map<std::string, std::string> phases{
        {"discard", "discard"},  {"flood", "flood"},        {"move-storm", "storm"},
        {"turn-storm", "storm"}, {"move-robber", "robber"}, {"move-pirate", "pirate"},
        {"steal", "steal"}};
    const auto found = phases.find(kindOf(step));
    return found == phases.end() ? "(" + step + ")" : found->second;
}

TEST_P(Combination, GR_50_a_seven_discards_then_floods_then_storms_and_only_then_thieves_act) {
    Table t = begun();
    Strings phases;
    Answer told = t(seven(4));
    for (int questions = 0; questions < 20; ++questions) {
        ASSERT_TRUE(told.ok);
        for (const std::string& step : told.steps)
            if (phases.empty() || phases.back() != phaseOf(step))
                phases.push_back(phaseOf(step));
        if (!told.decision)
            break;
        told = t(answer(told.decision->id, *told.decision->options.begin()));
    }
    EXPECT_FALSE(t.decision());
    Strings expected{"discard"};
    if (hasRiver())
        expected.emplace_back("flood");
    if (base == "world")
        expected.emplace_back("storm");
    if (base == "great-wall")
        expected.emplace_back("pirate");
    else if (base != "raiders")
        expected.emplace_back("robber");
    if (base == "raiders" || base == "great-wall")
        expected.emplace_back("steal"); // the first answer offered is a player
    else if (phases.back() == "steal")
        phases.pop_back(); // only if somebody stands at the first hex
    EXPECT_EQ(phases, expected);
}

TEST_P(Combination, GR_50_a_roll_claims_then_yields_hex_by_hex_and_then_erupts) {
    Table t = begun();
    const Answer rolled = t(roll(4, 4));
    Strings expected;
    if (base == "great-wall")
        expected.emplace_back("GW-21 move-rider from=V to=W6");
    if (base == "raiders")
        expected.emplace_back("RA-20 raider-takes from=0,2 hex=0,3");
    std::map<std::size_t, std::string> harvest; // by the hex's index on the board
    const auto yields = [&](const std::string& hex, const std::string& step) {
        for (std::size_t i = 0; i < board["hexes"].size(); ++i)
            if (board["hexes"][i]["at"] == hex)
                harvest[i] = step;
    };
    if (hasRiver())
        yields(z, "GR-11 collect amount=1 hex=" + z + " player=red resource=grain");
    if (hasVolcano()) {
        yields(ground.volcano,
               "RA-60 collect amount=2 hex=" + ground.volcano + " player=blue resource=grain");
        yields(ground.jungle, "RA-62 jungle-counter amount=1 hex=" + ground.jungle + " player=white");
    }
    for (const auto& [place_, step] : harvest)
        expected.push_back(step);
    EXPECT_THAT(rolled, tells(expected));
    if (!hasVolcano()) {
        EXPECT_THAT(rolled, asksNothing());
        return;
    }
    EXPECT_THAT(rolled, asks("eruption-die", "red", {"1", "2", "3", "4", "5", "6"}));
    EXPECT_THAT(t(answer("eruption-die", ground.die)),
                tells({"RA-60 erupt corner=" + ground.volcanoCorner + " die=" + std::to_string(ground.die) +
                           " hex=" + ground.volcano,
                       "RA-60 reduce at=" + ground.volcanoCorner + " player=blue"}));
}

TEST_P(Combination, GR_12_the_flood_stops_the_plain_and_nothing_else) {
    if (!hasRiver())
        return;
    Table t = begun();
    t.enter(correctFlood(true));
    const Answer rolled = t(roll(4, 4));
    EXPECT_THAT(rolled.only("blocked"), ElementsAre("GR-12 blocked by=flood hex=" + z + " players=[red]"));
    EXPECT_EQ(rolled.only("collect").size() + rolled.only("jungle-counter").size(), hasVolcano() ? 2U : 0U);
}

TEST_P(Combination, GR_51_the_goal_is_that_of_the_base) {
    const std::map<std::string, int> goals{
        {"base", 10}, {"great-river", 10}, {"great-wall", 10}, {"world", 15}, {"raiders", 13}};
    Table t = begun();
    const json points = t.state()["points"];
    const int missing = goals.at(base) - points["red"].get<int>();
    EXPECT_THAT(t(correct("points", "red", missing - 1)).only("win"), IsEmpty());
    EXPECT_THAT(t(correct("points", "red", missing)).only("win"),
                ElementsAre("BA-43 win player=red points=" + std::to_string(goals.at(base))));
}

TEST_P(Combination, GR_50_the_log_names_the_additions_and_reads_back_as_the_same_game) {
    Table t = begun();
    EXPECT_TRUE(t(roll(4, 4)).ok);
    const Strings log = t.log();
    const json head = json::parse(log[0]);
    EXPECT_EQ(head["scenario"], joined(base, GetParam().with));
    Table again{head};
    for (std::size_t i = 1; i < log.size(); ++i)
        EXPECT_TRUE(again.line(log[i]).ok) << log[i];
    EXPECT_TRUE(again.current() == t.current());
}

INSTANTIATE_TEST_SUITE_P(
    AllLegal, Combination,
    ::testing::Values(Joined{"base", {"great-river"}}, Joined{"base", {"volcano-jungle"}},
                      Joined{"base", {"great-river", "volcano-jungle"}},
                      Joined{"base", {"volcano-jungle", "great-river"}},
                      Joined{"great-wall", {"great-river"}}, Joined{"great-wall", {"volcano-jungle"}},
                      Joined{"great-wall", {"great-river", "volcano-jungle"}},
                      Joined{"world", {"great-river"}}, Joined{"world", {"volcano-jungle"}},
                      Joined{"world", {"great-river", "volcano-jungle"}}, Joined{"raiders", {"great-river"}},
                      Joined{"great-river", {"volcano-jungle"}}),
    [](const auto& made) {
        std::string name = ::testing::PrintToString(made.param);
        std::erase_if(name, [](char c) { return c == ' '; });
        return asTestName(name);
    });

// ---- what cannot be joined

struct Nonsense {
    const char* name;
    json scenario;
    std::string path;
    std::string reason; ///< a word of the reason
    std::string rule;
};
void PrintTo(const Nonsense& nonsense, std::ostream* out) {
    *out << nonsense.name;
}

class RefusedCombination : public ::testing::TestWithParam<Nonsense> {};

TEST_P(RefusedCombination, GR_50_names_the_path_and_the_reason) {
    const HeaderRefusal refused = refusedHeader(joinedHeader(GetParam().scenario, riverIsland()));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, GetParam().rule);
    EXPECT_THAT(refused.message, ::testing::StartsWith(GetParam().path + ": "));
    EXPECT_THAT(refused.message, HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    All, RefusedCombination,
    ::testing::Values(
        Nonsense{"a_scenario_with_a_goal_of_its_own", joined("base", {"world"}), "$.scenario.with[0]", "goal",
                 ""},
        Nonsense{"another_one_with_a_goal", joined("great-river", json::array({"raiders"})),
                 "$.scenario.with[0]", "goal", ""},
        Nonsense{"something_unknown", joined("base", {"great-river", "black-hole"}), "$.scenario.with[1]",
                 "black-hole", ""},
        Nonsense{"another_kind_of_game", joined("base", json::array({"black-powder"})), "$.scenario.with[0]",
                 "black-powder", ""},
        Nonsense{"no_name", joined("base", json::array({7})), "$.scenario.with[0]", "name", ""},
        Nonsense{"the_same_twice", joined("base", {"great-river", "great-river"}), "$.scenario.with[1]",
                 "twice", "GR-50"},
        Nonsense{"the_river_beside_itself", joined("great-river", json::array({"great-river"})),
                 "$.scenario.with[0]", "already", "GR-50"},
        Nonsense{"volcanoes_beside_the_raiders", joined("raiders", json::array({"volcano-jungle"})),
                 "$.scenario.with[0]", "already", "GR-50"},
        Nonsense{"volcanoes_where_there_are_none", joined("base", {"great-river", "volcano-jungle"}),
                 "$.scenario.with[1]", "river-island", "RA-60"},
        Nonsense{"with_is_a_name", joined("base", "great-river"), "$.scenario.with", "list", ""},
        Nonsense{"with_is_a_number", joined("base", 1), "$.scenario.with", "list", ""},
        Nonsense{"with_is_an_object", joined("base", {{"great-river", true}}), "$.scenario.with", "list", ""},
        Nonsense{"no_base", {{"with", {"great-river"}}}, "$.scenario", "name", ""},
        Nonsense{"an_unknown_base", joined("atlantis", json::array({"great-river"})), "$.scenario",
                 "atlantis", ""},
        Nonsense{"a_base_that_only_joins", joined("volcano-jungle", json::array({"great-river"})),
                 "$.scenario", "volcano-jungle", ""}),
    [](const auto& made) { return made.param.name; });

TEST(Combinations, GR_50_the_river_needs_a_board_with_the_tile) {
    const HeaderRefusal refused =
        refusedHeader(joinedHeader(joined("base", json::array({"great-river"})), plainIsland()));
    EXPECT_EQ(refused.code, "header");
    EXPECT_EQ(refused.rule, "GR-50");
    EXPECT_THAT(refused.message, ::testing::StartsWith("$.scenario.with[0]: "));
    EXPECT_THAT(refused.message, HasSubstr("plain-island"));
}

TEST(Combinations, GR_50_nothing_joined_is_the_base_alone) {
    for (const json& with : {json::array(), json(nullptr)}) {
        Table t{joinedHeader(joined("base", with), riverIsland())};
        EXPECT_EQ(json::parse(t.log()[0])["scenario"], "base");
        EXPECT_FALSE(t.state().contains("flood"));
        t.enter(place("settlement", "red", "2,0:NE"), begin("red", "after-roll"));
        EXPECT_THAT(t(build("road", "red", "2,0:E")),
                    tells({"BA-31 place-piece at=2,0:E piece=road player=red"}))
            << "the tile is only a picture then";
    }
}

TEST(Combinations, GR_50_the_bases_counts_of_players_hold) {
    for (std::size_t players = 1; players <= 6; ++players) {
        const json game = joinedHeader(joined("base", json::array({"great-river"})), riverIsland(), players);
        if (players >= 2) {
            EXPECT_EQ(Table{game}.state()["flood"], false) << players;
            continue;
        }
        EXPECT_EQ(refusedHeader(game).rule, "BA-50");
    }
    const auto with = json::array({"great-river"});
    EXPECT_EQ(
        refusedHeader(joinedHeader(joined("great-wall", with), shippedBoard("great-wall-4-river"), 3)).rule,
        "GW-00");
    EXPECT_EQ(refusedHeader(joinedHeader(joined("world", with), shippedBoard("world"), 5)).rule, "WO-00");
    EXPECT_EQ(refusedHeader(joinedHeader(joined("raiders", with), shippedBoard("raiders-4"), 2)).rule,
              "RA-00");
}

// ---- GR-41: ships in the mouth

struct Mouth {
    std::string board;
    std::string first;  ///< the side of the mouth at A1, canonical
    std::string middle; ///< C1, canonical
    std::string bank;   ///< A1
};
Mouth mouthOf(const std::string& board) {
    const hex::Board made = read(shippedBoard(board));
    return {board, made.nameOf(riverOn(made)->mouth[0]), made.nameOf(riverOn(made)->mouthCorner),
            shippedBoard(board)["river"]["corners"]["A1"]};
}

TEST(Combinations, GR_41_the_world_and_the_raiders_bring_their_ships) {
    for (const char* base : {"world", "raiders"}) {
        const Mouth mouth = mouthOf(grounds.at(base).board);
        Table t{joinedHeader(joined(base, json::array({"great-river"})), shippedBoard(mouth.board))};
        t.enter(place("ship", "red", mouth.first), begin("red", "after-roll"));
        EXPECT_THAT(t(build("settlement", "red", mouth.middle)).only("place-piece"),
                    ElementsAre("BA-31 place-piece at=" + mouth.middle + " piece=settlement player=red"))
            << base;
        Table bank{joinedHeader(joined(base, json::array({"great-river"})), shippedBoard(mouth.board))};
        bank.enter(place("settlement", "red", mouth.bank), begin("red", "after-roll"));
        EXPECT_THAT(bank(build("road", "red", mouth.first)), refuses("forbidden-place", "GR-30")) << base;
        EXPECT_TRUE(bank(build("ship", "red", mouth.first)).ok) << base;
    }
}

TEST(Combinations, GR_41_the_wall_and_the_island_have_none) {
    for (const auto& [base, clause] : {std::pair{"great-wall", "GW-00"}, {"base", "BA-31"}}) {
        const Mouth mouth = mouthOf(grounds.at(base).board);
        Table t{joinedHeader(joined(base, json::array({"great-river"})), shippedBoard(mouth.board))};
        t.enter(place("road", "red", mouth.first), begin("red", "after-roll"));
        EXPECT_THAT(t(build("settlement", "red", mouth.middle)), refuses("forbidden-place", "GR-40")) << base;
        t.enter(correct("line", mouth.first, nullptr));
        EXPECT_THAT(t(build("ship", "red", mouth.first)), refuses("forbidden-place", clause)) << base;
    }
    const HeaderRefusal refused =
        refusedHeader(joinedHeader(joined("great-wall", json::array({"great-river"})),
                                   shippedBoard("great-wall-4-river"), 4, {{"ships", true}}));
    EXPECT_EQ(refused.code, "header");
    EXPECT_THAT(refused.message, HasSubstr("$.options.ships"));
}

// ---- GR-50: the river and the storm

/// The World with the river on the shipped board. The storm is four steps west of the foothills and heads for
/// them and for the sea behind them.
Table stormAboveTheRiver(int rules = rulesVersion) {
    json game = joinedHeader(joined("world", json::array({"great-river"})), shippedBoard("world"), 3);
    game["rules"] = rules;
    Table t{game};
    t.enter(correctStorm("7,2", "E"));
    return t;
}
const std::string upperBridge = "10,2:E"; // A3-B3
const std::string lowerBridge = "11,2:E"; // A2-B2

/// Lets the storm go on in its direction and answers its questions.
Answer strike(Table& t) {
    EXPECT_THAT(t(seven(4)).only("move-storm"),
                ElementsAre("WO-21 move-storm path=[7,2,8,2,9,2,10,2,11,2] to=11,2"));
    return t(answer("storm-turn", "E"));
}

TEST(Combinations, GR_50_a_storm_that_takes_a_bridge_takes_all_of_it) {
    Table t = stormAboveTheRiver();
    t.enter(place("bridge", "red", lowerBridge), begin("red"));
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::road, hex::PlayerId(0)), 13);
    EXPECT_THAT(strike(t).only("lose-piece"),
                ElementsAre("WO-25 lose-piece at=" + lowerBridge + " piece=bridge player=red"));
    EXPECT_EQ(hex::piecesLeft(t.current(), hex::Piece::road, hex::PlayerId(0)), 15);
    EXPECT_FALSE(t.state()["lines"].contains(lowerBridge));
}

TEST(Combinations, GR_50_of_two_bridges_the_owner_chooses_one) {
    Table t = stormAboveTheRiver();
    t.enter(place("bridge", "red", lowerBridge), place("bridge", "red", upperBridge), begin("red"));
    EXPECT_THAT(strike(t), asks("lose-piece", "red", {lowerBridge, upperBridge}));
    EXPECT_THAT(t(answer("lose-piece", upperBridge)).only("lose-piece"),
                ElementsAre("WO-25 lose-piece at=" + upperBridge + " piece=bridge player=red"));
}

TEST(Combinations, WO_27_a_bridge_torn_out_of_a_line_is_rebuilt_before_other_roads) {
    Table t = stormAboveTheRiver();
    // 12,2:SW is the side from B2 to B1, 12,2:NW the one from A2 northwards; both lie beyond the storm.
    t.enter(place("bridge", "red", lowerBridge), place("road", "red", "12,2:SW"),
            place("road", "red", "12,2:NW"), begin("red"));
    const Answer hit = strike(t);
    EXPECT_THAT(hit.only("lose-piece"),
                ElementsAre("WO-25 lose-piece at=" + lowerBridge + " piece=bridge player=red"));
    EXPECT_THAT(hit.only("repair-first"),
                ElementsAre("WO-27 repair-first at=" + lowerBridge + " piece=bridge player=red"));
    if (t.decision()) {
        EXPECT_TRUE(t(answer("robber", *t.decision()->options.begin())).ok);
    }
    EXPECT_THAT(t(build("road", "red", "11,2:NE")), refuses("repair-first", "WO-27"));
    EXPECT_THAT(t(build("road", "red", lowerBridge)), refuses("forbidden-place", "GR-31"));
    EXPECT_THAT(t(build("bridge", "red", lowerBridge)),
                tells({"GR-31 place-piece at=" + lowerBridge + " piece=bridge player=red",
                       "WO-27 repaired at=" + lowerBridge + " piece=bridge player=red"}));
    EXPECT_TRUE(t(build("road", "red", "11,2:NE")).ok);
}

TEST(Combinations, WO_27_a_mending_piece_is_told_as_its_own_kind) {
    Table t = stormAboveTheRiver();
    t.enter(place("road", "red", "11,2:NE"), correct("repair", lowerBridge, "red"),
            begin("red", "after-roll"));
    EXPECT_THAT(t(build("bridge", "red", lowerBridge)).only("repaired"),
                ElementsAre("WO-27 repaired at=" + lowerBridge + " piece=bridge player=red"));
}

/// Red's lower bridge joins two red roads, and has these buildings at its ends. Red begins and rolls a seven
/// that takes it; the robber has moved.
Answer losesTheBridge(Table& t, const char* atA2, const char* atB2) {
    t.enter(place("road", "red", "11,2:NE"), place("road", "red", "11,2:SE"),
            place("bridge", "red", lowerBridge), place("settlement", "red", "8,3:N"),
            place("settlement", atA2, "11,2:NE"), place("settlement", atB2, "11,2:SE"), begin("red"));
    strike(t);
    const Answer told = t(answer("lose-piece", lowerBridge));
    t.enter(answer("robber", "8,1"));
    return told;
}

TEST(Combinations, WO_27_no_gap_between_two_foreign_buildings_since_rules_2) {
    for (const int rules : {1, 2}) {
        Table t = stormAboveTheRiver(rules);
        const Answer told = losesTheBridge(t, "blue", "white");
        EXPECT_EQ(told.only("lose-piece").size(), 1U) << rules;
        EXPECT_EQ(told.only("repair-first").size(), rules == 1 ? 1U : 0U) << rules;
        EXPECT_THAT(t(build("bridge", "red", lowerBridge)), refuses("not-connected", "BA-31")) << rules;
        if (rules == 1)
            EXPECT_THAT(t(build("road", "red", "11,2:NW")), refuses("repair-first", "WO-27"));
        else
            EXPECT_TRUE(t(build("road", "red", "11,2:NW")).ok);
    }
}

TEST(Combinations, WO_27_a_gap_with_one_foreign_building_binds_and_is_filled_from_the_other_end) {
    for (const char* other : {"red", "white"}) {
        for (const bool first : {true, false}) {
            Table t = stormAboveTheRiver();
            const Answer told = first ? losesTheBridge(t, "red", other) : losesTheBridge(t, other, "red");
            EXPECT_EQ(told.only("repair-first").size(), 1U);
            EXPECT_THAT(t(build("road", "red", "11,2:NW")), refuses("repair-first", "WO-27"));
            EXPECT_EQ(t(build("bridge", "red", lowerBridge)).only("repaired").size(), 1U);
        }
    }
}

TEST(Combinations, WO_27_a_gap_that_is_cut_off_rests_since_rules_2) {
    for (const int rules : {1, 2}) {
        Table t = stormAboveTheRiver(rules);
        t.enter(place("road", "red", "11,2:NE"), place("road", "red", "11,2:SE"),
                place("bridge", "red", lowerBridge), place("settlement", "red", "8,3:N"), begin("red"));
        strike(t);
        EXPECT_EQ(t(answer("lose-piece", lowerBridge)).only("repair-first").size(), 1U);
        t.enter(answer("robber", "8,1"));
        EXPECT_THAT(t(build("road", "red", "8,3:NE")), refuses("repair-first", "WO-27"));
        // One end is left.
        t.enter(correct("line", "11,2:NE", nullptr));
        EXPECT_THAT(t(build("road", "red", "8,3:NE")), refuses("repair-first", "WO-27")) << rules;
        t.enter(correct("line", "11,2:SE", nullptr));
        EXPECT_EQ(t.state()["repairs"], json({{lowerBridge, "red"}})) << rules;
        if (rules == 1) {
            EXPECT_THAT(t(build("road", "red", "8,3:NE")), refuses("repair-first", "WO-27"));
            continue;
        }
        EXPECT_TRUE(t(build("road", "red", "8,3:NE")).ok);
        // A foreign building at the one end, and an own road at the other: red can build there again.
        t.enter(correct("building", "11,2:NE", {{"piece", "settlement"}, {"player", "blue"}}),
                correct("line", "11,2:NE", {{"piece", "road"}, {"player", "red"}}));
        EXPECT_TRUE(t(build("road", "red", "8,3:NW")).ok) << "the road ends at blue's settlement";
        t.enter(correct("line", "11,2:SE", {{"piece", "road"}, {"player", "red"}}));
        EXPECT_THAT(t(build("road", "red", "11,2:SW")), refuses("repair-first", "WO-27"));
        EXPECT_EQ(t(build("bridge", "red", lowerBridge)).only("repaired").size(), 1U);
    }
}

TEST(Combinations, WO_27_a_corrected_gap_is_of_the_kind_that_may_lie_there_since_rules_2) {
    const std::string mouth = mouthOf("world").first;
    for (const int rules : {1, 2}) {
        Table t = stormAboveTheRiver(rules);
        t.enter(place("settlement", "red", "11,2:NE"), place("road", "red", "8,3:NE"),
                place("settlement", "red", mouthOf("world").bank), begin("red", "after-roll"));
        const auto kindAt = [&](const std::string& side) {
            t.enter(correct("repair", side, "red"));
            return t.current().storm.repairs.back().kind;
        };
        EXPECT_EQ(kindAt(lowerBridge), rules == 1 ? hex::LineKind::road : hex::LineKind::bridge);
        EXPECT_EQ(kindAt("8,3:NW"), hex::LineKind::road);
        EXPECT_EQ(kindAt(mouth), rules == 1 ? hex::LineKind::road : hex::LineKind::ship);
        EXPECT_EQ(t(build("ship", "red", mouth)).only("repaired").size(), rules == 1 ? 0U : 1U);
    }
}

TEST(Combinations, GR_33_a_bridge_lost_to_the_storm_wins_no_tie_any_more) {
    Table t = stormAboveTheRiver();
    // Red goes round the foothills: four roads and both bridges make seven. Blue has seven roads round
    // another hex.
    for (const char* side : {"11,2:NW", "11,2:NE", "11,2:SW", "11,2:SE"})
        t.enter(place("road", "red", side));
    t.enter(place("bridge", "red", lowerBridge), place("bridge", "red", upperBridge));
    for (const char* side : {"7,2:NE", "7,2:NW", "7,2:W", "7,2:SW", "7,2:SE", "7,2:E"})
        t.enter(place("road", "blue", side));
    EXPECT_EQ(t.state()["longest-road"], "red");
    t.enter(begin("red"));
    EXPECT_THAT(strike(t).decision->id, "lose-piece");
    const Answer lost = t(answer("lose-piece", lowerBridge));
    EXPECT_THAT(lost, asks("robber", "red", lost.decision->options));
    EXPECT_THAT(t(answer("robber", "7,3")).only("gain-card"),
                ElementsAre("BA-40 gain-card card=longest-road player=blue"));
}

TEST(Combinations, GR_21_in_the_world_the_storm_moves_between_drowning_and_the_robbers_turn) {
    Table t = stormAboveTheRiver();
    t.enter(correctRobber("12,2"), begin("red"));
    const Answer rolled = t(seven(4));
    EXPECT_THAT(rolled, tells({"BA-20 discard", "GR-13 flood hex=12,2", "GR-21 robber-drowns hex=12,2",
                               "WO-21 move-storm path=[7,2,8,2,9,2,10,2,11,2] to=11,2"}));
    const Answer turned = t(answer("storm-turn", "E"));
    EXPECT_THAT(turned.only("move-robber"), IsEmpty());
    EXPECT_THAT(turned, asksNothing());
    EXPECT_EQ(t.state()["robber"], nullptr);
    // The next seven: the robber returns, after the storm.
    t.enter(endTurn(), correctStorm("7,2", "E"));
    EXPECT_THAT(t(seven(4)), tells({"BA-20 discard", "GR-13 ebb hex=12,2",
                                    "WO-21 move-storm path=[7,2,8,2,9,2,10,2,11,2] to=11,2"}));
    EXPECT_THAT(t(answer("storm-turn", "E")),
                tells({"WO-24 turn-storm heading=E", "GR-22 robber-returns hex=5,4"}));
}

TEST(Combinations, GR_22_a_seven_that_an_end_cut_short_does_not_keep_the_robber_away) {
    Table t = stormAboveTheRiver();
    t.enter(correctRobber("12,2"), begin("red"));
    EXPECT_THAT(t(seven(4)).only("robber-drowns"), ElementsAre("GR-21 robber-drowns hex=12,2"));
    // While the storm is turned the table finds that red has won, and then that he has not.
    EXPECT_THAT(t(correct("points", "red", 15)).only("win"), ElementsAre("BA-43 win player=red points=15"));
    t.enter(correct("points", "red", 0), endTurn(), correctStorm("7,2", "E"));
    EXPECT_TRUE(t(seven(4)).ok);
    EXPECT_THAT(t(answer("storm-turn", "E")).only("robber-returns"),
                ElementsAre("GR-22 robber-returns hex=5,4"));
}

// ---- GR-50: the river and the raiders

/// The Raiders with the river on the shipped board. The storm of raiders has begun; all of them are on one
/// desert.
Table raidersAtTheRiver() {
    Table t{joinedHeader(joined("raiders", json::array({"great-river"})), shippedBoard("raiders-4"))};
    t.enter(raiders("supply", 0), raiders("1,1", 18));
    return t;
}

TEST(Combinations, GR_50_raiders_take_the_flood_plain_on_its_own_number_alone) {
    Table t = raidersAtTheRiver();
    t.enter(raiders("1,3", 1), begin("red")); // beside the plain on 1,4
    EXPECT_THAT(t(roll(3, 3)).only("raider-takes"),
                ::testing::Not(::testing::Contains(HasSubstr("hex=1,4"))));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(4, 4)).only("raider-takes"),
                ::testing::Not(::testing::Contains(HasSubstr("hex=1,4"))));
    t.enter(endTurn());
    EXPECT_THAT(t(roll(2, 3)).only("raider-takes"), ElementsAre("RA-20 raider-takes from=1,1 hex=1,4"));
}

TEST(Combinations, RA_22_an_occupied_flood_plain_is_blocked_by_its_raider) {
    Table t = raidersAtTheRiver();
    t.enter(raiders("1,4", 1), place("settlement", "red", "1,3:SE"), correctFlood(true), begin("red"));
    EXPECT_THAT(t(roll(3, 3)).only("blocked"), ElementsAre("RA-22 blocked by=raider hex=1,4 players=[red]"));
}

TEST(Combinations, GR_12_a_flood_plain_taken_in_this_very_roll_is_blocked_by_the_flood_alone) {
    for (const bool flooded : {false, true}) {
        Table t = raidersAtTheRiver();
        t.enter(raiders("1,3", 1), place("settlement", "red", "1,4:SE"), correctFlood(flooded), begin("red"));
        const Answer rolled = t(roll(2, 3));
        EXPECT_EQ(rolled.only("raider-takes").size(), 1U);
        if (flooded)
            EXPECT_THAT(rolled.only("blocked"), ElementsAre("GR-12 blocked by=flood hex=1,4 players=[red]"));
        else
            EXPECT_THAT(rolled.only("collect"),
                        ElementsAre("GR-11 collect amount=1 hex=1,4 player=red resource=grain"));
    }
}

TEST(Combinations, RA_30_raiders_on_both_banks_turn_a_bridge_until_one_is_driven_back) {
    Table t = raidersAtTheRiver();
    const std::string bridge = "1,3:SE"; // between 1,3 and 1,4
    t.enter(place("bridge", "red", bridge), raiders("1,3", 1));
    EXPECT_THAT(t(raiders("1,4", 1)), tells({"RA-30 turn-road at=" + bridge + " player=red"}));
    EXPECT_EQ(t.state()["lines"][bridge]["turned"], true);
    t.enter(begin("red"));
    EXPECT_THAT(t(knightAt("red", "1,4")), tells({"RA-40 raider-leaves hex=1,4 player=red",
                                                  "RA-41 restore-road at=" + bridge + " player=red"}));
}

TEST(Combinations, GR_50_without_a_robber_his_clauses_are_idle) {
    Table t = raidersAtTheRiver();
    t.enter(begin("red"));
    EXPECT_THAT(t(correctRobber("1,4")), refuses("bad-value", "BA-60"));
    const Answer rolled = t(roll(3, 4));
    EXPECT_THAT(rolled, tells({"BA-20 discard", "GR-13 flood hex=1,4"}));
    EXPECT_THAT(rolled, asks("steal-from", "red", {"blue", "white", "orange"}));
    t.enter(answer("steal-from", "blue"), endTurn());
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "GR-13 ebb hex=1,4"}));
    t.enter(answer("steal-from", "red"));
    // The knight is the one of The Raiders.
    EXPECT_THAT(t(knightAt("blue", "1,1")), tells({"RA-40 raider-leaves hex=1,1 player=blue"}));
}

// ---- GR-50: the river and the wall

TEST(Combinations, GR_50_at_the_wall_riders_and_flood_block_side_by_side) {
    const json board = shippedBoard("great-wall-4-river"); // the plain is 2,5 with a 9, like 1,4 and 2,2
    Table t{joinedHeader(joined("great-wall", json::array({"great-river"})), board)};
    t.enter(place("settlement", "red", "2,5:SE"), place("settlement", "blue", "2,2:SE"), correctFlood(true),
            correctRiders("2,2", 1), begin("red"));
    EXPECT_THAT(t(roll(4, 5)).only("blocked"), ElementsAre("GW-23 blocked by=rider hex=2,2 players=[blue]",
                                                           "GR-12 blocked by=flood hex=2,5 players=[red]"));
    t.enter(endTurn(), correctRiders("2,5", 1));
    EXPECT_THAT(t(roll(3, 3)).only("blocked"), ElementsAre("GW-23 blocked by=rider hex=2,5 players=[red]"));
}

TEST(Combinations, GR_50_at_the_wall_a_seven_floods_and_a_knight_is_the_walls_own) {
    Table t{
        joinedHeader(joined("great-wall", json::array({"great-river"})), shippedBoard("great-wall-4-river"))};
    t.enter(correctRiders("2,2", 1), begin("red"));
    EXPECT_THAT(t(knight("red", {driveOff("2,2")})).only("rider-to-bag").size(), 1U);
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "GR-13 flood hex=2,5"}));
    EXPECT_EQ(t.decision()->id, "pirate");
}

} // namespace
} // namespace watchfire::test
