// SPDX-License-Identifier: Apache-2.0
// Turns the text of one line, whose CRC is already checked and cut off, into a message. Private to the codec.
// Carries out PROTOCOL.md, "Messages of the tower" and "Messages of the host": fields beyond the known ones
// belong to newer versions and are skipped.
#ifndef WATCHFIRE_CODEC_PARSE_H
#define WATCHFIRE_CODEC_PARSE_H

#include "firmware-protocol/codec/decoder.h"

// Read a message of a tower or of a host. WF_ERROR_NONE with *out complete, or WF_ERROR_FIELD with *out
// unspecified.
wf_error wf_parse_from_tower(const char* line, uint8_t size, wf_message* out);
wf_error wf_parse_from_host(const char* line, uint8_t size, wf_message* out);

// A hex digit as this protocol spells it: lower case.
bool wf_is_hex(char c);

// Reads eight hex digits.
bool wf_parse_crc(const char* digits, uint32_t* out);

// Reads a line of bare numbers: one to eight numbers of 1 to 20, separated by blanks or commas, optionally
// after "roll:".
bool wf_parse_plain(const char* line, uint8_t size, wf_message* out);

#endif
