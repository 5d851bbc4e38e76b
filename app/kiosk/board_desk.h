// SPDX-License-Identifier: Apache-2.0
// The table's own boards in the program: out of the journal and into it, into the new game screen, and into
// the editor.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QObject>

#include "app/editor/board_editor_model.h"
#include "app/journal/journal.h"
#include "app/kiosk/unsaved_keeper.h"
#include "app/models/new_game_model.h"
#include "app/stores/own_boards.h"

#include <map>
#include <string>

namespace watchfire::kiosk {

class BoardDesk : public QObject {
    Q_OBJECT

public:
    BoardDesk(journal::Journal& journal, NewGameModel& newGame, const QList<ShippedBoard>& shipped,
              Random random, DriveDesk::Places places, QObject* parent = nullptr);

    BoardEditorModel& editor() { return m_editor; }
    const OwnBoards& own() const { return m_own; }
    /// What the journal kept. Where it cannot be read it is put aside there, and the reason told.
    void load(const std::map<std::string, std::string>& stored);
    /// After a change of language.
    void tellAgain() { offer(); }

signals:
    void problem(const QString& text);

private:
    void offer();

    journal::Journal& m_journal;
    NewGameModel& m_newGame;
    OwnBoards m_own;
    BoardEditorModel m_editor;
    UnsavedKeeper m_unsaved;
    bool m_loading = false;
    bool m_loaded = false; ///< what is here comes from a journal
};

} // namespace watchfire::kiosk
