// SPDX-License-Identifier: Apache-2.0
// Properties of the codec that no list of vectors can show: every message survives encoding and decoding, and
// no damage of one byte ever turns a line into another message.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "firmware-protocol/codec/crc32.h"
#include "firmware-protocol/codec/encoder.h"
#include "tests/firmware-protocol/message_text.h"

namespace watchfire::test {
namespace {

constexpr wf_kind tower_kinds[] = {WF_HELLO, WF_ROLL, WF_COCKED, WF_STATUS, WF_PONG};
constexpr wf_kind host_kinds[] = {WF_HELLO_ASK, WF_ACK, WF_LAMP, WF_PING};

// Random valid messages. The texts live in `texts`, so a Maker outlives its last message only.
class Maker {
public:
    explicit Maker(std::uint64_t seed) : rng_(seed) {}

    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(rng_() % limit); }
    std::uint8_t byte_below(std::uint32_t limit) { return static_cast<std::uint8_t>(below(limit)); }

    // Small, large and extreme numbers in equal parts.
    std::uint32_t number() { return static_cast<std::uint32_t>(rng_() >> (32 + below(32))); }
    std::uint32_t nonzero() { return std::max(1u, number()); }

    wf_dice dice() {
        wf_dice dice{};
        dice.count = static_cast<std::uint8_t>(1 + below(WF_DICE_MAX));
        for (std::size_t i = 0; i < dice.count; ++i) {
            const auto faces =
                static_cast<std::uint8_t>(WF_FACES_MIN + below(WF_FACES_MAX - WF_FACES_MIN + 1));
            dice.die[i] = {faces, static_cast<std::uint8_t>(1 + below(faces))};
        }
        return dice;
    }

    wf_text text(std::size_t slot, std::uint32_t limit) {
        auto& text = texts_[slot];
        text.clear();
        const auto size = 1 + below(limit);
        while (text.size() < size) {
            const char c = static_cast<char>('!' + below(0x7f - '!'));
            if (c != '*')
                text += c;
        }
        return wf_text_of(text);
    }

    wf_message message(wf_kind kind) {
        wf_message m{};
        m.kind = kind;
        const bool from_tower = kind <= WF_PONG;
        if (from_tower || kind == WF_ACK) {
            m.boot = nonzero();
            m.seq = nonzero();
        }
        switch (kind) {
        case WF_HELLO: {
            auto& h = m.as.hello;
            h.major = byte_below(256);
            h.minor = byte_below(256);
            h.name = text(0, WF_NAME_MAX);
            h.firmware = text(1, WF_FIRMWARE_MAX);
            h.serial = text(2, WF_SERIAL_MAX);
            h.caps = byte_below(WF_CAP_ALL + 1);
            h.held = byte_below(256);
            if (below(3) != 0) {
                h.last_seq = nonzero();
                h.last = dice();
            }
            break;
        }
        case WF_ROLL:
            m.as.roll = dice();
            break;
        case WF_COCKED:
            m.as.cocked = byte_below(WF_DICE_MAX + 1);
            break;
        case WF_STATUS:
            m.as.status = {below(4) == 0 ? std::uint8_t{WF_BATTERY_NONE} : byte_below(101),
                           number(),
                           number(),
                           number(),
                           number(),
                           number()};
            break;
        case WF_PONG:
        case WF_PING:
            m.as.token = number();
            break;
        case WF_LAMP:
            m.as.lamp = static_cast<wf_lamp>(below(WF_LAMP_UNKNOWN));
            break;
        default:
            break;
        }
        return m;
    }

private:
    std::mt19937_64 rng_;
    std::string texts_[3];
};

Side side_of(wf_kind kind) {
    return kind <= WF_PONG ? Side::tower : Side::host;
}

std::vector<wf_kind> all_kinds() {
    std::vector<wf_kind> kinds(std::begin(tower_kinds), std::end(tower_kinds));
    kinds.insert(kinds.end(), std::begin(host_kinds), std::end(host_kinds));
    return kinds;
}

TEST(Crc32, IsTheOneOfZlib) {
    std::uint32_t crc = WF_CRC32_START;
    for (const char c : std::string("123456789"))
        crc = wf_crc32_step(crc, static_cast<std::uint8_t>(c));
    EXPECT_EQ(wf_crc32_value(crc), 0xcbf43926u);
    EXPECT_EQ(wf_crc32_value(WF_CRC32_START), 0u);
}

TEST(Codec, RandomMessagesComeBackAsTheyWent) {
    Maker maker(20240117);
    for (int round = 0; round < 4000; ++round) {
        for (const wf_kind kind : all_kinds()) {
            const wf_message message = maker.message(kind);
            const std::string line = encode(message);
            ASSERT_FALSE(line.empty()) << text_of(message);
            ASSERT_EQ(line.back(), '\n');
            ASSERT_EQ(decode(side_of(kind), line), std::vector{text_of(message)}) << line;
        }
    }
}

TEST(Codec, EveryLineKeepsWithinItsSidesLimit) {
    Maker maker(5);
    for (int round = 0; round < 2000; ++round)
        for (const wf_kind kind : all_kinds()) {
            const auto limit = side_of(kind) == Side::tower ? WF_TOWER_LINE_MAX : WF_HOST_LINE_MAX;
            ASSERT_LE(encode(maker.message(kind)).size() - 1, limit);
        }
}

// What a damaged line may give: the same message (with a doubled newline) or errors, but nothing else. The
// following line survives, unless the damage took the newline between them.
class Damage {
public:
    Damage(Side side, std::string line, std::string expected)
        : side_(side), line_(std::move(line)), expected_(std::move(expected)) {}

    void check(const std::string& damaged, const std::string& what) const {
        for (const std::string& got : decode(side_, damaged))
            if (got.rfind("error", 0) != 0) {
                ASSERT_EQ(got, expected_) << what << ": " << damaged;
            }
    }

    void flips() const {
        for (std::size_t i = 0; i < line_.size(); ++i)
            for (int to = 0; to < 256; ++to) {
                if (static_cast<unsigned char>(line_[i]) == to)
                    continue;
                std::string damaged = line_;
                damaged[i] = static_cast<char>(to);
                check(damaged, "byte changed");
            }
    }

    void drops() const {
        for (std::size_t i = 0; i < line_.size(); ++i) {
            std::string damaged = line_;
            damaged.erase(i, 1);
            check(damaged, "byte dropped");
        }
    }

    void doubles() const {
        for (std::size_t i = 0; i < line_.size(); ++i) {
            std::string damaged = line_;
            damaged.insert(i, 1, line_[i]);
            check(damaged, "byte doubled");
        }
    }

    void all() const {
        flips();
        drops();
        doubles();
    }

private:
    Side side_;
    std::string line_;
    std::string expected_;
};

TEST(Codec, OneDamagedByteNeverMakesAnotherMessage) {
    Maker maker(77);
    for (int round = 0; round < 8; ++round)
        for (const wf_kind kind : all_kinds()) {
            const wf_message message = maker.message(kind);
            Damage(side_of(kind), encode(message), text_of(message)).all();
            if (HasFatalFailure())
                return;
        }
}

TEST(Codec, OneDamagedByteBetweenTwoLinesLosesAtMostThoseTwo) {
    Maker maker(78);
    for (int round = 0; round < 60; ++round) {
        const wf_message first = maker.message(WF_ROLL);
        const wf_message second = maker.message(WF_ROLL);
        const wf_message third = maker.message(WF_ROLL);
        const std::string lines = encode(first) + encode(second);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::string damaged = lines;
            damaged.erase(i, 1);
            const auto got = decode(Side::tower, damaged + encode(third));
            ASSERT_FALSE(got.empty());
            ASSERT_EQ(got.back(), i + 1 == lines.size() ? "error crc" : text_of(third)) << damaged;
            for (const auto& text : got)
                ASSERT_TRUE(text == text_of(first) || text == text_of(second) || text == text_of(third) ||
                            text.rfind("error", 0) == 0)
                    << text;
        }
    }
}

// With much noise, as in the soak's limits, nothing ever comes out that was not sent.
TEST(Codec, NoiseNeverMakesAMessageThatWasNotSent) {
    Maker maker(79);
    std::vector<std::string> sent;
    std::string wire;
    for (int i = 0; i < 20000; ++i) {
        const wf_message message = maker.message(WF_ROLL);
        sent.push_back(text_of(message));
        for (const char c : encode(message)) {
            const auto chance = maker.below(1000);
            if (chance < 10)
                continue;
            const bool flip = chance < 20;
            wire += flip ? static_cast<char>(c ^ (1 << maker.below(8))) : c;
            if (chance >= 995)
                wire += c;
        }
    }
    std::size_t at = 0;
    std::size_t good = 0;
    for (const auto& text : decode(Side::tower, wire)) {
        if (text.rfind("error", 0) == 0)
            continue;
        while (at < sent.size() && sent[at] != text)
            ++at;
        ASSERT_LT(at, sent.size()) << "not sent, or out of order: " << text;
        ++at;
        ++good;
    }
    EXPECT_GT(good, sent.size() / 10);
    EXPECT_LT(good, sent.size());
}

TEST(Decoder, CountsGoodBadAndTooLongLines) {
    char line[WF_TOWER_LINE_MAX];
    wf_decoder decoder{};
    wf_decoder_init_from_tower(&decoder, line, sizeof line);
    wf_message message{};
    Maker maker(3);
    const std::string wire = encode(maker.message(WF_ROLL)) + "rubbish\n" + std::string(70000, 'x') +
                             "\n\n\n" + encode(maker.message(WF_PONG)) + std::string(256, 'y') + "\n";
    for (const char byte : wire)
        wf_decoder_feed(&decoder, static_cast<std::uint8_t>(byte), &message);
    EXPECT_EQ(decoder.good, 2u);
    EXPECT_EQ(decoder.bad, 3u);
    EXPECT_EQ(decoder.too_long, 2u);
    EXPECT_EQ(decoder.error, WF_ERROR_TOO_LONG);
}

TEST(Decoder, ResetForgetsTheLineUnderWay) {
    char line[WF_TOWER_LINE_MAX];
    wf_decoder decoder{};
    wf_decoder_init_from_tower(&decoder, line, sizeof line);
    wf_message message{};
    for (const char byte : std::string("ROLL 0001a3f2 \x01"))
        wf_decoder_feed(&decoder, static_cast<std::uint8_t>(byte), &message);
    wf_decoder_reset(&decoder);
    Maker maker(4);
    wf_feed_result result = WF_FEED_MORE;
    const wf_message sent = maker.message(WF_ROLL);
    for (const char byte : encode(sent))
        result = wf_decoder_feed(&decoder, static_cast<std::uint8_t>(byte), &message);
    EXPECT_EQ(result, WF_FEED_MESSAGE);
    EXPECT_EQ(text_of(message), text_of(sent));
    EXPECT_EQ(decoder.bad, 0u);
}

TEST(Encoder, RefusesWhatIsOutOfItsLimits) {
    Maker maker(6);
    const auto refuses = [](const char* what, wf_message message, auto&& change) {
        ASSERT_FALSE(encode(message).empty()) << what << ": good before the change";
        change(message);
        EXPECT_EQ(encode(message), "") << what;
    };
    const auto roll = maker.message(WF_ROLL);
    refuses("no dice", roll, [](wf_message& m) { m.as.roll.count = 0; });
    refuses("nine dice", roll, [](wf_message& m) { m.as.roll.count = WF_DICE_MAX + 1; });
    refuses("one face", roll, [](wf_message& m) { m.as.roll.die[0] = {1, 1}; });
    refuses("21 faces", roll, [](wf_message& m) { m.as.roll.die[0] = {21, 1}; });
    refuses("value 0", roll, [](wf_message& m) { m.as.roll.die[0].value = 0; });
    refuses("value over faces", roll, [](wf_message& m) { m.as.roll.die[0] = {6, 7}; });
    refuses("boot 0", roll, [](wf_message& m) { m.boot = 0; });
    refuses("seq 0", roll, [](wf_message& m) { m.seq = 0; });
    refuses("plain", roll, [](wf_message& m) { m.kind = WF_PLAIN_ROLL; });
    refuses("unknown", roll, [](wf_message& m) { m.kind = WF_UNKNOWN; });
    refuses("none", roll, [](wf_message& m) { m.kind = WF_KIND_NONE; });
    const std::string longest(WF_NAME_MAX + 1, 'n');
    const auto hello = maker.message(WF_HELLO);
    refuses("long name", hello, [&](wf_message& m) { m.as.hello.name = wf_text_of(longest); });
    refuses("long version", hello, [&](wf_message& m) { m.as.hello.firmware = wf_text_of(longest); });
    refuses("long serial", hello, [&](wf_message& m) { m.as.hello.serial = wf_text_of(longest); });
    refuses("empty name", hello, [&](wf_message& m) { m.as.hello.name.size = 0; });
    for (const char* text : {"a b", "a*b", "a\nb", "a\x7f", "\xc3\xa4"})
        refuses(text, hello, [&](wf_message& m) { m.as.hello.serial = wf_text_of(text); });
    refuses("unknown capability", hello, [](wf_message& m) { m.as.hello.caps = 0x80; });
    refuses("last without dice", hello, [](wf_message& m) {
        m.as.hello.last_seq = 5;
        m.as.hello.last.count = 0;
    });
    refuses("dice without last", hello, [&](wf_message& m) {
        m.as.hello.last_seq = 0;
        m.as.hello.last = maker.dice();
    });
    refuses("battery 101", maker.message(WF_STATUS), [](wf_message& m) { m.as.status.battery = 101; });
    refuses("nine askew", maker.message(WF_COCKED), [](wf_message& m) { m.as.cocked = WF_DICE_MAX + 1; });
    refuses("unknown lamp", maker.message(WF_LAMP), [](wf_message& m) { m.as.lamp = WF_LAMP_UNKNOWN; });
    refuses("ack of nought", maker.message(WF_ACK), [](wf_message& m) { m.seq = 0; });
}

TEST(Encoder, WritesNothingIntoTooSmallABuffer) {
    Maker maker(8);
    const wf_message message = maker.message(WF_ROLL);
    const std::string line = encode(message);
    std::string room(line.size() + 4, '#');
    EXPECT_EQ(wf_encode(&message, room.data(), line.size()), line.size());
    EXPECT_EQ(room, line + "####") << "nothing behind the line is touched";
    EXPECT_EQ(wf_encode(&message, room.data(), line.size() - 1), 0u);
    EXPECT_EQ(wf_encode(&message, nullptr, 0), 0u);
}

TEST(Encoder, SidesRefuseEachOthersMessages) {
    Maker maker(9);
    const auto count = [](void* context, char) { ++*static_cast<int*>(context); };
    int put = 0;
    for (const wf_kind kind : tower_kinds) {
        const wf_message message = maker.message(kind);
        EXPECT_FALSE(wf_encode_host_to(&message, count, &put));
    }
    for (const wf_kind kind : host_kinds) {
        const wf_message message = maker.message(kind);
        EXPECT_FALSE(wf_encode_tower_to(&message, count, &put));
    }
    EXPECT_EQ(put, 0);
}

TEST(Lamp, EveryEffectHasItsName) {
    for (int lamp = WF_LAMP_IDLE; lamp < WF_LAMP_UNKNOWN; ++lamp)
        EXPECT_STRNE(wf_lamp_name(static_cast<wf_lamp>(lamp)), "");
    EXPECT_STREQ(wf_lamp_name(WF_LAMP_YOUR_TURN), "your-turn");
    EXPECT_EQ(wf_lamp_name(WF_LAMP_UNKNOWN), nullptr);
}

} // namespace
} // namespace watchfire::test
