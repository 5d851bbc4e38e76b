// SPDX-License-Identifier: Apache-2.0
// A cursor over the line. Each take_ function consumes one field or returns false. Numbers have only one
// spelling (no leading zeros, no signs), so decoding and encoding a line gives the same line.
#include "firmware-protocol/codec/parse.h"

#include <string.h>

#include "firmware-protocol/codec/words.h"

typedef struct cursor {
    const char* at;
    const char* end;
} cursor;

static bool is_word(wf_text text, const WF_FLASH char* word) {
    uint8_t i = 0;
    for (; word[i] != '\0'; ++i)
        if (i >= text.size || text.data[i] != word[i])
            return false;
    return i == text.size;
}

// Takes the next field up to the next space and consumes that space. False at the end or for an empty field.
static bool take_text(cursor* c, wf_text* out) {
    const char* start = c->at;
    while (c->at < c->end && *c->at != ' ')
        ++c->at;
    out->data = start;
    out->size = (uint8_t)(c->at - start);
    if (c->at < c->end)
        ++c->at;
    return out->size > 0;
}

static bool take_limited(cursor* c, uint8_t limit, wf_text* out) {
    return take_text(c, out) && out->size <= limit;
}

// Consumes a decimal number at the front of *text.
static bool eat_number(wf_text* text, uint32_t limit, uint32_t* out) {
    uint32_t number = 0;
    uint8_t used = 0;
    while (used < text->size && text->data[used] >= '0' && text->data[used] <= '9') {
        const uint32_t digit = (uint32_t)(text->data[used] - '0');
        if ((used == 1 && number == 0) || number > (limit - digit) / 10u || digit > limit)
            return false;
        number = number * 10u + digit;
        ++used;
    }
    text->data += used;
    text->size = (uint8_t)(text->size - used);
    *out = number;
    return used > 0;
}

static bool eat_char(wf_text* text, char c) {
    if (text->size == 0 || text->data[0] != c)
        return false;
    ++text->data;
    --text->size;
    return true;
}

static bool eat_byte(wf_text* text, uint8_t limit, uint8_t* out) {
    uint32_t number;
    if (!eat_number(text, limit, &number))
        return false;
    *out = (uint8_t)number;
    return true;
}

static bool take_number(cursor* c, uint32_t* out) {
    wf_text text;
    return take_text(c, &text) && eat_number(&text, UINT32_MAX, out) && text.size == 0;
}

static bool take_byte(cursor* c, uint8_t limit, uint8_t* out) {
    wf_text text;
    return take_text(c, &text) && eat_byte(&text, limit, out) && text.size == 0;
}

bool wf_is_hex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

bool wf_parse_crc(const char* digits, uint32_t* out) {
    uint32_t value = 0;
    for (uint8_t i = 0; i < 8; ++i) {
        const char d = digits[i];
        if (!wf_is_hex(d))
            return false;
        const uint8_t nibble = (uint8_t)(d <= '9' ? d - '0' : d - 'a' + 10);
        value = (value << 4) | nibble;
    }
    *out = value;
    return true;
}

// Boot id and sequence number, neither of which is 0.
static bool take_origin(cursor* c, wf_message* out) {
    wf_text boot;
    return take_text(c, &boot) && boot.size == 8 && wf_parse_crc(boot.data, &out->boot) && out->boot != 0 &&
           take_number(c, &out->seq) && out->seq != 0;
}

static bool take_dice(cursor* c, wf_dice* out) {
    wf_text text;
    if (!take_text(c, &text))
        return false;
    out->count = 0;
    do {
        if (out->count == WF_DICE_MAX)
            return false;
        wf_die* die = &out->die[out->count];
        if (!eat_char(&text, 'd') || !eat_byte(&text, WF_FACES_MAX, &die->faces) || !eat_char(&text, ':') ||
            !eat_byte(&text, WF_FACES_MAX, &die->value))
            return false;
        ++out->count;
    } while (eat_char(&text, ','));
    return text.size == 0 && wf_dice_valid(out);
}

static bool take_version(cursor* c, wf_hello* out) {
    wf_text text;
    return take_text(c, &text) && eat_byte(&text, 255, &out->major) && eat_char(&text, '.') &&
           eat_byte(&text, 255, &out->minor) && text.size == 0;
}

static bool take_caps(cursor* c, uint8_t* out) {
    wf_text text;
    if (!take_text(c, &text))
        return false;
    *out = 0;
    while (text.size > 0) {
        wf_text name = {text.data, 0};
        while (name.size < text.size && name.data[name.size] != ',')
            ++name.size;
        for (uint8_t i = 0; i < WF_CAP_COUNT; ++i)
            if (is_word(name, wf_cap_words[i]))
                *out = (uint8_t)(*out | (1u << i));
        text.data += name.size;
        text.size = (uint8_t)(text.size - name.size);
        (void)eat_char(&text, ',');
    }
    return true;
}

static bool take_last(cursor* c, wf_hello* out) {
    if (!take_number(c, &out->last_seq))
        return false;
    if (out->last_seq != 0)
        return take_dice(c, &out->last);
    wf_text none;
    out->last.count = 0;
    return take_text(c, &none) && none.size == 1 && none.data[0] == '-';
}

static bool take_hello_rest(cursor* c, wf_hello* out) {
    return take_limited(c, WF_NAME_MAX, &out->name) && take_limited(c, WF_FIRMWARE_MAX, &out->firmware) &&
           take_limited(c, WF_SERIAL_MAX, &out->serial) && take_caps(c, &out->caps) &&
           take_byte(c, 255, &out->held) && take_last(c, out);
}

// A HELLO of another major version may hold anything after the version, and must still be recognised.
static bool take_hello(cursor* c, wf_hello* out) {
    if (!take_version(c, out))
        return false;
    if (take_hello_rest(c, out))
        return true;
    const uint8_t major = out->major;
    const uint8_t minor = out->minor;
    memset(out, 0, sizeof *out);
    out->major = major;
    out->minor = minor;
    return major != WF_VERSION_MAJOR;
}

static bool take_battery(cursor* c, uint8_t* out) {
    wf_text text;
    if (!take_text(c, &text))
        return false;
    if (text.size == 1 && text.data[0] == '-') {
        *out = WF_BATTERY_NONE;
        return true;
    }
    return eat_byte(&text, 100, out) && text.size == 0;
}

static bool take_status(cursor* c, wf_status* out) {
    return take_battery(c, &out->battery) && take_number(c, &out->uptime_s) && take_number(c, &out->rolls) &&
           take_number(c, &out->resends) && take_number(c, &out->refused) && take_number(c, &out->bad);
}

static bool take_lamp(cursor* c, wf_lamp* out) {
    wf_text name;
    if (!take_text(c, &name))
        return false;
    *out = WF_LAMP_UNKNOWN;
    for (uint8_t i = 0; i < WF_LAMP_COUNT; ++i)
        if (is_word(name, wf_lamp_words[i]))
            *out = (wf_lamp)i;
    return true;
}

// Sets the kind to one of first..last, or to WF_UNKNOWN with the word.
static bool take_kind(cursor* c, wf_kind first, wf_kind last, wf_message* out) {
    wf_text word;
    memset(out, 0, sizeof *out);
    if (!take_text(c, &word))
        return false;
    for (uint8_t kind = (uint8_t)first; kind <= (uint8_t)last; ++kind) {
        if (is_word(word, wf_words[kind])) {
            out->kind = (wf_kind)kind;
            return true;
        }
    }
    out->kind = WF_UNKNOWN;
    out->as.word = word;
    return true;
}

static bool take_tower_fields(cursor* c, wf_message* out) {
    switch (out->kind) {
    case WF_HELLO:
        return take_origin(c, out) && take_hello(c, &out->as.hello);
    case WF_ROLL:
        return take_origin(c, out) && take_dice(c, &out->as.roll);
    case WF_COCKED:
        return take_origin(c, out) && take_byte(c, WF_DICE_MAX, &out->as.cocked);
    case WF_STATUS:
        return take_origin(c, out) && take_status(c, &out->as.status);
    case WF_PONG:
        return take_origin(c, out) && take_number(c, &out->as.token);
    default:
        return true;
    }
}

static bool take_host_fields(cursor* c, wf_message* out) {
    switch (out->kind) {
    case WF_ACK:
        return take_origin(c, out);
    case WF_LAMP:
        return take_lamp(c, &out->as.lamp);
    case WF_PING:
        return take_number(c, &out->as.token);
    default:
        return true;
    }
}

wf_error wf_parse_from_tower(const char* line, uint8_t size, wf_message* out) {
    cursor c = {line, line + size};
    return take_kind(&c, WF_HELLO, WF_PONG, out) && take_tower_fields(&c, out) ? WF_ERROR_NONE
                                                                               : WF_ERROR_FIELD;
}

wf_error wf_parse_from_host(const char* line, uint8_t size, wf_message* out) {
    cursor c = {line, line + size};
    return take_kind(&c, WF_HELLO_ASK, WF_PING, out) && take_host_fields(&c, out) ? WF_ERROR_NONE
                                                                                  : WF_ERROR_FIELD;
}

static bool eat_blanks(wf_text* text) {
    bool any = false;
    while (eat_char(text, ' ') || eat_char(text, '\t'))
        any = true;
    return any;
}

// Consumes "roll:" in any case at the front, if it is there.
static void eat_roll_word(wf_text* text) {
    static const char lower[5] = {'r', 'o', 'l', 'l', ':'};
    if (text->size < sizeof lower)
        return;
    for (uint8_t i = 0; i < sizeof lower; ++i) {
        char c = text->data[i];
        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        if (c != lower[i])
            return;
    }
    text->data += sizeof lower;
    text->size = (uint8_t)(text->size - sizeof lower);
}

bool wf_parse_plain(const char* line, uint8_t size, wf_message* out) {
    wf_text text = {line, size};
    wf_dice dice = {0};
    (void)eat_blanks(&text);
    eat_roll_word(&text);
    (void)eat_blanks(&text);
    for (;;) {
        if (dice.count == WF_DICE_MAX || !eat_byte(&text, WF_FACES_MAX, &dice.die[dice.count].value) ||
            dice.die[dice.count].value == 0)
            return false;
        ++dice.count;
        const bool blank = eat_blanks(&text);
        if (text.size == 0)
            break;
        if (!eat_char(&text, ',') && !blank)
            return false;
        (void)eat_blanks(&text);
    }
    memset(out, 0, sizeof *out);
    out->kind = WF_PLAIN_ROLL;
    out->as.roll = dice;
    return true;
}
