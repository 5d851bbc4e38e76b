// SPDX-License-Identifier: Apache-2.0
// The boards that ship, as the new game screen offers them.
#pragma once

#include "app/models/new_game_model.h"
#include "rules/hex/board.h"

#include <QList>
#include <QStringList>

namespace watchfire::kiosk {

/// All of them, in the library's order.
QList<ShippedBoard> shippedBoards();
/// What a board was made for, seen from what it holds. Every board could carry the plain game; those that are
/// made for more are not offered for it.
QStringList scenariosFor(const hex::Board& board);
/// A board with its JSON text; `name` where it has none of its own.
ShippedBoard shippedBoard(const QString& name, const hex::Board& board, const std::string& text);

} // namespace watchfire::kiosk
