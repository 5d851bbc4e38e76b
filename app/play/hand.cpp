// SPDX-License-Identifier: Apache-2.0
#include "app/play/hand.h"

#include <algorithm>
#include <numeric>

namespace watchfire::play {

namespace {
constexpr int mostWithoutDiscard = 7; // BA-20
} // namespace

int Hand::size() const {
    return std::accumulate(m_cards.begin(), m_cards.end(), 0);
}

std::size_t Hand::rarest() const {
    return static_cast<std::size_t>(std::min_element(m_cards.begin(), m_cards.end()) - m_cards.begin());
}

std::size_t Hand::draw(RandomStream& random) {
    const int held = size();
    if (held == 0)
        return resourceCount;
    auto left = static_cast<int>(random.below(static_cast<std::size_t>(held)));
    std::size_t resource = 0;
    while (left >= m_cards[resource])
        left -= m_cards[resource++];
    --m_cards[resource];
    return resource;
}

void Hand::discardHalf(RandomStream& random) {
    const int held = size();
    for (int gone = 0; held > mostWithoutDiscard && gone < held / 2; ++gone)
        draw(random);
}

std::uint8_t Hand::takeAll(std::size_t resource) {
    return std::exchange(m_cards[resource], std::uint8_t{0});
}

bool Hand::canPay(const Bundle& price, const Rates& rates) const {
    int missing = 0;
    int trades = 0;
    for (std::size_t i = 0; i < resourceCount; ++i) {
        const int left = spare(i, price);
        if (left < 0)
            missing -= left;
        else if (rates[i] > 0)
            trades += left / rates[i];
    }
    return missing <= trades;
}

void Hand::pay(const Bundle& price, const Rates& rates) {
    for (std::size_t wanted = 0; wanted < resourceCount; ++wanted) {
        while (spare(wanted, price) < 0) {
            std::size_t given = resourceCount;
            for (std::size_t i = 0; i < resourceCount; ++i)
                if (rates[i] > 0 && spare(i, price) >= rates[i] &&
                    (given == resourceCount || spare(i, price) > spare(given, price)))
                    given = i;
            if (given == resourceCount)
                return; // not reached: canPay has counted the trades
            m_cards[given] = static_cast<std::uint8_t>(m_cards[given] - rates[given]);
            ++m_cards[wanted];
        }
    }
    for (std::size_t i = 0; i < resourceCount; ++i)
        m_cards[i] = static_cast<std::uint8_t>(m_cards[i] - price[i]);
}

void CardsHeld::turnEnds() {
    for (std::size_t i = 0; i < cardKinds; ++i) {
        ready[i] = static_cast<std::uint8_t>(ready[i] + fresh[i]);
        fresh[i] = 0;
    }
}

// The usual pile, and the larger one of five and six players. Where cards leave it (GW-07), the table knows
// which; the simulation takes all.
CardPile::CardPile(std::size_t players, RandomStream& random) {
    constexpr std::array<std::size_t, cardKinds> usual{14, 2, 2, 2, 5};
    constexpr std::array<std::size_t, cardKinds> large{20, 3, 3, 3, 5};
    const auto& counts = players > 4 ? large : usual;
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        m_cards.insert(m_cards.end(), counts[kind], static_cast<CardKind>(kind));
    random.shuffle(m_cards);
}

CardKind CardPile::draw(RandomStream& random) {
    if (m_cards.empty()) {
        m_cards.swap(m_played);
        random.shuffle(m_cards);
    }
    const CardKind card = m_cards.back();
    m_cards.pop_back();
    return card;
}

} // namespace watchfire::play
