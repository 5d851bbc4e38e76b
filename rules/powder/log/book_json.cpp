// SPDX-License-Identifier: Apache-2.0
// The value book as JSON (game-log of Black Powder, "Value books"). Paths in messages are JSON Pointers into
// the book.
#include "rules/core/json_text.h"
#include "rules/core/named.h"
#include "rules/powder/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string_view>

namespace watchfire::powder {

namespace {

/// Thrown out of nested readers to carry a refusal; never leaves this file.
struct Refused {
    std::string path;
    std::string reason;
};

[[noreturn]] void refuseAt(std::string path, std::string reason) {
    throw Refused{std::move(path), std::move(reason)};
}

/// The beginning of a text from outside, for a message; never cuts a character in half.
std::string clipped(std::string text, std::size_t longest) {
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        --end;
    text.replace(end, std::string::npos, "...");
    return text;
}

std::string printed(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A field below a path, as a JSON Pointer names it.
std::string below(const std::string& path, const std::string& name) {
    constexpr std::size_t longest = 60;
    const std::string words = printed(name); // with quotation marks; line breaks and the like are escaped
    std::string escaped;
    for (const char c : words.substr(1, words.size() - 2))
        escaped += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return path + "/" + clipped(std::move(escaped), longest);
}
std::string below(const std::string& path, std::size_t index) {
    return fmt::format("{}/{}", path, index);
}

int numberAt(const Json& json, const std::string& path, int most = largestValue) {
    const auto number = integerOf(json, 0, most);
    if (!number)
        refuseAt(path, fmt::format("{} is no whole number from 0 to {}", clipped(printed(json), 40), most));
    return *number;
}

std::string textAt(const Json& json, const std::string& path, std::size_t longest = 400) {
    if (!json.is_string() || json.get_ref<const std::string&>().size() > longest)
        refuseAt(path, fmt::format("a text of at most {} bytes is wanted here", longest));
    return json.get<std::string>();
}

// The path is passed by value in functions that return a part of the value: GCC 13 and later mistake that
// part for a part of the temporary path (-Wdangling-reference).
const Json& objectAt(const Json& json, std::string_view path) {
    if (!json.is_object())
        refuseAt(std::string(path), "an object is wanted here");
    return json;
}

const Json& listAt(const Json& json, std::string_view path) {
    if (!json.is_array())
        refuseAt(std::string(path), "a list is wanted here");
    return json;
}

/// Refuses an object or a list with more entries than any box has use for.
void atMost(std::size_t most, const Json& json, const std::string& path) {
    if (json.size() > most)
        refuseAt(path, fmt::format("there are {} entries here; at most {} are allowed", json.size(), most));
}

/// Two lines of six, '#' a vital spot and '.' a gap.
SpotMask maskAt(const Json& json, const std::string& path) {
    const auto line = [&](std::size_t i) {
        return json.is_array() && json.size() == 2 && json[i].is_string() ? json[i].get<std::string>()
                                                                          : std::string();
    };
    SpotMask mask;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string text = line(i);
        if (text.size() != 6 || text.find_first_not_of("#.") != std::string::npos)
            refuseAt(path, "two lines of six are wanted here, # for a vital spot and . for a gap");
        for (int column = 0; column < 6; ++column)
            mask.cells.set(cellAt(static_cast<int>(i), column),
                           text[static_cast<std::size_t>(column)] == '#');
    }
    return mask;
}

Cell cellAtPath(const std::string& text, const std::string& path) {
    const auto cell = parseCell(text);
    if (!cell)
        refuseAt(path, fmt::format("{} is no cell of the grid; they are a1 to a6 and b1 to b6",
                                   clipped(printed(text), 40)));
    return *cell;
}

CellSet cellsAt(const Json& json, const std::string& path) {
    CellSet cells;
    listAt(json, path);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string at = below(path, i);
        cells.set(cellAtPath(textAt(json[i], at), at));
    }
    return cells;
}

Reward rewardAt(const Json& json, const std::string& path) {
    Reward reward;
    atMost(mostNames, json, path);
    for (const auto& [name, amount] : objectAt(json, path).items()) {
        if (!isCardName(name))
            refuseAt(below(path, name), "no resource has such a name; names are written in lower case");
        reward[name] = numberAt(amount, below(path, name));
    }
    return reward;
}

Cost costAt(const Json& json, const std::string& path) {
    objectAt(json, path);
    Cost cost;
    if (!json.contains("amount"))
        refuseAt(path + "/amount", "this field is missing");
    cost.amount = numberAt(json["amount"], path + "/amount");
    if (json.contains("of")) {
        const Json& kinds = listAt(json["of"], path + "/of");
        atMost(mostNames, kinds, path + "/of");
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const std::string at = below(path + "/of", i);
            cost.of.push_back(textAt(kinds[i], at, 40));
            if (cost.of.back().empty())
                refuseAt(at, "a kind of resource is wanted here");
        }
    }
    return cost;
}

Ability abilityAt(const Json& json, const std::string& path) {
    objectAt(json, path);
    Ability ability;
    const auto kind = json.contains("kind") && json["kind"].is_string()
                          ? parse<Ability::Kind>(json["kind"].get<std::string>())
                          : std::nullopt;
    if (!kind)
        refuseAt(path + "/kind", "none, leader, ram, trebuchet, ladders or text is wanted here");
    ability.kind = *kind;
    if (json.contains("text"))
        ability.text = textAt(json["text"], path + "/text");
    if (ability.kind == Ability::Kind::text && ability.text.empty())
        refuseAt(path + "/text", "the words of the ability are missing");
    return ability;
}

BookValue valueAt(const ValueKey& key, const Json& json, const std::string& path) {
    switch (factsOf(key.field).kind) {
    case ValueKind::number:
        break;
    case ValueKind::cells:
        return cellsAt(json, path);
    case ValueKind::spots:
        return maskAt(json, path);
    case ValueKind::reward:
        return rewardAt(json, path);
    case ValueKind::cost:
        return costAt(json, path);
    case ValueKind::ability:
        return abilityAt(json, path);
    }
    return numberAt(json, path);
}

class BookReader {
public:
    explicit BookReader(const Json& json) : m_json(json) {}

    Book read() {
        objectAt(m_json, "");
        if (m_json.value("watchfire-book", Json(1)) != 1)
            refuseAt("/watchfire-book",
                     "this program reads books of version 1; a newer Watchfire reads this one");
        readTitle();
        readWalls();
        readTime();
        if (m_json.contains("cards")) {
            atMost(mostCards, m_json["cards"], "/cards");
            for (const auto& [name, card] : objectAt(m_json["cards"], "/cards").items())
                readCard(name, card);
        }
        readShots();
        return std::move(m_book);
    }

private:
    /// Sets the field if the object at this path has it. The list of walls may have gaps, so the path in the
    /// file may differ from the key's.
    void setIf(const Json& object, const std::string& path, const ValueKey& key) {
        const char* field = factsOf(key.field).word;
        if (object.contains(field))
            m_book.set(key, valueAt(key, object[field], fmt::format("{}/{}", path, field)));
    }

    void readTitle() {
        if (m_json.contains("name"))
            m_book.name = textAt(m_json["name"], "/name", 60);
        if (m_json.contains("sample")) {
            if (!m_json["sample"].is_boolean())
                refuseAt("/sample", "true or false is wanted here");
            m_book.sample = m_json["sample"].get<bool>();
        }
        if (!m_json.contains("title"))
            return;
        atMost(mostNames, m_json["title"], "/title");
        for (const auto& [language, title] : objectAt(m_json["title"], "/title").items())
            m_book.title[language] = textAt(title, below("/title", language));
    }

    void readWalls() {
        if (!m_json.contains("walls"))
            return;
        const Json& walls = listAt(m_json["walls"], "/walls");
        for (std::size_t i = 0; i < walls.size(); ++i) {
            const std::string path = below("/walls", i);
            objectAt(walls[i], path);
            if (!walls[i].contains("level"))
                refuseAt(path + "/level", "this field is missing");
            const int level = numberAt(walls[i]["level"], path + "/level", highestWall);
            setIf(walls[i], path, {ValueKey::Field::wallDefense, {}, level});
            setIf(walls[i], path, {ValueKey::Field::wallFiring, {}, level});
            setIf(walls[i], path, {ValueKey::Field::wallCost, {}, level});
        }
    }

    void readTime() {
        if (!m_json.contains("time"))
            return;
        const Json& time = objectAt(m_json["time"], "/time");
        for (const auto& [name, side] : {std::pair{"2-3", TimeSide::few}, std::pair{"4-5", TimeSide::many}}) {
            if (!time.contains(name))
                continue;
            const std::string path = fmt::format("/time/{}", name);
            const Json& slots = listAt(time[name], path);
            if (slots.size() > 12)
                refuseAt(path, "no time track has so many slots");
            for (std::size_t i = 0; i < slots.size(); ++i) {
                const std::string at = below(path, i);
                const int slot = static_cast<int>(i);
                objectAt(slots[i], at);
                setIf(slots[i], at, {ValueKey::Field::timeHordes, {}, slot, side});
                setIf(slots[i], at, {ValueKey::Field::timeLethality, {}, slot, side});
            }
        }
    }

    void readCard(const std::string& name, const Json& json) {
        const std::string path = below("/cards", name);
        if (!isCardName(name))
            refuseAt(path, "a card's name is written in lower case with hyphens");
        objectAt(json, path);
        CardValues& card = m_book.cards[name];
        if (json.contains("set"))
            card.set = textAt(json["set"], path + "/set", 40);
        if (json.contains("copies"))
            card.copies = numberAt(json["copies"], path + "/copies");
        if (json.contains("backs")) {
            card.backs.emplace();
            const Json& backs = listAt(json["backs"], path + "/backs");
            for (std::size_t i = 0; i < backs.size(); ++i) {
                const auto section =
                    backs[i].is_string() ? parseSection(backs[i].get<std::string>()) : std::nullopt;
                if (!section)
                    refuseAt(below(path + "/backs", i), "S1, S2 or S3 is wanted here");
                card.backs->push_back(*section);
            }
            if (!card.copies || std::ssize(*card.backs) != *card.copies)
                refuseAt(path + "/backs", "one for each of the copies is wanted here");
        }
        setIf(json, path, {ValueKey::Field::cardPower, name});
        setIf(json, path, {ValueKey::Field::cardReward, name});
        setIf(json, path, {ValueKey::Field::cardSpots, name});
        setIf(json, path, {ValueKey::Field::cardAbility, name});
        if (!json.contains("rewards"))
            return;
        for (const auto& [cellText, reward] : objectAt(json["rewards"], path + "/rewards").items()) {
            const std::string at = below(path + "/rewards", cellText);
            const Cell cell = cellAtPath(cellText, at);
            if (card.spots && !card.spots->cells.test(cell))
                refuseAt(at, "the card has a gap there");
            card.rewards[cell] = rewardAt(reward, at);
        }
    }

    void readShots() {
        if (!m_json.contains("shots"))
            return;
        const Json& shots = objectAt(m_json["shots"], "/shots");
        for (const Machine machine : {Machine::ballista, Machine::cannon}) {
            const std::string name(toString(machine));
            if (!shots.contains(name))
                continue;
            const std::string path = "/shots/" + name;
            objectAt(shots[name], path);
            setIf(shots[name], path, {ValueKey::Field::shot, {}, static_cast<int>(indexOf(machine))});
        }
        if (shots.contains("more-rockets")) {
            if (!shots["more-rockets"].is_boolean())
                refuseAt("/shots/more-rockets", "true or false is wanted here");
            m_book.moreRockets = shots["more-rockets"].get<bool>();
        }
        if (!shots.contains("rocket"))
            return;
        atMost(mostCards, shots["rocket"], "/shots/rocket");
        for (const auto& [name, json] : objectAt(shots["rocket"], "/shots/rocket").items()) {
            const std::string path = below("/shots/rocket", name);
            if (!isCardName(name))
                refuseAt(path, "a card's name is written in lower case with hyphens");
            objectAt(json, path);
            if (!json.contains("cells"))
                refuseAt(path + "/cells", "this field is missing");
            RocketCard& card = m_book.rockets[name];
            card.cells = cellsAt(json["cells"], path + "/cells");
            if (json.contains("copies"))
                card.copies = numberAt(json["copies"], path + "/copies");
        }
    }

    const Json& m_json;
    Book m_book;
};

Json maskToJson(const SpotMask& mask) {
    Json lines = Json::array();
    for (const int line : {0, 1}) {
        std::string text;
        for (int column = 0; column < 6; ++column)
            text += mask.cells.test(cellAt(line, column)) ? '#' : '.';
        lines.push_back(text);
    }
    return lines;
}

Json costToJson(const Cost& cost) {
    Json json{{"amount", cost.amount}};
    if (!cost.of.empty())
        json["of"] = cost.of;
    return json;
}

Json abilityToJson(const Ability& ability) {
    Json json{{"kind", toString(ability.kind)}};
    if (!ability.text.empty())
        json["text"] = ability.text;
    return json;
}

Json rewardToJson(const Reward& reward) {
    Json json = Json::object();
    for (const auto& [name, amount] : reward)
        json[name] = amount;
    return json;
}

template <class T> void addIf(Json& json, const char* field, const std::optional<T>& value) {
    if (value)
        json[field] = *value;
}

Json cardToJson(const CardValues& card) {
    Json json = Json::object();
    addIf(json, "set", card.set);
    addIf(json, "copies", card.copies);
    if (card.backs) {
        json["backs"] = Json::array();
        for (const SectionIndex section : *card.backs)
            json["backs"].push_back(sectionName(section));
    }
    addIf(json, "power", card.power);
    addIf(json, "reward", card.reward);
    if (card.spots)
        json["spots"] = maskToJson(*card.spots);
    for (const auto& [cell, reward] : card.rewards)
        json["rewards"][cellName(cell)] = rewardToJson(reward);
    if (card.ability)
        json["ability"] = abilityToJson(*card.ability);
    return json;
}

} // namespace

Json cellsToJson(const CellSet& cells) {
    Json list = Json::array();
    for (const Cell cell : cellsIn(cells))
        list.push_back(cellName(cell));
    return list;
}

Result<Book> bookFromJson(const Json& json) {
    try {
        return BookReader(json).read();
    } catch (const Refused& refused) {
        return Error{
            ErrorCode::header, {}, fmt::format("{}: {}.", refused.path, refused.reason), refused.path};
    }
}

Result<BookValue> valueFromJson(const ValueKey& key, const Json& json) {
    try {
        const std::string path = pathOf(key);
        BookValue value = valueAt(key, json, path);
        // A file may contain half a price, but an entered answer must be complete.
        if (const Cost* cost = std::get_if<Cost>(&value); cost != nullptr && cost->of.empty())
            refuseAt(path + "/of", "the kinds of resources it is paid in are missing");
        return value;
    } catch (const Refused& refused) {
        return Error{
            ErrorCode::badValue, {}, fmt::format("{}: {}.", refused.path, refused.reason), refused.path};
    }
}

Json toJson(const BookValue& value) {
    return std::visit(
        []<class T>(const T& typed) -> Json {
            if constexpr (std::is_same_v<T, int>)
                return typed;
            else if constexpr (std::is_same_v<T, CellSet>)
                return cellsToJson(typed);
            else if constexpr (std::is_same_v<T, SpotMask>)
                return maskToJson(typed);
            else if constexpr (std::is_same_v<T, Reward>)
                return rewardToJson(typed);
            else if constexpr (std::is_same_v<T, Cost>)
                return costToJson(typed);
            else
                return abilityToJson(typed);
        },
        value);
}

Json rangeOf(const ValueKey& key) {
    static constexpr Names<6> kinds{"number", "cells", "spots", "reward", "cost", "ability"};
    const ValueKind kind = factsOf(key.field).kind;
    return kind == ValueKind::number ? Json::array({0, largestValue})
                                     : Json(kinds[static_cast<std::size_t>(kind)]);
}

Json toJson(const Book& book) {
    Json json{{"watchfire-book", 1}};
    if (!book.name.empty())
        json["name"] = book.name;
    if (book.sample)
        json["sample"] = true;
    for (const auto& [language, title] : book.title)
        json["title"][language] = title;
    for (int level = 0; level <= highestWall; ++level) {
        const WallValues& wall = book.walls[static_cast<std::size_t>(level)];
        if (wall == WallValues{})
            continue;
        Json entry{{"level", level}};
        addIf(entry, "defense", wall.defense);
        addIf(entry, "firing", wall.firing);
        if (wall.cost)
            entry["cost"] = costToJson(*wall.cost);
        json["walls"].push_back(entry);
    }
    for (const auto& [name, side] : {std::pair{"2-3", TimeSide::few}, std::pair{"4-5", TimeSide::many}}) {
        for (const TimeValues& slot : book.time[static_cast<std::size_t>(side)]) {
            Json entry = Json::object();
            addIf(entry, "hordes", slot.hordes);
            addIf(entry, "lethality", slot.lethality);
            json["time"][name].push_back(entry);
        }
    }
    for (const auto& [name, card] : book.cards)
        json["cards"][name] = cardToJson(card);
    for (const Machine machine : {Machine::ballista, Machine::cannon}) {
        if (const auto& cells = book.shots[indexOf(machine)])
            json["shots"][std::string(toString(machine))]["cells"] = cellsToJson(*cells);
    }
    for (const auto& [name, card] : book.rockets)
        json["shots"]["rocket"][name] = {{"copies", card.copies}, {"cells", cellsToJson(card.cells)}};
    if (book.moreRockets)
        json["shots"]["more-rockets"] = true;
    return json;
}

} // namespace watchfire::powder
