// SPDX-License-Identifier: Apache-2.0
// The stream of random numbers, and the hands of simulated players: what they pay, trade, discard, draw.
#include "app/play/hand.h"
#include "rules/hex/prices.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace watchfire::play {
namespace {

using hex::Resource;

Hand handOf(const Bundle& cards) {
    Hand hand;
    for (std::size_t i = 0; i < resourceCount; ++i)
        hand.add(i, cards[i]);
    return hand;
}

Bundle cardsOf(const Hand& hand) {
    Bundle cards{};
    for (std::size_t i = 0; i < resourceCount; ++i)
        cards[i] = hand[i];
    return cards;
}

TEST(RandomStream, is_the_published_one_on_every_machine) {
    RandomStream stream(1234567);
    for (const std::uint64_t wanted :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL})
        EXPECT_EQ(stream.next(), wanted);
}

TEST(RandomStream, draws_evenly) {
    RandomStream stream(7);
    std::map<std::size_t, int> counts;
    for (int i = 0; i < 60'000; ++i)
        ++counts[stream.below(6)];
    ASSERT_EQ(counts.size(), 6U);
    for (const auto& [face, count] : counts)
        EXPECT_NEAR(count, 10'000, 400) << face; // more than four standard deviations
    EXPECT_EQ(stream.below(1), 0U);
}

TEST(RandomStream, neighbouring_games_of_neighbouring_seeds_differ) {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        for (std::uint64_t game = 0; game < 30; ++game)
            firsts.insert(RandomStream(seed, game).next());
    EXPECT_EQ(firsts.size(), 900U);
}

TEST(Hand, BA_30_prices_are_those_of_the_catalogue) {
    using enum hex::Piece;
    EXPECT_EQ(bundleOf(hex::priceOf(road)), (Bundle{1, 1, 0, 0, 0}));
    EXPECT_EQ(bundleOf(hex::priceOf(ship)), (Bundle{1, 0, 1, 0, 0}));
    EXPECT_EQ(bundleOf(hex::priceOf(settlement)), (Bundle{1, 1, 1, 1, 0}));
    EXPECT_EQ(bundleOf(hex::priceOf(city)), (Bundle{0, 0, 0, 2, 3}));
    EXPECT_EQ(bundleOf(hex::priceOf(bridge)), (Bundle{1, 1, 0, 0, 1}));
    EXPECT_EQ(bundleOf(hex::developmentCardPrice), (Bundle{0, 0, 1, 1, 1}));
}

TEST(Hand, pays_outright_or_with_the_bank) {
    const Bundle city = bundleOf(hex::priceOf(hex::Piece::city));
    Hand hand = handOf({4, 0, 0, 2, 2});
    EXPECT_FALSE(hand.canPay(city));
    EXPECT_FALSE(hand.canPay(city, Rates{5, 4, 4, 4, 4}));
    ASSERT_TRUE(hand.canPay(city, Rates{4, 4, 4, 4, 4}));
    hand.pay(city, Rates{4, 4, 4, 4, 4});
    EXPECT_EQ(cardsOf(hand), (Bundle{0, 0, 0, 0, 0}));
    // What is in the price itself is not given away.
    EXPECT_FALSE(handOf({0, 0, 0, 5, 2}).canPay(city, Rates{4, 4, 4, 4, 4}));
    EXPECT_TRUE(handOf({0, 0, 0, 5, 2}).canPay(city, Rates{3, 3, 3, 3, 3}));
}

TEST(Hand, can_pay_is_what_paying_does) {
    RandomStream random(3);
    for (int i = 0; i < 5000; ++i) {
        Bundle cards{};
        Bundle price{};
        Rates rates{};
        for (std::size_t r = 0; r < resourceCount; ++r) {
            cards[r] = static_cast<std::uint8_t>(random.below(9));
            price[r] = static_cast<std::uint8_t>(random.below(4));
            rates[r] = static_cast<std::uint8_t>(2 + random.below(3));
        }
        Hand hand = handOf(cards);
        if (!hand.canPay(price, rates))
            continue;
        const int before = hand.size();
        hand.pay(price, rates);
        EXPECT_GE(before, hand.size());
        for (std::size_t r = 0; r < resourceCount; ++r)
            ASSERT_LE(hand[r], cards[r]) << "a card came out of nothing";
    }
}

TEST(Hand, BA_20_only_more_than_seven_cards_are_halved) {
    RandomStream random(1);
    Hand seven = handOf({7, 0, 0, 0, 0});
    seven.discardHalf(random);
    EXPECT_EQ(seven.size(), 7);
    Hand nine = handOf({3, 3, 3, 0, 0});
    nine.discardHalf(random);
    EXPECT_EQ(nine.size(), 5);
}

TEST(Hand, an_empty_hand_gives_no_card) {
    RandomStream random(1);
    Hand hand;
    EXPECT_EQ(hand.draw(random), resourceCount);
    hand.add(2);
    EXPECT_EQ(hand.draw(random), 2U);
    EXPECT_EQ(hand.size(), 0);
}

TEST(CardPile, played_cards_make_a_new_pile) {
    RandomStream random(1);
    CardPile pile(4, random);
    std::map<CardKind, int> drawn;
    for (int i = 0; i < 25; ++i)
        ++drawn[pile.draw(random)];
    EXPECT_TRUE(pile.empty());
    EXPECT_EQ(drawn[CardKind::knight], 14);
    EXPECT_EQ(drawn[CardKind::point], 5);
    pile.lay(CardKind::monopoly);
    ASSERT_FALSE(pile.empty());
    EXPECT_EQ(pile.draw(random), CardKind::monopoly);
    EXPECT_TRUE(pile.empty());
}

} // namespace
} // namespace watchfire::play
