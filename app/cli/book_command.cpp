// SPDX-License-Identifier: Apache-2.0
#include "app/cli/book_command.h"

#include "app/books/book_difference.h"
#include "app/books/book_files.h"
#include "app/cli/journal_command.h"
#include "app/files/drives.h"
#include "app/journal/journal_file.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QFile>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace watchfire::cli {

namespace {

constexpr std::string_view bookUsage = "watchfire book export FILE [--force] [--db JOURNAL]\n"
                                       "watchfire book import FILE [--force] [--db JOURNAL]\n";
const char* const bookSetting = "book"; // of the journal

struct Asked {
    bool import = false;
    bool force = false;
    QString file, db;
};

std::optional<Asked> read(std::span<const std::string_view> arguments) {
    Asked asked;
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--force")
            asked.force = true;
        else if (arguments[i] == "--db" && i + 1 < arguments.size())
            asked.db = toQt(arguments[++i]);
        else if (arguments[i].starts_with("--"))
            return std::nullopt;
        else
            words.push_back(arguments[i]);
    }
    if (words.size() != 2 || (words[0] != "export" && words[0] != "import"))
        return std::nullopt;
    asked.import = words[0] == "import";
    asked.file = toQt(words[1]);
    if (asked.db.isEmpty())
        asked.db = usualJournal();
    return asked;
}

/// What the two books do not have in common, for whoever decides about --force.
std::string differences(const powder::Book& ours, const powder::Book& theirs) {
    const books::Comparison comparison = books::compare(ours, theirs);
    if (comparison.same())
        return "Both have the same values.";
    std::string text =
        fmt::format("Only in the file: {}; only in the table's book: {}; different: {}.",
                    comparison.onlyTheirs.size(), comparison.onlyOurs.size(), comparison.changed.size());
    for (const books::Difference& one : comparison.changed)
        text += fmt::format("\n  {}: {} in the table's book, {} in the file", powder::pathOf(one.key),
                            powder::toJson(*one.ours).dump(), powder::toJson(*one.theirs).dump());
    return text;
}

/// The name of a kept book, which can be read even where one of its values cannot.
std::optional<std::string> nameOf(const Result<nlohmann::ordered_json>& book) {
    if (!book || !book->is_object())
        return std::nullopt;
    const auto name = book->find("name");
    return name != book->end() && name->is_string() ? std::optional(name->get<std::string>()) : std::nullopt;
}

} // namespace

int book(std::span<const std::string_view> arguments, Streams streams) {
    const JournalApplication application;
    const auto asked = read(arguments);
    if (!asked) {
        streams.err << "watchfire: book wants export or import, and a file.\n" << bookUsage;
        return 2;
    }
    const auto fail = [&](const std::string& message) {
        streams.err << fmt::format("watchfire: {}\n", message);
        return 1;
    };
    if (!asked->import && !QFile::exists(asked->db))
        return fail(
            fmt::format("{}: there is no journal, so no value was entered yet.", asked->db.toStdString()));
    journal::JournalFile journal;
    journal::JournalContents contents;
    if (const auto error = journal.open(asked->db, patience))
        return fail(journal::describe(*error));
    if (const auto error = journal.contents(contents))
        return fail(journal::describe(*error));
    if (contents.movedAside) // reported here: the journal reports it only to the first program that opens it
        streams.err << fmt::format("watchfire: {}\n", journal::describe(*contents.movedAside));
    const auto kept = contents.settings.find(bookSetting);

    const Result<nlohmann::ordered_json> json =
        kept == contents.settings.end() ? nlohmann::ordered_json() : parseLine(kept->second, 1);
    const auto own = [&]() -> Result<powder::Book> {
        return json ? powder::bookFromJson(*json) : Result<powder::Book>(json.error());
    };

    if (!asked->import) {
        if (kept == contents.settings.end())
            return fail("no value was entered yet.");
        const auto ours = own();
        if (!ours)
            return fail(fmt::format("{}: the book that is kept there cannot be read. {} \"watchfire book "
                                    "import FILE --force\" takes another one instead.",
                                    asked->db.toStdString(), ours.error().message));
        if (drives::isThere(asked->file) && !asked->force) {
            const auto there = bookfiles::read(asked->file);
            return fail(fmt::format("{} is there already; --force overwrites it. {}",
                                    asked->file.toStdString(),
                                    there ? differences(*ours, *there) : "It is no value book."));
        }
        if (const auto wrong = bookfiles::write(asked->file, *ours))
            return fail(wrong->toStdString());
        return 0;
    }
    const auto given = bookfiles::read(asked->file);
    if (!given)
        return fail(given.error().message);
    if (given->sample)
        return fail("these are sample values, invented to try the program; they are not taken into the "
                    "table's own book.");
    powder::Book taken = *given;
    if (kept != contents.settings.end()) {
        const auto ours = own();
        if (!asked->force)
            return fail(fmt::format("the table has a book of its own; --force takes this one instead. {}",
                                    ours ? differences(*ours, *given) : "The table's book cannot be read."));
        taken.name = nameOf(json).value_or(taken.name); // by which its games find it
    }
    if (const auto error = journal.setSetting(bookSetting, powder::toJson(taken).dump()))
        return fail(journal::describe(*error));
    return 0;
}

} // namespace watchfire::cli
