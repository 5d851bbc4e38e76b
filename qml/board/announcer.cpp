// SPDX-License-Identifier: Apache-2.0
#include "announcer.h"

#include <QAccessible>

namespace watchfire::ui {

void Announcer::say(const QString& text) {
    if (m_waiting.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::tell, Qt::QueuedConnection);
    m_waiting.append(text);
}

void Announcer::tell() {
    m_text = m_waiting.join(QLatin1Char('\n'));
    m_waiting.clear();
    emit textChanged();
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace watchfire::ui

#include "moc_announcer.cpp"
