// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/place_chips.h"

#include "app/game/hex/board_picker.h"
#include "app/text/capital.h"
#include "app/text/names.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <utility>

namespace watchfire {

namespace {

struct ChipText {
    Q_DECLARE_TR_FUNCTIONS(ChipText)
};

/// A row of chips fits below a sentence.
constexpr std::size_t MostChips = 4;

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

/// A hex that a chip stands for, from west to east and from south to north, in hex widths and row heights.
struct Spot {
    double east = 0;
    double north = 0;
};

Spot spotOf(const hex::Board& board, const hex::Place& place) {
    const auto* at = std::get_if<hex::HexId>(&place);
    if (at == nullptr)
        return {};
    const hex::Axial axial = board[*at].at;
    return {axial.q + axial.r / 2.0, -0.866 * axial.r};
}

/// Chips that say the same get the point of the compass where each lies, seen from the middle of them all.
void tellApart(std::vector<QVariantMap>& chips, const std::vector<Spot>& spots) {
    const QString text = QStringLiteral("text");
    const QString name = QStringLiteral("name");
    const std::vector<QVariantMap> before = chips;
    for (std::size_t i = 0; i < before.size(); ++i) {
        Spot middle;
        int alike = 0;
        for (std::size_t j = 0; j < before.size(); ++j) {
            if (before[j][name] != before[i][name])
                continue;
            middle.east += spots[j].east;
            middle.north += spots[j].north;
            ++alike;
        }
        if (alike < 2)
            continue;
        const QString where =
            text::compassName(spots[i].east - middle.east / alike, spots[i].north - middle.north / alike);
        for (const QString& said : {text, name})
            chips[i][said] =
                ChipText::tr("%1, %2", "a hex, where it lies").arg(before[i][said].toString(), where);
    }
}

} // namespace

QVariantList placeChips(const hex::State& state, const std::vector<hex::Place>& places) {
    std::vector<QVariantMap> chips;
    std::vector<Spot> spots;
    QStringList keys;
    for (const hex::Place& place : places) {
        const QString key = placeKey(state.board(), place);
        std::optional<QVariantMap> made = chipOf(state, place);
        if (!made || keys.contains(key))
            continue;
        made->insert(QStringLiteral("place"), key);
        keys.append(key);
        chips.push_back(std::move(*made));
        spots.push_back(spotOf(state.board(), place));
    }
    if (chips.size() > MostChips)
        return {};
    tellApart(chips, spots);
    return {chips.begin(), chips.end()};
}

} // namespace watchfire
