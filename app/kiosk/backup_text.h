// SPDX-License-Identifier: Apache-2.0
// What the table reads about a backup: why it cannot be written or restored and what to do, and what is good
// and what is not in one that was looked through.
#pragma once

#include "app/journal/journal_records.h"
#include "app/kiosk/models/backup_model.h"

#include <QString>

namespace watchfire::kiosk {

/// Why a backup cannot be written, for the middle of a sentence.
QString backUpReason(const journal::JournalError& error);
/// Why a backup is not restored and what to do, in whole sentences.
QString restoreRefusal(const journal::JournalError& error);
/// The same where the journal of this machine is not open.
QString closedJournal();
/// Game by game, the bad ones first.
BackupModel::Verdict verdictOn(const journal::CheckedBackup& checked);

} // namespace watchfire::kiosk
