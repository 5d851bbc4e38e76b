// SPDX-License-Identifier: Apache-2.0
// A game's log, as it lies on somebody's drive, made ready for the journal. It is played through first, so
// that nothing goes in that would not open. Takes its time: call it beside the GUI thread.
#pragma once

#include "app/journal/journal_records.h"
#include "rules/core/error.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace watchfire {

struct ReadLog {
    journal::GameRecord game;                     ///< its board or book inline; without id, title and times
    std::vector<journal::CommandRecord> commands; ///< those in force; without the game's id
};

/// Undone commands are left out, and which tower rolled: that tower's rolls are in another journal.
/// A board or book that the header names is a shipped one or a file in `folder`, the log's own, or below it.
/// Errors: the header's, or a command's, with "line n: " in front.
Result<ReadLog> readLog(const QByteArray& text, const QString& folder = {});

} // namespace watchfire
