// SPDX-License-Identifier: Apache-2.0
// Dims a running game to its calm view when nobody has touched anything for a while (screens.md 1), and
// swallows the touch that ends the view, so that it presses nothing beneath. It only watches the window's
// events.
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

    /// Watches the events of this window, which outlives it.
    void watch(QObject& window);
    /// Only a running game dims.
    void setRunning(bool running);
    /// Call when something happens: a roll, a command.
    void wake();
    [[nodiscard]] bool idle() const { return m_idle; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Somebody touches something, whether a game runs or not.
    void touched();
    void idleChanged(bool idle);

private:
    enum class Kind { other, press, move, release };
    [[nodiscard]] Kind kindOf(const QEvent& event);
    void setIdle(bool idle);

    QTimer m_timer;
    QElapsedTimer m_sinceMove; ///< since a moving pointer woke it
    QPointF m_mouse{-1, -1};
    bool m_running = false;
    bool m_idle = false;
    bool m_swallowing = false; ///< until the touch that woke it is over
};

} // namespace watchfire::kiosk
