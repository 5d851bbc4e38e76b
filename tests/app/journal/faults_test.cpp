// SPDX-License-Identifier: Apache-2.0
// Whole recorded games over a disk that fails (faulty_disk.h), in virtual time: any call may fail, be torn by
// a power cut, or say that it synced and not have done so. The promises:
//  - what was reported as saved, or acknowledged to the tower, is there after a power cut, each thing once;
//  - a game's lines are always the ones that were played, from the first on, without a gap, and of one course
//    of the game;
//  - inbox and log agree about each roll;
//  - a journal that cannot be written says so while that lasts;
//  - five seconds after the disk works again everything is saved, and the next roll is taken.
// A disk that lies about syncs can lose what was acknowledged, leave an older page of inbox or log behind,
// and bring back lines that an earlier power cut had taken. Even then a game continues with lines that were
// played one after the other, without a gap; a stuck journal says so, and everything works again.
//
// WATCHFIRE_FAULTS=10000 plays that many games and fails every call instead of every fourth,
// WATCHFIRE_FAULTS_SEED=n the one with this seed, or begins there if both are given.
#include "app/journal/journal.h"
#include "app/journal/journal_file.h"
#include "app/journal/roll_desk.h"
#include "tests/app/journal/faulty_disk.h"
#include "tests/app/journal/virtual_clock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::journal::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

VirtualClock* theClock = nullptr;

struct Broken {
    std::string promise;
};
void promise(bool kept, const std::string& text) {
    if (!kept)
        throw Broken{text};
}

struct Recorded {
    struct Line {
        std::string text;
        std::vector<int> dice; // empty: nothing that a tower rolled
    };
    std::string name;
    std::string header;
    std::vector<Line> lines;
};

const std::vector<Recorded>& recordedGames() {
    static const std::vector<Recorded> all = [] {
        std::vector<std::string> paths;
        for (const char* folder : {"/tests/end-to-end", "/tests/golden"})
            for (const auto& entry :
                 std::filesystem::directory_iterator(std::string(WATCHFIRE_SOURCE_DIR) + folder)) {
                const std::string path = entry.path().string();
                if (path.ends_with(".jsonl") && !path.ends_with(".out.jsonl"))
                    paths.push_back(path);
            }
        std::sort(paths.begin(), paths.end());
        std::vector<Recorded> games;
        for (const auto& path : paths) {
            std::ifstream in(path);
            Recorded game;
            game.name = path;
            std::getline(in, game.header);
            for (std::string line; std::getline(in, line);) {
                const auto command = nlohmann::json::parse(line);
                std::vector<int> dice;
                if (command.value("do", "") == "roll")
                    for (const auto& die : command.at("dice"))
                        dice.push_back(die.is_object() ? die.value("value", 1) : die.get<int>());
                game.lines.push_back({line, dice});
            }
            games.push_back(std::move(game));
        }
        return games;
    }();
    return all;
}

/// Repeats each roll every 200 ms until it is acknowledged, as towers do, also over the program's death.
class PatientTower : public devices::DiceSource {
public:
    void roll(std::vector<int> dice) {
        held.emplace_back(++m_sequence, std::move(dice));
        bringFirst();
    }
    void bringFirst() {
        if (held.empty())
            return;
        devices::Roll roll;
        roll.id = idOf(held.front().first);
        roll.dice = held.front().second;
        rolled(roll);
    }
    static RollId idOf(std::uint32_t sequence) { return {"WF-1", 7, sequence}; }

    void start() override {}
    void stop() override {}
    void acknowledge(const RollId& id) override {
        if (held.empty() || id != idOf(held.front().first))
            return;
        acknowledged[held.front().first] = held.front().second;
        held.erase(held.begin());
    }
    void release(const RollId&) override {}
    void lamp(devices::LampEffect) override {}
    [[nodiscard]] devices::LinkState link() const override {
        devices::LinkState state;
        state.tower = "WF-1";
        return state;
    }

    std::vector<std::pair<std::uint32_t, std::vector<int>>> held;
    std::map<std::uint32_t, std::vector<int>> acknowledged;

private:
    std::uint32_t m_sequence = 0;
};

struct Tally {
    std::uint64_t games = 0, lines = 0, rolls = 0, calls = 0, faults = 0, powerCuts = 0, torn = 0,
                  syncsLost = 0;
    std::uint64_t stuck = 0, rescues = 0, damages = 0, mixed = 0;
    std::int64_t seconds = 0;
};

/// One game at one table, from the first line to the last.
class Evening {
public:
    Evening(std::uint64_t seed, Tally& tally)
        : m_tally(tally)
        , m_random(seed * 0x9e3779b97f4a7c15U + 1)
        , m_game(pick(seed))
        , m_folder(QDir(QStringLiteral("/dev/shm")).exists()
                       ? QStringLiteral("/dev/shm/watchfire-faults-XXXXXX")
                       : QString())
        , m_path(m_folder.filePath(QStringLiteral("journal.db")))
        , m_disk(m_folder.path(), seed, [](milliseconds time) { theClock->slept(time); })
        , m_liar(seed % 5 == 4) {}

    void play() {
        const auto began = theClock->now();
        changeWeather(); // a first start may go wrong, too
        start();
        newGame();
        while (m_next < m_game.lines.size()) {
            playOne();
            if (m_random.chance(0.01))
                powerCut();
        }
        settle();
        powerCut();
        settle();
        endOfGame();
        m_tally.seconds += std::chrono::duration_cast<seconds>(theClock->now() - began).count();
        ++m_tally.games;
        m_tally.lines += m_log.size();
        m_tally.rolls += m_tower.acknowledged.size();
        m_tally.calls += m_disk.calls();
        m_tally.faults += m_disk.failed();
        m_tally.torn += m_disk.torn();
        m_tally.syncsLost += m_disk.syncsLost();
    }

private:
    struct Line {
        std::string text;
        std::size_t recorded = 0; // the next recorded line after it
        std::optional<std::uint32_t> roll;
        bool gives = false;
        std::string hash;
        std::string before; // the hash of the line before it
    };

    static const Recorded& pick(std::uint64_t seed) {
        return recordedGames()[static_cast<std::size_t>(seed % recordedGames().size())];
    }

    // ---- the disk's weather

    void calm() { m_disk.faults = {}; }
    void changeWeather() {
        calm();
        m_changes = theClock->now() + milliseconds(m_random.below(20000));
        if (m_random.chance(0.4))
            return;
        constexpr double chances[] = {0.01, 0.1, 0.5, 1.0};
        for (std::size_t call = 0; call < diskCalls; ++call)
            if (m_random.chance(0.3))
                m_disk.faults.chance[call] = chances[m_random.below(4)];
        m_disk.faults.full = m_random.chance(0.2);
        if (m_liar)
            m_disk.faults.lostSync = m_random.chance(0.5) ? 0.5 : 1.0;
    }
    void pass(milliseconds time) {
        for (milliseconds done{0}; done < time; done += milliseconds(200)) {
            if (theClock->now() >= m_changes && !m_settling)
                changeWeather();
            theClock->pass(std::min(milliseconds(200), time - done));
            if (m_journal)
                m_tower.bringFirst();
            look();
        }
    }

    // ---- the program

    void start() {
        Journal::Options options;
        options.ownThread = false;
        m_journal = std::make_unique<Journal>(m_path, options);
        m_desk = std::make_unique<RollDesk>(*m_journal, [] { return std::string("2024-05-01T10:00:00Z"); });
        m_stuck = m_opened = false;
        QObject::connect(
            m_journal.get(), &Journal::opened, m_journal.get(), [this](const JournalContents& all) {
                m_opened = true;
                m_contents = all;
                if (all.movedAside) {
                    ++m_tally.damages;
                    promise(m_liar, "a journal is called damaged on a disk that keeps its word: " +
                                        describe(*all.movedAside));
                    m_toldDamage = true;
                }
            });
        QObject::connect(m_journal.get(), &Journal::commandSaved, m_journal.get(),
                         [this](const std::string&, int n) { m_saved = std::max(m_saved, n); });
        QObject::connect(m_journal.get(), &Journal::gameSaved, m_journal.get(),
                         [this] { m_gameSaved = true; });
        QObject::connect(m_journal.get(), &Journal::writesStuck, m_journal.get(),
                         [this](const JournalError& e) {
                             promise(!m_stuck, "stuck is told twice");
                             promise(!describe(e).empty(), "a failure has its words");
                             m_stuck = true;
                             m_why = describe(e);
                             ++m_tally.stuck;
                         });
        QObject::connect(m_journal.get(), &Journal::writesResumed, m_journal.get(), [this] {
            m_stuck = false;
            m_waits.reset();
        });
        QObject::connect(m_journal.get(), &Journal::rescued, m_journal.get(), [this](const JournalError& e) {
            if (e.kind == JournalErrorKind::moved) {
                ++m_tally.rescues;
                m_gone = false;
                return;
            }
            promise(m_liar, "a journal is called damaged on a disk that keeps its word: " + describe(e));
            m_toldDamage = true;
        });
        QObject::connect(m_journal.get(), &Journal::gameLoaded, m_journal.get(),
                         [this](const GameLog& log) { m_loaded = log; });
        QObject::connect(m_journal.get(), &Journal::loadFailed, m_journal.get(),
                         [this] { m_loadFailed = true; });
        QObject::connect(m_journal.get(), &Journal::backedUp, m_journal.get(),
                         [this](const QString& path) { m_backup = path; });
        QObject::connect(
            m_journal.get(), &Journal::backUpFailed, m_journal.get(),
            [this](const JournalError& e) { promise(!describe(e).empty(), "a failure has its words"); });
        m_desk->addSource(m_tower);
        m_journal->open();
    }

    void newGame() {
        GameRecord game;
        game.id = "g";
        game.header = m_game.header;
        game.title = "An evening";
        game.created = game.updated = "2024-05-01T09:00:00Z";
        m_journal->createGame(game);
    }

    void append(const std::string& text, std::size_t recorded, std::optional<RollId> roll, bool gives,
                bool again = false) {
        const int n = static_cast<int>(m_log.size()) + 1;
        const std::string before = m_log.empty() ? std::string() : m_log.back().hash;
        // No two lines that were ever played have the same one.
        const std::string hash = "h" + std::to_string(m_ever.size());
        CommandRecord record{"g", n, text, hash, "2024-05-01T10:00:00Z", std::nullopt, before};
        if (n % snapshotEvery == 0)
            record.snapshot = "state " + std::to_string(n);
        m_log.push_back(
            {text, recorded, roll ? std::optional(roll->sequence) : std::nullopt, gives, hash, before});
        m_ever.emplace(hash, m_log.back());
        if (!roll)
            m_journal->append(record);
        else
            promise(gives   ? m_desk->giveBack(*roll, record)
                    : again ? m_desk->takeAgain(*roll, record)
                            : m_desk->take(*roll, record),
                    "the desk does not take what it offers");
    }

    void playOne() {
        pass(milliseconds(100 + m_random.below(1500)));
        const auto& line = m_game.lines[m_next];
        std::optional<RollId> roll;
        if (!line.dice.empty() && m_random.chance(0.9)) {
            if (m_tower.held.empty() && !m_desk->offer())
                m_tower.roll(line.dice);
            for (int patience = 0; patience < 20 && !m_desk->offer(); ++patience)
                pass(milliseconds(200));
            if (const auto offer = m_desk->offer()) // otherwise by hand
                roll = offer->id;
        }
        ++m_next;
        append(line.text, m_next, roll, false);
        if (roll && m_random.chance(0.1)) {
            append("{\"do\":\"undo\"}", m_next - 1, roll, true);
            if (m_random.chance(0.3))
                pass(milliseconds(m_random.below(800)));
            append("{\"do\":\"redo\"}", m_next, roll, false, true);
        }
        if (m_random.chance(0.2)) {
            m_journal->setSetting("ticks:g", std::to_string(m_log.size()));
            m_settings.push_back(std::to_string(m_log.size()));
        }
        if (m_random.chance(0.02))
            backUp();
        if (m_random.chance(0.02))
            m_journal->listGames();
        if (m_random.chance(0.005) && m_journal->isOpen() && !m_liar)
            goAway();
        if (m_journal->unsaved() == 0)
            noteSaved();
    }

    /// What is called saved now must be there for good.
    void noteSaved() {
        if (!m_opened)
            return;
        m_saved = std::max(m_saved, static_cast<int>(m_log.size()));
        m_settingSaved = m_settings.size();
    }

    void backUp() { m_journal->backUp(m_folder.filePath(QStringLiteral("backup-%1.db").arg(++m_backups))); }

    /// Somebody deletes, renames or replaces the file below the program.
    void goAway() {
        const auto other = m_folder.filePath(QStringLiteral("elsewhere-%1").arg(++m_away));
        const auto faults = std::exchange(m_disk.faults, {});
        if (m_random.chance(0.5))
            QFile::remove(m_path);
        else
            QFile::rename(m_path, other);
        if (m_random.chance(0.3)) {
            QFile text(m_path);
            if (text.open(QIODevice::WriteOnly))
                text.write("somebody's");
        }
        m_disk.faults = faults;
        m_gone = true;
    }

    /// Looks at what has to hold at each instant.
    void look() {
        if (!m_journal || m_journal->unsaved() == 0 || !m_journal->isOpen()) {
            m_waits.reset();
            return;
        }
        if (!m_waits)
            m_waits = theClock->now();
        // While the journal has not yet been opened for the first time, openFailed has said so.
        promise(m_stuck || theClock->now() - *m_waits <= seconds(3),
                "something is not saved, and nobody is told");
    }

    // ---- power

    void powerCut() {
        if (m_gone) // what somebody deletes right before a power cut is deleted
            settle();
        ++m_tally.powerCuts;
        m_disk.powerOff();
        m_desk.reset();
        m_journal.reset();
        m_acknowledged = m_tower.acknowledged;
        m_disk.powerOn();
        m_waits.reset();
        m_known = false;
        changeWeather();
        start();
        const auto patience = theClock->now() + seconds(30);
        while (!m_opened && theClock->now() < patience)
            pass(milliseconds(200));
        if (!m_opened)
            settle();
        loadAgain();
    }

    void loadAgain() {
        promise(m_journal->isOpen(), "the journal is not open");
        const bool there = std::any_of(m_contents.games.begin(), m_contents.games.end(),
                                       [](const auto& game) { return game.id == "g"; });
        promise(there || m_liar || !m_gameSaved, "the game is lost");
        if (!there) {
            m_log.clear();
            m_next = 0;
            m_saved = 0;
            m_gameSaved = false;
            newGame();
        } else {
            for (int attempt = 0; !m_loaded; ++attempt) {
                m_loadFailed = false;
                m_journal->loadGame("g");
                theClock->pass(milliseconds(1));
                if (!m_loaded && attempt == 5)
                    calm();
                promise(attempt < 8 || m_liar, "a game cannot be loaded from a good disk");
                if (attempt >= 8) { // told as damaged: an index and its table are of different times
                    m_log.clear();
                    m_next = m_game.lines.size();
                    return;
                }
            }
            compare(*std::exchange(m_loaded, std::nullopt));
        }
        compareInbox();
        compareSettings();
        m_known = true;
    }

    void compare(const GameLog& log) {
        promise(log.game.header == m_game.header, "another header");
        // A lying disk may bring back what it had lost at an earlier power cut: the game goes on as far as
        // one course of it reaches, as the desk does.
        std::size_t lines = 0;
        while (lines < log.commands.size() && follows(log.commands, lines))
            ++lines;
        promise(m_liar || lines == log.commands.size(), "lines of two courses on a disk that keeps its word");
        promise(m_liar || lines <= m_log.size(), "more lines than were played");
        promise(m_liar || static_cast<int>(lines) >= m_saved,
                "lines were called saved and are lost: " + std::to_string(lines) + " of " +
                    std::to_string(m_saved));
        std::string before;
        for (std::size_t i = 0; i < lines; ++i) {
            const CommandRecord& line = log.commands[i];
            promise(line.n == static_cast<int>(i) + 1, "a gap in the log");
            const auto played = m_ever.find(line.stateHash);
            promise(played != m_ever.end() && played->second.text == line.line, "a line that nobody played");
            promise(played->second.before == before, "a line that was played after another one");
            before = line.stateHash;
            if (m_liar) {
                m_log.resize(std::max(m_log.size(), i + 1));
                m_log[i] = played->second;
            }
            promise(line.line == m_log[i].text, "another line");
        }
        promise(m_liar || log.snapshots.size() == lines / snapshotEvery, "a position is missing");
        m_tally.mixed += lines < log.commands.size() ? 1 : 0;
        if (lines < log.commands.size())
            m_journal->cutGame("g", static_cast<int>(lines) + 1);
        m_log.resize(lines);
        m_next = m_log.empty() ? 0 : m_log.back().recorded;
        m_saved = static_cast<int>(m_log.size());
        m_gameSaved = true;
    }

    void compareInbox() {
        std::map<std::uint32_t, const InboxEntry*> inbox;
        for (const auto& entry : m_contents.inbox)
            promise(inbox.emplace(entry.id.sequence, &entry).second, "a roll is there twice");
        for (const auto& [sequence, dice] : m_acknowledged) {
            const auto found = inbox.find(sequence);
            promise(found != inbox.end() || m_liar, "acknowledged and lost: " + std::to_string(sequence));
            promise(found == inbox.end() || found->second->dice == dice, "other dice");
        }
        std::map<std::uint32_t, int> uses;
        for (std::size_t i = 0; i < m_log.size(); ++i)
            if (m_log[i].roll)
                uses[*m_log[i].roll] = m_log[i].gives ? 0 : static_cast<int>(i) + 1;
        for (const auto& [sequence, entry] : inbox) {
            const int use = uses.contains(sequence) ? uses.at(sequence) : 0;
            if (m_toldDamage || m_liar)
                continue; // an older page of one of them may be left, or what was lost was told
            promise((entry->state == EntryState::used) == (use != 0), "inbox and log disagree");
            promise(use == 0 || entry->command == use, "inbox and log disagree about the line");
        }
        for (const auto& [sequence, dice] : m_acknowledged)
            if (!inbox.contains(sequence))
                m_tower.acknowledged.erase(sequence);
    }

    void compareSettings() {
        const auto at = m_contents.settings.find("ticks:g");
        if (at == m_contents.settings.end()) {
            promise(m_settingSaved == 0 || m_liar, "a setting is lost");
        } else {
            const auto oldest = m_settings.begin() +
                                std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(m_settingSaved) - 1);
            promise(m_liar || std::find(oldest, m_settings.end(), at->second) != m_settings.end(),
                    "a setting is an older one than was saved");
        }
        m_settings.clear();
        if (at != m_contents.settings.end())
            m_settings.push_back(at->second);
        m_settingSaved = at == m_contents.settings.end() ? 0 : 1;
    }

    // ---- the end

    /// The disk works again: five seconds later everything does.
    void settle() {
        calm();
        m_settling = true;
        pass(seconds(5));
        promise(m_journal->isOpen(), "five seconds after the last fault the journal is not open");
        promise(m_journal->unsaved() == 0,
                "five seconds after the last fault something is not saved: " + m_why);
        promise(!m_stuck, "five seconds after the last fault it is still called stuck");
        promise(m_tower.held.empty(), "five seconds after the last fault the tower waits for an answer");
        promise(!m_gone,
                "five seconds after the last fault nobody noticed that the file is not in its place");
        promise(QFile::exists(m_path), "five seconds after the last fault the file is not in its place");
        if (m_known)
            noteSaved();
        m_settling = false;
        m_changes = theClock->now() + milliseconds(m_random.below(20000));
    }

    void endOfGame() {
        calm();
        m_settling = true;
        const auto rolls = m_desk->waiting().size();
        m_tower.roll({1, 1});
        m_backup.reset();
        backUp();
        pass(seconds(1));
        promise(m_desk->waiting().size() == rolls + 1, "a roll after the last fault does not arrive");
        promise(m_backup.has_value(), "no backup after the last fault");
        m_disk.powerOff();
        m_desk.reset();
        m_journal.reset();
        m_disk.powerOn();
        JournalFile copy;
        promise(!copy.open(*m_backup, seconds(1)), "a backup does not open");
        GameLog log;
        promise(!copy.load("g", log), "a game is missing in a backup");
        promise(log.commands.size() == m_log.size(), "a backup is not whole");
    }

    Tally& m_tally;
    Random m_random;
    const Recorded& m_game;
    QTemporaryDir m_folder;
    QString m_path;
    FaultyDisk m_disk;
    const bool m_liar; // syncs may be lost
    PatientTower m_tower;
    std::map<std::uint32_t, std::vector<int>> m_acknowledged; // when the power went
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<RollDesk> m_desk;
    JournalContents m_contents;
    std::optional<GameLog> m_loaded;
    bool m_loadFailed = false;
    bool m_opened = false;
    std::string m_why;   // it was stuck last
    bool m_known = true; // what the journal holds
    bool m_gone = false; // the file, and the program has not noticed it yet
    bool m_stuck = false;
    bool m_settling = false;
    bool m_gameSaved = false;
    bool m_toldDamage = false;
    std::vector<Line> m_log;            // as the table has it
    std::map<std::string, Line> m_ever; // whatever was played, by its hash
    std::size_t m_next = 0;             // recorded line
    int m_saved = 0;                    // lines that were called saved
    std::vector<std::string> m_settings;
    std::size_t m_settingSaved = 0; // how many of them; the last one counts
    std::optional<QString> m_backup;
    int m_backups = 0;
    int m_away = 0;
    milliseconds m_changes{0};
    std::optional<milliseconds> m_waits;
};

// ---- one call at a time

constexpr milliseconds onePatience{100};
constexpr int oneLines = 30;
constexpr std::uint32_t oneRolls = 60;

CommandRecord oneLine(int n) {
    return {"g", n, "line " + std::to_string(n), "h", "t", std::nullopt};
}

/// What each of these journals holds at the start. `closed`: nothing is left in its log.
void fillOne(const QString& path, bool closed) {
    JournalFile file;
    promise(!file.open(path, onePatience), "a journal can be made");
    GameRecord game;
    game.id = "g";
    game.header = "{}";
    promise(!file.createGame(game), "and a game");
    for (int n = 1; n <= oneLines; ++n)
        promise(!file.append(oneLine(n), std::nullopt), "and lines");
    for (std::uint32_t i = 1; i <= oneRolls; ++i)
        promise(!file.commitRoll({PatientTower::idOf(i), {1, 2}, "t", false, EntryState::waiting, {}, 0}),
                "and rolls");
    if (!closed)
        FaultyDisk::current()->powerOff();
}

void damageOne(const QString& path) {
    std::fstream file(path.toStdString(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(-4096 * 2, std::ios::end);
    file << std::string(4096, 'x');
}

struct OneCall {
    const char* name;
    bool closed = true;
    int lost = 0; // rolls that the scenario itself costs, at most
    /// Returns the last line that was called saved.
    std::function<int(JournalFile&, const QString&)> act;
};

int appendOne(JournalFile& file) {
    int saved = oneLines;
    QString found;
    for (int n = oneLines + 1; n <= oneLines + 3; ++n) {
        if (file.append(oneLine(n), std::nullopt) || (file.moved() && file.rescue(onePatience, found)))
            break;
        saved = n;
    }
    return saved;
}

const std::vector<OneCall>& oneCalls() {
    static const std::vector<OneCall> all = {
        {"opened after a clean end", true, 0,
         [](JournalFile& file, const QString& path) {
             return file.open(path, onePatience) ? oneLines : appendOne(file);
         }},
        {"opened after a power cut", false, 0,
         [](JournalFile& file, const QString& path) {
             return file.open(path, onePatience) ? oneLines : appendOne(file);
         }},
        {"backed up", true, 0,
         [](JournalFile& file, const QString& path) {
             const QString backup = path + QStringLiteral(".backup");
             if (file.open(path, onePatience))
                 return oneLines;
             if (!file.backUp(backup)) {
                 const auto good = [&] {
                     CheckedBackup found;
                     return !JournalFile::tryOut(backup, path, {onePatience, {}}, found);
                 };
                 promise(good() || good(), "a backup is good or is none"); // the first look may be what fails
                 JournalFile::forgetTrial(path);
             }
             return appendOne(file);
         }},
        {"restored", true, 0,
         [](JournalFile& file, const QString& path) {
             CheckedBackup found;
             QString kept;
             if (file.open(path, onePatience) || file.backUp(path + QStringLiteral(".backup")) ||
                 JournalFile::tryOut(path + QStringLiteral(".backup"), path, {onePatience, {}}, found) ||
                 file.restore(found, onePatience, kept))
                 return oneLines;
             return appendOne(file);
         }},
        {"damaged", true, static_cast<int>(oneRolls),
         [](JournalFile& file, const QString& path) {
             return file.open(path, onePatience) ? oneLines : appendOne(file);
         }},
    };
    return all;
}

/// Fails the n-th call; false if there are not so many.
bool failOne(const OneCall& what, std::uint64_t n, bool powerCut) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    FaultyDisk disk(folder.path(), n, [](milliseconds) {});
    fillOne(path, what.closed);
    disk.powerOn();
    const bool damaged = what.lost > 0;
    if (damaged)
        damageOne(path);
    std::uint64_t calls = disk.calls();
    int saved = 0;
    {
        JournalFile file;
        disk.failOnly(n);
        saved = what.act(file, path);
        if (powerCut)
            disk.powerOff();
    }
    calls = disk.calls() - calls;
    disk.failOnly(0);
    if (powerCut)
        disk.powerOn();
    JournalFile file;
    JournalContents contents;
    promise(!file.open(path, onePatience), "it opens once the disk works again");
    promise(!file.contents(contents), "and can be read");
    promise(damaged || !contents.movedAside, "and is not called damaged");
    promise(contents.games.size() == 1 && contents.games[0].commands >= saved,
            "each line that was saved is there");
    promise(contents.inbox.size() == oneRolls || (damaged && contents.inbox.size() > 0), "and each roll");
    promise(!file.append(oneLine(contents.games[0].commands + 1), std::nullopt), "and it goes on");
    return calls >= n;
}

TEST(Faults, AnySingleCallMayFailAndNothingSavedIsLost) {
    constexpr std::uint64_t most = 5000;
    for (const auto& what : oneCalls()) {
        SCOPED_TRACE(what.name);
        const std::uint64_t step = std::getenv("WATCHFIRE_FAULTS") == nullptr ? 4 : 1;
        std::uint64_t n = 1 + std::random_device{}() % step;
        try {
            while (n < most && failOne(what, n, false) && failOne(what, n, true))
                n += step;
        } catch (const Broken& broken) {
            ADD_FAILURE() << what.name << ", call " << n << ": " << broken.promise;
            continue;
        }
        EXPECT_GT(n, 30U);
        EXPECT_LT(n, most);
    }
}

enum class Away { deleted, replaced };

void takeAway(const QString& path, Away how) {
    QFile::remove(path);
    QFile other(path);
    if (how == Away::replaced && other.open(QIODevice::WriteOnly))
        other.write("somebody's");
}

void expectAll(JournalFile& file) {
    JournalContents contents;
    ASSERT_FALSE(file.contents(contents));
    EXPECT_FALSE(contents.movedAside);
    ASSERT_EQ(contents.games.size(), 1U);
    EXPECT_EQ(contents.games[0].commands, oneLines);
    EXPECT_EQ(contents.inbox.size(), oneRolls);
    EXPECT_FALSE(file.append(oneLine(oneLines + 1), std::nullopt));
}

/// Takes the open journal away and fails the n-th call of its rescue; then `after` looks at it. False if the
/// rescue has not so many calls.
using AfterRescue = std::function<void(JournalFile&, const QString& path, FaultyDisk&)>;
bool failRescue(std::uint64_t n, Away how, const AfterRescue& after) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    FaultyDisk disk(folder.path(), n, [](milliseconds) {});
    fillOne(path, true);
    disk.powerOn();
    JournalFile file;
    EXPECT_FALSE(file.open(path, onePatience));
    takeAway(path, how);
    const std::uint64_t before = disk.calls();
    disk.failOnly(n);
    QString found;
    const auto failure = file.rescue(onePatience, found);
    const bool failed = disk.calls() - before >= n;
    disk.failOnly(0);
    if (failure) {
        EXPECT_NE(failure->kind, JournalErrorKind::damaged) << "it was just written";
        after(file, path, disk);
    } else {
        expectAll(file);
        file.settle(); // what failed may have been this
        EXPECT_FALSE(QFile::exists(path + QStringLiteral(".rescue")));
    }
    return failed;
}

// While it could not be opened again yet, nothing but a second name kept what it held.
TEST(Faults, ARescuedFileThatGoesAwayAgainBeforeItIsOpenedComesBack) {
    for (const Away how : {Away::deleted, Away::replaced}) {
        int closed = 0;
        const auto after = [&](JournalFile& file, const QString& path, FaultyDisk&) {
            QString found;
            if (file.isOpen()) {
                EXPECT_FALSE(file.rescue(onePatience, found));
                expectAll(file);
                return;
            }
            ++closed;
            takeAway(path, how);
            EXPECT_FALSE(file.open(path, onePatience));
            expectAll(file);
            if (how == Away::replaced) {
                QFile kept(file.found());
                EXPECT_TRUE(kept.open(QIODevice::ReadOnly));
                EXPECT_EQ(kept.readAll(), "somebody's");
            }
            file.settle();
            EXPECT_FALSE(QFile::exists(path + QStringLiteral(".rescue")));
        };
        std::uint64_t n = 1;
        while (failRescue(n, how, after) && !testing::Test::HasFailure())
            ++n;
        EXPECT_GT(closed, 10);
    }
}

// What was deleted is gone, but not what was written whole again beside its place.
TEST(Faults, ARescueThatAPowerCutEndsGoesOnAtTheNextStart) {
    int written = 0;
    const auto after = [&](JournalFile& file, const QString& path, FaultyDisk& disk) {
        disk.powerOff();
        file.close();
        disk.powerOn();
        if (!QFile::exists(path + QStringLiteral(".rescue")))
            return;
        ++written;
        JournalFile next;
        EXPECT_FALSE(next.open(path, onePatience));
        expectAll(next);
    };
    std::uint64_t n = 1;
    while (failRescue(n, Away::deleted, after) && !testing::Test::HasFailure())
        ++n;
    EXPECT_GT(written, 10);
}

// What was told was only the damage of the attempt that succeeded.
TEST(Faults, ASalvageIsToldAlsoIfTheNewFileCannotBeOpenedAtOnce) {
    int late = 0;
    for (std::uint64_t n = 1;; ++n) {
        const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
        const QString path = folder.filePath(QStringLiteral("journal.db"));
        FaultyDisk disk(folder.path(), n, [](milliseconds) {});
        fillOne(path, true);
        disk.powerOn();
        damageOne(path);
        const std::uint64_t before = disk.calls();
        JournalFile file;
        disk.failOnly(n);
        const auto failure = file.open(path, onePatience);
        if (disk.calls() - before < n)
            break;
        disk.failOnly(0);
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("*.damaged-*")});
        late += failure && !aside.isEmpty() ? 1 : 0;
        if (failure) {
            ASSERT_FALSE(file.open(path, onePatience)) << n;
        }
        JournalContents contents;
        ASSERT_FALSE(file.contents(contents));
        ASSERT_TRUE(contents.movedAside) << n;
        EXPECT_TRUE(contents.movedAside->salvage) << n;
        EXPECT_TRUE(QFile::exists(QString::fromStdString(contents.movedAside->movedTo))) << n;
        ASSERT_FALSE(file.open(path, onePatience));
        ASSERT_FALSE(file.contents(contents));
        EXPECT_FALSE(contents.movedAside) << "told twice";
    }
    EXPECT_GT(late, 10);
}

// The table plays on then, and nobody reads the contents again.
TEST(Faults, DamageFoundWhenAnOpenJournalIsOpenedAgainIsTold) {
    bool closed = false;
    for (std::uint64_t n = 1; !closed && n < 1000; ++n) {
        const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
        const QString path = folder.filePath(QStringLiteral("journal.db"));
        FaultyDisk disk(folder.path(), n, [](milliseconds time) { theClock->slept(time); });
        fillOne(path, true);
        disk.powerOn();
        std::vector<JournalErrorKind> told;
        Journal::Options options;
        options.ownThread = false;
        Journal journal(path, options);
        QObject::connect(&journal, &Journal::rescued, &journal,
                         [&](const JournalError& e) { told.push_back(e.kind); });
        journal.open();
        theClock->pass(milliseconds(10));
        ASSERT_TRUE(journal.isOpen());
        takeAway(path, Away::deleted);
        disk.failOnly(n);
        for (int wait = 0; wait < 30 && !closed; ++wait) {
            theClock->pass(milliseconds(100));
            closed = QFile::exists(path) && QFile::exists(path + QStringLiteral(".rescue"));
        }
        disk.failOnly(0);
        if (!closed)
            continue;
        damageOne(path);
        theClock->pass(seconds(5));
        EXPECT_EQ(told, (std::vector{JournalErrorKind::moved, JournalErrorKind::damaged})) << n;
    }
    EXPECT_TRUE(closed);
}

// It was counted as one with unreadable parts.
TEST(Faults, AMissingFileIsBegunHoweverOftenThatFailed) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    FaultyDisk disk(folder.path(), 1, [](milliseconds) {});
    JournalFile file;
    disk.faults.of(DiskCall::write) = 1;
    for (int attempt = 0; attempt < 10; ++attempt) {
        const auto failure = file.open(path, onePatience);
        ASSERT_TRUE(failure);
        EXPECT_EQ(failure->kind, JournalErrorKind::failed) << attempt;
    }
    disk.faults = {};
    EXPECT_FALSE(file.open(path, onePatience));
}

// ---- bugs that the games below found, each for itself

// It took its name while a part of it was still in its log, which does not go along.
TEST(Faults, ANewJournalIsWholeWhateverCallFails) {
    for (const bool powerCut : {false, true}) {
        std::uint64_t n = 1;
        for (bool failed = true; failed; ++n) {
            SCOPED_TRACE(n);
            const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
            const QString path = folder.filePath(QStringLiteral("journal.db"));
            FaultyDisk disk(folder.path(), n, [](milliseconds) {});
            {
                JournalFile file;
                disk.failOnly(n);
                (void)file.open(path, onePatience);
                failed = disk.calls() >= n;
                if (powerCut)
                    disk.powerOff();
            }
            disk.failOnly(0);
            if (powerCut)
                disk.powerOn();
            JournalFile file;
            JournalContents contents;
            ASSERT_FALSE(file.open(path, onePatience));
            ASSERT_FALSE(file.contents(contents));
            ASSERT_FALSE(contents.movedAside) << describe(*contents.movedAside);
        }
        EXPECT_GT(n, 50U);
    }
}

TEST(Faults, ADiskThatCannotBeReadNowAndThenIsNoDamage) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
        const QString path = folder.filePath(QStringLiteral("journal.db"));
        FaultyDisk disk(folder.path(), seed, [](milliseconds) {});
        fillOne(path, true);
        disk.powerOn();
        JournalFile file;
        disk.faults.of(DiskCall::read) = seed % 2 == 0 ? 1 : 0.2;
        constexpr int patience = 4; // the fifth in a row takes what cannot be read for lost
        for (int attempt = 0; attempt < patience; ++attempt) {
            const auto failure = file.open(path, onePatience);
            if (!failure)
                break;
            // Which of the two depends on whether SQLite was still opening it.
            ASSERT_TRUE(failure->kind == JournalErrorKind::failed ||
                        failure->kind == JournalErrorKind::cannotOpen)
                << attempt << ": " << describe(*failure);
        }
        disk.faults = {};
        ASSERT_FALSE(file.open(path, onePatience));
        expectAll(file);
    }
}

/// What SQLite leaves beside a database that was being changed when the power went.
QByteArray rollbackJournal(const QString& name) {
    QByteArray left;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stale"));
        db.setDatabaseName(name);
        EXPECT_TRUE(db.open());
        QSqlQuery query(db);
        for (const char* sql :
             {"PRAGMA journal_mode = DELETE", "PRAGMA cache_size = 2", "CREATE TABLE t (v TEXT)",
              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) "
              "INSERT INTO t SELECT hex(randomblob(200)) FROM n",
              "BEGIN", "UPDATE t SET v = 'changed' || v"})
            EXPECT_TRUE(query.exec(QLatin1String(sql))) << sql;
        QFile file(name + QStringLiteral("-journal"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        left = file.readAll();
        query.exec(QStringLiteral("ROLLBACK"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("stale"));
    return left;
}

// It would be replayed into the new file.
TEST(Faults, WhatLiesBesideAnotherFileIsNotReplayedIntoARescuedOne) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    const QByteArray stale = rollbackJournal(folder.filePath(QStringLiteral("other.db")));
    FaultyDisk disk(folder.path(), 1, [](milliseconds) {});
    fillOne(path, true);
    disk.powerOn();
    JournalFile file;
    ASSERT_FALSE(file.open(path, onePatience));
    takeAway(path, Away::deleted);
    QFile beside(path + QStringLiteral("-journal"));
    ASSERT_TRUE(beside.open(QIODevice::WriteOnly));
    ASSERT_EQ(beside.write(stale), stale.size());
    beside.close();
    QString found;
    ASSERT_FALSE(file.rescue(onePatience, found));
    expectAll(file);
    file.close();
    JournalFile again;
    ASSERT_FALSE(again.open(path, onePatience));
    JournalContents contents;
    ASSERT_FALSE(again.contents(contents));
    EXPECT_FALSE(contents.movedAside);
    EXPECT_EQ(contents.games.at(0).commands, oneLines + 1);
}

// Rows that could not be read for a moment were left out.
TEST(Faults, ASalvageGivesBackTheSameWhateverCallFails) {
    std::size_t whole = 0;
    for (std::uint64_t n = 0;; n += n == 0 ? 1 : 3) { // the first without a fault
        SCOPED_TRACE(n);
        const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
        const QString path = folder.filePath(QStringLiteral("journal.db"));
        FaultyDisk disk(folder.path(), n, [](milliseconds) {});
        fillOne(path, true);
        disk.powerOn();
        damageOne(path);
        const std::uint64_t before = disk.calls();
        JournalFile file;
        disk.failOnly(n);
        const auto failure = file.open(path, onePatience);
        if (n > 0 && disk.calls() - before < n)
            break;
        disk.failOnly(0);
        if (failure) {
            ASSERT_FALSE(file.open(path, onePatience));
        }
        JournalContents contents;
        ASSERT_FALSE(file.contents(contents));
        ASSERT_EQ(contents.games.size(), 1U);
        const std::size_t rows = contents.inbox.size() + static_cast<std::size_t>(contents.games[0].commands);
        if (n == 0)
            whole = rows;
        ASSERT_EQ(rows, whole);
    }
    EXPECT_GT(whole, 0U);
}

/// A journal in virtual time, and what it tells.
struct Watched {
    explicit Watched(const QString& path) : journal(path, options()) {
        QObject::connect(&journal, &Journal::writesStuck, &journal, [this] { ++stuck; });
        QObject::connect(&journal, &Journal::writesResumed, &journal, [this] { ++resumed; });
        QObject::connect(&journal, &Journal::rescued, &journal,
                         [this](const JournalError& e) { told.push_back(e.kind); });
        journal.open();
        theClock->pass(milliseconds(10));
    }
    static Journal::Options options() {
        Journal::Options options;
        options.ownThread = false;
        return options;
    }
    Journal journal;
    int stuck = 0;
    int resumed = 0;
    std::vector<JournalErrorKind> told;
};

// Nothing was said: neither that the next write waited, nor afterwards that the file had been written again.
TEST(Faults, ARescuedJournalThatCannotBeOpenedIsToldWithTheNextWriteAndAgainWhenItIsOpen) {
    bool closed = false;
    for (std::uint64_t n = 1; !closed && n < 1000; ++n) {
        const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
        const QString path = folder.filePath(QStringLiteral("journal.db"));
        FaultyDisk disk(folder.path(), n, [](milliseconds time) { theClock->slept(time); });
        fillOne(path, true);
        disk.powerOn();
        Watched watched(path);
        ASSERT_TRUE(watched.journal.isOpen());
        takeAway(path, Away::deleted);
        disk.failOnly(n);
        watched.journal.commitRoll(
            {PatientTower::idOf(oneRolls + 1), {1, 2}, "t", false, EntryState::waiting, {}, 0});
        theClock->pass(milliseconds(10));
        closed = QFile::exists(path) && QFile::exists(path + QStringLiteral(".rescue"));
        if (!closed || watched.stuck > 0)
            continue;
        disk.failOnly(0);
        disk.faults.of(DiskCall::open) = 1;
        watched.journal.append(oneLine(oneLines + 1));
        theClock->pass(seconds(1));
        EXPECT_EQ(watched.stuck, 1);
        EXPECT_TRUE(watched.told.empty());
        disk.faults = {};
        theClock->pass(seconds(5));
        EXPECT_EQ(watched.told, std::vector{JournalErrorKind::moved});
        EXPECT_EQ(watched.resumed, 1);
        EXPECT_EQ(watched.journal.unsaved(), 0);
    }
    EXPECT_TRUE(closed);
}

// The pause after the last failure went on although everything was saved meanwhile.
TEST(Faults, AWriteDoesNotWaitForTheTimerOfAnEarlierOne) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    FaultyDisk disk(folder.path(), 1, [](milliseconds time) { theClock->slept(time); });
    fillOne(path, true);
    disk.powerOn();
    Watched watched(path);
    ASSERT_TRUE(watched.journal.isOpen());
    disk.faults.of(DiskCall::write) = 1;
    watched.journal.append(oneLine(oneLines + 1));
    theClock->pass(milliseconds(8100)); // the next attempt is seconds away
    EXPECT_EQ(watched.stuck, 1);
    disk.faults = {};
    watched.journal.backUp(folder.filePath(QStringLiteral("backup.db"))); // writes what waits first
    theClock->pass(milliseconds(10));
    ASSERT_EQ(watched.journal.unsaved(), 0);
    watched.journal.append(oneLine(oneLines + 2));
    theClock->pass(milliseconds(10));
    EXPECT_EQ(watched.journal.unsaved(), 0);
    EXPECT_EQ(watched.resumed, 1);
}

// The disk fails, and then another program overwrites the file: a failed write had emptied SQLite's memory.
TEST(Faults, AnOverwrittenFileComesBackAlsoAfterFailedWrites) {
    const QTemporaryDir folder(QStringLiteral("/dev/shm/watchfire-faults-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("journal.db"));
    FaultyDisk disk(folder.path(), 1, [](milliseconds time) { theClock->slept(time); });
    fillOne(path, true);
    disk.powerOn();
    Watched watched(path);
    ASSERT_TRUE(watched.journal.isOpen());
    disk.faults.of(DiskCall::write) = 1;
    watched.journal.append(oneLine(oneLines + 1));
    theClock->pass(seconds(2));
    EXPECT_EQ(watched.stuck, 1);
    disk.faults = {};
    theClock->pass(seconds(5));
    ASSERT_EQ(watched.journal.unsaved(), 0);
    QFile there(path);
    ASSERT_TRUE(there.open(QIODevice::WriteOnly));
    there.write("somebody's");
    there.close();
    theClock->pass(seconds(2));
    EXPECT_EQ(watched.told, std::vector{JournalErrorKind::moved});
    std::optional<GameLog> log;
    QObject::connect(&watched.journal, &Journal::gameLoaded, &watched.journal,
                     [&](const GameLog& loaded) { log = loaded; });
    watched.journal.loadGame("g");
    theClock->pass(milliseconds(10));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->commands.size(), static_cast<std::size_t>(oneLines + 1));
}

TEST(Faults, NothingSavedIsLostAndEverythingWorksAgain) {
    const char* wanted = std::getenv("WATCHFIRE_FAULTS");
    const char* only = std::getenv("WATCHFIRE_FAULTS_SEED");
    const std::uint64_t usual = only == nullptr ? 300 : 1;
    const std::uint64_t games = wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
    const std::uint64_t first = only == nullptr ? 0 : std::strtoull(only, nullptr, 10);
    const std::uint64_t end = first + games;
    Tally tally;
    for (std::uint64_t seed = first; seed < end; ++seed) {
        try {
            Evening(seed, tally).play();
        } catch (const Broken& broken) {
            ADD_FAILURE() << "seed " << seed << ": " << broken.promise;
            if (std::getenv("WATCHFIRE_FAULTS_ALL") == nullptr)
                return;
        }
    }
    std::printf(
        "%llu games, %llu lines, %llu rolls; %llu calls, %llu of them failed, %llu power cuts, %llu torn "
        "writes, %llu syncs lost; stuck %llu times, file away %llu times, damaged %llu times; %lld h of the "
        "table's time\n",
        static_cast<unsigned long long>(tally.games), static_cast<unsigned long long>(tally.lines),
        static_cast<unsigned long long>(tally.rolls), static_cast<unsigned long long>(tally.calls),
        static_cast<unsigned long long>(tally.faults), static_cast<unsigned long long>(tally.powerCuts),
        static_cast<unsigned long long>(tally.torn), static_cast<unsigned long long>(tally.syncsLost),
        static_cast<unsigned long long>(tally.stuck), static_cast<unsigned long long>(tally.rescues),
        static_cast<unsigned long long>(tally.damages), static_cast<long long>(tally.seconds / 3600));
    if (only == nullptr) { // otherwise too little went wrong for that to mean anything
        EXPECT_GT(tally.faults, games * 20);
        EXPECT_GT(tally.powerCuts, games * 2);
        EXPECT_GT(tally.torn, games);
        EXPECT_GT(tally.stuck, games / 2);
        EXPECT_GT(tally.rescues, games / 20);
    }
}

} // namespace
} // namespace watchfire::journal::test

int main(int argc, char** argv) {
    auto* clock = new watchfire::journal::test::VirtualClock; // Qt deletes it
    QCoreApplication::setEventDispatcher(clock);
    watchfire::journal::test::theClock = clock;
    const QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
