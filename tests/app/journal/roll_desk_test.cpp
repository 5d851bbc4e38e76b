// SPDX-License-Identifier: Apache-2.0
// The desk with a real journal: a roll goes on disk, then is acknowledged, then offered; and what the app
// does with the offer.
#include "app/journal/roll_desk.h"

#include "app/journal/journal_file.h"
#include "tests/app/journal/fake_source.h"
#include "tests/app/journal/wait.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace watchfire::journal {
namespace {

using devices::RollSource;
using test::FakeSource;
using test::waitFor;

struct Table {
    explicit Table(const QString& path)
        : journal(path), desk(journal, [] { return std::string("2024-05-01T10:00:00Z"); }) {
        QObject::connect(&desk, &RollDesk::offerChanged, &desk, [this] { ++changes; });
        QObject::connect(&journal, &Journal::opened, &journal,
                         [this](const JournalContents&) { opened = true; });
        desk.addSource(tower);
    }
    bool open() {
        journal.open();
        return waitFor([this] { return opened; });
    }
    bool saved() {
        return waitFor([this] { return journal.unsaved() == 0; });
    }
    void begin() {
        GameRecord game;
        game.id = "g";
        game.header = "{}";
        game.created = "2024-05-01T09:00:00Z";
        journal.createGame(game);
    }
    static CommandRecord line(int n, const std::string& text = "{}") {
        return {"g", n, text, "h", "2024-05-01T10:00:00Z", std::nullopt};
    }

    FakeSource tower;
    Journal journal;
    RollDesk desk;
    int changes = 0;
    bool opened = false;
};

class RollDeskTest : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal.sqlite"));
};

RollId id(std::uint32_t sequence, const std::string& tower = "WF-1") {
    return {tower, 7, sequence};
}

std::vector<RollId> ids(const std::vector<OfferedRoll>& rolls) {
    std::vector<RollId> result;
    for (const auto& roll : rolls)
        result.push_back(roll.id);
    return result;
}

TEST_F(RollDeskTest, ARollIsCommittedAcknowledgedAndOffered) {
    Table t(path);
    ASSERT_TRUE(t.open());
    t.tower.bring(1);
    EXPECT_TRUE(t.tower.acknowledged.empty());
    EXPECT_FALSE(t.desk.offer());
    ASSERT_TRUE(waitFor([&] { return t.changes > 0; }));
    EXPECT_EQ(t.tower.acknowledged, std::vector<RollId>{id(1)});
    EXPECT_EQ(*t.desk.offer(), (OfferedRoll{id(1), {5, 3}, "2024-05-01T10:00:00Z", false, 0}));
    EXPECT_EQ(t.changes, 1);
    t.tower.bring(1);
    EXPECT_EQ(t.tower.acknowledged.size(), 2U);
    EXPECT_EQ(t.changes, 1);
}

TEST_F(RollDeskTest, TakeUndoRedoSurviveARestart) {
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        t.begin();
        t.tower.bring(1);
        t.tower.bring(2, {1, 1});
        ASSERT_TRUE(waitFor([&] { return t.desk.offer() && t.desk.offer()->queued == 1; }));
        ASSERT_TRUE(t.desk.take(id(1), Table::line(1, "roll")));
        EXPECT_EQ(t.desk.offer()->id, id(2));
        EXPECT_FALSE(t.desk.take(id(1), Table::line(2, "roll")));
        ASSERT_TRUE(t.desk.giveBack(id(1), Table::line(2, "undo")));
        EXPECT_EQ(t.desk.offer()->id, id(1));
    }
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        ASSERT_TRUE(t.desk.offer());
        EXPECT_EQ(t.desk.offer()->id, id(1));
        ASSERT_TRUE(t.desk.takeAgain(id(1), Table::line(3, "redo")));
        ASSERT_TRUE(t.desk.discard(id(2)));
        EXPECT_FALSE(t.desk.offer());
    }
    Table t(path);
    std::optional<GameLog> log;
    QObject::connect(&t.journal, &Journal::gameLoaded, &t.journal, [&](const GameLog& l) { log = l; });
    ASSERT_TRUE(t.open());
    EXPECT_FALSE(t.desk.offer());
    t.journal.loadGame("g");
    ASSERT_TRUE(waitFor([&] { return log.has_value(); }));
    EXPECT_EQ(log->commands.size(), 3U);
    t.tower.bring(2, {1, 1}); // the tower repeats it for ever, so it must be known for ever
    EXPECT_EQ(t.tower.acknowledged, std::vector<RollId>{id(2)});
    EXPECT_FALSE(t.desk.offer());
}

TEST_F(RollDeskTest, TheNextRollIsOfferedAfterTheSlotHasReturned) {
    Table t(path);
    ASSERT_TRUE(t.open());
    t.begin();
    int depth = 0;
    int n = 0;
    std::vector<std::uint32_t> taken;
    QObject::connect(&t.desk, &RollDesk::offerChanged, &t.desk, [&] {
        EXPECT_EQ(depth, 0);
        ++depth;
        if (const auto offer = t.desk.offer(); offer && t.desk.take(offer->id, Table::line(++n)))
            taken.push_back(offer->id.sequence);
        --depth;
    });
    for (std::uint32_t sequence = 1; sequence <= 5; ++sequence)
        t.tower.bring(sequence);
    ASSERT_TRUE(waitFor([&] { return taken.size() == 5; }));
    EXPECT_EQ(taken, (std::vector<std::uint32_t>{1, 2, 3, 4, 5}));
    EXPECT_FALSE(t.desk.offer());
    EXPECT_TRUE(t.saved());
}

TEST_F(RollDeskTest, TheFirstTowerIsChosenAndRemembered) {
    {
        Table t(path);
        FakeSource other("WF-2");
        t.desk.addSource(other);
        ASSERT_TRUE(t.open());
        t.tower.greet();
        EXPECT_EQ(t.desk.chosenTower(), "WF-1");
        other.greet();
        other.bring(1, {6, 6});
        ASSERT_TRUE(waitFor([&] { return other.acknowledged.size() == 1; }));
        EXPECT_FALSE(t.desk.offer());
        EXPECT_EQ(t.desk.otherTowersWaiting(), std::vector<std::string>{"WF-2"});
        t.desk.chooseTower("WF-2");
        EXPECT_EQ(t.desk.offer()->id, id(1, "WF-2"));
        t.desk.removeSource(other);
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_EQ(t.desk.chosenTower(), "WF-2");
    EXPECT_TRUE(t.desk.offer());
}

TEST_F(RollDeskTest, AJournalFromABackupWithoutAChoiceChoosesAnew) {
    const QString backup = folder.filePath(QStringLiteral("backup.sqlite"));
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        bool backedUp = false;
        QObject::connect(&t.journal, &Journal::backedUp, &t.journal, [&] { backedUp = true; });
        t.journal.backUp(backup);
        ASSERT_TRUE(waitFor([&] { return backedUp; }));
        t.tower.bring(1);
        ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
        EXPECT_EQ(t.desk.chosenTower(), "WF-1");
        ASSERT_TRUE(t.saved());

        CheckedBackup found;
        const auto failure = JournalFile::tryOut(backup, path, {std::chrono::seconds(20), {}}, found);
        ASSERT_FALSE(failure) << describe(*failure);
        t.opened = false;
        t.journal.restore(found);
        ASSERT_TRUE(waitFor([&] { return t.opened; }));
        EXPECT_EQ(t.desk.chosenTower(), "");
        EXPECT_FALSE(t.desk.offer());
        t.tower.bring(2);
        ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
        EXPECT_EQ(t.desk.chosenTower(), "WF-1");
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_EQ(t.desk.chosenTower(), "WF-1") << "the restored journal has it, too";
}

TEST_F(RollDeskTest, AChosenTowerWithANameThatNoTowerHasIsForgotten) {
    for (const std::size_t letters : {longestTower, longestTower + 1}) {
        const std::string name(letters, 'W');
        {
            Table t(path);
            ASSERT_TRUE(t.open());
            t.journal.setSetting("tower", name);
            ASSERT_TRUE(t.saved());
        }
        Table t(path);
        ASSERT_TRUE(t.open());
        EXPECT_EQ(t.desk.chosenTower(), letters > longestTower ? "" : name);
    }
}

TEST_F(RollDeskTest, WithoutAJournalRollsStayInTheTower) {
    Table t(path);
    t.tower.bring(1);
    EXPECT_EQ(t.desk.problem(), RollProblem::notOpen);
    EXPECT_EQ(t.tower.released, std::vector<RollId>{id(1)});
    EXPECT_TRUE(t.tower.acknowledged.empty());
    ASSERT_TRUE(t.open());
    EXPECT_EQ(t.desk.problem(), RollProblem::none);
    t.tower.bring(1);
    EXPECT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
}

TEST_F(RollDeskTest, ACommitThatFailsIsToldAndTriedAgainWithTheRepeat) {
    Table t(path);
    ASSERT_TRUE(t.open());
    t.journal.close();
    t.tower.bring(1);
    ASSERT_TRUE(waitFor([&] { return t.desk.problem() == RollProblem::notKept; }));
    EXPECT_NE(t.desk.problemDetail(), "");
    EXPECT_EQ(t.tower.released, std::vector<RollId>{id(1)});
    EXPECT_TRUE(t.tower.acknowledged.empty());
    t.opened = false;
    ASSERT_TRUE(t.open());
    t.tower.bring(1);
    ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
    EXPECT_EQ(t.desk.problem(), RollProblem::none);
    EXPECT_EQ(t.tower.acknowledged, std::vector<RollId>{id(1)});
}

TEST_F(RollDeskTest, OtherDiceUnderTheSameNumbersAreKeptToldAndAcknowledgedOnceOnDisk) {
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        t.begin();
        t.tower.bring(1);
        ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == 1; }));
        EXPECT_FALSE(t.desk.repeatsNumbers("WF-1"));
        t.tower.bring(1, {2, 2});
        EXPECT_EQ(t.tower.acknowledged.size(), 1U);
        ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == 2; }));
        EXPECT_EQ(t.tower.acknowledged, (std::vector<RollId>{id(1), id(1)}));
        EXPECT_TRUE(t.desk.repeatsNumbers("WF-1"));
        EXPECT_TRUE(t.desk.waiting()[1].needsConfirmation);
        ASSERT_TRUE(t.desk.take(t.desk.waiting()[1].id, Table::line(1, "roll")));
        ASSERT_TRUE(t.saved());
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_TRUE(t.desk.repeatsNumbers("WF-1")) << "known after a restart, too";
    ASSERT_EQ(t.desk.waiting().size(), 1U);
    t.tower.bring(1, {2, 2});
    EXPECT_EQ(t.tower.acknowledged, std::vector<RollId>{id(1)});
    EXPECT_EQ(t.desk.waiting().size(), 1U) << "used for ever";
}

TEST_F(RollDeskTest, OnlyTheSourceThatBroughtTheRollHearsOfIt) {
    Table t(path);
    FakeSource twin("WF-1"); // one serial number at two ports
    t.desk.addSource(twin);
    ASSERT_TRUE(t.open());
    t.tower.bring(1, {5, 3});
    twin.bring(1, {2, 2});
    ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == 2; }));
    EXPECT_EQ(t.tower.acknowledged.size(), 1U);
    EXPECT_EQ(twin.acknowledged.size(), 1U);
    t.desk.removeSource(twin);
}

TEST_F(RollDeskTest, TheInboxIsBoundedAndSaysSoUntilThereIsRoom) {
    Table t(path);
    ASSERT_TRUE(t.open());
    const auto most = static_cast<std::uint32_t>(Inbox::waitingMax);
    for (std::uint32_t i = 1; i <= 200; ++i)
        t.tower.bring(i);
    ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == most; }));
    EXPECT_EQ(t.desk.problem(), RollProblem::full);
    EXPECT_EQ(t.tower.acknowledged.size(), most);
    EXPECT_EQ(t.tower.released.size(), 200U - most);
    // Each roll that is not on disk is reported again, and a few taps handle all of them.
    std::size_t taps = 0;
    for (std::uint32_t next = most + 1; next <= 200; ++taps) {
        t.desk.discardAll("WF-1");
        EXPECT_EQ(t.desk.problem(), RollProblem::none);
        EXPECT_TRUE(t.desk.waiting().empty());
        const auto last = std::min(200U, next + most - 1);
        for (; next <= last; ++next)
            t.tower.bring(next);
        ASSERT_TRUE(waitFor([&] { return t.tower.acknowledged.size() == last; }));
    }
    EXPECT_EQ(taps, 6U);
    EXPECT_TRUE(t.saved());
}

TEST_F(RollDeskTest, ChatterOfBareNumbersIsCountedAndNotKept) {
    Table t(path);
    t.tower.state.tower = "plain:/dev/x";
    ASSERT_TRUE(t.open());
    for (std::uint32_t i = 1; i <= 4811; ++i)
        t.tower.bring(i, {5, 3}, RollSource::plain);
    ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == Inbox::plainWaitingMax; }));
    EXPECT_EQ(t.desk.notKept(), 4811 - static_cast<int>(Inbox::plainWaitingMax));
    EXPECT_EQ(t.desk.problem(), RollProblem::none) << "no tower keeps these: nothing is promised";
    t.desk.discardAll("plain:/dev/x");
    EXPECT_EQ(t.desk.notKept(), 0);
    EXPECT_TRUE(t.desk.waiting().empty());
}

TEST_F(RollDeskTest, APlainTowersRollBeforeTheJournalIsOpenIsToldAsLost) {
    Table t(path);
    t.tower.state.tower = "plain:/dev/x";
    t.tower.bring(1, {5, 3}, RollSource::plain);
    EXPECT_EQ(t.desk.problem(), RollProblem::plainLost);
}

TEST_F(RollDeskTest, ARollIsToldAsArrivedOnceAndOnlyWhenItHasJustComeIn) {
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        t.tower.bring(1);
        ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
    }
    Table t(path);
    std::vector<RollId> came;
    QObject::connect(&t.desk, &RollDesk::arrived, &t.desk, [&](const RollId& roll) { came.push_back(roll); });
    ASSERT_TRUE(t.open());
    ASSERT_TRUE(waitFor([&] { return t.changes > 0; }));
    EXPECT_TRUE(came.empty()) << "it lay in the journal";
    t.tower.bring(1);
    t.tower.bring(2);
    ASSERT_TRUE(waitFor([&] { return t.desk.waiting().size() == 2; }));
    EXPECT_EQ(came, std::vector<RollId>{id(2)});
}

TEST_F(RollDeskTest, AHomeMadeTowersRollAsksForATap) {
    Table t(path);
    ASSERT_TRUE(t.open());
    t.tower.state.tower = "plain:/dev/x";
    t.tower.bring(1, {5, 3}, RollSource::plain);
    ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
    EXPECT_TRUE(t.desk.offer()->needsConfirmation);
}

TEST_F(RollDeskTest, TheLampOfTheTowerShowsWhatTheDeskSays) {
    Table t(path);
    t.desk.lamp(WF_LAMP_STORM);
    EXPECT_EQ(t.tower.lamps, std::vector<devices::LampEffect>{WF_LAMP_STORM});
}

TEST_F(RollDeskTest, RollsOfTheOtherTowerAreToldAndStayWhereTheyAre) {
    Table t(path);
    FakeSource other("WF-2");
    t.desk.addSource(other);
    int told = 0;
    int chosen = 0;
    QObject::connect(&t.desk, &RollDesk::elsewhereChanged, &t.desk, [&] { ++told; });
    QObject::connect(&t.desk, &RollDesk::towerChosen, &t.desk, [&] { ++chosen; });
    ASSERT_TRUE(t.open());
    t.tower.greet();
    other.bring(1, {6, 6});
    other.bring(2, {1, 2});
    ASSERT_TRUE(waitFor([&] { return t.desk.waitingElsewhere().size() == 2 && told > 0; }));
    EXPECT_FALSE(t.desk.offer());
    EXPECT_EQ(t.desk.waitingElsewhere()[0],
              (OfferedRoll{id(1, "WF-2"), {6, 6}, "2024-05-01T10:00:00Z", false, 1}));
    EXPECT_TRUE(t.desk.severalTowers());
    EXPECT_TRUE(t.desk.waiting().empty());

    t.desk.chooseTower("WF-2");
    EXPECT_EQ(chosen, 3); // by opening, by greeting, by this
    EXPECT_EQ(ids(t.desk.waiting()), (std::vector<RollId>{id(1, "WF-2"), id(2, "WF-2")}));
    EXPECT_TRUE(t.desk.waitingElsewhere().empty());
    EXPECT_EQ(t.desk.offer()->dice, (std::vector<int>{6, 6}));
    t.desk.removeSource(other);
}

TEST_F(RollDeskTest, APassingChoiceIsForgottenAndTheRememberedOneReturns) {
    {
        Table t(path);
        ASSERT_TRUE(t.open());
        t.tower.greet();
        FakeSource simulated("SIM");
        t.desk.addSource(simulated, RollDesk::Choice::passing);
        t.desk.chooseTower("SIM", RollDesk::Choice::passing);
        EXPECT_EQ(t.desk.chosenTower(), "SIM");
        t.desk.restoreChoice();
        EXPECT_EQ(t.desk.chosenTower(), "WF-1");
        t.desk.chooseTower("SIM", RollDesk::Choice::passing);
        ASSERT_TRUE(t.saved());
        t.desk.removeSource(simulated);
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_EQ(t.desk.chosenTower(), "WF-1");
}

TEST_F(RollDeskTest, ATowerThatIsFirstHeardInPassingIsNotRemembered) {
    {
        Table t(path);
        t.desk.removeSource(t.tower);
        t.desk.addSource(t.tower, RollDesk::Choice::passing);
        ASSERT_TRUE(t.open());
        t.tower.greet();
        EXPECT_EQ(t.desk.chosenTower(), "WF-1");
        ASSERT_TRUE(t.saved());
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_EQ(t.desk.chosenTower(), "");
}

TEST_F(RollDeskTest, ATestRollIsAcknowledgedAndNeverOffered) {
    {
        Table t(path);
        std::vector<int> tested;
        QObject::connect(&t.desk, &RollDesk::testRolled, &t.desk,
                         [&](const OfferedRoll& roll) { tested = roll.dice; });
        ASSERT_TRUE(t.open());
        t.desk.testNextRoll(true);
        t.tower.bring(1, {4, 2});
        ASSERT_TRUE(waitFor([&] { return !tested.empty(); }));
        EXPECT_EQ(tested, (std::vector<int>{4, 2}));
        EXPECT_FALSE(t.desk.testing());
        EXPECT_EQ(t.tower.acknowledged, std::vector<RollId>{id(1)});
        EXPECT_FALSE(t.desk.offer());
        t.tower.bring(2);
        ASSERT_TRUE(waitFor([&] { return t.desk.offer().has_value(); }));
        EXPECT_EQ(t.desk.offer()->id, id(2));
        ASSERT_TRUE(t.saved());
    }
    Table t(path);
    ASSERT_TRUE(t.open());
    EXPECT_EQ(ids(t.desk.waiting()), std::vector<RollId>{id(2)});
}

TEST_F(RollDeskTest, OnlyThePlayingTowersLampShowsTheGame) {
    using devices::LampEffect;
    Table t(path);
    FakeSource other("WF-2");
    t.desk.addSource(other);
    ASSERT_TRUE(t.open());
    t.tower.greet();
    t.desk.lamp(WF_LAMP_BREACH);
    t.desk.lamp(WF_LAMP_BREACH);
    EXPECT_EQ(t.tower.lamps, std::vector<LampEffect>{WF_LAMP_BREACH});
    EXPECT_TRUE(other.lamps.empty());
    t.desk.chooseTower("WF-2");
    EXPECT_EQ(t.tower.lamps.back(), WF_LAMP_IDLE);
    EXPECT_EQ(other.lamps, std::vector<LampEffect>{WF_LAMP_BREACH});
    t.desk.lampAgain();
    EXPECT_EQ(t.tower.lamps.size(), 3U);
    EXPECT_EQ(other.lamps.size(), 2U);
    t.desk.removeSource(other);
}

} // namespace
} // namespace watchfire::journal
