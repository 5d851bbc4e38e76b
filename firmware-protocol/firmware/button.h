// SPDX-License-Identifier: Apache-2.0
// Debounces a button: one press counts once. The contact is checked every WF_BUTTON_LOOK_MS and counts as
// changed when two checks in a row agree. If it settles within that time, at most one check falls into the
// bouncing, and it agrees with either the old or the new state. So bouncing never makes two presses.
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
    uint8_t looked_at; // milliseconds, lowest byte: checks are close together
} wf_button;

// A button that is held down at the start must be released before it counts.
void wf_button_init(wf_button* button, uint32_t now);

// Call at least about every millisecond while the button is in use; `closed` is the raw contact. Returns true
// once for each press, however long it lasts.
bool wf_button_look(wf_button* button, bool closed, uint32_t now);

#ifdef __cplusplus
}
#endif

#endif
