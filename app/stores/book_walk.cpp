// SPDX-License-Identifier: Apache-2.0
#include "app/stores/book_walk.h"

#include "app/stores/value_book.h"
#include "app/text/powder/names.h"

#include <algorithm>
#include <set>

namespace watchfire::bookwalk {

namespace {

using Field = powder::ValueKey::Field;

/// The numbers of the cards without a printed name, up to as many as are missing of the twelve types.
std::set<int> unnamedCards(const powder::Book& book, int named) {
    std::set<int> numbers;
    for (const auto& [card, values] : book.cards) {
        if (text::isUnnamedCard(card))
            numbers.insert(std::stoi(card.substr(text::unnamedCard.size())));
    }
    for (int number = named + 1; named + static_cast<int>(numbers.size()) < hordeTypes; ++number)
        numbers.insert(number);
    return numbers;
}

} // namespace

std::vector<std::string> cards(const powder::Book& book) {
    std::vector<std::string> order = ruledCards();
    for (const auto& [card, values] : book.cards) {
        if (!isRuledCard(card) && !text::isUnnamedCard(card))
            order.push_back(card);
    }
    for (const int number : unnamedCards(book, static_cast<int>(order.size())))
        order.push_back(std::string(text::unnamedCard) + std::to_string(number));
    return order;
}

std::string freeRocketName(const powder::Book& book) {
    int n = 1;
    while (book.rockets.contains("r" + std::to_string(n)))
        ++n;
    return "r" + std::to_string(n);
}

std::vector<powder::ValueKey> stops(const powder::Book& book) {
    std::vector<powder::ValueKey> all;
    for (int level = 1; level <= powder::highestWall; ++level) { // BP-01: level 0 has nothing
        for (const Field field : {Field::wallDefense, Field::wallFiring, Field::wallCost})
            all.push_back({field, {}, level});
    }
    for (const powder::TimeSide side : {powder::TimeSide::few, powder::TimeSide::many}) {
        for (int slot = 0; slot < slotsOf(side); ++slot) {
            for (const Field field : {Field::timeHordes, Field::timeLethality})
                all.push_back({field, {}, slot, side});
        }
    }
    for (const std::string& card : cards(book)) {
        for (const Field field : {Field::cardPower, Field::cardReward, Field::cardSpots})
            all.push_back({field, card});
        if (!isRuledCard(card))
            all.push_back({Field::cardAbility, card});
    }
    for (const powder::Machine machine : {powder::Machine::ballista, powder::Machine::cannon})
        all.push_back({Field::shot, {}, static_cast<int>(powder::indexOf(machine))});
    for (const auto& [rocket, card] : book.rockets)
        all.push_back({Field::rocketCells, rocket});
    if (book.rockets.empty() || book.moreRockets)
        all.push_back({Field::rocketCells, freeRocketName(book)});
    return all;
}

bool isComplete(const powder::Book& book, const powder::ValueKey& stop) {
    const auto value = book.find(stop);
    if (!value || stop.field != Field::cardSpots)
        return value.has_value();
    const powder::CellSet& spots = std::get<powder::SpotMask>(*value).cells;
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
        if (spots.test(cell) && !book.find({Field::spotReward, stop.name, cell}))
            return false;
    }
    return true;
}

std::optional<powder::ValueKey> nextMissing(const powder::Book& book,
                                            const std::optional<powder::ValueKey>& after) {
    std::vector<powder::ValueKey> all = stops(book);
    if (after) {
        if (const auto here = std::find(all.begin(), all.end(), *after); here != all.end()) {
            std::rotate(all.begin(), here + 1, all.end());
            all.pop_back(); // the stop itself
        }
    }
    const auto next = std::find_if(all.begin(), all.end(),
                                   [&](const powder::ValueKey& stop) { return !isComplete(book, stop); });
    return next == all.end() ? std::nullopt : std::optional(*next);
}

} // namespace watchfire::bookwalk
