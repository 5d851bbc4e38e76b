// SPDX-License-Identifier: Apache-2.0
// The game desk on a real journal: commands from every source, ticks, undo that gives a roll back, rolls that
// wait, draws by the program, refusals and "anyway", and a resume that ends in the same position.
#include "app/desk/game_end.h"
#include "app/kiosk/game_check.h"
#include "app/models/table_herald.h"
#include "tests/app/journal/fake_source.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QTemporaryDir>

namespace watchfire {
namespace {

using test::FakeSource;
using test::Json;
using test::Program;
using test::waitUntil;

class DeskTest : public testing::Test {
protected:
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QString path() const { return file("journal.db"); }

private:
    QTemporaryDir m_folder;
};

TEST_F(DeskTest, TheFoundingIsGuidedByTapsOnTheBoard) {
    Program p(path());
    ASSERT_FALSE(p.desk->begin(test::wallHeader(), "game-1", false).has_value());
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Founding);
    EXPECT_EQ(p.table.founding()->total(), 20);
    EXPECT_EQ(p.table.founding()->title(), QStringLiteral("Ann, choose your border fort"));
    EXPECT_EQ(p.table.board()->placeRows().rowCount(), 4) << "four forts";
    for (int i = 0; i < 20; ++i) {
        ASSERT_EQ(p.table.founding()->number(), i + 1);
        ASSERT_GT(p.table.board()->placeRows().rowCount(), 0) << i;
        p.table.board()->choose(0);
    }
    EXPECT_TRUE(p.table.founding()->complete());
    p.table.founding()->begin();
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Roll);
    for (const PlayerRow& row : p.table.playerRows().rows())
        EXPECT_EQ(row.points, 3) << row.name.toStdString();
}

TEST_F(DeskTest, TheTableKnowsWhereSomebodyActsAndHearsOfEachNewThingOnce) {
    Program p(path());
    TableHerald herald(p.table);
    QStringList heard;
    QObject::connect(&herald, &TableHerald::announced, &p.table,
                     [&](const QString& text) { heard.append(text); });
    p.startWall();
    EXPECT_EQ(herald.actingSeat(), QStringLiteral("east")) << "Di founds next";
    EXPECT_EQ(heard.size(), 5) << "four forts, and what comes then";
    EXPECT_EQ(heard.last(), p.table.founding()->title());
    EXPECT_EQ(herald.open(), p.table.founding()->title());
    p.begin();
    EXPECT_EQ(herald.open(), QStringLiteral("Ann, roll!"));
    heard.clear();
    p.table.roll(1, 1);
    p.table.steps()->doneAll();
    p.table.endTurn();
    EXPECT_EQ(herald.actingSeat(), QStringLiteral("west")) << "whose turn it is";
    EXPECT_EQ(heard.last(), QStringLiteral("Bo, roll!"));
    p.table.roll(3, 4);
    ASSERT_TRUE(p.table.decision()->open());
    EXPECT_EQ(heard.count(p.table.decision()->title()), 1);
    const auto step = p.table.steps()->currentIndex();
    ASSERT_GE(step, 0);
    EXPECT_EQ(herald.open(), p.table.steps()->rows()[step].sentence);
    p.table.steps()->doneAll();
    EXPECT_EQ(herald.open(), p.table.decision()->title());
    EXPECT_EQ(herald.actingSeat(), QStringLiteral("west"));
}

TEST_F(DeskTest, ARollOfALogThatDoesNotSayHowEndsWithNoComma) {
    Program p(path());
    p.startWall();
    p.begin();
    p.desk->submit({{"do", "roll"}, {"dice", {1, 1}}});
    EXPECT_EQ(p.table.rolledBy(), QStringLiteral("Ann rolled"));
    p.table.steps()->doneAll();
    p.table.endTurn();
    p.desk->submit({{"do", "roll"}, {"dice", {1, 1}}, {"by", "hand"}});
    EXPECT_EQ(p.table.rolledBy(), QStringLiteral("Bo rolled, by hand"));
}

TEST_F(DeskTest, ABreachIsToldCardByCardAndTicked) {
    Program p(path());
    p.startWall();
    p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    p.begin();
    EXPECT_EQ(p.table.forecast()->headline(), QStringLiteral("4 of 36 rolls breach a wall (11%)"));
    for (const BoardWallRow& wall : p.table.board()->property("rows").value<BoardRows>().walls)
        EXPECT_EQ(wall.sums, wall.wall == QLatin1String("W3")   ? QStringLiteral("11")
                             : wall.wall == QLatin1String("W4") ? QStringLiteral("3")
                                                                : QString())
            << wall.wall.toStdString() << ": the board names the sums that breach a wall";
    p.table.roll(5, 6);
    EXPECT_EQ(p.table.sum(), 11);
    EXPECT_EQ(p.table.headline(), QStringLiteral("Breach!"));
    StepsModel& steps = *p.table.steps();
    QStringList icons;
    for (const StepRow& row : steps.rows())
        icons.append(row.icon);
    EXPECT_EQ(icons, (QStringList{"move-rider", "breach", "rider-behind-wall", "penalty"}));
    EXPECT_EQ(steps.currentIndex(), 0);
    EXPECT_EQ(steps.rows()[0].why.contains(QStringLiteral("11 is an attack number of III")), true);
    EXPECT_EQ(p.table.board()->litRows().rowCount(), 2) << "assembly hex and attack hex";

    // One tick changes three rows, but the current card changes only once.
    int changes = 0;
    QObject::connect(&steps, &StepsModel::dataChanged, &steps,
                     [&](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                         EXPECT_EQ(roles.size(), 1) << "only the state of a card changes";
                         ++changes;
                     });
    QStringList announced;
    QObject::connect(&steps, &StepsModel::announced, &steps,
                     [&](const QString& text) { announced.append(text); });
    steps.done();
    EXPECT_EQ(changes, 3) << "it is done, the breach is told, and what follows it is current";
    ASSERT_EQ(announced.size(), 1);
    EXPECT_TRUE(announced.first().startsWith(QStringLiteral("Ann's wall (W3) is breached. Put the rider")))
        << announced.first().toStdString();
    steps.back();
    EXPECT_EQ(steps.currentIndex(), 0);
    steps.doneAll();
    EXPECT_EQ(steps.left(), 0);
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Act);
}

/// A saved game in which a roll of the tower has breached a wall, was undone and redone, and one card is
/// ticked.
class SavedBreach : public DeskTest {
protected:
    Json before; ///< the state that was saved
    QStringList cards;

    void play() {
        Program p(path());
        p.startWall();
        p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
        p.begin();
        ASSERT_TRUE(p.towerRolls(5, 6));
        p.table.steps()->done();
        p.table.undo();
        p.table.redo();
        p.table.steps()->done();
        before = p.desk->state();
        for (const StepRow& row : p.table.steps()->rows())
            cards.append(row.id + row.state);
        ASSERT_TRUE(p.saved());
    }
};

TEST_F(SavedBreach, ResumeEndsInTheSameStateWithTheSameTicks) {
    ASSERT_NO_FATAL_FAILURE(play());
    Program p(path());
    ASSERT_FALSE(p.resume().has_value());
    EXPECT_EQ(p.desk->state(), before);
    QStringList now;
    for (const StepRow& row : p.table.steps()->rows())
        now.append(row.id + row.state);
    EXPECT_EQ(now, cards);
    EXPECT_TRUE(now.first().endsWith(QStringLiteral("done")));
    EXPECT_FALSE(p.table.pendingRoll()->open()) << "the roll is used, once";
    p.table.undo();
    EXPECT_TRUE(p.table.pendingRoll()->open()) << "undo reaches back beyond the restart";
}

/// All that the table shows of a game, as far as the opening of a game decides it.
QStringList shownBy(TableModel& table) {
    QStringList all{table.headline(), table.modeName(), table.turnPlayer(), table.undoTitle(),
                    table.redoTitle()};
    for (const StepRow& row : table.steps()->rows())
        all.append(row.id + QLatin1Char(' ') + row.sentence + QLatin1Char(' ') + row.state);
    for (const HistoryRow& row : table.history()->all())
        all.append(row.key() + QLatin1Char(' ') + row.title + row.lines.join(QLatin1Char('/')) + row.time +
                   QString::number(static_cast<int>(row.undone)));
    for (const BuildingRow& row : table.board()->buildingRows().rows())
        all.append(row.place + QString::number(static_cast<int>(row.latest)));
    return all;
}

TEST_F(SavedBreach, AGameThatWasLookedAtAheadOpensAsAnyOther) {
    ASSERT_NO_FATAL_FAILURE(play());
    QStringList shown;
    Json state;
    {
        Program p(path());
        ASSERT_FALSE(p.resume().has_value());
        shown = shownBy(p.table);
        state = p.desk->state();
        ASSERT_GT(p.table.history()->all().size(), 4);
    }
    Program p(path());
    const journal::GameLog log = p.log();
    const HexGame* game = p.desk->lookAhead(log);
    ASSERT_NE(game, nullptr);
    EXPECT_EQ(game->state(), state);
    EXPECT_FALSE(p.desk->open());
    p.desk->showAhead();
    EXPECT_FALSE(p.desk->open());
    EXPECT_EQ(p.table.turnPlayer(), QStringLiteral("red"));
    EXPECT_EQ(p.table.steps()->left(), 0) << "it is not open: there is nothing to be done";
    ASSERT_FALSE(p.desk->resume(log, p.contents.settings[GameDesk::ticksKey("game-1")]).has_value());
    EXPECT_EQ(p.desk->family()->game(), game) << "it was carried out again";
    EXPECT_EQ(shownBy(p.table), shown);
    EXPECT_EQ(p.desk->state(), state);
    p.table.undo();
    EXPECT_TRUE(p.table.pendingRoll()->open()) << "undo reaches back beyond the restart";
}

TEST_F(DeskTest, WhatHappenedAfterAGameWasLookedAtIsNotLost) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.saved());
    const journal::GameLog early = p.log();
    p.table.roll(3, 4);
    ASSERT_TRUE(p.saved());
    const journal::GameLog late = p.log();
    const Json state = p.desk->state();
    p.desk->close();
    ASSERT_NE(p.desk->lookAhead(early), nullptr);
    ASSERT_FALSE(p.desk->resume(late, "[]").has_value());
    EXPECT_EQ(p.desk->state(), state);

    p.desk->close();
    journal::GameLog broken = late;
    broken.commands.back().line = "nonsense";
    ASSERT_NE(p.desk->lookAhead(broken), nullptr) << "it is shown as far as it goes";
    QString told;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(),
                     [&](const QString& what) { told = what; });
    ASSERT_FALSE(p.desk->resume(broken, "[]").has_value());
    EXPECT_FALSE(told.isEmpty()) << "a game that is broken says so, also if somebody has looked at it";
}

/// A log within all bounds may take minutes: the start page, which looks ahead, would stand still at every
/// start.
TEST_F(DeskTest, AGameWhoseMovesTakeTooLongIsNotOpened) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.saved());
    const journal::GameLog log = p.log();
    const Json state = p.desk->state();
    p.desk->close();
    EXPECT_EQ(p.desk->lookAhead(log, QDeadlineTimer(0)), nullptr);
    const auto error = p.desk->resume(log, "[]", QDeadlineTimer(0));
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->message, "its moves take too long to repeat");
    EXPECT_FALSE(p.desk->open());
    ASSERT_FALSE(p.desk->resume(log, "[]").has_value()) << "nothing of it is lost";
    EXPECT_EQ(p.desk->state(), state);
}

TEST_F(DeskTest, APracticeGameStaysOneAfterARestartAndAtItsEnd) {
    for (const bool practice : {true, false}) {
        const QString db = path() + QString::number(static_cast<int>(practice));
        {
            Program p(db);
            ASSERT_FALSE(p.desk->begin(test::wallHeader(), "game-1", practice).has_value());
            for (const Json& command : test::forts())
                ASSERT_TRUE(p.desk->submit(command)["ok"].get<bool>());
            for (const char* player : {"blue", "white"})
                p.desk->submit({{"do", "correct"}, {"what", "penalty"}, {"at", player}, {"value", 3}});
            p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
            p.begin();
            p.table.roll(5, 6);
            EXPECT_EQ(p.table.practice(), practice);
            ASSERT_TRUE(p.saved());
        }
        Program p(db);
        ASSERT_FALSE(p.resume().has_value());
        EXPECT_EQ(p.table.practice(), practice);
        TableModel table;
        const auto ended = showEnd(p.log(), table);
        ASSERT_NE(ended, nullptr);
        EXPECT_EQ(table.practice(), practice) << "a hall asks for it after a restart";
    }
}

TEST_F(DeskTest, ATickDoesNotOutliveItsCommand) {
    {
        Program p(path());
        p.startWall();
        p.begin();
        p.table.roll(3, 4);
        p.table.steps()->done();
        p.table.undo();
        p.table.roll(3, 4);
        EXPECT_EQ(p.table.steps()->left(), 1);
        ASSERT_TRUE(p.saved());
    }
    Program p(path());
    ASSERT_FALSE(p.resume().has_value());
    EXPECT_EQ(p.table.steps()->left(), 1);
}

TEST_F(DeskTest, UndoGivesTheRollBackAndATapUsesItAgain) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.towerRolls(2, 3));
    EXPECT_EQ(p.table.sum(), 5);
    const Json after = p.desk->state();
    p.table.undo();
    EXPECT_EQ(p.table.sum(), 0);
    ASSERT_TRUE(p.table.pendingRoll()->open());
    EXPECT_EQ(p.table.pendingRoll()->dice().value(0), 2);
    EXPECT_TRUE(p.table.pendingRoll()->canUse());
    // A new roll queues behind it and does not play by itself.
    ASSERT_TRUE(p.towerRolls(6, 6));
    EXPECT_EQ(p.table.sum(), 0);
    EXPECT_EQ(p.table.pendingRoll()->more(), 1);
    p.table.pendingRoll()->use();
    EXPECT_EQ(p.desk->state(), after);
    EXPECT_EQ(p.table.pendingRoll()->dice().value(0), 6) << "the other one lies there now";
    EXPECT_EQ(p.table.pendingRoll()->why(), QStringLiteral("Ann has already rolled this turn."));
    EXPECT_TRUE(p.table.pendingRoll()->canUse()) << "not by itself, but by a tap that ends the turn";
    EXPECT_EQ(p.table.pendingRoll()->useText(), QStringLiteral("End Ann's turn and use it for Bo"));
    p.table.pendingRoll()->discard();
    EXPECT_FALSE(p.table.pendingRoll()->open());
}

TEST_F(DeskTest, ARollThatUndoGaveBackIsUsedByOneGameOnly) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.towerRolls(2, 3));
    const journal::GameLog rolled = p.log();
    p.table.undo();
    ASSERT_TRUE(p.table.pendingRoll()->open());
    const journal::GameLog undone = p.log();
    ASSERT_EQ(undone.commands.size(), rolled.commands.size() + 1);

    ASSERT_FALSE(p.desk->begin(test::wallHeader(), "game-2", false).has_value());
    for (const Json& command : test::forts())
        ASSERT_TRUE(p.desk->submit(command)["ok"].get<bool>());
    p.begin();
    p.table.pendingRoll()->use();
    ASSERT_EQ(p.table.sum(), 5);

    ASSERT_FALSE(p.desk->resume(undone, {}).has_value());
    p.table.redo();
    EXPECT_EQ(p.table.sum(), 0) << "the other game has the roll";
    EXPECT_EQ(p.table.refusal()->text(),
              QStringLiteral("Another game has used this roll since it was undone. Roll again."));
    EXPECT_FALSE(p.table.refusal()->canAnyway());
    EXPECT_EQ(p.log().commands.size(), undone.commands.size());
    ASSERT_TRUE(p.towerRolls(4, 4));
    EXPECT_EQ(p.table.sum(), 8);
    EXPECT_FALSE(p.table.refusal()->open());

    // An older journal may have the roll in both games.
    ASSERT_FALSE(p.desk->resume(rolled, {}).has_value());
    p.table.undo();
    EXPECT_EQ(p.table.sum(), 0);
    EXPECT_FALSE(p.table.pendingRoll()->open()) << "the other game still uses it";
    EXPECT_TRUE(p.saved());
}

TEST_F(DeskTest, WhatAnotherTowerRolledBeforeItWasChosenIsUsedByATapOnly) {
    Program p(path());
    FakeSource mine("T1");
    FakeSource other("T2");
    p.rolls.addSource(mine);
    p.rolls.addSource(other);
    p.startWall();
    p.begin();
    p.rolls.chooseTower("T1");
    other.bring(1, {6, 6});
    other.bring(2, {5, 5});
    ASSERT_TRUE(waitUntil([&] { return p.rolls.waitingElsewhere().size() == 2; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(p.state().turn.phase, hex::TurnPhase::beforeRoll) << "it does not play";
    EXPECT_FALSE(p.table.pendingRoll()->open());

    p.rolls.chooseTower("T2");
    ASSERT_TRUE(waitUntil([&] { return p.table.pendingRoll()->open(); }));
    EXPECT_EQ(p.state().turn.phase, hex::TurnPhase::beforeRoll) << "it was not meant for this turn";
    EXPECT_TRUE(p.table.pendingRoll()->canUse());
    EXPECT_TRUE(p.table.pendingRoll()->text().contains(QStringLiteral("T2")));
    p.table.pendingRoll()->discard();
    ASSERT_TRUE(waitUntil([&] { return p.table.pendingRoll()->dice().value(0) == 5; }));
    EXPECT_EQ(p.state().turn.phase, hex::TurnPhase::beforeRoll) << "nor was the one behind it";
    p.table.pendingRoll()->discard();
    other.bring(3, {1, 2});
    EXPECT_TRUE(waitUntil([&] { return p.state().turn.phase == hex::TurnPhase::afterRoll; }));
    EXPECT_EQ(p.state().turn.dice, (hex::Dice{1, 2}));
    p.rolls.removeSource(other);
    p.rolls.removeSource(mine);
}

TEST_F(DeskTest, ARollWhileADecisionIsOpenWaitsForATap) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(3, 4);
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Decision);
    EXPECT_EQ(p.table.decision()->decision(), QStringLiteral("pirate"));
    const Json before = p.desk->state();
    ASSERT_TRUE(p.towerRolls(1, 1));
    EXPECT_EQ(p.desk->state(), before);
    EXPECT_TRUE(p.table.pendingRoll()->open());
    EXPECT_EQ(p.table.pendingRoll()->why(), QStringLiteral("First answer the open question."));
    // The pirate goes where the board is tapped.
    ASSERT_GT(p.table.board()->placeRows().rowCount(), 0);
    const QString sea = p.table.board()->placeRows().rows()[0].place;
    p.table.board()->choose(0);
    EXPECT_EQ(p.desk->state()["pirate"], sea.toStdString());
    EXPECT_EQ(p.table.decision()->decision(), QStringLiteral("steal-from"));
    p.table.decision()->answer(p.table.decision()->rowCount() - 1);
    EXPECT_FALSE(p.table.decision()->open());
    p.table.endTurn();
    EXPECT_TRUE(p.table.pendingRoll()->canUse());
    EXPECT_EQ(p.table.sum(), 0) << "it is not used without a tap";
    p.table.pendingRoll()->use();
    EXPECT_EQ(p.table.sum(), 2);
}

TEST_F(DeskTest, WrongDiceAndARollOutOfTurnAreRefusedAndChangeNothing) {
    Program p(path());
    p.startWall();
    p.begin();
    const Json before = p.desk->state();
    p.table.roll(0, 7);
    EXPECT_EQ(p.table.refusal()->code(), QStringLiteral("bad-dice"));
    EXPECT_EQ(p.desk->state(), before);
    p.table.roll(1, 1);
    EXPECT_FALSE(p.table.refusal()->open());
    p.table.roll(1, 1);
    EXPECT_EQ(p.table.refusal()->code(), QStringLiteral("already-rolled"));
    EXPECT_EQ(p.table.refusal()->clause(), QStringLiteral("BA-06"));
    EXPECT_FALSE(p.table.refusal()->canAnyway());
    EXPECT_FALSE(p.desk->submit({{"do", "nonsense"}})["ok"].get<bool>());
}

TEST_F(DeskTest, TheTablePlacesAnywayAndTheHistorySaysSo) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    p.table.build()->setOpen(true);
    p.table.build()->choose("settlement");
    EXPECT_EQ(p.table.board()->placeRows().rowCount(), 0) << "nothing is joined to a fort without roads";
    p.table.build()->setAnywhere(true);
    const auto& places = p.table.board()->placeRows().rows();
    const auto at = std::find_if(places.begin(), places.end(),
                                 [](const PlaceRow& row) { return row.place == QStringLiteral("0,2:S"); });
    ASSERT_NE(at, places.end());
    p.table.board()->choose(static_cast<int>(at - places.begin()));
    ASSERT_TRUE(p.table.refusal()->canAnyway()) << p.table.refusal()->text().toStdString();
    EXPECT_EQ(p.table.refusal()->clause(), QStringLiteral("BA-31"));
    p.table.refusal()->anyway();
    EXPECT_FALSE(p.table.refusal()->open());
    EXPECT_TRUE(p.desk->state()["buildings"].contains("0,2:S"));
    EXPECT_EQ(p.table.history()->rows().last().how, QStringLiteral("placed anyway"));
    EXPECT_EQ(p.table.decision()->decision(), QStringLiteral("rider-numeral"));
    p.table.decision()->answer(2);
    ASSERT_TRUE(p.saved());
    const std::vector<journal::CommandRecord> lines = p.log().commands;
    ASSERT_EQ(lines.size(), test::forts().size() + 4);
    EXPECT_EQ(
        lines[lines.size() - 2].line,
        R"({"do":"build","piece":"settlement","player":"red","at":"0,2:S","time":"2026-01-02T20:14:00.000Z","anyway":true})")
        << "what the table added stands behind what was refused";
    EXPECT_EQ(
        lines.back().line,
        R"({"do":"answer","decision":"rider-numeral","value":"V","by":"hand","time":"2026-01-02T20:14:00.000Z"})");
}

TEST_F(DeskTest, WhatIsAskedByTouchAndByTheTowerLiesInTheJournalAsLinesOfTheLog) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    p.table.undo();
    p.table.redo();
    const std::string rolled = p.desk->state().dump();
    p.table.endTurn();
    ASSERT_TRUE(p.towerRolls(1, 1));
    ASSERT_TRUE(p.saved());
    const auto fingerprint = [](const std::string& text) {
        return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex();
    };
    const std::vector<journal::CommandRecord> lines = p.log().commands;
    ASSERT_EQ(lines.size(), test::forts().size() + 6);
    const auto line = [&](std::size_t n) { return lines[lines.size() - n].line; };
    EXPECT_EQ(line(5), R"({"do":"roll","dice":[1,1],"by":"hand","time":"2026-01-02T20:14:00.000Z"})");
    EXPECT_EQ(line(4), R"({"do":"undo","time":"2026-01-02T20:14:00.000Z"})");
    EXPECT_EQ(line(3), R"({"do":"redo","time":"2026-01-02T20:14:00.000Z"})");
    EXPECT_EQ(line(2), R"({"do":"end-turn","time":"2026-01-02T20:14:00.000Z"})");
    EXPECT_EQ(
        line(1),
        R"({"do":"roll","dice":[1,1],"by":"tower","tower":"T1","boot":7,"seq":1,"time":"2026-01-02T20:14:00.000Z"})");
    EXPECT_EQ(lines[lines.size() - 3].stateHash, fingerprint(rolled).toStdString());
    EXPECT_EQ(lines.back().stateHash, fingerprint(p.desk->state().dump()).toStdString());
}

// A disk that lost what it had called written, and brings it back after a power cut.
TEST_F(DeskTest, LinesOfAnotherCourseOfTheGameAreLeftOutAndTold) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    ASSERT_TRUE(p.saved());
    const journal::GameLog one = p.log();
    p.table.endTurn();
    ASSERT_TRUE(p.saved());
    journal::GameLog mixed = p.log();
    for (std::size_t line = 1; line < mixed.commands.size(); ++line)
        EXPECT_EQ(mixed.commands[line].before, mixed.commands[line - 1].stateHash);
    // The same roll of another evening, from the same position; the line after it came from the first one.
    Program other(file("other.db"));
    other.startWall();
    other.begin();
    other.table.roll(1, 2);
    ASSERT_TRUE(other.saved());
    const std::size_t roll = one.commands.size() - 1;
    ASSERT_EQ(other.log().commands[roll].before, one.commands[roll].before);
    mixed.commands[roll] = other.log().commands[roll];
    // A position behind the break is of the other course, too.
    mixed.snapshots = {
        {static_cast<int>(mixed.commands.size()), p.desk->family()->game()->position().dump()}};
    QString told;
    QObject::connect(p.desk.get(), &GameDesk::leftOut, p.desk.get(),
                     [&](const QString& what) { told = what; });
    ASSERT_FALSE(p.desk->resume(mixed, "[]").has_value());
    EXPECT_EQ(p.desk->state(), other.desk->state());
    EXPECT_TRUE(told.contains("It belongs to another course of the game.")) << told.toStdString();
    EXPECT_TRUE(told.contains(QString::number(mixed.commands.size()))) << told.toStdString();
    EXPECT_FALSE(kiosk::checkGame(mixed).whole());
    // Whoever goes on writes lines that follow the last one that counts.
    p.table.endTurn();
    ASSERT_TRUE(p.saved());
    EXPECT_EQ(p.log().commands.back().before, mixed.commands[roll].stateHash);
    // Lines of an older program name no line before them.
    for (journal::CommandRecord& line : mixed.commands)
        line.before.clear();
    told.clear();
    ASSERT_FALSE(p.desk->resume(mixed, "[]").has_value());
    EXPECT_EQ(told, QString());
}

TEST_F(DeskTest, TheFiftiethLineKeepsThePosition) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    for (auto n = static_cast<int>(p.log().commands.size()); n < journal::snapshotEvery; ++n)
        p.table.canRedo() ? p.table.redo() : p.table.undo();
    const journal::GameLog log = p.log();
    ASSERT_EQ(log.snapshots.size(), 1U);
    EXPECT_EQ(log.snapshots.front().n, journal::snapshotEvery);
    EXPECT_EQ(log.snapshots.front().state, p.desk->family()->game()->position().dump());
}

TEST_F(DeskTest, TheProgramDrawsFromTheKnownBagIfTheTableSaidSo) {
    Program p(path());
    p.startWall({{"draw", "program"}});
    p.desk->submit({{"do", "correct"}, {"what", "bag"}, {"value", {{"III", 2}, {"IV", 0}, {"V", 1}}}});
    p.begin();
    p.table.roll(1, 1);
    p.drawn = 2; // the third of three riders: V
    ASSERT_TRUE(
        p.desk->submit({{"do", "build"}, {"piece", "city"}, {"player", "red"}, {"at", "0,0:NW"}})["ok"]
            .get<bool>());
    EXPECT_FALSE(p.table.decision()->open());
    EXPECT_EQ(p.desk->state()["assembly"]["V"], 1);
    EXPECT_EQ(p.desk->state()["bag"]["V"], 0);
    EXPECT_EQ(p.table.history()->rows().last().how, QStringLiteral("drawn by the program"));
    p.table.undo();
    EXPECT_TRUE(p.table.decision()->open()) << "undoing an answer opens its decision again";
    EXPECT_TRUE(p.table.decision()->canDraw());
    p.drawn = 0;
    p.table.decision()->draw();
    EXPECT_EQ(p.desk->state()["assembly"]["III"], 1);
}

TEST_F(DeskTest, AKnightIsPlannedInTouches) {
    Program p(path());
    p.startWall();
    p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    p.begin();
    KnightModel& knight = *p.table.knight();
    knight.setOpen(true);
    EXPECT_EQ(knight.stage(), QStringLiteral("card"));
    knight.choose("knight");
    EXPECT_EQ(knight.stage(), QStringLiteral("action"));
    knight.choose("move-rider");
    ASSERT_EQ(p.table.board()->placeRows().rowCount(), 1);
    p.table.board()->choose(0);
    EXPECT_EQ(knight.stage(), QStringLiteral("to"));
    EXPECT_EQ(p.table.board()->placeRows().rowCount(), 2);
    p.table.board()->choose(1);
    EXPECT_EQ(knight.planned(), QStringList{"Move a rider from III to V"});
    knight.choose("pirate");
    p.table.board()->choose(0);
    EXPECT_EQ(knight.stage(), QStringLiteral("victim"));
    knight.choose("blue");
    EXPECT_EQ(knight.planned().size(), 2);
    knight.play();
    EXPECT_FALSE(knight.open());
    EXPECT_EQ(p.desk->state()["assembly"]["V"], 1);
    EXPECT_EQ(p.desk->state()["army"]["red"], 1);
    p.table.knight()->setOpen(true);
    p.table.knight()->choose("knight");
    EXPECT_EQ(p.table.knight()->stage(), QStringLiteral("card")) << "one card a turn";
    p.table.knight()->setOpen(false);
}

TEST_F(DeskTest, CorrectionsAreChosenInTouches) {
    Program p(path());
    p.startWall();
    p.begin();
    CorrectionModel& correction = *p.table.correction();
    const auto correct = [&](const QString& what, const QString& place, const QString& value) {
        correction.setOpen(true);
        correction.choose(what);
        if (!place.isEmpty()) {
            const auto& rows = p.table.board()->placeRows().rows();
            const auto at = std::find_if(rows.begin(), rows.end(),
                                         [&](const PlaceRow& row) { return row.place == place; });
            ASSERT_NE(at, rows.end()) << what.toStdString();
            p.table.board()->choose(static_cast<int>(at - rows.begin()));
        }
        if (!value.isEmpty())
            correction.choose(value);
        EXPECT_FALSE(correction.open()) << what.toStdString() << p.table.refusal()->text().toStdString();
    };
    correct("wall-level", "W4", "3");
    EXPECT_EQ(p.desk->state()["walls"]["W4"]["level"], 3);
    correct("riders", "2,-1", "4");
    EXPECT_EQ(p.desk->state()["walls"]["W5"]["riders"], 4);
    correct("pirate", "0,6", {});
    EXPECT_EQ(p.desk->state()["pirate"], "0,6");
    correct("building", "1,1:N", "city:blue");
    EXPECT_EQ(p.desk->state()["buildings"]["1,1:N"]["piece"], "city");
    correct("line", "1,1:NE", "road:blue");
    EXPECT_TRUE(p.desk->state()["lines"].contains("1,1:NE"));
    correct("number", "1,1", "null");
    EXPECT_FALSE(p.desk->state()["numbers"].contains("1,1"));
    correction.setOpen(true);
    correction.choose("points");
    correction.choose("white");
    correction.choose("2");
    EXPECT_EQ(p.desk->state()["points"]["white"], 3);
    correction.setOpen(true);
    correction.choose("turn");
    correction.choose("orange");
    correction.choose("after-roll");
    EXPECT_EQ(p.desk->state()["turn"]["player"], "orange");
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Act);
    EXPECT_EQ(p.table.history()->rows().last().how, QStringLiteral("correction"));
}

TEST_F(DeskTest, HistoryLeadsBackToAnyPointAndForthAgain) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    p.table.endTurn();
    p.table.roll(1, 2);
    const Json end = p.desk->state();
    ASSERT_EQ(p.table.history()->count(), 8);
    p.table.history()->jumpTo(5);
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Roll);
    EXPECT_TRUE(p.table.history()->rows()[5].undone);
    EXPECT_TRUE(p.table.history()->rows()[4].now);
    p.table.history()->jumpTo(0);
    EXPECT_FALSE(p.table.canUndo());
    p.table.history()->jumpTo(8);
    EXPECT_EQ(p.desk->state(), end);
    p.table.undoRoll();
    EXPECT_EQ(p.table.history()->rows()[6].now, true);
}

// The screen stands still meanwhile: 20 000 moves took half a minute.
TEST_F(DeskTest, AWayBackThatTakesTooLongStopsAndSaysSo) {
    Program p(path());
    p.startWall();
    p.begin();
    p.table.roll(1, 1);
    const Json end = p.desk->state();
    p.desk->jumpTo(0, QDeadlineTimer(0));
    EXPECT_EQ(p.desk->state(), end);
    EXPECT_NE(p.table.notice().indexOf(QStringLiteral("stopped on the way")), -1);
    p.desk->jumpTo(0);
    EXPECT_FALSE(p.table.canUndo());
    EXPECT_EQ(p.table.notice().indexOf(QStringLiteral("stopped on the way")), -1);
}

TEST_F(DeskTest, TheHistorySaysNothingOfWhatWasPutBackInTheGameBefore) {
    Program p(path());
    p.startWall();
    p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    p.begin();
    p.table.roll(5, 6);
    p.table.undo();
    const auto row = [&] { return p.table.history()->rows().last(); };
    ASSERT_TRUE(row().undone);
    EXPECT_EQ(row().back.toStdString(), "Put the pieces as the picture shows them.");
    ASSERT_FALSE(p.resume().has_value()) << "while the other one is open";
    ASSERT_TRUE(row().undone);
    EXPECT_EQ(row().back.toStdString(), "");
}

TEST_F(DeskTest, TheLastChipEndsTheGame) {
    Program p(path());
    p.startWall();
    for (const char* player : {"blue", "white"})
        p.desk->submit({{"do", "correct"}, {"what", "penalty"}, {"at", player}, {"value", 3}});
    p.desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    p.begin();
    p.table.roll(5, 6);
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Steps) << "the last steps come before the winner";
    p.table.steps()->doneAll();
    EXPECT_EQ(p.table.mode(), TableModel::Mode::Over);
    EXPECT_TRUE(p.table.end()->over());
    EXPECT_EQ(p.table.end()->reason(), QStringLiteral("The last penalty chip is taken."));
    EXPECT_EQ(p.table.end()->headline(), QStringLiteral("Di wins with 1 point"));
    EXPECT_FALSE(p.table.canRoll());
    p.table.undo();
    EXPECT_FALSE(p.table.end()->over());
}

TEST_F(DeskTest, SavedFollowsTheCommit) {
    Program p(path());
    ASSERT_FALSE(p.desk->begin(test::wallHeader(), "game-1", false).has_value());
    EXPECT_FALSE(p.table.saved()) << "shown at once, saved when it is on disk";
    ASSERT_TRUE(p.saved());
    EXPECT_TRUE(p.table.saved());
}

} // namespace
} // namespace watchfire
