// SPDX-License-Identifier: Apache-2.0
// Keeps a double tap from reaching what appears under the finger. People tap twice without wanting to (two
// presses some 180 ms apart); if the first tap opens another pane, the second one would press what is there
// now: "End turn" under the second die. So for a short while after the place of the last press has changed
// its meaning, another press there does nothing.
//
// Only presses at the place of the previous one are checked: fast play with different buttons, the keyboard
// or a screen reader never waits. Neither does a script that sets the window's property "scripted".
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
    /// How long a changed place ignores presses, in milliseconds.
    Q_PROPERTY(int patience MEMBER m_patience NOTIFY changed)
    /// How far apart two presses may be and still count as the same place, in pixels.
    Q_PROPERTY(qreal reach MEMBER m_reach NOTIFY changed)
    /// The number of dropped presses.
    Q_PROPERTY(int dropped READ dropped NOTIFY droppedChanged)

public:
    int dropped() const { return m_dropped; }
    /// What a press at this point of the window would do, as a text that changes when that changes; empty if
    /// nothing takes a press. By default a control's names and text; an item with a function
    /// tapMeaning(point) answers itself (the board: the place under the point). An item around them with a
    /// property tapContext adds what its buttons answer: the same words may stand below the next question.
    QString meaningAt(QPointF scene) const;
    /// How long what is at this point of the window ignores a second press, in milliseconds: `patience`, or
    /// the item's own property tapPatience where that is longer.
    int patienceAt(QPointF scene) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void droppedChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void watch(QQuickWindow* window);
    /// `stamp`: when the finger came down, in milliseconds of the input device's clock.
    bool pressed(QPointF at, qint64 stamp);
    void look();

    QPointer<QQuickWindow> m_window;
    int m_patience = 500;
    qreal m_reach = 50;
    int m_dropped = 0;
    bool m_dropping = false; ///< until the dropped finger is lifted

    bool m_any = false; ///< something was pressed before
    QPointF m_last;
    qint64 m_pressedAt = 0; ///< on this process's clock, as m_changedAt
    QString m_pressed;      ///< meaning of the last press
    QString m_meaning;      ///< meaning of its place, as last seen
    qint64 m_stamp = 0;     ///< of the last press
    qint64 m_changedAt = 0; ///< when the meaning last changed; 0: not since the press
    qint64 m_droppedAt = 0; ///< when a press was last dropped; 0: not since the press
};

} // namespace watchfire::ui
