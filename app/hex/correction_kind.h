// SPDX-License-Identifier: Apache-2.0
// What a correction can be about (BA-60): a row of the list from which the table chooses. Most rows are in
// app/game/hex/correction_script.cpp; those of a module with a room come from there.
#pragma once

// First: moc of Qt 6.4 cannot read <compare> before any of Qt's headers.
#include <QString>

#include "rules/hex/setup.h"

namespace watchfire {

struct CorrectionKind {
    const char* id;
    const char* what;  ///< in the log
    const char* title; ///< marked for translation in `context`
    /// What comes after choosing it: a place, a player, or neither, and then a value or nothing more.
    enum class Where { nowhere, place, player, playerOrNone } where;
    bool value;
    bool (*fits)(const hex::Setup&);
    const char* context = "CorrectionText";
    /// Where a room's row stands: before what every game has (pieces, points, the turn), or behind the
    /// pieces.
    enum class When { beforePieces, afterPieces } when = When::beforePieces;
};

template <hex::ModuleName module> [[nodiscard]] bool withModule(const hex::Setup& setup) {
    return setup.has(module);
}

/// A value to choose for a correction.
struct CorrectionValue {
    QString id; ///< as the log has it: "true", "3"
    QString title;
    bool now; ///< what the program holds
};

} // namespace watchfire
