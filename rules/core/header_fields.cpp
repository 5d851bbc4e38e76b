// SPDX-License-Identifier: Apache-2.0
#include "rules/core/header_fields.h"

namespace watchfire {

namespace {

Error refusedAt(ErrorCode code, std::string path, std::string_view reason) {
    std::string message = fmt::format("{}: {}", path, reason);
    return {code, {}, std::move(message), std::move(path)};
}

std::string pathOf(std::size_t player) {
    return fmt::format("$.players[{}]", player);
}

} // namespace

namespace header_detail {

Error refusedOption(ErrorCode code, const std::string& name, std::string_view reason) {
    return refusedAt(code, "$.options." + name, reason);
}

} // namespace header_detail

Error refusedId(std::size_t player, std::string_view wanted) {
    return refusedAt(ErrorCode::header, pathOf(player) + ".id", wanted);
}

Result<std::vector<PlayerFields>> playerFieldsFromJson(const nlohmann::ordered_json& json,
                                                       std::string_view wanted) {
    if (!json.is_array())
        return refusedAt(ErrorCode::header, "$.players", "a list of players is wanted here");
    std::vector<PlayerFields> players;
    for (std::size_t i = 0; i < json.size(); ++i) {
        PlayerFields player;
        const auto id = textIn(json[i], "id");
        if (!id)
            return refusedId(i, wanted);
        player.id = *id;
        for (auto [field, into] : {std::pair{"name", &player.name}, std::pair{"seat", &player.seat}}) {
            if (!json[i].contains(field) || json[i][field].is_null())
                continue;
            const auto text = textIn(json[i], field);
            if (!text)
                return refusedAt(ErrorCode::header, pathOf(i) + "." + field, "a text is wanted here");
            *into = *text;
        }
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace watchfire
