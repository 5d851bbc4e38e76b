// SPDX-License-Identifier: Apache-2.0
// Keeps in the journal what the board editor has not saved yet, after each stroke, and hands it back to the
// editor, which offers it, when the program starts again. The journal writes on its own thread.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QObject>

#include "app/editor/board_editor_model.h"
#include "app/journal/journal.h"
#include "app/stores/unsaved_board.h"

#include <map>
#include <optional>
#include <string>

namespace watchfire::kiosk {

class UnsavedKeeper : public QObject {
    Q_OBJECT

public:
    UnsavedKeeper(journal::Journal& journal, BoardEditorModel& editor, QObject* parent = nullptr);

    /// Loads what the journal kept. What was left unsaved before the journal could be opened stays, unless
    /// the journal has another board. Returns the reason if it cannot be read; it is dropped then.
    std::optional<Error> load(const std::map<std::string, std::string>& stored);

private:
    void keep();

    journal::Journal& m_journal;
    BoardEditorModel& m_editor;
    std::optional<UnsavedBoard> m_kept;
    bool m_loaded = false; ///< it comes from a journal
};

} // namespace watchfire::kiosk
