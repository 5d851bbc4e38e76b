// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"

#include "app/boards/board_library.h"
#include "app/boards/pioneers_file.h"
#include "app/books/book_library.h"
#include "app/cli/book_command.h"
#include "app/cli/report_command.h"
#include "app/cli/simulate_command.h"
#include "app/files/line_reader.h"
#include "app/files/untrusted_file.h"
#include "rules/core/json_text.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace watchfire::cli {

namespace {

constexpr std::string_view usage =
    "watchfire replay [--state] [--told] [FILE]\n"
    "                                    answer each line of a game log; FILE \"-\" or none: standard "
    "input;\n"
    "                                    --state: the game at the end, --told: the table at each step\n"
    "watchfire check FILE...             check boards, value books, game logs and Pioneers maps (.game),\n"
    "                                    and say what is wrong where\n"
    "watchfire convert FILE.game         print the board that a Pioneers map makes, as a board file\n"
    "watchfire book export|import FILE   the value book of Black Powder that this table keeps, to or from a\n"
    "                                    file; --force overwrites, --db JOURNAL names another journal\n"
    "watchfire report FILE               one file for whoever helps: the last game (or --game ID), version, "
    "system,\n"
    "                                    settings without the PIN, log; replay plays it; --force, --db as "
    "for book\n"
    "watchfire simulate BOARD            play whole games of a board, a file or a shipped name, and say "
    "which "
    "seats\n"
    "                                    win, which walls fall and how long games take (--games N, --seed "
    "N,\n"
    "                                    --threads N); the game: --scenario NAME, --with ADDITION, --players "
    "N,\n"
    "                                    --option NAME=VALUE, --most-rolls N; --json instead of a table, "
    "--picture\n"
    "                                    FILE.svg, --log FILE (the first game); --force overwrites\n";

int refuse(Streams streams, std::string_view message) {
    streams.err << "watchfire: " << message << "\n" << usage;
    return 2;
}

// Far more than every board, value book and log; the most that is read into memory at once.
constexpr qint64 largestFile = 16 << 20;

QString pathOf(std::string_view path) {
    return QFile::decodeName(QByteArray(path.data(), static_cast<qsizetype>(path.size())));
}

/// Prints on the error stream why a file is not read.
void tellFault(std::string_view path, const files::FileFault& fault, Streams streams) {
    const auto tell = [&](std::string_view why) {
        streams.err << fmt::format("watchfire: {}: {}\n", path, why);
    };
    switch (fault.kind) {
    case files::FileFault::Kind::noFile:
        return tell("cannot be read: it is a folder or a device. Name a file.");
    case files::FileFault::Kind::tooLarge:
        return tell(
            fmt::format("this is larger than {} MB; no board, value book or log is. Name another file.",
                        largestFile >> 20));
    case files::FileFault::Kind::missing:
    case files::FileFault::Kind::unreadable:
        break;
    }
    tell("cannot be read. Check the path and its permissions.");
}

/// The whole text of a file or a pipe; prints an error if it cannot be read.
std::optional<std::string> textOf(std::string_view path, Streams streams) {
    const auto got = files::readWhole(pathOf(path), largestFile, files::UntrustedFile::Accept::filesAndPipes);
    if (const auto* bytes = std::get_if<QByteArray>(&got))
        return bytes->toStdString();
    tellFault(path, std::get<files::FileFault>(got), streams);
    return std::nullopt;
}

/// Reads line by line, so that an answer can be given before the next line is there.
files::LineReader::Source sourceOf(std::istream& in) {
    return [&in](char* into, std::size_t size) {
        std::size_t got = 0;
        while (got < size && in.get(into[got]) && into[got++] != '\n') {
        }
        return got;
    };
}

int replay(std::span<const std::string_view> arguments, Streams streams) {
    bool state = false;
    bool tables = false;
    std::vector<std::string_view> paths;
    for (const std::string_view argument : arguments) {
        if (argument == "--state")
            state = true;
        else if (argument == "--told")
            tables = true;
        else if (argument.size() > 1 && argument.starts_with('-'))
            return refuse(streams, fmt::format("unknown option \"{}\" for replay.", argument));
        else
            paths.push_back(argument);
    }
    if (paths.size() > 1)
        return refuse(streams, "replay reads one file at a time.");

    files::LineReader::Source source = sourceOf(streams.in);
    std::optional<files::UntrustedFile> file;
    if (!paths.empty() && paths.front() != "-") {
        auto opened =
            files::UntrustedFile::open(pathOf(paths.front()), files::UntrustedFile::Accept::filesAndPipes);
        if (const auto* fault = std::get_if<files::FileFault>(&opened)) {
            tellFault(paths.front(), *fault, streams);
            return 2;
        }
        file = std::move(std::get<files::UntrustedFile>(opened));
        source = [&file](char* into, std::size_t size) { return file->read(into, size).value_or(0); };
    }
    files::LineReader lines(std::move(source), longestLine);
    Replay replay(boards::read, books::read);
    if (tables)
        replay.tellTables();
    std::string line;
    while (lines.next(line) != files::LineReader::Got::end) { // a line that is too long ends the reading
        const std::string answer = replay.feed(line);
        if (!answer.empty())
            streams.out << answer << '\n' << std::flush; // a program at the other end may be waiting for it
    }
    if (file && !file->reason().isEmpty()) {
        tellFault(paths.front(), {files::FileFault::Kind::unreadable, file->reason()}, streams);
        return 2;
    }
    if (replay.game() == nullptr && replay.linesRead() == 0)
        streams.out << replay.feed("") << '\n';
    if (state && replay.game() != nullptr)
        streams.out << replay.stateLine() << '\n';
    streams.out << std::flush;
    return replay.exitStatus();
}

std::string remarkText(const boards::PioneersRemark& remark) {
    return remark.line == 0 ? remark.message : fmt::format("line {}: {}", remark.line, remark.message);
}

/// Parts of the file that the board cannot keep are reported, but are no fault.
bool checkPioneers(std::string_view path, std::string_view text, Streams streams, int& status) {
    const auto game = boards::readPioneers(text);
    if (!game) {
        streams.out << fmt::format("{}: {}\n", path, game.error().message);
        status = std::max(status, 1);
        return false;
    }
    for (const auto& remark : game->remarks)
        streams.out << fmt::format("{}: {}\n", path, remarkText(remark));
    streams.out << fmt::format("{}: a Pioneers map of {} hexes, in order\n", path, game->board.hexes.size());
    return true;
}

/// Writes a board for people to read and edit: a line for each field and for each element of the longer
/// lists.
void writeBoard(const hex::Json& board, std::ostream& out) {
    out << "{";
    const char* between = "\n ";
    for (const auto& [field, value] : board.items()) {
        out << between << hex::Json(field).dump() << ": ";
        between = ",\n ";
        if (!value.is_array() || value.empty() || !value.front().is_object()) {
            out << value.dump();
            continue;
        }
        out << "[";
        for (std::size_t i = 0; i < value.size(); ++i)
            out << (i == 0 ? "\n  " : ",\n  ") << value[i].dump();
        out << "\n ]";
    }
    out << "\n}\n" << std::flush;
}

int convert(std::span<const std::string_view> arguments, Streams streams) {
    if (arguments.size() != 1 || arguments.front().starts_with('-'))
        return refuse(streams, "convert wants one file, a Pioneers map.");
    const std::string_view path = arguments.front();
    const auto text = textOf(path, streams);
    if (!text)
        return 2;
    const auto game = boards::readPioneers(*text);
    if (!game) {
        streams.err << fmt::format("{}: {}\n", path, game.error().message);
        return 1;
    }
    for (const auto& remark : game->remarks)
        streams.err << fmt::format("{}: {}\n", path, remarkText(remark));
    writeBoard(hex::toJson(game->board), streams.out);
    return 0;
}

/// A board is one JSON object with "watchfire-board", a value book one with "watchfire-book"; any other text
/// is read as a log.
bool checkFile(std::string_view path, Streams streams, int& status) {
    const auto got = textOf(path, streams);
    if (!got) {
        status = 2;
        return false;
    }
    const std::string& text = *got;
    if (boards::isPioneersName(path))
        return checkPioneers(path, text, streams, status);
    const auto fault = [&](std::string_view message) {
        streams.out << fmt::format("{}: {}\n", path, message);
        status = std::max(status, 1);
        return false;
    };

    const bool looksLikeOneObject =
        text.substr(0, text.find('\n')).find("\"watchfire\"") == std::string::npos;
    if (looksLikeOneObject) {
        const auto json = readJsonText(text);
        if (!json)
            return fault(json.fault().sentence());
        if (json->is_object() && json->contains("watchfire-board")) {
            const auto board = hex::boardFromJson(*json);
            if (!board)
                return fault(board.error().message);
            streams.out << fmt::format("{}: a board of {} hexes, in order\n", path, board->hexes().size());
            return true;
        }
        if (json->is_object() && json->contains("watchfire-book")) {
            const auto book = powder::bookFromJson(*json);
            if (!book)
                return fault(book.error().message);
            streams.out << fmt::format("{}: a value book of {} horde cards, in order\n", path,
                                       book->cards.size());
            return true;
        }
    }
    Replay replay(boards::read, books::read);
    std::size_t at = 0;
    bool good = true;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string answer = replay.feed(std::string_view(text).substr(at, end - at));
        at = end + 1;
        if (answer.empty())
            continue;
        const auto json = nlohmann::ordered_json::parse(answer); // it is the program's own, so it is JSON
        if (!json["ok"].get<bool>())
            good = fault(fmt::format("line {}: {} ({})", json["line"].dump(),
                                     json["error"]["message"].get<std::string>(),
                                     json["error"]["code"].get<std::string>()));
    }
    if (replay.exitStatus() == 2)
        status = 2;
    if (replay.linesRead() == 0)
        return fault("the file is empty.");
    if (good)
        streams.out << fmt::format("{}: a game of {} commands, in order\n", path,
                                   replay.game()->commandCount());
    return good;
}

int check(std::span<const std::string_view> arguments, Streams streams) {
    if (arguments.empty())
        return refuse(streams, "check wants at least one file.");
    int status = 0;
    for (const std::string_view argument : arguments) {
        if (argument.starts_with('-'))
            return refuse(streams, fmt::format("unknown option \"{}\" for check.", argument));
        checkFile(argument, streams, status);
    }
    return status;
}

} // namespace

std::optional<int> run(std::span<const std::string_view> arguments, Streams streams) {
    if (arguments.empty())
        return std::nullopt;
    if (arguments.front() == "replay")
        return replay(arguments.subspan(1), streams);
    if (arguments.front() == "check")
        return check(arguments.subspan(1), streams);
    if (arguments.front() == "convert")
        return convert(arguments.subspan(1), streams);
    if (arguments.front() == "book")
        return book(arguments.subspan(1), streams);
    if (arguments.front() == "report")
        return report(arguments.subspan(1), streams);
    if (arguments.front() == "simulate")
        return simulate(arguments.subspan(1), streams);
    return std::nullopt;
}

std::string_view help() {
    return usage;
}

} // namespace watchfire::cli
