// SPDX-License-Identifier: Apache-2.0
// Backup and restore: the whole journal comes back, a bad backup changes nothing, and the existing journal is
// never lost.
#include "app/journal/journal.h"
#include "app/journal/journal_file.h"

#include "tests/app/journal/wait.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>

#include <unistd.h>

namespace watchfire::journal {
namespace {

constexpr std::chrono::milliseconds patience{50};

GameRecord game(const std::string& id) {
    GameRecord g;
    g.id = id;
    g.header = "{}";
    g.title = "The " + id;
    g.created = g.updated = "2024-05-01T09:00:00Z";
    return g;
}

InboxEntry entry(std::uint32_t sequence) {
    InboxEntry e;
    e.id = {"WF-1", 7, sequence};
    e.dice = {5, 3};
    e.time = "2024-05-01T10:00:00Z";
    return e;
}

void good(const JournalFile::Failure& failure) {
    EXPECT_FALSE(failure) << describe(*failure);
}

class Backup : public testing::Test {
protected:
    void SetUp() override {
        good(file.open(path, patience));
        good(file.createGame(game("first")));
        good(file.append({"first", 1, R"({"do":"end-turn"})", "h1", "2024-05-01T10:00:00Z", "state"}, {}));
        good(file.commitRoll(entry(1)));
        good(file.setSetting("settings", "{}"));
        good(file.setSetting("ticks:first", "[]"));
    }
    static JournalContents contents(JournalFile& of) {
        JournalContents all;
        good(of.contents(all));
        return all;
    }
    QStringList around() const { return QDir(folder.filePath("journal")).entryList(QDir::Files); }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal/journal.db"));
    QString backup = folder.filePath(QStringLiteral("drive/Watchfire/backup.db"));
    JournalFile file;
    QString kept;
};

TEST_F(Backup, ComesBackWhole) {
    good(file.backUp(backup));
    EXPECT_EQ(QDir(folder.filePath("drive/Watchfire")).entryList(QDir::Files), QStringList{"backup.db"});
    const JournalContents before = contents(file);
    good(file.createGame(game("second")));
    good(file.discardRoll(entry(1).id));

    good(file.restore(backup, patience, kept));
    const JournalContents after = contents(file);
    EXPECT_EQ(after.games, before.games);
    EXPECT_EQ(after.inbox, before.inbox);
    EXPECT_EQ(after.settings, before.settings);
    GameLog log;
    good(file.load("first", log));
    EXPECT_EQ(log.commands.size(), 1U);
    ASSERT_EQ(log.snapshots.size(), 1U);
    EXPECT_EQ(log.snapshots[0].state, "state");
    good(file.createGame(game("third"))); // and it can be written to again
    file.close();

    JournalFile present; // the previous one is kept beside it, and is a journal too
    good(present.open(kept, patience));
    EXPECT_EQ(contents(present).games.size(), 2U);
    EXPECT_EQ(contents(present).inbox.at(0).state, EntryState::discarded);
    JournalFile again;
    good(again.open(path, patience));
    EXPECT_EQ(contents(again).games.size(), 2U);
}

TEST_F(Backup, GoesOverAnOlderOne) {
    good(file.backUp(backup));
    good(file.createGame(game("second")));
    good(file.backUp(backup));
    JournalFile copy;
    good(copy.open(backup, patience));
    EXPECT_EQ(contents(copy).games.size(), 2U);
}

TEST_F(Backup, WhatIsNoJournalChangesNothing) {
    const auto refused = [&](const QByteArray& bytes, JournalErrorKind kind) {
        const QString wrong = folder.filePath(QStringLiteral("wrong.db"));
        QFile out(wrong);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(bytes);
        out.close();
        const auto failure = file.restore(wrong, patience, kept);
        ASSERT_TRUE(failure);
        EXPECT_EQ(failure->kind, kind) << describe(*failure);
        EXPECT_EQ(failure->path, wrong.toStdString());
        EXPECT_EQ(contents(file).games.size(), 1U);
        good(file.setSetting("still", "open"));
        // No half journal and no moved one is left behind; -wal and -shm belong to the open journal.
        for (const QString& name : around())
            EXPECT_TRUE(name == "journal.db" || name == "journal.db-wal" || name == "journal.db-shm")
                << name.toStdString();
    };
    good(file.backUp(backup));
    QFile in(backup);
    ASSERT_TRUE(in.open(QIODevice::ReadOnly));
    const QByteArray whole = in.readAll();
    refused({}, JournalErrorKind::foreign);
    refused("holiday pictures", JournalErrorKind::foreign);
    refused(whole.first(whole.size() / 2), JournalErrorKind::damaged);
    QByteArray broken = whole;
    broken.replace(4096, 4096, QByteArray(4096, 'x'));
    refused(broken, JournalErrorKind::damaged);
    QByteArray newer = whole;
    newer[60] = 0x7f; // the user version's first byte
    refused(newer, JournalErrorKind::newer);
    QByteArray foreign = whole;
    foreign[71] = 0x32;
    refused(foreign, JournalErrorKind::foreign);

    const auto failure = file.restore(folder.filePath(QStringLiteral("none.db")), patience, kept);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen);
    EXPECT_EQ(contents(file).games.size(), 1U);
}

TEST_F(Backup, ThatCannotBeWrittenLeavesNothing) {
    // A file is in the way of the folder.
    QFile inTheWay(folder.filePath(QStringLiteral("drive")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    const auto failure = file.backUp(backup);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->path, backup.toStdString());
    EXPECT_EQ(contents(file).games.size(), 1U);

    // A folder is in the way of the file: the copy was written beside it, and must not stay there.
    const QString taken = folder.filePath(QStringLiteral("taken.db"));
    ASSERT_TRUE(QDir().mkpath(taken + QStringLiteral("/full")));
    ASSERT_TRUE(file.backUp(taken));
    EXPECT_FALSE(QFile::exists(taken + QStringLiteral(".part")));
}

TEST_F(Backup, TwoRestoresInOneSecondKeepBothJournals) {
    good(file.backUp(backup));
    good(file.restore(backup, patience, kept));
    const QString first = kept;
    good(file.createGame(game("second")));
    good(file.restore(backup, patience, kept));
    EXPECT_NE(first, kept);
    EXPECT_TRUE(QFile::exists(first) && QFile::exists(kept));
}

TEST_F(Backup, AGameThatIsNotWholeIsToldBeforeAnythingIsReplaced) {
    good(file.createGame(game("no beginning")));
    good(file.createGame(game("no end")));
    good(file.backUp(backup));
    good(file.createGame(game("present")));
    JournalFile::Restore how;
    how.check = [](const GameLog& log) -> std::optional<GameFault> {
        if (log.game.id == "no beginning")
            return GameFault{{}, log.game.title, 0};
        if (log.game.id == "no end")
            return GameFault{{}, log.game.title, 3};
        return std::nullopt;
    };
    ASSERT_TRUE(file.restore(backup, patience, kept, how));
    EXPECT_EQ(how.doubt.games, 3);
    ASSERT_EQ(how.doubt.faults.size(), 2U);
    EXPECT_EQ(contents(file).games.size(), 4U); // nothing has changed
    how.doubt = {};
    how.parts = true;
    good(file.restore(backup, patience, kept, how));
    std::set<std::string> ids;
    for (const auto& record : contents(file).games)
        ids.insert(record.id);
    EXPECT_EQ(ids, (std::set<std::string>{
                       "first", "no end"})); // the games that can begin; the other one stays in the backup
    EXPECT_TRUE(QFile::exists(backup));
}

TEST_F(Backup, ADamagedOneGivesBackItsWholeGamesWhenAsked) {
    for (std::uint32_t i = 2; i < 600; ++i)
        good(file.commitRoll(entry(i)));
    good(file.backUp(backup));
    QFile in(backup);
    ASSERT_TRUE(in.open(QIODevice::ReadWrite));
    // The last page with rows (of a table, not of its index) that holds rolls.
    constexpr qint64 page = 4096;
    constexpr char rows = 13;
    for (qint64 at = in.size() - page; at > 0; at -= page) {
        in.seek(at);
        const QByteArray bytes = in.read(page);
        if (bytes.at(0) != rows || !bytes.contains("WF-1"))
            continue;
        in.seek(at);
        in.write(QByteArray(page, 'x'));
        break;
    }
    in.close();
    JournalFile::Restore how;
    ASSERT_TRUE(file.restore(backup, patience, kept, how));
    ASSERT_TRUE(how.doubt.salvage);
    EXPECT_EQ(how.doubt.salvage->games, 1);
    EXPECT_LT(how.doubt.salvage->rolls, 599);
    EXPECT_EQ(contents(file).inbox.size(), 599U);
    how.parts = true;
    good(file.restore(backup, patience, kept, how));
    EXPECT_EQ(contents(file).games.size(), 1U);
    EXPECT_EQ(contents(file).inbox.size(), static_cast<std::size_t>(how.doubt.salvage->rolls));
}

TEST_F(Backup, ADeletedGameIsGoneAndItsRollsStayUsed) {
    good(file.append({"first", 2, "roll", "h2", "2024-05-01T10:01:00Z", {}},
                     RollUse{entry(1).id, RollUse::Change::take}));
    good(file.createGame(game("second")));
    good(file.deleteGame("first", "ticks:first"));
    const JournalContents left = contents(file);
    ASSERT_EQ(left.games.size(), 1U);
    EXPECT_EQ(left.games[0].id, "second");
    EXPECT_EQ(left.settings.count("ticks:first"), 0U);
    EXPECT_EQ(left.settings.count("settings"), 1U);
    EXPECT_EQ(left.inbox.at(0).state, EntryState::used);
    GameLog log;
    EXPECT_TRUE(file.load("first", log));
}

TEST(BackupOfTheJournal, HoldsWhatWasCalledBeforeAndIsOpenedAnew) {
    QTemporaryDir folder;
    Journal journal(folder.filePath(QStringLiteral("journal.db")));
    std::vector<JournalContents> opened;
    QObject::connect(&journal, &Journal::opened, &journal,
                     [&](const JournalContents& contents) { opened.push_back(contents); });
    QString written, kept;
    QObject::connect(&journal, &Journal::backedUp, &journal, [&](const QString& path) { written = path; });
    QObject::connect(&journal, &Journal::restored, &journal, [&](const QString& path) { kept = path; });
    std::optional<JournalError> wrong;
    QObject::connect(&journal, &Journal::restoreFailed, &journal,
                     [&](const JournalError& error) { wrong = error; });
    journal.open();
    journal.createGame(game("first"));
    const QString backup = folder.filePath(QStringLiteral("backup.db"));
    journal.backUp(backup);
    journal.createGame(game("second"));
    ASSERT_TRUE(test::waitFor([&] { return !written.isEmpty() && journal.unsaved() == 0; }));

    journal.restore(folder.filePath(QStringLiteral("none.db")));
    ASSERT_TRUE(test::waitFor([&] { return wrong.has_value(); }));
    EXPECT_EQ(opened.size(), 1U);

    journal.restore(backup);
    ASSERT_TRUE(test::waitFor([&] { return opened.size() == 2; }));
    ASSERT_EQ(opened[1].games.size(), 1U);
    EXPECT_EQ(opened[1].games[0].id, "first");
    EXPECT_TRUE(QFile::exists(kept));

    // A stopped clock gives the next backup the same name: it gets another one, and both stay.
    written.clear();
    journal.backUp(backup);
    ASSERT_TRUE(test::waitFor([&] { return !written.isEmpty(); }));
    EXPECT_EQ(written, folder.filePath(QStringLiteral("backup-2.db")));
    EXPECT_TRUE(QFile::exists(backup) && QFile::exists(written));
}

} // namespace
} // namespace watchfire::journal
