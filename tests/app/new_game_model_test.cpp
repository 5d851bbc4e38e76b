// SPDX-License-Identifier: Apache-2.0
// The short way to a new game: what is offered for each scenario, and the resulting header, which the rules
// themselves accept (screens page, 2; GR-02, GR-50).
#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "app/kiosk/shipped_boards.h"
#include "app/models/new_game_model.h"
#include "app/stores/value_book.h"
#include "rules/game.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

QList<ChoiceRow> rowsOf(QAbstractItemModel* model) {
    return static_cast<RowModel<ChoiceRow>*>(model)->rows();
}

QList<GameOptionRow> optionsOf(NewGameModel& model) {
    return static_cast<RowModel<GameOptionRow>*>(model.options())->rows();
}

bool isOffered(NewGameModel& model, const QString& addition) {
    const auto rows = optionsOf(model);
    return std::any_of(rows.begin(), rows.end(),
                       [&](const GameOptionRow& row) { return row.id == QLatin1String("with-") + addition; });
}

/// The game that the rules make of the choices.
Result<std::unique_ptr<Game>> gameOf(const NewGameModel& model) {
    return makeGame(model.header(), boards::read);
}

class NewGameModelTest : public testing::Test {
protected:
    static powder::Book sample() {
        return powder::bookFromJson(parseLine(books::read("sample").value(), 1).value()).value();
    }
    static const powder::Setup& setupOf(const Game& game) {
        return dynamic_cast<const PowderGame&>(game).setup();
    }
    NewGameModel model{kiosk::shippedBoards(), sample()};
};

TEST_F(NewGameModelTest, EveryScenarioStartsWithItsDefaults) {
    for (const char* scenario : {"great-wall", "world", "great-river", "raiders", "base"}) {
        model.setScenario(QString::fromLatin1(scenario));
        EXPECT_EQ(model.problem(), QString()) << scenario;
        for (const int count : model.playerCounts()) {
            model.setPlayerCount(count);
            EXPECT_EQ(model.problem(), QString()) << scenario << count;
            const auto made = gameOf(model);
            ASSERT_TRUE(made.ok()) << scenario << count << made.error().message;
            EXPECT_EQ((*made)->header()["scenario"], scenario);
        }
        EXPECT_FALSE(model.boardPicture()->hexRows().rows().isEmpty()) << scenario;
    }
}

TEST_F(NewGameModelTest, TheNextGameBeginsWithAsManyPlayersAsTheLastOne) {
    model.setScenario(QStringLiteral("black-powder"));
    model.setPlayerCount(1);
    model.start();
    model.setScenario(QStringLiteral("great-wall"));
    EXPECT_EQ(model.playerCount(), 4);
    model.setScenario(QStringLiteral("black-powder"));
    EXPECT_EQ(model.playerCount(), 1);
    // After the program has been started anew.
    NewGameModel next{kiosk::shippedBoards(), sample()};
    next.setLastCounts(model.lastCounts());
    next.setScenario(QStringLiteral("black-powder"));
    EXPECT_EQ(next.playerCount(), 1);
}

TEST_F(NewGameModelTest, RaidersArePlayedByThreeToSix) {
    model.setScenario(QStringLiteral("raiders"));
    EXPECT_EQ(model.playerCounts(), (QList<int>{3, 4, 5, 6}));
    model.setPlayerCount(6);
    EXPECT_EQ(model.board(), QStringLiteral("raiders-6"));
}

TEST_F(NewGameModelTest, TheRulesAcceptEachOfferedOptionAndItSaysWhatItDoes) {
    for (const char* scenario : {"great-wall", "world", "great-river", "raiders", "base"}) {
        model.setScenario(QString::fromLatin1(scenario));
        std::set<QString> seen;
        for (const GameOptionRow& row : optionsOf(model)) {
            EXPECT_TRUE(seen.insert(row.id).second);
            EXPECT_FALSE(row.detail.isEmpty()) << scenario << row.id.toStdString();
            EXPECT_TRUE(row.isDefault) << row.id.toStdString();
            for (const QString& value : row.values) {
                model.setOption(row.id, value);
                const auto made = gameOf(model);
                EXPECT_TRUE(made.ok()) << row.id.toStdString() << value.toStdString();
            }
            model.setOption(row.id, row.value);
        }
        EXPECT_TRUE(seen.contains(QStringLiteral("goal-points"))) << scenario;
    }
}

/// Plays red's founding: a border fort and two settlements, each on the first corner that takes one.
TEST_F(NewGameModelTest, GW_11_RidersComeAtTheFoundingAsTheOptionSays) {
    const QString option = QStringLiteral("founding-draws-riders");
    model.setScenario(QStringLiteral("great-wall"));
    const auto rows = optionsOf(model);
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const GameOptionRow& one) { return one.id == option; });
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->title, QStringLiteral("Riders come at the founding already"));
    EXPECT_EQ(row->detail, QStringLiteral("Each founding settlement draws one, the border fort too."));
    for (const bool drawn : {false, true}) {
        model.setOption(option, drawn ? QStringLiteral("true") : QStringLiteral("false"));
        auto made = gameOf(model);
        ASSERT_TRUE(made.ok());
        auto& game = dynamic_cast<HexGame&>(*made.value());
        const hex::Board& board = game.current().board();
        const auto placed = [&](const char* piece, auto first, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                const hex::Place at = decltype(first)(i);
                if (game.submit({{"do", "place"},
                                 {"piece", piece},
                                 {"player", "red"},
                                 {"at", board.nameOf(at)},
                                 {"founding", true}})["ok"] == true)
                    return true;
            }
            return false;
        };
        for (const std::size_t settlements : {1U, 2U, 3U}) {
            ASSERT_TRUE(placed("settlement", hex::CornerId(0), board.corners().size())) << settlements;
            if (drawn)
                game.submit({{"do", "answer"}, {"decision", "rider-numeral"}, {"value", "V"}});
            EXPECT_EQ(game.current().greatWall.riders.size(), drawn ? settlements : 0);
            EXPECT_TRUE(settlements == 1 || placed("road", hex::SideId(0), board.sides().size()))
                << "the border fort has no road";
        }
    }
}

TEST_F(NewGameModelTest, WO_23_TheOptionsOfTheWorldReachTheHeader) {
    model.setScenario(QStringLiteral("world"));
    model.setOption(QStringLiteral("storm-crosses-seam"), QStringLiteral("true"));
    model.setOption(QStringLiteral("draw"), QStringLiteral("program"));
    const Json options = model.header()["options"];
    EXPECT_EQ(options, (Json{{"draw", "program"}, {"storm-crosses-seam", true}}));
    EXPECT_TRUE(model.optionsAreChanged());
}

TEST_F(NewGameModelTest, GR_50_WhatJoinsIsOfferedExactlyWhereTheRulesTakeIt) {
    std::map<std::string, std::set<bool>> met;
    for (const char* scenario : {"great-wall", "world", "great-river", "raiders", "base"}) {
        model.setScenario(QString::fromLatin1(scenario));
        for (const ChoiceRow& board : rowsOf(model.boards())) {
            model.setBoard(board.id);
            for (const char* id : {"great-river", "volcano-jungle"}) {
                Json header = model.header();
                header["scenario"] = {{"base", scenario}, {"with", {id}}};
                const bool offered = isOffered(model, QString::fromLatin1(id));
                EXPECT_EQ(offered, makeGame(header, boards::read).ok())
                    << scenario << board.id.toStdString() << id;
                met[id].insert(offered);
            }
        }
    }
    for (const char* id : {"great-river", "volcano-jungle"})
        EXPECT_EQ(met[id].size(), 2U) << id << " joins some games and not others";
}

TEST_F(NewGameModelTest, GR_50_TheRiverJoinsTheRaiders) {
    model.setScenario(QStringLiteral("raiders"));
    model.setOption(QStringLiteral("with-great-river"), QStringLiteral("true"));
    EXPECT_EQ(model.problem(), QString());
    EXPECT_EQ(model.header()["scenario"], (Json{{"base", "raiders"}, {"with", {"great-river"}}}));
    const auto made = gameOf(model);
    ASSERT_TRUE(made.ok());
    const auto& setup = dynamic_cast<const HexGame&>(**made).setup();
    EXPECT_TRUE(setup.has(hex::ModuleName::river));
    EXPECT_TRUE(setup.has(hex::ModuleName::raiders));
    model.setOption(QStringLiteral("with-great-river"), QStringLiteral("false"));
    EXPECT_EQ(model.header()["scenario"], "raiders");
    EXPECT_FALSE(isOffered(model, QStringLiteral("volcano-jungle"))) << "it is part of it already";
}

TEST_F(NewGameModelTest, FR_00_TheFriendlyRobberIsOfferedExactlyWhereTheRulesTakeHim) {
    const QString id = QStringLiteral("friendly-robber");
    std::set<std::string> offers;
    for (const char* scenario : {"great-wall", "world", "great-river", "raiders", "base"}) {
        model.setScenario(QString::fromLatin1(scenario));
        const auto rows = optionsOf(model);
        const bool offered =
            std::any_of(rows.begin(), rows.end(), [&](const GameOptionRow& row) { return row.id == id; });
        Json header = model.header();
        header["options"]["friendly-robber"] = true;
        EXPECT_EQ(offered, makeGame(header, boards::read).ok()) << scenario;
        if (offered)
            offers.insert(scenario);
    }
    EXPECT_EQ(offers, (std::set<std::string>{"base", "great-river", "world"}));
}

TEST_F(NewGameModelTest, FR_00_TheFriendlyRobberReachesTheHeaderAlsoBesideTheRiver) {
    model.setScenario(QStringLiteral("base"));
    model.setBoard(QStringLiteral("great-river"));
    EXPECT_EQ(model.header()["options"], Json::object()) << "off by default, and not written";
    model.setOption(QStringLiteral("with-great-river"), QStringLiteral("true"));
    model.setOption(QStringLiteral("friendly-robber"), QStringLiteral("true"));
    EXPECT_EQ(model.header()["options"], (Json{{"friendly-robber", true}}));
    const auto made = gameOf(model);
    ASSERT_TRUE(made.ok());
    const auto& setup = dynamic_cast<const HexGame&>(**made).setup();
    EXPECT_TRUE(setup.has(hex::ModuleName::friendlyRobber));
    EXPECT_EQ(setup.has(hex::ModuleName::river), isOffered(model, QStringLiteral("great-river")));
    model.setOption(QStringLiteral("friendly-robber"), QStringLiteral("false"));
    EXPECT_EQ(model.header()["options"], Json::object());
}

TEST_F(NewGameModelTest, GR_02_TheTileLiesInAllSixTurnsAndBothMirrors) {
    EXPECT_FALSE(model.tileTurns()) << "the wall has no river to be turned";
    model.setScenario(QStringLiteral("great-river"));
    ASSERT_TRUE(model.tileTurns());
    const Json printed = model.header()["board"];
    std::set<std::string> lies;
    for (int side = 0; side < 2; ++side) {
        for (int turn = 0; turn < 6; ++turn) {
            const Json board = model.header()["board"];
            EXPECT_TRUE(lies.insert(board["river"].dump()).second) << "twice the same";
            const auto made = gameOf(model);
            ASSERT_TRUE(made.ok()) << board["river"].dump() << made.error().message;
            // The same hexes with the same tokens, in other places.
            std::multiset<std::string> then;
            std::multiset<std::string> now;
            for (const Json& one : printed["hexes"])
                then.insert(one["terrain"].get<std::string>() + one.value("number", Json()).dump());
            for (const Json& one : board["hexes"])
                now.insert(one["terrain"].get<std::string>() + one.value("number", Json()).dump());
            EXPECT_EQ(now, then);
            // The picture follows.
            const auto& marks = model.boardPicture()->markRows().rows();
            EXPECT_TRUE(std::any_of(marks.begin(), marks.end(),
                                    [](const MarkRow& row) { return row.kind == scene::Mark::river; }));
            model.turnTile(1);
        }
        model.mirrorTile();
    }
    EXPECT_EQ(lies.size(), 12U);
    // Turned all the way round and mirrored twice, it lies as printed. Corners have several names, so the
    // boards are compared as the rules read them.
    const auto tileOf = [](const Json& board) {
        const auto read = hex::boardFromJson(board).value();
        return std::tuple(riverOn(read)->z, riverOn(read)->mouth, riverOn(read)->crossings);
    };
    EXPECT_EQ(tileOf(model.header()["board"]), tileOf(printed));
    model.turnTile(1);
    EXPECT_NE(tileOf(model.header()["board"]), tileOf(printed));
    model.turnTile(-1);
    EXPECT_EQ(tileOf(model.header()["board"]), tileOf(printed));
}

TEST_F(NewGameModelTest, AnotherBoardLiesAsItIsPrinted) {
    model.setScenario(QStringLiteral("great-river"));
    const Json printed = model.header()["board"];
    model.turnTile(1);
    EXPECT_NE(model.header()["board"], printed);
    model.setScenario(QStringLiteral("base"));
    model.setScenario(QStringLiteral("great-river"));
    EXPECT_EQ(model.header()["board"], printed);
}

TEST_F(NewGameModelTest, TwoPlayersOfOneNameAreNotTold) {
    model.setName(0, QStringLiteral("Ann"));
    model.setName(1, QStringLiteral("Ann"));
    EXPECT_EQ(model.problem(), QStringLiteral("Two players are called Ann."));
}

TEST_F(NewGameModelTest, BP_00_OneToFiveClansEachOnce) {
    model.setScenario(QStringLiteral("black-powder"));
    EXPECT_EQ(model.playerCounts(), (QList<int>{1, 2, 3, 4, 5}));
    for (const int count : model.playerCounts()) {
        model.setPlayerCount(count);
        EXPECT_EQ(model.problem(), QString()) << count;
        const auto made = gameOf(model);
        ASSERT_TRUE(made.ok()) << count << made.error().message;
        EXPECT_EQ(setupOf(**made).humans(), static_cast<std::size_t>(count));
    }
    model.setClan(0, QStringLiteral("panda"));
    model.setName(1, QStringLiteral("Bo"));
    const Json players = model.header()["players"];
    std::set<std::string> clans;
    for (const Json& player : players)
        EXPECT_TRUE(clans.insert(player["id"].get<std::string>()).second);
    EXPECT_EQ(clans.size(), 5U);
    EXPECT_EQ(players[0]["id"], "panda");
    EXPECT_FALSE(players[0].contains("name"))
        << "the clan is told in any language, until somebody enters a name";
    EXPECT_EQ(players[1]["name"], "Bo");
    model.setColour(0, QStringLiteral("red"));
    EXPECT_EQ(model.header()["players"], players) << "colours belong to the other games";
    model.setScenario(QStringLiteral("great-wall"));
    EXPECT_EQ(model.problem(), QString());
    EXPECT_TRUE(gameOf(model).ok());
}

TEST_F(NewGameModelTest, EachOptionOfBlackPowderReachesTheHeader) {
    model.setScenario(QStringLiteral("black-powder"));
    EXPECT_EQ(model.header()["options"], (Json{{"ladders", "corrected"},
                                               {"removed-spearman-earns", true},
                                               {"loss", "board"},
                                               {"draw", "table"}}));
    for (const GameOptionRow& row : optionsOf(model)) {
        EXPECT_FALSE(row.detail.isEmpty()) << row.id.toStdString();
        for (const QString& value : row.values) {
            model.setOption(row.id, value);
            const Json told = model.header()["options"][row.id.toStdString()];
            EXPECT_EQ(told.is_boolean() ? told.dump() : told.get<std::string>(), value.toStdString());
            EXPECT_TRUE(gameOf(model).ok()) << row.id.toStdString() << value.toStdString();
        }
        EXPECT_TRUE(model.optionsAreChanged());
        model.setOption(row.id, row.value);
        EXPECT_FALSE(model.optionsAreChanged());
    }
}

TEST_F(NewGameModelTest, TheBookIsOursUnlessSomebodyTapsTheSample) {
    powder::Book own = ValueBook::beginning();
    own.set({powder::ValueKey::Field::cardPower, "leader"}, 6);
    model.setOwnBook(own);
    model.setScenario(QStringLiteral("black-powder"));
    EXPECT_EQ(model.book(), QStringLiteral("ours"));
    EXPECT_EQ(*setupOf(*gameOf(model).value()).book(), own);
    model.setBook(QStringLiteral("none"));
    EXPECT_EQ(*setupOf(*gameOf(model).value()).book(), powder::Book{});
    model.setBook(QStringLiteral("sample"));
    EXPECT_TRUE(setupOf(*gameOf(model).value()).book()->sample);
    EXPECT_EQ(rowsOf(model.books())[2].title, QStringLiteral("Sample values, not the printed ones"));
    EXPECT_TRUE(
        rowsOf(model.books())[0].detail.endsWith(QStringLiteral(" entered. You enter the others once.")));
    model.setOwnBook(ValueBook::beginning());
    EXPECT_TRUE(rowsOf(model.books())[0].detail.startsWith(
        QStringLiteral("Empty so far. You enter each value once: ")));
    model.setOwnBook(own);
    const auto* games = static_cast<RowModel<ScenarioRow>*>(model.scenarios());
    EXPECT_EQ(games->rows().last().minutes, QStringLiteral("no dice"))
        << "two games are called The Great Wall";
    model.setBook(QStringLiteral("other"));
    EXPECT_EQ(model.book(), QStringLiteral("sample"));
    model.reset();
    EXPECT_EQ(model.book(), QStringLiteral("ours")) << "never left over from a game before";
}

} // namespace
} // namespace watchfire
