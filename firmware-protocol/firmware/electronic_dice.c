// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/electronic_dice.h"

#include <string.h>

void wf_draw_init(wf_draw* draw) {
    draw->span = 1;
    draw->at = 0;
}

// Each bit doubles the number of states. Once there are enough states for the faces, the first states stand
// for the faces. A draw beyond them is rejected but not wasted: it is one of the remaining states, which are
// still equally likely.
uint8_t wf_draw_take(wf_draw* draw, uint8_t faces, bool bit) {
    draw->span = (uint8_t)(draw->span << 1);
    draw->at = (uint8_t)((uint8_t)(draw->at << 1) | (uint8_t)bit);
    if (draw->span < faces)
        return 0;
    if (draw->at < faces)
        return (uint8_t)(draw->at + 1u);
    draw->span = (uint8_t)(draw->span - faces);
    draw->at = (uint8_t)(draw->at - faces);
    return 0;
}

void wf_electronic_init(wf_electronic_dice* dice) {
    memset(dice, 0, sizeof *dice);
    wf_noise_init(&dice->noise);
}

void wf_electronic_stir(wf_electronic_dice* dice, uint16_t capture) {
    dice->jitter = wf_jitter_stir(dice->jitter, capture);
}

void wf_electronic_throw(wf_electronic_dice* dice, uint8_t count, uint8_t faces) {
    dice->count = count;
    dice->faces = faces;
    dice->lying = 0;
    dice->bits_left = WF_THROW_BITS_MAX;
    dice->state = WF_THROW_ROLLING;
    wf_draw_init(&dice->draw);
}

static void take(wf_electronic_dice* dice, bool bit) {
    const uint8_t value = wf_draw_take(&dice->draw, dice->faces, bit);
    if (value == 0)
        return;
    dice->value[dice->lying] = value;
    wf_draw_init(&dice->draw);
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
