// SPDX-License-Identifier: Apache-2.0
// The firmware's sensor for tests that set the dice: two dice on three pins each, read and judged by
// board_reader.c like those of any sensor board. Everything else in that firmware is the reference
// firmware's.
//
//   first die   PD4 (1), PD5 (2), PD6 (4)      0        not on the tray
//   second die  PB0 (1), PB1 (2), PB2 (4)      1 to 6   the face on top
//                                              7        askew
#include <avr/io.h>

#include "firmware-protocol/firmware/board_reader.h"
#include "firmware-protocol/firmware/sensor.h"

#define DICE 2u
#define FACES 6u
#define LOOK_MS 10u
// Pins do not roll out, so the reader's clock runs this many times faster, and a recorded game takes less
// time.
#define HASTE 4u

const uint8_t wf_sensor_caps = WF_CAP_COCKED;

static wf_board_reader reader;
static uint8_t looked_at;

void wf_sensor_init(uint32_t now) {
    wf_board_init(&reader, DICE, FACES, HASTE * now);
    looked_at = (uint8_t)now;
}

static void see(wf_board_reading* reading, uint8_t code) {
    if (code != 0)
        reading->value[reading->present++] = code <= FACES ? code : 0;
}

wf_sensed wf_sensor_poll(uint32_t now, wf_dice* dice) {
    if ((uint8_t)((uint8_t)now - looked_at) < LOOK_MS)
        return WF_SENSED_NOTHING;
    looked_at = (uint8_t)now;
    wf_board_reading reading = {0};
    see(&reading, (uint8_t)(PIND >> 4) & 7u);
    see(&reading, PINB & 7u);
    return wf_board_look(&reader, &reading, HASTE * now, dice);
}
