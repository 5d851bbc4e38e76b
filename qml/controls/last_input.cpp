// SPDX-License-Identifier: Apache-2.0
#include "last_input.h"

#include <QCoreApplication>
#include <QEvent>

namespace watchfire::ui {

LastInput::LastInput(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool LastInput::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool key = type == QEvent::KeyPress;
    if ((key || type == QEvent::MouseButtonPress || type == QEvent::TouchBegin) && key != m_keys) {
        m_keys = key;
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace watchfire::ui

#include "moc_last_input.cpp"
