// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/firmware/firmware.h"

#include <string.h>

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/firmware/boot_count.h"
#include "firmware-protocol/firmware/hal.h"
#include "firmware-protocol/firmware/lights.h"
#include "firmware-protocol/firmware/noise.h"
#include "firmware-protocol/firmware/sensor.h"

#define NUMBER_BITS 16u
#define NUMBER_MS_MAX 300u // good noise makes 16 bits in about 40 ms
#define RECEIVE_MAX 16u    // bytes taken before anything else runs: a flood must not starve the dice

static void send(void* context, char byte) {
    (void)context;
    wf_hal_send(byte);
}

// Each change restarts the rhythm.
static void lamp(void* context, wf_lamp effect, wf_notice notice) {
    wf_firmware* firmware = context;
    (void)effect; // light() asks the tower
    (void)notice;
    firmware->light_step = 0;
}

static uint16_t count_boot(void* context) {
    (void)context;
    return wf_boot_count();
}

static uint16_t entropy(void* context) {
    (void)context;
    wf_noise noise;
    uint16_t number = 0;
    uint8_t bits = 0;
    wf_noise_init(&noise);
    const uint16_t start = (uint16_t)wf_hal_millis();
    while (bits < NUMBER_BITS && (uint16_t)((uint16_t)wf_hal_millis() - start) < NUMBER_MS_MAX) {
        bool raw;
        bool bit;
        if (!wf_hal_noise(&raw)) {
            wf_hal_idle();
        } else if (wf_noise_feed(&noise, raw, &bit)) {
            number = (uint16_t)(number << 1 | bit);
            ++bits;
        }
    }
    return bits == NUMBER_BITS ? number : 0;
}

static bool read_serial(char* serial) {
    uint8_t size = 0;
    for (; size < WF_SERIAL_MAX; ++size) {
        const char c = (char)wf_hal_store_read((uint8_t)(WF_SERIAL_FIRST + size));
        if (c == '\0')
            break;
        if (c <= ' ' || c > '~' || c == '*')
            return false;
        serial[size] = c;
    }
    serial[size] = '\0';
    return size > 0;
}

static char hex_digit(uint8_t value) {
    return (char)(value < 10u ? '0' + value : 'a' - 10 + value);
}

static void make_serial(char* serial) {
    uint32_t sum = WF_CRC32_START;
    for (uint8_t i = 0; i < WF_CHIP_ID_SIZE; ++i)
        sum = wf_crc32_step(sum, wf_hal_chip_id(i));
    serial[0] = 'W';
    serial[1] = 'F';
    serial[2] = '-';
    for (uint8_t i = 3; i < 11u; ++i) {
        serial[i] = hex_digit((uint8_t)(sum >> 28));
        sum <<= 4;
    }
    serial[11] = '\0';
}

void wf_firmware_init(wf_firmware* firmware, const char* version) {
    memset(firmware, 0, sizeof *firmware);
    if (!read_serial(firmware->serial))
        make_serial(firmware->serial);
    firmware->hal.context = firmware;
    firmware->hal.send = send;
    firmware->hal.lamp = lamp;
    firmware->hal.count_boot = count_boot;
    firmware->hal.entropy = entropy;
    firmware->identity.name = "Watchfire-Tower";
    firmware->identity.firmware = version;
    firmware->identity.serial = firmware->serial;
    firmware->identity.caps = (uint8_t)(WF_CAP_LAMP | wf_sensor_caps);
    wf_sensor_init(wf_hal_millis());
    wf_tower_init(&firmware->tower, &firmware->hal, &firmware->identity, wf_hal_millis());
}

static void light(wf_firmware* firmware, uint32_t now) {
    if ((uint16_t)((uint16_t)now - firmware->lit_at) < WF_LIGHT_STEP_MS)
        return;
    firmware->lit_at = (uint16_t)now;
    wf_hal_lamp(
        wf_light(firmware->tower.effect, firmware->tower.notice, firmware->no_noise, firmware->light_step));
    firmware->light_step = (uint8_t)((firmware->light_step + 1u) % WF_LIGHT_STEPS);
}

static void sense(wf_firmware* firmware, uint32_t now) {
    wf_dice dice;
    const wf_sensed sensed = wf_sensor_poll(now, &dice);
    if (sensed == WF_SENSED_NOTHING)
        return;
    firmware->no_noise = sensed == WF_SENSED_NO_NOISE;
    firmware->light_step = 0;
    if (sensed == WF_SENSED_ROLL)
        (void)wf_tower_roll(&firmware->tower, &dice, now); // a refused one shows on the lamp
    else if (sensed == WF_SENSED_COCKED)
        wf_tower_cocked(&firmware->tower, dice.count, now);
    firmware->due = now;
}

void wf_firmware_step(wf_firmware* firmware) {
    const uint32_t now = wf_hal_millis();
    uint8_t byte;
    for (uint8_t i = 0; i < RECEIVE_MAX && wf_hal_receive(&byte); ++i) {
        wf_tower_receive(&firmware->tower, byte, now);
        firmware->due = now;
    }
    sense(firmware, now);
    if ((int32_t)(now - firmware->due) >= 0)
        firmware->due = now + wf_tower_poll(&firmware->tower, now);
    light(firmware, now);
    wf_hal_idle();
}
