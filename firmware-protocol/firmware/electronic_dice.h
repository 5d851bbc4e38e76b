// SPDX-License-Identifier: Apache-2.0
// Dice thrown by electronics: takes raw noise bits, gives a roll, or reports that there is no noise. noise.h
// makes fair bits, each of which is mixed with one bit of the jitter pool; a die uses them by rejection, so
// that all its faces are exactly equally likely. Works bit by bit and never waits, so a main loop can serve
// the line meanwhile, and gives up after a fixed number of raw bits.
#ifndef WATCHFIRE_FIRMWARE_ELECTRONIC_DICE_H
#define WATCHFIRE_FIRMWARE_ELECTRONIC_DICE_H

#include "firmware-protocol/codec/message.h"
#include "firmware-protocol/firmware/noise.h"

#ifdef __cplusplus
extern "C" {
#endif

// Raw bits after which a throw is given up. Two dice of six faces use some 240 bits of a good source, eight
// dice of twenty faces some 1500; an AVR's ADC makes 8000 in about a second.
#define WF_THROW_BITS_MAX 8000u

typedef enum wf_throw {
    WF_THROW_NONE = 0, // nothing was thrown
    WF_THROW_ROLLING,  // feed more
    WF_THROW_DONE,     // the dice lie
    WF_THROW_NO_NOISE  // given up: the source yields too little, so no roll is made
} wf_throw;

// A die that takes bits until it has its value.
typedef struct wf_draw {
    uint8_t span; // equally likely states so far,
    uint8_t at;   // and which of them it is, from 0
} wf_draw;

void wf_draw_init(wf_draw* draw);

// Takes a fair bit. Returns the value on a die of `faces` faces, from 1, or 0 if it needs more bits.
uint8_t wf_draw_take(wf_draw* draw, uint8_t faces, bool bit);

typedef struct wf_electronic_dice {
    wf_noise noise;
    uint16_t jitter;
    uint16_t bits_left; // raw bits until the throw is given up
    wf_throw state;
    wf_draw draw; // the die under way
    uint8_t faces;
    uint8_t count; // of dice
    uint8_t lying; // dice that have their value
    uint8_t value[WF_DICE_MAX];
} wf_electronic_dice;

void wf_electronic_init(wf_electronic_dice* dice);

// Takes a timer capture into the jitter pool, at any time.
void wf_electronic_stir(wf_electronic_dice* dice, uint16_t capture);

// Starts a throw of `count` dice (1 to WF_DICE_MAX) with `faces` faces each (WF_FACES_MIN to WF_FACES_MAX).
// Replaces a throw that is not finished.
void wf_electronic_throw(wf_electronic_dice* dice, uint8_t count, uint8_t faces);

// Takes a raw bit and returns the state. When the throw is done or given up, the state stays until the next
// throw.
wf_throw wf_electronic_feed(wf_electronic_dice* dice, bool raw);

// Reads the dice that lie (WF_THROW_DONE).
void wf_electronic_read(const wf_electronic_dice* dice, wf_dice* out);

#ifdef __cplusplus
}
#endif

#endif
