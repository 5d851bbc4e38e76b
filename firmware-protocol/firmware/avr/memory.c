// SPDX-License-Identifier: Apache-2.0
// The store and the chip's own id, on any AVR, with or without the Arduino core.
#include <avr/boot.h>
#include <avr/eeprom.h>
#include <avr/interrupt.h>

#include "firmware-protocol/firmware/hal.h"

uint8_t wf_hal_store_read(uint8_t address) {
    return eeprom_read_byte((const uint8_t*)(uint16_t)address);
}

void wf_hal_store_write(uint8_t address, uint8_t byte) {
    eeprom_update_byte((uint8_t*)(uint16_t)address, byte);
    eeprom_busy_wait();
}

uint8_t wf_hal_chip_id(uint8_t index) {
    // Lot, wafer and position on the wafer, from the signature row. Interrupts must stay off while it is
    // read.
    cli();
    const uint8_t byte = boot_signature_byte_get((uint16_t)(0x0eu + index));
    sei();
    return byte;
}
