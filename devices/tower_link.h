// SPDX-License-Identifier: Apache-2.0
// The host's end of the tower's link as a pure state machine: bytes and time in, bytes, events and the next
// deadline out. No port, no thread, no clock, so random schedules run in virtual time (design decision 15).
// Carries out firmware-protocol's page "What a host does".
//
// What it promises:
//  - a roll is reported with the tower's serial number, so only after its boot has said HELLO; until then the
//    tower keeps the roll and the link asks,
//  - a roll that was reported and not yet answered (acknowledge or release) is not reported again,
//  - a roll that was acknowledged is acknowledged again at each repeat, and not reported again,
//  - other dice under the numbers of such a roll are a new roll: reported first, then acknowledged,
//  - its memory is bounded, whatever the other side sends.
#pragma once

#include "devices/dice_source.h"
#include "firmware-protocol/codec/decoder.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace watchfire::devices {

class TowerLink {
public:
    using Time = std::chrono::microseconds; // since any fixed instant; never goes back

    struct Options {
        Time settle = std::chrono::milliseconds(1000);   // a board that resets when its port opens
        Time firstAsk = std::chrono::milliseconds(250);  // pause before the next HELLO?; doubles
        Time lastAsk = std::chrono::milliseconds(1000);  // longest pause
        Time hurriedAsk = std::chrono::milliseconds(50); // least pause when a roll waits for a HELLO
        Time heldBack = std::chrono::milliseconds(100);  // no reports after a roll that was not kept
        Time ping = std::chrono::milliseconds(1000);     // keeps the tower at its short pauses
        Time pongWithin = std::chrono::milliseconds(500);
        Time lineGap = std::chrono::milliseconds(40); // a checked tower never pauses this long within a line
        int missedPongs = 3;       // in a row, with nothing else heard: the tower counts as silent
        bool allowPlain = false;   // bare numbers count as rolls if nobody answers HELLO?
        int asksBeforePlain = 2;   // unanswered HELLO? before that
        std::string plainName;     // used as the serial number of a home-made tower
        std::uint32_t plainBoot{}; // drawn anew for each run of the program
    };

    /// The version of the protocol that this side speaks: "1.0".
    [[nodiscard]] static std::string hostProtocol();

    // At most this many rolls are reported and unanswered at once; further rolls stay in the tower.
    static constexpr std::size_t inFlightMax = 64;
    // At most this many bare rolls are reported per second; the rest is only counted. Nobody rolls that fast.
    static constexpr int plainASecond = 8;
    // Bytes for the port that were not fetched yet; beyond this, lines are dropped and counted.
    static constexpr std::size_t outputMax = 4096;
    // The last lines are kept as received, for people to read, each cut to a fixed length.
    static constexpr std::size_t linesKept = 12;
    static constexpr std::size_t lineKeptMax = 120;

    struct RollSeen {
        Roll roll;
    };
    struct CockedSeen {
        std::string tower;
    };
    struct Changed {}; // phase() or the HELLO data changed
    using Event = std::variant<RollSeen, CockedSeen, Changed>;

    explicit TowerLink(Options options);
    // Not copyable: the decoder points into its own line buffer.
    TowerLink(const TowerLink&) = delete;
    TowerLink& operator=(const TowerLink&) = delete;

    void opened(Time now);
    void closed();
    void received(std::span<const std::uint8_t> bytes, Time now);
    // Call at or after deadline(); an early call does no harm.
    void tick(Time now);
    [[nodiscard]] std::optional<Time> deadline() const;

    void acknowledge(const RollId& roll);
    void release(const RollId& roll);
    void lamp(LampEffect effect); // remembered: a tower that was reset gets it again

    [[nodiscard]] std::string takeOutput();
    [[nodiscard]] std::vector<Event> takeEvents();

    [[nodiscard]] LinkPhase phase() const { return phase_; }
    [[nodiscard]] LinkTrouble trouble() const { return trouble_; }
    [[nodiscard]] const std::string& tower() const { return tower_; } // serial number, empty before HELLO
    [[nodiscard]] const std::string& device() const { return device_; }
    [[nodiscard]] const std::string& firmware() const { return firmware_; }
    [[nodiscard]] const std::string& protocol() const { return protocol_; } // "1.0", also of an unknown one
    [[nodiscard]] const TowerAbilities& abilities() const { return abilities_; }
    [[nodiscard]] bool isSimulated() const { return simulated_; }
    [[nodiscard]] bool repeatsNumbers() const { return repeats_; }
    [[nodiscard]] const LinkStatistics& statistics() const { return statistics_; }

private:
    void keepRaw(std::uint8_t byte);
    void take(const wf_message& message, Time now);
    void takeHello(const wf_message& message, Time now);
    void takeRoll(const wf_message& message, Time now);
    void takePong(const wf_message& message, Time now);
    void takePlain(const wf_message& message, Time now);
    void becomePlain();
    void report(Roll roll);
    [[nodiscard]] bool beganAnew(const std::string& serial, const wf_message& hello);
    void heard(Time now);
    void ask(Time now);
    void askSoon(Time now);
    void ping(Time now);
    void setPhase(LinkPhase phase);
    [[nodiscard]] bool wasAcknowledged(const Roll& roll) const;
    void sendAcknowledgement(const RollId& roll, bool again);
    void send(const wf_message& message);
    void sendLamp();

    Options options_;
    wf_decoder decoder_{};
    std::array<char, WF_TOWER_LINE_MAX> line_{};

    LinkPhase phase_ = LinkPhase::searching;
    LinkTrouble trouble_ = LinkTrouble::none;
    bool open_ = false;
    std::string tower_;
    std::string device_;
    std::string firmware_;
    std::string protocol_;
    TowerAbilities abilities_;
    bool simulated_ = false;
    std::uint32_t boot_ = 0; // 0: no HELLO since the port was opened
    RollId counted_;         // the highest message number and its boot; kept when the link breaks
    bool repeats_ = false;
    Time lastByte_{};
    bool anyChecked_ = false; // a line with a right CRC came since the port was opened

    std::optional<Time> askAt_;
    Time askPause_{};
    std::optional<Time> askedAt_; // for the round trip; empty when answered
    std::optional<Time> lastAsk_; // since the port was opened
    int asks_ = 0;                // unanswered, since the port was opened or the tower fell silent

    std::optional<Time> pingAt_;
    Time pingedAt_{};
    bool pongOpen_ = false;
    std::uint32_t token_ = 0;
    int missed_ = 0;

    struct Flight {
        Roll roll;
        bool clashed = false; // the tower now sends other dice under these numbers
    };
    std::unordered_map<RollId, Flight> inFlight_;
    std::deque<Roll> acknowledged_; // the latest few
    std::optional<Time> heldBackUntil_;
    std::vector<Roll> plainHeld_; // bare lines that wait until it is clear what kind of tower sends them
    std::uint32_t plainCount_ = 0;
    Time plainSecond_{}; // the second that plainReported_ counts
    int plainReported_ = 0;
    LampEffect lamp_ = WF_LAMP_IDLE;
    bool lampAgain_ = false;     // send LAMP again: it has no answer
    std::optional<Time> lampAt_; // the last one that a HELLO caused
    std::string raw_;            // the line under way, as it will be shown

    LinkStatistics statistics_;
    std::string output_;
    std::vector<Event> events_;
};

} // namespace watchfire::devices
