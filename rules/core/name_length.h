// SPDX-License-Identifier: Apache-2.0
// How long a name from a file may be. Screens lay a name out as a whole, which takes a minute for a million
// characters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace watchfire {

/// Names, ids and seats of players, and every text of a board, have at most so many code points. Our own
/// screens write at most 30.
inline constexpr std::size_t mostNameCharacters = 100;

namespace name_length_detail {
/// True for the first byte of each code point of UTF-8.
constexpr bool begins(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}
} // namespace name_length_detail

/// How many code points a text in UTF-8 has.
[[nodiscard]] constexpr std::size_t codePoints(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), &name_length_detail::begins));
}

/// The text, or as many code points of it as a name may have.
[[nodiscard]] constexpr std::string_view cutToName(std::string_view text) {
    std::size_t seen = 0;
    const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
        return name_length_detail::begins(byte) && ++seen > mostNameCharacters;
    });
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

} // namespace watchfire
