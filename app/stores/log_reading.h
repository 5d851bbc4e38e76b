// SPDX-License-Identifier: Apache-2.0
// Prepares a game's log from a drive for the journal. Plays it through first, so that nothing goes in that
// would not open. Slow: call it outside the GUI thread.
#pragma once

#include "app/journal/journal_records.h"
#include "rules/core/error.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QString>

#include <vector>

namespace watchfire {

struct ReadLog {
    journal::GameRecord game; ///< with its board or book inline; without id, title and times
    std::vector<journal::CommandRecord> commands; ///< the commands in force; without the game's id
};

/// Leaves out undone commands, and which tower rolled: that tower's rolls are in another journal. A board or
/// book that the header names must be a shipped one or a file in `folder` (the log's own) or below it.
/// Errors: the header's, or a command's, preceded by "line n: "; more than `journal::mostLines` commands; not
/// done by `until`.
Result<ReadLog> readLog(const QByteArray& text, const QString& folder = {},
                        QDeadlineTimer until = QDeadlineTimer(journal::openPatience));

} // namespace watchfire
