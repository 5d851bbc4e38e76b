// SPDX-License-Identifier: Apache-2.0
// What a board gives the firmware: wire, clock, lamp, noise, memory. Functions and no table of pointers,
// which would lie in the scarce RAM: each board (avr/, arduino/) defines them once. Reading the dice is the
// sensor's, in sensor.h; neither knows the link, and the link (core/tower.h) knows neither.
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

// Sends a byte to the host; waits for room, never longer than a byte takes on the wire.
void wf_hal_send(char byte);

// Shows a brightness of lights.h.
void wf_hal_lamp(uint8_t brightness);

// True if the button's contact is closed this instant, bouncing and all.
bool wf_hal_button(void);

// The next raw noise bit, if one is ready; then begins with the one after it. Does not wait.
bool wf_hal_noise(bool* bit);

// The fast timer's last captures at the button's edges and at the ticks of a second oscillator, stirred into
// one number (wf_jitter_stir).
uint16_t wf_hal_jitter(void);

// Bytes that outlive a power cut: addresses 0 to 127. A write is over when it returns, and a byte that holds
// the value already is not written again.
#define WF_STORE_SIZE 128u
uint8_t wf_hal_store_read(uint8_t address);
void wf_hal_store_write(uint8_t address, uint8_t byte);

// Bytes 0 to WF_CHIP_ID_SIZE - 1 of what tells this chip from others of its kind.
#define WF_CHIP_ID_SIZE 10u
uint8_t wf_hal_chip_id(uint8_t index);

// Sleeps until an interrupt, a millisecond at most; returns at once if a byte is there.
void wf_hal_idle(void);

#ifdef __cplusplus
}
#endif

#endif
