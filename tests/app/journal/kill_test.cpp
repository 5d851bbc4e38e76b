// SPDX-License-Identifier: Apache-2.0
// kill -9 at random instants, and between any two calls that change a file. A child process brings rolls to
// desk and journal as fast as the disk takes them, and prints what it acknowledged and what it reported as
// saved. After each kill the file must hold all of that exactly once, and inbox and log must agree.
#include "app/journal/journal_file.h"
#include "app/journal/roll_desk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include <unistd.h>

namespace watchfire::journal {
namespace {

constexpr const char* tower = "WF-1";

std::vector<int> diceOf(std::uint32_t sequence) {
    return {1 + static_cast<int>(sequence % 6), 1 + static_cast<int>(sequence / 6 % 6)};
}

// ---- the child
// ------------------------------------------------------------------------------------------------

void say(const std::string& line) {
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0)
        ::_exit(3);
}

// A tower that keeps a roll until it is acknowledged and then rolls again.
class EagerTower : public devices::DiceSource {
public:
    explicit EagerTower(std::uint32_t next) : next_(next) {}
    void start() override { bring(); }
    void stop() override {}
    void acknowledge(const RollId& roll) override {
        if (roll.sequence != next_)
            return;
        say("A " + std::to_string(next_) + "\n");
        ++next_;
        QTimer::singleShot(0, [this] { bring(); });
    }
    void release(const RollId&) override { ::_exit(4); }
    void lamp(devices::LampEffect) override {}
    [[nodiscard]] devices::LinkState link() const override { return {}; }

private:
    void bring() {
        devices::Roll roll;
        roll.id = {tower, 1, next_};
        roll.dice = diceOf(next_);
        rolled(roll);
        rolled(roll); // and repeats it
    }
    std::uint32_t next_;
};

std::string lineText(const char* what, const RollId& roll) {
    return std::string(what) + " " + std::to_string(roll.sequence);
}

int writer(const QString& path, std::uint32_t next, unsigned seed) {
    Journal journal(path);
    RollDesk desk(journal, [] { return std::string("2024-05-01T10:00:00Z"); });
    EagerTower eager(next);
    std::minstd_rand random(seed);
    int lines = 0;
    const auto command = [&](const char* what, const RollId& roll) {
        ++lines;
        CommandRecord record{"g", lines, lineText(what, roll), "h", "2024-05-01T10:00:00Z", std::nullopt};
        if (lines % snapshotEvery == 0)
            record.snapshot = "state " + std::to_string(lines);
        return record;
    };
    QObject::connect(&desk, &RollDesk::offerChanged, &desk, [&] {
        const auto offer = desk.offer();
        if (!offer)
            return;
        const auto id = offer->id;
        switch (random() % 6) {
        case 0:
            (void)desk.discard(id);
            break;
        case 1: // taken, undone, taken again
            if (!desk.take(id, command("take", id)) || !desk.giveBack(id, command("back", id)) ||
                !desk.takeAgain(id, command("take", id)))
                ::_exit(5);
            break;
        default:
            if (!desk.take(id, command("take", id)))
                ::_exit(6);
        }
    });
    QObject::connect(&journal, &Journal::commandSaved, &journal,
                     [](const std::string&, int n) { say("S " + std::to_string(n) + "\n"); });
    QObject::connect(&journal, &Journal::openFailed, &journal, [](const JournalError& error) {
        say("E " + describe(error) + "\n");
        ::_exit(7);
    });
    QObject::connect(&journal, &Journal::opened, &journal, [&](const JournalContents& contents) {
        for (const auto& game : contents.games)
            lines = game.commands;
        GameRecord game;
        game.id = "g";
        game.header = "{}";
        game.created = "2024-05-01T09:00:00Z";
        journal.createGame(game);
        desk.addSource(eager);
        eager.start();
    });
    journal.open();
    return QCoreApplication::exec();
}

// ---- the parent
// -----------------------------------------------------------------------------------------------

struct Told {
    std::set<std::uint32_t> acknowledged;
    std::set<int> saved;

    [[nodiscard]] std::uint32_t next() const { // the roll that the tower brings after a restart
        return acknowledged.empty() ? 1U : *acknowledged.rbegin() + 1U;
    }
    void add(const std::string& said) {
        std::istringstream output(said);
        char what = 0;
        std::uint32_t number = 0;
        while (output >> what >> number) {
            if (what == 'A')
                acknowledged.insert(number);
            else
                saved.insert(static_cast<int>(number));
        }
    }
};

void checkFile(const QString& path, const Told& told) {
    JournalFile file;
    const auto failure = file.open(path, std::chrono::milliseconds(2000));
    ASSERT_FALSE(failure) << describe(*failure);
    JournalContents contents;
    ASSERT_FALSE(file.contents(contents));
    ASSERT_FALSE(contents.movedAside);

    std::map<std::uint32_t, InboxEntry> inbox;
    std::uint32_t before = 0;
    for (const auto& entry : contents.inbox) {
        EXPECT_TRUE(inbox.emplace(entry.id.sequence, entry).second) << "twice: " << entry.id.sequence;
        EXPECT_EQ(entry.dice, diceOf(entry.id.sequence));
        EXPECT_EQ(entry.id.sequence, before + 1) << "a gap or another order";
        before = entry.id.sequence;
    }
    for (const auto sequence : told.acknowledged)
        EXPECT_TRUE(inbox.contains(sequence)) << "acknowledged and lost: " << sequence;
    if (contents.games.empty()) {
        EXPECT_TRUE(told.saved.empty());
        return;
    }

    GameLog log;
    ASSERT_FALSE(file.load("g", log));
    std::map<std::uint32_t, int> uses;
    int n = 0;
    for (const auto& command : log.commands) {
        EXPECT_EQ(command.n, ++n);
        std::istringstream words(command.line);
        std::string what;
        std::uint32_t sequence = 0;
        words >> what >> sequence;
        auto& use = uses[sequence];
        EXPECT_EQ(use == 0, what == "take") << "line " << n << ": " << command.line;
        use = what == "take" ? n : 0;
    }
    for (const int saved : told.saved)
        EXPECT_LE(saved, n) << "called saved and lost";
    for (const auto& [sequence, entry] : inbox) {
        const int use = uses.contains(sequence) ? uses.at(sequence) : 0;
        EXPECT_EQ(entry.state == EntryState::used, use != 0) << "inbox and log disagree about " << sequence;
        if (use != 0) {
            EXPECT_EQ(entry.command, use);
        }
    }
    if (n >= snapshotEvery) {
        ASSERT_FALSE(log.snapshots.empty());
        EXPECT_EQ(log.snapshots.back().n, n / snapshotEvery * snapshotEvery);
    }
}

TEST(Kill, NothingAcknowledgedIsLostAndNothingIsDoubled) {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("journal.sqlite"));
    std::minstd_rand random(20240501);
    Told told;
    // On a busy machine a child acknowledges few rolls before it is killed; then there are more children.
    for (int round = 0; round < 40 || told.acknowledged.size() <= 100; ++round) {
        ASSERT_LT(round, 400) << told.acknowledged.size() << " rolls were acknowledged";
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--writer"), path, QString::number(told.next()), QString::number(round)});
        ASSERT_TRUE(child.waitForStarted(20000));
        // Every fifth child is killed while it opens the file, the others after some work.
        if (round % 5 != 0) {
            ASSERT_TRUE(child.waitForReadyRead(20000)) << child.readAllStandardError().toStdString();
        }
        ::usleep(static_cast<useconds_t>(random() % 120000));
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        ASSERT_TRUE(child.waitForFinished(20000));
        ASSERT_EQ(child.exitStatus(), QProcess::CrashExit)
            << "it ended by itself: " << child.exitCode() << " " << child.readAll().toStdString();
        told.add(child.readAllStandardOutput().toStdString());
        checkFile(path, told);
        if (testing::Test::HasFailure())
            FAIL() << "in round " << round;
    }
    RecordProperty("rolls", static_cast<int>(told.acknowledged.size()));
}

// Between any two steps of the writer: with a new file, and then with the file that the killed writer left.
// WATCHFIRE_KILL_CALLS=300 takes the first 300 steps one by one; a normal run takes every seventh.
TEST(Kill, BetweenAnyTwoCallsNothingIsLostOrDoubled) {
    const char* wanted = std::getenv("WATCHFIRE_KILL_CALLS");
    const int last = wanted == nullptr ? 300 : std::atoi(wanted);
    const int step = wanted == nullptr ? 7 : 1;
    std::set<std::size_t> rolls; // how many were acknowledged when it was killed
    for (int call = 1 + std::random_device{}() % static_cast<unsigned>(step); call <= last; call += step) {
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("journal.sqlite"));
        Told told;
        for (int round = 0; round < 2; ++round) {
            QProcess child;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(WATCHFIRE_KILL_AT_CALL));
            environment.insert(QStringLiteral("KILL_AT_CALL"), QString::number(call));
            environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
            child.setProcessEnvironment(environment);
            child.start(
                QCoreApplication::applicationFilePath(),
                {QStringLiteral("--writer"), path, QString::number(told.next()), QStringLiteral("1")});
            ASSERT_TRUE(child.waitForFinished(60000)) << "call " << call << " never came";
            ASSERT_EQ(child.exitStatus(), QProcess::CrashExit)
                << "it ended by itself: " << child.exitCode() << " "
                << child.readAllStandardError().toStdString();
            const auto before = told.acknowledged.size();
            told.add(child.readAllStandardOutput().toStdString());
            rolls.insert(told.acknowledged.size() - before);
            checkFile(path, told);
            if (testing::Test::HasFailure())
                FAIL() << "killed before call " << call << " of round " << round;
        }
    }
    EXPECT_TRUE(rolls.contains(0));
    EXPECT_GT(*rolls.rbegin(), 5U) << "hardly any roll was stored before the kill";
}

// ---- a journal that is written again

constexpr int anewLines = 40;
constexpr std::uint32_t anewRolls = 300;
constexpr std::chrono::milliseconds anewPatience{2000};

/// The commands of a complete journal.
CommandRecord lineOf(int n) {
    return {"g", n, "line " + std::to_string(n), "h", "2024-05-01T10:00:00Z", std::nullopt};
}

void fill(const QString& path) {
    static QByteArray made; // made once, because commits are slow
    QFile whole(path);
    if (!made.isEmpty()) {
        ASSERT_TRUE(whole.open(QIODevice::WriteOnly));
        whole.write(made);
        return;
    }
    JournalFile file;
    ASSERT_FALSE(file.open(path, anewPatience));
    GameRecord game;
    game.id = "g";
    game.header = "{}";
    ASSERT_FALSE(file.createGame(game));
    for (int n = 1; n <= anewLines; ++n)
        ASSERT_FALSE(file.append(lineOf(n), std::nullopt));
    for (std::uint32_t i = 1; i <= anewRolls; ++i)
        ASSERT_FALSE(file.commitRoll({{tower, 1, i}, diceOf(i), "t", false, EntryState::waiting, {}, 0}));
    file.close();
    ASSERT_TRUE(whole.open(QIODevice::ReadOnly));
    made = whole.readAll();
}

/// Opens the journal, optionally deletes it while it is open, and goes on; prints what it reports as saved.
int goOn(const QString& path, bool remove) {
    JournalFile file;
    if (const auto failure = file.open(path, anewPatience)) {
        say("E " + describe(*failure) + "\n");
        return 1;
    }
    if (remove)
        QFile::remove(path);
    for (int n = anewLines + 1; n <= anewLines + 3; ++n) {
        QString found;
        if (file.append(lineOf(n), std::nullopt) || (file.moved() && file.rescue(anewPatience, found)))
            return 2;
        say("S " + std::to_string(n) + "\n");
    }
    return 0;
}

/// Kills a child before each of its calls (in a normal run before every fourth), until one runs to its end.
template <class Prepare, class Check>
void killBeforeEveryCall(const QString& mode, const Prepare& prepare, const Check& check) {
    constexpr int mostCalls = 2000;
    const unsigned step = std::getenv("WATCHFIRE_KILL_CALLS") == nullptr ? 4 : 1;
    for (int call = 1 + static_cast<int>(std::random_device{}() % step); call < mostCalls;
         call += static_cast<int>(step)) {
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("journal.sqlite"));
        prepare(path);
        QProcess child;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(WATCHFIRE_KILL_AT_CALL));
        environment.insert(QStringLiteral("KILL_AT_CALL"), QString::number(call));
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {mode, path});
        ASSERT_TRUE(child.waitForFinished(60000));
        const bool killed = child.exitStatus() == QProcess::CrashExit;
        ASSERT_TRUE(killed || child.exitCode() == 0) << child.readAllStandardOutput().toStdString();
        Told told;
        told.add(child.readAllStandardOutput().toStdString());
        check(path, told);
        if (testing::Test::HasFailure())
            FAIL() << "killed before call " << call;
        if (!killed) {
            EXPECT_GT(call, 20);
            return;
        }
    }
    FAIL() << "it never came to its end";
}

TEST(Kill, WhileADamagedJournalIsSalvagedNothingMoreIsLost) {
    constexpr qint64 page = 4096;
    int expectedRolls = -1;
    killBeforeEveryCall(
        QStringLiteral("--salvager"),
        [&](const QString& path) {
            fill(path);
            QFile file(path);
            ASSERT_TRUE(file.open(QIODevice::ReadWrite));
            file.seek(file.size() - 2 * page);
            file.write(QByteArray(page, 'x'));
        },
        [&](const QString& path, const Told& told) {
            JournalFile file;
            ASSERT_FALSE(file.open(path, anewPatience));
            JournalContents contents;
            ASSERT_FALSE(file.contents(contents));
            ASSERT_EQ(contents.games.size(), 1U);
            EXPECT_GE(contents.games[0].commands, told.saved.empty() ? anewLines : *told.saved.rbegin());
            if (expectedRolls < 0)
                expectedRolls = static_cast<int>(contents.inbox.size());
            EXPECT_EQ(static_cast<int>(contents.inbox.size()), expectedRolls);
            EXPECT_GT(expectedRolls, 0);
            EXPECT_FALSE(QFileInfo(path).dir().entryList({QStringLiteral("*.damaged-*")}).isEmpty());
        });
}

// Deleted content is gone. But once the program reports a line as saved again, that line and everything
// before it must be there.
TEST(Kill, WhileADeletedJournalIsWrittenAgainWhatIsCalledSavedIsThere) {
    killBeforeEveryCall(
        QStringLiteral("--deleted"), [](const QString& path) { fill(path); },
        [](const QString& path, const Told& told) {
            if (told.saved.empty())
                return;
            JournalFile file;
            ASSERT_FALSE(file.open(path, anewPatience));
            JournalContents contents;
            ASSERT_FALSE(file.contents(contents));
            EXPECT_FALSE(contents.movedAside);
            ASSERT_EQ(contents.games.size(), 1U);
            EXPECT_GE(contents.games[0].commands, *told.saved.rbegin());
            EXPECT_EQ(contents.inbox.size(), anewRolls);
        });
}

} // namespace

int runWriter(const QStringList& arguments) {
    return writer(arguments.at(2), arguments.at(3).toUInt(), arguments.at(4).toUInt());
}
int runGoOn(const QStringList& arguments) {
    return goOn(arguments.at(2), arguments.at(1) == QLatin1String("--deleted"));
}

} // namespace watchfire::journal

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (const auto arguments = app.arguments();
        arguments.size() == 5 && arguments.at(1) == QLatin1String("--writer"))
        return watchfire::journal::runWriter(arguments);
    if (const auto arguments = app.arguments(); arguments.size() == 3)
        if (const QString mode = arguments.at(1);
            mode == QLatin1String("--salvager") || mode == QLatin1String("--deleted"))
            return watchfire::journal::runGoOn(arguments);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
