// SPDX-License-Identifier: Apache-2.0
// The window in kiosk mode: full screen, above others, and closing it (by Alt-F4, by the desktop) does
// nothing. More a window cannot do: only cage or eglfs, where there is nothing else, lock the machine in
// full.
#pragma once

#include "app/models/settings_model.h"

#include <QObject>

#include <functional>

class QQuickWindow;

namespace watchfire::kiosk {

class KioskWindow : public QObject {
    Q_OBJECT
public:
    /// `mayFill` says whether kiosk mode fills the screen; it is false where the command line gave the window
    /// a size. `mayClose` is called when somebody closes the window; if it returns false, the window stays.
    KioskWindow(QQuickWindow& window, const SettingsModel& settings, bool mayFill,
                std::function<bool()> mayClose, QObject* parent = nullptr);

    /// Shows it on the whole screen, with or without a window manager.
    static void fill(QQuickWindow& window);

    /// Ends the program, in kiosk mode too.
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
