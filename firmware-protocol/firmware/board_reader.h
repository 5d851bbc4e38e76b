// SPDX-License-Identifier: Apache-2.0
// Decides when the readings of a die reader become a roll. A reader (magnets and Hall sensors, marks and
// photodiodes, a small camera) gives readings all the time, also while dice fall and roll. The rules are the
// same for all hardware:
//   - Only a reading that stays the same counts: two equal looks, and as many more as fit into
//     WF_BOARD_STILL_MS.
//   - Nothing is reported unless all dice are on the tray: a hand that picks them up one by one makes no
//   roll.
//   - If all lie flat, it is a roll; if any lies askew, the roll is cocked and does not count. Each is
//     reported once.
//   - After that, the tray must be empty (two equal looks) before anything is reported again. So nudging or
//     turning a die afterwards makes no second roll, and dice that lie there at power-on make no roll.
#ifndef WATCHFIRE_FIRMWARE_BOARD_READER_H
#define WATCHFIRE_FIRMWARE_BOARD_READER_H

#include "firmware-protocol/firmware/sensor.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WF_BOARD_LOOK_MS 20u
#define WF_BOARD_STILL_MS 400u

// A reading: what the hardware sees at one instant.
typedef struct wf_board_reading {
    uint8_t present;            // dice on the tray, 0 to WF_DICE_MAX
    uint8_t value[WF_DICE_MAX]; // top face of each, always in the same order; 0 if the die lies askew
} wf_board_reading;

typedef struct wf_board_reader {
    uint8_t count; // of dice
    uint8_t faces;
    bool ready; // the tray has been empty since the last report
    wf_board_reading last;
    uint16_t same_since;
} wf_board_reader;

// Reads `count` dice (1 to WF_DICE_MAX) of `faces` each (WF_FACES_MIN to WF_FACES_MAX).
void wf_board_init(wf_board_reader* reader, uint8_t count, uint8_t faces, uint32_t now);

// Takes a reading; call it every WF_BOARD_LOOK_MS. With WF_SENSED_ROLL, *dice is the roll; with
// WF_SENSED_COCKED, dice->count of them lie askew.
wf_sensed wf_board_look(wf_board_reader* reader, const wf_board_reading* reading, uint32_t now,
                        wf_dice* dice);

#ifdef __cplusplus
}
#endif

#endif
