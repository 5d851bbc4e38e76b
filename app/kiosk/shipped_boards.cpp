// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/shipped_boards.h"

#include "app/boards/board_library.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "rules/log/replay.h"

namespace watchfire::kiosk {

QStringList scenariosFor(const hex::Board& board) {
    const auto name = [](hex::Scenario scenario) {
        return QString::fromLatin1(hex::toString(scenario).data(), qsizetype(hex::toString(scenario).size()));
    };
    const hex::Scenario made = hex::scenarioOf(board.description());
    const hex::BoardTile* tile = hex::tileOn(board.description());
    // A tile need not be played.
    return tile != nullptr && tile->scenario() == made ? QStringList{name(made), name(hex::Scenario::base)}
                                                       : QStringList{name(made)};
}

ShippedBoard shippedBoard(const QString& name, const hex::Board& board, const std::string& text) {
    ShippedBoard shipped;
    shipped.name = board.name().empty() ? name : QString::fromStdString(board.name());
    shipped.titles = board.description().title;
    for (const int count : board.description().players)
        shipped.players.append(count);
    shipped.scenarios = scenariosFor(board);
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
