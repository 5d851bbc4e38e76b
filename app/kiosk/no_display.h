// SPDX-License-Identifier: Apache-2.0
// Without a display Qt ends the program with a fatal message and a core dump. This turns it into a clear text
// about how to start the program, and exit status 1 (decisions 31).
#pragma once

namespace watchfire::kiosk {

/// Prints the text on standard error and exits with status 1, for when Qt has no screen for a window.
[[noreturn]] void sayNoDisplay();

/// While a guard lives, Qt's fatal message about the display ends the program with that text on standard
/// error and exit status 1; warnings about it are suppressed. All other messages pass unchanged.
class NoDisplayGuard {
public:
    NoDisplayGuard();
    ~NoDisplayGuard();
    NoDisplayGuard(const NoDisplayGuard&) = delete;
    NoDisplayGuard& operator=(const NoDisplayGuard&) = delete;
};

} // namespace watchfire::kiosk
