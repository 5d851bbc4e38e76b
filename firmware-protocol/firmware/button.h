// SPDX-License-Identifier: Apache-2.0
// One press of a bouncing button is one press. The contact is looked at every WF_BUTTON_LOOK_MS; it counts as
// changed when two looks in a row agree on it. A contact that settles within that time of its edge gives at
// most one look at its bouncing, which agrees with what was or with what comes: so bouncing never makes two
// presses.
#ifndef WATCHFIRE_FIRMWARE_BUTTON_H
#define WATCHFIRE_FIRMWARE_BUTTON_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WF_BUTTON_LOOK_MS 10u

typedef struct wf_button {
    bool seen; // closed at the last look
    bool down;
    uint8_t looked_at; // milliseconds, lowest byte: looks lie close together
} wf_button;

// A button that is held down at the start has to be let go before it counts.
void wf_button_init(wf_button* button, uint32_t now);

// To be called at least every millisecond or so while the button is in use; `closed` is the bare contact.
// True once for each press, however long it lasts.
bool wf_button_look(wf_button* button, bool closed, uint32_t now);

#ifdef __cplusplus
}
#endif

#endif
