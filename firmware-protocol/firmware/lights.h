// SPDX-License-Identifier: Apache-2.0
// The lamp's rhythm for each effect of the host and each trouble of the tower. Each has its own rhythm of
// four brightnesses, so that even a small LED that is only on or off can be read.
#ifndef WATCHFIRE_FIRMWARE_LIGHTS_H
#define WATCHFIRE_FIRMWARE_LIGHTS_H

#include "firmware-protocol/core/tower.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WF_LIGHT_STEPS 16u
#define WF_LIGHT_STEP_MS 128u // the whole rhythm: 2048 ms

// Brightness as a lamp shows it: 0 off, 1 a glimmer, 2 half, 3 full. A lamp without brightness is on from 2.
#define WF_LIGHT_ON 2u

// The brightness at `step` (0 to WF_LIGHT_STEPS - 1). What the table must know comes before what the host
// wants to show: first `no_noise` (the last throw was given up), then the notice, then the effect.
uint8_t wf_light(wf_lamp effect, wf_notice notice, bool no_noise, uint8_t step);

#ifdef __cplusplus
}
#endif

#endif
