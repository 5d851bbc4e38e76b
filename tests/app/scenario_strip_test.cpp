// SPDX-License-Identifier: Apache-2.0
// What the state strip and the players' bar show of storm, discovery, river, raiders and jungle, and jungle
// counters spent for a card; all with the real rules on the shipped boards.
#include "app/boards/board_library.h"
#include "app/game/hex/build_script.h"
#include "app/game/hex/player_rows.h"
#include "app/hex/rooms.h"
#include "app/rows/strip_row.h"
#include "qml/board/glyphs.h"
#include "rules/game.h"
#include "rules/hex/log/json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

std::unique_ptr<HexGame> gameOf(const Json& scenario, const char* board) {
    auto made = makeGame({{"watchfire", 1},
                          {"scenario", scenario},
                          {"board", board},
                          {"players",
                           {{{"id", "red"}, {"name", "Ann"}},
                            {{"id", "blue"}, {"name", "Bo"}},
                            {{"id", "white"}, {"name", "Cy"}}}}},
                         boards::read);
    EXPECT_TRUE(made.ok()) << (made.ok() ? std::string() : made.error().message);
    return std::unique_ptr<HexGame>(dynamic_cast<HexGame*>(std::move(made).value().release()));
}

void submit(HexGame& game, const Json& command) {
    const Json answer = game.submit(command);
    ASSERT_TRUE(answer["ok"].get<bool>()) << command.dump() << answer.dump();
}

QList<StripRow> ofKind(const HexGame& game, const char* kind) {
    QList<StripRow> rows;
    for (const StripRow& row : scenarioStrip(game.current())) {
        EXPECT_TRUE(ui::hasGlyph(row.glyph)) << row.kind.toStdString();
        if (row.kind == QLatin1String(kind))
            rows.append(row);
    }
    return rows;
}

StripRow only(const HexGame& game, const char* kind) {
    const auto rows = ofKind(game, kind);
    EXPECT_EQ(rows.size(), 1) << kind;
    return rows.isEmpty() ? StripRow() : rows.first();
}

PlayerRow rowOf(const HexGame& game, const char* player) {
    for (const PlayerRow& row : playerRows(game.current(), {})) {
        if (row.player == QLatin1String(player))
            return row;
    }
    ADD_FAILURE() << "no player " << player;
    return {};
}

TEST(ScenarioStrip, ThePlainGameHasNone) {
    EXPECT_TRUE(scenarioStrip(gameOf("base", "base-island")->current()).isEmpty());
}

TEST(ScenarioStrip, WO_20_TheStormAndItsHeading) {
    auto game = gameOf("world", "world");
    const auto& storm = game->current().storm;
    submit(*game, {{"do", "correct"},
                   {"what", "storm"},
                   {"value", {{"at", game->current().board().nameOf(storm.at)}, {"heading", "NW"}}}});
    EXPECT_EQ(only(*game, "storm").value, QStringLiteral("north-west"));
}

TEST(ScenarioStrip, WO_30_TokensInTheBagAndMarkersTaken) {
    auto game = gameOf("world", "world");
    submit(*game, {{"do", "correct"}, {"what", "bag"}, {"value", {3, 8, 8}}});
    EXPECT_EQ(only(*game, "tokens").value, QStringLiteral("3"));
    EXPECT_EQ(only(*game, "tokens").detail, QStringLiteral("3, 8 and 8"));
    EXPECT_EQ(rowOf(*game, "blue").markers, 0);
    const auto& board = game->current().board();
    submit(
        *game,
        {{"do", "correct"}, {"what", "marker"}, {"at", board.nameOf(board.markers()[0])}, {"value", "blue"}});
    EXPECT_EQ(rowOf(*game, "blue").markers, 1);
    EXPECT_EQ(rowOf(*game, "blue").spoken, QStringLiteral("Bo, 1 point, 1 marker"));
    EXPECT_EQ(rowOf(*game, "red").markers, 0);
}

TEST(ScenarioStrip, WO_27_EachGapIsARowOfItsOwn) {
    auto game = gameOf("world", "world");
    const auto& board = game->current().board();
    for (const std::size_t side : {std::size_t{3}, std::size_t{40}})
        submit(*game, {{"do", "correct"},
                       {"what", "repair"},
                       {"at", board.nameOf(hex::SideId(side))},
                       {"value", "white"}});
    EXPECT_EQ(ofKind(*game, "repair").size(), 2);
    EXPECT_EQ(ofKind(*game, "repair").first().player, QStringLiteral("white"));
    EXPECT_EQ(ofKind(*game, "repair").first().value, QStringLiteral("gap out of reach"));
    EXPECT_EQ(ofKind(*game, "repair").first().danger, QString());
    submit(*game, {{"do", "correct"},
                   {"what", "building"},
                   {"at", board.nameOf(board[hex::SideId(3)].corners[0])},
                   {"value", {{"piece", "settlement"}, {"player", "white"}}}});
    EXPECT_EQ(ofKind(*game, "repair").first().value, QStringLiteral("gap to fill first"));
    EXPECT_EQ(ofKind(*game, "repair").first().danger, QStringLiteral("warn"));
    EXPECT_EQ(ofKind(*game, "repair").last().value, QStringLiteral("gap out of reach"));
}

TEST(ScenarioStrip, GR_13_TheFloodAndTheDrownedRobber) {
    auto game = gameOf("great-river", "great-river");
    EXPECT_EQ(only(*game, "flood").value, QStringLiteral("dry"));
    EXPECT_TRUE(ofKind(*game, "robber").isEmpty());
    submit(*game, {{"do", "correct"}, {"what", "flood"}, {"value", true}});
    submit(*game, {{"do", "correct"}, {"what", "robber"}, {"value", nullptr}});
    EXPECT_EQ(only(*game, "flood").value, QStringLiteral("flooded"));
    EXPECT_EQ(only(*game, "flood").danger, QStringLiteral("warn"));
    EXPECT_EQ(only(*game, "robber").value, QStringLiteral("drowned"));
}

TEST(ScenarioStrip, RA_11_RaidersToComeOnDesertsOnLandAndDrivenOff) {
    auto game = gameOf({{"base", "raiders"}, {"with", {"great-river"}}}, "raiders-4");
    EXPECT_EQ(only(*game, "raiders").value, QStringLiteral("18 to come"));
    EXPECT_EQ(only(*game, "raiders").detail, QStringLiteral("0 on deserts, 0 on land"));
    EXPECT_TRUE(only(*game, "raiders").danger.isEmpty());
    EXPECT_EQ(ofKind(*game, "flood").size(), 1) << "each module shows its own";
    const auto& board = game->current().board();
    submit(*game,
           {{"do", "correct"}, {"what", "raiders"}, {"at", board.nameOf(board.deserts()[0])}, {"value", 15}});
    submit(*game, {{"do", "correct"}, {"what", "raiders"}, {"at", "blue"}, {"value", 3}});
    submit(*game, {{"do", "correct"}, {"what", "raiders"}, {"at", "supply"}, {"value", 0}});
    EXPECT_EQ(only(*game, "raiders").value, QStringLiteral("storming"));
    EXPECT_EQ(only(*game, "raiders").detail, QStringLiteral("15 on deserts, 0 on land"));
    EXPECT_EQ(only(*game, "raiders").danger, QStringLiteral("danger"));
    EXPECT_EQ(rowOf(*game, "blue").raiders, 3);
}

TEST(ScenarioStrip, RA_62_CountersAreShownAndSpentUpToThreeACard) {
    auto game = gameOf("raiders", "raiders-4");
    submit(*game, {{"do", "correct"}, {"what", "counters"}, {"at", "red"}, {"value", 4}});
    EXPECT_EQ(rowOf(*game, "red").counters, 4);
    const hex::PlayerId red(0);
    const auto spend = [&](std::uint8_t amount) {
        return hex::toJson(game->setup(), hex::Command(hex::command::SpendCounters{red, amount}));
    };
    EXPECT_EQ(spendableCounters(game->current(), red), 0) << "not while founding";
    submit(*game, {{"do", "begin"}, {"player", "red"}, {"phase", "after-roll"}});
    EXPECT_EQ(spendableCounters(game->current(), red), 3);
    submit(*game, spend(3));
    EXPECT_EQ(rowOf(*game, "red").counters, 1);
    EXPECT_EQ(spendableCounters(game->current(), red), 1);
    submit(*game, spend(1));
    EXPECT_EQ(spendableCounters(game->current(), red), 0);
    EXPECT_EQ(rowOf(*game, "red").counters, 0);
}

} // namespace
} // namespace watchfire
