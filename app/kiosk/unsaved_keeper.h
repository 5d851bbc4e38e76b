// SPDX-License-Identifier: Apache-2.0
// Keeps in the journal what the board editor has not saved yet, after each stroke, and hands it back to the
// editor when the program begins anew: then it is on offer there. The journal writes on a thread of its own.
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

    /// What the journal kept. The reason where it cannot be read; then it is let go.
    std::optional<Error> load(const std::map<std::string, std::string>& stored);

private:
    void keep();

    journal::Journal& m_journal;
    BoardEditorModel& m_editor;
    std::optional<UnsavedBoard> m_kept;
};

} // namespace watchfire::kiosk
