// SPDX-License-Identifier: Apache-2.0
// What things cost (BA-30, GR-31). The rules never enforce it: screens show it as help, and players that the
// program plays itself pay it.
#pragma once

#include "rules/hex/board.h"
#include "rules/hex/kinds.h"

#include <array>
#include <span>

namespace watchfire::hex {

/// The price of a piece, one entry per card; empty for a wall, whose levels the board prices (GW-61).
[[nodiscard]] inline std::span<const Resource> priceOf(Piece piece) {
    using enum Resource;
    static constexpr std::array road{wood, brick};
    static constexpr std::array ship{wood, wool};
    static constexpr std::array settlement{wood, brick, wool, grain};
    static constexpr std::array city{ore, ore, ore, grain, grain};
    static constexpr std::array bridge{wood, brick, ore};
    switch (piece) {
    case Piece::road:
        return road;
    case Piece::ship:
        return ship;
    case Piece::settlement:
        return settlement;
    case Piece::city:
        return city;
    case Piece::bridge:
        return bridge;
    case Piece::wall:
        break;
    }
    return {};
}

/// The price of a development card.
inline constexpr std::array developmentCardPrice{Resource::wool, Resource::grain, Resource::ore};

} // namespace watchfire::hex
