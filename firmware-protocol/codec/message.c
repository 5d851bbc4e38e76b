// SPDX-License-Identifier: Apache-2.0
// The words of the wire and the rules of dice, shared by encoder and parsers.
#include "firmware-protocol/codec/message.h"

#include "firmware-protocol/codec/words.h"

const WF_FLASH wf_word wf_words[WF_PING + 1] = {
    [WF_HELLO] = "HELLO",   [WF_ROLL] = "ROLL", [WF_COCKED] = "COCKED",
    [WF_STATUS] = "STATUS", [WF_PONG] = "PONG", [WF_ACK] = "ACK",
    [WF_LAMP] = "LAMP",     [WF_PING] = "PING", [WF_HELLO_ASK] = "HELLO?",
};

const WF_FLASH wf_word wf_lamp_words[WF_LAMP_COUNT] = {
    [WF_LAMP_IDLE] = "idle",     [WF_LAMP_YOUR_TURN] = "your-turn", [WF_LAMP_ROLLED] = "rolled",
    [WF_LAMP_BREACH] = "breach", [WF_LAMP_FLOOD] = "flood",         [WF_LAMP_STORM] = "storm",
    [WF_LAMP_WIN] = "win",
};

const WF_FLASH wf_word wf_cap_words[WF_CAP_COUNT] = {"lamp", "cocked", "battery", "electronic", "simulated"};

bool wf_dice_valid(const wf_dice* dice) {
    if (dice->count < 1 || dice->count > WF_DICE_MAX)
        return false;
    for (uint8_t i = 0; i < dice->count; ++i) {
        const wf_die die = dice->die[i];
        if (die.faces < WF_FACES_MIN || die.faces > WF_FACES_MAX || die.value < 1 || die.value > die.faces)
            return false;
    }
    return true;
}

#ifndef __AVR__
const char* wf_lamp_name(wf_lamp lamp) {
    return (unsigned)lamp < WF_LAMP_COUNT ? wf_lamp_words[lamp] : NULL;
}
#endif
