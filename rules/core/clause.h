// SPDX-License-Identifier: Apache-2.0
// A clause of the rule catalogue. Code that implements a clause names it, and every step and refusal carries
// it, so that the table can ask "why?".
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace watchfire {

/// The pages of the catalogue, in its order, by the letters that their clauses begin with.
enum class Book : std::uint8_t { none, BA, GW, WO, GR, FR, RA, BP };
inline constexpr std::array<std::string_view, 8> bookLetters{"", "BA", "GW", "WO", "GR", "FR", "RA", "BP"};

struct Clause {
    Book book = Book::none;
    std::uint8_t number = 0;

    [[nodiscard]] constexpr bool empty() const { return book == Book::none; }
    friend constexpr auto operator<=>(const Clause&, const Clause&) = default;
};

[[nodiscard]] constexpr Clause BA(std::uint8_t n) {
    return {Book::BA, n};
}
[[nodiscard]] constexpr Clause GW(std::uint8_t n) {
    return {Book::GW, n};
}
[[nodiscard]] constexpr Clause WO(std::uint8_t n) {
    return {Book::WO, n};
}
[[nodiscard]] constexpr Clause GR(std::uint8_t n) {
    return {Book::GR, n};
}
[[nodiscard]] constexpr Clause FR(std::uint8_t n) {
    return {Book::FR, n};
}
[[nodiscard]] constexpr Clause RA(std::uint8_t n) {
    return {Book::RA, n};
}
[[nodiscard]] constexpr Clause BP(std::uint8_t n) {
    return {Book::BP, n};
}

/// The clause as the catalogue writes it, for example "GW-21"; "" for no clause.
[[nodiscard]] std::string toString(Clause clause);

} // namespace watchfire
