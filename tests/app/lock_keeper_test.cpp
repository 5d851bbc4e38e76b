// SPDX-License-Identifier: Apache-2.0
// Kiosk mode's lock over restarts: a real journal and the file beside it, whole, missing, damaged, in use.
#include "app/kiosk/lock_keeper.h"

#include "app/journal/backup_check.h"
#include "app/kiosk/forget_pin.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace watchfire::kiosk {
namespace {

constexpr int patienceMs = 20000;
constexpr int rounds = 100;

QByteArray pinText() {
    static const QByteArray text = [] {
        KioskLock lock({}, rounds);
        lock.fromJson("{}");
        lock.setPin(QStringLiteral("2580"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return lock.toJson() != "{}"; }, patienceMs));
        return lock.toJson();
    }();
    return text;
}

/// The parts of a start of the program that concern its lock.
struct Start {
    SettingsModel settings;
    KioskLock lock{{}, rounds};
    journal::Journal journal;
    LockKeeper keeper{{journal, lock, settings}};
    bool storing = false, answered = false;

    explicit Start(const QString& path) : journal(path) {
        QObject::connect(&settings, &SettingsModel::touched, &keeper, [this] {
            if (storing)
                journal.setSetting("settings", settings.toJson().toStdString());
        });
        QObject::connect(
            &journal, &journal::Journal::opened, &keeper, [this](const journal::JournalContents& contents) {
                storing = false;
                if (const auto it = contents.settings.find("settings"); it != contents.settings.end())
                    settings.fromJson(QByteArray::fromStdString(it->second));
                storing = true;
                keeper.opened(contents.settings, contents.settingsWhole);
                answered = true;
            });
        QObject::connect(&journal, &journal::Journal::openFailed, &keeper,
                         [this](const journal::JournalError&) {
                             keeper.failed();
                             answered = true;
                         });
        keeper.begin();
    }
    void open() {
        journal.open();
        EXPECT_TRUE(QTest::qWaitFor([this] { return answered; }, patienceMs));
        settle();
    }
    void settle() {
        EXPECT_TRUE(
            QTest::qWaitFor([this] { return lock.closed() != QStringLiteral("waiting"); }, patienceMs));
        EXPECT_TRUE(QTest::qWaitFor([this] { return journal.unsaved() == 0; }, patienceMs));
    }
    void backUp(const QString& to) {
        bool written = false;
        QObject::connect(&journal, &journal::Journal::backedUp, &keeper,
                         [&](const QString&) { written = true; });
        journal.backUp(to);
        EXPECT_TRUE(QTest::qWaitFor([&] { return written; }, patienceMs));
    }
    void restore(const QString& backup) {
        answered = false;
        journal::BackupCheck check(journal.path(), {});
        QObject::connect(&check, &journal::BackupCheck::checked, &journal, &journal::Journal::restore);
        check.begin(backup);
        EXPECT_TRUE(QTest::qWaitFor([&] { return answered; }, patienceMs));
        settle();
    }
    bool opens(const char* pin) {
        bool done = false;
        lock.ask([&done] { done = true; }, false);
        if (!done && lock.closed().isEmpty()) {
            lock.enter(QLatin1String(pin));
            EXPECT_TRUE(QTest::qWaitFor([this] { return !lock.checking(); }, patienceMs));
        }
        lock.cancel();
        return done;
    }
};

struct LockKeeperTest : testing::Test {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal.db"));
    QString second = LockFile::pathFor(path);

    /// Kiosk mode with the PIN 2580, as the settings leave it.
    void setUp() {
        Start start(path);
        start.open();
        EXPECT_TRUE(start.opens("")) << "a first start";
        EXPECT_TRUE(start.lock.setPin(QStringLiteral("2580")));
        start.settings.setKioskMode(true);
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.lock.toJson() != "{}"; }, patienceMs));
        start.settle();
    }
    void put(const QString& file, const QByteArray& text) {
        QFile to(file);
        EXPECT_TRUE(to.open(QIODevice::WriteOnly));
        to.write(text);
    }
    void removeJournal() {
        for (const char* end : {"", "-wal", "-shm"})
            QFile::remove(path + QLatin1String(end));
    }
    void staysLocked(const char* what) {
        for (int n = 0; n < 2; ++n) { // a restart does not open it
            Start start(path);
            EXPECT_FALSE(start.opens("0000")) << what << ": before the journal is read";
            start.open();
            EXPECT_FALSE(start.opens("0000")) << what;
            EXPECT_TRUE(start.opens("2580")) << what;
            EXPECT_TRUE(start.settings.kioskMode()) << what;
        }
    }
};

TEST_F(LockKeeperTest, HoldsOverARestartAndBeforeTheJournalIsRead) {
    setUp();
    EXPECT_EQ(QFile::permissions(second) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
    staysLocked("whole");
}

TEST_F(LockKeeperTest, HoldsWithoutTheJournal) {
    setUp();
    removeJournal();
    staysLocked("gone");
    removeJournal();
    put(path, {});
    staysLocked("empty");
    removeJournal();
    put(path, QByteArray(9000, 'x'));
    staysLocked("damaged");
}

TEST_F(LockKeeperTest, HoldsWhileTheJournalCannotBeOpened) {
    setUp();
    removeJournal();
    ASSERT_TRUE(QDir().mkdir(path)); // as unusable as a journal that another program holds
    {
        Start start(path);
        start.journal.open();
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.answered && start.lock.pinSet(); }, patienceMs));
        EXPECT_FALSE(start.opens("0000"));
        EXPECT_TRUE(start.opens("2580"));
    } // the tries are in the file
    // Without the file beside the journal nothing is known, so the lock is closed.
    ASSERT_TRUE(QFile::remove(second));
    Start blind(path);
    blind.journal.open();
    EXPECT_TRUE(QTest::qWaitFor([&] { return blind.answered; }, patienceMs));
    QTest::qWait(100);
    EXPECT_FALSE(blind.opens("2580"));
    EXPECT_EQ(blind.lock.closed(), QStringLiteral("waiting"));
}

TEST_F(LockKeeperTest, HoldsWithoutTheFile) {
    setUp();
    ASSERT_TRUE(QFile::remove(second));
    staysLocked("no file");
    put(second, "nonsense");
    staysLocked("a broken file");
    put(second, R"({"kiosk":"yes","pin":7})");
    staysLocked("a file of other types");
}

TEST_F(LockKeeperTest, ADamagedJournalAloneOpensNothing) {
    put(path, QByteArray(9000, 'x'));
    for (int n = 0; n < 2; ++n) {
        Start start(path);
        start.open();
        EXPECT_FALSE(start.opens("2580"));
        EXPECT_EQ(start.lock.closed(), QStringLiteral("unreadable")) << n;
    }
}

TEST_F(LockKeeperTest, SettingsThatCannotBeReadDoNotEndKioskMode) {
    for (const char* settings : {"", "nonsense", "{}", R"({"kiosk-mode":"no"})"}) {
        {
            Start start(path);
            start.open();
            start.journal.setSetting("settings", settings);
            start.journal.setSetting(pinSetting, pinText().toStdString());
            start.settle();
        }
        ASSERT_TRUE(QFile::remove(second));
        staysLocked(settings);
    }
}

TEST_F(LockKeeperTest, AtHomeNothingIsAsked) {
    for (int n = 0; n < 2; ++n) {
        Start start(path);
        start.open();
        EXPECT_TRUE(start.opens(""));
    }
    // In use by another program, but known from before.
    removeJournal();
    ASSERT_TRUE(QDir().mkdir(path));
    Start start(path);
    start.journal.open();
    EXPECT_TRUE(QTest::qWaitFor([&] { return start.answered; }, patienceMs));
    QTest::qWait(100);
    EXPECT_TRUE(start.opens(""));
}

TEST_F(LockKeeperTest, ARestoredBackupBringsNoOtherLock) {
    const QString backup = folder.filePath(QStringLiteral("home.db"));
    {
        Start home(folder.filePath(QStringLiteral("other.db")));
        home.open();
        home.settings.setTheme(QStringLiteral("light"));
        home.backUp(backup);
    }
    setUp();
    {
        Start start(path);
        start.open();
        start.restore(backup);
        EXPECT_EQ(start.settings.theme(), QStringLiteral("light"));
        EXPECT_FALSE(start.opens("0000"));
    }
    staysLocked("restored");
}

TEST_F(LockKeeperTest, ARestoredBackupBringsNoPinWhereThereIsNone) {
    const QString backup = folder.filePath(QStringLiteral("kiosk.db"));
    setUp();
    {
        Start start(path);
        start.open();
        EXPECT_TRUE(start.lock.pinSet());
        start.backUp(backup);
    }
    const QString home = folder.filePath(QStringLiteral("home.db"));
    {
        Start start(home);
        start.open();
        start.restore(backup);
        EXPECT_FALSE(start.lock.pinSet());
    }
    for (int n = 0; n < 2; ++n) {
        Start start(home);
        start.open();
        EXPECT_FALSE(start.lock.pinSet()) << "start " << n << ": the backup's PIN does not come back";
        EXPECT_FALSE(start.settings.kioskMode());
        EXPECT_TRUE(start.opens(""));
    }
}

TEST_F(LockKeeperTest, TheCommandLinesKioskModeIsKept) {
    {
        Start start(path);
        start.keeper.want();
        start.open();
        EXPECT_TRUE(start.lock.wanted());
        EXPECT_TRUE(start.lock.setPin(QStringLiteral("2580")));
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.lock.toJson() != "{}"; }, patienceMs));
        start.settle();
    }
    staysLocked("kept");
}

TEST_F(LockKeeperTest, APinThatIsChosenBeforeTheJournalCanBeOpenedIsKept) {
    const QString data = folder.filePath(QStringLiteral("data"));
    const QString late = data + QStringLiteral("/journal.db");
    put(data, "no folder"); // a drive that comes late, a disk that is full
    {
        Start start(late);
        start.keeper.want();
        start.journal.open();
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.answered && start.lock.wanted(); }, patienceMs));
        EXPECT_TRUE(start.lock.setPin(QStringLiteral("2580")));
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.lock.toJson() != "{}"; }, patienceMs));
        ASSERT_TRUE(QFile::remove(data));
        ASSERT_TRUE(QDir().mkpath(data)); // or what writes the file beside the journal has made it
        start.answered = false;
        start.open();
        EXPECT_FALSE(start.lock.wanted()) << "whoever is there now chooses no other PIN";
        EXPECT_FALSE(start.opens("0000"));
        EXPECT_TRUE(start.opens("2580"));
    }
    path = late;
    staysLocked("chosen early");
}

TEST_F(LockKeeperTest, WrongPinsCountBeforeTheJournalIsReadToo) {
    setUp();
    const QString aside = folder.filePath(QStringLiteral("aside.db"));
    ASSERT_TRUE(QFile::rename(path, aside));
    ASSERT_TRUE(QDir().mkdir(path)); // as unusable as a journal that another program holds
    {
        Start start(path);
        start.journal.open();
        EXPECT_TRUE(QTest::qWaitFor([&] { return start.answered && start.lock.pinSet(); }, patienceMs));
        for (int n = 0; n < 4; ++n)
            EXPECT_FALSE(start.opens("0000"));
        EXPECT_GT(start.lock.pause(), 0);
    }
    {
        Start again(path);
        again.journal.open();
        EXPECT_TRUE(QTest::qWaitFor([&] { return again.answered && again.lock.pinSet(); }, patienceMs));
        EXPECT_GT(again.lock.pause(), 0) << "the file beside the journal knows of them";
        ASSERT_TRUE(QDir().rmdir(path));
        ASSERT_TRUE(QFile::rename(aside, path));
        again.answered = false;
        again.open();
        EXPECT_GT(again.lock.pause(), 0) << "the journal does not, and takes nothing back";
    }
    Start start(path);
    start.open();
    EXPECT_GT(start.lock.pause(), 0);
}

} // namespace
} // namespace watchfire::kiosk
