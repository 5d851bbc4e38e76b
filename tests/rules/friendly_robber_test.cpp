// SPDX-License-Identifier: Apache-2.0
// The friendly robber: FR-00 to FR-05. The tests read where he may go from the question and from the
// refusals, and whom he robs from the steps.
#include "rules/hex/scoring.h"
#include "tests/rules/support/random_game.h"
#include "tests/rules/support/river_game.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

using Hexes = std::set<std::string>;

const json friendlyOption{{"friendly-robber", true}};

/// The land of the plain island without these hexes.
Hexes islandBut(const Hexes& closed) {
    Hexes open{"0,-2", "1,-2", "2,-2", "-1,-1", "0,-1", "1,-1", "2,-1", "-2,0", "-1,0", "0,0",
               "1,0",  "2,0",  "-2,1", "-1,1",  "0,1",  "1,1",  "-2,2", "-1,2", "0,2"};
    for (const std::string& hex : closed)
        open.erase(hex);
    return open;
}

/// Red has 1 point and a settlement between 0,-2, 1,-2 and 0,-1; blue has 3 points and one between 0,1, -1,2
/// and 0,2. The robber stands on the desert 0,0, and red rolls next.
Table island(const json& options = friendlyOption) {
    Table t{plainGame(options)};
    t.enter(place("settlement", "red", "0,-1:N"), place("settlement", "blue", "0,1:S"),
            correct("points", "blue", 2), begin("red"));
    return t;
}

/// Three hexes in a row, sea around: 0,0 with the robber, pasture or desert; 1,0 forest 5; 2,0 hills 6.
json rowGame(bool desert) {
    json board{{"watchfire-board", 1}, {"name", "row"}, {"example", true}, {"players", {3, 4}}};
    board["title"] = {{"en", "Three in a row"}};
    board["hexes"] = {{{"at", "0,0"}, {"terrain", "pasture"}, {"number", 8}},
                      {{"at", "1,0"}, {"terrain", "forest"}, {"number", 5}},
                      {{"at", "2,0"}, {"terrain", "hills"}, {"number", 6}}};
    if (desert)
        board["hexes"][0] = {{"at", "0,0"}, {"terrain", "desert"}};
    board["robber"] = "0,0";
    return header("base", board, {"red", "blue", "white", "orange"}, friendlyOption);
}
/// Red, with 2 points, has a settlement at 0,0 and one between 1,0 and 2,0, so no hex is open. White has a
/// settlement at 0,0 and 3 points. The robber stands on 2,0, and blue rolls next.
Table closedRow(bool desert) {
    Table t{rowGame(desert)};
    t.enter(place("settlement", "red", "0,0:NW"), place("settlement", "red", "1,0:NE"),
            place("settlement", "white", "0,0:S"), correct("points", "white", 2), correct("robber", "2,0"),
            begin("blue"));
    return t;
}

// ---- the option

TEST(FriendlyRobber, FR_00_is_off_unless_the_table_wants_him) {
    Table t = island(json::object());
    EXPECT_THAT(t(roll(3, 4)), asks("robber", "red", islandBut({"0,0"})));
    EXPECT_THAT(t(answer("robber", "0,-2")), tells({"BA-21 move-robber at=0,-2 player=red"}));
    Table off = island({{"friendly-robber", false}});
    EXPECT_THAT(off(roll(3, 4)), asks("robber", "red", islandBut({"0,0"})));
}

TEST(FriendlyRobber, FR_00_joins_every_game_that_has_a_robber) {
    const json ground = shippedBoard("great-river");
    for (const json& scenario :
         {json("base"), json("great-river"), json{{"base", "base"}, {"with", {"great-river"}}}}) {
        json game = header("", ground, {"red", "blue", "white"}, friendlyOption);
        game["scenario"] = scenario;
        Table t{game};
        EXPECT_TRUE(t.current().setup->has(hex::ModuleName::friendlyRobber)) << scenario;
    }
    Table world{header("world", shippedBoard("world"), {"red", "blue", "white"}, friendlyOption)};
    EXPECT_TRUE(world.current().setup->has(hex::ModuleName::friendlyRobber));
}

TEST(FriendlyRobber, FR_00_is_refused_where_nobody_moves_a_robber) {
    const json raiders =
        header("raiders", shippedBoard("raiders-4"), {"red", "blue", "white", "orange"}, friendlyOption);
    for (const json& game : {littleWallGame(friendlyOption), raiders}) {
        const HeaderRefusal refused = refusedHeader(game);
        EXPECT_EQ(refused.code, "header");
        EXPECT_EQ(refused.rule, "FR-00");
        EXPECT_THAT(refused.message, HasSubstr("$.options.friendly-robber: "));
    }
}

TEST(FriendlyRobber, FR_00_stands_in_the_log_only_where_he_was_chosen) {
    const auto options = [](const Table& t) { return json::parse(t.log().front())["options"]; };
    EXPECT_EQ(options(island())["friendly-robber"], true);
    EXPECT_FALSE(options(island(json::object())).contains("friendly-robber"));
}

// ---- where he may go

TEST(FriendlyRobber, FR_01_does_not_go_beside_a_player_with_two_points_or_fewer_the_roller_too) {
    Table t = island();
    const Answer rolled = t(roll(3, 4));
    EXPECT_THAT(rolled, asks("robber", "red", islandBut({"0,0", "0,-2", "1,-2", "0,-1"})));
    EXPECT_THAT(forbidden(rolled), ElementsAre("0,-2 FR-01", "1,-2 FR-01", "0,-1 FR-01"));
    EXPECT_THAT(t(answer("robber", "1,-2")), refuses("not-an-option", "FR-01"));
    EXPECT_THAT(t(answer("robber", "0,1")),
                tells({"BA-21 move-robber at=0,1 player=red", "BA-21 steal from=blue player=red"}));
}

TEST(FriendlyRobber, FR_01_two_points_protect_and_three_do_not) {
    for (const int more : {1, 2}) {
        Table t = island();
        t.enter(correct("points", "red", more));
        const Hexes closed = more == 1 ? Hexes{"0,0", "0,-2", "1,-2", "0,-1"} : Hexes{"0,0"};
        EXPECT_THAT(t(roll(3, 4)), asks("robber", "red", islandBut(closed))) << 1 + more << " points";
    }
}

TEST(FriendlyRobber, FR_01_a_city_is_protected_like_a_settlement) {
    Table t{plainGame(friendlyOption)};
    t.enter(place("city", "red", "0,-1:N"), begin("blue"));
    EXPECT_THAT(t(roll(3, 4)), asks("robber", "blue", islandBut({"0,0", "0,-2", "1,-2", "0,-1"})));
}

TEST(FriendlyRobber, FR_01_points_of_the_largest_army_count_as_all_visible_points_do) {
    Table t = island();
    t.enter(correct("army", "red", 3));
    EXPECT_THAT(t(roll(3, 4)), asks("robber", "red", islandBut({"0,0"}))) << "1 and 2 points";
}

TEST(FriendlyRobber, FR_01_a_hex_beside_the_poor_and_the_rich_is_closed_too) {
    Table t = island();
    t.enter(correct("building", "0,-2:N", {{"piece", "settlement"}, {"player", "blue"}}));
    EXPECT_THAT(t(roll(3, 4)), asks("robber", "red", islandBut({"0,0", "0,-2", "1,-2", "0,-1"})));
}

TEST(FriendlyRobber, FR_02_a_knight_obeys_like_a_seven) {
    Table t = island();
    for (const char* closed : {"0,-2", "1,-2", "0,-1"})
        EXPECT_THAT(t(knightTo("red", closed)), refuses("knight-actions", "FR-01")) << closed;
    EXPECT_THAT(t(knightTo("red", "0,1", "blue")),
                tells({"BA-21 move-robber at=0,1 player=red", "BA-21 steal from=blue player=red"}));
}

TEST(FriendlyRobber, FR_01_goes_where_one_hex_is_open_and_the_step_says_why) {
    Table t{rowGame(true)};
    t.enter(place("settlement", "red", "1,0:NE"), correct("robber", "2,0"), begin("blue"));
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-01 move-robber at=0,0 player=blue"}));
}

// ---- when nothing is open

TEST(FriendlyRobber, FR_03_goes_to_the_desert_where_no_hex_is_open) {
    Table t = closedRow(true);
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-03 move-robber at=0,0 player=blue",
                                      "BA-21 steal from=white player=blue"}));
    EXPECT_EQ(t.state()["robber"], "0,0");
}

TEST(FriendlyRobber, FR_03_stays_on_the_desert_where_he_stands) {
    Table t = closedRow(true);
    t.enter(correct("robber", "0,0"));
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-03 move-robber at=0,0 player=blue",
                                      "BA-21 steal from=white player=blue"}));
}

TEST(FriendlyRobber, FR_03_stays_on_a_desert_that_is_open) {
    Table t{rowGame(true)};
    t.enter(place("settlement", "red", "1,0:NE"), begin("blue"));
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-03 move-robber at=0,0 player=blue"}));
}

TEST(FriendlyRobber, FR_03_stays_where_he_is_on_a_board_without_a_desert) {
    Table t = closedRow(false);
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-03 move-robber at=2,0 player=blue"}));
    EXPECT_EQ(t.state()["robber"], "2,0");
}

TEST(FriendlyRobber, FR_03_off_a_board_without_a_desert_he_may_come_anywhere) {
    Table t = closedRow(false);
    t.enter(correct("robber", nullptr));
    EXPECT_THAT(t(roll(3, 4)), asks("robber", "blue", {"0,0", "1,0", "2,0"}));
}

TEST(FriendlyRobber, FR_03_a_knight_names_the_desert_then) {
    Table t = closedRow(true);
    EXPECT_THAT(t(knightTo("blue", "1,0")), refuses("knight-actions", "FR-03"));
    EXPECT_THAT(t(knightTo("blue", "0,0", "white")),
                tells({"FR-03 move-robber at=0,0 player=blue", "BA-21 steal from=white player=blue"}));
}

TEST(FriendlyRobber, FR_03_the_flooded_plain_is_no_open_hex) {
    for (const bool flooded : {false, true}) {
        // Every hex except the plain 2,0 lies beside a player with 2 points or fewer; the robber is on the
        // desert.
        Table t{riverGame(friendlyOption)};
        t.enter(place("settlement", "red", "0,-1:S"), place("settlement", "red", "1,-1:S"),
                place("settlement", "blue", "2,-1:N"), place("settlement", "blue", "-1,1:SE"),
                place("settlement", "white", "1,1:S"), correctFlood(flooded), begin("red"));
        if (flooded)
            EXPECT_THAT(t(knightTo("red", "-1,0")), tells({"FR-03 move-robber at=-1,0 player=red"}));
        else
            EXPECT_THAT(t(knightTo("red", "2,0")), tells({"FR-01 move-robber at=2,0 player=red"}));
    }
}

TEST(FriendlyRobber, FR_00_without_the_option_a_single_way_names_the_old_clause) {
    // Three hexes of land: the robber stands on one, the plain is flooded, and one remains.
    json game = riverGame();
    for (json& hex : game["board"]["hexes"])
        if (hex["at"] != "0,0" && hex["at"] != "1,0" && hex["at"] != "2,0")
            hex = {{"at", hex["at"]}, {"terrain", "sea"}};
    game["board"]["robber"] = "0,0";
    Table t{game};
    t.enter(place("settlement", "red", "0,0:NW"), correctFlood(true), begin("red"));
    EXPECT_THAT(t(knightTo("red", "1,0")), tells({"BA-21 move-robber at=1,0 player=red"}));
}

// ---- whom he robs

TEST(FriendlyRobber, FR_04_takes_nothing_from_a_player_with_two_points_or_fewer) {
    Table t = closedRow(true); // red with 2 points and white with 3 stand at the desert
    EXPECT_THAT(t(knightTo("blue", "0,0", "red")), refuses("knight-actions", "BA-21"));
    t.enter(correct("points", "white", 1));
    EXPECT_THAT(t(roll(3, 4)), tells({"BA-20 discard", "FR-03 move-robber at=0,0 player=blue"}));
}

TEST(FriendlyRobber, FR_04_holds_too_where_the_river_puts_him) {
    Table t{riverGame(friendlyOption)};
    t.enter(place("settlement", "blue", "-1,0:NW"), correctRobber(nullptr), begin("red"));
    EXPECT_THAT(t(roll(3, 4)),
                tells({"BA-20 discard", "GR-13 flood hex=2,0", "GR-22 robber-returns hex=-1,0"}));
}

// ---- what he does not do

TEST(FriendlyRobber, FR_05_stays_and_blocks_beside_a_player_who_has_become_poor) {
    Table t = island();
    t.enter(correct("robber", "0,1"), correct("points", "blue", 0));
    EXPECT_EQ(t.state()["robber"], "0,1");
    EXPECT_THAT(t(roll(4, 5)).only("blocked"), ElementsAre("BA-11 blocked by=robber hex=0,1 players=[blue]"));
}

TEST(FriendlyRobber, FR_05_a_correction_may_put_him_anywhere_on_land) {
    Table t = island();
    t.enter(correct("robber", "0,-2"));
    EXPECT_EQ(t.state()["robber"], "0,-2");
}

// ---- random games

/// Watches one game and checks the clauses independently, from names and points.
void expectFriendly(const hex::State& before, const hex::Json& answer, const hex::State& after) {
    const auto points = [&](hex::PlayerId player) { return hex::pointsOf(before, player); };
    for (const hex::Json& step : answer["steps"]) {
        const std::string what = step["do"];
        if (what == "steal") {
            const auto victim = before.setup->findPlayer(step["from"].get<std::string>());
            EXPECT_GT(points(victim), 2) << "FR-04";
        }
        if (what != "move-robber" || step["rule"] != "BA-21")
            continue;
        for (const hex::CornerId corner : after.board()[after.thieves.robber].corners)
            if (const hex::Building building = before.buildings[corner]) {
                EXPECT_GT(points(building.player), 2) << "FR-01";
            }
    }
}

class FriendlyGames : public ::testing::TestWithParam<RandomGame> {};

TEST_P(FriendlyGames, FR_01_FR_04_hold_at_every_step_of_random_games) {
    Tally tally;
    for (unsigned seed = 1; seed <= 3 && !HasFailure(); ++seed)
        playRandomGame(GetParam(), seed, 220, {.commands = {}, .check = expectFriendly}, tally);
    EXPECT_GT(tally.commands, 300) << "the games were too short to say anything";
    EXPECT_GT(tally.steps["move-robber"], 5);
}

INSTANTIATE_TEST_SUITE_P(
    Games, FriendlyGames,
    ::testing::Values(
        RandomGame{"island", "base", "base-island", 4, {{"goal-points", 60}, {"friendly-robber", true}}},
        RandomGame{
            "river", "great-river", "great-river", 3, {{"goal-points", 60}, {"friendly-robber", true}}},
        RandomGame{"world", "world", "world", 4, {{"goal-points", 60}, {"friendly-robber", true}}}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
