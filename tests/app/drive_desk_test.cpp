// SPDX-License-Identifier: Apache-2.0
// Files on removable drives (app/files): places, listing, writing a file completely or not at all, and that a
// slow drive never blocks the screen.
#include "app/files/drive_desk.h"
#include "app/models/files_model.h"
#include "app/models/place_rows.h"
#include "rules/core/error.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/full_disk.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>

#include <gtest/gtest.h>

#include <sys/stat.h>

#include <semaphore>

namespace watchfire::test {
namespace {

class DriveDeskTest : public testing::Test {
protected:
    QTemporaryDir folder;
    QString first = folder.filePath(QStringLiteral("first"));
    QString second = folder.filePath(QStringLiteral("second"));
    DriveDesk desk{[this] {
                       return QList<drives::Place>{{first, QStringLiteral("Documents")},
                                                   {second, QStringLiteral("Drive A")}};
                   },
                   {QStringLiteral("*.jsonl")}};

    void settle() {
        ASSERT_TRUE(waitUntil([this] { return !desk.busy(); }));
    }
    std::optional<QString> save(const char* name, const QByteArray& data) {
        std::optional<QString> told;
        bool done = false;
        desk.save(QString::fromLatin1(name), data, [&](const std::optional<QString>& wrong) {
            told = wrong;
            done = true;
        });
        EXPECT_TRUE(waitUntil([&] { return done && !desk.busy(); }));
        return told;
    }
};

TEST_F(DriveDeskTest, WritesIntoTheChosenPlaceAndListsWhatLiesThere) {
    EXPECT_FALSE(save("a.jsonl", "1\n")) << "the first place, and its folder is made";
    EXPECT_EQ(desk.folder(), first);
    EXPECT_FALSE(save("notes.txt", "no log"));
    EXPECT_EQ(desk.files(), QStringList{QStringLiteral("a.jsonl")});
    EXPECT_EQ(desk.places().size(), 2);
    desk.choose(second);
    settle();
    EXPECT_TRUE(desk.files().isEmpty());
    EXPECT_FALSE(save("b.jsonl", "2\n"));
    EXPECT_EQ(drives::read(second + QStringLiteral("/b.jsonl"), 10).value(), QByteArray("2\n"));
    desk.choose(folder.filePath(QStringLiteral("pulled out")));
    settle();
    EXPECT_EQ(desk.folder(), first) << "a drive that is gone is not kept";
}

// Each name is a button: 5000 of them kept the screen still for five seconds, and took 687 MB.
TEST_F(DriveDeskTest, OfVeryManyFilesTheLatestAreListed) {
    constexpr int old = 3;
    ASSERT_TRUE(QDir().mkpath(first));
    for (int i = 0; i < static_cast<int>(drives::mostNames) + old; ++i) {
        QFile file(QStringLiteral("%1/%2.jsonl").arg(first, QString::number(1000 + i)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        const auto changed = i < old ? QDateTime::fromSecsSinceEpoch(i) : QDateTime::currentDateTime();
        ASSERT_TRUE(file.setFileTime(changed, QFileDevice::FileModificationTime));
    }
    desk.refresh();
    settle();
    EXPECT_EQ(desk.files().size(), static_cast<qsizetype>(drives::mostNames));
    EXPECT_EQ(desk.files().first(), QStringLiteral("1003.jsonl"));
    EXPECT_EQ(desk.olderFiles(), old);
    EXPECT_NE(placeRows(desk).first().detail, first) << "it is said";
    EXPECT_EQ(placeRows(desk).last().detail, second);
    EXPECT_FALSE(save("0.jsonl", "1\n"));
    EXPECT_EQ(desk.files().first(), QStringLiteral("0.jsonl")) << "what was just written is listed";
}

TEST_F(DriveDeskTest, AFullDiskIsToldAndTheOldFileStays) {
    ASSERT_FALSE(save("a.jsonl", "old"));
    const FullDisk full(4096);
    const auto wrong = save("a.jsonl", QByteArray(1 << 20, 'x'));
    ASSERT_TRUE(wrong.has_value());
    EXPECT_TRUE(wrong->startsWith(QStringLiteral("a.jsonl cannot be written: "))) << wrong->toStdString();
    EXPECT_EQ(drives::read(desk.path(QStringLiteral("a.jsonl")), 10).value(), QByteArray("old"));
    EXPECT_EQ(QDir(first).entryList(QDir::Files).size(), 1) << "and nothing half written lies there";
}

TEST_F(DriveDeskTest, WhatIsForItsOwnerAloneIsThatWithoutAUmaskToo) {
    const mode_t before = ::umask(0);
    const QString path = folder.filePath(QStringLiteral("a.jsonl"));
    const auto rights = [&path] {
        struct stat about {};
        EXPECT_EQ(::stat(QFile::encodeName(path).constData(), &about), 0);
        return about.st_mode & ACCESSPERMS;
    };
    constexpr mode_t all = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    EXPECT_FALSE(drives::write(path, "to hand on"));
    EXPECT_EQ(rights(), all);
    EXPECT_FALSE(drives::write(path, "mine", drives::Readers::owner));
    EXPECT_EQ(rights(), mode_t(S_IRUSR | S_IWUSR)) << "whatever it was before";
    EXPECT_EQ(drives::read(path, 10).value(), QByteArray("mine"));
    const FullDisk full(4096);
    EXPECT_TRUE(drives::write(path, QByteArray(1 << 20, 'x'), drives::Readers::owner));
    EXPECT_EQ(drives::read(path, 10).value(), QByteArray("mine"));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1) << "and nothing half written lies there";
    ::umask(before);
}

TEST_F(DriveDeskTest, ALinkOnADriveIsReplacedAndNotFollowed) {
    const QString mine = folder.filePath(QStringLiteral("mine"));
    const QString absent = folder.filePath(QStringLiteral("absent"));
    ASSERT_FALSE(drives::write(mine, "my own"));
    ASSERT_TRUE(QDir().mkdir(first));
    for (const auto readers : {drives::Readers::all, drives::Readers::owner}) {
        for (const QString& target : {mine, absent}) {
            const QString path = first + QStringLiteral("/a.jsonl");
            QFile::remove(path);
            ASSERT_TRUE(QFile::link(target, path));
            EXPECT_FALSE(drives::write(path, "game", readers));
            EXPECT_FALSE(QFileInfo(path).isSymLink()) << target.toStdString();
            EXPECT_EQ(drives::read(path, 10).value(), QByteArray("game"));
            EXPECT_EQ(drives::read(mine, 10).value(), QByteArray("my own"));
            EXPECT_FALSE(QFileInfo::exists(absent)) << "nothing is made where it led";
            EXPECT_EQ(QDir(first).entryList(QDir::Files | QDir::System).size(), 1);
        }
    }
}

TEST_F(DriveDeskTest, ALinkThatLeadsNowhereIsThereAlready) {
    const QString path = folder.filePath(QStringLiteral("a.jsonl"));
    EXPECT_FALSE(drives::isThere(path));
    ASSERT_TRUE(QFile::link(folder.filePath(QStringLiteral("absent")), path));
    EXPECT_TRUE(drives::isThere(path));

    struct Files : FilesModel {
        explicit Files(const QString& place)
            : FilesModel(
                  [place] {
                      return QList<drives::Place>{{place, QStringLiteral("Drive A")}};
                  },
                  {QStringLiteral("*.jsonl")}, nullptr) {}
        using FilesModel::write;
    } files(folder.path());
    files.write(QStringLiteral("a.jsonl"), "game");
    ASSERT_TRUE(waitUntil([&] { return !files.busy(); }));
    EXPECT_TRUE(files.doubt().startsWith(QStringLiteral("a.jsonl is there already.")))
        << files.doubt().toStdString();
    EXPECT_TRUE(QFileInfo(path).isSymLink()) << "nothing is written before the answer";
    files.goOn();
    ASSERT_TRUE(waitUntil([&] { return !files.busy(); }));
    EXPECT_EQ(drives::read(path, 10).value(), QByteArray("game"));
    EXPECT_FALSE(QFileInfo(path).isSymLink());
}

TEST_F(DriveDeskTest, AFolderThatCannotBeMadeIsTold) {
    const auto nowhere = drives::write(QStringLiteral("/proc/no/such/place.jsonl"), "x");
    ASSERT_TRUE(nowhere.has_value());
    EXPECT_TRUE(nowhere->contains(QStringLiteral("/proc/no/such cannot be made"))) << nowhere->toStdString();
}

TEST_F(DriveDeskTest, ReadsWholeFilesUpToASize) {
    ASSERT_FALSE(save("a.jsonl", "12345"));
    const QString path = desk.path(QStringLiteral("a.jsonl"));
    EXPECT_EQ(drives::read(path, 5).value(), QByteArray("12345"));
    EXPECT_FALSE(drives::read(path, 4).ok());
    EXPECT_FALSE(drives::read(desk.path(QStringLiteral("absent.jsonl")), 4).ok());
}

TEST(DriveDesk, TheScreenNeverWaitsAndJobsKeepTheirOrder) {
    std::binary_semaphore drive{0};
    QThread* const screen = QThread::currentThread();
    DriveDesk desk{[&] {
                       EXPECT_NE(QThread::currentThread(), screen);
                       drive.acquire();
                       return QList<drives::Place>{};
                   },
                   {}};
    QStringList order;
    desk.refresh();
    desk.beside([] { return 1; },
                [&](int) {
                    EXPECT_EQ(QThread::currentThread(), screen);
                    order.append(QStringLiteral("first"));
                });
    desk.beside([] { return 2; }, [&](int) { order.append(QStringLiteral("second")); });
    EXPECT_TRUE(desk.busy()) << "we came here while the drive hangs";
    EXPECT_TRUE(order.isEmpty());
    drive.release();
    ASSERT_TRUE(waitUntil([&] { return !desk.busy(); }));
    EXPECT_EQ(order, (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
}

TEST(DriveDesk, ADeskThatGoesAwayCallsNobody) {
    bool called = false;
    {
        DriveDesk desk{[] { return QList<drives::Place>{}; }, {}};
        desk.beside([] { return 1; }, [&](int) { called = true; });
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(called);
}

} // namespace
} // namespace watchfire::test
