// SPDX-License-Identifier: Apache-2.0
// The kinds of lines that lie on sides, each told once: what is counted of it, and in which games it is.
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/setup.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

struct LineFacts {
    LineKind kind = LineKind::none;
    Piece piece = Piece::road;
    Clause rule;                        ///< by which it is built
    int halves = 0;                     ///< half segments of a route (BA-40, GR-32)
    int roads = 0;                      ///< road pieces that it is made of (BA-32, GR-31)
    std::optional<ModuleName> module{}; ///< the only games that have it are those with this module
};

[[nodiscard]] const LineFacts& factsOf(LineKind kind);
/// Null of buildings and walls.
[[nodiscard]] const LineFacts* lineFactsOf(Piece piece);

/// The piece that lies on a side as a line of this kind; it is none that is empty.
[[nodiscard]] Piece pieceOf(LineKind kind);
/// As what a piece lies on a side; none of buildings and walls.
[[nodiscard]] LineKind lineOf(Piece piece);

} // namespace watchfire::hex
