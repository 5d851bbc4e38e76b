// SPDX-License-Identifier: Apache-2.0
// The asynchronous journal: answers arrive on the GUI thread in the order of the calls, failures of a real
// disk (a file-size limit simulates a full one) are reported, nothing is dropped, and "saved" follows the
// commit.
#include "app/journal/journal.h"

#include "tests/app/journal/wait.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cstdio>

#include <atomic>
#include <csignal>
#include <set>

#include <sys/resource.h>

namespace watchfire::journal {
namespace {

using test::waitFor;

// While it lives no file may grow, so every write to the log fails as on a full disk.
class FullDisk {
public:
    FullDisk() {
        former_ = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit none{0, limit_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, former_);
    }

private:
    rlimit limit_{};
    void (*former_)(int) = nullptr;
};

GameRecord game(const std::string& id = "g1") {
    GameRecord g;
    g.id = id;
    g.header = "{}";
    g.title = "t";
    g.created = g.updated = "2024-05-01T09:00:00Z";
    return g;
}

CommandRecord command(int n) {
    return {"g1", n, "line " + std::to_string(n), "h", "2024-05-01T10:00:00Z", std::nullopt};
}

InboxEntry entry(std::uint32_t sequence) {
    InboxEntry e;
    e.id = {"WF-1", 7, sequence};
    e.dice = {5, 3};
    e.time = "2024-05-01T10:00:00Z";
    return e;
}

class JournalTest : public testing::Test {
protected:
    static Journal::Options quick() {
        Journal::Options options;
        options.firstRetry = std::chrono::milliseconds(10);
        options.lastRetry = std::chrono::milliseconds(40);
        options.lockPatience = std::chrono::milliseconds(20);
        return options;
    }
    void openAndWait(Journal& journal) {
        bool answered = false;
        const auto context = std::make_unique<QObject>();
        QObject::connect(&journal, &Journal::opened, context.get(), [&](const JournalContents& c) {
            contents = c;
            answered = true;
        });
        QObject::connect(&journal, &Journal::openFailed, context.get(), [&](const JournalError& e) {
            error = e;
            answered = true;
        });
        journal.open();
        ASSERT_TRUE(waitFor([&] { return answered; }));
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal.sqlite"));
    JournalContents contents;
    std::optional<JournalError> error;
};

TEST_F(JournalTest, SavedFollowsTheCommitInOrder) {
    std::vector<int> saved;
    {
        Journal journal(path, quick());
        openAndWait(journal);
        EXPECT_TRUE(journal.isOpen());
        QObject::connect(&journal, &Journal::commandSaved, &journal, [&](const std::string& g, int n) {
            EXPECT_EQ(g, "g1");
            EXPECT_EQ(QThread::currentThread(), QCoreApplication::instance()->thread());
            saved.push_back(n);
        });
        journal.createGame(game());
        for (int n = 1; n <= 30; ++n)
            journal.append(command(n));
        EXPECT_EQ(journal.unsaved(), 31);
        EXPECT_TRUE(saved.empty()); // no answer arrives during the call
        ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    }
    std::vector<int> expected;
    for (int n = 1; n <= 30; ++n)
        expected.push_back(n);
    EXPECT_EQ(saved, expected);
}

TEST_F(JournalTest, WhatWasCalledBeforeTheEndIsThereAfterwards) {
    {
        Journal journal(path, quick());
        openAndWait(journal);
        journal.createGame(game());
        for (int n = 1; n <= 200; ++n)
            journal.append(command(n));
        journal.commitRoll(entry(1));
        // destroyed at once
    }
    Journal journal(path, quick());
    openAndWait(journal);
    ASSERT_EQ(contents.games.size(), 1U);
    EXPECT_EQ(contents.games[0].commands, 200);
    EXPECT_EQ(contents.inbox, std::vector<InboxEntry>{entry(1)});
}

TEST_F(JournalTest, AWholeGameLoads) {
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    journal.append(command(1));
    auto last = command(2);
    last.snapshot = "{\"n\":2}";
    journal.append(last);
    std::optional<GameLog> log;
    std::optional<std::string> failed;
    std::vector<GameRecord> games;
    QObject::connect(&journal, &Journal::gameLoaded, &journal, [&](const GameLog& l) { log = l; });
    QObject::connect(&journal, &Journal::loadFailed, &journal,
                     [&](const std::string& id, const JournalError&) { failed = id; });
    QObject::connect(&journal, &Journal::gamesListed, &journal,
                     [&](const std::vector<GameRecord>& g) { games = g; });
    journal.loadGame("g1");
    journal.loadGame("nobody");
    journal.listGames();
    ASSERT_TRUE(waitFor([&] { return log && failed && !games.empty(); }));
    EXPECT_EQ(*failed, "nobody");
    EXPECT_EQ(log->commands.size(), 2U);
    ASSERT_EQ(log->snapshots.size(), 1U);
    EXPECT_EQ(log->snapshots[0].state, "{\"n\":2}");
    EXPECT_EQ(games[0].title, "t");
}

TEST_F(JournalTest, AGameFromAFileIsOneWrite) {
    Journal journal(path, quick());
    openAndWait(journal);
    std::vector<CommandRecord> lines;
    for (int n = 1; n <= 2000; ++n)
        lines.push_back(command(n));
    std::optional<GameLog> log;
    QObject::connect(&journal, &Journal::gameLoaded, &journal, [&](const GameLog& l) { log = l; });
    journal.takeIn(game(), lines);
    EXPECT_EQ(journal.unsaved(), 1);
    journal.loadGame("g1");
    ASSERT_TRUE(waitFor([&] { return log.has_value(); }));
    EXPECT_EQ(log->commands.size(), 2000U);
    EXPECT_EQ(journal.unsaved(), 0);
}

TEST_F(JournalTest, AFullDiskDelaysCommandsAndLosesNone) {
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    journal.append(command(1));
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));

    std::vector<int> saved;
    std::vector<int> failed;
    int stuck = 0;
    int resumed = 0;
    std::vector<RollId> refused;
    QObject::connect(&journal, &Journal::commandSaved, &journal,
                     [&](const std::string&, int n) { saved.push_back(n); });
    QObject::connect(&journal, &Journal::commandFailed, &journal,
                     [&](const std::string&, int n, const JournalError& e) {
                         EXPECT_EQ(e.path, path.toStdString());
                         failed.push_back(n);
                     });
    QObject::connect(&journal, &Journal::writesStuck, &journal, [&] { ++stuck; });
    QObject::connect(&journal, &Journal::writesResumed, &journal, [&] { ++resumed; });
    QObject::connect(&journal, &Journal::rollCommitFailed, &journal,
                     [&](const RollId& id, const JournalError&) { refused.push_back(id); });
    {
        const FullDisk full;
        journal.append(command(2));
        journal.append(command(3));
        journal.commitRoll(entry(1));
        ASSERT_TRUE(waitFor([&] { return !failed.empty() && !refused.empty(); }));
        EXPECT_EQ(failed, std::vector<int>{2});
        EXPECT_TRUE(saved.empty());
        EXPECT_EQ(journal.unsaved(), 2);
    }
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    ASSERT_TRUE(waitFor([&] { return resumed == 1; }));
    EXPECT_EQ(stuck, 1);
    EXPECT_EQ(saved, (std::vector<int>{2, 3}));
}

TEST_F(JournalTest, AGameWhoseLinesWaitForTheDiskIsNotLoadedWithoutThem) {
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    journal.createGame(game("another"));
    journal.append(command(1));
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    std::vector<GameLog> loaded;
    std::vector<std::string> refused;
    QObject::connect(&journal, &Journal::gameLoaded, &journal,
                     [&](const GameLog& log) { loaded.push_back(log); });
    QObject::connect(&journal, &Journal::loadFailed, &journal,
                     [&](const std::string& id, const JournalError&) { refused.push_back(id); });
    {
        const FullDisk full;
        journal.append(command(2));
        journal.loadGame("g1");
        journal.loadGame("another");
        ASSERT_TRUE(waitFor([&] { return !refused.empty() && !loaded.empty(); }));
        EXPECT_EQ(refused, std::vector<std::string>{"g1"});
        EXPECT_EQ(loaded[0].game.id, "another");
    }
    // What waits need not wait for the next attempt.
    journal.loadGame("g1");
    ASSERT_TRUE(waitFor([&] { return loaded.size() == 2; }));
    EXPECT_EQ(loaded[1].commands.size(), 2U);
}

TEST_F(JournalTest, ALineThatTheJournalWillNeverTakeIsKeptAndHoldsNothingUp) {
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    journal.append(command(1));
    std::vector<JournalError> refused;
    std::vector<int> failed;
    QObject::connect(&journal, &Journal::writeRefused, &journal,
                     [&](const JournalError& e) { refused.push_back(e); });
    QObject::connect(&journal, &Journal::commandFailed, &journal,
                     [&](const std::string&, int n, const JournalError&) { failed.push_back(n); });
    CommandRecord other = command(1);
    other.line = "another line";
    journal.append(other);
    journal.append(command(2)); // follows the other line, so it is no line of what is saved
    journal.createGame(game("g2"));
    CommandRecord strange = command(1);
    strange.game = "a game that is not there";
    journal.append(strange);
    journal.setSetting("ticks", "[]");
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    ASSERT_EQ(refused.size(), 2U) << "once a game";
    EXPECT_EQ(refused[0].kind, JournalErrorKind::refused);
    EXPECT_EQ(failed, (std::vector<int>{1, 2, 1}));
    const QString name = QString::fromStdString(refused[0].movedTo);
    QFile kept(name);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = kept.readAll().trimmed().split('\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].contains("another line") && lines[1].contains("line 2") &&
                lines[2].contains("not there"));
    EXPECT_EQ(kept.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());

    // Whoever opens the game again goes on from what is saved.
    std::optional<GameLog> log;
    QObject::connect(&journal, &Journal::gameLoaded, &journal, [&](const GameLog& all) { log = all; });
    journal.loadGame("g1");
    ASSERT_TRUE(waitFor([&] { return log.has_value(); }));
    EXPECT_EQ(log->commands.size(), 1U);
    journal.append(command(2));
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    EXPECT_EQ(refused.size(), 2U);
}

TEST_F(JournalTest, WhatALineLacksIsMadeOnceOnTheJournalsThread) {
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    std::atomic<int> made = 0;
    std::atomic<bool> elsewhere = false;
    int failed = 0;
    QObject::connect(&journal, &Journal::commandFailed, &journal,
                     [&](const std::string&, int, const JournalError&) { ++failed; });
    {
        const FullDisk full;
        journal.append({command(1),
                        [&](CommandRecord& line) {
                            ++made;
                            elsewhere = QThread::currentThread() != QCoreApplication::instance()->thread();
                            line.stateHash = "made-there";
                            line.before = "the-line-before";
                            line.snapshot = "{}";
                        }},
                       std::nullopt);
        ASSERT_TRUE(waitFor([&] { return failed == 1; }));
    }
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    EXPECT_EQ(made, 1) << "a line that is written later is the same";
    EXPECT_TRUE(elsewhere);
    std::optional<GameLog> log;
    QObject::connect(&journal, &Journal::gameLoaded, &journal, [&](const GameLog& l) { log = l; });
    journal.loadGame("g1");
    ASSERT_TRUE(waitFor([&] { return log.has_value(); }));
    ASSERT_EQ(log->commands.size(), 1U);
    EXPECT_EQ(log->commands[0].stateHash, "made-there");
    EXPECT_EQ(log->commands[0].before, "the-line-before");
    ASSERT_EQ(log->snapshots.size(), 1U);
    EXPECT_EQ(log->snapshots[0].state, "{}");
}

// As of a device with a new name in each line, where the port says which tower plays.
TEST_F(JournalTest, ASettingThatChangesFasterThanTheDiskIsWrittenOnce) {
    {
        Journal journal(path, quick());
        openAndWait(journal);
        journal.createGame(game());
        ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
        const qint64 before = QFile(path + QStringLiteral("-wal")).size();
        std::atomic<bool> go = false;
        journal.append({command(1),
                        [&](CommandRecord&) {
                            while (!go)
                                QThread::msleep(1);
                        }},
                       std::nullopt);
        for (int i = 0; i < 1000; ++i)
            journal.setSetting("tower", "S-" + std::to_string(i));
        journal.setSetting("other", "1");
        go = true;
        ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
        constexpr qint64 twentyPages = qint64{20} * 4120;
        EXPECT_LT(QFile(path + QStringLiteral("-wal")).size() - before, twentyPages);
    }
    Journal journal(path, quick());
    openAndWait(journal);
    EXPECT_EQ(contents.settings.at("tower"), "S-999");
    EXPECT_EQ(contents.settings.at("other"), "1");
}

TEST_F(JournalTest, AFileInUseIsToldAndCanBeTriedAgain) {
    auto first = std::make_unique<Journal>(path, quick());
    openAndWait(*first);
    Journal second(path, quick());
    openAndWait(second);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, JournalErrorKind::locked);
    EXPECT_FALSE(second.isOpen());
    first.reset();
    error.reset();
    openAndWait(second);
    EXPECT_FALSE(error);
    EXPECT_TRUE(second.isOpen());
}

TEST_F(JournalTest, ALockedFileIsOpenedByItselfAndTakesTheEveningIn) {
    {
        Journal before(path, quick());
        openAndWait(before);
        before.setSetting("names", "of old");
        ASSERT_TRUE(waitFor([&] { return before.unsaved() == 0; }));
    }
    auto first = std::make_unique<Journal>(path, quick());
    openAndWait(*first);
    {
        Journal evening(path, quick());
        openAndWait(evening);
        ASSERT_TRUE(error);
        int failed = 0;
        int opened = 0;
        QObject::connect(&evening, &Journal::openFailed, &evening, [&] { ++failed; });
        QObject::connect(&evening, &Journal::opened, &evening, [&](const JournalContents& c) {
            ++opened;
            contents = c;
        });
        evening.createGame(game());
        for (int n = 1; n <= 5; ++n)
            evening.append(command(n));
        evening.setSetting("names", "of tonight");
        evening.setSetting("ticks:g1", "[]");
        EXPECT_EQ(evening.unsaved(), 8);
        EXPECT_FALSE(waitFor([&] { return evening.unsaved() < 8; }, 200));
        first.reset();
        ASSERT_TRUE(waitFor([&] { return evening.unsaved() == 0; }));
        EXPECT_EQ(opened, 1);
        EXPECT_EQ(failed, 0); // reported once, at the first attempt
        EXPECT_EQ(contents.settings.at("names"), "of old");
        EXPECT_EQ(contents.settings.at("ticks:g1"), "[]");
    }
    Journal after(path, quick());
    openAndWait(after);
    ASSERT_EQ(contents.games.size(), 1U);
    EXPECT_EQ(contents.games[0].commands, 5);
    EXPECT_EQ(contents.settings.at("names"), "of old");
    EXPECT_EQ(contents.settings.at("ticks:g1"), "[]");
}

// Whoever is killed while a backup is looked through leaves its copy, and that may be what fills the disk.
TEST_F(JournalTest, LeftoversOfACheckDoNotKeepAFullDiskFull) {
    const QString copy = path + QStringLiteral(".incoming");
    const QString log = copy + QStringLiteral("-wal");
    const auto leave = [&] {
        for (const QString& name : {copy, log}) {
            QFile left(name);
            ASSERT_TRUE(left.open(QIODevice::WriteOnly) && left.write("large") > 0);
        }
    };
    leave();
    Journal journal(path, quick());
    {
        const FullDisk full;
        openAndWait(journal);
        ASSERT_TRUE(error);
        EXPECT_FALSE(QFile::exists(copy) || QFile::exists(log)) << "while the journal cannot be opened";
    }
    ASSERT_TRUE(waitFor([&] { return journal.isOpen(); }));

    // Where another program has the journal open, the copy may be that program's.
    leave();
    error.reset();
    Journal second(path, quick());
    openAndWait(second);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, JournalErrorKind::locked);
    EXPECT_TRUE(QFile::exists(copy) && QFile::exists(log));
}

TEST_F(JournalTest, AFileThatGoesAwayIsWrittenAgainAtTheNextCommit) {
    {
        Journal journal(path, quick());
        openAndWait(journal);
        journal.createGame(game());
        journal.append(command(1));
        ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
        std::vector<JournalError> told;
        QObject::connect(&journal, &Journal::rescued, &journal,
                         [&](const JournalError& what) { told.push_back(what); });
        ASSERT_TRUE(QFile::remove(path));
        journal.append(command(2));
        ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
        ASSERT_EQ(told.size(), 1U);
        EXPECT_EQ(told[0].kind, JournalErrorKind::moved);
        EXPECT_TRUE(QFile::exists(path));
    }
    Journal journal(path, quick());
    openAndWait(journal);
    ASSERT_EQ(contents.games.size(), 1U);
    EXPECT_EQ(contents.games[0].commands, 2);
}

TEST_F(JournalTest, ARestingJournalLooksForItsFileNowAndThen) {
    auto options = quick();
    options.look = std::chrono::milliseconds(1000);
    Journal journal(path, options);
    openAndWait(journal);
    journal.createGame(game());
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    int told = 0;
    QObject::connect(&journal, &Journal::rescued, &journal, [&] { ++told; });
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(waitFor([&] { return told == 1; }));
    EXPECT_TRUE(QFile::exists(path));
}

TEST_F(JournalTest, ARestingJournalNoticesWithinTwoSecondsThatItsFileIsAnotherOne) {
    Journal journal(path); // with the pauses of the program
    openAndWait(journal);
    journal.createGame(game());
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    std::vector<JournalError> told;
    QObject::connect(&journal, &Journal::rescued, &journal,
                     [&](const JournalError& what) { told.push_back(what); });
    const auto noticed = [&] {
        told.clear();
        return waitFor([&] { return told.size() == 1; }, 2000) && QFile::exists(path);
    };
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(noticed()) << "deleted";
    ASSERT_TRUE(QFile::rename(path, path + QStringLiteral(".elsewhere")));
    EXPECT_TRUE(noticed()) << "renamed";
    const QString other = folder.filePath(QStringLiteral("other"));
    ASSERT_TRUE(QFile::copy(path, other));
    ASSERT_EQ(std::rename(QFile::encodeName(other).constData(), QFile::encodeName(path).constData()), 0);
    ASSERT_TRUE(noticed()) << "replaced";
    EXPECT_FALSE(told[0].movedTo.empty()) << "the other file is kept";
    journal.append(command(1));
    EXPECT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
}

TEST_F(JournalTest, ARestingJournalNoticesWithinTwoSecondsThatItsFileWasOverwrittenInPlace) {
    Journal journal(path); // with the pauses of the program
    openAndWait(journal);
    journal.createGame(game());
    journal.append(command(1));
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    std::vector<JournalError> told;
    QObject::connect(&journal, &Journal::rescued, &journal,
                     [&](const JournalError& what) { told.push_back(what); });
    for (const char* content : {"somebody's", ""}) {
        told.clear();
        QFile there(path);
        ASSERT_TRUE(there.open(QIODevice::WriteOnly));
        there.write(content);
        there.close();
        ASSERT_TRUE(waitFor([&] { return told.size() == 1; }, 2000)) << content;
        EXPECT_EQ(told[0].kind, JournalErrorKind::moved);
        QFile found(QString::fromStdString(told[0].movedTo));
        ASSERT_TRUE(found.open(QIODevice::ReadOnly));
        EXPECT_EQ(found.readAll(), content);
    }
    std::optional<GameLog> log;
    QObject::connect(&journal, &Journal::gameLoaded, &journal, [&](const GameLog& l) { log = l; });
    journal.loadGame("g1");
    ASSERT_TRUE(waitFor([&] { return log.has_value(); }));
    EXPECT_EQ(log->commands.size(), 1U);
}

// As long as no safe file can be written, nothing counts as saved and no roll is acknowledged.
TEST_F(JournalTest, NothingIsSavedWhileNoFileCanTakeThePlace) {
    const QString inner = folder.filePath(QStringLiteral("inner"));
    path = inner + QStringLiteral("/journal.sqlite");
    Journal journal(path, quick());
    openAndWait(journal);
    journal.createGame(game());
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0; }));
    int stuck = 0;
    int refused = 0;
    int resumed = 0;
    QObject::connect(&journal, &Journal::writesStuck, &journal, [&] { ++stuck; });
    QObject::connect(&journal, &Journal::writesResumed, &journal, [&] { ++resumed; });
    QObject::connect(&journal, &Journal::rollCommitFailed, &journal, [&] { ++refused; });
    ASSERT_TRUE(QDir(inner).removeRecursively());
    QFile inTheWay(inner); // no folder can be made there
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    journal.append(command(1));
    journal.commitRoll(entry(1));
    ASSERT_TRUE(waitFor([&] { return stuck == 1 && refused == 1; }));
    EXPECT_EQ(journal.unsaved(), 1);
    ASSERT_TRUE(inTheWay.remove());
    ASSERT_TRUE(waitFor([&] { return journal.unsaved() == 0 && resumed == 1; }));
    journal.commitRoll(entry(1)); // as the tower does
    journal.close();
    ASSERT_TRUE(waitFor([&] { return !journal.isOpen(); }));
    openAndWait(journal);
    ASSERT_EQ(contents.games.size(), 1U);
    EXPECT_EQ(contents.games[0].commands, 1);
    EXPECT_EQ(contents.inbox.size(), 1U);
}

TEST_F(JournalTest, TheSettingsAreUnknownUntilTheJournalIsRead) {
    auto first = std::make_unique<Journal>(path, quick());
    EXPECT_EQ(first->settingsState(), SettingsState::unread);
    openAndWait(*first);
    EXPECT_EQ(first->settingsState(), SettingsState::read);
    Journal second(path, quick());
    openAndWait(second);
    ASSERT_TRUE(error); // locked
    EXPECT_EQ(second.settingsState(), SettingsState::unread);
}

TEST_F(JournalTest, TheSettingsOfADamagedJournalAreLost) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("This is no database.");
    file.close();
    Journal journal(path, quick());
    openAndWait(journal);
    EXPECT_TRUE(contents.movedAside);
    EXPECT_EQ(journal.settingsState(), SettingsState::lost);
}

TEST_F(JournalTest, ARollWithoutAnOpenJournalIsNotKept) {
    Journal journal(path, quick());
    std::optional<RollId> refused;
    QObject::connect(&journal, &Journal::rollCommitFailed, &journal,
                     [&](const RollId& id, const JournalError&) { refused = id; });
    journal.commitRoll(entry(1));
    ASSERT_TRUE(waitFor([&] { return refused.has_value(); }));
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(JournalTest, EveryErrorSaysWhatWhereAndWhatToDo) {
    std::set<std::string> told;
    for (const auto kind : {JournalErrorKind::cannotOpen, JournalErrorKind::readOnly,
                            JournalErrorKind::locked, JournalErrorKind::damaged, JournalErrorKind::newer,
                            JournalErrorKind::foreign, JournalErrorKind::full, JournalErrorKind::failed,
                            JournalErrorKind::noRight, JournalErrorKind::emptied, JournalErrorKind::moved,
                            JournalErrorKind::noDriver, JournalErrorKind::refused}) {
        const auto text = describe({kind, "/x/journal.sqlite", "", "detail"});
        EXPECT_NE(text.find("/x/journal.sqlite"), std::string::npos);
        EXPECT_NE(text.find("detail"), std::string::npos);
        EXPECT_TRUE(told.insert(text).second);
    }
}

} // namespace
} // namespace watchfire::journal
