// SPDX-License-Identifier: Apache-2.0
#include "app/stores/log_reading.h"

#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "app/text/clipped.h"
#include "app/text/refusal_text.h"
#include "rules/core/json_text.h"
#include "rules/game.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;

struct LogReading {
    Q_DECLARE_TR_FUNCTIONS(LogReading)
};

/// The journal's headers contain their board or book, so that nothing named is missing later.
std::optional<Error> putInline(Json& header, const char* field, const BoardSource& source) {
    if (!header.contains(field) || !header[field].is_string())
        return std::nullopt;
    const auto text = source(header[field].get<std::string>());
    if (!text)
        return text.error();
    auto json = readJsonText(*text);
    if (!json)
        return json.fault().error();
    header[field] = std::move(*json);
    return std::nullopt;
}

Error atLine(int line, const QString& why) {
    return {ErrorCode::header,
            {},
            LogReading::tr("line %1: %2").arg(QString::number(line), text::clipped(why)).toStdString(),
            "$"};
}

Error tooLong(qsizetype commands) {
    return {ErrorCode::header,
            {},
            LogReading::tr("it has %1 commands; at most %2 are allowed")
                .arg(QString::number(commands), QString::number(journal::mostLines))
                .toStdString(),
            "$"};
}

QString tooLongLine() {
    return LogReading::tr("it has more than %1 bytes").arg(longestLine);
}

Error tooSlow() {
    return {
        ErrorCode::header, {}, LogReading::tr("its commands take too long to be played").toStdString(), "$"};
}

/// The rules' message about a field stays English: it uses the names that a text editor shows to whoever
/// repairs the file.
Error atLine(int line, const Error& error) {
    return atLine(line, QString::fromStdString(error.message));
}

/// True if the code alone says what was wrong. For badly written lines the rules' message says what it was.
bool saysAll(ErrorCode code) {
    switch (code) {
    case ErrorCode::syntax:
    case ErrorCode::header:
    case ErrorCode::unknownPlayer:
    case ErrorCode::unknownPlace:
    case ErrorCode::unknownPiece:
    case ErrorCode::unknownOption:
    case ErrorCode::unknownCard:
    case ErrorCode::badValue:
        return false;
    default:
        return true;
    }
}

/// The error for a command that the game refused.
Error atLine(int line, const Json& refusal) {
    const std::string code = textIn(refusal, "code").value_or("");
    for (int i = 0; i <= static_cast<int>(lastErrorCode); ++i) {
        const auto known = static_cast<ErrorCode>(i);
        if (toString(known) == code && saysAll(known))
            return atLine(line, text::plainRefusal({.code = known, .rule = {}, .message = {}}));
    }
    return atLine(line, LogReading::tr("the game refuses this command: %1")
                            .arg(QString::fromStdString(textIn(refusal, "message").value_or(code))));
}

} // namespace

Result<ReadLog> readLog(const QByteArray& text, const QString& folder, QDeadlineTimer until) {
    const BoardSource boardFiles = boards::besideLog(folder);
    const BookSource bookFiles = books::besideLog(folder);
    std::unique_ptr<Game> game;
    Json header;
    int number = 0;
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray& raw : lines) {
        ++number;
        const QByteArray line = raw.trimmed();
        if (line.isEmpty())
            continue;
        if (static_cast<std::size_t>(line.size()) > longestLine)
            return atLine(number, tooLongLine());
        auto json = readJsonText({line.constData(), static_cast<std::size_t>(line.size())}, number);
        if (!json)
            return atLine(
                number, LogReading::tr("this is no JSON. Mend it in a text editor, or leave the line out."));
        if (!game) {
            header = std::move(*json);
            if (!header.is_object())
                return atLine(number, LogReading::tr("a game's header is wanted here"));
            for (const auto& wrong :
                 {putInline(header, "board", boardFiles), putInline(header, "book", bookFiles)}) {
                if (wrong)
                    return atLine(number, *wrong);
            }
            auto made = makeGame(header, boardFiles, bookFiles);
            if (!made)
                return atLine(number, made.error());
            if (header.dump().size() > journal::longestHeader)
                return atLine(number, tooLongLine());
            game = std::move(*made);
            // Before the first of them is played: two hundred thousand take seconds to play and minutes to
            // save.
            const auto written = std::count_if(
                lines.begin(), lines.end(), [](const QByteArray& one) { return !one.trimmed().isEmpty(); });
            if (const qsizetype commands = written - 1; commands > journal::mostLines)
                return tooLong(commands);
            continue;
        }
        if (until.hasExpired())
            return tooSlow();
        const Json answer = game->submit(*json);
        if (!flagIn(answer, "ok").value_or(false))
            return atLine(number, answer["error"]);
    }
    if (!game)
        return Error{ErrorCode::header, {}, LogReading::tr("there is no line in it").toStdString(), "$"};

    ReadLog read;
    read.game.header = header.dump();
    for (std::size_t n = 0; n < game->commandCount(); ++n) {
        Json line = game->commandLine(n);
        for (const char* field : {"tower", "boot", "seq"})
            line.erase(field);
        journal::CommandRecord command;
        command.n = static_cast<int>(n) + 1;
        command.line = line.dump();
        command.time = textIn(line, "time").value_or("");
        read.commands.push_back(std::move(command));
    }
    return read;
}

} // namespace watchfire
