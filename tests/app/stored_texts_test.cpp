// SPDX-License-Identifier: Apache-2.0
// A text stored in a journal may be wrong in any way (a repaired file, a damaged page, another program), and
// must never crash the program: each place of a good text is replaced by every kind of wrong value in turn.
#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "app/desk/kept_positions.h"
#include "app/journal/journal_file.h"
#include "app/kiosk/game_check.h"
#include "app/kiosk/models/kiosk_lock.h"
#include "app/kiosk/saved_games.h"
#include "app/kiosk/tower_desk.h"
#include "app/models/settings_model.h"
#include "app/stores/own_boards.h"
#include "app/stores/unsaved_board.h"
#include "app/stores/value_book.h"
#include "app/text/clipped.h"
#include "app/text/when_text.h"
#include "rules/log/replay.h"
#include "tests/app/support/desk_program.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <fstream>
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

/// A label lays out the whole text before it draws a line: with a million characters the start page stood
/// still for a minute, at every start.
TEST(StoredTexts, WhatIsShownOfAGameIsClipped) {
    const std::string endless(1'000'000, 'x');
    Json header = test::wallHeader();
    header["players"][0]["name"] = endless;
    header["players"][1]["name"] = "Bo";
    const SavedGameRow row = kiosk::savedGameRow(record(header.dump()));
    EXPECT_LT(row.players.size(), 500);
    EXPECT_TRUE(row.players.contains(QStringLiteral("x…, Bo"))) << "the others keep their names";
    EXPECT_EQ(kiosk::playersOf(header.dump()), row.players);

    header["players"] = Json::array();
    for (int i = 0; i < 100'000; ++i)
        header["players"].push_back({{"id", "red"}});
    EXPECT_LT(kiosk::playersOf(header.dump()).size(), 2100);

    header["scenario"] = endless;
    journal::GameRecord game = record(header.dump());
    game.title = endless;
    EXPECT_LT(kiosk::titleOf(game).size(), 200);
    const auto checked = kiosk::checkGame({game, {}, {}});
    EXPECT_FALSE(checked.begins);
    EXPECT_LT(checked.name.size(), 3000U);
    EXPECT_LT(checked.reason.size(), 3000U);

    journal::GameLog log{record(test::wallHeader().dump()), {}, {}};
    log.commands.push_back({"game-1", 1, Json{{"do", endless}}.dump(), {}, {}, {}});
    EXPECT_LT(kiosk::checkGame(log).reason.size(), 3000U);
}

TEST(StoredTexts, ATextIsClippedBetweenTwoCharacters) {
    const QString face = QStringLiteral("\U0001F600"); // two units
    EXPECT_EQ(text::clipped(QString()), QString());
    EXPECT_EQ(text::clipped(QStringLiteral("Ann"), 3), QStringLiteral("Ann"));
    EXPECT_EQ(text::clipped(QStringLiteral("Anna"), 3), QStringLiteral("Ann…"));
    EXPECT_EQ(text::clipped(QStringLiteral("An") + face, 4), QStringLiteral("An") + face);
    EXPECT_EQ(text::clipped(QStringLiteral("An") + face, 3), QStringLiteral("An…"));
}

/// Older versions stored no title with a game that was read from a file.
TEST(StoredTexts, ACombinationIsNamedByItsHeader) {
    Json header = test::wallHeader();
    const auto title = [&](const Json& scenario) {
        header["scenario"] = scenario;
        journal::GameRecord game = record(header.dump());
        game.title.clear();
        return kiosk::titleOf(game);
    };
    const QString wall = title("great-wall");
    EXPECT_EQ(wall, QStringLiteral("The Great Wall"));
    EXPECT_EQ(title({{"base", "great-wall"}, {"with", {"great-river"}}}),
              QStringLiteral("The Great Wall, with the Great River"));
    EXPECT_EQ(title({{"base", "great-wall"}, {"with", Json::array()}}), wall);
    EXPECT_EQ(title({{"base", "great-wall"}}), wall);

    header["scenario"] = {{"base", "great-wall"}, {"with", {"great-river", "the moon"}}};
    EXPECT_EQ(kiosk::titleOf(record(header.dump())), QStringLiteral("A title")) << "of a newer version";
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
    games[0].commands = 7;
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

/// Headers of a megabyte each would keep the start page still.
TEST(StoredTexts, AHeaderThatIsNotReadInTimeIsReadAtTheNextLook) {
    kiosk::SavedGames saved;
    const std::vector<journal::GameRecord> games{record(test::wallHeader().dump())};
    const QList<SavedGameRow> late = saved.rows(games, QDeadlineTimer(0));
    ASSERT_EQ(late.size(), 1);
    EXPECT_EQ(late[0].title, QStringLiteral("A title"));
    EXPECT_EQ(late[0].players, QString());
    EXPECT_EQ(saved.rows(games)[0].roleValues(), kiosk::savedGameRow(games[0]).roleValues());
}

TEST(StoredTexts, APracticeGameSaysSoAndAnotherOneIsOfferedFirst) {
    Json header = test::wallHeader();
    header["practice"] = true;
    journal::GameRecord practice = record(header.dump());
    EXPECT_EQ(kiosk::savedGameRow(practice).origin, QStringLiteral("practice"));
    journal::GameRecord over = record(test::wallHeader().dump());
    over.finished = true;
    journal::GameRecord open = over;
    open.id = "game-2";
    open.finished = false;
    EXPECT_EQ(kiosk::toGoOnWith({practice, over, open})->id, "game-2");
    EXPECT_EQ(kiosk::toGoOnWith({practice, over})->id, "game-1");
    EXPECT_EQ(kiosk::toGoOnWith({over}), nullptr);
    EXPECT_EQ(kiosk::toGoOnWith({}), nullptr);
}

/// The same game once more from a file looks different.
TEST(StoredTexts, AGameFromAFileSaysSoAndHowFarItIs) {
    journal::GameRecord game = record(test::wallHeader().dump());
    game.updated = "2026-01-02T20:14:00.000Z";
    game.commands = 212;
    EXPECT_EQ(kiosk::savedGameRow(game).moves, QStringLiteral("212 moves"));
    EXPECT_TRUE(kiosk::savedGameRow(game).origin.isEmpty());
    game.id = "file-1";
    game.created = "2026-01-03T18:02:00.000Z";
    const SavedGameRow row = kiosk::savedGameRow(game);
    EXPECT_EQ(row.origin, QStringLiteral("from a file, ") + text::whenText(game.created));
    EXPECT_EQ(row.when, text::whenText(game.updated)) << "when it was played";
    game.created = game.updated; // nobody knows when
    EXPECT_EQ(kiosk::savedGameRow(game).origin, QStringLiteral("from a file"));
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

/// What follows from a log with the line `broken` that cannot be carried out.
struct GoesOn {
    std::string state;
    int from = 0; ///< what the check of a backup says
    QString told;
    QString notice;
};
GoesOn goOn(test::Program& p, journal::GameLog log, std::size_t broken) {
    log.commands[broken].line = "nonsense";
    GoesOn on;
    QObject context;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, &context,
                     [&](const QString& what) { on.told = what; });
    EXPECT_FALSE(p.desk->resume(log, "[]").has_value());
    on.state = p.desk->state().dump();
    on.from = kiosk::checkGame(log).from;
    on.notice = p.table.notice();
    return on;
}

// A disk that lost what it had called written may leave a position of another course beside the lines.
TEST(StoredTexts, AKeptPositionThatIsNotTheOneOfItsLineIsPassedOver) {
    const QTemporaryDir folder;
    test::Program p(folder.filePath(QStringLiteral("journal.db")));
    p.startWall();
    p.begin();
    for (int points = 1; points < 130; ++points)
        ASSERT_TRUE(
            p.desk
                ->submit({{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", points % 7}})["ok"]
                .get<bool>());
    ASSERT_TRUE(p.saved());
    const std::string end = p.desk->state().dump();
    const journal::GameLog good = p.log();
    ASSERT_EQ(good.snapshots.size(), 2U);
    EXPECT_EQ(goOn(p, good, 20).from, good.snapshots[0].n);
    EXPECT_EQ(goOn(p, good, 20).state, end);

    // The first one is another one's: the next is used.
    journal::GameLog other = good;
    other.snapshots[0].state = good.snapshots[1].state;
    EXPECT_NE(other.snapshots[0].state, good.snapshots[0].state);
    GoesOn on = goOn(p, other, 20);
    EXPECT_EQ(on.state, end);
    EXPECT_EQ(on.from, good.snapshots[1].n);
    EXPECT_TRUE(on.told.contains(QString::number(good.snapshots[1].n))) << on.told.toStdString();
    // Also where no line can be carried out: the next one vouches for the hashes.
    EXPECT_EQ(goOn(p, other, 0).from, good.snapshots[1].n);

    // No other one: the game ends before the line.
    other.snapshots.pop_back();
    on = goOn(p, other, 20);
    EXPECT_EQ(on.from, 0);
    EXPECT_EQ(p.desk->family()->position(), 20U);
    EXPECT_EQ(on.notice, QString());

    // Hashes of another version of the rules say nothing of a position; it is used, and people look at it.
    journal::GameLog older = good;
    for (journal::CommandRecord& line : older.commands)
        line.stateHash = line.before = "older";
    on = goOn(p, older, 20);
    EXPECT_EQ(on.from, good.snapshots[0].n);
    EXPECT_EQ(on.state, end);
    EXPECT_TRUE(on.notice.contains("another version")) << on.notice.toStdString();
}

// Otherwise a good position would be passed over.
TEST(StoredTexts, APositionOfEveryRecordedGameHasTheHashOfItsState) {
    int compared = 0;
    for (const char* folder : {"/tests/end-to-end", "/tests/golden"})
        for (const auto& entry :
             std::filesystem::directory_iterator(std::string(WATCHFIRE_SOURCE_DIR) + folder)) {
            const std::string path = entry.path().string();
            if (!path.ends_with(".jsonl") || path.ends_with(".out.jsonl"))
                continue;
            SCOPED_TRACE(path);
            const QString beside = QFileInfo(QString::fromStdString(path)).absolutePath();
            const BoardSource boardsThere = boards::besideLog(beside);
            const BookSource booksThere = books::besideLog(beside);
            std::ifstream in(path);
            std::string line;
            std::getline(in, line);
            Json header = Json::parse(line);
            const auto game = makeGame(header, boardsThere, booksThere);
            ASSERT_TRUE(game.ok()) << game.error().message;
            for (int n = 1; std::getline(in, line); ++n) {
                (*game)->submit(Json::parse(line));
                Json position = n % 10 == 0 ? (*game)->position() : Json();
                if (position.is_null())
                    continue;
                header["position"] = Json::parse(position.dump());
                const auto again = makeGame(header, boardsThere, booksThere);
                ASSERT_TRUE(again.ok()) << again.error().message;
                ASSERT_EQ(hashOf((*again)->state()), hashOf((*game)->state())) << n;
                ++compared;
            }
        }
    EXPECT_GT(compared, 100);
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
    // A title that an older version took from a file may be longer than a board's may be now.
    Json longer = draft;
    longer["title"] = longer["board"]["title"]["en"] = std::string(5000, 'x');
    OwnBoards own;
    const auto error = own.load(Json{{"version", 1}, {"boards", {draft, longer}}}.dump());
    ASSERT_FALSE(error.has_value()) << error->message;
    ASSERT_EQ(own.all().size(), 2);
    EXPECT_EQ(own.all()[1].title, QString(100, u'x'));
    EXPECT_EQ(own.all()[1].draft.board.title.at("en"), std::string(100, 'x'));
    const auto unsaved = unsavedBoardFromJson(longer.dump());
    ASSERT_TRUE(unsaved.ok()) << unsaved.error().message;
    EXPECT_EQ(unsaved->title, QString(100, u'x'));

    ValueBook book;
    withEveryOddValue(Json::parse(book.toJson()), [](const std::string& text) {
        ValueBook read;
        (void)read.load(text);
    });
}

} // namespace
} // namespace watchfire
