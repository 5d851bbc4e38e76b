// SPDX-License-Identifier: Apache-2.0
// What happens to an unsaved board when the program is killed: it is offered, as it was after the last
// stroke, until it is saved, thrown away, or replaced by another one.
#include "tests/app/support/editor_desk.h"

#include <gtest/gtest.h>

#include <QFile>

#include <memory>

namespace watchfire {
namespace {

using hex::Axial;

class EditorUnsaved : public test::EditorTest {
protected:
    BoardEditorModel& editor() { return m_desk->editor(); }
    void copy(const char* scenario, const char* board) {
        m_desk->begin(scenario, board);
        editor().startCopy();
    }
    /// A desk that has saved a board before its journal is read.
    std::unique_ptr<kiosk::BoardDesk> savedEarly(NewGameModel& newGame, const QString& name) {
        auto desk = std::make_unique<kiosk::BoardDesk>(
            m_desk->program.journal, newGame, [](std::uint32_t) { return 0U; },
            [] { return QList<drives::Place>(); });
        desk->offerShipped();
        desk->editor().begin(QStringLiteral("base"), QStringLiteral("base-island"));
        desk->editor().startCopy();
        desk->editor().save(name);
        return desk;
    }
};

TEST_F(EditorUnsaved, AnUnsavedBoardIsOnOfferAfterTheProgramWasKilled) {
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), QString());
    editor().startEmpty();
    m_desk->choose("terrain-hills");
    m_desk->choose("terrain-forest");
    const auto draft = m_desk->draft();
    const QString title = editor().title();
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), title);
    editor().resume();
    EXPECT_EQ(m_desk->draft(), draft);
    EXPECT_EQ(editor().title(), title);
    EXPECT_EQ(editor().walkTitle(), QStringLiteral("Which terrain? Hex 3 of 19")) << "goes on where it was";
    EXPECT_TRUE(editor().changed());
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), title) << "looked at and not saved";
    editor().resume();
    editor().save(title);
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), QString());
    EXPECT_EQ(m_desk->boards.own().all().size(), 1);
}

TEST_F(EditorUnsaved, AStrokeIsKeptWhenTheFingerLeavesAndUndoneWithIt) {
    copy("base", "base-island");
    editor().setGroup(QStringLiteral("terrain"));
    m_desk->choose("terrain-gold");
    editor().touch(0, 0);
    ASSERT_TRUE(m_desk->program.saved());
    editor().touch(std::sqrt(3.0), 0);
    editor().lift();
    const auto draft = m_desk->draft();
    restart();
    m_desk->begin("raiders", "raiders-4");
    ASSERT_NE(editor().unsavedTitle(), QString()) << "whatever the new game is about";
    editor().resume();
    EXPECT_EQ(m_desk->draft(), draft);
    EXPECT_FALSE(editor().notice().isEmpty()) << "it says for what the board is";
    editor().leave();
    EXPECT_FALSE(editor().doubt().isEmpty());
    editor().goOn();
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), QString()) << "thrown away on purpose";
}

TEST_F(EditorUnsaved, AChangedOwnBoardGoesOnAsThatBoard) {
    copy("base", "base-island");
    m_desk->paint("terrain", "terrain-gold", "0,0");
    editor().save(QStringLiteral("Ours"));
    m_desk->begin("base", "own-1");
    editor().startCopy();
    m_desk->paint("number", "number-3", "0,0");
    restart();
    m_desk->begin("base", "base-island");
    editor().resume();
    EXPECT_TRUE(editor().nameIsFree(QStringLiteral("Ours"))) << "its own name";
    editor().save(QStringLiteral("Ours"));
    ASSERT_EQ(m_desk->boards.own().all().size(), 1);
    EXPECT_EQ(boards::find(m_desk->boards.own().all().first().draft, Axial{0, 0})->number, 3);
    // Undone to the saved state, so nothing is left to offer.
    m_desk->begin("base", "own-1");
    editor().startCopy();
    m_desk->paint("number", "number-4", "0,0");
    editor().undo();
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), QString());
}

TEST_F(EditorUnsaved, AnotherBoardInsteadIsAskedForFirst) {
    copy("base", "base-island");
    m_desk->paint("terrain", "terrain-gold", "0,0");
    const auto draft = m_desk->draft();
    restart();
    m_desk->begin("base", "base-island");
    const QString left = editor().unsavedTitle();
    editor().startEmpty();
    EXPECT_FALSE(editor().doubt().isEmpty());
    EXPECT_EQ(editor().page(), QStringLiteral("choose"));
    editor().dismiss();
    EXPECT_EQ(editor().unsavedTitle(), left);
    editor().startEmpty();
    editor().goOn();
    EXPECT_EQ(editor().page(), QStringLiteral("edit"));
    EXPECT_EQ(editor().walking(), QStringLiteral("terrain"));
    restart();
    m_desk->begin("base", "base-island");
    EXPECT_EQ(editor().unsavedTitle(), QString()) << "nothing was entered on the other one";
}

TEST_F(EditorUnsaved, WhatAnImportLeftOutCanStillBeReadAfterTheProgramWasKilled) {
    QFile file(folder.filePath(QStringLiteral("two.game")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("title Two\nnum-players 4\nvictory-points 12\nstrict-trade\nchits 6,9,12\nmap\n-,s?5,s,so4\n"
               "s,t2,d1,s\nsb0,h3,m0+,s\n-,s,s,-\n.\n");
    file.close();
    m_desk->begin("base", "base-island");
    editor().setPage(QStringLiteral("files"));
    ASSERT_TRUE(m_desk->idle());
    editor().importBoard(QStringLiteral("two.game"));
    ASSERT_TRUE(test::waitUntil([&] { return editor().page() == QLatin1String("imported"); }))
        << editor().problem().toStdString();
    const QStringList taken = editor().importTaken();
    const QStringList left = editor().importLeft();
    EXPECT_TRUE(taken.front().startsWith(QStringLiteral("4 hex"))) << taken.front().toStdString();
    ASSERT_EQ(left.size(), 2);
    EXPECT_TRUE(left[0].startsWith(QStringLiteral("The goal of 12 points."))) << left[0].toStdString();
    editor().touchHex(QStringLiteral("1,1"));
    EXPECT_EQ(editor().page(), QStringLiteral("imported")) << "a touch takes nothing away";
    restart();
    m_desk->begin("base", "base-island");
    editor().resume();
    EXPECT_EQ(editor().page(), QStringLiteral("edit"));
    editor().setPage(QStringLiteral("imported"));
    EXPECT_EQ(editor().importedFrom(), QStringLiteral("two.game"));
    EXPECT_EQ(editor().importTaken(), taken);
    EXPECT_EQ(editor().importLeft(), left);
    // Another board has nothing to do with that file.
    editor().leave();
    editor().leave();
    editor().goOn();
    editor().startCopy();
    EXPECT_EQ(editor().importedFrom(), QString());
}

TEST_F(EditorUnsaved, ABoardThatIsSavedBeforeTheJournalOpensStaysBesideItsNamesake) {
    const QString name = QStringLiteral("Our board 1");
    NewGameModel newGame({});
    const auto earlyDesk = savedEarly(newGame, name);
    kiosk::BoardDesk& early = *earlyDesk;
    ASSERT_EQ(early.own().all().size(), 1);
    const auto drawn = early.own().all().constFirst().draft;

    copy("base", "base-island");
    editor().setGroup(QStringLiteral("terrain"));
    m_desk->choose("terrain-gold");
    editor().touch(0, 0);
    editor().lift();
    editor().save(name);
    ASSERT_EQ(m_desk->boards.own().all().size(), 1);
    ASSERT_EQ(m_desk->boards.own().all().constFirst().id, early.own().all().constFirst().id);
    early.load({{"boards", m_desk->boards.own().toJson()}});
    const QList<OwnBoards::Board> both = early.own().all();
    ASSERT_EQ(both.size(), 2);
    EXPECT_EQ(both[0].title, name);
    EXPECT_EQ(both[1].title, QStringLiteral("Our board 2"));
    EXPECT_EQ(both[1].draft.board.hexes, drawn.board.hexes);

    // A new journal holds what was saved before it opened.
    const auto againDesk = savedEarly(newGame, name);
    kiosk::BoardDesk& again = *againDesk;
    again.load({{"boards", again.own().toJson()}});
    EXPECT_EQ(again.own().all().size(), 1);
}

TEST_F(EditorUnsaved, ABoardThatIsBeingChangedWhenTheJournalOpensTakesNoOtherBoardsPlace) {
    const QString name = QStringLiteral("Our board 1");
    copy("base", "base-island");
    m_desk->paint("number", "number-3", "0,0");
    editor().save(name);
    const auto theirs = m_desk->boards.own().all().constFirst().draft;
    for (const bool aside : {false, true}) {
        NewGameModel newGame({});
        const auto earlyDesk = savedEarly(newGame, name);
        kiosk::BoardDesk& early = *earlyDesk;
        early.editor().begin(QStringLiteral("base"), QStringLiteral("own-1"));
        early.editor().startCopy();
        early.editor().setGroup(QStringLiteral("terrain"));
        early.editor().choose(QStringLiteral("terrain-gold"));
        early.editor().touch(0, 0);
        early.editor().lift();
        const auto draft = early.editor().draft();
        if (aside)
            early.editor().setAside();

        early.load({{"boards", m_desk->boards.own().toJson()}, {"board-unsaved", ""}});
        const auto unsaved = early.editor().unsaved();
        ASSERT_TRUE(unsaved) << "the journal has nothing unsaved, and takes nothing away";
        EXPECT_EQ(unsaved->draft, draft);
        EXPECT_EQ(unsaved->id, QStringLiteral("own-2"));
        EXPECT_EQ(newGame.board(), QStringLiteral("own-2"));
        if (aside) {
            early.editor().begin(QStringLiteral("base"), QStringLiteral("base-island"));
            early.editor().resume();
        }
        early.editor().save(early.editor().title());
        ASSERT_EQ(early.own().all().size(), 2);
        EXPECT_EQ(early.own().find(QStringLiteral("own-1"))->draft, theirs);
        EXPECT_EQ(boards::find(early.own().find(QStringLiteral("own-2"))->draft, Axial{0, 0})->terrain,
                  hex::Terrain::gold);
    }
}

TEST_F(EditorUnsaved, WhatCannotBeReadIsToldAndForgotten) {
    QString told;
    QObject::connect(&m_desk->boards, &kiosk::BoardDesk::problem, &m_desk->boards,
                     [&](const QString& text) { told = text; });
    m_desk->boards.load({{"board-unsaved", R"({"scenario":"base","board":{}})"}});
    EXPECT_TRUE(told.contains(QStringLiteral("$.watchfire-board"))) << told.toStdString();
    EXPECT_EQ(editor().unsavedTitle(), QString());
}

} // namespace
} // namespace watchfire
