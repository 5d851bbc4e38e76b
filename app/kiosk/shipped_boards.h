// SPDX-License-Identifier: Apache-2.0
// The shipped boards, as the new game screen offers them.
#pragma once

#include "app/models/new_game_model.h"
#include "rules/hex/board.h"

#include <QList>
#include <QStringList>

namespace watchfire::kiosk {

/// All of them, in the library's order.
QList<ShippedBoard> shippedBoards();
/// The scenarios that a board was made for, derived from its content. Every board could carry the base game;
/// boards made for more are not offered for it.
QStringList scenariosFor(const hex::Board& board);
/// A board with its JSON text; its title is `name` if it has none of its own.
ShippedBoard shippedBoard(const QString& name, const hex::Board& board, const std::string& text);

} // namespace watchfire::kiosk
