// SPDX-License-Identifier: Apache-2.0
// Compares what chance allows (rules/core/chance.h) with a count of every way that dice can fall, or with
// many games of fixed seeds if there are too many ways.
#include "rules/core/chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

namespace watchfire::test {
namespace {

std::vector<double> sumChances() {
    std::vector<double> chances;
    for (int sum = 2; sum <= 12; ++sum)
        chances.push_back(waysOf(sum) / 36.0);
    return chances;
}
const std::vector<double> faceChances(6, 1.0 / 6);

/// Every way that n throws can fall, with its probability.
void everyWay(int n, const std::vector<double>& chances,
              const std::function<void(const std::vector<int>& counts, double probability)>& visit) {
    std::vector<int> counts(chances.size());
    const std::function<void(int, double)> fall = [&](int left, double probability) {
        if (left == 0) {
            visit(counts, probability);
            return;
        }
        for (std::size_t i = 0; i < chances.size(); ++i) {
            ++counts[i];
            fall(left - 1, probability * chances[i]);
            --counts[i];
        }
    };
    fall(n, 1);
}

bool allInside(const std::vector<int>& counts, const Bands& bands) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (!bands.bands[i].holds(counts[i]))
            return false;
    return true;
}

/// The smaller tail, calculated directly.
double tailOf(int n, double p, int k) {
    std::vector<double> pmf{std::pow(1 - p, n)};
    for (int i = 1; i <= n; ++i)
        pmf.push_back(pmf.back() * (n - i + 1) / i * p / (1 - p));
    return std::min(std::accumulate(pmf.begin(), pmf.begin() + k + 1, 0.0),
                    std::accumulate(pmf.begin() + k, pmf.end(), 0.0));
}

TEST(Chance, theBandsHoldWhatEveryWayOfFallingSays) {
    for (const auto& [n, chances] : {std::pair(5, sumChances()), std::pair(3, sumChances()),
                                     std::pair(7, faceChances), std::pair(1, faceChances)}) {
        for (const double confidence : {0.5, 0.8, 0.95}) {
            const Bands bands = bandsOf(n, chances, confidence);
            double inside = 0;
            everyWay(n, chances, [&](const auto& counts, double probability) {
                inside += allInside(counts, bands) ? probability : 0;
            });
            EXPECT_NEAR(bands.inside, inside, 1e-9) << n << " throws";
            EXPECT_GE(inside, confidence - 1e-9);
        }
    }
}

TEST(Chance, theBandsAreAsNarrowAsTheyMayBe) {
    // No band can be narrower without covering less than was asked for.
    constexpr int n = 60;
    const auto chances = sumChances();
    const Bands bands = bandsOf(n, chances, 0.95);
    double nearest = 1;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        for (const int edge : {bands.bands[i].low, bands.bands[i].high})
            nearest = std::min(nearest, tailOf(n, chances[i], edge));
    }
    std::vector<int> counts(chances.size());
    for (std::size_t i = 0; i < chances.size(); ++i)
        counts[i] = bands.bands[i].low;
    EXPECT_GE(bands.inside, 0.95);
    EXPECT_LT(bands.inside, 0.965) << "much wider than asked for";
    EXPECT_GT(nearest, 0.05 / 22) << "at least as narrow as by adding the tails up";
}

TEST(Chance, inManyFairGamesAllElevenSumsStayInTheirBandsAsOftenAsSaid) {
    std::mt19937 random(11);
    std::discrete_distribution<int> sums{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    for (const int n : {30, 200}) {
        const Bands bands = bandsOf(n, sumChances(), 0.95);
        constexpr int games = 4000;
        int inside = 0;
        int uneven = 0;
        for (int game = 0; game < games; ++game) {
            std::vector<int> counts(11);
            for (int i = 0; i < n; ++i)
                ++counts[static_cast<std::size_t>(sums(random))];
            inside += allInside(counts, bands) ? 1 : 0;
            if (game < 200) {
                const double share = shareAsUneven(counts, sumChances());
                EXPECT_EQ(allInside(counts, bands), share > 0.05) << n;
                uneven += share <= 0.2 ? 1 : 0;
            }
        }
        EXPECT_NEAR(static_cast<double>(inside) / games, bands.inside, 0.012) << n << " rolls";
        EXPECT_NEAR(uneven / 200.0, 0.2, 0.09) << n << " rolls";
    }
}

TEST(Chance, howUnevenACountIsIsTheShareOfAllWaysThatAre) {
    const auto chances = sumChances();
    for (const std::vector<int>& counts : {std::vector<int>{0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0},
                                           std::vector<int>{1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0},
                                           std::vector<int>{2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0}}) {
        constexpr int n = 4;
        const auto furthest = [&](const std::vector<int>& all) {
            double tail = 1;
            for (std::size_t i = 0; i < all.size(); ++i)
                tail = std::min(tail, tailOf(n, chances[i], all[i]));
            return tail;
        };
        double share = 0;
        everyWay(n, chances, [&](const auto& all, double probability) {
            share += furthest(all) <= furthest(counts) * (1 + 1e-9) ? probability : 0;
        });
        EXPECT_NEAR(shareAsUneven(counts, chances), share, 1e-9);
    }
    EXPECT_EQ(shareAsUneven(std::vector<int>(11), chances), 1) << "no throws, nothing to say";
    EXPECT_LT(shareAsUneven(std::vector<int>{0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0}, chances), 1e-9);
}

TEST(Chance, crookedDiceAreSeenWithEnoughRolls) {
    // Every fourth throw of a die is a six.
    std::vector<int> few{9, 9, 9, 9, 9, 15};
    std::vector<int> many{45, 45, 45, 45, 45, 75};
    EXPECT_GT(shareAsUneven(few, faceChances), 0.05) << "30 rolls say little";
    EXPECT_LT(shareAsUneven(many, faceChances), 0.05);
}

// The screen waits for it, with one spell for each sum and each player. A log may have twenty thousand rolls.
TEST(Chance, twentyThousandRollsAreComparedSoon) {
    constexpr int n = 20'000;
    std::vector<int> counts(11);
    counts[0] = 100;
    counts[4] = n - 100;
    EXPECT_GE(bandsOf(n, sumChances(), 0.95).inside, 0.95);
    EXPECT_LT(shareAsUneven(counts, sumChances()), 1e-9);
    // With a time that grows with the square this would take an hour.
    constexpr int many = 1'000'000;
    const std::vector<double> hits(many, 1.0 / 36);
    EXPECT_NEAR(chanceOfDrySpell(hits, 1), 1, 1e-9);
    EXPECT_LT(chanceOfDrySpell(hits, many / 2), 1e-9);
}

TEST(Chance, drySpellsAgainstEveryWay) {
    const std::vector<double> hits{0.1, 0.5, 0.3, 0.9, 0.2, 0.2, 0, 1, 0.6, 0.4, 0.25};
    for (int length = 0; length <= 11; ++length) {
        double expected = 0;
        for (unsigned way = 0; way < 1U << hits.size(); ++way) {
            double probability = 1;
            int spell = 0;
            int longest = 0;
            for (std::size_t i = 0; i < hits.size(); ++i) {
                const bool hit = (way >> i & 1U) != 0;
                probability *= hit ? hits[i] : 1 - hits[i];
                spell = hit ? 0 : spell + 1;
                longest = std::max(longest, spell);
            }
            expected += longest >= length ? probability : 0;
        }
        EXPECT_NEAR(chanceOfDrySpell(hits, length), expected, 1e-12) << length;
    }
}

} // namespace
} // namespace watchfire::test
