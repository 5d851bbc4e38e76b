// SPDX-License-Identifier: Apache-2.0
// The marks on an edited board: the hexes that the brush is about, the problems and their places, the lit
// hex, and the places that a brush picks.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QList>
#include <QString>

#include "app/boards/board_check.h"
#include "app/editor/board_editor_rows.h"
#include "app/editor/draft_rows.h"
#include "app/editor/draft_walk.h"

#include <optional>
#include <vector>

namespace watchfire::editor {

/// The problem whose row has this id.
std::optional<boards::Problem> problemOf(const std::vector<boards::Problem>& problems, const QString& id);
/// Each problem as a sentence; `chosen`: id of the problem whose place alone is lit, or empty.
QList<ProblemRow> problemRows(const boards::Draft& draft, const std::vector<boards::Problem>& problems,
                              const QString& chosen);
/// Each place once.
QList<LitRow> lights(const DraftStep& now, const QString& brush, const std::vector<boards::Problem>& problems,
                     const QString& chosen);
/// Where a brush for corners or sides can be used; none for other brushes.
QList<PlaceRow> placesFor(const boards::Draft& draft, const QString& brush);

} // namespace watchfire::editor
