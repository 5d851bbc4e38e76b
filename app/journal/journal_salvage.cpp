// SPDX-License-Identifier: Apache-2.0
// Recovers what a damaged journal still holds (journal_file.h): every row that SQLite can reach, from the
// front and from the back, and then every row on a sound page, whatever became of the tree above it
// (page_reader.h). So a damaged page costs only its own rows and not the whole evening. The damaged file
// itself is never opened for this, only a copy.
#include "app/journal/files.h"
#include "app/journal/journal_file.h"
#include "app/journal/page_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <cerrno>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace watchfire::journal {

namespace {

/// A database that may be damaged: a query ends early at an unreadable row.
class DamagedFile {
public:
    explicit DamagedFile(const QString& path) : m_connection(QUuid::createUuid().toString()) {
        m_db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
        m_db.setDatabaseName(path);
        if (!m_db.open())
            note(m_db.lastError());
    }
    DamagedFile(const DamagedFile&) = delete;
    DamagedFile& operator=(const DamagedFile&) = delete;
    ~DamagedFile() {
        m_db.close();
        m_db = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_connection);
    }

    using Row = std::function<void(const QSqlQuery&)>;
    /// Returns true if every row was read. Tries twice, because SQLite calls a schema malformed even if
    /// reading it failed only for a moment; so the same row may come twice.
    bool read(const QString& sql, const QVariantList& values, const Row& row) {
        return readOnce(sql, values, row) || readOnce(sql, values, row);
    }
    /// True if the disk failed, which says nothing about what the file holds.
    [[nodiscard]] bool diskFailed() const { return m_diskFailed; }
    /// Reads from the front, and if that ends early, also from the back.
    bool readBothWays(const QString& select, const QString& by, const Row& row) {
        if (read(select + QStringLiteral(" ORDER BY ") + by, {}, row))
            return true;
        read(select + QStringLiteral(" ORDER BY ") + by + QStringLiteral(" DESC"), {}, row);
        return false;
    }

private:
    bool readOnce(const QString& sql, const QVariantList& values, const Row& row) {
        if (!hasOnlyTables())
            return false;
        QSqlQuery query(m_db);
        query.setForwardOnly(true);
        if (!query.prepare(sql)) {
            note(query.lastError());
            return false;
        }
        for (const QVariant& value : values)
            query.addBindValue(value);
        if (!query.exec()) {
            note(query.lastError());
            return false;
        }
        while (query.next())
            row(query);
        note(query.lastError());
        return !query.lastError().isValid();
    }
    /// False if there are views, which may have rows without end, or if the definitions cannot be read.
    bool hasOnlyTables() {
        if (m_onlyTables)
            return *m_onlyTables;
        QSqlQuery ask(m_db);
        if (ask.exec(QLatin1String(moreThanTables)) && ask.next())
            m_onlyTables = ask.value(0).toInt() == 0;
        else
            note(ask.lastError());
        return m_onlyTables.value_or(false);
    }
    void note(const QSqlError& error) {
        // SQLite's primary codes; the upper bits refine them: read or written, opened, locked, full.
        switch (error.nativeErrorCode().toInt() & 0xff) {
        case 5:
        case 6:
        case 10:
        case 13:
        case 14:
            m_diskFailed = true;
            break;
        default:
            break;
        }
    }

    QString m_connection;
    QSqlDatabase m_db;
    std::optional<bool> m_onlyTables; ///< once it is known
    bool m_diskFailed = false;
};

/// The values of a row without nulls: the tables require a value in every column.
QVariantList valuesOf(const QSqlQuery& row, int count) {
    QVariantList values;
    for (int i = 0; i < count; ++i)
        values.append(row.value(i).isNull() ? QVariant(QStringLiteral("")) : row.value(i));
    return values;
}

struct FoundGame {
    QVariantList values; // id, header, title, created, updated, finished
    std::map<int, QVariantList> lines;
    bool whole = false;
};

constexpr int gameValues = 6;
constexpr int lineValues = 5;
constexpr int rollValues = 10;

/// What lies on sound pages.
struct RawRows {
    std::map<QString, QVariantList> games;
    std::map<QString, std::map<int, QVariantList>> lines;
    std::map<QString, QList<QVariantList>> snapshots;
    QList<QVariantList> rolls;
    QList<QVariantList> settings;
};

RawRows rawRows(const QString& database) {
    RawRows rows;
    readPages(withLog(database), [&](RowOf table, const QVariantList& values) {
        switch (table) {
        case RowOf::games:
            rows.games.try_emplace(values[0].toString(), values);
            break;
        case RowOf::commands:
            rows.lines[values[0].toString()].try_emplace(values[1].toInt(), values);
            break;
        case RowOf::snapshots:
            rows.snapshots[values[0].toString()].append(values);
            break;
        case RowOf::inbox:
            rows.rolls.append(values);
            break;
        case RowOf::settings:
            rows.settings.append(values);
            break;
        }
    });
    return rows;
}

void findGames(DamagedFile& from, const RawRows& raw, std::map<QString, FoundGame>& games,
               std::set<QString>& ids) {
    const auto game = [&](const QSqlQuery& row) {
        const QString id = row.value(0).toString();
        games[id].values = valuesOf(row, gameValues);
        ids.insert(id);
    };
    const auto id = [&](const QSqlQuery& row) { ids.insert(row.value(0).toString()); };
    const QString select = QStringLiteral("SELECT id, header, title, created, updated, finished FROM games");
    from.readBothWays(select, QStringLiteral("rowid"), game);
    from.readBothWays(QStringLiteral("SELECT id FROM games"), QStringLiteral("id"), id);
    from.readBothWays(QStringLiteral("SELECT DISTINCT game FROM commands"), QStringLiteral("game"), id);
    for (const QString& one : ids) {
        if (!games.contains(one))
            from.read(select + QStringLiteral(" WHERE id = ?"), {one}, game);
    }
    for (const auto& [one, values] : raw.games) {
        ids.insert(one);
        games.try_emplace(one, FoundGame{values, {}, false});
    }
    for (const auto& [one, lines] : raw.lines)
        ids.insert(one);
}

/// A log of what cannot be played because a line before it, or the header, is lost.
void leaveOut(const QVariantList& game, const std::map<int, QVariantList>& lines, Salvage& got) {
    if (lines.empty())
        return;
    if (!game.isEmpty())
        got.rest += game[1].toString().toStdString() + '\n';
    for (const auto& [n, line] : lines) {
        QString text = line[2].toString();
        for (const char end : {'\n', '\0'})
            text.replace(QLatin1Char(end), QLatin1Char(' '));
        got.rest += text.toStdString() + '\n';
        ++got.restLines;
    }
}

/// The game's lines from the first on, up to the first gap; `rest`: those after it.
void findLines(DamagedFile& from, const RawRows& raw, const QString& id, FoundGame& game,
               std::map<int, QVariantList>& rest) {
    const auto line = [&](const QSqlQuery& row) {
        game.lines[row.value(1).toInt()] = valuesOf(row, lineValues);
    };
    const QString select =
        QStringLiteral("SELECT game, n, line, state_hash, time FROM commands WHERE game = ? ORDER BY n");
    game.whole = from.read(select, {id}, line);
    if (!game.whole)
        from.read(select + QStringLiteral(" DESC"), {id}, line);
    if (const auto found = raw.lines.find(id); found != raw.lines.end())
        game.lines.insert(found->second.begin(), found->second.end());
    int n = 1;
    while (game.lines.contains(n))
        ++n;
    const auto gap = game.lines.lower_bound(n);
    game.whole = game.whole && gap == game.lines.end() && !game.lines.contains(0);
    rest.insert(gap, game.lines.end());
    game.lines.erase(gap, game.lines.end());
    game.lines.erase(game.lines.begin(), game.lines.lower_bound(1));
}

using Put = std::function<bool(const QString& sql, const QVariantList& values)>;

void takeRolls(DamagedFile& from, const QList<QVariantList>& raw, const Put& put, Salvage& got) {
    const auto columns =
        QStringLiteral("arrival, tower, boot, sequence, dice, time, confirm, state, game, command");
    const auto sql = QStringLiteral("INSERT OR IGNORE INTO inbox (") + columns;
    const auto take = [&](const QVariantList& values) {
        const bool withFaces = values.size() > rollValues;
        const bool added =
            put(sql + (withFaces ? QStringLiteral(", faces) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                                 : QStringLiteral(") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
                values);
        got.rolls += added ? 1 : 0;
    };
    // The first version of the table has no faces. Asks the table's definition: a read with faces may also
    // fail because of a damaged page, and a second one without them would lose the faces of its rolls.
    bool faces = true;
    from.read(QStringLiteral("SELECT COUNT(*) FROM pragma_table_info('inbox') WHERE name = 'faces'"), {},
              [&](const QSqlQuery& row) { faces = row.value(0).toInt() != 0; });
    const int count = faces ? rollValues + 1 : rollValues;
    got.rollsWhole =
        from.readBothWays(QStringLiteral("SELECT ") + columns +
                              (faces ? QStringLiteral(", faces") : QString()) + QStringLiteral(" FROM inbox"),
                          QStringLiteral("arrival"), [&](const QSqlQuery& row) {
                              QVariantList values;
                              for (int i = 0; i < count; ++i)
                                  values.append(row.value(i));
                              take(values);
                          });
    for (const QVariantList& values : raw)
        take(values);
    // Arrivals are numbered without gaps, and no roll is ever deleted.
    if (!got.rollsWhole)
        from.read(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'inbox'"), {},
                  [&](const QSqlQuery& row) { got.rollsWhole = row.value(0).toInt() == got.rolls; });
}

/// Copies what can be read of a file on a dying disk. Only if the same parts fail twice, and not all of them,
/// is the disk dying; otherwise it is away, or its cable is loose, and EIO says so.
bool copyOfDying(const QString& from, const QString& to) {
    std::vector<qint64> first;
    std::vector<qint64> second;
    if (!files::copyReadable(from, to, first) || !files::copyReadable(from, to, second))
        return false;
    constexpr qint64 sectorBytes = 512;
    errno = EIO;
    return first == second &&
           (first.empty() || static_cast<qint64>(first.size()) * sectorBytes < QFileInfo(from).size());
}

} // namespace

JournalFile::Failure JournalFile::salvage(const QString& damaged, const QString& fresh,
                                          std::chrono::milliseconds patience, Salvage& got) const {
    files::removeDatabase(fresh);
    JournalFile made(migrations_);
    made.path_ = path_;
    if (auto failure = made.openOnce(fresh, patience))
        return failure;
    if (auto failure = made.takeOver(damaged, got))
        return failure;
    return made.closeWhole(fresh);
}

JournalFile::Failure JournalFile::lookAt(const QString& copy, std::chrono::milliseconds patience) const {
    JournalFile again(migrations_);
    again.path_ = copy;
    return again.openFile(copy, patience);
}

JournalFile::Failure JournalFile::takeOver(const QString& damaged, Salvage& got) {
    DamagedFile from(damaged);
    std::map<QString, FoundGame> games;
    std::set<QString> ids;
    const RawRows raw = rawRows(damaged);
    findGames(from, raw, games, ids);
    got.lost = static_cast<int>(ids.size() - games.size());

    if (auto failure = exec(QStringLiteral("BEGIN IMMEDIATE")))
        return failure;
    Failure unwritten; // by the new file's disk
    const auto put = [&](const QString& sql, const QVariantList& values) {
        QSqlQuery insert(db_);
        bool good = insert.prepare(sql);
        for (const QVariant& value : values)
            insert.addBindValue(value);
        good = good && insert.exec();
        constexpr int constraint = 19; // SQLite's code for a row that the tables do not take
        if (!good && (insert.lastError().nativeErrorCode().toInt() & 0xff) != constraint)
            unwritten = error(insert.lastError());
        return good && insert.numRowsAffected() == 1;
    };
    const auto putSnapshot =
        QStringLiteral("INSERT OR IGNORE INTO snapshots (game, n, state) VALUES (?, ?, ?)");
    for (auto& [id, game] : games) {
        std::map<int, QVariantList> rest;
        findLines(from, raw, id, game, rest);
        leaveOut(game.values, rest, got);
        if (!put(QStringLiteral("INSERT OR IGNORE INTO games (id, header, title, created, updated, finished) "
                                "VALUES (?, ?, ?, ?, ?, ?)"),
                 game.values))
            continue;
        for (const auto& [n, line] : game.lines)
            put(QStringLiteral("INSERT OR IGNORE INTO commands (game, n, line, state_hash, time) "
                               "VALUES (?, ?, ?, ?, ?)"),
                line);
        const int lines = static_cast<int>(game.lines.size());
        got.commands += lines;
        if (game.whole)
            ++got.games;
        else
            got.parts.push_back({game.values[2].toString().toStdString(), lines});
        from.read(QStringLiteral("SELECT game, n, state FROM snapshots WHERE game = ? AND n <= ?"),
                  {id, lines}, [&](const QSqlQuery& row) { put(putSnapshot, valuesOf(row, 3)); });
        if (const auto found = raw.snapshots.find(id); found != raw.snapshots.end())
            for (const QVariantList& values : found->second)
                if (values[1].toInt() <= lines)
                    put(putSnapshot, values);
    }
    for (const auto& [id, lines] : raw.lines)
        if (!games.contains(id))
            leaveOut({}, lines, got);
    takeRolls(from, raw.rolls, put, got);
    const auto putSetting = QStringLiteral("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)");
    got.settingsWhole =
        from.readBothWays(QStringLiteral("SELECT key, value FROM settings"), QStringLiteral("key"),
                          [&](const QSqlQuery& row) { put(putSetting, valuesOf(row, 2)); });
    for (const QVariantList& values : raw.settings)
        put(putSetting, values);
    // An older journal has no such table; then the games are ordered by their times.
    from.read(QStringLiteral("SELECT game, used FROM game_order"), {}, [&](const QSqlQuery& row) {
        put(QStringLiteral("INSERT OR IGNORE INTO game_order (game, used) VALUES (?, ?)"), valuesOf(row, 2));
    });
    if (unwritten)
        return unwritten;
    if (from.diskFailed())
        return complain(JournalErrorKind::failed, files::reasonOf(EIO));
    return exec(QStringLiteral("COMMIT"));
}

// For whoever helps, and for a later version that can do more with it.
void JournalFile::keepRest(Salvage& got) const {
    const auto rest = QByteArray::fromStdString(std::exchange(got.rest, {}));
    if (rest.isEmpty())
        return;
    const QString name = files::freeName(path_ + QStringLiteral(".left-out-"), QStringLiteral(".jsonl"));
    QFile file(name);
    if (files::create(name) && file.open(QIODevice::WriteOnly) && file.write(rest) == rest.size() &&
        file.flush() && files::synchronize(name))
        got.kept = name.toStdString();
    else
        file.remove(); // the damaged file has them, too
}

// The new file is complete before anything is renamed: a program killed here starts again with the damaged
// file.
JournalFile::Failure JournalFile::beginAnew(JournalError damage, std::chrono::milliseconds patience) {
    const QString copy = path_ + QStringLiteral(".salvage");
    const QString fresh = path_ + QStringLiteral(".salvaged");
    const QString log = QStringLiteral("-wal");
    files::removeDatabase(copy);
    Salvage got;
    const bool dying = unreadable_ >= unreadableMost;
    const auto copied = [&](const QString& suffix) {
        return dying ? copyOfDying(path_ + suffix, copy + suffix)
                     : files::copy(path_ + suffix, copy + suffix);
    };
    const auto copyAll = [&] { return copied({}) && (!QFile::exists(path_ + log) || copied(log)); };
    bool there = copyAll();
    const int reason = errno;
    const files::Extent extent = files::extentOf(path_);
    // If the copy is sound, only reading the file failed for a moment.
    if (there && !overrun_ && extent.bytes > 0 && extent.bytes >= extent.wanted) {
        const auto found = lookAt(copy, patience);
        if (!found || found->kind != JournalErrorKind::damaged) {
            files::removeDatabase(copy);
            return found ? complain(JournalErrorKind::failed, QString::fromStdString(found->detail))
                         : openOnce(path_, patience);
        }
    }
    // Whoever looks at a file may change it, so a fresh copy is salvaged.
    there = there && copyAll() && files::fillUp(copy);
    if (!there) { // it is tried again; what stays unreadable counts as lost then
        unreadable_ += reason == EIO ? 1 : 0;
        files::removeDatabase(copy);
        return complain(reason == EIO ? JournalErrorKind::failed : files::kindOf(reason),
                        files::reasonOf(reason));
    }
    auto failure = salvage(copy, fresh, patience, got);
    files::removeDatabase(copy);
    if (failure) {
        files::removeDatabase(fresh);
        return failure;
    }
    if (!files::rename(fresh, spareName()))
        return complain(JournalErrorKind::failed, files::reasonOf(errno));
    damage.movedTo = moveAside().toStdString();
    if (damage.movedTo.empty()) {
        QFile::remove(spareName());
        return damage;
    }
    damage.salvage = std::move(got);
    movedAside_ = std::move(damage);
    asideTold_ = false;
    if (failure = putInPlace(); failure)
        return failure;
    keepRest(*movedAside_->salvage);
    return openOnce(path_, patience);
}

} // namespace watchfire::journal
