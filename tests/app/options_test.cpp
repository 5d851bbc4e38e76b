// SPDX-License-Identifier: Apache-2.0
// The kiosk's command line: what it accepts, and a clear message for everything else.
#include "app/kiosk/options.h"

#include <gtest/gtest.h>

namespace watchfire::kiosk {
namespace {

QString refused(const QStringList& arguments) {
    const auto read = readOptions(arguments);
    const auto* bad = std::get_if<BadUsage>(&read);
    return bad == nullptr ? QString() : bad->message;
}

TEST(Options, AllTogether) {
    const auto read = readOptions(
        {"--board", "great-wall-6", "--db=/tmp/x.db", "--simulate", "--drive", "/tmp/s", "--windowed",
         "--size",  "800x1280",     "--mm",           "7.5",        "--theme", "light",  "--language",
         "de",      "--kiosk",      "--idle",         "45",         "--voice", "/tmp/v"});
    const auto* options = std::get_if<Options>(&read);
    ASSERT_NE(options, nullptr);
    EXPECT_EQ(options->board, QStringLiteral("great-wall-6"));
    EXPECT_EQ(options->db, QStringLiteral("/tmp/x.db"));
    EXPECT_TRUE(options->simulate);
    EXPECT_EQ(options->drive, QStringLiteral("/tmp/s"));
    EXPECT_EQ(options->fullscreen, false);
    EXPECT_EQ(options->size, QSize(800, 1280));
    EXPECT_DOUBLE_EQ(options->mm, 7.5);
    EXPECT_EQ(options->theme, QStringLiteral("light"));
    EXPECT_EQ(options->language, QStringLiteral("de"));
    EXPECT_TRUE(options->kiosk);
    EXPECT_EQ(options->idleSeconds, 45);
    EXPECT_EQ(options->voice, QStringLiteral("/tmp/v"));
    EXPECT_FALSE(options->forgetPin);
}

TEST(Options, ForgettingThePinNamesItsJournal) {
    const auto read = readOptions({"--forget-pin", "--db", "/tmp/x.db"});
    const auto* options = std::get_if<Options>(&read);
    ASSERT_NE(options, nullptr);
    EXPECT_TRUE(options->forgetPin);
    EXPECT_EQ(options->db, QStringLiteral("/tmp/x.db"));
}

TEST(Options, SeveralPortsKeepTheirOrder) {
    const auto read = readOptions({"--port", "/dev/b", "--port=/dev/a"});
    const auto* options = std::get_if<Options>(&read);
    ASSERT_NE(options, nullptr);
    EXPECT_EQ(options->ports, (QStringList{QStringLiteral("/dev/b"), QStringLiteral("/dev/a")}));
}

TEST(Options, WhatIsWrongIsNamed) {
    EXPECT_TRUE(refused({"--nonsense"}).contains(QStringLiteral("\"--nonsense\"")));
    EXPECT_TRUE(refused({"game.jsonl"}).contains(QStringLiteral("\"game.jsonl\"")));
    EXPECT_TRUE(refused({"--size", "big"}).contains(QStringLiteral("\"big\"")));
    EXPECT_TRUE(refused({"--size", "10x10"}).contains(QStringLiteral("\"10x10\"")));
    EXPECT_TRUE(refused({"--mm", "-3"}).contains(QStringLiteral("\"-3\"")));
    EXPECT_TRUE(refused({"--theme", "pink"}).contains(QStringLiteral("\"pink\"")));
    EXPECT_TRUE(refused({"--language", "tlh"}).contains(QStringLiteral("\"tlh\"")));
    for (const char* seconds : {"0", "-5", "soon", "86401"})
        EXPECT_TRUE(refused({"--idle", QLatin1String(seconds)}).contains(QLatin1String(seconds))) << seconds;
    EXPECT_TRUE(refused({"--trace"}).contains(QStringLiteral("--trace wants a value")));
    EXPECT_TRUE(refused({"--db"}).contains(QStringLiteral("--db wants a value")));
    EXPECT_TRUE(refused({"--simulate", "--port", "/dev/x"}).contains(QStringLiteral("exclude")));
}

TEST(Options, HelpNamesEveryOption) {
    EXPECT_TRUE(std::holds_alternative<HelpWanted>(readOptions({"--help"})));
    EXPECT_TRUE(std::holds_alternative<VersionWanted>(readOptions({"--version"})));
    for (const char* name : {"--board", "--db", "--port", "--simulate", "--drive", "--windowed",
                             "--fullscreen", "--size", "--mm", "--theme", "--language", "--kiosk",
                             "--forget-pin", "--idle", "--voice", "--trace", "--version", "--help"})
        EXPECT_TRUE(optionsHelp().contains(QLatin1String(name))) << name;
}

} // namespace
} // namespace watchfire::kiosk
