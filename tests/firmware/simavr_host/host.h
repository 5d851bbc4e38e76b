// SPDX-License-Identifier: Apache-2.0
// The chip in real time: its wire is a pseudo-terminal, its EEPROM a file, its button and dice are commands.
// One thread; the chip always runs up to the present and never ahead of it.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "firmware-protocol/codec/decoder.h"
#include "firmware-protocol/simulators/tower/faults.h"
#include "firmware-protocol/simulators/tower/port.h"
#include "tests/firmware/chip.h"
#include "tests/firmware/simavr_host/options.h"

namespace watchfire::simavr {

class Host {
public:
    Host(Options options, std::unique_ptr<Chip> chip);
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    // Runs until told to end. Returns the exit status.
    int run();

private:
    using Clock = std::chrono::steady_clock;
    struct Deed {
        Cycles at;
        std::function<void()> act;
    };

    void sleep();
    void catchUp();
    void keepEeprom();
    void deliver();
    void servePort();
    void watch(const std::string& sent);
    void takeInput();
    void command(const std::string& line);
    void pinCommand(const std::string& rest);
    void press(int milliseconds);
    void bounce();
    void lay(std::vector<int> dice);
    void later(Cycles from, Cycles pause, std::function<void()> act);
    void restart(Start how);
    void plug();
    void setRate(double tower_simulator::FaultRates::*rate, const std::string& word,
                 const std::string& value);
    void tellStats();
    [[nodiscard]] bool wrongSpeed() const;
    [[nodiscard]] Cycles present() const;

    Options options_;
    std::unique_ptr<Chip> chip_;
    tower_simulator::Port port_;
    tower_simulator::FaultRates rates_;
    tower_simulator::Faults toHost_;
    tower_simulator::Faults fromHost_;
    std::vector<std::uint8_t> kept_; // the EEPROM as the file has it
    std::deque<Deed> deeds_;         // by their time
    wf_decoder decoder_{};
    std::array<char, WF_TOWER_LINE_MAX> line_{};
    std::uint32_t boot_ = 0;
    std::uint32_t lastRoll_ = 0;
    std::uint64_t rolls_ = 0;
    Cycles handsOff_; // nobody touches button and dice before this, because the firmware is starting
    std::uint64_t garbled_ = 0;
    std::string typed_;
    Clock::time_point start_; // when the chip's cycle 0 was
    Clock::time_point busyUntil_;
    int signals_ = -1;
    bool inputOpen_ = true;
    bool done_ = false;
    int status_ = 0;
    long parent_ = 0;
};

} // namespace watchfire::simavr
