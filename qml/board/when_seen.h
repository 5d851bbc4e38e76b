// SPDX-License-Identifier: Apache-2.0
// Paints an item only while it is visible: Qt also paints what is hidden.
#pragma once

class QQuickItem;

namespace watchfire::ui {

class WhenSeen {
public:
    /// `item` owns this.
    explicit WhenSeen(QQuickItem& item);

    /// Call when something else is to be shown: the item is painted anew, or once it is visible.
    void repaint();

private:
    QQuickItem& m_item;
    bool m_late = false; ///< to be painted once it is visible
};

} // namespace watchfire::ui
