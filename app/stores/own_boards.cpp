// SPDX-License-Identifier: Apache-2.0
#include "app/stores/own_boards.h"

#include "rules/core/name_length.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {

struct OwnBoardsText {
    Q_DECLARE_TR_FUNCTIONS(OwnBoardsText)
};
using Json = nlohmann::ordered_json;
constexpr int version = 1;
} // namespace

const OwnBoards::Board* OwnBoards::find(const QString& id) const {
    const auto it =
        std::find_if(m_boards.begin(), m_boards.end(), [&](const Board& board) { return board.id == id; });
    return it == m_boards.end() ? nullptr : &*it;
}

bool OwnBoards::hasTitle(const QString& title, const QString& besides) const {
    return std::any_of(m_boards.begin(), m_boards.end(), [&](const Board& board) {
        return board.id != besides && board.title.compare(title, Qt::CaseInsensitive) == 0;
    });
}

QString OwnBoards::freeTitle() const {
    for (int n = static_cast<int>(m_boards.size()) + 1;; ++n) {
        QString title = OwnBoardsText::tr("Our board %1").arg(n);
        if (!hasTitle(title))
            return title;
    }
}

QString OwnBoards::put(const QString& id, const QString& title, boards::Draft draft,
                       std::optional<bool> walking) {
    QString name = id;
    for (int n = 1; name.isEmpty(); ++n) {
        const QString free = QStringLiteral("own-%1").arg(n);
        if (find(free) == nullptr)
            name = free;
    }
    draft.board.name = name.toStdString();
    draft.board.title = {{"en", title.toStdString()}};
    draft.board.example = false;
    const auto it =
        std::find_if(m_boards.begin(), m_boards.end(), [&](const Board& board) { return board.id == name; });
    if (it == m_boards.end())
        m_boards.append({name, title, std::move(draft), walking});
    else
        *it = {name, title, std::move(draft), walking};
    emit changed();
    return name;
}

void OwnBoards::remove(const QString& id) {
    if (m_boards.removeIf([&](const Board& board) { return board.id == id; }) > 0)
        emit changed();
}

std::string OwnBoards::toJson() const {
    Json json{{"version", version}, {"boards", Json::array()}};
    for (const Board& board : m_boards) {
        Json one = boards::toJson(board.draft);
        one["id"] = board.id.toStdString();
        one["title"] = board.title.toStdString();
        if (board.walking)
            one["walking"] = *board.walking;
        json["boards"].push_back(std::move(one));
    }
    return json.dump();
}

std::optional<Error> OwnBoards::load(const std::string& text) {
    const auto json = parseLine(text, 1);
    if (!json)
        return json.error();
    if (!json->is_object() || !json->contains("version") || (*json)["version"] != version ||
        !json->contains("boards"))
        return Error{ErrorCode::header,
                     {},
                     OwnBoardsText::tr("They come from a newer Watchfire.").toStdString(),
                     "$.version"};
    QList<Board> loaded;
    for (const Json& one : (*json)["boards"]) {
        auto draft = boards::draftFromJson(one);
        if (!draft)
            return draft.error();
        if (!one.contains("id") || !one["id"].is_string() || !one.contains("title") ||
            !one["title"].is_string())
            return Error{ErrorCode::header, {}, "$.boards: a board lacks its name", "$.boards"};
        std::optional<bool> walking;
        if (const auto it = one.find("walking"); it != one.end() && it->is_boolean())
            walking = it->get<bool>();
        const std::string title(cutToName(one["title"].get_ref<const std::string&>()));
        loaded.append({QString::fromStdString(one["id"].get<std::string>()), QString::fromStdString(title),
                       std::move(*draft), walking});
    }
    m_boards = std::move(loaded);
    emit changed();
    return std::nullopt;
}

} // namespace watchfire

#include "moc_own_boards.cpp"
