// SPDX-License-Identifier: Apache-2.0
// See log_reading.h.
#include "app/game/log_reading.h"

#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "rules/game.h"
#include "rules/log/replay.h"

#include <QList>

#include <nlohmann/json.hpp>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;

/// The journal's headers carry their board or book: nothing that is named may be missing later.
std::optional<Error> putInline(Json& header, const char* field, const BoardSource& source) {
    if (!header.contains(field) || !header[field].is_string())
        return std::nullopt;
    const auto text = source(header[field].get<std::string>());
    if (!text)
        return text.error();
    auto json = parseLine(*text, 1);
    if (!json)
        return json.error();
    header[field] = std::move(*json);
    return std::nullopt;
}

Error atLine(Error error, int line) {
    error.message = "line " + std::to_string(line) + ": " + error.message;
    return error;
}

} // namespace

Result<ReadLog> readLog(const QByteArray& text) {
    std::unique_ptr<Game> game;
    Json header;
    int number = 0;
    for (const QByteArray& raw : text.split('\n')) {
        ++number;
        const QByteArray line = raw.trimmed();
        if (line.isEmpty())
            continue;
        auto json = parseLine(line.toStdString(), number);
        if (!json)
            return json.error();
        if (!game) {
            header = std::move(*json);
            if (!header.is_object())
                return atLine({ErrorCode::header, {}, "a game's header is wanted here", "$"}, number);
            for (const auto& wrong :
                 {putInline(header, "board", boards::read), putInline(header, "book", books::read)}) {
                if (wrong)
                    return atLine(*wrong, number);
            }
            auto made = makeGame(header, boards::read, books::read);
            if (!made)
                return atLine(made.error(), number);
            game = std::move(*made);
            continue;
        }
        const Json answer = game->submit(*json);
        if (!answer.value("ok", false)) {
            std::string why = "it is refused";
            if (answer.contains("error"))
                why = answer["error"].value("message", why);
            return atLine({ErrorCode::header, {}, why, "$"}, number);
        }
    }
    if (!game)
        return Error{ErrorCode::header, {}, "there is no line in it", "$"};

    ReadLog read;
    read.game.header = header.dump();
    for (std::size_t n = 0; n < game->commandCount(); ++n) {
        Json line = game->commandLine(n);
        for (const char* field : {"tower", "boot", "seq"})
            line.erase(field);
        journal::CommandRecord command;
        command.n = static_cast<int>(n) + 1;
        command.line = line.dump();
        command.time = line.value("time", std::string());
        read.commands.push_back(std::move(command));
    }
    return read;
}

} // namespace watchfire
