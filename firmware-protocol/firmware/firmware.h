// SPDX-License-Identifier: Apache-2.0
// The whole firmware except for the board: joins link, sensor, lamp, and the memory of serial number and
// starts. Every board runs the same code: wf_firmware_init() once, then wf_firmware_step() for ever.
#ifndef WATCHFIRE_FIRMWARE_FIRMWARE_H
#define WATCHFIRE_FIRMWARE_FIRMWARE_H

#include "firmware-protocol/core/tower.h"

#ifdef __cplusplus
extern "C" {
#endif

// Where the store holds the serial number: printable ASCII without blank and '*', ended by zero or at
// WF_SERIAL_MAX. If it holds anything else, the serial number is made from the chip's own id.
#define WF_SERIAL_FIRST 0u

typedef struct wf_firmware {
    wf_tower tower;
    wf_tower_hal hal;
    wf_tower_identity identity;
    char serial[WF_SERIAL_MAX + 1u];
    uint32_t due; // when the tower wants to be polled
    uint16_t lit_at;
    uint8_t light_step;
    bool no_noise; // the last throw was given up
} wf_firmware;

// `version` is the firmware's, 1 to WF_FIRMWARE_MAX characters, ended by zero; it outlives the firmware.
void wf_firmware_init(wf_firmware* firmware, const char* version);

// Handles what has arrived, does what is due, then sleeps until there may be more.
void wf_firmware_step(wf_firmware* firmware);

#ifdef __cplusplus
}
#endif

#endif
