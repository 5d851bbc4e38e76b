// SPDX-License-Identifier: Apache-2.0
// The dice tower as an Arduino sketch. It needs the Watchfire library, which the build makes as a .zip file
// (docs/tower/building.md).
#include <watchfire.h>

static wf_firmware firmware;

void setup() {
    watchfire_begin();
    wf_firmware_init(&firmware, WATCHFIRE_VERSION);
}

void loop() {
    wf_firmware_step(&firmware);
}
