// SPDX-License-Identifier: Apache-2.0
// Reads the dice for the firmware's loop, and hides which dice there are and how they are read. One sensor is
// linked: sensor_electronic.c (a button and noise) or sensor_board.c (real dice, read by a board).
#ifndef WATCHFIRE_FIRMWARE_SENSOR_H
#define WATCHFIRE_FIRMWARE_SENSOR_H

#include "firmware-protocol/codec/message.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wf_sensed {
    WF_SENSED_NOTHING = 0,
    WF_SENSED_ROLL,    // the dice have come to rest: each roll once
    WF_SENSED_COCKED,  // they lie still, but not all flat: no roll
    WF_SENSED_NO_NOISE // a throw was requested but cannot be made fairly: no roll
} wf_sensed;

// What the sensor adds to the tower's capabilities: bits of WF_CAP_...
extern const uint8_t wf_sensor_caps;

// Call once, after the HAL is set up.
void wf_sensor_init(uint32_t now);

// Checks the dice; call it repeatedly, at least every millisecond. With WF_SENSED_ROLL, *dice is the roll;
// with WF_SENSED_COCKED, its count says how many lie askew.
wf_sensed wf_sensor_poll(uint32_t now, wf_dice* dice);

#ifdef __cplusplus
}
#endif

#endif
