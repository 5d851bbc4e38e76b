// SPDX-License-Identifier: Apache-2.0
#include "app/stores/value_book.h"

#include "app/stores/book_walk.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {

struct ValueBookText {
    Q_DECLARE_TR_FUNCTIONS(ValueBookText)
};

using Field = powder::ValueKey::Field;

constexpr auto bookName = "table";
constexpr int fieldsPerWall = 3;
constexpr int fieldsPerSlot = 2;
/// Power, reward, spots, ability; and a reward for each spot.
constexpr int fieldsPerCard = 4;

struct RuledCard {
    const char* name;
    const char* set;
    powder::Ability::Kind ability;
};
// BP-05, BP-23: one basic card and the four new ones.
constexpr std::array<RuledCard, 5> ruled{{{"leader", "core", powder::Ability::Kind::leader},
                                          {"battering-ram", "black-powder", powder::Ability::Kind::ram},
                                          {"trebuchet", "black-powder", powder::Ability::Kind::trebuchet},
                                          {"ladders", "black-powder", powder::Ability::Kind::ladders},
                                          {"veterans", "black-powder", powder::Ability::Kind::none}}};

int one(bool known) {
    return known ? 1 : 0;
}

} // namespace

const std::vector<std::string>& ruledCards() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const RuledCard& card : ruled)
            all.emplace_back(card.name);
        return all;
    }();
    return names;
}

bool isRuledCard(const std::string& card) {
    const auto& names = ruledCards();
    return std::find(names.begin(), names.end(), card) != names.end();
}

BookCount countWalls(const powder::Book& book) {
    BookCount count;
    for (std::size_t level = 1; level < book.walls.size(); ++level) { // BP-01: level 0 has nothing
        const powder::WallValues& wall = book.walls[level];
        count += {one(wall.defense.has_value()) + one(wall.firing.has_value()) +
                      one(wall.cost && !wall.cost->of.empty()),
                  fieldsPerWall};
    }
    return count;
}

BookCount countTime(const powder::Book& book, powder::TimeSide side) {
    BookCount count{0, fieldsPerSlot * slotsOf(side)};
    const auto& track = book.time[static_cast<std::size_t>(side)];
    for (int slot = 0; slot < std::min(slotsOf(side), static_cast<int>(track.size())); ++slot) {
        const powder::TimeValues& values = track[static_cast<std::size_t>(slot)];
        count.known += one(values.hordes.has_value()) + one(values.lethality.has_value());
    }
    return count;
}

BookCount countCard(const powder::Book& book, const std::string& card) {
    // A card has one spot at least, so one reward.
    const int fields = isRuledCard(card) ? fieldsPerCard - 1 : fieldsPerCard;
    BookCount count{0, fields + 1, true};
    const auto found = book.cards.find(card);
    if (found == book.cards.end())
        return count;
    const powder::CardValues& values = found->second;
    count.known = one(values.power.has_value()) + one(values.reward.has_value());
    if (values.spots) {
        count.wanted = fields + static_cast<int>(values.spots->cells.count());
        count.atLeast = false;
        count.known += 1;
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
            count.known += one(values.spots->cells.test(cell) && values.rewards.contains(cell));
    }
    if (!isRuledCard(card))
        count.known += one(values.ability.has_value());
    return count;
}

BookCount countCards(const powder::Book& book) {
    BookCount count;
    int types = 0;
    for (const std::string& card : ruledCards()) {
        count += countCard(book, card);
        ++types;
    }
    for (const auto& [card, values] : book.cards) {
        if (isRuledCard(card))
            continue;
        count += countCard(book, card);
        ++types;
    }
    for (; types < hordeTypes; ++types)
        count += countCard(book, {});
    return count;
}

BookCount countShots(const powder::Book& book) {
    BookCount count;
    for (const powder::Machine machine : {powder::Machine::ballista, powder::Machine::cannon})
        count += {one(book.shots[powder::indexOf(machine)].has_value()), 1};
    const auto rockets = static_cast<int>(book.rockets.size());
    count += {rockets, std::max(1, rockets), book.moreRockets};
    return count;
}

BookCount countAll(const powder::Book& book) {
    BookCount count = countWalls(book);
    count += countTime(book, powder::TimeSide::few);
    count += countTime(book, powder::TimeSide::many);
    count += countCards(book);
    count += countShots(book);
    return count;
}

ValueBook::ValueBook(QObject* parent) : QObject(parent), m_book(beginning()) {}

powder::Book ValueBook::beginning() {
    powder::Book book;
    book.name = bookName;
    for (const RuledCard& card : ruled) {
        powder::CardValues& values = book.cards[card.name];
        values.set = card.set;
        values.ability = powder::Ability{card.ability, {}};
    }
    return book;
}

std::string ValueBook::toJson() const {
    return powder::toJson(m_book).dump();
}

std::optional<Error> ValueBook::load(const std::string& json) {
    const auto parsed = parseLine(json, 1);
    if (!parsed)
        return parsed.error();
    auto book = powder::bookFromJson(*parsed);
    if (!book)
        return book.error();
    m_book = std::move(*book);
    return std::nullopt;
}

void ValueBook::become(powder::Book book) {
    if (book == m_book)
        return;
    m_book = std::move(book);
    emit changed();
}

void ValueBook::set(const powder::ValueKey& key, const powder::BookValue& value) {
    powder::Book next = m_book;
    next.set(key, value);
    become(std::move(next));
}

void ValueBook::clear(const powder::ValueKey& key) {
    powder::Book next = m_book;
    next.set(key, std::nullopt);
    become(std::move(next));
}

void ValueBook::setBacks(const std::string& card, int copies,
                         std::optional<std::vector<powder::SectionIndex>> backs) {
    powder::Book next = m_book;
    next.cards[card].copies = copies;
    next.cards[card].backs = std::move(backs);
    become(std::move(next));
}

void ValueBook::clearBacks(const std::string& card) {
    powder::Book next = m_book;
    if (const auto found = next.cards.find(card); found != next.cards.end()) {
        found->second.copies.reset();
        found->second.backs.reset();
    }
    become(std::move(next));
}

void ValueBook::addCard(const std::string& card) {
    powder::Book next = m_book;
    next.cards.try_emplace(card);
    become(std::move(next));
}

void ValueBook::removeCard(const std::string& card) {
    if (isRuledCard(card))
        return;
    powder::Book next = m_book;
    next.cards.erase(card);
    become(std::move(next));
}

bool ValueBook::renameCard(const std::string& card, const std::string& name) {
    if (isRuledCard(card) || !powder::isCardName(name) || m_book.cards.contains(name))
        return false;
    powder::Book next = m_book;
    auto values = next.cards.extract(card);
    if (values.empty())
        return false;
    values.key() = name;
    next.cards.insert(std::move(values));
    become(std::move(next));
    return true;
}

void ValueBook::setSpots(const std::string& card, const powder::CellSet& spots,
                         const std::map<powder::Cell, powder::Reward>& rewards) {
    powder::Book next = m_book;
    next.set({Field::cardSpots, card}, powder::SpotMask{spots});
    for (const auto& [cell, reward] : rewards) {
        if (spots.test(cell))
            next.set({Field::spotReward, card, cell}, reward);
    }
    become(std::move(next));
}

void ValueBook::setRocket(const std::string& card, const powder::CellSet& cells, int copies) {
    powder::Book next = m_book;
    next.rockets[card] = {copies, cells};
    become(std::move(next));
}

void ValueBook::learnRocket(const powder::CellSet& cells) {
    const auto same = [&](const auto& rocket) { return rocket.second.cells == cells; };
    if (std::any_of(m_book.rockets.begin(), m_book.rockets.end(), same))
        return;
    powder::Book next = m_book;
    next.rockets[bookwalk::freeRocketName(next)] = {1, cells};
    next.moreRockets = true;
    become(std::move(next));
}

void ValueBook::setMoreRockets(bool more) {
    powder::Book next = m_book;
    next.moreRockets = more;
    become(std::move(next));
}

std::optional<Error> ValueBook::replace(powder::Book book) {
    if (book.sample)
        return Error{
            ErrorCode::header,
            {},
            ValueBookText::tr("/sample: these are sample values, invented to try the program; they are "
                              "not taken into the table's own book.")
                .toStdString(),
            "/sample"};
    book.name = m_book.name;
    become(std::move(book));
    return std::nullopt;
}

} // namespace watchfire

#include "moc_value_book.cpp"
