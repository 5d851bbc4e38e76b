// SPDX-License-Identifier: Apache-2.0
// A game as a file that people carry from table to table: its header and every command in force, one per
// line, as `watchfire replay` reads them (game-log).
#pragma once

#include <QByteArray>

namespace watchfire {

class Game;

[[nodiscard]] QByteArray logOf(const Game& game);

} // namespace watchfire
