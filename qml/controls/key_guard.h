// SPDX-License-Identifier: Apache-2.0
// Lets a key that is held down act once. A keyboard repeats it some 30 times a second: Return would tick one
// step after the other, a 3 would be both dice, and U would undo the whole game.
//
// Keys that only move the focus, the cursor or the view repeat as usual. So do letters, Backspace and Delete
// while the focus is in an item with the property "keysRepeat", or inside one: there people write.
#pragma once

#include <QKeyEvent>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

#include <qqmlregistration.h>

namespace watchfire::ui {

class KeyGuard : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    /// True if somebody who holds this key wants it again and again.
    bool mayRepeat(const QKeyEvent& key) const;
    /// True for a repeat that Qt has not noticed. An X server sends a release and a press at the same
    /// millisecond; Qt takes them for a repeat only if both have come when it reads the first.
    bool again(const QKeyEvent& key);

    QPointer<QQuickWindow> m_window;
    int m_released = 0;       ///< the last key that was let go
    quint64 m_releasedAt = 0; ///< on the device's clock, in milliseconds
};

} // namespace watchfire::ui
