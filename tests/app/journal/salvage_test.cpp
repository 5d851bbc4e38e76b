// SPDX-License-Identifier: Apache-2.0
// A journal with all recorded games whose pages are damaged at random: whatever lies wholly on sound pages is
// given back. Where a row lies is found without knowing the format: its own text is looked for in the
// undamaged file. WATCHFIRE_SALVAGES=1000 damages it as often.
#include "app/journal/journal_file.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace watchfire::journal {
namespace {

constexpr std::chrono::milliseconds patience{50};
constexpr qsizetype pageBytes = 4096;
constexpr std::size_t longest = 700; // longer lines go on on further pages
constexpr int rolls = 600;

struct Game {
    std::string id;
    std::string header;
    std::vector<std::string> lines;
};

std::vector<Game> recorded() {
    std::vector<Game> games;
    for (const char* folder : {"/tests/end-to-end", "/tests/golden"})
        for (const auto& entry :
             std::filesystem::directory_iterator(std::string(WATCHFIRE_SOURCE_DIR) + folder)) {
            const std::string path = entry.path().string();
            if (!path.ends_with(".jsonl") || path.ends_with(".out.jsonl"))
                continue;
            std::ifstream in(path);
            Game game;
            game.id = entry.path().stem().string();
            std::getline(in, game.header);
            for (std::string line; std::getline(in, line);)
                game.lines.push_back(line);
            games.push_back(std::move(game));
        }
    return games;
}

std::string hashOf(const std::string& game, std::size_t n) {
    return "<hash of " + game + " at " + std::to_string(n) + ">";
}
std::string titleOf(const std::string& game) {
    return "<title of " + game + ">";
}
std::string timeOf(int roll) {
    return "<time of " + std::to_string(roll) + ">";
}

class SalvageTest : public testing::Test {
protected:
    void SetUp() override {
        JournalFile file;
        ASSERT_FALSE(file.open(path, patience));
        for (const auto& game : games) {
            GameRecord record;
            record.id = game.id;
            record.header = game.header;
            record.title = titleOf(game.id);
            ASSERT_FALSE(file.createGame(record));
            for (std::size_t n = 1; n <= game.lines.size(); ++n)
                ASSERT_FALSE(file.append(
                    {game.id, static_cast<int>(n), game.lines[n - 1], hashOf(game.id, n), "t", std::nullopt},
                    std::nullopt));
        }
        for (int i = 0; i < rolls; ++i)
            ASSERT_FALSE(file.commitRoll({{"WF-1", 7, static_cast<std::uint32_t>(i)},
                                          {1, 6},
                                          timeOf(i),
                                          false,
                                          EntryState::waiting,
                                          {},
                                          0,
                                          {6, 20}}));
        const QString packed =
            folder.filePath(QStringLiteral("packed.db")); // no page holds what was there before
        ASSERT_FALSE(file.backUp(packed));
        file.close();
        QFile in(packed);
        ASSERT_TRUE(in.open(QIODevice::ReadOnly));
        whole = in.readAll();
        ASSERT_GT(whole.size() / pageBytes, 80);
    }

    /// True if the text stands on a page that is not damaged.
    [[nodiscard]] bool readable(const std::string& text, const std::set<qsizetype>& damaged) const {
        const auto at = whole.indexOf(QByteArray::fromStdString(text));
        EXPECT_GE(at, 0) << text;
        return !damaged.contains(at / pageBytes) &&
               !damaged.contains((at + static_cast<qsizetype>(text.size()) - 1) / pageBytes);
    }

    void damage(const std::set<qsizetype>& pages, int kind, std::mt19937& random) {
        QByteArray broken = whole;
        for (const auto page : pages)
            for (qsizetype i = page * pageBytes; i < (page + 1) * pageBytes; ++i)
                broken[i] = kind == 0 ? '\0' : kind == 1 ? '\x5a' : static_cast<char>(random());
        for (const char* suffix : {"-wal", "-shm"})
            QFile::remove(path + QLatin1String(suffix));
        for (const QString& old :
             QDir(folder.path()).entryList({QStringLiteral("journal.db.*")}, QDir::Files))
            QFile::remove(folder.filePath(old));
        QFile out(path);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        ASSERT_EQ(out.write(broken), broken.size());
    }

    void expectAllThatIsReadable(const std::set<qsizetype>& damaged) {
        JournalFile file;
        ASSERT_FALSE(file.open(path, patience));
        JournalContents contents;
        ASSERT_FALSE(file.contents(contents));
        ASSERT_TRUE(contents.movedAside) << "damage is told";
        ASSERT_TRUE(contents.movedAside->salvage);
        const Salvage& got = *contents.movedAside->salvage;
        QByteArray kept;
        if (QFile log(QString::fromStdString(got.kept)); !got.kept.empty() && log.open(QIODevice::ReadOnly)) {
            kept = log.readAll();
            EXPECT_NE(describe(*contents.movedAside).find(got.kept), std::string::npos);
        }
        for (const auto& game : games) {
            GameLog log;
            const bool there = !file.load(game.id, log);
            EXPECT_TRUE(there || !readable(titleOf(game.id), damaged)) << game.id << " is lost";
            bool gap = !there;
            for (std::size_t n = 1; n <= game.lines.size(); ++n) {
                if (game.lines[n - 1].size() > longest || !readable(hashOf(game.id, n), damaged)) {
                    gap = gap || log.commands.size() < n;
                    continue;
                }
                if (n <= log.commands.size()) {
                    EXPECT_EQ(log.commands[n - 1].line, game.lines[n - 1]);
                } else {
                    EXPECT_TRUE(gap) << game.id << ", line " << n << " is lost without a reason";
                    EXPECT_TRUE(kept.contains(QByteArray::fromStdString(game.lines[n - 1]) + '\n'))
                        << game.id << ", line " << n << " is not kept";
                }
            }
        }
        std::set<std::string> times;
        for (const auto& roll : contents.inbox) {
            times.insert(roll.time);
            EXPECT_EQ(roll.faces, (std::vector<int>{6, 20}));
        }
        for (int i = 0; i < rolls; ++i)
            EXPECT_TRUE(times.contains(timeOf(i)) || !readable(timeOf(i), damaged))
                << "roll " << i << " is lost";
        EXPECT_FALSE(file.setSetting("goes", "on"));
    }

    QTemporaryDir folder{
        QDir(QStringLiteral("/dev/shm")).exists() ? QStringLiteral("/dev/shm/watchfire-XXXXXX") : QString()};
    QString path = folder.filePath(QStringLiteral("journal.db"));
    const std::vector<Game> games = recorded();
    QByteArray whole;
};

TEST_F(SalvageTest, WhateverLiesOnSoundPagesIsGivenBack) {
    const char* wanted = std::getenv("WATCHFIRE_SALVAGES");
    const int rounds = wanted == nullptr ? 12 : std::atoi(wanted);
    const auto pages = static_cast<std::uint32_t>(whole.size() / pageBytes);
    for (int round = 0; round < rounds; ++round) {
        const auto seed = std::random_device{}();
        SCOPED_TRACE(seed);
        std::mt19937 random(seed);
        std::set<qsizetype> damaged;
        if (round % 6 == 0)
            damaged.insert(0); // the header, and the tree that says where each table begins
        for (auto left = 1 + random() % (round % 6 == 1 ? pages / 3 : 5); left > 0; --left)
            damaged.insert(static_cast<qsizetype>(random() % pages));
        damage(damaged, round % 3, random);
        expectAllThatIsReadable(damaged);
        if (HasFailure())
            return;
    }
}

TEST_F(SalvageTest, AJournalWhoseMarkIsBrokenIsNoOtherProgramsDatabase) {
    whole[68] = '\x01';
    std::mt19937 random;
    damage({}, 0, random);
    expectAllThatIsReadable({});
}

// Read again without its faces, a roll of two d20 would be offered as one of two d6.
TEST(Salvage, ARollWhoseFacesCannotBeReadIsNotGivenBackWithoutThem) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    {
        JournalFile file;
        ASSERT_FALSE(file.open(path, patience));
        for (std::uint32_t i = 0; i < 2; ++i)
            ASSERT_FALSE(file.commitRoll({{"WF-1", 7, i},
                                          {5, 3},
                                          timeOf(static_cast<int>(i)),
                                          false,
                                          EntryState::waiting,
                                          {},
                                          0,
                                          {20, 20}}));
    }
    // The faces of the second roll are too long for one page, and the link to the next page is broken.
    const QString connection = QStringLiteral("long");
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        db.setDatabaseName(path);
        ASSERT_TRUE(db.open());
        QSqlQuery query(db);
        ASSERT_TRUE(query.exec(QStringLiteral(
            "UPDATE inbox SET faces = '[20,20' || printf('%.*c', 9000, ' ') || ']' WHERE arrival = 2")));
        ASSERT_TRUE(query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
    }
    QSqlDatabase::removeDatabase(connection);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll();
    auto at = bytes.indexOf(QByteArrayLiteral("[20,20 "));
    ASSERT_GT(at, 0);
    while (bytes.at(at) != '\0')
        ++at;
    ASSERT_TRUE(file.seek(at));
    ASSERT_EQ(file.write(QByteArray(4, '\xff')), 4);
    file.close();

    JournalFile again;
    ASSERT_FALSE(again.open(path, patience));
    JournalContents contents;
    ASSERT_FALSE(again.contents(contents));
    ASSERT_TRUE(contents.movedAside && contents.movedAside->salvage);
    EXPECT_FALSE(contents.movedAside->salvage->rollsWhole);
    ASSERT_EQ(contents.inbox.size(), 1U);
    EXPECT_EQ(contents.inbox.at(0).time, timeOf(0));
    EXPECT_EQ(contents.inbox.at(0).faces, (std::vector<int>{20, 20}));
}

} // namespace
} // namespace watchfire::journal
