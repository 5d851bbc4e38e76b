// SPDX-License-Identifier: Apache-2.0
// Damaged journals, page by page, as somebody's backup brings them: an input is a list of changes to a sound
// one,
// {"changes": [[page, offset, number, bytes], …], "size": pages}, so that inputs reach what lies behind the
// header.
#include "app/journal/page_reader.h"
#include "rules/core/json_text.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

#include <sqlite3.h>

#include <string>

namespace watchfire::fuzz {

const bool pretty = true;

namespace {

constexpr qsizetype page = 4096;

void run(sqlite3* db, const std::string& sql) {
    demand(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK,
           "a sound journal can be made");
}

/// Each table, rows that go on on other pages, trees of two levels, free pages.
QByteArray sound() {
    sqlite3* db = nullptr;
    demand(sqlite3_open(":memory:", &db) == SQLITE_OK, "SQLite opens");
    run(db, "PRAGMA page_size = 4096;"
            "CREATE TABLE games (id TEXT PRIMARY KEY NOT NULL, header TEXT, title TEXT, created TEXT, "
            "updated TEXT, "
            "finished INTEGER);"
            "CREATE TABLE commands (game TEXT, n INTEGER, line TEXT, state_hash TEXT, time TEXT, "
            "PRIMARY KEY (game, n)) WITHOUT ROWID;"
            "CREATE TABLE snapshots (game TEXT, n INTEGER, state TEXT, PRIMARY KEY (game, n));"
            "CREATE TABLE inbox (arrival INTEGER PRIMARY KEY AUTOINCREMENT, tower TEXT, boot INTEGER, "
            "sequence INTEGER, "
            "dice TEXT, time TEXT, confirm INTEGER, state TEXT, game TEXT, command INTEGER, faces TEXT);"
            "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;"
            "CREATE TABLE gone (text TEXT); INSERT INTO gone VALUES (hex(zeroblob(9000))); DROP TABLE gone;"
            "INSERT INTO games VALUES ('g', '{}', 't', 'c', 'u', 0);"
            "INSERT INTO snapshots VALUES ('g', 50, hex(zeroblob(7000)));"
            "INSERT INTO settings VALUES ('k', 'v')");
    for (int n = 1; n <= 60; ++n) {
        run(db, "INSERT INTO commands VALUES ('g', " + std::to_string(n) + ", hex(zeroblob(" +
                    std::to_string(n == 7 ? 3000 : 100) + ")), 'h', 't')");
        run(db, "INSERT INTO inbox (tower, boot, sequence, dice, time, confirm, state, faces) VALUES "
                "('WF-1', 7, " +
                    std::to_string(n) + ", '1 6', 't', 0, 'waiting', '6 6')");
    }
    sqlite3_int64 size = 0;
    unsigned char* bytes = sqlite3_serialize(db, "main", &size, 0);
    QByteArray result(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
    sqlite3_free(bytes);
    sqlite3_close(db);
    return result;
}

qsizetype within(const nlohmann::ordered_json& value, qsizetype bound) {
    if (!value.is_number_integer())
        return 0;
    const auto number = value.get<std::int64_t>();
    return number < 0 ? 0 : static_cast<qsizetype>(number % bound);
}

int rowsOf(const QByteArray& database) {
    int rows = 0;
    journal::readPages(database, [&](journal::RowOf table, const QVariantList& values) {
        ++rows;
        const qsizetype wanted = table == journal::RowOf::games       ? 6
                                 : table == journal::RowOf::commands  ? 5
                                 : table == journal::RowOf::snapshots ? 3
                                 : table == journal::RowOf::settings  ? 2
                                                                      : 10;
        demand(values.size() == wanted || (table == journal::RowOf::inbox && values.size() == 11),
               "a row has the columns of its table");
    });
    return rows;
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace watchfire::fuzz;
    static const QByteArray whole = sound();
    static const int all = rowsOf(whole);
    demand(all == 123, "a sound journal gives back each row once");
    const auto json = watchfire::readJsonText(textOf(data, size));
    if (!json || !json->is_object())
        return 0;
    QByteArray broken = whole;
    if (const auto changes = json->find("changes"); changes != json->end() && changes->is_array())
        for (const auto& change : *changes) {
            if (!change.is_array() || change.size() != 4)
                continue;
            qsizetype at = within(change[0], broken.size() / page) * page + within(change[1], page);
            const auto value = change[2].is_number_integer() ? change[2].get<std::int64_t>() : 0;
            for (qsizetype left = within(change[3], 9); left > 0 && at < broken.size(); --left, ++at)
                broken[at] = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * (left - 1)));
        }
    if (const auto cut = json->find("size"); cut != json->end())
        broken.truncate(within(*cut, broken.size() + 1));
    demand(rowsOf(broken) <= 8 * all + 4096, "no page gives more rows than fit");
    return 0;
}
