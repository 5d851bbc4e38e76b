// SPDX-License-Identifier: Apache-2.0
// Counts the starts in the HAL's store (EEPROM), so that no boot id is ever given twice (PROTOCOL.md,
// "Messages of the tower"), also when the power goes at any instant of the writing. The counts go round a
// ring of slots, which spreads the wear: 65536 starts, all that the counter tells apart, write a cell 8192
// times at most, of the 100 000 times that it lasts.
#ifndef WATCHFIRE_FIRMWARE_BOOT_COUNT_H
#define WATCHFIRE_FIRMWARE_BOOT_COUNT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A slot: the count's low byte, its high byte, a check byte. The count stands in slot `count % WF_BOOT_SLOTS`
// only.
#define WF_BOOT_SLOTS 16u
#define WF_BOOT_SLOT_SIZE 3u
#define WF_BOOT_FIRST 32u // the ring's first byte in the store; the serial number lies before it

// Counts this start and returns the count, which is stored and read back by then. Cells that no longer hold
// what is written are passed over, and the count with them.
uint16_t wf_boot_count(void);

#ifdef __cplusplus
}
#endif

#endif
