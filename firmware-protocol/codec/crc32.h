// SPDX-License-Identifier: Apache-2.0
// CRC-32 as in zlib, PNG and Ethernet (polynomial 0xEDB88320 reflected, start and end inverted), in
// 64 bytes of table: small enough for a controller's flash.
#ifndef WATCHFIRE_CODEC_CRC32_H
#define WATCHFIRE_CODEC_CRC32_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WF_CRC32_START 0xffffffffu

// Takes one byte into a running remainder that began as WF_CRC32_START.
uint32_t wf_crc32_step(uint32_t remainder, uint8_t byte);

// The CRC of the bytes taken so far.
static inline uint32_t wf_crc32_value(uint32_t remainder) {
    return remainder ^ 0xffffffffu;
}

#ifdef __cplusplus
}
#endif

#endif
