// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/noise.h"

#include <string.h>

// What a pairing is waiting for. A finished pair is handed out only when its history comes round again: if it
// were handed out at once, the order of the pairings would reveal which way the source went.
enum { WAITS_FOR_FIRST = 0, HAS_FIRST_0, HAS_FIRST_1, READY_0, READY_1 };

void wf_noise_init(wf_noise* noise) {
    memset(noise, 0, sizeof *noise);
}

bool wf_noise_pair(wf_noise* noise, bool raw, bool* out) {
    const uint8_t history = noise->history;
    noise->history = (uint8_t)((uint8_t)(history << 1) | (uint8_t)raw) & (WF_NOISE_PAIRINGS - 1u);
    if (noise->known < WF_NOISE_HISTORY) {
        ++noise->known;
        return false;
    }
    uint8_t* pairing = &noise->pairing[history];
    bool made = false;
    if (*pairing >= READY_0) {
        *out = *pairing == READY_1;
        made = true;
        *pairing = WAITS_FOR_FIRST;
    }
    if (*pairing == WAITS_FOR_FIRST)
        *pairing = raw ? HAS_FIRST_1 : HAS_FIRST_0;
    else if ((*pairing == HAS_FIRST_1) == raw)
        *pairing = WAITS_FOR_FIRST;
    else
        *pairing = raw ? READY_0 : READY_1;
    return made;
}

bool wf_noise_feed(wf_noise* noise, bool raw, bool* out) {
    bool bit;
    if (!wf_noise_pair(noise, raw, &bit))
        return false;
    noise->fold = noise->fold != bit;
    if (++noise->folded < WF_NOISE_FOLD)
        return false;
    *out = noise->fold;
    noise->folded = 0;
    noise->fold = false;
    return true;
}
