// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/frame_trace.h"

#include <QQuickWindow>

#include <atomic>
#include <memory>

namespace watchfire::kiosk {

void traceFrames(QQuickWindow& window, tracing::Trace& trace) {
    // A frame begins on the screen's thread; where Qt draws on a thread of its own, it ends there.
    const auto since = std::make_shared<std::atomic<tracing::Clock::rep>>(0);
    QObject::connect(
        &window, &QQuickWindow::afterAnimating, &window,
        [since] { *since = tracing::Clock::now().time_since_epoch().count(); }, Qt::DirectConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [since, &trace] {
            trace.span("frame", tracing::Clock::time_point(tracing::Clock::duration(*since)));
        },
        Qt::DirectConnection);
}

} // namespace watchfire::kiosk
