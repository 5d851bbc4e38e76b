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
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace watchfire;
using hall_sim::RecordedGame;
using hall_sim::SimulatedTable;

constexpr int badUsage = 2;
/// Each has about seven files and sockets, and libmosquitto looks only at those with a number below 1024.
constexpr int mostTables = 120;
constexpr int highestNumber = 100'000;
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

/// Calls `told` with each signal, in the event loop.
std::unique_ptr<QSocketNotifier> onSignals(std::function<void(int)> told) {
    static int ends[2];
    if (pipe(ends) != 0)
        return nullptr;
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1})
        std::signal(signal, [](int which) {
            const char byte = static_cast<char>(which);
            (void)!write(ends[1], &byte, 1);
        });
    auto notifier = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, [told = std::move(told)] {
        char byte = 0;
        if (read(ends[0], &byte, 1) == 1)
            told(byte);
    });
    return notifier;
}

/// What the command line says.
struct Wanted {
    int tables = 0;
    int first = 1;
    mirror::HallPlace place{};
    int pace = 0;
    int games = 0;
    int seed = 0;
    QString ended{};
    QString journals{};
};

/// Errors: an English sentence without a full stop.
std::variant<Wanted, QString> readArguments(const QCoreApplication& app) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Simulated tables that play recorded games in a club's hall, to try the hall before the evening.\n"
        "With SIGUSR1 they stop playing and stay in the hall as they are."));
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
    const QCommandLineOption journals(
        QStringLiteral("journals"),
        QStringLiteral("an empty folder for the tables' journals, which stay; otherwise they are removed"),
        QStringLiteral("FOLDER"));
    const QCommandLineOption first(QStringLiteral("first"), QStringLiteral("the first table's number"),
                                   QStringLiteral("N"), QStringLiteral("1"));
    parser.addOptions({hall, first, pace, games, seed, ended, journals});
    parser.process(app);

    bool whole = false;
    Wanted wanted;
    wanted.tables = parser.positionalArguments().value(0).toInt(&whole);
    if (!whole || parser.positionalArguments().size() != 1 || wanted.tables < 1 || wanted.tables > mostTables)
        return QStringLiteral(
                   "it wants the number of tables, from 1 to %1; for more start several, each with "
                   "another --first")
            .arg(mostTables);
    if (!parser.isSet(hall))
        return QStringLiteral("it wants --hall mqtt://HOST/HALL/TABLE");
    auto read = mirror::readHallPlace(parser.value(hall));
    if (const auto* wrong = std::get_if<QString>(&read))
        return QStringLiteral("--hall \"%1\": %2").arg(parser.value(hall), *wrong);
    wanted.place = std::get<mirror::HallPlace>(read);
    const auto paceMs = numberIn(parser, QStringLiteral("pace"), 1, 600'000);
    const auto gameCount = numberIn(parser, QStringLiteral("games"), 0, 1'000'000);
    const auto seedNumber = numberIn(parser, QStringLiteral("seed"), 0, 2'000'000'000);
    const auto firstTable = numberIn(parser, QStringLiteral("first"), 1, highestNumber);
    if (!paceMs || !gameCount || !seedNumber || !firstTable)
        return QStringLiteral("--pace, --games, --seed and --first want whole numbers");
    wanted.first = *firstTable;
    wanted.pace = *paceMs;
    wanted.games = *gameCount;
    wanted.seed = *seedNumber;
    wanted.ended = parser.value(ended);
    wanted.journals = parser.value(journals);
    return wanted;
}

using Tables = std::vector<std::unique_ptr<SimulatedTable>>;

Tables tablesFor(const Wanted& wanted, const std::vector<RecordedGame>& recorded, const QDir& folder,
                 QFile& ended) {
    Tables tables;
    for (int i = wanted.first; i < wanted.first + wanted.tables; ++i) {
        SimulatedTable::Plan plan;
        plan.place = wanted.place;
        plan.place.table = QStringLiteral("%1 %2").arg(wanted.place.table, QString::number(i));
        plan.journal = folder.filePath(QStringLiteral("table-%1.db").arg(i));
        plan.paceMilliseconds = wanted.pace;
        plan.seed = static_cast<std::uint32_t>(wanted.seed + i);
        plan.games = wanted.games;
        tables.push_back(std::make_unique<SimulatedTable>(recorded, plan));
        QObject::connect(tables.back().get(), &SimulatedTable::gameEnded, tables.back().get(),
                         [&ended](const QString& table, const QString& game) {
                             if (!ended.isOpen())
                                 return;
                             ended.write((table + QLatin1Char('\t') + game + QLatin1Char('\n')).toUtf8());
                             ended.flush();
                         });
        tables.back()->start();
    }
    return tables;
}

/// Prints how far they are; true when all have played all their games.
bool tell(const Tables& tables, qint64 milliseconds) {
    int connected = 0;
    int commands = 0;
    int over = 0;
    std::size_t finished = 0;
    for (const auto& table : tables) {
        connected += table->connected() ? 1 : 0;
        commands += table->commands();
        over += table->ended();
        finished += table->finished() ? 1U : 0U;
    }
    std::printf("%zu tables, %d connected, %d commands in %lld s, %d games over\n", tables.size(), connected,
                commands, static_cast<long long>(milliseconds / 1000), over);
    std::fflush(stdout);
    return finished == tables.size();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("watchfire-hall-sim"));
    QCoreApplication::setApplicationVersion(QStringLiteral(WATCHFIRE_VERSION));
    auto read = readArguments(app);
    if (const auto* wrong = std::get_if<QString>(&read))
        return complain(*wrong);
    const auto wanted = std::get<Wanted>(std::move(read));
    QFile ended(wanted.ended);
    if (!wanted.ended.isEmpty() && !ended.open(QIODevice::WriteOnly | QIODevice::Append))
        return complain(
            QStringLiteral("%1 cannot be written: %2").arg(ended.fileName(), ended.errorString()));
    const QTemporaryDir removed;
    if (!removed.isValid())
        return complain(QStringLiteral("no folder for the journals: %1").arg(removed.errorString()));
    const QDir folder(wanted.journals.isEmpty() ? removed.path() : wanted.journals);
    if (!folder.exists() || !folder.isEmpty())
        return complain(QStringLiteral("%1 is no empty folder").arg(folder.path()));

    const text::Language english;
    wantManyFiles();
    const std::vector<RecordedGame> recorded = recordedGames();
    const Tables tables = tablesFor(wanted, recorded, folder, ended);
    const auto notifier = onSignals([&tables](int signal) {
        if (signal != SIGUSR1)
            QCoreApplication::quit();
        for (const auto& table : tables)
            table->rest();
    });
    QElapsedTimer since;
    since.start();
    QTimer telling;
    telling.setInterval(tellMilliseconds);
    QObject::connect(&telling, &QTimer::timeout, [&] {
        if (tell(tables, since.elapsed()))
            QTimer::singleShot(farewellMilliseconds, &app, &QCoreApplication::quit);
    });
    telling.start();
    const int status = QCoreApplication::exec();
    tell(tables, since.elapsed());
    return status;
}
