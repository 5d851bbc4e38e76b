// SPDX-License-Identifier: Apache-2.0
// The inbox by itself: each promise of design decisions 9, 10 and 13 as one readable case.
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
    ASSERT_TRUE(inbox.giveBack(roll(1).id));
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
    ASSERT_TRUE(inbox.giveBack(roll(1).id));
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
    ASSERT_TRUE(inbox.giveBack(roll(1).id));
    EXPECT_FALSE(inbox.giveBack(roll(1).id));
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

TEST_F(InboxTest, TheSameIdentityWithOtherDiceIsToldAndNotAcknowledged) {
    ASSERT_NE(only<CommitRoll>(inbox.received(roll(1), "t")), nullptr);
    EXPECT_NE(only<ReportClash>(inbox.received(roll(1, {2, 2}), "t")), nullptr);
    ASSERT_NE(only<AcknowledgeRoll>(inbox.committed(roll(1).id)), nullptr);
    EXPECT_NE(only<ReportClash>(inbox.received(roll(1, {2, 2}), "t")), nullptr);
    EXPECT_EQ(inbox.waiting("T1").size(), 1U);
}

TEST_F(InboxTest, RestoredEntriesKeepOrderAndState) {
    InboxEntry used{roll(1).id, {1, 2}, "t", false, EntryState::used, "g", 3};
    InboxEntry first{roll(2).id, {3, 4}, "t", false, EntryState::waiting, "", 0};
    InboxEntry second{roll(3).id, {5, 6}, "t", true, EntryState::waiting, "", 0};
    inbox.restore({used, first, second});
    EXPECT_EQ(*inbox.offer(), first);
    EXPECT_EQ(inbox.waiting("T1"), (std::vector<InboxEntry>{first, second}));
    EXPECT_NE(only<AcknowledgeRoll>(inbox.received(roll(1, {1, 2}), "t")), nullptr);
    ASSERT_TRUE(inbox.giveBack(used.id));
    EXPECT_EQ(inbox.offer()->id, used.id);
}

TEST_F(InboxTest, APlainRollNeedsConfirmation) {
    auto r = roll(1);
    r.source = devices::RollSource::plain;
    receiveAndCommit(r);
    EXPECT_TRUE(inbox.offer()->needsConfirmation);
}

} // namespace
} // namespace watchfire::journal
