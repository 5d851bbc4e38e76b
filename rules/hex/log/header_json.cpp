// SPDX-License-Identifier: Apache-2.0
// Players and options of a log's header (game-log, "Header").
#include "rules/hex/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

Error refused(ErrorCode code, std::string path, std::string_view reason) {
    std::string message = fmt::format("{}: {}", path, reason);
    return {code, {}, std::move(message), std::move(path)};
}

} // namespace

Result<Options> optionsFromJson(const Json& json) {
    Options options;
    if (json.is_null())
        return options;
    if (!json.is_object())
        return refused(ErrorCode::header, "$.options", "an object is wanted here");
    for (const auto& [name, value] : json.items()) {
        const std::string path = "$.options." + name;
        const bool isFlag = name == "end-on-last-penalty" || name == "founding-draws-riders" ||
                            name == "special-building" || name == "ships" || name == "storm-crosses-seam" ||
                            name == "redraw-red-neighbours" || name == "coastal-buildings-safe" ||
                            name == "any-removal-frees";
        if (isFlag && !value.is_boolean())
            return refused(ErrorCode::header, path, "true or false is wanted here");
        if (name == "goal-points") {
            if (!value.is_number_integer() || value.get<double>() < 1 || value.get<double>() > 100)
                return refused(ErrorCode::header, path, "a whole number from 1 to 100 is wanted here");
            options.goalPoints = value.get<int>();
        } else if (name == "end-on-last-penalty") {
            options.endOnLastPenalty = value.get<bool>();
        } else if (name == "founding-draws-riders") {
            options.foundingDrawsRiders = value.get<bool>();
        } else if (name == "special-building") {
            options.specialBuilding = value.get<bool>();
        } else if (name == "ships") {
            options.ships = value.get<bool>();
        } else if (name == "storm-crosses-seam") {
            options.stormCrossesSeam = value.get<bool>();
        } else if (name == "redraw-red-neighbours") {
            options.redrawRedNeighbours = value.get<bool>();
        } else if (name == "coastal-buildings-safe") {
            options.coastalBuildingsSafe = value.get<bool>();
        } else if (name == "any-removal-frees") {
            options.anyRemovalFrees = value.get<bool>();
        } else if (name == "frontier") {
            const auto frontier = value.is_string() ? parseFrontier(value.get<std::string>()) : std::nullopt;
            if (!frontier)
                return refused(ErrorCode::header, path,
                               "\"deserts-and-occupied\", \"raiders\" or \"deserts\" is wanted here");
            options.frontier = *frontier;
        } else if (name == "draw") {
            if (value != "table" && value != "program")
                return refused(ErrorCode::header, path, "\"table\" or \"program\" is wanted here");
            options.draw = value == "table" ? Draw::table : Draw::program;
        } else {
            return refused(ErrorCode::unknownOption, path,
                           "there is no such option; those there are: goal-points, end-on-last-penalty, "
                           "founding-draws-riders, draw, special-building, ships, storm-crosses-seam, "
                           "redraw-red-neighbours, frontier, coastal-buildings-safe, any-removal-frees");
        }
    }
    return options;
}

Json toJson(const Options& options) {
    const Options defaults;
    Json json = Json::object();
    if (options.goalPoints)
        json["goal-points"] = *options.goalPoints;
    if (options.endOnLastPenalty != defaults.endOnLastPenalty)
        json["end-on-last-penalty"] = options.endOnLastPenalty;
    if (options.foundingDrawsRiders != defaults.foundingDrawsRiders)
        json["founding-draws-riders"] = options.foundingDrawsRiders;
    if (options.draw != defaults.draw)
        json["draw"] = options.draw == Draw::table ? "table" : "program";
    if (options.specialBuilding)
        json["special-building"] = *options.specialBuilding;
    if (options.ships)
        json["ships"] = *options.ships;
    if (options.stormCrossesSeam)
        json["storm-crosses-seam"] = true;
    if (options.redrawRedNeighbours)
        json["redraw-red-neighbours"] = true;
    if (options.frontier != defaults.frontier)
        json["frontier"] = toString(options.frontier);
    if (options.coastalBuildingsSafe)
        json["coastal-buildings-safe"] = true;
    if (options.anyRemovalFrees)
        json["any-removal-frees"] = true;
    return json;
}

Result<std::vector<Player>> playersFromJson(const Json& json) {
    if (!json.is_array())
        return refused(ErrorCode::header, "$.players", "a list of players is wanted here");
    std::vector<Player> players;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const Json& entry = json[i];
        const std::string path = fmt::format("$.players[{}]", i);
        if (!entry.is_object() || !entry.contains("id") || !entry["id"].is_string())
            return refused(ErrorCode::header, path + ".id",
                           "a player needs an id, for example {\"id\":\"red\"}");
        Player player{entry["id"].get<std::string>(), {}, {}};
        for (auto [field, into] : {std::pair{"name", &player.name}, std::pair{"seat", &player.seat}}) {
            if (!entry.contains(field) || entry[field].is_null())
                continue;
            if (!entry[field].is_string())
                return refused(ErrorCode::header, path + "." + field, "a text is wanted here");
            *into = entry[field].get<std::string>();
        }
        if (player.name.empty())
            player.name = player.id;
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace watchfire::hex
