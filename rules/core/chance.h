// SPDX-License-Identifier: Apache-2.0
// What chance allows: how often a number may come in a fair game, how uneven a count is, how long a number
// may stay away. All exact, by counting through every way it can come; nothing is drawn at random.
#pragma once

#include <span>
#include <vector>

namespace watchfire {

/// From `low` to `high` times, both included.
struct Band {
    int low = 0;
    int high = 0;
    [[nodiscard]] bool holds(int count) const { return low <= count && count <= high; }
    friend bool operator==(const Band&, const Band&) = default;
};

/// One band for each outcome of a throw that is repeated `n` times, `chances` adding up to 1. All counts lie
/// in their bands together with at least the probability `confidence`, and with as little more as equal tails
/// allow: so in a fair game not one of eleven sums is outside by their mere number. `inside` is the exact
/// probability that all are.
struct Bands {
    std::vector<Band> bands;
    double inside = 1;
};
[[nodiscard]] Bands bandsOf(int n, std::span<const double> chances, double confidence);

/// The share of fair games in which some outcome is at least as far out as the furthest of these counts (the
/// exact test of the smallest tail; small: uneven). 1 without throws.
[[nodiscard]] double shareAsUneven(std::span<const int> counts, std::span<const double> chances);

/// The probability that in these throws, one `hit` chance each, some `length` in a row all miss.
[[nodiscard]] double chanceOfDrySpell(std::span<const double> hits, int length);

/// 2 to 12 with two dice, in 36ths.
[[nodiscard]] constexpr int waysOf(int sum) {
    return sum < 2 || sum > 12 ? 0 : sum <= 7 ? sum - 1 : 13 - sum;
}

} // namespace watchfire
