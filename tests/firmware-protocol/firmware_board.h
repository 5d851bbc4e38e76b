// SPDX-License-Identifier: Apache-2.0
// A simulated board: the firmware's HAL for tests, in virtual time, with a button, an open pin, a chip's id
// and an EEPROM whose power can be cut in the middle of a byte.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "firmware-protocol/firmware/hal.h"

namespace watchfire::test {

// An EEPROM. After a cut nothing is written any more, until power() is back.
class Eeprom {
public:
    Eeprom() { cells.fill(0xff); }

    // The power goes during the `writes`th byte written from now (0: the first), which then holds `left`.
    void cut(unsigned writes, std::uint8_t left) { cut_ = {writes, left}; }
    bool powered() const { return powered_; }
    void power() {
        powered_ = true;
        cut_.reset();
    }

    std::uint8_t read(std::uint8_t address) const { return cells.at(address); }
    void write(std::uint8_t address, std::uint8_t byte);

    std::array<std::uint8_t, WF_STORE_SIZE> cells{};
    std::array<unsigned, WF_STORE_SIZE> written{}; // times
    std::optional<std::uint8_t> worn;              // the cell at this address is worn out and keeps its value

private:
    struct Cut {
        unsigned writes;
        std::uint8_t left;
    };
    std::optional<Cut> cut_;
    bool powered_ = true;
};

// The HAL's functions go to the board that was made last; there is one at a time.
class Board {
public:
    Board();
    ~Board();
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    Eeprom eeprom;
    std::uint64_t now_us = 5'000'000;
    std::function<bool()> noise; // raw bits; if empty, readings never end
    std::uint64_t reading_ends_us = 0;
    bool button = false;
    std::uint16_t jitter = 0;
    std::array<std::uint8_t, WF_CHIP_ID_SIZE> chip{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    std::deque<std::uint8_t> to_tower;
    std::string from_tower;
    std::function<void()> on_send; // before the first byte of each line
    struct Light {
        std::uint64_t at_ms;
        std::uint8_t brightness;
    };
    std::vector<Light> lights; // each brightness that was set
};

} // namespace watchfire::test
