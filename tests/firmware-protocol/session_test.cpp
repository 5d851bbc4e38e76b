// SPDX-License-Identifier: Apache-2.0
// The session in PROTOCOL.md, played with the tower's core in virtual time: it must send exactly those lines
// at exactly those times. independent/session_check.py plays it with the other tower.
#include <cstdint>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "firmware-protocol/core/tower.h"
#include "tests/firmware-protocol/message_text.h"

namespace {

struct Line {
    std::uint32_t at = 0; // ms
    std::string mark;
    std::string text;

    bool operator==(const Line&) const = default;
};

void PrintTo(const Line& line, std::ostream* out) {
    *out << line.at << " ms " << line.mark << " " << line.text;
}

std::vector<Line> read_session() {
    std::ifstream page(WATCHFIRE_SOURCE_DIR "/firmware-protocol/PROTOCOL.md");
    const std::regex form("^ *([0-9]+)\\.([0-9]{3}) (--|T>|H>) ?(.*)$");
    std::vector<Line> lines;
    std::smatch found;
    for (std::string line; std::getline(page, line);)
        if (std::regex_match(line, found, form))
            lines.push_back({static_cast<std::uint32_t>(1000 * std::stoul(found[1]) + std::stoul(found[2])),
                             found[3], found[4]});
    return lines;
}

wf_dice dice_of(const std::string& text) {
    wf_dice dice{};
    const std::regex die("d([0-9]+):([0-9]+)");
    for (auto at = std::sregex_iterator(text.begin(), text.end(), die); at != std::sregex_iterator(); ++at)
        dice.die[dice.count++] = {static_cast<std::uint8_t>(std::stoul((*at)[1])),
                                  static_cast<std::uint8_t>(std::stoul((*at)[2]))};
    return dice;
}

class Session {
public:
    Session() {
        hal_.context = this;
        hal_.send = [](void* context, char byte) { static_cast<Session*>(context)->hear(byte); };
        // Its boot id is 0001a3f2, as in all examples.
        hal_.count_boot = [](void*) { return std::uint16_t{0x0001}; };
        hal_.entropy = [](void*) { return std::uint16_t{0xa3f2}; };
    }

    std::vector<Line> play(const std::vector<Line>& lines) {
        for (now_ = 0; now_ <= lines.back().at; ++now_) {
            for (const auto& line : lines)
                if (line.at == now_ && line.mark != "T>")
                    happen(line);
            (void)wf_tower_poll(&tower_, now_);
        }
        EXPECT_EQ(tower_.effect, WF_LAMP_YOUR_TURN);
        EXPECT_EQ(tower_.decoder.bad, 1U) << "one line of the host's is damaged";
        return sent_;
    }

private:
    void happen(const Line& line) {
        if (line.mark == "H>") {
            for (const char byte : line.text + "\n")
                wf_tower_receive(&tower_, static_cast<std::uint8_t>(byte), now_);
        } else if (line.text == "start") {
            wf_tower_init(&tower_, &hal_, &identity_, now_);
        } else if (line.text.rfind("rolls ", 0) == 0) {
            const auto dice = dice_of(line.text);
            EXPECT_EQ(wf_tower_roll(&tower_, &dice, now_), WF_ROLL_TAKEN);
        } else if (line.text == "1 die lies askew") {
            wf_tower_cocked(&tower_, 1, now_);
        } else {
            EXPECT_EQ(line.text, "end");
        }
    }

    void hear(char byte) {
        if (byte != '\n') {
            half_ += byte;
            return;
        }
        sent_.push_back({now_, "T>", half_});
        half_.clear();
    }

    wf_tower_hal hal_{};
    wf_tower_identity identity_{"Watchfire-Tower", "0.1.0", "WF-000042", WF_CAP_LAMP | WF_CAP_COCKED};
    wf_tower tower_{};
    std::uint32_t now_ = 0;
    std::string half_;
    std::vector<Line> sent_;
};

TEST(Specification, TheSessionIsWhatATowerSends) {
    const auto lines = read_session();
    ASSERT_FALSE(lines.empty());
    std::vector<Line> expected;
    for (const auto& line : lines)
        if (line.mark == "T>")
            expected.push_back(line);
    EXPECT_GE(expected.size(), 15U);
    EXPECT_THAT(Session().play(lines), testing::ElementsAreArray(expected));
}

} // namespace
