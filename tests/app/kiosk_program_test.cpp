// SPDX-License-Identifier: Apache-2.0
// The composition root without its window: what it does when a game cannot be loaded, whose value book a game
// fills, and what it forgets when another journal takes the place of the open one.
#include "app/kiosk/kiosk_program.h"

#include "app/journal/journal_file.h"
#include "app/stores/log_reading.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

namespace watchfire {
namespace {

using kiosk::KioskProgram;
using test::Json;
using test::waitUntil;

/// `book`: empty for a game that asks for everything.
Json powderHeader(const std::string& book) {
    Json header{{"watchfire", 1},
                {"scenario", "black-powder"},
                {"players", {{{"id", "dragon"}, {"name", "Ann"}}, {{"id", "turtle"}}, {{"id", "snake"}}}}};
    if (!book.empty())
        header["book"] = {{"watchfire-book", 1}, {"name", book}};
    return header;
}

Json leaderPower(int value) {
    return {{"do", "value"}, {"path", "/cards/leader/power"}, {"value", value}};
}

class KioskProgramTest : public testing::Test {
protected:
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    void SetUp() override {
        program = made();
        ASSERT_TRUE(open());
        m_empty = own();
    }
    /// A program whose journal is not open yet.
    [[nodiscard]] std::unique_ptr<KioskProgram> made() {
        kiosk::Options options;
        options.db = file("journal.db");
        options.ports = {QStringLiteral("none")};
        auto next = std::make_unique<KioskProgram>(
            options, [](const QString&) { return std::make_unique<test::FakeTower>(); });
        next->kiosk().settings()->give(QStringLiteral("language"), QStringLiteral("en"));
        next->kiosk().lock()->fromJson("{}");
        QObject::connect(&next->journal(), &journal::Journal::opened, next.get(), [this] { ++m_opened; });
        return next;
    }
    bool open() {
        const int before = m_opened;
        program->journal().open();
        return waitUntil([&] { return m_opened > before; });
    }
    void restart() {
        program.reset();
        SetUp();
    }
    void submit(const Json& line) {
        const auto error = program->desk().submit(program->desk().family()->read(line));
        EXPECT_FALSE(error.has_value()) << line.dump() << ": " << error->message;
    }
    void begin(const Json& header, const char* id) {
        ASSERT_FALSE(program->desk().begin(header, id, false).has_value());
    }
    ValueBookModel& books() { return *program->kiosk().book(); }
    /// How much of the open book is filled in.
    QString own() { return books().own(); }
    /// What stands for a value in the open book.
    QString shown(const QString& id) {
        for (const BookRow& row : books().bookRows().rows())
            if (row.id == id && row.type != QStringLiteral("heading"))
                return row.text;
        return {};
    }
    /// True if nothing is in it.
    bool empty() { return own() == m_empty; }
    bool saved() {
        return waitUntil([this] { return program->journal().unsaved() == 0; });
    }
    /// Waits for the answer to loadGame().
    bool loaded(const std::string& game) {
        bool there = false;
        QObject context;
        QObject::connect(&program->journal(), &journal::Journal::gameLoaded, &context,
                         [&](const journal::GameLog& log) { there = there || log.game.id == game; });
        return waitUntil([&] { return there; });
    }
    bool backUp() {
        bool done = false;
        QObject context;
        QObject::connect(&program->journal(), &journal::Journal::backedUp, &context, [&] { done = true; });
        program->journal().backUp(file("backup.db"));
        return waitUntil([&] { return done; });
    }
    bool restore() {
        journal::CheckedBackup found;
        const auto failure = journal::JournalFile::tryOut(file("backup.db"), file("journal.db"),
                                                          {std::chrono::seconds(20), {}}, found);
        EXPECT_FALSE(failure) << describe(*failure);
        const int before = m_opened;
        program->journal().restore(found);
        return waitUntil([&] { return m_opened > before; });
    }

    std::unique_ptr<KioskProgram> program;

private:
    QTemporaryDir m_folder;
    QString m_empty;
    int m_opened = 0;
};

/// The start page loads it for its preview.
TEST_F(KioskProgramTest, AGameThatCouldNotBeLoadedDoesNotOpenByItselfLater) {
    begin(test::wallHeader(), "game-1");
    ASSERT_TRUE(saved());
    program->desk().close();
    program->kiosk().showScreen(Kiosk::Screen::Start);
    ASSERT_TRUE(loaded("game-1"));
    program->kiosk().open(QStringLiteral("game-1"));
    emit program->journal().loadFailed("game-1", {});
    ASSERT_TRUE(loaded("game-1"));
    EXPECT_FALSE(program->desk().open());
    EXPECT_EQ(program->kiosk().screen(), Kiosk::Screen::Start);

    program->kiosk().open(QStringLiteral("game-1"));
    ASSERT_TRUE(loaded("game-1"));
    EXPECT_TRUE(program->desk().open());
}

TEST_F(KioskProgramTest, AGameThatIsStillBeingLoadedDoesNotOpenOverANewOne) {
    begin(test::wallHeader(), "game-1");
    ASSERT_TRUE(saved());
    program->desk().close();
    program->kiosk().open(QStringLiteral("game-1"));
    program->kiosk().practice();
    ASSERT_TRUE(program->desk().open());
    const std::string practised = program->desk().gameId();
    ASSERT_TRUE(loaded("game-1"));
    EXPECT_EQ(program->desk().gameId(), practised);
}

/// A page that shows a name of a million characters stands still for a minute.
TEST_F(KioskProgramTest, NamesThatAJournalRemembersAreFewAndShort) {
    const std::vector<std::string> names(1000, std::string(100'000, 'x'));
    program->journal().setSetting("names", Json(names).dump());
    ASSERT_TRUE(saved());
    restart();
    const QStringList recent = program->kiosk().newGameModel()->recentNames();
    EXPECT_EQ(recent.size(), 12);
    for (const QString& name : recent)
        EXPECT_EQ(name, QString(100, QLatin1Char('x')));
}

/// The journal's thread would read all of it into memory, and the start page repeat it.
TEST_F(KioskProgramTest, AGameOfMoreLinesThanAnyTableHasIsNotLoaded) {
    journal::GameRecord game;
    game.id = "game-1";
    game.header = test::wallHeader().dump();
    game.commands = journal::mostStored + 1;
    bool asked = false;
    QObject::connect(&program->journal(), &journal::Journal::loadFailed, program.get(),
                     [&] { asked = true; });
    emit program->journal().gamesListed({game});
    EXPECT_TRUE(program->kiosk().property("canResume").toBool()) << "it is in the list, to be deleted";
    EXPECT_FALSE(program->kiosk().property("resumeHasBoard").toBool()) << "a board would be another game's";
    program->kiosk().open(QStringLiteral("game-1"));
    EXPECT_EQ(program->kiosk().problem(),
              QStringLiteral("This game has 200001 lines; at most 200000 can be opened. It stays in the "
                             "list until somebody deletes it."));
    program->journal().loadGame("no-game"); // answered after every earlier question
    ASSERT_TRUE(waitUntil([&] { return asked; }));
    EXPECT_TRUE(program->kiosk().problem().contains(QStringLiteral("no-game")));
    EXPECT_FALSE(program->desk().open());
}

/// A damaged journal names the games that come back by it.
TEST_F(KioskProgramTest, AGameFromAFileIsStoredWithItsTitle) {
    ReadLog log;
    log.game.header = test::wallHeader().dump();
    std::string title;
    QObject::connect(&program->journal(), &journal::Journal::gameLoaded, program.get(),
                     [&](const journal::GameLog& loaded) { title = loaded.game.title; });
    emit program->kiosk().logs()->logRead(log);
    ASSERT_TRUE(waitUntil([&] { return program->desk().open(); }));
    EXPECT_EQ(title, "The Great Wall");
}

TEST_F(KioskProgramTest, AGameFillsTheBookThatItBeganWithAndNoOther) {
    begin(powderHeader("Box 2"), "one");
    submit(leaderPower(6));
    EXPECT_TRUE(empty()) << "there is no such book";
    books().beginBook(QStringLiteral("Box 2"));
    submit({{"do", "value"}, {"path", "/walls/1/defense"}, {"value", 4}});
    EXPECT_FALSE(empty());
    books().renameBook(QStringLiteral("Box two"));
    const QString one = own();
    submit(leaderPower(5));
    EXPECT_NE(own(), one) << "the same book under another name";
    books().openBook(QStringLiteral("table"));
    EXPECT_TRUE(empty());
    submit({{"do", "value"}, {"path", "/walls/2/defense"}, {"value", 6}});
    EXPECT_EQ(books().bookTitle(), QStringLiteral("Box two")) << "its book is open again";

    const QString both = own();
    begin(powderHeader(""), "two");
    submit({{"do", "value"}, {"path", "/cards/trebuchet/power"}, {"value", 4}});
    EXPECT_EQ(own(), both) << "of other cards";
    begin(powderHeader("table"), "three");
    EXPECT_TRUE(empty());
    submit(leaderPower(3));
    EXPECT_EQ(books().bookTitle(), QStringLiteral("Our book"));
    EXPECT_FALSE(empty());
}

TEST_F(KioskProgramTest, AGameIsOfferedNoValuesOfAnotherBook) {
    const Json beginning[] = {
        {{"do", "tea"}, {"order", {"dragon", "turtle", "snake"}}},
        {{"do", "place"}, {"piece", "horde"}, {"card", "bowmen"}, {"at", "S1.1"}},
        {{"do", "begin"}},
        {{"do", "recruit"}, {"player", "dragon"}, {"soldiers", {{{"type", "spearman"}, {"at", "S1.1:a3"}}}}},
    };
    begin(powderHeader("table"), "one");
    submit({{"do", "value"}, {"path", "/cards/bowmen/spots"}, {"value", {"######", "######"}}});
    ASSERT_FALSE(empty());
    begin(powderHeader("table"), "two");
    for (const Json& line : beginning)
        submit(line);
    ASSERT_TRUE(program->kiosk().table()->decision()->open());
    EXPECT_EQ(program->kiosk().table()->decision()->kept().size(), 1);
    begin(powderHeader("of another machine"), "three");
    for (const Json& line : beginning)
        submit(line);
    ASSERT_TRUE(program->kiosk().table()->decision()->open());
    EXPECT_TRUE(program->kiosk().table()->decision()->kept().isEmpty());
}

/// A kill between its lines would leave half a game that looks whole.
TEST_F(KioskProgramTest, AGameFromAFileIsSavedInOneWrite) {
    const auto read = readLog(QByteArray::fromStdString(test::wallHeader().dump()) +
                              "\n{\"do\":\"begin\",\"player\":\"red\"}\n"
                              "{\"do\":\"roll\",\"dice\":[1,1]}\n{\"do\":\"end-turn\"}\n");
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_TRUE(saved());
    const auto before = program->journal().unsaved();
    emit program->kiosk().logs()->logRead(*read);
    EXPECT_EQ(program->journal().unsaved() - before, 1);
    EXPECT_TRUE(waitUntil([&] { return program->desk().open(); }));
}

TEST_F(KioskProgramTest, ValuesThatAreEnteredBeforeTheJournalOpensAreABookBesideItsOwn) {
    const QString first = QStringLiteral("/walls/1/defense");
    const QString second = QStringLiteral("/walls/2/defense");
    books().ask(first);
    books().enter(QStringLiteral("4"));
    ASSERT_TRUE(saved());
    const QString one = own();
    for (const bool again : {false, true}) { // what is laid beside the first is in the journal
        std::unique_ptr<KioskProgram> late = made();
        if (!again) {
            late->kiosk().book()->ask(second);
            late->kiosk().book()->enter(QStringLiteral("7"));
        }
        program.swap(late);
        late.reset(); // it held the journal
        ASSERT_TRUE(open());
        EXPECT_EQ(books().bookTitle(), QStringLiteral("Our book"));
        books().openBook(QStringLiteral("Our book 2"));
        EXPECT_EQ(own(), one) << "one value, too";
        EXPECT_EQ(shown(second), QStringLiteral("7"));
        EXPECT_NE(shown(first), QStringLiteral("4"));
        books().openBook(QStringLiteral("table"));
        ASSERT_TRUE(saved());
    }
}

TEST_F(KioskProgramTest, WhatARestoredJournalDoesNotHaveIsAsAtAFirstStart) {
    ASSERT_TRUE(backUp());
    begin(powderHeader("table"), "one");
    submit(leaderPower(6));
    books().renameBook(QStringLiteral("Box 1"));
    books().beginBook(QStringLiteral("Box 2"));
    program->kiosk().newGameModel()->setRecentNames({QStringLiteral("Ann")});
    ASSERT_TRUE(saved());
    ASSERT_TRUE(restore());
    EXPECT_TRUE(empty());
    EXPECT_TRUE(books().bookTitle().isEmpty()) << "there is one only";
    EXPECT_TRUE(program->kiosk().newGameModel()->recentNames().isEmpty());
    begin(powderHeader("Box 1"), "two");
    submit(leaderPower(6));
    EXPECT_TRUE(empty()) << "no book was ever called so";
    begin(powderHeader("table"), "three");
    submit(leaderPower(6));
    EXPECT_FALSE(empty());
}

TEST_F(KioskProgramTest, SettingsOfWhichARestoredJournalSaysNothingStay) {
    ASSERT_TRUE(backUp());
    program->kiosk().settings()->setBoardTurn(90);
    ASSERT_TRUE(saved());
    ASSERT_TRUE(restore());
    EXPECT_EQ(program->kiosk().settings()->boardTurn(), 90);
    ASSERT_TRUE(saved());
    restart();
    EXPECT_EQ(program->kiosk().settings()->boardTurn(), 90);
}

} // namespace
} // namespace watchfire
