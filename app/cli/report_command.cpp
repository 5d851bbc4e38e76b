// SPDX-License-Identifier: Apache-2.0
#include "app/cli/report_command.h"

#include "app/cli/journal_command.h"
#include "app/files/drives.h"
#include "app/report/report.h"

#include <fmt/format.h>

#include <optional>
#include <string>

namespace watchfire::cli {

namespace {

constexpr std::string_view reportUsage = "watchfire report FILE [--game ID] [--force] [--db JOURNAL]\n";

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

/// What the terminal says of an error, without the program's name.
std::string told(const journal::JournalError& error) {
    if (error.kind == journal::JournalErrorKind::noRight)
        return fmt::format("{} cannot be read. Run this as the user who plays.", error.path);
    return journal::describe(error);
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
    if (drives::isThere(asked->file) && !asked->force)
        return fail(fmt::format("{} is there already; --force overwrites it.", asked->file.toStdString()));
    const auto made = report::make(asked->db, asked->game);
    if (const auto* error = std::get_if<journal::JournalError>(&made))
        return fail(told(*error));
    if (std::holds_alternative<report::NoSuchGame>(made))
        return fail(fmt::format("there is no game \"{}\" in {}.", asked->game, asked->db.toStdString()));
    const auto& [text, hasJournal] = std::get<report::Report>(made);
    if (!hasJournal)
        streams.err << fmt::format("watchfire: {}: there is no journal; the report "
                                   "tells of the system alone.\n",
                                   asked->db.toStdString());
    if (const auto wrong = drives::write(asked->file, text, drives::Readers::owner))
        return fail(wrong->toStdString());
    return 0;
}

} // namespace watchfire::cli
