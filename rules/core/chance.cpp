// SPDX-License-Identifier: Apache-2.0
#include "rules/core/chance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace watchfire {

namespace {

using Row = std::vector<double>;

/// For each k from 0 to n, the smaller of P(X <= k) and P(X >= k), X binomial.
Row tailsOf(int n, double p) {
    const auto size = static_cast<std::size_t>(n) + 1;
    Row pmf(size);
    for (int k = 0; k <= n; ++k)
        pmf[static_cast<std::size_t>(k)] =
            std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) +
                     k * std::log(p) + (n - k) * std::log1p(-p));
    Row tails(size);
    double below = 0;
    for (std::size_t k = 0; k < size; ++k)
        tails[k] = below += pmf[k];
    double above = 0;
    for (std::size_t k = size; k-- > 0;)
        tails[k] = std::min(tails[k], above += pmf[k]);
    return tails;
}

std::vector<Row> allTails(int n, std::span<const double> chances) {
    std::vector<Row> tails;
    for (const double p : chances)
        tails.push_back(tailsOf(n, p));
    return tails;
}

/// The counts whose tail exceeds `tail`; tails rise to the middle and then fall.
Band bandAbove(const Row& tails, double tail) {
    constexpr double rounding = 1 + 1e-9; // equal tails are summed in two different orders
    const auto out = [&](double t) { return t <= tail * rounding; };
    const auto low = std::find_if_not(tails.begin(), tails.end(), out);
    if (low == tails.end())
        return {1, 0};
    const auto high = std::find_if_not(tails.rbegin(), tails.rend(), out);
    return {static_cast<int>(low - tails.begin()), static_cast<int>(high.base() - tails.begin()) - 1};
}

std::vector<Band> bandsAbove(const std::vector<Row>& tails, double tail) {
    std::vector<Band> bands;
    for (const Row& row : tails)
        bands.push_back(bandAbove(row, tail));
    return bands;
}

double poisson(int k, double mean) {
    return std::exp(k * std::log(mean) - mean - std::lgamma(k + 1.0));
}

/// The probability that all counts of a multinomial lie in their bands. Uses that a multinomial is a row of
/// independent Poisson counts, given their sum n.
double insideOf(int n, std::span<const double> chances, const std::vector<Band>& bands) {
    if (n == 0)
        return 1;
    Row ways(static_cast<std::size_t>(n) + 1);
    ways[0] = 1;
    int least = 0; // what lies below it, or above `reached`, is 0
    int reached = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        Row next(ways.size());
        const auto [low, high] = bands[i];
        for (int k = low; k <= high; ++k) {
            const double here = poisson(k, n * chances[i]);
            if (here == 0)
                continue;
            for (int before = least; before <= std::min(reached, n - k); ++before)
                next[static_cast<std::size_t>(before + k)] += ways[static_cast<std::size_t>(before)] * here;
        }
        reached = std::min(n, reached + std::max(0, high));
        ways = std::move(next);
        while (reached > 0 && ways[static_cast<std::size_t>(reached)] == 0)
            --reached;
        while (least < reached && ways[static_cast<std::size_t>(least)] == 0)
            ++least;
    }
    return std::min(1.0, ways.back() / poisson(n, n));
}

} // namespace

Bands bandsOf(int n, std::span<const double> chances, double confidence) {
    const std::vector<Row> tails = allTails(n, chances);
    const auto tried = [&](double tail) {
        Bands bands{bandsAbove(tails, tail), 0};
        bands.inside = insideOf(n, chances, bands.bands);
        return bands;
    };
    // The sum of all tails is always enough; from there the band shrinks as far as the confidence allows.
    double enough = (1 - confidence) / (2.0 * static_cast<double>(chances.size()));
    double tooMuch = 0.5;
    Bands best = tried(enough);
    constexpr int halvings = 20;
    for (int i = 0; i < halvings; ++i) {
        const double middle = std::sqrt(enough * tooMuch);
        Bands bands = tried(middle);
        if (bands.inside < confidence) {
            tooMuch = middle;
        } else {
            enough = middle;
            best = std::move(bands);
        }
    }
    return best;
}

double shareAsUneven(std::span<const int> counts, std::span<const double> chances) {
    const int n = std::accumulate(counts.begin(), counts.end(), 0);
    if (n == 0)
        return 1;
    const std::vector<Row> tails = allTails(n, chances);
    double furthest = 1;
    for (std::size_t i = 0; i < counts.size(); ++i)
        furthest = std::min(furthest, tails[i][static_cast<std::size_t>(counts[i])]);
    return 1 - insideOf(n, chances, bandsAbove(tails, furthest));
}

double chanceOfDrySpell(std::span<const double> hits, int length) {
    if (length <= 0)
        return 1;
    const auto spell = static_cast<std::size_t>(length);
    // Of the throws before each: the logarithm of the chance that all miss that can, and how many cannot.
    Row misses{0};
    std::vector<int> sure{0};
    for (const double hit : hits) {
        misses.push_back(misses.back() + (hit < 1 ? std::log1p(-hit) : 0));
        sure.push_back(sure.back() + (hit < 1 ? 0 : 1));
    }
    // That there was one after so many throws: a first one begins at the start, or after a hit and no other.
    Row reached(hits.size() + 1);
    for (std::size_t end = spell; end <= hits.size(); ++end) {
        const std::size_t start = end - spell;
        const double begins = start == 0 ? 1 : (1 - reached[start - 1]) * hits[start - 1];
        const double lasts = sure[end] > sure[start] ? 0 : std::exp(misses[end] - misses[start]);
        reached[end] = reached[end - 1] + begins * lasts;
    }
    return reached.back();
}

} // namespace watchfire
