// SPDX-License-Identifier: Apache-2.0
// Kiosk mode's PIN: what it holds back, how long it makes wrong ones wait, and that it cannot be read.
#include "app/models/kiosk_lock.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace watchfire {
namespace {

struct Lock {
    qint64 now = 0;
    KioskLock lock{[this] { return now; }};
    int done = 0;

    explicit Lock(bool pin = true) {
        lock.setKioskMode(true);
        if (pin) {
            EXPECT_TRUE(lock.setPin(QStringLiteral("2580")));
            lock.lock();
        }
    }
    void ask(bool stayOpen = false) {
        lock.ask([this] { ++done; }, stayOpen);
    }
    bool enter(const char* pin) { return lock.enter(QLatin1String(pin)); }
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
    EXPECT_FALSE(l.enter("2580")); // nothing was asked for
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
    EXPECT_TRUE(l.lock.setPin(QStringLiteral("1111")));
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
    EXPECT_FALSE(l.enter("2580")); // the right one waits, too
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
    EXPECT_FALSE(l.enter("0000")); // the count begins anew
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
    for (const char* broken : {"", "{}", "no JSON", R"({"salt":"00","hash":"00","rounds":1})",
                               R"({"salt":"","hash":"","rounds":-1})"}) {
        l.lock.fromJson(broken);
        EXPECT_FALSE(l.lock.pinSet()) << broken;
    }
}

TEST(KioskLock, TellsWhatIsToBeStored) {
    Lock l;
    const QSignalSpy touched(&l.lock, &KioskLock::touched);
    l.ask();
    EXPECT_FALSE(l.enter("0000"));
    EXPECT_EQ(touched.size(), 1);
    EXPECT_TRUE(l.enter("2580")); // the count of wrong ones is gone
    EXPECT_EQ(touched.size(), 2);
}

} // namespace
} // namespace watchfire
