// SPDX-License-Identifier: Apache-2.0
// A board that is being edited and is not saved yet, as the journal keeps it after each stroke, so that a
// power cut costs no more than the current stroke.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"
#include "app/stores/import_report.h"
#include "rules/core/error.h"

#include <string>

namespace watchfire {

struct UnsavedBoard {
    QString id; ///< id of the own board being changed; empty: a new one
    QString title;
    bool walking = false; ///< hex by hex, the quick way
    boards::Draft draft;
    ImportReport imported; ///< if it comes from a file
    friend bool operator==(const UnsavedBoard&, const UnsavedBoard&) = default;
};

std::string toJson(const UnsavedBoard& board);
/// Errors: `header` with the path of the field.
Result<UnsavedBoard> unsavedBoardFromJson(const std::string& text);

} // namespace watchfire
