// SPDX-License-Identifier: Apache-2.0
// The last hop of a trace: the frames of the window.
#pragma once

#include "app/tracing/trace.h"

class QQuickWindow;

namespace watchfire::kiosk {

/// Writes each frame as "frame": from the moment when its items are laid out to the picture on the screen.
void traceFrames(QQuickWindow& window, tracing::Trace& trace);

} // namespace watchfire::kiosk
