// SPDX-License-Identifier: Apache-2.0
// In a file of its own: the kernel's header for speeds without a name and <termios.h> exclude each other.
#include "tests/firmware/simavr_host/terminal_speed.h"

#include <asm/termbits.h>
#include <sys/ioctl.h>

namespace watchfire::simavr {

int terminalSpeed(int terminal) {
    termios2 settings{};
    return ::ioctl(terminal, TCGETS2, &settings) == 0 ? static_cast<int>(settings.c_ospeed) : 0;
}

} // namespace watchfire::simavr
