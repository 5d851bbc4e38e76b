// SPDX-License-Identifier: Apache-2.0
#include "app/books/book_difference.h"

#include <algorithm>
#include <set>
#include <string>

namespace watchfire::books {

namespace {

using Field = powder::ValueKey::Field;

/// The names in either map.
template <class Map> std::set<std::string> namesIn(const Map& ours, const Map& theirs) {
    std::set<std::string> names;
    for (const Map* map : {&ours, &theirs}) {
        for (const auto& [name, value] : *map)
            names.insert(name);
    }
    return names;
}

/// Every value that one of the books can have, in the order of the book's pages.
std::vector<powder::ValueKey> keysOf(const powder::Book& ours, const powder::Book& theirs) {
    std::vector<powder::ValueKey> keys;
    for (int level = 0; level <= powder::highestWall; ++level) {
        for (const Field field : {Field::wallDefense, Field::wallFiring, Field::wallCost})
            keys.push_back({field, {}, level});
    }
    for (const powder::TimeSide side : {powder::TimeSide::few, powder::TimeSide::many}) {
        const auto index = static_cast<std::size_t>(side);
        const auto length = static_cast<int>(std::max(ours.time[index].size(), theirs.time[index].size()));
        for (int slot = 0; slot < length; ++slot) {
            for (const Field field : {Field::timeHordes, Field::timeLethality})
                keys.push_back({field, {}, slot, side});
        }
    }
    for (const std::string& card : namesIn(ours.cards, theirs.cards)) {
        for (const Field field : {Field::cardPower, Field::cardReward, Field::cardSpots, Field::cardAbility})
            keys.push_back({field, card});
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
            keys.push_back({Field::spotReward, card, cell});
    }
    for (const powder::Machine machine : {powder::Machine::ballista, powder::Machine::cannon})
        keys.push_back({Field::shot, {}, static_cast<int>(powder::indexOf(machine))});
    for (const std::string& rocket : namesIn(ours.rockets, theirs.rockets))
        keys.push_back({Field::rocketCells, rocket});
    return keys;
}

} // namespace

Comparison compare(const powder::Book& ours, const powder::Book& theirs) {
    Comparison found;
    for (const powder::ValueKey& key : keysOf(ours, theirs)) {
        Difference one{key, ours.find(key), theirs.find(key)};
        if (one.ours == one.theirs)
            continue;
        auto& list = !one.theirs ? found.onlyOurs : !one.ours ? found.onlyTheirs : found.changed;
        list.push_back(std::move(one));
    }
    for (const auto& [name, card] : ours.cards) {
        const auto other = theirs.cards.find(name);
        if (other != theirs.cards.end() &&
            (card.copies != other->second.copies || card.backs != other->second.backs))
            ++found.copies;
    }
    for (const auto& [name, rocket] : ours.rockets) {
        const auto other = theirs.rockets.find(name);
        if (other != theirs.rockets.end() && rocket.copies != other->second.copies)
            ++found.copies;
    }
    return found;
}

powder::Book completed(const powder::Book& ours, const powder::Book& theirs) {
    powder::Book book = ours;
    for (const Difference& one : compare(ours, theirs).onlyTheirs) {
        // A reward belongs to a spot; where our card has a gap, there is none.
        const auto card = book.cards.find(one.key.name);
        if (one.key.field == Field::spotReward && card != book.cards.end() && card->second.spots &&
            !card->second.spots->cells.test(static_cast<std::size_t>(one.key.index)))
            continue;
        book.set(one.key, *one.theirs);
        if (one.key.field == Field::rocketCells)
            book.rockets[one.key.name].copies = theirs.rockets.at(one.key.name).copies;
    }
    for (const auto& [name, card] : theirs.cards) {
        powder::CardValues& mine = book.cards[name];
        if (!mine.set)
            mine.set = card.set;
        if (!mine.copies) {
            mine.copies = card.copies;
            mine.backs = card.backs;
        } else if (!mine.backs && mine.copies == card.copies) {
            mine.backs = card.backs;
        }
    }
    return book;
}

} // namespace watchfire::books
