// SPDX-License-Identifier: Apache-2.0
// A double tap that a busy program sees late: the device's clock says how close the two presses were.
#include "qml/controls/tap_guard.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QThread>

#include <memory>

namespace watchfire::ui {
namespace {

/// Takes presses, and says what one would mean.
class Place : public QQuickItem {
    Q_OBJECT
public:
    using QQuickItem::QQuickItem;
    Q_INVOKABLE QString tapMeaning(QPointF) const { return meaning; }
    QString meaning;
};

class TapGuardTest : public ::testing::Test {
protected:
    void SetUp() override {
        place = new Place(window.contentItem());
        place->setSize({100, 100});
        place->meaning = QStringLiteral("the second die");
        guard = new TapGuard;
        guard->setParent(&window);
        guard->setParentItem(window.contentItem()); // it hears of its window only after it was made
        guard->setProperty("patience", Patience);
    }
    /// A press and its release, which happened at this time of the device's clock.
    void tap(quint64 at) {
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, QPointF(50, 50), QPointF(50, 50), Qt::LeftButton,
                              type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton,
                              Qt::NoModifier);
            event.setTimestamp(at);
            QCoreApplication::sendEvent(&window, &event);
        }
    }
    /// The pane changes, and the program is busy for longer than the guard's patience.
    void changeSlowly() {
        place->meaning = QStringLiteral("Done");
        emit window.afterAnimating();
        QThread::msleep(Patience * 2);
    }

    static constexpr int Patience = 40;
    QQuickWindow window;
    Place* place = nullptr;
    TapGuard* guard = nullptr;
};

TEST_F(TapGuardTest, ASecondPressThatComesLateButWasMadeAtOnceIsDropped) {
    tap(1000);
    changeSlowly();
    tap(1000 + Patience / 2);
    EXPECT_EQ(guard->dropped(), 1);
}

TEST_F(TapGuardTest, APressThatWasMadeLaterIsMeant) {
    tap(1000);
    changeSlowly();
    tap(1000 + Patience * 2);
    EXPECT_EQ(guard->dropped(), 0);
}

// Three taps in a row, each within the patience of the one before: a habit, not a decision.
TEST_F(TapGuardTest, WhoTapsOnBlindlyWaitsTwiceAsLong) {
    constexpr int patience = 300;
    guard->setProperty("patience", patience);
    tap(1000);
    place->meaning = QStringLiteral("Done");
    emit window.afterAnimating();
    QThread::msleep(patience * 2 / 3);
    tap(1000 + patience * 2 / 3);
    ASSERT_EQ(guard->dropped(), 1);
    QThread::msleep(patience * 2 / 3);
    tap(1000 + patience * 4 / 3);
    EXPECT_EQ(guard->dropped(), 2);
    QThread::msleep(patience * 2 / 3);
    tap(1000 + patience * 2);
    EXPECT_EQ(guard->dropped(), 2) << "it never closes for good";
}

TEST_F(TapGuardTest, ADeviceWithoutAClockDropsNothing) {
    tap(0);
    changeSlowly();
    tap(0);
    EXPECT_EQ(guard->dropped(), 0);
}

} // namespace
} // namespace watchfire::ui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}

#include "tap_guard_test.moc"
