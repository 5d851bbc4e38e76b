// SPDX-License-Identifier: Apache-2.0
#include "app/stores/unsaved_board.h"

#include "rules/core/name_length.h"
#include "rules/log/replay.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;

Json listOf(const QStringList& texts) {
    Json list = Json::array();
    for (const QString& text : texts)
        list.push_back(text.toStdString());
    return list;
}

/// Whatever is not a text is passed over: the report only explains.
QStringList textsOf(const Json& json, const char* field) {
    QStringList texts;
    for (const Json& text : json.value(field, Json::array()))
        if (text.is_string())
            texts.append(QString::fromStdString(text.get<std::string>()));
    return texts;
}

ImportReport reportOf(const Json& json) {
    if (!json.is_object() || !json.contains("file") || !json["file"].is_string())
        return {};
    return {QString::fromStdString(json["file"].get<std::string>()), textsOf(json, "taken"),
            textsOf(json, "left")};
}

} // namespace

std::string toJson(const UnsavedBoard& board) {
    auto json = boards::toJson(board.draft);
    json["id"] = board.id.toStdString();
    json["title"] = board.title.toStdString();
    json["walking"] = board.walking;
    if (!board.imported.file.isEmpty())
        json["imported"] = {{"file", board.imported.file.toStdString()},
                            {"taken", listOf(board.imported.taken)},
                            {"left", listOf(board.imported.left)}};
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
        const std::string_view words = cutToName(it->get_ref<const std::string&>());
        *value = QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    }
    const auto walking = json->find("walking");
    board.walking = walking != json->end() && walking->is_boolean() && walking->get<bool>();
    board.imported = reportOf(json->value("imported", Json::object()));
    board.draft = std::move(*draft);
    return board;
}

} // namespace watchfire
