// SPDX-License-Identifier: Apache-2.0
// Carries out the lines of a stored game, for the table and for the check of a backup.
#pragma once

#include "app/journal/journal_records.h"

#include <nlohmann/json_fwd.hpp>

#include <QDeadlineTimer>
#include <QString>

#include <functional>

namespace watchfire {

/// How far the lines of a stored game were carried out, and why the next one was not.
struct Reached {
    int lines = 0;      ///< the number of the last one that was
    QString wrong;      ///< a sentence; empty if it was the last line of the log
    bool mixed = false; ///< the next line is of another course of the game, and so is what follows
    bool late = false;  ///< the time was up before the next line
};

/// Carries out the lines after the first `done`, in order, until one fails. `carryOut` gets a line and
/// returns, as a sentence, why it is not possible; empty if it is done. No line is begun after `until`.
[[nodiscard]] Reached repeatFrom(const journal::GameLog& log, int done,
                                 const std::function<QString(const nlohmann::ordered_json&)>& carryOut,
                                 QDeadlineTimer until = QDeadlineTimer(QDeadlineTimer::Forever));

} // namespace watchfire
