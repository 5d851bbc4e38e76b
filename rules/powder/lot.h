// SPDX-License-Identifier: Apache-2.0
// Drawing at random with the two dice of a tower (docs/lots.md): an even mapping from rolls to choices, and
// what there is to choose from (BP-05, BP-20, BP-26, BP-72).
#pragma once

#include "rules/powder/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

inline constexpr int mostChoices = 200;

/// A roll; which die is which is known, so there are 36 of them, equally likely.
struct DicePair {
    int a = 1; ///< 1 to 6
    int b = 1;
    friend bool operator==(const DicePair&, const DicePair&) = default;
};

/// Why another roll is needed.
enum class RollAgain : std::uint8_t {
    second, ///< more than 36 choices: this roll is the first of two
    uneven, ///< the roll lies beyond the largest multiple of the choices; begin anew
};

/// One of n choices by dice. A value: feeding gives the next one.
class Lot {
public:
    /// 2 to `mostChoices`; fewer need no dice.
    explicit Lot(int choices);

    /// The choice, from 0, or why to roll again. Every choice comes by equally many of the possible rolls.
    /// Faces from 1 to 6.
    std::variant<int, RollAgain> feed(DicePair roll);

    [[nodiscard]] int choices() const { return m_choices; }
    /// Rolls that still come if none is uneven.
    [[nodiscard]] int rollsLeft() const { return m_rolls - m_rolled; }
    friend bool operator==(const Lot&, const Lot&) = default;

private:
    int m_choices;
    int m_rolls; ///< in one go
    int m_rolled = 0;
    int m_value = 0; ///< of the rolls so far, to the base 36
};

/// What one choice stands for.
struct LotChoice {
    std::vector<std::string> cards;   ///< one card; three of `deckOutChoices`
    std::optional<SectionIndex> back; ///< where it was drawn with it
    friend bool operator==(const LotChoice&, const LotChoice&) = default;
};

/// Why nobody can say what there is to choose from.
enum class NoLot : std::uint8_t {
    notNow,      ///< the deck is made before the game begins
    cardTypes,   ///< the book does not have the 8 basic and 4 new types, or not their sets (BP-05)
    deckOut,     ///< which three types went out was not entered
    backs,       ///< backs are needed and the book does not have them all
    cardsDiffer, ///< cards lie on the table that the deck cannot have given, or its size was corrected
    nothingLeft, ///< no card at all, or none with the back that lies on top
    rockets,     ///< the book has no rocket cards
    tooMany,     ///< more than `mostChoices`
};

/// Equally likely choices; empty with the reason.
struct LotChoices {
    std::vector<LotChoice> list;
    std::optional<NoLot> why;
    friend bool operator==(const LotChoices&, const LotChoices&) = default;
};

/// The next horde card, once for each copy that may lie on top: with the back that was entered, if one was.
[[nodiscard]] LotChoices hordeChoices(const State& state);
/// The back of the new top card when `card` has been drawn, once for each copy and back it may have.
[[nodiscard]] LotChoices nextChoices(const State& state, const std::string& card);
/// The next rocket card, once for each copy in the deck.
[[nodiscard]] LotChoices rocketChoices(const State& state);
/// Three basic types that go out, once for each three of the eight.
[[nodiscard]] LotChoices deckOutChoices(const State& state);

} // namespace watchfire::powder
