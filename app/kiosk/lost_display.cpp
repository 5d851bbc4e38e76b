// SPDX-License-Identifier: Apache-2.0
// See lost_display.h. A handler of std::atexit() would come too late: it runs after the destructors of all
// static objects that were made after it, and the journal's thread makes some at any time. exit() destroys
// the thread's own objects before all of them.
#include "app/kiosk/lost_display.h"

#include <cstdlib>

namespace watchfire::kiosk {

namespace {

struct AtExit {
    bool guarded = false;
    AtExit() = default;
    ~AtExit() {
        if (guarded)
            std::_Exit(EXIT_FAILURE);
    }
    AtExit(const AtExit&) = delete;
    AtExit& operator=(const AtExit&) = delete;
};

thread_local AtExit atExit; // only the guard sets it

} // namespace

LostDisplayGuard::LostDisplayGuard() {
    atExit.guarded = true;
}

LostDisplayGuard::~LostDisplayGuard() {
    atExit.guarded = false;
}

} // namespace watchfire::kiosk
