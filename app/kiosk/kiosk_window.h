// SPDX-License-Identifier: Apache-2.0
// The window in kiosk mode: full screen, above others, and closing it (by Alt-F4 or by the desktop) does
// nothing. A window can do no more than that: only cage or eglfs, where there is nothing else, really lock
// the machine.
#pragma once

#include "app/models/settings_model.h"

#include <QObject>

#include <functional>

class QQuickWindow;

namespace watchfire::kiosk {

class KioskWindow : public QObject {
    Q_OBJECT
public:
    /// `mayFill`: whether kiosk mode fills the screen; false if the command line gave the window a size.
    /// `mayClose` is called when somebody closes the window; if it returns false, the window stays.
    KioskWindow(QQuickWindow& window, const SettingsModel& settings, bool mayFill,
                std::function<bool()> mayClose, QObject* parent = nullptr);

    /// Shows it on the whole screen, with or without a window manager.
    static void fill(QQuickWindow& window);

    /// Ends the program, even in kiosk mode.
    void leave();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QQuickWindow& m_window;
    const SettingsModel& m_settings;
    bool m_mayFill;
    std::function<bool()> m_mayClose;
    bool m_leaving = false;
};

} // namespace watchfire::kiosk
