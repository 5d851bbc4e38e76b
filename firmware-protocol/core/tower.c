// SPDX-License-Identifier: Apache-2.0
// Only the oldest roll is ever sent, so the host gets rolls in order and an acknowledgement can only mean
// that one.
#include "firmware-protocol/core/tower.h"

#include <string.h>

#include "firmware-protocol/codec/encoder.h"

uint32_t wf_tower_boot_id(uint16_t counter, uint16_t entropy) {
    const uint32_t id = ((uint32_t)counter << 16) | entropy;
    return id != 0 ? id : 1u;
}

static wf_text text_of(const char* zero_ended) {
    const wf_text text = {zero_ended, (uint8_t)strlen(zero_ended)};
    return text;
}

static wf_message new_message(wf_tower* tower, wf_kind kind) {
    wf_message message = {.kind = kind, .boot = tower->boot, .seq = tower->next_seq};
    ++tower->next_seq;
    return message;
}

static void send(wf_tower* tower, const wf_message* message) {
    (void)wf_encode_tower_to(message, tower->hal->send, tower->hal->context);
}

static void show(wf_tower* tower) {
    if (tower->hal->lamp != NULL)
        tower->hal->lamp(tower->hal->context, tower->effect, tower->notice);
}

static void set_notice(wf_tower* tower, wf_notice notice) {
    if (tower->notice == notice)
        return;
    tower->notice = notice;
    show(tower);
}

static uint8_t slot(const wf_tower* tower, uint8_t offset) {
    return (uint8_t)((uint8_t)(tower->oldest + offset) % WF_TOWER_QUEUE);
}

static void send_hello(wf_tower* tower) {
    wf_message message = new_message(tower, WF_HELLO);
    wf_hello* hello = &message.as.hello;
    const wf_tower_entry* last = &tower->queue[slot(tower, (uint8_t)(tower->held + WF_TOWER_QUEUE - 1u))];
    hello->major = WF_VERSION_MAJOR;
    hello->minor = WF_VERSION_MINOR;
    hello->name = text_of(tower->identity->name);
    hello->firmware = text_of(tower->identity->firmware);
    hello->serial = text_of(tower->identity->serial);
    hello->caps = tower->identity->caps;
    hello->held = tower->held;
    hello->last_seq = last->seq;
    hello->last = last->dice;
    send(tower, &message);
}

static void send_status(wf_tower* tower, uint32_t now) {
    wf_message message = new_message(tower, WF_STATUS);
    tower->status.bad = tower->decoder.bad;
    tower->status.battery =
        tower->hal->battery != NULL ? tower->hal->battery(tower->hal->context) : (uint8_t)WF_BATTERY_NONE;
    message.as.status = tower->status;
    tower->status_at = now;
    send(tower, &message);
}

static void send_oldest(wf_tower* tower, uint32_t now) {
    const wf_tower_entry* entry = &tower->queue[tower->oldest];
    const wf_message message = {
        .kind = WF_ROLL, .boot = tower->boot, .seq = entry->seq, .as = {.roll = entry->dice}};
    if (tower->sent)
        ++tower->status.resends;
    tower->sent = true;
    tower->sent_at = now;
    send(tower, &message);
}

// Sends the oldest roll now and restarts its pauses.
static void hurry(wf_tower* tower, uint32_t now) {
    tower->pause = WF_TOWER_FIRST_PAUSE_MS;
    if (tower->held > 0)
        send_oldest(tower, now);
}

static void take_time(wf_tower* tower, uint32_t now) {
    const uint32_t seconds = (now - tower->second_at) / 1000u;
    tower->status.uptime_s += seconds;
    tower->second_at += seconds * 1000u;
    if (tower->heard && now - tower->heard_at >= WF_TOWER_SILENCE_MS)
        tower->heard = false;
}

void wf_tower_init(wf_tower* tower, const wf_tower_hal* hal, const wf_tower_identity* identity,
                   uint32_t now) {
    memset(tower, 0, sizeof *tower);
    tower->hal = hal;
    tower->identity = identity;
    const uint16_t counter = hal->count_boot(hal->context);
    tower->boot = wf_tower_boot_id(counter, hal->entropy(hal->context));
    tower->next_seq = 1;
    tower->pause = WF_TOWER_FIRST_PAUSE_MS;
    tower->status_at = now;
    tower->second_at = now;
    wf_decoder_init_from_host(&tower->decoder, tower->line, WF_HOST_LINE_MAX);
    show(tower);
    hal->send(hal->context, '\n'); // ends whatever noise the wire carried while the tower was without power
    send_hello(tower);
}

void wf_tower_greet(wf_tower* tower, uint32_t now) {
    take_time(tower, now);
    send_hello(tower);
    hurry(tower, now);
}

static void take_ack(wf_tower* tower, const wf_message* ack, uint32_t now) {
    if (tower->held == 0 || ack->boot != tower->boot || ack->seq != tower->queue[tower->oldest].seq)
        return;
    tower->oldest = slot(tower, 1);
    --tower->held;
    tower->sent = false;
    if (tower->notice == WF_NOTICE_FULL)
        set_notice(tower, WF_NOTICE_NONE);
    hurry(tower, now);
}

static void take_lamp(wf_tower* tower, wf_lamp effect) {
    if (effect == WF_LAMP_UNKNOWN || effect == tower->effect)
        return;
    tower->effect = effect;
    show(tower);
}

static void take_ping(wf_tower* tower, uint32_t token) {
    wf_message message = new_message(tower, WF_PONG);
    message.as.token = token;
    send(tower, &message);
}

static void take_message(wf_tower* tower, const wf_message* message, uint32_t now) {
    switch (message->kind) {
    case WF_HELLO_ASK:
        send_hello(tower);
        send_status(tower, now);
        hurry(tower, now);
        break;
    case WF_ACK:
        take_ack(tower, message, now);
        break;
    case WF_LAMP:
        take_lamp(tower, message->as.lamp);
        break;
    case WF_PING:
        take_ping(tower, message->as.token);
        break;
    default: // messages of a newer host
        break;
    }
}

void wf_tower_receive(wf_tower* tower, uint8_t byte, uint32_t now) {
    take_time(tower, now);
    const bool was_heard = tower->heard;
    tower->heard = true;
    tower->heard_at = now;
    if (!was_heard)
        hurry(tower, now);
    wf_message message;
    if (wf_decoder_feed(&tower->decoder, byte, &message) == WF_FEED_MESSAGE)
        take_message(tower, &message, now);
}

wf_roll_result wf_tower_roll(wf_tower* tower, const wf_dice* dice, uint32_t now) {
    take_time(tower, now);
    if (!wf_dice_valid(dice))
        return WF_ROLL_INVALID;
    if (tower->held == WF_TOWER_QUEUE) {
        ++tower->status.refused;
        set_notice(tower, WF_NOTICE_REFUSED);
        return WF_ROLL_REFUSED;
    }
    wf_tower_entry* entry = &tower->queue[slot(tower, tower->held)];
    entry->seq = tower->next_seq++;
    entry->dice = *dice;
    ++tower->held;
    ++tower->status.rolls;
    set_notice(tower, tower->held == WF_TOWER_QUEUE ? WF_NOTICE_FULL : WF_NOTICE_NONE);
    if (tower->held == 1)
        hurry(tower, now);
    return WF_ROLL_TAKEN;
}

void wf_tower_cocked(wf_tower* tower, uint8_t count, uint32_t now) {
    take_time(tower, now);
    wf_message message = new_message(tower, WF_COCKED);
    message.as.cocked = count <= WF_DICE_MAX ? count : (uint8_t)WF_DICE_MAX;
    send(tower, &message);
}

static void grow_pause(wf_tower* tower) {
    const uint16_t limit = tower->heard ? WF_TOWER_HEARD_PAUSE_MS : WF_TOWER_SILENT_PAUSE_MS;
    tower->pause = tower->pause >= limit / 2u ? limit : (uint16_t)(tower->pause * 2u);
}

// Milliseconds from now until `since` + `span`; 0 if that is past.
static uint32_t left(uint32_t now, uint32_t since, uint32_t span) {
    const uint32_t gone = now - since;
    return gone < span ? span - gone : 0;
}

uint32_t wf_tower_poll(wf_tower* tower, uint32_t now) {
    take_time(tower, now);
    uint32_t wait = WF_TOWER_WAIT_MAX_MS;
    if (tower->held > 0) {
        if (left(now, tower->sent_at, tower->pause) == 0) {
            grow_pause(tower);
            send_oldest(tower, now);
        }
        const uint32_t resend = left(now, tower->sent_at, tower->pause);
        if (resend < wait)
            wait = resend;
    }
    if (tower->heard) {
        if (left(now, tower->status_at, WF_TOWER_STATUS_MS) == 0)
            send_status(tower, now);
        // The silence must be noticed before the clock wraps around.
        const uint32_t silence = left(now, tower->heard_at, WF_TOWER_SILENCE_MS);
        if (silence < wait)
            wait = silence;
    }
    return wait;
}
