// SPDX-License-Identifier: Apache-2.0
// Makes fair bits out of biased ones. Raw bits (the lowest bit of an ADC reading) may be biased and may
// depend on their predecessors; von Neumann's pairing cures only the bias. So pairs are formed among bits
// that followed the same three bits before them (Blum 1986), which cures any dependence that reaches no
// further back, and eight such bits are folded into one to weaken dependence that reaches further. The less
// random the raw bits are, the fewer bits come out: a dead source yields none at all, and no bit is ever made
// up. docs/tower/fairness.md explains it and gives figures.
#ifndef WATCHFIRE_FIRMWARE_NOISE_H
#define WATCHFIRE_FIRMWARE_NOISE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WF_NOISE_HISTORY 3u  // raw bits that tell which pairing a raw bit belongs to
#define WF_NOISE_PAIRINGS 8u // two to the power of the history
#define WF_NOISE_FOLD 8u     // bits of the pairings per fair bit

typedef struct wf_noise {
    uint8_t history;                    // the last raw bits, newest lowest
    uint8_t known;                      // raw bits in `history` so far
    uint8_t pairing[WF_NOISE_PAIRINGS]; // by history: what that pairing is waiting for
    uint8_t folded;                     // bits in `fold` so far
    bool fold;
} wf_noise;

void wf_noise_init(wf_noise* noise);

// Takes a raw bit. Returns true if a pairing hands out a bit, in *out. It is exactly fair and independent of
// the others if the raw bits depend on no more than the WF_NOISE_HISTORY bits before them.
bool wf_noise_pair(wf_noise* noise, bool raw, bool* out);

// Like wf_noise_pair, followed by the folding; this is what the firmware uses. True if *out is a fair bit.
bool wf_noise_feed(wf_noise* noise, bool raw, bool* out);

// Mixes a capture of a fast timer, taken at an event that is not in step with it, into a pool of 16 bits.
static inline uint16_t wf_jitter_stir(uint16_t pool, uint16_t capture) {
    return (uint16_t)((uint16_t)(pool << 1 | pool >> 15) ^ capture);
}

#ifdef __cplusplus
}
#endif

#endif
