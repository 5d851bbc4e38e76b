// SPDX-License-Identifier: Apache-2.0
// What chance allows: how often a number may come in a fair game, how uneven counts are, how long a number
// may stay away. All figures are exact: every possible way is counted and nothing is drawn at random.
#pragma once

#include <span>
#include <vector>

namespace watchfire {

/// From `low` to `high` times, inclusive.
struct Band {
    int low = 0;
    int high = 0;
    [[nodiscard]] bool holds(int count) const { return low <= count && count <= high; }
    friend bool operator==(const Band&, const Band&) = default;
};

/// One band per outcome of a throw that is repeated `n` times; `chances` add up to 1. `inside`, the exact
/// probability that all counts lie in their bands, is at least `confidence`, and as little above it as equal
/// tails allow. So a fair game rarely has an outlier merely because eleven sums are looked at.
struct Bands {
    std::vector<Band> bands;
    double inside = 1;
};
[[nodiscard]] Bands bandsOf(int n, std::span<const double> chances, double confidence);

/// The share of fair games in which some outcome is at least as far out as the furthest of these counts: the
/// exact test of the smallest tail. Small means uneven. 1 without throws.
[[nodiscard]] double shareAsUneven(std::span<const int> counts, std::span<const double> chances);

/// The probability that some `length` throws in a row all miss; `hits` is each throw's chance to hit.
[[nodiscard]] double chanceOfDrySpell(std::span<const double> hits, int length);

/// How many of the 36 rolls of two dice give this sum, 2 to 12.
[[nodiscard]] constexpr int waysOf(int sum) {
    return sum < 2 || sum > 12 ? 0 : sum <= 7 ? sum - 1 : 13 - sum;
}

} // namespace watchfire
