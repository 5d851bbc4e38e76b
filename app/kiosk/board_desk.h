// SPDX-License-Identifier: Apache-2.0
// Connects the table's own boards with the journal, the new game screen and the editor.
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
    BoardDesk(journal::Journal& journal, NewGameModel& newGame, Random random, DriveDesk::Places places,
              QObject* parent = nullptr);

    BoardEditorModel& editor() { return m_editor; }
    const OwnBoards& own() const { return m_own; }
    /// Reads the shipped boards and offers them, once. It takes milliseconds, so it waits for the first
    /// frame.
    void offerShipped();
    /// Loads what the journal kept. Boards that cannot be read are set aside there, and the reason is shown.
    void load(const std::map<std::string, std::string>& stored);
    /// After a change of language.
    void tellAgain() { offer(); }

signals:
    void problem(const QString& text);

private:
    void loadOwn(const std::map<std::string, std::string>& stored);
    void offer();

    journal::Journal& m_journal;
    NewGameModel& m_newGame;
    OwnBoards m_own;
    BoardEditorModel m_editor;
    UnsavedKeeper m_unsaved;
    bool m_shippedOffered = false;
    bool m_loading = false;
    bool m_loaded = false; ///< the boards come from a journal
};

} // namespace watchfire::kiosk
