// SPDX-License-Identifier: Apache-2.0
#include "tap_guard.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QStringList>
#include <QTouchEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire::ui {

namespace {

qint64 now() {
    static const QElapsedTimer since = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return since.elapsed() + 1; // never 0
}

/// True for an item that itself says what a press at a point means.
bool saysItself(const QQuickItem& item) {
    return item.metaObject()->indexOfMethod("tapMeaning(QPointF)") >= 0;
}

bool takesPresses(const QQuickItem& item) {
    if (item.inherits("QQuickAbstractButton") || item.inherits("QQuickMouseArea") ||
        item.inherits("QQuickTextInput") || saysItself(item))
        return true;
    const auto& children = item.children();
    return std::any_of(children.begin(), children.end(), [](const QObject* child) {
        return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
    });
}

/// The topmost item that takes a press at this point.
const QQuickItem* takerAt(const QQuickItem& item, QPointF at) {
    if (!item.isVisible() || !item.isEnabled() || item.opacity() <= 0)
        return nullptr;
    const bool inside = item.contains(at);
    if (item.clip() && !inside)
        return nullptr;
    auto children = item.childItems();
    const auto below = [](const QQuickItem* one, const QQuickItem* other) { return one->z() < other->z(); };
    if (!std::is_sorted(children.begin(), children.end(), below))
        std::stable_sort(children.begin(), children.end(), below);
    for (auto it = children.crbegin(); it != children.crend(); ++it) {
        if (const QQuickItem* taker = takerAt(**it, item.mapToItem(*it, at)))
            return taker;
    }
    return inside && takesPresses(item) ? &item : nullptr;
}

} // namespace

void TapGuard::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange)
        watch(data.window);
    QQuickItem::itemChange(change, data);
}

void TapGuard::watch(QQuickWindow* window) {
    if (m_window) {
        m_window->removeEventFilter(this);
        disconnect(m_window, nullptr, this, nullptr);
    }
    m_window = window;
    if (!window)
        return;
    window->installEventFilter(this);
    // Runs on the GUI thread, once a frame and only while frames are drawn: without a frame nothing changes.
    connect(window, &QQuickWindow::afterAnimating, this, &TapGuard::look);
}

int TapGuard::patienceAt(QPointF scene) const {
    const QQuickItem* taker = m_window ? takerAt(*m_window->contentItem(), scene) : nullptr;
    return taker ? std::max(m_patience, taker->property("tapPatience").toInt()) : m_patience;
}

QString TapGuard::meaningAt(QPointF scene) const {
    const QQuickItem* taker = m_window ? takerAt(*m_window->contentItem(), scene) : nullptr;
    if (taker == nullptr)
        return {};
    QStringList words;
    for (const QQuickItem* item = taker; item != nullptr; item = item->parentItem()) {
        if (!item->objectName().isEmpty())
            words.append(item->objectName());
        // The same words may answer another question by now.
        if (const QVariant asked = item->property("tapContext"); asked.isValid())
            words.append(asked.toString());
    }
    for (const char* name : {"text", "title"}) {
        // A number in the text counts down with each tap, but the action is the same.
        static const QRegularExpression digits(QStringLiteral("\\d+"));
        words.append(taker->property(name).toString().remove(digits));
    }
    if (saysItself(*taker)) {
        QString meaning;
        QMetaObject::invokeMethod(const_cast<QQuickItem*>(taker), "tapMeaning", Qt::DirectConnection,
                                  Q_RETURN_ARG(QString, meaning), Q_ARG(QPointF, taker->mapFromScene(scene)));
        words.append(meaning);
    }
    return words.join(QLatin1Char('\n'));
}

void TapGuard::look() {
    // After a long time, a press at the same place is not a second tap.
    if (!m_any || now() - std::max(m_pressedAt, m_changedAt) > 10 * m_patience)
        return;
    QString meaning = meaningAt(m_last);
    if (meaning == m_meaning)
        return;
    m_meaning = std::move(meaning);
    m_changedAt = now();
}

bool TapGuard::pressed(QPointF at, qint64 stamp) {
    // Also notices changes since the last frame.
    look();
    const bool same =
        m_any && std::abs(at.x() - m_last.x()) <= m_reach && std::abs(at.y() - m_last.y()) <= m_reach;
    // A busy program may come to the second press of a double tap late; when it happened, the device knows.
    const int patience = patienceAt(at);
    // Who taps on without looking waits once more; who looked and tries again is heard after that.
    const int longest = m_droppedAt > 0 && now() - m_droppedAt < patience ? 2 * patience : patience;
    const bool fresh = (m_changedAt > 0 && now() - m_changedAt < longest) ||
                       (m_stamp > 0 && stamp > m_stamp && stamp - m_stamp < longest);
    const bool scripted = m_window->property("scripted").toBool();
    const QString meaning = meaningAt(at);
    if (same && fresh && !scripted && meaning != m_pressed) {
        ++m_dropped;
        m_droppedAt = now();
        emit droppedChanged();
        return true;
    }
    m_any = true;
    m_last = at;
    m_pressedAt = now();
    m_stamp = stamp;
    m_meaning = m_pressed = meaning;
    m_changedAt = m_droppedAt = 0;
    return false;
}

bool TapGuard::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_window)
        return QQuickItem::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        m_dropping = pressed(mouse->position(), static_cast<qint64>(mouse->timestamp()));
        break;
    }
    case QEvent::TouchBegin: {
        auto* touch = static_cast<QTouchEvent*>(event);
        m_dropping = touch->pointCount() == 1 &&
                     pressed(touch->point(0).position(), static_cast<qint64>(touch->timestamp()));
        break;
    }
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        break;
    default:
        return false;
    }
    if (!m_dropping)
        return false;
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::TouchEnd ||
        event->type() == QEvent::TouchCancel)
        m_dropping = false;
    event->accept(); // otherwise Qt turns the touch into a mouse press
    return true;
}

} // namespace watchfire::ui

#include "moc_tap_guard.cpp"
