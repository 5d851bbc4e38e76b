// SPDX-License-Identifier: Apache-2.0
// The boards that ship, as the new game screen offers them.
#pragma once

#include "app/models/new_game_model.h"
#include "rules/hex/board.h"

#include <QList>

namespace watchfire::kiosk {

/// All of them, in the library's order.
QList<ShippedBoard> shippedBoards();
/// A board with its JSON text; `name` where it has none of its own.
ShippedBoard shippedBoard(const QString& name, const hex::Board& board, const std::string& text);

} // namespace watchfire::kiosk
