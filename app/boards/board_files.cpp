// SPDX-License-Identifier: Apache-2.0
// See board_files.h.
#include "app/boards/board_files.h"

#include "app/boards/filled.h"
#include "app/boards/pioneers_file.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>

namespace watchfire::boards {

namespace {

using Json = nlohmann::ordered_json;

struct BoardFiles {
    Q_DECLARE_TR_FUNCTIONS(BoardFiles)
};

hex::Scenario scenarioOf(const hex::BoardDescription& board, hex::Scenario wanted) {
    if (!board.walls.empty())
        return hex::Scenario::greatWall;
    if (board.storm)
        return hex::Scenario::world;
    if (!board.deserts.empty())
        return hex::Scenario::raiders;
    if (board.river)
        return hex::Scenario::greatRiver;
    return wanted == hex::Scenario::greatRiver ? wanted : hex::Scenario::base;
}

/// Walks through a text that is known to be JSON and notes where each value begins.
class Places {
public:
    explicit Places(std::string_view text) : m_text(text) { value("$"); }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& path) const {
        const auto it = m_begins.find(path);
        return it == m_begins.end() ? std::nullopt : std::optional(it->second);
    }

private:
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skip() {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
            ++m_at;
    }
    std::string string() {
        std::string words;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
            if (m_at < m_text.size())
                words += m_text[m_at];
        }
        ++m_at;
        return words;
    }
    void value(const std::string& path) {
        skip();
        m_begins.emplace(path, m_at);
        const char first = peek();
        if (first == '{' || first == '[') {
            ++m_at;
            for (int i = 0;; ++i) {
                skip();
                if (peek() == ',') {
                    ++m_at;
                    skip();
                }
                if (m_at >= m_text.size() || peek() == '}' || peek() == ']')
                    break;
                if (first == '[') {
                    value(fmt::format("{}[{}]", path, i));
                    continue;
                }
                const std::string name = string();
                skip();
                ++m_at; // the colon
                value(path + "." + name);
            }
            ++m_at;
        } else if (first == '"') {
            string();
        } else {
            while (m_at < m_text.size() &&
                   std::string_view(",]} \t\r\n").find(m_text[m_at]) == std::string_view::npos)
                ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::map<std::string, std::size_t> m_begins;
};

template <class... Words> Error refused(ErrorCode code, const QString& sentence, const Words&... words) {
    return {code, {}, filled(sentence, words...), {}};
}

/// What the rules say of a field stays English: it names what a text editor shows, for who mends it there.
Error wrongField(int line, const std::string& message) {
    return refused(ErrorCode::header, BoardFiles::tr("line %1: %2. Put this right in a text editor."), line,
                   message);
}

Result<BoardFile> readPioneersFile(std::string_view text, hex::Scenario wanted) {
    auto game = readPioneers(text);
    if (!game)
        return game.error();
    BoardFile file;
    const auto title = game->board.title.find("en");
    file.title = title == game->board.title.end() ? std::string() : title->second;
    file.draft = copyOf(game->board, scenarioOf(game->board, wanted));
    for (const auto& remark : game->remarks)
        file.remarks.push_back(remark.line > 0
                                   ? filled(BoardFiles::tr("line %1: %2"), remark.line, remark.message)
                                   : remark.message);
    return file;
}

Result<BoardFile> readJson(std::string_view text, hex::Scenario wanted) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return refused(
            ErrorCode::syntax,
            BoardFiles::tr("line %1: this is no JSON; a bracket, a comma or a quotation mark is missing or "
                           "too many there."),
            brokenLine(text).value_or(1));
    if (!json.is_object() || !json.contains("watchfire-board"))
        return refused(
            ErrorCode::header,
            BoardFiles::tr(
                "line 1: the file needs the field \"watchfire-board\" to be a board. Choose another file."));
    auto board = hex::boardDescriptionFromJson(json);
    if (!board)
        return wrongField(lineOf(text, board.error().subject), board.error().message);
    BoardFile file;
    const auto title = board->title.find("en");
    file.title = title == board->title.end() ? board->name : title->second;
    file.draft = copyOf(*board, scenarioOf(*board, wanted));
    // What a file has that was written while the board was being made.
    if (json.contains("draft")) {
        Json kept = json["draft"];
        kept["board"] = hex::toJson(*board);
        auto draft = draftFromJson(kept);
        if (!draft)
            return wrongField(lineOf(text, "$.draft"), draft.error().message);
        file.draft = std::move(*draft);
        file.draft.board.example = false;
    }
    return file;
}

} // namespace

Result<BoardFile> readBoardFile(std::string_view text, bool pioneers, hex::Scenario wanted) {
    return pioneers ? readPioneersFile(text, wanted) : readJson(text, wanted);
}

std::string fileOf(const Draft& draft) {
    Json json = hex::toJson(draft.board);
    Json kept = toJson(draft);
    kept.erase("board");
    json["draft"] = std::move(kept);
    constexpr int indent = 2;
    return json.dump(indent) + "\n";
}

std::string fileNameOf(std::string_view title) {
    std::string name;
    for (const char c : title) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalnum(letter) != 0)
            name += static_cast<char>(std::tolower(letter));
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    while (!name.empty() && name.back() == '-')
        name.pop_back();
    return name.empty() ? "board" : name;
}

std::optional<int> brokenLine(std::string_view json) {
    try {
        [[maybe_unused]] const Json whole = Json::parse(json);
        return std::nullopt;
    } catch (const Json::parse_error& error) {
        const auto end = json.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, json.size()));
        return static_cast<int>(std::count(json.begin(), end, '\n') + 1);
    }
}

int lineOf(std::string_view json, std::string_view path) {
    const Places places(json);
    std::string where(path);
    while (!where.empty()) {
        if (const auto at = places.find(where))
            return static_cast<int>(
                std::count(json.begin(), json.begin() + static_cast<std::ptrdiff_t>(*at), '\n') + 1);
        const auto end = where.find_last_of(".[");
        if (end == std::string::npos)
            break;
        where.resize(end);
    }
    return 1;
}

} // namespace watchfire::boards
