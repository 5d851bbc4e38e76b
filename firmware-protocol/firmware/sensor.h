// SPDX-License-Identifier: Apache-2.0
// "Read the dice", for the firmware's loop: which dice there are and how they are read is behind this. One
// sensor is linked: sensor_electronic.c (a button and noise) or sensor_board.c (real dice, read by a board).
#ifndef WATCHFIRE_FIRMWARE_SENSOR_H
#define WATCHFIRE_FIRMWARE_SENSOR_H

#include "firmware-protocol/codec/message.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wf_sensed {
    WF_SENSED_NOTHING = 0,
    WF_SENSED_ROLL,    // the dice have come to rest: each roll once
    WF_SENSED_COCKED,  // they lie, but not all flat: no roll
    WF_SENSED_NO_NOISE // a throw was asked for and cannot be made fairly: no roll
} wf_sensed;

// What the sensor adds to the tower's capabilities: bits of WF_CAP_...
extern const uint8_t wf_sensor_caps;

// Once, after the HAL.
void wf_sensor_init(uint32_t now);

// Looks at the dice; called again and again, at least every millisecond. *dice is the roll with
// WF_SENSED_ROLL; with WF_SENSED_COCKED its count is how many lie askew.
wf_sensed wf_sensor_poll(uint32_t now, wf_dice* dice);

#ifdef __cplusplus
}
#endif

#endif
