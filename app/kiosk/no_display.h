// SPDX-License-Identifier: Apache-2.0
// Without a display Qt ends the program with a fatal message and a core dump. Here that becomes a clear text
// on how to start one, and exit status 1 (decisions 31).
#pragma once

namespace watchfire::kiosk {

/// The text on standard error, and the end with exit status 1: where Qt has no screen to open a window on.
[[noreturn]] void sayNoDisplay();

/// While one lives, Qt's complaint about the display ends the program with the text on standard error and
/// exit status 1; warnings about it are held back. All other messages go their usual way.
class NoDisplayGuard {
public:
    NoDisplayGuard();
    ~NoDisplayGuard();
    NoDisplayGuard(const NoDisplayGuard&) = delete;
    NoDisplayGuard& operator=(const NoDisplayGuard&) = delete;
};

} // namespace watchfire::kiosk
