// SPDX-License-Identifier: Apache-2.0
// Runs the tower's core with a host and a sensor that behave arbitrarily: bytes, messages in any order, time
// in jumps, rolls and dice askew. Aborts if it sends a line that a host cannot read, numbers its messages out
// of order, keeps or forgets a roll against the protocol, changes a roll that it repeats, or wants to be
// called again at once.
#include <array>
#include <cstdint>
#include <deque>
#include <string>

#include "firmware-protocol/core/tower.h"
#include "tests/firmware-protocol/fuzz/script.h"

namespace {

using watchfire::fuzz::demand;
using watchfire::fuzz::line_of;
using watchfire::fuzz::Script;
using watchfire::fuzz::seal;

struct Held {
    std::uint32_t seq;
    wf_dice dice;
};

class Bench {
public:
    explicit Bench(Script script) : script_(script) {
        wf_decoder_init_from_tower(&host_, host_line_.data(), WF_TOWER_LINE_MAX);
        wf_decoder_init_from_host(&ear_, ear_line_.data(), WF_HOST_LINE_MAX);
        hal_.context = this;
        hal_.send = [](void* context, char byte) { static_cast<Bench*>(context)->hear(byte); };
        hal_.count_boot = [](void*) -> std::uint16_t { return 7; };
        hal_.entropy = [](void*) -> std::uint16_t { return 11; };
        now_ = script_.byte() % 2 == 0 ? 0 : 0xffffff00U; // the clock may wrap soon
        wf_tower_init(&tower_, &hal_, &identity_, now_);
    }

    void run() {
        while (!script_.done()) {
            happen();
            demand(tower_.held == held_.size(), "it holds what was rolled and not acknowledged");
            demand(!half_line_, "it sends whole lines");
        }
    }

private:
    void happen() {
        switch (script_.byte() % 8) {
        case 0:
            return feed(script_.text());
        case 1:
            return feed(seal(script_.text()));
        case 2:
            return feed("\n");
        case 3:
            return feed(line_of(said()));
        case 4:
            return acknowledge();
        case 5: {
            const std::uint32_t step = script_.byte();
            return pass(step * step);
        }
        case 6:
            return roll();
        default:
            wf_tower_cocked(&tower_, script_.byte(), now_);
        }
    }

    wf_message said() {
        wf_message message{};
        switch (script_.byte() % 3) {
        case 0:
            message.kind = WF_HELLO_ASK;
            break;
        case 1:
            message.kind = WF_PING;
            message.as.token = script_.byte();
            break;
        default:
            message.kind = WF_LAMP;
            message.as.lamp = static_cast<wf_lamp>(script_.byte() % WF_LAMP_UNKNOWN);
        }
        return message;
    }

    // An ACK of the right roll, of another boot, or of a number near the right one.
    void acknowledge() {
        const auto choice = script_.byte();
        wf_message message{};
        message.kind = WF_ACK;
        message.boot = tower_.boot + (choice % 8 == 0 ? 1U : 0U);
        message.seq = (held_.empty() ? 1U : held_.front().seq) + (choice % 8 == 1 ? 1U : 0U);
        feed(line_of(message));
    }

    void roll() {
        wf_dice dice{};
        dice.count = static_cast<std::uint8_t>(script_.byte() % (WF_DICE_MAX + 2));
        for (unsigned i = 0; i < dice.count && i < WF_DICE_MAX; ++i)
            dice.die[i] = {static_cast<std::uint8_t>(script_.byte() % 24), static_cast<std::uint8_t>(1 + i)};
        auto expected = WF_ROLL_TAKEN;
        if (!wf_dice_valid(&dice))
            expected = WF_ROLL_INVALID;
        else if (held_.size() == WF_TOWER_QUEUE)
            expected = WF_ROLL_REFUSED;
        else
            held_.push_back({next_seq_++, dice}); // an empty queue sends it during the call
        demand(wf_tower_roll(&tower_, &dice, now_) == expected,
               "what may be sent is taken while there is room, and nothing else");
    }

    void pass(std::uint32_t span) {
        while (span > 0) {
            const auto wait = wf_tower_poll(&tower_, now_);
            demand(wait > 0 && wait <= WF_TOWER_WAIT_MAX_MS, "it wants to be called again, and not at once");
            const auto step = wait < span ? wait : span;
            now_ += step;
            span -= step;
        }
    }

    void feed(const std::string& bytes) {
        for (const char byte : bytes) {
            wf_message message{};
            if (wf_decoder_feed(&ear_, static_cast<std::uint8_t>(byte), &message) == WF_FEED_MESSAGE &&
                message.kind == WF_ACK && message.boot == tower_.boot && !held_.empty() &&
                message.seq == held_.front().seq)
                held_.pop_front(); // only its own ACK removes it
            wf_tower_receive(&tower_, static_cast<std::uint8_t>(byte), now_);
        }
    }

    // Decodes the byte as the host does.
    void hear(char byte) {
        half_line_ = byte != '\n';
        wf_message message{};
        const auto result = wf_decoder_feed(&host_, static_cast<std::uint8_t>(byte), &message);
        demand(result != WF_FEED_ERROR, "a tower's lines are good lines");
        if (result != WF_FEED_MESSAGE)
            return;
        demand(message.boot == tower_.boot, "every message carries the boot id");
        if (message.kind != WF_ROLL) {
            demand(message.seq == next_seq_++, "messages are numbered in order");
            return;
        }
        demand(!held_.empty() && message.seq == held_.front().seq, "only the oldest roll is on its way");
        const auto& dice = held_.front().dice;
        demand(message.as.roll.count == dice.count, "a roll that is repeated is unchanged");
        for (unsigned i = 0; i < dice.count; ++i)
            demand(message.as.roll.die[i].faces == dice.die[i].faces &&
                       message.as.roll.die[i].value == dice.die[i].value,
                   "a roll that is repeated is unchanged");
    }

    Script script_;
    wf_tower_hal hal_{};
    wf_tower_identity identity_{"T", "1", "S", WF_CAP_ALL};
    wf_tower tower_{};
    std::uint32_t now_ = 0;
    std::deque<Held> held_; // the expected queue
    std::uint32_t next_seq_ = 1;
    bool half_line_ = false;
    std::array<char, WF_HOST_LINE_MAX> ear_line_{};
    wf_decoder ear_{}; // hears what the tower hears
    std::array<char, WF_TOWER_LINE_MAX> host_line_{};
    wf_decoder host_{};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bench(Script(data, size)).run();
    return 0;
}
