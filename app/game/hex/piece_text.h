// SPDX-License-Identifier: Apache-2.0
// A piece in the acting panels: on its button, with its cost as help (BA-30), and in the log.
#pragma once

#include "rules/hex/command.h"

#include <QString>

namespace watchfire {

QString pieceTitle(hex::Piece piece);
/// Empty if the cost depends on more: for a wall, on the level.
QString pieceCost(hex::Piece piece);
/// "settlement", as in the log.
QString logText(hex::Piece piece);

} // namespace watchfire
