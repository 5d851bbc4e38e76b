// SPDX-License-Identifier: Apache-2.0
// Dims a running game to its calm view when nobody has touched anything for a while (screens.md 1), and takes
// the touch that ends it, so that it presses nothing beneath. It watches the window's events; it resets
// nothing.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QTimer>

class QEvent;

namespace watchfire::kiosk {

class IdleWatch : public QObject {
    Q_OBJECT
public:
    explicit IdleWatch(int seconds, QObject* parent = nullptr);

    /// Watches what comes in through this window; outlived by it.
    void watch(QObject& window);
    /// Only a running game dims.
    void setRunning(bool running);
    /// Something happened: a roll, a command.
    void wake();
    [[nodiscard]] bool idle() const { return m_idle; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void idleChanged(bool idle);

private:
    enum class Kind { other, press, move, release };
    [[nodiscard]] Kind kindOf(const QEvent& event);
    void setIdle(bool idle);

    QTimer m_timer;
    QElapsedTimer m_sinceMove; ///< since a pointer that moved has woken it
    QPointF m_mouse{-1, -1};
    bool m_running = false;
    bool m_idle = false;
    bool m_swallowing = false; ///< until the touch that woke is over
};

} // namespace watchfire::kiosk
