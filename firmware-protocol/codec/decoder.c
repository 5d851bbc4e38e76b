// SPDX-License-Identifier: Apache-2.0
// Collects a line, then judges it: CRC first, words after.
#include "firmware-protocol/codec/decoder.h"

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/codec/parse.h"

#define CRC_DIGITS 8u

static void init(wf_decoder* decoder, char* line, uint8_t capacity, wf_parse parse, wf_parse_bare bare) {
    const wf_decoder fresh = {.line = line, .capacity = capacity, .parse = parse, .bare = bare};
    *decoder = fresh;
}

void wf_decoder_init_from_tower(wf_decoder* decoder, char* line, uint8_t capacity) {
    init(decoder, line, capacity, wf_parse_from_tower, wf_parse_plain);
}

void wf_decoder_init_from_host(wf_decoder* decoder, char* line, uint8_t capacity) {
    init(decoder, line, capacity, wf_parse_from_host, NULL);
}

static void next_line(wf_decoder* decoder) {
    decoder->size = 0;
    decoder->pending = WF_ERROR_NONE;
}

void wf_decoder_reset(wf_decoder* decoder) {
    next_line(decoder);
    decoder->checks = false;
    decoder->cut = false;
}

// Returns the position of the only '*' of the line; `size` if there is none.
static uint8_t find_star(const char* line, uint8_t size) {
    uint8_t at = 0;
    while (at < size && line[at] != '*')
        ++at;
    return at;
}

// True if the line breaks off within its CRC. The next line may then be the remaining digits, which may look
// like a plain roll.
static bool ends_in_crc(const char* line, uint8_t size, uint8_t star) {
    if (star == size || (uint8_t)(size - star) > CRC_DIGITS)
        return false;
    for (uint8_t i = (uint8_t)(star + 1u); i < size; ++i)
        if (!wf_is_hex(line[i]))
            return false;
    return true;
}

static wf_error judge_bare(const wf_decoder* decoder, wf_message* out) {
    const bool may = decoder->bare != NULL && !decoder->checks && !decoder->cut;
    return may && decoder->bare(decoder->line, decoder->size, out) ? WF_ERROR_NONE : WF_ERROR_NO_CRC;
}

static wf_error judge_checked(wf_decoder* decoder, uint8_t star, wf_message* out) {
    const char* line = decoder->line;
    uint32_t told = 0;
    if ((uint8_t)(decoder->size - star) != CRC_DIGITS + 1u || !wf_parse_crc(line + star + 1, &told))
        return WF_ERROR_CRC;
    uint32_t crc = WF_CRC32_START;
    for (uint8_t i = 0; i < star; ++i)
        crc = wf_crc32_step(crc, (uint8_t)line[i]);
    if (wf_crc32_value(crc) != told)
        return WF_ERROR_CRC;
    // A tab is allowed in plain lines only; here it could hide inside a text field.
    for (uint8_t i = 0; i < star; ++i)
        if (line[i] == '\t')
            return WF_ERROR_BYTE;
    decoder->checks = true;
    return decoder->parse(line, star, out);
}

static wf_error judge(wf_decoder* decoder, wf_message* out) {
    const uint8_t star = find_star(decoder->line, decoder->size);
    const wf_error error =
        star == decoder->size ? judge_bare(decoder, out) : judge_checked(decoder, star, out);
    decoder->cut = ends_in_crc(decoder->line, decoder->size, star);
    return error;
}

static wf_feed_result end_line(wf_decoder* decoder, wf_message* out) {
    wf_error error = decoder->pending;
    if (error == WF_ERROR_NONE) {
        if (decoder->size == 0)
            return WF_FEED_MORE;
        error = judge(decoder, out);
    }
    next_line(decoder);
    if (error == WF_ERROR_NONE) {
        ++decoder->good;
        return WF_FEED_MESSAGE;
    }
    ++decoder->bad;
    if (error == WF_ERROR_TOO_LONG)
        ++decoder->too_long;
    decoder->error = error;
    return WF_FEED_ERROR;
}

wf_feed_result wf_decoder_feed(wf_decoder* decoder, uint8_t byte, wf_message* out) {
    if (byte == '\n' || byte == '\r')
        return end_line(decoder, out);
    if (decoder->pending == WF_ERROR_TOO_LONG)
        return WF_FEED_MORE;
    if (decoder->size == decoder->capacity) {
        decoder->pending = WF_ERROR_TOO_LONG;
        return WF_FEED_MORE;
    }
    if ((byte < 0x20 && byte != '\t') || byte >= 0x7f)
        decoder->pending = WF_ERROR_BYTE;
    decoder->line[decoder->size++] = (char)byte;
    return WF_FEED_MORE;
}
