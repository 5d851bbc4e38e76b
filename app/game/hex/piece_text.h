// SPDX-License-Identifier: Apache-2.0
// A piece in the acting panels: on its button, with its cost as help (BA-30), and in the log.
#pragma once

#include "rules/hex/command.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire {

QString pieceTitle(hex::Piece piece);
/// Empty if the cost depends on more: for a wall, on the level.
std::vector<hex::Resource> pieceCost(hex::Piece piece);
/// Each resource by the name of its sign: "wood", "brick".
QStringList signsOf(const std::vector<hex::Resource>& resources);
/// "settlement", as in the log.
QString logText(hex::Piece piece);

} // namespace watchfire
