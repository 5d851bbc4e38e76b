// SPDX-License-Identifier: Apache-2.0
// Constant tables stay in flash on AVR, where plain constants would be copied to scarce RAM. For the
// codec's own .c files only: C++ knows no named address spaces.
#ifndef WATCHFIRE_CODEC_FLASH_H
#define WATCHFIRE_CODEC_FLASH_H

#ifdef __AVR__
#define WF_FLASH __flash
#else
#define WF_FLASH
#endif

#endif
