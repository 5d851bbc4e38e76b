// SPDX-License-Identifier: Apache-2.0
// See kiosk_window.h.
#include "app/kiosk/kiosk_window.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQuickWindow>

namespace watchfire::kiosk {

KioskWindow::KioskWindow(QQuickWindow& window, const SettingsModel& settings, bool mayFill, QObject* parent)
    : QObject(parent), m_window(window), m_settings(settings), m_mayFill(mayFill) {
    window.installEventFilter(this);
    connect(&settings, &SettingsModel::kioskModeChanged, this, &KioskWindow::follow);
    follow();
}

void KioskWindow::follow() {
    const bool kiosk = m_settings.kioskMode();
    m_window.setFlag(Qt::WindowStaysOnTopHint, kiosk);
    if (kiosk && m_mayFill)
        m_window.setVisibility(QWindow::FullScreen);
}

void KioskWindow::leave() {
    m_leaving = true; // Qt asks the windows before it quits
    QCoreApplication::quit();
}

bool KioskWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Close && m_settings.kioskMode() && !m_leaving) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace watchfire::kiosk
