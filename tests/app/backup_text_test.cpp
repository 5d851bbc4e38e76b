// SPDX-License-Identifier: Apache-2.0
// What the table reads before a backup replaces anything: game by game what is good and what is not, and of a
// file that is no good why and what to do.
#include "app/kiosk/backup_text.h"

#include "app/journal/journal_file.h"
#include "app/kiosk/game_check.h"
#include "app/kiosk/keeper.h"
#include "app/kiosk/models/kiosk.h"
#include "tests/app/support/editor_desk.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QDate>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <map>
#include <set>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

constexpr int backupPatience = 20000;

/// A recorded game of these tests as a journal has it: with its board or book in the header, and without the
/// lines that were refused.
journal::GameLog recorded(const std::string& name) {
    const std::vector<Json> lines = test::recorded("golden/" + name);
    std::ifstream answers(WATCHFIRE_SOURCE_DIR "/tests/golden/" + name + ".out.jsonl");
    journal::GameLog log;
    log.game.id = name;
    log.game.header = lines.front().dump();
    log.game.title = name;
    log.game.created = log.game.updated = "2026-11-20T19:00:00.000Z";
    std::string answer;
    for (std::size_t i = 1; i < lines.size() && std::getline(answers, answer); ++i) {
        const int n = static_cast<int>(log.commands.size()) + 1;
        if (Json::parse(answer)["ok"] == true)
            log.commands.push_back({name, n, lines[i].dump(), "h", log.game.created, {}});
    }
    log.game.commands = static_cast<int>(log.commands.size());
    return log;
}

TEST(GameCheck, RecordedGamesOfBothFamiliesGoOn) {
    for (const std::string& name : test::goldenGames()) {
        const auto checked = kiosk::checkGame(recorded(name));
        EXPECT_TRUE(checked.whole()) << name << ": line " << checked.played + 1 << " " << checked.reason;
        EXPECT_TRUE(checked.reason.empty());
        EXPECT_GT(checked.lines, 5);
    }
}

TEST(GameCheck, ALineThatTheRulesRefuseIsToldInTheirWords) {
    journal::GameLog log = recorded("great-wall-breach");
    log.commands[10].line = R"({"do":"build","piece":"city","player":"red","at":"0,0:N"})";
    const auto checked = kiosk::checkGame(log);
    EXPECT_FALSE(checked.whole());
    EXPECT_TRUE(checked.begins);
    EXPECT_EQ(checked.played, 10);
    EXPECT_EQ(checked.until, 10);
    EXPECT_EQ(checked.reason.back(), '.') << checked.reason;
    const auto verdict = kiosk::verdictOn({"/media/stick/b.db", {}, {checked}, {}, 0, 0});
    ASSERT_EQ(verdict.games.size(), 1);
    EXPECT_FALSE(verdict.games[0].good);
    EXPECT_TRUE(verdict.games[0].detail.contains(QStringLiteral("line 11 of %1").arg(log.commands.size())))
        << verdict.games[0].detail.toStdString();
}

/// The check cannot be broken off within a game: a stranger's backup would keep it busy for hours.
TEST(GameCheck, AGameThatTakesTooLongIsKeptAndSaysSo) {
    const journal::GameLog log = recorded("great-wall-breach");
    const auto checked = kiosk::checkGame(log, QDeadlineTimer(0));
    EXPECT_TRUE(checked.begins);
    EXPECT_EQ(checked.played, 0);
    EXPECT_EQ(checked.reason, "Its moves take too long to repeat.");
    const auto verdict = kiosk::verdictOn({"/media/stick/b.db", {}, {checked}, {}, 0, 0});
    ASSERT_EQ(verdict.games.size(), 1);
    EXPECT_FALSE(verdict.games[0].good);
    EXPECT_TRUE(verdict.games[0].detail.startsWith(QStringLiteral(
        "Its moves take too long to repeat. It is restored as it is, but perhaps it cannot be opened.")))
        << verdict.games[0].detail.toStdString();
}

TEST(GameCheck, ABrokenHeaderSaysWhatIsWrongWithIt) {
    journal::GameLog log = recorded("world-storm");
    Json header = Json::parse(log.game.header);
    header["scenario"] = "the-moon";
    log.game.header = header.dump();
    auto checked = kiosk::checkGame(log);
    EXPECT_FALSE(checked.begins);
    EXPECT_NE(checked.reason.find("the-moon"), std::string::npos) << checked.reason;
    log.game.header = "{";
    checked = kiosk::checkGame(log);
    EXPECT_FALSE(checked.begins);
    EXPECT_FALSE(checked.reason.empty());
    EXPECT_FALSE(checked.name.empty());
    // A name there could mean any file of this machine.
    header["scenario"] = "world";
    header["board"] = "world";
    log.game.header = header.dump();
    EXPECT_FALSE(kiosk::checkGame(log).begins);
}

TEST(GameCheck, AGameWithMoreLinesThanAnEveningHasIsLeftOut) {
    journal::GameLog log = recorded("great-wall-breach");
    const int whole = static_cast<int>(log.commands.size());
    while (static_cast<int>(log.commands.size()) < journal::mostStored)
        log.commands.push_back({log.game.id, static_cast<int>(log.commands.size()) + 1, "{}", "h", {}, {}});
    auto checked = kiosk::checkGame(log);
    EXPECT_TRUE(checked.begins) << checked.reason;
    EXPECT_EQ(checked.played, whole);

    log.commands.push_back({log.game.id, journal::mostStored + 1, "{}", "h", {}, {}});
    checked = kiosk::checkGame(log);
    EXPECT_FALSE(checked.begins);
    EXPECT_EQ(checked.played, 0);
    EXPECT_EQ(checked.lines, journal::mostStored + 1);
    EXPECT_FALSE(checked.name.empty());
    EXPECT_EQ(checked.reason, "It has 200001 lines; at most 200000 are allowed.");
    log.game.commands = journal::mostStored + 1;
    log.commands.clear(); // nobody reads them into memory
    EXPECT_FALSE(kiosk::checkGame(log).begins);
    const auto verdict = kiosk::verdictOn({"/media/stick/b.db", {}, {checked}, {}, 0, 0});
    ASSERT_EQ(verdict.games.size(), 1);
    EXPECT_FALSE(verdict.games[0].good);
    EXPECT_TRUE(verdict.games[0].detail.contains(QStringLiteral("It is left out")))
        << verdict.games[0].detail.toStdString();
}

journal::CheckedGame checkedGame(int number, int played) {
    journal::CheckedGame game;
    game.id = "game-" + std::to_string(number);
    game.name = "Game " + std::to_string(number);
    game.lines = 9;
    game.played = game.until = played;
    game.reason = played == 9 ? "" : "It is Bo's turn.";
    return game;
}

TEST(BackupVerdict, TheBadOnesComeFirstAndNobodyScrollsThroughAThousand) {
    journal::CheckedBackup backup;
    for (int i = 0; i < 1000; ++i)
        backup.games.push_back(checkedGame(i, i == 990 ? 4 : 9));
    const auto verdict = kiosk::verdictOn(backup);
    EXPECT_TRUE(verdict.title.contains(QStringLiteral("999")) &&
                verdict.title.contains(QStringLiteral("1000")))
        << verdict.title.toStdString();
    EXPECT_LT(verdict.games.size(), 200);
    EXPECT_EQ(verdict.games[0].id, QStringLiteral("game-990"));
    EXPECT_TRUE(verdict.games[0].detail.contains(QStringLiteral("It is Bo's turn.")));
    EXPECT_TRUE(verdict.games[1].good);
    EXPECT_EQ(verdict.games[1].id, QStringLiteral("game-0"));
    EXPECT_TRUE(verdict.further.contains(QString::number(1000 - verdict.games.size())))
        << verdict.further.toStdString();
    EXPECT_TRUE(kiosk::verdictOn({{}, {}, {checkedGame(1, 9)}, {}, 0, 0}).further.isEmpty());
    // A stranger's backup may have as many broken ones.
    for (journal::CheckedGame& game : backup.games)
        game.played = game.until = 4;
    const auto broken = kiosk::verdictOn(backup);
    EXPECT_LT(broken.games.size(), 200);
    EXPECT_FALSE(broken.games.last().good);
    EXPECT_TRUE(broken.further.contains(QString::number(1000 - broken.games.size())))
        << broken.further.toStdString();
}

TEST(BackupVerdict, EachFateHasItsOwnWords) {
    journal::CheckedGame lost = checkedGame(1, 0);
    lost.begins = false;
    journal::CheckedGame later = checkedGame(2, 3);
    later.from = 5;
    later.until = 9;
    journal::CheckedGame twice = later;
    twice.id = "game-3";
    twice.until = 7;
    std::set<QString> told;
    for (const auto& game : {lost, later, twice, checkedGame(4, 3), checkedGame(5, 9)})
        told.insert(kiosk::verdictOn({{}, {}, {game}, {}, 0, 0}).games.at(0).detail);
    EXPECT_EQ(told.size(), 5U);
    // Each says when it was played, whatever becomes of it: two evenings of the same players differ in
    // nothing else.
    for (auto game : {lost, later, checkedGame(4, 3), checkedGame(5, 9)}) {
        game.updated = "2026-01-02T20:14:00.000Z";
        const QString detail = kiosk::verdictOn({{}, {}, {game}, {}, 0, 0}).games.at(0).detail;
        EXPECT_TRUE(detail.contains(QStringLiteral("Played last: "))) << detail.toStdString();
        EXPECT_TRUE(detail.contains(QStringLiteral("2026")) || detail.contains(QStringLiteral("26")))
            << detail.toStdString();
    }
    std::set<QString> titles;
    for (const auto& games : std::vector<std::vector<journal::CheckedGame>>{
             {}, {checkedGame(1, 9)}, {checkedGame(1, 4)}, {checkedGame(1, 4), checkedGame(2, 9)}})
        titles.insert(kiosk::verdictOn({{}, {}, games, {}, 0, 0}).title);
    EXPECT_EQ(titles.size(), 4U);
}

TEST(BackupVerdict, EachFaultOfAFileHasItsSentenceAndSaysWhatToDo) {
    using Kind = journal::JournalErrorKind;
    std::set<QString> told;
    const std::vector<Kind> kinds{Kind::cannotOpen, Kind::foreign,  Kind::newer,  Kind::damaged, Kind::cut,
                                  Kind::full,       Kind::readOnly, Kind::locked, Kind::failed};
    for (const Kind kind : kinds) {
        const QString text = kiosk::restoreRefusal({kind, "/media/stick/sunday.db", {}, "the reason"});
        EXPECT_TRUE(text.contains(QStringLiteral("sunday.db"))) << text.toStdString();
        EXPECT_TRUE(text.endsWith(QStringLiteral("Nothing was changed."))) << text.toStdString();
        EXPECT_GE(text.count(QLatin1Char('.')) + text.count(QLatin1Char('?')), 4) << text.toStdString();
        told.insert(text);
    }
    EXPECT_EQ(told.size(), kinds.size());
    const QString full = kiosk::restoreRefusal({Kind::full, "/media/stick/sunday.db", {}, "it needs 5 GiB"});
    EXPECT_TRUE(full.contains(QStringLiteral("it needs 5 GiB"))) << full.toStdString();
}

// The whole way, as the settings page goes it: the file, the check, the question, the answer.
class Restore : public ::testing::Test {
protected:
    QTemporaryDir folder;
    const QByteArray home = qgetenv("HOME"); ///< its documents are the first place where files are looked for
    test::EditorDesk desk{folder.filePath(QStringLiteral("journal.db")), folder.path()};
    ValueBook own;
    BookShelf shelf{own};
    ValueBookModel book{own, shelf, powder::Book(), [this] { return drives(); }};
    DeviceModel device;
    SettingsModel settings{QStringLiteral("en")};
    Kiosk kiosk{desk.newGame, book, desk.program.table, device, settings, QStringLiteral("1")};
    kiosk::Keeper keeper{
        {desk.program.journal, *desk.program.desk, kiosk, [] { return std::string("now"); }}};
    BackupModel& backup = *kiosk.backup();

    void SetUp() override {
        qputenv("HOME", folder.path().toLocal8Bit());
        qunsetenv("XDG_CONFIG_HOME");
        ASSERT_TRUE(drives::places().constFirst().folder.startsWith(folder.path()));
        ASSERT_TRUE(QDir().mkpath(drives::places().constFirst().folder));
        kiosk.lock()->fromJson("{}");
        backup.refreshFiles();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !backup.busy(); }, backupPatience));
    }
    void TearDown() override { qputenv("HOME", home); }
    static QString documents(const QString& name) {
        return drives::places().constFirst().folder + QLatin1Char('/') + name;
    }
    QList<drives::Place> drives() const { return {{folder.path(), QStringLiteral("Documents")}}; }
    void write(const QString& name, const std::vector<journal::GameLog>& games) {
        journal::JournalFile file;
        const QString path = documents(name);
        ASSERT_FALSE(file.open(path, std::chrono::milliseconds(100)));
        for (const auto& log : games) {
            ASSERT_FALSE(file.createGame(log.game));
            for (const auto& command : log.commands)
                ASSERT_FALSE(file.append(command, std::nullopt));
        }
    }
    std::vector<std::string> present() {
        std::vector<journal::GameRecord> games;
        bool listed = false;
        const auto heard = QObject::connect(&desk.program.journal, &journal::Journal::gamesListed, &kiosk,
                                            [&](const std::vector<journal::GameRecord>& all) {
                                                games = all;
                                                listed = true;
                                            });
        desk.program.journal.listGames();
        EXPECT_TRUE(QTest::qWaitFor([&] { return listed; }, backupPatience));
        QObject::disconnect(heard);
        std::vector<std::string> ids;
        for (const auto& game : games)
            ids.push_back(game.id);
        return ids;
    }
    bool answered() {
        return QTest::qWaitFor(
            [&] { return !backup.busy() && !(backup.doubt().isEmpty() && backup.problem().isEmpty()); },
            backupPatience);
    }
};

TEST_F(Restore, NothingIsReplacedBeforeTheAnswer) {
    auto broken = recorded("raiders-capture");
    broken.commands[4].line = "{}";
    auto headless = recorded("great-river-flood");
    headless.game.header = "{\"players\":[1]}";
    write(QStringLiteral("b.db"), {recorded("great-wall-breach"), broken, headless, recorded("world-storm")});
    const QString file = QStringLiteral("b.db");
    const auto before = present();
    backup.restore(file);
    EXPECT_TRUE(backup.busy());
    EXPECT_FALSE(backup.progress().isEmpty());
    ASSERT_TRUE(answered());
    EXPECT_TRUE(backup.progress().isEmpty());
    EXPECT_EQ(backup.doubt(), QStringLiteral("2 of 4 games can go on"));
    ASSERT_EQ(backup.gameRows().rowCount(), 4);
    EXPECT_FALSE(backup.gameRows().rows()[0].good || backup.gameRows().rows()[1].good);
    EXPECT_EQ(present(), before);
    backup.dismiss();
    const QString copy = folder.filePath(QStringLiteral("journal.db.incoming"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(copy); }, backupPatience));
    EXPECT_EQ(present(), before);

    backup.restore(file);
    ASSERT_TRUE(answered());
    backup.goOn();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !backup.notice().isEmpty(); }, backupPatience));
    EXPECT_EQ(present(), (std::vector<std::string>{"world-storm", "raiders-capture", "great-wall-breach"}));
    EXPECT_FALSE(QFile::exists(copy));
}

TEST_F(Restore, TheTableIsLeftBeforeTheJournalIsReplaced) {
    write(QStringLiteral("b.db"), {recorded("great-wall-breach")});
    ASSERT_FALSE(desk.program.desk->begin(test::wallHeader(), "game-1", false).has_value());
    backup.restore(QStringLiteral("b.db"));
    ASSERT_TRUE(answered());
    EXPECT_TRUE(desk.program.desk->open());
    backup.goOn();
    EXPECT_FALSE(desk.program.desk->open()) << "its next line would go into the other journal";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !backup.notice().isEmpty(); }, backupPatience));
    EXPECT_EQ(present(), std::vector<std::string>{"great-wall-breach"});
}

TEST_F(Restore, ItIsBrokenOffByAHand) {
    write(QStringLiteral("b.db"), {recorded("great-wall-breach")});
    const QString file = QStringLiteral("b.db");
    backup.restore(file);
    backup.stop();
    EXPECT_FALSE(backup.busy());
    QTest::qWait(300); // an answer that comes late is nobody's
    EXPECT_TRUE(backup.doubt().isEmpty() && backup.problem().isEmpty());
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("journal.db.incoming"))));
    backup.restore(file);
    EXPECT_TRUE(answered());
}

TEST_F(Restore, BackupsAreCalledByTheirTimeAsGamesAre) {
    const QString yesterday =
        QDate::currentDate().addDays(-1).toString(QStringLiteral("'watchfire-'yyyy-MM-dd'-2005.db'"));
    const QStringList names{QStringLiteral("watchfire-2026-01-02-2014.db"), yesterday,
                            QStringLiteral("watchfire-summer.db")};
    for (const QString& name : names)
        ASSERT_TRUE(QFile(documents(name)).open(QIODevice::WriteOnly));
    backup.refreshFiles();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !backup.busy(); }, backupPatience));
    std::map<QString, QString> titles;
    for (const ChoiceRow& row : backup.fileRows().rows())
        titles[row.id] = row.title;
    ASSERT_EQ(titles.size(), 3U);
    EXPECT_EQ(titles[names[0]],
              QLocale().toString(QDate(2026, 1, 2), QLocale::ShortFormat) + QStringLiteral(", 20:14"));
    EXPECT_EQ(titles[names[1]], QStringLiteral("yesterday, 20:05"));
    EXPECT_EQ(titles[names[2]], names[2]);
}

TEST_F(Restore, AFileThatIsNoBackupSaysSo) {
    QFile out(documents(QStringLiteral("holiday.db")));
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    out.write("pictures");
    out.close();
    backup.restore(QStringLiteral("holiday.db"));
    ASSERT_TRUE(answered());
    EXPECT_TRUE(backup.doubt().isEmpty());
    EXPECT_TRUE(backup.problem().startsWith(QStringLiteral("holiday.db is no backup")))
        << backup.problem().toStdString();
}

} // namespace
} // namespace watchfire
