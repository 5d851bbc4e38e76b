// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/book.h"

#include "rules/core/named.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace watchfire::powder {

namespace {
constexpr Names<6> kindNames{"none", "leader", "ram", "trebuchet", "ladders", "text"};
constexpr Names<2> sideNames{"2-3", "4-5"};

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

std::string_view toString(Ability::Kind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}
std::optional<Ability::Kind> parseAbilityKind(std::string_view text) {
    return valueNamed<Ability::Kind>(kindNames, text);
}

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

bool fits(const ValueKey& key, const BookValue& value) {
    using Field = ValueKey::Field;
    switch (key.field) {
    case Field::cardSpots:
        return std::holds_alternative<SpotMask>(value);
    case Field::shot:
    case Field::rocketCells:
        return std::holds_alternative<CellSet>(value);
    case Field::wallCost:
        return std::holds_alternative<Cost>(value);
    case Field::spotReward:
        return std::holds_alternative<Reward>(value);
    case Field::cardAbility:
        return std::holds_alternative<Ability>(value);
    case Field::wallDefense:
    case Field::wallFiring:
    case Field::timeHordes:
    case Field::timeLethality:
    case Field::cardPower:
    case Field::cardReward:
        return std::holds_alternative<int>(value);
    }
    return false;
}

void Book::set(const ValueKey& key, const BookValue& value) {
    using Field = ValueKey::Field;
    const auto index = static_cast<std::size_t>(key.index);
    const auto slot = [&]() -> TimeValues& {
        auto& side = time[static_cast<std::size_t>(key.side)];
        if (side.size() <= index)
            side.resize(index + 1);
        return side[index];
    };
    switch (key.field) {
    case Field::wallDefense:
        walls[index].defense = std::get<int>(value);
        break;
    case Field::wallFiring:
        walls[index].firing = std::get<int>(value);
        break;
    case Field::wallCost:
        walls[index].cost = std::get<Cost>(value);
        break;
    case Field::timeHordes:
        slot().hordes = std::get<int>(value);
        break;
    case Field::timeLethality:
        slot().lethality = std::get<int>(value);
        break;
    case Field::cardPower:
        cards[key.name].power = std::get<int>(value);
        break;
    case Field::cardReward:
        cards[key.name].reward = std::get<int>(value);
        break;
    case Field::cardSpots: {
        CardValues& card = cards[key.name];
        card.spots = std::get<SpotMask>(value);
        // A reward on a cell that turns out to be a gap is dropped.
        std::erase_if(card.rewards, [&](const auto& entry) { return !card.spots->cells.test(entry.first); });
        break;
    }
    case Field::spotReward:
        cards[key.name].rewards[static_cast<Cell>(key.index)] = std::get<Reward>(value);
        break;
    case Field::cardAbility:
        cards[key.name].ability = std::get<Ability>(value);
        break;
    case Field::shot:
        shots[index] = std::get<CellSet>(value);
        break;
    case Field::rocketCells:
        rockets[key.name].cells = std::get<CellSet>(value);
        break;
    }
}

std::string pathOf(const ValueKey& key) {
    using Field = ValueKey::Field;
    switch (key.field) {
    case Field::wallDefense:
        return fmt::format("/walls/{}/defense", key.index);
    case Field::wallFiring:
        return fmt::format("/walls/{}/firing", key.index);
    case Field::wallCost:
        return fmt::format("/walls/{}/cost", key.index);
    case Field::timeHordes:
        return fmt::format("/time/{}/{}/hordes", sideNames[static_cast<std::size_t>(key.side)], key.index);
    case Field::timeLethality:
        return fmt::format("/time/{}/{}/lethality", sideNames[static_cast<std::size_t>(key.side)], key.index);
    case Field::cardPower:
        return fmt::format("/cards/{}/power", key.name);
    case Field::cardReward:
        return fmt::format("/cards/{}/reward", key.name);
    case Field::cardSpots:
        return fmt::format("/cards/{}/spots", key.name);
    case Field::spotReward:
        return fmt::format("/cards/{}/rewards/{}", key.name, cellName(static_cast<Cell>(key.index)));
    case Field::cardAbility:
        return fmt::format("/cards/{}/ability", key.name);
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
    const auto keyOf = [&](std::initializer_list<std::pair<std::string_view, Field>> fields,
                           ValueKey key) -> std::optional<ValueKey> {
        for (const auto& [name, field] : fields) {
            if (parts.back() == name) {
                key.field = field;
                return key;
            }
        }
        return std::nullopt;
    };
    if (parts[0] == "walls" && parts.size() == 3) {
        if (const auto level = indexNamed(parts[1], highestWall + 1))
            return keyOf(
                {{"defense", Field::wallDefense}, {"firing", Field::wallFiring}, {"cost", Field::wallCost}},
                {.index = *level});
    } else if (parts[0] == "time" && parts.size() == 4) {
        const auto side = valueNamed<TimeSide>(sideNames, parts[1]);
        const auto slot = indexNamed(parts[2], mostSlots);
        if (side && slot)
            return keyOf({{"hordes", Field::timeHordes}, {"lethality", Field::timeLethality}},
                         {.index = *slot, .side = *side});
    } else if (parts[0] == "cards" && isCardName(parts[1])) {
        ValueKey key{Field::spotReward, std::string(parts[1])};
        if (parts.size() == 3)
            return keyOf({{"power", Field::cardPower},
                          {"reward", Field::cardReward},
                          {"spots", Field::cardSpots},
                          {"ability", Field::cardAbility}},
                         std::move(key));
        if (const auto cell = parseCell(parts[3]); cell && parts.size() == 4 && parts[2] == "rewards") {
            key.index = *cell;
            return key;
        }
    } else if (parts[0] == "shots" && parts.back() == "cells") {
        if (parts.size() == 4 && parts[1] == "rocket" && isCardName(parts[2]))
            return ValueKey{Field::rocketCells, std::string(parts[2])};
        const auto machine = parseMachine(parts[1]);
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
