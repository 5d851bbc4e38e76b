// SPDX-License-Identifier: Apache-2.0
// When does what a die reader sees become a roll? A reader (magnets and Hall sensors, marks and photodiodes,
// a small camera) gives readings, of dice in the air and rolling too. This decides, whatever the hardware:
//   - Only a reading that stays the same counts: two equal looks, and as many more as fit into
//   WF_BOARD_STILL_MS.
//   - Only with all dice on the tray is there anything to tell: a hand that picks them up one by one rolls
//   nothing.
//   - All flat is a roll; any askew is cocked, and no roll. Either is told once.
//   - After that the tray has to be seen empty (two equal looks) before anything is told again. So a die that
//   is
//     nudged or turned over afterwards is no second roll; nor are the dice that lie there when the power
//     comes.
#ifndef WATCHFIRE_FIRMWARE_BOARD_READER_H
#define WATCHFIRE_FIRMWARE_BOARD_READER_H

#include "firmware-protocol/firmware/sensor.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WF_BOARD_LOOK_MS 20u
#define WF_BOARD_STILL_MS 400u

// What the hardware sees at one instant.
typedef struct wf_board_reading {
    uint8_t present;            // dice on the tray, 0 to WF_DICE_MAX
    uint8_t value[WF_DICE_MAX]; // of each, always in the same order: the face on top; 0 if none is (it lies
                                // askew)
} wf_board_reading;

typedef struct wf_board_reader {
    uint8_t count; // of dice
    uint8_t faces;
    bool ready; // the tray was empty since the last thing told
    wf_board_reading last;
    uint16_t same_since;
} wf_board_reader;

// Reads `count` dice (1 to WF_DICE_MAX) of `faces` each (WF_FACES_MIN to WF_FACES_MAX).
void wf_board_init(wf_board_reader* reader, uint8_t count, uint8_t faces, uint32_t now);

// Takes a reading, to be made every WF_BOARD_LOOK_MS. WF_SENSED_ROLL: *dice is the roll; WF_SENSED_COCKED:
// dice->count of them lie askew.
wf_sensed wf_board_look(wf_board_reader* reader, const wf_board_reading* reading, uint32_t now,
                        wf_dice* dice);

#ifdef __cplusplus
}
#endif

#endif
