// SPDX-License-Identifier: Apache-2.0
// What things cost (BA-30). The rules never enforce it: screens show it as help, and players that the program
// plays itself pay it.
#pragma once

#include "rules/hex/kinds.h"
#include "rules/hex/lines.h"

#include <array>
#include <span>

namespace watchfire::hex {

/// The price of a piece, one entry per card; empty for a wall, whose levels the board prices (GW-61).
[[nodiscard]] inline std::span<const Resource> priceOf(Piece piece) {
    using enum Resource;
    static constexpr std::array settlement{wood, brick, wool, grain};
    static constexpr std::array city{ore, ore, ore, grain, grain};
    if (const LineFacts* line = lineFactsOf(piece))
        return line->price;
    return piece == Piece::settlement ? std::span<const Resource>(settlement)
           : piece == Piece::city     ? std::span<const Resource>(city)
                                      : std::span<const Resource>();
}

/// The price of a development card.
inline constexpr std::array developmentCardPrice{Resource::wool, Resource::grain, Resource::ore};

} // namespace watchfire::hex
