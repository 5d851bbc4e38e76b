// SPDX-License-Identifier: Apache-2.0
// A piece as the acting panels name it: on its button, with its cost as help (BA-30), in the log.
#pragma once

#include "rules/hex/command.h"

#include <QString>

namespace watchfire {

QString pieceTitle(hex::Piece piece);
/// Empty where the cost is elsewhere: of a wall it depends on the level.
QString pieceCost(hex::Piece piece);
/// "settlement", as the log has it.
QString logText(hex::Piece piece);

} // namespace watchfire
