// SPDX-License-Identifier: Apache-2.0
// The firmware on a bare ATmega328P, without the Arduino core.
#include "firmware-protocol/firmware/avr/board.h"
#include "firmware-protocol/firmware/firmware.h"

#ifndef WATCHFIRE_VERSION
#error "WATCHFIRE_VERSION: the firmware's version as a text"
#endif

#ifdef WATCHFIRE_SERIAL
// The EEPROM's first bytes, written to the .eep file beside the .hex. That file does not contain the count of
// starts that follows, so the count survives.
const char wf_eeprom_serial[] __attribute__((used, section(".eeprom"))) = WATCHFIRE_SERIAL;
_Static_assert(sizeof wf_eeprom_serial > 1 && sizeof wf_eeprom_serial <= WF_SERIAL_MAX + 1,
               "WATCHFIRE_SERIAL: 1 to 24 characters");
#endif

int main(void) {
    static wf_firmware firmware;
    wf_avr_init();
    wf_firmware_init(&firmware, WATCHFIRE_VERSION);
    for (;;)
        wf_firmware_step(&firmware);
}
