// SPDX-License-Identifier: Apache-2.0
// Noise on one direction of the wire. Each byte uses the same number of draws whatever happens to it, so the
// fate of byte n depends on the seed and n alone.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace watchfire::tower_simulator {

struct FaultRates {
    double corrupt = 0; // probability per byte that one random bit flips
    double drop = 0;    // that the byte is lost
    double twice = 0;   // that the byte comes twice
};

struct FaultCounts {
    std::uint64_t bytes = 0;
    std::uint64_t corrupted = 0;
    std::uint64_t dropped = 0;
    std::uint64_t doubled = 0;
};

class Faults {
public:
    explicit Faults(std::uint64_t seed) : random_(seed) {}

    // What arrives when `bytes` are sent.
    std::string pass(std::string_view bytes, const FaultRates& rates);
    const FaultCounts& counts() const { return counts_; }

private:
    bool chance(double probability);

    std::mt19937_64 random_;
    FaultCounts counts_;
};

} // namespace watchfire::tower_simulator
