// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/boot_count.h"

#include <stdbool.h>

#include "firmware-protocol/firmware/hal.h"

// Value of a cell that was never written, or whose writing was cut off after its erasure. No check byte ever
// has this value.
#define BLANK 0xffu

enum { LOW, HIGH, CHECK };

static uint8_t at(uint8_t slot, uint8_t which) {
    return (uint8_t)(WF_BOOT_FIRST + slot * WF_BOOT_SLOT_SIZE + which);
}

static uint8_t check_of(uint16_t count) {
    const uint8_t check = (uint8_t)(count ^ count >> 8 ^ 0x5au);
    return check != BLANK ? check : 0u;
}

static bool read(uint8_t slot, uint16_t* count) {
    *count = (uint16_t)(wf_hal_store_read(at(slot, LOW)) | wf_hal_store_read(at(slot, HIGH)) << 8);
    return *count % WF_BOOT_SLOTS == slot && wf_hal_store_read(at(slot, CHECK)) == check_of(*count);
}

// The check byte is erased first and written last, so there is no valid one while the count changes. If a
// power cut leaves a byte half written, the slot holds the old count, none, or the new one, whatever that
// byte then reads as.
static bool write(uint8_t slot, uint16_t count) {
    uint16_t stored;
    wf_hal_store_write(at(slot, CHECK), BLANK);
    wf_hal_store_write(at(slot, LOW), (uint8_t)count);
    wf_hal_store_write(at(slot, HIGH), (uint8_t)(count >> 8));
    wf_hal_store_write(at(slot, CHECK), check_of(count));
    return read(slot, &stored) && stored == count;
}

uint16_t wf_boot_count(void) {
    uint16_t newest = 0;
    bool any = false;
    for (uint8_t slot = 0; slot < WF_BOOT_SLOTS; ++slot) {
        uint16_t count;
        // A count that is ahead by less than half the range is newer, so the counter may wrap around.
        if (read(slot, &count) && (!any || (uint16_t)(count - newest) < 0x8000u)) {
            newest = count;
            any = true;
        }
    }
    for (uint8_t tries = 0; tries < WF_BOOT_SLOTS; ++tries) {
        ++newest;
        if (write((uint8_t)(newest % WF_BOOT_SLOTS), newest))
            break;
    }
    return newest;
}
