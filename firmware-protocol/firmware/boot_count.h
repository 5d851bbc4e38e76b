// SPDX-License-Identifier: Apache-2.0
// Counts the starts in the HAL's store (EEPROM), so that no boot id is ever used twice (PROTOCOL.md,
// "Messages of the tower"), even if the power fails at any instant of the writing. The counts go round a ring
// of slots, which spreads the wear: 65536 starts, the whole range of the counter, write a cell at most 8192
// times, of the 100 000 times that it lasts.
#ifndef WATCHFIRE_FIRMWARE_BOOT_COUNT_H
#define WATCHFIRE_FIRMWARE_BOOT_COUNT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A slot holds the count's low byte, its high byte and a check byte. A count is stored only in slot `count %
// WF_BOOT_SLOTS`.
#define WF_BOOT_SLOTS 16u
#define WF_BOOT_SLOT_SIZE 3u
#define WF_BOOT_FIRST 32u // the ring's first byte in the store; the serial number lies before it

// Counts this start and returns the count, after storing it and reading it back. If the cells no longer hold
// what is written, that count is skipped.
uint16_t wf_boot_count(void);

#ifdef __cplusplus
}
#endif

#endif
