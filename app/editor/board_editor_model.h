// SPDX-License-Identifier: Apache-2.0
// The board editor: the starting point, brushes, the quick way through all hexes in reading order, problems
// and their places, and files (screens.md 2). It changes a draft and knows no rule: app/boards does.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QHash>
#include <QObject>
#include <QString>

#include "app/boards/board_check.h"
#include "app/boards/board_draft.h"
#include "app/editor/board_editor_rows.h"
#include "app/editor/board_sources.h"
#include "app/editor/draft_board.h"
#include "app/editor/draft_history.h"
#include "app/models/files_model.h"
#include "app/models/property.h"
#include "app/stores/import_report.h"
#include "app/stores/unsaved_board.h"
#include "rules/core/error.h"
#include "rules/core/random.h"

#include <functional>
#include <optional>
#include <vector>

namespace watchfire {

class BoardEditorModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, open, m_open, shown)
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY shown)
    Q_PROPERTY(QString scenarioTitle READ scenarioTitle NOTIFY shown)
    /// No game has been chosen: the boards of every game are offered.
    WATCHFIRE_PROPERTY(bool, ofAllGames, m_ofAllGames, shown)
    /// Of the edited board; a new one has the title that it would get.
    WATCHFIRE_PROPERTY(QString, title, m_title, shown)
    Q_PROPERTY(watchfire::BoardScene* board READ board CONSTANT)
    /// Title of the board that was left unsaved, in this run or an earlier one; empty: none.
    WATCHFIRE_PROPERTY(QString, unsavedTitle, m_left ? m_left->title : QString(), shown)
    WATCHFIRE_PROPERTY(QString, importedFrom, m_imported.file, shown)     ///< the board's file; empty: none
    WATCHFIRE_PROPERTY(QStringList, importTaken, m_imported.taken, shown) ///< sentences
    WATCHFIRE_PROPERTY(QStringList, importLeft, m_imported.left, shown)
    /// The board to start from is one of the table's own.
    WATCHFIRE_PROPERTY(bool, ownChosen, m_own.find(m_source) != nullptr, shown)
    /// What is being entered one by one: "terrain", "number", "harbour"; empty: nothing, so brushes paint.
    WATCHFIRE_PROPERTY(QString, walking, editor::walkName(m_history.now().walk), shown)
    /// "Which terrain? Hex 5 of 19".
    WATCHFIRE_PROPERTY(QString, walkTitle, editor::walkTitle(m_history.now()), shown)
    /// "terrain", "number", "harbour", "pieces", "walls" …
    WATCHFIRE_SETTABLE(QString, group, m_group, setGroup, shown)
    Q_PROPERTY(QString hint READ hint NOTIFY shown)
    WATCHFIRE_PROPERTY(QString, whyNothing, m_whyNothing, shown) ///< why the last touch changed nothing
    Q_PROPERTY(bool onHexes READ onHexes NOTIFY shown)
    WATCHFIRE_PROPERTY(bool, random, m_random, shown) ///< the board is random, and another one can be drawn
    WATCHFIRE_PROPERTY(bool, canWalk, editor::canWalk(draft()), shown) ///< something is left to be entered
    Q_PROPERTY(bool lacksHarbour READ lacksHarbour NOTIFY shown)
    Q_PROPERTY(QString unfinishedTitle READ unfinishedTitle NOTIFY shown)
    Q_PROPERTY(bool wasWalked READ wasWalked NOTIFY shown)
    WATCHFIRE_PROPERTY(bool, canUndo, m_history.canUndo(), shown)
    WATCHFIRE_PROPERTY(bool, canRedo, m_history.canRedo(), shown)
    WATCHFIRE_PROPERTY(bool, legal, !m_players.empty(), shown)
    Q_PROPERTY(QString verdict READ verdict NOTIFY shown)
    WATCHFIRE_PROPERTY(bool, changed, m_open&& m_saved&&* m_saved != draft(), shown) ///< since it was saved
    WATCHFIRE_PART(QAbstractItemModel*, sources, &m_sources)                         ///< ChoiceRow
    WATCHFIRE_PART(QAbstractItemModel*, groups, &m_groups)                           ///< ChoiceRow
    WATCHFIRE_PART(QAbstractItemModel*, brushes, &m_brushes)                         ///< BrushRow
    WATCHFIRE_PART(QAbstractItemModel*, problems, &m_problems) ///< ProblemRow, what stops a game first

public:
    /// `places` is called outside the GUI thread.
    BoardEditorModel(OwnBoards& own, QList<ShippedBoard> examples, Random random, DriveDesk::Places places,
                     QObject* parent = nullptr);
    void setExamples(const QList<ShippedBoard>& examples) { m_offered.setExamples(examples); }

    QString page() const; ///< "choose", "edit", "files", "imported"
    void setPage(const QString& page);
    QString scenarioTitle() const;
    DraftBoard* board() { return &m_board; }
    void setGroup(const QString& group);
    QString hint() const; ///< what to do with the chosen brush
    bool onHexes() const; ///< the brush paints hexes; otherwise places are picked
    /// While harbours are entered: a tap on the coast adds one, because one was taken away.
    bool lacksHarbour() const;
    /// The own board to start from, if it is not ready yet because something is left to be entered: the quick
    /// way goes on with it. Empty: none.
    QString unfinishedTitle() const;
    /// It was left on that way: changing it means going on there. Painting is one tap further.
    bool wasWalked() const;
    QString verdict() const; ///< "Ready for 3 or 4 players."

    /// Opens the page for choosing a starting point: the boards for this scenario, with `board` chosen.
    Q_INVOKABLE void begin(const QString& scenario, const QString& board);
    /// Opens the same page with the boards of all games, the table's own first.
    Q_INVOKABLE void beginOwn();
    /// Closes the editor from any page; unsaved changes are offered when it is opened again.
    void setAside();
    Q_INVOKABLE void resume(); ///< goes on with the unsaved board
    Q_INVOKABLE void chooseSource(const QString& id);
    /// Opens the editor where this own board was left.
    Q_INVOKABLE void goOnWith(const QString& scenario, const QString& board);
    /// Every hex of the source waits to be entered, the quick way; an unfinished own board is gone on with.
    Q_INVOKABLE void startEmpty();
    Q_INVOKABLE void startCopy(); ///< the source itself, or a copy of an example
    Q_INVOKABLE void startRandom();
    Q_INVOKABLE void anotherRandom();
    /// Leaves the editor, or the page; asks first if changes would be lost.
    Q_INVOKABLE void leave();

    /// On the quick way: enters this for the lit hex or harbour. Otherwise: selects the brush or lets go of
    /// it, or acts at once if the brush needs no place.
    Q_INVOKABLE void choose(const QString& brush);
    /// A finger at (x, y) in board units: paints or, on the quick way, goes to that hex.
    Q_INVOKABLE void touch(qreal x, qreal y);
    /// The finger left the board: its whole stroke is one step to undo.
    Q_INVOKABLE void lift();
    /// Touches a hex by name, and lifts the finger.
    Q_INVOKABLE void touchHex(const QString& place);
    /// Moves the lit hex: "left", "right", "up", "down".
    Q_INVOKABLE void move(const QString& way);
    /// Paints the lit hex.
    Q_INVOKABLE void paintHere();
    Q_INVOKABLE void walk(); ///< begins or ends the quick way through what is not entered yet
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void showProblem(const QString& id);
    /// Does what the button beside the problem says; one step to undo.
    Q_INVOKABLE void mend(const QString& id);

    Q_INVOKABLE bool nameIsFree(const QString& title) const;
    /// Stores the board, finished or not, and leaves the editor if the board is ready for a game.
    Q_INVOKABLE void save(const QString& title);
    Q_INVOKABLE void remove(); ///< the chosen own board; asks first
    void choosePlace(const QString& folder) override;
    void dismiss() override;
    Q_INVOKABLE void exportBoard() { exportAs(false); }
    /// As a map of Pioneers, if that can express the board.
    Q_INVOKABLE void exportPioneers() { exportAs(true); }
    Q_INVOKABLE void importBoard(const QString& file);

    /// What would be lost if the program ended: the changed board, or the one that was left unsaved and is
    /// still on offer.
    std::optional<UnsavedBoard> unsaved() const;
    /// Offers a board that an earlier run left unsaved; `nullopt`: none.
    void offerUnsaved(std::optional<UnsavedBoard> board);
    /// Own boards have other ids now, because a journal was opened that has other boards under the former
    /// ones.
    void follow(const QHash<QString, QString>& moved);
    const boards::Draft& draft() const { return m_history.now().draft; }
    const RowModel<ProblemRow>& problemRows() const { return m_problems; }
    const RowModel<BrushRow>& brushRows() const { return m_brushes; }

signals:
    void shown();
    /// Something may have changed, and no finger is on the board.
    void settled();
    /// A board that a game can be played on was stored.
    void ready(const QString& id);

private:
    enum class Page { choose, edit, files, imported };

    /// The chosen starting point, as it is stored. Errors: those of its file.
    Result<boards::Draft> source() const { return m_offered.draft(m_source, m_scenario); }
    void reallyBegin(const QString& scenario, const QString& board);
    ChoiceRow chosenSource() const; ///< an empty row if none is offered
    /// If an unsaved board would be lost, asks first and calls `start` on yes; returns whether it asked.
    bool asksBefore(const std::function<void()>& start);
    void edit(boards::Draft draft, const QString& id, const QString& title);
    void keep(DraftStep step);
    void paintAt(hex::Axial at);
    void touchCoast(QPointF point); ///< while harbours are entered one after the other
    void pick(const QString& kind, const QString& place);

    void show();
    void showSources();
    void showGroups();
    void showBrushes();
    void showPlaces();
    void showProblems();
    void light();
    void exportAs(bool pioneers);
    void reallyExport(bool pioneers);
    void reallyImport(const QString& file);
    void reallySave(const QString& title);
    void take(const QString& file, const QByteArray& bytes);

    OwnBoards& m_own;
    BoardSources m_offered; ///< to start from
    Random m_draw;

    bool m_open = false, m_random = false, m_ofAllGames = false;
    Page m_page = Page::choose;
    Page m_pageBefore = Page::choose;
    hex::Scenario m_scenario = hex::Scenario::base;
    QString m_source; ///< id of the board to start from
    QString m_id;     ///< id of the own board being edited; empty: a new one
    QString m_group = QStringLiteral("terrain"), m_brush;
    QString m_title, m_chosenProblem, m_whyNothing;

    ImportReport m_imported; ///< of the edited board

    DraftHistory m_history;
    std::optional<UnsavedBoard> m_left;   ///< the board left unsaved, in this run or an earlier one
    std::optional<boards::Draft> m_saved; ///< as last stored, or as editing began
    std::vector<boards::Problem> m_found;
    std::vector<int> m_players;

    DraftBoard m_board;
    RowModel<ChoiceRow> m_sources, m_groups;
    RowModel<BrushRow> m_brushes;
    RowModel<ProblemRow> m_problems;
};

} // namespace watchfire
