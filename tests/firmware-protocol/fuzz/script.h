// SPDX-License-Identifier: Apache-2.0
// What the fuzz targets of link and tower share: reading a fuzzer's bytes as small numbers and pieces of
// text, making lines from messages, and a check that aborts when a promise is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/codec/encoder.h"

namespace watchfire::fuzz {

inline void demand(bool kept, const char* promise) {
    if (!kept) {
        std::fprintf(stderr, "broken: %s\n", promise);
        std::abort();
    }
}

class Script {
public:
    Script(const std::uint8_t* data, std::size_t size) : at_(data), left_(size) {}
    [[nodiscard]] bool done() const { return left_ == 0; }
    // 0 at the end.
    std::uint8_t byte() {
        if (left_ == 0)
            return 0;
        --left_;
        return *at_++;
    }
    // Up to 63 bytes, unchanged.
    std::string text() {
        std::string text;
        for (std::size_t size = byte() % 64U; size > 0 && left_ > 0; --size)
            text += static_cast<char>(byte());
        return text;
    }

private:
    const std::uint8_t* at_;
    std::size_t left_;
};

// The text as a line with its right CRC, which no mutation would find.
inline std::string seal(const std::string& body) {
    std::uint32_t crc = WF_CRC32_START;
    for (const char byte : body)
        crc = wf_crc32_step(crc, static_cast<std::uint8_t>(byte));
    char tail[12];
    std::snprintf(tail, sizeof tail, "*%08x\n", static_cast<unsigned>(wf_crc32_value(crc)));
    return body + tail;
}

// Empty if it cannot be sent.
inline std::string line_of(const wf_message& message) {
    char line[WF_ENCODE_MAX];
    return {line, wf_encode(&message, line, sizeof line)};
}

} // namespace watchfire::fuzz
