// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/book.h"

#include "rules/core/named.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace watchfire::powder {

namespace {
constexpr Names<2> sideNames{"2-3", "4-5"};

/// By ValueKey::Field.
constexpr std::array<FieldFacts, 12> fieldFacts{{
    {"defense", ValueKind::number, ValuePlace::wall, BP(50)},
    {"firing", ValueKind::number, ValuePlace::wall, BP(30)},
    {"cost", ValueKind::cost, ValuePlace::wall, BP(80)},
    {"hordes", ValueKind::number, ValuePlace::time, BP(11)},
    {"lethality", ValueKind::number, ValuePlace::time, BP(40)},
    {"power", ValueKind::number, ValuePlace::card, BP(50)},
    {"reward", ValueKind::number, ValuePlace::card, BP(91)},
    {"spots", ValueKind::spots, ValuePlace::card, BP(22)},
    {"rewards", ValueKind::reward, ValuePlace::card, BP(24)},
    {"ability", ValueKind::ability, ValuePlace::card, BP(27)},
    {"cells", ValueKind::cells, ValuePlace::shot, BP(70)},
    {"cells", ValueKind::cells, ValuePlace::shot, BP(72)},
}};
static_assert(fieldFacts.size() == static_cast<std::size_t>(ValueKey::Field::rocketCells) + 1 &&
              fieldFacts.back().word != nullptr);

template <ValueKind kind>
using ValueOf = std::variant_alternative_t<static_cast<std::size_t>(kind), BookValue>;
static_assert(std::is_same_v<ValueOf<ValueKind::number>, int> &&
              std::is_same_v<ValueOf<ValueKind::cells>, CellSet> &&
              std::is_same_v<ValueOf<ValueKind::spots>, SpotMask> &&
              std::is_same_v<ValueOf<ValueKind::reward>, Reward> &&
              std::is_same_v<ValueOf<ValueKind::cost>, Cost> &&
              std::is_same_v<ValueOf<ValueKind::ability>, Ability>);

/// More slots than any time track has.
constexpr int mostSlots = 12;

std::vector<std::string_view> segments(std::string_view path) {
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        if (path.front() != '/')
            return {};
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

std::optional<int> indexNamed(std::string_view text, int end) {
    int value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || stop != text.data() + text.size() || value < 0 || value >= end)
        return std::nullopt;
    return value;
}

template <class T> std::optional<BookValue> lift(const std::optional<T>& value) {
    if (!value)
        return std::nullopt;
    return BookValue(*value);
}
} // namespace

std::optional<BookValue> Book::find(const ValueKey& key) const {
    using Field = ValueKey::Field;
    const auto index = static_cast<std::size_t>(key.index);
    const auto card = cards.find(key.name);
    const CardValues* values = card == cards.end() ? nullptr : &card->second;
    const auto slot = [&]() -> const TimeValues* {
        const auto& side = time[static_cast<std::size_t>(key.side)];
        return index < side.size() ? &side[index] : nullptr;
    };
    // BP-01: level 0 has neither, unless the book says otherwise.
    const auto wall = [&](const std::optional<int>& value) {
        return index == 0 && !value ? std::optional(BookValue(0)) : lift(value);
    };
    switch (key.field) {
    case Field::wallDefense:
        return wall(walls[index].defense);
    case Field::wallFiring:
        return wall(walls[index].firing);
    case Field::wallCost: // an amount without its kinds is only half a price (BP-80)
        return walls[index].cost && !walls[index].cost->of.empty() ? lift(walls[index].cost) : std::nullopt;
    case Field::timeHordes:
        return slot() ? lift(slot()->hordes) : std::nullopt;
    case Field::timeLethality:
        return slot() ? lift(slot()->lethality) : std::nullopt;
    case Field::cardPower:
        return values ? lift(values->power) : std::nullopt;
    case Field::cardReward:
        return values ? lift(values->reward) : std::nullopt;
    case Field::cardSpots:
        return values ? lift(values->spots) : std::nullopt;
    case Field::cardAbility:
        return values ? lift(values->ability) : std::nullopt;
    case Field::spotReward:
        if (values != nullptr) {
            if (const auto reward = values->rewards.find(static_cast<Cell>(key.index));
                reward != values->rewards.end())
                return BookValue(reward->second);
        }
        return std::nullopt;
    case Field::shot:
        return lift(shots[index]);
    case Field::rocketCells:
        if (const auto rocket = rockets.find(key.name); rocket != rockets.end())
            return BookValue(rocket->second.cells);
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<int> Book::number(const ValueKey& key) const {
    const auto value = find(key);
    return value ? std::optional(std::get<int>(*value)) : std::nullopt;
}

const FieldFacts& factsOf(ValueKey::Field field) {
    return fieldFacts[static_cast<std::size_t>(field)];
}

bool fits(const ValueKey& key, const BookValue& value) {
    return value.index() == static_cast<std::size_t>(factsOf(key.field).kind);
}

void Book::set(const ValueKey& key, const std::optional<BookValue>& value) {
    using Field = ValueKey::Field;
    const auto index = static_cast<std::size_t>(key.index);
    const auto put = [&]<class T>(std::optional<T>& place) {
        place = value ? std::optional(std::get<T>(*value)) : std::nullopt;
    };
    const auto ofSlot = [&](std::optional<int> TimeValues::*number) {
        auto& side = time[static_cast<std::size_t>(key.side)];
        side.resize(std::max(side.size(), index + 1));
        put(side[index].*number);
        while (!value && !side.empty() && side.back() == TimeValues{})
            side.pop_back();
    };
    const auto ofCard = [&](auto act) {
        if (value || cards.contains(key.name)) // forgetting a value adds no card
            act(cards[key.name]);
    };
    switch (key.field) {
    case Field::wallDefense:
        return put(walls[index].defense);
    case Field::wallFiring:
        return put(walls[index].firing);
    case Field::wallCost:
        return put(walls[index].cost);
    case Field::timeHordes:
        return ofSlot(&TimeValues::hordes);
    case Field::timeLethality:
        return ofSlot(&TimeValues::lethality);
    case Field::cardPower:
        return ofCard([&](CardValues& card) { put(card.power); });
    case Field::cardReward:
        return ofCard([&](CardValues& card) { put(card.reward); });
    case Field::cardSpots:
        return ofCard([&](CardValues& card) {
            put(card.spots);
            // A reward is printed on a spot: where there is none, or none is known, it is forgotten.
            std::erase_if(card.rewards, [&](const auto& reward) {
                return !card.spots || !card.spots->cells.test(reward.first);
            });
        });
    case Field::spotReward:
        return ofCard([&](CardValues& card) {
            const auto cell = static_cast<Cell>(key.index);
            if (value)
                card.rewards[cell] = std::get<Reward>(*value);
            else
                card.rewards.erase(cell);
        });
    case Field::cardAbility:
        return ofCard([&](CardValues& card) { put(card.ability); });
    case Field::shot:
        return put(shots[index]);
    case Field::rocketCells:
        if (value)
            rockets[key.name].cells = std::get<CellSet>(*value);
        else
            rockets.erase(key.name);
    }
}

bool Book::hasRoomFor(const ValueKey& key) const {
    const bool rocket = key.field == ValueKey::Field::rocketCells;
    if (!rocket && factsOf(key.field).place != ValuePlace::card)
        return true;
    return rocket ? rockets.contains(key.name) || rockets.size() < mostCards
                  : cards.contains(key.name) || cards.size() < mostCards;
}

std::string pathOf(const ValueKey& key) {
    using Field = ValueKey::Field;
    const char* word = factsOf(key.field).word;
    switch (key.field) {
    case Field::wallDefense:
    case Field::wallFiring:
    case Field::wallCost:
        return fmt::format("/walls/{}/{}", key.index, word);
    case Field::timeHordes:
    case Field::timeLethality:
        return fmt::format("/time/{}/{}/{}", sideNames[static_cast<std::size_t>(key.side)], key.index, word);
    case Field::cardPower:
    case Field::cardReward:
    case Field::cardSpots:
    case Field::cardAbility:
        return fmt::format("/cards/{}/{}", key.name, word);
    case Field::spotReward:
        return fmt::format("/cards/{}/rewards/{}", key.name, cellName(static_cast<Cell>(key.index)));
    case Field::shot:
        return fmt::format("/shots/{}/cells", toString(static_cast<Machine>(key.index)));
    case Field::rocketCells:
        return fmt::format("/shots/rocket/{}/cells", key.name);
    }
    return {};
}

std::optional<ValueKey> parsePath(std::string_view path) {
    using Field = ValueKey::Field;
    const auto parts = segments(path);
    if (parts.size() < 3)
        return std::nullopt;
    // The last part says which of these fields is meant; the rest of the key is known already.
    const auto keyOf = [&](std::initializer_list<Field> fields, ValueKey key) -> std::optional<ValueKey> {
        for (const Field field : fields) {
            if (parts.back() == factsOf(field).word) {
                key.field = field;
                return key;
            }
        }
        return std::nullopt;
    };
    if (parts[0] == "walls" && parts.size() == 3) {
        if (const auto level = indexNamed(parts[1], highestWall + 1))
            return keyOf({Field::wallDefense, Field::wallFiring, Field::wallCost}, {.index = *level});
    } else if (parts[0] == "time" && parts.size() == 4) {
        const auto side = valueNamed<TimeSide>(sideNames, parts[1]);
        const auto slot = indexNamed(parts[2], mostSlots);
        if (side && slot)
            return keyOf({Field::timeHordes, Field::timeLethality}, {.index = *slot, .side = *side});
    } else if (parts[0] == "cards" && isCardName(parts[1])) {
        ValueKey key{Field::spotReward, std::string(parts[1])};
        if (parts.size() == 3)
            return keyOf({Field::cardPower, Field::cardReward, Field::cardSpots, Field::cardAbility},
                         std::move(key));
        if (const auto cell = parseCell(parts[3]); cell && parts.size() == 4 && parts[2] == "rewards") {
            key.index = *cell;
            return key;
        }
    } else if (parts[0] == "shots" && parts.back() == "cells") {
        if (parts.size() == 4 && parts[1] == "rocket" && isCardName(parts[2]))
            return ValueKey{Field::rocketCells, std::string(parts[2])};
        const auto machine = parse<Machine>(parts[1]);
        if (parts.size() == 3 && machine && *machine != Machine::rocketLauncher)
            return ValueKey{Field::shot, {}, static_cast<int>(indexOf(*machine))};
    }
    return std::nullopt;
}

bool isCardName(std::string_view text) {
    if (text.empty() || text.size() > 40 || text.front() == '-' || text.back() == '-' ||
        text.find("--") != std::string_view::npos)
        return false;
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

} // namespace watchfire::powder
