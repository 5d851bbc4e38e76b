// SPDX-License-Identifier: Apache-2.0
// Keeps a double tap from reaching what appears under the finger. People tap twice without wanting to (two
// presses some 180 ms apart); where the first tap brings up another pane, the second one would press what
// lies there now: "End turn" under the second die. So for a short while after the place under the last press
// has changed its meaning, a further press at that place does nothing.
//
// Only presses at the place of the one before are looked at: who plays fast by different buttons, by keyboard
// or by a screen reader waits for nothing. Nor does a script that says so by the window's property
// "scripted".
#pragma once

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

#include <qqmlregistration.h>

namespace watchfire::ui {

class TapGuard : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// How long a changed place takes nothing, in milliseconds.
    Q_PROPERTY(int patience MEMBER m_patience NOTIFY changed)
    /// How far apart two presses may be and still count as the same place, in pixels.
    Q_PROPERTY(qreal reach MEMBER m_reach NOTIFY changed)
    /// Presses that were dropped.
    Q_PROPERTY(int dropped READ dropped NOTIFY droppedChanged)

public:
    explicit TapGuard(QQuickItem* parent = nullptr);

    int dropped() const { return m_dropped; }
    /// What a press at this point of the window would do, in words that change when that changes; empty where
    /// nothing takes a press. A control's names and text; an item with a function tapMeaning(point) says it
    /// itself (the board: the place that is meant).
    QString meaningAt(QPointF scene) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void droppedChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void watch(QQuickWindow* window);
    bool pressed(QPointF at);
    void look();

    QPointer<QQuickWindow> m_window;
    int m_patience = 500;
    qreal m_reach = 50;
    int m_dropped = 0;
    bool m_dropping = false; ///< until the dropped finger is lifted

    bool m_any = false; ///< something was pressed before
    QPointF m_last;
    qint64 m_pressedAt = 0; ///< on this process's clock, as m_changedAt
    QString m_pressed;      ///< what the last press meant
    QString m_meaning;      ///< what its place means, as last seen
    qint64 m_changedAt = 0; ///< when the meaning changed last; 0: not since the press
};

} // namespace watchfire::ui
