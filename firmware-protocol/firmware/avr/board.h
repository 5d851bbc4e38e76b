// SPDX-License-Identifier: Apache-2.0
// What main.c needs of the board beyond hal.h.
#ifndef WATCHFIRE_FIRMWARE_AVR_BOARD_H
#define WATCHFIRE_FIRMWARE_AVR_BOARD_H

// Sets up clock, line, lamp, noise and sleep, and lets interrupts in. Once, before anything of hal.h.
void wf_avr_init(void);

#endif
