// SPDX-License-Identifier: Apache-2.0
// See shipped_boards.h.
#include "app/kiosk/shipped_boards.h"

#include "app/boards/board_library.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"

namespace watchfire::kiosk {

ShippedBoard shippedBoard(const QString& name, const hex::Board& board, const std::string& text) {
    ShippedBoard shipped;
    shipped.name = board.name().empty() ? name : QString::fromStdString(board.name());
    const auto& titles = board.description().title;
    const auto english = titles.find("en");
    shipped.title = english == titles.end() ? shipped.name : QString::fromStdString(english->second);
    for (const int count : board.description().players)
        shipped.players.append(count);
    shipped.scenarios = {board.walls().empty() ? QStringLiteral("base") : QStringLiteral("great-wall")};
    shipped.example = board.description().example;
    shipped.json = QByteArray::fromStdString(text);
    return shipped;
}

QList<ShippedBoard> shippedBoards() {
    QList<ShippedBoard> all;
    for (const std::string& name : boards::shippedNames()) {
        auto text = boards::read(name);
        if (!text)
            continue;
        const auto json = parseLine(*text, 1);
        if (!json)
            continue;
        auto board = hex::boardFromJson(*json);
        if (!board)
            continue;
        all.append(shippedBoard(QString::fromStdString(name), *board, *text));
    }
    return all;
}

} // namespace watchfire::kiosk
