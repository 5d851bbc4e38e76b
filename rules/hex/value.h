// SPDX-License-Identifier: Apache-2.0
// The answers to a decision, as values (game-log, "Decisions").
#pragma once

#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"

#include <cstdint>
#include <variant>

namespace watchfire::hex {

/// An answer that names nothing in this game; no decision has it among its options.
struct NoSuchValue {
    friend constexpr bool operator==(NoSuchValue, NoSuchValue) = default;
};
/// A number that was drawn or rolled: a token, a die.
struct Number {
    std::uint8_t value = 0;
    friend constexpr bool operator==(Number, Number) = default;
};
/// The answer to a decision: nothing, a place, a player, a direction, or a number.
using Value = std::variant<std::monostate, HexId, CornerId, SideId, WallId, AssemblyId, PlayerId, Direction,
                           Number, NoSuchValue>;

} // namespace watchfire::hex
