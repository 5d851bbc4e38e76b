// SPDX-License-Identifier: Apache-2.0
// The window in kiosk mode stays above the others, fills the screen, and cannot be closed.
#include "app/kiosk/kiosk_window.h"

#include <gtest/gtest.h>

#include <QCloseEvent>
#include <QCoreApplication>
#include <QQuickWindow>
#include <QScreen>

namespace watchfire::kiosk {
namespace {

TEST(KioskWindow, IsAboveAllOthersAndFillsTheScreenWhileKioskModeIsOn) {
    QQuickWindow window;
    SettingsModel settings;
    window.resize(300, 200);
    window.show();
    const KioskWindow kiosk(window, settings, true, [] { return true; });
    EXPECT_FALSE(window.flags().testFlag(Qt::WindowStaysOnTopHint));
    EXPECT_EQ(window.size(), QSize(300, 200));

    settings.setKioskMode(true);
    EXPECT_TRUE(window.flags().testFlag(Qt::WindowStaysOnTopHint));
    EXPECT_EQ(window.visibility(), QWindow::FullScreen);
    EXPECT_EQ(window.geometry(), window.screen()->geometry());

    settings.setKioskMode(false);
    EXPECT_FALSE(window.flags().testFlag(Qt::WindowStaysOnTopHint));
}

TEST(KioskWindow, KeepsTheSizeOfTheCommandLine) {
    QQuickWindow window;
    SettingsModel settings;
    window.resize(300, 200);
    window.show();
    settings.setKioskMode(true);
    const KioskWindow kiosk(window, settings, false, [] { return true; });
    EXPECT_TRUE(window.flags().testFlag(Qt::WindowStaysOnTopHint));
    EXPECT_EQ(window.size(), QSize(300, 200));
}

TEST(KioskWindow, DoesNotCloseInKioskMode) {
    QQuickWindow window;
    SettingsModel settings;
    window.show();
    const KioskWindow kiosk(window, settings, false, [] { return true; });
    settings.setKioskMode(true);
    EXPECT_FALSE(window.close());
    EXPECT_TRUE(window.isVisible());
    settings.setKioskMode(false);
    EXPECT_TRUE(window.close());
}

// Without a window manager nothing else makes the window this large.
TEST(KioskWindow, FillsTheScreenByItsOwnGeometry) {
    QQuickWindow window;
    window.setGeometry(0, 0, 300, 200);
    KioskWindow::fill(window);
    EXPECT_EQ(window.geometry(), window.screen()->geometry());
    EXPECT_EQ(window.visibility(), QWindow::FullScreen);
}

} // namespace
} // namespace watchfire::kiosk
