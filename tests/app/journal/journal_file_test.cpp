// SPDX-License-Identifier: Apache-2.0
// The database file: what was written is there after reopening, transactions are atomic, and every way in
// which a file can be wrong is reported clearly and destroys nothing.
#include "app/journal/files.h"
#include "app/journal/journal_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
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
    // Runs statements on the file, as another program would.
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
    ASSERT_EQ(log.snapshots.size(), 1U);
    EXPECT_EQ(log.snapshots[0].n, 2);
    EXPECT_EQ(log.snapshots[0].state, R"({"state":"\u00fc"})");
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

TEST_F(JournalFileTest, OnlyTheGameThatUsesARollGivesItBack) {
    JournalFile file;
    open(file);
    GameRecord other = game();
    other.id = "g2";
    ASSERT_FALSE(file.createGame(game()));
    ASSERT_FALSE(file.createGame(other));
    ASSERT_FALSE(file.commitRoll(entry(1)));
    ASSERT_FALSE(file.append(command(1, "roll"), RollUse{entry(1).id, RollUse::Change::take}));
    CommandRecord undo = command(1, "undo");
    undo.game = "g2";
    EXPECT_TRUE(file.append(undo, RollUse{entry(1).id, RollUse::Change::giveBack}));
    EXPECT_EQ(contents(file).inbox.at(0).game, "g1");
    EXPECT_FALSE(file.append(command(2, "undo"), RollUse{entry(1).id, RollUse::Change::giveBack}));
    EXPECT_EQ(contents(file).inbox, std::vector<InboxEntry>{entry(1)});
}

// A stranger's backup may hold such rows; no statement that looks for a roll would find them.
TEST_F(JournalFileTest, AHeaderOfMoreThanAMegabyteIsNotRead) {
    JournalFile file;
    open(file);
    auto longest = game();
    longest.header = std::string(longestHeader, 'x');
    auto longer = longest;
    longer.id = "longer";
    longer.header += 'x';
    ASSERT_FALSE(file.createGame(longest));
    ASSERT_FALSE(file.createGame(longer));
    const auto games = contents(file).games; // latest first
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].id, "longer");
    EXPECT_EQ(games[0].header, "");
    EXPECT_EQ(games[1].header, longest.header);
}

TEST_F(JournalFileTest, RollsWhoseNumbersNoTowerHasAreLeftOut) {
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.commitRoll(entry(1)));
    }
    const QString row =
        QStringLiteral("INSERT INTO inbox (tower, boot, sequence, dice, time, confirm, state, "
                       "game) VALUES (%1, %2, %3, '3 4', 't', 0, '%4', %5)");
    const QString tower = QStringLiteral("'WF-1'");
    const QString nothing = QStringLiteral("NULL");
    outside({row.arg(tower, QStringLiteral("4000000000 + 4294967296"), QStringLiteral("1"),
                     QStringLiteral("waiting"), nothing),
             row.arg(tower, QStringLiteral("4000000000"), QStringLiteral("1 + 4294967296"),
                     QStringLiteral("discarded"), nothing),
             row.arg(tower, QStringLiteral("-1"), QStringLiteral("1"), QStringLiteral("waiting"), nothing),
             row.arg(tower, QStringLiteral("1.5"), QStringLiteral("1"), QStringLiteral("waiting"), nothing),
             row.arg(tower, QStringLiteral("'one'"), QStringLiteral("1"), QStringLiteral("waiting"), nothing),
             row.arg(QLatin1Char('\'') + QString(longestTower + 1, QLatin1Char('W')) + QLatin1Char('\''),
                     QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("waiting"), nothing),
             row.arg(QStringLiteral("x'57462d31'"), QStringLiteral("4000000000"), QStringLiteral("1"),
                     QStringLiteral("waiting"), nothing),
             row.arg(tower, QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("used"),
                     QStringLiteral("x'6731'"))});
    JournalFile file;
    open(file);
    const auto inbox = contents(file).inbox;
    ASSERT_EQ(inbox.size(), 2U);
    EXPECT_EQ(inbox[0], entry(1));
    EXPECT_EQ(inbox[1].state, EntryState::used);
    EXPECT_EQ(inbox[1].game, "") << "no game's undo gives it back";
    EXPECT_FALSE(file.discardRoll(entry(1).id));
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

// A program that is killed while it takes a game in leaves no half game, which would look like a whole one.
TEST_F(JournalFileTest, AGameIsTakenInWholeOrNotAtAll) {
    JournalFile file;
    open(file);
    std::vector<CommandRecord> lines{command(1), command(2)};
    lines[1].snapshot = R"({"n":2})";
    lines.push_back(command(2, R"({"do":"undo"})")); // another one in the same place
    const auto failure = file.takeIn(game(), lines);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::refused);
    EXPECT_TRUE(contents(file).games.empty());

    lines.back().n = 3;
    ASSERT_FALSE(file.takeIn(game(), lines));
    ASSERT_FALSE(file.takeIn(game(), lines)) << "the commit may have reached the disk although it failed";
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    EXPECT_EQ(log.game.updated, game().updated);
    lines[1].snapshot.reset();
    EXPECT_EQ(log.commands, lines);
    EXPECT_EQ(log.snapshots.size(), 1U);
    ASSERT_FALSE(file.append(command(4), std::nullopt)) << "it goes on";
}

TEST_F(JournalFileTest, ARollTwiceIsOneAndAnIdentityIsNotReused) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.commitRoll(entry(1)));
    EXPECT_FALSE(file.commitRoll(entry(1)));
    EXPECT_TRUE(file.commitRoll(entry(1, {1, 1})));
    EXPECT_EQ(contents(file).inbox, std::vector<InboxEntry>{entry(1)});
}

TEST_F(JournalFileTest, TheLastGameUsedComesFirstWhateverTheClockSays) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    auto second = game();
    second.id = "g2";
    second.created = second.updated = "2024-04-01T09:00:00Z"; // the clock went back
    ASSERT_FALSE(file.createGame(second));
    std::vector<GameRecord> games;
    const auto first = [&] {
        EXPECT_FALSE(file.games(games));
        return games.empty() ? std::string() : games[0].id;
    };
    EXPECT_EQ(first(), "g2");
    auto line = command(1);
    line.time = "2024-03-01T09:00:00Z";
    ASSERT_FALSE(file.append(line, std::nullopt));
    EXPECT_EQ(first(), "g1");
    line.game = "g2";
    ASSERT_FALSE(file.append(line, std::nullopt));
    EXPECT_EQ(first(), "g2");
    line.n = 2;
    ASSERT_FALSE(file.append(line, std::nullopt));
    EXPECT_EQ(first(), "g2");
    GameLog log;
    const auto failure = file.load("g3", log);
    ASSERT_TRUE(failure);
    EXPECT_NE(failure->detail.find("g3"), std::string::npos);
}

// A file as the previous version wrote it, also after that version has worked on it again.
TEST_F(JournalFileTest, AJournalOfTheFormerVersionOpensWithAllThatItHolds) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("a folder")));
    QStringList former = shippedMigrations().front().statements;
    former << QStringLiteral("PRAGMA user_version = 1")
           << QStringLiteral("PRAGMA application_id = 0x57464a31")
           << QStringLiteral("PRAGMA journal_mode = WAL");
    for (const auto& [id, updated] : {std::pair("old", "2024-05-01"), std::pair("new", "2024-05-02")})
        former
            << QStringLiteral("INSERT INTO games VALUES ('%1', '{}', 't', '2024', '%2', 0)").arg(id, updated)
            << QStringLiteral("INSERT INTO commands VALUES ('%1', 1, '{\"do\":1}', 'h', '%2')")
                   .arg(id, updated)
            << QStringLiteral("INSERT INTO snapshots VALUES ('%1', 1, 'state')").arg(id);
    former << QStringLiteral("INSERT INTO inbox VALUES (1, 'WF-1', 7, 1, '5 3', 't', 0, 'used', 'old', 1)")
           << QStringLiteral("INSERT INTO settings VALUES ('names', '[]')");
    outside(former);
    {
        JournalFile file;
        open(file);
        EXPECT_EQ(file.version(), shippedMigrations().back().to);
        const auto c = contents(file);
        EXPECT_FALSE(c.movedAside);
        ASSERT_EQ(c.games.size(), 2U);
        EXPECT_EQ(c.games[0].id, "new");
        EXPECT_EQ(c.games[1].commands, 1);
        ASSERT_EQ(c.inbox.size(), 1U);
        EXPECT_EQ(c.inbox[0].state, EntryState::used);
        EXPECT_EQ(c.settings.at("names"), "[]");
        auto line = command(2);
        line.game = "old";
        line.time = "2023-01-01";
        ASSERT_FALSE(file.append(line, std::nullopt));
        EXPECT_EQ(contents(file).games[0].id, "old");
    }
    // What the previous version does when it starts, lists, deletes and writes.
    outside({QStringLiteral(
                 "SELECT id, header, title, created, updated, finished FROM games ORDER BY updated DESC"),
             QStringLiteral("DELETE FROM snapshots WHERE game = 'new'"),
             QStringLiteral("DELETE FROM commands WHERE game = 'new'"),
             QStringLiteral("DELETE FROM games WHERE id = 'new'")});
    JournalFile file;
    open(file);
    EXPECT_EQ(contents(file).games.size(), 1U);
}

TEST_F(JournalFileTest, OnlyItsOwnerReadsIt) {
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    const auto closed = [&] {
        const QDir around(QFileInfo(path).absolutePath());
        const QStringList names = around.entryList(QDir::Files);
        EXPECT_FALSE(names.isEmpty());
        for (const QString& name : names)
            EXPECT_FALSE(QFile::permissions(around.filePath(name)) & others) << name.toStdString();
        return names;
    };
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        EXPECT_TRUE(closed().contains(QStringLiteral("journal.sqlite-wal")));
        ASSERT_FALSE(file.backUp(path + QStringLiteral(".copy")));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        QString kept;
        int lines = 0;
        ASSERT_FALSE(file.cut("g1", 1, kept, lines));
        QString before;
        CheckedBackup found;
        ASSERT_FALSE(JournalFile::tryOut(path + QStringLiteral(".copy"), path, {patience, {}}, found));
        closed();
        ASSERT_FALSE(file.restore(found, patience, before));
        EXPECT_TRUE(closed().contains(QFileInfo(before).fileName()));
        EXPECT_TRUE(closed().contains(QFileInfo(kept).fileName()));
    }
    // Permissions as earlier versions left them, also of the copy that was set aside.
    const auto open644 = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
    const QString aside = path + QStringLiteral(".damaged-20240501-100000");
    ASSERT_TRUE(QFile::copy(path, aside));
    ASSERT_TRUE(QFile::setPermissions(aside, open644));
    ASSERT_TRUE(QFile::setPermissions(path, open644));
    JournalFile file;
    open(file);
    closed();
}

/// While one of these lives, nothing but the program itself keeps others from its files.
class NoUmask {
public:
    NoUmask() : before_(::umask(0)) {}
    NoUmask(const NoUmask&) = delete;
    NoUmask& operator=(const NoUmask&) = delete;
    ~NoUmask() { ::umask(before_); }

private:
    mode_t before_;
};

/// The files of a folder; each of them is its owner's alone, to read and to write.
QStringList ownersAlone(const QString& folder) {
    constexpr unsigned rights = 07777;
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::NoSymLinks);
    for (const QString& name : names) {
        struct stat about {};
        EXPECT_EQ(::stat(QFile::encodeName(folder + QLatin1Char('/') + name).constData(), &about), 0);
        EXPECT_EQ(about.st_mode & rights, S_IRUSR | S_IWUSR) << name.toStdString();
    }
    return names;
}

void openToAll(const QString& file) {
    ASSERT_EQ(::chmod(QFile::encodeName(file).constData(), S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH), 0);
}

TEST_F(JournalFileTest, OnlyItsOwnerReadsItWithoutAUmaskEither) {
    const NoUmask none;
    const QString beside = QFileInfo(path).absolutePath();
    const QString backup = path + QStringLiteral(".copy");
    QString before;
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        EXPECT_TRUE(ownersAlone(beside).contains(QStringLiteral("journal.sqlite-wal")));
        for (const bool there : {false, true}) { // an earlier one is replaced, with its rights
            ASSERT_FALSE(file.backUp(backup));
            ownersAlone(beside);
            if (!there)
                openToAll(backup);
        }
        openToAll(backup); // as it comes from somebody's drive
        CheckedBackup found;
        ASSERT_FALSE(JournalFile::tryOut(backup, path, {patience, {}}, found));
        ASSERT_FALSE(file.restore(found, patience, before));
        EXPECT_TRUE(ownersAlone(beside).contains(QFileInfo(before).fileName()));
        QString kept;
        int lines = 0;
        ASSERT_FALSE(file.cut("g1", 1, kept, lines));
        EXPECT_TRUE(ownersAlone(beside).contains(QFileInfo(kept).fileName()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        ASSERT_TRUE(QFile::rename(path, path + QStringLiteral(".away")));
        QString other;
        ASSERT_FALSE(file.rescue(patience, other));
        ownersAlone(beside);
    }
    // What can be read of a damaged one, the damaged one, and lines that cannot be played.
    outside({QStringLiteral("DELETE FROM games")});
    openToAll(path);
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside && c.movedAside->salvage);
    const QStringList all = ownersAlone(beside);
    EXPECT_TRUE(all.contains(QFileInfo(QString::fromStdString(c.movedAside->movedTo)).fileName()));
    EXPECT_TRUE(all.contains(QFileInfo(QString::fromStdString(c.movedAside->salvage->kept)).fileName()));
}

TEST_F(JournalFileTest, OnlyItsOwnerReadsWhatALinkLeadsTo) {
    const NoUmask none;
    const QString elsewhere = folder.filePath(QStringLiteral("elsewhere"));
    const QString real = elsewhere + QStringLiteral("/real.db");
    const QString log = QStringLiteral("-wal");
    ASSERT_TRUE(QDir().mkpath(elsewhere) && QDir().mkpath(QFileInfo(path).absolutePath()));
    {
        JournalFile file;
        ASSERT_FALSE(file.open(path, patience));
        ASSERT_FALSE(file.createGame(game()));
        for (const QString& suffix : {QString(), log}) // as after a power cut
            ASSERT_TRUE(QFile::copy(path + suffix, real + suffix));
    }
    ASSERT_TRUE(QFile::copy(real, real + QStringLiteral(".damaged-20240501-100000")));
    ASSERT_TRUE(QFile::remove(path) && QFile::link(real, path));
    for (const QString& name : QDir(elsewhere).entryList(QDir::Files))
        openToAll(elsewhere + QLatin1Char('/') + name);
    JournalFile file;
    open(file);
    EXPECT_EQ(contents(file).games.size(), 1U);
    EXPECT_TRUE(ownersAlone(elsewhere).contains(QStringLiteral("real.db-wal")));
    ASSERT_FALSE(file.backUp(path + QStringLiteral(".copy")));
    ownersAlone(elsewhere);
    ownersAlone(QFileInfo(path).absolutePath());
}

TEST_F(JournalFileTest, AnEmptyFileThatWasThereIsALossAndSaysSo) {
    {
        JournalFile file;
        open(file);
        EXPECT_FALSE(contents(file).movedAside); // there was none: nothing is lost
    }
    ASSERT_TRUE(QFile::resize(path, 0));
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::emptied);
    EXPECT_FALSE(c.settingsWhole);
    EXPECT_NE(describe(*c.movedAside).find("lost"), std::string::npos);
    file.close();
    open(file);
    EXPECT_FALSE(contents(file).movedAside); // reported once
}

// ---- damaged files

/// Eight games of fifteen lines, four hundred rolls, a few settings: some thirty pages.
class DamagedJournal : public JournalFileTest {
protected:
    void SetUp() override {
        static QByteArray made; // made once, because commits are slow
        if (!made.isEmpty()) {
            ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("a folder")));
            whole = made;
            return;
        }
        JournalFile file;
        open(file);
        for (int i = 0; i < games; ++i) {
            auto record = game();
            record.id = "game-" + std::to_string(i);
            record.title = "Evening " + std::to_string(i);
            ASSERT_FALSE(file.createGame(record));
            for (int n = 1; n <= lines; ++n) {
                auto line = command(n, "{\"do\":\"" + std::string(300, 'x') + "\"}");
                line.game = record.id;
                ASSERT_FALSE(file.append(line, std::nullopt));
            }
        }
        for (std::uint32_t i = 1; i <= rolls; ++i)
            ASSERT_FALSE(file.commitRoll(entry(i)));
        ASSERT_FALSE(file.setSetting("kiosk-pin", "{}"));
        file.close();
        made = whole = bytes(path);
        ASSERT_GT(whole.size(), 25 * page);
    }
    void damagePage(qsizetype number) {
        QByteArray broken = whole;
        broken.replace(number * page, page, QByteArray(page, '\x5a'));
        write(broken);
    }
    void writeLog(const QByteArray& log) {
        QFile wal(path + QStringLiteral("-wal"));
        ASSERT_TRUE(wal.open(QIODevice::WriteOnly));
        ASSERT_EQ(wal.write(log), log.size());
    }

    static constexpr int games = 8;
    static constexpr int lines = 15;
    static constexpr std::uint32_t rolls = 400;
    static constexpr qsizetype page = 4096;
    QByteArray whole;
};

TEST_F(DamagedJournal, OneBrokenPageCostsWhatLiesOnIt) {
    int most = 0;
    int worst = games;
    for (qsizetype number = 1; number < whole.size() / page; ++number) {
        SCOPED_TRACE(number);
        damagePage(number);
        JournalFile file;
        open(file);
        const auto c = contents(file);
        if (!c.movedAside)
            continue; // an unused page
        ASSERT_TRUE(c.movedAside->salvage);
        const Salvage& got = *c.movedAside->salvage;
        EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->movedTo)).size(), whole.size());
        // What is reported is there, and nothing of it is invented.
        EXPECT_EQ(c.games.size(), static_cast<std::size_t>(got.games) + got.parts.size());
        EXPECT_EQ(c.inbox.size(), static_cast<std::size_t>(got.rolls));
        int found = 0;
        for (const auto& record : c.games) {
            found += record.commands;
            GameLog log;
            ASSERT_FALSE(file.load(record.id, log));
            int n = 0;
            for (const auto& line : log.commands)
                EXPECT_EQ(line.n, ++n);
        }
        EXPECT_EQ(found, got.commands);
        const std::string told = describe(*c.movedAside);
        for (const auto& part : got.parts)
            EXPECT_NE(told.find(part.title), std::string::npos);
        EXPECT_EQ(told.find("rolls are missing") != std::string::npos, got.rolls < static_cast<int>(rolls))
            << told;
        most = std::max(most, got.games);
        worst = std::min(worst, got.games + static_cast<int>(got.parts.size()) + got.lost);
        ASSERT_FALSE(file.setSetting("goes", "on"));
        file.close();
        QFile::remove(QString::fromStdString(c.movedAside->movedTo));
    }
    EXPECT_EQ(most, games); // damage to a page of the inbox costs no game
    EXPECT_GE(worst, games - 1);
}

// A disk that lost a write has left one of them as it was.
TEST_F(JournalFileTest, AnIndexThatIsOlderThanItsTableCostsNothing) {
    auto second = game();
    second.id = "g2";
    qsizetype root = 0;
    {
        JournalFile file;
        open(file);
    }
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("outside"));
        db.setDatabaseName(path);
        ASSERT_TRUE(db.open());
        QSqlQuery query(db);
        ASSERT_TRUE(query.exec(
            QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_games_1'")));
        ASSERT_TRUE(query.next());
        root = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("outside"));
    constexpr qsizetype pageBytes = 4096;
    const QByteArray older = bytes(path).mid((root - 1) * pageBytes, pageBytes);
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(second));
    }
    QByteArray mixed = bytes(path);
    ASSERT_NE(mixed.mid((root - 1) * pageBytes, pageBytes), older);
    write(mixed.replace((root - 1) * pageBytes, pageBytes, older));

    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::damaged);
    GameLog log;
    EXPECT_FALSE(file.load("g2", log)) << "it is in the list, and cannot be opened";
}

// A disk that lied has lost a page of one table, and not those of the other.
TEST_F(JournalFileTest, LinesWithoutTheirGameAreDamageAndAreKept) {
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        for (int n = 1; n <= 3; ++n)
            ASSERT_FALSE(file.append(command(n, "line " + std::to_string(n)), std::nullopt));
    }
    outside({QStringLiteral("DELETE FROM games")});
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside && c.movedAside->salvage);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::damaged);
    EXPECT_EQ(c.movedAside->salvage->lost, 1);
    EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->salvage->kept)), "line 1\nline 2\nline 3\n");
    // Without that, a game of this id would have had them as its own.
    ASSERT_FALSE(file.createGame(game()));
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    EXPECT_TRUE(log.commands.empty());
}

TEST_F(DamagedJournal, AFileThatWasCutShortGivesBackItsFront) {
    write(whole.first(whole.size() / 2));
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside && c.movedAside->salvage);
    EXPECT_GT(c.movedAside->salvage->games, 0);
    EXPECT_FALSE(c.movedAside->salvage->rollsWhole);
}

TEST_F(DamagedJournal, AnEmptyFileBesideItsLogGivesBackWhatTheLogHolds) {
    QByteArray log;
    {
        QFile::remove(path);
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        log = bytes(path + QStringLiteral("-wal"));
    }
    write({});
    writeLog(log);
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->movedTo) + QStringLiteral("-wal")), log);
}

// As somebody leaves it who moves the journal alone to another machine, or deletes it, after the program was
// killed.
TEST_F(DamagedJournal, AMissingFileBesideItsLogGivesBackWhatTheLogHolds) {
    QFile::remove(path); // there only if this is the first test that runs
    QByteArray log;
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        ASSERT_FALSE(file.commitRoll(entry(1)));
        log = bytes(path + QStringLiteral("-wal"));
    }
    ASSERT_TRUE(QFile::remove(path));
    writeLog(log);
    JournalFile file;
    open(file);
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::damaged);
    EXPECT_EQ(bytes(QString::fromStdString(c.movedAside->movedTo) + QStringLiteral("-wal")), log);
    ASSERT_EQ(c.games.size(), 1U);
    EXPECT_EQ(c.games[0].commands, 1);
    EXPECT_EQ(c.inbox.size(), 1U);
}

// ---- a file that goes away while it is open

class MovedJournal : public JournalFileTest {
protected:
    void SetUp() override {
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
        ASSERT_FALSE(file.commitRoll(entry(1)));
        EXPECT_FALSE(file.moved());
    }
    void expectAllAndOn() {
        EXPECT_FALSE(file.moved());
        ASSERT_FALSE(file.append(command(2), std::nullopt));
        file.close();
        JournalFile again;
        open(again);
        const auto c = contents(again);
        EXPECT_FALSE(c.movedAside);
        ASSERT_EQ(c.games.size(), 1U);
        EXPECT_EQ(c.games[0].commands, 2);
        EXPECT_EQ(c.inbox.size(), 1U);
    }

    JournalFile file;
    QString found;
};

TEST_F(MovedJournal, DeletedIsWrittenAgain) {
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(file.moved());
    ASSERT_FALSE(file.rescue(patience, found));
    EXPECT_TRUE(found.isEmpty());
    expectAllAndOn();
}

TEST_F(MovedJournal, WithItsFolderIsWrittenAgain) {
    ASSERT_TRUE(QDir(folder.filePath(QStringLiteral("a folder"))).removeRecursively());
    EXPECT_TRUE(file.moved());
    ASSERT_FALSE(file.rescue(patience, found));
    expectAllAndOn();
}

TEST_F(MovedJournal, RenamedIsWrittenAgainAndTheRenamedOneIsWhole) {
    const QString elsewhere = folder.filePath(QStringLiteral("elsewhere.db"));
    ASSERT_TRUE(QFile::rename(path, elsewhere));
    EXPECT_TRUE(file.moved());
    ASSERT_FALSE(file.rescue(patience, found));
    expectAllAndOn();
    JournalFile other;
    ASSERT_FALSE(other.open(elsewhere, patience));
    JournalContents c;
    ASSERT_FALSE(other.contents(c));
    ASSERT_EQ(c.games.size(), 1U);
    EXPECT_EQ(c.games[0].commands, 1);
}

TEST_F(MovedJournal, ReplacedIsWrittenAgainAndTheOtherFileIsKept) {
    const QString other = folder.filePath(QStringLiteral("other"));
    QFile text(other);
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    text.write("somebody's");
    text.close();
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QFile::rename(other, path));
    EXPECT_TRUE(file.moved());
    ASSERT_FALSE(file.rescue(patience, found));
    EXPECT_EQ(bytes(found), "somebody's");
    expectAllAndOn();
}

// ---- a file that another program writes into while it is open

class OverwrittenJournal : public MovedJournal {
protected:
    static void writeInto(const QString& name, const QByteArray& bytes, qint64 at = -1) {
        QFile there(name); // never another file: cp does the same
        ASSERT_TRUE(there.open(at < 0 ? QIODevice::WriteOnly : QIODevice::ReadWrite));
        there.seek(std::max<qint64>(at, 0));
        there.write(bytes);
    }
    QString log() const { return path + QStringLiteral("-wal"); }
    void expectRescue(const QByteArray& foundBytes) {
        ASSERT_TRUE(file.overwritten());
        EXPECT_FALSE(file.moved());
        const auto failure = file.rescue(patience, found);
        ASSERT_FALSE(failure) << describe(*failure);
        EXPECT_FALSE(file.overwritten());
        EXPECT_EQ(bytes(found), foundBytes);
        expectAllAndOn();
    }
};

TEST_F(OverwrittenJournal, ByAnotherJournalIsWrittenAgainAndTheOtherOneIsKept) {
    QByteArray other;
    {
        const QString name = folder.filePath(QStringLiteral("other.db"));
        JournalFile stranger;
        ASSERT_FALSE(stranger.open(name, patience));
        auto theirs = game();
        theirs.id = "theirs";
        ASSERT_FALSE(stranger.createGame(theirs));
        stranger.close();
        other = bytes(name);
    }
    writeInto(path, other);
    expectRescue(other);
}

TEST_F(OverwrittenJournal, EmptiedOrFilledWithNoiseIsWrittenAgain) {
    writeInto(path, {});
    expectRescue({});
    open(file);
    const QByteArray noise(20000, 'x');
    writeInto(path, noise);
    ASSERT_TRUE(file.overwritten());
    ASSERT_FALSE(file.rescue(patience, found));
    EXPECT_EQ(bytes(found), noise);
    EXPECT_EQ(contents(file).games.at(0).commands, 2);
}

TEST_F(OverwrittenJournal, InOnePageOnlyIsNoticedToo) {
    QByteArray whole = bytes(path);
    writeInto(path, QByteArray(100, 'x'), 4096);
    expectRescue(whole.replace(4096, 100, QByteArray(100, 'x')));
}

TEST_F(OverwrittenJournal, WhatWasWrittenBetweenIsThere) {
    writeInto(path, "somebody's");
    ASSERT_FALSE(file.commitRoll(entry(2)));
    ASSERT_FALSE(file.setSetting("how", "after it"));
    ASSERT_TRUE(file.overwritten());
    ASSERT_FALSE(file.rescue(patience, found));
    const auto c = contents(file);
    EXPECT_EQ(c.inbox.size(), 2U);
    EXPECT_EQ(c.settings.at("how"), "after it");
}

// Until the log is emptied into the file, what is new is in the log alone.
TEST_F(OverwrittenJournal, ALogThatIsDeletedReplacedOrOverwrittenIsNoticed) {
    const auto expectMended = [&](const char* how) {
        SCOPED_TRACE(how);
        ASSERT_TRUE(file.overwritten());
        ASSERT_FALSE(file.setSetting("how", how));
        ASSERT_TRUE(file.overwritten()) << "a write of one's own does not hide it";
        ASSERT_FALSE(file.rescue(patience, found));
        EXPECT_FALSE(file.overwritten());
        EXPECT_EQ(contents(file).settings.at("how"), how);
        EXPECT_EQ(contents(file).games.at(0).commands, 1);
        ASSERT_FALSE(file.setSetting("how", "so that there is a log"));
    };
    ASSERT_TRUE(QFile::remove(log()));
    expectMended("deleted");
    ASSERT_TRUE(QFile::remove(log()));
    writeInto(log(), "somebody's");
    expectMended("replaced");
    writeInto(log(), {});
    expectMended("emptied");
    writeInto(log(), "x", 50);
    expectMended("one byte");
    EXPECT_EQ(bytes(found + QStringLiteral("-wal")).at(50), 'x') << "kept with the file";
}

TEST_F(OverwrittenJournal, TouchedOnlyIsNotTakenForAnotherOne) {
    const auto touch = [](const QString& name, int hours) {
        QFile there(name);
        return there.open(QIODevice::ReadWrite) &&
               there.setFileTime(QDateTime::currentDateTime().addSecs(hours * 3600),
                                 QFileDevice::FileModificationTime);
    };
    file.rest();
    ASSERT_TRUE(touch(path, 1) && touch(log(), 1));
    EXPECT_FALSE(file.overwritten());
    ASSERT_TRUE(QFile::setPermissions(path, QFileDevice::ReadOwner));
    EXPECT_FALSE(file.overwritten());
    const char last = bytes(path).back();
    writeInto(path, QByteArray(1, static_cast<char>(last + 1)), bytes(path).size() - 1);
    EXPECT_TRUE(file.overwritten()) << "as long as before";
}

TEST_F(OverwrittenJournal, ByTheProgramItselfIsNoCause) {
    const std::string large(20000, 'x');
    for (int n = 2; n < 600; ++n) { // the log is full three times
        ASSERT_FALSE(file.append(command(n, large), std::nullopt));
        ASSERT_FALSE(file.overwritten()) << n;
        if (n % 100 == 0)
            file.rest();
    }
    ASSERT_FALSE(file.backUp(folder.filePath(QStringLiteral("backup.db"))));
    file.settle();
    EXPECT_FALSE(file.overwritten());
}

// The log is full after a thousand pages, however small they are.
TEST_F(OverwrittenJournal, ByTheProgramItselfIsNoCauseWithSmallPagesEither) {
    file.close();
    outside({QStringLiteral("PRAGMA journal_mode = DELETE"), QStringLiteral("PRAGMA page_size = 512"),
             QStringLiteral("VACUUM")});
    open(file);
    const std::string large(20000, 'x');
    for (int n = 2; n < 100; ++n) {
        ASSERT_FALSE(file.append(command(n, large), std::nullopt));
        ASSERT_FALSE(file.overwritten()) << n;
    }
}

// A failed write empties SQLite's memory of the file.
TEST_F(OverwrittenJournal, AfterAFailedWriteItIsReadAgain) {
    ASSERT_FALSE(file.commitRoll(entry(2)));
    file.close(); // what is in the log would be read from there
    open(file);
    {
        struct rlimit before {};
        ::getrlimit(RLIMIT_FSIZE, &before);
        const rlimit none{0, before.rlim_max};
        auto* const former = std::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &none);
        EXPECT_TRUE(file.append(command(2), std::nullopt));
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, former);
    }
    file.rest();
    writeInto(path, "somebody's");
    ASSERT_TRUE(file.overwritten());
    const auto failure = file.rescue(patience, found);
    ASSERT_FALSE(failure) << describe(*failure);
    EXPECT_EQ(contents(file).games.at(0).commands, 1);
    EXPECT_EQ(contents(file).inbox.size(), 2U);
}

// As a journal of many evenings is: read wholly when it is opened.
TEST_F(OverwrittenJournal, WithTenMegabytesComesBackWhole) {
    const std::string large(100'000, 'x');
    for (int n = 2; n <= 101; ++n)
        ASSERT_FALSE(file.append(command(n, large), std::nullopt));
    file.close();
    open(file);
    writeInto(path, "somebody's");
    const auto failure = file.rescue(patience, found);
    ASSERT_FALSE(failure) << describe(*failure);
    EXPECT_EQ(contents(file).games.at(0).commands, 101);
}

// More than fits into memory: what is left of it is salvaged, and told as damage.
TEST_F(OverwrittenJournal, OneThatIsTooLargeForTheMemoryIsSalvaged) {
    const std::string large(1 << 20, 'x');
    for (int n = 2; n <= 60; ++n)
        ASSERT_FALSE(file.append(command(n, large), std::nullopt));
    const QByteArray noise(30 << 20, 'x');
    writeInto(path, noise);
    ASSERT_TRUE(file.overwritten());
    const auto failure = file.rescue(patience, found);
    ASSERT_TRUE(failure);
    EXPECT_TRUE(file.overrun());
    EXPECT_FALSE(file.isOpen());
    EXPECT_EQ(bytes(found), noise);
    open(file);
    EXPECT_FALSE(file.overrun());
    const auto c = contents(file);
    ASSERT_TRUE(c.movedAside);
    EXPECT_EQ(c.movedAside->kind, JournalErrorKind::damaged);
    EXPECT_TRUE(c.movedAside->salvage);
    auto next = game();
    next.id = "next";
    EXPECT_FALSE(file.createGame(next)) << "and it goes on";
}

TEST_F(JournalFileTest, TheLinesFromOneOnAreTakenOutAndKeptAsALog) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    for (int n = 1; n <= 4; ++n) {
        auto line = command(n, "line " + std::to_string(n));
        line.snapshot = "state";
        ASSERT_FALSE(file.append(line, std::nullopt));
    }
    QString kept;
    int lines = 0;
    ASSERT_FALSE(file.cut("g1", 3, kept, lines));
    EXPECT_EQ(lines, 2);
    EXPECT_EQ(bytes(kept), QByteArray::fromStdString(game().header) + "\nline 1\nline 2\nline 3\nline 4\n");
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    EXPECT_EQ(log.commands.size(), 2U);
    ASSERT_FALSE(log.snapshots.empty());
    EXPECT_EQ(log.snapshots.back().n, 2);
    ASSERT_FALSE(file.append(command(3, "another"), std::nullopt));
    const QString first = kept;
    ASSERT_FALSE(file.cut("g1", 4, kept, lines)); // tried once more: nothing is left to remove
    EXPECT_EQ(kept, first);
    EXPECT_EQ(lines, 2);
}

// A disk that tore a page, and had called it written; SQLite calls the file sound.
TEST_F(JournalFileTest, ATornLineIsNoLineOfTheGameAndIsKept) {
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        for (int n = 1; n <= 3; ++n) {
            auto line = command(n, R"({"do":"line )" + std::to_string(n) + "\"}");
            line.before = n == 1 ? "" : "h" + std::to_string(n - 1);
            ASSERT_FALSE(file.append(line, std::nullopt));
        }
    }
    QByteArray torn = bytes(path);
    const QByteArray text = R"({"do":"line 2"}h2 h1)";
    const auto at = torn.indexOf(text);
    ASSERT_GT(at, 0);
    constexpr qsizetype left = 6;
    write(torn.replace(at + left, text.size() - left, QByteArray(text.size() - left, '\0')));

    JournalFile file;
    open(file);
    EXPECT_FALSE(contents(file).movedAside);
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    ASSERT_EQ(log.commands.size(), 3U);
    EXPECT_TRUE(follows(log.commands, 0));
    EXPECT_FALSE(follows(log.commands, 1));
    EXPECT_TRUE(log.commands[1].stateHash.empty()) << "what is torn is not known";
    EXPECT_TRUE(log.commands[1].before.empty());
    EXPECT_TRUE(follows(log.commands, 2));
    QString kept;
    int lines = 0;
    ASSERT_FALSE(file.cut("g1", 2, kept, lines));
    EXPECT_EQ(lines, 2);
    EXPECT_EQ(bytes(kept), QByteArray::fromStdString(game().header) +
                               "\n{\"do\":\"line 1\"}\n{\"do\":         \n{\"do\":\"line 3\"}\n");
}

// A disk that lied has lost the page with a game's last lines, and not the one with its positions.
TEST_F(JournalFileTest, APositionWhoseLineIsLostDoesNotRefuseTheNextOne) {
    auto line = command(1);
    line.snapshot = "of a line that is lost";
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(line, std::nullopt));
    }
    outside({QStringLiteral("DELETE FROM commands")});
    JournalFile file;
    open(file);
    line.snapshot = "the new one";
    ASSERT_FALSE(file.append(line, std::nullopt));
    GameLog log;
    ASSERT_FALSE(file.load("g1", log));
    ASSERT_EQ(log.snapshots.size(), 1U);
    EXPECT_EQ(log.snapshots.front().state, "the new one");
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

// The system drops all locks of a program on a file as soon as that program closes any descriptor of it.
TEST_F(JournalFileTest, WhoeverChoosesTheRunningJournalAsABackupDoesNotUnlockIt) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    const auto locked = [&] {
        const pid_t other = ::fork(); // a program does not see its own locks
        if (other == 0)
            ::_exit(files::inUse(path) ? 0 : 1);
        int status = -1;
        ::waitpid(other, &status, 0);
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    };
    ASSERT_TRUE(locked());
    CheckedBackup found;
    const auto failure = JournalFile::tryOut(path, path, {patience, {}}, found);
    EXPECT_TRUE(locked());
    ASSERT_TRUE(failure);
    EXPECT_NE(describe(*failure).find("is open"), std::string::npos) << describe(*failure);
    EXPECT_FALSE(file.append(command(1), std::nullopt));
}

TEST_F(JournalFileTest, WhoeverCopiesTheRunningJournalLetsNoOtherProgramIn) {
    JournalFile file;
    open(file);
    ASSERT_FALSE(file.createGame(game()));
    ASSERT_TRUE(QFile::copy(path, folder.filePath(QStringLiteral("a copy"))));
    const pid_t other = ::fork();
    if (other == 0) {
        JournalFile second;
        const auto failure = second.open(path, patience);
        ::_exit(failure && failure->kind == JournalErrorKind::locked ? 0 : 1);
    }
    int status = -1;
    ::waitpid(other, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    EXPECT_FALSE(file.overwritten());
    EXPECT_FALSE(file.append(command(1), std::nullopt));
    file.close();
    JournalFile next;
    open(next);
}

TEST_F(JournalFileTest, AFileThatIsNotADatabaseIsMovedAsideUnchanged) {
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

// A view may have rows without end, and the journal's thread, which reads them, would never come back. This
// one has few.
TEST_F(JournalFileTest, AViewInTheJournalIsRefusedBeforeAnythingIsRead) {
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
    }
    outside(
        {QStringLiteral("DROP TABLE commands"),
         QStringLiteral("CREATE VIEW commands AS WITH RECURSIVE line(n) AS (SELECT 5 UNION ALL SELECT n + 1 "
                        "FROM line LIMIT 9) SELECT 'none' AS game, n, '' AS line, '' AS state_hash, '' AS "
                        "time FROM line")});
    const QByteArray before = bytes(path);
    JournalFile file;
    const auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::foreign) << describe(*failure);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(JournalFileTest, AViewIsNotReadInASalvageEither) {
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.createGame(game()));
        ASSERT_FALSE(file.append(command(1), std::nullopt));
    }
    outside({QStringLiteral("DROP TABLE game_order"),
             QStringLiteral("CREATE VIEW game_order AS SELECT 'g1' AS game, 77 AS used"),
             QStringLiteral("PRAGMA application_id = 5")});
    {
        JournalFile file;
        open(file);
        const auto c = contents(file);
        ASSERT_TRUE(c.movedAside);
        ASSERT_EQ(c.games.size(), 1U);
        EXPECT_EQ(c.games[0].commands, 1) << "it lies on a sound page";
    }
    auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("look"));
    db.setDatabaseName(path);
    ASSERT_TRUE(db.open());
    {
        QSqlQuery query(db);
        ASSERT_TRUE(query.exec(QStringLiteral("SELECT count(*) FROM game_order WHERE used = 77")) &&
                    query.next());
        EXPECT_EQ(query.value(0).toInt(), 0);
    }
    db = QSqlDatabase();
    QSqlDatabase::removeDatabase(QStringLiteral("look"));
}

TEST_F(JournalFileTest, ADeviceOrAPipeIsNoJournalAndKeepsItsRights) {
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    const QString zero = folder.filePath(QStringLiteral("zero"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0644), 0);
    ASSERT_EQ(::chmod(QFile::encodeName(pipe).constData(), 0644), 0);
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/null"), zero));
    struct stat before {};
    ASSERT_EQ(::stat("/dev/null", &before), 0);
    for (const QString& name : {pipe, zero}) {
        JournalFile file;
        const auto failure = file.open(name, patience);
        ASSERT_TRUE(failure) << name.toStdString();
        EXPECT_EQ(failure->kind, JournalErrorKind::cannotOpen) << describe(*failure);
    }
    struct stat after {};
    ASSERT_EQ(::stat(QFile::encodeName(pipe).constData(), &after), 0);
    EXPECT_EQ(after.st_mode & 0777U, 0644U);
    ASSERT_EQ(::stat("/dev/null", &after), 0);
    EXPECT_EQ(after.st_mode, before.st_mode);
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

/// While it lives, the process is not root, who may write everything.
class Unprivileged {
public:
    explicit Unprivileged(const QStringList& folders) {
        if (!m_root)
            return;
        for (const QString& folder : folders)
            EXPECT_EQ(::chown(QFile::encodeName(folder).constData(), nobody, nobody), 0);
        EXPECT_EQ(::setresuid(nobody, nobody, 0), 0);
    }
    ~Unprivileged() {
        if (m_root) {
            EXPECT_EQ(::setresuid(0, 0, 0), 0);
        }
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

private:
    static constexpr uid_t nobody = 65534;
    const bool m_root = ::geteuid() == 0;
};

TEST_F(JournalFileTest, WithoutRightsItIsToldAndNothingIsMoved) {
    const Unprivileged somebody({folder.path()});
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

// A journal of the first version with a roll of one die, which that version could not show.
TEST_F(JournalFileTest, RollsOfAnOlderFileStayAndThoseToComeKeepTheirFaces) {
    {
        const auto all = shippedMigrations();
        JournalFile old({all.front()});
        ASSERT_FALSE(old.open(path, patience));
        ASSERT_EQ(old.version(), 1);
    }
    outside({QStringLiteral("INSERT INTO inbox (tower, boot, sequence, dice, time, confirm, state) "
                            "VALUES ('WF-1', 4000000000, 1, '5', 't', 0, 'waiting')")});
    auto young = entry(2, {17, 3});
    young.faces = {20, 6};
    {
        JournalFile file;
        open(file);
        ASSERT_FALSE(file.commitRoll(young));
        ASSERT_FALSE(file.commitRoll(young)) << "once more is no error";
        ASSERT_FALSE(file.commitRoll(entry(3))) << "of a plain tower, which says no faces";
    }
    JournalFile file;
    open(file);
    const auto rolls = contents(file).inbox;
    ASSERT_EQ(rolls.size(), 3U);
    EXPECT_EQ(rolls[0].dice, std::vector<int>{5});
    EXPECT_TRUE(rolls[0].faces.empty());
    EXPECT_EQ(rolls[1], young);
    EXPECT_TRUE(rolls[2].faces.empty());
}

TEST_F(JournalFileTest, AnOlderFileIsBroughtUpToDateOrLeftWhole) {
    const int shipped = shippedMigrations().back().to;
    {
        JournalFile file;
        open(file);
        EXPECT_EQ(file.version(), shipped);
        ASSERT_FALSE(file.createGame(game()));
    }
    auto broken = shippedMigrations();
    broken.push_back(
        {shipped + 1,
         {QStringLiteral("ALTER TABLE games ADD COLUMN place TEXT"), QStringLiteral("NO SUCH WORD")}});
    {
        JournalFile file(broken);
        EXPECT_TRUE(file.open(path, patience));
    }
    {
        JournalFile file;
        open(file);
        EXPECT_EQ(file.version(), shipped);
    }
    auto good = shippedMigrations();
    good.push_back(
        {shipped + 1, {QStringLiteral("ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT ''")}});
    {
        JournalFile file(good);
        open(file);
        EXPECT_EQ(file.version(), shipped + 1);
        EXPECT_EQ(contents(file).games.size(), 1U);
    }
    JournalFile file;
    const auto failure = file.open(path, patience);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, JournalErrorKind::newer);
}

} // namespace
} // namespace watchfire::journal
