// SPDX-License-Identifier: Apache-2.0
// The letters by which a map of Pioneers names terrains and what a harbour trades.
#pragma once

#include "rules/hex/board.h"

#include <array>
#include <optional>
#include <utility>

namespace watchfire::boards {

inline constexpr std::array terrainLetters{
    std::pair{'s', hex::Terrain::sea},    std::pair{'t', hex::Terrain::forest},
    std::pair{'h', hex::Terrain::hills},  std::pair{'p', hex::Terrain::pasture},
    std::pair{'f', hex::Terrain::fields}, std::pair{'m', hex::Terrain::mountains},
    std::pair{'d', hex::Terrain::desert}, std::pair{'g', hex::Terrain::gold},
};
inline constexpr std::array tradeLetters{
    std::pair{'?', hex::Resource::any},   std::pair{'l', hex::Resource::wood},
    std::pair{'b', hex::Resource::brick}, std::pair{'w', hex::Resource::wool},
    std::pair{'g', hex::Resource::grain}, std::pair{'o', hex::Resource::ore},
};

template <class Letters> [[nodiscard]] constexpr auto meaningOf(const Letters& letters, char letter) {
    for (const auto& [each, meaning] : letters)
        if (each == letter)
            return std::optional(meaning);
    return decltype(std::optional(letters[0].second))();
}

template <class Letters, class Meaning>
[[nodiscard]] constexpr std::optional<char> letterOf(const Letters& letters, Meaning meaning) {
    for (const auto& [letter, each] : letters)
        if (each == meaning)
            return letter;
    return std::nullopt;
}

} // namespace watchfire::boards
