// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/lights.h"

#include "firmware-protocol/codec/flash.h"

// Sixteen brightnesses as one number, the first lowest.
#define FOUR(a, b, c, d) ((uint32_t)(a) | (uint32_t)(b) << 2 | (uint32_t)(c) << 4 | (uint32_t)(d) << 6)
#define RHYTHM(first, second, third, fourth) ((first) | (second) << 8 | (third) << 16 | (fourth) << 24)

enum { FULL = WF_LAMP_WIN + 1, REFUSED, NO_NOISE, RHYTHMS };

// clang-format off
static const WF_FLASH uint32_t rhythms[RHYTHMS] = {
    // idle: a glimmer with one blink
    RHYTHM(FOUR(2, 1, 1, 1), FOUR(1, 1, 1, 1), FOUR(1, 1, 1, 1), FOUR(1, 1, 1, 1)),
    // your-turn: breathes
    RHYTHM(FOUR(1, 2, 3, 3), FOUR(3, 3, 2, 1), FOUR(1, 1, 1, 1), FOUR(1, 1, 1, 1)),
    // rolled: two blinks
    RHYTHM(FOUR(3, 0, 3, 0), FOUR(0, 0, 0, 0), FOUR(0, 0, 0, 0), FOUR(0, 0, 0, 0)),
    // breach: alarm
    RHYTHM(FOUR(3, 0, 3, 0), FOUR(3, 0, 3, 0), FOUR(3, 0, 3, 0), FOUR(3, 0, 3, 0)),
    // flood: waves that swell and fall back
    RHYTHM(FOUR(0, 1, 2, 3), FOUR(0, 1, 2, 3), FOUR(0, 1, 2, 3), FOUR(0, 1, 2, 3)),
    // storm: lightning
    RHYTHM(FOUR(3, 0, 0, 0), FOUR(0, 3, 0, 3), FOUR(3, 0, 0, 0), FOUR(0, 0, 3, 0)),
    // win: full, with a twinkle
    RHYTHM(FOUR(3, 3, 3, 3), FOUR(3, 3, 3, 3), FOUR(3, 3, 3, 3), FOUR(3, 3, 3, 1)),
    // full: long, long
    RHYTHM(FOUR(3, 3, 3, 3), FOUR(3, 0, 0, 0), FOUR(3, 3, 3, 3), FOUR(3, 0, 0, 0)),
    // refused: long, short, short
    RHYTHM(FOUR(3, 3, 3, 3), FOUR(0, 0, 3, 0), FOUR(0, 3, 0, 0), FOUR(0, 0, 0, 0)),
    // no noise: four blinks and a pause
    RHYTHM(FOUR(3, 0, 3, 0), FOUR(3, 0, 3, 0), FOUR(0, 0, 0, 0), FOUR(0, 0, 0, 0)),
};
// clang-format on

uint8_t wf_light(wf_lamp effect, wf_notice notice, bool no_noise, uint8_t step) {
    uint8_t which = (uint8_t)effect;
    if (no_noise)
        which = NO_NOISE;
    else if (notice == WF_NOTICE_FULL)
        which = FULL;
    else if (notice == WF_NOTICE_REFUSED)
        which = REFUSED;
    return (uint8_t)(rhythms[which] >> (2u * step)) & 3u;
}
