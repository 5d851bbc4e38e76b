// SPDX-License-Identifier: Apache-2.0
// The quick way to enter a board: one hex after the other in reading order, first their terrains, then their
// numbers.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"

#include <optional>

namespace watchfire {

/// What is being entered hex by hex; none: brushes paint.
enum class Walk { none, terrain, number };

/// A draft and the current position on it.
struct DraftStep {
    boards::Draft draft;
    Walk walk = Walk::none;
    std::optional<hex::Axial> cursor; ///< the lit hex
};

namespace editor {

/// "terrain", "number"; empty: no quick way.
QString walkName(Walk walk);
/// "Which terrain? Hex 5 of 19"; empty without a quick way.
QString walkTitle(const DraftStep& now);
/// True if something is left to enter.
bool canWalk(const boards::Draft& draft);
/// True if the quick way visits this hex.
bool isOnWalk(const DraftStep& now, hex::Axial at);

/// Goes to the first waiting hex.
void beginWalk(DraftStep& step);
/// Applies the brush ("terrain-hills") to the lit hex if this is the step's question, and goes on to the next
/// hex. Returns true if the draft has changed.
bool enterAndGoOn(DraftStep& step, const QString& brush);

} // namespace editor

} // namespace watchfire
