// SPDX-License-Identifier: Apache-2.0
// The cards that a simulated player holds: resources and development cards. The rules know nobody's hand
// (BA-12), so a program that plays all seats has to keep them.
#pragma once

#include "app/play/random_stream.h"
#include "rules/hex/board.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace watchfire::play {

inline constexpr std::size_t resourceCount = 5;

/// Numbers of cards by resource: wood, brick, wool, grain, ore.
using Bundle = std::array<std::uint8_t, resourceCount>;

[[nodiscard]] constexpr std::size_t indexOf(hex::Resource resource) {
    return static_cast<std::size_t>(resource) - 1;
}
/// How many of each. A card of any kind, which a board may name, counts as wool.
[[nodiscard]] constexpr Bundle bundleOf(std::span<const hex::Resource> cards) {
    Bundle bundle{};
    for (const hex::Resource card : cards)
        if (card != hex::Resource::none)
            ++bundle[indexOf(card == hex::Resource::any ? hex::Resource::wool : card)];
    return bundle;
}

/// How many cards of each resource the bank wants for one other: 2, 3 or 4.
using Rates = std::array<std::uint8_t, resourceCount>;
inline constexpr Rates noTrade{};

class Hand {
public:
    [[nodiscard]] int size() const;
    [[nodiscard]] std::uint8_t operator[](std::size_t resource) const { return m_cards[resource]; }
    void add(std::size_t resource, int amount = 1) {
        m_cards[resource] = static_cast<std::uint8_t>(m_cards[resource] + amount);
    }
    /// The resource that it has the fewest cards of; of several, the first.
    [[nodiscard]] std::size_t rarest() const;
    /// Takes a random card out; `resourceCount` if there is none.
    std::size_t draw(RandomStream& random);
    /// BA-20: more than seven cards are halved, at random.
    void discardHalf(RandomStream& random);
    /// All cards of one resource.
    std::uint8_t takeAll(std::size_t resource);

    /// True if the price can be paid, with the help of the bank at these rates; without rates, outright.
    [[nodiscard]] bool canPay(const Bundle& price, const Rates& rates = noTrade) const;
    /// Pays it: what is missing comes from the bank for the cards of which most are left over.
    void pay(const Bundle& price, const Rates& rates = noTrade);

private:
    [[nodiscard]] int spare(std::size_t resource, const Bundle& price) const {
        return int{m_cards[resource]} - int{price[resource]};
    }

    Bundle m_cards{};
};

enum class CardKind : std::uint8_t { knight, roadBuilding, yearOfPlenty, monopoly, point };
inline constexpr std::size_t cardKinds = 5;

/// The development cards of one player, by kind. One that was bought this turn waits for the next.
struct CardsHeld {
    std::array<std::uint8_t, cardKinds> ready{};
    std::array<std::uint8_t, cardKinds> fresh{};

    void turnEnds();
};

/// The pile of development cards, for so many players. Played cards are shuffled into a new pile when none is
/// left, so that no game runs out of knights.
class CardPile {
public:
    CardPile(std::size_t players, RandomStream& random);
    [[nodiscard]] bool empty() const { return m_cards.empty() && m_played.empty(); }
    /// There must be a card.
    CardKind draw(RandomStream& random);
    void lay(CardKind played) { m_played.push_back(played); }

private:
    std::vector<CardKind> m_cards;
    std::vector<CardKind> m_played;
};

} // namespace watchfire::play
