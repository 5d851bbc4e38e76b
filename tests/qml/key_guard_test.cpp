// SPDX-License-Identifier: Apache-2.0
// A key that is held down acts once; one that moves or writes repeats.
#include "qml/controls/key_guard.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace watchfire::ui {
namespace {

/// Counts the keys that reach it.
class Taker : public QQuickItem {
public:
    using QQuickItem::QQuickItem;
    int pressed = 0;
    int released = 0;

protected:
    void keyPressEvent(QKeyEvent*) override { ++pressed; }
    void keyReleaseEvent(QKeyEvent*) override { ++released; }
};

class KeyGuardTest : public ::testing::Test {
protected:
    void SetUp() override {
        auto* guard = new KeyGuard;
        guard->setParent(&window);
        guard->setParentItem(window.contentItem()); // it hears of its window only after it was made
        scope = new QQuickItem(window.contentItem());
        place = new Taker(scope);
        place->forceActiveFocus();
    }
    /// As X and Wayland send a held key: the press, then pairs of a release and a press, and the release at
    /// its end.
    void hold(int key, int repeats = 3) {
        send(QEvent::KeyPress, key, false);
        for (int i = 0; i < repeats; ++i) {
            send(QEvent::KeyRelease, key, true);
            send(QEvent::KeyPress, key, true);
        }
        send(QEvent::KeyRelease, key, false);
    }
    void send(QEvent::Type type, int key, bool repeated, quint64 at = 0) {
        QKeyEvent event(type, key, Qt::NoModifier, QString(), repeated);
        event.setTimestamp(at);
        QCoreApplication::sendEvent(&window, &event);
    }

    QQuickWindow window;
    QQuickItem* scope = nullptr;
    Taker* place = nullptr;
};

TEST_F(KeyGuardTest, AHeldKeyThatActsIsOnePress) {
    for (const int key : {int(Qt::Key_Return), int(Qt::Key_Enter), int(Qt::Key_Space), int(Qt::Key_Escape),
                          int(Qt::Key_3), int(Qt::Key_U), int(Qt::Key_Backspace)}) {
        place->pressed = place->released = 0;
        hold(key);
        EXPECT_EQ(place->pressed, 1) << key;
        EXPECT_EQ(place->released, 1) << key;
    }
}

TEST_F(KeyGuardTest, ARepeatThatQtTakesForAnotherPressIsKnownByItsTime) {
    for (const quint64 now : {1000U, 1040U, 1080U}) {
        send(QEvent::KeyPress, Qt::Key_3, false, now);
        send(QEvent::KeyRelease, Qt::Key_3, false, now + 40);
    }
    EXPECT_EQ(place->pressed, 1);
    send(QEvent::KeyPress, Qt::Key_3, false, 1126);
    EXPECT_EQ(place->pressed, 2) << "no X server waits for six milliseconds in between";
    send(QEvent::KeyRelease, Qt::Key_3, false, 1160);
    send(QEvent::KeyPress, Qt::Key_4, false, 1160);
    EXPECT_EQ(place->pressed, 3) << "another key";
}

TEST_F(KeyGuardTest, AHeldKeyThatMovesRepeats) {
    for (const int key : {int(Qt::Key_Left), int(Qt::Key_Down), int(Qt::Key_Tab), int(Qt::Key_PageDown)}) {
        place->pressed = 0;
        hold(key);
        EXPECT_EQ(place->pressed, 4) << key;
    }
}

TEST_F(KeyGuardTest, WhereANameIsWrittenLettersAndErasingRepeatAndWhatEndsItDoesNot) {
    scope->setProperty("keysRepeat", true);
    hold(Qt::Key_Backspace);
    EXPECT_EQ(place->pressed, 4);
    hold(Qt::Key_A);
    EXPECT_EQ(place->pressed, 8);
    hold(Qt::Key_Return);
    EXPECT_EQ(place->pressed, 9);
}

TEST_F(KeyGuardTest, TheSameKeyPressedAgainAndAgainActsEachTime) {
    hold(Qt::Key_U, 0);
    hold(Qt::Key_U, 0);
    EXPECT_EQ(place->pressed, 2);
}

} // namespace
} // namespace watchfire::ui
