// SPDX-License-Identifier: Apache-2.0
// A stream of random numbers that is the same on every machine and compiler for the same seed, which the
// standard library's distributions are not. SplitMix64 (Steele, Lea, Flood 2014): one 64-bit word of state,
// so each game of a simulation has a stream of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace watchfire::play {

class RandomStream {
public:
    explicit RandomStream(std::uint64_t seed) : m_state(seed) {}
    /// The stream of one of many games: neighbouring numbers give unrelated streams.
    RandomStream(std::uint64_t seed, std::uint64_t game) : m_state(seed) {
        m_state = next() ^ (game * 0xD1342543DE82EF95ULL);
        m_state = next();
    }

    std::uint64_t next() {
        std::uint64_t z = m_state += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// Evenly from 0 to n - 1; `n` is at least 1 and at most 2^32 (Lemire 2019).
    std::size_t below(std::size_t n) {
        const auto bound = static_cast<std::uint64_t>(n);
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const auto least = static_cast<std::uint32_t>((0x100000000ULL - bound) % bound);
            while (static_cast<std::uint32_t>(product) < least)
                product = (next() >> 32U) * bound;
        }
        return static_cast<std::size_t>(product >> 32U);
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    /// One entry of a list that has some.
    template <class List> const auto& any(const List& list) { return list[below(list.size())]; }

    template <class List> void shuffle(List& list) {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    std::uint64_t m_state;
};

} // namespace watchfire::play
