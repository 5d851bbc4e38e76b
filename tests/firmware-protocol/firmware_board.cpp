// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware-protocol/firmware_board.h"

#include <gtest/gtest.h>

namespace watchfire::test {

namespace {

// Global, because C functions cannot receive the board.
Board* board = nullptr;

constexpr std::uint64_t reading_us = 104;

} // namespace

void Eeprom::write(std::uint8_t address, std::uint8_t byte) {
    if (!powered_ || worn == address || cells.at(address) == byte)
        return;
    ++written.at(address);
    if (cut_ && cut_->writes-- == 0) {
        cells.at(address) = cut_->left;
        powered_ = false;
        return;
    }
    cells.at(address) = byte;
}

Board::Board() {
    EXPECT_EQ(board, nullptr) << "one board at a time";
    board = this;
}

Board::~Board() {
    board = nullptr;
}

} // namespace watchfire::test

using watchfire::test::board;

std::uint32_t wf_hal_millis() {
    return static_cast<std::uint32_t>(board->now_us / 1000);
}

bool wf_hal_receive(std::uint8_t* byte) {
    if (board->to_tower.empty())
        return false;
    *byte = board->to_tower.front();
    board->to_tower.pop_front();
    return true;
}

void wf_hal_send(char byte) {
    if (board->on_send && (board->from_tower.empty() || board->from_tower.back() == '\n'))
        board->on_send();
    board->from_tower += byte;
    board->now_us += 87;
}

void wf_hal_lamp(std::uint8_t brightness) {
    board->lights.push_back({board->now_us / 1000, brightness});
}

bool wf_hal_button() {
    return board->button;
}

bool wf_hal_noise(bool* bit) {
    if (!board->noise || board->now_us < board->reading_ends_us)
        return false;
    board->reading_ends_us = board->now_us + watchfire::test::reading_us;
    *bit = board->noise();
    return true;
}

std::uint16_t wf_hal_jitter() {
    return board->jitter;
}

std::uint8_t wf_hal_store_read(std::uint8_t address) {
    return board->eeprom.read(address);
}

void wf_hal_store_write(std::uint8_t address, std::uint8_t byte) {
    board->eeprom.write(address, byte);
}

std::uint8_t wf_hal_chip_id(std::uint8_t index) {
    return board->chip.at(index);
}

// If nothing else happens, the end of a reading of the pin ends the sleep.
void wf_hal_idle() {
    board->now_us += watchfire::test::reading_us;
}
