// SPDX-License-Identifier: Apache-2.0
// Kiosk mode's PIN: what it protects, even before the state is known; how long it makes wrong attempts wait;
// and that it cannot be read or guessed quickly from what is stored.
#include "app/kiosk/models/kiosk_lock.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

namespace watchfire {
namespace {

constexpr int fewRounds = 100; // the tests check many
constexpr int patienceMs = 20000;

struct Lock {
    qint64 now = 0;
    KioskLock lock;
    int done = 0;

    explicit Lock(bool pin = true, int rounds = fewRounds) : lock([this] { return now; }, rounds) {
        lock.fromJson("{}");
        lock.setKioskMode(true);
        if (pin) {
            set("2580");
            lock.lock();
        }
    }
    void set(const char* pin) {
        const QByteArray before = lock.toJson();
        EXPECT_TRUE(lock.setPin(QLatin1String(pin)));
        EXPECT_TRUE(lock.pinSet()) << "it counts at once";
        EXPECT_TRUE(QTest::qWaitFor([&] { return lock.toJson() != before; }, patienceMs));
    }
    void ask(bool stayOpen = false) {
        lock.ask([this] { ++done; }, stayOpen);
    }
    /// Returns true if it was the right one.
    bool enter(const char* pin) {
        const bool asked = lock.asking();
        lock.enter(QLatin1String(pin));
        EXPECT_TRUE(QTest::qWaitFor([&] { return !lock.checking(); }, patienceMs));
        return asked && !lock.asking();
    }
};

TEST(KioskLock, HoldsBackUntilTheRightPin) {
    Lock l;
    l.ask();
    EXPECT_TRUE(l.lock.asking());
    EXPECT_EQ(l.done, 0);
    EXPECT_FALSE(l.enter("2581"));
    EXPECT_TRUE(l.lock.wrong());
    EXPECT_EQ(l.done, 0);
    EXPECT_TRUE(l.enter("2580"));
    EXPECT_EQ(l.done, 1);
    EXPECT_FALSE(l.lock.asking());
    l.ask(); // once more, once more a PIN
    EXPECT_EQ(l.done, 1);
    l.lock.cancel();
    EXPECT_FALSE(l.lock.asking());
    EXPECT_FALSE(l.enter("2580")); // no PIN was asked for
    EXPECT_EQ(l.done, 1);
}

TEST(KioskLock, AsksNothingWithoutPinOrOutsideKioskMode) {
    Lock open(false);
    open.ask();
    EXPECT_EQ(open.done, 1);
    Lock home;
    home.lock.setKioskMode(false);
    home.ask();
    EXPECT_EQ(home.done, 1);
}

TEST(KioskLock, StaysOpenWhileThePageIsShown) {
    Lock l;
    l.ask(true);
    EXPECT_TRUE(l.enter("2580"));
    EXPECT_FALSE(l.lock.locked());
    l.set("1111");
    l.lock.lock();
    EXPECT_TRUE(l.lock.locked());
    EXPECT_FALSE(l.lock.setPin(QStringLiteral("2222"))); // not from outside
    l.ask();
    EXPECT_FALSE(l.enter("2580"));
    EXPECT_TRUE(l.enter("1111"));
}

TEST(KioskLock, WrongOnesWaitLongerAndLonger) {
    Lock l;
    l.ask();
    EXPECT_FALSE(l.enter("0000"));
    EXPECT_FALSE(l.enter("0001"));
    EXPECT_EQ(l.lock.pause(), 0);
    EXPECT_FALSE(l.enter("0002"));
    EXPECT_EQ(l.lock.pause(), 5);
    EXPECT_FALSE(l.enter("2580")); // even the right one has to wait
    EXPECT_EQ(l.done, 0);
    l.now += 4999;
    EXPECT_EQ(l.lock.pause(), 1);
    l.now += 1;
    EXPECT_FALSE(l.enter("0003"));
    EXPECT_EQ(l.lock.pause(), 10);
    for (int i = 0; i < 20; ++i) {
        l.now += l.lock.pause() * 1000;
        EXPECT_FALSE(l.enter("0004"));
    }
    EXPECT_EQ(l.lock.pause(), 600);
    l.now += 600 * 1000;
    EXPECT_TRUE(l.enter("2580"));
    l.ask();
    EXPECT_FALSE(l.enter("0000")); // the count starts again
    EXPECT_EQ(l.lock.pause(), 0);
}

TEST(KioskLock, SurvivesARestartWithItsPause) {
    Lock before;
    before.ask();
    for (const char* pin : {"1", "12345", "0000", "abcd"})
        EXPECT_FALSE(before.enter(pin)) << pin;
    const QByteArray stored = before.lock.toJson();
    EXPECT_FALSE(stored.contains("2580"));

    Lock after(false);
    after.lock.fromJson(stored);
    EXPECT_TRUE(after.lock.locked());
    EXPECT_EQ(after.lock.pause(), 5);
    after.now += 5000;
    after.ask();
    EXPECT_TRUE(after.enter("2580"));

    Lock again; // the same PIN, another salt
    EXPECT_NE(again.lock.toJson(), stored);
}

TEST(KioskLock, TakesFourDigitsOnly) {
    Lock l(false);
    for (const char* pin : {"", "123", "12345", "12a4", " 123", "-123"})
        EXPECT_FALSE(l.lock.setPin(QLatin1String(pin))) << pin;
    EXPECT_FALSE(l.lock.setPin(QString(QChar(0x0661)).repeated(4))); // digits of another script
    EXPECT_FALSE(l.lock.pinSet());
}

TEST(KioskLock, IsClosedUntilItIsKnownWhatItIsToBe) {
    qint64 now = 0;
    KioskLock lock([&now] { return now; }, fewRounds);
    int done = 0;
    lock.ask([&done] { ++done; }, true);
    EXPECT_TRUE(lock.locked());
    EXPECT_TRUE(lock.asking());
    EXPECT_EQ(lock.closed(), QStringLiteral("waiting"));
    EXPECT_EQ(done, 0);
    EXPECT_FALSE(lock.setPin(QStringLiteral("1111")));
    lock.fromJson("{}"); // no PIN: a request that came too early need not be repeated
    EXPECT_EQ(done, 1);
    EXPECT_FALSE(lock.asking());

    const Lock other;
    KioskLock locked([&now] { return now; }, fewRounds);
    locked.setKioskMode(true);
    locked.ask([&done] { ++done; }, false);
    locked.fromJson(other.lock.toJson());
    EXPECT_TRUE(locked.asking()) << "now for the PIN";
    EXPECT_EQ(locked.closed(), QString());
    EXPECT_EQ(done, 1);
}

TEST(KioskLock, WhatCannotBeReadOpensNothing) {
    for (const char* broken : {"", "null", "no JSON", "[]", "7", R"({"salt":"00","hash":"00","rounds":1})",
                               R"({"salt":"","hash":"","rounds":-1})",
                               R"({"salt":7,"hash":true,"rounds":"many"})", R"({"wrong":3})"}) {
        Lock l(false);
        l.lock.setKioskMode(false); // not even if kiosk mode seems to be off
        l.lock.fromJson(broken);
        l.ask();
        EXPECT_EQ(l.done, 0) << broken;
        EXPECT_EQ(l.lock.closed(), QStringLiteral("unreadable")) << broken;
        EXPECT_FALSE(l.enter("2580"));
        EXPECT_FALSE(l.enter(""));
        EXPECT_FALSE(l.lock.setPin(QStringLiteral("1111"))) << broken;
        EXPECT_FALSE(KioskLock::holdsPin(broken)) << broken;
    }
}

TEST(KioskLock, ComparesBesideTheGuiThreadAndSlowly) {
    Lock l(true, KioskLock::usualRounds);
    l.ask();
    QElapsedTimer timer;
    timer.start();
    l.lock.enter(QStringLiteral("0000"));
    EXPECT_LT(timer.elapsed(), 50) << "the screen does not wait";
    EXPECT_TRUE(l.lock.checking());
    l.lock.enter(QStringLiteral("2580")); // one at a time
    EXPECT_TRUE(QTest::qWaitFor([&] { return !l.lock.checking(); }, patienceMs));
    EXPECT_GT(timer.elapsed(), 50) << "ten thousand PINs take a while";
    EXPECT_TRUE(l.lock.wrong());
    EXPECT_EQ(l.done, 0);
}

TEST(KioskLock, WhoTurnsAwayHasTriedAllTheSame) {
    Lock l;
    for (int i = 0; i < 3; ++i) {
        l.ask();
        l.lock.enter(QStringLiteral("0000"));
        l.lock.cancel();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !l.lock.checking(); }, patienceMs));
        EXPECT_FALSE(l.lock.wrong());
    }
    EXPECT_EQ(l.lock.pause(), 5);
}

// As versions before stored it: quick to guess.
TEST(KioskLock, AnOldHashStillOpensAndIsMadeSlow) {
    Lock old(true, fewRounds);
    Lock l(false, 2 * fewRounds);
    l.lock.fromJson(old.lock.toJson());
    const QSignalSpy touched(&l.lock, &KioskLock::touched);
    l.ask();
    EXPECT_FALSE(l.enter("2581"));
    EXPECT_EQ(touched.size(), 1);
    EXPECT_TRUE(l.enter("2580"));
    EXPECT_EQ(touched.size(), 2);
    const QJsonObject now = QJsonDocument::fromJson(l.lock.toJson()).object();
    EXPECT_EQ(now[QStringLiteral("rounds")].toInt(), 2 * fewRounds);
    EXPECT_NE(now[QStringLiteral("salt")],
              QJsonDocument::fromJson(old.lock.toJson()).object()[QStringLiteral("salt")]);
    l.ask();
    EXPECT_TRUE(l.enter("2580"));
}

TEST(KioskLock, KioskModeFromTheCommandLineWantsAPin) {
    KioskLock lock({}, fewRounds);
    lock.setKioskMode(true);
    lock.want();
    EXPECT_FALSE(lock.wanted()) << "there is one, perhaps";
    lock.fromJson("{}");
    EXPECT_TRUE(lock.wanted());
    // Keys and screen readers reach what lies behind the choice: nothing of it opens.
    bool gone = false;
    lock.ask([&] { gone = true; }, true);
    EXPECT_TRUE(lock.locked());
    EXPECT_FALSE(gone || lock.asking()) << "there is no PIN that could be entered";
    EXPECT_TRUE(lock.setPin(QStringLiteral("2580")));
    EXPECT_TRUE(lock.setting());
    EXPECT_TRUE(lock.wanted()) << "the page stays until the PIN can be stored";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !lock.setting(); }, patienceMs));
    EXPECT_FALSE(lock.wanted());
    EXPECT_TRUE(lock.locked()) << "chosen on the start page, where nobody leaves the settings";
}

TEST(KioskLock, TellsWhatIsToBeStored) {
    Lock l;
    const QSignalSpy touched(&l.lock, &KioskLock::touched);
    l.ask();
    EXPECT_FALSE(l.enter("0000"));
    EXPECT_EQ(touched.size(), 1);
    EXPECT_TRUE(l.enter("2580")); // the count of wrong attempts is reset
    EXPECT_EQ(touched.size(), 2);
}

} // namespace
} // namespace watchfire
