// SPDX-License-Identifier: Apache-2.0
// Bit sources for the fairness tests, good, biased and dead, like the ones that a microcontroller's pins may
// give. Each is seeded or deterministic, so that every run sees the same bits.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>

namespace watchfire::test {

using Source = std::function<bool()>;

// The lowest bit of a 10-bit reading of an open pin, one per 104 µs: mains hum of some dozen steps, a
// wandering level, and noise with a standard deviation of `noise` steps. At 0.7 a reading is mostly noise; at
// 0.2 the bit mostly follows hum and wandering.
inline Source open_pin(double noise, unsigned seed) {
    return [noise, random = std::mt19937_64(seed), gauss = std::normal_distribution<double>(), level = 512.0,
            phase = 0.0]() mutable {
        phase += 2 * M_PI * 50 * 104e-6;
        level += 0.02 * gauss(random) - 1e-4 * (level - 512);
        const double reading = level + 24 * std::sin(phase) + noise * gauss(random);
        return (static_cast<long>(std::floor(reading)) & 1) != 0;
    };
}

// Independent bits, each one with probability `ones`.
inline Source leaning(double ones, unsigned seed) {
    return [random = std::mt19937_64(seed), coin = std::bernoulli_distribution(ones)]() mutable {
        return coin(random);
    };
}

// Bits that equal the bit `back` bits earlier with probability `same`.
inline Source sticky(double same, unsigned back, unsigned seed) {
    return [random = std::mt19937_64(seed), coin = std::bernoulli_distribution(same), back,
            past = std::uint64_t{0}]() mutable {
        const bool before = (past >> (back - 1) & 1) != 0;
        const bool bit = coin(random) == before;
        past = past << 1 | (bit ? 1u : 0u);
        return bit;
    };
}

// Biased towards ones, more so the more of the last two bits were ones.
inline Source leaning_and_sticky(unsigned seed) {
    static constexpr std::array<double, 4> ones{0.3, 0.6, 0.7, 0.9}; // by the last two bits
    return [random = std::mt19937_64(seed), past = 0u]() mutable {
        const bool bit = std::bernoulli_distribution(ones[past & 3])(random);
        past = past << 1 | (bit ? 1u : 0u);
        return bit;
    };
}

inline Source stuck(bool at) {
    return [at] { return at; };
}

// The lowest bits of `pattern`, `length` of them, again and again.
inline Source repeating(std::uint32_t pattern, unsigned length) {
    return [pattern, length, at = 0u]() mutable { return (pattern >> (at++ % length) & 1) != 0; };
}

// 16-bit captures of a 16 MHz timer at presses of a button: seconds apart, to a hand's tenth of a second.
inline std::function<std::uint16_t()> presses(unsigned seed) {
    return [random = std::mt19937_64(seed), gauss = std::normal_distribution<double>(), at = 0.0]() mutable {
        at += 16e6 * (4 + 0.1 * gauss(random));
        return static_cast<std::uint16_t>(static_cast<std::uint64_t>(at));
    };
}

} // namespace watchfire::test
