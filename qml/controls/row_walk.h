// SPDX-License-Identifier: Apache-2.0
// Arrow keys over the buttons of an area, by rows as they lie on the screen: left and right within a row, up
// and down to the nearest row. Black Powder's board has dozens of places; Tab reaches it as one, like the
// picture of a hex board.
#pragma once

#include <QList>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>

#include <qqmlregistration.h>

namespace watchfire::ui {

/// The index of the place that is next to `from` in the direction (`dx`, `dy`), of which one is 0; `from`
/// itself if there is none. Places whose heights overlap by more than half of the lower one are in one row.
int nextByRows(const QList<QRectF>& places, int from, int dx, int dy);

class RowWalk : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The buttons inside it are walked over.
    Q_PROPERTY(QQuickItem* area MEMBER m_area NOTIFY areaChanged)

public:
    explicit RowWalk(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    /// Moves the focus from the button that has it; false if none has it.
    Q_INVOKABLE bool move(int dx, int dy);
    /// Gives the focus to the named button. Otherwise to one with a property `open` that is true: the one
    /// that has the focus already, or the first one. Otherwise to the first of all. False if there is none.
    Q_INVOKABLE bool enter(const QString& name);
    /// The name of the button that has the focus; empty if none has it.
    Q_INVOKABLE QString here() const;
    /// True if the button that has the focus got it by a key, and shows so.
    Q_INVOKABLE bool shown() const;

signals:
    void areaChanged();

private:
    [[nodiscard]] QList<QQuickItem*> buttons() const; ///< in the order of reading
    QPointer<QQuickItem> m_area;
};

} // namespace watchfire::ui
