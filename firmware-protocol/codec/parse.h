// SPDX-License-Identifier: Apache-2.0
// From the text of one line, its CRC already checked and cut off, to a message. Private to the codec.
// Carries out PROTOCOL.md, "Messages of the tower" and "Messages of the host": fields beyond the known ones
// belong to newer versions and are passed over.
#ifndef WATCHFIRE_CODEC_PARSE_H
#define WATCHFIRE_CODEC_PARSE_H

#include "firmware-protocol/codec/decoder.h"

// A message of a tower, of a host. WF_ERROR_NONE and *out whole, or WF_ERROR_FIELD and *out unspecified.
wf_error wf_parse_from_tower(const char* line, uint8_t size, wf_message* out);
wf_error wf_parse_from_host(const char* line, uint8_t size, wf_message* out);

// A hex digit as this protocol spells it: lower case.
bool wf_is_hex(char c);

// Reads eight hex digits.
bool wf_parse_crc(const char* digits, uint32_t* out);

// A line of bare numbers: one to eight of 1 to 20, parted by blanks or a comma, after "roll:" or nothing.
bool wf_parse_plain(const char* line, uint8_t size, wf_message* out);

#endif
