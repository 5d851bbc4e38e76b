// SPDX-License-Identifier: Apache-2.0
// Checks every field before writing: a line is sent whole or not at all.
#include "firmware-protocol/codec/encoder.h"

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/codec/words.h"

typedef struct writer {
    wf_put put;
    void* context;
    uint32_t crc;
} writer;

static void put_char(writer* w, char c) {
    w->crc = wf_crc32_step(w->crc, (uint8_t)c);
    w->put(w->context, c);
}

static void put_word(writer* w, const WF_FLASH char* word) {
    for (; *word != '\0'; ++word)
        put_char(w, *word);
}

static void put_number(writer* w, uint32_t number) {
    char digits[10];
    uint8_t count = 0;
    do {
        digits[count++] = (char)('0' + (char)(number % 10u));
        number /= 10u;
    } while (number != 0);
    while (count > 0)
        put_char(w, digits[--count]);
}

static void put_hex(writer* w, uint32_t number) {
    for (uint8_t i = 0; i < 8; ++i) {
        const uint8_t nibble = (uint8_t)(number >> 28);
        put_char(w, (char)(nibble < 10 ? '0' + nibble : 'a' + (nibble - 10)));
        number <<= 4;
    }
}

static void put_field(writer* w, uint32_t number) {
    put_char(w, ' ');
    put_number(w, number);
}

static void put_text(writer* w, wf_text text) {
    put_char(w, ' ');
    for (uint8_t i = 0; i < text.size; ++i)
        put_char(w, text.data[i]);
}

static void put_dice(writer* w, const wf_dice* dice) {
    put_char(w, ' ');
    if (dice->count == 0)
        put_char(w, '-');
    for (uint8_t i = 0; i < dice->count; ++i) {
        put_char(w, i == 0 ? 'd' : ',');
        if (i != 0)
            put_char(w, 'd');
        put_number(w, dice->die[i].faces);
        put_char(w, ':');
        put_number(w, dice->die[i].value);
    }
}

static void put_caps(writer* w, uint8_t caps) {
    char before = ' ';
    for (uint8_t i = 0; i < WF_CAP_COUNT; ++i) {
        if ((caps & (1u << i)) == 0)
            continue;
        put_char(w, before);
        put_word(w, wf_cap_words[i]);
        before = ',';
    }
    if (before == ' ') {
        put_char(w, ' ');
        put_char(w, '-');
    }
}

static writer begin_line(const wf_message* message, wf_put put, void* context) {
    writer w = {put, context, WF_CRC32_START};
    put_word(&w, wf_words[message->kind]);
    return w;
}

static void put_origin(writer* w, const wf_message* message) {
    put_char(w, ' ');
    put_hex(w, message->boot);
    put_field(w, message->seq);
}

static void end_line(writer* w) {
    const uint32_t crc = wf_crc32_value(w->crc);
    w->put(w->context, '*');
    put_hex(w, crc);
    w->put(w->context, '\n');
}

static bool text_valid(wf_text text, uint8_t limit) {
    if (text.size < 1 || text.size > limit)
        return false;
    for (uint8_t i = 0; i < text.size; ++i)
        if (!wf_text_char(text.data[i]))
            return false;
    return true;
}

static bool hello_valid(const wf_hello* hello) {
    const bool rolled = hello->last_seq != 0;
    return text_valid(hello->name, WF_NAME_MAX) && text_valid(hello->firmware, WF_FIRMWARE_MAX) &&
           text_valid(hello->serial, WF_SERIAL_MAX) && (hello->caps & ~WF_CAP_ALL) == 0 &&
           (rolled ? wf_dice_valid(&hello->last) : hello->last.count == 0);
}

static bool tower_message_valid(const wf_message* message) {
    if (message->boot == 0 || message->seq == 0)
        return false;
    switch (message->kind) {
    case WF_HELLO:
        return hello_valid(&message->as.hello);
    case WF_ROLL:
        return wf_dice_valid(&message->as.roll);
    case WF_COCKED:
        return message->as.cocked <= WF_DICE_MAX;
    case WF_STATUS:
        return message->as.status.battery <= 100 || message->as.status.battery == WF_BATTERY_NONE;
    case WF_PONG:
        return true;
    default:
        return false;
    }
}

static void put_hello(writer* w, const wf_hello* hello) {
    put_field(w, hello->major);
    put_char(w, '.');
    put_number(w, hello->minor);
    put_text(w, hello->name);
    put_text(w, hello->firmware);
    put_text(w, hello->serial);
    put_caps(w, hello->caps);
    put_field(w, hello->held);
    put_field(w, hello->last_seq);
    put_dice(w, &hello->last);
}

static void put_status(writer* w, const wf_status* status) {
    if (status->battery == WF_BATTERY_NONE) {
        put_char(w, ' ');
        put_char(w, '-');
    } else {
        put_field(w, status->battery);
    }
    put_field(w, status->uptime_s);
    put_field(w, status->rolls);
    put_field(w, status->resends);
    put_field(w, status->refused);
    put_field(w, status->bad);
}

bool wf_encode_tower_to(const wf_message* message, wf_put put, void* context) {
    if (!tower_message_valid(message))
        return false;
    writer w = begin_line(message, put, context);
    put_origin(&w, message);
    switch (message->kind) {
    case WF_HELLO:
        put_hello(&w, &message->as.hello);
        break;
    case WF_ROLL:
        put_dice(&w, &message->as.roll);
        break;
    case WF_COCKED:
        put_field(&w, message->as.cocked);
        break;
    case WF_STATUS:
        put_status(&w, &message->as.status);
        break;
    default: // PONG: no other kind passes the check
        put_field(&w, message->as.token);
        break;
    }
    end_line(&w);
    return true;
}

static bool host_message_valid(const wf_message* message) {
    switch (message->kind) {
    case WF_HELLO_ASK:
    case WF_PING:
        return true;
    case WF_ACK:
        return message->boot != 0 && message->seq != 0;
    case WF_LAMP:
        return (unsigned)message->as.lamp < WF_LAMP_COUNT;
    default:
        return false;
    }
}

bool wf_encode_host_to(const wf_message* message, wf_put put, void* context) {
    if (!host_message_valid(message))
        return false;
    writer w = begin_line(message, put, context);
    switch (message->kind) {
    case WF_ACK:
        put_origin(&w, message);
        break;
    case WF_LAMP:
        put_char(&w, ' ');
        put_word(&w, wf_lamp_words[message->as.lamp]);
        break;
    case WF_PING:
        put_field(&w, message->as.token);
        break;
    default: // HELLO? has no fields
        break;
    }
    end_line(&w);
    return true;
}

typedef struct memory {
    char* out;
    size_t capacity;
    size_t size; // may exceed capacity: then nothing more is stored
} memory;

static void put_memory(void* context, char byte) {
    memory* m = (memory*)context;
    if (m->size < m->capacity)
        m->out[m->size] = byte;
    ++m->size;
}

size_t wf_encode(const wf_message* message, char* out, size_t capacity) {
    memory m = {out, capacity, 0};
    if (!wf_encode_tower_to(message, put_memory, &m) && !wf_encode_host_to(message, put_memory, &m))
        return 0;
    return m.size <= capacity ? m.size : 0;
}
