// SPDX-License-Identifier: Apache-2.0
// What the table gets of an imported board, and what it does not, in sentences.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_files.h"
#include "app/stores/import_report.h"

namespace watchfire::editor {

/// `wanted`: the scenario for which a board was to be made.
ImportReport importReport(const QString& file, const boards::BoardFile& read, hex::Scenario wanted);

} // namespace watchfire::editor
