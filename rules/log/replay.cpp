// SPDX-License-Identifier: Apache-2.0
#include "rules/log/replay.h"

#include "rules/core/json_text.h"
#include "rules/log/answers.h"
#include "rules/log/told_tables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

Result<Json> parseLine(std::string_view text, int line) {
    auto json = readJsonText(text, line);
    if (!json)
        return json.fault().error();
    return *std::move(json);
}

Replay::Replay(BoardSource boards, BookSource books)
    : m_boards(std::move(boards)), m_books(std::move(books)) {}
Replay::~Replay() = default;

std::string Replay::feed(std::string_view line) {
    ++m_line;
    if (!line.empty() && line.back() == '\r')
        line.remove_suffix(1);
    if (m_refusedHeader)
        return {}; // decisions 18: one answer; the rest is not read
    const bool empty = line.find_first_not_of(" \t") == std::string_view::npos;
    if (empty && m_line > 1)
        return {};

    const auto print = [&](const Json& answer) {
        Json numbered{{"line", m_line}};
        numbered.update(answer);
        return numbered.dump(-1, ' ', false, Json::error_handler_t::replace);
    };

    auto json = line.size() > longestLine
                    ? Error{ErrorCode::syntax,
                            {},
                            fmt::format("Line {} is longer than {} bytes; no line of a log is. Leave it out.",
                                        m_line, longestLine)}
                    : parseLine(line, m_line);
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
    if (!answer["ok"].get<bool>()) {
        m_refusedLine = true;
        return print(answer);
    }
    std::string lines = print(answer);
    if (m_tables)
        lines += "\n" + Json{{"told", toldTables(*m_game)}}.dump();
    return lines;
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
