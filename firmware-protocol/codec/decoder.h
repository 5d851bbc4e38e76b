// SPDX-License-Identifier: Apache-2.0
// Turns bytes into messages, one byte at a time, without heap and without anything global. Lines with
// an error are reported and counted, never guessed at. Carries out PROTOCOL.md, "Lines" and "Plain mode".
#ifndef WATCHFIRE_CODEC_DECODER_H
#define WATCHFIRE_CODEC_DECODER_H

#include "firmware-protocol/codec/message.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wf_error {
    WF_ERROR_NONE = 0,
    WF_ERROR_TOO_LONG, // longer than the buffer: dropped up to its line end
    WF_ERROR_BYTE,     // holds a byte that is not printable ASCII
    WF_ERROR_NO_CRC,   // has no '*' and is no plain roll
    WF_ERROR_CRC,      // the eight digits after '*' are missing, malformed or wrong
    WF_ERROR_FIELD     // CRC right, word known, but a field is missing or out of its limits
} wf_error;

typedef enum wf_feed_result {
    WF_FEED_MORE = 0, // the line goes on (or was empty)
    WF_FEED_MESSAGE,  // *out holds a message
    WF_FEED_ERROR     // a line ended and was dropped; wf_decoder.error says why
} wf_feed_result;

typedef wf_error (*wf_parse)(const char* line, uint8_t size, wf_message* out);
typedef bool (*wf_parse_bare)(const char* line, uint8_t size, wf_message* out);

// Read the counters and `error` freely; the rest is the decoder's own.
typedef struct wf_decoder {
    char* line;
    uint8_t capacity;
    uint8_t size;
    wf_error pending; // why the current line is already lost
    wf_error error;   // why the last WF_FEED_ERROR came
    wf_parse parse;
    wf_parse_bare bare; // reads lines without '*'; null: no such lines are accepted
    bool checks;        // a good line with a CRC has come: this tower does not talk plain
    bool cut;           // the last line ended within its CRC
    uint32_t good;      // messages, unknown ones included
    uint32_t bad;       // lines with any error, too long ones included
    uint32_t too_long;  // lines longer than the buffer
} wf_decoder;

// Sets up a decoder for the host's end. `line` holds `capacity` bytes, at least WF_TOWER_LINE_MAX, and
// outlives the decoder. Bare numbers come out as WF_PLAIN_ROLL until a line with a right CRC has come; after
// that they count as debris of such lines: WF_ERROR_NO_CRC.
void wf_decoder_init_from_tower(wf_decoder* decoder, char* line, uint8_t capacity);

// Sets up a decoder for the tower's end; `capacity` is at least WF_HOST_LINE_MAX. Accepts no plain lines.
void wf_decoder_init_from_host(wf_decoder* decoder, char* line, uint8_t capacity);

// Forgets the current line, and that the other side sends CRCs (after the port was closed); counters stay.
void wf_decoder_reset(wf_decoder* decoder);

// Takes the next byte. With WF_FEED_MESSAGE, *out is complete and its texts are valid until the next call;
// otherwise *out means nothing.
wf_feed_result wf_decoder_feed(wf_decoder* decoder, uint8_t byte, wf_message* out);

#ifdef __cplusplus
}
#endif

#endif
