// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/json_mutator.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <vector>

namespace watchfire::fuzz {

namespace {

// Objects keep their order: the order of fields is one of the things that change.
using Json = nlohmann::ordered_json;

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % std::max<std::size_t>(bound, 1));
}

template <class List> const auto& oneOf(const List& list, Random& random) {
    return list[below(random, list.size())];
}

/// Marks text in a tree that no JSON value could express; it is replaced when the tree is written.
constexpr std::string_view rawMark = "\x01raw";

/// Text that JSON writers do not write: numbers beyond every range, invalid UTF-8, deep nesting, not JSON at
/// all.
constexpr std::array<std::string_view, 16> raw{"1e999",
                                               "-1e999",
                                               "1e308",
                                               "-0",
                                               "1e-400",
                                               "18446744073709551616",
                                               "0.1e1",
                                               "NaN",
                                               "[",
                                               "\"\xff\"",
                                               "\"\xed\xa0\x80\"",
                                               "\"\\ud800\"",
                                               "\"\\u0000\"",
                                               "{\"a\":1,\"a\":2}",
                                               "",
                                               "\"unfinished"};

const std::vector<Json>& nasty() {
    static const std::vector<Json> values = [] {
        std::vector<Json> made{nullptr,
                               true,
                               false,
                               "",
                               Json::array(),
                               Json::object(),
                               Json::array({nullptr}),
                               Json::object({{"", ""}})};
        for (const std::int64_t number :
             {INT64_MIN,      INT64_C(-2147483649), INT64_C(-1000001),   INT64_C(-1001),
              INT64_C(-100),  INT64_C(-1),          INT64_C(0),          INT64_C(1),
              INT64_C(2),     INT64_C(3),           INT64_C(5),          INT64_C(6),
              INT64_C(7),     INT64_C(8),           INT64_C(12),         INT64_C(13),
              INT64_C(24),    INT64_C(35),          INT64_C(60),         INT64_C(99),
              INT64_C(100),   INT64_C(127),         INT64_C(128),        INT64_C(255),
              INT64_C(256),   INT64_C(500),         INT64_C(1000),       INT64_C(32768),
              INT64_C(65535), INT64_C(65536),       INT64_C(2147483648), INT64_MAX})
            made.emplace_back(number);
        made.emplace_back(UINT64_MAX);
        made.emplace_back(0.5);
        made.emplace_back(-1e308);
        for (const char* name : {"99,99:N",
                                 "99,99",
                                 "0,0",
                                 "0,0:N",
                                 "0,0:S",
                                 "0,0:E",
                                 "1,0:SW",
                                 "-1,1:NW",
                                 "1000,1000",
                                 "-1001,0:W",
                                 "1001,-1001:S",
                                 "2147483648,0",
                                 "0,0:X",
                                 ",",
                                 ":",
                                 "0,0:",
                                 "W1",
                                 "W3",
                                 "III",
                                 "red",
                                 "dragon",
                                 "north",
                                 "S1",
                                 "S1-front-1",
                                 "a1",
                                 "b6",
                                 "sea",
                                 "desert",
                                 "volcano",
                                 "jungle",
                                 "gold",
                                 "steppe",
                                 "any",
                                 "wood",
                                 "settlement",
                                 "city",
                                 "road",
                                 "ship",
                                 "wall",
                                 "none",
                                 "west",
                                 "east",
                                 "supply",
                                 "leader",
                                 "base",
                                 "great-river",
                                 "volcano-jungle",
                                 "undo",
                                 "redo",
                                 "%1",
                                 "{}",
                                 "..",
                                 "/dev/ptmx"})
            made.emplace_back(name);
        made.emplace_back(std::string(70, 'x'));
        made.emplace_back("\xF0\x9F\x98\x80 \\ \" \n \xC3\xBC");
        return made;
    }();
    return values;
}

/// A value somewhere in a tree, and its parent.
struct Spot {
    Json* parent = nullptr; ///< null at the root
    std::size_t index = 0;  ///< in the parent, which is a list or an object
    Json* value = nullptr;
};

void collect(Json& json, std::vector<Spot>& spots, std::size_t most) {
    // Breadth first, so that a bound omits the deepest values.
    std::vector<Spot> open{{nullptr, 0, &json}};
    for (std::size_t i = 0; i < open.size() && open.size() < most; ++i) {
        Json* const value = open[i].value;
        if (!value->is_structured())
            continue;
        std::size_t index = 0;
        for (auto& child : *value)
            open.push_back({value, index++, &child});
    }
    spots = std::move(open);
}

Spot pick(Json& json, Random& random) {
    std::vector<Spot> spots;
    collect(json, spots, 4000);
    return oneOf(spots, random);
}

std::string changedText(std::string text, Random& random) {
    switch (random() % 6) {
    case 0: { // a number in it: places are named by numbers
        const auto digit = std::find_if(text.begin(), text.end(), [](char c) {
            return std::isdigit(static_cast<unsigned char>(c)) != 0;
        });
        if (digit != text.end())
            *digit = static_cast<char>('0' + random() % 10);
        return text;
    }
    case 1: { // another corner or side of the same hex
        static constexpr std::array<std::string_view, 9> directions{"N",  "NE", "E",  "SE", "S",
                                                                    "SW", "W",  "NW", "Q"};
        const auto colon = text.find(':');
        return colon == std::string::npos
                   ? text + ":N"
                   : text.substr(0, colon + 1) + std::string(oneOf(directions, random));
    }
    case 2:
        return text.insert(0, "-");
    case 3:
        return text + text;
    case 4:
        return text.substr(0, below(random, text.size() + 1));
    default: {
        if (text.empty())
            return "a";
        text[below(random, text.size())] = static_cast<char>(32 + random() % 95);
        return text;
    }
    }
}

void changeNumber(Json& json, Random& random) {
    static constexpr std::array<std::int64_t, 8> steps{1, -1, 2, -2, 5, 10, 100, 65536};
    if (json.is_number_integer() && random() % 2 == 0) {
        const auto value = static_cast<std::uint64_t>(json.get<std::int64_t>());
        json = static_cast<std::int64_t>(value + static_cast<std::uint64_t>(oneOf(steps, random)));
    } else {
        json = oneOf(nasty(), random);
    }
}

void nest(Json& json, Random& random) {
    static constexpr std::array<int, 4> depths{1, 3, 63, 70};
    for (int depth = oneOf(depths, random); depth > 0; --depth)
        json = random() % 2 == 0 ? Json::array({std::move(json)}) : Json::object({{"a", std::move(json)}});
}

/// Makes one change somewhere in the tree; `other` provides values to insert.
void change(Json& json, Json& other, Random& random) {
    const Spot at = pick(json, random);
    Json& value = *at.value;
    const bool listed = at.parent != nullptr && at.parent->is_array();
    const bool field = at.parent != nullptr && at.parent->is_object();
    switch (random() % 16) {
    case 0:
    case 1:
        value = oneOf(nasty(), random);
        break;
    case 2:
        value = std::string(rawMark) + std::string(oneOf(raw, random));
        break;
    case 3:
    case 4:
    case 5:
        if (value.is_string())
            value = changedText(value.get<std::string>(), random);
        else if (value.is_number())
            changeNumber(value, random);
        else if (value.is_boolean())
            value = !value.get<bool>();
        else
            value = oneOf(nasty(), random);
        break;
    case 6: // out
        if (listed) {
            at.parent->erase(at.index);
        } else if (field) {
            auto it = at.parent->begin();
            std::advance(it, static_cast<std::ptrdiff_t>(at.index));
            at.parent->erase(it);
        }
        break;
    case 7: // twice
        if (listed)
            at.parent->insert(at.parent->begin() + static_cast<std::ptrdiff_t>(at.index), Json(value));
        break;
    case 8: // very often
        if (listed && at.parent->size() < 1000) {
            static constexpr std::array<std::size_t, 5> times{3, 7, 40, 70, 600};
            at.parent->insert(at.parent->end(), oneOf(times, random), Json(value));
        }
        break;
    case 9: { // the place of another
        const Spot there = pick(json, random);
        const Json taken = *there.value;
        value = taken;
        break;
    }
    case 10: {
        const Json taken = *pick(other, random).value;
        value = taken;
        break;
    }
    case 11: // a field of another name
        if (field) {
            auto it = at.parent->begin();
            std::advance(it, static_cast<std::ptrdiff_t>(at.index));
            const Json moved = *it;
            std::string name = changedText(it.key(), random);
            at.parent->erase(it);
            (*at.parent)[name] = moved;
        }
        break;
    case 12: // a field that the other has
        if (value.is_object() && other.is_object() && !other.empty()) {
            auto it = other.begin();
            std::advance(it, static_cast<std::ptrdiff_t>(below(random, other.size())));
            value[it.key()] = *it;
        }
        break;
    case 13:
        nest(value, random);
        break;
    case 14: // in another order
        if (value.is_array())
            std::shuffle(value.begin(), value.end(), random);
        break;
    default:
        if (value.is_array())
            value.push_back(oneOf(nasty(), random));
        else if (value.is_object())
            value[random() % 2 == 0 ? "at" : "x"] = oneOf(nasty(), random);
        break;
    }
}

/// The tree as text; text behind the mark is written unchanged.
std::string written(const Json& json, bool pretty) {
    std::string text = json.dump(pretty ? 1 : -1, ' ', false, Json::error_handler_t::replace);
    for (const std::string_view one : raw) {
        const std::string quoted = Json(std::string(rawMark) + std::string(one))
                                       .dump(-1, ' ', false, Json::error_handler_t::replace);
        for (auto at = text.find(quoted); at != std::string::npos; at = text.find(quoted, at))
            text.replace(at, quoted.size(), one);
    }
    return text;
}

Json parsed(const std::string& text) {
    return Json::parse(text, nullptr, false);
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string changedBytes(std::string text, Random& random) {
    const std::size_t at = below(random, text.size() + 1);
    switch (random() % 4) {
    case 0:
        if (at < text.size())
            text[at] = static_cast<char>(random());
        break;
    case 1:
        text.insert(at, 1, static_cast<char>(random()));
        break;
    case 2:
        text.erase(at, 1 + below(random, 8));
        break;
    default:
        text.resize(at);
    }
    return text;
}

/// A changed copy of one value; changes bytes if the text is not a value.
std::string changedValue(const std::string& text, const std::string& other, bool pretty, Random& random) {
    Json json = parsed(text);
    if (json.is_discarded() || random() % 64 == 0)
        return changedBytes(text, random);
    Json donor = parsed(other);
    if (donor.is_discarded())
        donor = json;
    for (auto times = 1 + below(random, 4); times > 0; --times)
        change(json, donor, random);
    return written(json, pretty);
}

} // namespace

std::string mutated(const std::string& text, const std::string& other, bool pretty, std::size_t longest,
                    Random& random) {
    std::string made;
    if (pretty) {
        made = changedValue(text, other, true, random);
    } else {
        std::vector<std::string> lines = linesOf(text);
        std::vector<std::string> donors = linesOf(other);
        if (lines.empty())
            lines.emplace_back("{}");
        if (donors.empty())
            donors = lines;
        for (auto times = 1 + below(random, 3); times > 0; --times) {
            const std::size_t at = below(random, lines.size());
            // A donor from the same position: headers from headers, commands from commands.
            const std::string& donor =
                at == 0 ? donors.front()
                        : donors[donors.size() > 1 ? 1 + below(random, donors.size() - 1) : 0];
            switch (random() % 8) {
            case 0:
                if (lines.size() > 1)
                    lines.erase(lines.begin() +
                                static_cast<std::ptrdiff_t>(1 + below(random, lines.size() - 1)));
                break;
            case 1:
                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size()) + 1),
                             donor);
                break;
            case 2:
                std::swap(lines[at], lines[below(random, lines.size())]);
                break;
            default:
                lines[at] = changedValue(lines[at], donor, false, random);
            }
        }
        for (const std::string& line : lines)
            made += line + '\n';
    }
    if (made.size() > longest)
        made.resize(longest);
    return made;
}

} // namespace watchfire::fuzz
