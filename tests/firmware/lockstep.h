// SPDX-License-Identifier: Apache-2.0
// Chip and host in one virtual time, without terminal or clock: a test's bytes take their time on the wire,
// and the chip's bytes are decoded as they arrive. The same calls give the same run to the cycle.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "devices/tower_link.h"
#include "firmware-protocol/codec/decoder.h"
#include "firmware-protocol/simulators/tower/faults.h"
#include "tests/firmware/chip.h"

namespace watchfire::simavr {

// A line of the tower with a right CRC, in a form that can be kept.
struct Heard {
    Cycles at;         // when its last byte had come
    wf_message fields; // its texts are gone: they are in `text`
    std::string text;  // as the test vectors spell it
};

class Lockstep {
public:
    struct Options {
        Chip::Options chip{};
        std::uint64_t faultSeed = 1;
    };

    // Throws std::runtime_error if there is no such firmware.
    explicit Lockstep(const std::string& elf) : Lockstep(elf, Options{}) {}
    Lockstep(const std::string& elf, Options options);

    [[nodiscard]] Chip& chip() { return *chip_; }
    [[nodiscard]] Cycles now() const { return chip_->now(); }
    tower_simulator::FaultRates rates; // in both directions, each with its own dice

    void send(std::string_view bytes);
    void send(const wf_message& message);
    void ask();
    void ping(std::uint32_t token);
    void acknowledge(const wf_message& roll);

    void press(int milliseconds = 60);
    void run(Cycles span) {
        runUntil(span, [] { return false; });
    }
    // Runs until the condition holds, checking each quarter of a millisecond; false if it did not within the
    // span.
    bool runUntil(Cycles span, const std::function<bool()>& holds);
    bool runUntilHeard(wf_kind kind, std::size_t count = 1, Cycles span = 5 * hertz);

    // What has arrived, faults included.
    [[nodiscard]] const std::vector<Heard>& heard() const { return heard_; }
    [[nodiscard]] std::vector<Heard> heard(wf_kind kind) const;
    [[nodiscard]] std::uint32_t badLines() const { return decoder_.bad; }
    [[nodiscard]] const std::string& bytes() const { return bytes_; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; } // of all bytes and when each was taken
    [[nodiscard]] const tower_simulator::FaultCounts& faultsToHost() const { return toHost_.counts(); }
    [[nodiscard]] const tower_simulator::FaultCounts& faultsToChip() const { return toChip_.counts(); }
    void forget(); // what was heard so far
    // Each roll that has left the chip, once, in order, before any fault.
    [[nodiscard]] const std::vector<wf_message>& said() const { return said_; }

    // What a host in the same time does with bytes that arrived, and in each quarter of a millisecond.
    std::function<void(std::string_view bytes)> arrived;
    std::function<void()> ticked;

private:
    void witness(std::string_view bytes);
    void take(std::string_view bytes);

    std::unique_ptr<Chip> chip_;
    tower_simulator::Faults toHost_;
    tower_simulator::Faults toChip_;
    wf_decoder decoder_{};
    std::array<char, WF_TOWER_LINE_MAX> line_{};
    wf_decoder witness_{};
    std::array<char, WF_TOWER_LINE_MAX> witnessLine_{};
    std::vector<wf_message> said_;
    std::vector<Heard> heard_;
    std::string bytes_;
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

// The program's own end of the link at the other end of the wire. A reported roll is stored after a while, as
// on a disk, sometimes not at all, and then acknowledged or released.
class LinkedHost {
public:
    LinkedHost(Lockstep& lockstep, std::uint64_t seed, double failures);
    LinkedHost(const LinkedHost&) = delete;
    LinkedHost& operator=(const LinkedHost&) = delete;

    void plug();
    void unplug(); // what is on the wire is lost on either side
    [[nodiscard]] bool isUp() const { return link_.phase() == devices::LinkPhase::up; }
    [[nodiscard]] const devices::TowerLink& link() const { return link_; }
    // Each stored roll, in order; a roll appears twice if it was reported again after it was stored.
    [[nodiscard]] const std::vector<devices::Roll>& stored() const { return stored_; }

private:
    struct Storing {
        Cycles at;
        devices::Roll roll;
        bool fails;
    };
    void tick();
    [[nodiscard]] devices::TowerLink::Time time() const;

    Lockstep& lockstep_;
    devices::TowerLink link_;
    std::mt19937_64 random_;
    double failures_;
    bool plugged_ = false;
    std::vector<Storing> storing_;
    std::vector<devices::Roll> stored_;
};

} // namespace watchfire::simavr
