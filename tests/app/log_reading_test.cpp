// SPDX-License-Identifier: Apache-2.0
// Games from files: read completely, or refused with the wrong line.
#include "app/stores/log_reading.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

#include <string_view>

namespace watchfire {
namespace {

QByteArray played(const char* name) {
    QFile file(QStringLiteral(WATCHFIRE_SOURCE_DIR "/tests/end-to-end/") + QString::fromLatin1(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    return file.readAll();
}

std::string refused(const QByteArray& text) {
    const auto read = readLog(text);
    return read ? std::string() : read.error().message;
}

TEST(LogReading, CarriesItsBoardAndLeavesTheTowerOut) {
    const QByteArray text =
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}]}

{"do":"place","piece":"settlement","player":"red","at":"1,1:N","founding":true,"time":"2026-01-02T20:14:00.000Z"}
)";
    const auto read = readLog(text);
    ASSERT_TRUE(read.ok()) << read.error().message;
    const auto header = nlohmann::json::parse(read->game.header);
    EXPECT_TRUE(header["board"].is_object());
    ASSERT_EQ(read->commands.size(), 1U);
    EXPECT_EQ(read->commands[0].n, 1);
    EXPECT_EQ(read->commands[0].time, "2026-01-02T20:14:00.000Z");

    const auto whole = readLog(played("great-wall-4.jsonl"));
    ASSERT_TRUE(whole.ok()) << whole.error().message;
    for (const auto& command : whole->commands) {
        const auto line = nlohmann::json::parse(command.line);
        EXPECT_FALSE(line.contains("tower") || line.contains("seq")) << command.line;
    }
}

TEST(LogReading, WhatIsUndoneStaysOut) {
    const QByteArray text = played("great-wall-4.jsonl");
    const auto whole = readLog(text);
    ASSERT_TRUE(whole.ok());
    const auto shorter = readLog(text + "\n{\"do\":\"undo\"}\n");
    ASSERT_TRUE(shorter.ok()) << shorter.error().message;
    EXPECT_EQ(shorter->commands.size() + 1, whole->commands.size());
}

TEST(LogReading, WhatIsWrongIsNamed) {
    EXPECT_FALSE(refused({}).empty());
    EXPECT_NE(refused("holiday pictures").find("line 1"), std::string::npos);
    EXPECT_NE(refused("[]").find("header"), std::string::npos);
    EXPECT_NE(refused(R"({"watchfire":1,"scenario":"base","board":"no-such-board","players":[]})")
                  .find("no-such-board"),
              std::string::npos);
    const QByteArray good = played("great-wall-4.jsonl");
    const auto lines = good.trimmed().count('\n') + 1;
    EXPECT_NE(refused(good.trimmed() + "\n{\"do\":\"fly\"}").find("line " + std::to_string(lines + 1)),
              std::string::npos);
}

TEST(LogReading, MoreCommandsThanAnEveningHasAreRefused) {
    const QByteArray header =
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}]})"
        "\n \n"; // a blank line is no command
    const QByteArray command = "{\"do\":\"undo\"}\n";
    const std::string most = refused(header + command.repeated(journal::mostLines));
    EXPECT_NE(most.find("line 3: "), std::string::npos) << most << ": nothing can be undone yet";
    const std::string more =
        refused(header + command.repeated(journal::mostLines) + "\r\n" + command.trimmed());
    EXPECT_NE(more.find("it has 20001 commands"), std::string::npos) << more;
    EXPECT_NE(more.find("20000"), std::string::npos) << more;
    EXPECT_EQ(more.find("line 3: "), std::string::npos) << "no command is played before";
}

// A journal keeps the header, and the list of games reads it at every start.
TEST(LogReading, ALineOfMoreThanAMegabyteIsRefused) {
    const QByteArray header =
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}],"x":[)";
    const QByteArray fits = header + QByteArray("1,").repeated(1000) + "1]}\n";
    EXPECT_TRUE(readLog(fits, {}).ok());
    const QByteArray endless = QByteArray("1,").repeated(1 << 19) + "1]}\n";
    EXPECT_NE(refused(header + endless).find("line 1: it has more than 1048576 bytes"), std::string::npos);
    EXPECT_NE(refused(fits + R"({"do":"undo","x":[)" + endless).find("line 2: it has more than"),
              std::string::npos);
}

TEST(LogReading, CommandsThatTakeTooLongAreRefused) {
    const auto read = readLog(
        R"({"watchfire":1,"scenario":"base","board":"base-island","players":[{"id":"red"},{"id":"blue"},{"id":"white"}]})"
        "\n{\"do\":\"begin\",\"player\":\"red\"}\n",
        {}, QDeadlineTimer(0));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "its commands take too long to be played");
}

TEST(LogReading, LongTextsInAMessageAreClipped) {
    const std::string header = R"({"watchfire":1,"scenario":")" + std::string(900'000, 'x') +
                               R"(","board":"base-island","players":[]})";
    const std::string told = refused(QByteArray::fromStdString(header));
    EXPECT_NE(told.find("line 1: "), std::string::npos);
    EXPECT_LT(told.size(), 3000U);
}

std::string headerNaming(const char* field, const QString& name) {
    nlohmann::ordered_json header{{"watchfire", 1}, {"scenario", "base"}, {"board", "base-island"}};
    for (const char* id : {"red", "blue", "white"})
        header["players"].push_back({{"id", id}});
    if (std::string_view(field) == "book") {
        header["scenario"] = "black-powder";
        header["players"] = {{{"id", "dragon"}}, {{"id", "turtle"}}};
    }
    header[field] = name.toStdString();
    return header.dump();
}

class LogFolder : public testing::Test {
protected:
    QTemporaryDir stick;
    QString log = stick.filePath(QStringLiteral("log"));
    QString elsewhere = stick.filePath(QStringLiteral("elsewhere"));

    void SetUp() override {
        for (const QString& folder : {log, elsewhere}) {
            ASSERT_TRUE(QDir().mkpath(folder));
            ASSERT_TRUE(QFile::copy(QStringLiteral(WATCHFIRE_SOURCE_DIR "/app/boards/base-island.json"),
                                    folder + QStringLiteral("/our-board.json")));
            ASSERT_TRUE(QFile::copy(QStringLiteral(WATCHFIRE_SOURCE_DIR "/app/books/sample.json"),
                                    folder + QStringLiteral("/our-book.json")));
        }
    }
    std::string said(const char* field, const QString& name) const {
        const auto read = readLog(QByteArray::fromStdString(headerNaming(field, name)), log);
        return read ? std::string() : read.error().message;
    }
};

TEST_F(LogFolder, BoardsAndBooksBesideTheLogAreTaken) {
    EXPECT_EQ(said("board", QStringLiteral("our-board.json")), "");
    EXPECT_EQ(said("board", QStringLiteral("./our-board.json")), "");
    EXPECT_EQ(said("board", log + QStringLiteral("/our-board.json")), "");
    EXPECT_EQ(said("board", QStringLiteral("base-island")), "");
    EXPECT_EQ(said("book", QStringLiteral("our-book.json")), "");
    EXPECT_EQ(said("book", QStringLiteral("sample")), "");
}

TEST_F(LogFolder, FilesElsewhereAreNotOpened) {
    ASSERT_TRUE(
        QFile::link(elsewhere + QStringLiteral("/our-board.json"), log + QStringLiteral("/link.json")));
    for (const QString& name :
         {QStringLiteral("../elsewhere/our-board.json"), elsewhere + QStringLiteral("/our-board.json"),
          QStringLiteral("link.json"), QStringLiteral("/etc/hostname"), QStringLiteral("/dev/ptmx"),
          QStringLiteral("/dev/zero"), QStringLiteral("/proc/self/mem"), QStringLiteral("absent.json"),
          QStringLiteral(".."), QStringLiteral(":/boards/base-island.json"), QString()}) {
        EXPECT_NE(said("board", name).find("neither a shipped board nor a file beside the log"),
                  std::string::npos)
            << name.toStdString() << ": " << said("board", name);
        EXPECT_NE(said("book", name).find("neither a shipped value book nor a file beside the log"),
                  std::string::npos)
            << name.toStdString() << ": " << said("book", name);
    }
    // A log without a folder can only name shipped boards.
    EXPECT_NE(
        refused(QByteArray::fromStdString(headerNaming("board", log + QStringLiteral("/our-board.json"))))
            .find("neither a shipped board"),
        std::string::npos);
}

TEST_F(LogFolder, PipesDevicesAndFoldersBesideTheLogAreNotWaitedFor) {
    const QString pipe = log + QStringLiteral("/pipe.json");
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_TRUE(QDir(log).mkdir(QStringLiteral("folder.json")));
    ASSERT_TRUE(QFile::link(pipe, log + QStringLiteral("/to-pipe.json")));
    for (const char* name : {"pipe.json", "to-pipe.json", "folder.json"})
        EXPECT_NE(said("board", QString::fromLatin1(name)).find("it is a folder or a device"),
                  std::string::npos)
            << name << ": " << said("board", QString::fromLatin1(name));
}

TEST(LogReading, WhatWouldEndTheProgramIsRefusedWithItsLine) {
    for (const QByteArray& text :
         {QByteArray("{\"watchfire\":1e999}"), QByteArray(100000, '['),
          QByteArray("{\"watchfire\":1,\"scenario\":\"base\",\"players\":5,\"board\":5}"),
          QByteArray("\"\xff\"")})
        EXPECT_NE(refused(text).find("line 1: "), std::string::npos) << text.left(60).constData();
}

} // namespace
} // namespace watchfire
