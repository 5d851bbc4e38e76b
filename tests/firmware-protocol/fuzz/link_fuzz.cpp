// SPDX-License-Identifier: Apache-2.0
// Runs the link's host end with a tower, a wire and a table that behave arbitrarily: bytes, messages in any
// order, time in jumps, ports opened and closed, rolls acknowledged, released or left lying. Aborts if its
// memory grows beyond the limits, if it reports a roll again that is still being stored, if it acknowledges a
// roll that was not stored, if it sends a line that a tower cannot read, or if its deadline never passes.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "devices/tower_link.h"
#include "tests/firmware-protocol/fuzz/script.h"

namespace {

using watchfire::devices::RollId;
using watchfire::devices::TowerLink;
using watchfire::fuzz::demand;
using watchfire::fuzz::line_of;
using watchfire::fuzz::Script;
using watchfire::fuzz::seal;

class Bench {
public:
    explicit Bench(Script script) : script_(script), link_(options(script_.byte())) { forget_half_line(); }

    void run() {
        while (!script_.done()) {
            happen();
            collect();
        }
    }

private:
    static TowerLink::Options options(std::uint8_t choice) {
        TowerLink::Options options;
        options.settle = std::chrono::milliseconds(choice % 2 == 0 ? 0 : 1000);
        options.allowPlain = choice % 4 >= 2;
        options.plainName = "plain:x";
        options.plainBoot = 5;
        return options;
    }

    void happen() {
        switch (script_.byte() % 10) {
        case 0:
            return feed(script_.text());
        case 1:
            return feed(seal(script_.text()));
        case 2:
            return feed(script_.text() + "\n");
        case 3:
            return feed(line_of(said()));
        case 4: // several rolls in a row, more than may be in flight
            for (unsigned count = script_.byte(); count > 0; --count)
                feed(line_of(roll(1, count)));
            return;
        case 5: {
            const auto step = script_.byte();
            return pass(std::chrono::milliseconds(step * step));
        }
        case 6:
            return answer();
        case 7:
            open_ ? link_.closed() : link_.opened(now_);
            open_ = !open_;
            return forget_half_line();
        case 8:
            return link_.lamp(static_cast<watchfire::devices::LampEffect>(script_.byte() % 7));
        default:
            return link_.tick(now_);
        }
    }

    // A message of one of two towers, of one of a few starts.
    wf_message said() {
        const auto what = script_.byte();
        wf_message message{};
        message.boot = 1 + what % 3U;
        message.seq = 1 + script_.byte();
        switch (what / 3 % 5) {
        case 0:
            message.kind = WF_HELLO;
            message.as.hello.major = what < 240 ? WF_VERSION_MAJOR : WF_VERSION_MAJOR + 1;
            message.as.hello.name = message.as.hello.firmware = {"T", 1};
            message.as.hello.serial = what % 2 == 0 ? wf_text{"A", 1} : wf_text{"B", 1};
            break;
        case 1:
            return roll(message.boot, message.seq);
        case 2:
            message.kind = WF_COCKED;
            break;
        case 3:
            message.kind = WF_STATUS;
            message.as.status.battery = WF_BATTERY_NONE;
            break;
        default:
            message.kind = WF_PONG;
            message.as.token = script_.byte();
        }
        return message;
    }

    static wf_message roll(std::uint32_t boot, std::uint32_t seq) {
        wf_message message{};
        message.kind = WF_ROLL;
        message.boot = boot;
        message.seq = seq;
        message.as.roll.count = 1;
        message.as.roll.die[0] = {6, static_cast<std::uint8_t>(1 + seq % 6)};
        return message;
    }

    void feed(const std::string& bytes) {
        if (open_)
            link_.received({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, now_);
        collect();
    }

    void pass(TowerLink::Time span) {
        const auto end = now_ + span;
        for (auto at = link_.deadline(); at && *at <= end; at = link_.deadline()) {
            now_ = std::max(now_, *at);
            link_.tick(now_);
            collect();
            at = link_.deadline();
            demand(!at || *at > now_, "a deadline passes when its time has come");
        }
        now_ = end;
    }

    void answer() {
        if (under_way_.empty())
            return;
        const auto choice = script_.byte();
        const auto at = under_way_.begin() + choice / 2 % static_cast<int>(under_way_.size());
        const auto id = *at;
        if (under_way_.end() - at <= static_cast<std::ptrdiff_t>(firm_))
            --firm_;
        under_way_.erase(at);
        if (choice % 2 == 0) {
            stored_.emplace(id.boot, id.sequence);
            link_.acknowledge(id);
        } else {
            link_.release(id);
        }
    }

    void collect() {
        for (const auto& event : link_.takeEvents())
            if (const auto* seen = std::get_if<TowerLink::RollSeen>(&event))
                note(seen->roll);
            else if (std::holds_alternative<TowerLink::Changed>(event))
                firm_ = 0; // a tower of another boot may bring all its rolls again
        listen(link_.takeOutput());
        demand(link_.statistics().lastLines.size() <= TowerLink::linesKept, "few lines are kept");
        for (const auto& line : link_.statistics().lastLines)
            demand(line.size() <= 5 * TowerLink::lineKeptMax, "kept lines are short");
    }

    void note(const watchfire::devices::Roll& roll) {
        demand(!roll.dice.empty(), "a roll has dice");
        const auto known = std::find(under_way_.begin(), under_way_.end(), roll.id);
        if (known != under_way_.end()) {
            demand(under_way_.end() - known > static_cast<std::ptrdiff_t>(firm_),
                   "a roll is not reported again while it is being stored");
            under_way_.erase(known);
        }
        under_way_.push_back(roll.id);
        ++firm_;
        demand(firm_ <= TowerLink::inFlightMax, "few rolls are under way at once");
        if (under_way_.size() > 4 * TowerLink::inFlightMax)
            under_way_.erase(under_way_.begin());
    }

    // Decodes the output as the tower does.
    void listen(const std::string& output) {
        demand(output.size() <= TowerLink::outputMax, "output is bounded");
        for (const char byte : output) {
            wf_message message{};
            const auto result = wf_decoder_feed(&tower_, static_cast<std::uint8_t>(byte), &message);
            demand(result != WF_FEED_ERROR, "a host's lines are good lines");
            if (result == WF_FEED_MESSAGE && message.kind == WF_ACK)
                demand(stored_.contains({message.boot, message.seq}), "only what is stored is acknowledged");
        }
    }

    void forget_half_line() {
        (void)link_.takeOutput();
        wf_decoder_init_from_host(&tower_, line_.data(), WF_HOST_LINE_MAX);
    }

    Script script_;
    TowerLink link_;
    TowerLink::Time now_{};
    bool open_ = false;
    std::vector<RollId> under_way_; // reported, not answered
    std::size_t firm_ = 0; // how many of the last ones were reported since the tower was identified again
    std::set<std::pair<std::uint32_t, std::uint32_t>> stored_; // boot, sequence
    std::array<char, WF_HOST_LINE_MAX> line_{};
    wf_decoder tower_{};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bench(Script(data, size)).run();
    return 0;
}
