// SPDX-License-Identifier: Apache-2.0
#include "app/cli/report_command.h"

#include "app/cli/journal_command.h"
#include "app/journal/journal_file.h"
#include "app/logging/log_file.h"
#include "rules/log/replay.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSysInfo>
#include <QTemporaryDir>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view reportUsage = "watchfire report FILE [--game ID] [--force] [--db JOURNAL]\n";
/// What of the journal's settings is passed on: neither the PIN nor names, books and boards of the table.
constexpr std::array<std::string_view, 2> passedOn{"settings", "ports"};

/// Of the log; the header of a game has at most a megabyte.
constexpr qsizetype mostLines = 1500;

struct ReportAsked {
    bool force = false;
    std::string game;
    QString file, db;
};

std::optional<ReportAsked> readReport(std::span<const std::string_view> arguments) {
    ReportAsked asked;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool more = i + 1 < arguments.size();
        if (arguments[i] == "--force")
            asked.force = true;
        else if (arguments[i] == "--db" && more)
            asked.db = toQt(arguments[++i]);
        else if (arguments[i] == "--game" && more)
            asked.game = arguments[++i];
        else if (arguments[i].starts_with("--") || !asked.file.isEmpty())
            return std::nullopt;
        else
            asked.file = toQt(arguments[i]);
    }
    if (asked.file.isEmpty())
        return std::nullopt;
    if (asked.db.isEmpty())
        asked.db = usualJournal();
    return asked;
}

/// Copies the database with its write-ahead log: a running program keeps the file locked. Returns the copy's
/// path, or nothing if it cannot be read.
std::optional<QString> copied(const QString& journal, const QTemporaryDir& folder) {
    const QString copy = folder.filePath(QStringLiteral("journal.db"));
    const QString log = QStringLiteral("-wal");
    if (!QFile::copy(journal, copy))
        return std::nullopt;
    if (QFileInfo::exists(journal + log) && !QFile::copy(journal + log, copy + log))
        return std::nullopt;
    for (const QString& file : {copy, copy + log}) // the original may be read-only
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

/// A setting as JSON; as text, if it is none.
Json valueOf(const std::string& text) {
    auto json = parseLine(text, 1);
    return json ? std::move(*json) : Json(text);
}

Json about(const journal::JournalContents& contents, const QStringList& lines) {
    Json settings = Json::object();
    for (const std::string_view key : passedOn) {
        if (const auto found = contents.settings.find(std::string(key)); found != contents.settings.end())
            settings[std::string(key)] = valueOf(found->second);
    }
    Json log = Json::array();
    for (const QString& line : lines.mid(std::max<qsizetype>(0, lines.size() - mostLines)))
        log.push_back(line.toStdString());
    return {{"version", WATCHFIRE_VERSION},
            {"written", QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()},
            {"system", QSysInfo::prettyProductName().toStdString()},
            {"kernel", QSysInfo::kernelVersion().toStdString()},
            {"processor", QSysInfo::currentCpuArchitecture().toStdString()},
            {"qt", qVersion()},
            {"games", contents.games.size()},
            {"settings", std::move(settings)},
            {"log", std::move(log)}};
}

/// The game that was asked for; without one, the game that was played last.
const journal::GameRecord* chosen(const journal::JournalContents& contents, const std::string& id) {
    const auto found =
        std::find_if(contents.games.begin(), contents.games.end(),
                     [&](const journal::GameRecord& game) { return id.empty() || game.id == id; });
    return found == contents.games.end() ? nullptr : &*found;
}

/// The game's log, with `told` in its header; without a game that can be read, `told` alone.
QByteArray textOf(const journal::GameLog* log, Json told) {
    if (log == nullptr)
        return QByteArray::fromStdString(Json{{"report", std::move(told)}}.dump()) + '\n';
    auto header = parseLine(log->game.header, 1);
    Json first = header ? std::move(*header) : Json{{"unread", log->game.header}};
    told["game"] = {{"id", log->game.id},
                    {"begun", log->game.created},
                    {"played", log->game.updated},
                    {"finished", log->game.finished}};
    first["report"] = std::move(told);
    QByteArray text = QByteArray::fromStdString(first.dump()) + '\n';
    for (const journal::CommandRecord& command : log->commands)
        text += QByteArray::fromStdString(command.line) + '\n';
    return text;
}

} // namespace

int report(std::span<const std::string_view> arguments, Streams streams) {
    const JournalApplication application;
    const auto asked = readReport(arguments);
    if (!asked) {
        streams.err << "watchfire: report wants a file to write.\n" << reportUsage;
        return 2;
    }
    const auto fail = [&](const std::string& message) {
        streams.err << fmt::format("watchfire: {}\n", message);
        return 1;
    };
    if (QFile::exists(asked->file) && !asked->force)
        return fail(fmt::format("{} is there already; --force overwrites it.", asked->file.toStdString()));
    const QTemporaryDir folder;
    journal::JournalFile file;
    journal::JournalContents contents;
    journal::GameLog log;
    const journal::GameRecord* game = nullptr;
    if (!QFile::exists(asked->db)) {
        streams.err << fmt::format(
            "watchfire: {}: there is no journal; the report tells of the system alone.\n",
            asked->db.toStdString());
    } else {
        const auto copy = copied(asked->db, folder);
        if (!copy)
            return fail(
                fmt::format("{} cannot be read. Run this as the user who plays.", asked->db.toStdString()));
        if (const auto error = file.open(*copy, patience))
            return fail(journal::describe(*error));
        if (const auto error = file.contents(contents))
            return fail(journal::describe(*error));
        game = chosen(contents, asked->game);
        if (game == nullptr && !asked->game.empty())
            return fail(fmt::format("there is no game \"{}\" in {}.", asked->game, asked->db.toStdString()));
        if (game != nullptr) {
            if (const auto error = file.load(game->id, log))
                return fail(journal::describe(*error));
        }
    }
    QSaveFile out(asked->file);
    const QByteArray text = textOf(game != nullptr ? &log : nullptr,
                                   about(contents, logging::linesAt(logging::pathBeside(asked->db))));
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size() || !out.commit())
        return fail(fmt::format("{} cannot be written: {}.", asked->file.toStdString(),
                                out.errorString().toStdString()));
    return 0;
}

} // namespace watchfire::cli
