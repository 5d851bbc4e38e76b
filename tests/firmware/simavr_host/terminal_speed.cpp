// SPDX-License-Identifier: Apache-2.0
// In a separate file: the kernel's header for speeds without a name conflicts with <termios.h>.
#include "tests/firmware/simavr_host/terminal_speed.h"

#include <asm/termbits.h>
#include <sys/ioctl.h>

namespace watchfire::simavr {

int terminalSpeed(int terminal) {
    termios2 settings{};
    return ::ioctl(terminal, TCGETS2, &settings) == 0 ? static_cast<int>(settings.c_ospeed) : 0;
}

} // namespace watchfire::simavr
