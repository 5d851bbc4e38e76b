// SPDX-License-Identifier: Apache-2.0
// See no_display.h. Qt's message handler takes no context, so the previous handler is a variable of this
// file; only the guard sets and restores it.
#include "app/kiosk/no_display.h"

#include <QString>

#include <cstdio>
#include <cstdlib>

namespace watchfire::kiosk {

namespace {

QtMessageHandler before = nullptr;

constexpr const char* text =
    "watchfire: there is no display to show the table on.\n"
    "Start a graphical session and run it there; on a machine with only a console:\n"
    "  xinit /path/to/watchfire -- :0        with an X server (packages xinit, xserver-xorg)\n"
    "  cage /path/to/watchfire               as a kiosk on Wayland (package cage)\n"
    "  QT_QPA_PLATFORM=eglfs watchfire       straight on the screen (needs a device /dev/dri/card*)\n"
    "Over ssh, set DISPLAY or WAYLAND_DISPLAY to a running session first.\n"
    "\"watchfire replay\" and \"watchfire check\" need no display.\n";

bool aboutDisplay(const QString& message) {
    return message.contains(QLatin1String("platform plugin")) || message.contains(QLatin1String("xcb")) ||
           message.contains(QLatin1String("could not connect to display")) ||
           message.contains(QLatin1String("wl_display")) ||
           message.contains(QLatin1String("wayland display"));
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    // Every fatal message while a guard lives is about the display: eglfs without a graphics device does not
    // mention a plugin.
    if (type == QtFatalMsg)
        sayNoDisplay(); // Qt would abort with a core dump
    if (aboutDisplay(message))
        return;
    if (before != nullptr)
        before(type, context, message);
    else
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

void sayNoDisplay() {
    std::fputs(text, stderr);
    std::fflush(stderr);
    std::_Exit(EXIT_FAILURE);
}

NoDisplayGuard::NoDisplayGuard() {
    before = qInstallMessageHandler(handle);
}

NoDisplayGuard::~NoDisplayGuard() {
    qInstallMessageHandler(before);
    before = nullptr;
}

} // namespace watchfire::kiosk
