// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/lines.h"

#include "rules/hex/modules/data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace watchfire::hex {

namespace {

/// The list: a module with a kind of line of its own adds it here. The base game's stand below.
constexpr std::array moduleLines{&bridgeFacts};

constexpr std::array roadPrice{Resource::wood, Resource::brick};
constexpr std::array shipPrice{Resource::wood, Resource::wool};

/// By kind. An empty side counts as a possible road.
const auto lines = [] {
    std::array<LineFacts, lineNames.size()> all{{
        {LineKind::none, Piece::road, BA(31), 0, 0},
        {LineKind::road, Piece::road, BA(31), 2, 1, roadPrice},
        {LineKind::ship, Piece::ship, BA(31), 2, 0, shipPrice},
    }};
    for (const LineFacts* line : moduleLines)
        all[static_cast<std::size_t>(line->kind)] = *line;
    return all;
}();

} // namespace

const LineFacts& factsOf(LineKind kind) {
    return lines[static_cast<std::size_t>(kind)];
}

const LineFacts* lineFactsOf(Piece piece) {
    const auto all = allLines();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const LineFacts& facts) { return facts.piece == piece; });
    return found == all.end() ? nullptr : &*found;
}

std::span<const LineFacts> allLines() {
    return std::span(lines).subspan(1);
}

std::string whatLiesOnSides() {
    std::string kinds;
    for (std::size_t i = 1; i < lineNames.size(); ++i)
        kinds += fmt::format("{}a {}", i == 1 ? "" : i + 1 < lineNames.size() ? ", " : " or ", lineNames[i]);
    return fmt::format("On a side lies {}.", kinds);
}

Piece pieceOf(LineKind kind) {
    return factsOf(kind).piece;
}

LineKind lineOf(Piece piece) {
    const LineFacts* facts = lineFactsOf(piece);
    return facts == nullptr ? LineKind::none : facts->kind;
}

} // namespace watchfire::hex
