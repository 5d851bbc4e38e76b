// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/lines.h"

#include <algorithm>
#include <array>

namespace watchfire::hex {

namespace {

/// By kind. An empty side counts as a possible road.
constexpr std::array<LineFacts, 4> lines{{
    {LineKind::none, Piece::road, BA(31), 0, 0},
    {LineKind::road, Piece::road, BA(31), 2, 1},
    {LineKind::ship, Piece::ship, BA(31), 2, 0},
    {LineKind::bridge, Piece::bridge, GR(31), 3, 2, ModuleName::river, true},
}};

} // namespace

const LineFacts& factsOf(LineKind kind) {
    return lines[static_cast<std::size_t>(kind)];
}

const LineFacts* lineFactsOf(Piece piece) {
    const auto* const found = std::find_if(lines.begin() + 1, lines.end(),
                                           [&](const LineFacts& facts) { return facts.piece == piece; });
    return found == lines.end() ? nullptr : found;
}

std::string whatLiesOnSides() {
    return "On a side lies a road, a ship or a bridge.";
}

Piece pieceOf(LineKind kind) {
    return factsOf(kind).piece;
}

LineKind lineOf(Piece piece) {
    const LineFacts* facts = lineFactsOf(piece);
    return facts == nullptr ? LineKind::none : facts->kind;
}

} // namespace watchfire::hex
