// SPDX-License-Identifier: Apache-2.0
// See announcer.h.
#include "announcer.h"

#include <QAccessible>

namespace watchfire::ui {

Announcer::Announcer(QQuickItem* parent) : QQuickItem(parent) {}

void Announcer::say(const QString& text) {
    const bool same = text == m_text;
    m_text = text;
    emit textChanged(); // a new name is told by the binding
    if (!QAccessible::isActive())
        return;
    if (same) {
        QAccessibleEvent renamed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace watchfire::ui
