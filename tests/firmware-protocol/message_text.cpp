// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware-protocol/message_text.h"

#include <array>

#include <fmt/format.h>

#include "firmware-protocol/codec/encoder.h"

namespace watchfire::test {

namespace {

std::string string_of(wf_text text) {
    return {text.data, text.size};
}

std::string dice_text(const wf_dice& dice) {
    if (dice.count == 0)
        return "-";
    std::string text;
    for (std::size_t i = 0; i < dice.count; ++i)
        text += fmt::format("{}d{}:{}", i == 0 ? "" : ",", dice.die[i].faces, dice.die[i].value);
    return text;
}

std::string values_text(const wf_dice& dice) {
    std::string text;
    for (std::size_t i = 0; i < dice.count; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : ",", dice.die[i].value);
    return text;
}

std::string caps_text(unsigned caps) {
    static constexpr std::array names{"lamp", "cocked", "battery", "electronic", "simulated"};
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((caps & (1u << i)) != 0)
            text.append(text.empty() ? "" : ",").append(names[i]);
    return text.empty() ? "-" : text;
}

std::string hello_text(const wf_hello& h) {
    if (h.major != WF_VERSION_MAJOR) // the rest of another major version may mean anything
        return fmt::format(" version={}.{}", h.major, h.minor);
    return fmt::format(" version={}.{} name={} firmware={} serial={} caps={} held={} last-seq={} last={}",
                       h.major, h.minor, string_of(h.name), string_of(h.firmware), string_of(h.serial),
                       caps_text(h.caps), h.held, h.last_seq, dice_text(h.last));
}

std::string status_text(const wf_status& s) {
    return fmt::format(" battery={} uptime={} rolls={} resends={} refused={} bad={}",
                       s.battery == WF_BATTERY_NONE ? "-" : std::to_string(s.battery), s.uptime_s, s.rolls,
                       s.resends, s.refused, s.bad);
}

} // namespace

std::string text_of(const wf_message& message) {
    const auto origin = fmt::format(" boot={:08x} seq={}", message.boot, message.seq);
    switch (message.kind) {
    case WF_HELLO:
        return "HELLO" + origin + hello_text(message.as.hello);
    case WF_ROLL:
        return "ROLL" + origin + " dice=" + dice_text(message.as.roll);
    case WF_COCKED:
        return "COCKED" + origin + fmt::format(" count={}", message.as.cocked);
    case WF_STATUS:
        return "STATUS" + origin + status_text(message.as.status);
    case WF_PONG:
        return "PONG" + origin + fmt::format(" token={}", message.as.token);
    case WF_HELLO_ASK:
        return "HELLO?";
    case WF_ACK:
        return "ACK" + origin;
    case WF_LAMP: {
        const char* name = wf_lamp_name(message.as.lamp);
        return fmt::format("LAMP effect={}", name != nullptr ? name : "unknown");
    }
    case WF_PING:
        return fmt::format("PING token={}", message.as.token);
    case WF_PLAIN_ROLL:
        return "PLAIN values=" + values_text(message.as.roll);
    case WF_UNKNOWN:
        return "UNKNOWN word=" + string_of(message.as.word);
    case WF_KIND_NONE:
        break;
    }
    return "no message";
}

std::string text_of(wf_error error) {
    switch (error) {
    case WF_ERROR_NONE:
        return "error none";
    case WF_ERROR_TOO_LONG:
        return "error too-long";
    case WF_ERROR_BYTE:
        return "error byte";
    case WF_ERROR_NO_CRC:
        return "error no-crc";
    case WF_ERROR_CRC:
        return "error crc";
    case WF_ERROR_FIELD:
        return "error field";
    }
    return "error without a name";
}

namespace {

// Calls back with each message and error that a fresh decoder makes of the bytes; the message is only good
// during the call.
template <typename OnMessage, typename OnError>
void feed(Side from, std::string_view bytes, OnMessage on_message, OnError on_error) {
    std::array<char, WF_TOWER_LINE_MAX> line{};
    wf_decoder decoder{};
    if (from == Side::tower)
        wf_decoder_init_from_tower(&decoder, line.data(), WF_TOWER_LINE_MAX);
    else
        wf_decoder_init_from_host(&decoder, line.data(), WF_HOST_LINE_MAX);
    for (const char byte : bytes) {
        wf_message message{};
        switch (wf_decoder_feed(&decoder, static_cast<std::uint8_t>(byte), &message)) {
        case WF_FEED_MORE:
            break;
        case WF_FEED_MESSAGE:
            on_message(message);
            break;
        case WF_FEED_ERROR:
            on_error(decoder.error);
            break;
        }
    }
}

} // namespace

std::vector<std::string> decode(Side from, std::string_view bytes) {
    std::vector<std::string> out;
    feed(
        from, bytes, [&](const wf_message& message) { out.push_back(text_of(message)); },
        [&](wf_error error) { out.push_back(text_of(error)); });
    return out;
}

std::string encode_all(Side from, std::string_view bytes) {
    std::string out;
    feed(
        from, bytes, [&](const wf_message& message) { out += encode(message); }, [](wf_error) {});
    return out;
}

std::string encode(const wf_message& message) {
    std::array<char, WF_ENCODE_MAX> out{};
    return {out.data(), wf_encode(&message, out.data(), out.size())};
}

} // namespace watchfire::test
