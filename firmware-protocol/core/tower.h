// SPDX-License-Identifier: Apache-2.0
// The tower's end of the link, the same for every firmware and for the simulator: numbers rolls, keeps
// them until the host has acknowledged them, repeats the oldest, answers the host. Knows neither sensor
// nor clock nor wire: a HAL gives it those. Carries out PROTOCOL.md, "What a tower does".
//
// Every function takes `now`, milliseconds of any free-running 32-bit clock that may wrap. Not
// re-entrant: call from one place (a main loop), not from interrupts.
#ifndef WATCHFIRE_CORE_TOWER_H
#define WATCHFIRE_CORE_TOWER_H

#include "firmware-protocol/codec/decoder.h"
#include "firmware-protocol/codec/message.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WF_TOWER_QUEUE 8u              // rolls kept until acknowledged
#define WF_TOWER_FIRST_PAUSE_MS 50u    // from a ROLL to its first repeat; doubles each time
#define WF_TOWER_HEARD_PAUSE_MS 200u   // longest pause while the host is heard
#define WF_TOWER_SILENT_PAUSE_MS 2000u // longest pause while it is silent
#define WF_TOWER_SILENCE_MS 3000u      // the host counts as silent after this long without a byte
#define WF_TOWER_STATUS_MS 60000u      // pause between two STATUS while the host is heard
#define WF_TOWER_WAIT_MAX_MS 3600000u  // wf_tower_poll wants to be called at least this often

// What the tower itself shows to the table; it takes precedence over the host's effect.
typedef enum wf_notice {
    WF_NOTICE_NONE = 0,
    WF_NOTICE_FULL,   // no room for another roll: do not roll now
    WF_NOTICE_REFUSED // a roll was made but not accepted: roll again; stays until a roll is taken
} wf_notice;

// What the firmware provides. Every call gets `context`; a hook may be null only where its comment says so.
typedef struct wf_tower_hal {
    void* context;
    // Sends a byte to the host; may wait until there is room.
    void (*send)(void* context, char byte);
    // Shows effect and notice; called at the start and at each change. May be null.
    void (*lamp)(void* context, wf_lamp effect, wf_notice notice);
    // Counts this boot in memory that survives a power cut, and returns the new count. It must be stored
    // before this returns.
    uint16_t (*count_boot)(void* context);
    // Returns 16 bits that are hard to predict; 0 if none are available.
    uint16_t (*entropy)(void* context);
    // Battery in percent or WF_BATTERY_NONE. May be null.
    uint8_t (*battery)(void* context);
} wf_tower_hal;

// Who the tower is. The texts are zero-ended and outlive the tower; limits as in wf_hello.
typedef struct wf_tower_identity {
    const char* name;
    const char* firmware;
    const char* serial;
    uint8_t caps; // WF_CAP_...
} wf_tower_identity;

typedef struct wf_tower_entry {
    uint32_t seq; // 0: never used
    wf_dice dice;
} wf_tower_entry;

// The tower's whole state. Do not copy it once set up: it points into itself.
typedef struct wf_tower {
    const wf_tower_hal* hal;
    const wf_tower_identity* identity;
    uint32_t boot;
    uint32_t next_seq;
    wf_tower_entry queue[WF_TOWER_QUEUE]; // a ring; entries stay readable after their acknowledgement
    uint8_t oldest;
    uint8_t held;
    bool sent;      // the oldest has been sent at least once
    uint16_t pause; // pause between the last sending of the oldest and the next
    uint32_t sent_at;
    bool heard; // the host is heard
    uint32_t heard_at;
    uint32_t status_at;
    uint32_t second_at; // when uptime_s was last brought up to date
    wf_status status;
    wf_lamp effect;
    wf_notice notice;
    wf_decoder decoder;
    char line[WF_HOST_LINE_MAX];
} wf_tower;

typedef enum wf_roll_result {
    WF_ROLL_TAKEN = 0,
    WF_ROLL_REFUSED, // the queue is full
    WF_ROLL_INVALID  // not 1 to 8 dice of 2 to 20 faces with values on them
} wf_roll_result;

// Makes this boot's id. The counter keeps it from repeating; the entropy keeps it unique if the counter's
// memory is erased. Never 0.
uint32_t wf_tower_boot_id(uint16_t counter, uint16_t entropy);

// Starts the tower, as after power-on: counts the boot, shows the lamp, sends HELLO. `hal` and `identity`
// outlive the tower.
void wf_tower_init(wf_tower* tower, const wf_tower_hal* hal, const wf_tower_identity* identity, uint32_t now);

// Sends HELLO and the oldest held roll, for a device that can see its port being opened. Optional: a host
// asks HELLO? in any case.
void wf_tower_greet(wf_tower* tower, uint32_t now);

// Takes a byte from the host.
void wf_tower_receive(wf_tower* tower, uint8_t byte, uint32_t now);

// Takes a roll that has come to rest.
wf_roll_result wf_tower_roll(wf_tower* tower, const wf_dice* dice, uint32_t now);

// Tells the host that dice lie askew (`count` of them, 0: unknown). Sent once and never repeated.
void wf_tower_cocked(wf_tower* tower, uint8_t count, uint32_t now);

// Does what is due. Returns the milliseconds until it must be called again (at most WF_TOWER_WAIT_MAX_MS),
// unless one of the functions above is called earlier.
uint32_t wf_tower_poll(wf_tower* tower, uint32_t now);

#ifdef __cplusplus
}
#endif

#endif
