// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"

#include "app/boards/board_library.h"
#include "app/boards/pioneers_file.h"
#include "app/books/book_library.h"
#include "app/cli/book_command.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace watchfire::cli {

namespace {

constexpr std::string_view usage =
    "watchfire replay [--state] [FILE]   answer each line of a game log; FILE \"-\" or none: "
    "standard input\n"
    "watchfire check FILE...             check boards, value books, game logs and Pioneers maps (.game),\n"
    "                                    and say what is wrong where\n"
    "watchfire convert FILE.game         print the board that a Pioneers map makes, as a board file\n"
    "watchfire book export|import FILE   the value book of Black Powder that this table keeps, to or from a\n"
    "                                    file; --force overwrites, --db JOURNAL names another journal\n";

int refuse(Streams streams, std::string_view message) {
    streams.err << "watchfire: " << message << "\n" << usage;
    return 2;
}

/// Opens a file for reading; says why not.
std::unique_ptr<std::ifstream> open(std::string_view path, Streams streams) {
    const std::filesystem::path file(path);
    std::error_code ignored;
    auto stream = std::make_unique<std::ifstream>(file, std::ios::binary);
    if (stream->good() && !std::filesystem::is_directory(file, ignored))
        return stream;
    streams.err << fmt::format("watchfire: {}: cannot be read. Check the path and its permissions.\n", path);
    return nullptr;
}

int replay(std::span<const std::string_view> arguments, Streams streams) {
    bool state = false;
    std::vector<std::string_view> files;
    for (const std::string_view argument : arguments) {
        if (argument == "--state")
            state = true;
        else if (argument.size() > 1 && argument.starts_with('-'))
            return refuse(streams, fmt::format("unknown option \"{}\" for replay.", argument));
        else
            files.push_back(argument);
    }
    if (files.size() > 1)
        return refuse(streams, "replay reads one file at a time.");

    std::unique_ptr<std::ifstream> file;
    if (!files.empty() && files.front() != "-") {
        file = open(files.front(), streams);
        if (!file)
            return 2;
    }
    std::istream& in = file ? *file : streams.in;
    Replay replay(boards::read, books::read);
    std::string line;
    while (std::getline(in, line)) {
        const std::string answer = replay.feed(line);
        if (!answer.empty())
            streams.out << answer << '\n' << std::flush; // a program at the other end may wait for it
    }
    if (replay.game() == nullptr && replay.linesRead() == 0)
        streams.out << replay.feed("") << '\n';
    if (state && replay.game() != nullptr)
        streams.out << replay.stateLine() << '\n';
    streams.out << std::flush;
    return replay.exitStatus();
}

bool isPioneers(std::string_view path) {
    return path.ends_with(".game") || path.ends_with(".GAME");
}

/// One more byte than is taken at most, so that the reader sees that a file is too large.
std::string pioneersText(std::istream& file) {
    std::string text(boards::largestPioneersFile + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

std::string remarkText(const boards::PioneersRemark& remark) {
    return remark.line == 0 ? remark.message : fmt::format("line {}: {}", remark.line, remark.message);
}

/// What the file says and the board does not is told, and is no fault.
bool checkPioneers(std::string_view path, std::istream& file, Streams streams, int& status) {
    const auto game = boards::readPioneers(pioneersText(file));
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

/// A board as people read and edit it: a line for each field and for each element of the longer lists.
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
    const auto file = open(path, streams);
    if (!file)
        return 2;
    const auto game = boards::readPioneers(pioneersText(*file));
    if (!game) {
        streams.err << fmt::format("{}: {}\n", path, game.error().message);
        return 1;
    }
    for (const auto& remark : game->remarks)
        streams.err << fmt::format("{}: {}\n", path, remarkText(remark));
    writeBoard(hex::toJson(game->board), streams.out);
    return 0;
}

/// A board is one JSON object with "watchfire-board", a value book one with "watchfire-book"; everything else
/// is read as a log.
bool checkFile(std::string_view path, Streams streams, int& status) {
    const auto file = open(path, streams);
    if (!file) {
        status = 2;
        return false;
    }
    if (isPioneers(path))
        return checkPioneers(path, *file, streams, status);
    const std::string text((std::istreambuf_iterator<char>(*file)), std::istreambuf_iterator<char>());
    const auto fault = [&](std::string_view message) {
        streams.out << fmt::format("{}: {}\n", path, message);
        status = std::max(status, 1);
        return false;
    };

    const bool looksLikeOneObject =
        text.substr(0, text.find('\n')).find("\"watchfire\"") == std::string::npos;
    if (looksLikeOneObject) {
        const auto json = parseLine(text, 1);
        if (!json)
            return fault(json.error().message);
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
        const auto json = nlohmann::ordered_json::parse(answer);
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
    return std::nullopt;
}

std::string_view help() {
    return usage;
}

} // namespace watchfire::cli
