// SPDX-License-Identifier: Apache-2.0
// Feeds arbitrary bytes to the decoder and aborts if it breaks a promise of PROTOCOL.md: fields within their
// limits, every line accounted for, one spelling for each message.
//
// The first byte chooses: bit 0 the side that speaks, bit 1 whether each line is given its right CRC (no
// mutation would find one), bit 2 whether the line under way is forgotten in the middle.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/codec/decoder.h"
#include "firmware-protocol/codec/encoder.h"
#include "tests/firmware-protocol/message_text.h"

namespace {

using watchfire::test::decode;
using watchfire::test::encode;
using watchfire::test::Side;
using watchfire::test::text_of;

constexpr unsigned from_host = 1;
constexpr unsigned with_crc = 2;
constexpr unsigned with_reset = 4;

void demand(bool kept, const char* promise) {
    if (!kept) {
        std::fprintf(stderr, "broken: %s\n", promise);
        std::abort();
    }
}

std::string append_crcs(const std::string& bytes) {
    std::string out;
    std::uint32_t crc = WF_CRC32_START;
    for (const char byte : bytes) {
        if (byte == '\n') {
            char tail[10];
            std::snprintf(tail, sizeof tail, "*%08x", wf_crc32_value(crc));
            out += tail;
            crc = WF_CRC32_START;
        } else {
            crc = wf_crc32_step(crc, static_cast<std::uint8_t>(byte));
        }
        out += byte;
    }
    return out;
}

void check_plain(const wf_dice& dice) {
    demand(dice.count >= 1 && dice.count <= WF_DICE_MAX, "a plain roll has 1 to 8 dice");
    for (std::size_t i = 0; i < dice.count; ++i)
        demand(dice.die[i].faces == 0 && dice.die[i].value >= 1 && dice.die[i].value <= WF_FACES_MAX,
               "a plain roll's values are 1 to 20");
}

void check(Side side, const wf_message& message) {
    switch (message.kind) {
    case WF_KIND_NONE:
        return demand(false, "a message has a kind");
    case WF_PLAIN_ROLL:
        demand(side == Side::tower, "only towers talk plain");
        return check_plain(message.as.roll);
    case WF_UNKNOWN:
        return demand(message.as.word.size > 0, "an unknown word is a word");
    case WF_LAMP:
        if (message.as.lamp == WF_LAMP_UNKNOWN)
            return;
        break;
    case WF_HELLO:
        // For another major version only the version is known, so nothing can be encoded.
        if (message.as.hello.major != WF_VERSION_MAJOR)
            return;
        break;
    default:
        break;
    }
    demand((message.kind <= WF_PONG) == (side == Side::tower), "sides do not take each other's messages");
    const std::string line = encode(message);
    demand(!line.empty(), "what is decoded can be encoded");
    const auto again = decode(side, line);
    demand(again.size() == 1 && again.front() == text_of(message), "and decoded to the same");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const unsigned choice = data[0];
    std::string bytes(data + 1, data + size);
    if ((choice & with_crc) != 0)
        bytes = append_crcs(bytes);
    const Side side = (choice & from_host) != 0 ? Side::host : Side::tower;
    const std::uint8_t room = side == Side::host ? WF_HOST_LINE_MAX : WF_TOWER_LINE_MAX;
    const auto line =
        std::make_unique<char[]>(room); // on the heap with the exact size, so that an overrun is noticed
    wf_decoder decoder{};
    if (side == Side::host)
        wf_decoder_init_from_host(&decoder, line.get(), room);
    else
        wf_decoder_init_from_tower(&decoder, line.get(), room);

    std::uint32_t good = 0;
    std::uint32_t bad = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if ((choice & with_reset) != 0 && i == bytes.size() / 2)
            wf_decoder_reset(&decoder);
        wf_message message{};
        switch (wf_decoder_feed(&decoder, static_cast<std::uint8_t>(bytes[i]), &message)) {
        case WF_FEED_MORE:
            break;
        case WF_FEED_MESSAGE:
            ++good;
            check(side, message);
            break;
        case WF_FEED_ERROR:
            ++bad;
            demand(decoder.error != WF_ERROR_NONE, "an error has a reason");
            break;
        }
    }
    demand(decoder.good == good && decoder.bad == bad && decoder.too_long <= bad, "every line is counted");
    return 0;
}
