// SPDX-License-Identifier: Apache-2.0
// Games that come from a file: whole, or refused with the line that is wrong.
#include "app/game/log_reading.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <QFile>

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

} // namespace
} // namespace watchfire
