// SPDX-License-Identifier: Apache-2.0
// The smallest program that uses all of the tower's core on the chip, so that its size can be measured; it
// never runs. Registers stand for sensor, clock and wire, so that the compiler cannot compute anything in
// advance.
#include <avr/io.h>

#include "firmware-protocol/core/tower.h"

static void put(void* context, char byte) {
    (void)context;
    UDR0 = (uint8_t)byte;
}

static void lamp(void* context, wf_lamp effect, wf_notice notice) {
    (void)context;
    PORTB = (uint8_t)((uint8_t)effect + (uint8_t)notice);
}

static uint16_t number(void* context) {
    (void)context;
    return TCNT1;
}

static uint8_t charge(void* context) {
    (void)context;
    return ADCL;
}

static wf_tower tower;

int main(void) {
    static const wf_tower_hal hal = {NULL, put, lamp, number, number, charge};
    static const wf_tower_identity who = {"Probe", "0.1.0", "P-1", WF_CAP_LAMP | WF_CAP_COCKED};
    wf_tower_init(&tower, &hal, &who, TCNT1);
    for (;;) {
        const wf_dice dice = {2, {{6, PINC}, {6, PIND}}};
        wf_tower_receive(&tower, UDR0, TCNT1);
        (void)wf_tower_roll(&tower, &dice, TCNT1);
        wf_tower_cocked(&tower, PINB, TCNT1);
        wf_tower_greet(&tower, TCNT1);
        (void)wf_tower_poll(&tower, TCNT1);
    }
}
