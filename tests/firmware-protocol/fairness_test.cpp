// SPDX-License-Identifier: Apache-2.0
// Checks that no face is favoured: runs the firmware's own pipeline, from raw bit to dice, on modelled
// sources; by exact counting where possible, by chi-square elsewhere. Significance: each statistic must lie
// between the 0.0001 and the 0.9999 quantile of its distribution; too even is as suspicious as too uneven.
// Seeds are fixed, so a run either always passes or never. WATCHFIRE_FAIRNESS_ROLLS sets the rolls of each
// source (docs/tower/fairness.md: a million), 30 000 otherwise.
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware-protocol/firmware/electronic_dice.h"
#include "tests/firmware-protocol/fairness_sources.h"

namespace watchfire::test {
namespace {

// Pearson's statistic of counts that should be even, in standard deviations of a normal distribution
// (Wilson and Hilferty's cube root).
struct Evenness {
    double chi_square;
    std::size_t freedom;
    double deviations;
};

Evenness evenness(const std::vector<std::uint64_t>& counts) {
    const double total = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    const double expected = total / static_cast<double>(counts.size());
    double chi_square = 0;
    for (const std::uint64_t count : counts)
        chi_square +=
            (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    const double freedom = static_cast<double>(counts.size() - 1);
    const double spread = 2.0 / (9.0 * freedom);
    return {chi_square, counts.size() - 1,
            (std::cbrt(chi_square / freedom) - (1.0 - spread)) / std::sqrt(spread)};
}

constexpr double one_in_ten_thousand = 3.719; // deviations

bool even(const std::vector<std::uint64_t>& counts) {
    return std::abs(evenness(counts).deviations) < one_in_ten_thousand;
}

std::uint64_t rolls_to_make() {
    const char* wish = std::getenv("WATCHFIRE_FAIRNESS_ROLLS");
    return wish != nullptr ? std::strtoull(wish, nullptr, 10) : 30'000;
}

// Counts of many throws with two dice or more.
struct Tally {
    explicit Tally(unsigned faces_)
        : faces(faces_), first(faces), second(faces), together(faces * faces), in_turn(faces * faces) {}

    void take(const wf_dice& dice) {
        const unsigned a = dice.die[0].value - 1u;
        const unsigned b = dice.die[1].value - 1u;
        ++first.at(a);
        ++second.at(b);
        ++together.at(a * faces + b);
        if (before)
            ++in_turn.at(*before * faces + a);
        before = a;
        ++rolls;
    }

    unsigned faces;
    std::vector<std::uint64_t> first;    // by face of the first die
    std::vector<std::uint64_t> second;   // of the second
    std::vector<std::uint64_t> together; // by both faces of one roll
    std::vector<std::uint64_t> in_turn;  // by the first die's faces in two rolls in a row
    std::optional<unsigned> before;
    std::uint64_t rolls = 0;
    std::uint64_t given_up = 0;
    std::uint64_t raw_bits = 0;
};

wf_throw throw_once(wf_electronic_dice& dice, const Source& source, unsigned count, unsigned faces,
                    Tally& tally) {
    wf_electronic_throw(&dice, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(faces));
    wf_throw state = WF_THROW_ROLLING;
    for (; state == WF_THROW_ROLLING; ++tally.raw_bits)
        state = wf_electronic_feed(&dice, source());
    return state;
}

Tally throw_many(const Source& source, std::uint64_t throws, unsigned count = 2, unsigned faces = 6,
                 const std::function<std::uint16_t()>& captures = nullptr) {
    Tally tally(faces);
    wf_electronic_dice dice;
    wf_electronic_init(&dice);
    for (std::uint64_t i = 0; i < throws; ++i) {
        if (captures)
            wf_electronic_stir(&dice, captures());
        if (throw_once(dice, source, count, faces, tally) == WF_THROW_DONE) {
            wf_dice lying;
            wf_electronic_read(&dice, &lying);
            tally.take(lying);
        } else {
            ++tally.given_up;
        }
    }
    return tally;
}

void expect_even(const Tally& tally, const std::string& source) {
    const auto told = [](const std::vector<std::uint64_t>& counts) {
        const Evenness e = evenness(counts);
        return fmt::format("{:.1f} ({})", e.chi_square, e.freedom);
    };
    std::cout << fmt::format(
        "{}: {} rolls, {} given up, {:.0f} raw bits a throw; chi-square (degrees of freedom): "
        "first die {}, second die {}, pairs in a roll {}, first dice in turn {}\n",
        source, tally.rolls, tally.given_up,
        static_cast<double>(tally.raw_bits) / static_cast<double>(tally.rolls + tally.given_up),
        told(tally.first), told(tally.second), told(tally.together), told(tally.in_turn));
    EXPECT_TRUE(even(tally.first)) << source;
    EXPECT_TRUE(even(tally.second)) << source;
    EXPECT_TRUE(even(tally.together)) << source;
    EXPECT_TRUE(even(tally.in_turn)) << source;
}

struct Case {
    const char* name;
    Source source;
};

class Fairness : public testing::TestWithParam<Case> {};

// The jitter pool stays empty: fairness must not depend on it.
TEST_P(Fairness, NoFaceAndNoPairIsFavoured) {
    const Tally tally = throw_many(GetParam().source, rolls_to_make());
    EXPECT_EQ(tally.given_up, 0u);
    expect_even(tally, GetParam().name);
}

INSTANTIATE_TEST_SUITE_P(
    Sources, Fairness,
    testing::Values(Case{"open_pin", open_pin(0.7, 1)}, Case{"open_pin_little_noise", open_pin(0.2, 2)},
                    Case{"leaning_70_30", leaning(0.7, 3)}, Case{"leaning_90_10", leaning(0.9, 4)},
                    Case{"sticky_80", sticky(0.8, 1, 5)}, Case{"restless_20", sticky(0.2, 1, 6)},
                    Case{"leaning_and_sticky", leaning_and_sticky(7)},
                    Case{"sticky_to_the_third_70", sticky(0.7, 3, 8)},
                    Case{"sticky_to_the_sixth_70", sticky(0.7, 6, 9)}),
    [](const auto& which) { return which.param.name; });

// The limit: bits that depend strongly on bits further back than the pairing looks are only evened out by the
// folding. The remaining bias must be too small for a table to notice.
TEST(Fairness, WhatClingsHardFurtherBackLeavesLessThanTwoInAHundred) {
    const Tally tally = throw_many(sticky(0.9, 6, 9), rolls_to_make());
    double worst = 0;
    for (const auto* die : {&tally.first, &tally.second}) {
        for (const std::uint64_t count : *die)
            worst = std::max(
                worst, std::abs(6.0 * static_cast<double>(count) / static_cast<double>(tally.rolls) - 1));
    }
    const Evenness e = evenness(tally.first);
    std::cout << fmt::format(
        "sticky_to_the_sixth_90: {} rolls; first die {:.1f} ({}); a face off by {:.2f} % at most\n",
        tally.rolls, e.chi_square, e.freedom, 100 * worst);
    const double chance =
        one_in_ten_thousand * std::sqrt(5.0 / static_cast<double>(tally.rolls)); // of a fair die
    EXPECT_LT(worst, 0.02 + chance);
}

TEST(Fairness, WithTheJitterOfPresses) {
    expect_even(throw_many(open_pin(0.7, 11), rolls_to_make(), 2, 6, presses(12)), "open_pin and presses");
}

TEST(Fairness, EightDiceOfTwentyFaces) {
    const Tally tally = throw_many(open_pin(0.7, 13), rolls_to_make() / 8, 8, 20);
    EXPECT_EQ(tally.given_up, 0u);
    expect_even(tally, "eight d20, open_pin");
}

// Giving up must not select: the throws that a nearly dead source does complete are as fair as any.
TEST(Fairness, ThrowsOfANearlyDeadSourceAreFairOrGivenUp) {
    const Tally tally = throw_many(leaning(0.993, 14), rolls_to_make() / 10);
    EXPECT_GT(tally.given_up, tally.rolls / 50);
    EXPECT_GT(tally.rolls, tally.given_up / 50);
    expect_even(tally, "leaning_993");
}

// Two dice of six faces made of bits as `next` gives them, by the firmware's rejection.
Tally dice_of(const Source& next) {
    Tally tally(6);
    wf_dice dice{};
    dice.count = 2;
    for (std::uint64_t i = 0; i < rolls_to_make(); ++i) {
        for (unsigned d = 0; d < 2; ++d) {
            wf_draw draw;
            wf_draw_init(&draw);
            std::uint8_t value = 0;
            while (value == 0)
                value = wf_draw_take(&draw, 6, next());
            dice.die[d] = {6, value};
        }
        tally.take(dice);
    }
    return tally;
}

void expect_caught(const std::string& what, const Tally& tally) {
    const Evenness e = evenness(tally.together);
    std::cout << fmt::format("{}: pairs in a roll {:.1f} ({})\n", what, e.chi_square, e.freedom);
    EXPECT_GT(e.deviations, one_in_ten_thousand) << what;
}

// The yardsticks for the tests above: the same statistic catches the same sources if less is done about them,
// so the tests can fail.
TEST(Yardstick, RawBitsAreCaught) {
    expect_caught("raw bits, leaning_70_30", dice_of(leaning(0.7, 3)));
    expect_caught("raw bits, sticky_80", dice_of(sticky(0.8, 1, 5)));
    expect_caught("raw bits, open_pin_little_noise", dice_of(open_pin(0.2, 2)));
}

TEST(Yardstick, PlainPairingIsCaughtWhereBitsCling) {
    const auto paired = [](const Source& source) {
        return [source] {
            for (;;) {
                const bool first = source();
                if (source() != first)
                    return first;
            }
        };
    };
    EXPECT_TRUE(even(dice_of(paired(leaning(0.7, 15))).together)) << "what plain pairing does cure";
    expect_caught("plain pairing, sticky_80", dice_of(paired(sticky(0.8, 1, 5))));
    expect_caught("plain pairing, restless_20", dice_of(paired(sticky(0.2, 1, 6))));
    expect_caught("plain pairing, leaning_and_sticky", dice_of(paired(leaning_and_sticky(7))));
}

TEST(Yardstick, PairingByHistoryIsCaughtWhereBitsClingFurtherBackThanItLooks) {
    const auto by_history = [](const Source& source) {
        return [source, noise = wf_noise{}]() mutable {
            bool bit = false;
            while (!wf_noise_pair(&noise, source(), &bit)) {
            }
            return bit;
        };
    };
    EXPECT_TRUE(even(dice_of(by_history(sticky(0.7, 3, 8))).together)) << "as far back as it looks";
    expect_caught("no folding, sticky_to_the_sixth_90", dice_of(by_history(sticky(0.9, 6, 9))));
}

// Exact: over all inputs of a length, weighted as a source with a memory of three bits makes them, all
// outputs of equal length are equally likely.
TEST(Whitening, PairsOfASourceThatRemembersThreeBitsAreExactlyFair) {
    constexpr unsigned length = 19;
    constexpr std::array<unsigned, 8> ones_of_ten{7, 2, 9, 4, 1, 8, 3, 6}; // by the last three bits
    std::map<std::string, std::uint64_t> weights;
    for (std::uint32_t input = 0; input < 1u << length; ++input) {
        wf_noise noise;
        wf_noise_init(&noise);
        std::string made;
        double weight = 1;
        for (unsigned i = 0; i < length; ++i) {
            const bool raw = (input >> i & 1) != 0;
            if (i >= 3) {
                const unsigned last =
                    (input >> (i - 3) & 1) << 2 | (input >> (i - 2) & 1) << 1 | (input >> (i - 1) & 1);
                weight *= raw ? ones_of_ten[last] : 10 - ones_of_ten[last];
            }
            bool bit = false;
            if (wf_noise_pair(&noise, raw, &bit))
                made += bit ? '1' : '0';
        }
        weights[made] += static_cast<std::uint64_t>(weight);
    }
    std::map<std::size_t, std::vector<std::uint64_t>> by_length;
    for (const auto& [made, weight] : weights)
        by_length[made.size()].push_back(weight);
    ASSERT_GE(by_length.size(), 4u);
    for (const auto& [size, some] : by_length) {
        EXPECT_EQ(some.size(), std::size_t{1} << size);
        EXPECT_THAT(some, testing::Each(some.front())) << "outputs of " << size << " bits";
    }
}

// Exact: for every die, each face comes from equally many strings of bits.
TEST(Rejection, EveryFaceIsEquallyLikely) {
    for (unsigned faces = WF_FACES_MIN; faces <= WF_FACES_MAX; ++faces) {
        constexpr unsigned depth = 14;
        std::vector<std::uint64_t> weights(faces);
        std::uint64_t open = 0;
        for (std::uint32_t bits = 0; bits < 1u << depth; ++bits) {
            wf_draw draw;
            wf_draw_init(&draw);
            std::uint8_t value = 0;
            for (unsigned i = 0; i < depth && value == 0; ++i)
                value = wf_draw_take(&draw, static_cast<std::uint8_t>(faces), (bits >> i & 1) != 0);
            if (value == 0)
                ++open;
            else
                ++weights.at(value - 1u);
        }
        EXPECT_THAT(weights, testing::Each(weights.front())) << faces;
        EXPECT_LT(open, 1u << (depth - 5)) << faces;
    }
}

class Dead : public testing::TestWithParam<Case> {};

TEST_P(Dead, IsReportedInBoundedTimeAndNeverRolls) {
    wf_electronic_dice dice;
    wf_electronic_init(&dice);
    Tally tally(6);
    const auto captures = presses(16);
    for (int i = 0; i < 20; ++i) {
        // A lively jitter pool does not replace the noise.
        wf_electronic_stir(&dice, captures());
        tally.raw_bits = 0;
        EXPECT_EQ(throw_once(dice, GetParam().source, 2, 6, tally), WF_THROW_NO_NOISE);
        EXPECT_EQ(tally.raw_bits, WF_THROW_BITS_MAX);
    }
    EXPECT_EQ(wf_electronic_feed(&dice, true), WF_THROW_NO_NOISE) << "it stays reported until the next throw";
}

INSTANTIATE_TEST_SUITE_P(Sources, Dead,
                         testing::Values(Case{"stuck_at_0", stuck(false)}, Case{"stuck_at_1", stuck(true)},
                                         Case{"alternating", repeating(0b10, 2)},
                                         Case{"by_twos", repeating(0b1100, 4)},
                                         Case{"by_eights", repeating(0b11101000, 8)}),
                         [](const auto& which) { return which.param.name; });

TEST(Dead, ASourceThatComesBackRollsAgainAndFairly) {
    wf_electronic_dice dice;
    wf_electronic_init(&dice);
    Tally tally(6);
    const Source lively = open_pin(0.7, 17);
    for (std::uint64_t i = 0; i < rolls_to_make() / 10; ++i) {
        ASSERT_EQ(throw_once(dice, stuck(i % 2 == 0), 2, 6, tally), WF_THROW_NO_NOISE);
        ASSERT_EQ(throw_once(dice, lively, 2, 6, tally), WF_THROW_DONE);
        wf_dice lying;
        wf_electronic_read(&dice, &lying);
        tally.take(lying);
    }
    expect_even(tally, "after a dead spell");
}

TEST(Jitter, PressesReachEveryBitOfThePool) {
    const auto captures = presses(18);
    std::array<int, 16> ones{};
    for (int i = 0; i < 4000; ++i) {
        const std::uint16_t pool = wf_jitter_stir(wf_jitter_stir(0, captures()), captures());
        for (unsigned bit = 0; bit < 16; ++bit)
            ones.at(bit) += pool >> bit & 1;
    }
    EXPECT_THAT(ones, testing::Each(testing::AllOf(testing::Gt(1800), testing::Lt(2200))));
}

} // namespace
} // namespace watchfire::test
