// SPDX-License-Identifier: Apache-2.0
// The quick way through a board that is being entered: one hex after the other in reading order, first their
// terrains, then their numbers.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"

#include <optional>

namespace watchfire {

/// What is being entered hex by hex; none: brushes paint.
enum class Walk { none, terrain, number };

/// A draft and where one is on it.
struct DraftStep {
    boards::Draft draft;
    Walk walk = Walk::none;
    std::optional<hex::Axial> cursor; ///< the lit hex
};

namespace editor {

/// "terrain", "number"; empty: nothing is walked through.
QString walkName(Walk walk);
/// "Which terrain? Hex 5 of 19"; empty where nothing is walked through.
QString walkTitle(const DraftStep& now);
/// Something waits to be entered.
bool canWalk(const boards::Draft& draft);
/// The walk comes over this hex.
bool isOnWalk(const DraftStep& now, hex::Axial at);

/// Goes to the first hex that waits.
void beginWalk(DraftStep& step);
/// The lit hex is what the brush says ("terrain-hills"), as far as that was asked, and on to the next.
/// Whether the draft is different now.
bool enterAndGoOn(DraftStep& step, const QString& brush);

} // namespace editor

} // namespace watchfire
