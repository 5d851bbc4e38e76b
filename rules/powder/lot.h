// SPDX-License-Identifier: Apache-2.0
// Drawing at random with the two dice of a tower (docs/lots.md): an even mapping from rolls to choices, and
// the list of choices (BP-05, BP-20, BP-26, BP-72).
#pragma once

#include "rules/powder/state.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

inline constexpr int mostChoices = 200;

/// A roll of two distinguishable dice: 36 equally likely rolls.
struct DicePair {
    int a = 1; ///< 1 to 6
    int b = 1;
    friend bool operator==(const DicePair&, const DicePair&) = default;
};

/// Why another roll is needed.
enum class RollAgain : std::uint8_t {
    second, ///< more than 36 choices: this roll is the first of two
    uneven, ///< the roll lies beyond the largest multiple of the choices; start again
};

/// One of n choices, decided by dice. A value: feed() returns the next state or the choice.
class Lot {
public:
    /// From 2 to `mostChoices`; fewer choices need no dice.
    explicit Lot(int choices);

    /// The choice, from 0, or why another roll is needed. Each choice belongs to equally many of the possible
    /// rolls. Faces from 1 to 6.
    std::variant<int, RollAgain> feed(DicePair roll);

    [[nodiscard]] int choices() const { return m_choices; }
    /// Rolls still needed if none is uneven.
    [[nodiscard]] int rollsLeft() const { return m_rolls - m_rolled; }
    friend bool operator==(const Lot&, const Lot&) = default;

private:
    int m_choices;
    int m_rolls; ///< in one round
    int m_rolled = 0;
    int m_value = 0; ///< of the rolls so far, in base 36
};

/// The meaning of one choice.
struct LotChoice {
    std::vector<std::string> cards;   ///< one card; three for `deckOutChoices`
    std::optional<SectionIndex> back; ///< if the card was drawn with its back
    friend bool operator==(const LotChoice&, const LotChoice&) = default;
};

/// Why the list of choices is unknown.
enum class NoLot : std::uint8_t {
    notNow,      ///< the deck is shuffled only before the game begins
    cardTypes,   ///< the book does not have the 8 basic and 4 new types, or not their sets (BP-05)
    deckOut,     ///< the three types taken out were not entered
    backs,       ///< backs are needed, but the book does not have all of them
    cardsDiffer, ///< the deck cannot have given the cards on the table, or its size was corrected
    nothingLeft, ///< no card at all, or none with the back that is on top
    rockets,     ///< the book has no rocket cards, or not all
    tooMany,     ///< more than `mostChoices`
};

/// Equally likely choices; empty, with the reason, if there are none.
struct LotChoices {
    std::vector<LotChoice> list;
    std::optional<NoLot> why;
    friend bool operator==(const LotChoices&, const LotChoices&) = default;
};

/// The next horde card: one choice per copy that may be on top, restricted to the entered back if there is
/// one.
[[nodiscard]] LotChoices hordeChoices(const State& state);
/// The back of the new top card after `card` was drawn: one choice per copy and possible back.
[[nodiscard]] LotChoices nextChoices(const State& state, const std::string& card);
/// The next rocket card: one choice per copy in the deck.
[[nodiscard]] LotChoices rocketChoices(const State& state);
/// How many copies of each horde card may still come before the discards are shuffled in; a card that is not
/// named has none. `nullopt` unless the deck's content follows from what was entered.
[[nodiscard]] std::optional<std::map<std::string, int>> cardsInDeck(const State& state);
/// The three basic types that are taken out: one choice for each three of the eight.
[[nodiscard]] LotChoices deckOutChoices(const State& state);

} // namespace watchfire::powder
