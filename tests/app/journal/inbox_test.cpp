// SPDX-License-Identifier: Apache-2.0
// The inbox alone: each promise of design decisions 9, 10 and 13 as one readable case.
#include "app/journal/inbox.h"

#include <gtest/gtest.h>

namespace watchfire::journal {
namespace {

devices::Roll roll(std::uint32_t sequence, std::vector<int> dice = {5, 3}, const std::string& tower = "T1") {
    return {{tower, 7, sequence}, std::move(dice), devices::RollSource::tower};
}

template <class Action> const Action* only(const InboxActions& actions) {
    return actions.size() == 1 ? std::get_if<Action>(&actions.front()) : nullptr;
}

class InboxTest : public testing::Test {
protected:
    InboxTest() {
        inbox.restore({});
        inbox.choose("T1");
    }
    void receiveAndCommit(const devices::Roll& r) {
        ASSERT_NE(only<CommitRoll>(inbox.received(r, "t")), nullptr);
        ASSERT_NE(only<AcknowledgeRoll>(inbox.committed(r.id)), nullptr);
    }
    void receiveAndCommitAs(const devices::Roll& r, const RollId& name) {
        const auto actions = inbox.received(r, "t");
        const auto* commit = only<CommitRoll>(actions);
        ASSERT_NE(commit, nullptr);
        EXPECT_EQ(commit->entry.id, name);
        ASSERT_NE(only<AcknowledgeRoll>(inbox.committed(name)), nullptr);
    }
    Inbox inbox;
};

TEST_F(InboxTest, CommitsThenAcknowledgesThenOffers) {
    const auto r = roll(1);
    const auto actions = inbox.received(r, "2024-05-01T10:00:00Z");
    const auto* commit = only<CommitRoll>(actions);
    ASSERT_NE(commit, nullptr);
    EXPECT_EQ(commit->entry.dice, (std::vector<int>{5, 3}));
    EXPECT_EQ(commit->entry.time, "2024-05-01T10:00:00Z");
    EXPECT_EQ(inbox.offer(), nullptr);

    const auto after = inbox.committed(r.id);
    ASSERT_NE(only<AcknowledgeRoll>(after), nullptr);
    ASSERT_NE(inbox.offer(), nullptr);
    EXPECT_EQ(inbox.offer()->id, r.id);
}

TEST_F(InboxTest, ARepeatInFlightIsSilent) {
    EXPECT_EQ(inbox.received(roll(1), "t").size(), 1U);
    EXPECT_TRUE(inbox.received(roll(1), "t").empty());
}

TEST_F(InboxTest, ARepeatOfACommittedRollIsAcknowledgedAgainInEveryState) {
    receiveAndCommit(roll(1));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1), "t")), nullptr);
    ASSERT_TRUE(inbox.take(roll(1).id, "g", 1));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1), "t")), nullptr);
    EXPECT_EQ(inbox.offer(), nullptr);
    ASSERT_TRUE(inbox.giveBack(roll(1).id, "g"));
    ASSERT_TRUE(inbox.discard(roll(1).id));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1), "t")), nullptr);
    EXPECT_EQ(inbox.offer(), nullptr);
}

TEST_F(InboxTest, AFailedCommitIsNotAcknowledgedAndTheRollMayComeAgain) {
    ASSERT_NE(only<CommitRoll>(inbox.received(roll(1), "t")), nullptr);
    const auto actions = inbox.commitFailed(roll(1).id, "disk full");
    const auto* release = only<ReleaseRoll>(actions);
    ASSERT_NE(release, nullptr);
    EXPECT_EQ(release->reason, "disk full");
    EXPECT_EQ(inbox.offer(), nullptr);
    receiveAndCommit(roll(1));
    EXPECT_NE(inbox.offer(), nullptr);
}

TEST_F(InboxTest, BeforeItIsOpenEveryRollStaysWithTheTower) {
    Inbox closed;
    EXPECT_NE(only<ReleaseRoll>(closed.received(roll(1), "t")), nullptr);
}

TEST_F(InboxTest, UndoGivesTheRollBackAndItComesBeforeNewerOnes) {
    receiveAndCommit(roll(1));
    ASSERT_TRUE(inbox.take(roll(1).id, "g", 4));
    EXPECT_EQ(inbox.find(roll(1).id)->command, 4);
    receiveAndCommit(roll(2, {1, 1}));
    EXPECT_EQ(inbox.offer()->id.sequence, 2U);
    ASSERT_TRUE(inbox.giveBack(roll(1).id, "g"));
    EXPECT_EQ(inbox.offer()->id.sequence, 1U);
    ASSERT_TRUE(inbox.takeAgain(roll(1).id, "g", 6));
    EXPECT_EQ(inbox.offer()->id.sequence, 2U);
}

TEST_F(InboxTest, NothingIsUsedTwice) {
    receiveAndCommit(roll(1));
    ASSERT_TRUE(inbox.take(roll(1).id, "g", 1));
    EXPECT_FALSE(inbox.take(roll(1).id, "g", 2));
    EXPECT_FALSE(inbox.takeAgain(roll(1).id, "g", 2));
    EXPECT_FALSE(inbox.discard(roll(1).id));
    ASSERT_TRUE(inbox.giveBack(roll(1).id, "g"));
    EXPECT_FALSE(inbox.giveBack(roll(1).id, "g"));
}

TEST_F(InboxTest, OnlyTheGameThatUsesARollGivesItBack) {
    receiveAndCommit(roll(1));
    ASSERT_TRUE(inbox.take(roll(1).id, "g", 1));
    EXPECT_FALSE(inbox.giveBack(roll(1).id, "another"));
    EXPECT_EQ(inbox.find(roll(1).id)->game, "g");
    EXPECT_EQ(inbox.offer(), nullptr);
    EXPECT_TRUE(inbox.giveBack(roll(1).id, "g"));
}

TEST_F(InboxTest, ADiscardedRollComesBackByRedoOnly) {
    receiveAndCommit(roll(1));
    ASSERT_TRUE(inbox.discard(roll(1).id));
    EXPECT_FALSE(inbox.take(roll(1).id, "g", 1));
    EXPECT_TRUE(inbox.takeAgain(roll(1).id, "g", 1));
}

TEST_F(InboxTest, ARollInFlightCannotBeTaken) {
    EXPECT_EQ(inbox.received(roll(1), "t").size(), 1U);
    EXPECT_FALSE(inbox.take(roll(1).id, "g", 1));
    EXPECT_FALSE(inbox.discard(roll(1).id));
}

TEST_F(InboxTest, TheOtherTowerHasItsOwnQueue) {
    receiveAndCommit(roll(1, {6, 6}, "T2"));
    receiveAndCommit(roll(1));
    EXPECT_EQ(inbox.offer()->id.tower, "T1");
    EXPECT_EQ(inbox.towersWaiting(), (std::vector<std::string>{"T1", "T2"}));
    inbox.choose("T2");
    EXPECT_EQ(inbox.offer()->dice, (std::vector<int>{6, 6}));
    inbox.choose("");
    EXPECT_EQ(inbox.offer(), nullptr);
}

// A firmware whose boot id is constant counts from 1 at each start.
TEST_F(InboxTest, OtherDiceUnderTheSameNumbersAreAnotherRollThatWaitsForATap) {
    receiveAndCommit(roll(1));
    const auto actions = inbox.received(roll(1, {2, 2}), "t");
    const auto* commit = only<CommitRoll>(actions);
    ASSERT_NE(commit, nullptr);
    EXPECT_EQ(commit->entry.id, (RollId{"T1*2", 7, 1}));
    EXPECT_TRUE(commit->entry.needsConfirmation);
    EXPECT_TRUE(inbox.received(roll(1, {2, 2}), "t").empty()) << "its repeat while it is written";
    const auto done = inbox.committed(commit->entry.id);
    const auto* acknowledge = only<AcknowledgeRoll>(done);
    ASSERT_NE(acknowledge, nullptr);
    EXPECT_EQ(acknowledge->id, roll(1).id) << "the tower knows nothing of our name for it";
    EXPECT_EQ(inbox.waiting("T1").size(), 2U) << "both in the tower's queue";

    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1, {2, 2}), "t")), nullptr) << "repeats of either";
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1), "t")), nullptr);
    EXPECT_EQ(inbox.waiting("T1").size(), 2U);
    receiveAndCommitAs(roll(1, {6, 1}), {"T1*3", 7, 1});
    ASSERT_TRUE(inbox.take({"T1*2", 7, 1}, "g", 1));
    EXPECT_EQ(inbox.waiting("T1").size(), 2U);
}

TEST_F(InboxTest, OtherDiceWhileTheFirstAreBeingWrittenAreAnotherRollToo) {
    ASSERT_NE(only<CommitRoll>(inbox.received(roll(1), "t")), nullptr);
    EXPECT_NE(only<CommitRoll>(inbox.received(roll(1, {2, 2}), "t")), nullptr);
    EXPECT_EQ(inbox.committed({"T1*2", 7, 1}).size(), 1U);
    EXPECT_EQ(inbox.committed(roll(1).id).size(), 1U);
    EXPECT_EQ(inbox.waiting("T1").size(), 2U);
}

TEST_F(InboxTest, FacesAreKeptAndOtherFacesAreOtherDice) {
    auto d20 = roll(1, {5, 3});
    d20.faces = {20, 20};
    receiveAndCommit(d20);
    EXPECT_EQ(inbox.offer()->faces, (std::vector<int>{20, 20}));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1, {5, 3}), "t")), nullptr)
        << "nobody said other faces, as in journals from before";
    auto d6 = roll(1, {5, 3});
    d6.faces = {6, 6};
    EXPECT_NE(only<CommitRoll>(inbox.received(d6, "t")), nullptr);
}

TEST_F(InboxTest, BeyondTheBoundARollStaysWithTheTower) {
    const auto most = static_cast<std::uint32_t>(Inbox::waitingMax);
    for (std::uint32_t i = 1; i < most; ++i)
        receiveAndCommit(roll(i));
    EXPECT_FALSE(inbox.isFull("T1"));
    ASSERT_NE(only<CommitRoll>(inbox.received(roll(most), "t")), nullptr);
    EXPECT_TRUE(inbox.isFull("T1")) << "what is being written counts";
    const auto actions = inbox.received(roll(most + 1), "t");
    const auto* release = only<ReleaseRoll>(actions);
    ASSERT_NE(release, nullptr);
    EXPECT_EQ(release->why, NotKept::full);
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1), "t")), nullptr) << "repeats are still answered";
    EXPECT_NE(only<CommitRoll>(inbox.received(roll(most + 2), "t", true)), nullptr) << "a test roll";
    EXPECT_NE(only<CommitRoll>(inbox.received(roll(1, {5, 3}, "T2"), "t")), nullptr) << "another tower's";
    (void)inbox.committed(roll(most).id);
    (void)inbox.commitFailed(roll(most + 2).id, "disk full");
    ASSERT_TRUE(inbox.discard(roll(1).id));
    receiveAndCommit(roll(most + 1));
}

TEST_F(InboxTest, BareNumbersAreBoundedSoonerAndAllTowersTogetherToo) {
    for (std::uint32_t i = 1; i <= Inbox::plainWaitingMax; ++i)
        receiveAndCommit(roll(i, {5, 3}, "plain:/dev/x"));
    EXPECT_NE(only<ReleaseRoll>(inbox.received(roll(99, {5, 3}, "plain:/dev/x"), "t")), nullptr);
    std::size_t kept = Inbox::plainWaitingMax;
    for (int tower = 0; tower < 1000; ++tower)
        if (const auto r = roll(static_cast<std::uint32_t>(tower), {5, 3}, "W" + std::to_string(tower % 5));
            only<CommitRoll>(inbox.received(r, "t")) != nullptr) {
            (void)inbox.committed(r.id);
            ++kept;
        }
    EXPECT_EQ(kept, Inbox::waitingMaxOfAll);
    receiveAndCommit(roll(1)); // there is always room for the tower that plays
}

// As of a device that has a new serial number in each line.
TEST_F(InboxTest, RollsOfManyNamesAreFewAndInNobodysWay) {
    int kept = 0;
    for (int n = 0; n < 1000; ++n) {
        const auto r = roll(1, {5, 3}, "S-" + std::to_string(n));
        if (only<CommitRoll>(inbox.received(r, "t")) == nullptr)
            continue;
        ++kept;
        if (n % 2 == 0) // the others are still being written
            (void)inbox.committed(r.id);
    }
    EXPECT_EQ(kept, 8);
    for (std::uint32_t i = 1; i <= Inbox::waitingMax; ++i)
        receiveAndCommit(roll(i));
    EXPECT_NE(only<CommitRoll>(inbox.received(roll(2, {5, 3}, "S-0"), "t")), nullptr) << "known ones go on";
    ASSERT_TRUE(inbox.discard(roll(1, {5, 3}, "S-2").id));
    EXPECT_NE(only<CommitRoll>(inbox.received(roll(1, {5, 3}, "new"), "t")), nullptr);
}

// Each change of one looks at all that wait, and the tower's page has a card for each of their towers.
TEST_F(InboxTest, OfAManipulatedJournalFewRollsWait) {
    std::vector<InboxEntry> entries;
    for (std::uint32_t n = 0; n < 50'000; ++n) {
        const std::string tower = n % 2 == 0 ? "T1" : "S-" + std::to_string(n);
        entries.push_back({roll(n, {5, 3}, tower).id, {5, 3}, "t", false, EntryState::waiting, "", 0});
    }
    inbox.restore(entries);
    EXPECT_EQ(inbox.towersWaiting().size(), Inbox::restoredTowersMax);
    EXPECT_EQ(inbox.waitingCount("T1"), Inbox::restoredMax - (Inbox::restoredTowersMax - 1));
    EXPECT_EQ(*inbox.offer(), entries.front());
    EXPECT_EQ(inbox.find(entries.back().id)->state, EntryState::discarded);
}

TEST_F(InboxTest, RestoredEntriesKeepOrderAndState) {
    InboxEntry used{roll(1).id, {1, 2}, "t", false, EntryState::used, "g", 3};
    InboxEntry first{roll(2).id, {3, 4}, "t", false, EntryState::waiting, "", 0};
    InboxEntry second{roll(3).id, {5, 6}, "t", true, EntryState::waiting, "", 0};
    inbox.restore({used, first, second});
    EXPECT_EQ(*inbox.offer(), first);
    EXPECT_EQ(inbox.waiting("T1"), (std::vector<InboxEntry>{first, second}));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1, {1, 2}), "t")), nullptr);
    ASSERT_TRUE(inbox.giveBack(used.id, used.game));
    EXPECT_EQ(inbox.offer()->id, used.id);
}

TEST_F(InboxTest, OfTwoRestoredEntriesWithTheSameNumbersTheFirstCounts) {
    const InboxEntry first{roll(1).id, {1, 2}, "t", false, EntryState::waiting, "", 0};
    const InboxEntry second{roll(1).id, {3, 4}, "t", false, EntryState::waiting, "", 0};
    inbox.restore({first, second});
    EXPECT_EQ(inbox.waiting("T1"), std::vector<InboxEntry>{first});
    ASSERT_TRUE(inbox.discard(roll(1).id));
    EXPECT_EQ(inbox.waitingCount("T1"), 0U);
}

TEST_F(InboxTest, APlainRollNeedsConfirmation) {
    auto r = roll(1);
    r.source = devices::RollSource::plain;
    receiveAndCommit(r);
    EXPECT_TRUE(inbox.offer()->needsConfirmation);
}

} // namespace
} // namespace watchfire::journal
