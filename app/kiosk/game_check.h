// SPDX-License-Identifier: Apache-2.0
// Whether a stored game can go on, before a backup with it replaces anything: opens it and replays it, as the
// desk will (app/desk/game_desk.h), without showing it. Reads no other file.
#pragma once

#include "app/journal/journal_records.h"

#include <QDeadlineTimer>

namespace watchfire::kiosk {

/// Stops at `until`, also while it tries kept positions: it can only be broken off between two games. May be
/// called outside the GUI thread.
journal::CheckedGame checkGame(const journal::GameLog& log,
                               QDeadlineTimer until = QDeadlineTimer(journal::openPatience));

} // namespace watchfire::kiosk
