// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/idle_watch.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <chrono>

namespace watchfire::kiosk {

namespace {
constexpr int tapMs = 400;
}

IdleWatch::IdleWatch(int seconds, QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::CoarseTimer);
    m_timer.setInterval(std::chrono::seconds(seconds));
    connect(&m_timer, &QTimer::timeout, this, [this] { setIdle(true); });
}

void IdleWatch::watch(QObject& window) {
    window.installEventFilter(this);
}

void IdleWatch::setRunning(bool running) {
    if (running == m_running)
        return;
    m_running = running;
    wake();
}

void IdleWatch::wake() {
    setIdle(false);
    if (m_running)
        m_timer.start();
    else
        m_timer.stop();
}

IdleWatch::Kind IdleWatch::kindOf(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        return Kind::press;
    case QEvent::KeyPress:
        // A key that is held down is one press.
        return static_cast<const QKeyEvent&>(event).isAutoRepeat() ? Kind::move : Kind::press;
    case QEvent::MouseMove: {
        // A resting pointer may send further move events.
        const QPointF at = static_cast<const QMouseEvent&>(event).globalPosition();
        const bool moved = at != m_mouse;
        m_mouse = at;
        return moved ? Kind::move : Kind::other;
    }
    case QEvent::TouchUpdate:
    case QEvent::TabletMove:
    case QEvent::Wheel:
        return Kind::move;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::TabletRelease:
        return Kind::release;
    case QEvent::KeyRelease:
        return static_cast<const QKeyEvent&>(event).isAutoRepeat() ? Kind::move : Kind::release;
    default:
        return Kind::other;
    }
}

bool IdleWatch::eventFilter(QObject*, QEvent* event) {
    const Kind kind = kindOf(*event);
    if (kind == Kind::other)
        return false;
    const bool woke = m_idle;
    emit touched();
    wake();
    if (woke) {
        m_swallowing = kind == Kind::press;
        m_sinceMove.invalidate();
        if (kind == Kind::move)
            m_sinceMove.start();
    } else if (kind == Kind::press) {
        // Many touch screens report a tap as a pointer that arrives and presses.
        m_swallowing = m_sinceMove.isValid() && !m_sinceMove.hasExpired(tapMs);
        m_sinceMove.invalidate();
    }
    const bool taken = woke || m_swallowing;
    if (kind == Kind::release)
        m_swallowing = false;
    if (taken)
        event->accept(); // otherwise Qt turns an unhandled touch into a mouse press
    return taken;
}

void IdleWatch::setIdle(bool idle) {
    if (idle == m_idle)
        return;
    m_idle = idle;
    emit idleChanged(idle);
}

} // namespace watchfire::kiosk

#include "moc_idle_watch.cpp"
