// SPDX-License-Identifier: Apache-2.0
// What main.c needs from the board beyond hal.h.
#ifndef WATCHFIRE_FIRMWARE_AVR_BOARD_H
#define WATCHFIRE_FIRMWARE_AVR_BOARD_H

// Sets up clock, line, lamp, noise and sleep, and enables interrupts. Call once, before anything in hal.h.
void wf_avr_init(void);

#endif
