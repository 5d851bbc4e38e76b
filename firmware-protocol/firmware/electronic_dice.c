// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/electronic_dice.h"

#include <string.h>

void wf_electronic_init(wf_electronic_dice* dice) {
    memset(dice, 0, sizeof *dice);
    wf_noise_init(&dice->noise);
}

void wf_electronic_stir(wf_electronic_dice* dice, uint16_t capture) {
    dice->jitter = wf_jitter_stir(dice->jitter, capture);
}

static void next_die(wf_electronic_dice* dice) {
    dice->span = 1;
    dice->at = 0;
}

void wf_electronic_throw(wf_electronic_dice* dice, uint8_t count, uint8_t faces) {
    dice->count = count;
    dice->faces = faces;
    dice->lying = 0;
    dice->bits_left = WF_THROW_BITS_MAX;
    dice->state = WF_THROW_ROLLING;
    next_die(dice);
}

// Each bit doubles the equally likely states. As soon as there are enough for the faces, the first of them
// are the faces, and a throw that ends beyond is not lost: it is one of the remaining states, all equally
// likely still.
static void take(wf_electronic_dice* dice, bool bit) {
    dice->span = (uint8_t)(dice->span << 1);
    dice->at = (uint8_t)((uint8_t)(dice->at << 1) | (uint8_t)bit);
    if (dice->span < dice->faces)
        return;
    if (dice->at >= dice->faces) {
        dice->span = (uint8_t)(dice->span - dice->faces);
        dice->at = (uint8_t)(dice->at - dice->faces);
        return;
    }
    dice->value[dice->lying] = (uint8_t)(dice->at + 1u);
    next_die(dice);
    if (++dice->lying == dice->count)
        dice->state = WF_THROW_DONE;
}

wf_throw wf_electronic_feed(wf_electronic_dice* dice, bool raw) {
    bool bit;
    const bool made = wf_noise_feed(&dice->noise, raw, &bit);
    if (dice->state != WF_THROW_ROLLING)
        return dice->state;
    if (made) {
        dice->jitter = wf_jitter_stir(dice->jitter, 0);
        take(dice, bit != ((dice->jitter & 1u) != 0));
    }
    if (dice->state == WF_THROW_ROLLING && --dice->bits_left == 0)
        dice->state = WF_THROW_NO_NOISE;
    return dice->state;
}

void wf_electronic_read(const wf_electronic_dice* dice, wf_dice* out) {
    out->count = dice->count;
    for (uint8_t i = 0; i < dice->count; ++i) {
        out->die[i].faces = dice->faces;
        out->die[i].value = dice->value[i];
    }
}
