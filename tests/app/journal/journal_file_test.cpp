// SPDX-License-Identifier: Apache-2.0
// The database file: what was written is there after reopening, transactions are whole, and every way in
// which a file can be wrong is told clearly and destroys nothing.
#include "app/journal/journal_file.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <unistd.h>

namespace watchfire::journal {
namespace {

constexpr std::chrono::milliseconds patience{50};

InboxEntry entry(std::uint32_t sequence, std::vector<int> dice = {5, 3}) {
    InboxEntry e;
    e.id = {"WF-1", 4'000'000'000U, sequence};
    e.dice = std::move(dice);
    e.time = "2024-05-01T10:00:00Z";
    return e;
}

GameRecord game() {
    GameRecord g;
    g.id = "g1";
    g.header = R"({"watchfire":1,"scenario":"great-wall"})";
    g.title = "Sunday \u2013 Ann's wall";
    g.created = g.updated = "2024-05-01T09:00:00Z";
    return g;
}

CommandRecord command(int n, const std::string& line = R"({"do":"end-turn"})") {
    return {
        "g1",        n, line, "h" + std::to_string(n), "2024-05-01T10:00:0" + std::to_string(n % 10) + "Z",
        std::nullopt};
}

class JournalFileTest : public testing::Test {
protected:
    void open(JournalFile& file) {
        const auto failure = file.open(path, patience);
        ASSERT_FALSE(failure) << describe(*failure);
    }
    JournalContents contents(JournalFile& file) {
        JournalContents c;
        const auto failure = file.contents(c);
        EXPECT_FALSE(failure) << describe(*failure);
        return c;
    }
    void write(const QByteArray& bytes) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray bytes(const QString& name) {
        QFile file(name);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        return file.readAll();
    }
    // Runs statements on the file as some other program would.
    void outside(const QStringList& statements) {
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("outside"));
            db.setDatabaseName(path);
            ASSERT_TRUE(db.open());
            for (const auto& statement : statements) {
                QSqlQuery query(db);
                ASSERT_TRUE(query.exec(statement)) << statement.toStdString();
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("outside"));
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("a folder/journal.sqlite"));
};

TEST_F(JournalFileTest, KeepsEverythingOverAReopening) {
    {
        JournalFile file;
        open(file);
        EXPECT_TRUE(contents(file).games.empty());
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.commitRoll(entry(1)));
        ASSERT_FALSE(file.commitRoll(entry(2, {1, 2, 3})));
        ASSERT_FALSE(file.commitRoll(entry(3, {6})));
        auto roll = command(1, R"({"do":"roll","dice":[5,3]})");
        ASSERT_FALSE(file.append(roll, RollUse{entry(1).id, RollUse::Change::take}));
        auto last = command(2);
        last.snapshot = R"({"state":"\u00fc"})";
        ASSERT_FALSE(file.append(last, std::nullopt));
        ASSERT_FALSE(file.discardRoll(entry(3).id));
        ASSERT_FALSE(file.setSetting("tower", "WF-0"));
        ASSERT_FALSE(file.setSetting("tower", "WF-1"));
        ASSERT_FALSE(file.setFinished("g1", true));
    }
    JournalFile file;
    open(file);
    const auto c = contents(file);
    EXPECT_FALSE(c.movedAside);
    EXPECT_EQ(c.settings, (std::map<std::string, std::string>{{"tower", "WF-1"}}));
    ASSERT_EQ(c.inbox.size(), 3U);
    auto used = entry(1);
    used.state = EntryState::used;
    used.game = "g1";
    used.command = 1;
    EXPECT_EQ(c.inbox[0], used);
    EXPECT_EQ(c.inbox[1], entry(2, {1, 2, 3}));
    EXPECT_EQ(c.inbox[2].state, EntryState::discarded);
    ASSERT_EQ(c.games.size(), 1U);
    auto expected = game();
    expected.updated = command(2).time;
    expected.commands = 2;
    expected.finished = true;
    EXPECT_EQ(c.games[0], expected);

    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    EXPECT_EQ(log.game, expected);
    EXPECT_EQ(log.commands,
              (std::vector<CommandRecord>{command(1, R"({"do":"roll","dice":[5,3]})"), command(2)}));
    ASSERT_TRUE(log.snapshot);
    EXPECT_EQ(log.snapshot->n, 2);
    EXPECT_EQ(log.snapshot->state, R"({"state":"\u00fc"})");
}

TEST_F(JournalFileTest, ACommandAndItsRollAreOneTransaction) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    ASSERT_FALSE(file.commitRoll(entry(1)));
    ASSERT_FALSE(file.append(command(1, "roll"), RollUse{entry(1).id, RollUse::Change::take}));

    EXPECT_TRUE(file.append(command(2, "roll"), RollUse{entry(1).id, RollUse::Change::take})); // used already
    EXPECT_TRUE(file.append(command(2, "roll"), RollUse{entry(9).id, RollUse::Change::take})); // never seen
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    EXPECT_EQ(log.commands.size(), 1U);

    ASSERT_FALSE(file.append(command(2, "undo"), RollUse{entry(1).id, RollUse::Change::giveBack}));
    EXPECT_EQ(contents(file).inbox[0], entry(1));
    EXPECT_TRUE(file.append(command(3, "undo"), RollUse{entry(1).id, RollUse::Change::giveBack}));
    ASSERT_FALSE(file.append(command(3, "redo"), RollUse{entry(1).id, RollUse::Change::take}));
    EXPECT_EQ(contents(file).inbox[0].command, 3);
    EXPECT_TRUE(file.discardRoll(entry(1).id));
}

TEST_F(JournalFileTest, TheSameLineOnceMoreIsNoErrorAndAnotherOneIs) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    ASSERT_FALSE(file.createGame(game()));
    ASSERT_FALSE(file.append(command(1, "a"), std::nullopt));
    EXPECT_FALSE(file.append(command(1, "a"), std::nullopt));
    EXPECT_TRUE(file.append(command(1, "b"), std::nullopt));
    GameRecord other = game();
    other.header = "{}";
    EXPECT_TRUE(file.createGame(other));
    CommandRecord homeless = command(1);
    homeless.game = "nobody";
    EXPECT_TRUE(file.append(homeless, std::nullopt));
}

TEST_F(JournalFileTest, ARollTwiceIsOneAndAnIdentityIsNotReused) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.commitRoll(entry(1)));
    EXPECT_FALSE(file.commitRoll(entry(1)));
    EXPECT_TRUE(file.commitRoll(entry(1, {1, 1})));
    EXPECT_EQ(contents(file).inbox, std::vector<InboxEntry>{entry(1)});
}

TEST_F(JournalFileTest, ListsTheLatestGameFirst) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    auto second = game();
    second.id = "g2";
    second.created = second.updated = "2024-04-01T09:00:00Z";
    ASSERT_FALSE(file.createGame(second));
    std::vector<GameRecord> games;
    ASSERT_FALSE(file.games(games));
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].id, "g1");
    GameLog log;
    const auto failure = file.load("g3", log);
    ASSERT_TRUE(failure);
    EXPECT_NE(failure->detail.find("g3"), std::string::npos);
}

TEST_F(JournalFileTest, ASecondProgramIsRefusedAndTheFirstGoesOn) {
    JournalFile first;
    open(first);
    JournalFile second;
    const auto failure = second.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::locked);
    EXPECT_EQ(failure->path, path.toStdString());
    EXPECT_FALSE(first.commitRoll(entry(1)));
    first.close();
    open(second);
    EXPECT_EQ(contents(second).inbox.size(), 1U);
}

TEST_F(JournalFileTest, AFileThatIsNoDatabaseIsMovedAsideWhole) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("a folder")));
    const QByteArray text = QByteArray("This is no database.\n").repeated(500);
    write(text);
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::damaged);
    EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->movedTo)), text);
    EXPECT_NE(describe(*c.movedAside).find(c.movedAside->movedTo), std::string::npos);
    EXPECT_FALSE(file.commitRoll(entry(1)));
}

TEST_F(JournalFileTest, ABrokenPageIsNoticedAtTheStart) {
    {
        JournalFile file;
        open(file);
        for (std::uint32_t i = 1; i < 400; ++i)
            ASSERT_FALSE(file.commitRoll(entry(i)));
    }
    auto whole = bytes(path);
    ASSERT_GT(whole.size(), 4 * 4096);
    for (int at = 4096 * 3; at < whole.size(); ++at)
        whole[at] = '\x5a';
    write(whole);
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->movedTo)), whole);
    EXPECT_TRUE(c.inbox.empty());
}

TEST_F(JournalFileTest, ANewerFileIsLeftAsItIs) {
    {
        JournalFile file;
        open(file);
    }
    outside({QStringLiteral("PRAGMA user_version = 99")});
    const auto before = bytes(path);
    JournalFile file;
    const auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::newer);
    EXPECT_NE(failure->detail.find("99"), std::string::npos);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(JournalFileTest, AnotherProgramsDatabaseIsLeftAsItIs) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("a folder")));
    outside({QStringLiteral("CREATE TABLE recipes (name TEXT)")});
    const auto before = bytes(path);
    JournalFile file;
    const auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::foreign);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(JournalFileTest, AFolderOrAFileInTheWayIsTold) {
    JournalFile file;
    path = folder.path();
    auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen);
    path = folder.filePath(QStringLiteral("file"));
    write("x");
    failure = file.open(path + QStringLiteral("/journal.sqlite"), patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen);
    EXPECT_NE(describe(*failure).find("journal.sqlite"), std::string::npos);
}

TEST_F(JournalFileTest, WithoutRightsItIsToldAndNothingIsMoved) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write everything";
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.commitRoll(entry(1)));
    }
    ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner));
    JournalFile file;
    auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::readOnly);
    ASSERT_TRUE(QFile::setPermissions(path, QFile::Permissions()));
    failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen);
    ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const auto around = folder.filePath(QStringLiteral("a folder"));
    ASSERT_TRUE(QFile::setPermissions(around, QFile::ReadOwner | QFile::ExeOwner));
    failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::readOnly);
    ASSERT_TRUE(QFile::setPermissions(around, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    open(file);
    EXPECT_EQ(contents(file).inbox.size(), 1U);
}

TEST_F(JournalFileTest, AnOlderFileIsBroughtUpToDateOrLeftWhole) {
    {
        JournalFile file;
        open(file);
        EXPECT_EQ(file.version(), 1);
        ASSERT_FALSE(file.createGame(game()));
    }
    auto broken = shippedMigrations();
    broken.push_back(
        {2, {QStringLiteral("ALTER TABLE games ADD COLUMN place TEXT"), QStringLiteral("NO SUCH WORD")}});
    {
        JournalFile file(broken);
        EXPECT_TRUE(file.open(path, patience));
    }
    {
        JournalFile file;
        open(file);
        EXPECT_EQ(file.version(), 1);
    }
    auto good = shippedMigrations();
    good.push_back({2, {QStringLiteral("ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT ''")}});
    {
        JournalFile file(good);
        open(file);
        EXPECT_EQ(file.version(), 2);
        EXPECT_EQ(contents(file).games.size(), 1U);
    }
    JournalFile file;
    const auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::newer);
}

} // namespace
} // namespace watchfire::journal
