// SPDX-License-Identifier: Apache-2.0
// Real dice, read by a board of sensors. This file takes the place of the electronic dice. board_reader.c
// decides when a reading is a roll, and is tested. Whoever builds the reader fills in read_board() below;
// until then this tower sees an empty tray and reports nothing.
#include "firmware-protocol/firmware/board_reader.h"
#include "firmware-protocol/firmware/sensor.h"

// Set these for the dice that the board reads.
#ifndef WATCHFIRE_DICE
#define WATCHFIRE_DICE 2
#endif
#ifndef WATCHFIRE_FACES
#define WATCHFIRE_FACES 6
#endif

const uint8_t wf_sensor_caps = WF_CAP_COCKED;

static wf_board_reader reader;
static uint8_t looked_at;

// FILL IN: read what lies on the tray at this instant. Must not take longer than a millisecond, or bytes of
// the host get lost: start a conversion here and use its result at the next call. A die that is seen but
// shows no face is present with the value 0. Readings may be wild while dice roll; they need no smoothing
// here.
static void read_board(wf_board_reading* reading) {
    reading->present = 0;
}

void wf_sensor_init(uint32_t now) {
    wf_board_init(&reader, WATCHFIRE_DICE, WATCHFIRE_FACES, now);
    looked_at = (uint8_t)now;
}

wf_sensed wf_sensor_poll(uint32_t now, wf_dice* dice) {
    if ((uint8_t)((uint8_t)now - looked_at) < WF_BOARD_LOOK_MS)
        return WF_SENSED_NOTHING;
    looked_at = (uint8_t)now;
    wf_board_reading reading;
    read_board(&reading);
    return wf_board_look(&reader, &reading, now, dice);
}
