// SPDX-License-Identifier: Apache-2.0
// CRC-32 four bits at a time: two look-ups a byte.
#include "firmware-protocol/codec/crc32.h"

#include "firmware-protocol/codec/flash.h"

static const WF_FLASH uint32_t nibble_table[16] = {
    0x00000000u, 0x1db71064u, 0x3b6e20c8u, 0x26d930acu, 0x76dc4190u, 0x6b6b51f4u, 0x4db26158u, 0x5005713cu,
    0xedb88320u, 0xf00f9344u, 0xd6d6a3e8u, 0xcb61b38cu, 0x9b64c2b0u, 0x86d3d2d4u, 0xa00ae278u, 0xbdbdf21cu};

uint32_t wf_crc32_step(uint32_t remainder, uint8_t byte) {
    remainder ^= byte;
    remainder = (remainder >> 4) ^ nibble_table[remainder & 0x0fu];
    remainder = (remainder >> 4) ^ nibble_table[remainder & 0x0fu];
    return remainder;
}
