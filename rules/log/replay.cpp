// SPDX-License-Identifier: Apache-2.0
#include "rules/log/replay.h"

#include "rules/log/answers.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

using Json = nlohmann::ordered_json;

Json refusalJson(const Error& error) {
    Json json{{"ok", false}, {"error", {{"code", toString(error.code)}}}};
    if (!error.rule.empty())
        json["error"]["rule"] = toString(error.rule);
    json["error"]["message"] = error.message;
    if (error.anyway)
        json["error"]["anyway"] = true;
    return json;
}

namespace {

/// Nothing in a log or a board lies deeper than this; a file made of brackets must not exhaust the stack.
constexpr int deepestNesting = 64;

bool nestsTooDeep(std::string_view text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepestNesting)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

Result<Json> parseLine(std::string_view text, int line) {
    if (nestsTooDeep(text))
        return Error{ErrorCode::syntax,
                     {},
                     fmt::format("Line {} nests brackets more than {} deep. Leave the line out.", line,
                                 deepestNesting)};
    // The library says where in the text it stopped; a line of the log is one line of the file. A whole file
    // (a board) counts its own lines from there.
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t at = std::min(error.byte == 0 ? 0 : error.byte - 1, text.size());
        const std::string_view before = text.substr(0, at);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        const std::size_t column =
            at - (before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1) + 1;
        return Error{ErrorCode::syntax,
                     {},
                     fmt::format("This is no JSON: line {}, column {}. Mend it or leave the line out.",
                                 line + lines, column)};
    } catch (const Json::exception&) {
        return Error{ErrorCode::syntax,
                     {},
                     fmt::format("This is no JSON: line {}. Mend it or leave the line out.", line)};
    }
}

Replay::Replay(BoardSource boards, BookSource books)
    : m_boards(std::move(boards)), m_books(std::move(books)) {}
Replay::~Replay() = default;

std::string Replay::feed(std::string_view line) {
    ++m_line;
    if (!line.empty() && line.back() == '\r')
        line.remove_suffix(1);
    if (m_refusedHeader)
        return {}; // decisions 18: one answer, and the rest is not read
    const bool empty = line.find_first_not_of(" \t") == std::string_view::npos;
    if (empty && m_line > 1)
        return {};

    const auto print = [&](Json answer) {
        Json numbered{{"line", m_line}};
        numbered.update(answer);
        return numbered.dump(-1, ' ', false, Json::error_handler_t::replace);
    };

    auto json = parseLine(line, m_line);
    if (!m_game) {
        const auto refuse = [&](Error error) {
            m_refusedHeader = true;
            if (error.code == ErrorCode::syntax)
                error.code = ErrorCode::header;
            return print(refusalJson(error));
        };
        if (!json)
            return refuse(json.error());
        auto game = makeGame(*json, m_boards, m_books);
        if (!game)
            return refuse(game.error());
        m_game = std::move(*game);
        return {};
    }
    const Json answer = json ? m_game->submit(*json) : refusalJson(json.error());
    if (!answer["ok"].get<bool>())
        m_refusedLine = true;
    return print(answer);
}

std::string Replay::stateLine() const {
    return m_game ? Json{{"state", m_game->state()}}.dump() : std::string{};
}

int Replay::exitStatus() const {
    if (m_refusedHeader || !m_game)
        return 2;
    return m_refusedLine ? 1 : 0;
}

} // namespace watchfire
