// SPDX-License-Identifier: Apache-2.0
// The board editor without its screen, joined with journal and new game screen as in the program.
#pragma once

#include "app/boards/board_check.h"
#include "app/kiosk/board_desk.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <random>
#include <string>

namespace watchfire::test {

/// An island as it lies on a table, in reading order; the desert has no number.
inline const char* const islandTerrains[] = {"mountains", "forest",    "pasture", "fields",    "hills",
                                             "pasture",   "hills",     "fields",  "forest",    "desert",
                                             "forest",    "mountains", "forest",  "mountains", "fields",
                                             "pasture",   "hills",     "fields",  "pasture"};
inline constexpr int islandNumbers[] = {10, 2, 9, 12, 6, 4, 10, 9, 11, 3, 8, 8, 3, 4, 5, 5, 6, 11};

/// A journal, the new game screen and the editor, joined as in the program.
struct EditorDesk {
    explicit EditorDesk(const QString& db, const QString& folder = QDir::tempPath())
        : program(db)
        , newGame({})
        , boards(
              program.journal, newGame,
              [this](std::uint32_t below) { return static_cast<std::uint32_t>(random() % below); },
              [folder] {
                  return QList<drives::Place>{{folder, QStringLiteral("Documents")}};
              }) {
        boards.offerShipped();
        boards.load(program.contents.settings);
    }
    BoardEditorModel& editor() { return boards.editor(); }
    const boards::Draft& draft() { return editor().draft(); }
    void begin(const char* scenario, const char* board) {
        editor().begin(QString::fromLatin1(scenario), QString::fromLatin1(board));
    }
    void choose(const std::string& brush) { editor().choose(QString::fromStdString(brush)); }
    void paint(const char* group, const std::string& brush, const char* hex) {
        editor().setGroup(QString::fromLatin1(group));
        choose(brush);
        editor().touchHex(QString::fromLatin1(hex));
    }
    /// Enters the board on the table tile by tile; returns the number of taps.
    int enterIsland() {
        editor().startEmpty();
        int taps = 1;
        for (const char* terrain : islandTerrains) {
            choose("terrain-" + std::string(terrain));
            ++taps;
        }
        for (const int number : islandNumbers) {
            choose("number-" + std::to_string(number));
            ++taps;
        }
        choose("harbours-begun");
        return taps + 1;
    }
    int find(boards::Problem::Kind kind) {
        const auto found = boards::check(draft());
        return static_cast<int>(std::count_if(found.begin(), found.end(),
                                              [&](const boards::Problem& one) { return one.kind == kind; }));
    }
    bool offers(const QString& id) {
        const auto* rows = newGame.boards();
        for (int i = 0; i < rows->rowCount(); ++i)
            if (rows->data(rows->index(i, 0), Qt::UserRole).toString() == id)
                return true;
        return false;
    }
    bool idle() {
        return waitUntil([&] { return !editor().busy(); });
    }

    std::mt19937 random{7};
    Program program;
    NewGameModel newGame;
    kiosk::BoardDesk boards;
};

class EditorTest : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal.db"));
    std::unique_ptr<EditorDesk> m_desk = std::make_unique<EditorDesk>(path, folder.path());
    /// Starts the next program, which knows only what the journal holds.
    void restart() {
        ASSERT_TRUE(m_desk->program.saved());
        m_desk.reset();
        m_desk = std::make_unique<EditorDesk>(path, folder.path());
    }
};

} // namespace watchfire::test
