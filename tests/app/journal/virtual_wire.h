// SPDX-License-Identifier: Apache-2.0
// A serial line in virtual time, and the world's only source of chance: each byte may be flipped, lost or
// doubled, and what is sent together arrives together after its time on the wire.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace watchfire::journal::test {

using Time = std::chrono::microseconds; // since the world began

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() { // splitmix64
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    bool chance(double p) { return static_cast<double>(next() >> 11U) * 0x1.0p-53 < p; }
    Time upTo(Time longest) {
        return Time(static_cast<Time::rep>(below(static_cast<std::uint64_t>(longest.count()) + 1)));
    }

private:
    std::uint64_t state_;
};
struct Noise {
    double flip = 0, drop = 0, twice = 0;
};

// One direction of a serial line: what is sent together arrives together after its time on the wire.
class Wire {
public:
    void send(std::uint8_t byte, Time now, const Noise& noise, Random& random) {
        ++sent_;
        const bool dropped = random.chance(noise.drop);
        const bool flipped = random.chance(noise.flip);
        const bool twice = random.chance(noise.twice);
        damaged_ += dropped || flipped || twice ? 1 : 0;
        if (dropped)
            return;
        if (flipped)
            byte = static_cast<std::uint8_t>(byte ^ (1U << random.below(8)));
        const int copies = twice ? 2 : 1;
        for (int i = 0; i < copies; ++i) {
            burst_.push_back(byte);
            busyUntil_ = std::max(busyUntil_, now) + std::chrono::microseconds(87);
        }
        arrival_ = busyUntil_;
    }
    [[nodiscard]] std::optional<Time> arrival() const {
        return burst_.empty() ? std::nullopt : std::optional<Time>(arrival_);
    }
    std::vector<std::uint8_t> take() { return std::exchange(burst_, {}); }
    // The cable is pulled: some of what was on the way still arrives.
    std::vector<std::uint8_t> cut(Random& random) {
        auto bytes = take();
        bytes.resize(random.below(bytes.size() + 1));
        return bytes;
    }
    [[nodiscard]] std::uint64_t sent() const { return sent_; } // bytes
    [[nodiscard]] std::uint64_t damaged() const { return damaged_; }

private:
    std::uint64_t sent_ = 0;
    std::uint64_t damaged_ = 0;
    std::vector<std::uint8_t> burst_;
    Time arrival_{};
    Time busyUntil_{};
};

} // namespace watchfire::journal::test
