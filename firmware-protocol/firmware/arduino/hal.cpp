// SPDX-License-Identifier: Apache-2.0
// The HAL on top of the Arduino core, for boards with an ATmega328P (Uno, Nano, Pro Mini). Same pins as the
// bare firmware: button from D2 to ground, lamp at D11 (dimmed) and D13 (on or off), A0 open. Timer 1 is the
// firmware's own, so D9 and D10 cannot be dimmed.
#include <Arduino.h>
#include <avr/sleep.h>

#include "firmware-protocol/firmware/hal.h"
#include "firmware-protocol/firmware/lights.h"
#include "firmware-protocol/firmware/noise.h"
#include "watchfire.h"

namespace {

constexpr uint8_t button_pin = 2;
constexpr uint8_t lamp_pin = 11;
constexpr uint8_t led_pin = 13;
constexpr uint8_t noise_channel = 0;
constexpr uint8_t reading_ended = _BV(0); // in GPIOR0

// Global, because interrupts take no arguments.
volatile uint16_t jitter;

void capture() {
    jitter = wf_jitter_stir(jitter, TCNT1);
}

} // namespace

ISR(WDT_vect) {
    capture();
}

// Wakes the loop if a reading ends between the loop's check and its sleep; the loop reads the value.
ISR(ADC_vect) {
    GPIOR0 |= reading_ended;
}

void watchfire_begin() {
    pinMode(button_pin, INPUT_PULLUP);
    pinMode(lamp_pin, OUTPUT);
    pinMode(led_pin, OUTPUT);
    Serial.begin(115200);
    attachInterrupt(digitalPinToInterrupt(button_pin), capture, CHANGE);
    noInterrupts();
    TCCR1A = 0;
    TCCR1B = _BV(CS10);
    // The watchdog's oscillator ticks every 16 ms; it never resets.
    WDTCSR = _BV(WDCE) | _BV(WDE);
    WDTCSR = _BV(WDIE);
    interrupts();
    ADMUX = _BV(REFS0) | noise_channel;
    ADCSRA |= _BV(ADSC) | _BV(ADIE);
}

uint32_t wf_hal_millis() {
    return millis();
}

bool wf_hal_receive(uint8_t* byte) {
    const int next = Serial.read();
    *byte = static_cast<uint8_t>(next);
    return next >= 0;
}

void wf_hal_send(char byte) {
    Serial.write(static_cast<uint8_t>(byte));
}

void wf_hal_lamp(uint8_t brightness) {
    static const uint8_t duty[] = {0, 6, 60, 255};
    analogWrite(lamp_pin, duty[brightness]);
    digitalWrite(led_pin, brightness >= WF_LIGHT_ON ? HIGH : LOW);
}

bool wf_hal_button() {
    return digitalRead(button_pin) == LOW;
}

// Does not use analogRead(), which waits.
bool wf_hal_noise(bool* bit) {
    if ((ADCSRA & _BV(ADSC)) != 0)
        return false;
    *bit = (ADCL & 1u) != 0;
    (void)ADCH; // reading ADCL locks the next reading out until ADCH is read
    ADCSRA |= _BV(ADSC);
    return true;
}

uint16_t wf_hal_jitter() {
    noInterrupts();
    const uint16_t now = jitter;
    interrupts();
    return now;
}

// Interrupts are off before the check, so no byte can arrive between the check and the sleep.
void wf_hal_idle() {
    set_sleep_mode(SLEEP_MODE_IDLE);
    noInterrupts();
    const bool ended = (GPIOR0 & reading_ended) != 0;
    GPIOR0 &= static_cast<uint8_t>(~reading_ended);
    if (!ended && Serial.available() == 0) {
        sleep_enable();
        interrupts();
        sleep_cpu();
        sleep_disable();
    }
    interrupts();
}
