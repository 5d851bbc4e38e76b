// SPDX-License-Identifier: Apache-2.0
#include "key_guard.h"

namespace watchfire::ui {

void KeyGuard::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange) {
        if (m_window)
            m_window->removeEventFilter(this);
        m_window = data.window;
        if (m_window)
            m_window->installEventFilter(this);
    }
    QQuickItem::itemChange(change, data);
}

bool KeyGuard::mayRepeat(const QKeyEvent& key) const {
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        return false;
    default:
        break;
    }
    for (const QQuickItem* item = m_window->activeFocusItem(); item != nullptr; item = item->parentItem()) {
        if (item->property("keysRepeat").toBool())
            return true;
    }
    return false;
}

bool KeyGuard::again(const QKeyEvent& key) {
    if (key.type() == QEvent::KeyRelease) {
        m_released = key.key();
        m_releasedAt = key.timestamp();
        return false;
    }
    return key.key() == m_released && key.timestamp() > 0 && key.timestamp() == m_releasedAt;
}

bool KeyGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (watched != m_window || !key)
        return QQuickItem::eventFilter(watched, event);
    const auto* hit = static_cast<QKeyEvent*>(event);
    const bool repeated = hit->isAutoRepeat() || again(*hit);
    // A release between two repeats would let a button act that takes Space.
    return repeated && !mayRepeat(*hit);
}

} // namespace watchfire::ui

#include "moc_key_guard.cpp"
