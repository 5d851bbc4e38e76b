// SPDX-License-Identifier: Apache-2.0
// How a game of the journal ended, without opening it at the table: for a hall that was not told before the
// program was killed.
#pragma once

#include "app/game/game_family.h"
#include "app/journal/journal_records.h"
#include "app/models/table_model.h"

#include <QDeadlineTimer>

#include <memory>

namespace watchfire {

/// Carries out the whole log and shows in `table` how the game stands; nothing is written anywhere. Null if
/// the game is not over, if a line cannot be carried out, or if it is not done by `until`. `table` outlives
/// the result, and shows it while that is kept.
[[nodiscard]] std::unique_ptr<GameFamily>
showEnd(const journal::GameLog& log, TableModel& table,
        QDeadlineTimer until = QDeadlineTimer(journal::previewPatience));

} // namespace watchfire
