// SPDX-License-Identifier: Apache-2.0
// The table's settings survive a restart, whatever the stored text and the command line contain.
#include "app/models/settings_model.h"

#include <gtest/gtest.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>

namespace watchfire {
namespace {

QJsonObject stored(const SettingsModel& settings) {
    return QJsonDocument::fromJson(settings.toJson()).object();
}

TEST(Settings, EverythingComesBack) {
    SettingsModel set;
    set.setLanguage(QStringLiteral("de"));
    set.setTheme(QStringLiteral("light"));
    set.setScale(1.3);
    set.setMeasured(7.25);
    set.setMotion(false);
    set.setSpeech(QStringLiteral("dangers"));
    set.setVoice(QStringLiteral("slt"));
    set.setSpeechRate(-0.25);
    set.setSpeechVolume(0.5);
    set.setSounds(false);
    set.setKioskMode(true);
    set.setBoardTurn(270);
    set.setPanelTurn(180);
    set.setPanelFollowsTurn(true);

    SettingsModel read;
    read.fromJson(set.toJson());
    EXPECT_EQ(read.toJson(), set.toJson());
    EXPECT_EQ(read.language(), QStringLiteral("de"));
    EXPECT_EQ(read.theme(), QStringLiteral("light"));
    EXPECT_DOUBLE_EQ(read.scale(), 1.3);
    EXPECT_DOUBLE_EQ(read.pixelsPerMm(), 7.25);
    EXPECT_FALSE(read.motion());
    EXPECT_EQ(read.speech(), QStringLiteral("dangers"));
    EXPECT_EQ(read.voice(), QStringLiteral("slt"));
    EXPECT_DOUBLE_EQ(read.speechRate(), -0.25);
    EXPECT_DOUBLE_EQ(read.speechVolume(), 0.5);
    EXPECT_FALSE(read.sounds());
    EXPECT_TRUE(read.kioskMode());
    EXPECT_EQ(read.boardTurn(), 270);
    EXPECT_EQ(read.panelTurn(), 180);
    EXPECT_TRUE(read.panelFollowsTurn());
}

TEST(Settings, WhatIsBrokenIsPassedOverAndWhatIsNewerIsKept) {
    SettingsModel settings;
    settings.fromJson(
        R"({"theme": "pink", "scale": "big", "speech": 3, "speech-volume": 7, "board-turn": 12.5,
                          "language": "tlh", "sounds": false, "of-a-newer-program": [1, 2]})");
    EXPECT_EQ(settings.theme(), QStringLiteral("dark"));
    EXPECT_DOUBLE_EQ(settings.scale(), 1.0);
    EXPECT_EQ(settings.speech(), QStringLiteral("off"));
    EXPECT_DOUBLE_EQ(settings.speechVolume(), 1.0);
    EXPECT_EQ(settings.boardTurn(), 0);
    EXPECT_EQ(settings.language(), QStringLiteral("en"));
    EXPECT_FALSE(settings.sounds());
    EXPECT_EQ(stored(settings)[QStringLiteral("of-a-newer-program")].toArray().size(), 2);

    settings.fromJson("no JSON at all");
    EXPECT_FALSE(settings.sounds());
}

TEST(Settings, WhatIsMeasuredGoesBeforeWhatTheScreenSays) {
    SettingsModel settings;
    settings.setScreenPixelsPerMm(4);
    EXPECT_DOUBLE_EQ(settings.pixelsPerMm(), 4);
    settings.setMeasured(6);
    settings.setScreenPixelsPerMm(5);
    EXPECT_DOUBLE_EQ(settings.pixelsPerMm(), 6);
    settings.setMeasured(0);
    EXPECT_DOUBLE_EQ(settings.pixelsPerMm(), 5);
}

TEST(Settings, TheSystemsLanguageHoldsUntilOneIsChosen) {
    SettingsModel settings(QStringLiteral("de"));
    settings.setTheme(QStringLiteral("light"));
    EXPECT_EQ(settings.language(), QStringLiteral("de"));

    SettingsModel elsewhere(QStringLiteral("en"));
    elsewhere.fromJson(settings.toJson());
    EXPECT_EQ(elsewhere.language(), QStringLiteral("en"));
    elsewhere.setLanguage(QStringLiteral("en"));
    SettingsModel back(QStringLiteral("de"));
    back.fromJson(elsewhere.toJson());
    EXPECT_EQ(back.language(), QStringLiteral("en"));
}

TEST(Settings, TheCommandLineWinsAndIsStoredOnlyWhenSetByHand) {
    SettingsModel settings;
    settings.give(QStringLiteral("theme"), QStringLiteral("light"));
    settings.give(QStringLiteral("kiosk-mode"), true);
    settings.fromJson(R"({"theme": "dark", "kiosk-mode": false, "motion": false})");
    EXPECT_EQ(settings.theme(), QStringLiteral("light"));
    EXPECT_TRUE(settings.kioskMode());
    EXPECT_FALSE(settings.motion());
    EXPECT_EQ(stored(settings)[QStringLiteral("theme")], QStringLiteral("dark"));
    EXPECT_EQ(stored(settings)[QStringLiteral("kiosk-mode")], false);

    settings.keep(QStringLiteral("kiosk-mode"));
    EXPECT_EQ(stored(settings)[QStringLiteral("kiosk-mode")], true);

    const QSignalSpy touched(&settings, &SettingsModel::touched);
    settings.setTheme(QStringLiteral("dark"));
    settings.setTheme(QStringLiteral("light"));
    EXPECT_EQ(touched.size(), 2);
    EXPECT_EQ(stored(settings)[QStringLiteral("theme")], QStringLiteral("light"));
}

} // namespace
} // namespace watchfire
