// SPDX-License-Identifier: Apache-2.0
// What a sum yields on the board as it is (BA-10, BA-11): for the roll itself, and for counting what was
// missed.
#pragma once

#include "rules/hex/module.h"

#include <boost/container/small_vector.hpp>

#include <bit>
#include <cstdint>

namespace watchfire::hex {

/// A number of cards for each player: a byte each, all in one number, because a roll makes these for every
/// hex that produces and then goes through those who collect.
class Amounts {
public:
    [[nodiscard]] std::uint8_t operator[](std::size_t player) const {
        return static_cast<std::uint8_t>(m_bytes >> (8 * player));
    }
    /// Adds to the player's byte; an invalid player has the last byte, which counts for nobody.
    void add(PlayerId player, std::uint64_t amount) { m_bytes += amount << (8 * (player.index() % 8)); }

    /// Calls `each(player, amount)` for those with an amount, in turn order from `first` among `players`.
    template <class Each> void forEach(PlayerId first, std::size_t players, Each each) const {
        // In turn order, the first player's byte lowest.
        std::uint64_t left =
            ((m_bytes >> (8 * first.index())) | (m_bytes << (8 * (players - first.index())))) &
            ((std::uint64_t{1} << (8 * players)) - 1);
        while (left != 0) {
            const auto place = static_cast<std::size_t>(std::countr_zero(left)) / 8;
            const std::size_t player = first.index() + place;
            const auto amount = static_cast<std::uint8_t>(left >> (8 * place));
            each(PlayerId(player < players ? player : player - players), amount);
            left &= ~(std::uint64_t{0xff} << (8 * place));
        }
    }
    friend bool operator==(const Amounts&, const Amounts&) = default;

private:
    static_assert(maxPlayers < 8);
    std::uint64_t m_bytes = 0;
};

/// What each player's buildings at a hex collect: 1 per settlement, 2 per city (BA-10), nothing if fallen
/// (RA-34). With `fallen`: what the fallen ones would have collected.
[[nodiscard]] Amounts amountsAt(const State& state, HexId hex, bool fallen = false);

/// A hex that produces on this sum, and what keeps it from doing so.
struct Yield {
    HexId hex;
    YieldRules::Harvest harvest;
    std::optional<YieldRules::Block> block;
};
/// In the board's order.
[[nodiscard]] boost::container::small_vector<Yield, 8> yieldsOf(const State& state, int sum);

} // namespace watchfire::hex
