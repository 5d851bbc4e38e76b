// SPDX-License-Identifier: Apache-2.0
// A dice tower without hardware: the firmware's own core, with a pseudo-terminal as its wire, a file as its
// EEPROM, and typed commands instead of a hand that rolls. One thread, which sleeps until something happens.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "firmware-protocol/core/tower.h"
#include "firmware-protocol/simulators/tower/boot_store.h"
#include "firmware-protocol/simulators/tower/dice_source.h"
#include "firmware-protocol/simulators/tower/faults.h"
#include "firmware-protocol/simulators/tower/options.h"
#include "firmware-protocol/simulators/tower/port.h"

namespace watchfire::tower_simulator {

class Simulator {
public:
    Simulator(Options options, std::unique_ptr<DiceSource> source);
    Simulator(const Simulator&) = delete;
    Simulator& operator=(const Simulator&) = delete;

    // Runs until it is told to stop. Returns the exit status.
    int run();

private:
    using Clock = std::chrono::steady_clock;

    std::uint32_t now() const;
    void start_tower();
    void deliver();
    void serve_port();
    void roll_when_due();
    int wait_ms(std::uint32_t tower_wants) const;
    void sleep(int ms);
    void take_input();
    void take_key(char key);
    void command(const std::string& line);
    void roll();
    void roll(const wf_dice& dice);
    void plug();
    void set_rate(double FaultRates::*rate, const std::string& word, const std::string& value);
    void tell_stats();
    void show(wf_lamp effect, wf_notice notice);

    Options options_;
    std::unique_ptr<DiceSource> source_;
    BootStore boots_;
    Port port_;
    FaultRates rates_;
    Faults to_host_;
    Faults from_host_;
    wf_tower_hal hal_{};
    wf_tower_identity identity_{};
    wf_tower tower_{};
    std::string sending_; // what the core has sent during the current call
    std::string typed_;   // the part of a command line read so far
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_roll_;
    int signals_ = -1;
    bool input_open_ = true;
    bool list_ended_ = false;
    bool done_ = false;
    long parent_ = 0;
};

} // namespace watchfire::tower_simulator
