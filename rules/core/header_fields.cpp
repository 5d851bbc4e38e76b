// SPDX-License-Identifier: Apache-2.0
#include "rules/core/header_fields.h"

#include "rules/core/name_length.h"

namespace watchfire {

namespace {

Error refusedAt(ErrorCode code, std::string path, std::string_view reason) {
    std::string message = fmt::format("{}: {}", path, reason);
    return {code, {}, std::move(message), std::move(path)};
}

std::string pathOf(std::size_t player) {
    return fmt::format("$.players[{}]", player);
}

/// The error for a text of a player that is longer than a name may be. It does not repeat the text.
std::optional<Error> tooLong(std::size_t player, const char* field, std::string_view text) {
    const std::size_t length = codePoints(text);
    if (length <= mostNameCharacters)
        return std::nullopt;
    return refusedAt(
        ErrorCode::header, pathOf(player) + "." + field,
        fmt::format("this text has {} characters; at most {} are allowed here", length, mostNameCharacters));
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
        if (auto error = tooLong(i, "id", *id))
            return *std::move(error);
        player.id = *id;
        for (auto [field, into] : {std::pair{"name", &player.name}, std::pair{"seat", &player.seat}}) {
            if (!json[i].contains(field) || json[i][field].is_null())
                continue;
            const auto text = textIn(json[i], field);
            if (!text)
                return refusedAt(ErrorCode::header, pathOf(i) + "." + field, "a text is wanted here");
            if (auto error = tooLong(i, field, *text))
                return *std::move(error);
            *into = *text;
        }
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace watchfire
