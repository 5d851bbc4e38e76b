// SPDX-License-Identifier: Apache-2.0
// Qt and Xlib call exit() in the middle of the event loop when the display is gone, because its server ended.
// That destroys Qt's static objects while the journal's thread and others still use them: some ends were
// crashes. This turns such an exit() into an end at once (decisions 31).
#pragma once

namespace watchfire::kiosk {

/// While a guard lives, an exit() on the thread that made it ends the program at once with status 1; nothing
/// is destroyed. The journal loses no more by it than by a power cut: what it called saved is there. Only one
/// guard at a time.
class LostDisplayGuard {
public:
    LostDisplayGuard();
    ~LostDisplayGuard();
    LostDisplayGuard(const LostDisplayGuard&) = delete;
    LostDisplayGuard& operator=(const LostDisplayGuard&) = delete;
};

} // namespace watchfire::kiosk
