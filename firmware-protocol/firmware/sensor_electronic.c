// SPDX-License-Identifier: Apache-2.0
// The electronic dice: a press of the button throws them.
#include "firmware-protocol/firmware/button.h"
#include "firmware-protocol/firmware/electronic_dice.h"
#include "firmware-protocol/firmware/hal.h"
#include "firmware-protocol/firmware/sensor.h"

// Set these for other dice; all dice have the same number of faces.
#ifndef WATCHFIRE_DICE
#define WATCHFIRE_DICE 2
#endif
#ifndef WATCHFIRE_FACES
#define WATCHFIRE_FACES 6
#endif

const uint8_t wf_sensor_caps = WF_CAP_ELECTRONIC;

// The firmware has only one sensor, so its state is static in this file.
static wf_button button;
static wf_electronic_dice electronics;

void wf_sensor_init(uint32_t now) {
    wf_button_init(&button, now);
    wf_electronic_init(&electronics);
}

wf_sensed wf_sensor_poll(uint32_t now, wf_dice* dice) {
    if (wf_button_look(&button, wf_hal_button(), now)) {
        wf_electronic_stir(&electronics, wf_hal_jitter());
        wf_electronic_throw(&electronics, WATCHFIRE_DICE, WATCHFIRE_FACES);
    }
    bool raw;
    if (electronics.state != WF_THROW_ROLLING || !wf_hal_noise(&raw))
        return WF_SENSED_NOTHING;
    switch (wf_electronic_feed(&electronics, raw)) {
    case WF_THROW_DONE:
        wf_electronic_read(&electronics, dice);
        return WF_SENSED_ROLL;
    case WF_THROW_NO_NOISE:
        return WF_SENSED_NO_NOISE;
    default:
        return WF_SENSED_NOTHING;
    }
}
