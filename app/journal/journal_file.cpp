// SPDX-License-Identifier: Apache-2.0
#include "app/journal/journal_file.h"

#include "app/folders/own_folder.h"
#include "app/journal/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <cerrno>
#include <thread>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::journal {

namespace {

struct JournalText {
    Q_DECLARE_TR_FUNCTIONS(JournalText)
};

// SQLite's primary result codes; stable by its documentation, and its header is not needed for anything else.
enum SqliteCode {
    codePermission = 3,
    codeBusy = 5,
    codeLocked = 6,
    codeReadOnly = 8,
    codeCorrupt = 11,
    codeFull = 13,
    codeCannotOpen = 14,
    codeConstraint = 19,
    codeAuthorization = 23,
    codeNotADatabase = 26,
};

JournalErrorKind kindOf(const QSqlError& error) {
    bool numeric = false;
    const int code = error.nativeErrorCode().toInt(&numeric);
    if (!numeric)
        return JournalErrorKind::failed;
    switch (code & 0xff) { // the upper bits refine the primary code
    case codePermission:
    case codeCannotOpen:
    case codeAuthorization:
        return JournalErrorKind::cannotOpen;
    case codeBusy:
    case codeLocked:
        return JournalErrorKind::locked;
    case codeReadOnly:
        return JournalErrorKind::readOnly;
    case codeCorrupt:
    case codeNotADatabase:
        return JournalErrorKind::damaged;
    case codeFull:
        return JournalErrorKind::full;
    case codeConstraint:
        return JournalErrorKind::refused;
    default:
        return JournalErrorKind::failed;
    }
}

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

QString diceText(const std::vector<int>& dice) {
    QStringList parts;
    for (const int die : dice)
        parts << QString::number(die);
    return parts.isEmpty() ? QStringLiteral("")
                           : parts.join(QLatin1Char(' ')); // a null text would become NULL
}

std::vector<int> diceOf(const QString& list) {
    std::vector<int> dice;
    for (const auto& part : list.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        dice.push_back(part.toInt());
    return dice;
}

// As the protocol allows it: whatever else the file says was not written by this program.
bool isRoll(const InboxEntry& entry) {
    constexpr std::size_t mostDice = 8;
    constexpr int mostFaces = 20;
    const auto possible = [](int die) { return die >= 1 && die <= mostFaces; };
    return !entry.dice.empty() && entry.dice.size() <= mostDice &&
           std::all_of(entry.dice.begin(), entry.dice.end(), possible) &&
           (entry.faces.empty() || entry.faces.size() == entry.dice.size()) &&
           std::all_of(entry.faces.begin(), entry.faces.end(), possible);
}

const char* stateName(EntryState state) {
    switch (state) {
    case EntryState::waiting:
        return "waiting";
    case EntryState::used:
        return "used";
    case EntryState::discarded:
        return "discarded";
    }
    return "waiting";
}

EntryState stateOf(const QString& name) {
    if (name == QLatin1String("used"))
        return EntryState::used;
    return name == QLatin1String("discarded") ? EntryState::discarded : EntryState::waiting;
}

GameRecord gameOf(const QSqlQuery& row) {
    GameRecord game;
    game.id = row.value(0).toString().toStdString();
    game.header = row.value(1).toString().toStdString();
    game.title = row.value(2).toString().toStdString();
    game.created = row.value(3).toString().toStdString();
    game.updated = row.value(4).toString().toStdString();
    game.finished = row.value(5).toBool();
    game.commands = row.value(6).toInt();
    return game;
}

// The order of the list of games. A counter, not a clock: without a battery, the clock of a small machine
// goes back at every start. A separate table, made when it is missing, so that programs that do not know it
// do no harm.
const char* const orderTable = "CREATE TABLE IF NOT EXISTS game_order (game TEXT PRIMARY KEY NOT NULL, used "
                               "INTEGER NOT NULL) WITHOUT ROWID";
const char* const useGame =
    "INSERT INTO game_order (game, used) SELECT ?1, 1 + coalesce(max(used), 0) FROM game_order WHERE true "
    "ON CONFLICT (game) DO UPDATE SET used = excluded.used "
    "WHERE used < (SELECT max(used) FROM game_order)";
const char* const latestFirst =
    "ORDER BY coalesce((SELECT used FROM game_order WHERE game = games.id), 0) DESC, "
    "updated DESC, rowid DESC";

// SQLite's check of a whole file reports a page that the disk did not give as if the page were broken.
bool failedToRead(const QString& verdict) {
    static const QRegularExpression code(QStringLiteral("error code=(\\d+)"));
    constexpr int ioError = 10; // SQLITE_IOERR, in the lowest byte
    const auto found = code.match(verdict);
    return found.hasMatch() && (found.captured(1).toInt() & 0xff) == ioError;
}

// 2^40: no table gets that far.
const char* const spoiledOrder =
    "SELECT count(*) FROM game_order WHERE typeof(used) <> 'integer' OR used NOT "
    "BETWEEN 0 AND 1099511627776";
const char* const orderAgain =
    "WITH places AS (SELECT game, row_number() OVER (ORDER BY used, game) AS place FROM game_order) "
    "UPDATE game_order SET used = (SELECT place FROM places WHERE places.game = game_order.game)";
const char* const spoiledArrivals =
    "SELECT (SELECT count(*) FROM inbox WHERE arrival NOT BETWEEN 0 AND 1099511627776) + (SELECT count(*) "
    "FROM "
    "sqlite_sequence WHERE name = 'inbox' AND (typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND "
    "1099511627776))";
const char* const arriveAgain[] = {
    "CREATE TEMP TABLE again AS SELECT tower, boot, sequence, dice, time, confirm, state, game, command, "
    "faces "
    "FROM inbox ORDER BY arrival",
    "DELETE FROM inbox",
    "DELETE FROM sqlite_sequence WHERE name = 'inbox'",
    "INSERT INTO inbox (tower, boot, sequence, dice, time, confirm, state, game, command, faces) SELECT "
    "tower, "
    "boot, sequence, dice, time, confirm, state, game, command, faces FROM temp.again ORDER BY rowid",
    "DROP TABLE temp.again",
};

// The column state_hash: the hash of the state after a line and, behind a blank, the hash of the line before.
QString hashesOf(const CommandRecord& command) {
    return text(command.before.empty() ? command.stateHash : command.stateHash + ' ' + command.before);
}
void readHashes(const std::string& column, CommandRecord& into) {
    if (column.find('\0') != std::string::npos)
        return; // torn (isWhole()), so neither is known
    const std::size_t blank = column.find(' ');
    into.stateHash = column.substr(0, blank);
    into.before = blank == std::string::npos ? std::string() : column.substr(blank + 1);
}

// Who shows a game reads its header. One that is too long makes it a game that cannot be opened.
static_assert(longestHeader == 1048576);
const char* const gameColumns = "SELECT id, CASE WHEN length(CAST(header AS BLOB)) <= 1048576 THEN header "
                                "ELSE '' END, title, created, updated, finished, "
                                "(SELECT count(*) FROM commands WHERE game = games.id) FROM games ";

} // namespace

std::vector<Migration> shippedMigrations() {
    return {
        {1,
         {
             QStringLiteral(
                 "CREATE TABLE games (id TEXT PRIMARY KEY NOT NULL, header TEXT NOT NULL, title TEXT NOT "
                 "NULL, "
                 "created TEXT NOT NULL, updated TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0)"),
             QStringLiteral(
                 "CREATE TABLE commands (game TEXT NOT NULL REFERENCES games(id), n INTEGER NOT NULL, "
                 "line TEXT NOT NULL, state_hash TEXT NOT NULL, time TEXT NOT NULL, "
                 "PRIMARY KEY (game, n)) WITHOUT ROWID"),
             QStringLiteral(
                 "CREATE TABLE snapshots (game TEXT NOT NULL REFERENCES games(id), n INTEGER NOT NULL, "
                 "state TEXT NOT NULL, PRIMARY KEY (game, n))"),
             QStringLiteral(
                 "CREATE TABLE inbox (arrival INTEGER PRIMARY KEY AUTOINCREMENT, tower TEXT NOT NULL, "
                 "boot INTEGER NOT NULL, sequence INTEGER NOT NULL, dice TEXT NOT NULL, "
                 "time TEXT NOT NULL, confirm INTEGER NOT NULL, "
                 "state TEXT NOT NULL CHECK (state IN ('waiting', 'used', 'discarded')), "
                 "game TEXT, command INTEGER, UNIQUE (tower, boot, sequence))"),
             QStringLiteral(
                 "CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID"),
         }},
        // How many faces each die of a roll has; empty if unknown, as in all rolls before this version.
        {2, {QStringLiteral("ALTER TABLE inbox ADD COLUMN faces TEXT NOT NULL DEFAULT ''")}},
    };
}

std::string describe(const Salvage& got) {
    if (got.nothing())
        return JournalText::tr("Nothing of it could be read.").toStdString();
    QStringList told{JournalText::tr("What could be read: %1, %2, %3.")
                         .arg(JournalText::tr("%n whole game(s)", nullptr, got.games),
                              JournalText::tr("%n command(s)", nullptr, got.commands),
                              JournalText::tr("%n roll(s)", nullptr, got.rolls))};
    for (const Salvage::Part& part : got.parts)
        told << JournalText::tr("Not whole: %1, up to line %2.", "a game")
                    .arg(text(part.title), QString::number(part.commands));
    if (got.lost > 0)
        told << JournalText::tr("%n game(s) cannot be read.", nullptr, got.lost);
    if (!got.kept.empty())
        told << JournalText::tr("%n line(s) that cannot be played are kept in %1.", nullptr, got.restLines)
                    .arg(text(got.kept));
    if (!got.rollsWhole)
        told << JournalText::tr("Some of the tower's rolls are missing.");
    if (!got.settingsWhole)
        told << JournalText::tr("Some of the settings are missing.");
    return told.join(QLatin1Char(' ')).toStdString();
}

// `said`: the database's own text in brackets, or nothing.
static std::string refusedText(const JournalError& error, const QString& said) {
    const QString path = QString::fromStdString(error.path);
    if (error.movedTo.empty())
        return JournalText::tr(
                   "The journal %1 does not take a change, because it holds something else%2. The change was "
                   "left out.")
            .arg(path, said)
            .toStdString();
    return JournalText::tr(
               "The journal %1 holds something else in the place of what was just played%2, so it was not "
               "saved. It is kept in %3. Leave the game and open it again to see what is saved.")
        .arg(path, said, text(error.movedTo))
        .toStdString();
}

std::string describe(const JournalError& error) {
    // In all of these %1 is the file, and %2 is empty or the database's own text in brackets. Both may
    // contain a "%1", so they are filled in together.
    const QString path = QString::fromStdString(error.path);
    const QString said =
        error.detail.empty() ? QString() : QStringLiteral(" (%1)").arg(QString::fromStdString(error.detail));
    const auto told = [&](const QString& sentence) { return sentence.arg(path, said).toStdString(); };
    switch (error.kind) {
    case JournalErrorKind::cannotOpen:
        return told(
            JournalText::tr("The journal %1 cannot be opened%2. Check that its folder exists and belongs "
                            "to you, or name another file."));
    case JournalErrorKind::readOnly:
        return told(
            JournalText::tr("The journal %1 may not be written%2. Make the file, its folder and its disk "
                            "writable, or name another file."));
    case JournalErrorKind::locked:
        return told(
            JournalText::tr("The journal %1 is in use by another program%2. Close the other Watchfire, "
                            "or name another file."));
    case JournalErrorKind::damaged:
        if (!error.movedTo.empty())
            return JournalText::tr("The journal %1 is damaged%2. It was kept as %3 and a new one was begun.")
                       .arg(path, said, text(error.movedTo))
                       .toStdString() +
                   " " + describe(error.salvage.value_or(Salvage()));
        return told(
            JournalText::tr("The journal %1 is damaged%2. It was left as it is: move it away by hand, or "
                            "name another file."));
    case JournalErrorKind::newer:
        return told(JournalText::tr("The journal %1 was written by a newer Watchfire%2. Update Watchfire, or "
                                    "name another file. Nothing was changed."));
    case JournalErrorKind::foreign:
        return told(
            JournalText::tr("The file %1 is a database of another program%2. Name another file for the "
                            "journal. Nothing was changed."));
    case JournalErrorKind::cut:
        return told(
            JournalText::tr("Of the backup %1 only a part is there%2. Copy it again from where it came "
                            "from, or choose another one. Nothing was changed."));
    case JournalErrorKind::noRight:
        return told(JournalText::tr(
            "You have no right to write the journal %1%2. Get it from whoever looks after this machine, or "
            "name another file."));
    case JournalErrorKind::emptied:
        return told(JournalText::tr(
            "The journal %1 was there, but there was nothing in it%2: what it held is lost, and "
            "a new one was begun. If you have a backup, restore it."));
    case JournalErrorKind::moved:
        if (!error.movedTo.empty())
            return JournalText::tr(
                       "The journal %1 was replaced by another file while Watchfire was running. "
                       "Everything was written into a new one in its place; the other file is kept as "
                       "%2.")
                .arg(path, text(error.movedTo))
                .toStdString();
        return told(JournalText::tr("The journal %1 was deleted or renamed while Watchfire was running%2. "
                                    "Everything was written into a new one in its place."));
    case JournalErrorKind::noDriver:
        return told(
            JournalText::tr("The journal %1 cannot be opened%2: Qt's driver for SQLite is missing. Install "
                            "the package libqt6sql6-sqlite and start Watchfire again."));
    case JournalErrorKind::full:
        return told(
            JournalText::tr("The disk of the journal %1 is full%2. Free some space: what waits is then "
                            "written by itself."));
    case JournalErrorKind::refused:
        return refusedText(error, said);
    case JournalErrorKind::failed:
        return told(
            JournalText::tr("The journal %1 could not be read or written%2. Check the disk; what waits "
                            "is tried again by itself."));
    }
    return {};
}

// A prepared statement that remembers its first failure.
class JournalFile::Statement {
public:
    Statement(const QSqlDatabase& db, const QString& sql) : query_(db) {
        query_.setForwardOnly(true);
        ok_ = query_.prepare(sql);
    }
    template <class... Values> bool run(const Values&... values) {
        if (!ok_)
            return false;
        (query_.addBindValue(values), ...);
        ok_ = query_.exec();
        return ok_;
    }
    // False at the end and on failure; failed() tells which.
    bool next() { return ok_ && query_.next(); }
    [[nodiscard]] bool failed() const { return !ok_ || query_.lastError().isValid(); }
    [[nodiscard]] QSqlError error() const { return query_.lastError(); }
    [[nodiscard]] const QSqlQuery& row() const { return query_; }
    [[nodiscard]] int changed() const { return query_.numRowsAffected(); }

private:
    QSqlQuery query_;
    bool ok_ = false;
};

// SQLite writes into the file itself only when its log has grown to a thousand pages, so a change of the file
// before that is another program's; so is every change before this program begins to write.
class JournalFile::Writing {
public:
    explicit Writing(JournalFile& file, bool emptiesLog = false)
        : file_(file), emptiesLog_(emptiesLog), ours_(!file.overwritten()) {}
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    ~Writing() {
        constexpr std::int64_t pagesOfFullLog = 1000;
        if (!ours_)
            return;
        file_.ownLog_.note();
        if (emptiesLog_ || file_.ownLog_.bytes() >= pagesOfFullLog * file_.pageBytes_)
            file_.ownFile_.note();
    }

private:
    JournalFile& file_;
    bool emptiesLog_;
    bool ours_;
};

JournalFile::JournalFile(std::vector<Migration> migrations)
    : migrations_(std::move(migrations)), connection_(QUuid::createUuid().toString()) {}

JournalFile::~JournalFile() {
    close();
}

void JournalFile::close() {
    if (!db_.isValid())
        return;
    db_.close();
    db_ = QSqlDatabase(); // removeDatabase warns while a copy is alive
    QSqlDatabase::removeDatabase(connection_);
    ownFile_.end();
    ownLog_.end();
}

JournalFile::Failure JournalFile::closeWhole(const QString& file) {
    auto failure = emptyLog();
    close();
    if (!failure && QFileInfo(file + QStringLiteral("-wal")).size() > 0)
        failure = complain(JournalErrorKind::failed, QStringLiteral("its log cannot be emptied"));
    if (!failure && !files::synchronize(file))
        failure = complain(JournalErrorKind::failed, files::reasonOf(errno));
    return failure;
}

JournalFile::Failure JournalFile::open(const QString& path, std::chrono::milliseconds patience) {
    close();
    if (asideTold_)
        movedAside_.reset();
    if (const QString wanted = QFileInfo(path).absoluteFilePath(); path_ != wanted) {
        path_ = wanted;
        movedAside_.reset();
        placed_.reset();
        spare_ = true;
        overrun_ = false;
    }
    if (overrun_) {
        auto failure = beginAnew(
            complain(JournalErrorKind::damaged, JournalText::tr("another program has overwritten it")),
            patience);
        overrun_ = failure.has_value();
        return failure;
    }
    if (auto failure = bringBack())
        return failure;
    const QFileInfo there(path_);
    const bool empty = there.isFile() && there.size() == 0;
    // SQLite would take the log of an empty or a missing file for an outdated one and delete it. It holds
    // what was written last, and perhaps everything.
    if (QFileInfo(path_ + QStringLiteral("-wal")).size() > 0) {
        if (empty)
            return beginAnew(complain(JournalErrorKind::damaged, JournalText::tr("the file is empty")),
                             patience);
        if (!there.exists() && files::create(path_))
            return beginAnew(complain(JournalErrorKind::damaged, JournalText::tr("the file is missing")),
                             patience);
    }
    auto failure = there.exists() ? openOnce(path_, patience) : begin(patience);
    if (!failure)
        unreadable_ = 0;
    // A sector of the disk may have died, or the disk may be gone for a moment; the latter passes.
    if (failure && failure->kind == JournalErrorKind::failed && there.exists() && !files::readable(path_) &&
        ++unreadable_ >= unreadableMost)
        failure->kind = JournalErrorKind::damaged;
    if (failure && failure->kind == JournalErrorKind::damaged) {
        close();
        return beginAnew(*failure, patience);
    }
    if (!failure && empty)
        movedAside_ = complain(JournalErrorKind::emptied, {});
    return failure;
}

// Under another name first, so that a program killed here leaves no empty file that looks like a loss.
JournalFile::Failure JournalFile::begin(std::chrono::milliseconds patience) {
    const QString fresh = path_ + QStringLiteral(".new");
    files::removeDatabase(fresh);
    {
        JournalFile made(migrations_);
        made.path_ = path_;
        auto failure = made.openOnce(fresh, patience);
        if (!failure)
            failure = made.closeWhole(fresh);
        if (failure)
            return failure;
    }
    if (!files::beginAs(fresh, path_))
        return complain(JournalErrorKind::failed, files::reasonOf(errno));
    return openOnce(path_, patience);
}

std::optional<JournalFile::Identity> JournalFile::identityOf(const QString& path) {
    struct stat about {};
    if (::stat(QFile::encodeName(path).constData(), &about) != 0)
        return std::nullopt;
    return Identity{static_cast<std::uint64_t>(about.st_dev), static_cast<std::uint64_t>(about.st_ino)};
}

bool JournalFile::moved() const {
    return isOpen() && identityOf(path_) != identity_;
}

bool JournalFile::overwritten() {
    return isOpen() && (ownFile_.changed() || ownLog_.changed());
}

void JournalFile::rest() {
    if (!isOpen())
        return;
    ownFile_.remember();
    ownLog_.remember();
    if (!cold_)
        return;
    Statement read(db_, QStringLiteral("PRAGMA integrity_check(1)"));
    cold_ = !read.run() || !read.next();
}

JournalFile::Failure JournalFile::openOnce(const QString& path, std::chrono::milliseconds patience) {
    auto failure = openFile(path, patience);
    if (!failure && unsure_ && path == path_) {
        failure = emptyLog();
        if (failure)
            close();
        else
            unsure_ = false;
    }
    return failure;
}

JournalFile::Failure JournalFile::emptyLog() {
    const Writing writing(*this, true);
    Statement empty(db_, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (!empty.run() || !empty.next())
        return error(empty.error());
    return empty.row().value(0).toInt() == 0
               ? Failure()
               : complain(JournalErrorKind::locked, QStringLiteral("the log cannot be emptied"));
}

// SQLite's locks are gone as soon as this program closes any descriptor of the file, for example after a
// copy.
JournalFile::Failure JournalFile::keepToItself(std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds pause{10};
    for (auto left = patience; !ownFile_.hold(); left -= pause) {
        if (left <= pause)
            return complain(JournalErrorKind::locked, {});
        std::this_thread::sleep_for(pause);
    }
    // A journal that came from elsewhere may have pages of another size.
    Statement size(db_, QStringLiteral("PRAGMA page_size"));
    if (!size.run() || !size.next())
        return error(size.error());
    pageBytes_ = size.row().value(0).toLongLong();
    return {};
}

JournalFile::Failure JournalFile::openFile(const QString& path, std::chrono::milliseconds patience) {
    const QFileInfo file(path);
    if (file.isDir())
        return complain(JournalErrorKind::cannotOpen, JournalText::tr("it is a folder"));
    // A device or a pipe would be read without end, and its rights taken away from everybody else.
    if (file.exists() && !file.isFile())
        return complain(JournalErrorKind::cannotOpen, JournalText::tr("it is no file"));
    if (!folders::make(file.absolutePath()))
        return complain(JournalErrorKind::cannotOpen, JournalText::tr("its folder cannot be made"));

    // SQLite's own codes for these cases depend on how far it gets; checked beforehand, they are clear.
    if (file.exists() && !file.isReadable())
        return complain(JournalErrorKind::cannotOpen, JournalText::tr("it may not be read"));
    if (file.exists() && !file.isWritable())
        return complain(JournalErrorKind::readOnly, JournalText::tr("the file is write-protected"));
    if (!QFileInfo(file.absolutePath()).isWritable())
        return complain(JournalErrorKind::readOnly, JournalText::tr("its folder is write-protected"));
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return complain(JournalErrorKind::noDriver, {});
    if (!file.exists() && !files::create(path))
        return complain(errno == EROFS ? JournalErrorKind::readOnly : JournalErrorKind::cannotOpen,
                        files::reasonOf(errno));
    files::tighten(path);

    db_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    db_.setDatabaseName(path);
    db_.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience.count()));
    const bool begun = db_.open();
    auto failure = begun ? inspect() : error(db_.lastError());
    if (failure) {
        close();
        unsure_ =
            unsure_ ||
            (begun && (failure->kind == JournalErrorKind::failed || failure->kind == JournalErrorKind::full));
    } else {
        identity_ = identityOf(path);
        ownFile_.begin(path);
        ownLog_.begin(path + QStringLiteral("-wal"));
        cold_ = false;
        failure = keepToItself(patience);
        if (failure)
            close();
    }
    return failure;
}

// Inspects before it writes: a foreign or newer file stays byte for byte as it was.
JournalFile::Failure JournalFile::inspect() {
    // Nobody else may write, so SQLite need not read a page twice; and the check below reads every one. So up
    // to this many KiB the file is also in memory, and can be written again if another program overwrites it.
    for (const auto* pragma : {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA cache_size = -32768"})
        if (auto failure = exec(QLatin1String(pragma)))
            return failure;

    int tables = 0;
    int application = 0;
    if (auto failure = number(QStringLiteral("SELECT count(*) FROM sqlite_master"), tables))
        return failure;
    if (auto failure = number(QStringLiteral("PRAGMA application_id"), application))
        return failure;
    if (auto failure = number(QStringLiteral("PRAGMA user_version"), version_))
        return failure;
    if (application != applicationId && (tables > 0 || application != 0)) {
        int ours = 0;
        if (auto failure =
                number(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN "
                                      "('games', 'commands', 'snapshots', 'inbox', 'settings')"),
                       ours))
            return failure;
        constexpr int all = 5;
        return ours == all ? complain(JournalErrorKind::damaged, JournalText::tr("its mark is broken"))
                           : complain(JournalErrorKind::foreign, {});
    }
    const int ours = migrations_.empty() ? 0 : migrations_.back().to;
    if (version_ > ours)
        return complain(JournalErrorKind::newer,
                        QStringLiteral("its version is %1, this program knows %2").arg(version_).arg(ours));

    if (auto failure = onlyTables())
        return failure;
    if (auto failure = passOverChecks())
        return failure;
    if (auto failure = checkWhole())
        return failure;

    { // if it cannot, it says so only by the mode that it stays in
        Statement mode(db_, QStringLiteral("PRAGMA journal_mode = WAL"));
        if (!mode.run() || !mode.next())
            return error(mode.error());
        if (mode.row().value(0).toString() != QLatin1String("wal"))
            return complain(JournalErrorKind::failed, QStringLiteral("its log cannot be begun"));
    }
    for (const auto* pragma : {"PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"})
        if (auto failure = exec(QLatin1String(pragma)))
            return failure;
    if (auto failure = migrate())
        return failure;
    if (auto failure = countAgain())
        return failure;
    return noGaps();
}

// A view in the place of a table may have rows without end, and a trigger would go on changing the journal,
// its lock too.
JournalFile::Failure JournalFile::onlyTables() {
    int more = 0;
    if (auto failure = number(QLatin1String(moreThanTables), more))
        return failure;
    return more == 0 ? Failure()
                     : complain(JournalErrorKind::foreign,
                                QStringLiteral("it holds more than the tables of a journal"));
}

// One row's check may take a second and a gigabyte, and nothing stops it.
JournalFile::Failure JournalFile::passOverChecks() {
    int more = 0;
    if (auto failure = number(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE replace(sql, 'CHECK "
                                             "(state IN (''waiting'', ''used'', ''discarded''))', '') "
                                             "LIKE '%check%'"),
                              more))
        return failure;
    return more == 0 ? Failure() : exec(QStringLiteral("PRAGMA ignore_check_constraints = ON"));
}

JournalFile::Failure JournalFile::checkWhole() {
    // Ours has no index but those of its keys. The full check computes the expressions of a stranger's.
    int indexes = 0;
    if (auto failure = number(
            QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"),
            indexes))
        return failure;
    Statement check(db_, indexes == 0 ? QStringLiteral("PRAGMA integrity_check(1)")
                                      : QStringLiteral("PRAGMA quick_check(1)"));
    if (!check.run() || !check.next())
        return error(check.error());
    const auto verdict = check.row().value(0).toString();
    if (verdict == QLatin1String("ok"))
        return {};
    return complain(failedToRead(verdict) ? JournalErrorKind::failed : JournalErrorKind::damaged, verdict);
}

// A counter at the end of its range, as a stranger's backup may have it, would take no further roll, and
// would leave the order of the games to the clock.
JournalFile::Failure JournalFile::countAgain() {
    int order = 0;
    int arrivals = 0;
    int counted = 0;
    if (auto failure = number(QLatin1String(spoiledOrder), order))
        return failure;
    if (auto failure = number(
            QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name = 'sqlite_sequence'"), counted))
        return failure;
    if (counted > 0)
        if (auto failure = number(QLatin1String(spoiledArrivals), arrivals))
            return failure;
    if (order == 0 && arrivals == 0)
        return {};
    return transaction([&]() -> Failure {
        if (order > 0)
            if (auto failure = exec(QLatin1String(orderAgain)))
                return failure;
        if (arrivals == 0)
            return {};
        for (const auto* sql : arriveAgain)
            if (auto failure = exec(QLatin1String(sql)))
                return failure;
        return {};
    });
}

// Pages that a disk has lost can leave a sound file behind; its games then lack lines in the middle, or lines
// have no game: nobody would be told, and they would stay in the journal and its backups.
JournalFile::Failure JournalFile::noGaps() {
    Statement ask(db_, QStringLiteral("SELECT game FROM commands GROUP BY game "
                                      "HAVING min(n) <> 1 OR max(n) <> count(*) "
                                      "OR game NOT IN (SELECT id FROM games) LIMIT 1"));
    if (!ask.run())
        return error(ask.error());
    if (ask.next())
        return complain(JournalErrorKind::damaged, JournalText::tr("lines of a game are missing"));
    return ask.failed() ? Failure(error(ask.error())) : Failure();
}

JournalFile::Failure JournalFile::migrate() {
    // Takes the write lock once even if there is nothing to do, so that a read-only file is noticed now and
    // not at the first roll.
    auto failure = transaction([this]() -> Failure {
        for (const auto& migration : migrations_) {
            if (migration.to <= version_)
                continue;
            for (const auto& statement : migration.statements)
                if (auto failed = exec(statement))
                    return failed;
            if (auto failed = exec(QStringLiteral("PRAGMA user_version = %1").arg(migration.to)))
                return failed;
        }
        if (auto failed = exec(QLatin1String(orderTable)))
            return failed;
        return exec(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    });
    if (!failure && !migrations_.empty())
        version_ = migrations_.back().to;
    return failure;
}

JournalFile::Failure JournalFile::exec(const QString& sql) {
    QSqlQuery query(db_);
    if (query.exec(sql))
        return {};
    return error(query.lastError());
}

template <class... Values>
JournalFile::Failure JournalFile::run(const QString& sql, const Values&... values) {
    Statement statement(db_, sql);
    return statement.run(values...) ? Failure() : error(statement.error());
}

JournalFile::Failure JournalFile::number(const QString& sql, int& into) {
    Statement ask(db_, sql);
    if (!ask.run() || !ask.next())
        return error(ask.error());
    into = ask.row().value(0).toInt();
    return {};
}

template <class Body> JournalFile::Failure JournalFile::transaction(Body body) {
    const Writing writing(*this);
    // IMMEDIATE: the lock is taken at once, so a lock conflict cannot appear in the middle.
    if (auto failure = exec(QStringLiteral("BEGIN IMMEDIATE")))
        return failure;
    auto failure = body();
    if (!failure)
        failure = exec(QStringLiteral("COMMIT"));
    if (failure) {
        (void)exec(
            QStringLiteral("ROLLBACK")); // SQLite may have rolled back already; then this fails harmlessly
        cold_ = true;
    }
    return failure;
}

template <class... Values>
JournalFile::Failure JournalFile::change(const QString& sql, const Values&... values) {
    const Writing writing(*this);
    auto failure = run(sql, values...);
    cold_ = cold_ || failure;
    return failure;
}

JournalFile::Failure JournalFile::contents(JournalContents& into) {
    if (auto failure = games(into.games))
        return failure;

    into.inbox.clear();
    // Numbers that no tower has would become those of another roll here, and a statement that looks for the
    // row would not find it; a name longer than any tower's would keep the screen busy. Such a row stays in
    // the file, and nowhere else.
    Statement rolls(db_, QStringLiteral("SELECT tower, boot, sequence, dice, time, confirm, state, "
                                        "CASE typeof(game) WHEN 'text' THEN game END, command, faces "
                                        "FROM inbox WHERE typeof(tower) = 'text' "
                                        "AND length(CAST(tower AS BLOB)) <= ? "
                                        "AND typeof(boot) = 'integer' AND boot BETWEEN 0 AND 4294967295 "
                                        "AND typeof(sequence) = 'integer' "
                                        "AND sequence BETWEEN 0 AND 4294967295 ORDER BY arrival"));
    for (rolls.run(static_cast<int>(longestTower)); rolls.next();) {
        const auto& row = rolls.row();
        InboxEntry entry;
        entry.id = {row.value(0).toString().toStdString(), row.value(1).toUInt(), row.value(2).toUInt()};
        entry.dice = diceOf(row.value(3).toString());
        entry.time = row.value(4).toString().toStdString();
        entry.needsConfirmation = row.value(5).toBool();
        entry.state = stateOf(row.value(6).toString());
        entry.game = row.value(7).toString().toStdString();
        entry.command = row.value(8).toInt();
        entry.faces = diceOf(row.value(9).toString());
        // Nothing can be done with such a roll, and it would be in the way of others.
        if (entry.state == EntryState::waiting && !isRoll(entry))
            entry.state = EntryState::discarded;
        into.inbox.push_back(std::move(entry));
    }
    if (rolls.failed())
        return error(rolls.error());

    into.settings.clear();
    Statement settings(db_, QStringLiteral("SELECT key, value FROM settings"));
    for (settings.run(); settings.next();)
        into.settings[settings.row().value(0).toString().toStdString()] =
            settings.row().value(1).toString().toStdString();
    if (settings.failed())
        return error(settings.error());

    into.movedAside = movedAside_;
    asideTold_ = true;
    into.settingsWhole = !movedAside_ || (movedAside_->salvage && movedAside_->salvage->settingsWhole);
    return {};
}

JournalFile::Failure JournalFile::commitRoll(const InboxEntry& entry) {
    return transaction([&]() -> Failure {
        Statement known(
            db_,
            QStringLiteral("SELECT dice, state FROM inbox WHERE tower = ? AND boot = ? AND sequence = ?"));
        if (!known.run(text(entry.id.tower), entry.id.boot, entry.id.sequence))
            return error(known.error());
        if (known.next()) {
            if (known.row().value(0).toString() == diceText(entry.dice) &&
                stateOf(known.row().value(1).toString()) == EntryState::waiting)
                return {};
            return complain(JournalErrorKind::failed, JournalText::tr("the roll's identity was used before"));
        }
        return run(
            QStringLiteral("INSERT INTO inbox (tower, boot, sequence, dice, time, confirm, state, faces) "
                           "VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?)"),
            text(entry.id.tower), entry.id.boot, entry.id.sequence, diceText(entry.dice), text(entry.time),
            entry.needsConfirmation ? 1 : 0, diceText(entry.faces));
    });
}

JournalFile::Failure JournalFile::discardRoll(const RollId& id) {
    return transaction([&]() -> Failure {
        Statement update(db_, QStringLiteral("UPDATE inbox SET state = ? WHERE tower = ? AND boot = ? "
                                             "AND sequence = ? AND state <> 'used'"));
        if (!update.run(QLatin1String(stateName(EntryState::discarded)), text(id.tower), id.boot,
                        id.sequence))
            return error(update.error());
        if (update.changed() != 1)
            return complain(JournalErrorKind::failed,
                            QStringLiteral("the roll to discard is not in the inbox"));
        return {};
    });
}

JournalFile::Failure JournalFile::putGame(const GameRecord& game) {
    if (auto failure = run(QStringLiteral("INSERT INTO games (id, header, title, created, updated, finished) "
                                          "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"),
                           text(game.id), text(game.header), text(game.title), text(game.created),
                           text(game.updated.empty() ? game.created : game.updated), game.finished ? 1 : 0))
        return failure;
    Statement check(db_, QStringLiteral("SELECT header FROM games WHERE id = ?"));
    if (!check.run(text(game.id)) || !check.next())
        return error(check.error());
    if (check.row().value(0).toString() != text(game.header))
        return complain(JournalErrorKind::failed, JournalText::tr("another game has the same id"));
    return run(QLatin1String(useGame), text(game.id));
}

JournalFile::Failure JournalFile::createGame(const GameRecord& game) {
    return transaction([&] { return putGame(game); });
}

JournalFile::Failure JournalFile::takeIn(const GameRecord& game, const std::vector<CommandRecord>& lines) {
    return transaction([&]() -> Failure {
        auto failure = putGame(game);
        bool there = false;
        for (auto line = lines.begin(); !failure && line != lines.end(); ++line)
            failure = putLine(*line, there);
        return failure;
    });
}

JournalFile::Failure JournalFile::setFinished(const std::string& game, bool finished) {
    return change(QStringLiteral("UPDATE games SET finished = ? WHERE id = ?"), finished ? 1 : 0, text(game));
}

JournalFile::Failure JournalFile::putLine(const CommandRecord& command, bool& there) {
    Statement known(db_, QStringLiteral("SELECT line FROM commands WHERE game = ? AND n = ?"));
    if (!known.run(text(command.game), command.n))
        return error(known.error());
    there = known.next();
    if (there)
        return known.row().value(0).toString() == text(command.line)
                   ? Failure()
                   : complain(
                         JournalErrorKind::refused,
                         QStringLiteral("command %1 is there already, and is another one").arg(command.n));
    if (auto failure = run(
            QStringLiteral("INSERT INTO commands (game, n, line, state_hash, time) VALUES (?, ?, ?, ?, ?)"),
            text(command.game), command.n, text(command.line), hashesOf(command), text(command.time)))
        return failure;
    if (!command.snapshot)
        return {};
    // A disk that lost lines may have left the position of one of them. It would refuse this line for good.
    return run(QStringLiteral("INSERT OR REPLACE INTO snapshots (game, n, state) VALUES (?, ?, ?)"),
               text(command.game), command.n, text(*command.snapshot));
}

JournalFile::Failure JournalFile::append(const CommandRecord& command, const std::optional<RollUse>& roll) {
    return transaction([&]() -> Failure {
        bool there = false;
        if (auto failure = putLine(command, there); failure || there)
            return failure;
        if (auto failure = run(QStringLiteral("UPDATE games SET updated = ? WHERE id = ?"),
                               text(command.time), text(command.game)))
            return failure;
        if (auto failure = run(QLatin1String(useGame), text(command.game)))
            return failure;
        return roll ? use(*roll, command) : Failure();
    });
}

JournalFile::Failure JournalFile::use(const RollUse& roll, const CommandRecord& command) {
    const bool take = roll.change == RollUse::Change::take;
    Statement update(
        db_, take ? QStringLiteral("UPDATE inbox SET state = 'used', game = ?, command = ? WHERE tower = ? "
                                   "AND boot = ? AND sequence = ? AND state <> 'used'")
                  : QStringLiteral("UPDATE inbox SET state = 'waiting', game = NULL, command = NULL "
                                   "WHERE tower = ? AND boot = ? AND sequence = ? AND state = 'used' "
                                   "AND game = ?"));
    const QString game = text(command.game);
    const QString tower = text(roll.id.tower);
    if (take ? !update.run(game, command.n, tower, roll.id.boot, roll.id.sequence)
             : !update.run(tower, roll.id.boot, roll.id.sequence, game))
        return error(update.error());
    if (update.changed() != 1)
        return complain(JournalErrorKind::refused, take ? JournalText::tr("the roll is used already")
                                                        : JournalText::tr("the roll was not in use"));
    return {};
}

JournalFile::Failure JournalFile::setSetting(const std::string& key, const std::string& value) {
    return change(QStringLiteral("INSERT INTO settings (key, value) VALUES (?, ?) "
                                 "ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
                  text(key), text(value));
}

JournalFile::Failure JournalFile::deleteGame(const std::string& game, const std::string& setting) {
    return transaction([&]() -> Failure {
        for (const auto* sql : {"DELETE FROM snapshots WHERE game = ?", "DELETE FROM commands WHERE game = ?",
                                "DELETE FROM games WHERE id = ?", "DELETE FROM game_order WHERE game = ?"})
            if (auto failure = run(QLatin1String(sql), text(game)))
                return failure;
        return run(QStringLiteral("DELETE FROM settings WHERE key = ?"), text(setting));
    });
}

JournalFile::Failure JournalFile::dropLines(const std::string& game, int from) {
    return transaction([&]() -> Failure {
        for (const auto* sql : {"DELETE FROM snapshots WHERE game = ? AND n >= ?",
                                "DELETE FROM commands WHERE game = ? AND n >= ?"})
            if (auto failure = run(QLatin1String(sql), text(game), from))
                return failure;
        return {};
    });
}

JournalFile::Failure JournalFile::games(std::vector<GameRecord>& into) {
    into.clear();
    Statement ask(db_, QLatin1String(gameColumns) + QLatin1String(latestFirst));
    for (ask.run(); ask.next();)
        into.push_back(gameOf(ask.row()));
    if (ask.failed())
        return error(ask.error());
    return {};
}

JournalFile::Failure JournalFile::load(const std::string& game, GameLog& into) {
    into = {};
    Statement head(db_, QLatin1String(gameColumns) + QStringLiteral("WHERE id = ?"));
    if (!head.run(text(game)))
        return error(head.error());
    if (!head.next())
        return complain(JournalErrorKind::failed, JournalText::tr("there is no game %1").arg(text(game)));
    into.game = gameOf(head.row());

    Statement lines(
        db_, QStringLiteral("SELECT n, line, state_hash, time FROM commands WHERE game = ? ORDER BY n"));
    for (lines.run(text(game)); lines.next();) {
        const auto& row = lines.row();
        CommandRecord command;
        command.game = game;
        command.n = row.value(0).toInt();
        command.line = row.value(1).toString().toStdString();
        readHashes(row.value(2).toString().toStdString(), command);
        command.time = row.value(3).toString().toStdString();
        into.commands.push_back(std::move(command));
    }
    if (lines.failed())
        return error(lines.error());

    Statement kept(db_, QStringLiteral("SELECT n, state FROM snapshots WHERE game = ? ORDER BY n"));
    for (kept.run(text(game)); kept.next();)
        into.snapshots.push_back({kept.row().value(0).toInt(), kept.row().value(1).toString().toStdString()});
    if (kept.failed())
        return error(kept.error());
    return {};
}

JournalError JournalFile::error(const QSqlError& from) const {
    return complain(kindOf(from), from.databaseText().isEmpty() ? from.text() : from.databaseText());
}

JournalError JournalFile::complain(JournalErrorKind kind, const QString& detail) const {
    return {kind, path_.toStdString(), {}, detail.toStdString()};
}

// The write-ahead log belongs to the damaged file; if it stayed, SQLite would replay it into the new one.
QString JournalFile::moveAside() const {
    QString target = files::freeName(path_ + QStringLiteral(".damaged-"));
    QStringList moved;
    const auto back = [&] {
        for (const auto& done : moved)
            QFile::rename(target + done, path_ + done);
    };
    for (const auto* suffix : {"-wal", "-shm", "-journal"}) {
        const QString from = path_ + QLatin1String(suffix);
        if (!QFile::exists(from))
            continue;
        if (!QFile::rename(from, target + QLatin1String(suffix))) {
            back();
            return {};
        }
        moved << QLatin1String(suffix);
    }
    // The file also keeps its name until the new one takes it, so that a program killed here finds it again.
    const bool linked =
        ::link(QFile::encodeName(path_).constData(), QFile::encodeName(target).constData()) == 0;
    if (linked || QFile::rename(path_, target))
        return target;
    back();
    return {};
}

} // namespace watchfire::journal
