// SPDX-License-Identifier: Apache-2.0
// Turns messages into lines with their CRC, either byte by byte into a sink (a firmware needs no line
// buffer) or into memory. Carries out PROTOCOL.md, "Lines", "Messages of the tower" and "Messages
// of the host".
#ifndef WATCHFIRE_CODEC_ENCODER_H
#define WATCHFIRE_CODEC_ENCODER_H

#include "firmware-protocol/codec/message.h"

#ifdef __cplusplus
extern "C" {
#endif

// Takes one byte of a line.
typedef void (*wf_put)(void* context, char byte);

// Enough room for any line with its newline.
#define WF_ENCODE_MAX (WF_TOWER_LINE_MAX + 1u)

// Sends a message of a tower, newline included, to `put`. Returns false and sends nothing if the message is
// not a tower's or a field is out of its limits.
bool wf_encode_tower_to(const wf_message* message, wf_put put, void* context);

// The same for a message of a host.
bool wf_encode_host_to(const wf_message* message, wf_put put, void* context);

// Writes a message of either side, with a newline and without a terminating zero. Returns the number of
// bytes; 0 if the message cannot be sent or `capacity` is too small.
size_t wf_encode(const wf_message* message, char* out, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
