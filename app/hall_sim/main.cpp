// SPDX-License-Identifier: Apache-2.0
// watchfire-hall-sim: simulated tables in a club's hall (docs/club-night.md).
#include "app/boards/board_library.h"
#include "app/books/book_library.h"
#include "app/hall_sim/simulated_table.h"
#include "app/text/language.h"
#include "rules/log/replay.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSocketNotifier>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>

#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace watchfire;
using hall_sim::RecordedGame;
using hall_sim::SimulatedTable;

constexpr int badUsage = 2;
constexpr int mostTables = 10'000;
constexpr int tellMilliseconds = 5000;
/// Before it ends, so that brokers get the last results.
constexpr int farewellMilliseconds = 2000;

int complain(const QString& what) {
    std::fprintf(stderr, "watchfire-hall-sim: %s.\n\"watchfire-hall-sim --help\" lists the options.\n",
                 qPrintable(what));
    return badUsage;
}

/// A header in a journal holds board and book themselves.
void putIn(nlohmann::ordered_json& header, const char* what, Result<std::string> (*read)(std::string_view)) {
    if (!header.contains(what) || !header[what].is_string())
        return;
    const auto text = read(header[what].get<std::string>());
    const auto json = text ? parseLine(*text, 1) : Result<nlohmann::ordered_json>(text.error());
    if (!json)
        qFatal("a recorded game lacks its %s: %s", what, json.error().message.c_str());
    header[what] = *json;
}

std::vector<RecordedGame> recordedGames() {
    std::vector<RecordedGame> games;
    for (const QString& name : QDir(QStringLiteral(":/games")).entryList()) {
        QFile file(QStringLiteral(":/games/") + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the recorded game %s is missing", qPrintable(name));
        RecordedGame game;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.isEmpty())
                continue;
            auto json = nlohmann::ordered_json::parse(line.begin(), line.end());
            if (game.header.is_null())
                game.header = std::move(json);
            else
                game.commands.push_back(std::move(json));
        }
        putIn(game.header, "board", boards::read);
        putIn(game.header, "book", books::read);
        games.push_back(std::move(game));
    }
    return games;
}

std::optional<int> numberIn(const QCommandLineParser& parser, const QString& option, int least, int most) {
    bool whole = false;
    const int number = parser.value(option).toInt(&whole);
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Each table has a journal, a thread and a connection.
void wantManyFiles() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

std::unique_ptr<QSocketNotifier> endOnSignals() {
    static int ends[2];
    if (pipe(ends) != 0)
        return nullptr;
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, [](int) { (void)!write(ends[1], "x", 1); });
    auto notifier = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, [] { QCoreApplication::quit(); });
    return notifier;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("watchfire-hall-sim"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WATCHFIRE_VERSION));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Simulated tables that play recorded games in a club's hall, to try the hall before the evening."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("N"), QStringLiteral("how many tables"));
    const QCommandLineOption hall(
        QStringLiteral("hall"),
        QStringLiteral(
            "the hall, and how its tables are called: mqtt[s]://USER:PASSWORD@HOST/HALL/TABLE; each "
            "table gets a number behind its name"),
        QStringLiteral("URL"));
    const QCommandLineOption pace(QStringLiteral("pace"),
                                  QStringLiteral("milliseconds between two commands of a table"),
                                  QStringLiteral("MS"), QStringLiteral("2000"));
    const QCommandLineOption games(QStringLiteral("games"),
                                   QStringLiteral("ends when each table has played so many"),
                                   QStringLiteral("N"), QStringLiteral("0"));
    const QCommandLineOption seed(QStringLiteral("seed"), QStringLiteral("of games, names and pace"),
                                  QStringLiteral("N"), QStringLiteral("1"));
    const QCommandLineOption ended(QStringLiteral("ended"),
                                   QStringLiteral("writes a line for each game that is over"),
                                   QStringLiteral("FILE"));
    parser.addOptions({hall, pace, games, seed, ended});
    parser.process(app);

    bool whole = false;
    const int count = parser.positionalArguments().value(0).toInt(&whole);
    if (!whole || parser.positionalArguments().size() != 1 || count < 1 || count > mostTables)
        return complain(QStringLiteral("it wants the number of tables, from 1 to %1").arg(mostTables));
    if (!parser.isSet(hall))
        return complain(QStringLiteral("it wants --hall mqtt://HOST/HALL/TABLE"));
    auto read = mirror::readHallPlace(parser.value(hall));
    if (const auto* wrong = std::get_if<QString>(&read))
        return complain(QStringLiteral("--hall \"%1\": %2").arg(parser.value(hall), *wrong));
    const auto place = std::get<mirror::HallPlace>(read);
    const auto paceMs = numberIn(parser, QStringLiteral("pace"), 1, 600'000);
    const auto gameCount = numberIn(parser, QStringLiteral("games"), 0, 1'000'000);
    const auto first = numberIn(parser, QStringLiteral("seed"), 0, 2'000'000'000);
    if (!paceMs || !gameCount || !first)
        return complain(QStringLiteral("--pace, --games and --seed want whole numbers"));
    QFile endedFile(parser.value(ended));
    if (parser.isSet(ended) && !endedFile.open(QIODevice::WriteOnly | QIODevice::Append))
        return complain(
            QStringLiteral("%1 cannot be written: %2").arg(endedFile.fileName(), endedFile.errorString()));

    const text::Language english;
    wantManyFiles();
    const auto notifier = endOnSignals();
    const QTemporaryDir folder;
    if (!folder.isValid())
        return complain(QStringLiteral("no folder for the journals: %1").arg(folder.errorString()));
    const std::vector<RecordedGame> recorded = recordedGames();
    std::vector<std::unique_ptr<SimulatedTable>> tables;
    for (int i = 1; i <= count; ++i) {
        SimulatedTable::Plan plan;
        plan.place = place;
        plan.place.table = QStringLiteral("%1 %2").arg(place.table).arg(i);
        plan.journal = folder.filePath(QStringLiteral("table-%1.db").arg(i));
        plan.paceMilliseconds = *paceMs;
        plan.seed = static_cast<std::uint32_t>(*first + i);
        plan.games = *gameCount;
        tables.push_back(std::make_unique<SimulatedTable>(recorded, plan));
        QObject::connect(tables.back().get(), &SimulatedTable::gameEnded, &app,
                         [&endedFile](const QString& table, const QString& game) {
                             if (!endedFile.isOpen())
                                 return;
                             endedFile.write((table + QLatin1Char('\t') + game + QLatin1Char('\n')).toUtf8());
                             endedFile.flush();
                         });
        tables.back()->start();
    }

    QElapsedTimer since;
    since.start();
    const auto tell = [&] {
        int connected = 0, commands = 0, over = 0, finished = 0;
        for (const auto& table : tables) {
            connected += table->connected();
            commands += table->commands();
            over += table->ended();
            finished += table->finished();
        }
        std::printf("%d tables, %d connected, %d commands in %lld s, %d games over\n", count, connected,
                    commands, static_cast<long long>(since.elapsed() / 1000), over);
        std::fflush(stdout);
        return finished == count;
    };
    QTimer telling;
    telling.setInterval(tellMilliseconds);
    QObject::connect(&telling, &QTimer::timeout, [&] {
        if (tell())
            QTimer::singleShot(farewellMilliseconds, &app, &QCoreApplication::quit);
    });
    telling.start();
    const int status = QCoreApplication::exec();
    tell();
    return status;
}
