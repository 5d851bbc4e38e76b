// SPDX-License-Identifier: Apache-2.0
// Players and options of a header (game-log of Black Powder).
#include "rules/core/named.h"
#include "rules/powder/log/json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace watchfire::powder {

namespace {
constexpr Names<2> laddersNames{"corrected", "printed"};
constexpr Names<2> lossOptionNames{"board", "section"};
constexpr Names<3> drawNames{"table", "tower", "program"};

Error refused(ErrorCode code, const std::string& path, std::string_view reason) {
    return {code, {}, fmt::format("{}: {}", path, reason), path};
}

template <class E, std::size_t N>
std::optional<Error> readNamed(const Json& json, const std::string& name, const Names<N>& names, E& into) {
    const auto value = json.is_string() ? valueNamed<E>(names, json.get<std::string>()) : std::nullopt;
    if (!value)
        return refused(ErrorCode::header, "$.options." + name,
                       fmt::format("one of {} is wanted here", fmt::join(names, ", ")));
    into = *value;
    return std::nullopt;
}
} // namespace

Result<std::vector<Player>> playersFromJson(const Json& json) {
    if (!json.is_array())
        return refused(ErrorCode::header, "$.players",
                       "a list is wanted here, for example [{\"id\":\"dragon\"}]");
    std::vector<Player> players;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string path = fmt::format("$.players[{}]", i);
        const Json& entry = json[i];
        const auto text = [&](const char* field) {
            return entry.is_object() && entry.contains(field) && entry[field].is_string()
                       ? entry[field].get<std::string>()
                       : std::string();
        };
        const auto clan = parseClan(text("id"));
        if (!clan)
            return refused(ErrorCode::header, path + ".id",
                           "a clan is wanted here: monkey, panda, dragon, snake or turtle");
        players.push_back({*clan, text("name"), text("seat")});
    }
    return players;
}

Result<Options> optionsFromJson(const Json& json) {
    Options options;
    if (json.is_null())
        return options;
    if (!json.is_object())
        return refused(ErrorCode::header, "$.options", "an object is wanted here");
    for (const auto& [name, value] : json.items()) {
        std::optional<Error> error;
        if (name == "ladders")
            error = readNamed(value, name, laddersNames, options.ladders);
        else if (name == "loss")
            error = readNamed(value, name, lossOptionNames, options.loss);
        else if (name == "draw")
            error = readNamed(value, name, drawNames, options.draw);
        else if (name == "removed-spearman-earns" && value.is_boolean())
            options.removedSpearmanEarns = value.get<bool>();
        else if (name == "removed-spearman-earns")
            error = refused(ErrorCode::header, "$.options." + name, "true or false is wanted here");
        else
            error = refused(ErrorCode::unknownOption, "$.options." + name, "Black Powder has no such option");
        if (error)
            return *error;
    }
    return options;
}

Json toJson(const Options& options) {
    return {{"ladders", laddersNames[static_cast<std::size_t>(options.ladders)]},
            {"removed-spearman-earns", options.removedSpearmanEarns},
            {"loss", lossOptionNames[static_cast<std::size_t>(options.loss)]},
            {"draw", drawNames[static_cast<std::size_t>(options.draw)]}};
}

} // namespace watchfire::powder
