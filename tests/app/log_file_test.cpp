// SPDX-License-Identifier: Apache-2.0
// The log beside the journal: its form, its bounds, what goes to stderr; and who may read it, and a trace.
#include "app/logging/categories.h"
#include "app/logging/log_file.h"
#include "app/tracing/trace.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <variant>

#include <sys/stat.h>

namespace {

using namespace watchfire;
using ::testing::HasSubstr;
using ::testing::Not;

class LogFileTest : public ::testing::Test {
protected:
    [[nodiscard]] QString path() const { return folder_.filePath(QStringLiteral("watchfire.log")); }
    [[nodiscard]] std::string text() const {
        return logging::linesAt(path()).join(QLatin1Char('\n')).toStdString();
    }
    QTemporaryDir folder_;
};

TEST_F(LogFileTest, LiesBesideTheJournal) {
    EXPECT_EQ(logging::pathBeside(QStringLiteral("/somewhere/journal.db")),
              QStringLiteral("/somewhere/watchfire.log"));
}

TEST_F(LogFileTest, ALineHasTimeKindCategoryAndText) {
    logging::LogFile file(path());
    file.write(QtWarningMsg, "watchfire.link", QStringLiteral("two\nlines"));
    EXPECT_THAT(text(), ::testing::MatchesRegex(
                            "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{12}Z warning watchfire.link: two lines"));
}

TEST_F(LogFileTest, OnlyItsOwnerReadsIt) {
    logging::LogFile file(path());
    file.write(QtInfoMsg, "watchfire.link", QStringLiteral("text"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    EXPECT_EQ(QFileInfo(path()).permissions() & others, QFile::Permissions());
}

/// Rights as chmod() takes them; -1 without such a file.
int rightsOf(const QString& path) {
    constexpr unsigned rights = 07777;
    struct stat about {};
    return ::stat(QFile::encodeName(path).constData(), &about) == 0 ? static_cast<int>(about.st_mode & rights)
                                                                    : -1;
}

constexpr int owners = 0600;
constexpr mode_t others = 0644;

TEST_F(LogFileTest, OnlyItsOwnerReadsItWithoutAUmaskWithOldRightsAndThroughALink) {
    const mode_t before = ::umask(0);
    const QString real = folder_.filePath(QStringLiteral("elsewhere.txt"));
    const QString old = path() + QStringLiteral(".1");
    logging::LogFile(path()).write(QtInfoMsg, "watchfire.link", QStringLiteral("text"));
    EXPECT_EQ(rightsOf(path()), owners);
    ASSERT_TRUE(QFile::rename(path(), real) && QFile::link(real, path()) && QFile::copy(real, old));
    for (const QString& file : {real, old})
        ASSERT_EQ(::chmod(QFile::encodeName(file).constData(), others), 0);
    logging::LogFile(path()).write(QtInfoMsg, "watchfire.link", QStringLiteral("text"));
    EXPECT_EQ(rightsOf(real), owners);
    EXPECT_EQ(rightsOf(old), owners) << "the file before it";
    ::umask(before);
}

TEST_F(LogFileTest, OnlyItsOwnerReadsATrace) {
    const mode_t before = ::umask(0);
    const QString file = folder_.filePath(QStringLiteral("trace.json"));
    const QString link = folder_.filePath(QStringLiteral("link.json"));
    {
        const auto begun = tracing::Trace::begin(file);
        ASSERT_TRUE(std::holds_alternative<std::shared_ptr<tracing::Trace>>(begun));
        EXPECT_EQ(rightsOf(file), owners);
    }
    QFile written(file);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().endsWith("\n]\n"));
    // What is there already is left alone, and so is what a link would lead to.
    ASSERT_EQ(::chmod(QFile::encodeName(file).constData(), others), 0);
    EXPECT_TRUE(std::holds_alternative<QString>(tracing::Trace::begin(file)));
    EXPECT_EQ(rightsOf(file), static_cast<int>(others));
    ASSERT_TRUE(QFile::link(folder_.filePath(QStringLiteral("nothing.json")), link));
    EXPECT_TRUE(std::holds_alternative<QString>(tracing::Trace::begin(link)));
    EXPECT_EQ(rightsOf(link), -1);
    ::umask(before);
}

TEST_F(LogFileTest, TwoFilesAreTheMostAndTheNewestLinesStay) {
    constexpr qint64 limit = 2000;
    constexpr int lines = 500;
    logging::LogFile file(path(), limit);
    for (int i = 0; i < lines; ++i)
        file.write(QtInfoMsg, "watchfire.link", QStringLiteral("line %1").arg(i));
    EXPECT_LE(QFileInfo(path()).size(), limit);
    EXPECT_LE(QFileInfo(path() + QStringLiteral(".1")).size(), limit);
    EXPECT_EQ(QDir(folder_.path()).entryList(QDir::Files).size(), 2);
    const QStringList kept = logging::linesAt(path());
    EXPECT_TRUE(kept.last().endsWith(QStringLiteral("line 499")));
    EXPECT_GT(kept.size(), 20);
    for (qsizetype i = 1; i < kept.size(); ++i) // none is missing in between, and the order is kept
        EXPECT_EQ(kept[i].section(QLatin1Char(' '), -1).toInt(),
                  kept[i - 1].section(QLatin1Char(' '), -1).toInt() + 1);
}

TEST_F(LogFileTest, StaysSmallWhereTheFullFileCannotBeRenamedAndWhateverAMessageQuotes) {
    constexpr qint64 limit = 20'000;
    ASSERT_TRUE(QDir(folder_.path()).mkpath(QStringLiteral("watchfire.log.1/not empty")));
    logging::LogFile file(path(), limit);
    file.write(QtInfoMsg, "watchfire.link", QString(1 << 20, QLatin1Char('x')));
    EXPECT_LE(QFileInfo(path()).size(), limit);
    for (int i = 0; i < 1000; ++i)
        file.write(QtInfoMsg, "watchfire.link", QStringLiteral("line %1").arg(i));
    EXPECT_LE(QFileInfo(path()).size(), limit);
    EXPECT_THAT(text(), HasSubstr("line 999"));
}

TEST_F(LogFileTest, GoesOnInTheFileOfTheLastStart) {
    logging::LogFile(path()).write(QtInfoMsg, "watchfire.link", QStringLiteral("first"));
    logging::LogFile(path()).write(QtInfoMsg, "watchfire.link", QStringLiteral("second"));
    EXPECT_EQ(logging::linesAt(path()).size(), 2);
}

TEST_F(LogFileTest, AFolderInItsPlaceIsNoFile) {
    QDir(folder_.path()).mkdir(QStringLiteral("watchfire.log"));
    logging::LogFile(path()).write(QtInfoMsg, "watchfire.link", QStringLiteral("text"));
    EXPECT_TRUE(logging::linesAt(path()).isEmpty());
}

TEST_F(LogFileTest, WarningsAreOnStderrTooAndNewsAreNot) {
    qunsetenv("JOURNAL_STREAM");
    ::testing::internal::CaptureStderr();
    {
        const logging::Recorder recorder(path());
        qCWarning(logging::journal) << "the disk is full";
        qCInfo(logging::desk) << "a game begins";
    }
    const std::string told = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(told, "watchfire: the disk is full\n");
    EXPECT_THAT(text(), HasSubstr("warning watchfire.journal: the disk is full"));
    EXPECT_THAT(text(), HasSubstr("info watchfire.desk: a game begins"));
}

TEST_F(LogFileTest, SystemdGetsPriorities) {
    qputenv("JOURNAL_STREAM", "8:1");
    ::testing::internal::CaptureStderr();
    {
        const logging::Recorder recorder(path());
        qCWarning(logging::journal) << "the disk is full";
        qCInfo(logging::desk) << "a game begins";
    }
    qunsetenv("JOURNAL_STREAM");
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "<4>the disk is full\n<6>a game begins\n");
}

TEST_F(LogFileTest, MessagesOfQtAndOfScreensAreKept) {
    ::testing::internal::CaptureStderr();
    {
        const logging::Recorder recorder(path());
        qWarning("qrc:/Main.qml:3: TypeError");
    }
    EXPECT_THAT(::testing::internal::GetCapturedStderr(), HasSubstr("qrc:/Main.qml:3: TypeError"));
    EXPECT_THAT(text(), HasSubstr("warning default: qrc:/Main.qml:3: TypeError"));
    EXPECT_THAT(text(), Not(HasSubstr("watchfire.")));
}

} // namespace
