// SPDX-License-Identifier: Apache-2.0
// What a board provides to the firmware: wire, clock, lamp, noise, memory. Plain functions rather than a
// table of pointers, which would occupy scarce RAM: each board (avr/, arduino/) defines them once. The sensor
// (sensor.h) reads the dice; it does not know the link, and the link (core/tower.h) knows neither.
#ifndef WATCHFIRE_FIRMWARE_HAL_H
#define WATCHFIRE_FIRMWARE_HAL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Milliseconds since the start; wraps.
uint32_t wf_hal_millis(void);

// The next byte from the host, if there is one.
bool wf_hal_receive(uint8_t* byte);

// Sends a byte to the host. Waits for room, but never longer than one byte takes on the wire.
void wf_hal_send(char byte);

// Shows a brightness of lights.h.
void wf_hal_lamp(uint8_t brightness);

// True if the button's contact is closed this instant, bouncing and all.
bool wf_hal_button(void);

// Returns the next raw noise bit if one is ready, and starts on the following one. Does not wait.
bool wf_hal_noise(bool* bit);

// The fast timer's last captures at the button's edges and at the ticks of a second oscillator, stirred into
// one number (wf_jitter_stir).
uint16_t wf_hal_jitter(void);

// Bytes that survive a power cut: addresses 0 to 127. A write is complete when it returns; a byte that
// already holds the value is not written again.
#define WF_STORE_SIZE 128u
uint8_t wf_hal_store_read(uint8_t address);
void wf_hal_store_write(uint8_t address, uint8_t byte);

// Bytes 0 to WF_CHIP_ID_SIZE - 1 of the id that distinguishes this chip from others of its kind.
#define WF_CHIP_ID_SIZE 10u
uint8_t wf_hal_chip_id(uint8_t index);

// Sleeps until an interrupt, at most a millisecond; returns at once if a byte has arrived.
void wf_hal_idle(void);

#ifdef __cplusplus
}
#endif

#endif
