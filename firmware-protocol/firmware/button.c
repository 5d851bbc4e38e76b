// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/button.h"

void wf_button_init(wf_button* button, uint32_t now) {
    button->seen = true;
    button->down = true;
    button->looked_at = (uint8_t)now;
}

bool wf_button_look(wf_button* button, bool closed, uint32_t now) {
    if ((uint8_t)((uint8_t)now - button->looked_at) < WF_BUTTON_LOOK_MS)
        return false;
    button->looked_at = (uint8_t)now;
    const bool agreed = closed == button->seen;
    button->seen = closed;
    if (!agreed || closed == button->down)
        return false;
    button->down = closed;
    return closed;
}
