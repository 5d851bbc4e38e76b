// SPDX-License-Identifier: Apache-2.0
// Backup and restore: the whole journal comes back, a bad backup changes nothing, and the existing journal is
// never lost.
#include "app/journal/backup_check.h"
#include "app/journal/files.h"
#include "app/journal/journal.h"
#include "app/journal/journal_file.h"

#include "tests/app/journal/wait.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <set>

#include <sys/stat.h>
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
    /// Looks the backup through, and lets it replace the journal.
    JournalFile::Failure restore(const QString& from) {
        CheckedBackup found;
        if (auto failure = JournalFile::tryOut(from, path, {patience, {}}, found))
            return failure;
        return file.restore(found, patience, kept);
    }
    /// As a stranger may do.
    static void change(const QString& name, const QStringList& statements) {
        {
            QSqlDatabase db =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stranger"));
            db.setDatabaseName(name);
            ASSERT_TRUE(db.open());
            QSqlQuery query(db);
            for (const QString& statement : statements)
                ASSERT_TRUE(query.exec(statement)) << statement.toStdString();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("stranger"));
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

    good(restore(backup));
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
        const auto failure = restore(wrong);
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
    refused(whole.first(4096), JournalErrorKind::cut);
    QByteArray broken = whole;
    broken.replace(4096, broken.size() - 4096, QByteArray(broken.size() - 4096, 'x'));
    refused(broken, JournalErrorKind::damaged);
    QByteArray newer = whole;
    newer[60] = 0x7f; // the user version's first byte
    refused(newer, JournalErrorKind::newer);
    QByteArray foreign = whole;
    foreign[71] = 0x32;
    refused(foreign, JournalErrorKind::foreign);

    const auto failure = restore(folder.filePath(QStringLiteral("none.db")));
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
    good(restore(backup));
    const QString first = kept;
    good(file.createGame(game("second")));
    good(restore(backup));
    EXPECT_NE(first, kept);
    EXPECT_TRUE(QFile::exists(first) && QFile::exists(kept));
}

TEST_F(Backup, EachGameIsToldBeforeAnythingIsReplaced) {
    good(file.createGame(game("no beginning")));
    good(file.createGame(game("no end")));
    good(file.backUp(backup));
    good(file.createGame(game("present")));
    std::vector<std::pair<int, int>> told;
    const JournalFile::Trial trial{patience,
                                   [](const GameLog& log) {
                                       CheckedGame checked;
                                       checked.name = log.game.title;
                                       checked.lines = 5;
                                       checked.played = log.game.id == "no end" ? 2 : 5;
                                       checked.begins = log.game.id != "no beginning";
                                       return checked;
                                   },
                                   [&](int done, int games) {
                                       told.emplace_back(done, games);
                                       return true;
                                   }};
    CheckedBackup found;
    good(JournalFile::tryOut(backup, path, trial, found));
    ASSERT_EQ(found.games.size(), 3U);
    EXPECT_EQ(told.back(), std::pair(2, 3));
    EXPECT_EQ(found.games[0].id, "no end"); // the latest first
    EXPECT_FALSE(found.games[0].whole());
    EXPECT_FALSE(found.games[1].begins);
    EXPECT_EQ(found.games[2].name, "The first");
    EXPECT_TRUE(found.games[2].whole());
    EXPECT_EQ(contents(file).games.size(), 4U) << "nothing has changed";
    good(file.restore(found, patience, kept));
    std::set<std::string> ids;
    for (const auto& record : contents(file).games)
        ids.insert(record.id);
    EXPECT_EQ(ids, (std::set<std::string>{"first", "no end"})) << "the other one cannot even begin";
    JournalFile again; // it stays in the backup
    good(again.open(backup, patience));
    EXPECT_EQ(contents(again).games.size(), 3U);
}

TEST_F(Backup, ALookThroughItIsBrokenOffAtAnyGameAndLeavesNothing) {
    for (int i = 0; i < 20; ++i)
        good(file.createGame(game("game " + std::to_string(i))));
    good(file.backUp(backup));
    const QStringList before = around();
    for (const int last : {-1, 0, 12}) {
        int checked = 0;
        const JournalFile::Trial trial{
            patience,
            [&](const GameLog&) {
                ++checked;
                return CheckedGame();
            },
            [&](int done, int games) { return games == 0 ? last >= 0 : done < last; }};
        CheckedBackup found;
        EXPECT_TRUE(JournalFile::tryOut(backup, path, trial, found));
        EXPECT_EQ(checked, std::max(last, 0));
        EXPECT_EQ(around(), before);
    }
}

// As it lies on the disk of a machine that lost its power.
TEST_F(Backup, AJournalBesideItsLogIsRestoredToItsLastLine) {
    {
        JournalFile dead;
        const QString there = folder.filePath(QStringLiteral("dead.db"));
        good(dead.open(there, patience));
        good(dead.createGame(game("last")));
        for (int n = 1; n <= 5; ++n)
            good(dead.append({"last", n, R"({"do":"end-turn"})", "h", "2024-05-01T10:00:00Z", {}}, {}));
        ASSERT_TRUE(QDir().mkpath(QFileInfo(backup).path()));
        for (const char* part : {"", "-wal"})
            ASSERT_TRUE(QFile::copy(there + QLatin1String(part), backup + QLatin1String(part)));
        ASSERT_GT(QFileInfo(backup + QStringLiteral("-wal")).size(), 0);
    }
    good(restore(backup));
    const auto all = contents(file);
    ASSERT_EQ(all.games.size(), 1U);
    EXPECT_EQ(all.games[0].commands, 5);
    EXPECT_TRUE(QFile::exists(backup + QStringLiteral("-wal"))) << "the backup stays as it is";
}

// What is played while the copy lies there has to be saved, so the copy must not fill the disk. A file with
// holes is large and takes no room here.
TEST_F(Backup, ALogLargerThanTheDiskIsRefusedBeforeItIsCopied) {
    good(file.backUp(backup));
    const qint64 whole = QFileInfo(backup).size();
    const qint64 free = files::freeBytes(folder.path()).value();
    const QStringList before = around();
    struct Sizes {
        qint64 file, log;
    };
    // The log alone is too large, and the two together.
    for (const Sizes& sizes : {Sizes{whole, 2 * free}, Sizes{free / 4 * 3, free / 4 * 3}}) {
        ASSERT_TRUE(QFile::resize(backup, sizes.file));
        QFile log(backup + QStringLiteral("-wal"));
        ASSERT_TRUE(log.open(QIODevice::WriteOnly) && log.resize(sizes.log));
        int pieces = 0;
        const JournalFile::Trial trial{patience, {}, [&](int, int) {
                                           ++pieces;
                                           return false; // otherwise the disk would be full now
                                       }};
        CheckedBackup found;
        const auto failure = JournalFile::tryOut(backup, path, trial, found);
        ASSERT_TRUE(failure);
        EXPECT_EQ(failure->kind, JournalErrorKind::full) << describe(*failure);
        EXPECT_NE(failure->detail.find("it needs "), std::string::npos) << failure->detail;
        EXPECT_EQ(pieces, 0);
        EXPECT_EQ(around(), before);
    }
}

TEST_F(Backup, StopEndsTheCopyOfTheLogToo) {
    good(file.backUp(backup));
    QFile log(backup + QStringLiteral("-wal"));
    ASSERT_TRUE(log.open(QIODevice::WriteOnly) && log.resize(1 << 20));
    const QStringList before = around();
    std::vector<qint64> copied;
    const JournalFile::Trial trial{patience, {}, [&](int, int games) {
                                       const QFileInfo copy(path + QStringLiteral(".incoming-wal"));
                                       if (games > 0 || !copy.exists())
                                           return true;
                                       copied.push_back(copy.size());
                                       return copied.size() < 3;
                                   }};
    CheckedBackup found;
    const auto failure = JournalFile::tryOut(backup, path, trial, found);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->detail, files::reasonOf(ECANCELED).toStdString());
    ASSERT_EQ(copied.size(), 3U);
    EXPECT_LT(copied.back(), log.size());
    EXPECT_EQ(around(), before);
}

// It would go on changing the journal after the restore, its lock too.
TEST_F(Backup, WithATriggerIsRefused) {
    good(file.backUp(backup));
    change(backup, {QStringLiteral("CREATE TRIGGER mine AFTER INSERT ON settings BEGIN "
                                   "DELETE FROM settings WHERE key = 'pin'; END")});
    const auto failure = restore(backup);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::foreign);
    EXPECT_EQ(contents(file).games.size(), 1U);
}

// Whoever reads it computes it, for as long as its owner likes.
TEST_F(Backup, WithAComputedColumnIsRefused) {
    good(file.backUp(backup));
    change(backup, {QStringLiteral("ALTER TABLE games ADD COLUMN more TEXT GENERATED ALWAYS AS (hex(id))")});
    const auto failure = restore(backup);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::foreign) << describe(*failure);
    EXPECT_EQ(contents(file).games.size(), 1U);
}

// Its constraints and indexes would refuse what is played after the restore.
TEST_F(Backup, WithTablesOfItsOwnGivesItsRowsToOurs) {
    const std::vector<QStringList> rules{
        {QStringLiteral("CREATE UNIQUE INDEX mine ON commands (game)")},
        {QStringLiteral("CREATE UNIQUE INDEX mine ON settings ((1)) WHERE key <> 'settings' AND key <> "
                        "'ticks:first'")},
        {QStringLiteral("PRAGMA writable_schema = ON"),
         QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, 'sequence INTEGER NOT NULL', 'sequence "
                        "INTEGER NOT NULL CHECK (sequence < 2)') WHERE name = 'inbox'")},
        {QStringLiteral("PRAGMA writable_schema = ON"),
         QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, 'finished INTEGER NOT NULL DEFAULT 0', "
                        "'finished INTEGER NOT NULL DEFAULT 0 CHECK (finished = 0)') WHERE name = 'games'")},
        // Neither is computed: it might take an hour. No row fulfils the check, and none is in the index.
        {QStringLiteral("PRAGMA writable_schema = ON"),
         QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, 'line TEXT NOT NULL', 'line TEXT NOT "
                        "NULL CHECK (length(hex(line)) < 0)') WHERE name = 'commands'")},
        {QStringLiteral("CREATE INDEX mine ON commands (n)"), QStringLiteral("PRAGMA writable_schema = ON"),
         QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, '(n)', '(length(line) + 1)') WHERE "
                        "name = 'mine'")},
    };
    for (const QStringList& rule : rules) {
        SCOPED_TRACE(rule.back().toStdString());
        good(file.backUp(backup));
        change(backup, rule);
        CheckedBackup found;
        good(JournalFile::tryOut(backup, path, {patience, {}}, found));
        EXPECT_FALSE(found.salvage) << "nothing of it is damaged";
        good(file.restore(found, patience, kept));
        const auto all = contents(file);
        ASSERT_EQ(all.games.size(), 1U);
        EXPECT_EQ(all.games[0].commands, 1);
        EXPECT_EQ(all.inbox.size(), 1U);
        EXPECT_EQ(all.settings.at("ticks:first"), "[]");
        good(file.append({"first", 2, R"({"do":"end-turn"})", "h2", "2024-05-01T10:00:00Z", {}}, {}));
        good(file.commitRoll(entry(2)));
        good(file.setFinished("first", true));
        good(file.setSetting("pin", "{}"));
        good(file.setSetting("other", "{}"));
        file.close();
        QFile::remove(path);
        SetUp();
    }
}

// At the end of its range a counter takes no further roll, and the clock would order the games.
TEST_F(Backup, WithCountersAtTheirEndIsCountedAgain) {
    good(file.commitRoll(entry(2)));
    good(file.createGame(game("second")));
    good(file.backUp(backup));
    for (const char* last : {"9223372036854775807", "'zzz'", "1e300"}) {
        SCOPED_TRACE(last);
        change(
            backup,
            {QStringLiteral("UPDATE game_order SET used = %1 WHERE game = 'first'").arg(QLatin1String(last)),
             QStringLiteral("UPDATE sqlite_sequence SET seq = 9223372036854775807"),
             QStringLiteral("UPDATE inbox SET arrival = 9223372036854775807 WHERE sequence = 1")});
        good(restore(backup));
        auto third = game("third");
        third.created = third.updated = "1970-01-01T00:00:00Z"; // by a clock without a battery
        good(file.createGame(third));
        EXPECT_EQ(contents(file).games[0].id, "third");
        good(file.append({"second", 1, "{}", "h", "1970-01-01T00:00:00Z", {}}, {}));
        EXPECT_EQ(contents(file).games[0].id, "second");
        good(file.commitRoll(entry(3)));
        const auto rolls = contents(file).inbox;
        ASSERT_EQ(rolls.size(), 3U);
        EXPECT_EQ(rolls[0].id.sequence, 2U) << "as they had come";
        EXPECT_EQ(rolls[1].id.sequence, 1U);
        EXPECT_EQ(rolls[2].id.sequence, 3U);
    }
}

// It would wait before the others for good, and what is done with its first die would end the program.
TEST_F(Backup, WithARollThatNoTowerCanMakeOffersTheOthersOnly) {
    for (std::uint32_t n = 2; n <= 6; ++n)
        good(file.commitRoll(entry(n)));
    good(file.backUp(backup));
    change(backup, {QStringLiteral("UPDATE inbox SET dice = '' WHERE sequence = 1"),
                    QStringLiteral("UPDATE inbox SET dice = '0 3' WHERE sequence = 2"),
                    QStringLiteral("UPDATE inbox SET dice = '99999999999 -4' WHERE sequence = 3"),
                    QStringLiteral("UPDATE inbox SET dice = '1 1 1 1 1 1 1 1 1' WHERE sequence = 4"),
                    QStringLiteral("UPDATE inbox SET faces = '6' WHERE sequence = 5")});
    good(restore(backup));
    const auto rolls = contents(file).inbox;
    EXPECT_EQ(rolls.size(), 6U);
    for (const InboxEntry& roll : rolls)
        EXPECT_EQ(roll.state, roll.id.sequence == 6 ? EntryState::waiting : EntryState::discarded)
            << roll.id.sequence;
}

// Its end is missing, as when a drive is pulled while it is copied.
TEST_F(Backup, HalfACopyGivesBackWhatIsThere) {
    for (int i = 0; i < 200; ++i)
        good(file.append({"first", i + 2, std::string(400, 'x'), "h", "2024-05-01T10:00:00Z", {}}, {}));
    good(file.backUp(backup));
    QFile out(backup);
    const qint64 whole = out.size();
    ASSERT_TRUE(out.resize(whole / 8192 * 4096));
    CheckedBackup found;
    good(JournalFile::tryOut(backup, path, {patience, {}}, found));
    EXPECT_TRUE(found.cut());
    EXPECT_EQ(found.wanted, whole);
    EXPECT_EQ(found.bytes, out.size());
    ASSERT_TRUE(found.salvage);
    ASSERT_EQ(found.games.size(), 1U);
    EXPECT_LT(found.games[0].lines, 201);
}

TEST_F(Backup, WhatIsNoFileIsNotWaitedFor) {
    const QString pipe = folder.filePath(QStringLiteral("pipe.db"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto failure = restore(pipe);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen);
}

TEST_F(Backup, ADamagedOneGivesBackItsWholeGames) {
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
    CheckedBackup found;
    good(JournalFile::tryOut(backup, path, {patience, {}}, found));
    ASSERT_TRUE(found.salvage);
    EXPECT_FALSE(found.cut());
    EXPECT_EQ(found.salvage->games, 1);
    EXPECT_LT(found.salvage->rolls, 599);
    EXPECT_EQ(contents(file).inbox.size(), 599U);
    good(file.restore(found, patience, kept));
    EXPECT_EQ(contents(file).games.size(), 1U);
    EXPECT_EQ(contents(file).inbox.size(), static_cast<std::size_t>(found.salvage->rolls));
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

    journal.restore({}); // nothing was looked through
    ASSERT_TRUE(test::waitFor([&] { return wrong.has_value(); }));
    EXPECT_EQ(opened.size(), 1U);

    BackupCheck check(journal.path(), {});
    QObject::connect(&check, &BackupCheck::checked, &journal, &Journal::restore);
    check.begin(backup);
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

// A check of a thousand games takes its time; whoever has the wrong file does not wait for it.
TEST(BackupOfTheJournal, ACheckIsDroppedAtOnceAndTheNextOneAnswers) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    const QString backup = folder.filePath(QStringLiteral("backup.db"));
    {
        JournalFile file;
        good(file.open(path, patience));
        for (int i = 0; i < 3; ++i)
            good(file.createGame(game(std::to_string(i))));
        good(file.backUp(backup));
    }
    std::atomic_int begun = 0;
    std::atomic_bool held = true;
    BackupCheck check(path, [&](const GameLog&) {
        ++begun;
        while (held)
            QThread::msleep(1);
        return CheckedGame();
    });
    int answers = 0;
    CheckedBackup found;
    QObject::connect(&check, &BackupCheck::checked, &check, [&](const CheckedBackup& answer) {
        ++answers;
        found = answer;
    });
    QObject::connect(&check, &BackupCheck::failed, &check, [&] { ++answers; });
    check.begin(backup);
    ASSERT_TRUE(test::waitFor([&] { return begun == 1; }));
    check.drop(); // returns although the check is in the middle of a game
    held = false;
    check.begin(backup);
    ASSERT_TRUE(test::waitFor([&] { return answers == 1; }));
    EXPECT_EQ(begun, 1 + 3) << "one of the dropped check";
    EXPECT_EQ(found.games.size(), 3U);
    EXPECT_TRUE(QFile::exists(QString::fromStdString(found.copy)));
    check.drop();
    EXPECT_TRUE(test::waitFor([&] { return !QFile::exists(QString::fromStdString(found.copy)); }));
    EXPECT_EQ(answers, 1);
}

} // namespace
} // namespace watchfire::journal
