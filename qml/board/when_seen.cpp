// SPDX-License-Identifier: Apache-2.0
#include "when_seen.h"

#include <QQuickItem>

#include <utility>

namespace watchfire::ui {

WhenSeen::WhenSeen(QQuickItem& item) : m_item(item) {
    QObject::connect(&item, &QQuickItem::visibleChanged, &item, [this] {
        if (m_item.isVisible() && std::exchange(m_late, false))
            m_item.update();
    });
}

void WhenSeen::repaint() {
    if (m_item.isVisible())
        m_item.update();
    else
        m_late = true;
}

} // namespace watchfire::ui
