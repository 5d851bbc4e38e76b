// SPDX-License-Identifier: Apache-2.0
// A text stored in a journal may be wrong in any way (a repaired file, a damaged page, another program), and
// must never crash the program: each place of a good text is replaced by every kind of wrong value in turn.
#include "app/journal/journal_file.h"
#include "app/kiosk/game_check.h"
#include "app/kiosk/models/kiosk_lock.h"
#include "app/kiosk/saved_games.h"
#include "app/kiosk/tower_desk.h"
#include "app/models/settings_model.h"
#include "app/stores/own_boards.h"
#include "app/stores/unsaved_board.h"
#include "app/stores/value_book.h"
#include "rules/log/replay.h"
#include "tests/app/support/desk_program.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

const std::vector<Json>& oddValues() {
    static const std::vector<Json> values{nullptr,
                                          true,
                                          -1,
                                          4e18,
                                          "",
                                          "\u0000",
                                          "%1 &amp; \u202e",
                                          Json::array(),
                                          Json::object(),
                                          {{"id", 7}},
                                          Json::array({Json::array()})};
    return values;
}

/// Calls `use` with the text as it is, truncated, and with every odd value in every place (only near the
/// front of long lists).
void withEveryOddValue(const Json& good, const std::function<void(const std::string&)>& use) {
    const std::string whole = good.dump();
    for (const std::string& text : {std::string(), std::string("\xff\xfe\x00", 3), std::string("nonsense"),
                                    std::string(5000, '['), whole, whole.substr(0, whole.size() / 2)})
        use(text);
    constexpr std::size_t most = 3;
    std::vector<Json::json_pointer> places{Json::json_pointer()};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Json& at = good.at(places[i]);
        std::size_t n = 0;
        for (const auto& item : at.items()) {
            if (at.is_structured() && (at.is_object() || n++ < most))
                places.push_back(places[i] / item.key());
        }
    }
    for (const auto& place : places) {
        for (const Json& odd : oddValues()) {
            Json wrong = good;
            wrong[place] = odd;
            use(wrong.dump(-1, ' ', false, Json::error_handler_t::replace));
        }
    }
}

journal::GameRecord record(const std::string& header) {
    journal::GameRecord game;
    game.id = "game-1";
    game.header = header;
    game.title = "A title";
    game.created = game.updated = "yesterday?";
    return game;
}

Json powderHeader() {
    return Json::parse(
        R"({"watchfire":1,"scenario":"black-powder","players":[{"id":"panda","name":"Ann"},{"id":"qin"}],
                           "options":{},"book":{"watchfire-book":1,"name":"table"}})");
}

TEST(StoredTexts, AHeaderOfAnyShapeIsListed) {
    for (const Json& header : {test::wallHeader(), powderHeader()})
        withEveryOddValue(header, [](const std::string& text) {
            const SavedGameRow row = kiosk::savedGameRow(record(text));
            EXPECT_FALSE(row.id.isEmpty());
            EXPECT_TRUE(row.when.isEmpty());
        });
    EXPECT_EQ(kiosk::playersOf(R"({"players":[1,{"id":{}},{"id":"red","name":4},{"name":"Bo"},null]})"),
              "Red, Bo");
}

/// A list that remembers what it read shows what it would show if it read everything again.
TEST(StoredTexts, TheListOfGamesFollowsWhatChanges) {
    kiosk::SavedGames saved;
    std::vector<journal::GameRecord> games{record(test::wallHeader().dump()), record(powderHeader().dump())};
    games[1].id = "game-2";
    const auto same = [&] {
        const QList<SavedGameRow> rows = saved.rows(games);
        ASSERT_EQ(rows.size(), static_cast<qsizetype>(games.size()));
        for (std::size_t i = 0; i < games.size(); ++i)
            EXPECT_EQ(rows[static_cast<qsizetype>(i)].roleValues(),
                      kiosk::savedGameRow(games[i]).roleValues());
    };
    same();
    games[0].updated = "2026-01-02T20:14:00.000Z";
    same();
    games[0].finished = true;
    same();
    games[0].header = powderHeader().dump();
    same();
    games[1].header = "no header";
    same();
    games[1].title = "Another title";
    same();
    std::swap(games[0], games[1]);
    same();
    games.erase(games.begin());
    same();
}

TEST(StoredTexts, AHeaderOfAnyShapeIsOpenedOrRefused) {
    const QTemporaryDir folder;
    test::Program p(folder.filePath(QStringLiteral("journal.db")));
    int opened = 0;
    for (const Json& header : {test::wallHeader(), powderHeader()})
        withEveryOddValue(header, [&](const std::string& text) {
            const journal::GameLog log{record(text), {}, {}};
            const bool whole = kiosk::checkGame(log).begins;
            EXPECT_EQ(!p.desk->resume(log, "[7,{}]").has_value(), whole) << text;
            opened += whole ? 1 : 0;
        });
    EXPECT_GT(opened, 0);
}

TEST(StoredTexts, ALineOfAnyShapeIsCarriedOutOrLeftOut) {
    const QTemporaryDir folder;
    test::Program p(folder.filePath(QStringLiteral("journal.db")));
    const std::string header = test::wallHeader().dump();
    const auto forts = test::forts();
    int leftOut = 0;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(), [&] { ++leftOut; });
    Json line = forts[1];
    line["time"] = "2026-01-02T20:14:00.000Z";
    line["tower"] = "T1";
    line["boot"] = 7;
    line["seq"] = 1;
    withEveryOddValue(line, [&](const std::string& text) {
        journal::GameLog log{record(header), {}, {}};
        log.commands.push_back({"game-1", 1, forts[0].dump(), {}, {}, {}});
        log.commands.push_back({"game-1", 2, text, {}, {}, {}});
        log.commands.push_back({"game-1", 3, forts[2].dump(), {}, {}, {}});
        const int before = leftOut;
        ASSERT_FALSE(p.desk->resume(log, text).has_value());
        EXPECT_EQ(leftOut > before, !kiosk::checkGame(log).whole());
        EXPECT_GE(p.desk->family()->position(), 1U);
    });
    EXPECT_GT(leftOut, 10);
}

// The game goes on before that line. The lines left out are kept, in the journal until the game goes on, and
// then beside it.
TEST(StoredTexts, ALineThatTheRulesDoNotTakeEndsTheGameThereAndIsKept) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    {
        test::Program p(path);
        p.startWall();
        p.journal.append({"game-1", 5, R"({"do":"dance"})", "h", "t", {}});
        p.journal.append({"game-1", 6, R"({"do":"begin","player":"red"})", "h", "t", {}});
        ASSERT_TRUE(p.saved());
    }
    for (int time = 0; time < 2; ++time) { // looking at it changes nothing
        test::Program p(path);
        QString told;
        QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(),
                         [&](const QString& what) { told = what; });
        ASSERT_FALSE(p.resume().has_value());
        EXPECT_EQ(p.desk->family()->position(), 4U);
        EXPECT_TRUE(told.contains(QStringLiteral("Line 5"))) << told.toStdString();
        EXPECT_TRUE(told.contains(QStringLiteral("2 lines"))) << told.toStdString();
    }
    QString kept;
    {
        test::Program p(path);
        QObject::connect(&p.journal, &journal::Journal::gameCut, &p.journal,
                         [&](const std::string& game, int lines, const QString& as) {
                             EXPECT_EQ(game, "game-1");
                             EXPECT_EQ(lines, 2);
                             kept = as;
                         });
        ASSERT_FALSE(p.resume().has_value());
        p.begin();
        ASSERT_TRUE(p.saved());
    }
    QFile file(kept);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 8); // the header, six lines, the end
    EXPECT_EQ(lines[5], R"({"do":"dance"})");
    test::Program p(path);
    bool told = false;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(), [&] { told = true; });
    ASSERT_FALSE(p.resume().has_value());
    EXPECT_EQ(p.desk->family()->position(), 5U);
    EXPECT_FALSE(told);
}

// Of a game of 120 lines only the lines before a kept position are lost, and only for undo.
TEST(StoredTexts, ALineThatIsNotTakenCostsNothingBehindAKeptPosition) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    hex::State before;
    int lines = 0;
    {
        test::Program p(path);
        p.startWall();
        p.begin();
        for (lines = 5; lines < 120; ++lines) {
            // After line 50 a question is open, so the position is kept with line 51.
            const bool roll = lines == 49;
            const Json command =
                roll ? Json{{"do", "roll"}, {"dice", {6, 1}}}
                : lines == 50
                    ? Json{{"do", "answer"}, {"decision", "pirate"}, {"value", nullptr}}
                    : Json{{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", lines % 7}};
            ASSERT_TRUE(p.desk->submit(command)["ok"].get<bool>()) << lines << command;
        }
        before = p.state();
        ASSERT_TRUE(p.saved());
    }
    const auto spoil = [&](int n, const QString& as) { // the journal is closed
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("spoil"));
            db.setDatabaseName(path);
            ASSERT_TRUE(db.open());
            QSqlQuery query(db);
            ASSERT_TRUE(
                query.exec(QStringLiteral("UPDATE commands SET line = '%1' WHERE n = %2").arg(as).arg(n)));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("spoil"));
    };
    // What the check of a backup says of it; the same as what the desk then does.
    const auto checked = [&] {
        journal::JournalFile file;
        journal::GameLog log;
        EXPECT_FALSE(file.open(path, std::chrono::milliseconds(100)));
        EXPECT_FALSE(file.load("game-1", log));
        return kiosk::checkGame(log);
    };
    EXPECT_TRUE(checked().whole());
    spoil(20, QStringLiteral("{\"do\":\"dance\"}"));
    EXPECT_EQ(checked().played, 19);
    EXPECT_EQ(checked().from, 51);
    EXPECT_EQ(checked().until, lines);
    EXPECT_FALSE(checked().reason.empty());
    {
        test::Program p(path);
        QString told;
        QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(),
                         [&](const QString& what) { told = what; });
        ASSERT_FALSE(p.resume().has_value());
        EXPECT_TRUE(p.state() == before);
        EXPECT_EQ(p.desk->family()->position(), static_cast<std::size_t>(lines - 51));
        EXPECT_TRUE(told.contains(QStringLiteral("Line 20"))) << told.toStdString();
        EXPECT_TRUE(told.contains(QStringLiteral("after line 51"))) << told.toStdString();
        EXPECT_FALSE(told.contains(QStringLiteral("Left out"))) << told.toStdString();
        // A saved file contains the whole game as far as it can be played, and plays again.
        const Json header = p.desk->family()->game()->header();
        ASSERT_TRUE(header.contains("position"));
        ASSERT_TRUE(p.desk->submit({{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", 9}})["ok"]
                        .get<bool>());
        before = p.state();
        ASSERT_TRUE(p.saved());
    }
    // After the first kept position too: the next one has the state, and again only undo is lost.
    spoil(70, QStringLiteral("nonsense"));
    EXPECT_EQ(checked().from, 101);
    EXPECT_EQ(checked().until, lines + 1);
    {
        test::Program p(path);
        ASSERT_FALSE(p.resume().has_value());
        EXPECT_TRUE(p.state() == before);
        EXPECT_EQ(p.desk->family()->position(), static_cast<std::size_t>(lines + 1 - 101));
    }
    // After the last one there is no further position: everything before it is kept.
    spoil(110, QStringLiteral("[]"));
    EXPECT_EQ(checked().from, 101);
    EXPECT_EQ(checked().until, 109);
    test::Program p(path);
    QString told;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(),
                     [&](const QString& what) { told = what; });
    ASSERT_FALSE(p.resume().has_value());
    EXPECT_EQ(p.desk->family()->position(), 109U - 101U);
    EXPECT_TRUE(told.contains(QStringLiteral("Line 20"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("Line 110"))) << told.toStdString();
}

// A disk that tore a page has left zeros. What they stand for is not known, which is no other course.
TEST(StoredTexts, ATornHashCostsNoLine) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    test::Program p(path);
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.saved());
    p.journal.close();
    ASSERT_TRUE(test::waitUntil([&] { return !p.journal.isOpen(); }));
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tear"));
        db.setDatabaseName(path);
        ASSERT_TRUE(db.open());
        QSqlQuery query(db);
        ASSERT_TRUE(query.exec(
            QStringLiteral("UPDATE commands SET state_hash = CAST(zeroblob(129) AS TEXT) WHERE n = 2")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tear"));
    test::Program again(path);
    const journal::GameLog log = again.log();
    EXPECT_TRUE(kiosk::checkGame(log).whole());
    bool told = false;
    QObject::connect(again.desk.get(), &GameDesk::leftOut, again.desk.get(), [&] { told = true; });
    ASSERT_FALSE(again.resume().has_value());
    EXPECT_FALSE(told);
    EXPECT_EQ(again.desk->family()->position(), log.commands.size());
}

TEST(StoredTexts, AKeptPositionOfAnyShapeIsTakenOrPassedOver) {
    const QTemporaryDir folder;
    test::Program p(folder.filePath(QStringLiteral("journal.db")));
    p.startWall();
    const Json good = p.desk->family()->game()->position();
    journal::GameLog log{record(test::wallHeader().dump()), {}, {}};
    log.commands.push_back({"game-1", 1, "nonsense", {}, {}, {}});
    log.commands.push_back({"game-1", 2, "{}", {}, {}, {}});
    int taken = 0;
    withEveryOddValue(good, [&](const std::string& text) {
        log.snapshots = {{1, text}};
        ASSERT_FALSE(p.desk->resume(log, "[]").has_value());
        const bool fits = p.desk->family()->game()->header().contains("position");
        taken += fits ? 1 : 0;
        EXPECT_EQ(p.desk->family()->position(), 0U);
    });
    EXPECT_GT(taken, 0);
}

TEST(StoredTexts, SettingsOfAnyShapeAreReadOrPassedOver) {
    SettingsModel settings(QStringLiteral("en"));
    withEveryOddValue(Json::parse(settings.toJson().toStdString()), [](const std::string& text) {
        SettingsModel model(QStringLiteral("en"));
        model.fromJson(QByteArray::fromStdString(text));
        EXPECT_TRUE(SettingsModel::languages().contains(model.language())) << text;
    });
    withEveryOddValue(Json::parse(R"({"salt":"00","hash":"00","rounds":1,"wrong":99999})"),
                      [](const std::string& text) {
                          KioskLock lock;
                          lock.fromJson(QByteArray::fromStdString(text));
                      });
    withEveryOddValue(Json::parse(R"(["/dev/ttyUSB0"])"),
                      [](const std::string& text) { (void)kiosk::TowerDesk::fromJson(text); });
}

TEST(StoredTexts, BoardsAndBooksOfAnyShapeAreReadOrRefused) {
    Json board = Json::parse(boards::read("great-wall-4").value());
    board["hexes"].erase(board["hexes"].begin() + 3, board["hexes"].end());
    const Json draft{{"board", board},          {"scenario", "great-wall"}, {"open", {"0,0"}},
                     {"tiles", {{"hills", 3}}}, {"tokens", {{"8", 2}}},     {"id", "own-1"},
                     {"title", "Ours"},         {"walking", true}};
    withEveryOddValue(draft, [](const std::string& text) { (void)unsavedBoardFromJson(text); });
    withEveryOddValue({{"version", 1}, {"boards", {draft}}}, [](const std::string& text) {
        OwnBoards own;
        (void)own.load(text);
    });
    ValueBook book;
    withEveryOddValue(Json::parse(book.toJson()), [](const std::string& text) {
        ValueBook read;
        (void)read.load(text);
    });
}

} // namespace
} // namespace watchfire
