// SPDX-License-Identifier: Apache-2.0
// What kiosk mode's PIN covers: own boards, the value book, files of every kind on every drive, deleting,
// ports, settings, quitting; and that it covers it again when its owner has gone.
#include "app/kiosk/models/kiosk.h"

#include "app/desk/summary_desk.h"
#include "app/stores/own_boards.h"
#include "tests/app/support/editor_desk.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace watchfire {
namespace {

constexpr int gateRounds = 100;
constexpr int gatePatience = 20000;
constexpr auto gatePin = "2580";
/// Of that PIN, made by the lock itself; the kiosk's own lock reads it as it would from the journal.
QByteArray storedPin() {
    KioskLock made({}, gateRounds);
    made.fromJson("{}");
    EXPECT_TRUE(made.setPin(QLatin1String(gatePin)));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !made.setting(); }, gatePatience));
    return made.toJson();
}

class KioskGates : public ::testing::Test {
protected:
    QTemporaryDir folder;
    test::EditorDesk desk{folder.filePath(QStringLiteral("journal.db")), folder.path()};
    ValueBook own;
    BookShelf shelf{own};
    ValueBookModel book{own, shelf, powder::Book(), [this] { return drives(); }};
    DeviceModel device;
    SettingsModel settings{QStringLiteral("en")};
    Kiosk kiosk{desk.newGame, book, desk.program.table, device, settings, QStringLiteral("1")};
    KioskLock& lock = *kiosk.lock();

    KioskGates() {
        kiosk.setEditor(&desk.editor());
        lock.fromJson(storedPin());
        lock.setKioskMode(true);
    }
    QList<drives::Place> drives() const { return {{folder.path(), QStringLiteral("Documents")}}; }
    bool enter() {
        lock.enter(QLatin1String(gatePin));
        return QTest::qWaitFor([&] { return !lock.asking(); }, gatePatience);
    }
    /// True if the PIN was asked for; whoever asked turns away.
    bool asked() {
        const bool asking = lock.asking();
        lock.cancel();
        return asking;
    }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files, QDir::Name); }
};

TEST_F(KioskGates, GamesFromFilesNeedThePin) {
    QSignalSpy browsing(kiosk.logs(), &LogsModel::browsing);
    QSignalSpy read(kiosk.logs(), &LogsModel::logRead);
    kiosk.logs()->browse();
    EXPECT_TRUE(asked());
    EXPECT_EQ(browsing.size(), 0);
    kiosk.logs()->load(QStringLiteral("sunday.jsonl"));
    EXPECT_TRUE(asked());
    EXPECT_FALSE(kiosk.logs()->busy());
    kiosk.logs()->browse();
    ASSERT_TRUE(enter());
    EXPECT_EQ(browsing.size(), 1);
    EXPECT_FALSE(lock.locked()) << "until the page is left";
}

TEST_F(KioskGates, DeletingAGameNeedsThePinEachTime) {
    QSignalSpy deleted(&kiosk, &Kiosk::deleteAsked);
    kiosk.deleteGame(QStringLiteral("7"));
    EXPECT_TRUE(asked());
    EXPECT_EQ(deleted.size(), 0);
    kiosk.deleteGame(QStringLiteral("7"));
    ASSERT_TRUE(enter());
    ASSERT_EQ(deleted.size(), 1);
    EXPECT_EQ(deleted[0][0].toString(), QStringLiteral("7"));
    kiosk.deleteGame(QStringLiteral("8"));
    EXPECT_TRUE(asked());
    EXPECT_EQ(deleted.size(), 1);
}

// Whoever only stands there learns nothing by touching a bin, and nobody finds a question that its owner
// left.
TEST_F(KioskGates, ThePinComesBeforeTheQuestionWhetherToDelete) {
    QSignalSpy deleted(&kiosk, &Kiosk::deleteAsked);
    kiosk.showScreen(Kiosk::Screen::Games);
    kiosk.doom(QStringLiteral("7"));
    EXPECT_TRUE(kiosk.doomed().isEmpty());
    EXPECT_TRUE(asked());
    kiosk.doom(QStringLiteral("7"));
    ASSERT_TRUE(enter());
    EXPECT_EQ(kiosk.doomed(), QStringLiteral("7"));
    kiosk.deleteGame(kiosk.doomed());
    EXPECT_FALSE(lock.asking()) << "once for both";
    EXPECT_EQ(deleted.size(), 1);
    EXPECT_TRUE(kiosk.doomed().isEmpty());
    EXPECT_TRUE(lock.locked());
    kiosk.doom(QStringLiteral("8"));
    ASSERT_TRUE(enter());
    kiosk.spare();
    EXPECT_TRUE(lock.locked());
    EXPECT_EQ(deleted.size(), 1);
    kiosk.doom(QStringLiteral("8"));
    ASSERT_TRUE(enter());
    emit lock.leftAlone();
    EXPECT_TRUE(kiosk.doomed().isEmpty());
}

TEST_F(KioskGates, ThePinComesBeforeANameOfTheValueBook) {
    QSignalSpy wanted(&book, &ValueBookModel::nameAsked);
    book.wantName(QStringLiteral("renameBook"));
    EXPECT_TRUE(asked());
    EXPECT_EQ(wanted.size(), 0);
    book.wantName(QStringLiteral("renameBook"));
    ASSERT_TRUE(enter());
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted[0][0].toString(), QStringLiteral("renameBook"));
}

TEST_F(KioskGates, TheWayToOwnBoardsNeedsThePinAndLeadsBack) {
    kiosk.go(Kiosk::Screen::Boards);
    EXPECT_TRUE(asked());
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
    kiosk.go(Kiosk::Screen::Boards);
    ASSERT_TRUE(enter());
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Boards);
    EXPECT_TRUE(desk.editor().open());
    EXPECT_TRUE(desk.editor().ofAllGames());
    desk.editor().leave();
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
    EXPECT_TRUE(lock.locked());
    kiosk.go(Kiosk::Screen::Boards);
    ASSERT_TRUE(enter());
    emit lock.leftAlone();
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
}

TEST_F(KioskGates, BackupsAndReportsNeedThePin) {
    QSignalSpy written(kiosk.backup(), &BackupModel::backUpAsked);
    kiosk.report()->setSource([] { return ReportModel::Made{"a report", {}}; });
    const QStringList before = files();
    kiosk.backup()->backUp();
    EXPECT_TRUE(asked());
    kiosk.backup()->restore(QStringLiteral("watchfire-2026-11-21-1805.db"));
    EXPECT_TRUE(asked());
    EXPECT_TRUE(kiosk.backup()->doubt().isEmpty());
    kiosk.report()->writeReport();
    EXPECT_TRUE(asked());
    EXPECT_FALSE(kiosk.backup()->busy() || kiosk.report()->busy());
    EXPECT_EQ(written.size(), 0);
    EXPECT_EQ(files(), before);
}

TEST_F(KioskGates, TheValueBooksFilesNeedThePin) {
    book.setPage(QStringLiteral("cards")); // looking is free
    EXPECT_FALSE(lock.asking());
    book.setPage(QStringLiteral("files"));
    EXPECT_TRUE(asked());
    EXPECT_EQ(book.page(), QStringLiteral("cards"));
    const QStringList before = files();
    book.exportBook();
    EXPECT_TRUE(asked());
    book.importBook(QStringLiteral("black-powder-values.json"));
    EXPECT_TRUE(asked());
    EXPECT_FALSE(book.busy());
    EXPECT_EQ(files(), before);
    book.exportBook();
    ASSERT_TRUE(enter());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !book.busy() && files() != before; }, gatePatience));
}

TEST_F(KioskGates, APageLeadsBackToWhereItWasOpened) {
    using Screen = Kiosk::Screen;
    kiosk.setGameOpen(true);
    for (const Screen page : {Screen::Book, Screen::Tower, Screen::Phones}) {
        for (const Screen from : {Screen::Table, Screen::Start}) {
            kiosk.showScreen(from);
            kiosk.go(page);
            EXPECT_EQ(kiosk.screen(), page);
            kiosk.back();
            EXPECT_EQ(kiosk.screen(), from) << static_cast<int>(page);
        }
    }
    kiosk.showScreen(Screen::Table);
    kiosk.go(Screen::Book);
    book.setPage(QStringLiteral("files"));
    EXPECT_TRUE(asked()) << "from the table, too";
    emit lock.leftAlone();
    EXPECT_EQ(kiosk.screen(), Screen::Table);
}

TEST_F(KioskGates, ASummaryIsWrittenAfterThePinOnly) {
    SummaryDesk summary{{desk.program.table, *desk.program.desk, [this] { return drives(); },
                         [] { return std::string("2026-11-21T20:14:00Z"); },
                         [this](std::function<void()> then) { lock.ask(std::move(then), false); }}};
    const QStringList before = files();
    StatisticsModel& page = *desk.program.table.statistics();
    page.savePicture(QVariant::fromValue(QImage(4, 4, QImage::Format_RGB32)));
    EXPECT_TRUE(asked());
    EXPECT_EQ(files(), before);
    page.savePicture(QVariant::fromValue(QImage(4, 4, QImage::Format_RGB32)));
    ASSERT_TRUE(enter());
    EXPECT_TRUE(QTest::qWaitFor([&] { return files() != before; }, gatePatience));
    page.savePicture(QVariant::fromValue(QImage(4, 4, QImage::Format_RGB32)));
    EXPECT_TRUE(asked()) << "each one";
    const auto refused = desk.program.desk->begin(test::wallHeader(), "game-1", false);
    ASSERT_FALSE(refused.has_value()) << refused->message;
    const QStringList after = files();
    page.saveLog();
    EXPECT_TRUE(asked()) << "a log";
    EXPECT_EQ(files(), after);
}

TEST_F(KioskGates, TheEditorIsLockedAgainWhenItIsLeft) {
    desk.begin("base", "base-island");
    EXPECT_TRUE(asked());
    EXPECT_FALSE(desk.editor().open());
    desk.begin("base", "base-island");
    ASSERT_TRUE(enter());
    ASSERT_TRUE(desk.editor().open());
    desk.editor().leave();
    ASSERT_FALSE(desk.editor().open());
    desk.begin("base", "base-island");
    EXPECT_TRUE(asked()) << "the page of a new game was never left";
}

TEST_F(KioskGates, WhoForgetsToLeaveIsNotWaitedForLong) {
    qint64 now = 0;
    KioskLock alone([&] { return now; }, gateRounds);
    alone.fromJson(storedPin());
    alone.setKioskMode(true);
    QSignalSpy left(&alone, &KioskLock::leftAlone);
    alone.ask([] {}, true);
    alone.enter(QLatin1String(gatePin));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !alone.locked(); }, gatePatience));
    now += (KioskLock::longestAlone - 1) * 1000;
    alone.stir();
    now += (KioskLock::longestAlone - 1) * 1000;
    QTest::qWait(1500); // its own timer looks each second
    EXPECT_FALSE(alone.locked()) << "somebody touched it";
    now += 2000;
    EXPECT_TRUE(QTest::qWaitFor([&] { return alone.locked(); }, gatePatience));
    EXPECT_EQ(left.size(), 1);
}

TEST_F(KioskGates, WhatItsOwnerLeftOpenIsAnsweredAfterThePinOnly) {
    const powder::ValueKey key{powder::ValueKey::Field::cardPower, "leader"};
    const powder::ValueKey other{powder::ValueKey::Field::cardPower, "horde"};
    const QString file = QStringLiteral("black-powder-values.json");
    own.set(key, 5);
    own.set(other, 3);
    book.exportBook();
    ASSERT_TRUE(enter());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !book.busy() && files().contains(file); }, gatePatience));
    own.set(key, 7);
    const auto nothingChanges = [&](const char* what) {
        EXPECT_TRUE(asked()) << what;
        EXPECT_EQ(own.book().number(key), 7) << what;
    };
    book.ask(QString::fromStdString(powder::pathOf(key)));
    ASSERT_FALSE(book.question().isEmpty());
    lock.lock();
    book.enter(QStringLiteral("9"));
    nothingChanges("a value");
    book.clear();
    nothingChanges("no value");
    book.dismiss();
    const auto imported = [&] {
        book.dismiss();
        book.importBook(file);
        EXPECT_TRUE(enter());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !book.doubt().isEmpty(); }, gatePatience));
        lock.lock();
    };
    imported();
    book.goOn();
    nothingChanges("another book");
    // The book in the file lacks nothing that this one has, but one value.
    own.clear(other);
    imported();
    ASSERT_TRUE(book.canTakeMissing());
    book.takeMissing();
    nothingChanges("missing values");
    EXPECT_EQ(own.book().number(other), std::nullopt);
    // With the PIN it goes on.
    imported();
    book.goOn();
    ASSERT_TRUE(enter());
    EXPECT_EQ(own.book().number(key), 5);
}

TEST_F(KioskGates, ABackupThatWaitsForAnAnswerNeedsThePin) {
    QSignalSpy restored(kiosk.backup(), &BackupModel::restoreAsked);
    lock.lock();
    kiosk.backup()->checked({QStringLiteral("Restore it?"), {}, {}, {}});
    kiosk.backup()->goOn();
    EXPECT_TRUE(asked());
    EXPECT_EQ(restored.size(), 0);
}

TEST_F(KioskGates, ABoardThatIsBeingDrawnIsSetAsideWithTheLock) {
    desk.begin("base", "base-island");
    ASSERT_TRUE(enter());
    desk.editor().startEmpty();
    desk.choose("terrain-hills");
    const auto draft = desk.draft();
    const QString title = desk.editor().title();
    desk.editor().setPage(QStringLiteral("files"));
    emit lock.leftAlone();
    EXPECT_FALSE(desk.editor().open());
    EXPECT_TRUE(lock.locked());
    desk.begin("base", "base-island");
    EXPECT_FALSE(desk.editor().open());
    ASSERT_TRUE(enter());
    EXPECT_EQ(desk.editor().unsavedTitle(), title);
    desk.editor().resume();
    EXPECT_EQ(desk.draft(), draft) << "nothing of it is lost";
}

TEST_F(KioskGates, PagesWithFilesAndValuesAreLeftWithTheLock) {
    for (const Kiosk::Screen page : {Kiosk::Screen::Book, Kiosk::Screen::Games}) {
        kiosk.go(page);
        ASSERT_EQ(kiosk.screen(), page);
        emit lock.leftAlone();
        EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
    }
}

TEST_F(KioskGates, TheWifiThatPhonesAreSentToNeedsThePin) {
    kiosk.phones()->setWifiName(QStringLiteral("mine"));
    EXPECT_TRUE(asked());
    kiosk.phones()->setWifiPassword(QStringLiteral("12345678"));
    EXPECT_TRUE(asked());
    EXPECT_TRUE(kiosk.phones()->wifiCode().isEmpty());
    kiosk.phones()->setWifiName(QStringLiteral("club"));
    ASSERT_TRUE(enter());
    EXPECT_EQ(kiosk.phones()->wifiName(), QStringLiteral("club"));
}

TEST_F(KioskGates, TheWifisPasswordIsReadAfterThePinOnly) {
    PhonesModel& phones = *kiosk.phones();
    kiosk.go(Kiosk::Screen::Phones);
    phones.type(QStringLiteral("password"));
    EXPECT_TRUE(asked());
    EXPECT_EQ(phones.typing(), QString()) << "the field shows what was typed before";
    phones.type(QStringLiteral("password"));
    ASSERT_TRUE(enter());
    EXPECT_EQ(phones.typing(), QStringLiteral("password"));
    phones.setWifiPassword(QStringLiteral("12345678"));
    EXPECT_FALSE(asked()) << "it was entered for that field";
    phones.stopTyping();
    EXPECT_EQ(phones.typing(), QString());
    phones.type(QStringLiteral("name"));
    EXPECT_EQ(phones.typing(), QStringLiteral("name"));
    emit lock.leftAlone();
    EXPECT_EQ(phones.typing(), QString());
    phones.type(QStringLiteral("name"));
    kiosk.back();
    EXPECT_EQ(phones.typing(), QString());
    kiosk.go(Kiosk::Screen::Phones);
    phones.type(QStringLiteral("name"));
    EXPECT_TRUE(asked()) << "the page was left";
}

TEST_F(KioskGates, WhetherToQuitAndLoseWhatIsNotSavedIsAnsweredByItsOwner) {
    int left = 0;
    QObject::connect(&kiosk, &Kiosk::quitAsked, &kiosk, [&] {
        kiosk.doubt()->ask({QStringLiteral("Quit and lose it?"), {}, {}, {}},
                           [&] { lock.ask([&] { ++left; }, false); });
    });
    const auto quit = [&] {
        kiosk.quit();
        ASSERT_TRUE(enter());
        ASSERT_TRUE(kiosk.doubt()->asking());
    };
    quit();
    emit lock.leftAlone();
    EXPECT_FALSE(kiosk.doubt()->asking()) << "a stranger would answer it";
    EXPECT_TRUE(lock.locked());
    quit();
    kiosk.doubt()->dismiss();
    EXPECT_TRUE(lock.locked());
    quit();
    kiosk.doubt()->goOn();
    EXPECT_FALSE(asked()) << "the owner has just entered it";
    EXPECT_EQ(left, 1);
}

TEST_F(KioskGates, OpenSettingsAreLeftWithTheLock) {
    kiosk.go(Kiosk::Screen::Settings);
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
    ASSERT_TRUE(enter());
    ASSERT_EQ(kiosk.screen(), Kiosk::Screen::Settings);
    emit lock.leftAlone();
    EXPECT_EQ(kiosk.screen(), Kiosk::Screen::Start);
    EXPECT_TRUE(lock.locked());
}

} // namespace
} // namespace watchfire
