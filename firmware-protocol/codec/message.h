// SPDX-License-Identifier: Apache-2.0
// The messages between a dice tower and its host, and every limit of the link: the one place where
// both sides, the app and the firmware, say what a message holds. Carries out PROTOCOL.md, "Messages of the
// tower" and "Messages of the host".
#ifndef WATCHFIRE_CODEC_MESSAGE_H
#define WATCHFIRE_CODEC_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The version of the protocol that this codec speaks.
#define WF_VERSION_MAJOR 1u
#define WF_VERSION_MINOR 0u

// Limits. Lines are counted in bytes without their line end.
#define WF_TOWER_LINE_MAX 255u // longest line of a tower
#define WF_HOST_LINE_MAX 64u   // longest line of a host: short, so that a tower needs little RAM
#define WF_DICE_MAX 8u
#define WF_FACES_MIN 2u
#define WF_FACES_MAX 20u
#define WF_NAME_MAX 24u      // device name
#define WF_FIRMWARE_MAX 16u  // firmware version
#define WF_SERIAL_MAX 24u    // serial number
#define WF_BATTERY_NONE 255u // status: no battery, or no way to measure it

// The kinds of messages: the tower's, the host's, and two that only a decoder makes.
typedef enum wf_kind {
    WF_KIND_NONE = 0,
    // tower to host
    WF_HELLO,
    WF_ROLL,
    WF_COCKED,
    WF_STATUS,
    WF_PONG,
    // host to tower
    WF_HELLO_ASK, // "HELLO?"
    WF_ACK,
    WF_LAMP,
    WF_PING,
    // only ever decoded
    WF_PLAIN_ROLL, // a line of bare numbers from a home-made tower: unchecked, so the table must confirm it
    WF_UNKNOWN     // a line with a right CRC whose first word this version does not know: ignore it
} wf_kind;

// Effects of the tower's lamp; the comments give their names on the wire.
typedef enum wf_lamp {
    WF_LAMP_IDLE = 0,  // idle
    WF_LAMP_YOUR_TURN, // your-turn
    WF_LAMP_ROLLED,    // rolled
    WF_LAMP_BREACH,    // breach
    WF_LAMP_FLOOD,     // flood
    WF_LAMP_STORM,     // storm
    WF_LAMP_WIN,       // win
    WF_LAMP_UNKNOWN    // only ever decoded: an effect of a newer version; a tower keeps what it shows
} wf_lamp;

// What a tower can do, as a set of bits. The comments give the names on the wire; unknown names are ignored.
#define WF_CAP_LAMP 0x01u       // lamp: has a lamp for LAMP
#define WF_CAP_COCKED 0x02u     // cocked: sees a die that lies askew
#define WF_CAP_BATTERY 0x04u    // battery: STATUS carries the battery's charge
#define WF_CAP_ELECTRONIC 0x08u // electronic: the numbers come from electronics, not from real dice
#define WF_CAP_SIMULATED 0x10u  // simulated: a program, not a device; screens say so
#define WF_CAP_ALL 0x1fu

// Bytes owned by somebody else, without a terminating zero. Decoded texts point into the decoder's line
// buffer and are valid until its next byte.
typedef struct wf_text {
    const char* data;
    uint8_t size;
} wf_text;

typedef struct wf_die {
    uint8_t faces; // WF_FACES_MIN to WF_FACES_MAX; 0 in a plain roll, where it is unknown
    uint8_t value; // 1 to faces; in a plain roll 1 to WF_FACES_MAX
} wf_die;

// Dice in the order in which the tower reports them.
typedef struct wf_dice {
    uint8_t count; // 1 to WF_DICE_MAX; 0 only if there is no roll yet
    wf_die die[WF_DICE_MAX];
} wf_dice;

typedef struct wf_hello {
    uint8_t major; // protocol version
    uint8_t minor;
    wf_text name; // texts: 1 to their limit, printable ASCII without space and '*'
    wf_text firmware;
    wf_text serial;
    uint8_t caps;      // WF_CAP_...
    uint8_t held;      // rolls that wait for their acknowledgement
    uint32_t last_seq; // sequence number of the last roll of this boot, 0: none yet
    wf_dice last;
} wf_hello;

typedef struct wf_status {
    uint8_t battery;   // percent, 0 to 100, or WF_BATTERY_NONE
    uint32_t uptime_s; // seconds since boot
    uint32_t rolls;    // rolls taken; this and the following counts are since boot
    uint32_t resends;  // ROLL lines sent again
    uint32_t refused;  // rolls refused because the queue was full
    uint32_t bad;      // damaged lines received
} wf_status;

typedef struct wf_message {
    wf_kind kind;
    // In a tower's message: its boot id (never 0) and the message's number. In ACK: those of the roll.
    uint32_t boot;
    uint32_t seq;
    union {
        wf_hello hello;
        wf_dice roll;     // ROLL and plain rolls
        uint8_t cocked;   // how many dice lie askew, 0 (unknown) to WF_DICE_MAX
        wf_status status; //
        uint32_t token;   // PING and PONG: any number, sent back as it came
        wf_lamp lamp;     //
        wf_text word;     // UNKNOWN: its first word
    } as;
} wf_message;

// True if dice may stand in a ROLL: count, faces and values within the limits.
bool wf_dice_valid(const wf_dice* dice);

// Wire name of a lamp effect, zero-terminated; null for WF_LAMP_UNKNOWN. For hosts only: it would cost a
// tower RAM.
const char* wf_lamp_name(wf_lamp lamp);

#ifdef __cplusplus
}
#endif

#endif
