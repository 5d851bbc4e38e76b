// SPDX-License-Identifier: Apache-2.0
#include "app/cli/simulate_command.h"

#include "app/boards/board_library.h"
#include "app/boards/pioneers_file.h"
#include "app/cli/journal_command.h"
#include "app/play/told.h"
#include "rules/core/json_text.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"

#include <QFile>
#include <QSaveFile>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <optional>
#include <ostream>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace watchfire::cli {

namespace {

using hex::Json;

constexpr std::string_view simulateUsage =
    "watchfire simulate BOARD [--games N] [--seed N] [--threads N] [--scenario NAME] [--with ADDITION]\n"
    "                   [--players N] [--option NAME=VALUE] [--most-rolls N] [--json] [--picture FILE.svg]\n"
    "                   [--log FILE] [--force]\n";

struct SimulateAsked {
    std::string board, scenario;
    std::vector<std::string> with;
    std::optional<std::size_t> players;
    Json options = Json::object();
    play::Order order{.games = 1000, .threads = std::max(1U, std::thread::hardware_concurrency())};
    bool json = false;
    bool force = false;
    std::string picture, log;
};

/// What is wrong, where, and what to do.
struct Fault {
    int status;
    std::string message;
};

template <class Number>
std::optional<Fault> readNumber(std::string_view option, std::string_view text, std::uint64_t least,
                                std::uint64_t most, Number& into) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return Fault{
            2, fmt::format("{} wants a whole number from {} to {}, not \"{}\".", option, least, most, text)};
    into = static_cast<Number>(number);
    return std::nullopt;
}

/// "goal-points=12": the value is JSON; what is none is a text.
std::optional<Fault> readOption(std::string_view text, Json& into) {
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string_view::npos)
        return Fault{2,
                     fmt::format("--option wants NAME=VALUE, for example goal-points=12, not \"{}\".", text)};
    const std::string value(text.substr(equals + 1));
    const auto json = readJsonText(value);
    into[std::string(text.substr(0, equals))] = json ? Json(*json) : Json(value);
    return std::nullopt;
}

std::optional<Fault> readValue(std::string_view option, std::string_view value, SimulateAsked& asked) {
    constexpr std::uint64_t mostGames = 1'000'000'000;
    constexpr std::uint64_t mostThreads = 256;
    constexpr std::uint64_t mostRolls = 100'000;
    if (option == "--games")
        return readNumber(option, value, 1, mostGames, asked.order.games);
    if (option == "--seed")
        return readNumber(option, value, 0, UINT64_MAX, asked.order.seed);
    if (option == "--threads")
        return readNumber(option, value, 1, mostThreads, asked.order.threads);
    if (option == "--most-rolls")
        return readNumber(option, value, 1, mostRolls, asked.order.mostRolls);
    if (option == "--players")
        return readNumber(option, value, 1, hex::maxPlayers, asked.players.emplace());
    if (option == "--option")
        return readOption(value, asked.options);
    if (option == "--scenario")
        asked.scenario = value;
    else if (option == "--with")
        asked.with.emplace_back(value);
    else if (option == "--picture")
        asked.picture = value;
    else
        asked.log = value;
    return std::nullopt;
}

std::optional<Fault> readArguments(std::span<const std::string_view> arguments, SimulateAsked& asked) {
    constexpr std::array<std::string_view, 10> withValue{
        "--games",   "--seed",   "--threads", "--scenario",   "--with",
        "--players", "--option", "--picture", "--most-rolls", "--log"};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--json") {
            asked.json = true;
        } else if (argument == "--force") {
            asked.force = true;
        } else if (std::find(withValue.begin(), withValue.end(), argument) != withValue.end()) {
            if (i + 1 == arguments.size())
                return Fault{2, fmt::format("{} wants a value.", argument)};
            if (auto fault = readValue(argument, arguments[++i], asked))
                return fault;
        } else if (argument.size() > 1 && argument.starts_with('-')) {
            return Fault{2, fmt::format("unknown option \"{}\" for simulate.", argument)};
        } else if (!asked.board.empty()) {
            return Fault{
                2, fmt::format("simulate plays on one board: \"{}\" or \"{}\"?", asked.board, argument)};
        } else {
            asked.board = argument;
        }
    }
    if (asked.board.empty())
        return Fault{2, fmt::format("simulate wants a board: a file, or one of {}.",
                                    fmt::join(boards::shippedNames(), ", "))};
    return std::nullopt;
}

/// As many as the board was made for, at most; as many as the scenario wants otherwise.
std::size_t playersOf(const hex::BoardDescription& board, hex::Scenario scenario) {
    if (!board.players.empty())
        return static_cast<std::size_t>(*std::max_element(board.players.begin(), board.players.end()));
    constexpr std::size_t usual = 4;
    const auto& counts = hex::factsOf(scenario).playerCounts;
    return std::find(counts.begin(), counts.end(), usual) != counts.end() ? usual : counts.back();
}

/// The board to play on, as the header names it, and the options that its file asks for.
struct Laid {
    hex::BoardDescription board;
    Json reference;
    Json options = Json::object();
};

/// A shipped board, a board file, or a map of Pioneers, which goes into the header as the board that it
/// makes.
std::variant<Laid, Fault> layBoard(const std::string& name) {
    const auto text = boards::read(name);
    if (!text)
        return Fault{2, text.error().message};
    if (boards::isPioneersName(name)) {
        const auto map = boards::readPioneers(*text);
        if (!map)
            return Fault{1, fmt::format("{}: {}", name, map.error().message)};
        Laid laid{map->board, hex::toJson(map->board)};
        if (map->goalPoints)
            laid.options["goal-points"] = *map->goalPoints;
        if (map->ships)
            laid.options["ships"] = true;
        return laid;
    }
    const auto json = readJsonText(*text);
    if (!json)
        return Fault{1, fmt::format("{}: {}", name, json.fault().sentence())};
    const auto board = hex::boardFromJson(*json);
    if (!board)
        return Fault{1, fmt::format("{}: {}", name, board.error().message)};
    return Laid{board->description(), name};
}

/// The game as its log's header.
std::variant<Json, Fault> headerOf(const SimulateAsked& asked) {
    constexpr std::array<const char*, hex::maxPlayers> ids{"red",    "blue",  "white",
                                                           "orange", "green", "brown"};
    const auto got = layBoard(asked.board);
    if (const auto* fault = std::get_if<Fault>(&got))
        return *fault;
    const Laid& laid = std::get<Laid>(got);
    if (asked.scenario == "black-powder")
        return Fault{2, "simulate plays the games with dice; black-powder has none."};
    const auto named = hex::parseScenario(asked.scenario);
    if (!named && !asked.scenario.empty())
        return Fault{2, fmt::format("--scenario is one of {}, not \"{}\".",
                                    fmt::join(hex::scenarioNames, ", "), asked.scenario)};
    const hex::Scenario scenario = named.value_or(hex::scenarioOf(laid.board));
    Json header{{"watchfire", 1}, {"scenario", hex::toString(scenario)}, {"board", laid.reference}};
    for (const std::string& addition : asked.with)
        if (!hex::parseAddition(addition))
            return Fault{2, fmt::format("--with is one of {}, not \"{}\".",
                                        fmt::join(hex::additionNames, ", "), addition)};
    if (!asked.with.empty())
        header["scenario"] = {{"base", hex::toString(scenario)}, {"with", asked.with}};
    const std::size_t players = asked.players.value_or(playersOf(laid.board, scenario));
    for (std::size_t i = 0; i < players; ++i)
        header["players"].push_back({{"id", ids[i]}});
    header["options"] = laid.options;
    header["options"].update(asked.options);
    return header;
}

bool write(const std::string& path, const std::string& text) {
    QSaveFile out(toQt(path));
    const auto size = static_cast<qint64>(text.size());
    return out.open(QIODevice::WriteOnly) && out.write(text.data(), size) == size && out.commit();
}

/// The first game as a log that `watchfire replay` answers. A board of the user's own goes into the header.
std::optional<std::string> logOf(const play::Ground& ground, const SimulateAsked& asked, HexGame& game) {
    std::vector<hex::Command> commands;
    if (!play::playWholeGame(ground, play::streamOf(asked.order, 0), asked.order.mostRolls, &commands))
        return std::nullopt;
    Json header = game.header();
    const auto shipped = boards::shippedNames();
    if (std::find(shipped.begin(), shipped.end(), asked.board) == shipped.end())
        header["board"] = hex::toJson(ground.setup().board().description());
    std::string text = header.dump() + "\n";
    for (const hex::Command& command : commands)
        text += hex::toJson(ground.setup(), command).dump() + "\n";
    return text;
}

// ---- Ctrl-C ends the playing, not the program

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free); // so a signal handler may set it

void interrupt(int) {
    interrupted = true;
}

/// While it lives, the first Ctrl-C (or SIGTERM) is noted; a second one ends the program.
class Interruptible {
public:
    Interruptible() {
        interrupted = false;
        struct sigaction noted {};
        noted.sa_handler = interrupt;
        noted.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(SIGINT, &noted, &m_int);
        sigaction(SIGTERM, &noted, &m_term);
    }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible() {
        sigaction(SIGINT, &m_int, nullptr);
        sigaction(SIGTERM, &m_term, nullptr);
    }

private:
    struct sigaction m_int {};
    struct sigaction m_term {};
};

/// How many games were played, on a line of the terminal that is written over; a line every ten seconds
/// where the errors go into a file.
class Progress {
public:
    Progress(std::ostream& err, std::uint64_t games) : m_err(err), m_games(games) {}

    [[nodiscard]] std::chrono::milliseconds pace() const {
        return m_terminal ? std::chrono::milliseconds(200) : std::chrono::milliseconds(10'000);
    }
    void tell(std::uint64_t played) {
        m_err << fmt::format("{}{} of {} games, {:.0f} a second{}", m_terminal ? "\r" : "", played, m_games,
                             static_cast<double>(played) / seconds(), m_terminal ? "   " : "\n")
              << std::flush;
    }
    void end(std::uint64_t played, unsigned threads) {
        m_err << fmt::format("{}{} games in {:.1f} seconds on {} threads, {:.0f} a second\n",
                             m_terminal ? "\r" : "", played, seconds(), threads,
                             static_cast<double>(played) / seconds());
    }

private:
    [[nodiscard]] double seconds() const {
        return std::max(1e-3,
                        std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count());
    }

    std::ostream& m_err;
    std::uint64_t m_games;
    bool m_terminal = isatty(STDERR_FILENO) != 0;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace

int simulate(std::span<const std::string_view> arguments, Streams streams) {
    const auto fail = [&](const Fault& fault) {
        streams.err << fmt::format("watchfire: {}\n", fault.message);
        return fault.status;
    };
    if (std::find(arguments.begin(), arguments.end(), "--help") != arguments.end()) {
        streams.out << simulateUsage;
        return 0;
    }
    SimulateAsked asked;
    if (const auto fault = readArguments(arguments, asked)) {
        fail(*fault);
        streams.err << simulateUsage;
        return fault->status;
    }
    for (const std::string& file : {asked.picture, asked.log})
        if (!file.empty() && !asked.force && QFile::exists(toQt(file)))
            return fail({1, fmt::format("{} is there already; --force overwrites it.", file)});
    const auto header = headerOf(asked);
    if (const auto* fault = std::get_if<Fault>(&header))
        return fail(*fault);
    const auto made = makeGame(std::get<Json>(header), boards::read);
    if (!made)
        return fail(
            {2, fmt::format("{}. Change --scenario, --with, --players or --option, or take another board.",
                            made.error().message)});
    auto& game = dynamic_cast<HexGame&>(**made);
    const play::Ground ground(game.current().setup.shared());

    Progress progress(streams.err, asked.order.games);
    const Interruptible interruptible;
    const auto figures = play::simulate(
        ground, asked.order, interrupted, [&](std::uint64_t played) { progress.tell(played); },
        progress.pace());
    if (!figures)
        return fail(
            {1, fmt::format("a game stopped: {} This is a fault of the program; please report it with the "
                            "command line.",
                            figures.error().message)});
    progress.end(figures->games, asked.order.threads);
    const play::Simulated simulated{ground, asked.board, asked.order, *figures,
                                    figures->games < asked.order.games};
    streams.out << (asked.json ? play::jsonOf(simulated).dump(1) + "\n" : play::tableOf(simulated))
                << std::flush;
    if (!asked.picture.empty() && !write(asked.picture, play::pictureOf(simulated)))
        return fail(
            {1, fmt::format("{} cannot be written. Check the folder and its permissions.", asked.picture)});
    if (!asked.log.empty()) {
        const auto log = logOf(ground, asked, game);
        if (!log || !write(asked.log, *log))
            return fail(
                {1, fmt::format("{} cannot be written. Check the folder and its permissions.", asked.log)});
    }
    constexpr int interruptedStatus = 130; // as a shell says it of Ctrl-C
    return simulated.interrupted ? interruptedStatus : 0;
}

} // namespace watchfire::cli
