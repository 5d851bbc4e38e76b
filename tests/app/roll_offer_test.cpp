// SPDX-License-Identifier: Apache-2.0
// Rolls that wait: which play by themselves (a roll that was just thrown), which wait for a tap, and what
// happens to rolls that the game cannot use. With a real journal.
#include "app/desk/roll_offer.h"

#include "tests/app/journal/fake_source.h"
#include "tests/app/support/desk_program.h"

#include <QTemporaryDir>

namespace watchfire {
namespace {

using journal::OfferedRoll;
using test::FakeSource;
using test::Program;
using test::waitUntil;
using Dice = std::vector<int>;

class RollOfferTest : public testing::Test {
protected:
    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("journal.db")); }
    static hex::TurnPhase phase(const Program& p) { return p.state().turn.phase; }
    static QList<int> shown(Program& p) { return p.table.pendingRoll()->dice(); }
    /// Waits for everything that is on its way to the offer.
    static void settle(Program& p) {
        ASSERT_TRUE(p.saved());
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
};

constexpr auto toRoll = hex::TurnPhase::beforeRoll;
constexpr auto rolled = hex::TurnPhase::afterRoll;

// ---- only a roll that was just thrown plays by itself ----

TEST_F(RollOfferTest, AfterADiscardTheNextOneIsOfferedAndNotPlayed) {
    Program p(path());
    p.startWall();
    ASSERT_TRUE(p.towerRolls(1, 2)); // during the founding
    ASSERT_TRUE(p.towerRolls(2, 3));
    ASSERT_TRUE(p.towerRolls(4, 5));
    p.begin();
    settle(p);
    EXPECT_EQ(phase(p), toRoll) << "the end of the founding plays none";
    EXPECT_EQ(shown(p), (QList<int>{1, 2}));
    EXPECT_EQ(p.table.pendingRoll()->more(), 2);
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_EQ(shown(p), (QList<int>{2, 3}));
    EXPECT_TRUE(p.table.pendingRoll()->canUse());
    p.table.pendingRoll()->use();
    settle(p);
    EXPECT_EQ(p.state().turn.dice, (hex::Dice{2, 3}));
    p.table.endTurn();
    settle(p);
    EXPECT_EQ(phase(p), toRoll) << "nor does the end of a turn";
    EXPECT_EQ(shown(p), (QList<int>{4, 5}));
}

TEST_F(RollOfferTest, WhatLiesBehindARollThatUndoGaveBackIsNotPlayed) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.towerRolls(1, 2));
    ASSERT_EQ(phase(p), rolled);
    ASSERT_TRUE(p.towerRolls(2, 3));
    p.table.undo();
    settle(p);
    EXPECT_EQ(shown(p), (QList<int>{1, 2}));
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_EQ(shown(p), (QList<int>{2, 3}));
}

TEST_F(RollOfferTest, ARollThatComesBehindAWaitingOneWaitsToo) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.towerRolls(1, 2));
    p.table.undo();
    ASSERT_TRUE(p.towerRolls(2, 3)) << "the game would take it";
    EXPECT_EQ(phase(p), toRoll);
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    // The way is free again.
    p.table.pendingRoll()->discard();
    ASSERT_TRUE(p.towerRolls(4, 5));
    EXPECT_EQ(phase(p), rolled);
}

// The discard and the arrival come at the same moment: the roll came while another one waited.
TEST_F(RollOfferTest, ADiscardRightAtTheArrivalPlaysNothing) {
    Program p(path());
    p.startWall();
    p.begin();
    ASSERT_TRUE(p.towerRolls(1, 2));
    p.table.undo();
    settle(p);
    QObject::connect(&p.rolls, &journal::RollDesk::arrived, &p.rolls,
                     [&] { p.table.pendingRoll()->discard(); });
    ASSERT_TRUE(p.towerRolls(2, 3));
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_EQ(shown(p), (QList<int>{2, 3}));
}

TEST_F(RollOfferTest, ARestartPlaysNothingThatLayInTheJournal) {
    {
        Program p(path());
        p.startWall();
        p.begin();
        ASSERT_TRUE(p.towerRolls(1, 2));
        ASSERT_TRUE(p.towerRolls(2, 3));
        ASSERT_TRUE(p.towerRolls(4, 5));
        p.table.endTurn();
        ASSERT_TRUE(p.saved());
    }
    Program p(path());
    ASSERT_FALSE(p.resume().has_value());
    p.rolls.chooseTower("T1");
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_EQ(shown(p), (QList<int>{2, 3}));
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_EQ(shown(p), (QList<int>{4, 5}));
}

TEST_F(RollOfferTest, AllThatWaitAreDiscardedByOneTap) {
    Program p(path());
    p.startWall();
    for (int i = 0; i < 5; ++i)
        ASSERT_TRUE(p.towerRolls(1, 1 + i));
    p.begin();
    settle(p);
    EXPECT_EQ(p.table.pendingRoll()->behind(), QStringLiteral("4 more rolls are waiting."));
    p.table.pendingRoll()->discardAll();
    settle(p);
    EXPECT_FALSE(p.table.pendingRoll()->open());
    EXPECT_EQ(phase(p), toRoll);
}

TEST_F(RollOfferTest, ATowerThatKeepsItsRollsIsToldOnTheCard) {
    Program p(path());
    p.startWall();
    for (std::size_t i = 0; i <= journal::Inbox::waitingMax; ++i)
        p.tower.roll(1, 2);
    ASSERT_TRUE(waitUntil([&] { return p.tower.acknowledged.size() == journal::Inbox::waitingMax; }));
    settle(p);
    EXPECT_EQ(p.table.pendingRoll()->behind(),
              QStringLiteral("31 more rolls are waiting. The tower keeps what comes now."));
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_EQ(p.table.pendingRoll()->behind(), QStringLiteral("30 more rolls are waiting."));
}

// ---- rolls that the game cannot use ----

struct Odd {
    Dice dice, faces;
    const char* why;
};

class OddRolls : public RollOfferTest, public testing::WithParamInterface<Odd> {};

TEST_P(OddRolls, AreShownWithTheReasonDiscardedByATapAndInNobodysWay) {
    const Odd& odd = GetParam();
    QList<int> dice(odd.dice.begin(), odd.dice.end());
    {
        Program p(path());
        p.startWall();
        p.begin();
        ASSERT_TRUE(p.towerRolls(odd.dice, odd.faces));
        EXPECT_EQ(phase(p), toRoll);
        EXPECT_EQ(shown(p), dice);
        EXPECT_FALSE(p.table.pendingRoll()->canUse());
        EXPECT_TRUE(p.table.pendingRoll()->why().contains(QLatin1String(odd.why)))
            << p.table.pendingRoll()->why().toStdString();
        p.table.pendingRoll()->use();
        EXPECT_EQ(phase(p), toRoll);
        ASSERT_TRUE(p.towerRolls(1, 2)) << "behind it";
        EXPECT_EQ(p.state().turn.dice, (hex::Dice{1, 2}));
        EXPECT_EQ(shown(p), dice) << "still there to be seen";
        ASSERT_TRUE(p.saved());
    }
    // Journals of earlier versions had this, over restarts and new games.
    Program p(path());
    ASSERT_FALSE(p.resume().has_value());
    p.rolls.chooseTower("T1");
    settle(p);
    EXPECT_EQ(shown(p), dice);
    p.table.pendingRoll()->discard();
    settle(p);
    EXPECT_FALSE(p.table.pendingRoll()->open());
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, OddRolls,
    testing::Values(Odd{{5}, {6}, "two dice, and this roll has 1"},
                    Odd{{5}, {}, "two dice, and this roll has 1"},
                    Odd{{1, 2, 3}, {6, 6, 6}, "this roll has 3"},
                    Odd{{1, 1, 1, 1, 1, 1, 1, 1}, {6, 6, 6, 6, 6, 6, 6, 6}, "this roll has 8"},
                    Odd{{2, 3}, {4, 4}, "a die with 4 sides"}, Odd{{5, 3}, {6, 8}, "a die with 8 sides"},
                    Odd{{5, 3}, {20, 20}, "a die with 20 sides"}, Odd{{17, 3}, {}, "none of them shows 17"}));

TEST_F(RollOfferTest, OneDieIsEnoughWhereOneIsWanted) {
    RollUse volcano;
    volcano.firstDieOnly = true;
    const auto roll = [](Dice dice, Dice faces) {
        return OfferedRoll{{"T1", 7, 1}, std::move(dice), {}, false, 0, std::move(faces)};
    };
    EXPECT_EQ(misfit(roll({5}, {6}), volcano), QString());
    EXPECT_EQ(misfit(roll({5, 17}, {6, 20}), volcano), QString()) << "the first die";
    EXPECT_NE(misfit(roll({5, 2}, {20, 6}), volcano), QString());
    EXPECT_NE(misfit(roll({5}, {6}), {}), QString());
    // Only a stranger's backup holds these, as used; undo brings them back.
    EXPECT_NE(misfit(roll({}, {}), volcano), QString());
    EXPECT_NE(misfit(roll({0}, {}), volcano), QString());
    EXPECT_NE(misfit(roll({5, -1}, {}), {}), QString());
    RollUse none;
    none.dice = false;
    EXPECT_EQ(misfit(roll({5}, {6}), none), QString()) << "there the game says why";
}

// ---- a tower that repeats its numbers ----

TEST_F(RollOfferTest, ARollUnderOldNumbersWaitsForATapAndIsOneOfItsOwnInLogAndUndo) {
    Program p(path());
    FakeSource tower("W1");
    p.rolls.addSource(tower);
    p.rolls.chooseTower("W1");
    p.startWall();
    p.begin();
    tower.bring(1, {1, 2});
    ASSERT_TRUE(waitUntil([&] { return phase(p) == rolled; }));
    p.table.endTurn();
    tower.bring(1, {2, 3});
    ASSERT_TRUE(waitUntil([&] { return p.table.pendingRoll()->open(); }));
    EXPECT_EQ(phase(p), toRoll);
    EXPECT_TRUE(p.table.pendingRoll()->text().contains(QStringLiteral("This tower repeats its numbers")));
    EXPECT_TRUE(p.table.pendingRoll()->canUse());
    p.table.pendingRoll()->use();
    EXPECT_EQ(p.state().turn.dice, (hex::Dice{2, 3}));
    EXPECT_FALSE(p.table.pendingRoll()->open());
    p.table.undo();
    EXPECT_EQ(shown(p), (QList<int>{2, 3})) << "this one, and not the first under these numbers";
    p.table.redo();
    EXPECT_FALSE(p.table.pendingRoll()->open());
    settle(p);
    tower.bring(1, {1, 2});
    tower.bring(1, {2, 3});
    settle(p);
    EXPECT_FALSE(p.table.pendingRoll()->open()) << "repeats of both";
    EXPECT_EQ(tower.acknowledged.size(), 4U);
    p.rolls.removeSource(tower);
}

} // namespace
} // namespace watchfire
