// SPDX-License-Identifier: Apache-2.0
#include "app/report/report.h"

#include "app/journal/journal_file.h"
#include "app/logging/log_file.h"
#include "rules/log/replay.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

namespace watchfire::report {

namespace {

using Json = nlohmann::ordered_json;

/// What of the journal's settings is passed on: neither the PIN nor names, books and boards of the table.
constexpr std::array<std::string_view, 2> passedOn{"settings", "ports"};
/// Of the log; the header of a game has at most a megabyte.
constexpr qsizetype mostLines = 1500;
/// The copy is nobody else's.
constexpr std::chrono::milliseconds patience{2000};

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
        text += QByteArray::fromStdString(command.line).replace('\0', ' ') + '\n';
    return text;
}

} // namespace

std::variant<Report, NoSuchGame, journal::JournalError> make(const QString& journal,
                                                             const std::string& game) {
    const QTemporaryDir folder;
    journal::JournalFile file;
    journal::JournalContents contents;
    journal::GameLog log;
    const bool there = QFile::exists(journal);
    const journal::GameRecord* record = nullptr;
    if (there) {
        const auto copy = copied(journal, folder);
        if (!copy)
            return journal::JournalError{journal::JournalErrorKind::noRight, journal.toStdString(), {}, {}};
        if (const auto error = file.open(*copy, patience))
            return *error;
        if (const auto error = file.contents(contents))
            return *error;
        record = chosen(contents, game);
        if (record != nullptr) {
            if (const auto error = file.load(record->id, log))
                return *error;
        }
    }
    if (record == nullptr && !game.empty())
        return NoSuchGame{};
    return Report{textOf(record != nullptr ? &log : nullptr,
                         about(contents, logging::linesAt(logging::pathBeside(journal)))),
                  there};
}

} // namespace watchfire::report
