// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/kiosk_window.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>

#include <utility>

namespace watchfire::kiosk {

KioskWindow::KioskWindow(QQuickWindow& window, const SettingsModel& settings, bool mayFill,
                         std::function<bool()> mayClose, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_settings(settings)
    , m_mayFill(mayFill)
    , m_mayClose(std::move(mayClose)) {
    window.installEventFilter(this);
    connect(&settings, &SettingsModel::kioskModeChanged, this, &KioskWindow::follow);
    follow();
}

void KioskWindow::follow() {
    const bool kiosk = m_settings.kioskMode();
    m_window.setFlag(Qt::WindowStaysOnTopHint, kiosk);
    if (kiosk && m_mayFill)
        fill(m_window);
}

void KioskWindow::fill(QQuickWindow& window) {
    // Without a window manager (xinit, cage's Xwayland) nothing else makes it as large as the screen.
    if (const QScreen* screen = window.screen())
        window.setGeometry(screen->geometry());
    if (window.isExposed() || !QGuiApplication::platformName().startsWith(QLatin1String("wayland"))) {
        window.showFullScreen();
        return;
    }
    // cage 0.2.1 (Ubuntu 26.04) dies of a window that asks for the whole screen before it is there (cage's
    // issue 456). There it has all of it anyway; other compositors are asked with the first frame.
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [&window] { window.showFullScreen(); },
        Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    window.show();
}

void KioskWindow::leave() {
    m_leaving = true; // Qt asks the windows before it quits
    QCoreApplication::quit();
}

bool KioskWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Close && !m_leaving &&
        (m_settings.kioskMode() || !m_mayClose())) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace watchfire::kiosk

#include "moc_kiosk_window.cpp"
