// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/proposal.h"

#include "rules/core/json_text.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <utility>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

constexpr int lowestFace = 1;
constexpr int highestFace = 6;
constexpr std::size_t longestId = 32;
constexpr std::size_t longestName = 64; ///< of a game, a step, a piece, a place
constexpr std::size_t mostRows = 64;
constexpr int highestRow = 999;

/// A text that is there, not empty and not longer than that.
std::optional<std::string> nameIn(const Json& json, const char* field, std::size_t longest = longestName) {
    auto text = textIn(json, field);
    if (!text || text->empty() || text->size() > longest)
        return std::nullopt;
    return text;
}

/// Whole numbers between the bounds.
std::optional<std::vector<int>> numbersIn(const Json& json, const char* field, int least, int most) {
    const auto found = json.find(field);
    if (found == json.end() || !found->is_array() || found->size() > mostRows)
        return std::nullopt;
    std::vector<int> numbers;
    for (const Json& each : *found) {
        const auto number = integerOf(each, least, most);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

/// Names, none of them empty.
std::optional<std::vector<std::string>> namesIn(const Json& json, const char* field) {
    const auto found = json.find(field);
    if (found == json.end() || !found->is_array() || found->size() > mostTouches)
        return std::nullopt;
    std::vector<std::string> names;
    for (const Json& each : *found) {
        if (!each.is_string() || each.get_ref<const std::string&>().empty() ||
            each.get_ref<const std::string&>().size() > longestName)
            return std::nullopt;
        names.push_back(each.get<std::string>());
    }
    return names;
}

/// Whether an object has these fields behind those that every proposal has, and no others.
bool hasOnly(const Json& json, std::initializer_list<const char*> own) {
    constexpr std::size_t common = 5; // watchfire-ask, id, game, revision, do
    return json.size() == common + own.size() &&
           std::all_of(own.begin(), own.end(), [&](const char* field) { return json.contains(field); });
}

std::optional<Proposal::What> whatIn(const Json& json) {
    const auto what = textIn(json, "do");
    if (what == "roll" && hasOnly(json, {"dice"})) {
        const auto dice = numbersIn(json, "dice", lowestFace, highestFace);
        if (dice && dice->size() == 2)
            return proposal::Roll{dice->front(), dice->back()};
    } else if (what == "tick" && hasOnly(json, {"step"})) {
        if (auto step = nameIn(json, "step"))
            return proposal::Tick{std::move(*step)};
    } else if (what == "answer" && hasOnly(json, {"rows"})) {
        auto rows = numbersIn(json, "rows", 0, highestRow);
        if (rows && std::adjacent_find(rows->begin(), rows->end(), std::greater_equal<>()) == rows->end())
            return proposal::Answer{std::move(*rows)};
    } else if (what == "build" && hasOnly(json, {"piece", "place"})) {
        auto piece = nameIn(json, "piece");
        auto place = nameIn(json, "place");
        if (piece && place)
            return proposal::Build{std::move(*piece), std::move(*place)};
    } else if (what == "act" && hasOnly(json, {"act", "touches"})) {
        auto act = nameIn(json, "act");
        auto touches = namesIn(json, "touches");
        if (act && touches)
            return proposal::Act{std::move(*act), std::move(*touches)};
    }
    return std::nullopt;
}

} // namespace

const char* word(Refusal refusal) {
    switch (refusal) {
    case Refusal::broken:
        return "broken";
    case Refusal::tooLarge:
        return "too-large";
    case Refusal::tooOften:
        return "too-often";
    case Refusal::stale:
        return "stale";
    case Refusal::notYours:
        return "not-yours";
    case Refusal::notNow:
        return "not-now";
    case Refusal::busy:
        return "busy";
    case Refusal::no:
        return "no";
    case Refusal::rules:
        return "rules";
    }
    return "";
}

std::variant<Proposal, Refused> readProposal(std::string_view text) {
    if (text.size() > longestProposal)
        return Refused{Refusal::tooLarge};
    const JsonText json = readJsonText(text);
    if (!json || !json->is_object())
        return Refused{};
    auto id = nameIn(*json, "id", longestId);
    if (!id)
        return Refused{};
    const Refused broken{Refusal::broken, *id};
    const auto version = integerIn(*json, "watchfire-ask", askVersion, askVersion);
    const auto revision = integerIn(*json, "revision", 0, std::numeric_limits<int>::max());
    auto game = nameIn(*json, "game");
    auto what = whatIn(*json);
    if (!version || !revision || !game || !what)
        return broken;
    return Proposal{std::move(*id), std::move(*game), *revision, std::move(*what)};
}

} // namespace watchfire::mirror
