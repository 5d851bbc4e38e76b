// SPDX-License-Identifier: Apache-2.0
// What every hex game lets the table correct, with the values (BA-60). What a module adds comes from its room
// (app/hex/room.h).
#pragma once

#include "app/hex/correction_kind.h"

#include <QCoreApplication>

#include <span>

namespace watchfire {

struct CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)
};

/// Corrections of what lies on corners and sides. The rooms' rows with `afterPieces` follow them.
[[nodiscard]] std::span<const CorrectionKind> pieceCorrections();
/// All other corrections: the last rows.
[[nodiscard]] std::span<const CorrectionKind> otherCorrections();

} // namespace watchfire
