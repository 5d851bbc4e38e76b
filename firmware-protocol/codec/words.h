// SPDX-License-Identifier: Apache-2.0
// The words of the wire, written once for encoder and parsers. Private to the codec.
#ifndef WATCHFIRE_CODEC_WORDS_H
#define WATCHFIRE_CODEC_WORDS_H

#include "firmware-protocol/codec/flash.h"
#include "firmware-protocol/codec/message.h"

#define WF_WORD_SIZE 12u
typedef char wf_word[WF_WORD_SIZE];

#define WF_LAMP_COUNT 7u // known effects: WF_LAMP_IDLE to WF_LAMP_WIN
#define WF_CAP_COUNT 5u  // bits of WF_CAP_ALL, lowest first

extern const WF_FLASH wf_word wf_words[WF_PING + 1]; // by wf_kind
extern const WF_FLASH wf_word wf_lamp_words[WF_LAMP_COUNT];
extern const WF_FLASH wf_word wf_cap_words[WF_CAP_COUNT];

// True if the character may stand in a text field: printable ASCII without space and '*'.
static inline bool wf_text_char(char c) {
    return c > ' ' && c < 0x7f && c != '*';
}

#endif
