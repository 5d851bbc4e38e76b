// SPDX-License-Identifier: Apache-2.0
// One line of text for each decoded message, spelled as in the published vectors; tests compare and print
// this form. Independent of the encoder.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "firmware-protocol/codec/decoder.h"

namespace watchfire::test {

std::string text_of(const wf_message& message);
std::string text_of(wf_error error); // "error crc"

enum class Side { tower, host }; // who sent the bytes

// Everything that a fresh decoder makes of the bytes: messages and errors in order, as text.
std::vector<std::string> decode(Side from, std::string_view bytes);

// The line of a message, newline included; empty if it cannot be sent.
std::string encode(const wf_message& message);

// The lines of all messages that a fresh decoder finds in the bytes.
std::string encode_all(Side from, std::string_view bytes);

inline wf_text wf_text_of(std::string_view text) {
    return {text.data(), static_cast<std::uint8_t>(text.size())};
}

} // namespace watchfire::test
