// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/place_chips.h"

#include "app/game/hex/board_picker.h"
#include "app/text/capital.h"
#include "app/text/names.h"
#include "rules/hex/scoring.h"

#include <QStringList>

#include <optional>

namespace watchfire {

namespace {

/// A row of chips fits below a sentence.
constexpr qsizetype MostChips = 4;

QVariantMap chip(const QString& text, const QString& name, const QString& terrain) {
    return {{QStringLiteral("text"), text},
            {QStringLiteral("name"), name},
            {QStringLiteral("terrain"), terrain},
            {QStringLiteral("colour"), QString()},
            {QStringLiteral("symbol"), QString()}};
}

QVariantMap wallChip(const hex::State& state, hex::WallId wall) {
    const hex::Board& board = state.board();
    const QString name = text::wallName(board, wall);
    QVariantMap made = chip(name, name, QStringLiteral("attack"));
    if (const hex::PlayerId owner = hex::ownerOf(state, wall); owner.valid()) {
        const QString colour = text::playerColour(*state.setup, owner);
        made[QStringLiteral("colour")] = colour;
        made[QStringLiteral("symbol")] = text::symbolOf(colour);
    }
    return made;
}

std::optional<QVariantMap> hexChip(const hex::State& state, hex::HexId at) {
    const hex::Board& board = state.board();
    // Seas have no names.
    if (board[at].terrain == hex::Terrain::sea)
        return std::nullopt;
    if (const auto wall = board.wallAt(at); wall.valid())
        return wallChip(state, wall);
    const QString name = text::hexName(state, at);
    if (const auto assembly = board.assemblyAt(at); assembly.valid())
        return chip(text::assemblyName(board, assembly), name, QStringLiteral("steppe"));
    const hex::Terrain terrain = board[at].terrain;
    const int number = state.numbers[at];
    return chip(number > 0 ? QString::number(number) : text::capital(text::terrainName(terrain)), name,
                QString::fromUtf8(hex::toString(terrain).data()));
}

std::optional<QVariantMap> chipOf(const hex::State& state, const hex::Place& place) {
    if (const auto* at = std::get_if<hex::HexId>(&place))
        return hexChip(state, *at);
    if (const auto* at = std::get_if<hex::AssemblyId>(&place))
        return hexChip(state, state.board()[*at].at);
    if (const auto* wall = std::get_if<hex::WallId>(&place))
        return wallChip(state, *wall);
    return std::nullopt;
}

} // namespace

QVariantList placeChips(const hex::State& state, const std::vector<hex::Place>& places) {
    QVariantList chips;
    QStringList keys;
    for (const hex::Place& place : places) {
        const QString key = placeKey(state.board(), place);
        std::optional<QVariantMap> made = chipOf(state, place);
        if (!made || keys.contains(key))
            continue;
        made->insert(QStringLiteral("place"), key);
        keys.append(key);
        chips.append(*made);
    }
    return chips.size() > MostChips ? QVariantList() : chips;
}

} // namespace watchfire
