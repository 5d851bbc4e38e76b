// SPDX-License-Identifier: Apache-2.0
// See lot.h and docs/lots.md.
#include "rules/powder/lot.h"

#include "rules/powder/parts.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace watchfire::powder {

namespace {

constexpr int outcomes = 36;

/// Cards of one type that lie in the deck.
struct Stock {
    std::string card;
    int left = 0;
    /// The backs of the copies in play; which of them are still in the deck is not recorded. Empty: unknown.
    std::vector<SectionIndex> backs;
};

struct Deck {
    std::vector<Stock> stocks;
    std::optional<NoLot> why;
};

LotChoices none(NoLot why) {
    return {{}, why};
}

LotChoices limited(std::vector<LotChoice> list) {
    if (list.empty())
        return none(NoLot::nothingLeft);
    if (list.size() > static_cast<std::size_t>(mostChoices))
        return none(NoLot::tooMany);
    return {std::move(list), std::nullopt};
}

std::vector<std::string> typesOf(const powder::Book& book, std::string_view set) {
    std::vector<std::string> names;
    for (const auto& [name, card] : book.cards) {
        if (card.set == set)
            names.push_back(name);
    }
    return names;
}

bool knowsAllTypes(const powder::Book& book) {
    return typesOf(book, "core").size() == basicTypes && typesOf(book, "black-powder").size() == newTypes;
}

/// The types in this game's deck: the basic ones that were not taken out, and the new ones.
std::vector<std::string> typesInPlay(const State& state) {
    std::vector<std::string> names = typesOf(*state.book, "core");
    std::erase_if(names, [&](const std::string& name) {
        return std::find(state.deckOut.begin(), state.deckOut.end(), name) != state.deckOut.end();
    });
    const auto added = typesOf(*state.book, "black-powder");
    names.insert(names.end(), added.begin(), added.end());
    return names;
}

/// Cards that are neither in the deck nor among the discards, including the one that is being placed.
int away(const State& state, const std::string& card) {
    int n = cardsInUse(state, card);
    for (const Task& task : state.tasks) {
        if (const auto* placed = std::get_if<task::PlaceHorde>(&task))
            n += placed->card == card ? 1 : 0;
    }
    return n;
}

bool allKnown(const std::vector<std::string>& types, const State& state) {
    const auto known = [&](const std::string& card) {
        return std::find(types.begin(), types.end(), card) != types.end();
    };
    for (const Slot slot : hordes(state)) {
        if (!known(state.at(slot)->card))
            return false;
    }
    for (const Holdings& holdings : state.players) {
        for (const Claimed& claimed : holdings.claimed) {
            if (!known(claimed.card))
                return false;
        }
    }
    return std::all_of(state.discards.begin(), state.discards.end(), known);
}

/// The copies of a type in this game, by their backs if the book has them (BP-03).
std::optional<Stock> stockOf(const State& state, const std::string& card) {
    Stock stock{card, copiesOf(state, card), {}};
    const auto& backs = state.book->cards.at(card).backs;
    if (backs) {
        std::copy_if(backs->begin(), backs->end(), std::back_inserter(stock.backs),
                     [&](SectionIndex section) { return state.setup->inPlay(section); });
        stock.left = static_cast<int>(stock.backs.size());
    } else if (state.setup->sectionsInPlay() < static_cast<int>(sectionCount)) {
        return std::nullopt; // the number of copies with back S1 is unknown
    }
    return stock;
}

/// The content of the deck after `drawn` has left it too.
Deck deckOf(const State& state, const std::string& drawn = {}) {
    if (!knowsAllTypes(*state.book))
        return {{}, NoLot::cardTypes};
    if (state.deckOut.size() != basicTypesOut)
        return {{}, NoLot::deckOut};
    const auto types = typesInPlay(state);
    if (types.size() != basicTypes - basicTypesOut + newTypes || !allKnown(types, state))
        return {{}, NoLot::cardsDiffer};
    Deck deck;
    int size = 0;
    std::vector<Stock> discarded;
    for (const std::string& type : types) {
        auto stock = stockOf(state, type);
        if (!stock)
            return {{}, NoLot::backs};
        const auto discards =
            static_cast<int>(std::count(state.discards.begin(), state.discards.end(), type));
        discarded.push_back({type, discards, stock->backs});
        stock->left -= away(state, type) + discards;
        if (stock->left < 0)
            return {{}, NoLot::cardsDiffer};
        size += stock->left;
        deck.stocks.push_back(std::move(*stock));
    }
    if (state.deckLeft && *state.deckLeft != size)
        return {{}, NoLot::cardsDiffer};
    const auto shuffleInIfEmpty = [&] { // BP-26
        if (size > 0)
            return;
        deck.stocks = std::move(discarded);
        discarded.clear();
        for (const Stock& stock : deck.stocks)
            size += stock.left;
    };
    shuffleInIfEmpty();
    if (!drawn.empty()) {
        const auto found = std::find_if(deck.stocks.begin(), deck.stocks.end(),
                                        [&](const Stock& stock) { return stock.card == drawn; });
        if (found == deck.stocks.end() || found->left == 0)
            return {{}, NoLot::cardsDiffer};
        --found->left;
        --size;
        shuffleInIfEmpty();
    }
    std::erase_if(deck.stocks, [](const Stock& stock) { return stock.left == 0; });
    return deck;
}

/// Every copy with every back that it may have, each as often as makes all equally likely; only those with
/// this back, if one is given.
LotChoices withBacks(const Deck& deck, std::optional<SectionIndex> only) {
    int common = 1;
    for (const Stock& stock : deck.stocks) {
        if (stock.backs.empty())
            return none(NoLot::backs);
        common = std::lcm(common, static_cast<int>(stock.backs.size()));
        if (common > mostChoices)
            return none(NoLot::tooMany);
    }
    std::vector<LotChoice> list;
    for (const Stock& stock : deck.stocks) {
        const int times = stock.left * common / static_cast<int>(stock.backs.size());
        for (const SectionIndex back : stock.backs) {
            if (!only || *only == back)
                list.insert(list.end(), static_cast<std::size_t>(times), LotChoice{{stock.card}, back});
        }
    }
    return limited(std::move(list));
}

} // namespace

Lot::Lot(int choices) : m_choices(choices), m_rolls(choices <= outcomes ? 1 : 2) {
    assert(choices >= 2 && choices <= mostChoices);
}

std::variant<int, RollAgain> Lot::feed(DicePair roll) {
    assert(roll.a >= 1 && roll.a <= 6 && roll.b >= 1 && roll.b <= 6);
    m_value = m_value * outcomes + (roll.a - 1) * 6 + (roll.b - 1);
    if (++m_rolled < m_rolls)
        return RollAgain::second;
    const int value = m_value;
    const int all = m_rolls == 1 ? outcomes : outcomes * outcomes;
    m_value = 0;
    m_rolled = 0;
    if (value >= all - all % m_choices)
        return RollAgain::uneven;
    return value % m_choices;
}

std::optional<std::map<std::string, int>> cardsInDeck(const State& state) {
    const Deck deck = deckOf(state);
    if (deck.why)
        return std::nullopt;
    std::map<std::string, int> left;
    for (const Stock& stock : deck.stocks)
        left.emplace(stock.card, stock.left);
    return left;
}

LotChoices hordeChoices(const State& state) {
    const Deck deck = deckOf(state);
    if (deck.why)
        return none(*deck.why);
    if (state.next)
        return withBacks(deck, state.next);
    std::vector<LotChoice> list;
    for (const Stock& stock : deck.stocks)
        list.insert(list.end(), static_cast<std::size_t>(stock.left), LotChoice{{stock.card}, {}});
    return limited(std::move(list));
}

LotChoices nextChoices(const State& state, const std::string& card) {
    const Deck deck = deckOf(state, card);
    return deck.why ? none(*deck.why) : withBacks(deck, std::nullopt);
}

LotChoices rocketChoices(const State& state) {
    if (state.book->rockets.empty() || state.book->moreRockets)
        return none(NoLot::rockets);
    std::vector<LotChoice> left;
    std::vector<LotChoice> all;
    for (const auto& [name, card] : state.book->rockets) {
        const auto drawn = std::count(state.rocketDrawn.begin(), state.rocketDrawn.end(), name);
        const LotChoice choice{{name}, {}};
        all.insert(all.end(), static_cast<std::size_t>(card.copies), choice);
        left.insert(left.end(), static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, card.copies - drawn)),
                    choice);
    }
    return limited(left.empty() ? std::move(all) : std::move(left)); // BP-72: an empty deck is reshuffled
}

LotChoices deckOutChoices(const State& state) {
    if (state.season != Season::setUp)
        return none(NoLot::notNow);
    if (!knowsAllTypes(*state.book))
        return none(NoLot::cardTypes);
    auto types = typesOf(*state.book, "core");
    std::erase_if(types,
                  [&](const std::string& type) { return cardsInUse(state, type) > 0; }); // it is in play
    std::vector<LotChoice> list;
    for (std::size_t i = 0; i < types.size(); ++i) {
        for (std::size_t j = i + 1; j < types.size(); ++j) {
            for (std::size_t k = j + 1; k < types.size(); ++k)
                list.push_back({{types[i], types[j], types[k]}, {}});
        }
    }
    return limited(std::move(list));
}

} // namespace watchfire::powder
