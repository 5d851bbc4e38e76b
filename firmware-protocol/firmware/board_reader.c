// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/board_reader.h"

#include <string.h>

void wf_board_init(wf_board_reader* reader, uint8_t count, uint8_t faces, uint32_t now) {
    memset(reader, 0, sizeof *reader);
    reader->count = count;
    reader->faces = faces;
    reader->last.present = UINT8_MAX; // equals no reading
    reader->same_since = (uint16_t)now;
}

static bool equal(const wf_board_reading* a, const wf_board_reading* b) {
    return a->present == b->present && a->present <= WF_DICE_MAX &&
           memcmp(a->value, b->value, a->present) == 0;
}

static wf_sensed judge(const wf_board_reader* reader, wf_dice* dice) {
    uint8_t askew = 0;
    for (uint8_t i = 0; i < reader->count; ++i) {
        const uint8_t value = reader->last.value[i];
        dice->die[i].faces = reader->faces;
        dice->die[i].value = value;
        if (value == 0 || value > reader->faces)
            ++askew;
    }
    dice->count = askew != 0 ? askew : reader->count;
    return askew != 0 ? WF_SENSED_COCKED : WF_SENSED_ROLL;
}

wf_sensed wf_board_look(wf_board_reader* reader, const wf_board_reading* reading, uint32_t now,
                        wf_dice* dice) {
    if (!equal(reading, &reader->last)) {
        reader->last = *reading;
        reader->same_since = (uint16_t)now;
        return WF_SENSED_NOTHING;
    }
    if (reading->present == 0) {
        reader->ready = true;
        return WF_SENSED_NOTHING;
    }
    const uint16_t still = (uint16_t)((uint16_t)now - reader->same_since);
    if (!reader->ready || reading->present != reader->count || still < WF_BOARD_STILL_MS)
        return WF_SENSED_NOTHING;
    reader->ready = false;
    return judge(reader, dice);
}
