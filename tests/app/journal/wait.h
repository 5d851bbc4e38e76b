// SPDX-License-Identifier: Apache-2.0
// Runs the event loop until a condition holds; false after a generous time.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace watchfire::test {

template <class Condition> bool waitFor(Condition condition, int milliseconds = 20000) {
    const QDeadlineTimer deadline(milliseconds);
    QTimer wake;
    wake.start(5);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace watchfire::test
