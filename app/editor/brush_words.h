// SPDX-License-Identifier: Apache-2.0
// What to do with a brush of the board editor, and why it did nothing at a hex.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"

namespace watchfire::editor {

/// What to do with a brush, in a sentence.
QString hintFor(const QString& group, const QString& brush);
/// Why the brush leaves this hex as it is; empty if the hex already is what the brush would make of it.
QString whyNothing(const boards::Draft& draft, const QString& brush, hex::Axial at);

} // namespace watchfire::editor
