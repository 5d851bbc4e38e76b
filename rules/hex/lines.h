// SPDX-License-Identifier: Apache-2.0
// The kinds of lines that lie on sides: their figures, and the games that have them.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/kinds.h"

#include <optional>
#include <span>
#include <string>

namespace watchfire::hex {

struct LineFacts {
    LineKind kind = LineKind::none;
    Piece piece = Piece::road;
    Clause rule;                        ///< the clause by which it is built
    int halves = 0;                     ///< half segments of a route (BA-40, GR-32)
    int roads = 0;                      ///< road pieces that it consists of (BA-32, GR-31)
    std::span<const Resource> price{};  ///< one entry per card (BA-30, GR-31)
    std::optional<ModuleName> module{}; ///< only games with this module have the line; empty: all games
    bool oncePerCard = false;           ///< a road-building card lays only one of them (GR-34)
};

[[nodiscard]] const LineFacts& factsOf(LineKind kind);
/// Null for buildings and walls.
[[nodiscard]] const LineFacts* lineFactsOf(Piece piece);
/// All of them but the empty side.
[[nodiscard]] std::span<const LineFacts> allLines();

/// "On a side lies a road, a ship or a bridge."
[[nodiscard]] std::string whatLiesOnSides();

/// The piece that lies on a side as a line of this kind; none for an empty side.
[[nodiscard]] Piece pieceOf(LineKind kind);
/// The line that a piece becomes on a side; none for buildings and walls.
[[nodiscard]] LineKind lineOf(Piece piece);

} // namespace watchfire::hex
