// SPDX-License-Identifier: Apache-2.0
#include "app/desk/game_log.h"

#include "rules/game.h"

#include <nlohmann/json.hpp>

namespace watchfire {

QByteArray logOf(const Game& game) {
    QByteArray lines = QByteArray::fromStdString(game.header().dump()) + '\n';
    for (std::size_t n = 0; n < game.commandCount(); ++n)
        lines += QByteArray::fromStdString(game.commandLine(n).dump()) + '\n';
    return lines;
}

} // namespace watchfire
