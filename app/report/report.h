// SPDX-License-Identifier: Apache-2.0
// A report: the last game's log, and in its header the program, the system, the settings without the PIN and
// the last log lines. It is a game log, so `watchfire replay` plays it.
#pragma once

#include "app/journal/journal_records.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <variant>

namespace watchfire::report {

struct Report {
    QByteArray text;
    bool hasJournal = true; ///< false: there is none, and the report tells of the system alone
};

struct NoSuchGame {};

/// Reads a copy of the journal, so a program that has it open is not disturbed. `game` is an id, or empty for
/// the game that was played last. A journal that may not be read is an error of the kind `noRight`. May take
/// as long as the disk takes.
[[nodiscard]] std::variant<Report, NoSuchGame, journal::JournalError> make(const QString& journal,
                                                                           const std::string& game = {});

} // namespace watchfire::report
