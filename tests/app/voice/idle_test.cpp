// SPDX-License-Identifier: Apache-2.0
// The calm view appears when nobody is there, and the touch that ends it presses no button.
#include "app/kiosk/idle_watch.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QMouseEvent>

#include <memory>
#include <vector>

namespace watchfire {
namespace {

using kiosk::IdleWatch;

/// A window that records the events that reach it.
class Window : public QObject {
public:
    std::vector<QEvent::Type> got;
    bool event(QEvent* event) override {
        got.push_back(event->type());
        return true;
    }
};

class Idle : public testing::Test {
protected:
    Idle() {
        watch.watch(window);
        watch.setRunning(true);
    }
    void mouse(QEvent::Type type, QPointF at) {
        QMouseEvent event(type, at, at, at, Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
    void key(QEvent::Type type, bool again = false) {
        QKeyEvent event(type, Qt::Key_Return, Qt::NoModifier, QString(), again);
        QCoreApplication::sendEvent(&window, &event);
    }
    bool dims() {
        return test::waitUntil([&] { return watch.idle(); });
    }

    Window window;
    IdleWatch watch{1};
};

TEST_F(Idle, ATapLeadsBackAndPressesNothing) {
    ASSERT_TRUE(dims());
    window.got.clear();
    mouse(QEvent::MouseButtonPress, {5, 5});
    EXPECT_FALSE(watch.idle());
    mouse(QEvent::MouseMove, {6, 6});
    mouse(QEvent::MouseButtonRelease, {6, 6});
    EXPECT_TRUE(window.got.empty());
    mouse(QEvent::MouseButtonPress, {5, 5});
    mouse(QEvent::MouseButtonRelease, {5, 5});
    EXPECT_EQ(window.got, (std::vector{QEvent::MouseButtonPress, QEvent::MouseButtonRelease}));
}

TEST_F(Idle, AKeyLeadsBackAlsoWhileItIsHeld) {
    ASSERT_TRUE(dims());
    window.got.clear();
    key(QEvent::KeyPress);
    key(QEvent::KeyPress, true);
    key(QEvent::KeyRelease);
    EXPECT_TRUE(window.got.empty());
    key(QEvent::KeyPress);
    EXPECT_EQ(window.got, std::vector{QEvent::KeyPress});
}

TEST_F(Idle, OnlyAPointerThatMovesWakes) {
    mouse(QEvent::MouseMove, {7, 7});
    ASSERT_TRUE(dims());
    mouse(QEvent::MouseMove, {7, 7});
    EXPECT_TRUE(watch.idle());
    mouse(QEvent::MouseMove, {9, 7});
    EXPECT_FALSE(watch.idle());
}

TEST_F(Idle, ATapThatIsToldAsAPointerPressesNothingEither) {
    ASSERT_TRUE(dims());
    window.got.clear();
    mouse(QEvent::MouseMove, {40, 40});
    mouse(QEvent::MouseButtonPress, {40, 40});
    mouse(QEvent::MouseButtonRelease, {40, 40});
    EXPECT_TRUE(window.got.empty());
    EXPECT_FALSE(watch.idle());
    mouse(QEvent::MouseButtonPress, {40, 40});
    EXPECT_EQ(window.got, std::vector{QEvent::MouseButtonPress});
}

TEST_F(Idle, ARollWakesAndNothingRunningStaysAwake) {
    ASSERT_TRUE(dims());
    watch.wake();
    EXPECT_FALSE(watch.idle());
    ASSERT_TRUE(dims());
    watch.setRunning(false);
    EXPECT_FALSE(watch.idle());
    IdleWatch other(1);
    other.setRunning(true); // the yardstick: as long as this runs
    ASSERT_TRUE(test::waitUntil([&] { return other.idle(); }));
    EXPECT_FALSE(watch.idle());
}

} // namespace
} // namespace watchfire
