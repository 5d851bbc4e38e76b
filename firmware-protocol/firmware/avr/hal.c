// SPDX-License-Identifier: Apache-2.0
// The HAL for an ATmega328P at 16 MHz (Arduino Uno class). Pins: button from PD2 to ground, lamp at PB3
// (dimmed) and PB5 (on or off, the board's own LED), PC0 (A0) open for its noise, PD0 and PD1 the line.
//   Timer 0  1 kHz clock                     Timer 2   dims the lamp
//   Timer 1  62.5 ns, captured for jitter    Watchdog  never resets; its own oscillator ticks for jitter
#include "firmware-protocol/firmware/hal.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>

#include "firmware-protocol/firmware/avr/board.h"
#include "firmware-protocol/firmware/lights.h"
#include "firmware-protocol/firmware/noise.h"

#define BUTTON PD2
#define LAMP PB3
#define LED PB5

#define READING_ENDED _BV(0) // in GPIOR0
#define SLEEP_IDLE _BV(SE)   // mode bits 0: clocks of timers, line and ADC go on

// A ring: only the interrupt writes `in`, only the loop writes `out`; both run freely. It must hold what
// arrives while the loop is busy sending.
#define RX_SIZE 64u

#define LINE (_BV(RXCIE0) | _BV(RXEN0) | _BV(TXEN0))

// Interrupts take no arguments, so the data they share with the loop is static in this file.
static volatile uint8_t rx[RX_SIZE];
static volatile uint8_t rx_in;
static volatile uint8_t rx_out;
static volatile uint32_t ticks;
static volatile uint16_t jitter;

// After a watchdog reset (a bootloader's way to start this program) the watchdog still runs, at its shortest
// time.
static void quiet_watchdog(void) __attribute__((naked, used, section(".init3")));
static void quiet_watchdog(void) {
    MCUSR = 0;
    wdt_disable();
}

ISR(TIMER0_COMPA_vect) {
    ++ticks;
}

ISR(USART_RX_vect) {
    const uint8_t byte = UDR0;
    // If the ring is full, the newest byte is lost, its line fails its CRC, and the host repeats it.
    if ((uint8_t)(rx_in - rx_out) < RX_SIZE) {
        rx[rx_in % RX_SIZE] = byte;
        ++rx_in;
    }
}

// Only wakes wf_hal_send.
ISR(USART_UDRE_vect) {
    UCSR0B = LINE;
}

ISR(INT0_vect) {
    jitter = wf_jitter_stir(jitter, TCNT1);
}

ISR(WDT_vect, ISR_ALIASOF(INT0_vect));

// Wakes the loop if a reading ends between the loop's check and its sleep; the loop reads the value. Setting
// the bit is one instruction that changes no register, so nothing has to be saved.
ISR(ADC_vect, ISR_NAKED) {
    GPIOR0 |= READING_ENDED;
    reti();
}

void wf_avr_init(void) {
    ACSR = _BV(ACD);
    PRR = _BV(PRTWI) | _BV(PRSPI);

    PORTD = _BV(BUTTON);
    DDRB = _BV(LAMP) | _BV(LED);

    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01) | _BV(CS00);
    OCR0A = F_CPU / 64u / 1000u - 1u;
    TIMSK0 = _BV(OCIE0A);

    TCCR1B = _BV(CS10);

    TCCR2B = _BV(CS22);

    // 115200 baud, as near as 16 MHz comes to it: 117647. The doubling is set first; see avr-libc's
    // simulators.
    UCSR0A = _BV(U2X0);
    UBRR0H = 0;
    UBRR0L = 16;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = LINE;

    EICRA = _BV(ISC00);
    EIMSK = _BV(INT0);

    // Vcc as reference, channel 0; 125 kHz, one reading takes 104 us.
    DIDR0 = _BV(ADC0D);
    ADMUX = _BV(REFS0);
    ADCSRA = _BV(ADEN) | _BV(ADSC) | _BV(ADIE) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);

    // Interrupt only, every 16 ms.
    WDTCSR = _BV(WDCE) | _BV(WDE);
    WDTCSR = _BV(WDIE);

    sei();
}

uint32_t wf_hal_millis(void) {
    cli();
    const uint32_t now = ticks;
    sei();
    return now;
}

bool wf_hal_receive(uint8_t* byte) {
    const uint8_t out = rx_out;
    if (out == rx_in)
        return false;
    *byte = rx[out % RX_SIZE];
    rx_out = (uint8_t)(out + 1u);
    return true;
}

// Interrupts are off before the check, so none can come between the check and the sleep.
static void sleep_unless(bool ready) {
    SMCR = SLEEP_IDLE;
    if (!ready) {
        sei(); // takes effect after the next instruction
        sleep_cpu();
    }
    SMCR = 0;
    sei();
}

void wf_hal_idle(void) {
    cli();
    const bool ended = (GPIOR0 & READING_ENDED) != 0;
    GPIOR0 &= (uint8_t)~READING_ENDED;
    sleep_unless(ended || rx_in != rx_out);
}

// Without a ring: a ring for a whole HELLO would take RAM that receiving needs more.
void wf_hal_send(char byte) {
    while ((UCSR0A & _BV(UDRE0)) == 0) {
        cli();
        UCSR0B = LINE | _BV(UDRIE0);
        sleep_unless(false);
    }
    UDR0 = (uint8_t)byte;
}

void wf_hal_lamp(uint8_t brightness) {
    static const __flash uint8_t duty[] = {0, 6, 60, 255};
    OCR2A = duty[brightness];
    // At duty 0 the timer would still let the lamp glimmer.
    TCCR2A = brightness != 0 ? _BV(COM2A1) | _BV(WGM21) | _BV(WGM20) : _BV(WGM21) | _BV(WGM20);
    if (brightness >= WF_LIGHT_ON)
        PORTB |= _BV(LED);
    else
        PORTB &= (uint8_t)~_BV(LED);
}

bool wf_hal_button(void) {
    return (PIND & _BV(BUTTON)) == 0;
}

bool wf_hal_noise(bool* bit) {
    if ((ADCSRA & _BV(ADSC)) != 0)
        return false;
    *bit = (ADCL & 1u) != 0;
    (void)ADCH; // reading ADCL locks the next reading out until ADCH is read
    ADCSRA |= _BV(ADSC);
    return true;
}

uint16_t wf_hal_jitter(void) {
    cli();
    const uint16_t now = jitter;
    sei();
    return now;
}
