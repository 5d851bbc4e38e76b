// SPDX-License-Identifier: Apache-2.0
// Games that begin with a position (game-log, "Positions"; decisions 18). Every random game checks that a
// position is the whole state (support/random_game.cpp, powder/random_game.cpp); here are the invalid
// positions.
#include "rules/hex/log/json.h"
#include "rules/powder/log/json.h"
#include "tests/rules/powder/table.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"

#include <gmock/gmock.h>

#include <functional>

namespace watchfire::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Result<std::unique_ptr<Game>> begunAt(Json header, Json position) {
    header["position"] = std::move(position);
    return makeGame(header, {});
}

/// A header with its board inline, a position that a few commands led to, and how it is read.
struct Begun {
    Json header;
    Json position;
    std::function<std::optional<Error>(const Json&)> read;
};

Begun powderGame() {
    PowderTable table;
    table.horde("leader", "S2.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    const auto read = [setup = table.state().setup](const Json& json) -> std::optional<Error> {
        const auto state = powder::positionFromJson(setup, json);
        if (!state)
            return state.error();
        (void)powder::toJson(*state).dump();
        return std::nullopt;
    };
    return {table.game().header(), table.game().position(), read};
}

Begun hexGame(const RandomGame& game) {
    const auto made = newGame(headerOf(game));
    made->submit({{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", 3}});
    Json header = made->header();
    header["board"] = Json::parse(sourceFile("app/boards/" + game.board + ".json"));
    const auto read = [setup = stateOf(*made).setup](const Json& json) -> std::optional<Error> {
        const auto state = hex::positionFromJson(setup, json);
        if (!state)
            return state.error();
        (void)hex::toJson(*state).dump();
        return std::nullopt;
    };
    return {header, made->position(), read};
}

std::vector<Begun> allGames() {
    return {hexGame({.name = "wall", .scenario = "great-wall", .board = "great-wall-4", .players = 4}),
            hexGame({.name = "world", .scenario = "world", .board = "world", .players = 4}),
            hexGame({.name = "raiders", .scenario = "raiders", .board = "raiders-4", .players = 4}),
            powderGame()};
}

TEST(Position, begins_a_game_with_nothing_before_it) {
    for (const Begun& begun : allGames()) {
        ASSERT_TRUE(begun.position.is_object());
        const auto game = begunAt(begun.header, begun.position);
        ASSERT_TRUE(game.ok()) << game.error().message;
        EXPECT_EQ((*game)->position(), begun.position);
        EXPECT_EQ((*game)->header()["position"], begun.position);
        EXPECT_FALSE((*game)->submit({{"do", "undo"}})["ok"]) << "nothing lies before it";
    }
}

// Any value of a field is accepted, or refused with its position.
TEST(Position, of_any_shape_is_taken_or_refused) {
    const std::vector<Json> odd{
        nullptr, true,  -1,    255,       65535,         4e18,           1.5,
        "",      "red", "0,0", "soldier", Json::array(), Json::object(), Json::array({Json::array()})};
    int refused = 0;
    for (const Begun& begun : allGames()) {
        std::vector<Json::json_pointer> places{Json::json_pointer()};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Json& at = begun.position.at(places[i]);
            std::size_t n = 0;
            for (const auto& item : at.items())
                if (at.is_object() || (at.is_array() && n++ < 2))
                    places.push_back(places[i] / item.key());
        }
        for (const auto& place : places) {
            for (const Json& value : odd) {
                Json wrong = begun.position;
                wrong[place] = value;
                const auto error = begun.read(wrong);
                if (!error)
                    continue;
                ++refused;
                EXPECT_THAT(error->message, StartsWith("$.position")) << place << value;
                EXPECT_THAT(error->subject, StartsWith("$.position")) << place << value;
            }
            if (place.empty() || !begun.position.at(place.parent_pointer()).is_object())
                continue;
            Json without = begun.position;
            without[place.parent_pointer()].erase(place.back());
            ASSERT_TRUE(begun.read(without) || place.to_string().starts_with("/book"))
                << place << " can be left out";
        }
    }
    EXPECT_GT(refused, 1000);
}

struct Unplayable {
    std::string what;
    std::function<void(Json&)> change;
};

void expectRefused(const Begun& begun, const std::vector<Unplayable>& cases) {
    ASSERT_FALSE(begun.read(begun.position));
    for (const auto& [what, change] : cases) {
        Json wrong = begun.position;
        change(wrong);
        const auto error = begun.read(wrong);
        ASSERT_TRUE(error) << what;
        EXPECT_THAT(error->message, HasSubstr(what));
    }
}

TEST(Position, that_no_hex_game_can_have_is_refused) {
    const auto games = allGames();
    const Json settlement{
        {"kind", "settlement"}, {"player", "red"}, {"fallen", false}, {"spared", false}, {"founded", 1}};
    expectRefused(games[0], {{"no player",
                              [&](Json& p) {
                                  p["buildings"].push_back({{"at", "0,0:NW"}, {"what", settlement}});
                                  p["buildings"].back()["what"]["player"] = nullptr;
                              }},
                             {"nobody's turn", [](Json& p) { p["turn"]["phase"] = "before-roll"; }},
                             {"one die", [](Json& p) { p["turn"]["dice"]["a"] = 3; }},
                             {"number token", [](Json& p) { p["numbers"][0]["what"] = 7; }},
                             {"(GW-05)", [](Json& p) { p["great-wall"]["bag"][0] = 8; }},
                             {"(GW-05)",
                              [](Json& p) {
                                  p["great-wall"]["bag"][0] = 6;
                                  p["great-wall"]["riders"].push_back({{"at", nullptr}, {"numeral", "III"}});
                              }},
                             {"somebody wins", [](Json& p) { p["ending"]["winners"] = {5}; }}});
    expectRefused(
        games[1],
        {{"(WO-20)", [](Json& p) { p["storm"]["at"] = nullptr; }},
         {"(WO-27)", [](Json& p) {
              p["storm"]["repairs"].push_back({{"at", nullptr}, {"player", "red"}, {"kind", "road"}});
          }}});
    expectRefused(games[2], {{"RA-03", [](Json& p) { p["raiders"]["supply"] = 60; }}});
}

TEST(Position, that_no_game_of_Black_Powder_can_have_is_refused) {
    expectRefused(allGames()[3], {{"(BP-08)", [](Json& p) { p["tea"].erase(0); }},
                                  {"(BP-08)", [](Json& p) { p["tea"][0] = p["tea"][1]; }},
                                  {"(BP-13)", [](Json& p) { p["turn"] = 1; }},
                                  {"(BP-05)", [](Json& p) { p["next-horde"] = 1; }},
                                  {"(BP-73)",
                                   [](Json& p) {
                                       p["sections"][1]["machines"] = {"ballista", "cannon", "ballista"};
                                   }},
                                  {"(BP-10)", [](Json& p) { p["time-slot"] = 50; }},
                                  {"(BP-09)", [](Json& p) { p["players"][2]["pool"][0] = 0; }},
                                  {"(BP-81)", [](Json& p) { p["players"][2]["shame"][0] = 20; }},
                                  {"(BP-09)",
                                   [](Json& p) {
                                       p["sections"][0]["machines"] = {"cannon", "cannon"};
                                       p["sections"][1]["machines"] = {"cannon"};
                                   }},
                                  {"(BP-04)", [](Json& p) { p["shame-pool"] = 0; }},
                                  {"(BP-34)", [](Json& p) {
                                       for (auto& mark : p["sections"][1]["rows"][0]["marks"])
                                           if (mark["kind"] == "free")
                                               mark["kind"] = "snake-token";
                                   }}});
}

} // namespace
} // namespace watchfire::test
