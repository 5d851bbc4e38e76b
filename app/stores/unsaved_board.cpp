// SPDX-License-Identifier: Apache-2.0
#include "app/stores/unsaved_board.h"

#include "rules/log/replay.h"

#include <nlohmann/json.hpp>

namespace watchfire {

std::string toJson(const UnsavedBoard& board) {
    auto json = boards::toJson(board.draft);
    json["id"] = board.id.toStdString();
    json["title"] = board.title.toStdString();
    json["walking"] = board.walking;
    return json.dump();
}

Result<UnsavedBoard> unsavedBoardFromJson(const std::string& text) {
    const auto json = parseLine(text, 1);
    if (!json)
        return json.error();
    auto draft = boards::draftFromJson(*json);
    if (!draft)
        return draft.error();
    UnsavedBoard board;
    for (const auto& [field, value] : {std::pair("id", &board.id), std::pair("title", &board.title)}) {
        const auto it = json->find(field);
        if (it == json->end() || !it->is_string())
            return Error{ErrorCode::header, {}, std::string("$.") + field + ": a text is wanted here", field};
        *value = QString::fromStdString(it->get<std::string>());
    }
    const auto walking = json->find("walking");
    board.walking = walking != json->end() && walking->is_boolean() && walking->get<bool>();
    board.draft = std::move(*draft);
    return board;
}

} // namespace watchfire
